; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Body = type { float, float, float, float }

@_ZZ5nbodyE4tile = internal addrspace(3) global [32 x %struct.Body] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr noundef %bodies, ptr noundef %next, ptr noundef %speed, i32 noundef %n, float noundef %soft, float noundef %dt) #0 {
entry:
  %bodies.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %speed.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %soft.addr = alloca float, align 4
  %dt.addr = alloca float, align 4
  %i = alloca i32, align 4
  %me = alloca %struct.Body, align 16
  %ax = alloca float, align 4
  %ay = alloca float, align 4
  %az = alloca float, align 4
  %base = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %j = alloca i32, align 4
  %b = alloca %struct.Body, align 16
  %k = alloca i32, align 4
  %m = alloca float, align 4
  %dx = alloca float, align 4
  %dy = alloca float, align 4
  %dz = alloca float, align 4
  %d2 = alloca float, align 4
  %inv = alloca float, align 4
  %pull = alloca float, align 4
  store ptr %bodies, ptr %bodies.addr, align 8, !tbaa !7
  store ptr %next, ptr %next.addr, align 8, !tbaa !7
  store ptr %speed, ptr %speed.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store float %soft, ptr %soft.addr, align 4, !tbaa !12
  store float %dt, ptr %dt.addr, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %i) #8
  %call = call noundef i32 @_ZL8global_xv() #9
  store i32 %call, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %me) #8
  call void @llvm.memset.p0.i64(ptr align 16 %me, i8 0, i64 16, i1 false)
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %bodies.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds %struct.Body, ptr %2, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %me, ptr align 16 %arrayidx, i64 16, i1 false), !tbaa.struct !14
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.start.p0(ptr %ax) #8
  store float 0.000000e+00, ptr %ax, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %ay) #8
  store float 0.000000e+00, ptr %ay, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %az) #8
  store float 0.000000e+00, ptr %az, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %base) #8
  store i32 0, ptr %base, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc46, %if.end
  %4 = load i32, ptr %base, align 4, !tbaa !3
  %5 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %4, %5
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %base) #8
  br label %for.end49

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %j) #8
  %6 = load i32, ptr %base, align 4, !tbaa !3
  %call2 = call noundef i32 @_ZL8thread_xv() #9
  %add = add nsw i32 %6, %call2
  store i32 %add, ptr %j, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %b) #8
  call void @llvm.memset.p0.i64(ptr align 16 %b, i8 0, i64 16, i1 false)
  %7 = load i32, ptr %j, align 4, !tbaa !3
  %8 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %7, %8
  br i1 %cmp3, label %if.then4, label %if.end7

if.then4:                                         ; preds = %for.body
  %9 = load ptr, ptr %bodies.addr, align 8, !tbaa !7
  %10 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom5 = sext i32 %10 to i64
  %arrayidx6 = getelementptr inbounds %struct.Body, ptr %9, i64 %idxprom5
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %b, ptr align 16 %arrayidx6, i64 16, i1 false), !tbaa.struct !14
  br label %if.end7

if.end7:                                          ; preds = %if.then4, %for.body
  %call8 = call noundef i32 @_ZL8thread_xv() #9
  %idxprom9 = sext i32 %call8 to i64
  %arrayidx10 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom9
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx10, ptr align 16 %b, i64 16, i1 false), !tbaa.struct !14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %k) #8
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc, %if.end7
  %11 = load i32, ptr %k, align 4, !tbaa !3
  %cmp12 = icmp slt i32 %11, 32
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13

for.cond.cleanup13:                               ; preds = %for.cond11
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #8
  br label %for.end

for.body14:                                       ; preds = %for.cond11
  call void @llvm.lifetime.start.p0(ptr %m) #8
  %12 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom15 = sext i32 %12 to i64
  %arrayidx16 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom15
  %mass = getelementptr inbounds nuw %struct.Body, ptr %arrayidx16, i32 0, i32 3
  %13 = load float, ptr %mass, align 4, !tbaa !15
  store float %13, ptr %m, align 4, !tbaa !12
  %14 = load float, ptr %m, align 4, !tbaa !12
  %cmp17 = fcmp contract oeq float %14, 0.000000e+00
  br i1 %cmp17, label %if.then18, label %if.end19

