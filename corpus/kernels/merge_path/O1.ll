; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @merge_path(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %4, 0
  tail call void @llvm.assume(i1 %9)
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw nsw i32 %12, %13
  %15 = add nsw i32 %3, %1
  %16 = mul nuw nsw i32 %4, %14
  %17 = tail call i32 @llvm.smin.i32(i32 %16, i32 %15)
  %18 = add i32 %17, %4
  %19 = tail call i32 @llvm.smin.i32(i32 %18, i32 %15)
  %20 = icmp sgt i32 %17, %3
  %21 = sub nsw i32 %17, %3
  %22 = select i1 %20, i32 %21, i32 0
  %23 = tail call i32 @llvm.smin.i32(i32 %17, i32 %1)
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %43

25:                                               ; preds = %8, %25
  %26 = phi i32 [ %41, %25 ], [ %23, %8 ]
  %27 = phi i32 [ %40, %25 ], [ %22, %8 ]
  %28 = add nsw i32 %26, %27
  %29 = ashr i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = xor i32 %29, -1
  %34 = add i32 %17, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %2, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = icmp sgt i32 %32, %37
  %39 = add nsw i32 %29, 1
  %40 = select i1 %38, i32 %27, i32 %39
  %41 = select i1 %38, i32 %29, i32 %26
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %25, label %43, !llvm.loop !7

43:                                               ; preds = %25, %8
  %44 = phi i32 [ %22, %8 ], [ %40, %25 ]
  %45 = icmp slt i32 %16, %19
  br i1 %45, label %46, label %93

46:                                               ; preds = %43
  %47 = sub nsw i32 %17, %44
  br label %49

48:                                               ; preds = %73
  br i1 %83, label %91, label %93

49:                                               ; preds = %46, %73
  %50 = phi i32 [ %89, %73 ], [ %17, %46 ]
  %51 = phi i1 [ %83, %73 ], [ false, %46 ]
  %52 = phi i1 [ true, %73 ], [ false, %46 ]
  %53 = phi i32 [ %80, %73 ], [ 0, %46 ]
  %54 = phi i32 [ %77, %73 ], [ %47, %46 ]
  %55 = phi i32 [ %76, %73 ], [ %44, %46 ]
  %56 = icmp slt i32 %55, %1
  br i1 %56, label %57, label %67

57:                                               ; preds = %49
  %58 = icmp slt i32 %54, %3
  br i1 %58, label %59, label %67

59:                                               ; preds = %57
  %60 = sext i32 %55 to i64
  %61 = getelementptr inbounds i32, ptr %0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = sext i32 %54 to i64
  %64 = getelementptr inbounds i32, ptr %2, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = icmp sle i32 %62, %65
  br label %67

67:                                               ; preds = %57, %49, %59
  %68 = phi i1 [ %66, %59 ], [ false, %49 ], [ true, %57 ]
  br i1 %68, label %69, label %71

69:                                               ; preds = %67
  %70 = add nsw i32 %55, 1
  br label %73

71:                                               ; preds = %67
  %72 = add nsw i32 %54, 1
  br label %73

73:                                               ; preds = %71, %69
  %74 = phi i32 [ %54, %71 ], [ %55, %69 ]
  %75 = phi ptr [ %2, %71 ], [ %0, %69 ]
  %76 = phi i32 [ %55, %71 ], [ %70, %69 ]
  %77 = phi i32 [ %72, %71 ], [ %54, %69 ]
  %78 = sext i32 %74 to i64
  %79 = getelementptr inbounds i32, ptr %75, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = icmp slt i32 %80, %53
  %82 = select i1 %52, i1 %81, i1 false
  %83 = select i1 %82, i1 true, i1 %51
  %84 = sext i32 %50 to i64
  %85 = getelementptr inbounds i32, ptr %5, i64 %84
  store i32 %80, ptr %85, align 4, !tbaa !3
  %86 = xor i1 %68, true
  %87 = zext i1 %86 to i8
  %88 = getelementptr inbounds i8, ptr %6, i64 %84
  store i8 %87, ptr %88, align 1, !tbaa !10
  %89 = add nsw i32 %50, 1
  %90 = icmp eq i32 %89, %19
  br i1 %90, label %48, label %49, !llvm.loop !11

91:                                               ; preds = %48
  %92 = atomicrmw or ptr %7, i32 1 seq_cst, align 4
  br label %93

93:                                               ; preds = %43, %91, %48
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !8, !9}
