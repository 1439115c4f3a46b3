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
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %light.addr = alloca ptr, align 8
  %hit.addr = alloca ptr, align 8
  %distance.addr = alloca ptr, align 8
  %px = alloca i32, align 4
  %py = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %eye = alloca %struct.Vec, align 4
  %dir = alloca %struct.Vec, align 4
  %nearest = alloca float, align 4
  %what = alloca i32, align 4
  %s = alloca i32, align 4
  %d = alloca float, align 4
  %agg.tmp = alloca %struct.Vec, align 4
  %agg.tmp17 = alloca %struct.Vec, align 4
  %agg.tmp18 = alloca %struct.Sphere, align 4
  %d29 = alloca float, align 4
  %code = alloca i32, align 4
  %p = alloca %struct.Vec, align 4
  %cx = alloca i32, align 4
  %cz = alloca i32, align 4
  %shadow = alloca i8, align 1
  %to_light = alloca %struct.Vec, align 4
  %agg.tmp71 = alloca %struct.Vec, align 4
  %agg.tmp72 = alloca %struct.Vec, align 4
  %s74 = alloca i32, align 4
  %d87 = alloca float, align 4
  %agg.tmp88 = alloca %struct.Vec, align 4
  %agg.tmp89 = alloca %struct.Vec, align 4
  %agg.tmp90 = alloca %struct.Sphere, align 4
  store i32 %w, ptr %w.addr, align 4, !tbaa !3
  store i32 %h, ptr %h.addr, align 4, !tbaa !3
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %light, ptr %light.addr, align 8, !tbaa !7
  store ptr %hit, ptr %hit.addr, align 8, !tbaa !10
  store ptr %distance, ptr %distance.addr, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %px) #7
  %call = call noundef i32 @_ZL7block_xv() #8
  %call1 = call noundef i32 @_ZL11block_dim_xv() #8
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #8
  %add = add nsw i32 %mul, %call2
  store i32 %add, ptr %px, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %py) #7
  %call3 = call noundef i32 @_ZL7block_yv() #8
  %call4 = call noundef i32 @_ZL11block_dim_yv() #8
  %mul5 = mul nsw i32 %call3, %call4
  %call6 = call noundef i32 @_ZL8thread_yv() #8
  %add7 = add nsw i32 %mul5, %call6
  store i32 %add7, ptr %py, align 4, !tbaa !3
  %0 = load i32, ptr %px, align 4, !tbaa !3
  %1 = load i32, ptr %w.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %py, align 4, !tbaa !3
  %3 = load i32, ptr %h.addr, align 4, !tbaa !3
  %cmp8 = icmp sge i32 %2, %3
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %eye) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %eye, ptr align 4 @__const.ray_sphere.eye, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %dir) #7
  %x = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 0
  %4 = load i32, ptr %px, align 4, !tbaa !3
  %conv = sitofp i32 %4 to float
  %add9 = fadd float %conv, 5.000000e-01
  %5 = load i32, ptr %w.addr, align 4, !tbaa !3
  %conv10 = sitofp i32 %5 to float
  %div = fdiv float %add9, %conv10
  %sub = fsub float %div, 5.000000e-01
  store float %sub, ptr %x, align 4, !tbaa !14
  %y = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 1
  %6 = load i32, ptr %py, align 4, !tbaa !3
  %conv11 = sitofp i32 %6 to float
  %add12 = fadd float %conv11, 5.000000e-01
  %7 = load i32, ptr %h.addr, align 4, !tbaa !3
  %conv13 = sitofp i32 %7 to float
  %div14 = fdiv float %add12, %conv13
  %sub15 = fsub float 5.000000e-01, %div14
  store float %sub15, ptr %y, align 4, !tbaa !17
  %z = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 2
  store float 1.000000e+00, ptr %z, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %nearest) #7
  store float -1.000000e+00, ptr %nearest, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %what) #7
  store i32 -1, ptr %what, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %s) #7
  store i32 0, ptr %s, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32, ptr %s, align 4, !tbaa !3
  %9 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp16 = icmp slt i32 %8, %9
  br i1 %cmp16, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %s) #7
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %d) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp, ptr align 4 %eye, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp17, ptr align 4 %dir, i64 12, i1 false), !tbaa.struct !20
  %10 = load i32, ptr %s, align 4, !tbaa !3
  %idxprom = sext i32 %10 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp18, ptr align 4 %arrayidx, i64 20, i1 false), !tbaa.struct !21
  %call19 = call noundef float @_ZL4meet3VecS_6Sphere(ptr noundef byval(%struct.Vec) align 4 %agg.tmp, ptr noundef byval(%struct.Vec) align 4 %agg.tmp17, ptr noundef byval(%struct.Sphere) align 4 %agg.tmp18) #8
  store float %call19, ptr %d, align 4, !tbaa !19
  %11 = load float, ptr %d, align 4, !tbaa !19
  %cmp20 = fcmp ogt float %11, 0.000000e+00
  br i1 %cmp20, label %land.lhs.true, label %if.end25

