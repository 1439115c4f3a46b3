; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @utf8_validate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 !dbg !23 {
    #dbg_value(ptr %0, !36, !DIExpression(), !58)
    #dbg_value(ptr %1, !37, !DIExpression(), !58)
    #dbg_value(i32 %2, !38, !DIExpression(), !58)
    #dbg_value(ptr %3, !39, !DIExpression(), !58)
    #dbg_value(ptr %4, !40, !DIExpression(), !58)
    #dbg_value(ptr %5, !41, !DIExpression(), !58)
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %9 = mul nuw nsw i32 %7, %8, !dbg !69
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %11 = add nuw nsw i32 %9, %10, !dbg !73
    #dbg_value(i32 %11, !42, !DIExpression(), !58)
  %12 = icmp slt i32 %11, %2, !dbg !74
  br i1 %12, label %13, label %107, !dbg !74

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64, !dbg !76
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14, !dbg !76
  %16 = load i32, ptr %15, align 4, !dbg !76, !tbaa !19
    #dbg_value(i32 %16, !43, !DIExpression(), !58)
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4, !dbg !77
  %18 = load i32, ptr %17, align 4, !dbg !77, !tbaa !19
    #dbg_value(i32 %18, !44, !DIExpression(), !58)
    #dbg_value(i32 0, !45, !DIExpression(), !58)
    #dbg_value(i32 0, !46, !DIExpression(), !58)
    #dbg_value(i32 %16, !47, !DIExpression(), !58)
  br label %19, !dbg !78

19:                                               ; preds = %92, %13
  %20 = phi i32 [ 0, %13 ], [ %93, %92 ], !dbg !58
  %21 = phi i32 [ 0, %13 ], [ %94, %92 ], !dbg !58
  %22 = phi i32 [ %16, %13 ], [ %95, %92 ], !dbg !58
    #dbg_value(i32 %22, !47, !DIExpression(), !58)
    #dbg_value(i32 %21, !46, !DIExpression(), !58)
    #dbg_value(i32 %20, !45, !DIExpression(), !58)
  %23 = icmp slt i32 %22, %18, !dbg !79
  %24 = icmp eq i32 %21, 0, !dbg !80
  %25 = and i1 %24, %23, !dbg !80
  br i1 %25, label %26, label %97, !dbg !78

26:                                               ; preds = %19
  %27 = sext i32 %22 to i64, !dbg !81
  %28 = getelementptr inbounds i8, ptr %0, i64 %27, !dbg !81
  %29 = load i8, ptr %28, align 1, !dbg !81, !tbaa !82
  %30 = zext i8 %29 to i32, !dbg !81
    #dbg_value(i32 %30, !48, !DIExpression(), !83)
  %31 = icmp sgt i8 %29, -1, !dbg !84
  br i1 %31, label %47, label %32, !dbg !84

32:                                               ; preds = %26
  %33 = and i32 %30, 224, !dbg !86
  %34 = icmp eq i32 %33, 192, !dbg !88
  br i1 %34, label %35, label %37, !dbg !88

35:                                               ; preds = %32
    #dbg_value(i32 1, !51, !DIExpression(), !83)
    #dbg_value(i32 128, !52, !DIExpression(), !83)
  %36 = and i32 %30, 31, !dbg !89
    #dbg_value(i32 %36, !48, !DIExpression(), !83)
  br label %47, !dbg !91

37:                                               ; preds = %32
  %38 = and i32 %30, 240, !dbg !92
  %39 = icmp eq i32 %38, 224, !dbg !94
  br i1 %39, label %40, label %42, !dbg !94

40:                                               ; preds = %37
    #dbg_value(i32 2, !51, !DIExpression(), !83)
    #dbg_value(i32 2048, !52, !DIExpression(), !83)
  %41 = and i32 %30, 15, !dbg !95
    #dbg_value(i32 %41, !48, !DIExpression(), !83)
  br label %47, !dbg !97

42:                                               ; preds = %37
  %43 = and i32 %30, 248, !dbg !98
  %44 = icmp eq i32 %43, 240, !dbg !100
  br i1 %44, label %45, label %92, !dbg !100

45:                                               ; preds = %42
    #dbg_value(i32 3, !51, !DIExpression(), !83)
    #dbg_value(i32 65536, !52, !DIExpression(), !83)
  %46 = and i32 %30, 7, !dbg !101
    #dbg_value(i32 %46, !48, !DIExpression(), !83)
  br label %47

47:                                               ; preds = %26, %35, %45, %40
  %48 = phi i32 [ %46, %45 ], [ %36, %35 ], [ %41, %40 ], [ %30, %26 ], !dbg !83
  %49 = phi i32 [ 3, %45 ], [ 1, %35 ], [ 2, %40 ], [ 0, %26 ], !dbg !103
  %50 = phi i32 [ 65536, %45 ], [ 128, %35 ], [ 2048, %40 ], [ 0, %26 ], !dbg !103
    #dbg_value(i32 %50, !52, !DIExpression(), !83)
    #dbg_value(i32 %49, !51, !DIExpression(), !83)
    #dbg_value(i32 %48, !48, !DIExpression(), !83)
    #dbg_value(i32 1, !53, !DIExpression(), !104)
    #dbg_value(i32 0, !46, !DIExpression(), !58)
  br i1 %31, label %72, label %51, !dbg !105

51:                                               ; preds = %47, %57
  %52 = phi i32 [ %69, %57 ], [ 1, %47 ]
  %53 = phi i32 [ %68, %57 ], [ %48, %47 ]
  %54 = phi i32 [ %67, %57 ], [ 0, %47 ]
    #dbg_value(i32 %52, !53, !DIExpression(), !104)
    #dbg_value(i32 %53, !48, !DIExpression(), !83)
    #dbg_value(i32 %54, !46, !DIExpression(), !58)
  %55 = add nsw i32 %52, %22, !dbg !106
  %56 = icmp slt i32 %55, %18, !dbg !108
  br i1 %56, label %57, label %72, !dbg !108

57:                                               ; preds = %51
  %58 = sext i32 %55 to i64, !dbg !109
  %59 = getelementptr inbounds i8, ptr %0, i64 %58, !dbg !109
  %60 = load i8, ptr %59, align 1, !dbg !109, !tbaa !82
  %61 = zext i8 %60 to i32, !dbg !109
    #dbg_value(i32 %61, !55, !DIExpression(), !110)
  %62 = and i32 %61, 192, !dbg !111
  %63 = icmp ne i32 %62, 128, !dbg !113
  %64 = shl i32 %53, 6, !dbg !113
  %65 = and i32 %61, 63, !dbg !113
  %66 = or disjoint i32 %65, %64, !dbg !113
  %67 = select i1 %63, i32 2, i32 %54, !dbg !113
  %68 = select i1 %63, i32 %53, i32 %66, !dbg !113
    #dbg_value(i32 %68, !48, !DIExpression(), !83)
    #dbg_value(i32 %67, !46, !DIExpression(), !58)
  %69 = add nuw nsw i32 %52, 1, !dbg !114
    #dbg_value(i32 %69, !53, !DIExpression(), !104)
    #dbg_value(i32 poison, !53, !DIExpression(), !104)
    #dbg_value(i32 poison, !48, !DIExpression(), !83)
    #dbg_value(i32 poison, !46, !DIExpression(), !58)
  %70 = icmp samesign uge i32 %52, %49
  %71 = select i1 %63, i1 true, i1 %70
  br i1 %71, label %72, label %51, !llvm.loop !115

72:                                               ; preds = %57, %51, %47
  %73 = phi i32 [ 0, %47 ], [ %67, %57 ], [ 3, %51 ], !dbg !58
  %74 = phi i32 [ %48, %47 ], [ %68, %57 ], [ %53, %51 ], !dbg !119
    #dbg_value(i32 %74, !48, !DIExpression(), !83)
    #dbg_value(i32 %73, !46, !DIExpression(), !58)
  %75 = icmp eq i32 %73, 0, !dbg !120
  br i1 %75, label %76, label %84, !dbg !120

76:                                               ; preds = %72
  %77 = icmp ult i32 %74, %50, !dbg !122
  br i1 %77, label %84, label %78, !dbg !122

78:                                               ; preds = %76
  %79 = and i32 %74, -2048, !dbg !125
  %80 = icmp eq i32 %79, 55296, !dbg !125
  br i1 %80, label %84, label %81, !dbg !125

81:                                               ; preds = %78
  %82 = icmp ugt i32 %74, 1114111, !dbg !127
  %83 = select i1 %82, i32 6, i32 0, !dbg !127
  br label %84, !dbg !127

84:                                               ; preds = %81, %78, %76, %72
  %85 = phi i32 [ %73, %72 ], [ 4, %76 ], [ 5, %78 ], [ %83, %81 ], !dbg !83
    #dbg_value(i32 %85, !46, !DIExpression(), !58)
  %86 = icmp eq i32 %85, 0, !dbg !129
  %87 = add nuw nsw i32 %49, 1, !dbg !129
  %88 = zext i1 %86 to i32, !dbg !129
  %89 = add nsw i32 %20, %88, !dbg !129
  %90 = select i1 %86, i32 %87, i32 0, !dbg !129
  %91 = add nsw i32 %90, %22, !dbg !129
    #dbg_value(i32 %91, !47, !DIExpression(), !58)
    #dbg_value(i32 %89, !45, !DIExpression(), !58)
  br label %92, !dbg !131

92:                                               ; preds = %42, %84
  %93 = phi i32 [ %89, %84 ], [ %20, %42 ], !dbg !58
  %94 = phi i32 [ %85, %84 ], [ 1, %42 ], !dbg !83
  %95 = phi i32 [ %91, %84 ], [ %22, %42 ], !dbg !58
  %96 = phi i1 [ true, %84 ], [ false, %42 ]
    #dbg_value(i32 %95, !47, !DIExpression(), !58)
    #dbg_value(i32 %94, !46, !DIExpression(), !58)
    #dbg_value(i32 %93, !45, !DIExpression(), !58)
  br i1 %96, label %19, label %97

97:                                               ; preds = %92, %19
  %98 = phi i32 [ %93, %92 ], [ %20, %19 ], !dbg !58
  %99 = phi i32 [ %94, %92 ], [ %21, %19 ], !dbg !58
  %100 = phi i32 [ %95, %92 ], [ %22, %19 ], !dbg !58
    #dbg_value(i32 %100, !47, !DIExpression(), !58)
    #dbg_value(i32 %99, !46, !DIExpression(), !58)
    #dbg_value(i32 %98, !45, !DIExpression(), !58)
  %101 = getelementptr inbounds nuw i32, ptr %3, i64 %14, !dbg !132
  store i32 %98, ptr %101, align 4, !dbg !133, !tbaa !19
  %102 = getelementptr inbounds nuw i32, ptr %4, i64 %14, !dbg !134
  store i32 %99, ptr %102, align 4, !dbg !135, !tbaa !19
  %103 = icmp eq i32 %99, 0, !dbg !136
  %104 = sub nsw i32 %100, %16, !dbg !137
  %105 = select i1 %103, i32 -1, i32 %104, !dbg !137
  %106 = getelementptr inbounds nuw i32, ptr %5, i64 %14, !dbg !138
  store i32 %105, ptr %106, align 4, !dbg !139, !tbaa !19
  br label %107, !dbg !140

107:                                              ; preds = %6, %97
  ret void, !dbg !140
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18}
!llvm.errno.tbaa = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kernel.cu", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !1, line: 6, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9, !10, !11, !12}
!6 = !DIEnumerator(name: "GOOD", value: 0, isUnsigned: true)
!7 = !DIEnumerator(name: "BAD_LEAD", value: 1, isUnsigned: true)
!8 = !DIEnumerator(name: "BAD_CONTINUATION", value: 2, isUnsigned: true)
!9 = !DIEnumerator(name: "TRUNCATED", value: 3, isUnsigned: true)
!10 = !DIEnumerator(name: "OVERLONG", value: 4, isUnsigned: true)
!11 = !DIEnumerator(name: "SURROGATE", value: 5, isUnsigned: true)
!12 = !DIEnumerator(name: "TOO_LARGE", value: 6, isUnsigned: true)
!13 = !{i32 7, !"Dwarf Version", i32 2}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = distinct !DISubprogram(name: "utf8_validate", scope: !1, file: !1, line: 8, type: !24, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !35)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26, !31, !33, !34, !34, !34}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "u8", file: !29, line: 24, baseType: !30)
!29 = !DIFile(filename: "../tandem_device.h", directory: ".")
!30 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!35 = !{!36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !51, !52, !53, !55}
!36 = !DILocalVariable(name: "text", arg: 1, scope: !23, file: !1, line: 8, type: !26)
!37 = !DILocalVariable(name: "offset", arg: 2, scope: !23, file: !1, line: 8, type: !31)
!38 = !DILocalVariable(name: "count", arg: 3, scope: !23, file: !1, line: 8, type: !33)
!39 = !DILocalVariable(name: "characters", arg: 4, scope: !23, file: !1, line: 8, type: !34)
!40 = !DILocalVariable(name: "error", arg: 5, scope: !23, file: !1, line: 8, type: !34)
!41 = !DILocalVariable(name: "where", arg: 6, scope: !23, file: !1, line: 8, type: !34)
!42 = !DILocalVariable(name: "t", scope: !23, file: !1, line: 9, type: !33)
!43 = !DILocalVariable(name: "begin", scope: !23, file: !1, line: 12, type: !33)
!44 = !DILocalVariable(name: "end", scope: !23, file: !1, line: 12, type: !33)
!45 = !DILocalVariable(name: "chars", scope: !23, file: !1, line: 13, type: !33)
!46 = !DILocalVariable(name: "problem", scope: !23, file: !1, line: 13, type: !33)
!47 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 14, type: !33)
!48 = !DILocalVariable(name: "c", scope: !49, file: !1, line: 16, type: !50)
!49 = distinct !DILexicalBlock(scope: !23, file: !1, line: 15, column: 38)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "u32", file: !29, line: 26, baseType: !4)
!51 = !DILocalVariable(name: "more", scope: !49, file: !1, line: 17, type: !33)
!52 = !DILocalVariable(name: "least", scope: !49, file: !1, line: 18, type: !50)
!53 = !DILocalVariable(name: "k", scope: !54, file: !1, line: 38, type: !33)
!54 = distinct !DILexicalBlock(scope: !49, file: !1, line: 38, column: 5)
!55 = !DILocalVariable(name: "d", scope: !56, file: !1, line: 43, type: !50)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 38, column: 37)
!57 = distinct !DILexicalBlock(scope: !54, file: !1, line: 38, column: 5)
!58 = !DILocation(line: 0, scope: !23)
!59 = !DILocation(line: 33, column: 31, scope: !60, inlinedAt: !63)
!60 = distinct !DISubprogram(name: "block_x", linkageName: "_ZL7block_xv", scope: !29, file: !29, line: 33, type: !61, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DISubroutineType(types: !62)
!62 = !{!33}
!63 = distinct !DILocation(line: 39, column: 32, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "global_x", linkageName: "_ZL8global_xv", scope: !29, file: !29, line: 39, type: !61, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 9, column: 11, scope: !23)
!66 = !DILocation(line: 35, column: 35, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "block_dim_x", linkageName: "_ZL11block_dim_xv", scope: !29, file: !29, line: 35, type: !61, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 39, column: 44, scope: !64, inlinedAt: !65)
!69 = !DILocation(line: 39, column: 42, scope: !64, inlinedAt: !65)
!70 = !DILocation(line: 31, column: 32, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "thread_x", linkageName: "_ZL8thread_xv", scope: !29, file: !29, line: 31, type: !61, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 39, column: 60, scope: !64, inlinedAt: !65)
!73 = !DILocation(line: 39, column: 58, scope: !64, inlinedAt: !65)
!74 = !DILocation(line: 10, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !23, file: !1, line: 10, column: 7)
!76 = !DILocation(line: 12, column: 15, scope: !23)
!77 = !DILocation(line: 12, column: 32, scope: !23)
!78 = !DILocation(line: 15, column: 3, scope: !23)
!79 = !DILocation(line: 15, column: 12, scope: !23)
!80 = !DILocation(line: 15, column: 18, scope: !23)
!81 = !DILocation(line: 16, column: 13, scope: !49)
!82 = !{!21, !21, i64 0}
!83 = !DILocation(line: 0, scope: !49)
!84 = !DILocation(line: 19, column: 11, scope: !85)
!85 = distinct !DILexicalBlock(scope: !49, file: !1, line: 19, column: 9)
!86 = !DILocation(line: 22, column: 19, scope: !87)
!87 = distinct !DILexicalBlock(scope: !85, file: !1, line: 22, column: 16)
!88 = !DILocation(line: 22, column: 27, scope: !87)
!89 = !DILocation(line: 25, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !87, file: !1, line: 22, column: 36)
!91 = !DILocation(line: 26, column: 5, scope: !90)
!92 = !DILocation(line: 26, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !87, file: !1, line: 26, column: 16)
!94 = !DILocation(line: 26, column: 27, scope: !93)
!95 = !DILocation(line: 29, column: 9, scope: !96)
!96 = distinct !DILexicalBlock(scope: !93, file: !1, line: 26, column: 36)
!97 = !DILocation(line: 30, column: 5, scope: !96)
!98 = !DILocation(line: 30, column: 19, scope: !99)
!99 = distinct !DILexicalBlock(scope: !93, file: !1, line: 30, column: 16)
!100 = !DILocation(line: 30, column: 27, scope: !99)
!101 = !DILocation(line: 33, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !99, file: !1, line: 30, column: 36)
!103 = !DILocation(line: 0, scope: !85)
!104 = !DILocation(line: 0, scope: !54)
!105 = !DILocation(line: 38, column: 5, scope: !54)
!106 = !DILocation(line: 39, column: 13, scope: !107)
!107 = distinct !DILexicalBlock(scope: !56, file: !1, line: 39, column: 11)
!108 = !DILocation(line: 39, column: 17, scope: !107)
!109 = !DILocation(line: 43, column: 15, scope: !56)
!110 = !DILocation(line: 0, scope: !56)
!111 = !DILocation(line: 44, column: 14, scope: !112)
!112 = distinct !DILexicalBlock(scope: !56, file: !1, line: 44, column: 11)
!113 = !DILocation(line: 44, column: 22, scope: !112)
!114 = !DILocation(line: 38, column: 33, scope: !57)
!115 = distinct !{!115, !105, !116, !117, !118}
!116 = !DILocation(line: 49, column: 5, scope: !54)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 16, column: 9, scope: !49)
!120 = !DILocation(line: 50, column: 17, scope: !121)
!121 = distinct !DILexicalBlock(scope: !49, file: !1, line: 50, column: 9)
!122 = !DILocation(line: 51, column: 13, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !1, line: 51, column: 11)
!124 = distinct !DILexicalBlock(scope: !121, file: !1, line: 50, column: 26)
!125 = !DILocation(line: 53, column: 28, scope: !126)
!126 = distinct !DILexicalBlock(scope: !123, file: !1, line: 53, column: 16)
!127 = !DILocation(line: 55, column: 18, scope: !128)
!128 = distinct !DILexicalBlock(scope: !126, file: !1, line: 55, column: 16)
!129 = !DILocation(line: 58, column: 17, scope: !130)
!130 = distinct !DILexicalBlock(scope: !49, file: !1, line: 58, column: 9)
!131 = !DILocation(line: 62, column: 3, scope: !23)
!132 = !DILocation(line: 63, column: 3, scope: !23)
!133 = !DILocation(line: 63, column: 17, scope: !23)
!134 = !DILocation(line: 64, column: 3, scope: !23)
!135 = !DILocation(line: 64, column: 12, scope: !23)
!136 = !DILocation(line: 65, column: 22, scope: !23)
!137 = !DILocation(line: 65, column: 14, scope: !23)
!138 = !DILocation(line: 65, column: 3, scope: !23)
!139 = !DILocation(line: 65, column: 12, scope: !23)
!140 = !DILocation(line: 66, column: 1, scope: !23)