if.then18:                                        ; preds = %for.body14
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end19:                                         ; preds = %for.body14
  call void @llvm.lifetime.start.p0(ptr %dx) #8
  %15 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom20 = sext i32 %15 to i64
  %arrayidx21 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom20
  %x = getelementptr inbounds nuw %struct.Body, ptr %arrayidx21, i32 0, i32 0
  %16 = load float, ptr %x, align 16, !tbaa !17
  %x22 = getelementptr inbounds nuw %struct.Body, ptr %me, i32 0, i32 0
  %17 = load float, ptr %x22, align 16, !tbaa !17
  %sub = fsub contract float %16, %17
  store float %sub, ptr %dx, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %dy) #8
  %18 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom23 = sext i32 %18 to i64
  %arrayidx24 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23
  %y = getelementptr inbounds nuw %struct.Body, ptr %arrayidx24, i32 0, i32 1
  %19 = load float, ptr %y, align 4, !tbaa !18
  %y25 = getelementptr inbounds nuw %struct.Body, ptr %me, i32 0, i32 1
  %20 = load float, ptr %y25, align 4, !tbaa !18
  %sub26 = fsub contract float %19, %20
  store float %sub26, ptr %dy, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %dz) #8
  %21 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom27 = sext i32 %21 to i64
  %arrayidx28 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom27
  %z = getelementptr inbounds nuw %struct.Body, ptr %arrayidx28, i32 0, i32 2
  %22 = load float, ptr %z, align 8, !tbaa !19
  %z29 = getelementptr inbounds nuw %struct.Body, ptr %me, i32 0, i32 2
  %23 = load float, ptr %z29, align 8, !tbaa !19
  %sub30 = fsub contract float %22, %23
  store float %sub30, ptr %dz, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %d2) #8
  %24 = load float, ptr %dx, align 4, !tbaa !12
  %25 = load float, ptr %dx, align 4, !tbaa !12
  %mul = fmul contract float %24, %25
  %26 = load float, ptr %dy, align 4, !tbaa !12
  %27 = load float, ptr %dy, align 4, !tbaa !12
  %mul31 = fmul contract float %26, %27
  %add32 = fadd contract float %mul, %mul31
  %28 = load float, ptr %dz, align 4, !tbaa !12
  %29 = load float, ptr %dz, align 4, !tbaa !12
  %mul33 = fmul contract float %28, %29
  %add34 = fadd contract float %add32, %mul33
  %30 = load float, ptr %soft.addr, align 4, !tbaa !12
  %add35 = fadd contract float %add34, %30
  store float %add35, ptr %d2, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %inv) #8
  %31 = load float, ptr %d2, align 4, !tbaa !12
  %32 = call contract float @llvm.sqrt.f32(float %31)
  %div = fdiv contract float 1.000000e+00, %32
  store float %div, ptr %inv, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %pull) #8
  %33 = load float, ptr %m, align 4, !tbaa !12
  %34 = load float, ptr %inv, align 4, !tbaa !12
  %mul36 = fmul contract float %33, %34
  %35 = load float, ptr %inv, align 4, !tbaa !12
  %mul37 = fmul contract float %mul36, %35
  %36 = load float, ptr %inv, align 4, !tbaa !12
  %mul38 = fmul contract float %mul37, %36
  store float %mul38, ptr %pull, align 4, !tbaa !12
  %37 = load float, ptr %dx, align 4, !tbaa !12
  %38 = load float, ptr %pull, align 4, !tbaa !12
  %mul39 = fmul contract float %37, %38
  %39 = load float, ptr %ax, align 4, !tbaa !12
  %add40 = fadd contract float %39, %mul39
  store float %add40, ptr %ax, align 4, !tbaa !12
  %40 = load float, ptr %dy, align 4, !tbaa !12
  %41 = load float, ptr %pull, align 4, !tbaa !12
  %mul41 = fmul contract float %40, %41
  %42 = load float, ptr %ay, align 4, !tbaa !12
  %add42 = fadd contract float %42, %mul41
  store float %add42, ptr %ay, align 4, !tbaa !12
  %43 = load float, ptr %dz, align 4, !tbaa !12
  %44 = load float, ptr %pull, align 4, !tbaa !12
  %mul43 = fmul contract float %43, %44
  %45 = load float, ptr %az, align 4, !tbaa !12
  %add44 = fadd contract float %45, %mul43
  store float %add44, ptr %az, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %pull) #8
  call void @llvm.lifetime.end.p0(ptr %inv) #8
  call void @llvm.lifetime.end.p0(ptr %d2) #8
  call void @llvm.lifetime.end.p0(ptr %dz) #8
  call void @llvm.lifetime.end.p0(ptr %dy) #8
  call void @llvm.lifetime.end.p0(ptr %dx) #8
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end19, %if.then18
  call void @llvm.lifetime.end.p0(ptr %m) #8
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %46 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %46, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond11, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %b) #8
  call void @llvm.lifetime.end.p0(ptr %j) #8
  br label %for.inc46

