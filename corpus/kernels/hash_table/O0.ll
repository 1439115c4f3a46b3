; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_insert(ptr noundef %keys, i32 noundef %n, ptr noundef %table, ptr noundef %count, i32 noundef %slots, ptr noundef %lost) #0 {
entry:
  %keys.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %table.addr = alloca ptr, align 8
  %count.addr = alloca ptr, align 8
  %slots.addr = alloca i32, align 4
  %lost.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %key = alloca i32, align 4
  %slot = alloca i32, align 4
  %placed = alloca i32, align 4
  %probe = alloca i32, align 4
  %old = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp21 = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %table, ptr %table.addr, align 8, !tbaa !7
  store ptr %count, ptr %count.addr, align 8, !tbaa !7
  store i32 %slots, ptr %slots.addr, align 4, !tbaa !3
  store ptr %lost, ptr %lost.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc31, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end36

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %key) #4
  %2 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %key, align 4, !tbaa !3
  %5 = load i32, ptr %key, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %5, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup28

if.end:                                           ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %slot) #4
  %6 = load i32, ptr %key, align 4, !tbaa !3
  %call2 = call noundef i32 @_ZL3mixj(i32 noundef %6) #5
  %7 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %sub = sub nsw i32 %7, 1
  %and = and i32 %call2, %sub
  store i32 %and, ptr %slot, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %placed) #4
  store i32 0, ptr %placed, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %probe) #4
  store i32 0, ptr %probe, align 4, !tbaa !3
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc, %if.end
  %8 = load i32, ptr %probe, align 4, !tbaa !3
  %9 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %8, %9
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %for.cond3
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup25

for.body6:                                        ; preds = %for.cond3
  call void @llvm.lifetime.start.p0(ptr %old) #4
  %10 = load ptr, ptr %table.addr, align 8, !tbaa !7
  %11 = load i32, ptr %slot, align 4, !tbaa !3
  %idxprom7 = zext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %10, i64 %idxprom7
  %12 = load atomic i32, ptr %arrayidx8 monotonic, align 4
  store i32 %12, ptr %atomic-temp, align 4
  %13 = load i32, ptr %atomic-temp, align 4, !tbaa !3
  store i32 %13, ptr %old, align 4, !tbaa !3
  %14 = load i32, ptr %old, align 4, !tbaa !3
  %cmp9 = icmp eq i32 %14, 0
  br i1 %cmp9, label %if.then10, label %if.end16

if.then10:                                        ; preds = %for.body6
  %15 = load ptr, ptr %table.addr, align 8, !tbaa !7
  %16 = load i32, ptr %slot, align 4, !tbaa !3
  %idxprom11 = zext i32 %16 to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr %15, i64 %idxprom11
  %17 = load i32, ptr %key, align 4, !tbaa !3
  %18 = cmpxchg ptr %arrayidx12, i32 0, i32 %17 seq_cst seq_cst, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  store i32 %19, ptr %old, align 4, !tbaa !3
  %20 = load i32, ptr %old, align 4, !tbaa !3
  %cmp13 = icmp eq i32 %20, 0
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.then10
  %21 = load i32, ptr %key, align 4, !tbaa !3
  store i32 %21, ptr %old, align 4, !tbaa !3
  br label %if.end15

if.end15:                                         ; preds = %if.then14, %if.then10
  br label %if.end16

if.end16:                                         ; preds = %if.end15, %for.body6
  %22 = load i32, ptr %old, align 4, !tbaa !3
  %23 = load i32, ptr %key, align 4, !tbaa !3
  %cmp17 = icmp eq i32 %22, %23
  br i1 %cmp17, label %if.then18, label %if.end22

