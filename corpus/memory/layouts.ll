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
  br i1 %9, label %10, label %16, !dbg !49

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !50
  %12 = getelementptr inbounds nuw <4 x float>, ptr %0, i64 %11, !dbg !50
  %13 = load <4 x float>, ptr %12, align 16, !dbg !50, !tbaa !51
  %14 = fmul contract <4 x float> %13, splat (float 2.000000e+00), !dbg !52
  %15 = getelementptr inbounds nuw <4 x float>, ptr %1, i64 %11, !dbg !53
  store <4 x float> %14, ptr %15, align 16, !dbg !54, !tbaa !51
  br label %16, !dbg !53

16:                                               ; preds = %10, %3
  ret void, !dbg !55
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @struct_of_arrays(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !56 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %6 = mul nuw nsw i32 %4, %5, !dbg !62
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %8 = add nuw nsw i32 %6, %7, !dbg !65
  %9 = icmp slt i32 %8, %2, !dbg !66
  br i1 %9, label %10, label %16, !dbg !66

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !67
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !67
  %13 = load float, ptr %12, align 4, !dbg !67, !tbaa !37
  %14 = fmul contract float %13, 2.000000e+00, !dbg !68
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !69
  store float %14, ptr %15, align 4, !dbg !70, !tbaa !37
  br label %16, !dbg !69

16:                                               ; preds = %10, %3
  ret void, !dbg !71
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shifted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !72 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %6 = mul nuw nsw i32 %4, %5, !dbg !78
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %8 = add nuw nsw i32 %6, %7, !dbg !81
  %9 = icmp slt i32 %8, %2, !dbg !82
  br i1 %9, label %10, label %16, !dbg !82

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !83
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !83
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !83
  %14 = load float, ptr %13, align 4, !dbg !83, !tbaa !37
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !84
  store float %14, ptr %15, align 4, !dbg !85, !tbaa !37
  br label %16, !dbg !84

16:                                               ; preds = %10, %3
  ret void, !dbg !86
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sum_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !87 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91
  %7 = mul nuw nsw i32 %5, %6, !dbg !93
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %9 = add nuw nsw i32 %7, %8, !dbg !96
  %10 = icmp slt i32 %9, %2, !dbg !97
  br i1 %10, label %11, label %29, !dbg !97

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !98
  br i1 %12, label %13, label %15, !dbg !99

13:                                               ; preds = %11
  %14 = mul nuw nsw i32 %3, %9
  br label %19, !dbg !99

15:                                               ; preds = %19, %11
  %16 = phi float [ 0.000000e+00, %11 ], [ %26, %19 ], !dbg !100
  %17 = zext nneg i32 %9 to i64, !dbg !101
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17, !dbg !101
  store float %16, ptr %18, align 4, !dbg !102, !tbaa !37
  br label %29, !dbg !103

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 0, %13 ], [ %27, %19 ]
  %21 = phi float [ 0.000000e+00, %13 ], [ %26, %19 ]
  %22 = add nuw nsw i32 %20, %14, !dbg !104
  %23 = zext nneg i32 %22 to i64, !dbg !105
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23, !dbg !105
  %25 = load float, ptr %24, align 4, !dbg !105, !tbaa !37
  %26 = fadd contract float %21, %25, !dbg !106
  %27 = add nuw nsw i32 %20, 1, !dbg !107
  %28 = icmp eq i32 %27, %3, !dbg !98
  br i1 %28, label %15, label %19, !dbg !99, !llvm.loop !108

29:                                               ; preds = %15, %4
  ret void, !dbg !112
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sum_columns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !113 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %7 = mul nuw nsw i32 %5, %6, !dbg !119
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %9 = add nuw nsw i32 %7, %8, !dbg !122
  %10 = icmp slt i32 %9, %3, !dbg !123
  br i1 %10, label %11, label %28, !dbg !123

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0, !dbg !124
  br i1 %12, label %17, label %13, !dbg !125

13:                                               ; preds = %17, %11
  %14 = phi float [ 0.000000e+00, %11 ], [ %25, %17 ], !dbg !126
  %15 = zext nneg i32 %9 to i64, !dbg !127
  %16 = getelementptr inbounds nuw float, ptr %1, i64 %15, !dbg !127
  store float %14, ptr %16, align 4, !dbg !128, !tbaa !37
  br label %28, !dbg !129

