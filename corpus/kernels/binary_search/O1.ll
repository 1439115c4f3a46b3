; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @binary_search(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %42

12:                                               ; preds = %5
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %39

17:                                               ; preds = %12, %17
  %18 = phi i32 [ %33, %17 ], [ 0, %12 ]
  %19 = phi i32 [ %32, %17 ], [ 0, %12 ]
  %20 = phi i32 [ %31, %17 ], [ %1, %12 ]
  %21 = sub nsw i32 %20, %18
  %22 = lshr i32 %21, 1
  %23 = add nuw nsw i32 %22, %18
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = icmp ne i32 %26, %15
  %28 = icmp slt i32 %26, %15
  %29 = add nuw nsw i32 %23, 1
  %30 = select i1 %28, i32 %20, i32 %23
  %31 = select i1 %27, i32 %30, i32 %20
  %32 = select i1 %27, i32 %19, i32 %23
  %33 = select i1 %28, i32 %29, i32 %18
  %34 = icmp slt i32 %33, %31
  %35 = and i1 %34, %27
  br i1 %35, label %17, label %36, !llvm.loop !7

36:                                               ; preds = %17
  %37 = xor i32 %33, -1
  %38 = select i1 %27, i32 %37, i32 %23
  br label %39

39:                                               ; preds = %36, %12
  %40 = phi i32 [ -1, %12 ], [ %38, %36 ]
  %41 = getelementptr inbounds nuw i32, ptr %4, i64 %13
  store i32 %40, ptr %41, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %39, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
