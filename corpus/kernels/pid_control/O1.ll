; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11pid_controlE5shape.0 = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ11pid_controlE5shape.1 = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pid_control(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = icmp eq i32 %9, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %5
  store float %2, ptr addrspace(3) @_ZZ11pid_controlE5shape.0, align 4, !tbaa !7
  store i32 %3, ptr addrspace(3) @_ZZ11pid_controlE5shape.1, align 4, !tbaa !10
  br label %13

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp slt i32 %10, %4
  br i1 %14, label %15, label %44

15:                                               ; preds = %13
  %16 = zext nneg i32 %10 to i64
  %17 = getelementptr inbounds nuw float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = load i32, ptr addrspace(3) @_ZZ11pid_controlE5shape.1, align 4, !tbaa !10
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %15
  %22 = load float, ptr addrspace(3) @_ZZ11pid_controlE5shape.0, align 4, !tbaa !7
  br label %26

23:                                               ; preds = %26, %15
  %24 = phi float [ %18, %15 ], [ %41, %26 ]
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %16
  store float %24, ptr %25, align 4, !tbaa !11
  br label %44

26:                                               ; preds = %21, %26
  %27 = phi i32 [ 0, %21 ], [ %42, %26 ]
  %28 = phi float [ 0.000000e+00, %21 ], [ %31, %26 ]
  %29 = phi float [ 0.000000e+00, %21 ], [ %32, %26 ]
  %30 = phi float [ %18, %21 ], [ %41, %26 ]
  %31 = fsub float %22, %30
  %32 = fadd float %29, %31
  %33 = fmul float %31, 5.000000e-01
  %34 = fmul float %32, 6.250000e-02
  %35 = fadd float %33, %34
  %36 = fsub float %31, %28
  %37 = fmul float %36, 2.500000e-01
  %38 = fadd float %37, %35
  %39 = tail call float @llvm.minnum.f32(float %38, float 8.000000e+00)
  %40 = tail call float @llvm.maxnum.f32(float %39, float -8.000000e+00)
  %41 = fadd float %30, %40
  %42 = add nuw nsw i32 %27, 1
  %43 = icmp eq i32 %42, %19
  br i1 %43, label %23, label %26, !llvm.loop !12

44:                                               ; preds = %13, %23
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS5Shape", !9, i64 0, !4, i64 4}
!9 = !{!"float", !5, i64 0}
!10 = !{!8, !4, i64 4}
!11 = !{!9, !9, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
