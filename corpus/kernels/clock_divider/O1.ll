; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL3clk.0 = internal unnamed_addr addrspace(1) global i8 -6, align 8
@_ZL3clk.1 = internal unnamed_addr addrspace(1) global i16 59, align 2
@_ZL3clk.2 = internal unnamed_addr addrspace(1) global i8 58, align 4
@_ZL3clk.3 = internal unnamed_addr addrspace(1) global i32 0, align 8
@_ZL3clk.4 = internal unnamed_addr addrspace(1) global i8 0, align 4
@_ZL3clk.5 = internal unnamed_addr addrspace(1) global i64 0, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @clock_tick(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  %9 = icmp sgt i32 %0, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %48

11:                                               ; preds = %2
  %12 = load i32, ptr addrspace(1) @_ZL3clk.3, align 8
  %13 = load i8, ptr addrspace(1) @_ZL3clk.2, align 4
  %14 = load i16, ptr addrspace(1) @_ZL3clk.1, align 2
  %15 = load i64, ptr addrspace(1) @_ZL3clk.5, align 8
  %16 = load i8, ptr addrspace(1) @_ZL3clk.0, align 8
  %17 = trunc i32 %1 to i8
  %18 = sext i32 %1 to i64
  br label %19

19:                                               ; preds = %11, %37
  %20 = phi i32 [ 0, %11 ], [ %41, %37 ]
  %21 = phi i8 [ %16, %11 ], [ %26, %37 ]
  %22 = phi i64 [ %15, %11 ], [ %28, %37 ]
  %23 = phi i16 [ %14, %11 ], [ %40, %37 ]
  %24 = phi i8 [ %13, %11 ], [ %39, %37 ]
  %25 = phi i32 [ %12, %11 ], [ %38, %37 ]
  %26 = add i8 %21, %17
  %27 = icmp ult i8 %26, %21
  %28 = add i64 %22, %18
  br i1 %27, label %29, label %37

29:                                               ; preds = %19
  %30 = add i16 %23, 1
  store i16 %30, ptr addrspace(1) @_ZL3clk.1, align 2, !tbaa !7
  %31 = icmp ult i16 %30, 60
  br i1 %31, label %37, label %32

32:                                               ; preds = %29
  store i16 0, ptr addrspace(1) @_ZL3clk.1, align 2, !tbaa !7
  %33 = add i8 %24, 1
  store i8 %33, ptr addrspace(1) @_ZL3clk.2, align 4, !tbaa !11
  %34 = icmp eq i8 %33, 60
  br i1 %34, label %35, label %37

35:                                               ; preds = %32
  store i8 0, ptr addrspace(1) @_ZL3clk.2, align 4, !tbaa !11
  %36 = add i32 %25, 1
  store i32 %36, ptr addrspace(1) @_ZL3clk.3, align 8, !tbaa !12
  br label %37

37:                                               ; preds = %32, %35, %29, %19
  %38 = phi i32 [ %25, %32 ], [ %36, %35 ], [ %25, %29 ], [ %25, %19 ]
  %39 = phi i8 [ %33, %32 ], [ 0, %35 ], [ %24, %29 ], [ %24, %19 ]
  %40 = phi i16 [ 0, %32 ], [ 0, %35 ], [ %30, %29 ], [ %23, %19 ]
  %41 = add nuw nsw i32 %20, 1
  %42 = icmp eq i32 %41, %0
  br i1 %42, label %43, label %19, !llvm.loop !13

43:                                               ; preds = %37
  %44 = zext i1 %27 to i8
  %45 = trunc i32 %0 to i8
  %46 = mul i8 %17, %45
  %47 = add i8 %16, %46
  store i8 %47, ptr addrspace(1) @_ZL3clk.0, align 8, !tbaa !16
  store i8 %44, ptr addrspace(1) @_ZL3clk.4, align 4, !tbaa !17
  store i64 %28, ptr addrspace(1) @_ZL3clk.5, align 8, !tbaa !18
  br label %48

48:                                               ; preds = %43, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @clock_read(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul nuw nsw i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add nuw nsw i32 %4, %5
  switch i32 %6, label %29 [
    i32 0, label %7
    i32 1, label %21
  ]

7:                                                ; preds = %1
  %8 = load i64, ptr addrspace(1) @_ZL3clk.5, align 8, !tbaa !18
  %9 = mul i64 %8, 1000000
  %10 = load i32, ptr addrspace(1) @_ZL3clk.3, align 8, !tbaa !12
  %11 = mul i32 %10, 10000
  %12 = zext i32 %11 to i64
  %13 = add i64 %9, %12
  %14 = load i8, ptr addrspace(1) @_ZL3clk.2, align 4, !tbaa !11
  %15 = zext i8 %14 to i64
  %16 = mul nuw nsw i64 %15, 100
  %17 = add i64 %13, %16
  %18 = load i16, ptr addrspace(1) @_ZL3clk.1, align 2, !tbaa !7
  %19 = zext i16 %18 to i64
  %20 = add i64 %17, %19
  store i64 %20, ptr %0, align 8, !tbaa !19
  br label %29

21:                                               ; preds = %1
  %22 = load i8, ptr addrspace(1) @_ZL3clk.0, align 8, !tbaa !16
  %23 = zext i8 %22 to i64
  %24 = shl nuw nsw i64 %23, 1
  %25 = load i8, ptr addrspace(1) @_ZL3clk.4, align 4, !tbaa !17
  %26 = zext i8 %25 to i64
  %27 = add nuw nsw i64 %24, %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %27, ptr %28, align 8, !tbaa !19
  br label %29

29:                                               ; preds = %7, %1, %21
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 2}
!8 = !{!"_ZTS5Clock", !5, i64 0, !9, i64 2, !5, i64 4, !4, i64 8, !5, i64 12, !10, i64 16}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !5, i64 4}
!12 = !{!8, !4, i64 8}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!8, !5, i64 0}
!17 = !{!8, !5, i64 12}
!18 = !{!8, !10, i64 16}
!19 = !{!10, !10, i64 0}
