; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Sphere = type { %struct.Vec, float, i32 }
%struct.Vec = type { float, float, float }

@spheres = dso_local addrspace(4) externally_initialized constant [8 x %struct.Sphere] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @spheres to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ray_sphere(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %0
  %18 = icmp slt i32 %16, %1
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %215

20:                                               ; preds = %6
  %21 = uitofp nneg i32 %11 to float
  %22 = fadd float %21, 5.000000e-01
  %23 = uitofp nneg i32 %0 to float
  %24 = fdiv float %22, %23
  %25 = fadd float %24, -5.000000e-01
  %26 = uitofp nneg i32 %16 to float
  %27 = fadd float %26, 5.000000e-01
  %28 = uitofp nneg i32 %1 to float
  %29 = fdiv float %27, %28
  %30 = fsub float 5.000000e-01, %29
  %31 = icmp sgt i32 %2, 0
  br i1 %31, label %32, label %37

32:                                               ; preds = %20
  %33 = fmul float %25, %25
  %34 = fmul float %30, %30
  %35 = fadd float %33, %34
  %36 = fadd float %35, 1.000000e+00
  br label %41

37:                                               ; preds = %92, %20
  %38 = phi i32 [ -1, %20 ], [ %93, %92 ]
  %39 = phi float [ -1.000000e+00, %20 ], [ %94, %92 ]
  %40 = fcmp olt float %30, 0.000000e+00
  br i1 %40, label %97, label %104

41:                                               ; preds = %32, %92
  %42 = phi float [ -1.000000e+00, %32 ], [ %94, %92 ]
  %43 = phi i32 [ -1, %32 ], [ %93, %92 ]
  %44 = phi i32 [ 0, %32 ], [ %95, %92 ]
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw %struct.Sphere, ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %46, i64 12
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fsub float 0.000000e+00, %47
  %55 = fsub float 1.000000e+00, %49
  %56 = fsub float -4.000000e+00, %51
  %57 = fmul float %25, %54
  %58 = fmul float %30, %55
  %59 = fadd float %57, %58
  %60 = fadd float %56, %59
  %61 = fmul float %54, %54
  %62 = fmul float %55, %55
  %63 = fadd float %61, %62
  %64 = fmul float %56, %56
  %65 = fadd float %63, %64
  %66 = fmul float %53, %53
  %67 = fsub float %65, %66
  %68 = fmul float %60, %60
  %69 = fmul float %36, %67
  %70 = fsub float %68, %69
  %71 = fcmp olt float %70, 0.000000e+00
  br i1 %71, label %83, label %72

72:                                               ; preds = %41
  %73 = tail call float @llvm.nvvm.sqrt.rn.f(float %70)
  %74 = fneg float %60
  %75 = fsub float %74, %73
  %76 = fdiv float %75, %36
  %77 = fcmp ogt float %76, 0x3F50624DE0000000
  br i1 %77, label %83, label %78

78:                                               ; preds = %72
  %79 = fsub float %73, %60
  %80 = fdiv float %79, %36
  %81 = fcmp ogt float %80, 0x3F50624DE0000000
  %82 = select i1 %81, float %80, float -1.000000e+00
  br label %83

83:                                               ; preds = %41, %72, %78
  %84 = phi float [ -1.000000e+00, %41 ], [ %82, %78 ], [ %76, %72 ]
  %85 = fcmp ogt float %84, 0.000000e+00
  br i1 %85, label %86, label %92

86:                                               ; preds = %83
  %87 = icmp slt i32 %43, 0
  %88 = fcmp olt float %84, %42
  %89 = select i1 %87, i1 true, i1 %88
  %90 = select i1 %89, i32 %44, i32 %43
  %91 = select i1 %89, float %84, float %42
  br label %92

92:                                               ; preds = %86, %83
  %93 = phi i32 [ %43, %83 ], [ %90, %86 ]
  %94 = phi float [ %42, %83 ], [ %91, %86 ]
  %95 = add nuw nsw i32 %44, 1
  %96 = icmp eq i32 %95, %2
  br i1 %96, label %37, label %41, !llvm.loop !9

97:                                               ; preds = %37
  %98 = fdiv float -1.000000e+00, %30
  %99 = icmp slt i32 %38, 0
  %100 = fcmp olt float %98, %39
  %101 = select i1 %99, i1 true, i1 %100
  %102 = select i1 %101, i32 100, i32 %38
  %103 = select i1 %101, float %98, float %39
  br label %104

104:                                              ; preds = %97, %37
  %105 = phi i32 [ %102, %97 ], [ %38, %37 ]
  %106 = phi float [ %103, %97 ], [ %39, %37 ]
  %107 = icmp sgt i32 %105, -1
  br i1 %107, label %108, label %208

108:                                              ; preds = %104
  %109 = fmul float %25, %106
  %110 = fadd float %109, 0.000000e+00
  %111 = fmul float %30, %106
  %112 = fadd float %111, 1.000000e+00
  %113 = fadd float %106, -4.000000e+00
  %114 = icmp eq i32 %105, 100
  br i1 %114, label %115, label %123

115:                                              ; preds = %108
  %116 = tail call float @llvm.floor.f32(float %110)
  %117 = fptosi float %116 to i32
  %118 = tail call float @llvm.floor.f32(float %113)
  %119 = fptosi float %118 to i32
  %120 = xor i32 %117, %119
  %121 = and i32 %120, 1
  %122 = or disjoint i32 %121, 100
  br label %123

123:                                              ; preds = %115, %108
  %124 = phi i32 [ %122, %115 ], [ %105, %108 ]
  br i1 %114, label %131, label %125

125:                                              ; preds = %123
  %126 = zext nneg i32 %105 to i64
  %127 = getelementptr inbounds nuw %struct.Sphere, ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %129 = load i32, ptr %128, align 4, !tbaa !12
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %204

131:                                              ; preds = %125, %123
  %132 = load float, ptr %3, align 4, !tbaa !7
  %133 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = fsub float %132, %110
  %138 = fsub float %134, %112
  %139 = fsub float %136, %113
  %140 = icmp slt i32 %2, 1
  br i1 %140, label %204, label %141

141:                                              ; preds = %131
  %142 = fmul float %137, %137
  %143 = fmul float %138, %138
  %144 = fadd float %142, %143
  %145 = fmul float %139, %139
  %146 = fadd float %144, %145
  br label %147

147:                                              ; preds = %141, %199
  %148 = phi i32 [ 0, %141 ], [ %201, %199 ]
  %149 = icmp eq i32 %148, %105
  br i1 %149, label %199, label %150

150:                                              ; preds = %147
  %151 = zext nneg i32 %148 to i64
  %152 = getelementptr inbounds nuw %struct.Sphere, ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 16
  %154 = load i32, ptr %153, align 4, !tbaa !12
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %199

156:                                              ; preds = %150
  %157 = load float, ptr %152, align 4, !tbaa !7
  %158 = getelementptr inbounds nuw i8, ptr %152, i64 4
  %159 = load float, ptr %158, align 4, !tbaa !7
  %160 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %161 = load float, ptr %160, align 4, !tbaa !7
  %162 = getelementptr inbounds nuw i8, ptr %152, i64 12
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = fsub float %110, %157
  %165 = fsub float %112, %159
  %166 = fsub float %113, %161
  %167 = fmul float %137, %164
  %168 = fmul float %138, %165
  %169 = fadd float %167, %168
  %170 = fmul float %139, %166
  %171 = fadd float %169, %170
  %172 = fmul float %164, %164
  %173 = fmul float %165, %165
  %174 = fadd float %172, %173
  %175 = fmul float %166, %166
  %176 = fadd float %174, %175
  %177 = fmul float %163, %163
  %178 = fsub float %176, %177
  %179 = fmul float %171, %171
  %180 = fmul float %146, %178
  %181 = fsub float %179, %180
  %182 = fcmp olt float %181, 0.000000e+00
  br i1 %182, label %194, label %183

183:                                              ; preds = %156
  %184 = tail call float @llvm.nvvm.sqrt.rn.f(float %181)
  %185 = fneg float %171
  %186 = fsub float %185, %184
  %187 = fdiv float %186, %146
  %188 = fcmp ogt float %187, 0x3F50624DE0000000
  br i1 %188, label %194, label %189

189:                                              ; preds = %183
  %190 = fsub float %184, %171
  %191 = fdiv float %190, %146
  %192 = fcmp ogt float %191, 0x3F50624DE0000000
  %193 = select i1 %192, float %191, float -1.000000e+00
  br label %194

194:                                              ; preds = %156, %183, %189
  %195 = phi float [ -1.000000e+00, %156 ], [ %193, %189 ], [ %187, %183 ]
  %196 = fcmp ogt float %195, 0.000000e+00
  %197 = fcmp olt float %195, 1.000000e+00
  %198 = and i1 %196, %197
  br label %199

199:                                              ; preds = %147, %150, %194
  %200 = phi i1 [ false, %147 ], [ false, %150 ], [ %198, %194 ]
  %201 = add nuw nsw i32 %148, 1
  %202 = icmp sge i32 %201, %2
  %203 = select i1 %202, i1 true, i1 %200
  br i1 %203, label %204, label %147, !llvm.loop !15

204:                                              ; preds = %199, %131, %125
  %205 = phi i1 [ false, %125 ], [ false, %131 ], [ %200, %199 ]
  %206 = add nuw nsw i32 %124, 1000
  %207 = select i1 %205, i32 %206, i32 %124
  br label %208

208:                                              ; preds = %204, %104
  %209 = phi i32 [ %207, %204 ], [ -1, %104 ]
  %210 = mul nsw i32 %16, %0
  %211 = add nuw nsw i32 %210, %11
  %212 = zext nneg i32 %211 to i64
  %213 = getelementptr inbounds nuw i32, ptr %4, i64 %212
  store i32 %209, ptr %213, align 4, !tbaa !3
  %214 = getelementptr inbounds nuw float, ptr %5, i64 %212
  store float %106, ptr %214, align 4, !tbaa !7
  br label %215

215:                                              ; preds = %6, %208
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!12 = !{!13, !4, i64 16}
!13 = !{!"_ZTS6Sphere", !14, i64 0, !8, i64 12, !4, i64 16}
!14 = !{!"_ZTS3Vec", !8, i64 0, !8, i64 4, !8, i64 8}
!15 = distinct !{!15, !10, !11}
