; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Sphere = type { %struct.Vec, float, i32 }
%struct.Vec = type { float, float, float }

@spheres = dso_local addrspace(4) externally_initialized constant [8 x %struct.Sphere] zeroinitializer, align 4
@__const.ray_sphere.eye = private unnamed_addr constant %struct.Vec { float 0.000000e+00, float 1.000000e+00, float -4.000000e+00 }, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @spheres to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ray_sphere(i32 noundef %w, i32 noundef %h, i32 noundef %count, ptr noundef %light, ptr noundef %hit, ptr noundef %distance) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nsw i32 %3, %4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nsw i32 %mul5, %5
  %cmp = icmp sge i32 %add, %w
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp8 = icmp sge i32 %add7, %h
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %eye.sroa.0.0.copyload = load float, ptr @__const.ray_sphere.eye, align 4
  %eye.sroa.5.0.copyload = load float, ptr getelementptr inbounds (i8, ptr @__const.ray_sphere.eye, i64 4), align 4
  %eye.sroa.7.0.copyload = load float, ptr getelementptr inbounds (i8, ptr @__const.ray_sphere.eye, i64 8), align 4
  %conv = sitofp i32 %add to float
  %add9 = fadd float %conv, 5.000000e-01
  %conv10 = sitofp i32 %w to float
  %div = fdiv float %add9, %conv10
  %sub = fsub float %div, 5.000000e-01
  %conv11 = sitofp i32 %add7 to float
  %add12 = fadd float %conv11, 5.000000e-01
  %conv13 = sitofp i32 %h to float
  %div14 = fdiv float %add12, %conv13
  %sub15 = fsub float 5.000000e-01, %div14
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %s.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %what.0 = phi i32 [ -1, %if.end ], [ %what.1, %for.inc ]
  %nearest.0 = phi float [ -1.000000e+00, %if.end ], [ %nearest.1, %for.inc ]
  %cmp16 = icmp slt i32 %s.0, %count
  br i1 %cmp16, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %s.0 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom
  %agg.tmp18.sroa.0.sroa.0.0.copyload = load float, ptr %arrayidx, align 4, !tbaa !7
  %agg.tmp18.sroa.0.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %agg.tmp18.sroa.0.sroa.2.0.copyload = load float, ptr %agg.tmp18.sroa.0.sroa.2.0.arrayidx.sroa_idx, align 4, !tbaa !7
  %agg.tmp18.sroa.0.sroa.3.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %agg.tmp18.sroa.0.sroa.3.0.copyload = load float, ptr %agg.tmp18.sroa.0.sroa.3.0.arrayidx.sroa_idx, align 4, !tbaa !7
  %agg.tmp18.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 12
  %agg.tmp18.sroa.2.0.copyload = load float, ptr %agg.tmp18.sroa.2.0.arrayidx.sroa_idx, align 4, !tbaa !7
  %agg.tmp18.sroa.3.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %agg.tmp18.sroa.3.0.copyload = load i32, ptr %agg.tmp18.sroa.3.0.arrayidx.sroa_idx, align 4, !tbaa !3
  %sub.i61 = fsub float %eye.sroa.0.0.copyload, %agg.tmp18.sroa.0.sroa.0.0.copyload
  %sub5.i65 = fsub float %eye.sroa.5.0.copyload, %agg.tmp18.sroa.0.sroa.2.0.copyload
  %sub8.i69 = fsub float %eye.sroa.7.0.copyload, %agg.tmp18.sroa.0.sroa.3.0.copyload
  %.fca.0.insert232 = insertvalue %struct.Vec poison, float %sub.i61, 0
  %.fca.1.insert233 = insertvalue %struct.Vec %.fca.0.insert232, float %sub5.i65, 1
  %.fca.2.insert234 = insertvalue %struct.Vec %.fca.1.insert233, float %sub8.i69, 2
  %6 = extractvalue %struct.Vec %.fca.2.insert234, 0
  %7 = extractvalue %struct.Vec %.fca.2.insert234, 1
  %8 = extractvalue %struct.Vec %.fca.2.insert234, 2
  %mul.i134 = fmul float %sub, %sub
  %mul3.i137 = fmul float %sub15, %sub15
  %add.i138 = fadd float %mul.i134, %mul3.i137
  %mul5.i141 = fmul float 1.000000e+00, 1.000000e+00
  %add6.i142 = fadd float %add.i138, %mul5.i141
  %mul.i123 = fmul float %6, %sub
  %mul3.i126 = fmul float %7, %sub15
  %add.i127 = fadd float %mul.i123, %mul3.i126
  %mul5.i130 = fmul float %8, 1.000000e+00
  %add6.i131 = fadd float %add.i127, %mul5.i130
  %mul.i112 = fmul float %6, %6
  %mul3.i115 = fmul float %7, %7
  %add.i116 = fadd float %mul.i112, %mul3.i115
  %mul5.i119 = fmul float %8, %8
  %add6.i120 = fadd float %add.i116, %mul5.i119
  %mul.i = fmul float %agg.tmp18.sroa.2.0.copyload, %agg.tmp18.sroa.2.0.copyload
  %sub.i = fsub float %add6.i120, %mul.i
  %mul12.i = fmul float %add6.i131, %add6.i131
  %mul13.i = fmul float %add6.i142, %sub.i
  %sub14.i = fsub float %mul12.i, %mul13.i
  %cmp.i = fcmp olt float %sub14.i, 0.000000e+00
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body
  br label %_ZL4meet3VecS_6Sphere.exit

