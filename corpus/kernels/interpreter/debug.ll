; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @interpreter(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #0 !dbg !33 {
  %9 = alloca [8 x i32], align 4, !DIAssignID !59
    #dbg_value(ptr %0, !43, !DIExpression(), !60)
    #dbg_value(ptr %1, !44, !DIExpression(), !60)
    #dbg_value(i32 %2, !45, !DIExpression(), !60)
    #dbg_value(ptr %3, !46, !DIExpression(), !60)
    #dbg_value(i32 %4, !47, !DIExpression(), !60)
    #dbg_value(ptr %5, !48, !DIExpression(), !60)
    #dbg_value(ptr %6, !49, !DIExpression(), !60)
    #dbg_value(ptr %7, !50, !DIExpression(), !60)
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %12 = mul nuw nsw i32 %10, %11, !dbg !71
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %14 = add nuw nsw i32 %12, %13, !dbg !75
    #dbg_value(i32 %14, !51, !DIExpression(), !60)
  %15 = srem i32 %14, %2, !dbg !76
    #dbg_value(i32 %15, !52, !DIExpression(), !60)
  %16 = zext nneg i32 %15 to i64, !dbg !77
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !77
  %18 = load i32, ptr %17, align 4, !dbg !77, !tbaa !29
  %19 = sext i32 %18 to i64, !dbg !78
  %20 = getelementptr inbounds i8, ptr %0, i64 %19, !dbg !78
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 4, !dbg !79
  %22 = load i32, ptr %21, align 4, !dbg !79, !tbaa !29
  %23 = sub nsw i32 %22, %18, !dbg !80
  %24 = zext nneg i32 %14 to i64, !dbg !81
  %25 = getelementptr inbounds nuw i32, ptr %3, i64 %24, !dbg !81
  %26 = load i32, ptr %25, align 4, !dbg !81, !tbaa !29
    #dbg_assign(i1 poison, !82, !DIExpression(), !59, ptr %9, !DIExpression(), !107)
    #dbg_value(ptr %20, !87, !DIExpression(), !107)
    #dbg_value(i32 %23, !88, !DIExpression(), !107)
    #dbg_value(i32 %26, !89, !DIExpression(), !107)
    #dbg_value(i32 %4, !90, !DIExpression(), !107)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #3, !dbg !109
    #dbg_value(i32 0, !91, !DIExpression(), !107)
    #dbg_value(i32 0, !92, !DIExpression(), !107)
    #dbg_value(i32 0, !93, !DIExpression(), !107)
    #dbg_value(i32 0, !94, !DIExpression(), !107)
    #dbg_value(i32 1, !95, !DIExpression(), !107)
  br label %27, !dbg !110

27:                                               ; preds = %8, %180
  %28 = phi i32 [ 0, %8 ], [ %184, %180 ]
  %29 = phi i32 [ 0, %8 ], [ %183, %180 ]
  %30 = phi i32 [ 0, %8 ], [ %38, %180 ]
  %31 = phi i32 [ 0, %8 ], [ %181, %180 ]
    #dbg_value(i32 %28, !91, !DIExpression(), !107)
    #dbg_value(i32 %29, !92, !DIExpression(), !107)
    #dbg_value(i32 %30, !94, !DIExpression(), !107)
    #dbg_value(i32 %31, !93, !DIExpression(), !107)
  %32 = icmp eq i32 %30, %4, !dbg !111
  br i1 %32, label %185, label %33, !dbg !111

33:                                               ; preds = %27
  %34 = icmp sgt i32 %29, -1, !dbg !113
  %35 = icmp slt i32 %29, %23
  %36 = and i1 %34, %35, !dbg !115
  br i1 %36, label %37, label %185, !dbg !115

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %30, 1, !dbg !116
    #dbg_value(i32 %38, !94, !DIExpression(), !107)
  %39 = add nuw nsw i32 %29, 1, !dbg !117
    #dbg_value(i32 %39, !92, !DIExpression(), !107)
  %40 = zext nneg i32 %29 to i64, !dbg !118
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 %40, !dbg !118
  %42 = load i8, ptr %41, align 1, !dbg !118, !tbaa !119
    #dbg_value(i8 %42, !96, !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !120)
    #dbg_value(i32 0, !98, !DIExpression(), !120)
    #dbg_value(i32 0, !99, !DIExpression(), !120)
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
  ], !dbg !121

43:                                               ; preds = %37, %37, %37, %37, %37, %37
    #dbg_value(i32 2, !98, !DIExpression(), !120)
  br label %49, !dbg !122

44:                                               ; preds = %37
    #dbg_value(i32 2, !98, !DIExpression(), !120)
    #dbg_value(i32 1, !99, !DIExpression(), !120)
  br label %49, !dbg !124

45:                                               ; preds = %37
    #dbg_value(i32 1, !98, !DIExpression(), !120)
    #dbg_value(i32 1, !99, !DIExpression(), !120)
  br label %49, !dbg !125

46:                                               ; preds = %37, %37
    #dbg_value(i32 1, !98, !DIExpression(), !120)
  br label %49, !dbg !126

