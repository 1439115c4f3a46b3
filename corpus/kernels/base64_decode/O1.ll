; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @base64_decode(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %138

14:                                               ; preds = %7
  %15 = mul nsw i32 %4, %12
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %3, i64 %16
  %18 = zext nneg i32 %12 to i64
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = icmp slt i32 %20, %22
  br i1 %23, label %24, label %96

24:                                               ; preds = %14, %92
  %25 = phi i32 [ %93, %92 ], [ %20, %14 ]
  %26 = phi i32 [ %90, %92 ], [ 0, %14 ]
  %27 = phi i32 [ %89, %92 ], [ 0, %14 ]
  %28 = phi i32 [ %88, %92 ], [ 0, %14 ]
  %29 = phi i32 [ %87, %92 ], [ 0, %14 ]
  %30 = phi i32 [ %86, %92 ], [ 0, %14 ]
  %31 = sext i32 %25 to i64
  %32 = getelementptr inbounds i8, ptr %0, i64 %31
  %33 = load i8, ptr %32, align 1, !tbaa !7
  %34 = zext i8 %33 to i32
  %35 = add i8 %33, -65
  %36 = icmp ult i8 %35, 26
  br i1 %36, label %37, label %39

37:                                               ; preds = %24
  %38 = add nsw i32 %34, -65
  br label %54

39:                                               ; preds = %24
  %40 = add i8 %33, -97
  %41 = icmp ult i8 %40, 26
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = add nsw i32 %34, -71
  br label %54

44:                                               ; preds = %39
  %45 = add i8 %33, -48
  %46 = icmp ult i8 %45, 10
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = add nuw nsw i32 %34, 4
  br label %54

49:                                               ; preds = %44
  switch i8 %33, label %52 [
    i8 43, label %54
    i8 47, label %50
    i8 61, label %51
    i8 13, label %53
    i8 10, label %53
  ]

50:                                               ; preds = %49
  br label %54

51:                                               ; preds = %49
  br label %54

52:                                               ; preds = %49
  br label %54

53:                                               ; preds = %49, %49
  br label %54

54:                                               ; preds = %49, %53, %42, %51, %52, %50, %47, %37
  %55 = phi i32 [ %38, %37 ], [ %43, %42 ], [ %48, %47 ], [ -3, %52 ], [ 63, %50 ], [ -1, %51 ], [ 62, %49 ], [ -2, %53 ]
  switch i32 %55, label %67 [
    i32 -2, label %85
    i32 -3, label %56
    i32 -1, label %57
  ]

56:                                               ; preds = %54
  br label %85

57:                                               ; preds = %54
  %58 = add nsw i32 %26, 1
  %59 = icmp sgt i32 %26, 1
  %60 = icmp slt i32 %27, 2
  %61 = select i1 %59, i1 true, i1 %60
  %62 = add nsw i32 %58, %27
  %63 = icmp sgt i32 %62, 4
  %64 = select i1 %61, i1 true, i1 %63
  %65 = select i1 %64, i32 2, i32 %29
  %66 = select i1 %64, i32 2, i32 4
  br label %85

67:                                               ; preds = %54
  %68 = icmp sgt i32 %26, 0
  br i1 %68, label %85, label %69

69:                                               ; preds = %67
  %70 = shl i32 %28, 6
  %71 = or i32 %55, %70
  %72 = add nsw i32 %27, 1
  %73 = icmp eq i32 %72, 4
  br i1 %73, label %74, label %85

74:                                               ; preds = %69
  %75 = lshr i32 %71, 16
  %76 = trunc i32 %75 to i8
  %77 = sext i32 %30 to i64
  %78 = getelementptr inbounds i8, ptr %17, i64 %77
  store i8 %76, ptr %78, align 1, !tbaa !7
  %79 = lshr i32 %71, 8
  %80 = trunc i32 %79 to i8
  %81 = getelementptr i8, ptr %78, i64 1
  store i8 %80, ptr %81, align 1, !tbaa !7
  %82 = trunc i32 %71 to i8
  %83 = getelementptr i8, ptr %78, i64 2
  store i8 %82, ptr %83, align 1, !tbaa !7
  %84 = add nsw i32 %30, 3
  br label %85

85:                                               ; preds = %57, %69, %74, %67, %54, %56
  %86 = phi i32 [ %30, %67 ], [ %30, %56 ], [ %30, %54 ], [ %30, %69 ], [ %30, %57 ], [ %84, %74 ]
  %87 = phi i32 [ 2, %67 ], [ 1, %56 ], [ %29, %54 ], [ %29, %69 ], [ %65, %57 ], [ %29, %74 ]
  %88 = phi i32 [ %28, %67 ], [ %28, %56 ], [ %28, %54 ], [ %71, %69 ], [ %28, %57 ], [ 0, %74 ]
  %89 = phi i32 [ %27, %67 ], [ %27, %56 ], [ %27, %54 ], [ %72, %69 ], [ %27, %57 ], [ 0, %74 ]
  %90 = phi i32 [ %26, %67 ], [ %26, %56 ], [ %26, %54 ], [ %26, %69 ], [ %58, %57 ], [ %26, %74 ]
  %91 = phi i32 [ 2, %67 ], [ 2, %56 ], [ 4, %54 ], [ 0, %69 ], [ %66, %57 ], [ 0, %74 ]
  switch i32 %91, label %96 [
    i32 0, label %92
    i32 4, label %92
  ]

92:                                               ; preds = %85, %85
  %93 = add nsw i32 %25, 1
  %94 = load i32, ptr %21, align 4, !tbaa !3
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %24, label %96, !llvm.loop !8

96:                                               ; preds = %85, %92, %14
  %97 = phi i32 [ 0, %14 ], [ %86, %92 ], [ %86, %85 ]
  %98 = phi i32 [ 0, %14 ], [ %87, %92 ], [ %87, %85 ]
  %99 = phi i32 [ 0, %14 ], [ %88, %92 ], [ %88, %85 ]
  %100 = phi i32 [ 0, %14 ], [ %89, %92 ], [ %89, %85 ]
  %101 = phi i32 [ 0, %14 ], [ %90, %92 ], [ %90, %85 ]
  %102 = icmp eq i32 %98, 0
  br i1 %102, label %103, label %133

103:                                              ; preds = %96
  %104 = icmp ne i32 %100, 0
  %105 = icmp ne i32 %101, 0
  %106 = select i1 %104, i1 true, i1 %105
  br i1 %106, label %107, label %133

107:                                              ; preds = %103
  %108 = add nsw i32 %101, %100
  %109 = icmp eq i32 %108, 4
  br i1 %109, label %110, label %133

110:                                              ; preds = %107
  %111 = icmp eq i32 %100, 2
  br i1 %111, label %112, label %121

112:                                              ; preds = %110
  %113 = and i32 %99, 15
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %133

115:                                              ; preds = %112
  %116 = lshr exact i32 %99, 4
  %117 = trunc i32 %116 to i8
  %118 = add nsw i32 %97, 1
  %119 = sext i32 %97 to i64
  %120 = getelementptr inbounds i8, ptr %17, i64 %119
  store i8 %117, ptr %120, align 1, !tbaa !7
  br label %133

121:                                              ; preds = %110
  %122 = and i32 %99, 3
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %133

124:                                              ; preds = %121
  %125 = lshr i32 %99, 10
  %126 = trunc i32 %125 to i8
  %127 = sext i32 %97 to i64
  %128 = getelementptr inbounds i8, ptr %17, i64 %127
  store i8 %126, ptr %128, align 1, !tbaa !7
  %129 = lshr exact i32 %99, 2
  %130 = trunc i32 %129 to i8
  %131 = add nsw i32 %97, 2
  %132 = getelementptr i8, ptr %128, i64 1
  store i8 %130, ptr %132, align 1, !tbaa !7
  br label %133

133:                                              ; preds = %121, %112, %107, %124, %115, %103, %96
  %134 = phi i32 [ %97, %96 ], [ %97, %107 ], [ %118, %115 ], [ %97, %112 ], [ %131, %124 ], [ %97, %103 ], [ %97, %121 ]
  %135 = phi i32 [ %98, %96 ], [ 3, %107 ], [ 0, %115 ], [ 4, %112 ], [ 0, %124 ], [ 0, %103 ], [ 4, %121 ]
  %136 = getelementptr inbounds nuw i32, ptr %5, i64 %18
  store i32 %134, ptr %136, align 4, !tbaa !3
  %137 = getelementptr inbounds nuw i32, ptr %6, i64 %18
  store i32 %135, ptr %137, align 4, !tbaa !3
  br label %138

138:                                              ; preds = %7, %133
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