for.inc46:                                        ; preds = %for.end
  %47 = load i32, ptr %base, align 4, !tbaa !3
  %add47 = add nsw i32 %47, 32
  store i32 %add47, ptr %base, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !23

for.end49:                                        ; preds = %for.cond.cleanup
  %48 = load i32, ptr %i, align 4, !tbaa !3
  %49 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp50 = icmp sge i32 %48, %49
  br i1 %cmp50, label %if.then51, label %if.end52

if.then51:                                        ; preds = %for.end49
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup92

if.end52:                                         ; preds = %for.end49
  %50 = load float, ptr %ax, align 4, !tbaa !12
  %51 = load float, ptr %dt.addr, align 4, !tbaa !12
  %mul53 = fmul contract float %50, %51
  %52 = load ptr, ptr %speed.addr, align 8, !tbaa !10
  %53 = load i32, ptr %i, align 4, !tbaa !3
  %mul54 = mul nsw i32 3, %53
  %idxprom55 = sext i32 %mul54 to i64
  %arrayidx56 = getelementptr inbounds float, ptr %52, i64 %idxprom55
  %54 = load float, ptr %arrayidx56, align 4, !tbaa !12
  %add57 = fadd contract float %54, %mul53
  store float %add57, ptr %arrayidx56, align 4, !tbaa !12
  %55 = load float, ptr %ay, align 4, !tbaa !12
  %56 = load float, ptr %dt.addr, align 4, !tbaa !12
  %mul58 = fmul contract float %55, %56
  %57 = load ptr, ptr %speed.addr, align 8, !tbaa !10
  %58 = load i32, ptr %i, align 4, !tbaa !3
  %mul59 = mul nsw i32 3, %58
  %add60 = add nsw i32 %mul59, 1
  %idxprom61 = sext i32 %add60 to i64
  %arrayidx62 = getelementptr inbounds float, ptr %57, i64 %idxprom61
  %59 = load float, ptr %arrayidx62, align 4, !tbaa !12
  %add63 = fadd contract float %59, %mul58
  store float %add63, ptr %arrayidx62, align 4, !tbaa !12
  %60 = load float, ptr %az, align 4, !tbaa !12
  %61 = load float, ptr %dt.addr, align 4, !tbaa !12
  %mul64 = fmul contract float %60, %61
  %62 = load ptr, ptr %speed.addr, align 8, !tbaa !10
  %63 = load i32, ptr %i, align 4, !tbaa !3
  %mul65 = mul nsw i32 3, %63
  %add66 = add nsw i32 %mul65, 2
  %idxprom67 = sext i32 %add66 to i64
  %arrayidx68 = getelementptr inbounds float, ptr %62, i64 %idxprom67
  %64 = load float, ptr %arrayidx68, align 4, !tbaa !12
  %add69 = fadd contract float %64, %mul64
  store float %add69, ptr %arrayidx68, align 4, !tbaa !12
  %65 = load ptr, ptr %speed.addr, align 8, !tbaa !10
  %66 = load i32, ptr %i, align 4, !tbaa !3
  %mul70 = mul nsw i32 3, %66
  %idxprom71 = sext i32 %mul70 to i64
  %arrayidx72 = getelementptr inbounds float, ptr %65, i64 %idxprom71
  %67 = load float, ptr %arrayidx72, align 4, !tbaa !12
  %68 = load float, ptr %dt.addr, align 4, !tbaa !12
  %mul73 = fmul contract float %67, %68
  %x74 = getelementptr inbounds nuw %struct.Body, ptr %me, i32 0, i32 0
  %69 = load float, ptr %x74, align 16, !tbaa !17
  %add75 = fadd contract float %69, %mul73
  store float %add75, ptr %x74, align 16, !tbaa !17
  %70 = load ptr, ptr %speed.addr, align 8, !tbaa !10
  %71 = load i32, ptr %i, align 4, !tbaa !3
  %mul76 = mul nsw i32 3, %71
  %add77 = add nsw i32 %mul76, 1
  %idxprom78 = sext i32 %add77 to i64
  %arrayidx79 = getelementptr inbounds float, ptr %70, i64 %idxprom78
  %72 = load float, ptr %arrayidx79, align 4, !tbaa !12
  %73 = load float, ptr %dt.addr, align 4, !tbaa !12
  %mul80 = fmul contract float %72, %73
  %y81 = getelementptr inbounds nuw %struct.Body, ptr %me, i32 0, i32 1
  %74 = load float, ptr %y81, align 4, !tbaa !18
  %add82 = fadd contract float %74, %mul80
  store float %add82, ptr %y81, align 4, !tbaa !18
  %75 = load ptr, ptr %speed.addr, align 8, !tbaa !10
  %76 = load i32, ptr %i, align 4, !tbaa !3
  %mul83 = mul nsw i32 3, %76
  %add84 = add nsw i32 %mul83, 2
  %idxprom85 = sext i32 %add84 to i64
  %arrayidx86 = getelementptr inbounds float, ptr %75, i64 %idxprom85
  %77 = load float, ptr %arrayidx86, align 4, !tbaa !12
  %78 = load float, ptr %dt.addr, align 4, !tbaa !12
  %mul87 = fmul contract float %77, %78
  %z88 = getelementptr inbounds nuw %struct.Body, ptr %me, i32 0, i32 2
  %79 = load float, ptr %z88, align 8, !tbaa !19
  %add89 = fadd contract float %79, %mul87
  store float %add89, ptr %z88, align 8, !tbaa !19
  %80 = load ptr, ptr %next.addr, align 8, !tbaa !7
  %81 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom90 = sext i32 %81 to i64
  %arrayidx91 = getelementptr inbounds %struct.Body, ptr %80, i64 %idxprom90
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx91, ptr align 16 %me, i64 16, i1 false), !tbaa.struct !14
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup92

cleanup92:                                        ; preds = %if.end52, %if.then51
  call void @llvm.lifetime.end.p0(ptr %az) #8
  call void @llvm.lifetime.end.p0(ptr %ay) #8
  call void @llvm.lifetime.end.p0(ptr %ax) #8
  call void @llvm.lifetime.end.p0(ptr %me) #8
  call void @llvm.lifetime.end.p0(ptr %i) #8
  %cleanup.dest97 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest97, label %unreachable [
    i32 0, label %cleanup.cont98
    i32 1, label %cleanup.cont98
  ]

cleanup.cont98:                                   ; preds = %cleanup92, %cleanup92
  ret void

unreachable:                                      ; preds = %cleanup92, %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #9
  %call1 = call noundef i32 @_ZL11block_dim_xv() #9
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #9
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS4Body", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12}
!15 = !{!16, !13, i64 12}
!16 = !{!"_ZTS4Body", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!17 = !{!16, !13, i64 0}
!18 = !{!16, !13, i64 4}
!19 = !{!16, !13, i64 8}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !21, !22}
