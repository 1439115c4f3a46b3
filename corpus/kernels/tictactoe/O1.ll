; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const._ZL6winnerjj.lines = private unnamed_addr constant [8 x i32] [i32 7, i32 56, i32 448, i32 73, i32 146, i32 292, i32 273, i32 84], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tictactoe(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [2 x i32], align 8
  %6 = alloca [10 x i32], align 4
  %7 = alloca [10 x i32], align 4
  %8 = alloca [10 x i32], align 4
  %9 = alloca [10 x i32], align 4
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %14, %1
  br i1 %15, label %16, label %219

16:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i64 0, ptr %5, align 8
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  br label %44

20:                                               ; preds = %63
  %21 = load i32, ptr %5, align 8, !tbaa !3
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %20, %24
  %25 = phi i32 [ 0, %20 ], [ %36, %24 ]
  %26 = phi i32 [ 0, %20 ], [ %35, %24 ]
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw i32, ptr @__const._ZL6winnerjj.lines, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = and i32 %29, %21
  %31 = icmp eq i32 %30, %29
  %32 = and i32 %29, %23
  %33 = icmp eq i32 %32, %29
  %34 = select i1 %33, i32 -1, i32 %26
  %35 = select i1 %31, i32 1, i32 %34
  %36 = add nuw nsw i32 %25, 1
  %37 = icmp samesign ult i32 %25, 7
  %38 = icmp eq i32 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %24, label %40, !llvm.loop !7

40:                                               ; preds = %24
  %41 = or i32 %23, %21
  %42 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %41)
  %43 = icmp ugt i32 %64, 1
  br i1 %43, label %214, label %67

44:                                               ; preds = %16, %63
  %45 = phi i32 [ %19, %16 ], [ %49, %63 ]
  %46 = phi i32 [ 0, %16 ], [ %64, %63 ]
  %47 = phi i32 [ 0, %16 ], [ %65, %63 ]
  %48 = freeze i32 %45
  %49 = sdiv i32 %48, 3
  %50 = mul i32 %49, 3
  %51 = sub i32 %48, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %63, label %53

53:                                               ; preds = %44
  %54 = shl nuw nsw i32 1, %47
  %55 = sext i32 %51 to i64
  %56 = getelementptr i32, ptr %5, i64 %55
  %57 = getelementptr i8, ptr %56, i64 -4
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = or i32 %58, %54
  store i32 %59, ptr %57, align 4, !tbaa !3
  %60 = icmp eq i32 %51, 1
  %61 = select i1 %60, i32 1, i32 -1
  %62 = add nsw i32 %61, %46
  br label %63

63:                                               ; preds = %53, %44
  %64 = phi i32 [ %62, %53 ], [ %46, %44 ]
  %65 = add nuw nsw i32 %47, 1
  %66 = icmp eq i32 %65, 9
  br i1 %66, label %20, label %44, !llvm.loop !10

67:                                               ; preds = %40
  %68 = icmp ne i32 %64, 0
  %69 = icmp ne i32 %64, 1
  %70 = icmp eq i32 %35, 1
  %71 = select i1 %70, i1 %69, i1 false
  %72 = icmp eq i32 %35, -1
  %73 = select i1 %72, i1 %68, i1 false
  %74 = select i1 %71, i1 true, i1 %73
  br i1 %74, label %214, label %75

75:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  %76 = icmp eq i32 %64, 1
  %77 = zext i1 %76 to i32
  store i32 -1, ptr %6, align 4, !tbaa !3
  store i32 -9, ptr %7, align 4, !tbaa !3
  store i32 -1, ptr %8, align 4, !tbaa !3
  store i32 1, ptr %9, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %75, %208
  %79 = phi i32 [ 0, %75 ], [ %201, %208 ]
  %80 = phi i1 [ true, %75 ], [ %200, %208 ]
  %81 = phi i32 [ %77, %75 ], [ %211, %208 ]
  %82 = phi i32 [ 0, %75 ], [ %210, %208 ]
  %83 = phi i32 [ -1, %75 ], [ %140, %208 ]
  %84 = phi i32 [ -9, %75 ], [ %209, %208 ]
  %85 = phi i32 [ %42, %75 ], [ %197, %208 ]
  br i1 %80, label %86, label %114

86:                                               ; preds = %78
  %87 = load i32, ptr %5, align 8, !tbaa !3
  %88 = load i32, ptr %22, align 4, !tbaa !3
  br label %89