land.lhs.true:                                    ; preds = %for.body
  %12 = load i32, ptr %what, align 4, !tbaa !3
  %cmp21 = icmp slt i32 %12, 0
  br i1 %cmp21, label %if.then24, label %lor.lhs.false22

lor.lhs.false22:                                  ; preds = %land.lhs.true
  %13 = load float, ptr %d, align 4, !tbaa !19
  %14 = load float, ptr %nearest, align 4, !tbaa !19
  %cmp23 = fcmp olt float %13, %14
  br i1 %cmp23, label %if.then24, label %if.end25

if.then24:                                        ; preds = %lor.lhs.false22, %land.lhs.true
  %15 = load float, ptr %d, align 4, !tbaa !19
  store float %15, ptr %nearest, align 4, !tbaa !19
  %16 = load i32, ptr %s, align 4, !tbaa !3
  store i32 %16, ptr %what, align 4, !tbaa !3
  br label %if.end25

if.end25:                                         ; preds = %if.then24, %lor.lhs.false22, %for.body
  call void @llvm.lifetime.end.p0(ptr %d) #7
  br label %for.inc

for.inc:                                          ; preds = %if.end25
  %17 = load i32, ptr %s, align 4, !tbaa !3
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %s, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %for.cond.cleanup
  %y26 = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 1
  %18 = load float, ptr %y26, align 4, !tbaa !17
  %cmp27 = fcmp olt float %18, 0.000000e+00
  br i1 %cmp27, label %if.then28, label %if.end38

if.then28:                                        ; preds = %for.end
  call void @llvm.lifetime.start.p0(ptr %d29) #7
  %y30 = getelementptr inbounds nuw %struct.Vec, ptr %eye, i32 0, i32 1
  %19 = load float, ptr %y30, align 4, !tbaa !17
  %fneg = fneg float %19
  %y31 = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 1
  %20 = load float, ptr %y31, align 4, !tbaa !17
  %div32 = fdiv float %fneg, %20
  store float %div32, ptr %d29, align 4, !tbaa !19
  %21 = load i32, ptr %what, align 4, !tbaa !3
  %cmp33 = icmp slt i32 %21, 0
  br i1 %cmp33, label %if.then36, label %lor.lhs.false34

lor.lhs.false34:                                  ; preds = %if.then28
  %22 = load float, ptr %d29, align 4, !tbaa !19
  %23 = load float, ptr %nearest, align 4, !tbaa !19
  %cmp35 = fcmp olt float %22, %23
  br i1 %cmp35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %lor.lhs.false34, %if.then28
  %24 = load float, ptr %d29, align 4, !tbaa !19
  store float %24, ptr %nearest, align 4, !tbaa !19
  store i32 100, ptr %what, align 4, !tbaa !3
  br label %if.end37

if.end37:                                         ; preds = %if.then36, %lor.lhs.false34
  call void @llvm.lifetime.end.p0(ptr %d29) #7
  br label %if.end38

