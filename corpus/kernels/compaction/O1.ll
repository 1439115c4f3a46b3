; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10compactionE10warp_count = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4
@_ZZ10compactionE10block_base = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10compactionE6ticket = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compaction(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = atomicrmw add ptr %7, i32 1 seq_cst, align 4
  store i32 %12, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE6ticket to ptr), align 4, !tbaa !3
  br label %13

13:                                               ; preds = %11, %8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE6ticket to ptr), align 4, !tbaa !3
  %15 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul nsw i32 %14, %15
  %17 = add nsw i32 %16, %9
  %18 = lshr i32 %9, 5
  %19 = lshr i32 %15, 5
  %20 = icmp slt i32 %17, %1
  br i1 %20, label %21, label %30

21:                                               ; preds = %13
  %22 = sext i32 %17 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = icmp sge i32 %24, %2
  %26 = icmp sle i32 %24, %3
  %27 = and i1 %25, %26
  %28 = icmp eq i32 %24, -2147483648
  %29 = or i1 %28, %27
  br label %30

30:                                               ; preds = %21, %13
  %31 = phi i1 [ false, %13 ], [ %29, %21 ]
  %32 = phi i32 [ 0, %13 ], [ %24, %21 ]
  %33 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %31)
  %34 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %35 = shl nsw i32 -1, %34
  %36 = xor i32 %35, -1
  %37 = and i32 %33, %36
  %38 = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %37)
  %39 = icmp eq i32 %34, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %30
  %41 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %33)
  %42 = zext nneg i32 %18 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %40, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %45, label %75

45:                                               ; preds = %44
  %46 = icmp eq i32 %19, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %54, %45
  %48 = phi i32 [ 0, %45 ], [ %60, %54 ]
  %49 = icmp sgt i32 %14, 0
  br i1 %49, label %50, label %69

50:                                               ; preds = %47
  %51 = add nsw i32 %14, -1
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %52
  br label %63

54:                                               ; preds = %45, %54
  %55 = phi i32 [ %60, %54 ], [ 0, %45 ]
  %56 = phi i32 [ %61, %54 ], [ 0, %45 ]
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  store i32 %55, ptr %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %55
  %61 = add nuw nsw i32 %56, 1
  %62 = icmp eq i32 %61, %19
  br i1 %62, label %47, label %54, !llvm.loop !7

63:                                               ; preds = %50, %63
  %64 = load atomic i32, ptr %53 acquire, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %63, label %66, !llvm.loop !10

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  %68 = load atomic i32, ptr %67 monotonic, align 4
  br label %69

69:                                               ; preds = %66, %47
  %70 = phi i32 [ %68, %66 ], [ 0, %47 ]
  %71 = sext i32 %14 to i64
  %72 = getelementptr inbounds i32, ptr %5, i64 %71
  %73 = add nsw i32 %70, %48
  store atomic i32 %73, ptr %72 monotonic, align 4
  %74 = getelementptr inbounds i32, ptr %6, i64 %71
  store atomic i32 1, ptr %74 release, align 4
  store i32 %70, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10block_base to ptr), align 4, !tbaa !3
  br label %75

75:                                               ; preds = %69, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %31, label %76, label %85

76:                                               ; preds = %75
  %77 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10block_base to ptr), align 4, !tbaa !3
  %78 = zext nneg i32 %18 to i64
  %79 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = add i32 %77, %38
  %82 = add i32 %81, %80
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %4, i64 %83
  store i32 %32, ptr %84, align 4, !tbaa !3
  br label %85

85:                                               ; preds = %76, %75
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
