; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13kmeans_assignE1c = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13kmeans_assignE1s = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13kmeans_assignE1m = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_assign(ptr noundef %points, i32 noundef %n, ptr noundef %centres, i32 noundef %k, ptr noundef %nearest, ptr noundef %sums, ptr noundef %counts, ptr noundef %changed) #0 {
entry:
  %points.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %centres.addr = alloca ptr, align 8
  %k.addr = alloca i32, align 4
  %nearest.addr = alloca ptr, align 8
  %sums.addr = alloca ptr, align 8
  %counts.addr = alloca ptr, align 8
  %changed.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %least = alloca float, align 4
  %best = alloca i32, align 4
  %j = alloca i32, align 4
  %dx = alloca float, align 4
  %dy = alloca float, align 4
  %d = alloca float, align 4
  store ptr %points, ptr %points.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %centres, ptr %centres.addr, align 8, !tbaa !7
  store i32 %k, ptr %k.addr, align 4, !tbaa !3
  store ptr %nearest, ptr %nearest.addr, align 8, !tbaa !10
  store ptr %sums, ptr %sums.addr, align 8, !tbaa !7
  store ptr %counts, ptr %counts.addr, align 8, !tbaa !10
  store ptr %changed, ptr %changed.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %k.addr, align 4, !tbaa !3
  %mul = mul nsw i32 2, %1
  %cmp = icmp slt i32 %0, %mul
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %centres.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !12
  %5 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom1 = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom1
  store float %4, ptr %arrayidx2, align 4, !tbaa !12
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom3
  store float 0.000000e+00, ptr %arrayidx4, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %7 = load i32, ptr %t, align 4, !tbaa !3
  %8 = load i32, ptr %k.addr, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %7, %8
  br i1 %cmp5, label %if.then6, label %if.end9

if.then6:                                         ; preds = %if.end
  %9 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom7 = sext i32 %9 to i64
  %arrayidx8 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom7
  store i32 0, ptr %arrayidx8, align 4, !tbaa !3
  br label %if.end9

if.end9:                                          ; preds = %if.then6, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call10 = call noundef i32 @_ZL8global_xv() #6
  store i32 %call10, ptr %i, align 4, !tbaa !3
  %10 = load i32, ptr %i, align 4, !tbaa !3
  %11 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp11 = icmp slt i32 %10, %11
  br i1 %cmp11, label %if.then12, label %if.end50

if.then12:                                        ; preds = %if.end9
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %12 = load ptr, ptr %points.addr, align 8, !tbaa !7
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %mul13 = mul nsw i32 2, %13
  %idxprom14 = sext i32 %mul13 to i64
  %arrayidx15 = getelementptr inbounds float, ptr %12, i64 %idxprom14
  %14 = load float, ptr %arrayidx15, align 4, !tbaa !12
  store float %14, ptr %x, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %y) #5
  %15 = load ptr, ptr %points.addr, align 8, !tbaa !7
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %mul16 = mul nsw i32 2, %16
  %add = add nsw i32 %mul16, 1
  %idxprom17 = sext i32 %add to i64
  %arrayidx18 = getelementptr inbounds float, ptr %15, i64 %idxprom17
  %17 = load float, ptr %arrayidx18, align 4, !tbaa !12
  store float %17, ptr %y, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %least) #5
  store float 0x46293E5940000000, ptr %least, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %best) #5
  store i32 0, ptr %best, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %j) #5
  store i32 0, ptr %j, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then12
  %18 = load i32, ptr %j, align 4, !tbaa !3
  %19 = load i32, ptr %k.addr, align 4, !tbaa !3
  %cmp19 = icmp slt i32 %18, %19
  br i1 %cmp19, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %j) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %dx) #5
  %20 = load float, ptr %x, align 4, !tbaa !12
  %21 = load i32, ptr %j, align 4, !tbaa !3
  %mul20 = mul nsw i32 2, %21
  %idxprom21 = sext i32 %mul20 to i64
  %arrayidx22 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom21
  %22 = load float, ptr %arrayidx22, align 4, !tbaa !12
  %sub = fsub fast float %20, %22
  store float %sub, ptr %dx, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %dy) #5
  %23 = load float, ptr %y, align 4, !tbaa !12
  %24 = load i32, ptr %j, align 4, !tbaa !3
  %mul23 = mul nsw i32 2, %24
  %add24 = add nsw i32 %mul23, 1
  %idxprom25 = sext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom25
  %25 = load float, ptr %arrayidx26, align 4, !tbaa !12
  %sub27 = fsub fast float %23, %25
  store float %sub27, ptr %dy, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %d) #5
  %26 = load float, ptr %dx, align 4, !tbaa !12
  %27 = load float, ptr %dx, align 4, !tbaa !12
  %mul28 = fmul fast float %26, %27
  %28 = load float, ptr %dy, align 4, !tbaa !12
  %29 = load float, ptr %dy, align 4, !tbaa !12
  %mul29 = fmul fast float %28, %29
  %add30 = fadd fast float %mul28, %mul29
  store float %add30, ptr %d, align 4, !tbaa !12
  %30 = load float, ptr %d, align 4, !tbaa !12
  %31 = load float, ptr %least, align 4, !tbaa !12
  %cmp31 = fcmp fast olt float %30, %31
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %for.body
  %32 = load float, ptr %d, align 4, !tbaa !12
  store float %32, ptr %least, align 4, !tbaa !12
  %33 = load i32, ptr %j, align 4, !tbaa !3
  store i32 %33, ptr %best, align 4, !tbaa !3
  br label %if.end33

