; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g_slots = dso_local addrspace(1) externally_initialized global [8 x i32] zeroinitializer, align 4
@_ZL4ring.0 = internal unnamed_addr addrspace(1) global i16 0, align 8
@_ZL4ring.1 = internal unnamed_addr addrspace(1) global i16 0, align 2
@_ZL4ring.2 = internal unnamed_addr addrspace(1) global i32 0, align 4
@_ZL4ring.3 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL4ring.4 = internal unnamed_addr addrspace(1) global i32 0, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g_slots to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @ring_push(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  %9 = icmp sgt i32 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %42

11:                                               ; preds = %2
  %12 = load i32, ptr addrspace(1) @_ZL4ring.4, align 8
  %13 = load i64, ptr addrspace(1) @_ZL4ring.3, align 8
  %14 = load i16, ptr addrspace(1) @_ZL4ring.1, align 2
  %15 = load i32, ptr addrspace(1) @_ZL4ring.2, align 4
  br label %16

16:                                               ; preds = %11, %35
  %17 = phi i32 [ %40, %35 ], [ 0, %11 ]
  %18 = phi i32 [ %39, %35 ], [ %15, %11 ]
  %19 = phi i16 [ %38, %35 ], [ %14, %11 ]
  %20 = phi i64 [ %37, %35 ], [ %13, %11 ]
  %21 = phi i32 [ %36, %35 ], [ %12, %11 ]
  %22 = icmp eq i32 %18, 8
  br i1 %22, label %23, label %25

23:                                               ; preds = %16
  %24 = add nsw i32 %21, 1
  store i32 %24, ptr addrspace(1) @_ZL4ring.4, align 8, !tbaa !7
  br label %35

25:                                               ; preds = %16
  %26 = zext nneg i32 %17 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = zext i16 %19 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @g_slots to ptr), i64 %29
  store i32 %28, ptr %30, align 4, !tbaa !3
  %31 = add i16 %19, 1
  %32 = and i16 %31, 7
  store i16 %32, ptr addrspace(1) @_ZL4ring.1, align 2, !tbaa !11
  %33 = add i32 %18, 1
  store i32 %33, ptr addrspace(1) @_ZL4ring.2, align 4, !tbaa !12
  %34 = add nsw i64 %20, 1
  store i64 %34, ptr addrspace(1) @_ZL4ring.3, align 8, !tbaa !13
  br label %35

35:                                               ; preds = %25, %23
  %36 = phi i32 [ %21, %25 ], [ %24, %23 ]
  %37 = phi i64 [ %34, %25 ], [ %20, %23 ]
  %38 = phi i16 [ %32, %25 ], [ %19, %23 ]
  %39 = phi i32 [ %33, %25 ], [ 8, %23 ]
  %40 = add nuw nsw i32 %17, 1
  %41 = icmp eq i32 %40, %1
  br i1 %41, label %42, label %16, !llvm.loop !14

42:                                               ; preds = %35, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @ring_pop(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %45

9:                                                ; preds = %2
  %10 = load i32, ptr addrspace(1) @_ZL4ring.2, align 4
  %11 = icmp sgt i32 %1, 0
  %12 = icmp ne i32 %10, 0
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %17

14:                                               ; preds = %9
  %15 = load i16, ptr addrspace(1) @_ZL4ring.0, align 8
  br label %27

16:                                               ; preds = %27
  store i16 %39, ptr addrspace(1) @_ZL4ring.0, align 8, !tbaa !17
  store i32 %40, ptr addrspace(1) @_ZL4ring.2, align 4, !tbaa !12
  br label %17

17:                                               ; preds = %16, %9
  %18 = phi i64 [ %37, %16 ], [ 0, %9 ]
  %19 = load i64, ptr %0, align 8, !tbaa !18
  %20 = mul nsw i64 %19, 31
  %21 = add nsw i64 %20, %18
  store i64 %21, ptr %0, align 8, !tbaa !18
  %22 = load i64, ptr addrspace(1) @_ZL4ring.3, align 8, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %22, ptr %23, align 8, !tbaa !18
  %24 = load i32, ptr addrspace(1) @_ZL4ring.4, align 8, !tbaa !7
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %25, ptr %26, align 8, !tbaa !18
  br label %45

27:                                               ; preds = %14, %27
  %28 = phi i32 [ %41, %27 ], [ 0, %14 ]
  %29 = phi i64 [ %37, %27 ], [ 0, %14 ]
  %30 = phi i32 [ %40, %27 ], [ %10, %14 ]
  %31 = phi i16 [ %39, %27 ], [ %15, %14 ]
  %32 = mul nsw i64 %29, 7
  %33 = zext i16 %31 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @g_slots to ptr), i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %32, %36
  %38 = add i16 %31, 1
  %39 = and i16 %38, 7
  %40 = add i32 %30, -1
  %41 = add nuw nsw i32 %28, 1
  %42 = icmp slt i32 %41, %1
  %43 = icmp ne i32 %40, 0
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %27, label %16, !llvm.loop !19

45:                                               ; preds = %2, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !4, i64 16}
!8 = !{!"_ZTS6Header", !9, i64 0, !9, i64 2, !4, i64 4, !10, i64 8, !4, i64 16}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !9, i64 2}
!12 = !{!8, !4, i64 4}
!13 = !{!8, !10, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!8, !9, i64 0}
!18 = !{!10, !10, i64 0}
!19 = distinct !{!19, !15, !16}
