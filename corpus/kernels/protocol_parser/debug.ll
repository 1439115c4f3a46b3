; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Statistics = type { [4 x i32], i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @protocol_parser(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !38 {
  %5 = alloca %struct.Statistics, align 4, !DIAssignID !83
    #dbg_assign(i1 poison, !64, !DIExpression(), !83, ptr %5, !DIExpression(), !84)
    #dbg_value(ptr %0, !59, !DIExpression(), !84)
    #dbg_value(ptr %1, !60, !DIExpression(), !84)
    #dbg_value(i32 %2, !61, !DIExpression(), !84)
    #dbg_value(ptr %3, !62, !DIExpression(), !84)
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %8 = mul nuw nsw i32 %6, %7, !dbg !95
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %10 = add nuw nsw i32 %8, %9, !dbg !99
    #dbg_value(i32 %10, !63, !DIExpression(), !84)
  %11 = icmp slt i32 %10, %2, !dbg !100
  br i1 %11, label %12, label %141, !dbg !100

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5, !dbg !102
    #dbg_value(i32 0, !65, !DIExpression(), !103)
  br label %25, !dbg !104

13:                                               ; preds = %25
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28, !dbg !105
    #dbg_assign(i32 0, !64, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !106, ptr %14, !DIExpression(), !84)
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !107
    #dbg_assign(i32 0, !64, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !106, ptr %15, !DIExpression(), !84)
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 20, !dbg !108
    #dbg_assign(i32 0, !64, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !106, ptr %16, !DIExpression(), !84)
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !109
    #dbg_assign(i32 0, !64, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !106, ptr %17, !DIExpression(), !84)
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !110
    #dbg_assign(i32 0, !64, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !106, ptr %18, !DIExpression(), !84)
    #dbg_value(i32 0, !67, !DIExpression(), !84)
    #dbg_value(i8 0, !68, !DIExpression(), !84)
    #dbg_value(i32 0, !70, !DIExpression(), !84)
    #dbg_value(i32 0, !71, !DIExpression(), !84)
    #dbg_value(i32 0, !72, !DIExpression(), !84)
    #dbg_value(i32 0, !73, !DIExpression(), !84)
    #dbg_value(i8 0, !74, !DIExpression(), !84)
  %19 = zext nneg i32 %10 to i64, !dbg !111
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19, !dbg !111
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false), !dbg !112, !DIAssignID !106
  %21 = load i32, ptr %20, align 4, !dbg !111, !tbaa !34
    #dbg_value(i32 %21, !75, !DIExpression(), !113)
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !34
    #dbg_value(i32 %21, !75, !DIExpression(), !113)
    #dbg_value(i8 0, !74, !DIExpression(), !84)
    #dbg_value(i32 0, !73, !DIExpression(), !84)
    #dbg_value(i32 0, !72, !DIExpression(), !84)
    #dbg_value(i32 0, !71, !DIExpression(), !84)
    #dbg_value(i32 0, !70, !DIExpression(), !84)
    #dbg_value(i8 poison, !68, !DIExpression(), !84)
    #dbg_value(i32 0, !67, !DIExpression(), !84)
  %24 = icmp slt i32 %21, %23, !dbg !114
  br i1 %24, label %33, label %139, !dbg !115

25:                                               ; preds = %12, %25
  %26 = phi i32 [ 0, %12 ], [ %29, %25 ]
    #dbg_value(i32 %26, !65, !DIExpression(), !103)
  %27 = zext nneg i32 %26 to i64, !dbg !116
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27, !dbg !116
  store i32 0, ptr %28, align 4, !dbg !118, !tbaa !34
  %29 = add nuw nsw i32 %26, 1, !dbg !119
    #dbg_value(i32 %29, !65, !DIExpression(), !103)
  %30 = icmp eq i32 %29, 4, !dbg !120
  br i1 %30, label %13, label %25, !dbg !104, !llvm.loop !121

31:                                               ; preds = %127
  %32 = icmp eq i32 %128, 0, !dbg !125
  br i1 %32, label %139, label %136, !dbg !125

33:                                               ; preds = %13, %127
  %34 = phi i32 [ %134, %127 ], [ %21, %13 ]
  %35 = phi i8 [ %133, %127 ], [ 0, %13 ]
  %36 = phi i32 [ %132, %127 ], [ 0, %13 ]
  %37 = phi i32 [ %131, %127 ], [ 0, %13 ]
  %38 = phi i32 [ %130, %127 ], [ 0, %13 ]
  %39 = phi i32 [ %129, %127 ], [ 0, %13 ]
  %40 = phi i1 [ %62, %127 ], [ false, %13 ]
  %41 = phi i32 [ %128, %127 ], [ 0, %13 ]
    #dbg_value(i32 %34, !75, !DIExpression(), !113)
    #dbg_value(i8 %35, !74, !DIExpression(), !84)
    #dbg_value(i32 %36, !73, !DIExpression(), !84)
    #dbg_value(i32 %37, !72, !DIExpression(), !84)
    #dbg_value(i32 %38, !71, !DIExpression(), !84)
    #dbg_value(i32 %39, !70, !DIExpression(), !84)
    #dbg_value(i32 %41, !67, !DIExpression(), !84)
  %42 = sext i32 %34 to i64, !dbg !127
  %43 = getelementptr inbounds i8, ptr %0, i64 %42, !dbg !127
  %44 = load i8, ptr %43, align 1, !dbg !127, !tbaa !128
    #dbg_value(i8 %44, !77, !DIExpression(), !129)
    #dbg_value(i8 0, !80, !DIExpression(), !129)
    #dbg_value(i8 0, !81, !DIExpression(), !129)
    #dbg_value(i8 0, !82, !DIExpression(), !129)
  %45 = icmp eq i8 %44, 126, !dbg !130
  %46 = icmp eq i32 %41, 0, !dbg !132
  br i1 %45, label %47, label %51, !dbg !130

47:                                               ; preds = %33
  br i1 %46, label %60, label %48, !dbg !133

48:                                               ; preds = %47
  %49 = load i32, ptr %15, align 4, !dbg !136, !tbaa !137
  %50 = add nsw i32 %49, 1, !dbg !136
  store i32 %50, ptr %15, align 4, !dbg !136, !tbaa !137, !DIAssignID !139
    #dbg_assign(i32 %50, !64, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !139, ptr %15, !DIExpression(), !84)
  br label %60, !dbg !140

51:                                               ; preds = %33
  br i1 %46, label %52, label %55, !dbg !141

52:                                               ; preds = %51
  %53 = load i32, ptr %14, align 4, !dbg !143, !tbaa !145
  %54 = add nsw i32 %53, 1, !dbg !143
  store i32 %54, ptr %14, align 4, !dbg !143, !tbaa !145, !DIAssignID !146
    #dbg_assign(i32 %54, !64, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !146, ptr %14, !DIExpression(), !84)
    #dbg_value(i8 1, !80, !DIExpression(), !129)
  br label %60, !dbg !147

55:                                               ; preds = %51
  br i1 %40, label %56, label %58, !dbg !148

56:                                               ; preds = %55
  %57 = xor i8 %44, 32, !dbg !150
    #dbg_value(i8 %57, !77, !DIExpression(), !129)
    #dbg_value(i8 0, !68, !DIExpression(), !84)
  br label %60, !dbg !152

58:                                               ; preds = %55
  %59 = icmp eq i8 %44, 125, !dbg !153
  br label %60, !dbg !153

60:                                               ; preds = %58, %47, %48, %52, %56
  %61 = phi i32 [ %41, %58 ], [ 0, %52 ], [ %41, %56 ], [ 1, %47 ], [ 1, %48 ], !dbg !84
  %62 = phi i1 [ %59, %58 ], [ %40, %52 ], [ false, %56 ], [ false, %47 ], [ false, %48 ]
  %63 = phi i8 [ %35, %58 ], [ %35, %52 ], [ %35, %56 ], [ 0, %47 ], [ 0, %48 ], !dbg !84
  %64 = phi i8 [ %44, %58 ], [ %44, %52 ], [ %57, %56 ], [ 126, %47 ], [ 126, %48 ], !dbg !129
  %65 = phi i1 [ %59, %58 ], [ true, %52 ], [ false, %56 ], [ true, %47 ], [ true, %48 ]
    #dbg_value(i8 poison, !80, !DIExpression(), !129)
    #dbg_value(i8 %64, !77, !DIExpression(), !129)
    #dbg_value(i8 %63, !74, !DIExpression(), !84)
    #dbg_value(i8 poison, !68, !DIExpression(), !84)
    #dbg_value(i32 %61, !67, !DIExpression(), !84)
  br i1 %65, label %127, label %66, !dbg !155

66:                                               ; preds = %60
  switch i32 %61, label %102 [
    i32 1, label %67
    i32 2, label %74
    i32 3, label %90
    i32 4, label %97
  ], !dbg !157

67:                                               ; preds = %66
  %68 = icmp ugt i8 %64, 3, !dbg !158
  br i1 %68, label %69, label %72, !dbg !158

69:                                               ; preds = %67
  %70 = load i32, ptr %16, align 4, !dbg !161, !tbaa !163
  %71 = add nsw i32 %70, 1, !dbg !161
  store i32 %71, ptr %16, align 4, !dbg !161, !tbaa !163, !DIAssignID !164
    #dbg_assign(i32 %71, !64, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !164, ptr %16, !DIExpression(), !84)
    #dbg_value(i8 1, !81, !DIExpression(), !129)
  br label %102, !dbg !165

72:                                               ; preds = %67
  %73 = zext nneg i8 %64 to i32, !dbg !166
    #dbg_value(i32 %73, !70, !DIExpression(), !84)
    #dbg_value(i32 2, !67, !DIExpression(), !84)
  br label %102

74:                                               ; preds = %66
  %75 = zext i8 %64 to i32, !dbg !167
  %76 = icmp ugt i8 %64, 4, !dbg !169
  br i1 %76, label %85, label %77, !dbg !170

77:                                               ; preds = %74
  %78 = icmp eq i32 %39, 0, !dbg !171
  %79 = icmp ne i8 %64, 0
  %80 = and i1 %78, %79, !dbg !172
  br i1 %80, label %85, label %81, !dbg !172

81:                                               ; preds = %77
  %82 = icmp eq i32 %39, 1, !dbg !173
  %83 = icmp eq i8 %64, 0
  %84 = and i1 %82, %83, !dbg !174
  br i1 %84, label %85, label %88, !dbg !174

85:                                               ; preds = %81, %77, %74
    #dbg_value(i8 1, !81, !DIExpression(), !129)
  %86 = load i32, ptr %15, align 4, !dbg !175, !tbaa !137
  %87 = add nsw i32 %86, 1, !dbg !175
  store i32 %87, ptr %15, align 4, !dbg !175, !tbaa !137, !DIAssignID !177
    #dbg_assign(i32 %87, !64, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !177, ptr %15, !DIExpression(), !84)
  br label %102, !dbg !178

88:                                               ; preds = %81
    #dbg_value(i32 %75, !71, !DIExpression(), !84)
    #dbg_value(i32 0, !72, !DIExpression(), !84)
    #dbg_value(i32 0, !73, !DIExpression(), !84)
  %89 = select i1 %83, i32 4, i32 3, !dbg !179
    #dbg_value(i32 %89, !67, !DIExpression(), !84)
  br label %102

90:                                               ; preds = %66
  %91 = shl i32 %36, 8, !dbg !181
  %92 = zext i8 %64 to i32, !dbg !182
  %93 = or disjoint i32 %91, %92, !dbg !183
    #dbg_value(i32 %93, !73, !DIExpression(), !84)
  %94 = add nsw i32 %37, 1, !dbg !184
    #dbg_value(i32 %94, !72, !DIExpression(), !84)
  %95 = icmp eq i32 %94, %38, !dbg !186
  %96 = select i1 %95, i32 4, i32 3, !dbg !186
  br label %102, !dbg !186

97:                                               ; preds = %66
  %98 = icmp eq i8 %64, %63, !dbg !187
  br i1 %98, label %102, label %99, !dbg !187

99:                                               ; preds = %97
  %100 = load i32, ptr %17, align 4, !dbg !189, !tbaa !191
  %101 = add nsw i32 %100, 1, !dbg !189
  store i32 %101, ptr %17, align 4, !dbg !189, !tbaa !191, !DIAssignID !192
    #dbg_assign(i32 %101, !64, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !192, ptr %17, !DIExpression(), !84)
    #dbg_value(i8 1, !81, !DIExpression(), !129)
  br label %102

102:                                              ; preds = %90, %97, %99, %85, %88, %69, %72, %66
  %103 = phi i32 [ %39, %66 ], [ %39, %69 ], [ %73, %72 ], [ %39, %85 ], [ %39, %88 ], [ %39, %99 ], [ %39, %97 ], [ %39, %90 ], !dbg !84
  %104 = phi i32 [ %38, %66 ], [ %38, %69 ], [ %38, %72 ], [ %38, %85 ], [ %75, %88 ], [ %38, %99 ], [ %38, %97 ], [ %38, %90 ], !dbg !84
  %105 = phi i32 [ %37, %66 ], [ %37, %69 ], [ %37, %72 ], [ %37, %85 ], [ 0, %88 ], [ %37, %99 ], [ %37, %97 ], [ %94, %90 ], !dbg !84
  %106 = phi i32 [ %36, %66 ], [ %36, %69 ], [ %36, %72 ], [ %36, %85 ], [ 0, %88 ], [ %36, %99 ], [ %36, %97 ], [ %93, %90 ], !dbg !84
  %107 = phi i32 [ %61, %66 ], [ 0, %69 ], [ 2, %72 ], [ 0, %85 ], [ %89, %88 ], [ 0, %99 ], [ 0, %97 ], [ %96, %90 ]
  %108 = phi i1 [ false, %66 ], [ false, %69 ], [ false, %72 ], [ false, %85 ], [ false, %88 ], [ false, %99 ], [ true, %97 ], [ false, %90 ]
    #dbg_value(i8 poison, !82, !DIExpression(), !129)
    #dbg_value(i8 poison, !81, !DIExpression(), !129)
    #dbg_value(i32 %106, !73, !DIExpression(), !84)
    #dbg_value(i32 %105, !72, !DIExpression(), !84)
    #dbg_value(i32 %104, !71, !DIExpression(), !84)
    #dbg_value(i32 %103, !70, !DIExpression(), !84)
    #dbg_value(i32 poison, !67, !DIExpression(), !84)
  %109 = mul i8 %63, 3, !dbg !193
  %110 = add i8 %109, %64, !dbg !194
    #dbg_value(i8 %110, !74, !DIExpression(), !84)
  br i1 %108, label %111, label %127, !dbg !195

111:                                              ; preds = %102
  %112 = zext nneg i32 %103 to i64, !dbg !197
  %113 = getelementptr inbounds nuw i32, ptr %5, i64 %112, !dbg !197
  %114 = load i32, ptr %113, align 4, !dbg !199, !tbaa !34
  %115 = add nsw i32 %114, 1, !dbg !199
  store i32 %115, ptr %113, align 4, !dbg !199, !tbaa !34
  switch i32 %103, label %127 [
    i32 1, label %116
    i32 2, label %120
    i32 3, label %124
  ], !dbg !200

116:                                              ; preds = %111
  %117 = load i32, ptr %18, align 4, !dbg !201, !tbaa !203
  %118 = mul i32 %117, 31, !dbg !204
  %119 = add i32 %118, %106, !dbg !205
    #dbg_assign(i32 %119, !64, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !206, ptr %18, !DIExpression(), !84)
  br label %124, !dbg !207

120:                                              ; preds = %111
  %121 = shl i32 %106, 1, !dbg !208
  %122 = load i32, ptr %18, align 4, !dbg !209, !tbaa !203
  %123 = xor i32 %122, %121, !dbg !209
    #dbg_assign(i32 %123, !64, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !206, ptr %18, !DIExpression(), !84)
  br label %124, !dbg !210

124:                                              ; preds = %111, %116, %120
  %125 = phi i32 [ %119, %116 ], [ %123, %120 ], [ 0, %111 ]
  %126 = phi i32 [ 1, %116 ], [ 2, %120 ], [ %103, %111 ]
  store i32 %125, ptr %18, align 4, !dbg !211, !tbaa !203, !DIAssignID !206
  br label %127, !dbg !212

127:                                              ; preds = %124, %102, %111, %60
  %128 = phi i32 [ %61, %60 ], [ %107, %102 ], [ %107, %111 ], [ %107, %124 ], !dbg !129
  %129 = phi i32 [ %39, %60 ], [ %103, %102 ], [ %103, %111 ], [ %126, %124 ], !dbg !213
  %130 = phi i32 [ %38, %60 ], [ %104, %102 ], [ %104, %111 ], [ %104, %124 ], !dbg !214
  %131 = phi i32 [ %37, %60 ], [ %105, %102 ], [ %105, %111 ], [ %105, %124 ], !dbg !215
  %132 = phi i32 [ %36, %60 ], [ %106, %102 ], [ %106, %111 ], [ %106, %124 ], !dbg !216
  %133 = phi i8 [ %63, %60 ], [ %110, %102 ], [ %110, %111 ], [ %110, %124 ], !dbg !129
    #dbg_value(i8 %133, !74, !DIExpression(), !84)
    #dbg_value(i32 %132, !73, !DIExpression(), !84)
    #dbg_value(i32 %131, !72, !DIExpression(), !84)
    #dbg_value(i32 %130, !71, !DIExpression(), !84)
    #dbg_value(i32 %129, !70, !DIExpression(), !84)
    #dbg_value(i32 %128, !67, !DIExpression(), !84)
  %134 = add nsw i32 %34, 1, !dbg !212
    #dbg_value(i32 %134, !75, !DIExpression(), !113)
    #dbg_value(i8 poison, !68, !DIExpression(), !84)
  %135 = icmp eq i32 %134, %23, !dbg !114
  br i1 %135, label %31, label %33, !dbg !115, !llvm.loop !217

136:                                              ; preds = %31
  %137 = load i32, ptr %15, align 4, !dbg !219, !tbaa !137
  %138 = add nsw i32 %137, 1, !dbg !219
  store i32 %138, ptr %15, align 4, !dbg !219, !tbaa !137, !DIAssignID !220
    #dbg_assign(i32 %138, !64, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !220, ptr %15, !DIExpression(), !84)
  br label %139, !dbg !221

139:                                              ; preds = %13, %136, %31
  %140 = getelementptr inbounds nuw %struct.Statistics, ptr %3, i64 %19, !dbg !222
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %140, ptr noundef nonnull align 4 dereferenceable(36) %5, i64 36, i1 false), !dbg !223, !tbaa.struct !224
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5, !dbg !225
  br label %141, !dbg !225

141:                                              ; preds = %4, %139
  ret void, !dbg !225
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33}
!llvm.errno.tbaa = !{!34}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !18, globals: !22, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kernel.cu", directory: ".")
!2 = !{!3, !11}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Event", file: !1, line: 10, baseType: !4, size: 32, elements: !5, identifier: "_ZTS5Event")
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9, !10}
!6 = !DIEnumerator(name: "PING", value: 0, isUnsigned: true)
!7 = !DIEnumerator(name: "SET", value: 1, isUnsigned: true)
!8 = !DIEnumerator(name: "GET", value: 2, isUnsigned: true)
!9 = !DIEnumerator(name: "RESET", value: 3, isUnsigned: true)
!10 = !DIEnumerator(name: "KINDS", value: 4, isUnsigned: true)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "State", file: !1, line: 9, baseType: !4, size: 32, elements: !12, identifier: "_ZTS5State")
!12 = !{!13, !14, !15, !16, !17}
!13 = !DIEnumerator(name: "IDLE", value: 0, isUnsigned: true)
!14 = !DIEnumerator(name: "TYPE", value: 1, isUnsigned: true)
!15 = !DIEnumerator(name: "LENGTH", value: 2, isUnsigned: true)
!16 = !DIEnumerator(name: "PAYLOAD", value: 3, isUnsigned: true)
!17 = !DIEnumerator(name: "CHECK", value: 4, isUnsigned: true)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "u8", file: !20, line: 24, baseType: !21)
!20 = !DIFile(filename: "../tandem_device.h", directory: ".")
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !{!23, !26}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression(DW_OP_constu, 126, DW_OP_stack_value))
!24 = distinct !DIGlobalVariable(name: "START", scope: !0, file: !1, line: 7, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression(DW_OP_constu, 125, DW_OP_stack_value))
!27 = distinct !DIGlobalVariable(name: "ESCAPE", scope: !0, file: !1, line: 7, type: !25, isLocal: true, isDefinition: true)
!28 = !{i32 7, !"Dwarf Version", i32 2}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = distinct !DISubprogram(name: "protocol_parser", scope: !1, file: !1, line: 18, type: !39, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !42, !44, !45}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Statistics", file: !1, line: 12, size: 288, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS10Statistics")
!47 = !{!48, !52, !53, !54, !55, !56}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "accepted", scope: !46, file: !1, line: 13, baseType: !49, size: 128)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 128, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 4)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "bad_sum", scope: !46, file: !1, line: 14, baseType: !44, size: 32, offset: 128)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "bad_type", scope: !46, file: !1, line: 14, baseType: !44, size: 32, offset: 160)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "broken", scope: !46, file: !1, line: 14, baseType: !44, size: 32, offset: 192)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "noise", scope: !46, file: !1, line: 14, baseType: !44, size: 32, offset: 224)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "registers", scope: !46, file: !1, line: 15, baseType: !57, size: 32, offset: 256)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "u32", file: !20, line: 26, baseType: !4)
!58 = !{!59, !60, !61, !62, !63, !64, !65, !67, !68, !70, !71, !72, !73, !74, !75, !77, !80, !81, !82}
!59 = !DILocalVariable(name: "stream", arg: 1, scope: !38, file: !1, line: 18, type: !41)
!60 = !DILocalVariable(name: "offset", arg: 2, scope: !38, file: !1, line: 18, type: !42)
!61 = !DILocalVariable(name: "count", arg: 3, scope: !38, file: !1, line: 18, type: !44)
!62 = !DILocalVariable(name: "statistics", arg: 4, scope: !38, file: !1, line: 18, type: !45)
!63 = !DILocalVariable(name: "t", scope: !38, file: !1, line: 19, type: !44)
!64 = !DILocalVariable(name: "s", scope: !38, file: !1, line: 22, type: !46)
!65 = !DILocalVariable(name: "k", scope: !66, file: !1, line: 23, type: !44)
!66 = distinct !DILexicalBlock(scope: !38, file: !1, line: 23, column: 3)
!67 = !DILocalVariable(name: "state", scope: !38, file: !1, line: 27, type: !44)
!68 = !DILocalVariable(name: "escaped", scope: !38, file: !1, line: 28, type: !69)
!69 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!70 = !DILocalVariable(name: "type", scope: !38, file: !1, line: 29, type: !44)
!71 = !DILocalVariable(name: "length", scope: !38, file: !1, line: 29, type: !44)
!72 = !DILocalVariable(name: "got", scope: !38, file: !1, line: 29, type: !44)
!73 = !DILocalVariable(name: "value", scope: !38, file: !1, line: 30, type: !57)
!74 = !DILocalVariable(name: "sum", scope: !38, file: !1, line: 31, type: !19)
!75 = !DILocalVariable(name: "i", scope: !76, file: !1, line: 32, type: !44)
!76 = distinct !DILexicalBlock(scope: !38, file: !1, line: 32, column: 3)
!77 = !DILocalVariable(name: "c", scope: !78, file: !1, line: 33, type: !19)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 32, column: 51)
!79 = distinct !DILexicalBlock(scope: !76, file: !1, line: 32, column: 3)
!80 = !DILocalVariable(name: "skip", scope: !78, file: !1, line: 34, type: !69)
!81 = !DILocalVariable(name: "failed", scope: !78, file: !1, line: 34, type: !69)
!82 = !DILocalVariable(name: "complete", scope: !78, file: !1, line: 34, type: !69)
!83 = distinct !DIAssignID()
!84 = !DILocation(line: 0, scope: !38)
!85 = !DILocation(line: 33, column: 31, scope: !86, inlinedAt: !89)
!86 = distinct !DISubprogram(name: "block_x", linkageName: "_ZL7block_xv", scope: !20, file: !20, line: 33, type: !87, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DISubroutineType(types: !88)
!88 = !{!44}
!89 = distinct !DILocation(line: 39, column: 32, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "global_x", linkageName: "_ZL8global_xv", scope: !20, file: !20, line: 39, type: !87, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = distinct !DILocation(line: 19, column: 11, scope: !38)
!92 = !DILocation(line: 35, column: 35, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "block_dim_x", linkageName: "_ZL11block_dim_xv", scope: !20, file: !20, line: 35, type: !87, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 39, column: 44, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 39, column: 42, scope: !90, inlinedAt: !91)
!96 = !DILocation(line: 31, column: 32, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "thread_x", linkageName: "_ZL8thread_xv", scope: !20, file: !20, line: 31, type: !87, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = distinct !DILocation(line: 39, column: 60, scope: !90, inlinedAt: !91)
!99 = !DILocation(line: 39, column: 58, scope: !90, inlinedAt: !91)
!100 = !DILocation(line: 20, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !38, file: !1, line: 20, column: 7)
!102 = !DILocation(line: 22, column: 3, scope: !38)
!103 = !DILocation(line: 0, scope: !66)
!104 = !DILocation(line: 23, column: 3, scope: !66)
!105 = !DILocation(line: 25, column: 41, scope: !38)
!106 = distinct !DIAssignID()
!107 = !DILocation(line: 25, column: 30, scope: !38)
!108 = !DILocation(line: 25, column: 17, scope: !38)
!109 = !DILocation(line: 25, column: 5, scope: !38)
!110 = !DILocation(line: 26, column: 5, scope: !38)
!111 = !DILocation(line: 32, column: 16, scope: !76)
!112 = !DILocation(line: 25, column: 37, scope: !38)
!113 = !DILocation(line: 0, scope: !76)
!114 = !DILocation(line: 32, column: 29, scope: !79)
!115 = !DILocation(line: 32, column: 3, scope: !76)
!116 = !DILocation(line: 24, column: 5, scope: !117)
!117 = distinct !DILexicalBlock(scope: !66, file: !1, line: 23, column: 3)
!118 = !DILocation(line: 24, column: 19, scope: !117)
!119 = !DILocation(line: 23, column: 31, scope: !117)
!120 = !DILocation(line: 23, column: 21, scope: !117)
!121 = distinct !{!121, !104, !122, !123, !124}
!122 = !DILocation(line: 24, column: 21, scope: !66)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !{!"llvm.loop.unroll.disable"}
!125 = !DILocation(line: 102, column: 13, scope: !126)
!126 = distinct !DILexicalBlock(scope: !38, file: !1, line: 102, column: 7)
!127 = !DILocation(line: 33, column: 12, scope: !78)
!128 = !{!36, !36, i64 0}
!129 = !DILocation(line: 0, scope: !78)
!130 = !DILocation(line: 35, column: 11, scope: !131)
!131 = distinct !DILexicalBlock(scope: !78, file: !1, line: 35, column: 9)
!132 = !DILocation(line: 0, scope: !131)
!133 = !DILocation(line: 37, column: 17, scope: !134)
!134 = distinct !DILexicalBlock(scope: !135, file: !1, line: 37, column: 11)
!135 = distinct !DILexicalBlock(scope: !131, file: !1, line: 35, column: 21)
!136 = !DILocation(line: 38, column: 17, scope: !134)
!137 = !{!138, !35, i64 24}
!138 = !{!"_ZTS10Statistics", !36, i64 0, !35, i64 16, !35, i64 20, !35, i64 24, !35, i64 28, !35, i64 32}
!139 = distinct !DIAssignID()
!140 = !DILocation(line: 38, column: 9, scope: !134)
!141 = !DILocation(line: 43, column: 22, scope: !142)
!142 = distinct !DILexicalBlock(scope: !131, file: !1, line: 43, column: 16)
!143 = !DILocation(line: 44, column: 14, scope: !144)
!144 = distinct !DILexicalBlock(scope: !142, file: !1, line: 43, column: 31)
!145 = !{!138, !35, i64 28}
!146 = distinct !DIAssignID()
!147 = !DILocation(line: 46, column: 5, scope: !144)
!148 = !DILocation(line: 46, column: 16, scope: !149)
!149 = distinct !DILexicalBlock(scope: !142, file: !1, line: 46, column: 16)
!150 = !DILocation(line: 47, column: 9, scope: !151)
!151 = distinct !DILexicalBlock(scope: !149, file: !1, line: 46, column: 25)
!152 = !DILocation(line: 49, column: 5, scope: !151)
!153 = !DILocation(line: 49, column: 18, scope: !154)
!154 = distinct !DILexicalBlock(scope: !149, file: !1, line: 49, column: 16)
!155 = !DILocation(line: 53, column: 9, scope: !156)
!156 = distinct !DILexicalBlock(scope: !78, file: !1, line: 53, column: 9)
!157 = !DILocation(line: 55, column: 5, scope: !78)
!158 = !DILocation(line: 57, column: 13, scope: !159)
!159 = distinct !DILexicalBlock(scope: !160, file: !1, line: 57, column: 11)
!160 = distinct !DILexicalBlock(scope: !78, file: !1, line: 55, column: 20)
!161 = !DILocation(line: 58, column: 19, scope: !162)
!162 = distinct !DILexicalBlock(scope: !159, file: !1, line: 57, column: 23)
!163 = !{!138, !35, i64 20}
!164 = distinct !DIAssignID()
!165 = !DILocation(line: 60, column: 7, scope: !162)
!166 = !DILocation(line: 57, column: 11, scope: !159)
!167 = !DILocation(line: 66, column: 11, scope: !168)
!168 = distinct !DILexicalBlock(scope: !160, file: !1, line: 66, column: 11)
!169 = !DILocation(line: 66, column: 13, scope: !168)
!170 = !DILocation(line: 66, column: 17, scope: !168)
!171 = !DILocation(line: 66, column: 26, scope: !168)
!172 = !DILocation(line: 66, column: 34, scope: !168)
!173 = !DILocation(line: 66, column: 54, scope: !168)
!174 = !DILocation(line: 66, column: 61, scope: !168)
!175 = !DILocation(line: 68, column: 17, scope: !176)
!176 = distinct !DILexicalBlock(scope: !168, file: !1, line: 66, column: 73)
!177 = distinct !DIAssignID()
!178 = !DILocation(line: 69, column: 7, scope: !176)
!179 = !DILocation(line: 73, column: 17, scope: !180)
!180 = distinct !DILexicalBlock(scope: !168, file: !1, line: 69, column: 14)
!181 = !DILocation(line: 77, column: 21, scope: !160)
!182 = !DILocation(line: 77, column: 28, scope: !160)
!183 = !DILocation(line: 77, column: 26, scope: !160)
!184 = !DILocation(line: 78, column: 11, scope: !185)
!185 = distinct !DILexicalBlock(scope: !160, file: !1, line: 78, column: 11)
!186 = !DILocation(line: 78, column: 17, scope: !185)
!187 = !DILocation(line: 82, column: 13, scope: !188)
!188 = distinct !DILexicalBlock(scope: !160, file: !1, line: 82, column: 11)
!189 = !DILocation(line: 85, column: 18, scope: !190)
!190 = distinct !DILexicalBlock(scope: !188, file: !1, line: 84, column: 12)
!191 = !{!138, !35, i64 16}
!192 = distinct !DIAssignID()
!193 = !DILocation(line: 90, column: 20, scope: !78)
!194 = !DILocation(line: 90, column: 24, scope: !78)
!195 = !DILocation(line: 91, column: 9, scope: !196)
!196 = distinct !DILexicalBlock(scope: !78, file: !1, line: 91, column: 9)
!197 = !DILocation(line: 92, column: 7, scope: !198)
!198 = distinct !DILexicalBlock(scope: !196, file: !1, line: 91, column: 19)
!199 = !DILocation(line: 92, column: 23, scope: !198)
!200 = !DILocation(line: 93, column: 7, scope: !198)
!201 = !DILocation(line: 94, column: 33, scope: !202)
!202 = distinct !DILexicalBlock(scope: !198, file: !1, line: 93, column: 21)
!203 = !{!138, !35, i64 32}
!204 = !DILocation(line: 94, column: 43, scope: !202)
!205 = !DILocation(line: 94, column: 48, scope: !202)
!206 = distinct !DIAssignID()
!207 = !DILocation(line: 94, column: 57, scope: !202)
!208 = !DILocation(line: 95, column: 38, scope: !202)
!209 = !DILocation(line: 95, column: 29, scope: !202)
!210 = !DILocation(line: 95, column: 44, scope: !202)
!211 = !DILocation(line: 0, scope: !202)
!212 = !DILocation(line: 32, column: 47, scope: !79)
!213 = !DILocation(line: 29, column: 7, scope: !38)
!214 = !DILocation(line: 29, column: 17, scope: !38)
!215 = !DILocation(line: 29, column: 29, scope: !38)
!216 = !DILocation(line: 30, column: 7, scope: !38)
!217 = distinct !{!217, !115, !218, !123, !124}
!218 = !DILocation(line: 101, column: 3, scope: !76)
!219 = !DILocation(line: 103, column: 13, scope: !126)
!220 = distinct !DIAssignID()
!221 = !DILocation(line: 103, column: 5, scope: !126)
!222 = !DILocation(line: 104, column: 3, scope: !38)
!223 = !DILocation(line: 104, column: 17, scope: !38)
!224 = !{i64 0, i64 16, !128, i64 16, i64 4, !34, i64 20, i64 4, !34, i64 24, i64 4, !34, i64 28, i64 4, !34, i64 32, i64 4, !34}
!225 = !DILocation(line: 105, column: 1, scope: !38)