if.end.i:                                         ; preds = %for.body
  %9 = call float @llvm.nvvm.sqrt.rn.f(float %sub14.i)
  %fneg.i = fneg float %add6.i131
  %sub15.i = fsub float %fneg.i, %9
  %div.i = fdiv float %sub15.i, %add6.i142
  %cmp16.i = fcmp ogt float %div.i, 0x3F50624DE0000000
  br i1 %cmp16.i, label %if.then17.i, label %if.end18.i

if.then17.i:                                      ; preds = %if.end.i
  br label %cleanup24.i

if.end18.i:                                       ; preds = %if.end.i
  %fneg19.i = fneg float %add6.i131
  %add.i = fadd float %fneg19.i, %9
  %div20.i = fdiv float %add.i, %add6.i142
  %cmp21.i = fcmp ogt float %div20.i, 0x3F50624DE0000000
  br i1 %cmp21.i, label %if.then22.i, label %if.end23.i

if.then22.i:                                      ; preds = %if.end18.i
  br label %cleanup.i

if.end23.i:                                       ; preds = %if.end18.i
  br label %cleanup.i

cleanup.i:                                        ; preds = %if.end23.i, %if.then22.i
  %retval.i.0 = phi float [ %div20.i, %if.then22.i ], [ -1.000000e+00, %if.end23.i ]
  br label %cleanup24.i

cleanup24.i:                                      ; preds = %cleanup.i, %if.then17.i
  %retval.i.1 = phi float [ %div.i, %if.then17.i ], [ %retval.i.0, %cleanup.i ]
  br label %_ZL4meet3VecS_6Sphere.exit

_ZL4meet3VecS_6Sphere.exit:                       ; preds = %if.then.i, %cleanup24.i
  %retval.i.2 = phi float [ -1.000000e+00, %if.then.i ], [ %retval.i.1, %cleanup24.i ]
  %cmp20 = fcmp ogt float %retval.i.2, 0.000000e+00
  br i1 %cmp20, label %land.lhs.true, label %if.end25

land.lhs.true:                                    ; preds = %_ZL4meet3VecS_6Sphere.exit
  %cmp21 = icmp slt i32 %what.0, 0
  br i1 %cmp21, label %if.then24, label %lor.lhs.false22

lor.lhs.false22:                                  ; preds = %land.lhs.true
  %cmp23 = fcmp olt float %retval.i.2, %nearest.0
  br i1 %cmp23, label %if.then24, label %if.end25

if.then24:                                        ; preds = %lor.lhs.false22, %land.lhs.true
  br label %if.end25

