; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14reduce_shuffleE10warp_total = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_shuffle(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %15

12:                                               ; preds = %5
  %13 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = mul nuw nsw i32 %7, %13
  br label %25

15:                                               ; preds = %25, %5
  %16 = phi i32 [ 0, %5 ], [ %38, %25 ]
  %17 = phi float [ 0.000000e+00, %5 ], [ %35, %25 ]
  br label %18

18:                                               ; preds = %15, %18
  %19 = phi i32 [ 16, %15 ], [ %23, %18 ]
  %20 = phi float [ %17, %15 ], [ %22, %18 ]
  %21 = tail call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 %19, i32 31)
  %22 = fadd contract float %20, %21
  %23 = lshr i32 %19, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %45, label %18, !llvm.loop !7

25:                                               ; preds = %12, %25
  %26 = phi float [ 0.000000e+00, %12 ], [ %35, %25 ]
  %27 = phi i32 [ 0, %12 ], [ %38, %25 ]
  %28 = phi i32 [ %10, %12 ], [ %39, %25 ]
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !10
  %32 = getelementptr inbounds nuw float, ptr %1, i64 %29
  %33 = load float, ptr %32, align 4, !tbaa !10
  %34 = fmul contract float %31, %33
  %35 = fadd contract float %26, %34
  %36 = fcmp contract olt float %34, 0.000000e+00
  %37 = zext i1 %36 to i32
  %38 = add nuw nsw i32 %27, %37
  %39 = add nuw nsw i32 %28, %14
  %40 = icmp slt i32 %39, %2
  br i1 %40, label %25, label %15, !llvm.loop !12

41:                                               ; preds = %45
  %42 = lshr i32 %9, 5
  %43 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %52, label %58

45:                                               ; preds = %18, %45
  %46 = phi i32 [ %49, %45 ], [ %16, %18 ]
  %47 = phi i32 [ %50, %45 ], [ 16, %18 ]
  %48 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %46, i32 %47, i32 31)
  %49 = add nsw i32 %48, %46
  %50 = lshr i32 %47, 1
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %41, label %45, !llvm.loop !13

52:                                               ; preds = %41
  %53 = zext nneg i32 %42 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE10warp_total to ptr), i64 %53
  store float %22, ptr %54, align 4, !tbaa !10
  %55 = icmp eq i32 %49, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %52
  %57 = atomicrmw add ptr %4, i32 %49 seq_cst, align 4
  br label %58

58:                                               ; preds = %52, %56, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp eq i32 %42, 0
  br i1 %59, label %60, label %80

60:                                               ; preds = %58
  %61 = lshr i32 %7, 5
  %62 = icmp samesign ult i32 %43, %61
  br i1 %62, label %63, label %67

63:                                               ; preds = %60
  %64 = zext nneg i32 %43 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE10warp_total to ptr), i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !10
  br label %67

67:                                               ; preds = %60, %63
  %68 = phi float [ %66, %63 ], [ 0.000000e+00, %60 ]
  br label %69

69:                                               ; preds = %67, %69
  %70 = phi i32 [ %74, %69 ], [ 16, %67 ]
  %71 = phi float [ %73, %69 ], [ %68, %67 ]
  %72 = tail call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %71, i32 %70, i32 31)
  %73 = fadd contract float %71, %72
  %74 = lshr i32 %70, 1
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %69, !llvm.loop !7

76:                                               ; preds = %69
  br i1 %44, label %77, label %80

77:                                               ; preds = %76
  %78 = zext nneg i32 %6 to i64
  %79 = getelementptr inbounds nuw float, ptr %3, i64 %78
  store float %73, ptr %79, align 4, !tbaa !10
  br label %80

80:                                               ; preds = %76, %77, %58
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
