; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12lu_decomposeE1a = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@_ZZ12lu_decomposeE4perm = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ12lu_decomposeE3bad = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_decompose(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul nsw i32 %2, %2
  %10 = icmp samesign ult i32 %7, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = mul i32 %2, %2
  %13 = mul i32 %12, %8
  %14 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %17

15:                                               ; preds = %17, %6
  %16 = icmp slt i32 %7, %2
  br i1 %16, label %33, label %44

17:                                               ; preds = %11, %17
  %18 = phi i32 [ %7, %11 ], [ %31, %17 ]
  %19 = add nsw i32 %18, %13
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = freeze i32 %18
  %24 = sdiv i32 %23, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %25
  %27 = mul i32 %24, %2
  %28 = sub i32 %23, %27
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %26, i64 %29
  store float %22, ptr %30, align 4, !tbaa !7
  %31 = add nuw nsw i32 %18, %14
  %32 = icmp samesign ult i32 %31, %9
  br i1 %32, label %17, label %15, !llvm.loop !9

33:                                               ; preds = %15
  %34 = mul nsw i32 %2, %8
  %35 = add nuw nsw i32 %34, %7
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = zext nneg i32 %7 to i64
  %40 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %39
  %41 = zext nneg i32 %2 to i64
  %42 = getelementptr inbounds nuw float, ptr %40, i64 %41
  store float %38, ptr %42, align 4, !tbaa !7
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 %39
  store i32 %7, ptr %43, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %33, %15
  %45 = icmp eq i32 %7, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %44
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  br label %47

47:                                               ; preds = %46, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp sgt i32 %2, 0
  br i1 %48, label %49, label %135

49:                                               ; preds = %47
  %50 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %51

51:                                               ; preds = %49, %111
  %52 = phi i32 [ 0, %49 ], [ %104, %111 ]
  br i1 %45, label %53, label %100

53:                                               ; preds = %51
  %54 = zext nneg i32 %52 to i64
  %55 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %54
  %56 = getelementptr inbounds nuw float, ptr %55, i64 %54
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = tail call contract float @llvm.fabs.f32(float %57)
  %59 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %54
  %60 = add nuw nsw i32 %52, 1
  %61 = icmp slt i32 %60, %2
  br i1 %61, label %66, label %62

62:                                               ; preds = %66, %53
  %63 = phi float [ %58, %53 ], [ %75, %66 ]
  %64 = phi i32 [ %52, %53 ], [ %76, %66 ]
  %65 = fcmp contract oeq float %63, 0.000000e+00
  br i1 %65, label %79, label %80

66:                                               ; preds = %53, %66
  %67 = phi i32 [ %77, %66 ], [ %60, %53 ]
  %68 = phi i32 [ %76, %66 ], [ %52, %53 ]
  %69 = phi float [ %75, %66 ], [ %58, %53 ]
  %70 = zext nneg i32 %67 to i64
  %71 = getelementptr inbounds nuw [9 x float], ptr %59, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = tail call contract float @llvm.fabs.f32(float %72)
  %74 = fcmp contract ogt float %73, %69
  %75 = select i1 %74, float %73, float %69
  %76 = select i1 %74, i32 %67, i32 %68
  %77 = add nuw nsw i32 %67, 1
  %78 = icmp eq i32 %77, %2
  br i1 %78, label %62, label %66, !llvm.loop !12

79:                                               ; preds = %62
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  br label %100

80:                                               ; preds = %62
  %81 = icmp eq i32 %64, %52
  br i1 %81, label %100, label %82

82:                                               ; preds = %80
  %83 = sext i32 %64 to i64
  %84 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %83
  br label %91

85:                                               ; preds = %91
  %86 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 %54
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = sext i32 %64 to i64
  %89 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  store i32 %90, ptr %86, align 4, !tbaa !3
  store i32 %87, ptr %89, align 4, !tbaa !3
  br label %100

91:                                               ; preds = %82, %91
  %92 = phi i32 [ 0, %82 ], [ %98, %91 ]
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw float, ptr %55, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = getelementptr inbounds nuw float, ptr %84, i64 %93
  %97 = load float, ptr %96, align 4, !tbaa !7
  store float %97, ptr %94, align 4, !tbaa !7
  store float %95, ptr %96, align 4, !tbaa !7
  %98 = add nuw i32 %92, 1
  %99 = icmp eq i32 %92, %2
  br i1 %99, label %85, label %91, !llvm.loop !13

100:                                              ; preds = %79, %85, %80, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %101 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %135

103:                                              ; preds = %100
  %104 = add nuw nsw i32 %52, 1
  %105 = add nuw nsw i32 %104, %7
  %106 = icmp slt i32 %105, %2
  br i1 %106, label %107, label %111

107:                                              ; preds = %103
  %108 = zext nneg i32 %52 to i64
  %109 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %108
  %110 = getelementptr inbounds nuw float, ptr %109, i64 %108
  br label %113

111:                                              ; preds = %121, %103
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %112 = icmp eq i32 %104, %2
  br i1 %112, label %135, label %51, !llvm.loop !14

113:                                              ; preds = %107, %121
  %114 = phi i32 [ %105, %107 ], [ %122, %121 ]
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %115
  %117 = getelementptr inbounds nuw float, ptr %116, i64 %108
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = load float, ptr %110, align 4, !tbaa !7
  %120 = fdiv contract float %118, %119
  store float %120, ptr %117, align 4, !tbaa !7
  br label %124

121:                                              ; preds = %124
  %122 = add nuw nsw i32 %114, %50
  %123 = icmp slt i32 %122, %2
  br i1 %123, label %113, label %111, !llvm.loop !15

124:                                              ; preds = %113, %124
  %125 = phi i32 [ %133, %124 ], [ %104, %113 ]
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr %109, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = fmul contract float %120, %128
  %130 = getelementptr inbounds nuw float, ptr %116, i64 %126
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = fsub contract float %131, %129
  store float %132, ptr %130, align 4, !tbaa !7
  %133 = add nuw i32 %125, 1
  %134 = icmp eq i32 %125, %2
  br i1 %134, label %121, label %124, !llvm.loop !16

135:                                              ; preds = %111, %100, %47
  %136 = icmp eq i32 %7, 0
  %137 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4
  %138 = icmp eq i32 %137, 0
  %139 = select i1 %136, i1 %138, i1 false
  %140 = icmp sgt i32 %2, 0
  %141 = and i1 %139, %140
  br i1 %141, label %142, label %171

142:                                              ; preds = %135
  %143 = zext nneg i32 %2 to i64
  %144 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %143
  br label %145

145:                                              ; preds = %142, %153
  %146 = phi i32 [ %2, %142 ], [ %147, %153 ]
  %147 = add nsw i32 %146, -1
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %148
  %150 = getelementptr inbounds nuw float, ptr %149, i64 %143
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = icmp slt i32 %146, %2
  br i1 %152, label %159, label %153

153:                                              ; preds = %159, %145
  %154 = phi float [ %151, %145 ], [ %168, %159 ]
  %155 = getelementptr inbounds nuw float, ptr %149, i64 %148
  %156 = load float, ptr %155, align 4, !tbaa !7
  %157 = fdiv contract float %154, %156
  store float %157, ptr %150, align 4, !tbaa !7
  %158 = icmp sgt i32 %146, 1
  br i1 %158, label %145, label %171, !llvm.loop !17

159:                                              ; preds = %145, %159
  %160 = phi i32 [ %169, %159 ], [ %146, %145 ]
  %161 = phi float [ %168, %159 ], [ %151, %145 ]
  %162 = zext nneg i32 %160 to i64
  %163 = getelementptr inbounds nuw float, ptr %149, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !7
  %165 = getelementptr [9 x float], ptr %144, i64 %162
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = fmul contract float %164, %166
  %168 = fsub contract float %161, %167
  %169 = add nuw nsw i32 %160, 1
  %170 = icmp eq i32 %169, %2
  br i1 %170, label %153, label %159, !llvm.loop !18

171:                                              ; preds = %153, %135
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %16, label %172, label %194

172:                                              ; preds = %171
  %173 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %181

175:                                              ; preds = %172
  %176 = zext nneg i32 %7 to i64
  %177 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 %176
  %178 = zext nneg i32 %2 to i64
  %179 = getelementptr inbounds nuw float, ptr %177, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !7
  br label %181

181:                                              ; preds = %172, %175
  %182 = phi contract float [ %180, %175 ], [ 0.000000e+00, %172 ]
  %183 = mul nsw i32 %2, %8
  %184 = add nuw nsw i32 %183, %7
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw float, ptr %3, i64 %185
  store float %182, ptr %186, align 4, !tbaa !7
  br i1 %174, label %187, label %191

187:                                              ; preds = %181
  %188 = zext nneg i32 %7 to i64
  %189 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 %188
  %190 = load i32, ptr %189, align 4, !tbaa !3
  br label %191

191:                                              ; preds = %181, %187
  %192 = phi i32 [ %190, %187 ], [ -1, %181 ]
  %193 = getelementptr inbounds nuw i32, ptr %4, i64 %185
  store i32 %192, ptr %193, align 4, !tbaa !3
  br label %194

194:                                              ; preds = %191, %171
  br i1 %45, label %195, label %199

195:                                              ; preds = %194
  %196 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %197 = zext nneg i32 %8 to i64
  %198 = getelementptr inbounds nuw i32, ptr %5, i64 %197
  store i32 %196, ptr %198, align 4, !tbaa !3
  br label %199

199:                                              ; preds = %195, %194
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