if.end33:                                         ; preds = %if.then32, %for.body
  call void @llvm.lifetime.end.p0(ptr %d) #5
  call void @llvm.lifetime.end.p0(ptr %dy) #5
  call void @llvm.lifetime.end.p0(ptr %dx) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end33
  %34 = load i32, ptr %j, align 4, !tbaa !3
  %inc = add nsw i32 %34, 1
  store i32 %inc, ptr %j, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %35 = load ptr, ptr %nearest.addr, align 8, !tbaa !10
  %36 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom34 = sext i32 %36 to i64
  %arrayidx35 = getelementptr inbounds i32, ptr %35, i64 %idxprom34
  %37 = load i32, ptr %arrayidx35, align 4, !tbaa !3
  %38 = load i32, ptr %best, align 4, !tbaa !3
  %cmp36 = icmp ne i32 %37, %38
  br i1 %cmp36, label %if.then37, label %if.end40

if.then37:                                        ; preds = %for.end
  %39 = load i32, ptr %best, align 4, !tbaa !3
  %40 = load ptr, ptr %nearest.addr, align 8, !tbaa !10
  %41 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom38 = sext i32 %41 to i64
  %arrayidx39 = getelementptr inbounds i32, ptr %40, i64 %idxprom38
  store i32 %39, ptr %arrayidx39, align 4, !tbaa !3
  %42 = load ptr, ptr %changed.addr, align 8, !tbaa !10
  %43 = atomicrmw add ptr %42, i32 1 seq_cst, align 4
  br label %if.end40

if.end40:                                         ; preds = %if.then37, %for.end
  %44 = load i32, ptr %best, align 4, !tbaa !3
  %mul41 = mul nsw i32 2, %44
  %idxprom42 = sext i32 %mul41 to i64
  %arrayidx43 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom42
  %45 = load float, ptr %x, align 4, !tbaa !12
  %46 = atomicrmw fadd ptr %arrayidx43, float %45 seq_cst, align 4
  %47 = load i32, ptr %best, align 4, !tbaa !3
  %mul44 = mul nsw i32 2, %47
  %add45 = add nsw i32 %mul44, 1
  %idxprom46 = sext i32 %add45 to i64
  %arrayidx47 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom46
  %48 = load float, ptr %y, align 4, !tbaa !12
  %49 = atomicrmw fadd ptr %arrayidx47, float %48 seq_cst, align 4
  %50 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom48 = sext i32 %50 to i64
  %arrayidx49 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom48
  %51 = atomicrmw add ptr %arrayidx49, i32 1 seq_cst, align 4
  call void @llvm.lifetime.end.p0(ptr %best) #5
  call void @llvm.lifetime.end.p0(ptr %least) #5
  call void @llvm.lifetime.end.p0(ptr %y) #5
  call void @llvm.lifetime.end.p0(ptr %x) #5
  br label %if.end50

if.end50:                                         ; preds = %if.end40, %if.end9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load i32, ptr %t, align 4, !tbaa !3
  %53 = load i32, ptr %k.addr, align 4, !tbaa !3
  %mul51 = mul nsw i32 2, %53
  %cmp52 = icmp slt i32 %52, %mul51
  br i1 %cmp52, label %land.lhs.true, label %if.end61