47:                                               ; preds = %37, %37
    #dbg_value(i32 1, !99, !DIExpression(), !120)
  br label %49, !dbg !127

48:                                               ; preds = %37
    #dbg_value(i32 3, !93, !DIExpression(), !107)
  br label %49, !dbg !128

49:                                               ; preds = %48, %47, %46, %45, %44, %43, %37, %37
  %50 = phi i32 [ 3, %48 ], [ %31, %43 ], [ %31, %44 ], [ %31, %45 ], [ %31, %46 ], [ %31, %47 ], [ %31, %37 ], [ %31, %37 ], !dbg !107
  %51 = phi i32 [ 0, %48 ], [ 2, %43 ], [ 2, %44 ], [ 1, %45 ], [ 1, %46 ], [ 0, %47 ], [ 0, %37 ], [ 0, %37 ], !dbg !120
  %52 = phi i32 [ 0, %48 ], [ 0, %43 ], [ 1, %44 ], [ 1, %45 ], [ 0, %46 ], [ 1, %47 ], [ 0, %37 ], [ 0, %37 ], !dbg !120
    #dbg_value(i32 %52, !99, !DIExpression(), !120)
    #dbg_value(i32 %51, !98, !DIExpression(), !120)
    #dbg_value(i32 %50, !93, !DIExpression(), !107)
  %53 = icmp eq i32 %50, 0, !dbg !129
  %54 = icmp slt i32 %28, %51, !dbg !131
  %55 = zext i1 %54 to i32, !dbg !131
  %56 = select i1 %53, i32 %55, i32 %50, !dbg !131
    #dbg_value(i32 %56, !93, !DIExpression(), !107)
  %57 = icmp eq i32 %56, 0, !dbg !132
  %58 = add nsw i32 %52, %28, !dbg !134
  %59 = icmp sgt i32 %58, 8, !dbg !134
  %60 = select i1 %59, i32 2, i32 0, !dbg !134
  %61 = select i1 %57, i32 %60, i32 %56, !dbg !134
    #dbg_value(i32 %61, !93, !DIExpression(), !107)
  %62 = icmp eq i32 %61, 0, !dbg !135
  br i1 %62, label %63, label %180, !dbg !135, !llvm.loop !137

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
  ], !dbg !141

64:                                               ; preds = %63
    #dbg_value(i32 0, !95, !DIExpression(), !107)
  br label %180, !dbg !142

65:                                               ; preds = %63
  %66 = icmp slt i32 %39, %23, !dbg !143
  br i1 %66, label %67, label %72, !dbg !144

67:                                               ; preds = %65
  %68 = zext nneg i32 %39 to i64, !dbg !145
  %69 = getelementptr inbounds nuw i8, ptr %20, i64 %68, !dbg !145
  %70 = load i8, ptr %69, align 1, !dbg !145, !tbaa !119
  %71 = sext i8 %70 to i32, !dbg !146
  br label %72, !dbg !144

72:                                               ; preds = %67, %65
  %73 = phi i32 [ %71, %67 ], [ 0, %65 ], !dbg !144
  %74 = add nsw i32 %28, 1, !dbg !147
    #dbg_value(i32 %74, !91, !DIExpression(), !107)
  %75 = sext i32 %28 to i64, !dbg !148
  %76 = getelementptr inbounds i32, ptr %9, i64 %75, !dbg !148
  store i32 %73, ptr %76, align 4, !dbg !149, !tbaa !29
  %77 = add nuw nsw i32 %29, 2, !dbg !150
    #dbg_value(i32 %77, !92, !DIExpression(), !107)
  br label %180, !dbg !151

78:                                               ; preds = %63
  %79 = add nsw i32 %28, 1, !dbg !152
    #dbg_value(i32 %79, !91, !DIExpression(), !107)
  %80 = sext i32 %28 to i64, !dbg !153
  %81 = getelementptr inbounds i32, ptr %9, i64 %80, !dbg !153
  store i32 %26, ptr %81, align 4, !dbg !154, !tbaa !29
  br label %180, !dbg !155

82:                                               ; preds = %63
  %83 = add nsw i32 %28, -1, !dbg !156
    #dbg_value(i32 %83, !91, !DIExpression(), !107)
  %84 = sext i32 %28 to i64, !dbg !157
  %85 = getelementptr i32, ptr %9, i64 %84, !dbg !157
  %86 = getelementptr i8, ptr %85, i64 -8, !dbg !157
  %87 = load i32, ptr %86, align 4, !dbg !157, !tbaa !29
  %88 = sext i32 %83 to i64, !dbg !158
  %89 = getelementptr inbounds i32, ptr %9, i64 %88, !dbg !158
  %90 = load i32, ptr %89, align 4, !dbg !158, !tbaa !29
  %91 = add i32 %90, %87, !dbg !159
  store i32 %91, ptr %86, align 4, !dbg !160, !tbaa !29
  br label %180, !dbg !161

