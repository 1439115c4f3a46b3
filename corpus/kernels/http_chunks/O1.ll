; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @http_chunks(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %101

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = load i32, ptr %15, align 4, !tbaa !3
  %19 = icmp slt i32 %18, %17
  br i1 %19, label %27, label %20

20:                                               ; preds = %94, %13
  %21 = phi i32 [ 0, %13 ], [ %95, %94 ]
  %22 = phi i32 [ 0, %13 ], [ %96, %94 ]
  %23 = phi i32 [ 0, %13 ], [ %98, %94 ]
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %14
  store i32 %21, ptr %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i32, ptr %4, i64 %14
  store i32 %22, ptr %25, align 4, !tbaa !3
  %26 = getelementptr inbounds nuw i32, ptr %5, i64 %14
  store i32 %23, ptr %26, align 4, !tbaa !3
  br label %101

27:                                               ; preds = %13, %94
  %28 = phi i32 [ %98, %94 ], [ 0, %13 ]
  %29 = phi i32 [ %97, %94 ], [ 0, %13 ]
  %30 = phi i32 [ %99, %94 ], [ %18, %13 ]
  %31 = phi i32 [ %96, %94 ], [ 0, %13 ]
  %32 = phi i32 [ %95, %94 ], [ 0, %13 ]
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !7
  %36 = zext i8 %35 to i32
  switch i32 %28, label %94 [
    i32 0, label %37
    i32 1, label %50
    i32 2, label %70
    i32 3, label %76
    i32 4, label %81
    i32 5, label %84
    i32 6, label %87
    i32 7, label %90
    i32 8, label %93
  ]

37:                                               ; preds = %27
  %38 = add nsw i32 %36, -48
  %39 = icmp ult i32 %38, 10
  br i1 %39, label %46, label %40

40:                                               ; preds = %37
  %41 = or i32 %36, 32
  %42 = add nsw i32 %41, -97
  %43 = icmp ult i32 %42, 6
  %44 = add nsw i32 %41, -87
  %45 = select i1 %43, i32 %44, i32 -1
  br label %46

46:                                               ; preds = %37, %40
  %47 = phi i32 [ %45, %40 ], [ %38, %37 ]
  %48 = icmp slt i32 %47, 0
  %49 = select i1 %48, i32 9, i32 1
  br label %94

50:                                               ; preds = %27
  %51 = icmp eq i8 %35, 13
  br i1 %51, label %94, label %52

52:                                               ; preds = %50
  %53 = add nsw i32 %36, -48
  %54 = icmp ult i32 %53, 10
  br i1 %54, label %61, label %55

55:                                               ; preds = %52
  %56 = or i32 %36, 32
  %57 = add nsw i32 %56, -97
  %58 = icmp ult i32 %57, 6
  %59 = add nsw i32 %56, -87
  %60 = select i1 %58, i32 %59, i32 -1
  br label %61

61:                                               ; preds = %52, %55
  %62 = phi i32 [ %60, %55 ], [ %53, %52 ]
  %63 = icmp sgt i32 %62, -1
  %64 = icmp ult i32 %29, 65536
  %65 = select i1 %63, i1 %64, i1 false
  %66 = shl nuw nsw i32 %29, 4
  %67 = or i32 %62, %66
  %68 = select i1 %65, i32 %67, i32 %29
  %69 = select i1 %65, i32 1, i32 9
  br label %94

70:                                               ; preds = %27
  %71 = icmp eq i8 %35, 10
  br i1 %71, label %72, label %94

72:                                               ; preds = %70
  %73 = icmp eq i32 %29, 0
  br i1 %73, label %94, label %74

74:                                               ; preds = %72
  %75 = add i32 %31, 1
  br label %94

76:                                               ; preds = %27
  %77 = add i32 %32, %36
  %78 = add i32 %29, -1
  %79 = icmp eq i32 %78, 0
  %80 = select i1 %79, i32 4, i32 3
  br label %94

81:                                               ; preds = %27
  %82 = icmp eq i8 %35, 13
  %83 = select i1 %82, i32 5, i32 9
  br label %94

84:                                               ; preds = %27
  %85 = icmp eq i8 %35, 10
  %86 = select i1 %85, i32 0, i32 9
  br label %94

87:                                               ; preds = %27
  %88 = icmp eq i8 %35, 13
  %89 = select i1 %88, i32 7, i32 9
  br label %94

90:                                               ; preds = %27
  %91 = icmp eq i8 %35, 10
  %92 = select i1 %91, i32 8, i32 9
  br label %94

93:                                               ; preds = %27
  br label %94

94:                                               ; preds = %76, %72, %70, %50, %74, %61, %27, %93, %90, %87, %84, %81, %46
  %95 = phi i32 [ %32, %27 ], [ %32, %46 ], [ %32, %93 ], [ %32, %61 ], [ %32, %50 ], [ %32, %70 ], [ %32, %74 ], [ %32, %72 ], [ %77, %76 ], [ %32, %81 ], [ %32, %84 ], [ %32, %87 ], [ %32, %90 ]
  %96 = phi i32 [ %31, %27 ], [ %31, %46 ], [ %31, %93 ], [ %31, %61 ], [ %31, %50 ], [ %31, %70 ], [ %75, %74 ], [ %31, %72 ], [ %31, %76 ], [ %31, %81 ], [ %31, %84 ], [ %31, %87 ], [ %31, %90 ]
  %97 = phi i32 [ %29, %27 ], [ %47, %46 ], [ %29, %93 ], [ %68, %61 ], [ %29, %50 ], [ %29, %70 ], [ %29, %74 ], [ 0, %72 ], [ %78, %76 ], [ %29, %81 ], [ %29, %84 ], [ %29, %87 ], [ %29, %90 ]
  %98 = phi i32 [ %28, %27 ], [ %49, %46 ], [ 9, %93 ], [ %69, %61 ], [ 2, %50 ], [ 9, %70 ], [ 3, %74 ], [ 6, %72 ], [ %80, %76 ], [ %83, %81 ], [ %86, %84 ], [ %89, %87 ], [ %92, %90 ]
  %99 = add nsw i32 %30, 1
  %100 = icmp eq i32 %99, %17
  br i1 %100, label %20, label %27, !llvm.loop !8

101:                                              ; preds = %6, %20
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
