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
  br i1 %19, label %20, label %212

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

37:                                               ; preds = %83, %20
  %38 = phi i32 [ -1, %20 ], [ %90, %83 ]
  %39 = phi float [ -1.000000e+00, %20 ], [ %91, %83 ]
  %40 = fcmp olt float %30, 0.000000e+00
  br i1 %40, label %94, label %101

41:                                               ; preds = %32, %83
  %42 = phi float [ -1.000000e+00, %32 ], [ %91, %83 ]
  %43 = phi i32 [ -1, %32 ], [ %90, %83 ]
  %44 = phi i32 [ 0, %32 ], [ %92, %83 ]
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
  %86 = icmp slt i32 %43, 0
  %87 = fcmp olt float %84, %42
  %88 = select i1 %86, i1 true, i1 %87
  %89 = select i1 %85, i1 %88, i1 false
  %90 = select i1 %89, i32 %44, i32 %43
  %91 = select i1 %89, float %84, float %42
  %92 = add nuw nsw i32 %44, 1
  %93 = icmp eq i32 %92, %2
  br i1 %93, label %37, label %41, !llvm.loop !9

94:                                               ; preds = %37
  %95 = fdiv float -1.000000e+00, %30
  %96 = icmp slt i32 %38, 0
  %97 = fcmp olt float %95, %39
  %98 = select i1 %96, i1 true, i1 %97
  %99 = select i1 %98, i32 100, i32 %38
  %100 = select i1 %98, float %95, float %39
  br label %101

101:                                              ; preds = %94, %37
  %102 = phi i32 [ %99, %94 ], [ %38, %37 ]
  %103 = phi float [ %100, %94 ], [ %39, %37 ]
  %104 = icmp sgt i32 %102, -1
  br i1 %104, label %105, label %205

105:                                              ; preds = %101
  %106 = fmul float %25, %103
  %107 = fadd float %106, 0.000000e+00
  %108 = fmul float %30, %103
  %109 = fadd float %108, 1.000000e+00
  %110 = fadd float %103, -4.000000e+00
  %111 = icmp eq i32 %102, 100
  br i1 %111, label %112, label %120

112:                                              ; preds = %105
  %113 = tail call float @llvm.floor.f32(float %107)
  %114 = fptosi float %113 to i32
  %115 = tail call float @llvm.floor.f32(float %110)
  %116 = fptosi float %115 to i32
  %117 = xor i32 %114, %116
  %118 = and i32 %117, 1
  %119 = or disjoint i32 %118, 100
  br label %120

120:                                              ; preds = %112, %105
  %121 = phi i32 [ %119, %112 ], [ %102, %105 ]
  br i1 %111, label %128, label %122

122:                                              ; preds = %120
  %123 = zext nneg i32 %102 to i64
  %124 = getelementptr inbounds nuw %struct.Sphere, ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !11
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %201

128:                                              ; preds = %122, %120
  %129 = load float, ptr %3, align 4, !tbaa !7
  %130 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = fsub float %129, %107
  %135 = fsub float %131, %109
  %136 = fsub float %133, %110
  %137 = icmp slt i32 %2, 1
  br i1 %137, label %201, label %138

138:                                              ; preds = %128
  %139 = fmul float %134, %134
  %140 = fmul float %135, %135
  %141 = fadd float %139, %140
  %142 = fmul float %136, %136
  %143 = fadd float %141, %142
  br label %144

144:                                              ; preds = %138, %196
  %145 = phi i32 [ 0, %138 ], [ %198, %196 ]
  %146 = icmp eq i32 %145, %102
  br i1 %146, label %196, label %147

147:                                              ; preds = %144
  %148 = zext nneg i32 %145 to i64
  %149 = getelementptr inbounds nuw %struct.Sphere, ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 16
  %151 = load i32, ptr %150, align 4, !tbaa !11
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %196

153:                                              ; preds = %147
  %154 = load float, ptr %149, align 4, !tbaa !7
  %155 = getelementptr inbounds nuw i8, ptr %149, i64 4
  %156 = load float, ptr %155, align 4, !tbaa !7
  %157 = getelementptr inbounds nuw i8, ptr %149, i64 8
  %158 = load float, ptr %157, align 4, !tbaa !7
  %159 = getelementptr inbounds nuw i8, ptr %149, i64 12
  %160 = load float, ptr %159, align 4, !tbaa !7
  %161 = fsub float %107, %154
  %162 = fsub float %109, %156
  %163 = fsub float %110, %158
  %164 = fmul float %134, %161
  %165 = fmul float %135, %162
  %166 = fadd float %164, %165
  %167 = fmul float %136, %163
  %168 = fadd float %166, %167
  %169 = fmul float %161, %161
  %170 = fmul float %162, %162
  %171 = fadd float %169, %170
  %172 = fmul float %163, %163
  %173 = fadd float %171, %172
  %174 = fmul float %160, %160
  %175 = fsub float %173, %174
  %176 = fmul float %168, %168
  %177 = fmul float %143, %175
  %178 = fsub float %176, %177
  %179 = fcmp olt float %178, 0.000000e+00
  br i1 %179, label %191, label %180

180:                                              ; preds = %153
  %181 = tail call float @llvm.nvvm.sqrt.rn.f(float %178)
  %182 = fneg float %168
  %183 = fsub float %182, %181
  %184 = fdiv float %183, %143
  %185 = fcmp ogt float %184, 0x3F50624DE0000000
  br i1 %185, label %191, label %186

186:                                              ; preds = %180
  %187 = fsub float %181, %168
  %188 = fdiv float %187, %143
  %189 = fcmp ogt float %188, 0x3F50624DE0000000
  %190 = select i1 %189, float %188, float -1.000000e+00
  br label %191

191:                                              ; preds = %153, %180, %186
  %192 = phi float [ -1.000000e+00, %153 ], [ %190, %186 ], [ %184, %180 ]
  %193 = fcmp ogt float %192, 0.000000e+00
  %194 = fcmp olt float %192, 1.000000e+00
  %195 = and i1 %193, %194
  br label %196

196:                                              ; preds = %144, %147, %191
  %197 = phi i1 [ false, %144 ], [ false, %147 ], [ %195, %191 ]
  %198 = add nuw nsw i32 %145, 1
  %199 = icmp sge i32 %198, %2
  %200 = select i1 %199, i1 true, i1 %197
  br i1 %200, label %201, label %144, !llvm.loop !14

201:                                              ; preds = %196, %128, %122
  %202 = phi i1 [ false, %122 ], [ false, %128 ], [ %197, %196 ]
  %203 = add nuw nsw i32 %121, 1000
  %204 = select i1 %202, i32 %203, i32 %121
  br label %205

205:                                              ; preds = %201, %101
  %206 = phi i32 [ %204, %201 ], [ -1, %101 ]
  %207 = mul nsw i32 %16, %0
  %208 = add nuw nsw i32 %207, %11
  %209 = zext nneg i32 %208 to i64
  %210 = getelementptr inbounds nuw i32, ptr %4, i64 %209
  store i32 %206, ptr %210, align 4, !tbaa !3
  %211 = getelementptr inbounds nuw float, ptr %5, i64 %209
  store float %103, ptr %211, align 4, !tbaa !7
  br label %212

212:                                              ; preds = %6, %205
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !4, i64 16}
!12 = !{!"_ZTS6Sphere", !13, i64 0, !8, i64 12, !4, i64 16}
!13 = !{!"_ZTS3Vec", !8, i64 0, !8, i64 4, !8, i64 8}
!14 = distinct !{!14, !10}