if.end25:                                         ; preds = %if.then24, %lor.lhs.false22, %_ZL4meet3VecS_6Sphere.exit
  %what.1 = phi i32 [ %s.0, %if.then24 ], [ %what.0, %lor.lhs.false22 ], [ %what.0, %_ZL4meet3VecS_6Sphere.exit ]
  %nearest.1 = phi float [ %retval.i.2, %if.then24 ], [ %nearest.0, %lor.lhs.false22 ], [ %nearest.0, %_ZL4meet3VecS_6Sphere.exit ]
  br label %for.inc

for.inc:                                          ; preds = %if.end25
  %inc = add nsw i32 %s.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  %cmp27 = fcmp olt float %sub15, 0.000000e+00
  br i1 %cmp27, label %if.then28, label %if.end38

if.then28:                                        ; preds = %for.end
  %fneg = fneg float %eye.sroa.5.0.copyload
  %div32 = fdiv float %fneg, %sub15
  %cmp33 = icmp slt i32 %what.0, 0
  br i1 %cmp33, label %if.then36, label %lor.lhs.false34

lor.lhs.false34:                                  ; preds = %if.then28
  %cmp35 = fcmp olt float %div32, %nearest.0
  br i1 %cmp35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %lor.lhs.false34, %if.then28
  br label %if.end37

if.end37:                                         ; preds = %if.then36, %lor.lhs.false34
  %what.3 = phi i32 [ 100, %if.then36 ], [ %what.0, %lor.lhs.false34 ]
  %nearest.3 = phi float [ %div32, %if.then36 ], [ %nearest.0, %lor.lhs.false34 ]
  br label %if.end38

if.end38:                                         ; preds = %if.end37, %for.end
  %what.2 = phi i32 [ %what.3, %if.end37 ], [ %what.0, %for.end ]
  %nearest.2 = phi float [ %nearest.3, %if.end37 ], [ %nearest.0, %for.end ]
  %cmp39 = icmp sge i32 %what.2, 0
  br i1 %cmp39, label %if.then40, label %if.end107

if.then40:                                        ; preds = %if.end38
  %mul44 = fmul float %sub, %nearest.2
  %add45 = fadd float %eye.sroa.0.0.copyload, %mul44
  %mul49 = fmul float %sub15, %nearest.2
  %add50 = fadd float %eye.sroa.5.0.copyload, %mul49
  %mul54 = fmul float 1.000000e+00, %nearest.2
  %add55 = fadd float %eye.sroa.7.0.copyload, %mul54
  %cmp56 = icmp eq i32 %what.2, 100
  br i1 %cmp56, label %if.then57, label %if.end64

if.then57:                                        ; preds = %if.then40
  %10 = call float @llvm.floor.f32(float %add45)
  %conv59 = fptosi float %10 to i32
  %11 = call float @llvm.floor.f32(float %add55)
  %conv61 = fptosi float %11 to i32
  %xor = xor i32 %conv59, %conv61
  %and = and i32 %xor, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then62, label %if.end63

if.then62:                                        ; preds = %if.then57
  br label %if.end63

if.end63:                                         ; preds = %if.then62, %if.then57
  %code.2 = phi i32 [ 101, %if.then62 ], [ %what.2, %if.then57 ]
  br label %if.end64

if.end64:                                         ; preds = %if.end63, %if.then40
  %code.1 = phi i32 [ %code.2, %if.end63 ], [ %what.2, %if.then40 ]
  %cmp65 = icmp eq i32 %what.2, 100
  br i1 %cmp65, label %if.then70, label %lor.lhs.false66

lor.lhs.false66:                                  ; preds = %if.end64
  %idxprom67 = sext i32 %what.2 to i64
  %arrayidx68 = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom67
  %glass = getelementptr inbounds nuw %struct.Sphere, ptr %arrayidx68, i32 0, i32 2
  %12 = load i32, ptr %glass, align 4, !tbaa !12
  %tobool69 = icmp ne i32 %12, 0
  br i1 %tobool69, label %if.end102, label %if.then70

