; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @huffman_decode(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #0 {
  %9 = alloca [8 x i32], align 4
  %10 = alloca [8 x i32], align 4
  %11 = alloca [16 x i8], align 1
  %12 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  br i1 %17, label %18, label %162

18:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #3
  br label %19

19:                                               ; preds = %18, %19
  %20 = phi i32 [ 0, %18 ], [ %23, %19 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %9, i64 %21
  store i32 0, ptr %22, align 4, !tbaa !3
  %23 = add nuw nsw i32 %20, 1
  %24 = icmp eq i32 %23, 8
  br i1 %24, label %25, label %19, !llvm.loop !7

25:                                               ; preds = %19
  %26 = shl nsw i32 %16, 4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 %27
  br label %29

29:                                               ; preds = %25, %35
  %30 = phi i32 [ %40, %35 ], [ 0, %25 ]
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 %31
  %33 = load i8, ptr %32, align 1, !tbaa !10
  %34 = icmp ugt i8 %33, 7
  br i1 %34, label %156, label %35

35:                                               ; preds = %29
  %36 = zext nneg i8 %33 to i64
  %37 = getelementptr inbounds nuw i32, ptr %9, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %37, align 4, !tbaa !3
  %40 = add nuw nsw i32 %30, 1
  %41 = icmp eq i32 %40, 16
  br i1 %41, label %43, label %29, !llvm.loop !11

42:                                               ; preds = %43
  br i1 %53, label %64, label %156

43:                                               ; preds = %35, %43
  %44 = phi i32 [ %51, %43 ], [ 1, %35 ]
  %45 = phi i32 [ %50, %43 ], [ 1, %35 ]
  %46 = shl nsw i32 %45, 1
  %47 = zext nneg i32 %44 to i64
  %48 = getelementptr inbounds nuw i32, ptr %9, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = sub nsw i32 %46, %49
  %51 = add nuw nsw i32 %44, 1
  %52 = icmp samesign ult i32 %44, 7
  %53 = icmp sgt i32 %50, -1
  %54 = and i1 %53, %52
  br i1 %54, label %43, label %42, !llvm.loop !12

55:                                               ; preds = %69
  %56 = zext nneg i32 %16 to i64
  %57 = getelementptr inbounds nuw i32, ptr %2, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = shl nsw i32 %58, 3
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = shl nsw i32 %61, 3
  %63 = mul nsw i32 %5, %16
  br label %89

64:                                               ; preds = %42, %69
  %65 = phi i32 [ %70, %69 ], [ 1, %42 ]
  %66 = phi i32 [ %86, %69 ], [ 0, %42 ]
  %67 = zext nneg i32 %65 to i64
  %68 = getelementptr inbounds nuw i32, ptr %10, i64 %67
  store i32 %66, ptr %68, align 4, !tbaa !3
  br label %72

69:                                               ; preds = %85
  %70 = add nuw nsw i32 %65, 1
  %71 = icmp eq i32 %70, 8
  br i1 %71, label %55, label %64, !llvm.loop !13

72:                                               ; preds = %64, %85
  %73 = phi i32 [ 0, %64 ], [ %87, %85 ]
  %74 = phi i32 [ %66, %64 ], [ %86, %85 ]
  %75 = zext nneg i32 %73 to i64
  %76 = getelementptr inbounds nuw i8, ptr %28, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !10
  %78 = zext i8 %77 to i32
  %79 = icmp eq i32 %65, %78
  br i1 %79, label %80, label %85

80:                                               ; preds = %72
  %81 = trunc nuw nsw i32 %73 to i8
  %82 = add nsw i32 %74, 1
  %83 = sext i32 %74 to i64
  %84 = getelementptr inbounds i8, ptr %11, i64 %83
  store i8 %81, ptr %84, align 1, !tbaa !10
  br label %85

85:                                               ; preds = %72, %80
  %86 = phi i32 [ %82, %80 ], [ %74, %72 ]
  %87 = add nuw nsw i32 %73, 1
  %88 = icmp eq i32 %87, 16
  br i1 %88, label %69, label %72, !llvm.loop !14

89:                                               ; preds = %55, %150
  %90 = phi i32 [ %59, %55 ], [ %134, %150 ]
  %91 = phi i32 [ 0, %55 ], [ %152, %150 ]
  %92 = add i32 %90, 7
  br label %93

93:                                               ; preds = %89, %125
  %94 = phi i32 [ 1, %89 ], [ %129, %125 ]
  %95 = phi i32 [ 0, %89 ], [ %127, %125 ]
  %96 = phi i32 [ 0, %89 ], [ %128, %125 ]
  %97 = phi i32 [ %90, %89 ], [ %110, %125 ]
  %98 = icmp ne i32 %97, %62
  br i1 %98, label %99, label %131

99:                                               ; preds = %93
  %100 = ashr i32 %97, 3
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr %1, i64 %101
  %103 = load i8, ptr %102, align 1, !tbaa !10
  %104 = zext i8 %103 to i32
  %105 = and i32 %97, 7
  %106 = xor i32 %105, 7
  %107 = lshr i32 %104, %106
  %108 = and i32 %107, 1
  %109 = or disjoint i32 %108, %96
  %110 = add nsw i32 %97, 1
  %111 = sub nsw i32 %109, %95
  %112 = zext nneg i32 %94 to i64
  %113 = getelementptr inbounds nuw i32, ptr %9, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !3
  %115 = icmp slt i32 %111, %114
  br i1 %115, label %116, label %125

116:                                              ; preds = %99
  %117 = getelementptr inbounds nuw i32, ptr %10, i64 %112
  %118 = load i32, ptr %117, align 4, !tbaa !3
  %119 = sub i32 %109, %95
  %120 = add i32 %119, %118
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr %11, i64 %121
  %123 = load i8, ptr %122, align 1, !tbaa !10
  %124 = zext i8 %123 to i32
  br label %131

125:                                              ; preds = %99
  %126 = add nsw i32 %114, %95
  %127 = shl i32 %126, 1
  %128 = shl i32 %109, 1
  %129 = add nuw nsw i32 %94, 1
  %130 = icmp eq i32 %129, 8
  br i1 %130, label %131, label %93, !llvm.loop !15

131:                                              ; preds = %93, %125, %116
  %132 = phi i1 [ true, %116 ], [ %98, %125 ], [ %98, %93 ]
  %133 = phi i32 [ 0, %116 ], [ 0, %125 ], [ 2, %93 ]
  %134 = phi i32 [ %110, %116 ], [ %92, %125 ], [ %62, %93 ]
  %135 = phi i32 [ %124, %116 ], [ -1, %125 ], [ -1, %93 ]
  %136 = icmp slt i32 %135, 0
  %137 = select i1 %132, i1 %136, i1 false
  %138 = select i1 %137, i32 3, i32 %133
  %139 = icmp eq i32 %138, 0
  %140 = icmp sgt i32 %135, 0
  %141 = select i1 %139, i1 %140, i1 false
  br i1 %141, label %142, label %150

142:                                              ; preds = %131
  %143 = icmp eq i32 %91, %5
  br i1 %143, label %150, label %144

144:                                              ; preds = %142
  %145 = trunc nuw i32 %135 to i8
  %146 = add nsw i32 %91, 1
  %147 = add nsw i32 %91, %63
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds i8, ptr %4, i64 %148
  store i8 %145, ptr %149, align 1, !tbaa !10
  br label %150

150:                                              ; preds = %142, %144, %131
  %151 = phi i32 [ %138, %131 ], [ 0, %144 ], [ 4, %142 ]
  %152 = phi i32 [ %91, %131 ], [ %146, %144 ], [ %91, %142 ]
  %153 = icmp ne i32 %151, 0
  %154 = icmp eq i32 %135, 0
  %155 = select i1 %153, i1 true, i1 %154
  br i1 %155, label %156, label %89, !llvm.loop !16

156:                                              ; preds = %29, %150, %42
  %157 = phi i32 [ %151, %150 ], [ 1, %42 ], [ 1, %29 ]
  %158 = phi i32 [ %152, %150 ], [ 0, %42 ], [ 0, %29 ]
  %159 = zext nneg i32 %16 to i64
  %160 = getelementptr inbounds nuw i32, ptr %6, i64 %159
  store i32 %158, ptr %160, align 4, !tbaa !3
  %161 = getelementptr inbounds nuw i32, ptr %7, i64 %159
  store i32 %157, ptr %161, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #3
  br label %162

162:                                              ; preds = %8, %156
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
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
!15 = distinct !{!15, !8, !9}
!16 = distinct !{!16, !8, !9}
