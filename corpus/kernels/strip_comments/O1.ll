; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @strip_comments(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %85

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = load i32, ptr %15, align 4, !tbaa !3
  %19 = icmp slt i32 %18, %17
  br i1 %19, label %27, label %20

20:                                               ; preds = %79, %13
  %21 = phi i32 [ 0, %13 ], [ %80, %79 ]
  %22 = phi i32 [ 0, %13 ], [ %81, %79 ]
  %23 = phi i32 [ 1, %13 ], [ %82, %79 ]
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %14
  store i32 %22, ptr %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i32, ptr %4, i64 %14
  store i32 %23, ptr %25, align 4, !tbaa !3
  %26 = getelementptr inbounds nuw i32, ptr %5, i64 %14
  store i32 %21, ptr %26, align 4, !tbaa !3
  br label %85

27:                                               ; preds = %13, %79
  %28 = phi i32 [ %83, %79 ], [ %18, %13 ]
  %29 = phi i32 [ %82, %79 ], [ 1, %13 ]
  %30 = phi i32 [ %81, %79 ], [ 0, %13 ]
  %31 = phi i32 [ %80, %79 ], [ 0, %13 ]
  %32 = sext i32 %28 to i64
  %33 = getelementptr inbounds i8, ptr %0, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !7
  %35 = zext i8 %34 to i32
  switch i32 %31, label %77 [
    i32 0, label %36
    i32 1, label %44
    i32 2, label %53
    i32 3, label %59
    i32 4, label %62
    i32 5, label %68
    i32 6, label %73
  ]

36:                                               ; preds = %27
  %37 = icmp eq i8 %34, 47
  br i1 %37, label %79, label %38

38:                                               ; preds = %36
  %39 = mul i32 %29, 31
  %40 = add i32 %39, %35
  %41 = add nsw i32 %30, 1
  %42 = icmp eq i8 %34, 34
  %43 = select i1 %42, i32 5, i32 0
  br label %79

44:                                               ; preds = %27
  switch i8 %34, label %46 [
    i8 47, label %79
    i8 42, label %45
  ]

45:                                               ; preds = %44
  br label %79

46:                                               ; preds = %44
  %47 = mul i32 %29, 961
  %48 = add i32 %47, 1457
  %49 = add i32 %48, %35
  %50 = add nsw i32 %30, 2
  %51 = icmp eq i8 %34, 34
  %52 = select i1 %51, i32 5, i32 0
  br label %79

53:                                               ; preds = %27
  %54 = icmp eq i8 %34, 10
  br i1 %54, label %55, label %79

55:                                               ; preds = %53
  %56 = mul i32 %29, 31
  %57 = add i32 %56, 10
  %58 = add nsw i32 %30, 1
  br label %79

59:                                               ; preds = %27
  %60 = icmp eq i8 %34, 42
  %61 = select i1 %60, i32 4, i32 3
  br label %79

62:                                               ; preds = %27
  switch i8 %34, label %67 [
    i8 47, label %63
    i8 42, label %79
  ]

63:                                               ; preds = %62
  %64 = mul i32 %29, 31
  %65 = add i32 %64, 32
  %66 = add nsw i32 %30, 1
  br label %79

67:                                               ; preds = %62
  br label %79

68:                                               ; preds = %27
  %69 = mul i32 %29, 31
  %70 = add i32 %69, %35
  %71 = add nsw i32 %30, 1
  switch i8 %34, label %78 [
    i8 92, label %79
    i8 34, label %72
  ]

72:                                               ; preds = %68
  br label %79

73:                                               ; preds = %27
  %74 = mul i32 %29, 31
  %75 = add i32 %74, %35
  %76 = add nsw i32 %30, 1
  br label %79

77:                                               ; preds = %27
  unreachable

78:                                               ; preds = %68
  br label %79

79:                                               ; preds = %59, %68, %78, %62, %44, %36, %72, %63, %67, %53, %55, %46, %45, %38, %73
  %80 = phi i32 [ 5, %73 ], [ 6, %68 ], [ %43, %38 ], [ 1, %36 ], [ 3, %45 ], [ %52, %46 ], [ 0, %55 ], [ 2, %53 ], [ 2, %44 ], [ 5, %78 ], [ 0, %63 ], [ 3, %67 ], [ 4, %62 ], [ %61, %59 ], [ 0, %72 ]
  %81 = phi i32 [ %76, %73 ], [ %71, %68 ], [ %41, %38 ], [ %30, %36 ], [ %30, %45 ], [ %50, %46 ], [ %58, %55 ], [ %30, %53 ], [ %30, %44 ], [ %71, %78 ], [ %66, %63 ], [ %30, %67 ], [ %30, %62 ], [ %30, %59 ], [ %71, %72 ]
  %82 = phi i32 [ %75, %73 ], [ %70, %68 ], [ %40, %38 ], [ %29, %36 ], [ %29, %45 ], [ %49, %46 ], [ %57, %55 ], [ %29, %53 ], [ %29, %44 ], [ %70, %78 ], [ %65, %63 ], [ %29, %67 ], [ %29, %62 ], [ %29, %59 ], [ %70, %72 ]
  %83 = add i32 %28, 1
  %84 = icmp eq i32 %83, %17
  br i1 %84, label %20, label %27, !llvm.loop !8

85:                                               ; preds = %6, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
