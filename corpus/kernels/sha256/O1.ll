; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sha_k = dso_local addrspace(4) externally_initialized constant [64 x i32] zeroinitializer, align 4
@__const.sha256.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @sha_k to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha256(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [16 x i32], align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca [16 x i32], align 4
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %229

14:                                               ; preds = %4
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = sub nsw i32 %21, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(32) @__const.sha256.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %23 = load i32, ptr %6, align 4
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 60
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %27 = shl i32 %22, 3
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 60
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %36 = load i32, ptr %29, align 4, !tbaa !3
  %37 = load i32, ptr %30, align 4, !tbaa !3
  %38 = load i32, ptr %31, align 4, !tbaa !3
  %39 = load i32, ptr %32, align 4, !tbaa !3
  %40 = load i32, ptr %33, align 4, !tbaa !3
  %41 = load i32, ptr %34, align 4, !tbaa !3
  %42 = load i32, ptr %35, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %14, %208
  %44 = phi i32 [ %42, %14 ], [ %216, %208 ]
  %45 = phi i32 [ %41, %14 ], [ %215, %208 ]
  %46 = phi i32 [ %40, %14 ], [ %214, %208 ]
  %47 = phi i32 [ %39, %14 ], [ %213, %208 ]
  %48 = phi i32 [ %38, %14 ], [ %212, %208 ]
  %49 = phi i32 [ %37, %14 ], [ %211, %208 ]
  %50 = phi i32 [ %36, %14 ], [ %210, %208 ]
  %51 = phi i1 [ false, %14 ], [ %88, %208 ]
  %52 = phi i32 [ 0, %14 ], [ %87, %208 ]
  %53 = phi i32 [ %23, %14 ], [ %209, %208 ]
  br label %56

54:                                               ; preds = %208
  store i32 %210, ptr %29, align 4, !tbaa !3
  store i32 %211, ptr %30, align 4, !tbaa !3
  store i32 %212, ptr %31, align 4, !tbaa !3
  store i32 %213, ptr %32, align 4, !tbaa !3
  store i32 %214, ptr %33, align 4, !tbaa !3
  store i32 %215, ptr %34, align 4, !tbaa !3
  store i32 %216, ptr %35, align 4, !tbaa !3
  store i32 %209, ptr %6, align 4
  %55 = shl nsw i32 %12, 3
  br label %218

56:                                               ; preds = %43, %65
  %57 = phi i32 [ 0, %43 ], [ %68, %65 ]
  %58 = phi i1 [ false, %43 ], [ %89, %65 ]
  %59 = phi i1 [ %51, %43 ], [ %88, %65 ]
  %60 = phi i32 [ %52, %43 ], [ %87, %65 ]
  %61 = icmp samesign ult i32 %57, 14
  br label %70

62:                                               ; preds = %65
  %63 = xor i1 %88, true
  %64 = select i1 %63, i1 true, i1 %89
  br i1 %64, label %116, label %95

65:                                               ; preds = %86
  %66 = zext nneg i32 %57 to i64
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  store i32 %92, ptr %67, align 4, !tbaa !3
  %68 = add nuw nsw i32 %57, 1
  %69 = icmp eq i32 %68, 16
  br i1 %69, label %62, label %56, !llvm.loop !7

70:                                               ; preds = %56, %86
  %71 = phi i32 [ 0, %56 ], [ %93, %86 ]
  %72 = phi i32 [ 0, %56 ], [ %92, %86 ]
  %73 = phi i1 [ %58, %56 ], [ %89, %86 ]
  %74 = phi i1 [ %59, %56 ], [ %88, %86 ]
  %75 = phi i32 [ %60, %56 ], [ %87, %86 ]
  %76 = icmp slt i32 %75, %22
  br i1 %76, label %77, label %83

77:                                               ; preds = %70
  %78 = sext i32 %75 to i64
  %79 = getelementptr inbounds i8, ptr %19, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !10
  %81 = zext i8 %80 to i32
  %82 = add nsw i32 %75, 1
  br label %86

83:                                               ; preds = %70
  %84 = select i1 %74, i1 %73, i1 %61
  %85 = select i1 %74, i32 0, i32 128
  br label %86

86:                                               ; preds = %83, %77
  %87 = phi i32 [ %82, %77 ], [ %75, %83 ]
  %88 = phi i1 [ %74, %77 ], [ true, %83 ]
  %89 = phi i1 [ %73, %77 ], [ %84, %83 ]
  %90 = phi i32 [ %81, %77 ], [ %85, %83 ]
  %91 = shl i32 %72, 8
  %92 = or disjoint i32 %90, %91
  %93 = add nuw nsw i32 %71, 1
  %94 = icmp eq i32 %93, 4
  br i1 %94, label %65, label %70, !llvm.loop !11

95:                                               ; preds = %62
  %96 = load i32, ptr %24, align 4, !tbaa !3
  %97 = load i32, ptr %25, align 4
  br label %106

98:                                               ; preds = %106
  %99 = icmp eq i32 %96, 0
  %100 = icmp eq i32 %97, 0
  %101 = select i1 %99, i1 %100, i1 false
  %102 = icmp sge i32 %87, %22
  %103 = select i1 %101, i1 %102, i1 false
  %104 = icmp ne i32 %113, 0
  %105 = select i1 %103, i1 %104, i1 false
  br label %116

106:                                              ; preds = %95, %106
  %107 = phi i32 [ 0, %95 ], [ %114, %106 ]
  %108 = phi i32 [ 1, %95 ], [ %113, %106 ]
  %109 = zext nneg i32 %107 to i64
  %110 = getelementptr inbounds nuw i32, ptr %7, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !3
  %112 = icmp eq i32 %111, 0
  %113 = select i1 %112, i32 %108, i32 0
  %114 = add nuw nsw i32 %107, 1
  %115 = icmp eq i32 %114, 14
  br i1 %115, label %98, label %106, !llvm.loop !12

116:                                              ; preds = %98, %62
  %117 = phi i1 [ %89, %62 ], [ %105, %98 ]
  br i1 %117, label %118, label %119

118:                                              ; preds = %116
  store i32 0, ptr %26, align 4, !tbaa !3
  store i32 %27, ptr %28, align 4, !tbaa !3
  br label %119

119:                                              ; preds = %118, %116
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %120

120:                                              ; preds = %119, %120
  %121 = phi i32 [ 0, %119 ], [ %126, %120 ]
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %7, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !3
  %125 = getelementptr inbounds nuw i32, ptr %5, i64 %122
  store i32 %124, ptr %125, align 4, !tbaa !3
  %126 = add nuw nsw i32 %121, 1
  %127 = icmp eq i32 %126, 16
  br i1 %127, label %128, label %120, !llvm.loop !13

128:                                              ; preds = %120, %176
  %129 = phi i32 [ %205, %176 ], [ %53, %120 ]
  %130 = phi i32 [ %129, %176 ], [ %50, %120 ]
  %131 = phi i32 [ %130, %176 ], [ %49, %120 ]
  %132 = phi i32 [ %131, %176 ], [ %48, %120 ]
  %133 = phi i32 [ %204, %176 ], [ %47, %120 ]
  %134 = phi i32 [ %206, %176 ], [ 0, %120 ]
  %135 = phi i32 [ %136, %176 ], [ %44, %120 ]
  %136 = phi i32 [ %137, %176 ], [ %45, %120 ]
  %137 = phi i32 [ %133, %176 ], [ %46, %120 ]
  %138 = icmp samesign ult i32 %134, 16
  br i1 %138, label %139, label %143

139:                                              ; preds = %128
  %140 = zext nneg i32 %134 to i64
  %141 = getelementptr inbounds nuw i32, ptr %5, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !3
  br label %176

143:                                              ; preds = %128
  %144 = add nuw nsw i32 %134, 1
  %145 = and i32 %144, 15
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds nuw i32, ptr %5, i64 %146
  %148 = load i32, ptr %147, align 4, !tbaa !3
  %149 = add nuw nsw i32 %134, 14
  %150 = and i32 %149, 15
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %5, i64 %151
  %153 = load i32, ptr %152, align 4, !tbaa !3
  %154 = tail call i32 @llvm.fshl.i32(i32 %148, i32 %148, i32 25)
  %155 = tail call i32 @llvm.fshl.i32(i32 %148, i32 %148, i32 14)
  %156 = xor i32 %154, %155
  %157 = lshr i32 %148, 3
  %158 = xor i32 %156, %157
  %159 = tail call i32 @llvm.fshl.i32(i32 %153, i32 %153, i32 15)
  %160 = tail call i32 @llvm.fshl.i32(i32 %153, i32 %153, i32 13)
  %161 = xor i32 %159, %160
  %162 = lshr i32 %153, 10
  %163 = xor i32 %161, %162
  %164 = add nuw nsw i32 %134, 9
  %165 = and i32 %164, 15
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr %5, i64 %166
  %168 = load i32, ptr %167, align 4, !tbaa !3
  %169 = add i32 %158, %168
  %170 = and i32 %134, 15
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i32, ptr %5, i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !3
  %174 = add i32 %169, %173
  %175 = add i32 %174, %163
  store i32 %175, ptr %172, align 4, !tbaa !3
  br label %176

176:                                              ; preds = %143, %139
  %177 = phi i32 [ %142, %139 ], [ %175, %143 ]
  %178 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 26)
  %179 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 21)
  %180 = xor i32 %178, %179
  %181 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 7)
  %182 = xor i32 %180, %181
  %183 = and i32 %133, %137
  %184 = xor i32 %133, -1
  %185 = and i32 %136, %184
  %186 = or i32 %183, %185
  %187 = zext nneg i32 %134 to i64
  %188 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @sha_k to ptr), i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !3
  %190 = add i32 %186, %135
  %191 = add i32 %190, %182
  %192 = add i32 %191, %177
  %193 = add i32 %192, %189
  %194 = tail call i32 @llvm.fshl.i32(i32 %129, i32 %129, i32 30)
  %195 = tail call i32 @llvm.fshl.i32(i32 %129, i32 %129, i32 19)
  %196 = xor i32 %194, %195
  %197 = tail call i32 @llvm.fshl.i32(i32 %129, i32 %129, i32 10)
  %198 = xor i32 %196, %197
  %199 = xor i32 %130, %131
  %200 = and i32 %129, %199
  %201 = and i32 %130, %131
  %202 = xor i32 %200, %201
  %203 = add i32 %198, %202
  %204 = add i32 %193, %132
  %205 = add i32 %203, %193
  %206 = add nuw nsw i32 %134, 1
  %207 = icmp eq i32 %206, 64
  br i1 %207, label %208, label %128, !llvm.loop !14

208:                                              ; preds = %176
  %209 = add i32 %205, %53
  %210 = add i32 %129, %50
  %211 = add i32 %130, %49
  %212 = add i32 %131, %48
  %213 = add i32 %204, %47
  %214 = add i32 %133, %46
  %215 = add i32 %137, %45
  %216 = add i32 %136, %44
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br i1 %117, label %54, label %43, !llvm.loop !15

217:                                              ; preds = %218
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %229

218:                                              ; preds = %54, %218
  %219 = phi i32 [ 0, %54 ], [ %227, %218 ]
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw i32, ptr %6, i64 %220
  %222 = load i32, ptr %221, align 4, !tbaa !3
  %223 = tail call i32 @llvm.bswap.i32(i32 %222)
  %224 = add nuw nsw i32 %219, %55
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw i32, ptr %3, i64 %225
  store i32 %223, ptr %226, align 4, !tbaa !3
  %227 = add nuw nsw i32 %219, 1
  %228 = icmp eq i32 %227, 8
  br i1 %228, label %217, label %218, !llvm.loop !16

229:                                              ; preds = %4, %217
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