land.lhs.true:                                    ; preds = %if.end50
  %54 = load i32, ptr %t, align 4, !tbaa !3
  %div = sdiv i32 %54, 2
  %idxprom53 = sext i32 %div to i64
  %arrayidx54 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom53
  %55 = load i32, ptr %arrayidx54, align 4, !tbaa !3
  %cmp55 = icmp ne i32 %55, 0
  br i1 %cmp55, label %if.then56, label %if.end61

if.then56:                                        ; preds = %land.lhs.true
  %56 = load ptr, ptr %sums.addr, align 8, !tbaa !7
  %57 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom57 = sext i32 %57 to i64
  %arrayidx58 = getelementptr inbounds float, ptr %56, i64 %idxprom57
  %58 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom59 = sext i32 %58 to i64
  %arrayidx60 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom59
  %59 = load float, ptr %arrayidx60, align 4, !tbaa !12
  %60 = atomicrmw fadd ptr %arrayidx58, float %59 seq_cst, align 4
  br label %if.end61

if.end61:                                         ; preds = %if.then56, %land.lhs.true, %if.end50
  %61 = load i32, ptr %t, align 4, !tbaa !3
  %62 = load i32, ptr %k.addr, align 4, !tbaa !3
  %cmp62 = icmp slt i32 %61, %62
  br i1 %cmp62, label %land.lhs.true63, label %if.end72

land.lhs.true63:                                  ; preds = %if.end61
  %63 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom64 = sext i32 %63 to i64
  %arrayidx65 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom64
  %64 = load i32, ptr %arrayidx65, align 4, !tbaa !3
  %cmp66 = icmp ne i32 %64, 0
  br i1 %cmp66, label %if.then67, label %if.end72

if.then67:                                        ; preds = %land.lhs.true63
  %65 = load ptr, ptr %counts.addr, align 8, !tbaa !10
  %66 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom68 = sext i32 %66 to i64
  %arrayidx69 = getelementptr inbounds i32, ptr %65, i64 %idxprom68
  %67 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom70 = sext i32 %67 to i64
  %arrayidx71 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom70
  %68 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %69 = atomicrmw add ptr %arrayidx69, i32 %68 seq_cst, align 4
  br label %if.end72

if.end72:                                         ; preds = %if.then67, %land.lhs.true63, %if.end61
  call void @llvm.lifetime.end.p0(ptr %i) #5
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_move(ptr noundef %sums, ptr noundef %counts, i32 noundef %k, ptr noundef %centres) #0 {
entry:
  %sums.addr = alloca ptr, align 8
  %counts.addr = alloca ptr, align 8
  %k.addr = alloca i32, align 4
  %centres.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr %sums, ptr %sums.addr, align 8, !tbaa !7
  store ptr %counts, ptr %counts.addr, align 8, !tbaa !10
  store i32 %k, ptr %k.addr, align 4, !tbaa !3
  store ptr %centres, ptr %centres.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %k.addr, align 4, !tbaa !3
  %mul = mul nsw i32 2, %1
  %cmp = icmp sge i32 %0, %mul
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %n) #5
  %2 = load ptr, ptr %counts.addr, align 8, !tbaa !10
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %div = sdiv i32 %3, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %n, align 4, !tbaa !3
  %5 = load i32, ptr %n, align 4, !tbaa !3
  %tobool = icmp ne i32 %5, 0
  br i1 %tobool, label %if.then1, label %if.end7

if.then1:                                         ; preds = %if.end
  %6 = load ptr, ptr %sums.addr, align 8, !tbaa !7
  %7 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom2 = sext i32 %7 to i64
  %arrayidx3 = getelementptr inbounds float, ptr %6, i64 %idxprom2
  %8 = load float, ptr %arrayidx3, align 4, !tbaa !12
  %9 = load i32, ptr %n, align 4, !tbaa !3
  %conv = sitofp i32 %9 to float
  %div4 = fdiv fast float %8, %conv
  %10 = load ptr, ptr %centres.addr, align 8, !tbaa !7
  %11 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom5 = sext i32 %11 to i64
  %arrayidx6 = getelementptr inbounds float, ptr %10, i64 %idxprom5
  store float %div4, ptr %arrayidx6, align 4, !tbaa !12
  br label %if.end7

if.end7:                                          ; preds = %if.then1, %if.end
  call void @llvm.lifetime.end.p0(ptr %n) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end7, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #5
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
