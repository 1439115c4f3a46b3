; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [16 x i32] undef, align 4, !dbg !0
@_ZZ9histogramE8rejected = internal addrspace(3) global i32 undef, align 4, !dbg !17

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr %0, !23, !DIExpression(), !47)
    #dbg_value(i32 %1, !24, !DIExpression(), !47)
    #dbg_value(ptr %2, !25, !DIExpression(), !47)
    #dbg_value(ptr %3, !26, !DIExpression(), !47)
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
    #dbg_value(i32 %5, !27, !DIExpression(), !47)
  %6 = icmp samesign ult i32 %5, 16, !dbg !53
  br i1 %6, label %7, label %10, !dbg !53

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64, !dbg !55
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 %8, !dbg !55
  store i32 0, ptr %9, align 4, !dbg !56, !tbaa !43
  br label %10, !dbg !55

10:                                               ; preds = %7, %4
  %11 = icmp eq i32 %5, 0, !dbg !57
  br i1 %11, label %12, label %13, !dbg !57

12:                                               ; preds = %10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !dbg !59, !tbaa !43
  br label %13, !dbg !60

13:                                               ; preds = %12, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  %14 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %15 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %16 = mul nuw nsw i32 %14, %15, !dbg !70
  %17 = add nuw nsw i32 %16, %5, !dbg !71
    #dbg_value(i32 %17, !28, !DIExpression(), !72)
  %18 = icmp slt i32 %17, %1, !dbg !73
  br i1 %18, label %19, label %22, !dbg !74

19:                                               ; preds = %13
  %20 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = mul nuw nsw i32 %15, %20
  br label %23, !dbg !74

22:                                               ; preds = %43, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  br i1 %6, label %52, label %60, !dbg !76

23:                                               ; preds = %19, %43
  %24 = phi i32 [ %17, %19 ], [ %50, %43 ]
    #dbg_value(i32 %24, !28, !DIExpression(), !72)
  %25 = zext nneg i32 %24 to i64, !dbg !78
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %25, !dbg !78
  %27 = load i8, ptr %26, align 1, !dbg !78, !tbaa !79
    #dbg_value(i8 %27, !30, !DIExpression(), !80)
    #dbg_value(i32 -1, !33, !DIExpression(), !80)
  %28 = zext i8 %27 to i32, !dbg !81
  %29 = add i8 %27, -48, !dbg !83
  %30 = icmp ult i8 %29, 10, !dbg !83
  br i1 %30, label %31, label %33, !dbg !83

31:                                               ; preds = %23
  %32 = add nsw i32 %28, -48, !dbg !84
    #dbg_value(i32 %32, !33, !DIExpression(), !80)
  br label %43, !dbg !85

33:                                               ; preds = %23
  %34 = add i8 %27, -97, !dbg !86
  %35 = icmp ult i8 %34, 6, !dbg !86
  br i1 %35, label %36, label %38, !dbg !86

36:                                               ; preds = %33
  %37 = add nsw i32 %28, -87, !dbg !88
    #dbg_value(i32 %37, !33, !DIExpression(), !80)
  br label %43, !dbg !89

38:                                               ; preds = %33
  %39 = add i8 %27, -65, !dbg !90
  %40 = icmp ult i8 %39, 6, !dbg !90
  %41 = add nsw i32 %28, -55
  %42 = select i1 %40, i32 %41, i32 -1, !dbg !90
  br label %43, !dbg !90

43:                                               ; preds = %38, %36, %31
  %44 = phi i32 [ %32, %31 ], [ %37, %36 ], [ %42, %38 ], !dbg !80
    #dbg_value(i32 %44, !33, !DIExpression(), !80)
  %45 = icmp sgt i32 %44, -1, !dbg !92
  %46 = zext nneg i32 %44 to i64, !dbg !92
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 %46, !dbg !92
  %48 = select i1 %45, ptr %47, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), !dbg !92
  %49 = atomicrmw add ptr %48, i32 1 monotonic, align 4, !dbg !94
  %50 = add nuw nsw i32 %24, %21, !dbg !95
    #dbg_value(i32 %50, !28, !DIExpression(), !72)
  %51 = icmp slt i32 %50, %1, !dbg !73
  br i1 %51, label %23, label %22, !dbg !74, !llvm.loop !96

52:                                               ; preds = %22
  %53 = zext nneg i32 %5 to i64, !dbg !100
  %54 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 %53, !dbg !100
  %55 = load i32, ptr %54, align 4, !dbg !100, !tbaa !43
  %56 = icmp eq i32 %55, 0, !dbg !101
  br i1 %56, label %60, label %57, !dbg !76

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i32, ptr %2, i64 %53, !dbg !102
  %59 = atomicrmw add ptr %58, i32 %55 monotonic, align 4, !dbg !103
  br label %60, !dbg !103

60:                                               ; preds = %57, %52, %22
  br i1 %11, label %61, label %64, !dbg !104

61:                                               ; preds = %60
  %62 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !dbg !106, !tbaa !43
  %63 = atomicrmw add ptr %3, i32 %62 monotonic, align 4, !dbg !107
  br label %64, !dbg !107

