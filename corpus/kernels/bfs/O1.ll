; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bfs_level(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, i32 noundef %7, i32 noundef %8, ptr noundef writeonly captures(none) %9) local_unnamed_addr #0 {
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %3, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %57

18:                                               ; preds = %10
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr i8, ptr %23, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %28, label %57

28:                                               ; preds = %18
  %29 = add nsw i32 %7, 1
  br label %32

30:                                               ; preds = %50
  %31 = icmp eq i32 %51, 0
  br i1 %31, label %57, label %55

32:                                               ; preds = %28, %50
  %33 = phi i32 [ 0, %28 ], [ %51, %50 ]
  %34 = phi i32 [ %24, %28 ], [ %52, %50 ]
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %1, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = icmp eq i32 %37, %21
  br i1 %38, label %50, label %39

39:                                               ; preds = %32
  %40 = sext i32 %37 to i64
  %41 = getelementptr inbounds i32, ptr %6, i64 %40
  %42 = cmpxchg ptr %41, i32 -1, i32 %29 seq_cst seq_cst, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %44, label %50

44:                                               ; preds = %39
  %45 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %4, i64 %46
  store i32 %37, ptr %47, align 4, !tbaa !3
  %48 = icmp eq i32 %37, %8
  %49 = select i1 %48, i32 1, i32 %33
  br label %50

50:                                               ; preds = %39, %44, %32
  %51 = phi i32 [ %33, %32 ], [ %49, %44 ], [ %33, %39 ]
  %52 = add nsw i32 %34, 1
  %53 = load i32, ptr %25, align 4, !tbaa !3
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %32, label %30, !llvm.loop !7

55:                                               ; preds = %30
  %56 = add nsw i32 %7, 1
  store i32 %56, ptr %9, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %18, %30, %55, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
