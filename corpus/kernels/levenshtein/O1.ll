; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @levenshtein(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = alloca [3 x [16 x i32]], align 4
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %188

15:                                               ; preds = %7
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr %3, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %2, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = sub nsw i32 %22, %18
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %24 = sub nsw i32 %1, %23
  %25 = icmp sgt i32 %24, %5
  %26 = sub nsw i32 %23, %1
  %27 = icmp sgt i32 %26, %5
  %28 = select i1 %25, i1 true, i1 %27
  %29 = add nsw i32 %5, 1
  br i1 %28, label %185, label %30

30:                                               ; preds = %15
  %31 = icmp slt i32 %23, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %30
  %33 = add i32 %22, 1
  %34 = sub i32 %33, %18
  br label %43

35:                                               ; preds = %43, %30
  %36 = icmp slt i32 %23, 1
  %37 = add i32 %22, 1
  %38 = sub i32 %37, %18
  %39 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %40 = add nuw i32 %39, 1
  %41 = add i32 %18, 1
  %42 = icmp eq i32 %22, %41
  br label %49

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %47, %43 ], [ 0, %32 ]
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !3
  %47 = add nuw i32 %44, 1
  %48 = icmp eq i32 %47, %34
  br i1 %48, label %35, label %43, !llvm.loop !7

49:                                               ; preds = %35, %126
  %50 = phi i64 [ 0, %35 ], [ %130, %126 ]
  %51 = phi i32 [ 1, %35 ], [ %69, %126 ]
  %52 = phi i1 [ false, %35 ], [ %129, %126 ]
  %53 = shl nuw nsw i64 %50, 6
  %54 = getelementptr i8, ptr %8, i64 %53
  %55 = getelementptr i8, ptr %54, i64 64
  %56 = add i64 %50, 1
  %57 = udiv i64 %56, 3
  %58 = mul nsw i64 %57, -192
  %59 = getelementptr i8, ptr %55, i64 %58
  %60 = icmp eq i32 %51, %40
  br i1 %60, label %174, label %61

61:                                               ; preds = %49
  %62 = urem i32 %51, 3
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw [16 x i32], ptr %8, i64 %63
  %65 = add nuw nsw i32 %51, 2
  %66 = urem i32 %65, 3
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw [16 x i32], ptr %8, i64 %67
  %69 = add nuw i32 %51, 1
  %70 = urem i32 %69, 3
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw [16 x i32], ptr %8, i64 %71
  store i32 %51, ptr %64, align 4, !tbaa !3
  br i1 %36, label %126, label %73

73:                                               ; preds = %61
  %74 = zext nneg i32 %51 to i64
  %75 = getelementptr i8, ptr %0, i64 %74
  %76 = getelementptr i8, ptr %75, i64 -1
  %77 = load i8, ptr %76, align 1, !tbaa !10
  %78 = icmp samesign ugt i32 %51, 1
  %79 = getelementptr i8, ptr %75, i64 -2
  br i1 %42, label %124, label %80

80:                                               ; preds = %73, %118
  %81 = phi i32 [ %122, %118 ], [ 1, %73 ]
  %82 = phi i32 [ %121, %118 ], [ %51, %73 ]
  %83 = add nsw i32 %81, -1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr %20, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !10
  %87 = icmp ne i8 %77, %86
  %88 = getelementptr inbounds i32, ptr %68, i64 %84
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = zext i1 %87 to i32
  %91 = add nsw i32 %89, %90
  %92 = zext nneg i32 %81 to i64
  %93 = getelementptr inbounds nuw i32, ptr %68, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = add nsw i32 %94, 1
  %96 = tail call i32 @llvm.smin.i32(i32 %95, i32 %91)
  %97 = getelementptr inbounds i32, ptr %64, i64 %84
  %98 = load i32, ptr %97, align 4, !tbaa !3
  %99 = add nsw i32 %98, 1
  %100 = tail call i32 @llvm.smin.i32(i32 %99, i32 %96)
  %101 = select i1 %87, i1 %78, i1 false
  %102 = icmp samesign ugt i32 %81, 1
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %118

104:                                              ; preds = %80
  %105 = add nsw i32 %81, -2
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %20, i64 %106
  %108 = load i8, ptr %107, align 1, !tbaa !10
  %109 = icmp eq i8 %77, %108
  br i1 %109, label %110, label %118

110:                                              ; preds = %104
  %111 = load i8, ptr %79, align 1, !tbaa !10
  %112 = icmp eq i8 %111, %86
  br i1 %112, label %113, label %118

113:                                              ; preds = %110
  %114 = getelementptr inbounds nuw i32, ptr %72, i64 %106
  %115 = load i32, ptr %114, align 4, !tbaa !3
  %116 = add nsw i32 %115, 1
  %117 = tail call i32 @llvm.smin.i32(i32 %116, i32 %100)
  br label %118

