; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil2d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, i32 noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %13, %3
  %20 = icmp slt i32 %18, %4
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %105

22:                                               ; preds = %8
  %23 = mul nsw i32 %3, %18
  %24 = add nuw nsw i32 %23, %13
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 %25
  %29 = load i8, ptr %28, align 1, !tbaa !9
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %102

31:                                               ; preds = %22
  %32 = add nsw i32 %3, -1
  %33 = add nsw i32 %3, -1
  %34 = add nsw i32 %4, -1
  %35 = add nsw i32 %4, -1
  br label %41

36:                                               ; preds = %98
  %37 = fmul float %5, %99
  %38 = fadd float %27, %37
  %39 = fcmp olt float %38, 0.000000e+00
  %40 = select i1 %39, float 0.000000e+00, float %38
  br label %102

41:                                               ; preds = %31, %98
  %42 = phi float [ 0.000000e+00, %31 ], [ %99, %98 ]
  %43 = phi i32 [ 0, %31 ], [ %100, %98 ]
  %44 = icmp eq i32 %43, 0
  %45 = zext i1 %44 to i32
  %46 = add nuw nsw i32 %13, %45
  %47 = icmp eq i32 %43, 1
  %48 = sext i1 %47 to i32
  %49 = add nsw i32 %46, %48
  %50 = icmp sgt i32 %49, -1
  %51 = icmp slt i32 %49, %3
  %52 = and i1 %50, %51
  br i1 %52, label %61, label %53

53:                                               ; preds = %41
  switch i32 %6, label %61 [
    i32 2, label %54
    i32 1, label %58
  ]

54:                                               ; preds = %53
  %55 = icmp slt i32 %49, 0
  %56 = sub nsw i32 %49, %3
  %57 = select i1 %55, i32 %33, i32 %56
  br label %61

58:                                               ; preds = %53
  %59 = icmp slt i32 %49, 0
  %60 = select i1 %59, i32 0, i32 %32
  br label %61

61:                                               ; preds = %41, %53, %54, %58
  %62 = phi i32 [ %49, %41 ], [ %57, %54 ], [ %60, %58 ], [ -1, %53 ]
  %63 = icmp eq i32 %43, 2
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %18, %64
  %66 = icmp eq i32 %43, 3
  %67 = sext i1 %66 to i32
  %68 = add nsw i32 %65, %67
  %69 = icmp sgt i32 %68, -1
  %70 = icmp slt i32 %68, %4
  %71 = and i1 %69, %70
  br i1 %71, label %80, label %72

72:                                               ; preds = %61
  switch i32 %6, label %80 [
    i32 2, label %73
    i32 1, label %77
  ]

73:                                               ; preds = %72
  %74 = icmp slt i32 %68, 0
  %75 = sub nsw i32 %68, %4
  %76 = select i1 %74, i32 %35, i32 %75
  br label %80

77:                                               ; preds = %72
  %78 = icmp slt i32 %68, 0
  %79 = select i1 %78, i32 0, i32 %34
  br label %80

80:                                               ; preds = %61, %72, %73, %77
  %81 = phi i32 [ %68, %61 ], [ %76, %73 ], [ %79, %77 ], [ -1, %72 ]
  %82 = or i32 %81, %62
  %83 = icmp sgt i32 %82, -1
  br i1 %83, label %84, label %94

84:                                               ; preds = %80
  %85 = mul nsw i32 %81, %3
  %86 = add nuw nsw i32 %85, %62
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 %87
  %89 = load i8, ptr %88, align 1, !tbaa !9
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %91, label %98

91:                                               ; preds = %84
  %92 = getelementptr inbounds nuw float, ptr %0, i64 %87
  %93 = load float, ptr %92, align 4, !tbaa !7
  br label %94

94:                                               ; preds = %80, %91
  %95 = phi float [ %7, %80 ], [ %93, %91 ]
  %96 = fsub float %95, %27
  %97 = fadd float %42, %96
  br label %98

98:                                               ; preds = %84, %94
  %99 = phi float [ %97, %94 ], [ %42, %84 ]
  %100 = add nuw nsw i32 %43, 1
  %101 = icmp eq i32 %100, 4
  br i1 %101, label %36, label %41, !llvm.loop !10

102:                                              ; preds = %22, %36
  %103 = phi float [ %40, %36 ], [ %27, %22 ]
  %104 = getelementptr inbounds nuw float, ptr %2, i64 %25
  store float %103, ptr %104, align 4, !tbaa !7
  br label %105

105:                                              ; preds = %102, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
