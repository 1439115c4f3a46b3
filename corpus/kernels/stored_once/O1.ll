; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @stored_once(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = icmp eq i32 %4, 1
  %6 = icmp sgt i32 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %31

8:                                                ; preds = %3, %12
  %9 = phi i32 [ %16, %12 ], [ 0, %3 ]
  %10 = add nsw i32 %9, -3
  %11 = add nuw nsw i32 %9, 3
  br label %18

12:                                               ; preds = %27
  %13 = shl nsw i32 %28, 2
  %14 = zext nneg i32 %9 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  store i32 %13, ptr %15, align 4, !tbaa !3
  %16 = add nuw nsw i32 %9, 1
  %17 = icmp eq i32 %16, %2
  br i1 %17, label %31, label %8, !llvm.loop !7

18:                                               ; preds = %8, %27
  %19 = phi i32 [ %10, %8 ], [ %29, %27 ]
  %20 = phi i32 [ 0, %8 ], [ %28, %27 ]
  %21 = icmp ult i32 %19, %2
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = zext nneg i32 %19 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = add nsw i32 %25, %20
  br label %27

27:                                               ; preds = %18, %22
  %28 = phi i32 [ %26, %22 ], [ %20, %18 ]
  %29 = add nsw i32 %19, 1
  %30 = icmp slt i32 %19, %11
  br i1 %30, label %18, label %12, !llvm.loop !10

31:                                               ; preds = %12, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
