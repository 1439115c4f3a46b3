; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10radix_sortE6sorted = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10radix_sortE5count = internal unnamed_addr addrspace(3) global [2 x [16 x i32]] undef, align 4
@_ZZ10radix_sortE5start = internal unnamed_addr addrspace(3) global [2 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @radix_sort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl nsw i32 %4, 6
  %6 = add nuw nsw i32 %5, %3
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %30

11:                                               ; preds = %2
  %12 = lshr i32 %3, 5
  %13 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %14 = shl nsw i32 -1, %13
  %15 = xor i32 %14, -1
  %16 = icmp samesign ult i32 %3, 32
  %17 = lshr i32 %3, 4
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 %18
  %20 = and i32 %3, 15
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21
  %23 = zext nneg i32 %12 to i64
  %24 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 %23
  %25 = icmp eq i32 %3, 0
  %26 = zext nneg i32 %12 to i64
  %27 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5start to ptr), i64 %26
  %28 = zext nneg i32 %3 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6sorted to ptr), i64 %28
  br label %32

30:                                               ; preds = %81, %2
  %31 = phi i32 [ %9, %2 ], [ %88, %81 ]
  store i32 %31, ptr %8, align 4, !tbaa !3
  ret void

32:                                               ; preds = %11, %81
  %33 = phi i32 [ %9, %11 ], [ %88, %81 ]
  %34 = phi i32 [ 0, %11 ], [ %89, %81 ]
  %35 = shl nsw i32 %34, 2
  %36 = lshr i32 %33, %35
  br label %41

37:                                               ; preds = %41
  %38 = and i32 %36, 15
  %39 = and i32 %51, %15
  %40 = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %39)
  br i1 %16, label %54, label %55

41:                                               ; preds = %32, %41
  %42 = phi i32 [ 0, %32 ], [ %52, %41 ]
  %43 = phi i32 [ -1, %32 ], [ %51, %41 ]
  %44 = shl nuw nsw i32 1, %42
  %45 = and i32 %44, %36
  %46 = icmp ne i32 %45, 0
  %47 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %46)
  %48 = xor i1 %46, true
  %49 = sext i1 %48 to i32
  %50 = xor i32 %47, %49
  %51 = and i32 %50, %43
  %52 = add nuw nsw i32 %42, 1
  %53 = icmp eq i32 %52, 4
  br i1 %53, label %37, label %41, !llvm.loop !7

54:                                               ; preds = %37
  store i32 0, ptr %22, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %54, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = icmp eq i32 %39, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %55
  %58 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %51)
  %59 = zext nneg i32 %38 to i64
  %60 = getelementptr inbounds nuw i32, ptr %24, i64 %59
  store i32 %58, ptr %60, align 4, !tbaa !3
  br label %61

61:                                               ; preds = %57, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %62, label %81

62:                                               ; preds = %61, %68
  %63 = phi i32 [ %69, %68 ], [ 0, %61 ]
  %64 = phi i32 [ %78, %68 ], [ 0, %61 ]
  %65 = zext nneg i32 %63 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5start to ptr), i64 %65
  %67 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 %65
  br label %71

68:                                               ; preds = %71
  %69 = add nuw nsw i32 %63, 1
  %70 = icmp eq i32 %69, 16
  br i1 %70, label %81, label %62, !llvm.loop !10

71:                                               ; preds = %62, %71
  %72 = phi i32 [ 0, %62 ], [ %79, %71 ]
  %73 = phi i32 [ %64, %62 ], [ %78, %71 ]
  %74 = zext nneg i32 %72 to i64
  %75 = getelementptr inbounds nuw [16 x i32], ptr %66, i64 %74
  store i32 %73, ptr %75, align 4, !tbaa !3
  %76 = getelementptr inbounds nuw [16 x i32], ptr %67, i64 %74
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = add i32 %77, %73
  %79 = add nuw nsw i32 %72, 1
  %80 = icmp eq i32 %72, 0
  br i1 %80, label %71, label %68, !llvm.loop !11

81:                                               ; preds = %68, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = zext nneg i32 %38 to i64
  %83 = getelementptr inbounds nuw i32, ptr %27, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !3
  %85 = add i32 %84, %40
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6sorted to ptr), i64 %86
  store i32 %33, ptr %87, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load i32, ptr %29, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = add nuw nsw i32 %34, 1
  %90 = icmp eq i32 %89, %1
  br i1 %90, label %30, label %32, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