if.end38:                                         ; preds = %if.end37, %for.end
  call void @llvm.lifetime.start.p0(ptr %code) #7
  store i32 -1, ptr %code, align 4, !tbaa !3
  %25 = load i32, ptr %what, align 4, !tbaa !3
  %cmp39 = icmp sge i32 %25, 0
  br i1 %cmp39, label %if.then40, label %if.end107

if.then40:                                        ; preds = %if.end38
  call void @llvm.lifetime.start.p0(ptr %p) #7
  %x41 = getelementptr inbounds nuw %struct.Vec, ptr %p, i32 0, i32 0
  %x42 = getelementptr inbounds nuw %struct.Vec, ptr %eye, i32 0, i32 0
  %26 = load float, ptr %x42, align 4, !tbaa !14
  %x43 = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 0
  %27 = load float, ptr %x43, align 4, !tbaa !14
  %28 = load float, ptr %nearest, align 4, !tbaa !19
  %mul44 = fmul float %27, %28
  %add45 = fadd float %26, %mul44
  store float %add45, ptr %x41, align 4, !tbaa !14
  %y46 = getelementptr inbounds nuw %struct.Vec, ptr %p, i32 0, i32 1
  %y47 = getelementptr inbounds nuw %struct.Vec, ptr %eye, i32 0, i32 1
  %29 = load float, ptr %y47, align 4, !tbaa !17
  %y48 = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 1
  %30 = load float, ptr %y48, align 4, !tbaa !17
  %31 = load float, ptr %nearest, align 4, !tbaa !19
  %mul49 = fmul float %30, %31
  %add50 = fadd float %29, %mul49
  store float %add50, ptr %y46, align 4, !tbaa !17
  %z51 = getelementptr inbounds nuw %struct.Vec, ptr %p, i32 0, i32 2
  %z52 = getelementptr inbounds nuw %struct.Vec, ptr %eye, i32 0, i32 2
  %32 = load float, ptr %z52, align 4, !tbaa !18
  %z53 = getelementptr inbounds nuw %struct.Vec, ptr %dir, i32 0, i32 2
  %33 = load float, ptr %z53, align 4, !tbaa !18
  %34 = load float, ptr %nearest, align 4, !tbaa !19
  %mul54 = fmul float %33, %34
  %add55 = fadd float %32, %mul54
  store float %add55, ptr %z51, align 4, !tbaa !18
  %35 = load i32, ptr %what, align 4, !tbaa !3
  store i32 %35, ptr %code, align 4, !tbaa !3
  %36 = load i32, ptr %what, align 4, !tbaa !3
  %cmp56 = icmp eq i32 %36, 100
  br i1 %cmp56, label %if.then57, label %if.end64

if.then57:                                        ; preds = %if.then40
  call void @llvm.lifetime.start.p0(ptr %cx) #7
  %x58 = getelementptr inbounds nuw %struct.Vec, ptr %p, i32 0, i32 0
  %37 = load float, ptr %x58, align 4, !tbaa !14
  %38 = call float @llvm.floor.f32(float %37)
  %conv59 = fptosi float %38 to i32
  store i32 %conv59, ptr %cx, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %cz) #7
  %z60 = getelementptr inbounds nuw %struct.Vec, ptr %p, i32 0, i32 2
  %39 = load float, ptr %z60, align 4, !tbaa !18
  %40 = call float @llvm.floor.f32(float %39)
  %conv61 = fptosi float %40 to i32
  store i32 %conv61, ptr %cz, align 4, !tbaa !3
  %41 = load i32, ptr %cx, align 4, !tbaa !3
  %42 = load i32, ptr %cz, align 4, !tbaa !3
  %xor = xor i32 %41, %42
  %and = and i32 %xor, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then62, label %if.end63

if.then62:                                        ; preds = %if.then57
  store i32 101, ptr %code, align 4, !tbaa !3
  br label %if.end63

