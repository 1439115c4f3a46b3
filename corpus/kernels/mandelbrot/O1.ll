; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = icmp slt i32 %12, %1
  %15 = icmp slt i32 %13, %2
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %97

17:                                               ; preds = %7
  %18 = uitofp nneg i32 %12 to float
  %19 = fmul float %5, %18
  %20 = fadd float %3, %19
  %21 = uitofp nneg i32 %13 to float
  %22 = fmul float %5, %21
  %23 = fadd float %4, %22
  %24 = fadd float %20, -2.500000e-01
  %25 = fmul float %24, %24
  %26 = fmul float %23, %23
  %27 = fadd float %26, %25
  %28 = fadd float %24, %27
  %29 = fmul float %27, %28
  %30 = fmul float %23, 2.500000e-01
  %31 = fmul float %23, %30
  %32 = fcmp olt float %29, %31
  br i1 %32, label %39, label %33

33:                                               ; preds = %17
  %34 = fadd float %20, 1.000000e+00
  %35 = fmul float %34, %34
  %36 = fadd float %26, %35
  %37 = fcmp olt float %36, 6.250000e-02
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  br label %39

39:                                               ; preds = %17, %33, %38
  %40 = phi i1 [ true, %33 ], [ false, %38 ], [ false, %17 ]
  %41 = phi i32 [ 0, %33 ], [ 2, %38 ], [ 1, %17 ]
  br i1 %40, label %42, label %87

42:                                               ; preds = %39, %72
  %43 = phi i32 [ %73, %72 ], [ 0, %39 ]
  %44 = phi float [ %74, %72 ], [ 0.000000e+00, %39 ]
  %45 = phi float [ %75, %72 ], [ 0.000000e+00, %39 ]
  %46 = phi float [ %76, %72 ], [ 0.000000e+00, %39 ]
  %47 = phi float [ %77, %72 ], [ 0.000000e+00, %39 ]
  %48 = phi i32 [ %78, %72 ], [ 0, %39 ]
  %49 = phi i32 [ %79, %72 ], [ 8, %39 ]
  %50 = phi i32 [ %80, %72 ], [ 0, %39 ]
  %51 = icmp slt i32 %43, %6
  br i1 %51, label %52, label %82

52:                                               ; preds = %42
  %53 = fmul float %44, %44
  %54 = fmul float %45, %45
  %55 = fadd float %53, %54
  %56 = fcmp ogt float %55, 4.000000e+00
  br i1 %56, label %72, label %57

57:                                               ; preds = %52
  %58 = fmul float %44, 2.000000e+00
  %59 = fmul float %58, %45
  %60 = fadd float %23, %59
  %61 = fsub float %53, %54
  %62 = fadd float %20, %61
  %63 = add nsw i32 %43, 1
  %64 = fcmp oeq float %62, %46
  %65 = fcmp oeq float %60, %47
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %72, label %67

67:                                               ; preds = %57
  %68 = add nsw i32 %48, 1
  %69 = icmp eq i32 %68, %49
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = shl nsw i32 %49, 1
  br label %72

72:                                               ; preds = %67, %70, %57, %52
  %73 = phi i32 [ %63, %57 ], [ %43, %52 ], [ %63, %70 ], [ %63, %67 ]
  %74 = phi float [ %62, %57 ], [ %44, %52 ], [ %62, %70 ], [ %62, %67 ]
  %75 = phi float [ %60, %57 ], [ %45, %52 ], [ %60, %70 ], [ %60, %67 ]
  %76 = phi float [ %46, %57 ], [ %46, %52 ], [ %62, %70 ], [ %46, %67 ]
  %77 = phi float [ %47, %57 ], [ %47, %52 ], [ %60, %70 ], [ %47, %67 ]
  %78 = phi i32 [ %48, %57 ], [ %48, %52 ], [ 0, %70 ], [ %68, %67 ]
  %79 = phi i32 [ %49, %57 ], [ %49, %52 ], [ %71, %70 ], [ %49, %67 ]
  %80 = phi i32 [ 3, %57 ], [ %50, %52 ], [ %50, %70 ], [ %50, %67 ]
  %81 = phi i1 [ false, %57 ], [ false, %52 ], [ true, %70 ], [ true, %67 ]
  br i1 %81, label %42, label %82

82:                                               ; preds = %72, %42
  %83 = phi i32 [ %73, %72 ], [ %43, %42 ]
  %84 = phi i32 [ %80, %72 ], [ %50, %42 ]
  %85 = icmp eq i32 %83, %6
  %86 = select i1 %85, i32 4, i32 %84
  br label %87

87:                                               ; preds = %82, %39
  %88 = phi i32 [ 0, %39 ], [ %83, %82 ]
  %89 = phi i32 [ %41, %39 ], [ %86, %82 ]
  %90 = icmp eq i32 %89, 0
  %91 = sub nsw i32 0, %89
  %92 = select i1 %90, i32 %88, i32 %91
  %93 = mul nsw i32 %1, %13
  %94 = add nuw nsw i32 %93, %12
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %0, i64 %95
  store i32 %92, ptr %96, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %7, %87
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