92:                                               ; preds = %63
  %93 = add nsw i32 %28, -1, !dbg !162
    #dbg_value(i32 %93, !91, !DIExpression(), !107)
  %94 = sext i32 %28 to i64, !dbg !163
  %95 = getelementptr i32, ptr %9, i64 %94, !dbg !163
  %96 = getelementptr i8, ptr %95, i64 -8, !dbg !163
  %97 = load i32, ptr %96, align 4, !dbg !163, !tbaa !29
  %98 = sext i32 %93 to i64, !dbg !164
  %99 = getelementptr inbounds i32, ptr %9, i64 %98, !dbg !164
  %100 = load i32, ptr %99, align 4, !dbg !164, !tbaa !29
  %101 = sub i32 %97, %100, !dbg !165
  store i32 %101, ptr %96, align 4, !dbg !166, !tbaa !29
  br label %180, !dbg !167

102:                                              ; preds = %63
  %103 = add nsw i32 %28, -1, !dbg !168
    #dbg_value(i32 %103, !91, !DIExpression(), !107)
  %104 = sext i32 %28 to i64, !dbg !169
  %105 = getelementptr i32, ptr %9, i64 %104, !dbg !169
  %106 = getelementptr i8, ptr %105, i64 -8, !dbg !169
  %107 = load i32, ptr %106, align 4, !dbg !169, !tbaa !29
  %108 = sext i32 %103 to i64, !dbg !170
  %109 = getelementptr inbounds i32, ptr %9, i64 %108, !dbg !170
  %110 = load i32, ptr %109, align 4, !dbg !170, !tbaa !29
  %111 = mul i32 %110, %107, !dbg !171
  store i32 %111, ptr %106, align 4, !dbg !172, !tbaa !29
  br label %180, !dbg !173

112:                                              ; preds = %63
  %113 = add nsw i32 %28, -1, !dbg !174
    #dbg_value(i32 %113, !91, !DIExpression(), !107)
  %114 = sext i32 %28 to i64, !dbg !175
  %115 = getelementptr i32, ptr %9, i64 %114, !dbg !175
  %116 = getelementptr i8, ptr %115, i64 -8, !dbg !175
  %117 = load i32, ptr %116, align 4, !dbg !175, !tbaa !29
  %118 = sext i32 %113 to i64, !dbg !176
  %119 = getelementptr inbounds i32, ptr %9, i64 %118, !dbg !176
  %120 = load i32, ptr %119, align 4, !dbg !176, !tbaa !29
  %121 = icmp slt i32 %117, %120, !dbg !177
  %122 = zext i1 %121 to i32, !dbg !175
  store i32 %122, ptr %116, align 4, !dbg !178, !tbaa !29
  br label %180, !dbg !179

123:                                              ; preds = %63
  %124 = add nsw i32 %28, -1, !dbg !180
    #dbg_value(i32 %124, !91, !DIExpression(), !107)
  %125 = sext i32 %124 to i64, !dbg !181
  %126 = getelementptr inbounds i32, ptr %9, i64 %125, !dbg !181
  %127 = load i32, ptr %126, align 4, !dbg !181, !tbaa !29
  %128 = icmp slt i32 %127, 1, !dbg !183
  br i1 %128, label %180, label %129, !dbg !183

129:                                              ; preds = %123
  %130 = sext i32 %28 to i64, !dbg !184
  %131 = getelementptr i32, ptr %9, i64 %130, !dbg !184
  %132 = getelementptr i8, ptr %131, i64 -8, !dbg !184
  %133 = load i32, ptr %132, align 4, !dbg !185, !tbaa !29
  %134 = srem i32 %133, %127, !dbg !185
  store i32 %134, ptr %132, align 4, !dbg !185, !tbaa !29
  br label %180

135:                                              ; preds = %63
  %136 = sext i32 %28 to i64, !dbg !186
  %137 = getelementptr i32, ptr %9, i64 %136, !dbg !186
  %138 = getelementptr i8, ptr %137, i64 -4, !dbg !186
  %139 = load i32, ptr %138, align 4, !dbg !186, !tbaa !29
  store i32 %139, ptr %137, align 4, !dbg !187, !tbaa !29
  %140 = add nsw i32 %28, 1, !dbg !188
    #dbg_value(i32 %140, !91, !DIExpression(), !107)
  br label %180, !dbg !189

141:                                              ; preds = %63
  %142 = sext i32 %28 to i64, !dbg !190
  %143 = getelementptr i32, ptr %9, i64 %142, !dbg !190
  %144 = getelementptr i8, ptr %143, i64 -8, !dbg !190
  %145 = load i32, ptr %144, align 4, !dbg !190, !tbaa !29
  store i32 %145, ptr %143, align 4, !dbg !191, !tbaa !29
  %146 = add nsw i32 %28, 1, !dbg !192
    #dbg_value(i32 %146, !91, !DIExpression(), !107)
  br label %180, !dbg !193