if.then70:                                        ; preds = %lor.lhs.false66, %if.end64
  %agg.tmp71.sroa.0.0.copyload = load float, ptr %light, align 4, !tbaa !7
  %agg.tmp71.sroa.2.0.light.addr.0..sroa_idx = getelementptr inbounds i8, ptr %light, i64 4
  %agg.tmp71.sroa.2.0.copyload = load float, ptr %agg.tmp71.sroa.2.0.light.addr.0..sroa_idx, align 4, !tbaa !7
  %agg.tmp71.sroa.3.0.light.addr.0..sroa_idx = getelementptr inbounds i8, ptr %light, i64 8
  %agg.tmp71.sroa.3.0.copyload = load float, ptr %agg.tmp71.sroa.3.0.light.addr.0..sroa_idx, align 4, !tbaa !7
  %sub.i73 = fsub float %agg.tmp71.sroa.0.0.copyload, %add45
  %sub5.i77 = fsub float %agg.tmp71.sroa.2.0.copyload, %add50
  %sub8.i81 = fsub float %agg.tmp71.sroa.3.0.copyload, %add55
  %.fca.0.insert235 = insertvalue %struct.Vec poison, float %sub.i73, 0
  %.fca.1.insert236 = insertvalue %struct.Vec %.fca.0.insert235, float %sub5.i77, 1
  %.fca.2.insert237 = insertvalue %struct.Vec %.fca.1.insert236, float %sub8.i81, 2
  %13 = extractvalue %struct.Vec %.fca.2.insert237, 0
  %14 = extractvalue %struct.Vec %.fca.2.insert237, 1
  %15 = extractvalue %struct.Vec %.fca.2.insert237, 2
  br label %for.cond75

for.cond75:                                       ; preds = %for.inc99, %if.then70
  %shadow.1 = phi i8 [ 0, %if.then70 ], [ %shadow.2, %for.inc99 ]
  %s74.0 = phi i32 [ 0, %if.then70 ], [ %inc100, %for.inc99 ]
  %cmp76 = icmp slt i32 %s74.0, %count
  br i1 %cmp76, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond75
  %loadedv = trunc i8 %shadow.1 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond75
  %16 = phi i1 [ false, %for.cond75 ], [ %lnot, %land.rhs ]
  br i1 %16, label %for.body78, label %for.cond.cleanup77

for.cond.cleanup77:                               ; preds = %land.end
  br label %for.end101

for.body78:                                       ; preds = %land.end
  %cmp79 = icmp eq i32 %s74.0, %what.2
  br i1 %cmp79, label %if.then85, label %lor.lhs.false80

lor.lhs.false80:                                  ; preds = %for.body78
  %idxprom81 = sext i32 %s74.0 to i64
  %arrayidx82 = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom81
  %glass83 = getelementptr inbounds nuw %struct.Sphere, ptr %arrayidx82, i32 0, i32 2
  %17 = load i32, ptr %glass83, align 4, !tbaa !12
  %tobool84 = icmp ne i32 %17, 0
  br i1 %tobool84, label %if.then85, label %if.end86

if.then85:                                        ; preds = %lor.lhs.false80, %for.body78
  br label %for.inc99

