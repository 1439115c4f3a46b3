; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @root_find(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2, double noundef %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp slt i32 %13, %1
  br i1 %14, label %15, label %111

15:                                               ; preds = %8
  %16 = shl nsw i32 %13, 2
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %25 = load double, ptr %24, align 8, !tbaa !7
  %26 = fmul double %2, %19
  %27 = fadd double %26, %21
  %28 = fmul double %2, %27
  %29 = fadd double %23, %28
  %30 = fmul double %2, %29
  %31 = fadd double %25, %30
  %32 = fmul double %3, %19
  %33 = fadd double %32, %21
  %34 = fmul double %3, %33
  %35 = fadd double %23, %34
  %36 = fmul double %3, %35
  %37 = fadd double %25, %36
  %38 = fadd double %2, %3
  %39 = fmul double %38, 5.000000e-01
  %40 = fcmp ogt double %31, 0.000000e+00
  %41 = fcmp ogt double %37, 0.000000e+00
  %42 = and i1 %40, %41
  br i1 %42, label %100, label %43

43:                                               ; preds = %15
  %44 = fcmp olt double %31, 0.000000e+00
  %45 = fcmp olt double %37, 0.000000e+00
  %46 = and i1 %44, %45
  br i1 %46, label %100, label %47

47:                                               ; preds = %43
  %48 = icmp sgt i32 %4, 0
  br i1 %48, label %49, label %100

49:                                               ; preds = %47
  %50 = fcmp uge double %31, %37
  %51 = fmul double %19, 3.000000e+00
  %52 = fmul double %21, 2.000000e+00
  br label %53

53:                                               ; preds = %91, %49
  %54 = phi double [ %2, %49 ], [ %96, %91 ]
  %55 = phi i32 [ 0, %49 ], [ %97, %91 ]
  %56 = phi double [ %3, %49 ], [ %95, %91 ]
  %57 = phi double [ %39, %49 ], [ %94, %91 ]
  %58 = phi i32 [ 0, %49 ], [ %93, %91 ]
  %59 = phi i32 [ 2, %49 ], [ %92, %91 ]
  %60 = tail call double @llvm.fma.f64(double %19, double %57, double %21)
  %61 = tail call double @llvm.fma.f64(double %60, double %57, double %23)
  %62 = tail call double @llvm.fma.f64(double %61, double %57, double %25)
  %63 = tail call double @llvm.fabs.f64(double %62)
  %64 = fcmp olt double %63, 1.000000e-09
  br i1 %64, label %91, label %65

65:                                               ; preds = %53
  %66 = fcmp olt double %62, 0.000000e+00
  %67 = xor i1 %50, %66
  %68 = select i1 %67, double %56, double %57
  %69 = select i1 %67, double %57, double %54
  %70 = fmul double %51, %57
  %71 = fadd double %52, %70
  %72 = fmul double %57, %71
  %73 = fadd double %23, %72
  %74 = fcmp une double %73, 0.000000e+00
  br i1 %74, label %75, label %81

75:                                               ; preds = %65
  %76 = fdiv double %62, %73
  %77 = fsub double %57, %76
  %78 = fcmp ogt double %77, %69
  %79 = fcmp olt double %77, %68
  %80 = select i1 %78, i1 %79, i1 false
  br label %81

81:                                               ; preds = %75, %65
  %82 = phi double [ %77, %75 ], [ %57, %65 ]
  %83 = phi i1 [ %80, %75 ], [ false, %65 ]
  %84 = fsub double %68, %69
  %85 = fmul double %84, 5.000000e-01
  %86 = fadd double %69, %85
  %87 = xor i1 %83, true
  %88 = zext i1 %87 to i32
  %89 = add nsw i32 %58, %88
  %90 = select i1 %83, double %82, double %86
  br label %91

91:                                               ; preds = %53, %81
  %92 = phi i32 [ %59, %81 ], [ 0, %53 ]
  %93 = phi i32 [ %89, %81 ], [ %58, %53 ]
  %94 = phi double [ %90, %81 ], [ %57, %53 ]
  %95 = phi double [ %68, %81 ], [ %56, %53 ]
  %96 = phi double [ %69, %81 ], [ %54, %53 ]
  %97 = add nuw nsw i32 %55, 1
  %98 = icmp eq i32 %97, %4
  %99 = select i1 %64, i1 true, i1 %98
  br i1 %99, label %100, label %53, !llvm.loop !9

100:                                              ; preds = %91, %47, %15, %43
  %101 = phi i32 [ 1, %15 ], [ 1, %43 ], [ 2, %47 ], [ %92, %91 ]
  %102 = phi i32 [ 0, %15 ], [ 0, %43 ], [ 0, %47 ], [ %93, %91 ]
  %103 = phi double [ %39, %15 ], [ %39, %43 ], [ %39, %47 ], [ %94, %91 ]
  %104 = icmp eq i32 %101, 0
  %105 = select i1 %104, double %103, double 0.000000e+00
  %106 = zext nneg i32 %13 to i64
  %107 = getelementptr inbounds nuw double, ptr %5, i64 %106
  store double %105, ptr %107, align 8, !tbaa !7
  %108 = getelementptr inbounds nuw i32, ptr %6, i64 %106
  store i32 %101, ptr %108, align 4, !tbaa !3
  %109 = select i1 %104, i32 %102, i32 -1
  %110 = getelementptr inbounds nuw i32, ptr %7, i64 %106
  store i32 %109, ptr %110, align 4, !tbaa !3
  br label %111

111:                                              ; preds = %8, %100
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"double", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