17:                                               ; preds = %11, %17
  %18 = phi i32 [ %26, %17 ], [ 0, %11 ]
  %19 = phi float [ %25, %17 ], [ 0.000000e+00, %11 ]
  %20 = mul nsw i32 %18, %3, !dbg !130
  %21 = add nsw i32 %20, %9, !dbg !131
  %22 = sext i32 %21 to i64, !dbg !132
  %23 = getelementptr inbounds float, ptr %0, i64 %22, !dbg !132
  %24 = load float, ptr %23, align 4, !dbg !132, !tbaa !37
  %25 = fadd contract float %19, %24, !dbg !133
  %26 = add nuw nsw i32 %18, 1, !dbg !134
  %27 = icmp eq i32 %26, %2, !dbg !124
  br i1 %27, label %13, label %17, !dbg !125, !llvm.loop !135

28:                                               ; preds = %13, %4
  ret void, !dbg !137
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @gather(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !138 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142
  %7 = mul nuw nsw i32 %5, %6, !dbg !144
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145
  %9 = add nuw nsw i32 %7, %8, !dbg !147
  %10 = icmp slt i32 %9, %3, !dbg !148
  br i1 %10, label %11, label %19, !dbg !148

11:                                               ; preds = %4
  %12 = zext nneg i32 %9 to i64, !dbg !149
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %12, !dbg !149
  %14 = load i32, ptr %13, align 4, !dbg !149, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !150
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !150
  %17 = load float, ptr %16, align 4, !dbg !150, !tbaa !37
  %18 = getelementptr inbounds nuw float, ptr %2, i64 %12, !dbg !151
  store float %17, ptr %18, align 4, !dbg !152, !tbaa !37
  br label %19, !dbg !151

19:                                               ; preds = %11, %4
  ret void, !dbg !153
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @broadcast(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !154 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158
  %6 = mul nuw nsw i32 %4, %5, !dbg !160
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %8 = add nuw nsw i32 %6, %7, !dbg !163
  %9 = icmp slt i32 %8, %2, !dbg !164
  br i1 %9, label %10, label %16, !dbg !164

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64, !dbg !165
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !165
  %13 = load float, ptr %12, align 4, !dbg !165, !tbaa !37
  %14 = zext nneg i32 %8 to i64, !dbg !166
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14, !dbg !166
  store float %13, ptr %15, align 4, !dbg !167, !tbaa !37
  br label %16, !dbg !166

16:                                               ; preds = %10, %3
  ret void, !dbg !168
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
!49 = !DILocation(line: 19, column: 9, scope: !39)
!50 = !DILocation(line: 19, column: 27, scope: !39)
!51 = !{!9, !9, i64 0}
!52 = !DILocation(line: 19, column: 25, scope: !39)
!53 = !DILocation(line: 19, column: 14, scope: !39)
!54 = !DILocation(line: 19, column: 21, scope: !39)
!55 = !DILocation(line: 20, column: 1, scope: !39)
!56 = distinct !DISubprogram(name: "struct_of_arrays", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !58)
!58 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !59)
!59 = distinct !DILocation(line: 24, column: 11, scope: !56)
!60 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !61)
!61 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !59)
!62 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !59)
!63 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !64)
!64 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !59)
!65 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !59)
!66 = !DILocation(line: 25, column: 9, scope: !56)
!67 = !DILocation(line: 25, column: 27, scope: !56)
!68 = !DILocation(line: 25, column: 25, scope: !56)
!69 = !DILocation(line: 25, column: 14, scope: !56)
!70 = !DILocation(line: 25, column: 21, scope: !56)
!71 = !DILocation(line: 26, column: 1, scope: !56)
!72 = distinct !DISubprogram(name: "shifted", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !74)
!74 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !75)
!75 = distinct !DILocation(line: 30, column: 11, scope: !72)
!76 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !77)
!77 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !75)
!78 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !75)
!79 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !80)
!80 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !75)
!81 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !75)
!82 = !DILocation(line: 31, column: 9, scope: !72)
!83 = !DILocation(line: 31, column: 23, scope: !72)
!84 = !DILocation(line: 31, column: 14, scope: !72)
!85 = !DILocation(line: 31, column: 21, scope: !72)
!86 = !DILocation(line: 32, column: 1, scope: !72)
!87 = distinct !DISubprogram(name: "sum_rows", scope: !1, file: !1, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !89)
!89 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !90)
!90 = distinct !DILocation(line: 36, column: 11, scope: !87)
!91 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !92)
!92 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !90)
!93 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !90)
!94 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !95)
!95 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !90)
!96 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !90)
!97 = !DILocation(line: 38, column: 9, scope: !87)
!98 = !DILocation(line: 39, column: 23, scope: !87)
!99 = !DILocation(line: 39, column: 5, scope: !87)
!100 = !DILocation(line: 0, scope: !87)
!101 = !DILocation(line: 40, column: 5, scope: !87)
!102 = !DILocation(line: 40, column: 12, scope: !87)
!103 = !DILocation(line: 41, column: 3, scope: !87)
!104 = !DILocation(line: 39, column: 60, scope: !87)
!105 = !DILocation(line: 39, column: 46, scope: !87)
!106 = !DILocation(line: 39, column: 43, scope: !87)
!107 = !DILocation(line: 39, column: 35, scope: !87)
!108 = distinct !{!108, !99, !109, !110, !111}
!109 = !DILocation(line: 39, column: 63, scope: !87)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.unroll.disable"}
!112 = !DILocation(line: 42, column: 1, scope: !87)
!113 = distinct !DISubprogram(name: "sum_columns", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !115)
!115 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !116)
!116 = distinct !DILocation(line: 46, column: 11, scope: !113)
!117 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !118)
!118 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !116)
!119 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !116)
!120 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !121)
!121 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !116)
!122 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !116)
!123 = !DILocation(line: 48, column: 9, scope: !113)
!124 = !DILocation(line: 49, column: 23, scope: !113)
!125 = !DILocation(line: 49, column: 5, scope: !113)
!126 = !DILocation(line: 0, scope: !113)
!127 = !DILocation(line: 50, column: 5, scope: !113)
!128 = !DILocation(line: 50, column: 12, scope: !113)
!129 = !DILocation(line: 51, column: 3, scope: !113)
!130 = !DILocation(line: 49, column: 47, scope: !113)
!131 = !DILocation(line: 49, column: 57, scope: !113)
!132 = !DILocation(line: 49, column: 43, scope: !113)
!133 = !DILocation(line: 49, column: 40, scope: !113)
!134 = !DILocation(line: 49, column: 32, scope: !113)
!135 = distinct !{!135, !125, !136, !110, !111}
!136 = !DILocation(line: 49, column: 60, scope: !113)
!137 = !DILocation(line: 52, column: 1, scope: !113)
!138 = distinct !DISubprogram(name: "gather", scope: !1, file: !1, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !140)
!140 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !141)
!141 = distinct !DILocation(line: 56, column: 11, scope: !138)
!142 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !143)
!143 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !141)
!144 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !141)
!145 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !146)
!146 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !141)
!147 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !141)
!148 = !DILocation(line: 57, column: 9, scope: !138)
!149 = !DILocation(line: 57, column: 25, scope: !138)
!150 = !DILocation(line: 57, column: 23, scope: !138)
!151 = !DILocation(line: 57, column: 14, scope: !138)
!152 = !DILocation(line: 57, column: 21, scope: !138)
!153 = !DILocation(line: 58, column: 1, scope: !138)
!154 = distinct !DISubprogram(name: "broadcast", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 33, column: 31, scope: !15, inlinedAt: !156)
!156 = distinct !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !157)
!157 = distinct !DILocation(line: 62, column: 11, scope: !154)
!158 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !159)
!159 = distinct !DILocation(line: 39, column: 44, scope: !18, inlinedAt: !157)
!160 = !DILocation(line: 39, column: 42, scope: !18, inlinedAt: !157)
!161 = !DILocation(line: 31, column: 32, scope: !25, inlinedAt: !162)
!162 = distinct !DILocation(line: 39, column: 60, scope: !18, inlinedAt: !157)
!163 = !DILocation(line: 39, column: 58, scope: !18, inlinedAt: !157)
!164 = !DILocation(line: 63, column: 9, scope: !154)
!165 = !DILocation(line: 63, column: 23, scope: !154)
!166 = !DILocation(line: 63, column: 14, scope: !154)
!167 = !DILocation(line: 63, column: 21, scope: !154)
!168 = !DILocation(line: 64, column: 1, scope: !154)