if.end86:                                         ; preds = %lor.lhs.false80
  %idxprom91 = sext i32 %s74.0 to i64
  %arrayidx92 = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom91
  %agg.tmp90.sroa.0.sroa.0.0.copyload = load float, ptr %arrayidx92, align 4, !tbaa !7
  %agg.tmp90.sroa.0.sroa.2.0.arrayidx92.sroa_idx = getelementptr inbounds i8, ptr %arrayidx92, i64 4
  %agg.tmp90.sroa.0.sroa.2.0.copyload = load float, ptr %agg.tmp90.sroa.0.sroa.2.0.arrayidx92.sroa_idx, align 4, !tbaa !7
  %agg.tmp90.sroa.0.sroa.3.0.arrayidx92.sroa_idx = getelementptr inbounds i8, ptr %arrayidx92, i64 8
  %agg.tmp90.sroa.0.sroa.3.0.copyload = load float, ptr %agg.tmp90.sroa.0.sroa.3.0.arrayidx92.sroa_idx, align 4, !tbaa !7
  %agg.tmp90.sroa.2.0.arrayidx92.sroa_idx = getelementptr inbounds i8, ptr %arrayidx92, i64 12
  %agg.tmp90.sroa.2.0.copyload = load float, ptr %agg.tmp90.sroa.2.0.arrayidx92.sroa_idx, align 4, !tbaa !7
  %agg.tmp90.sroa.3.0.arrayidx92.sroa_idx = getelementptr inbounds i8, ptr %arrayidx92, i64 16
  %agg.tmp90.sroa.3.0.copyload = load i32, ptr %agg.tmp90.sroa.3.0.arrayidx92.sroa_idx, align 4, !tbaa !3
  %sub.i57 = fsub float %add45, %agg.tmp90.sroa.0.sroa.0.0.copyload
  %sub5.i = fsub float %add50, %agg.tmp90.sroa.0.sroa.2.0.copyload
  %sub8.i = fsub float %add55, %agg.tmp90.sroa.0.sroa.3.0.copyload
  %.fca.0.insert = insertvalue %struct.Vec poison, float %sub.i57, 0
  %.fca.1.insert = insertvalue %struct.Vec %.fca.0.insert, float %sub5.i, 1
  %.fca.2.insert = insertvalue %struct.Vec %.fca.1.insert, float %sub8.i, 2
  %18 = extractvalue %struct.Vec %.fca.2.insert, 0
  %19 = extractvalue %struct.Vec %.fca.2.insert, 1
  %20 = extractvalue %struct.Vec %.fca.2.insert, 2
  %mul.i101 = fmul float %13, %13
  %mul3.i104 = fmul float %14, %14
  %add.i105 = fadd float %mul.i101, %mul3.i104
  %mul5.i108 = fmul float %15, %15
  %add6.i109 = fadd float %add.i105, %mul5.i108
  %mul.i90 = fmul float %18, %13
  %mul3.i93 = fmul float %19, %14
  %add.i94 = fadd float %mul.i90, %mul3.i93
  %mul5.i97 = fmul float %20, %15
  %add6.i98 = fadd float %add.i94, %mul5.i97
  %mul.i84 = fmul float %18, %18
  %mul3.i = fmul float %19, %19
  %add.i86 = fadd float %mul.i84, %mul3.i
  %mul5.i = fmul float %20, %20
  %add6.i = fadd float %add.i86, %mul5.i
  %mul.i31 = fmul float %agg.tmp90.sroa.2.0.copyload, %agg.tmp90.sroa.2.0.copyload
  %sub.i32 = fsub float %add6.i, %mul.i31
  %mul12.i33 = fmul float %add6.i98, %add6.i98
  %mul13.i34 = fmul float %add6.i109, %sub.i32
  %sub14.i35 = fsub float %mul12.i33, %mul13.i34
  %cmp.i36 = fcmp olt float %sub14.i35, 0.000000e+00
  br i1 %cmp.i36, label %if.then.i52, label %if.end.i37

if.then.i52:                                      ; preds = %if.end86
  br label %_ZL4meet3VecS_6Sphere.exit53

if.end.i37:                                       ; preds = %if.end86
  %21 = call float @llvm.nvvm.sqrt.rn.f(float %sub14.i35)
  %fneg.i38 = fneg float %add6.i98
  %sub15.i39 = fsub float %fneg.i38, %21
  %div.i40 = fdiv float %sub15.i39, %add6.i109
  %cmp16.i41 = fcmp ogt float %div.i40, 0x3F50624DE0000000
  br i1 %cmp16.i41, label %if.then17.i51, label %if.end18.i42

if.then17.i51:                                    ; preds = %if.end.i37
  br label %cleanup24.i49

if.end18.i42:                                     ; preds = %if.end.i37
  %fneg19.i43 = fneg float %add6.i98
  %add.i44 = fadd float %fneg19.i43, %21
  %div20.i45 = fdiv float %add.i44, %add6.i109
  %cmp21.i46 = fcmp ogt float %div20.i45, 0x3F50624DE0000000
  br i1 %cmp21.i46, label %if.then22.i50, label %if.end23.i47

