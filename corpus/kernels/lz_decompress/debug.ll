; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lz_decompress(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef captures(none) %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 !dbg !20 {
    #dbg_value(ptr %0, !34, !DIExpression(), !73)
    #dbg_value(ptr %1, !35, !DIExpression(), !73)
    #dbg_value(i32 %2, !36, !DIExpression(), !73)
    #dbg_value(ptr %3, !37, !DIExpression(), !73)
    #dbg_value(i32 %4, !38, !DIExpression(), !73)
    #dbg_value(ptr %5, !39, !DIExpression(), !73)
    #dbg_value(ptr %6, !40, !DIExpression(), !73)
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %10 = mul nuw nsw i32 %8, %9, !dbg !84
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %12 = add nuw nsw i32 %10, %11, !dbg !88
    #dbg_value(i32 %12, !41, !DIExpression(), !73)
  %13 = icmp slt i32 %12, %2, !dbg !89
  br i1 %13, label %14, label %151, !dbg !89

14:                                               ; preds = %7
  %15 = zext nneg i32 %12 to i64, !dbg !91
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15, !dbg !91
  %17 = load i32, ptr %16, align 4, !dbg !91, !tbaa !16
  %18 = sext i32 %17 to i64, !dbg !92
  %19 = getelementptr inbounds i8, ptr %0, i64 %18, !dbg !92
    #dbg_value(ptr %19, !42, !DIExpression(), !73)
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 4, !dbg !93
  %21 = load i32, ptr %20, align 4, !dbg !93, !tbaa !16
  %22 = sub nsw i32 %21, %17, !dbg !94
    #dbg_value(i32 %22, !43, !DIExpression(), !73)
  %23 = mul nsw i32 %4, %12, !dbg !95
  %24 = sext i32 %23 to i64, !dbg !96
  %25 = getelementptr inbounds i8, ptr %3, i64 %24, !dbg !96
    #dbg_value(ptr %25, !44, !DIExpression(), !73)
    #dbg_value(i32 0, !45, !DIExpression(), !73)
    #dbg_value(i32 0, !46, !DIExpression(), !73)
    #dbg_value(i32 0, !47, !DIExpression(), !73)
  %26 = icmp sgt i32 %22, 0, !dbg !97
  br i1 %26, label %27, label %146, !dbg !98

27:                                               ; preds = %14, %142
  %28 = phi i32 [ %139, %142 ], [ 0, %14 ]
  %29 = phi i32 [ %138, %142 ], [ 0, %14 ]
    #dbg_value(i32 %28, !45, !DIExpression(), !73)
    #dbg_value(i32 %29, !46, !DIExpression(), !73)
  %30 = add nsw i32 %28, 1, !dbg !99
    #dbg_value(i32 %30, !45, !DIExpression(), !73)
  %31 = sext i32 %28 to i64, !dbg !100
  %32 = getelementptr inbounds i8, ptr %19, i64 %31, !dbg !100
  %33 = load i8, ptr %32, align 1, !dbg !100, !tbaa !101
    #dbg_value(i8 %33, !48, !DIExpression(), !102)
  %34 = zext i8 %33 to i32, !dbg !103
  %35 = lshr i32 %34, 4, !dbg !104
    #dbg_value(i32 %35, !50, !DIExpression(), !102)
  %36 = and i32 %34, 15, !dbg !105
    #dbg_value(i32 %36, !51, !DIExpression(), !102)
    #dbg_value(i32 0, !52, !DIExpression(), !106)
    #dbg_value(i32 %30, !45, !DIExpression(), !73)
    #dbg_value(i32 %29, !46, !DIExpression(), !73)
    #dbg_value(i32 0, !47, !DIExpression(), !73)
  br label %41, !dbg !107

37:                                               ; preds = %136
  %38 = add nuw nsw i32 %42, 1, !dbg !108
    #dbg_value(i32 %38, !52, !DIExpression(), !106)
    #dbg_value(i32 poison, !52, !DIExpression(), !106)
    #dbg_value(i32 poison, !45, !DIExpression(), !73)
    #dbg_value(i32 poison, !46, !DIExpression(), !73)
    #dbg_value(i32 poison, !47, !DIExpression(), !73)
  %39 = or i32 %137, %42, !dbg !109
  %40 = icmp eq i32 %39, 0, !dbg !109
  br i1 %40, label %41, label %142, !dbg !107, !llvm.loop !110

41:                                               ; preds = %27, %37
  %42 = phi i32 [ 0, %27 ], [ %38, %37 ]
  %43 = phi i32 [ %30, %27 ], [ %139, %37 ]
  %44 = phi i32 [ %29, %27 ], [ %138, %37 ]
    #dbg_value(i32 %42, !52, !DIExpression(), !106)
    #dbg_value(i32 %43, !45, !DIExpression(), !73)
    #dbg_value(i32 %44, !46, !DIExpression(), !73)
  %45 = icmp eq i32 %42, 0, !dbg !114
  %46 = select i1 %45, i32 %35, i32 %36, !dbg !115
    #dbg_value(i32 %46, !54, !DIExpression(), !116)
  %47 = icmp eq i32 %46, 15, !dbg !117
  br i1 %47, label %48, label %68, !dbg !117

48:                                               ; preds = %41
  %49 = tail call i32 @llvm.smax.i32(i32 %43, i32 %22), !dbg !118
  br label %50, !dbg !118

50:                                               ; preds = %48, %54
  %51 = phi i32 [ %60, %54 ], [ 15, %48 ]
  %52 = phi i32 [ %55, %54 ], [ %43, %48 ]
    #dbg_value(i32 %51, !54, !DIExpression(), !116)
    #dbg_value(i32 %52, !45, !DIExpression(), !73)
  %53 = icmp eq i32 %52, %49, !dbg !119
  br i1 %53, label %62, label %54, !dbg !119

54:                                               ; preds = %50
  %55 = add i32 %52, 1, !dbg !122
    #dbg_value(i32 %55, !45, !DIExpression(), !73)
  %56 = sext i32 %52 to i64, !dbg !123
  %57 = getelementptr inbounds i8, ptr %19, i64 %56, !dbg !123
  %58 = load i8, ptr %57, align 1, !dbg !123, !tbaa !101
  %59 = zext i8 %58 to i32, !dbg !123
    #dbg_value(i32 %59, !57, !DIExpression(), !124)
  %60 = add nuw nsw i32 %51, %59, !dbg !125
    #dbg_value(i32 %60, !54, !DIExpression(), !116)
  %61 = icmp eq i8 %58, -1, !dbg !126
  br i1 %61, label %50, label %62, !dbg !118, !llvm.loop !127

62:                                               ; preds = %50, %54
  %63 = phi i32 [ %49, %50 ], [ %55, %54 ], !dbg !102
  %64 = phi i32 [ %51, %50 ], [ %60, %54 ], !dbg !116
  %65 = phi i32 [ 4, %50 ], [ 0, %54 ], !dbg !73
  %66 = phi i32 [ 1, %50 ], [ 0, %54 ], !dbg !73
  %67 = icmp slt i32 %52, %22
    #dbg_value(i32 %66, !47, !DIExpression(), !73)
  br i1 %67, label %68, label %136

68:                                               ; preds = %62, %41
  %69 = phi i32 [ %66, %62 ], [ 0, %41 ], !dbg !73
  %70 = phi i32 [ %63, %62 ], [ %43, %41 ], !dbg !99
  %71 = phi i32 [ %64, %62 ], [ %46, %41 ], !dbg !129
    #dbg_value(i32 %71, !54, !DIExpression(), !116)
    #dbg_value(i32 %70, !45, !DIExpression(), !73)
    #dbg_value(i32 %69, !47, !DIExpression(), !73)
  %72 = sub nsw i32 %22, %70, !dbg !130
  br i1 %45, label %73, label %100, !dbg !131

73:                                               ; preds = %68
  %74 = icmp sgt i32 %71, %72, !dbg !132
  br i1 %74, label %94, label %75, !dbg !132

75:                                               ; preds = %73
  %76 = sub nsw i32 %4, %44, !dbg !133
  %77 = icmp sgt i32 %71, %76, !dbg !134
  br i1 %77, label %94, label %78, !dbg !134

78:                                               ; preds = %75
    #dbg_value(i32 0, !60, !DIExpression(), !135)
  %79 = icmp sgt i32 %71, 0, !dbg !136
  br i1 %79, label %83, label %80, !dbg !138

80:                                               ; preds = %83, %78
  %81 = add nsw i32 %71, %70, !dbg !139
    #dbg_value(i32 %81, !45, !DIExpression(), !73)
  %82 = add nsw i32 %71, %44, !dbg !140
    #dbg_value(i32 %82, !46, !DIExpression(), !73)
  br label %94

83:                                               ; preds = %78, %83
  %84 = phi i32 [ %92, %83 ], [ 0, %78 ]
    #dbg_value(i32 %84, !60, !DIExpression(), !135)
  %85 = add nsw i32 %84, %70, !dbg !141
  %86 = sext i32 %85 to i64, !dbg !142
  %87 = getelementptr inbounds i8, ptr %19, i64 %86, !dbg !142
  %88 = load i8, ptr %87, align 1, !dbg !142, !tbaa !101
  %89 = add nsw i32 %84, %44, !dbg !143
  %90 = sext i32 %89 to i64, !dbg !144
  %91 = getelementptr inbounds i8, ptr %25, i64 %90, !dbg !144
  store i8 %88, ptr %91, align 1, !dbg !145, !tbaa !101
  %92 = add nuw nsw i32 %84, 1, !dbg !146
    #dbg_value(i32 %92, !60, !DIExpression(), !135)
  %93 = icmp eq i32 %92, %71, !dbg !136
  br i1 %93, label %80, label %83, !dbg !138, !llvm.loop !147

94:                                               ; preds = %75, %73, %80
  %95 = phi i32 [ %69, %80 ], [ 1, %73 ], [ 2, %75 ], !dbg !116
  %96 = phi i32 [ %82, %80 ], [ %44, %73 ], [ %44, %75 ], !dbg !73
  %97 = phi i32 [ %81, %80 ], [ %70, %73 ], [ %70, %75 ], !dbg !102
    #dbg_value(i32 %97, !45, !DIExpression(), !73)
    #dbg_value(i32 %96, !46, !DIExpression(), !73)
    #dbg_value(i32 %95, !47, !DIExpression(), !73)
  %98 = icmp eq i32 %97, %22, !dbg !149
  %99 = select i1 %98, i32 4, i32 0, !dbg !149
  br label %136, !dbg !149

100:                                              ; preds = %68
  %101 = icmp slt i32 %72, 2, !dbg !151
  br i1 %101, label %136, label %102, !dbg !151

102:                                              ; preds = %100
  %103 = sext i32 %70 to i64, !dbg !153
  %104 = getelementptr inbounds i8, ptr %19, i64 %103, !dbg !153
  %105 = load i8, ptr %104, align 1, !dbg !153, !tbaa !101
  %106 = zext i8 %105 to i32, !dbg !153
  %107 = getelementptr i8, ptr %104, i64 1, !dbg !154
  %108 = load i8, ptr %107, align 1, !dbg !154, !tbaa !101
  %109 = zext i8 %108 to i32, !dbg !154
  %110 = shl nuw nsw i32 %109, 8, !dbg !155
  %111 = or disjoint i32 %110, %106, !dbg !156
    #dbg_value(i32 %111, !67, !DIExpression(), !157)
  %112 = add nsw i32 %70, 2, !dbg !158
    #dbg_value(i32 %112, !45, !DIExpression(), !73)
  %113 = add nuw i32 %71, 4, !dbg !159
    #dbg_value(i32 %113, !54, !DIExpression(), !116)
  %114 = icmp eq i32 %111, 0, !dbg !160
  %115 = icmp sgt i32 %111, %44
  %116 = select i1 %114, i1 true, i1 %115, !dbg !161
  br i1 %116, label %136, label %117, !dbg !161

117:                                              ; preds = %102
  %118 = sub nsw i32 %4, %44, !dbg !162
  %119 = icmp sgt i32 %113, %118, !dbg !163
  br i1 %119, label %136, label %120, !dbg !163

120:                                              ; preds = %117
    #dbg_value(i32 0, !69, !DIExpression(), !164)
    #dbg_value(i32 %44, !46, !DIExpression(), !73)
  %121 = icmp sgt i32 %71, -4, !dbg !165
  br i1 %121, label %122, label %136, !dbg !167

122:                                              ; preds = %120
  %123 = tail call i32 @llvm.smax.i32(i32 %113, i32 1), !dbg !167
  br label %124, !dbg !167

124:                                              ; preds = %122, %124
  %125 = phi i32 [ %133, %124 ], [ 0, %122 ]
  %126 = phi i32 [ %134, %124 ], [ %44, %122 ]
    #dbg_value(i32 %125, !69, !DIExpression(), !164)
    #dbg_value(i32 %126, !46, !DIExpression(), !73)
  %127 = sub nsw i32 %126, %111, !dbg !168
  %128 = sext i32 %127 to i64, !dbg !169
  %129 = getelementptr inbounds i8, ptr %25, i64 %128, !dbg !169
  %130 = load i8, ptr %129, align 1, !dbg !169, !tbaa !101
  %131 = zext nneg i32 %126 to i64, !dbg !170
  %132 = getelementptr inbounds nuw i8, ptr %25, i64 %131, !dbg !170
  store i8 %130, ptr %132, align 1, !dbg !171, !tbaa !101
  %133 = add nuw nsw i32 %125, 1, !dbg !172
    #dbg_value(i32 %133, !69, !DIExpression(), !164)
  %134 = add nuw nsw i32 %126, 1, !dbg !173
    #dbg_value(i32 %134, !46, !DIExpression(), !73)
  %135 = icmp eq i32 %133, %123, !dbg !165
  br i1 %135, label %136, label %124, !dbg !167, !llvm.loop !174

136:                                              ; preds = %124, %120, %94, %117, %102, %100, %62
  %137 = phi i32 [ %66, %62 ], [ 1, %100 ], [ %95, %94 ], [ 2, %117 ], [ 3, %102 ], [ %69, %120 ], [ %69, %124 ], !dbg !116
  %138 = phi i32 [ %44, %62 ], [ %44, %100 ], [ %96, %94 ], [ %44, %117 ], [ %44, %102 ], [ %44, %120 ], [ %134, %124 ], !dbg !176
  %139 = phi i32 [ %63, %62 ], [ %70, %100 ], [ %97, %94 ], [ %112, %117 ], [ %112, %102 ], [ %112, %120 ], [ %112, %124 ], !dbg !99
  %140 = phi i32 [ %65, %62 ], [ 4, %100 ], [ %99, %94 ], [ 0, %117 ], [ 0, %102 ], [ 0, %120 ], [ 0, %124 ]
    #dbg_value(i32 %139, !45, !DIExpression(), !73)
    #dbg_value(i32 %138, !46, !DIExpression(), !73)
    #dbg_value(i32 %137, !47, !DIExpression(), !73)
  %141 = icmp eq i32 %140, 0
    #dbg_value(i32 %42, !52, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !106)
  br i1 %141, label %37, label %142

142:                                              ; preds = %37, %136
    #dbg_value(i32 %139, !45, !DIExpression(), !73)
    #dbg_value(i32 %138, !46, !DIExpression(), !73)
    #dbg_value(i32 %137, !47, !DIExpression(), !73)
  %143 = icmp slt i32 %139, %22, !dbg !97
  %144 = icmp eq i32 %137, 0, !dbg !177
  %145 = and i1 %144, %143, !dbg !177
  br i1 %145, label %27, label %146, !dbg !98, !llvm.loop !178

146:                                              ; preds = %142, %14
  %147 = phi i32 [ 0, %14 ], [ %137, %142 ], !dbg !73
  %148 = phi i32 [ 0, %14 ], [ %138, %142 ], !dbg !176
  %149 = getelementptr inbounds nuw i32, ptr %5, i64 %15, !dbg !180
  store i32 %148, ptr %149, align 4, !dbg !181, !tbaa !16
  %150 = getelementptr inbounds nuw i32, ptr %6, i64 %15, !dbg !182
  store i32 %147, ptr %150, align 4, !dbg !183, !tbaa !16
  br label %151, !dbg !184

151:                                              ; preds = %7, %146
  ret void, !dbg !184
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}
!llvm.errno.tbaa = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kernel.cu", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !1, line: 7, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9}
!6 = !DIEnumerator(name: "GOOD", value: 0, isUnsigned: true)
!7 = !DIEnumerator(name: "NO_INPUT", value: 1, isUnsigned: true)
!8 = !DIEnumerator(name: "NO_ROOM", value: 2, isUnsigned: true)
!9 = !DIEnumerator(name: "BAD_OFFSET", value: 3, isUnsigned: true)
!10 = !{i32 7, !"Dwarf Version", i32 2}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = distinct !DISubprogram(name: "lz_decompress", scope: !1, file: !1, line: 9, type: !21, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !33)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !28, !30, !31, !30, !32, !32}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "u8", file: !26, line: 24, baseType: !27)
!26 = !DIFile(filename: "../tandem_device.h", directory: ".")
!27 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!33 = !{!34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !50, !51, !52, !54, !57, !60, !67, !69}
!34 = !DILocalVariable(name: "packed", arg: 1, scope: !20, file: !1, line: 9, type: !23)
!35 = !DILocalVariable(name: "offset", arg: 2, scope: !20, file: !1, line: 9, type: !28)
!36 = !DILocalVariable(name: "count", arg: 3, scope: !20, file: !1, line: 9, type: !30)
!37 = !DILocalVariable(name: "out", arg: 4, scope: !20, file: !1, line: 9, type: !31)
!38 = !DILocalVariable(name: "room", arg: 5, scope: !20, file: !1, line: 9, type: !30)
!39 = !DILocalVariable(name: "size", arg: 6, scope: !20, file: !1, line: 9, type: !32)
!40 = !DILocalVariable(name: "error", arg: 7, scope: !20, file: !1, line: 9, type: !32)
!41 = !DILocalVariable(name: "t", scope: !20, file: !1, line: 10, type: !30)
!42 = !DILocalVariable(name: "src", scope: !20, file: !1, line: 13, type: !23)
!43 = !DILocalVariable(name: "n", scope: !20, file: !1, line: 14, type: !30)
!44 = !DILocalVariable(name: "dst", scope: !20, file: !1, line: 15, type: !31)
!45 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 16, type: !30)
!46 = !DILocalVariable(name: "o", scope: !20, file: !1, line: 16, type: !30)
!47 = !DILocalVariable(name: "problem", scope: !20, file: !1, line: 17, type: !30)
!48 = !DILocalVariable(name: "token", scope: !49, file: !1, line: 19, type: !25)
!49 = distinct !DILexicalBlock(scope: !20, file: !1, line: 18, column: 36)
!50 = !DILocalVariable(name: "literals", scope: !49, file: !1, line: 20, type: !30)
!51 = !DILocalVariable(name: "length", scope: !49, file: !1, line: 21, type: !30)
!52 = !DILocalVariable(name: "part", scope: !53, file: !1, line: 22, type: !30)
!53 = distinct !DILexicalBlock(scope: !49, file: !1, line: 22, column: 5)
!54 = !DILocalVariable(name: "amount", scope: !55, file: !1, line: 23, type: !30)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 22, column: 61)
!56 = distinct !DILexicalBlock(scope: !53, file: !1, line: 22, column: 5)
!57 = !DILocalVariable(name: "more", scope: !58, file: !1, line: 25, type: !30)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 24, column: 25)
!59 = distinct !DILexicalBlock(scope: !55, file: !1, line: 24, column: 11)
!60 = !DILocalVariable(name: "k", scope: !61, file: !1, line: 43, type: !30)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 43, column: 11)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 42, column: 16)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 40, column: 20)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 38, column: 13)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 37, column: 22)
!66 = distinct !DILexicalBlock(scope: !55, file: !1, line: 37, column: 11)
!67 = !DILocalVariable(name: "back", scope: !68, file: !1, line: 56, type: !30)
!68 = distinct !DILexicalBlock(scope: !66, file: !1, line: 51, column: 14)
!69 = !DILocalVariable(name: "k", scope: !70, file: !1, line: 64, type: !30)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 64, column: 11)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 61, column: 18)
!72 = distinct !DILexicalBlock(scope: !68, file: !1, line: 59, column: 13)
!73 = !DILocation(line: 0, scope: !20)
!74 = !DILocation(line: 33, column: 31, scope: !75, inlinedAt: !78)
!75 = distinct !DISubprogram(name: "block_x", linkageName: "_ZL7block_xv", scope: !26, file: !26, line: 33, type: !76, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = !DISubroutineType(types: !77)
!77 = !{!30}
!78 = distinct !DILocation(line: 39, column: 32, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "global_x", linkageName: "_ZL8global_xv", scope: !26, file: !26, line: 39, type: !76, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 10, column: 11, scope: !20)
!81 = !DILocation(line: 35, column: 35, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "block_dim_x", linkageName: "_ZL11block_dim_xv", scope: !26, file: !26, line: 35, type: !76, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 39, column: 44, scope: !79, inlinedAt: !80)
!84 = !DILocation(line: 39, column: 42, scope: !79, inlinedAt: !80)
!85 = !DILocation(line: 31, column: 32, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "thread_x", linkageName: "_ZL8thread_xv", scope: !26, file: !26, line: 31, type: !76, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = distinct !DILocation(line: 39, column: 60, scope: !79, inlinedAt: !80)
!88 = !DILocation(line: 39, column: 58, scope: !79, inlinedAt: !80)
!89 = !DILocation(line: 11, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !20, file: !1, line: 11, column: 7)
!91 = !DILocation(line: 13, column: 28, scope: !20)
!92 = !DILocation(line: 13, column: 26, scope: !20)
!93 = !DILocation(line: 14, column: 11, scope: !20)
!94 = !DILocation(line: 14, column: 25, scope: !20)
!95 = !DILocation(line: 15, column: 21, scope: !20)
!96 = !DILocation(line: 15, column: 17, scope: !20)
!97 = !DILocation(line: 18, column: 12, scope: !20)
!98 = !DILocation(line: 18, column: 3, scope: !20)
!99 = !DILocation(line: 19, column: 21, scope: !49)
!100 = !DILocation(line: 19, column: 16, scope: !49)
!101 = !{!18, !18, i64 0}
!102 = !DILocation(line: 0, scope: !49)
!103 = !DILocation(line: 20, column: 20, scope: !49)
!104 = !DILocation(line: 20, column: 26, scope: !49)
!105 = !DILocation(line: 21, column: 24, scope: !49)
!106 = !DILocation(line: 0, scope: !53)
!107 = !DILocation(line: 22, column: 5, scope: !53)
!108 = !DILocation(line: 22, column: 57, scope: !56)
!109 = !DILocation(line: 22, column: 33, scope: !56)
!110 = distinct !{!110, !107, !111, !112, !113}
!111 = !DILocation(line: 67, column: 5, scope: !53)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !{!"llvm.loop.unroll.disable"}
!114 = !DILocation(line: 23, column: 25, scope: !55)
!115 = !DILocation(line: 23, column: 20, scope: !55)
!116 = !DILocation(line: 0, scope: !55)
!117 = !DILocation(line: 24, column: 18, scope: !59)
!118 = !DILocation(line: 26, column: 9, scope: !58)
!119 = !DILocation(line: 27, column: 17, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !1, line: 27, column: 15)
!121 = distinct !DILexicalBlock(scope: !58, file: !1, line: 26, column: 29)
!122 = !DILocation(line: 31, column: 23, scope: !121)
!123 = !DILocation(line: 31, column: 18, scope: !121)
!124 = !DILocation(line: 0, scope: !58)
!125 = !DILocation(line: 32, column: 18, scope: !121)
!126 = !DILocation(line: 26, column: 21, scope: !58)
!127 = distinct !{!127, !118, !128, !112, !113}
!128 = !DILocation(line: 33, column: 9, scope: !58)
!129 = !DILocation(line: 23, column: 11, scope: !55)
!130 = !DILocation(line: 0, scope: !66)
!131 = !DILocation(line: 37, column: 16, scope: !66)
!132 = !DILocation(line: 38, column: 20, scope: !64)
!133 = !DILocation(line: 40, column: 34, scope: !63)
!134 = !DILocation(line: 40, column: 27, scope: !63)
!135 = !DILocation(line: 0, scope: !61)
!136 = !DILocation(line: 43, column: 29, scope: !137)
!137 = distinct !DILexicalBlock(scope: !61, file: !1, line: 43, column: 11)
!138 = !DILocation(line: 43, column: 11, scope: !61)
!139 = !DILocation(line: 45, column: 13, scope: !62)
!140 = !DILocation(line: 46, column: 13, scope: !62)
!141 = !DILocation(line: 44, column: 32, scope: !137)
!142 = !DILocation(line: 44, column: 26, scope: !137)
!143 = !DILocation(line: 44, column: 19, scope: !137)
!144 = !DILocation(line: 44, column: 13, scope: !137)
!145 = !DILocation(line: 44, column: 24, scope: !137)
!146 = !DILocation(line: 43, column: 40, scope: !137)
!147 = distinct !{!147, !138, !148, !112, !113}
!148 = !DILocation(line: 44, column: 35, scope: !61)
!149 = !DILocation(line: 49, column: 15, scope: !150)
!150 = distinct !DILexicalBlock(scope: !65, file: !1, line: 49, column: 13)
!151 = !DILocation(line: 52, column: 19, scope: !152)
!152 = distinct !DILexicalBlock(scope: !68, file: !1, line: 52, column: 13)
!153 = !DILocation(line: 56, column: 20, scope: !68)
!154 = !DILocation(line: 56, column: 29, scope: !68)
!155 = !DILocation(line: 56, column: 40, scope: !68)
!156 = !DILocation(line: 56, column: 27, scope: !68)
!157 = !DILocation(line: 0, scope: !68)
!158 = !DILocation(line: 57, column: 11, scope: !68)
!159 = !DILocation(line: 58, column: 16, scope: !68)
!160 = !DILocation(line: 59, column: 18, scope: !72)
!161 = !DILocation(line: 59, column: 23, scope: !72)
!162 = !DILocation(line: 61, column: 32, scope: !71)
!163 = !DILocation(line: 61, column: 25, scope: !71)
!164 = !DILocation(line: 0, scope: !70)
!165 = !DILocation(line: 64, column: 29, scope: !166)
!166 = distinct !DILexicalBlock(scope: !70, file: !1, line: 64, column: 11)
!167 = !DILocation(line: 64, column: 11, scope: !70)
!168 = !DILocation(line: 65, column: 28, scope: !166)
!169 = !DILocation(line: 65, column: 22, scope: !166)
!170 = !DILocation(line: 65, column: 13, scope: !166)
!171 = !DILocation(line: 65, column: 20, scope: !166)
!172 = !DILocation(line: 64, column: 40, scope: !166)
!173 = !DILocation(line: 64, column: 45, scope: !166)
!174 = distinct !{!174, !167, !175, !112, !113}
!175 = !DILocation(line: 65, column: 34, scope: !70)
!176 = !DILocation(line: 16, column: 14, scope: !20)
!177 = !DILocation(line: 18, column: 16, scope: !20)
!178 = distinct !{!178, !98, !179, !112, !113}
!179 = !DILocation(line: 68, column: 3, scope: !20)
!180 = !DILocation(line: 69, column: 3, scope: !20)
!181 = !DILocation(line: 69, column: 11, scope: !20)
!182 = !DILocation(line: 70, column: 3, scope: !20)
!183 = !DILocation(line: 70, column: 12, scope: !20)
!184 = !DILocation(line: 71, column: 1, scope: !20)
