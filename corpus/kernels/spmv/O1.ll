; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_short(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %42

14:                                               ; preds = %7
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = sub nsw i32 %19, %17
  %21 = icmp sgt i32 %20, %6
  br i1 %21, label %42, label %22

22:                                               ; preds = %14
  %23 = icmp slt i32 %17, %19
  br i1 %23, label %27, label %24

24:                                               ; preds = %27, %22
  %25 = phi float [ 0.000000e+00, %22 ], [ %39, %27 ]
  %26 = getelementptr inbounds nuw float, ptr %4, i64 %15
  store float %25, ptr %26, align 4, !tbaa !7
  br label %42

27:                                               ; preds = %22, %27
  %28 = phi i32 [ %40, %27 ], [ %17, %22 ]
  %29 = phi float [ %39, %27 ], [ 0.000000e+00, %22 ]
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds float, ptr %2, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = getelementptr inbounds i32, ptr %1, i64 %30
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %3, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fmul contract float %32, %37
  %39 = fadd contract float %29, %38
  %40 = add nsw i32 %28, 1
  %41 = icmp eq i32 %40, %19
  br i1 %41, label %24, label %27, !llvm.loop !9

42:                                               ; preds = %24, %14, %7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @spmv_long(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = lshr i32 %12, 5
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %55

15:                                               ; preds = %7
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = sub nsw i32 %20, %18
  %22 = icmp sgt i32 %21, %6
  br i1 %22, label %23, label %55

23:                                               ; preds = %15
  %24 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %25 = add nsw i32 %18, %24
  %26 = icmp slt i32 %25, %20
  br i1 %26, label %29, label %27

27:                                               ; preds = %29, %23
  %28 = phi float [ 0.000000e+00, %23 ], [ %41, %29 ]
  br label %46

29:                                               ; preds = %23, %29
  %30 = phi i32 [ %42, %29 ], [ %25, %23 ]
  %31 = phi float [ %41, %29 ], [ 0.000000e+00, %23 ]
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = getelementptr inbounds i32, ptr %1, i64 %32
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %3, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %34, %39
  %41 = fadd contract float %31, %40
  %42 = add nsw i32 %30, 32
  %43 = icmp slt i32 %42, %20
  br i1 %43, label %29, label %27, !llvm.loop !12

44:                                               ; preds = %46
  %45 = icmp eq i32 %24, 0
  br i1 %45, label %53, label %55

46:                                               ; preds = %27, %46
  %47 = phi i32 [ %51, %46 ], [ 16, %27 ]
  %48 = phi float [ %50, %46 ], [ %28, %27 ]
  %49 = tail call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %48, i32 %47, i32 31)
  %50 = fadd contract float %48, %49
  %51 = lshr i32 %47, 1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %44, label %46, !llvm.loop !13

53:                                               ; preds = %44
  %54 = getelementptr inbounds nuw float, ptr %4, i64 %16
  store float %50, ptr %54, align 4, !tbaa !7
  br label %55

55:                                               ; preds = %15, %53, %44, %7
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