64:                                               ; preds = %61, %60
  ret void, !dbg !108
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42}
!llvm.errno.tbaa = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 8, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "histogram", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !22)
!3 = !DIFile(filename: "kernel.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !11, !12, !12}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "u8", file: !9, line: 24, baseType: !10)
!9 = !DIFile(filename: "../tandem_device.h", directory: ".")
!10 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "u32", file: !9, line: 26, baseType: !14)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !16, splitDebugInlining: false, nameTableKind: None)
!16 = !{!0, !17, !19}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!18 = distinct !DIGlobalVariable(name: "rejected", scope: !2, file: !3, line: 9, type: !13, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression(DW_OP_constu, 16, DW_OP_stack_value))
!20 = distinct !DIGlobalVariable(name: "BINS", scope: !15, file: !3, line: 5, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!22 = !{!23, !24, !25, !26, !27, !28, !30, !33}
!23 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!24 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 7, type: !11)
!25 = !DILocalVariable(name: "bins", arg: 3, scope: !2, file: !3, line: 7, type: !12)
!26 = !DILocalVariable(name: "other", arg: 4, scope: !2, file: !3, line: 7, type: !12)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !11)
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 16, type: !11)
!29 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 3)
!30 = !DILocalVariable(name: "c", scope: !31, file: !3, line: 17, type: !8)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 16, column: 70)
!32 = distinct !DILexicalBlock(scope: !29, file: !3, line: 16, column: 3)
!33 = !DILocalVariable(name: "bin", scope: !31, file: !3, line: 18, type: !11)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 512, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 16)
!37 = !{i32 7, !"Dwarf Version", i32 2}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = !DILocation(line: 0, scope: !2)
!48 = !DILocation(line: 31, column: 32, scope: !49, inlinedAt: !52)
!49 = distinct !DISubprogram(name: "thread_x", linkageName: "_ZL8thread_xv", scope: !9, file: !9, line: 31, type: !50, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !15)
!50 = !DISubroutineType(types: !51)
!51 = !{!11}
!52 = distinct !DILocation(line: 10, column: 11, scope: !2)
!53 = !DILocation(line: 11, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!55 = !DILocation(line: 12, column: 5, scope: !54)
!56 = !DILocation(line: 12, column: 14, scope: !54)
!57 = !DILocation(line: 13, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!59 = !DILocation(line: 14, column: 14, scope: !58)
!60 = !DILocation(line: 14, column: 5, scope: !58)
!61 = !DILocation(line: 15, column: 3, scope: !2)
!62 = !DILocation(line: 33, column: 31, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "block_x", linkageName: "_ZL7block_xv", scope: !9, file: !9, line: 33, type: !50, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !15)
!64 = distinct !DILocation(line: 39, column: 32, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "global_x", linkageName: "_ZL8global_xv", scope: !9, file: !9, line: 39, type: !50, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !15)
!66 = distinct !DILocation(line: 16, column: 16, scope: !29)
!67 = !DILocation(line: 35, column: 35, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "block_dim_x", linkageName: "_ZL11block_dim_xv", scope: !9, file: !9, line: 35, type: !50, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !15)
!69 = distinct !DILocation(line: 39, column: 44, scope: !65, inlinedAt: !66)
!70 = !DILocation(line: 39, column: 42, scope: !65, inlinedAt: !66)
!71 = !DILocation(line: 39, column: 58, scope: !65, inlinedAt: !66)
!72 = !DILocation(line: 0, scope: !29)
!73 = !DILocation(line: 16, column: 30, scope: !32)
!74 = !DILocation(line: 16, column: 3, scope: !29)
!75 = !DILocation(line: 30, column: 3, scope: !2)
!76 = !DILocation(line: 31, column: 16, scope: !77)
!77 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 7)
!78 = !DILocation(line: 17, column: 12, scope: !31)
!79 = !{!45, !45, i64 0}
!80 = !DILocation(line: 0, scope: !31)
!81 = !DILocation(line: 19, column: 9, scope: !82)
!82 = distinct !DILexicalBlock(scope: !31, file: !3, line: 19, column: 9)
!83 = !DILocation(line: 19, column: 18, scope: !82)
!84 = !DILocation(line: 20, column: 15, scope: !82)
!85 = !DILocation(line: 20, column: 7, scope: !82)
!86 = !DILocation(line: 21, column: 23, scope: !87)
!87 = distinct !DILexicalBlock(scope: !82, file: !3, line: 21, column: 14)
!88 = !DILocation(line: 22, column: 21, scope: !87)
!89 = !DILocation(line: 22, column: 7, scope: !87)
!90 = !DILocation(line: 23, column: 23, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 23, column: 14)
!92 = !DILocation(line: 25, column: 13, scope: !93)
!93 = distinct !DILexicalBlock(scope: !31, file: !3, line: 25, column: 9)
!94 = !DILocation(line: 0, scope: !93)
!95 = !DILocation(line: 16, column: 37, scope: !32)
!96 = distinct !{!96, !74, !97, !98, !99}
!97 = !DILocation(line: 29, column: 3, scope: !29)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !{!"llvm.loop.unroll.disable"}
!100 = !DILocation(line: 31, column: 19, scope: !77)
!101 = !DILocation(line: 31, column: 28, scope: !77)
!102 = !DILocation(line: 32, column: 25, scope: !77)
!103 = !DILocation(line: 32, column: 5, scope: !77)
!104 = !DILocation(line: 33, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !2, file: !3, line: 33, column: 7)
!106 = !DILocation(line: 34, column: 31, scope: !105)
!107 = !DILocation(line: 34, column: 5, scope: !105)
!108 = !DILocation(line: 35, column: 1, scope: !2)
