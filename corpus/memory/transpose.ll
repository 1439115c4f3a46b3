; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14transpose_tileE4tile = internal unnamed_addr addrspace(3) global [32 x [32 x i32]] undef, align 4
@_ZZ16transpose_paddedE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @transpose_naive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = shl nsw i32 %4, 5, !dbg !18
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !19
  %7 = add nuw nsw i32 %5, %6, !dbg !22
  %8 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !23
  %9 = shl nuw nsw i32 %8, 5, !dbg !26
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !27
  %11 = add nuw nsw i32 %9, %10, !dbg !30
  %12 = mul nsw i32 %2, %7
  %13 = add nsw i32 %12, %11
  br label %15, !dbg !31

14:                                               ; preds = %15
  ret void, !dbg !32

15:                                               ; preds = %3, %15
  %16 = phi i32 [ 0, %3 ], [ %26, %15 ]
  %17 = add nuw nsw i32 %16, %11, !dbg !33
  %18 = mul nsw i32 %17, %2, !dbg !34
  %19 = add nsw i32 %18, %7, !dbg !35
  %20 = sext i32 %19 to i64, !dbg !36
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !36
  %22 = load i32, ptr %21, align 4, !dbg !36, !tbaa !7
  %23 = add nsw i32 %13, %16, !dbg !37
  %24 = sext i32 %23 to i64, !dbg !38
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !38
  store i32 %22, ptr %25, align 4, !dbg !39, !tbaa !7
  %26 = add nuw nsw i32 %16, 8, !dbg !40
  %27 = icmp samesign ult i32 %16, 24, !dbg !41
  br i1 %27, label %15, label %14, !dbg !31, !llvm.loop !42
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_tile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !46 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !49
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %7 = shl nsw i32 %6, 5, !dbg !53
  %8 = add nuw nsw i32 %7, %4, !dbg !54
  %9 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !55
  %10 = shl nuw nsw i32 %9, 5, !dbg !57
  %11 = add nuw nsw i32 %10, %5, !dbg !58
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_tileE4tile to ptr), i64 %12, !dbg !59
  br label %19, !dbg !60

14:                                               ; preds = %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  %15 = add nuw nsw i32 %10, %4, !dbg !62
  %16 = add nuw nsw i32 %7, %5, !dbg !63
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_tileE4tile to ptr), i64 %17
  br label %33, !dbg !64

19:                                               ; preds = %3, %19
  %20 = phi i32 [ 0, %3 ], [ %30, %19 ]
  %21 = add nuw nsw i32 %11, %20, !dbg !65
  %22 = mul nsw i32 %21, %2, !dbg !66
  %23 = add nsw i32 %8, %22, !dbg !67
  %24 = sext i32 %23 to i64, !dbg !68
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !68
  %26 = load i32, ptr %25, align 4, !dbg !68, !tbaa !7
  %27 = add nuw nsw i32 %20, %5, !dbg !69
  %28 = zext nneg i32 %27 to i64, !dbg !70
  %29 = getelementptr inbounds nuw [32 x i32], ptr %13, i64 %28, !dbg !70
  store i32 %26, ptr %29, align 4, !dbg !71, !tbaa !7
  %30 = add nuw nsw i32 %20, 8, !dbg !72
  %31 = icmp samesign ult i32 %20, 24, !dbg !73
  br i1 %31, label %19, label %14, !dbg !60, !llvm.loop !74

32:                                               ; preds = %33
  ret void, !dbg !76

33:                                               ; preds = %14, %33
  %34 = phi i32 [ 0, %14 ], [ %44, %33 ]
  %35 = add nuw nsw i32 %34, %5, !dbg !77
  %36 = zext nneg i32 %35 to i64, !dbg !78
  %37 = getelementptr inbounds nuw i32, ptr %18, i64 %36, !dbg !78
  %38 = load i32, ptr %37, align 4, !dbg !78, !tbaa !7
  %39 = add nuw nsw i32 %16, %34, !dbg !79
  %40 = mul nsw i32 %39, %2, !dbg !80
  %41 = add nsw i32 %15, %40, !dbg !81
  %42 = sext i32 %41 to i64, !dbg !82
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !82
  store i32 %38, ptr %43, align 4, !dbg !83, !tbaa !7
  %44 = add nuw nsw i32 %34, 8, !dbg !84
  %45 = icmp samesign ult i32 %34, 24, !dbg !85
  br i1 %45, label %33, label %32, !dbg !64, !llvm.loop !86
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_padded(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !88 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !91
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !93
  %7 = shl nsw i32 %6, 5, !dbg !95
  %8 = add nuw nsw i32 %7, %4, !dbg !96
  %9 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !97
  %10 = shl nuw nsw i32 %9, 5, !dbg !99
  %11 = add nuw nsw i32 %10, %5, !dbg !100
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedE4tile to ptr), i64 %12, !dbg !101
  br label %19, !dbg !102

