; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @unite(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul nuw nsw i32 %6, %12
  br label %15

14:                                               ; preds = %71, %4
  ret void

15:                                               ; preds = %11, %71
  %16 = phi i32 [ %9, %11 ], [ %72, %71 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %21 = load i32, ptr %20, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %15, %64
  %23 = phi i32 [ %19, %15 ], [ %43, %64 ]
  %24 = phi i32 [ %21, %15 ], [ %62, %64 ]
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i32, ptr %3, i64 %25
  %27 = load atomic i32, ptr %26 monotonic, align 4
  %28 = icmp eq i32 %27, %23
  br i1 %28, label %42, label %29

29:                                               ; preds = %22, %40
  %30 = phi i32 [ %31, %40 ], [ %23, %22 ]
  %31 = phi i32 [ %34, %40 ], [ %27, %22 ]
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %3, i64 %32
  %34 = load atomic i32, ptr %33 monotonic, align 4
  %35 = icmp eq i32 %34, %31
  br i1 %35, label %40, label %36

36:                                               ; preds = %29
  %37 = sext i32 %30 to i64
  %38 = getelementptr inbounds i32, ptr %3, i64 %37
  %39 = cmpxchg ptr %38, i32 %31, i32 %34 seq_cst seq_cst, align 4
  br label %40

40:                                               ; preds = %36, %29
  %41 = icmp eq i32 %34, %31
  br i1 %41, label %42, label %29, !llvm.loop !7

42:                                               ; preds = %40, %22
  %43 = phi i32 [ %23, %22 ], [ %31, %40 ]
  %44 = sext i32 %24 to i64
  %45 = getelementptr inbounds i32, ptr %3, i64 %44
  %46 = load atomic i32, ptr %45 monotonic, align 4
  %47 = icmp eq i32 %46, %24
  br i1 %47, label %61, label %48

48:                                               ; preds = %42, %59
  %49 = phi i32 [ %50, %59 ], [ %24, %42 ]
  %50 = phi i32 [ %53, %59 ], [ %46, %42 ]
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %3, i64 %51
  %53 = load atomic i32, ptr %52 monotonic, align 4
  %54 = icmp eq i32 %53, %50
  br i1 %54, label %59, label %55

55:                                               ; preds = %48
  %56 = sext i32 %49 to i64
  %57 = getelementptr inbounds i32, ptr %3, i64 %56
  %58 = cmpxchg ptr %57, i32 %50, i32 %53 seq_cst seq_cst, align 4
  br label %59

59:                                               ; preds = %55, %48
  %60 = icmp eq i32 %53, %50
  br i1 %60, label %61, label %48, !llvm.loop !7

61:                                               ; preds = %59, %42
  %62 = phi i32 [ %24, %42 ], [ %50, %59 ]
  %63 = icmp eq i32 %43, %62
  br i1 %63, label %71, label %64

64:                                               ; preds = %61
  %65 = tail call i32 @llvm.smin.i32(i32 %43, i32 %62)
  %66 = tail call i32 @llvm.smax.i32(i32 %43, i32 %62)
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %3, i64 %67
  %69 = cmpxchg ptr %68, i32 %66, i32 %65 seq_cst seq_cst, align 4
  %70 = extractvalue { i32, i1 } %69, 1
  br i1 %70, label %71, label %22, !llvm.loop !10

71:                                               ; preds = %61, %64
  %72 = add nuw nsw i32 %16, %13
  %73 = icmp slt i32 %72, %2
  br i1 %73, label %15, label %14, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @flatten(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %23

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %15, %11 ], [ %9, %4 ]
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = icmp eq i32 %15, %12
  br i1 %16, label %17, label %11, !llvm.loop !12

17:                                               ; preds = %11
  %18 = zext nneg i32 %9 to i64
  %19 = getelementptr inbounds nuw i32, ptr %2, i64 %18
  store i32 %12, ptr %19, align 4, !tbaa !3
  %20 = icmp eq i32 %12, %9
  br i1 %20, label %21, label %23

21:                                               ; preds = %17
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  br label %23

23:                                               ; preds = %17, %21, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
