; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8knapsackE3row = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4
@taken = external dso_local local_unnamed_addr addrspace(3) global [0 x i8], align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @knapsack(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul nsw i32 %2, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = getelementptr inbounds i32, ptr %1, i64 %11
  %14 = icmp sgt i32 %8, %3
  br i1 %14, label %18, label %15

15:                                               ; preds = %7
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 %16
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %15, %7
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %18
  %21 = zext nneg i32 %8 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 %21
  %23 = add nuw nsw i32 %3, 1
  br label %33

24:                                               ; preds = %65
  %25 = zext nneg i32 %66 to i64
  br label %26

26:                                               ; preds = %24, %18
  %27 = phi i64 [ 0, %18 ], [ %25, %24 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp eq i32 %8, 0
  br i1 %28, label %29, label %103

29:                                               ; preds = %26
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %69

31:                                               ; preds = %29
  %32 = add nsw i32 %3, 1
  br label %81

33:                                               ; preds = %20, %65
  %34 = phi i32 [ 0, %20 ], [ %66, %65 ]
  %35 = phi i32 [ 0, %20 ], [ %67, %65 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %14, label %65, label %36

36:                                               ; preds = %33
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 %37
  %39 = getelementptr inbounds nuw i32, ptr %38, i64 %21
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = zext nneg i32 %35 to i64
  %42 = getelementptr inbounds nuw i32, ptr %12, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = icmp sgt i32 %43, %8
  br i1 %44, label %53, label %45

45:                                               ; preds = %36
  %46 = sub nsw i32 %8, %43
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %38, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = getelementptr inbounds nuw i32, ptr %13, i64 %41
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = add nsw i32 %51, %49
  br label %53

53:                                               ; preds = %45, %36
  %54 = phi i32 [ %52, %45 ], [ -1, %36 ]
  %55 = icmp sgt i32 %54, %40
  %56 = zext i1 %55 to i8
  %57 = tail call i32 @llvm.smax.i32(i32 %54, i32 %40)
  %58 = xor i32 %34, 1
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw [64 x i32], ptr %22, i64 %59
  store i32 %57, ptr %60, align 4, !tbaa !3
  %61 = mul nsw i32 %35, %23
  %62 = add nsw i32 %61, %8
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @taken to ptr), i64 %63
  store i8 %56, ptr %64, align 1, !tbaa !7
  br label %65

65:                                               ; preds = %53, %33
  %66 = xor i32 %34, 1
  %67 = add nuw nsw i32 %35, 1
  %68 = icmp eq i32 %67, %2
  br i1 %68, label %24, label %33, !llvm.loop !8

69:                                               ; preds = %99, %29
  %70 = phi i32 [ %3, %29 ], [ %100, %99 ]
  %71 = phi i32 [ 0, %29 ], [ %101, %99 ]
  %72 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 %27
  %73 = sext i32 %3 to i64
  %74 = getelementptr inbounds i32, ptr %72, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = zext nneg i32 %9 to i64
  %77 = getelementptr inbounds nuw i32, ptr %4, i64 %76
  store i32 %75, ptr %77, align 4, !tbaa !3
  %78 = getelementptr inbounds nuw i32, ptr %5, i64 %76
  store i32 %71, ptr %78, align 4, !tbaa !3
  %79 = sub nsw i32 %3, %70
  %80 = getelementptr inbounds nuw i32, ptr %6, i64 %76
  store i32 %79, ptr %80, align 4, !tbaa !3
  br label %103

81:                                               ; preds = %31, %99
  %82 = phi i32 [ %2, %31 ], [ %85, %99 ]
  %83 = phi i32 [ 0, %31 ], [ %101, %99 ]
  %84 = phi i32 [ %3, %31 ], [ %100, %99 ]
  %85 = add nsw i32 %82, -1
  %86 = mul nsw i32 %85, %32
  %87 = add nsw i32 %86, %84
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @taken to ptr), i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !7
  %91 = icmp eq i8 %90, 0
  br i1 %91, label %99, label %92

92:                                               ; preds = %81
  %93 = shl nuw i32 1, %85
  %94 = or i32 %93, %83
  %95 = zext nneg i32 %85 to i64
  %96 = getelementptr inbounds nuw i32, ptr %12, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !3
  %98 = sub nsw i32 %84, %97
  br label %99

99:                                               ; preds = %81, %92
  %100 = phi i32 [ %98, %92 ], [ %84, %81 ]
  %101 = phi i32 [ %94, %92 ], [ %83, %81 ]
  %102 = icmp sgt i32 %82, 1
  br i1 %102, label %81, label %69, !llvm.loop !11

103:                                              ; preds = %69, %26
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
