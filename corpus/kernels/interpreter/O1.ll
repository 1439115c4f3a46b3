; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @interpreter(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #0 {
  %9 = alloca [8 x i32], align 4
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw nsw i32 %12, %13
  %15 = srem i32 %14, %2
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = sub nsw i32 %22, %18
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i32, ptr %3, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #3
  br label %27

27:                                               ; preds = %8, %180
  %28 = phi i32 [ 0, %8 ], [ %184, %180 ]
  %29 = phi i32 [ 0, %8 ], [ %183, %180 ]
  %30 = phi i32 [ 0, %8 ], [ %38, %180 ]
  %31 = phi i32 [ 0, %8 ], [ %181, %180 ]
  %32 = icmp eq i32 %30, %4
  br i1 %32, label %185, label %33

33:                                               ; preds = %27
  %34 = icmp sgt i32 %29, -1
  %35 = icmp slt i32 %29, %23
  %36 = and i1 %34, %35
  br i1 %36, label %37, label %185

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %30, 1
  %39 = add nuw nsw i32 %29, 1
  %40 = zext nneg i32 %29 to i64
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !7
  switch i8 %42, label %48 [
    i8 2, label %43
    i8 3, label %43
    i8 4, label %43
    i8 11, label %43
    i8 13, label %43
    i8 6, label %43
    i8 7, label %44
    i8 5, label %45
    i8 8, label %46
    i8 10, label %46
    i8 1, label %47
    i8 12, label %47
    i8 0, label %49
    i8 9, label %49
  ]

43:                                               ; preds = %37, %37, %37, %37, %37, %37
  br label %49

44:                                               ; preds = %37
  br label %49

45:                                               ; preds = %37
  br label %49

46:                                               ; preds = %37, %37
  br label %49

47:                                               ; preds = %37, %37
  br label %49

48:                                               ; preds = %37
  br label %49

49:                                               ; preds = %48, %47, %46, %45, %44, %43, %37, %37
  %50 = phi i32 [ 3, %48 ], [ %31, %43 ], [ %31, %44 ], [ %31, %45 ], [ %31, %46 ], [ %31, %47 ], [ %31, %37 ], [ %31, %37 ]
  %51 = phi i32 [ 0, %48 ], [ 2, %43 ], [ 2, %44 ], [ 1, %45 ], [ 1, %46 ], [ 0, %47 ], [ 0, %37 ], [ 0, %37 ]
  %52 = phi i32 [ 0, %48 ], [ 0, %43 ], [ 1, %44 ], [ 1, %45 ], [ 0, %46 ], [ 1, %47 ], [ 0, %37 ], [ 0, %37 ]
  %53 = icmp eq i32 %50, 0
  %54 = icmp slt i32 %28, %51
  %55 = zext i1 %54 to i32
  %56 = select i1 %53, i32 %55, i32 %50
  %57 = icmp eq i32 %56, 0
  %58 = add nsw i32 %52, %28
  %59 = icmp sgt i32 %58, 8
  %60 = select i1 %59, i32 2, i32 0
  %61 = select i1 %57, i32 %60, i32 %56
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %180, !llvm.loop !8

63:                                               ; preds = %49
  switch i8 %42, label %180 [
    i8 0, label %64
    i8 1, label %65
    i8 12, label %78
    i8 2, label %82
    i8 3, label %92
    i8 4, label %102
    i8 11, label %112
    i8 13, label %123
    i8 5, label %135
    i8 7, label %141
    i8 6, label %147
    i8 8, label %154
    i8 9, label %156
    i8 10, label %164
  ]

64:                                               ; preds = %63
  br label %180

65:                                               ; preds = %63
  %66 = icmp slt i32 %39, %23
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = zext nneg i32 %39 to i64
  %69 = getelementptr inbounds nuw i8, ptr %20, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !7
  %71 = sext i8 %70 to i32
  br label %72

72:                                               ; preds = %67, %65
  %73 = phi i32 [ %71, %67 ], [ 0, %65 ]
  %74 = add nsw i32 %28, 1
  %75 = sext i32 %28 to i64
  %76 = getelementptr inbounds i32, ptr %9, i64 %75
  store i32 %73, ptr %76, align 4, !tbaa !3
  %77 = add nuw nsw i32 %29, 2
  br label %180

78:                                               ; preds = %63
  %79 = add nsw i32 %28, 1
  %80 = sext i32 %28 to i64
  %81 = getelementptr inbounds i32, ptr %9, i64 %80
  store i32 %26, ptr %81, align 4, !tbaa !3
  br label %180

82:                                               ; preds = %63
  %83 = add nsw i32 %28, -1
  %84 = sext i32 %28 to i64
  %85 = getelementptr i32, ptr %9, i64 %84
  %86 = getelementptr i8, ptr %85, i64 -8
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = sext i32 %83 to i64
  %89 = getelementptr inbounds i32, ptr %9, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  %91 = add i32 %90, %87
  store i32 %91, ptr %86, align 4, !tbaa !3
  br label %180

92:                                               ; preds = %63
  %93 = add nsw i32 %28, -1
  %94 = sext i32 %28 to i64
  %95 = getelementptr i32, ptr %9, i64 %94
  %96 = getelementptr i8, ptr %95, i64 -8
  %97 = load i32, ptr %96, align 4, !tbaa !3
  %98 = sext i32 %93 to i64
  %99 = getelementptr inbounds i32, ptr %9, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !3
  %101 = sub i32 %97, %100
  store i32 %101, ptr %96, align 4, !tbaa !3
  br label %180

102:                                              ; preds = %63
  %103 = add nsw i32 %28, -1
  %104 = sext i32 %28 to i64
  %105 = getelementptr i32, ptr %9, i64 %104
  %106 = getelementptr i8, ptr %105, i64 -8
  %107 = load i32, ptr %106, align 4, !tbaa !3
  %108 = sext i32 %103 to i64
  %109 = getelementptr inbounds i32, ptr %9, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !3
  %111 = mul i32 %110, %107
  store i32 %111, ptr %106, align 4, !tbaa !3
  br label %180

112:                                              ; preds = %63
  %113 = add nsw i32 %28, -1
  %114 = sext i32 %28 to i64
  %115 = getelementptr i32, ptr %9, i64 %114
  %116 = getelementptr i8, ptr %115, i64 -8
  %117 = load i32, ptr %116, align 4, !tbaa !3
  %118 = sext i32 %113 to i64
  %119 = getelementptr inbounds i32, ptr %9, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !3
  %121 = icmp slt i32 %117, %120
  %122 = zext i1 %121 to i32
  store i32 %122, ptr %116, align 4, !tbaa !3
  br label %180

123:                                              ; preds = %63
  %124 = add nsw i32 %28, -1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %9, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !3
  %128 = icmp slt i32 %127, 1
  br i1 %128, label %180, label %129

129:                                              ; preds = %123
  %130 = sext i32 %28 to i64
  %131 = getelementptr i32, ptr %9, i64 %130
  %132 = getelementptr i8, ptr %131, i64 -8
  %133 = load i32, ptr %132, align 4, !tbaa !3
  %134 = srem i32 %133, %127
  store i32 %134, ptr %132, align 4, !tbaa !3
  br label %180

135:                                              ; preds = %63
  %136 = sext i32 %28 to i64
  %137 = getelementptr i32, ptr %9, i64 %136
  %138 = getelementptr i8, ptr %137, i64 -4
  %139 = load i32, ptr %138, align 4, !tbaa !3
  store i32 %139, ptr %137, align 4, !tbaa !3
  %140 = add nsw i32 %28, 1
  br label %180

141:                                              ; preds = %63
  %142 = sext i32 %28 to i64
  %143 = getelementptr i32, ptr %9, i64 %142
  %144 = getelementptr i8, ptr %143, i64 -8
  %145 = load i32, ptr %144, align 4, !tbaa !3
  store i32 %145, ptr %143, align 4, !tbaa !3
  %146 = add nsw i32 %28, 1
  br label %180

147:                                              ; preds = %63
  %148 = sext i32 %28 to i64
  %149 = getelementptr i32, ptr %9, i64 %148
  %150 = getelementptr i8, ptr %149, i64 -4
  %151 = load i32, ptr %150, align 4, !tbaa !3
  %152 = getelementptr i8, ptr %149, i64 -8
  %153 = load i32, ptr %152, align 4, !tbaa !3
  store i32 %153, ptr %150, align 4, !tbaa !3
  store i32 %151, ptr %152, align 4, !tbaa !3
  br label %180

154:                                              ; preds = %63
  %155 = add nsw i32 %28, -1
  br label %180

156:                                              ; preds = %63
  %157 = icmp slt i32 %39, %23
  br i1 %157, label %158, label %180

158:                                              ; preds = %156
  %159 = zext nneg i32 %39 to i64
  %160 = getelementptr inbounds nuw i8, ptr %20, i64 %159
  %161 = load i8, ptr %160, align 1, !tbaa !7
  %162 = sext i8 %161 to i32
  %163 = add nsw i32 %39, %162
  br label %180

164:                                              ; preds = %63
  %165 = add nsw i32 %28, -1
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i32, ptr %9, i64 %166
  %168 = load i32, ptr %167, align 4, !tbaa !3
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %178

170:                                              ; preds = %164
  %171 = icmp slt i32 %39, %23
  br i1 %171, label %172, label %180

172:                                              ; preds = %170
  %173 = zext nneg i32 %39 to i64
  %174 = getelementptr inbounds nuw i8, ptr %20, i64 %173
  %175 = load i8, ptr %174, align 1, !tbaa !7
  %176 = sext i8 %175 to i32
  %177 = add nsw i32 %39, %176
  br label %180

178:                                              ; preds = %164
  %179 = add nuw nsw i32 %29, 2
  br label %180

180:                                              ; preds = %178, %172, %170, %158, %156, %154, %147, %141, %135, %129, %123, %112, %102, %92, %82, %78, %72, %64, %63, %49
  %181 = phi i32 [ %61, %49 ], [ 0, %63 ], [ 0, %64 ], [ 0, %72 ], [ 0, %78 ], [ 0, %82 ], [ 0, %92 ], [ 0, %102 ], [ 0, %112 ], [ 0, %178 ], [ 0, %129 ], [ 0, %135 ], [ 0, %141 ], [ 0, %147 ], [ 0, %154 ], [ 5, %123 ], [ 0, %158 ], [ 0, %156 ], [ 0, %170 ], [ 0, %172 ]
  %182 = phi i1 [ true, %49 ], [ false, %63 ], [ true, %64 ], [ false, %72 ], [ false, %78 ], [ false, %82 ], [ false, %92 ], [ false, %102 ], [ false, %112 ], [ false, %178 ], [ false, %129 ], [ false, %135 ], [ false, %141 ], [ false, %147 ], [ false, %154 ], [ true, %123 ], [ false, %158 ], [ false, %156 ], [ false, %170 ], [ false, %172 ]
  %183 = phi i32 [ %39, %49 ], [ %39, %63 ], [ %39, %64 ], [ %77, %72 ], [ %39, %78 ], [ %39, %82 ], [ %39, %92 ], [ %39, %102 ], [ %39, %112 ], [ %179, %178 ], [ %39, %129 ], [ %39, %135 ], [ %39, %141 ], [ %39, %147 ], [ %39, %154 ], [ %39, %123 ], [ %163, %158 ], [ -1, %156 ], [ -1, %170 ], [ %177, %172 ]
  %184 = phi i32 [ %28, %49 ], [ %28, %63 ], [ %28, %64 ], [ %74, %72 ], [ %79, %78 ], [ %83, %82 ], [ %93, %92 ], [ %103, %102 ], [ %113, %112 ], [ %165, %178 ], [ %124, %129 ], [ %140, %135 ], [ %146, %141 ], [ %28, %147 ], [ %155, %154 ], [ %124, %123 ], [ %28, %158 ], [ %28, %156 ], [ %165, %170 ], [ %165, %172 ]
  br i1 %182, label %185, label %27

185:                                              ; preds = %33, %27, %180
  %186 = phi i32 [ %30, %33 ], [ %4, %27 ], [ %38, %180 ]
  %187 = phi i32 [ %28, %33 ], [ %28, %27 ], [ %184, %180 ]
  %188 = phi i32 [ 6, %33 ], [ 4, %27 ], [ %181, %180 ]
  %189 = icmp sgt i32 %187, 0
  br i1 %189, label %190, label %195

190:                                              ; preds = %185
  %191 = zext nneg i32 %187 to i64
  %192 = getelementptr i32, ptr %9, i64 %191
  %193 = getelementptr i8, ptr %192, i64 -4
  %194 = load i32, ptr %193, align 4, !tbaa !3
  br label %195

195:                                              ; preds = %185, %190
  %196 = phi i32 [ %194, %190 ], [ 0, %185 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #3
  %197 = getelementptr inbounds nuw i32, ptr %5, i64 %24
  store i32 %196, ptr %197, align 4, !tbaa !3
  %198 = getelementptr inbounds nuw i32, ptr %6, i64 %24
  store i32 %188, ptr %198, align 4, !tbaa !3
  %199 = getelementptr inbounds nuw i32, ptr %7, i64 %24
  store i32 %186, ptr %199, align 4, !tbaa !3
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
