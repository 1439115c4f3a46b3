; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @biquad(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %48

13:                                               ; preds = %4
  %14 = and i32 %9, 1
  %15 = icmp eq i32 %14, 0
  br label %16

16:                                               ; preds = %13, %34
  %17 = phi float [ 0.000000e+00, %13 ], [ %26, %34 ]
  %18 = phi i32 [ 0, %13 ], [ %46, %34 ]
  %19 = phi float [ 0.000000e+00, %13 ], [ %20, %34 ]
  %20 = phi float [ 0.000000e+00, %13 ], [ %44, %34 ]
  %21 = phi float [ 0.000000e+00, %13 ], [ %17, %34 ]
  %22 = mul nsw i32 %18, %3
  %23 = add nsw i32 %22, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  br i1 %15, label %27, label %31

27:                                               ; preds = %16
  %28 = fmul float %26, 2.500000e-01
  %29 = fmul float %17, 5.000000e-01
  %30 = fadd float %29, %28
  br label %34

31:                                               ; preds = %16
  %32 = fmul float %26, 5.000000e-01
  %33 = fsub float %32, %17
  br label %34

34:                                               ; preds = %31, %27
  %35 = phi float [ 5.000000e-01, %31 ], [ 2.500000e-01, %27 ]
  %36 = phi float [ %33, %31 ], [ %30, %27 ]
  %37 = phi float [ 2.500000e-01, %31 ], [ 5.000000e-01, %27 ]
  %38 = phi float [ 1.250000e-01, %31 ], [ 2.500000e-01, %27 ]
  %39 = fmul float %21, %35
  %40 = fadd float %39, %36
  %41 = fmul float %20, %37
  %42 = fadd float %40, %41
  %43 = fmul float %19, %38
  %44 = fsub float %42, %43
  %45 = getelementptr inbounds float, ptr %1, i64 %24
  store float %44, ptr %45, align 4, !tbaa !7
  %46 = add nuw nsw i32 %18, 1
  %47 = icmp eq i32 %46, %2
  br i1 %47, label %48, label %16, !llvm.loop !9

48:                                               ; preds = %34, %4
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
