; ModuleID = 'layouts.cu'
source_filename = "layouts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Particle = type { float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @array_of_structs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !20
  %6 = mul nuw nsw i32 %4, %5, !dbg !23
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  %8 = add nuw nsw i32 %6, %7, !dbg !27
  %9 = icmp slt i32 %8, %2, !dbg !28
  br i1 %9, label %10, label %16, !dbg !28

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !29
  %12 = getelementptr inbounds nuw %struct.Particle, ptr %0, i64 %11, !dbg !29
  %13 = load float, ptr %12, align 4, !dbg !30, !tbaa !31
  %14 = fmul contract float %13, 2.000000e+00, !dbg !34
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !35
  store float %14, ptr %15, align 4, !dbg !36, !tbaa !37
  br label %16, !dbg !35

16:                                               ; preds = %10, %3
  ret void, !dbg !38
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @whole_structs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !39 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !43
  %6 = mul nuw nsw i32 %4, %5, !dbg !45
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %8 = add nuw nsw i32 %6, %7, !dbg !48
  %9 = icmp slt i32 %8, %2, !dbg !49
  br i1 %9, label %10, label %24, !dbg !49

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !50
  %12 = getelementptr inbounds nuw <4 x float>, ptr %0, i64 %11, !dbg !50
  %13 = load float, ptr %12, align 16, !dbg !51, !tbaa !52
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !53
  %15 = load float, ptr %14, align 4, !dbg !53, !tbaa !52
  %16 = fadd contract float %13, %15, !dbg !54
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !55
  %18 = load float, ptr %17, align 8, !dbg !55, !tbaa !52
  %19 = fadd contract float %18, %16, !dbg !56
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 12, !dbg !57
  %21 = load float, ptr %20, align 4, !dbg !57, !tbaa !52
  %22 = fadd contract float %21, %19, !dbg !58
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !59
  store float %22, ptr %23, align 4, !dbg !60, !tbaa !37
  br label %24, !dbg !59

24:                                               ; preds = %10, %3
  ret void, !dbg !61
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @struct_of_arrays(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !62 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %6 = mul nuw nsw i32 %4, %5, !dbg !68
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %8 = add nuw nsw i32 %6, %7, !dbg !71
  %9 = icmp slt i32 %8, %2, !dbg !72
  br i1 %9, label %10, label %16, !dbg !72

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !73
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !73
  %13 = load float, ptr %12, align 4, !dbg !73, !tbaa !37
  %14 = fmul contract float %13, 2.000000e+00, !dbg !74
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !75
  store float %14, ptr %15, align 4, !dbg !76, !tbaa !37
  br label %16, !dbg !75

16:                                               ; preds = %10, %3
  ret void, !dbg !77
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shifted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
  %6 = mul nuw nsw i32 %4, %5, !dbg !84
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %8 = add nuw nsw i32 %6, %7, !dbg !87
  %9 = icmp slt i32 %8, %2, !dbg !88
  br i1 %9, label %10, label %16, !dbg !88

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !89
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !89
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !89
  %14 = load float, ptr %13, align 4, !dbg !89, !tbaa !37
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !90
  store float %14, ptr %15, align 4, !dbg !91, !tbaa !37
  br label %16, !dbg !90

16:                                               ; preds = %10, %3
  ret void, !dbg !92
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sum_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !93 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97
  %7 = mul nuw nsw i32 %5, %6, !dbg !99
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %9 = add nuw nsw i32 %7, %8, !dbg !102
  %10 = icmp slt i32 %9, %2, !dbg !103
  br i1 %10, label %11, label %29, !dbg !103

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !104
  br i1 %12, label %13, label %15, !dbg !105

13:                                               ; preds = %11
  %14 = mul nuw nsw i32 %3, %9
  br label %19, !dbg !105

15:                                               ; preds = %19, %11
  %16 = phi float [ 0.000000e+00, %11 ], [ %26, %19 ], !dbg !106
  %17 = zext nneg i32 %9 to i64, !dbg !107
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17, !dbg !107
  store float %16, ptr %18, align 4, !dbg !108, !tbaa !37
  br label %29, !dbg !109

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 0, %13 ], [ %27, %19 ]
  %21 = phi float [ 0.000000e+00, %13 ], [ %26, %19 ]
  %22 = add nuw nsw i32 %20, %14, !dbg !110
  %23 = zext nneg i32 %22 to i64, !dbg !111
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23, !dbg !111
  %25 = load float, ptr %24, align 4, !dbg !111, !tbaa !37
  %26 = fadd contract float %21, %25, !dbg !112
  %27 = add nuw nsw i32 %20, 1, !dbg !113
  %28 = icmp eq i32 %27, %3, !dbg !104
  br i1 %28, label %15, label %19, !dbg !105, !llvm.loop !114