if.end63:                                         ; preds = %if.then62, %if.then57
  call void @llvm.lifetime.end.p0(ptr %cz) #7
  call void @llvm.lifetime.end.p0(ptr %cx) #7
  br label %if.end64

if.end64:                                         ; preds = %if.end63, %if.then40
  call void @llvm.lifetime.start.p0(ptr %shadow) #7
  store i8 0, ptr %shadow, align 1, !tbaa !25
  %43 = load i32, ptr %what, align 4, !tbaa !3
  %cmp65 = icmp eq i32 %43, 100
  br i1 %cmp65, label %if.then70, label %lor.lhs.false66

lor.lhs.false66:                                  ; preds = %if.end64
  %44 = load i32, ptr %what, align 4, !tbaa !3
  %idxprom67 = sext i32 %44 to i64
  %arrayidx68 = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom67
  %glass = getelementptr inbounds nuw %struct.Sphere, ptr %arrayidx68, i32 0, i32 2
  %45 = load i32, ptr %glass, align 4, !tbaa !27
  %tobool69 = icmp ne i32 %45, 0
  br i1 %tobool69, label %if.end102, label %if.then70

if.then70:                                        ; preds = %lor.lhs.false66, %if.end64
  call void @llvm.lifetime.start.p0(ptr %to_light) #7
  %46 = load ptr, ptr %light.addr, align 8, !tbaa !7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp71, ptr align 4 %46, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp72, ptr align 4 %p, i64 12, i1 false), !tbaa.struct !20
  %call73 = call %struct.Vec @_ZL3sub3VecS_(ptr noundef byval(%struct.Vec) align 4 %agg.tmp71, ptr noundef byval(%struct.Vec) align 4 %agg.tmp72) #8
  %47 = getelementptr inbounds nuw %struct.Vec, ptr %to_light, i32 0, i32 0
  %48 = extractvalue %struct.Vec %call73, 0
  store float %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Vec, ptr %to_light, i32 0, i32 1
  %50 = extractvalue %struct.Vec %call73, 1
  store float %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.Vec, ptr %to_light, i32 0, i32 2
  %52 = extractvalue %struct.Vec %call73, 2
  store float %52, ptr %51, align 4
  call void @llvm.lifetime.start.p0(ptr %s74) #7
  store i32 0, ptr %s74, align 4, !tbaa !3
  br label %for.cond75

for.cond75:                                       ; preds = %for.inc99, %if.then70
  %53 = load i32, ptr %s74, align 4, !tbaa !3
  %54 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp76 = icmp slt i32 %53, %54
  br i1 %cmp76, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond75
  %55 = load i8, ptr %shadow, align 1, !tbaa !25, !range !29, !noundef !30
  %loadedv = trunc i8 %55 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond75
  %56 = phi i1 [ false, %for.cond75 ], [ %lnot, %land.rhs ]
  br i1 %56, label %for.body78, label %for.cond.cleanup77

for.cond.cleanup77:                               ; preds = %land.end
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %s74) #7
  br label %for.end101

for.body78:                                       ; preds = %land.end
  %57 = load i32, ptr %s74, align 4, !tbaa !3
  %58 = load i32, ptr %what, align 4, !tbaa !3
  %cmp79 = icmp eq i32 %57, %58
  br i1 %cmp79, label %if.then85, label %lor.lhs.false80

lor.lhs.false80:                                  ; preds = %for.body78
  %59 = load i32, ptr %s74, align 4, !tbaa !3
  %idxprom81 = sext i32 %59 to i64
  %arrayidx82 = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom81
  %glass83 = getelementptr inbounds nuw %struct.Sphere, ptr %arrayidx82, i32 0, i32 2
  %60 = load i32, ptr %glass83, align 4, !tbaa !27
  %tobool84 = icmp ne i32 %60, 0
  br i1 %tobool84, label %if.then85, label %if.end86

if.then85:                                        ; preds = %lor.lhs.false80, %for.body78
  br label %for.inc99