89:                                               ; preds = %86, %89
  %90 = phi i32 [ 0, %86 ], [ %101, %89 ]
  %91 = phi i32 [ 0, %86 ], [ %100, %89 ]
  %92 = zext nneg i32 %90 to i64
  %93 = getelementptr inbounds nuw i32, ptr @__const._ZL6winnerjj.lines, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = and i32 %94, %87
  %96 = icmp eq i32 %95, %94
  %97 = and i32 %94, %88
  %98 = icmp eq i32 %97, %94
  %99 = select i1 %98, i32 -1, i32 %91
  %100 = select i1 %96, i32 1, i32 %99
  %101 = add nuw nsw i32 %90, 1
  %102 = icmp samesign ult i32 %90, 7
  %103 = icmp eq i32 %100, 0
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %89, label %105, !llvm.loop !7

105:                                              ; preds = %89
  br i1 %103, label %111, label %106

106:                                              ; preds = %105
  %107 = icmp eq i32 %100, 1
  %108 = icmp ne i32 %81, 0
  %109 = xor i1 %108, %107
  %110 = select i1 %109, i32 1, i32 -1
  br label %138

111:                                              ; preds = %105
  %112 = icmp eq i32 %85, 9
  %113 = select i1 %112, i32 0, i32 %79
  br label %138

114:                                              ; preds = %78
  %115 = sext i32 %82 to i64
  %116 = getelementptr inbounds i32, ptr %6, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !3
  %118 = shl nuw i32 1, %117
  %119 = xor i32 %118, -1
  %120 = zext nneg i32 %81 to i64
  %121 = getelementptr inbounds nuw i32, ptr %5, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !3
  %123 = and i32 %122, %119
  store i32 %123, ptr %121, align 4, !tbaa !3
  %124 = add nsw i32 %85, -1
  %125 = sub nsw i32 0, %79
  %126 = getelementptr inbounds i32, ptr %7, i64 %115
  %127 = load i32, ptr %126, align 4, !tbaa !3
  %128 = icmp slt i32 %127, %125
  br i1 %128, label %129, label %132

129:                                              ; preds = %114
  store i32 %125, ptr %126, align 4, !tbaa !3
  %130 = icmp eq i32 %82, 0
  %131 = select i1 %130, i32 %117, i32 %83
  br label %132

132:                                              ; preds = %129, %114
  %133 = phi i32 [ %83, %114 ], [ %131, %129 ]
  %134 = load i32, ptr %126, align 4, !tbaa !3
  %135 = getelementptr inbounds i32, ptr %8, i64 %115
  %136 = load i32, ptr %135, align 4, !tbaa !3
  %137 = tail call i32 @llvm.smax.i32(i32 %134, i32 %136)
  store i32 %137, ptr %135, align 4
  br label %138

138:                                              ; preds = %111, %106, %132
  %139 = phi i32 [ %124, %132 ], [ %85, %106 ], [ %85, %111 ]
  %140 = phi i32 [ %133, %132 ], [ %83, %106 ], [ %83, %111 ]
  %141 = phi i32 [ %79, %132 ], [ %110, %106 ], [ %113, %111 ]
  %142 = phi i1 [ false, %132 ], [ true, %106 ], [ %112, %111 ]
  br i1 %142, label %196, label %143

143:                                              ; preds = %138
  %144 = sext i32 %82 to i64
  %145 = getelementptr inbounds i32, ptr %6, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !3
  %147 = load i32, ptr %5, align 8
  %148 = load i32, ptr %22, align 4
  %149 = or i32 %148, %147
  %150 = tail call i32 @llvm.smax.i32(i32 %146, i32 8)
  %151 = add nuw i32 %150, 1
  br label %152

152:                                              ; preds = %155, %143
  %153 = phi i32 [ %146, %143 ], [ %156, %155 ]
  %154 = icmp eq i32 %153, %150
  br i1 %154, label %160, label %155

155:                                              ; preds = %152
  %156 = add i32 %153, 1
  %157 = shl nuw i32 1, %156
  %158 = and i32 %149, %157
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %152, !llvm.loop !11

160:                                              ; preds = %152, %155
  %161 = phi i32 [ %151, %152 ], [ %156, %155 ]
  %162 = icmp eq i32 %161, 9
  br i1 %162, label %173, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds i32, ptr %7, i64 %144
  %165 = load i32, ptr %164, align 4, !tbaa !3
  %166 = icmp eq i32 %165, -9
  br i1 %166, label %176, label %167