29:                                               ; preds = %15, %4
  ret void, !dbg !118
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sum_columns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !119 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123
  %7 = mul nuw nsw i32 %5, %6, !dbg !125
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %9 = add nuw nsw i32 %7, %8, !dbg !128
  %10 = icmp slt i32 %9, %3, !dbg !129
  br i1 %10, label %11, label %28, !dbg !129

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0, !dbg !130
  br i1 %12, label %17, label %13, !dbg !131

13:                                               ; preds = %17, %11
  %14 = phi float [ 0.000000e+00, %11 ], [ %25, %17 ], !dbg !132
  %15 = zext nneg i32 %9 to i64, !dbg !133
  %16 = getelementptr inbounds nuw float, ptr %1, i64 %15, !dbg !133
  store float %14, ptr %16, align 4, !dbg !134, !tbaa !37
  br label %28, !dbg !135

17:                                               ; preds = %11, %17
  %18 = phi i32 [ %26, %17 ], [ 0, %11 ]
  %19 = phi float [ %25, %17 ], [ 0.000000e+00, %11 ]
  %20 = mul nsw i32 %18, %3, !dbg !136
  %21 = add nsw i32 %20, %9, !dbg !137
  %22 = sext i32 %21 to i64, !dbg !138
  %23 = getelementptr inbounds float, ptr %0, i64 %22, !dbg !138
  %24 = load float, ptr %23, align 4, !dbg !138, !tbaa !37
  %25 = fadd contract float %19, %24, !dbg !139
  %26 = add nuw nsw i32 %18, 1, !dbg !140
  %27 = icmp eq i32 %26, %2, !dbg !130
  br i1 %27, label %13, label %17, !dbg !131, !llvm.loop !141