if.end86:                                         ; preds = %lor.lhs.false80
  call void @llvm.lifetime.start.p0(ptr %d87) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp88, ptr align 4 %p, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp89, ptr align 4 %to_light, i64 12, i1 false), !tbaa.struct !20
  %61 = load i32, ptr %s74, align 4, !tbaa !3
  %idxprom91 = sext i32 %61 to i64
  %arrayidx92 = getelementptr inbounds [8 x %struct.Sphere], ptr addrspacecast (ptr addrspace(4) @spheres to ptr), i64 0, i64 %idxprom91
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp90, ptr align 4 %arrayidx92, i64 20, i1 false), !tbaa.struct !21
  %call93 = call noundef float @_ZL4meet3VecS_6Sphere(ptr noundef byval(%struct.Vec) align 4 %agg.tmp88, ptr noundef byval(%struct.Vec) align 4 %agg.tmp89, ptr noundef byval(%struct.Sphere) align 4 %agg.tmp90) #8
  store float %call93, ptr %d87, align 4, !tbaa !19
  %62 = load float, ptr %d87, align 4, !tbaa !19
  %cmp94 = fcmp ogt float %62, 0.000000e+00
  br i1 %cmp94, label %land.lhs.true95, label %if.end98

land.lhs.true95:                                  ; preds = %if.end86
  %63 = load float, ptr %d87, align 4, !tbaa !19
  %cmp96 = fcmp olt float %63, 1.000000e+00
  br i1 %cmp96, label %if.then97, label %if.end98

if.then97:                                        ; preds = %land.lhs.true95
  store i8 1, ptr %shadow, align 1, !tbaa !25
  br label %if.end98

if.end98:                                         ; preds = %if.then97, %land.lhs.true95, %if.end86
  call void @llvm.lifetime.end.p0(ptr %d87) #7
  br label %for.inc99

for.inc99:                                        ; preds = %if.end98, %if.then85
  %64 = load i32, ptr %s74, align 4, !tbaa !3
  %inc100 = add nsw i32 %64, 1
  store i32 %inc100, ptr %s74, align 4, !tbaa !3
  br label %for.cond75, !llvm.loop !31

for.end101:                                       ; preds = %for.cond.cleanup77
  call void @llvm.lifetime.end.p0(ptr %to_light) #7
  br label %if.end102

if.end102:                                        ; preds = %for.end101, %lor.lhs.false66
  %65 = load i8, ptr %shadow, align 1, !tbaa !25, !range !29, !noundef !30
  %loadedv103 = trunc i8 %65 to i1
  br i1 %loadedv103, label %if.then104, label %if.end106

if.then104:                                       ; preds = %if.end102
  %66 = load i32, ptr %code, align 4, !tbaa !3
  %add105 = add nsw i32 %66, 1000
  store i32 %add105, ptr %code, align 4, !tbaa !3
  br label %if.end106

if.end106:                                        ; preds = %if.then104, %if.end102
  call void @llvm.lifetime.end.p0(ptr %shadow) #7
  call void @llvm.lifetime.end.p0(ptr %p) #7
  br label %if.end107

