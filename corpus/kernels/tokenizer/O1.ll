; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tokenizer(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [6 x i32], align 4
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %151

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  br label %28

13:                                               ; preds = %28
  %14 = zext nneg i32 %10 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = load i32, ptr %5, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %24 = load i32, ptr %20, align 4
  %25 = load i32, ptr %21, align 4
  %26 = load i32, ptr %22, align 4
  %27 = load i32, ptr %23, align 4
  br label %34

28:                                               ; preds = %12, %28
  %29 = phi i32 [ 0, %12 ], [ %32, %28 ]
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %5, i64 %30
  store i32 0, ptr %31, align 4, !tbaa !3
  %32 = add nuw nsw i32 %29, 1
  %33 = icmp eq i32 %32, 6
  br i1 %33, label %13, label %28, !llvm.loop !7

34:                                               ; preds = %113, %13
  %35 = phi i32 [ %27, %13 ], [ %114, %113 ]
  %36 = phi i32 [ %26, %13 ], [ %115, %113 ]
  %37 = phi i32 [ %25, %13 ], [ %116, %113 ]
  %38 = phi i32 [ %24, %13 ], [ %117, %113 ]
  %39 = phi i32 [ %19, %13 ], [ %118, %113 ]
  %40 = phi i32 [ %16, %13 ], [ %123, %113 ]
  %41 = phi i32 [ 0, %13 ], [ %119, %113 ]
  %42 = icmp eq i32 %41, 8
  br i1 %42, label %126, label %43

43:                                               ; preds = %34
  %44 = icmp slt i32 %40, %18
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = sext i32 %40 to i64
  %47 = getelementptr inbounds i8, ptr %0, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !10
  %49 = freeze i8 %48
  br label %50

50:                                               ; preds = %43, %45
  %51 = phi i8 [ %49, %45 ], [ 32, %43 ]
  switch i32 %41, label %113 [
    i32 0, label %52
    i32 1, label %65
    i32 2, label %76
    i32 3, label %89
    i32 4, label %99
    i32 5, label %103
    i32 6, label %105
  ]

52:                                               ; preds = %50
  %53 = and i8 %51, -33
  %54 = add i8 %53, -65
  %55 = icmp ult i8 %54, 26
  %56 = icmp eq i8 %51, 95
  %57 = or i1 %55, %56
  br i1 %57, label %113, label %58

58:                                               ; preds = %52
  %59 = add i8 %51, -48
  %60 = icmp ult i8 %59, 10
  br i1 %60, label %113, label %61

61:                                               ; preds = %58
  switch i8 %51, label %63 [
    i8 34, label %113
    i8 47, label %62
    i8 32, label %111
  ]

62:                                               ; preds = %61
  br label %113

63:                                               ; preds = %61
  %64 = add nsw i32 %38, 1
  br label %113

65:                                               ; preds = %50
  %66 = and i8 %51, -33
  %67 = add i8 %66, -65
  %68 = icmp ult i8 %67, 26
  %69 = icmp eq i8 %51, 95
  %70 = add i8 %51, -48
  %71 = icmp ult i8 %70, 10
  %72 = or i1 %69, %71
  %73 = or i1 %68, %72
  br i1 %73, label %113, label %74

74:                                               ; preds = %65
  %75 = add nsw i32 %39, 1
  br label %113

76:                                               ; preds = %50
  %77 = icmp eq i8 %51, 46
  br i1 %77, label %113, label %78

78:                                               ; preds = %76
  %79 = and i8 %51, -33
  %80 = add i8 %79, -65
  %81 = icmp ult i8 %80, 26
  %82 = icmp eq i8 %51, 95
  %83 = or i1 %81, %82
  br i1 %83, label %113, label %84

84:                                               ; preds = %78
  %85 = add i8 %51, -48
  %86 = icmp ult i8 %85, 10
  br i1 %86, label %113, label %87

87:                                               ; preds = %84
  %88 = add nsw i32 %35, 1
  br label %113

89:                                               ; preds = %50
  %90 = and i8 %51, -33
  %91 = add i8 %90, -65
  %92 = icmp ult i8 %91, 26
  br i1 %92, label %113, label %93

93:                                               ; preds = %89
  switch i8 %51, label %94 [
    i8 95, label %113
    i8 46, label %113
  ]

94:                                               ; preds = %93
  %95 = add i8 %51, -48
  %96 = icmp ult i8 %95, 10
  br i1 %96, label %113, label %97

97:                                               ; preds = %94
  %98 = add nsw i32 %35, 1
  br label %113

99:                                               ; preds = %50
  br i1 %44, label %100, label %113

100:                                              ; preds = %99
  switch i8 %51, label %112 [
    i8 92, label %113
    i8 34, label %101
  ]

101:                                              ; preds = %100
  %102 = add nsw i32 %36, 1
  br label %113

103:                                              ; preds = %50
  %104 = select i1 %44, i32 4, i32 8
  br label %113

105:                                              ; preds = %50
  %106 = icmp eq i8 %51, 47
  br i1 %106, label %107, label %109

107:                                              ; preds = %105
  %108 = add nsw i32 %37, 1
  br label %113

109:                                              ; preds = %105
  %110 = add nsw i32 %38, 1
  br label %113

111:                                              ; preds = %61
  br label %113

112:                                              ; preds = %100
  br label %113

113:                                              ; preds = %93, %93, %89, %100, %112, %99, %78, %76, %61, %111, %58, %52, %107, %109, %101, %97, %94, %84, %87, %65, %74, %63, %62, %50, %103
  %114 = phi i32 [ %35, %50 ], [ %35, %109 ], [ %35, %52 ], [ %35, %58 ], [ %35, %62 ], [ %35, %63 ], [ %35, %61 ], [ %35, %65 ], [ %35, %112 ], [ %35, %74 ], [ %35, %111 ], [ %35, %76 ], [ %35, %84 ], [ %88, %87 ], [ %35, %78 ], [ %35, %94 ], [ %98, %97 ], [ %35, %93 ], [ %35, %99 ], [ %35, %101 ], [ %35, %100 ], [ %35, %103 ], [ %35, %107 ], [ %35, %89 ], [ %35, %93 ]
  %115 = phi i32 [ %36, %50 ], [ %36, %109 ], [ %36, %52 ], [ %36, %58 ], [ %36, %62 ], [ %36, %63 ], [ %36, %61 ], [ %36, %65 ], [ %36, %112 ], [ %36, %74 ], [ %36, %111 ], [ %36, %76 ], [ %36, %84 ], [ %36, %87 ], [ %36, %78 ], [ %36, %94 ], [ %36, %97 ], [ %36, %93 ], [ %36, %99 ], [ %102, %101 ], [ %36, %100 ], [ %36, %103 ], [ %36, %107 ], [ %36, %89 ], [ %36, %93 ]
  %116 = phi i32 [ %37, %50 ], [ %37, %109 ], [ %37, %52 ], [ %37, %58 ], [ %37, %62 ], [ %37, %63 ], [ %37, %61 ], [ %37, %65 ], [ %37, %112 ], [ %37, %74 ], [ %37, %111 ], [ %37, %76 ], [ %37, %84 ], [ %37, %87 ], [ %37, %78 ], [ %37, %94 ], [ %37, %97 ], [ %37, %93 ], [ %37, %99 ], [ %37, %101 ], [ %37, %100 ], [ %37, %103 ], [ %108, %107 ], [ %37, %89 ], [ %37, %93 ]
  %117 = phi i32 [ %38, %50 ], [ %110, %109 ], [ %38, %52 ], [ %38, %58 ], [ %38, %62 ], [ %64, %63 ], [ %38, %61 ], [ %38, %65 ], [ %38, %112 ], [ %38, %74 ], [ %38, %111 ], [ %38, %76 ], [ %38, %84 ], [ %38, %87 ], [ %38, %78 ], [ %38, %94 ], [ %38, %97 ], [ %38, %93 ], [ %38, %99 ], [ %38, %101 ], [ %38, %100 ], [ %38, %103 ], [ %38, %107 ], [ %38, %89 ], [ %38, %93 ]
  %118 = phi i32 [ %39, %50 ], [ %39, %109 ], [ %39, %52 ], [ %39, %58 ], [ %39, %62 ], [ %39, %63 ], [ %39, %61 ], [ %39, %65 ], [ %39, %112 ], [ %75, %74 ], [ %39, %111 ], [ %39, %76 ], [ %39, %84 ], [ %39, %87 ], [ %39, %78 ], [ %39, %94 ], [ %39, %97 ], [ %39, %93 ], [ %39, %99 ], [ %39, %101 ], [ %39, %100 ], [ %39, %103 ], [ %39, %107 ], [ %39, %89 ], [ %39, %93 ]
  %119 = phi i32 [ %41, %50 ], [ 0, %109 ], [ 1, %52 ], [ 2, %58 ], [ 6, %62 ], [ %41, %63 ], [ 4, %61 ], [ %41, %65 ], [ %41, %112 ], [ 0, %74 ], [ %41, %111 ], [ 3, %76 ], [ %41, %84 ], [ 0, %87 ], [ 8, %78 ], [ %41, %94 ], [ 0, %97 ], [ 8, %93 ], [ 8, %99 ], [ 0, %101 ], [ 5, %100 ], [ %104, %103 ], [ 7, %107 ], [ 8, %89 ], [ 8, %93 ]
  %120 = phi i1 [ true, %50 ], [ false, %109 ], [ true, %52 ], [ true, %58 ], [ true, %62 ], [ true, %63 ], [ true, %61 ], [ true, %65 ], [ true, %112 ], [ false, %74 ], [ true, %111 ], [ true, %76 ], [ true, %84 ], [ false, %87 ], [ true, %78 ], [ true, %94 ], [ false, %97 ], [ true, %93 ], [ true, %99 ], [ true, %101 ], [ true, %100 ], [ true, %103 ], [ true, %107 ], [ true, %89 ], [ true, %93 ]
  %121 = and i1 %44, %120
  %122 = zext i1 %121 to i32
  %123 = add nsw i32 %40, %122
  %124 = xor i1 %120, true
  %125 = or i1 %44, %124
  br i1 %125, label %34, label %126

126:                                              ; preds = %113, %34
  %127 = phi i32 [ %114, %113 ], [ %35, %34 ]
  %128 = phi i32 [ %115, %113 ], [ %36, %34 ]
  %129 = phi i32 [ %116, %113 ], [ %37, %34 ]
  %130 = phi i32 [ %117, %113 ], [ %38, %34 ]
  %131 = phi i32 [ %118, %113 ], [ %39, %34 ]
  %132 = phi i32 [ %119, %113 ], [ 8, %34 ]
  store i32 %130, ptr %20, align 4
  store i32 %129, ptr %21, align 4
  store i32 %128, ptr %22, align 4
  store i32 %127, ptr %23, align 4
  store i32 %131, ptr %5, align 4
  %133 = icmp eq i32 %132, 8
  br i1 %133, label %134, label %138

134:                                              ; preds = %126
  %135 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %136 = load i32, ptr %135, align 4, !tbaa !3
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %135, align 4, !tbaa !3
  br label %138

138:                                              ; preds = %134, %126
  %139 = mul nuw nsw i32 %10, 6
  br label %141

140:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  br label %151

141:                                              ; preds = %138, %141
  %142 = phi i32 [ 0, %138 ], [ %149, %141 ]
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr %5, i64 %143
  %145 = load i32, ptr %144, align 4, !tbaa !3
  %146 = add nuw nsw i32 %142, %139
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %3, i64 %147
  store i32 %145, ptr %148, align 4, !tbaa !3
  %149 = add nuw nsw i32 %142, 1
  %150 = icmp eq i32 %149, 6
  br i1 %150, label %140, label %141, !llvm.loop !11

151:                                              ; preds = %4, %140
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
