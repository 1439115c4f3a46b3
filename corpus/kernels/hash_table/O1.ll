; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hash_insert(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %1
  br i1 %12, label %13, label %18

13:                                               ; preds = %6
  %14 = add nsw i32 %4, -1
  %15 = icmp sgt i32 %4, 0
  %16 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = mul nuw nsw i32 %8, %16
  br label %19

18:                                               ; preds = %68, %6
  ret void

19:                                               ; preds = %13, %68
  %20 = phi i32 [ %11, %13 ], [ %69, %68 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %68, label %25

25:                                               ; preds = %19
  br i1 %15, label %26, label %66

26:                                               ; preds = %25
  %27 = lshr i32 %23, 16
  %28 = xor i32 %27, %23
  %29 = mul i32 %28, 2146121005
  %30 = lshr i32 %29, 15
  %31 = xor i32 %30, %29
  %32 = mul i32 %31, -2073254261
  %33 = lshr i32 %32, 16
  %34 = xor i32 %33, %32
  %35 = and i32 %34, %14
  br label %36

36:                                               ; preds = %26, %58
  %37 = phi i32 [ %60, %58 ], [ %35, %26 ]
  %38 = phi i32 [ %61, %58 ], [ 0, %26 ]
  %39 = phi i32 [ %59, %58 ], [ 0, %26 ]
  %40 = zext i32 %37 to i64
  %41 = getelementptr inbounds nuw i32, ptr %2, i64 %40
  %42 = load atomic i32, ptr %41 monotonic, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %36
  %45 = cmpxchg ptr %41, i32 0, i32 %23 seq_cst seq_cst, align 4
  %46 = extractvalue { i32, i1 } %45, 0
  %47 = extractvalue { i32, i1 } %45, 1
  %48 = select i1 %47, i32 %23, i32 %46
  br label %49

49:                                               ; preds = %44, %36
  %50 = phi i32 [ %42, %36 ], [ %48, %44 ]
  %51 = icmp ne i32 %50, %23
  br i1 %51, label %55, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i32, ptr %3, i64 %40
  %54 = atomicrmw add ptr %53, i32 1 monotonic, align 4
  br label %58

55:                                               ; preds = %49
  %56 = add i32 %37, 1
  %57 = and i32 %56, %14
  br label %58

58:                                               ; preds = %55, %52
  %59 = phi i32 [ 1, %52 ], [ %39, %55 ]
  %60 = phi i32 [ %37, %52 ], [ %57, %55 ]
  %61 = add nuw nsw i32 %38, 1
  %62 = icmp slt i32 %61, %4
  %63 = select i1 %51, i1 %62, i1 false
  br i1 %63, label %36, label %64, !llvm.loop !7

64:                                               ; preds = %58
  %65 = icmp eq i32 %59, 0
  br i1 %65, label %66, label %68

66:                                               ; preds = %25, %64
  %67 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  br label %68

68:                                               ; preds = %64, %66, %19
  %69 = add nuw nsw i32 %20, %17
  %70 = icmp slt i32 %69, %1
  br i1 %70, label %19, label %18, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hash_find(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %1
  br i1 %12, label %13, label %62

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = lshr i32 %16, 16
  %18 = xor i32 %17, %16
  %19 = mul i32 %18, 2146121005
  %20 = lshr i32 %19, 15
  %21 = xor i32 %20, %19
  %22 = mul i32 %21, -2073254261
  %23 = lshr i32 %22, 16
  %24 = xor i32 %23, %22
  %25 = add nsw i32 %4, -1
  %26 = and i32 %24, %25
  br label %27

27:                                               ; preds = %51, %13
  %28 = phi i32 [ %26, %13 ], [ %52, %51 ]
  %29 = phi i32 [ 0, %13 ], [ %53, %51 ]
  %30 = phi i32 [ 0, %13 ], [ %54, %51 ]
  %31 = phi i32 [ 0, %13 ], [ %55, %51 ]
  %32 = icmp eq i32 %29, 0
  %33 = icmp slt i32 %31, %4
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %35, label %56

35:                                               ; preds = %27
  %36 = zext i32 %28 to i64
  %37 = getelementptr inbounds nuw i32, ptr %2, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %51, label %40

40:                                               ; preds = %35
  %41 = icmp eq i32 %38, %16
  br i1 %41, label %42, label %45

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw i32, ptr %3, i64 %36
  %44 = load i32, ptr %43, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %42, %40
  %46 = phi i32 [ 1, %42 ], [ 0, %40 ]
  %47 = phi i32 [ %44, %42 ], [ %30, %40 ]
  %48 = add i32 %28, 1
  %49 = and i32 %48, %25
  %50 = add nsw i32 %31, 1
  br label %51

51:                                               ; preds = %35, %45
  %52 = phi i32 [ %49, %45 ], [ %28, %35 ]
  %53 = phi i32 [ %46, %45 ], [ 0, %35 ]
  %54 = phi i32 [ %47, %45 ], [ %30, %35 ]
  %55 = phi i32 [ %50, %45 ], [ %31, %35 ]
  br i1 %39, label %56, label %27

56:                                               ; preds = %51, %27
  %57 = phi i32 [ %53, %51 ], [ %29, %27 ]
  %58 = phi i32 [ %54, %51 ], [ %30, %27 ]
  %59 = icmp eq i32 %57, 0
  %60 = select i1 %59, i32 -1, i32 %58
  %61 = getelementptr inbounds nuw i32, ptr %5, i64 %14
  store i32 %60, ptr %61, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %6, %56
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
