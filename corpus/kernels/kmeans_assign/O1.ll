; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13kmeans_assignE1c = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13kmeans_assignE1s = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13kmeans_assignE1m = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_assign(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nsw i32 %3, 1
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %8
  %13 = zext nneg i32 %9 to i64
  %14 = getelementptr inbounds nuw float, ptr %2, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 %13
  store float %15, ptr %16, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 %13
  store float 0.000000e+00, ptr %17, align 4, !tbaa !7
  br label %18

18:                                               ; preds = %12, %8
  %19 = icmp slt i32 %9, %3
  br i1 %19, label %20, label %23

20:                                               ; preds = %18
  %21 = zext nneg i32 %9 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 %21
  store i32 0, ptr %22, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul nuw nsw i32 %24, %25
  %27 = add nuw nsw i32 %26, %9
  %28 = icmp slt i32 %27, %1
  br i1 %28, label %29, label %75

29:                                               ; preds = %23
  %30 = shl nuw nsw i32 %27, 1
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = icmp sgt i32 %3, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %43, %29
  %38 = phi i32 [ 0, %29 ], [ %59, %43 ]
  %39 = zext nneg i32 %27 to i64
  %40 = getelementptr inbounds nuw i32, ptr %4, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = icmp eq i32 %41, %38
  br i1 %42, label %65, label %63

43:                                               ; preds = %29, %43
  %44 = phi float [ %60, %43 ], [ 0x46293E5940000000, %29 ]
  %45 = phi i32 [ %59, %43 ], [ 0, %29 ]
  %46 = phi i32 [ %61, %43 ], [ 0, %29 ]
  %47 = shl nuw nsw i32 %46, 1
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fsub fast float %33, %50
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fsub fast float %35, %53
  %55 = fmul fast float %51, %51
  %56 = fmul fast float %54, %54
  %57 = fadd fast float %56, %55
  %58 = fcmp fast olt float %57, %44
  %59 = select i1 %58, i32 %46, i32 %45
  %60 = select nsz i1 %58, float %57, float %44
  %61 = add nuw nsw i32 %46, 1
  %62 = icmp eq i32 %61, %3
  br i1 %62, label %37, label %43, !llvm.loop !9

63:                                               ; preds = %37
  store i32 %38, ptr %40, align 4, !tbaa !3
  %64 = atomicrmw add ptr %7, i32 1 seq_cst, align 4
  br label %65

65:                                               ; preds = %63, %37
  %66 = shl nuw nsw i32 %38, 1
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 %67
  %69 = atomicrmw fadd ptr %68, float %33 seq_cst, align 4
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %71 = atomicrmw fadd ptr %70, float %35 seq_cst, align 4
  %72 = zext nneg i32 %38 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 %72
  %74 = atomicrmw add ptr %73, i32 1 seq_cst, align 4
  br label %75

75:                                               ; preds = %65, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %76, label %88

76:                                               ; preds = %75
  %77 = lshr i32 %9, 1
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %88, label %82

82:                                               ; preds = %76
  %83 = zext nneg i32 %9 to i64
  %84 = getelementptr inbounds nuw float, ptr %5, i64 %83
  %85 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 %83
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = atomicrmw fadd ptr %84, float %86 seq_cst, align 4
  br label %88

88:                                               ; preds = %82, %76, %75
  br i1 %19, label %89, label %97

89:                                               ; preds = %88
  %90 = zext nneg i32 %9 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds nuw i32, ptr %6, i64 %90
  %96 = atomicrmw add ptr %95, i32 %92 seq_cst, align 4
  br label %97

97:                                               ; preds = %94, %89, %88
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @kmeans_move(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #2 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = shl nsw i32 %2, 1
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %21

8:                                                ; preds = %4
  %9 = lshr i32 %5, 1
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %8
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = sitofp i32 %12 to float
  %19 = fdiv fast float %17, %18
  %20 = getelementptr inbounds nuw float, ptr %3, i64 %15
  store float %19, ptr %20, align 4, !tbaa !7
  br label %21

21:                                               ; preds = %8, %14, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
