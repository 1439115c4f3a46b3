; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortE1k = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ12bitonic_sortE1v = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl nsw i32 %5, 6
  %7 = icmp samesign ult i32 %4, 64
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %13

10:                                               ; preds = %13, %3
  %11 = shl nuw nsw i32 %4, 1
  %12 = icmp ne i32 %2, 0
  br label %30

13:                                               ; preds = %8, %13
  %14 = phi i32 [ %4, %8 ], [ %24, %13 ]
  %15 = or disjoint i32 %14, %6
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 %19
  store i32 %22, ptr %23, align 4, !tbaa !3
  %24 = add nuw nsw i32 %14, %9
  %25 = icmp samesign ult i32 %24, 64
  br i1 %25, label %13, label %10, !llvm.loop !7

26:                                               ; preds = %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = icmp samesign ult i32 %4, 64
  br i1 %27, label %28, label %62

28:                                               ; preds = %26
  %29 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %63

30:                                               ; preds = %10, %34
  %31 = phi i32 [ 2, %10 ], [ %35, %34 ]
  %32 = ashr exact i32 %31, 1
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %59, %30
  %35 = shl i32 %31, 1
  %36 = icmp slt i32 %35, 65
  br i1 %36, label %30, label %26, !llvm.loop !10

37:                                               ; preds = %30, %59
  %38 = phi i32 [ %60, %59 ], [ %32, %30 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = add nuw nsw i32 %38, 1023
  %40 = and i32 %39, %4
  %41 = sub nsw i32 %11, %40
  %42 = add nsw i32 %41, %38
  %43 = and i32 %41, %31
  %44 = icmp eq i32 %43, 0
  %45 = xor i1 %12, %44
  %46 = sext i32 %41 to i64
  %47 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = sext i32 %42 to i64
  %50 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = icmp sle i32 %48, %51
  %53 = xor i1 %45, %52
  br i1 %53, label %54, label %59

54:                                               ; preds = %37
  store i32 %51, ptr %47, align 4, !tbaa !3
  store i32 %48, ptr %50, align 4, !tbaa !3
  %55 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 %46
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 %49
  %58 = load i32, ptr %57, align 4, !tbaa !3
  store i32 %58, ptr %55, align 4, !tbaa !3
  store i32 %56, ptr %57, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %54, %37
  %60 = lshr i32 %38, 1
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %34, label %37, !llvm.loop !11

62:                                               ; preds = %63, %26
  ret void

63:                                               ; preds = %28, %63
  %64 = phi i32 [ %4, %28 ], [ %74, %63 ]
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = or disjoint i32 %64, %6
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr %0, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !3
  %71 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 %65
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = getelementptr inbounds nuw i32, ptr %1, i64 %69
  store i32 %72, ptr %73, align 4, !tbaa !3
  %74 = add nuw nsw i32 %64, %29
  %75 = icmp samesign ult i32 %74, 64
  br i1 %75, label %63, label %62, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
