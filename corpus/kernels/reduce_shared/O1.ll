; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13reduce_sharedE3sum = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ13reduce_sharedE3low = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ13reduce_sharedE4high = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_shared(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = add nuw nsw i32 %7, %4
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul nuw nsw i32 %6, %11
  br label %21

13:                                               ; preds = %21, %3
  %14 = phi i32 [ 2147483647, %3 ], [ %30, %21 ]
  %15 = phi i32 [ -2147483648, %3 ], [ %31, %21 ]
  %16 = phi i32 [ 0, %3 ], [ %29, %21 ]
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 %17
  store i32 %16, ptr %18, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 %17
  store i32 %14, ptr %19, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 %17
  store i32 %15, ptr %20, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %36

21:                                               ; preds = %10, %21
  %22 = phi i32 [ 0, %10 ], [ %29, %21 ]
  %23 = phi i32 [ %8, %10 ], [ %32, %21 ]
  %24 = phi i32 [ -2147483648, %10 ], [ %31, %21 ]
  %25 = phi i32 [ 2147483647, %10 ], [ %30, %21 ]
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = add nsw i32 %28, %22
  %30 = tail call i32 @llvm.smin.i32(i32 %28, i32 %25)
  %31 = tail call i32 @llvm.smax.i32(i32 %28, i32 %24)
  %32 = add nuw nsw i32 %23, %12
  %33 = icmp slt i32 %32, %1
  br i1 %33, label %21, label %13, !llvm.loop !7

34:                                               ; preds = %57
  %35 = icmp eq i32 %4, 0
  br i1 %35, label %60, label %69

36:                                               ; preds = %13, %57
  %37 = phi i32 [ 32, %13 ], [ %58, %57 ]
  %38 = icmp samesign ult i32 %4, %37
  br i1 %38, label %39, label %57

39:                                               ; preds = %36
  %40 = add nuw nsw i32 %37, %4
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = load i32, ptr %18, align 4, !tbaa !3
  %45 = add nsw i32 %44, %43
  store i32 %45, ptr %18, align 4, !tbaa !3
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 %41
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = load i32, ptr %19, align 4, !tbaa !3
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %39
  store i32 %47, ptr %19, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %50, %39
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 %41
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = load i32, ptr %20, align 4, !tbaa !3
  %55 = icmp sgt i32 %53, %54
  br i1 %55, label %56, label %57

56:                                               ; preds = %51
  store i32 %53, ptr %20, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %51, %56, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = lshr i32 %37, 1
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %34, label %36, !llvm.loop !10

60:                                               ; preds = %34
  %61 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), align 4, !tbaa !3
  %62 = atomicrmw add ptr %2, i32 %61 seq_cst, align 4
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), align 4, !tbaa !3
  %65 = atomicrmw min ptr %63, i32 %64 seq_cst, align 4
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %67 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), align 4, !tbaa !3
  %68 = atomicrmw max ptr %66, i32 %67 seq_cst, align 4
  br label %69

69:                                               ; preds = %60, %34
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