if.then18:                                        ; preds = %if.end16
  store i32 1, ptr %placed, align 4, !tbaa !3
  %24 = load ptr, ptr %count.addr, align 8, !tbaa !7
  %25 = load i32, ptr %slot, align 4, !tbaa !3
  %idxprom19 = zext i32 %25 to i64
  %arrayidx20 = getelementptr inbounds nuw i32, ptr %24, i64 %idxprom19
  store i32 1, ptr %.atomictmp, align 4, !tbaa !3
  %26 = load i32, ptr %.atomictmp, align 4
  %27 = atomicrmw add ptr %arrayidx20, i32 %26 monotonic, align 4
  store i32 %27, ptr %atomic-temp21, align 4
  %28 = load i32, ptr %atomic-temp21, align 4, !tbaa !3
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end22:                                         ; preds = %if.end16
  %29 = load i32, ptr %slot, align 4, !tbaa !3
  %add = add i32 %29, 1
  %30 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %sub23 = sub nsw i32 %30, 1
  %and24 = and i32 %add, %sub23
  store i32 %and24, ptr %slot, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end22, %if.then18
  call void @llvm.lifetime.end.p0(ptr %old) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup25 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %31 = load i32, ptr %probe, align 4, !tbaa !3
  %inc = add nsw i32 %31, 1
  store i32 %inc, ptr %probe, align 4, !tbaa !3
  br label %for.cond3, !llvm.loop !10

cleanup25:                                        ; preds = %cleanup, %for.cond.cleanup5
  call void @llvm.lifetime.end.p0(ptr %probe) #4
  br label %for.end

for.end:                                          ; preds = %cleanup25
  %32 = load i32, ptr %placed, align 4, !tbaa !3
  %tobool = icmp ne i32 %32, 0
  br i1 %tobool, label %if.end27, label %if.then26

if.then26:                                        ; preds = %for.end
  %33 = load ptr, ptr %lost.addr, align 8, !tbaa !7
  %34 = atomicrmw add ptr %33, i32 1 seq_cst, align 4
  br label %if.end27

if.end27:                                         ; preds = %if.then26, %for.end
  call void @llvm.lifetime.end.p0(ptr %placed) #4
  call void @llvm.lifetime.end.p0(ptr %slot) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup28

cleanup28:                                        ; preds = %if.end27, %if.then
  call void @llvm.lifetime.end.p0(ptr %key) #4
  %cleanup.dest29 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest29, label %unreachable [
    i32 0, label %cleanup.cont30
    i32 4, label %for.inc31
  ]

cleanup.cont30:                                   ; preds = %cleanup28
  br label %for.inc31

for.inc31:                                        ; preds = %cleanup.cont30, %cleanup28
  %call32 = call noundef i32 @_ZL11block_dim_xv() #5
  %call33 = call noundef i32 @_ZL10grid_dim_xv() #5
  %mul = mul nsw i32 %call32, %call33
  %35 = load i32, ptr %i, align 4, !tbaa !3
  %add34 = add nsw i32 %35, %mul
  store i32 %add34, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end36:                                        ; preds = %for.cond.cleanup
  ret void

unreachable:                                      ; preds = %cleanup28
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3mixj(i32 noundef %x) #2 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4, !tbaa !3
  %0 = load i32, ptr %x.addr, align 4, !tbaa !3
  %shr = lshr i32 %0, 16
  %1 = load i32, ptr %x.addr, align 4, !tbaa !3
  %xor = xor i32 %1, %shr
  store i32 %xor, ptr %x.addr, align 4, !tbaa !3
  %2 = load i32, ptr %x.addr, align 4, !tbaa !3
  %mul = mul i32 %2, 2146121005
  store i32 %mul, ptr %x.addr, align 4, !tbaa !3
  %3 = load i32, ptr %x.addr, align 4, !tbaa !3
  %shr1 = lshr i32 %3, 15
  %4 = load i32, ptr %x.addr, align 4, !tbaa !3
  %xor2 = xor i32 %4, %shr1
  store i32 %xor2, ptr %x.addr, align 4, !tbaa !3
  %5 = load i32, ptr %x.addr, align 4, !tbaa !3
  %mul3 = mul i32 %5, -2073254261
  store i32 %mul3, ptr %x.addr, align 4, !tbaa !3
  %6 = load i32, ptr %x.addr, align 4, !tbaa !3
  %7 = load i32, ptr %x.addr, align 4, !tbaa !3
  %shr4 = lshr i32 %7, 16
  %xor5 = xor i32 %6, %shr4
  ret i32 %xor5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10grid_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_find(ptr noundef %keys, i32 noundef %n, ptr noundef %table, ptr noundef %count, i32 noundef %slots, ptr noundef %result) #0 {
