; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @csv_fields(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %74

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = load i32, ptr %15, align 4, !tbaa !3
  %19 = icmp slt i32 %18, %17
  br i1 %19, label %37, label %22

20:                                               ; preds = %67
  %21 = tail call i32 @llvm.smax.i32(i32 %70, i32 %71)
  br label %22

22:                                               ; preds = %20, %13
  %23 = phi i32 [ 0, %13 ], [ %68, %20 ]
  %24 = phi i32 [ 1, %13 ], [ %69, %20 ]
  %25 = phi i32 [ 0, %13 ], [ %21, %20 ]
  %26 = phi i32 [ 0, %13 ], [ %71, %20 ]
  %27 = and i32 %23, -3
  %28 = icmp eq i32 %27, 1
  %29 = select i1 %28, i32 %25, i32 %26
  %30 = getelementptr inbounds nuw i32, ptr %3, i64 %14
  store i32 %24, ptr %30, align 4, !tbaa !3
  %31 = getelementptr inbounds nuw i32, ptr %4, i64 %14
  store i32 %29, ptr %31, align 4, !tbaa !3
  %32 = icmp eq i32 %23, 4
  %33 = icmp eq i32 %23, 2
  %34 = or i1 %32, %33
  %35 = zext i1 %34 to i32
  %36 = getelementptr inbounds nuw i32, ptr %5, i64 %14
  store i32 %35, ptr %36, align 4, !tbaa !3
  br label %74

37:                                               ; preds = %13, %67
  %38 = phi i32 [ %72, %67 ], [ %18, %13 ]
  %39 = phi i32 [ %71, %67 ], [ 0, %13 ]
  %40 = phi i32 [ %70, %67 ], [ 0, %13 ]
  %41 = phi i32 [ %69, %67 ], [ 1, %13 ]
  %42 = phi i32 [ %68, %67 ], [ 0, %13 ]
  %43 = sext i32 %38 to i64
  %44 = getelementptr inbounds i8, ptr %0, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !7
  switch i32 %42, label %67 [
    i32 0, label %46
    i32 1, label %50
    i32 2, label %56
    i32 3, label %61
  ]

46:                                               ; preds = %37
  switch i8 %45, label %49 [
    i8 34, label %67
    i8 44, label %47
  ]

47:                                               ; preds = %46
  %48 = add nsw i32 %41, 1
  br label %67

49:                                               ; preds = %46
  br label %67

50:                                               ; preds = %37
  switch i8 %45, label %54 [
    i8 44, label %51
    i8 34, label %67
  ]

51:                                               ; preds = %50
  %52 = add nsw i32 %41, 1
  %53 = tail call i32 @llvm.smax.i32(i32 %40, i32 %39)
  br label %67

54:                                               ; preds = %50
  %55 = add nsw i32 %40, 1
  br label %67

56:                                               ; preds = %37
  %57 = icmp ne i8 %45, 34
  %58 = select i1 %57, i32 2, i32 3
  %59 = zext i1 %57 to i32
  %60 = add nsw i32 %40, %59
  br label %67

61:                                               ; preds = %37
  switch i8 %45, label %67 [
    i8 34, label %62
    i8 44, label %64
  ]

62:                                               ; preds = %61
  %63 = add nsw i32 %40, 1
  br label %67

64:                                               ; preds = %61
  %65 = add nsw i32 %41, 1
  %66 = tail call i32 @llvm.smax.i32(i32 %40, i32 %39)
  br label %67

67:                                               ; preds = %56, %61, %50, %46, %62, %64, %51, %54, %49, %47, %37
  %68 = phi i32 [ %42, %37 ], [ %58, %56 ], [ 0, %47 ], [ 1, %49 ], [ 0, %51 ], [ 2, %46 ], [ 1, %54 ], [ 4, %50 ], [ 4, %61 ], [ 2, %62 ], [ 0, %64 ]
  %69 = phi i32 [ %41, %37 ], [ %41, %56 ], [ %48, %47 ], [ %41, %49 ], [ %52, %51 ], [ %41, %46 ], [ %41, %54 ], [ %41, %50 ], [ %41, %61 ], [ %41, %62 ], [ %65, %64 ]
  %70 = phi i32 [ %40, %37 ], [ %60, %56 ], [ 0, %47 ], [ 1, %49 ], [ %40, %51 ], [ 0, %46 ], [ %55, %54 ], [ %40, %50 ], [ %40, %61 ], [ %63, %62 ], [ %40, %64 ]
  %71 = phi i32 [ %39, %37 ], [ %39, %56 ], [ %39, %47 ], [ %39, %49 ], [ %53, %51 ], [ %39, %46 ], [ %39, %54 ], [ %39, %50 ], [ %39, %61 ], [ %39, %62 ], [ %66, %64 ]
  %72 = add nsw i32 %38, 1
  %73 = icmp eq i32 %72, %17
  br i1 %73, label %20, label %37, !llvm.loop !8

74:                                               ; preds = %6, %22
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