28:                                               ; preds = %13, %4
  ret void, !dbg !143
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @gather(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !144 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %7 = mul nuw nsw i32 %5, %6, !dbg !150
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %9 = add nuw nsw i32 %7, %8, !dbg !153
  %10 = icmp slt i32 %9, %3, !dbg !154
  br i1 %10, label %11, label %19, !dbg !154

11:                                               ; preds = %4
  %12 = zext nneg i32 %9 to i64, !dbg !155
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %12, !dbg !155
  %14 = load i32, ptr %13, align 4, !dbg !155, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !156
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !156
  %17 = load float, ptr %16, align 4, !dbg !156, !tbaa !37
  %18 = getelementptr inbounds nuw float, ptr %2, i64 %12, !dbg !157
  store float %17, ptr %18, align 4, !dbg !158, !tbaa !37
  br label %19, !dbg !157

19:                                               ; preds = %11, %4
  ret void, !dbg !159
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @broadcast(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !160 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !161
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !164
  %6 = mul nuw nsw i32 %4, %5, !dbg !166
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %8 = add nuw nsw i32 %6, %7, !dbg !169
  %9 = icmp slt i32 %8, %2, !dbg !170
  br i1 %9, label %10, label %16, !dbg !170

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64, !dbg !171
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !171
  %13 = load float, ptr %12, align 4, !dbg !171, !tbaa !37
  %14 = zext nneg i32 %8 to i64, !dbg !172
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14, !dbg !172
  store float %13, ptr %15, align 4, !dbg !173, !tbaa !37
  br label %16, !dbg !172

16:                                               ; preds = %10, %3
  ret void, !dbg !174
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "layouts.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "array_of_structs", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "block_x", scope: !16, file: !16, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "./../kernels/tandem_device.h", directory: ".")
!17 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "global_x", scope: !16, file: !16, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 10, column: 11, scope: !11)
!20 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "block_dim_x", scope: !16, file: !16, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "thread_x", scope: !16, file: !16, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 11, column: 9, scope: !11)
!29 = !DILocation(line: 11, column: 27, scope: !11)
!30 = !DILocation(line: 11, column: 32, scope: !11)
!31 = !{!32, !33, i64 0}
!32 = !{!"_ZTS8Particle", !33, i64 0, !33, i64 4, !33, i64 8, !33, i64 12}
!33 = !{!"float", !9, i64 0}
!34 = !DILocation(line: 11, column: 25, scope: !11)
!35 = !DILocation(line: 11, column: 14, scope: !11)
!36 = !DILocation(line: 11, column: 21, scope: !11)
!37 = !{!33, !33, i64 0}
!38 = !DILocation(line: 12, column: 1, scope: !11)
!39 = distinct !DISubprogram(name: "whole_structs", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !41)
!41 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !42)
!42 = distinct !DILocation(line: 18, column: 11, scope: !39)
!43 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !44)
!44 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !42)
!45 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !42)
!46 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !47)
!47 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !42)
!48 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !42)
!49 = !DILocation(line: 20, column: 9, scope: !39)
!50 = !DILocation(line: 19, column: 12, scope: !39)
!51 = !DILocation(line: 20, column: 23, scope: !39)
!52 = !{!9, !9, i64 0}
!53 = !DILocation(line: 20, column: 29, scope: !39)
!54 = !DILocation(line: 20, column: 27, scope: !39)
!55 = !DILocation(line: 20, column: 35, scope: !39)
!56 = !DILocation(line: 20, column: 33, scope: !39)
!57 = !DILocation(line: 20, column: 41, scope: !39)
!58 = !DILocation(line: 20, column: 39, scope: !39)
!59 = !DILocation(line: 20, column: 14, scope: !39)
!60 = !DILocation(line: 20, column: 21, scope: !39)
!61 = !DILocation(line: 21, column: 1, scope: !39)
!62 = distinct !DISubprogram(name: "struct_of_arrays", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !64)
!64 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !65)
!65 = distinct !DILocation(line: 25, column: 11, scope: !62)
!66 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !67)
!67 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !65)
!68 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !65)
!69 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !70)
!70 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !65)
!71 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !65)
!72 = !DILocation(line: 26, column: 9, scope: !62)
!73 = !DILocation(line: 26, column: 27, scope: !62)
!74 = !DILocation(line: 26, column: 25, scope: !62)
!75 = !DILocation(line: 26, column: 14, scope: !62)
!76 = !DILocation(line: 26, column: 21, scope: !62)
!77 = !DILocation(line: 27, column: 1, scope: !62)
!78 = distinct !DISubprogram(name: "shifted", scope: !1, file: !1, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !80)
!80 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !81)
!81 = distinct !DILocation(line: 31, column: 11, scope: !78)
!82 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !83)
!83 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !81)
!84 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !81)
!85 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !86)
!86 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !81)
!87 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !81)
!88 = !DILocation(line: 32, column: 9, scope: !78)
!89 = !DILocation(line: 32, column: 23, scope: !78)
!90 = !DILocation(line: 32, column: 14, scope: !78)
!91 = !DILocation(line: 32, column: 21, scope: !78)
!92 = !DILocation(line: 33, column: 1, scope: !78)
!93 = distinct !DISubprogram(name: "sum_rows", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !95)
!95 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !96)
!96 = distinct !DILocation(line: 37, column: 11, scope: !93)
!97 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !98)
!98 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !96)
!99 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !96)
!100 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !101)
!101 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !96)
!102 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !96)
!103 = !DILocation(line: 39, column: 9, scope: !93)
!104 = !DILocation(line: 40, column: 23, scope: !93)
!105 = !DILocation(line: 40, column: 5, scope: !93)
!106 = !DILocation(line: 0, scope: !93)
!107 = !DILocation(line: 41, column: 5, scope: !93)
!108 = !DILocation(line: 41, column: 12, scope: !93)
!109 = !DILocation(line: 42, column: 3, scope: !93)
!110 = !DILocation(line: 40, column: 60, scope: !93)
!111 = !DILocation(line: 40, column: 46, scope: !93)
!112 = !DILocation(line: 40, column: 43, scope: !93)
!113 = !DILocation(line: 40, column: 35, scope: !93)
!114 = distinct !{!114, !105, !115, !116, !117}
!115 = !DILocation(line: 40, column: 63, scope: !93)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.unroll.disable"}
!118 = !DILocation(line: 43, column: 1, scope: !93)
!119 = distinct !DISubprogram(name: "sum_columns", scope: !1, file: !1, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !121)
!121 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !122)
!122 = distinct !DILocation(line: 47, column: 11, scope: !119)
!123 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !124)
!124 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !122)
!125 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !122)
!126 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !127)
!127 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !122)
!128 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !122)
!129 = !DILocation(line: 49, column: 9, scope: !119)
!130 = !DILocation(line: 50, column: 23, scope: !119)
!131 = !DILocation(line: 50, column: 5, scope: !119)
!132 = !DILocation(line: 0, scope: !119)
!133 = !DILocation(line: 51, column: 5, scope: !119)
!134 = !DILocation(line: 51, column: 12, scope: !119)
!135 = !DILocation(line: 52, column: 3, scope: !119)
!136 = !DILocation(line: 50, column: 47, scope: !119)
!137 = !DILocation(line: 50, column: 57, scope: !119)
!138 = !DILocation(line: 50, column: 43, scope: !119)
!139 = !DILocation(line: 50, column: 40, scope: !119)
!140 = !DILocation(line: 50, column: 32, scope: !119)
!141 = distinct !{!141, !131, !142, !116, !117}
!142 = !DILocation(line: 50, column: 60, scope: !119)
!143 = !DILocation(line: 53, column: 1, scope: !119)
!144 = distinct !DISubprogram(name: "gather", scope: !1, file: !1, line: 56, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !146)
!146 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !147)
!147 = distinct !DILocation(line: 57, column: 11, scope: !144)
!148 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !149)
!149 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !147)
!150 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !147)
!151 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !152)
!152 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !147)
!153 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !147)
!154 = !DILocation(line: 58, column: 9, scope: !144)
!155 = !DILocation(line: 58, column: 25, scope: !144)
!156 = !DILocation(line: 58, column: 23, scope: !144)
!157 = !DILocation(line: 58, column: 14, scope: !144)
!158 = !DILocation(line: 58, column: 21, scope: !144)
!159 = !DILocation(line: 59, column: 1, scope: !144)
!160 = distinct !DISubprogram(name: "broadcast", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !162)
!162 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !163)
!163 = distinct !DILocation(line: 63, column: 11, scope: !160)
!164 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !165)
!165 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !163)
!166 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !163)
!167 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !168)
!168 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !163)
!169 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !163)
!170 = !DILocation(line: 64, column: 9, scope: !160)
!171 = !DILocation(line: 64, column: 23, scope: !160)
!172 = !DILocation(line: 64, column: 14, scope: !160)
!173 = !DILocation(line: 64, column: 21, scope: !160)
!174 = !DILocation(line: 65, column: 1, scope: !160)