if.end107:                                        ; preds = %if.end106, %if.end38
  %67 = load i32, ptr %code, align 4, !tbaa !3
  %68 = load ptr, ptr %hit.addr, align 8, !tbaa !10
  %69 = load i32, ptr %py, align 4, !tbaa !3
  %70 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul108 = mul nsw i32 %69, %70
  %71 = load i32, ptr %px, align 4, !tbaa !3
  %add109 = add nsw i32 %mul108, %71
  %idxprom110 = sext i32 %add109 to i64
  %arrayidx111 = getelementptr inbounds i32, ptr %68, i64 %idxprom110
  store i32 %67, ptr %arrayidx111, align 4, !tbaa !3
  %72 = load float, ptr %nearest, align 4, !tbaa !19
  %73 = load ptr, ptr %distance.addr, align 8, !tbaa !12
  %74 = load i32, ptr %py, align 4, !tbaa !3
  %75 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul112 = mul nsw i32 %74, %75
  %76 = load i32, ptr %px, align 4, !tbaa !3
  %add113 = add nsw i32 %mul112, %76
  %idxprom114 = sext i32 %add113 to i64
  %arrayidx115 = getelementptr inbounds float, ptr %73, i64 %idxprom114
  store float %72, ptr %arrayidx115, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %code) #7
  call void @llvm.lifetime.end.p0(ptr %what) #7
  call void @llvm.lifetime.end.p0(ptr %nearest) #7
  call void @llvm.lifetime.end.p0(ptr %dir) #7
  call void @llvm.lifetime.end.p0(ptr %eye) #7
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end107, %if.then
  call void @llvm.lifetime.end.p0(ptr %py) #7
  call void @llvm.lifetime.end.p0(ptr %px) #7
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4meet3VecS_6Sphere(ptr noundef byval(%struct.Vec) align 4 %origin, ptr noundef byval(%struct.Vec) align 4 %dir, ptr noundef byval(%struct.Sphere) align 4 %s) #2 {
entry:
  %retval = alloca float, align 4
  %o = alloca %struct.Vec, align 4
  %agg.tmp = alloca %struct.Vec, align 4
  %agg.tmp1 = alloca %struct.Vec, align 4
  %a = alloca float, align 4
  %agg.tmp2 = alloca %struct.Vec, align 4
  %agg.tmp3 = alloca %struct.Vec, align 4
  %b = alloca float, align 4
  %agg.tmp5 = alloca %struct.Vec, align 4
  %agg.tmp6 = alloca %struct.Vec, align 4
  %c = alloca float, align 4
  %agg.tmp8 = alloca %struct.Vec, align 4
  %agg.tmp9 = alloca %struct.Vec, align 4
  %d = alloca float, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %root = alloca float, align 4
  %near = alloca float, align 4
  %far = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr %o) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp, ptr align 4 %origin, i64 12, i1 false), !tbaa.struct !20
  %centre = getelementptr inbounds nuw %struct.Sphere, ptr %s, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp1, ptr align 4 %centre, i64 12, i1 false), !tbaa.struct !20
  %call = call %struct.Vec @_ZL3sub3VecS_(ptr noundef byval(%struct.Vec) align 4 %agg.tmp, ptr noundef byval(%struct.Vec) align 4 %agg.tmp1) #8
  %0 = getelementptr inbounds nuw %struct.Vec, ptr %o, i32 0, i32 0
  %1 = extractvalue %struct.Vec %call, 0
  store float %1, ptr %0, align 4
  %2 = getelementptr inbounds nuw %struct.Vec, ptr %o, i32 0, i32 1
  %3 = extractvalue %struct.Vec %call, 1
  store float %3, ptr %2, align 4
  %4 = getelementptr inbounds nuw %struct.Vec, ptr %o, i32 0, i32 2
  %5 = extractvalue %struct.Vec %call, 2
  store float %5, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %a) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp2, ptr align 4 %dir, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp3, ptr align 4 %dir, i64 12, i1 false), !tbaa.struct !20
  %call4 = call noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %agg.tmp2, ptr noundef byval(%struct.Vec) align 4 %agg.tmp3) #8
  store float %call4, ptr %a, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %b) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp5, ptr align 4 %o, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp6, ptr align 4 %dir, i64 12, i1 false), !tbaa.struct !20
  %call7 = call noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %agg.tmp5, ptr noundef byval(%struct.Vec) align 4 %agg.tmp6) #8
  store float %call7, ptr %b, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %c) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp8, ptr align 4 %o, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp9, ptr align 4 %o, i64 12, i1 false), !tbaa.struct !20
  %call10 = call noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %agg.tmp8, ptr noundef byval(%struct.Vec) align 4 %agg.tmp9) #8
  %radius = getelementptr inbounds nuw %struct.Sphere, ptr %s, i32 0, i32 1
  %6 = load float, ptr %radius, align 4, !tbaa !32
  %radius11 = getelementptr inbounds nuw %struct.Sphere, ptr %s, i32 0, i32 1
  %7 = load float, ptr %radius11, align 4, !tbaa !32
  %mul = fmul float %6, %7
  %sub = fsub float %call10, %mul
  store float %sub, ptr %c, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %d) #7
  %8 = load float, ptr %b, align 4, !tbaa !19
  %9 = load float, ptr %b, align 4, !tbaa !19
  %mul12 = fmul float %8, %9
  %10 = load float, ptr %a, align 4, !tbaa !19
  %11 = load float, ptr %c, align 4, !tbaa !19
  %mul13 = fmul float %10, %11
  %sub14 = fsub float %mul12, %mul13
  store float %sub14, ptr %d, align 4, !tbaa !19
  %12 = load float, ptr %d, align 4, !tbaa !19
  %cmp = fcmp olt float %12, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store float -1.000000e+00, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup26

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %root) #7
  %13 = load float, ptr %d, align 4, !tbaa !19
  %14 = call float @llvm.nvvm.sqrt.rn.f(float %13)
  store float %14, ptr %root, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %near) #7
  %15 = load float, ptr %b, align 4, !tbaa !19
  %fneg = fneg float %15
  %16 = load float, ptr %root, align 4, !tbaa !19
  %sub15 = fsub float %fneg, %16
  %17 = load float, ptr %a, align 4, !tbaa !19
  %div = fdiv float %sub15, %17
  store float %div, ptr %near, align 4, !tbaa !19
  %18 = load float, ptr %near, align 4, !tbaa !19
  %cmp16 = fcmp ogt float %18, 0x3F50624DE0000000
  br i1 %cmp16, label %if.then17, label %if.end18