entry:
  %keys.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %table.addr = alloca ptr, align 8
  %count.addr = alloca ptr, align 8
  %slots.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %key = alloca i32, align 4
  %slot = alloca i32, align 4
  %found = alloca i32, align 4
  %c = alloca i32, align 4
  %probe = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %table, ptr %table.addr, align 8, !tbaa !7
  store ptr %count, ptr %count.addr, align 8, !tbaa !7
  store i32 %slots, ptr %slots.addr, align 4, !tbaa !3
  store ptr %result, ptr %result.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup18

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %key) #4
  %2 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %key, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %slot) #4
  %5 = load i32, ptr %key, align 4, !tbaa !3
  %call1 = call noundef i32 @_ZL3mixj(i32 noundef %5) #5
  %6 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %sub = sub nsw i32 %6, 1
  %and = and i32 %call1, %sub
  store i32 %and, ptr %slot, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %found) #4
  store i32 0, ptr %found, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %c) #4
  store i32 0, ptr %c, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %probe) #4
  store i32 0, ptr %probe, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.end
  %7 = load i32, ptr %found, align 4, !tbaa !3
  %tobool = icmp ne i32 %7, 0
  br i1 %tobool, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %8 = load i32, ptr %probe, align 4, !tbaa !3
  %9 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %8, %9
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %10 = phi i1 [ false, %while.cond ], [ %cmp2, %land.rhs ]
  br i1 %10, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %k) #4
  %11 = load ptr, ptr %table.addr, align 8, !tbaa !7
  %12 = load i32, ptr %slot, align 4, !tbaa !3
  %idxprom3 = zext i32 %12 to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %11, i64 %idxprom3
  %13 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  store i32 %13, ptr %k, align 4, !tbaa !3
  %14 = load i32, ptr %k, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %14, 0
  br i1 %cmp5, label %if.then6, label %if.end7

if.then6:                                         ; preds = %while.body
  store i32 3, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end7:                                          ; preds = %while.body
  %15 = load i32, ptr %k, align 4, !tbaa !3
  %16 = load i32, ptr %key, align 4, !tbaa !3
  %cmp8 = icmp eq i32 %15, %16
  br i1 %cmp8, label %if.then9, label %if.end12

if.then9:                                         ; preds = %if.end7
  store i32 1, ptr %found, align 4, !tbaa !3
  %17 = load ptr, ptr %count.addr, align 8, !tbaa !7
  %18 = load i32, ptr %slot, align 4, !tbaa !3
  %idxprom10 = zext i32 %18 to i64
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %17, i64 %idxprom10
  %19 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  store i32 %19, ptr %c, align 4, !tbaa !3
  br label %if.end12

if.end12:                                         ; preds = %if.then9, %if.end7
  %20 = load i32, ptr %slot, align 4, !tbaa !3
  %add = add i32 %20, 1
  %21 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %sub13 = sub nsw i32 %21, 1
  %and14 = and i32 %add, %sub13
  store i32 %and14, ptr %slot, align 4, !tbaa !3
  %22 = load i32, ptr %probe, align 4, !tbaa !3
  %inc = add nsw i32 %22, 1
  store i32 %inc, ptr %probe, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end12, %if.then6
  call void @llvm.lifetime.end.p0(ptr %k) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %cleanup, %land.end
  %23 = load i32, ptr %found, align 4, !tbaa !3
  %tobool15 = icmp ne i32 %23, 0
  br i1 %tobool15, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.end
  %24 = load i32, ptr %c, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %while.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %24, %cond.true ], [ -1, %cond.false ]
  %25 = load ptr, ptr %result.addr, align 8, !tbaa !7
  %26 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom16 = sext i32 %26 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %25, i64 %idxprom16
  store i32 %cond, ptr %arrayidx17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %probe) #4
  call void @llvm.lifetime.end.p0(ptr %c) #4
  call void @llvm.lifetime.end.p0(ptr %found) #4
  call void @llvm.lifetime.end.p0(ptr %slot) #4
  call void @llvm.lifetime.end.p0(ptr %key) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup18

cleanup18:                                        ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #4
  %cleanup.dest19 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest19, label %unreachable [
    i32 0, label %cleanup.cont20
    i32 1, label %cleanup.cont20
  ]

cleanup.cont20:                                   ; preds = %cleanup18, %cleanup18
  ret void

unreachable:                                      ; preds = %cleanup18, %cleanup
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