167:                                              ; preds = %163
  %168 = getelementptr inbounds i32, ptr %8, i64 %144
  %169 = load i32, ptr %168, align 4, !tbaa !3
  %170 = getelementptr inbounds i32, ptr %9, i64 %144
  %171 = load i32, ptr %170, align 4, !tbaa !3
  %172 = icmp slt i32 %169, %171
  br i1 %172, label %176, label %173

173:                                              ; preds = %167, %160
  %174 = getelementptr inbounds i32, ptr %7, i64 %144
  %175 = load i32, ptr %174, align 4, !tbaa !3
  br label %196

176:                                              ; preds = %167, %163
  store i32 %161, ptr %145, align 4, !tbaa !3
  %177 = shl nuw i32 1, %161
  %178 = zext nneg i32 %81 to i64
  %179 = getelementptr inbounds nuw i32, ptr %5, i64 %178
  %180 = load i32, ptr %179, align 4, !tbaa !3
  %181 = or i32 %180, %177
  store i32 %181, ptr %179, align 4, !tbaa !3
  %182 = add nsw i32 %139, 1
  %183 = getelementptr inbounds i32, ptr %9, i64 %144
  %184 = load i32, ptr %183, align 4, !tbaa !3
  %185 = sub nsw i32 0, %184
  %186 = add nsw i32 %82, 1
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds i32, ptr %8, i64 %187
  store i32 %185, ptr %188, align 4, !tbaa !3
  %189 = getelementptr inbounds i32, ptr %8, i64 %144
  %190 = load i32, ptr %189, align 4, !tbaa !3
  %191 = sub nsw i32 0, %190
  %192 = getelementptr inbounds i32, ptr %9, i64 %187
  store i32 %191, ptr %192, align 4, !tbaa !3
  %193 = getelementptr inbounds i32, ptr %6, i64 %187
  store i32 -1, ptr %193, align 4, !tbaa !3
  %194 = getelementptr inbounds i32, ptr %7, i64 %187
  store i32 -9, ptr %194, align 4, !tbaa !3
  %195 = xor i32 %81, 1
  br label %196

196:                                              ; preds = %173, %176, %138
  %197 = phi i32 [ %139, %138 ], [ %139, %173 ], [ %182, %176 ]
  %198 = phi i32 [ %82, %138 ], [ %82, %173 ], [ %186, %176 ]
  %199 = phi i32 [ %81, %138 ], [ %81, %173 ], [ %195, %176 ]
  %200 = phi i1 [ false, %138 ], [ false, %173 ], [ true, %176 ]
  %201 = phi i32 [ %141, %138 ], [ %175, %173 ], [ %141, %176 ]
  %202 = phi i1 [ true, %138 ], [ true, %173 ], [ false, %176 ]
  br i1 %202, label %203, label %208

203:                                              ; preds = %196
  %204 = icmp eq i32 %198, 0
  br i1 %204, label %208, label %205

205:                                              ; preds = %203
  %206 = add nsw i32 %198, -1
  %207 = xor i32 %199, 1
  br label %208

208:                                              ; preds = %203, %205, %196
  %209 = phi i32 [ %84, %196 ], [ %84, %205 ], [ %201, %203 ]
  %210 = phi i32 [ %198, %196 ], [ %206, %205 ], [ 0, %203 ]
  %211 = phi i32 [ %199, %196 ], [ %207, %205 ], [ %199, %203 ]
  %212 = phi i1 [ true, %196 ], [ true, %205 ], [ false, %203 ]
  br i1 %212, label %78, label %213, !llvm.loop !12

213:                                              ; preds = %208
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %214

214:                                              ; preds = %67, %40, %213
  %215 = phi i32 [ %209, %213 ], [ -9, %40 ], [ -9, %67 ]
  %216 = phi i32 [ %140, %213 ], [ -1, %40 ], [ -1, %67 ]
  %217 = getelementptr inbounds nuw i32, ptr %2, i64 %17
  store i32 %215, ptr %217, align 4, !tbaa !3
  %218 = getelementptr inbounds nuw i32, ptr %3, i64 %17
  store i32 %216, ptr %218, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %219

219:                                              ; preds = %4, %214
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