147:                                              ; preds = %63
  %148 = sext i32 %28 to i64, !dbg !194
  %149 = getelementptr i32, ptr %9, i64 %148, !dbg !194
  %150 = getelementptr i8, ptr %149, i64 -4, !dbg !194
  %151 = load i32, ptr %150, align 4, !dbg !194, !tbaa !29
    #dbg_value(i32 %151, !100, !DIExpression(), !195)
  %152 = getelementptr i8, ptr %149, i64 -8, !dbg !196
  %153 = load i32, ptr %152, align 4, !dbg !196, !tbaa !29
  store i32 %153, ptr %150, align 4, !dbg !197, !tbaa !29
  store i32 %151, ptr %152, align 4, !dbg !198, !tbaa !29
  br label %180

154:                                              ; preds = %63
  %155 = add nsw i32 %28, -1, !dbg !199
    #dbg_value(i32 %155, !91, !DIExpression(), !107)
  br label %180, !dbg !200

156:                                              ; preds = %63
  %157 = icmp slt i32 %39, %23, !dbg !201
  br i1 %157, label %158, label %180, !dbg !202

158:                                              ; preds = %156
  %159 = zext nneg i32 %39 to i64, !dbg !203
  %160 = getelementptr inbounds nuw i8, ptr %20, i64 %159, !dbg !203
  %161 = load i8, ptr %160, align 1, !dbg !203, !tbaa !119
  %162 = sext i8 %161 to i32, !dbg !204
  %163 = add nsw i32 %39, %162, !dbg !205
  br label %180, !dbg !202

164:                                              ; preds = %63
  %165 = add nsw i32 %28, -1, !dbg !206
    #dbg_value(i32 %165, !91, !DIExpression(), !107)
  %166 = sext i32 %165 to i64, !dbg !207
  %167 = getelementptr inbounds i32, ptr %9, i64 %166, !dbg !207
  %168 = load i32, ptr %167, align 4, !dbg !207, !tbaa !29
  %169 = icmp eq i32 %168, 0, !dbg !209
  br i1 %169, label %170, label %178, !dbg !209

170:                                              ; preds = %164
  %171 = icmp slt i32 %39, %23, !dbg !210
  br i1 %171, label %172, label %180, !dbg !211

172:                                              ; preds = %170
  %173 = zext nneg i32 %39 to i64, !dbg !212
  %174 = getelementptr inbounds nuw i8, ptr %20, i64 %173, !dbg !212
  %175 = load i8, ptr %174, align 1, !dbg !212, !tbaa !119
  %176 = sext i8 %175 to i32, !dbg !213
  %177 = add nsw i32 %39, %176, !dbg !214
  br label %180, !dbg !211

178:                                              ; preds = %164
  %179 = add nuw nsw i32 %29, 2, !dbg !215
    #dbg_value(i32 %179, !92, !DIExpression(), !107)
  br label %180

180:                                              ; preds = %178, %172, %170, %158, %156, %154, %147, %141, %135, %129, %123, %112, %102, %92, %82, %78, %72, %64, %63, %49
  %181 = phi i32 [ %61, %49 ], [ 0, %63 ], [ 0, %64 ], [ 0, %72 ], [ 0, %78 ], [ 0, %82 ], [ 0, %92 ], [ 0, %102 ], [ 0, %112 ], [ 0, %178 ], [ 0, %129 ], [ 0, %135 ], [ 0, %141 ], [ 0, %147 ], [ 0, %154 ], [ 5, %123 ], [ 0, %158 ], [ 0, %156 ], [ 0, %170 ], [ 0, %172 ], !dbg !216
  %182 = phi i1 [ true, %49 ], [ false, %63 ], [ true, %64 ], [ false, %72 ], [ false, %78 ], [ false, %82 ], [ false, %92 ], [ false, %102 ], [ false, %112 ], [ false, %178 ], [ false, %129 ], [ false, %135 ], [ false, %141 ], [ false, %147 ], [ false, %154 ], [ true, %123 ], [ false, %158 ], [ false, %156 ], [ false, %170 ], [ false, %172 ], !dbg !107
  %183 = phi i32 [ %39, %49 ], [ %39, %63 ], [ %39, %64 ], [ %77, %72 ], [ %39, %78 ], [ %39, %82 ], [ %39, %92 ], [ %39, %102 ], [ %39, %112 ], [ %179, %178 ], [ %39, %129 ], [ %39, %135 ], [ %39, %141 ], [ %39, %147 ], [ %39, %154 ], [ %39, %123 ], [ %163, %158 ], [ -1, %156 ], [ -1, %170 ], [ %177, %172 ], !dbg !117
  %184 = phi i32 [ %28, %49 ], [ %28, %63 ], [ %28, %64 ], [ %74, %72 ], [ %79, %78 ], [ %83, %82 ], [ %93, %92 ], [ %103, %102 ], [ %113, %112 ], [ %165, %178 ], [ %124, %129 ], [ %140, %135 ], [ %146, %141 ], [ %28, %147 ], [ %155, %154 ], [ %124, %123 ], [ %28, %158 ], [ %28, %156 ], [ %165, %170 ], [ %165, %172 ], !dbg !217
    #dbg_value(i32 %184, !91, !DIExpression(), !107)
    #dbg_value(i32 %183, !92, !DIExpression(), !107)
    #dbg_value(i32 poison, !95, !DIExpression(), !107)
    #dbg_value(i32 %38, !94, !DIExpression(), !107)
    #dbg_value(i32 %181, !93, !DIExpression(), !107)
  br i1 %182, label %185, label %27, !dbg !110