14:                                               ; preds = %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  %15 = add nuw nsw i32 %10, %4, !dbg !104
  %16 = add nuw nsw i32 %7, %5, !dbg !105
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedE4tile to ptr), i64 %17
  br label %33, !dbg !106

19:                                               ; preds = %3, %19
  %20 = phi i32 [ 0, %3 ], [ %30, %19 ]
  %21 = add nuw nsw i32 %11, %20, !dbg !107
  %22 = mul nsw i32 %21, %2, !dbg !108
  %23 = add nsw i32 %8, %22, !dbg !109
  %24 = sext i32 %23 to i64, !dbg !110
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !110
  %26 = load i32, ptr %25, align 4, !dbg !110, !tbaa !7
  %27 = add nuw nsw i32 %20, %5, !dbg !111
  %28 = zext nneg i32 %27 to i64, !dbg !112
  %29 = getelementptr inbounds nuw [33 x i32], ptr %13, i64 %28, !dbg !112
  store i32 %26, ptr %29, align 4, !dbg !113, !tbaa !7
  %30 = add nuw nsw i32 %20, 8, !dbg !114
  %31 = icmp samesign ult i32 %20, 24, !dbg !115
  br i1 %31, label %19, label %14, !dbg !102, !llvm.loop !116

32:                                               ; preds = %33
  ret void, !dbg !118

