; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @quick_select(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = alloca [24 x i32], align 4
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %127

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  %14 = mul nuw nsw i32 %11, 24
  br label %26

15:                                               ; preds = %26
  %16 = zext nneg i32 %11 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %15, %108
  %20 = phi i32 [ 0, %15 ], [ %118, %108 ]
  %21 = phi i32 [ 23, %15 ], [ %117, %108 ]
  %22 = phi i32 [ 0, %15 ], [ %25, %108 ]
  %23 = sub nsw i32 %21, %20
  %24 = icmp slt i32 %23, 5
  %25 = add nuw nsw i32 %22, 1
  br i1 %24, label %37, label %62

26:                                               ; preds = %13, %26
  %27 = phi i32 [ 0, %13 ], [ %34, %26 ]
  %28 = add nuw nsw i32 %27, %14
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = zext nneg i32 %27 to i64
  %33 = getelementptr inbounds nuw i32, ptr %6, i64 %32
  store i32 %31, ptr %33, align 4, !tbaa !3
  %34 = add nuw nsw i32 %27, 1
  %35 = icmp eq i32 %34, 24
  br i1 %35, label %15, label %26, !llvm.loop !7

36:                                               ; preds = %57
  br label %119, !llvm.loop !10

37:                                               ; preds = %19
  %38 = icmp slt i32 %20, %21
  br i1 %38, label %39, label %119, !llvm.loop !10

39:                                               ; preds = %37
  br label %40, !llvm.loop !10

40:                                               ; preds = %39, %57
  %41 = phi i32 [ %20, %39 ], [ %42, %57 ]
  %42 = add nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %6, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = icmp slt i32 %41, %20
  br i1 %46, label %57, label %47

47:                                               ; preds = %40, %54
  %48 = phi i32 [ %55, %54 ], [ %42, %40 ]
  %49 = sext i32 %48 to i64
  %50 = getelementptr i32, ptr %6, i64 %49
  %51 = getelementptr i8, ptr %50, i64 -4
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = icmp sgt i32 %52, %45
  br i1 %53, label %54, label %57

54:                                               ; preds = %47
  store i32 %52, ptr %50, align 4, !tbaa !3
  %55 = add nsw i32 %48, -1
  %56 = icmp sgt i32 %55, %20
  br i1 %56, label %47, label %57, !llvm.loop !11

57:                                               ; preds = %47, %54, %40
  %58 = phi i32 [ %42, %40 ], [ %48, %47 ], [ %20, %54 ]
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %6, i64 %59
  store i32 %45, ptr %60, align 4, !tbaa !3
  %61 = icmp eq i32 %42, %21
  br i1 %61, label %36, label %40, !llvm.loop !12

62:                                               ; preds = %19
  %63 = sext i32 %20 to i64
  %64 = getelementptr inbounds i32, ptr %6, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = add nsw i32 %20, %21
  %67 = sdiv i32 %66, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %6, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = sext i32 %21 to i64
  %72 = getelementptr inbounds i32, ptr %6, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = tail call i32 @llvm.smax.i32(i32 %65, i32 %70)
  %75 = tail call i32 @llvm.smin.i32(i32 %65, i32 %70)
  %76 = icmp slt i32 %74, %73
  %77 = tail call i32 @llvm.smax.i32(i32 %75, i32 %73)
  %78 = select i1 %76, i32 %74, i32 %77
  %79 = icmp sgt i32 %20, %21
  br i1 %79, label %108, label %80

80:                                               ; preds = %62, %103
  %81 = phi i32 [ %106, %103 ], [ %21, %62 ]
  %82 = phi i32 [ %105, %103 ], [ %20, %62 ]
  %83 = phi i32 [ %104, %103 ], [ %20, %62 ]
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds i32, ptr %6, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !3
  %87 = icmp slt i32 %86, %78
  br i1 %87, label %88, label %94

88:                                               ; preds = %80
  %89 = sext i32 %83 to i64
  %90 = getelementptr inbounds i32, ptr %6, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = add nsw i32 %82, 1
  store i32 %91, ptr %85, align 4, !tbaa !3
  %93 = add nsw i32 %83, 1
  store i32 %86, ptr %90, align 4, !tbaa !3
  br label %103

94:                                               ; preds = %80
  %95 = icmp sgt i32 %86, %78
  br i1 %95, label %96, label %101

96:                                               ; preds = %94
  %97 = sext i32 %81 to i64
  %98 = getelementptr inbounds i32, ptr %6, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !3
  store i32 %99, ptr %85, align 4, !tbaa !3
  %100 = add nsw i32 %81, -1
  store i32 %86, ptr %98, align 4, !tbaa !3
  br label %103

101:                                              ; preds = %94
  %102 = add nsw i32 %82, 1
  br label %103

103:                                              ; preds = %96, %101, %88
  %104 = phi i32 [ %93, %88 ], [ %83, %96 ], [ %83, %101 ]
  %105 = phi i32 [ %92, %88 ], [ %82, %96 ], [ %102, %101 ]
  %106 = phi i32 [ %81, %88 ], [ %100, %96 ], [ %81, %101 ]
  %107 = icmp sgt i32 %105, %106
  br i1 %107, label %108, label %80, !llvm.loop !13

108:                                              ; preds = %103, %62
  %109 = phi i32 [ %20, %62 ], [ %104, %103 ]
  %110 = phi i32 [ %21, %62 ], [ %106, %103 ]
  %111 = icmp sge i32 %18, %109
  %112 = add nsw i32 %109, -1
  %113 = icmp sle i32 %18, %110
  %114 = add nsw i32 %110, 1
  %115 = select i1 %113, i32 %20, i32 %114
  %116 = and i1 %111, %113
  %117 = select i1 %111, i32 %21, i32 %112
  %118 = select i1 %111, i32 %115, i32 %20
  br i1 %116, label %119, label %19, !llvm.loop !10

119:                                              ; preds = %108, %36, %37
  %120 = sext i32 %18 to i64
  %121 = getelementptr inbounds i32, ptr %6, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !3
  %123 = getelementptr inbounds nuw i32, ptr %3, i64 %16
  store i32 %122, ptr %123, align 4, !tbaa !3
  %124 = icmp samesign ult i32 %22, 24
  %125 = zext i1 %124 to i32
  %126 = getelementptr inbounds nuw i32, ptr %4, i64 %16
  store i32 %125, ptr %126, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  br label %127

127:                                              ; preds = %5, %119
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!13 = distinct !{!13, !8, !9}