185:                                              ; preds = %33, %27, %180
  %186 = phi i32 [ %30, %33 ], [ %4, %27 ], [ %38, %180 ], !dbg !107
  %187 = phi i32 [ %28, %33 ], [ %28, %27 ], [ %184, %180 ], !dbg !217
  %188 = phi i32 [ 6, %33 ], [ 4, %27 ], [ %181, %180 ], !dbg !107
    #dbg_value(i32 %188, !93, !DIExpression(), !107)
  %189 = icmp sgt i32 %187, 0, !dbg !218
  br i1 %189, label %190, label %195, !dbg !219

190:                                              ; preds = %185
  %191 = zext nneg i32 %187 to i64, !dbg !220
  %192 = getelementptr i32, ptr %9, i64 %191, !dbg !220
  %193 = getelementptr i8, ptr %192, i64 -4, !dbg !220
  %194 = load i32, ptr %193, align 4, !dbg !220, !tbaa !29
  br label %195, !dbg !219

195:                                              ; preds = %185, %190
  %196 = phi i32 [ %194, %190 ], [ 0, %185 ], !dbg !219
    #dbg_value(i32 %196, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !107)
    #dbg_value(i32 %188, !103, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !107)
    #dbg_value(i32 %186, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !107)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #3, !dbg !221
    #dbg_value(i32 %196, !53, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !60)
    #dbg_value(i32 %188, !53, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !60)
    #dbg_value(i32 %186, !53, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !60)
  %197 = getelementptr inbounds nuw i32, ptr %5, i64 %24, !dbg !222
  store i32 %196, ptr %197, align 4, !dbg !223, !tbaa !29
  %198 = getelementptr inbounds nuw i32, ptr %6, i64 %24, !dbg !224
  store i32 %188, ptr %198, align 4, !dbg !225, !tbaa !29
  %199 = getelementptr inbounds nuw i32, ptr %7, i64 %24, !dbg !226
  store i32 %186, ptr %199, align 4, !dbg !227, !tbaa !29
  ret void, !dbg !228
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}
!llvm.errno.tbaa = !{!29}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !13, globals: !19, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kernel.cu", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Error", file: !1, line: 7, baseType: !4, size: 32, elements: !5, identifier: "_ZTS5Error")
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9, !10, !11, !12}
!6 = !DIEnumerator(name: "OK", value: 0, isUnsigned: true)
!7 = !DIEnumerator(name: "UNDERFLOW", value: 1, isUnsigned: true)
!8 = !DIEnumerator(name: "OVERFLOW", value: 2, isUnsigned: true)
!9 = !DIEnumerator(name: "BAD_OP", value: 3, isUnsigned: true)
!10 = !DIEnumerator(name: "OUT_OF_FUEL", value: 4, isUnsigned: true)
!11 = !DIEnumerator(name: "DIVISION", value: 5, isUnsigned: true)
!12 = !DIEnumerator(name: "BAD_JUMP", value: 6, isUnsigned: true)
!13 = !{!14, !17, !18}
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "i8", file: !15, line: 20, baseType: !16)
!15 = !DIFile(filename: "../tandem_device.h", directory: ".")
!16 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "u32", file: !15, line: 26, baseType: !4)
!19 = !{!20}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression(DW_OP_constu, 8, DW_OP_stack_value))
!21 = distinct !DIGlobalVariable(name: "STACK", scope: !0, file: !1, line: 8, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!23 = !{i32 7, !"Dwarf Version", i32 2}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!29 = !{!30, !30, i64 0}
!30 = !{!"int", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C++ TBAA"}
!33 = distinct !DISubprogram(name: "interpreter", scope: !1, file: !1, line: 91, type: !34, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !42)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !36, !40, !17, !40, !17, !41, !41, !41}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "u8", file: !15, line: 24, baseType: !39)
!39 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!42 = !{!43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53}
!43 = !DILocalVariable(name: "code", arg: 1, scope: !33, file: !1, line: 91, type: !36)
!44 = !DILocalVariable(name: "offsets", arg: 2, scope: !33, file: !1, line: 91, type: !40)
!45 = !DILocalVariable(name: "programs", arg: 3, scope: !33, file: !1, line: 91, type: !17)
!46 = !DILocalVariable(name: "inputs", arg: 4, scope: !33, file: !1, line: 91, type: !40)
!47 = !DILocalVariable(name: "fuel", arg: 5, scope: !33, file: !1, line: 91, type: !17)
!48 = !DILocalVariable(name: "value", arg: 6, scope: !33, file: !1, line: 91, type: !41)
!49 = !DILocalVariable(name: "error", arg: 7, scope: !33, file: !1, line: 92, type: !41)
!50 = !DILocalVariable(name: "steps", arg: 8, scope: !33, file: !1, line: 92, type: !41)
!51 = !DILocalVariable(name: "t", scope: !33, file: !1, line: 93, type: !17)
!52 = !DILocalVariable(name: "p", scope: !33, file: !1, line: 94, type: !17)
!53 = !DILocalVariable(name: "r", scope: !33, file: !1, line: 95, type: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Result", file: !1, line: 10, size: 96, flags: DIFlagTypePassByValue, elements: !55, identifier: "_ZTS6Result")
!55 = !{!56, !57, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !54, file: !1, line: 11, baseType: !17, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "error", scope: !54, file: !1, line: 12, baseType: !17, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "steps", scope: !54, file: !1, line: 13, baseType: !17, size: 32, offset: 64)
!59 = distinct !DIAssignID()
!60 = !DILocation(line: 0, scope: !33)
!61 = !DILocation(line: 33, column: 31, scope: !62, inlinedAt: !65)
!62 = distinct !DISubprogram(name: "block_x", linkageName: "_ZL7block_xv", scope: !15, file: !15, line: 33, type: !63, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = !DISubroutineType(types: !64)
!64 = !{!17}
!65 = distinct !DILocation(line: 39, column: 32, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "global_x", linkageName: "_ZL8global_xv", scope: !15, file: !15, line: 39, type: !63, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 93, column: 11, scope: !33)
!68 = !DILocation(line: 35, column: 35, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "block_dim_x", linkageName: "_ZL11block_dim_xv", scope: !15, file: !15, line: 35, type: !63, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = distinct !DILocation(line: 39, column: 44, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 39, column: 42, scope: !66, inlinedAt: !67)
!72 = !DILocation(line: 31, column: 32, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "thread_x", linkageName: "_ZL8thread_xv", scope: !15, file: !15, line: 31, type: !63, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 39, column: 60, scope: !66, inlinedAt: !67)
!75 = !DILocation(line: 39, column: 58, scope: !66, inlinedAt: !67)
!76 = !DILocation(line: 94, column: 13, scope: !33)
!77 = !DILocation(line: 95, column: 25, scope: !33)
!78 = !DILocation(line: 95, column: 23, scope: !33)
!79 = !DILocation(line: 95, column: 37, scope: !33)
!80 = !DILocation(line: 95, column: 52, scope: !33)
!81 = !DILocation(line: 95, column: 66, scope: !33)
!82 = !DILocalVariable(name: "stack", scope: !83, file: !1, line: 17, type: !104)
!83 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runPKhiii", scope: !1, file: !1, line: 16, type: !84, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !86)
!84 = !DISubroutineType(types: !85)
!85 = !{!54, !36, !17, !17, !17}
!86 = !{!87, !88, !89, !90, !82, !91, !92, !93, !94, !95, !96, !98, !99, !100, !103}
!87 = !DILocalVariable(name: "code", arg: 1, scope: !83, file: !1, line: 16, type: !36)
!88 = !DILocalVariable(name: "size", arg: 2, scope: !83, file: !1, line: 16, type: !17)
!89 = !DILocalVariable(name: "input", arg: 3, scope: !83, file: !1, line: 16, type: !17)
!90 = !DILocalVariable(name: "fuel", arg: 4, scope: !83, file: !1, line: 16, type: !17)
!91 = !DILocalVariable(name: "depth", scope: !83, file: !1, line: 18, type: !17)
!92 = !DILocalVariable(name: "pc", scope: !83, file: !1, line: 18, type: !17)
!93 = !DILocalVariable(name: "error", scope: !83, file: !1, line: 18, type: !17)
!94 = !DILocalVariable(name: "steps", scope: !83, file: !1, line: 18, type: !17)
!95 = !DILocalVariable(name: "running", scope: !83, file: !1, line: 19, type: !17)
!96 = !DILocalVariable(name: "op", scope: !97, file: !1, line: 30, type: !17)
!97 = distinct !DILexicalBlock(scope: !83, file: !1, line: 20, column: 19)
!98 = !DILocalVariable(name: "needs", scope: !97, file: !1, line: 31, type: !17)
!99 = !DILocalVariable(name: "pushes", scope: !97, file: !1, line: 31, type: !17)
!100 = !DILocalVariable(name: "x", scope: !101, file: !1, line: 68, type: !17)
!101 = distinct !DILexicalBlock(scope: !102, file: !1, line: 67, column: 16)
!102 = distinct !DILexicalBlock(scope: !97, file: !1, line: 49, column: 17)
!103 = !DILocalVariable(name: "r", scope: !83, file: !1, line: 84, type: !54)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 8)
!107 = !DILocation(line: 0, scope: !83, inlinedAt: !108)
!108 = distinct !DILocation(line: 95, column: 14, scope: !33)
!109 = !DILocation(line: 17, column: 3, scope: !83, inlinedAt: !108)
!110 = !DILocation(line: 20, column: 3, scope: !83, inlinedAt: !108)
!111 = !DILocation(line: 21, column: 15, scope: !112, inlinedAt: !108)
!112 = distinct !DILexicalBlock(scope: !97, file: !1, line: 21, column: 9)
!113 = !DILocation(line: 25, column: 12, scope: !114, inlinedAt: !108)
!114 = distinct !DILexicalBlock(scope: !97, file: !1, line: 25, column: 9)
!115 = !DILocation(line: 25, column: 16, scope: !114, inlinedAt: !108)
!116 = !DILocation(line: 29, column: 10, scope: !97, inlinedAt: !108)
!117 = !DILocation(line: 30, column: 21, scope: !97, inlinedAt: !108)
!118 = !DILocation(line: 30, column: 14, scope: !97, inlinedAt: !108)
!119 = !{!31, !31, i64 0}
!120 = !DILocation(line: 0, scope: !97, inlinedAt: !108)
!121 = !DILocation(line: 32, column: 5, scope: !97, inlinedAt: !108)
!122 = !DILocation(line: 33, column: 78, scope: !123, inlinedAt: !108)
!123 = distinct !DILexicalBlock(scope: !97, file: !1, line: 32, column: 17)
!124 = !DILocation(line: 34, column: 39, scope: !123, inlinedAt: !108)
!125 = !DILocation(line: 35, column: 38, scope: !123, inlinedAt: !108)
!126 = !DILocation(line: 36, column: 43, scope: !123, inlinedAt: !108)
!127 = !DILocation(line: 37, column: 45, scope: !123, inlinedAt: !108)
!128 = !DILocation(line: 39, column: 30, scope: !123, inlinedAt: !108)
!129 = !DILocation(line: 41, column: 15, scope: !130, inlinedAt: !108)
!130 = distinct !DILexicalBlock(scope: !97, file: !1, line: 41, column: 9)
!131 = !DILocation(line: 41, column: 21, scope: !130, inlinedAt: !108)
!132 = !DILocation(line: 43, column: 15, scope: !133, inlinedAt: !108)
!133 = distinct !DILexicalBlock(scope: !97, file: !1, line: 43, column: 9)
!134 = !DILocation(line: 43, column: 21, scope: !133, inlinedAt: !108)
!135 = !DILocation(line: 45, column: 15, scope: !136, inlinedAt: !108)
!136 = distinct !DILexicalBlock(scope: !97, file: !1, line: 45, column: 9)
!137 = distinct !{!137, !110, !138, !139, !140}
!138 = !DILocation(line: 83, column: 3, scope: !83, inlinedAt: !108)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = !DILocation(line: 49, column: 5, scope: !97, inlinedAt: !108)
!142 = !DILocation(line: 50, column: 29, scope: !102, inlinedAt: !108)
!143 = !DILocation(line: 51, column: 36, scope: !102, inlinedAt: !108)
!144 = !DILocation(line: 51, column: 33, scope: !102, inlinedAt: !108)
!145 = !DILocation(line: 51, column: 49, scope: !102, inlinedAt: !108)
!146 = !DILocation(line: 51, column: 45, scope: !102, inlinedAt: !108)
!147 = !DILocation(line: 51, column: 27, scope: !102, inlinedAt: !108)
!148 = !DILocation(line: 51, column: 16, scope: !102, inlinedAt: !108)
!149 = !DILocation(line: 51, column: 31, scope: !102, inlinedAt: !108)
!150 = !DILocation(line: 51, column: 65, scope: !102, inlinedAt: !108)
!151 = !DILocation(line: 51, column: 69, scope: !102, inlinedAt: !108)
!152 = !DILocation(line: 52, column: 33, scope: !102, inlinedAt: !108)
!153 = !DILocation(line: 52, column: 22, scope: !102, inlinedAt: !108)
!154 = !DILocation(line: 52, column: 37, scope: !102, inlinedAt: !108)
!155 = !DILocation(line: 52, column: 46, scope: !102, inlinedAt: !108)
!156 = !DILocation(line: 53, column: 20, scope: !102, inlinedAt: !108)
!157 = !DILocation(line: 53, column: 54, scope: !102, inlinedAt: !108)
!158 = !DILocation(line: 53, column: 78, scope: !102, inlinedAt: !108)
!159 = !DILocation(line: 53, column: 71, scope: !102, inlinedAt: !108)
!160 = !DILocation(line: 53, column: 41, scope: !102, inlinedAt: !108)
!161 = !DILocation(line: 53, column: 93, scope: !102, inlinedAt: !108)
!162 = !DILocation(line: 54, column: 20, scope: !102, inlinedAt: !108)
!163 = !DILocation(line: 54, column: 54, scope: !102, inlinedAt: !108)
!164 = !DILocation(line: 54, column: 78, scope: !102, inlinedAt: !108)
!165 = !DILocation(line: 54, column: 71, scope: !102, inlinedAt: !108)
!166 = !DILocation(line: 54, column: 41, scope: !102, inlinedAt: !108)
!167 = !DILocation(line: 54, column: 93, scope: !102, inlinedAt: !108)
!168 = !DILocation(line: 55, column: 20, scope: !102, inlinedAt: !108)
!169 = !DILocation(line: 55, column: 54, scope: !102, inlinedAt: !108)
!170 = !DILocation(line: 55, column: 78, scope: !102, inlinedAt: !108)
!171 = !DILocation(line: 55, column: 71, scope: !102, inlinedAt: !108)
!172 = !DILocation(line: 55, column: 41, scope: !102, inlinedAt: !108)
!173 = !DILocation(line: 55, column: 93, scope: !102, inlinedAt: !108)
!174 = !DILocation(line: 56, column: 21, scope: !102, inlinedAt: !108)
!175 = !DILocation(line: 56, column: 44, scope: !102, inlinedAt: !108)
!176 = !DILocation(line: 56, column: 63, scope: !102, inlinedAt: !108)
!177 = !DILocation(line: 56, column: 61, scope: !102, inlinedAt: !108)
!178 = !DILocation(line: 56, column: 42, scope: !102, inlinedAt: !108)
!179 = !DILocation(line: 56, column: 77, scope: !102, inlinedAt: !108)
!180 = !DILocation(line: 58, column: 12, scope: !102, inlinedAt: !108)
!181 = !DILocation(line: 59, column: 11, scope: !182, inlinedAt: !108)
!182 = distinct !DILexicalBlock(scope: !102, file: !1, line: 59, column: 11)
!183 = !DILocation(line: 59, column: 24, scope: !182, inlinedAt: !108)
!184 = !DILocation(line: 63, column: 9, scope: !182, inlinedAt: !108)
!185 = !DILocation(line: 63, column: 26, scope: !182, inlinedAt: !108)
!186 = !DILocation(line: 65, column: 30, scope: !102, inlinedAt: !108)
!187 = !DILocation(line: 65, column: 28, scope: !102, inlinedAt: !108)
!188 = !DILocation(line: 65, column: 53, scope: !102, inlinedAt: !108)
!189 = !DILocation(line: 65, column: 57, scope: !102, inlinedAt: !108)
!190 = !DILocation(line: 66, column: 31, scope: !102, inlinedAt: !108)
!191 = !DILocation(line: 66, column: 29, scope: !102, inlinedAt: !108)
!192 = !DILocation(line: 66, column: 54, scope: !102, inlinedAt: !108)
!193 = !DILocation(line: 66, column: 58, scope: !102, inlinedAt: !108)
!194 = !DILocation(line: 68, column: 15, scope: !101, inlinedAt: !108)
!195 = !DILocation(line: 0, scope: !101, inlinedAt: !108)
!196 = !DILocation(line: 69, column: 26, scope: !101, inlinedAt: !108)
!197 = !DILocation(line: 69, column: 24, scope: !101, inlinedAt: !108)
!198 = !DILocation(line: 70, column: 24, scope: !101, inlinedAt: !108)
!199 = !DILocation(line: 73, column: 21, scope: !102, inlinedAt: !108)
!200 = !DILocation(line: 73, column: 25, scope: !102, inlinedAt: !108)
!201 = !DILocation(line: 74, column: 24, scope: !102, inlinedAt: !108)
!202 = !DILocation(line: 74, column: 21, scope: !102, inlinedAt: !108)
!203 = !DILocation(line: 74, column: 42, scope: !102, inlinedAt: !108)
!204 = !DILocation(line: 74, column: 38, scope: !102, inlinedAt: !108)
!205 = !DILocation(line: 74, column: 36, scope: !102, inlinedAt: !108)
!206 = !DILocation(line: 76, column: 12, scope: !102, inlinedAt: !108)
!207 = !DILocation(line: 77, column: 11, scope: !208, inlinedAt: !108)
!208 = distinct !DILexicalBlock(scope: !102, file: !1, line: 77, column: 11)
!209 = !DILocation(line: 77, column: 24, scope: !208, inlinedAt: !108)
!210 = !DILocation(line: 78, column: 17, scope: !208, inlinedAt: !108)
!211 = !DILocation(line: 78, column: 14, scope: !208, inlinedAt: !108)
!212 = !DILocation(line: 78, column: 35, scope: !208, inlinedAt: !108)
!213 = !DILocation(line: 78, column: 31, scope: !208, inlinedAt: !108)
!214 = !DILocation(line: 78, column: 29, scope: !208, inlinedAt: !108)
!215 = !DILocation(line: 80, column: 11, scope: !208, inlinedAt: !108)
!216 = !DILocation(line: 44, column: 13, scope: !133, inlinedAt: !108)
!217 = !DILocation(line: 18, column: 7, scope: !83, inlinedAt: !108)
!218 = !DILocation(line: 85, column: 19, scope: !83, inlinedAt: !108)
!219 = !DILocation(line: 85, column: 13, scope: !83, inlinedAt: !108)
!220 = !DILocation(line: 85, column: 25, scope: !83, inlinedAt: !108)
!221 = !DILocation(line: 89, column: 1, scope: !83, inlinedAt: !108)
!222 = !DILocation(line: 96, column: 3, scope: !33)
!223 = !DILocation(line: 96, column: 12, scope: !33)
!224 = !DILocation(line: 97, column: 3, scope: !33)
!225 = !DILocation(line: 97, column: 12, scope: !33)
!226 = !DILocation(line: 98, column: 3, scope: !33)
!227 = !DILocation(line: 98, column: 12, scope: !33)
!228 = !DILocation(line: 99, column: 1, scope: !33)