33:                                               ; preds = %14, %33
  %34 = phi i32 [ 0, %14 ], [ %44, %33 ]
  %35 = add nuw nsw i32 %34, %5, !dbg !119
  %36 = zext nneg i32 %35 to i64, !dbg !120
  %37 = getelementptr inbounds nuw i32, ptr %18, i64 %36, !dbg !120
  %38 = load i32, ptr %37, align 4, !dbg !120, !tbaa !7
  %39 = add nuw nsw i32 %16, %34, !dbg !121
  %40 = mul nsw i32 %39, %2, !dbg !122
  %41 = add nsw i32 %15, %40, !dbg !123
  %42 = sext i32 %41 to i64, !dbg !124
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !124
  store i32 %38, ptr %43, align 4, !dbg !125, !tbaa !7
  %44 = add nuw nsw i32 %34, 8, !dbg !126
  %45 = icmp samesign ult i32 %34, 24, !dbg !127
  br i1 %45, label %33, label %32, !dbg !106, !llvm.loop !128
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "transpose.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "transpose_naive", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "block_x", scope: !16, file: !16, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "./../kernels/tandem_device.h", directory: ".")
!17 = distinct !DILocation(line: 8, column: 11, scope: !11)
!18 = !DILocation(line: 8, column: 21, scope: !11)
!19 = !DILocation(line: 31, column: 32, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "thread_x", scope: !16, file: !16, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 8, column: 30, scope: !11)
!22 = !DILocation(line: 8, column: 28, scope: !11)
!23 = !DILocation(line: 34, column: 31, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "block_y", scope: !16, file: !16, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 8, column: 46, scope: !11)
!26 = !DILocation(line: 8, column: 56, scope: !11)
!27 = !DILocation(line: 32, column: 32, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "thread_y", scope: !16, file: !16, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 8, column: 65, scope: !11)
!30 = !DILocation(line: 8, column: 63, scope: !11)
!31 = !DILocation(line: 9, column: 3, scope: !11)
!32 = !DILocation(line: 10, column: 1, scope: !11)
!33 = !DILocation(line: 9, column: 67, scope: !11)
!34 = !DILocation(line: 9, column: 72, scope: !11)
!35 = !DILocation(line: 9, column: 76, scope: !11)
!36 = !DILocation(line: 9, column: 61, scope: !11)
!37 = !DILocation(line: 9, column: 54, scope: !11)
!38 = !DILocation(line: 9, column: 40, scope: !11)
!39 = !DILocation(line: 9, column: 59, scope: !11)
!40 = !DILocation(line: 9, column: 31, scope: !11)
!41 = !DILocation(line: 9, column: 21, scope: !11)
!42 = distinct !{!42, !31, !43, !44, !45}
!43 = !DILocation(line: 9, column: 79, scope: !11)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = distinct !DISubprogram(name: "transpose_tile", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 31, column: 32, scope: !20, inlinedAt: !48)
!48 = distinct !DILocation(line: 15, column: 12, scope: !46)
!49 = !DILocation(line: 32, column: 32, scope: !28, inlinedAt: !50)
!50 = distinct !DILocation(line: 15, column: 29, scope: !46)
!51 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !52)
!52 = distinct !DILocation(line: 16, column: 11, scope: !46)
!53 = !DILocation(line: 16, column: 21, scope: !46)
!54 = !DILocation(line: 16, column: 28, scope: !46)
!55 = !DILocation(line: 34, column: 31, scope: !24, inlinedAt: !56)
!56 = distinct !DILocation(line: 16, column: 38, scope: !46)
!57 = !DILocation(line: 16, column: 48, scope: !46)
!58 = !DILocation(line: 16, column: 55, scope: !46)
!59 = !DILocation(line: 17, column: 8, scope: !46)
!60 = !DILocation(line: 17, column: 3, scope: !46)
!61 = !DILocation(line: 18, column: 3, scope: !46)
!62 = !DILocation(line: 19, column: 24, scope: !46)
!63 = !DILocation(line: 19, column: 51, scope: !46)
!64 = !DILocation(line: 20, column: 3, scope: !46)
!65 = !DILocation(line: 17, column: 65, scope: !46)
!66 = !DILocation(line: 17, column: 70, scope: !46)
!67 = !DILocation(line: 17, column: 74, scope: !46)
!68 = !DILocation(line: 17, column: 59, scope: !46)
!69 = !DILocation(line: 17, column: 48, scope: !46)
!70 = !DILocation(line: 17, column: 40, scope: !46)
!71 = !DILocation(line: 17, column: 57, scope: !46)
!72 = !DILocation(line: 17, column: 31, scope: !46)
!73 = !DILocation(line: 17, column: 21, scope: !46)
!74 = distinct !{!74, !60, !75, !44, !45}
!75 = !DILocation(line: 17, column: 77, scope: !46)
!76 = !DILocation(line: 21, column: 1, scope: !46)
!77 = !DILocation(line: 20, column: 75, scope: !46)
!78 = !DILocation(line: 20, column: 63, scope: !46)
!79 = !DILocation(line: 20, column: 47, scope: !46)
!80 = !DILocation(line: 20, column: 52, scope: !46)
!81 = !DILocation(line: 20, column: 56, scope: !46)
!82 = !DILocation(line: 20, column: 40, scope: !46)
!83 = !DILocation(line: 20, column: 61, scope: !46)
!84 = !DILocation(line: 20, column: 31, scope: !46)
!85 = !DILocation(line: 20, column: 21, scope: !46)
!86 = distinct !{!86, !64, !87, !44, !45}
!87 = !DILocation(line: 20, column: 78, scope: !46)
!88 = distinct !DISubprogram(name: "transpose_padded", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 31, column: 32, scope: !20, inlinedAt: !90)
!90 = distinct !DILocation(line: 26, column: 12, scope: !88)
!91 = !DILocation(line: 32, column: 32, scope: !28, inlinedAt: !92)
!92 = distinct !DILocation(line: 26, column: 29, scope: !88)
!93 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !94)
!94 = distinct !DILocation(line: 27, column: 11, scope: !88)
!95 = !DILocation(line: 27, column: 21, scope: !88)
!96 = !DILocation(line: 27, column: 28, scope: !88)
!97 = !DILocation(line: 34, column: 31, scope: !24, inlinedAt: !98)
!98 = distinct !DILocation(line: 27, column: 38, scope: !88)
!99 = !DILocation(line: 27, column: 48, scope: !88)
!100 = !DILocation(line: 27, column: 55, scope: !88)
!101 = !DILocation(line: 28, column: 8, scope: !88)
!102 = !DILocation(line: 28, column: 3, scope: !88)
!103 = !DILocation(line: 29, column: 3, scope: !88)
!104 = !DILocation(line: 30, column: 24, scope: !88)
!105 = !DILocation(line: 30, column: 51, scope: !88)
!106 = !DILocation(line: 31, column: 3, scope: !88)
!107 = !DILocation(line: 28, column: 65, scope: !88)
!108 = !DILocation(line: 28, column: 70, scope: !88)
!109 = !DILocation(line: 28, column: 74, scope: !88)
!110 = !DILocation(line: 28, column: 59, scope: !88)
!111 = !DILocation(line: 28, column: 48, scope: !88)
!112 = !DILocation(line: 28, column: 40, scope: !88)
!113 = !DILocation(line: 28, column: 57, scope: !88)
!114 = !DILocation(line: 28, column: 31, scope: !88)
!115 = !DILocation(line: 28, column: 21, scope: !88)
!116 = distinct !{!116, !102, !117, !44, !45}
!117 = !DILocation(line: 28, column: 77, scope: !88)
!118 = !DILocation(line: 32, column: 1, scope: !88)
!119 = !DILocation(line: 31, column: 75, scope: !88)
!120 = !DILocation(line: 31, column: 63, scope: !88)
!121 = !DILocation(line: 31, column: 47, scope: !88)
!122 = !DILocation(line: 31, column: 52, scope: !88)
!123 = !DILocation(line: 31, column: 56, scope: !88)
!124 = !DILocation(line: 31, column: 40, scope: !88)
!125 = !DILocation(line: 31, column: 61, scope: !88)
!126 = !DILocation(line: 31, column: 31, scope: !88)
!127 = !DILocation(line: 31, column: 21, scope: !88)
!128 = distinct !{!128, !106, !129, !44, !45}
!129 = !DILocation(line: 31, column: 78, scope: !88)