if.then17:                                        ; preds = %if.end
  %19 = load float, ptr %near, align 4, !tbaa !19
  store float %19, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup24

if.end18:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %far) #7
  %20 = load float, ptr %b, align 4, !tbaa !19
  %fneg19 = fneg float %20
  %21 = load float, ptr %root, align 4, !tbaa !19
  %add = fadd float %fneg19, %21
  %22 = load float, ptr %a, align 4, !tbaa !19
  %div20 = fdiv float %add, %22
  store float %div20, ptr %far, align 4, !tbaa !19
  %23 = load float, ptr %far, align 4, !tbaa !19
  %cmp21 = fcmp ogt float %23, 0x3F50624DE0000000
  br i1 %cmp21, label %if.then22, label %if.end23

if.then22:                                        ; preds = %if.end18
  %24 = load float, ptr %far, align 4, !tbaa !19
  store float %24, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end23:                                         ; preds = %if.end18
  store float -1.000000e+00, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end23, %if.then22
  call void @llvm.lifetime.end.p0(ptr %far) #7
  br label %cleanup24

cleanup24:                                        ; preds = %cleanup, %if.then17
  call void @llvm.lifetime.end.p0(ptr %near) #7
  call void @llvm.lifetime.end.p0(ptr %root) #7
  br label %cleanup26

