; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL3acc.0 = internal unnamed_addr addrspace(1) global i32 0, align 8
@_ZL3acc.1 = internal unnamed_addr addrspace(1) global double 0.000000e+00, align 8
@_ZL3acc.2 = internal unnamed_addr addrspace(1) global double 0.000000e+00, align 8
@_ZL3acc.3 = internal unnamed_addr addrspace(1) global float 0x46293E5940000000, align 8
@_ZL3acc.4 = internal unnamed_addr addrspace(1) global float 0xC6293E5940000000, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @stats_add(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %48

9:                                                ; preds = %2
  %10 = load i32, ptr addrspace(1) @_ZL3acc.0, align 8
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %48

12:                                               ; preds = %9
  %13 = load float, ptr addrspace(1) @_ZL3acc.4, align 4
  %14 = load float, ptr addrspace(1) @_ZL3acc.3, align 8
  %15 = load double, ptr addrspace(1) @_ZL3acc.2, align 8
  %16 = load double, ptr addrspace(1) @_ZL3acc.1, align 8
  br label %17

17:                                               ; preds = %12, %42
  %18 = phi i32 [ %44, %42 ], [ 0, %12 ]
  %19 = phi i32 [ %27, %42 ], [ %10, %12 ]
  %20 = phi double [ %32, %42 ], [ %16, %12 ]
  %21 = phi double [ %35, %42 ], [ %15, %12 ]
  %22 = phi float [ %39, %42 ], [ %14, %12 ]
  %23 = phi float [ %43, %42 ], [ %13, %12 ]
  %24 = zext nneg i32 %18 to i64
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = add nsw i32 %19, 1
  %28 = fpext float %26 to double
  %29 = fsub double %28, %20
  %30 = sitofp i32 %27 to double
  %31 = fdiv double %29, %30
  %32 = fadd double %20, %31
  %33 = fsub double %28, %32
  %34 = fmul double %29, %33
  %35 = fadd double %21, %34
  %36 = fcmp olt float %26, %22
  br i1 %36, label %37, label %38

37:                                               ; preds = %17
  store float %26, ptr addrspace(1) @_ZL3acc.3, align 8, !tbaa !9
  br label %38

38:                                               ; preds = %37, %17
  %39 = phi float [ %26, %37 ], [ %22, %17 ]
  %40 = fcmp ogt float %26, %23
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  store float %26, ptr addrspace(1) @_ZL3acc.4, align 4, !tbaa !12
  br label %42

42:                                               ; preds = %41, %38
  %43 = phi float [ %26, %41 ], [ %23, %38 ]
  %44 = add nuw nsw i32 %18, 1
  %45 = icmp eq i32 %44, %1
  br i1 %45, label %46, label %17, !llvm.loop !13

46:                                               ; preds = %42
  %47 = add i32 %10, %1
  store i32 %47, ptr addrspace(1) @_ZL3acc.0, align 8, !tbaa !16
  store double %32, ptr addrspace(1) @_ZL3acc.1, align 8, !tbaa !17
  store double %35, ptr addrspace(1) @_ZL3acc.2, align 8, !tbaa !18
  br label %48

48:                                               ; preds = %9, %46, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @stats_get(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  switch i32 %2, label %24 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %16
    i32 3, label %20
  ]

3:                                                ; preds = %1
  %4 = load double, ptr addrspace(1) @_ZL3acc.1, align 8, !tbaa !17
  store double %4, ptr %0, align 8, !tbaa !19
  br label %24

5:                                                ; preds = %1
  %6 = load i32, ptr addrspace(1) @_ZL3acc.0, align 8, !tbaa !16
  %7 = icmp sgt i32 %6, 1
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  %9 = load double, ptr addrspace(1) @_ZL3acc.2, align 8, !tbaa !18
  %10 = add nsw i32 %6, -1
  %11 = uitofp nneg i32 %10 to double
  %12 = fdiv double %9, %11
  br label %13

13:                                               ; preds = %5, %8
  %14 = phi double [ %12, %8 ], [ 0.000000e+00, %5 ]
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %14, ptr %15, align 8, !tbaa !19
  br label %24

16:                                               ; preds = %1
  %17 = load float, ptr addrspace(1) @_ZL3acc.3, align 8, !tbaa !9
  %18 = fpext float %17 to double
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %18, ptr %19, align 8, !tbaa !19
  br label %24

20:                                               ; preds = %1
  %21 = load float, ptr addrspace(1) @_ZL3acc.4, align 4, !tbaa !12
  %22 = fpext float %21 to double
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %22, ptr %23, align 8, !tbaa !19
  br label %24

24:                                               ; preds = %16, %13, %3, %1, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !8, i64 24}
!10 = !{!"_ZTS11Accumulator", !4, i64 0, !11, i64 8, !11, i64 16, !8, i64 24, !8, i64 28}
!11 = !{!"double", !5, i64 0}
!12 = !{!10, !8, i64 28}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!10, !4, i64 0}
!17 = !{!10, !11, i64 8}
!18 = !{!10, !11, i64 16}
!19 = !{!11, !11, i64 0}