118:                                              ; preds = %113, %110, %104, %80
  %119 = phi i32 [ %100, %80 ], [ %117, %113 ], [ %100, %110 ], [ %100, %104 ]
  %120 = getelementptr inbounds nuw i32, ptr %64, i64 %92
  store i32 %119, ptr %120, align 4, !tbaa !3
  %121 = tail call i32 @llvm.smin.i32(i32 %119, i32 %82)
  %122 = add nuw i32 %81, 1
  %123 = icmp eq i32 %122, %38
  br i1 %123, label %126, label %80, !llvm.loop !11

124:                                              ; preds = %73
  %125 = load i32, ptr %59, align 4
  br label %131

126:                                              ; preds = %118, %168, %61
  %127 = phi i32 [ %51, %61 ], [ %171, %168 ], [ %121, %118 ]
  %128 = icmp sgt i32 %127, %5
  %129 = select i1 %128, i1 true, i1 %52
  %130 = add i64 %50, 1
  br i1 %128, label %174, label %49, !llvm.loop !12

131:                                              ; preds = %124, %168
  %132 = phi i32 [ %125, %124 ], [ %169, %168 ]
  %133 = phi i32 [ 1, %124 ], [ %172, %168 ]
  %134 = phi i32 [ %51, %124 ], [ %171, %168 ]
  %135 = add nsw i32 %133, -1
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i8, ptr %20, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !10
  %139 = icmp ne i8 %77, %138
  %140 = getelementptr inbounds i32, ptr %68, i64 %136
  %141 = load i32, ptr %140, align 4, !tbaa !3
  %142 = zext i1 %139 to i32
  %143 = add nsw i32 %141, %142
  %144 = zext nneg i32 %133 to i64
  %145 = getelementptr inbounds nuw i32, ptr %68, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !3
  %147 = add nsw i32 %146, 1
  %148 = tail call i32 @llvm.smin.i32(i32 %147, i32 %143)
  %149 = add nsw i32 %132, 1
  %150 = tail call i32 @llvm.smin.i32(i32 %149, i32 %148)
  %151 = select i1 %139, i1 %78, i1 false
  %152 = icmp samesign ugt i32 %133, 1
  %153 = select i1 %151, i1 %152, i1 false
  br i1 %153, label %154, label %168

154:                                              ; preds = %131
  %155 = add nsw i32 %133, -2
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr %20, i64 %156
  %158 = load i8, ptr %157, align 1, !tbaa !10
  %159 = icmp eq i8 %77, %158
  br i1 %159, label %160, label %168

160:                                              ; preds = %154
  %161 = load i8, ptr %79, align 1, !tbaa !10
  %162 = icmp eq i8 %161, %138
  br i1 %162, label %163, label %168

163:                                              ; preds = %160
  %164 = getelementptr inbounds nuw i32, ptr %72, i64 %156
  %165 = load i32, ptr %164, align 4, !tbaa !3
  %166 = add nsw i32 %165, 1
  %167 = tail call i32 @llvm.smin.i32(i32 %166, i32 %150)
  br label %168

168:                                              ; preds = %163, %160, %154, %131
  %169 = phi i32 [ %150, %131 ], [ %167, %163 ], [ %150, %160 ], [ %150, %154 ]
  %170 = getelementptr inbounds nuw i32, ptr %64, i64 %144
  store i32 %169, ptr %170, align 4, !tbaa !3
  %171 = tail call i32 @llvm.smin.i32(i32 %169, i32 %134)
  %172 = add nuw i32 %133, 1
  %173 = icmp eq i32 %172, %38
  br i1 %173, label %126, label %131, !llvm.loop !11

174:                                              ; preds = %49, %126
  %175 = phi i1 [ %129, %126 ], [ %52, %49 ]
  br i1 %175, label %185, label %176

176:                                              ; preds = %174
  %177 = srem i32 %1, 3
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [16 x i32], ptr %8, i64 %178
  %180 = sext i32 %23 to i64
  %181 = getelementptr inbounds i32, ptr %179, i64 %180
  %182 = load i32, ptr %181, align 4, !tbaa !3
  %183 = icmp sgt i32 %182, %5
  %184 = select i1 %183, i32 %29, i32 %182
  br label %185

185:                                              ; preds = %176, %174, %15
  %186 = phi i32 [ %29, %15 ], [ %29, %174 ], [ %184, %176 ]
  %187 = getelementptr inbounds nuw i32, ptr %6, i64 %16
  store i32 %186, ptr %187, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  br label %188

188:                                              ; preds = %7, %185
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
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

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
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
