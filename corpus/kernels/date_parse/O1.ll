; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @date_parse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %466

12:                                               ; preds = %5
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = icmp slt i32 %15, %17
  br i1 %18, label %19, label %43

19:                                               ; preds = %12, %28
  %20 = phi i32 [ %34, %28 ], [ 0, %12 ]
  %21 = phi i32 [ %32, %28 ], [ 0, %12 ]
  %22 = phi i32 [ %33, %28 ], [ %15, %12 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !7
  %26 = add i8 %25, -58
  %27 = icmp ult i8 %26, -10
  br i1 %27, label %38, label %28

28:                                               ; preds = %19
  %29 = zext nneg i8 %25 to i32
  %30 = mul nsw i32 %21, 10
  %31 = add i32 %30, -48
  %32 = add i32 %31, %29
  %33 = add nsw i32 %22, 1
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp samesign ult i32 %20, 3
  %36 = icmp slt i32 %33, %17
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %19, label %38, !llvm.loop !8

38:                                               ; preds = %28, %19
  %39 = phi i32 [ %22, %19 ], [ %33, %28 ]
  %40 = phi i32 [ %21, %19 ], [ %32, %28 ]
  %41 = phi i1 [ true, %19 ], [ %35, %28 ]
  %42 = select i1 %41, i32 -1, i32 %40
  br label %43

43:                                               ; preds = %38, %12
  %44 = phi i32 [ %15, %12 ], [ %39, %38 ]
  %45 = phi i32 [ -1, %12 ], [ %42, %38 ]
  %46 = icmp slt i32 %45, 1
  br i1 %46, label %99, label %47

47:                                               ; preds = %43
  %48 = icmp slt i32 %44, %17
  br i1 %48, label %49, label %56

49:                                               ; preds = %47
  %50 = sext i32 %44 to i64
  %51 = getelementptr inbounds i8, ptr %0, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !7
  %53 = icmp eq i8 %52, 45
  %54 = zext i1 %53 to i32
  %55 = add nsw i32 %44, %54
  br label %56

56:                                               ; preds = %49, %47
  %57 = phi i32 [ %44, %47 ], [ %55, %49 ]
  %58 = phi i1 [ false, %47 ], [ %53, %49 ]
  br i1 %58, label %59, label %99

59:                                               ; preds = %56
  %60 = icmp slt i32 %57, %17
  br i1 %60, label %61, label %85

61:                                               ; preds = %59, %70
  %62 = phi i32 [ %76, %70 ], [ 0, %59 ]
  %63 = phi i32 [ %74, %70 ], [ 0, %59 ]
  %64 = phi i32 [ %75, %70 ], [ %57, %59 ]
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !7
  %68 = add i8 %67, -58
  %69 = icmp ult i8 %68, -10
  br i1 %69, label %80, label %70

70:                                               ; preds = %61
  %71 = zext nneg i8 %67 to i32
  %72 = mul nsw i32 %63, 10
  %73 = add i32 %72, -48
  %74 = add i32 %73, %71
  %75 = add nsw i32 %64, 1
  %76 = add nuw nsw i32 %62, 1
  %77 = icmp eq i32 %62, 0
  %78 = icmp slt i32 %75, %17
  %79 = select i1 %77, i1 %78, i1 false
  br i1 %79, label %61, label %80, !llvm.loop !8

80:                                               ; preds = %70, %61
  %81 = phi i32 [ %64, %61 ], [ %75, %70 ]
  %82 = phi i32 [ %63, %61 ], [ %74, %70 ]
  %83 = phi i1 [ true, %61 ], [ %77, %70 ]
  %84 = select i1 %83, i32 -1, i32 %82
  br label %85

85:                                               ; preds = %80, %59
  %86 = phi i32 [ %57, %59 ], [ %81, %80 ]
  %87 = phi i32 [ -1, %59 ], [ %84, %80 ]
  %88 = add i32 %87, -1
  %89 = icmp ult i32 %88, 12
  %90 = icmp slt i32 %86, %17
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %99

92:                                               ; preds = %85
  %93 = sext i32 %86 to i64
  %94 = getelementptr inbounds i8, ptr %0, i64 %93
  %95 = load i8, ptr %94, align 1, !tbaa !7
  %96 = icmp eq i8 %95, 45
  %97 = zext i1 %96 to i32
  %98 = add nsw i32 %86, %97
  br label %99

99:                                               ; preds = %92, %85, %43, %56
  %100 = phi i32 [ %44, %43 ], [ %57, %56 ], [ %86, %85 ], [ %98, %92 ]
  %101 = phi i32 [ -1, %43 ], [ -1, %56 ], [ %87, %85 ], [ %87, %92 ]
  %102 = phi i1 [ false, %43 ], [ false, %56 ], [ false, %85 ], [ %96, %92 ]
  %103 = and i32 %45, 3
  %104 = icmp ne i32 %103, 0
  %105 = srem i32 %45, 100
  %106 = icmp eq i32 %105, 0
  %107 = or i1 %104, %106
  br i1 %107, label %108, label %112

108:                                              ; preds = %99
  %109 = srem i32 %45, 400
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i32 29, i32 28
  br label %112

112:                                              ; preds = %99, %108
  %113 = phi i32 [ 29, %99 ], [ %111, %108 ]
  br i1 %102, label %114, label %150

114:                                              ; preds = %112
  %115 = icmp slt i32 %100, %17
  br i1 %115, label %116, label %140

116:                                              ; preds = %114, %125
  %117 = phi i32 [ %131, %125 ], [ 0, %114 ]
  %118 = phi i32 [ %129, %125 ], [ 0, %114 ]
  %119 = phi i32 [ %130, %125 ], [ %100, %114 ]
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i8, ptr %0, i64 %120
  %122 = load i8, ptr %121, align 1, !tbaa !7
  %123 = add i8 %122, -58
  %124 = icmp ult i8 %123, -10
  br i1 %124, label %135, label %125

125:                                              ; preds = %116
  %126 = zext nneg i8 %122 to i32
  %127 = mul nsw i32 %118, 10
  %128 = add i32 %127, -48
  %129 = add i32 %128, %126
  %130 = add nsw i32 %119, 1
  %131 = add nuw nsw i32 %117, 1
  %132 = icmp eq i32 %117, 0
  %133 = icmp slt i32 %130, %17
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %116, label %135, !llvm.loop !8

135:                                              ; preds = %125, %116
  %136 = phi i32 [ %119, %116 ], [ %130, %125 ]
  %137 = phi i32 [ %118, %116 ], [ %129, %125 ]
  %138 = phi i1 [ true, %116 ], [ %132, %125 ]
  %139 = select i1 %138, i32 -1, i32 %137
  br label %140

140:                                              ; preds = %135, %114
  %141 = phi i32 [ %100, %114 ], [ %136, %135 ]
  %142 = phi i32 [ -1, %114 ], [ %139, %135 ]
  switch i32 %101, label %144 [
    i32 11, label %145
    i32 9, label %145
    i32 6, label %145
    i32 4, label %145
    i32 2, label %143
  ]

143:                                              ; preds = %140
  br label %145

144:                                              ; preds = %140
  br label %145

145:                                              ; preds = %140, %140, %140, %140, %144, %143
  %146 = phi i32 [ 30, %140 ], [ %113, %143 ], [ 30, %140 ], [ 30, %140 ], [ 30, %140 ], [ 31, %144 ]
  %147 = icmp sgt i32 %142, 0
  %148 = icmp sle i32 %142, %146
  %149 = and i1 %147, %148
  br label %150

150:                                              ; preds = %145, %112
  %151 = phi i32 [ %141, %145 ], [ %100, %112 ]
  %152 = phi i32 [ %142, %145 ], [ -1, %112 ]
  %153 = phi i1 [ %149, %145 ], [ false, %112 ]
  br i1 %153, label %154, label %412

154:                                              ; preds = %150
  %155 = icmp slt i32 %151, %17
  br i1 %155, label %156, label %412

156:                                              ; preds = %154
  %157 = sext i32 %151 to i64
  %158 = getelementptr inbounds i8, ptr %0, i64 %157
  %159 = load i8, ptr %158, align 1, !tbaa !7
  %160 = icmp eq i8 %159, 84
  %161 = zext i1 %160 to i32
  %162 = add nsw i32 %151, %161
  br i1 %160, label %175, label %163

163:                                              ; preds = %156
  %164 = icmp slt i32 %162, %17
  br i1 %164, label %165, label %172

165:                                              ; preds = %163
  %166 = sext i32 %162 to i64
  %167 = getelementptr inbounds i8, ptr %0, i64 %166
  %168 = load i8, ptr %167, align 1, !tbaa !7
  %169 = icmp eq i8 %168, 32
  %170 = zext i1 %169 to i32
  %171 = add nsw i32 %162, %170
  br label %172

172:                                              ; preds = %165, %163
  %173 = phi i32 [ %162, %163 ], [ %171, %165 ]
  %174 = phi i1 [ false, %163 ], [ %169, %165 ]
  br i1 %174, label %175, label %412

175:                                              ; preds = %172, %156
  %176 = phi i32 [ %162, %156 ], [ %173, %172 ]
  %177 = icmp slt i32 %176, %17
  br i1 %177, label %178, label %202

178:                                              ; preds = %175, %187
  %179 = phi i32 [ %193, %187 ], [ 0, %175 ]
  %180 = phi i32 [ %191, %187 ], [ 0, %175 ]
  %181 = phi i32 [ %192, %187 ], [ %176, %175 ]
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr %0, i64 %182
  %184 = load i8, ptr %183, align 1, !tbaa !7
  %185 = add i8 %184, -58
  %186 = icmp ult i8 %185, -10
  br i1 %186, label %197, label %187

187:                                              ; preds = %178
  %188 = zext nneg i8 %184 to i32
  %189 = mul nsw i32 %180, 10
  %190 = add i32 %189, -48
  %191 = add i32 %190, %188
  %192 = add nsw i32 %181, 1
  %193 = add nuw nsw i32 %179, 1
  %194 = icmp eq i32 %179, 0
  %195 = icmp slt i32 %192, %17
  %196 = select i1 %194, i1 %195, i1 false
  br i1 %196, label %178, label %197, !llvm.loop !8

197:                                              ; preds = %187, %178
  %198 = phi i32 [ %181, %178 ], [ %192, %187 ]
  %199 = phi i32 [ %180, %178 ], [ %191, %187 ]
  %200 = phi i1 [ true, %178 ], [ %194, %187 ]
  %201 = select i1 %200, i32 -1, i32 %199
  br label %202

202:                                              ; preds = %197, %175
  %203 = phi i32 [ %176, %175 ], [ %198, %197 ]
  %204 = phi i32 [ -1, %175 ], [ %201, %197 ]
  %205 = icmp ugt i32 %204, 23
  br i1 %205, label %248, label %206

206:                                              ; preds = %202
  %207 = icmp slt i32 %203, %17
  br i1 %207, label %208, label %215

208:                                              ; preds = %206
  %209 = sext i32 %203 to i64
  %210 = getelementptr inbounds i8, ptr %0, i64 %209
  %211 = load i8, ptr %210, align 1, !tbaa !7
  %212 = icmp eq i8 %211, 58
  %213 = zext i1 %212 to i32
  %214 = add nsw i32 %203, %213
  br label %215

215:                                              ; preds = %208, %206
  %216 = phi i32 [ %203, %206 ], [ %214, %208 ]
  %217 = phi i1 [ false, %206 ], [ %212, %208 ]
  br i1 %217, label %218, label %248

218:                                              ; preds = %215
  %219 = icmp slt i32 %216, %17
  br i1 %219, label %220, label %244

220:                                              ; preds = %218, %229
  %221 = phi i32 [ %235, %229 ], [ 0, %218 ]
  %222 = phi i32 [ %233, %229 ], [ 0, %218 ]
  %223 = phi i32 [ %234, %229 ], [ %216, %218 ]
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i8, ptr %0, i64 %224
  %226 = load i8, ptr %225, align 1, !tbaa !7
  %227 = add i8 %226, -58
  %228 = icmp ult i8 %227, -10
  br i1 %228, label %239, label %229

229:                                              ; preds = %220
  %230 = zext nneg i8 %226 to i32
  %231 = mul nsw i32 %222, 10
  %232 = add i32 %231, -48
  %233 = add i32 %232, %230
  %234 = add nsw i32 %223, 1
  %235 = add nuw nsw i32 %221, 1
  %236 = icmp eq i32 %221, 0
  %237 = icmp slt i32 %234, %17
  %238 = select i1 %236, i1 %237, i1 false
  br i1 %238, label %220, label %239, !llvm.loop !8

239:                                              ; preds = %229, %220
  %240 = phi i32 [ %223, %220 ], [ %234, %229 ]
  %241 = phi i32 [ %222, %220 ], [ %233, %229 ]
  %242 = phi i1 [ true, %220 ], [ %236, %229 ]
  %243 = select i1 %242, i32 -1, i32 %241
  br label %244

244:                                              ; preds = %239, %218
  %245 = phi i32 [ %216, %218 ], [ %240, %239 ]
  %246 = phi i32 [ -1, %218 ], [ %243, %239 ]
  %247 = icmp ult i32 %246, 60
  br label %248

248:                                              ; preds = %244, %202, %215
  %249 = phi i32 [ %203, %202 ], [ %245, %244 ], [ %216, %215 ]
  %250 = phi i32 [ 0, %202 ], [ %246, %244 ], [ 0, %215 ]
  %251 = phi i1 [ false, %202 ], [ %247, %244 ], [ false, %215 ]
  br i1 %251, label %252, label %294

252:                                              ; preds = %248
  %253 = icmp slt i32 %249, %17
  br i1 %253, label %254, label %261

254:                                              ; preds = %252
  %255 = sext i32 %249 to i64
  %256 = getelementptr inbounds i8, ptr %0, i64 %255
  %257 = load i8, ptr %256, align 1, !tbaa !7
  %258 = icmp eq i8 %257, 58
  %259 = zext i1 %258 to i32
  %260 = add nsw i32 %249, %259
  br label %261

261:                                              ; preds = %254, %252
  %262 = phi i32 [ %249, %252 ], [ %260, %254 ]
  %263 = phi i1 [ false, %252 ], [ %258, %254 ]
  br i1 %263, label %264, label %294

264:                                              ; preds = %261
  %265 = icmp slt i32 %262, %17
  br i1 %265, label %266, label %290

266:                                              ; preds = %264, %275
  %267 = phi i32 [ %281, %275 ], [ 0, %264 ]
  %268 = phi i32 [ %279, %275 ], [ 0, %264 ]
  %269 = phi i32 [ %280, %275 ], [ %262, %264 ]
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds i8, ptr %0, i64 %270
  %272 = load i8, ptr %271, align 1, !tbaa !7
  %273 = add i8 %272, -58
  %274 = icmp ult i8 %273, -10
  br i1 %274, label %285, label %275

275:                                              ; preds = %266
  %276 = zext nneg i8 %272 to i32
  %277 = mul nsw i32 %268, 10
  %278 = add i32 %277, -48
  %279 = add i32 %278, %276
  %280 = add nsw i32 %269, 1
  %281 = add nuw nsw i32 %267, 1
  %282 = icmp eq i32 %267, 0
  %283 = icmp slt i32 %280, %17
  %284 = select i1 %282, i1 %283, i1 false
  br i1 %284, label %266, label %285, !llvm.loop !8

285:                                              ; preds = %275, %266
  %286 = phi i32 [ %269, %266 ], [ %280, %275 ]
  %287 = phi i32 [ %268, %266 ], [ %279, %275 ]
  %288 = phi i1 [ true, %266 ], [ %282, %275 ]
  %289 = select i1 %288, i32 -1, i32 %287
  br label %290

290:                                              ; preds = %285, %264
  %291 = phi i32 [ %262, %264 ], [ %286, %285 ]
  %292 = phi i32 [ -1, %264 ], [ %289, %285 ]
  %293 = icmp ult i32 %292, 60
  br label %294

294:                                              ; preds = %290, %261, %248
  %295 = phi i32 [ %291, %290 ], [ %262, %261 ], [ %249, %248 ]
  %296 = phi i32 [ %292, %290 ], [ 0, %261 ], [ 0, %248 ]
  %297 = phi i1 [ %293, %290 ], [ true, %261 ], [ false, %248 ]
  br i1 %297, label %298, label %412

298:                                              ; preds = %294
  %299 = icmp slt i32 %295, %17
  br i1 %299, label %300, label %412

300:                                              ; preds = %298
  %301 = sext i32 %295 to i64
  %302 = getelementptr inbounds i8, ptr %0, i64 %301
  %303 = load i8, ptr %302, align 1, !tbaa !7
  %304 = icmp eq i8 %303, 90
  %305 = zext i1 %304 to i32
  %306 = add nsw i32 %295, %305
  br i1 %304, label %412, label %307

307:                                              ; preds = %300
  %308 = icmp slt i32 %306, %17
  br i1 %308, label %309, label %316

309:                                              ; preds = %307
  %310 = sext i32 %306 to i64
  %311 = getelementptr inbounds i8, ptr %0, i64 %310
  %312 = load i8, ptr %311, align 1, !tbaa !7
  %313 = icmp eq i8 %312, 45
  %314 = zext i1 %313 to i32
  %315 = add nsw i32 %306, %314
  br label %316

316:                                              ; preds = %309, %307
  %317 = phi i32 [ %306, %307 ], [ %315, %309 ]
  %318 = phi i1 [ false, %307 ], [ %313, %309 ]
  br i1 %318, label %331, label %319

319:                                              ; preds = %316
  %320 = icmp slt i32 %317, %17
  br i1 %320, label %321, label %328

321:                                              ; preds = %319
  %322 = sext i32 %317 to i64
  %323 = getelementptr inbounds i8, ptr %0, i64 %322
  %324 = load i8, ptr %323, align 1, !tbaa !7
  %325 = icmp eq i8 %324, 43
  %326 = zext i1 %325 to i32
  %327 = add nsw i32 %317, %326
  br label %328

328:                                              ; preds = %321, %319
  %329 = phi i32 [ %317, %319 ], [ %327, %321 ]
  %330 = phi i1 [ false, %319 ], [ %325, %321 ]
  br i1 %330, label %331, label %412

331:                                              ; preds = %328, %316
  %332 = phi i32 [ %317, %316 ], [ %329, %328 ]
  %333 = icmp slt i32 %332, %17
  br i1 %333, label %334, label %358

334:                                              ; preds = %331, %343
  %335 = phi i32 [ %349, %343 ], [ 0, %331 ]
  %336 = phi i32 [ %347, %343 ], [ 0, %331 ]
  %337 = phi i32 [ %348, %343 ], [ %332, %331 ]
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds i8, ptr %0, i64 %338
  %340 = load i8, ptr %339, align 1, !tbaa !7
  %341 = add i8 %340, -58
  %342 = icmp ult i8 %341, -10
  br i1 %342, label %353, label %343

343:                                              ; preds = %334
  %344 = zext nneg i8 %340 to i32
  %345 = mul nsw i32 %336, 10
  %346 = add i32 %345, -48
  %347 = add i32 %346, %344
  %348 = add nsw i32 %337, 1
  %349 = add nuw nsw i32 %335, 1
  %350 = icmp eq i32 %335, 0
  %351 = icmp slt i32 %348, %17
  %352 = select i1 %350, i1 %351, i1 false
  br i1 %352, label %334, label %353, !llvm.loop !8

353:                                              ; preds = %343, %334
  %354 = phi i32 [ %337, %334 ], [ %348, %343 ]
  %355 = phi i32 [ %336, %334 ], [ %347, %343 ]
  %356 = phi i1 [ true, %334 ], [ %350, %343 ]
  %357 = select i1 %356, i32 -1, i32 %355
  br label %358

358:                                              ; preds = %353, %331
  %359 = phi i32 [ %332, %331 ], [ %354, %353 ]
  %360 = phi i32 [ -1, %331 ], [ %357, %353 ]
  %361 = icmp slt i32 %359, %17
  br i1 %361, label %362, label %369

362:                                              ; preds = %358
  %363 = sext i32 %359 to i64
  %364 = getelementptr inbounds i8, ptr %0, i64 %363
  %365 = load i8, ptr %364, align 1, !tbaa !7
  %366 = icmp eq i8 %365, 58
  %367 = zext i1 %366 to i32
  %368 = add nsw i32 %359, %367
  br label %369

369:                                              ; preds = %362, %358
  %370 = phi i32 [ %359, %358 ], [ %368, %362 ]
  %371 = icmp slt i32 %370, %17
  br i1 %371, label %372, label %396

372:                                              ; preds = %369, %381
  %373 = phi i32 [ %387, %381 ], [ 0, %369 ]
  %374 = phi i32 [ %385, %381 ], [ 0, %369 ]
  %375 = phi i32 [ %386, %381 ], [ %370, %369 ]
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds i8, ptr %0, i64 %376
  %378 = load i8, ptr %377, align 1, !tbaa !7
  %379 = add i8 %378, -58
  %380 = icmp ult i8 %379, -10
  br i1 %380, label %391, label %381

381:                                              ; preds = %372
  %382 = zext nneg i8 %378 to i32
  %383 = mul nsw i32 %374, 10
  %384 = add i32 %383, -48
  %385 = add i32 %384, %382
  %386 = add nsw i32 %375, 1
  %387 = add nuw nsw i32 %373, 1
  %388 = icmp eq i32 %373, 0
  %389 = icmp slt i32 %386, %17
  %390 = select i1 %388, i1 %389, i1 false
  br i1 %390, label %372, label %391, !llvm.loop !8

391:                                              ; preds = %381, %372
  %392 = phi i32 [ %375, %372 ], [ %386, %381 ]
  %393 = phi i32 [ %374, %372 ], [ %385, %381 ]
  %394 = phi i1 [ true, %372 ], [ %388, %381 ]
  %395 = select i1 %394, i32 -1, i32 %393
  br label %396

396:                                              ; preds = %391, %369
  %397 = phi i32 [ %370, %369 ], [ %392, %391 ]
  %398 = phi i32 [ -1, %369 ], [ %395, %391 ]
  %399 = or i32 %398, %360
  %400 = icmp sgt i32 %399, -1
  %401 = icmp slt i32 %360, 15
  %402 = and i1 %401, %400
  %403 = icmp slt i32 %398, 60
  %404 = and i1 %403, %402
  br i1 %404, label %405, label %412

405:                                              ; preds = %396
  %406 = mul i32 %360, -60
  %407 = sub i32 %406, %398
  %408 = mul nuw nsw i32 %360, 60
  %409 = add nuw nsw i32 %398, %408
  %410 = select i1 %318, i32 %407, i32 %409
  %411 = sext i32 %410 to i64
  br label %412

412:                                              ; preds = %328, %396, %405, %172, %300, %298, %294, %154, %150
  %413 = phi i32 [ %306, %300 ], [ %397, %405 ], [ %397, %396 ], [ %329, %328 ], [ %295, %298 ], [ %295, %294 ], [ %173, %172 ], [ %151, %154 ], [ %151, %150 ]
  %414 = phi i64 [ 0, %300 ], [ %411, %405 ], [ 0, %396 ], [ 0, %328 ], [ 0, %298 ], [ 0, %294 ], [ 0, %172 ], [ 0, %154 ], [ 0, %150 ]
  %415 = phi i32 [ %296, %300 ], [ %296, %405 ], [ %296, %396 ], [ %296, %328 ], [ %296, %298 ], [ %296, %294 ], [ 0, %172 ], [ 0, %154 ], [ 0, %150 ]
  %416 = phi i32 [ %250, %300 ], [ %250, %405 ], [ %250, %396 ], [ %250, %328 ], [ %250, %298 ], [ %250, %294 ], [ 0, %172 ], [ 0, %154 ], [ 0, %150 ]
  %417 = phi i32 [ %204, %300 ], [ %204, %405 ], [ %204, %396 ], [ %204, %328 ], [ %204, %298 ], [ %204, %294 ], [ 0, %172 ], [ 0, %154 ], [ 0, %150 ]
  %418 = phi i1 [ true, %300 ], [ true, %405 ], [ false, %396 ], [ false, %328 ], [ true, %298 ], [ false, %294 ], [ false, %172 ], [ true, %154 ], [ false, %150 ]
  %419 = icmp eq i32 %413, %17
  %420 = and i1 %419, %418
  br i1 %420, label %421, label %461

421:                                              ; preds = %412
  %422 = icmp slt i32 %101, 3
  %423 = sext i1 %422 to i32
  %424 = add nsw i32 %45, %423
  %425 = freeze i32 %424
  %426 = sdiv i32 %425, 400
  %427 = mul i32 %426, 400
  %428 = sub i32 %425, %427
  %429 = icmp sgt i32 %101, 2
  %430 = select i1 %429, i32 -3, i32 9
  %431 = add nsw i32 %430, %101
  %432 = mul nsw i32 %431, 153
  %433 = add nsw i32 %432, 2
  %434 = sdiv i32 %433, 5
  %435 = add nsw i32 %434, -1
  %436 = add i32 %435, %152
  %437 = sext i32 %426 to i64
  %438 = mul nsw i64 %437, 146097
  %439 = mul nsw i32 %428, 365
  %440 = sext i32 %439 to i64
  %441 = add nsw i64 %438, %440
  %442 = sdiv i32 %428, 4
  %443 = sext i32 %442 to i64
  %444 = add nsw i64 %441, %443
  %445 = sdiv i32 %428, -100
  %446 = sext i32 %445 to i64
  %447 = add nsw i64 %444, %446
  %448 = sext i32 %436 to i64
  %449 = add nsw i64 %447, %448
  %450 = mul nsw i64 %449, 24
  %451 = add nsw i64 %450, -17267232
  %452 = sext i32 %417 to i64
  %453 = add nsw i64 %451, %452
  %454 = mul nsw i64 %453, 60
  %455 = sext i32 %416 to i64
  %456 = sub nsw i64 %455, %414
  %457 = add nsw i64 %456, %454
  %458 = mul nsw i64 %457, 60
  %459 = sext i32 %415 to i64
  %460 = add nsw i64 %458, %459
  br label %461

461:                                              ; preds = %421, %412
  %462 = phi i64 [ %460, %421 ], [ 0, %412 ]
  %463 = getelementptr inbounds nuw i64, ptr %3, i64 %13
  store i64 %462, ptr %463, align 8, !tbaa !11
  %464 = zext i1 %420 to i8
  %465 = getelementptr inbounds nuw i8, ptr %4, i64 %13
  store i8 %464, ptr %465, align 1, !tbaa !7
  br label %466

466:                                              ; preds = %5, %461
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
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !5, i64 0}