if.then22.i50:                                    ; preds = %if.end18.i42
  br label %cleanup.i48

if.end23.i47:                                     ; preds = %if.end18.i42
  br label %cleanup.i48

cleanup.i48:                                      ; preds = %if.end23.i47, %if.then22.i50
  %retval.i7.0 = phi float [ %div20.i45, %if.then22.i50 ], [ -1.000000e+00, %if.end23.i47 ]
  br label %cleanup24.i49

cleanup24.i49:                                    ; preds = %cleanup.i48, %if.then17.i51
  %retval.i7.1 = phi float [ %div.i40, %if.then17.i51 ], [ %retval.i7.0, %cleanup.i48 ]
  br label %_ZL4meet3VecS_6Sphere.exit53

_ZL4meet3VecS_6Sphere.exit53:                     ; preds = %if.then.i52, %cleanup24.i49
  %retval.i7.2 = phi float [ -1.000000e+00, %if.then.i52 ], [ %retval.i7.1, %cleanup24.i49 ]
  %cmp94 = fcmp ogt float %retval.i7.2, 0.000000e+00
  br i1 %cmp94, label %land.lhs.true95, label %if.end98

land.lhs.true95:                                  ; preds = %_ZL4meet3VecS_6Sphere.exit53
  %cmp96 = fcmp olt float %retval.i7.2, 1.000000e+00
  br i1 %cmp96, label %if.then97, label %if.end98

if.then97:                                        ; preds = %land.lhs.true95
  br label %if.end98

if.end98:                                         ; preds = %if.then97, %land.lhs.true95, %_ZL4meet3VecS_6Sphere.exit53
  %shadow.3 = phi i8 [ 1, %if.then97 ], [ %shadow.1, %land.lhs.true95 ], [ %shadow.1, %_ZL4meet3VecS_6Sphere.exit53 ]
  br label %for.inc99

for.inc99:                                        ; preds = %if.end98, %if.then85
  %shadow.2 = phi i8 [ %shadow.1, %if.then85 ], [ %shadow.3, %if.end98 ]
  %inc100 = add nsw i32 %s74.0, 1
  br label %for.cond75, !llvm.loop !15

for.end101:                                       ; preds = %for.cond.cleanup77
  br label %if.end102

if.end102:                                        ; preds = %for.end101, %lor.lhs.false66
  %shadow.0 = phi i8 [ %shadow.1, %for.end101 ], [ 0, %lor.lhs.false66 ]
  %loadedv103 = trunc i8 %shadow.0 to i1
  br i1 %loadedv103, label %if.then104, label %if.end106

if.then104:                                       ; preds = %if.end102
  %add105 = add nsw i32 %code.1, 1000
  br label %if.end106

if.end106:                                        ; preds = %if.then104, %if.end102
  %code.3 = phi i32 [ %add105, %if.then104 ], [ %code.1, %if.end102 ]
  br label %if.end107

if.end107:                                        ; preds = %if.end106, %if.end38
  %code.0 = phi i32 [ %code.3, %if.end106 ], [ -1, %if.end38 ]
  %mul108 = mul nsw i32 %add7, %w
  %add109 = add nsw i32 %mul108, %add
  %idxprom110 = sext i32 %add109 to i64
  %arrayidx111 = getelementptr inbounds i32, ptr %hit, i64 %idxprom110
  store i32 %code.0, ptr %arrayidx111, align 4, !tbaa !3
  %mul112 = mul nsw i32 %add7, %w
  %add113 = add nsw i32 %mul112, %add
  %idxprom114 = sext i32 %add113 to i64
  %arrayidx115 = getelementptr inbounds float, ptr %distance, i64 %idxprom114
  store float %nearest.2, ptr %arrayidx115, align 4, !tbaa !7
  br label %cleanup

cleanup:                                          ; preds = %if.end107, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end107 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }

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