cleanup26:                                        ; preds = %cleanup24, %if.then
  call void @llvm.lifetime.end.p0(ptr %d) #7
  call void @llvm.lifetime.end.p0(ptr %c) #7
  call void @llvm.lifetime.end.p0(ptr %b) #7
  call void @llvm.lifetime.end.p0(ptr %a) #7
  call void @llvm.lifetime.end.p0(ptr %o) #7
  %25 = load float, ptr %retval, align 4
  ret float %25
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Vec @_ZL3sub3VecS_(ptr noundef byval(%struct.Vec) align 4 %a, ptr noundef byval(%struct.Vec) align 4 %b) #2 {
entry:
  %retval = alloca %struct.Vec, align 4
  %x = getelementptr inbounds nuw %struct.Vec, ptr %retval, i32 0, i32 0
  %x1 = getelementptr inbounds nuw %struct.Vec, ptr %a, i32 0, i32 0
  %0 = load float, ptr %x1, align 4, !tbaa !14
  %x2 = getelementptr inbounds nuw %struct.Vec, ptr %b, i32 0, i32 0
  %1 = load float, ptr %x2, align 4, !tbaa !14
  %sub = fsub float %0, %1
  store float %sub, ptr %x, align 4, !tbaa !14
  %y = getelementptr inbounds nuw %struct.Vec, ptr %retval, i32 0, i32 1
  %y3 = getelementptr inbounds nuw %struct.Vec, ptr %a, i32 0, i32 1
  %2 = load float, ptr %y3, align 4, !tbaa !17
  %y4 = getelementptr inbounds nuw %struct.Vec, ptr %b, i32 0, i32 1
  %3 = load float, ptr %y4, align 4, !tbaa !17
  %sub5 = fsub float %2, %3
  store float %sub5, ptr %y, align 4, !tbaa !17
  %z = getelementptr inbounds nuw %struct.Vec, ptr %retval, i32 0, i32 2
  %z6 = getelementptr inbounds nuw %struct.Vec, ptr %a, i32 0, i32 2
  %4 = load float, ptr %z6, align 4, !tbaa !18
  %z7 = getelementptr inbounds nuw %struct.Vec, ptr %b, i32 0, i32 2
  %5 = load float, ptr %z7, align 4, !tbaa !18
  %sub8 = fsub float %4, %5
  store float %sub8, ptr %z, align 4, !tbaa !18
  %6 = load %struct.Vec, ptr %retval, align 4
  ret %struct.Vec %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %a, ptr noundef byval(%struct.Vec) align 4 %b) #2 {
entry:
  %x = getelementptr inbounds nuw %struct.Vec, ptr %a, i32 0, i32 0
  %0 = load float, ptr %x, align 4, !tbaa !14
  %x1 = getelementptr inbounds nuw %struct.Vec, ptr %b, i32 0, i32 0
  %1 = load float, ptr %x1, align 4, !tbaa !14
  %mul = fmul float %0, %1
  %y = getelementptr inbounds nuw %struct.Vec, ptr %a, i32 0, i32 1
  %2 = load float, ptr %y, align 4, !tbaa !17
  %y2 = getelementptr inbounds nuw %struct.Vec, ptr %b, i32 0, i32 1
  %3 = load float, ptr %y2, align 4, !tbaa !17
  %mul3 = fmul float %2, %3
  %add = fadd float %mul, %mul3
  %z = getelementptr inbounds nuw %struct.Vec, ptr %a, i32 0, i32 2
  %4 = load float, ptr %z, align 4, !tbaa !18
  %z4 = getelementptr inbounds nuw %struct.Vec, ptr %b, i32 0, i32 2
  %5 = load float, ptr %z4, align 4, !tbaa !18
  %mul5 = fmul float %4, %5
  %add6 = fadd float %add, %mul5
  ret float %add6
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS3Vec", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 float", !9, i64 0}
!14 = !{!15, !16, i64 0}
!15 = !{!"_ZTS3Vec", !16, i64 0, !16, i64 4, !16, i64 8}
!16 = !{!"float", !5, i64 0}
!17 = !{!15, !16, i64 4}
!18 = !{!15, !16, i64 8}
!19 = !{!16, !16, i64 0}
!20 = !{i64 0, i64 4, !19, i64 4, i64 4, !19, i64 8, i64 4, !19}
!21 = !{i64 0, i64 4, !19, i64 4, i64 4, !19, i64 8, i64 4, !19, i64 12, i64 4, !19, i64 16, i64 4, !3}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!26, !26, i64 0}
!26 = !{!"bool", !5, i64 0}
!27 = !{!28, !4, i64 16}
!28 = !{!"_ZTS6Sphere", !15, i64 0, !16, i64 12, !4, i64 16}
!29 = !{i8 0, i8 2}
!30 = !{}
!31 = distinct !{!31, !23, !24}
!32 = !{!28, !16, i64 12}
