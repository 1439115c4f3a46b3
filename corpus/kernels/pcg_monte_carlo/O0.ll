; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pcg = type { i64, i64 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pcg_monte_carlo(i64 noundef %seed, i32 noundef %samples, i32 noundef %use_xorshift, ptr noundef %inside, ptr noundef %last_state) #0 {
entry:
  %seed.addr = alloca i64, align 8
  %samples.addr = alloca i32, align 4
  %use_xorshift.addr = alloca i32, align 4
  %inside.addr = alloca ptr, align 8
  %last_state.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %g = alloca %struct.Pcg, align 8
  %xs = alloca i32, align 4
  %count = alloca i32, align 4
  %i = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %d = alloca i64, align 8
  %d25 = alloca i32, align 4
  store i64 %seed, ptr %seed.addr, align 8, !tbaa !7
  store i32 %samples, ptr %samples.addr, align 4, !tbaa !3
  store i32 %use_xorshift, ptr %use_xorshift.addr, align 4, !tbaa !3
  store ptr %inside, ptr %inside.addr, align 8, !tbaa !9
  store ptr %last_state, ptr %last_state.addr, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %t) #6
  %call = call noundef i32 @_ZL8global_xv() #7
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %g) #6
  %state = getelementptr inbounds nuw %struct.Pcg, ptr %g, i32 0, i32 0
  %0 = load i64, ptr %seed.addr, align 8, !tbaa !7
  store i64 %0, ptr %state, align 8, !tbaa !14
  %stream = getelementptr inbounds nuw %struct.Pcg, ptr %g, i32 0, i32 1
  store i64 1442695040888963407, ptr %stream, align 8, !tbaa !16
  %1 = load i32, ptr %t, align 4, !tbaa !3
  %conv = sext i32 %1 to i64
  %2 = load i32, ptr %samples.addr, align 4, !tbaa !3
  %conv1 = sext i32 %2 to i64
  %mul = mul i64 %conv, %conv1
  %mul2 = mul i64 %mul, 2
  call void @_ZL8pcg_skipR3Pcgy(ptr noundef nonnull align 8 dereferenceable(16) %g, i64 noundef %mul2) #7
  call void @llvm.lifetime.start.p0(ptr %xs) #6
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %mul3 = mul i32 %3, -1640531527
  %add = add i32 %mul3, 1
  store i32 %add, ptr %xs, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %count) #6
  store i32 0, ptr %count, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #6
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %5 = load i32, ptr %samples.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %4, %5
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %a) #6
  call void @llvm.lifetime.start.p0(ptr %b) #6
  %6 = load i32, ptr %use_xorshift.addr, align 4, !tbaa !3
  %tobool = icmp ne i32 %6, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %call4 = call noundef i32 @_ZL8xorshiftRj(ptr noundef nonnull align 4 dereferenceable(4) %xs) #7
  %shr = lshr i32 %call4, 16
  store i32 %shr, ptr %a, align 4, !tbaa !3
  %call5 = call noundef i32 @_ZL8xorshiftRj(ptr noundef nonnull align 4 dereferenceable(4) %xs) #7
  %shr6 = lshr i32 %call5, 16
  store i32 %shr6, ptr %b, align 4, !tbaa !3
  br label %if.end

if.else:                                          ; preds = %for.body
  %call7 = call noundef i32 @_ZL8pcg_nextR3Pcg(ptr noundef nonnull align 8 dereferenceable(16) %g) #7
  %shr8 = lshr i32 %call7, 16
  store i32 %shr8, ptr %a, align 4, !tbaa !3
  %call9 = call noundef i32 @_ZL8pcg_nextR3Pcg(ptr noundef nonnull align 8 dereferenceable(16) %g) #7
  %shr10 = lshr i32 %call9, 16
  store i32 %shr10, ptr %b, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @llvm.lifetime.start.p0(ptr %d) #6
  %7 = load i32, ptr %a, align 4, !tbaa !3
  %conv11 = zext i32 %7 to i64
  %8 = load i32, ptr %a, align 4, !tbaa !3
  %conv12 = zext i32 %8 to i64
  %mul13 = mul i64 %conv11, %conv12
  %9 = load i32, ptr %b, align 4, !tbaa !3
  %conv14 = zext i32 %9 to i64
  %10 = load i32, ptr %b, align 4, !tbaa !3
  %conv15 = zext i32 %10 to i64
  %mul16 = mul i64 %conv14, %conv15
  %add17 = add i64 %mul13, %mul16
  store i64 %add17, ptr %d, align 8, !tbaa !7
  %11 = load i64, ptr %d, align 8, !tbaa !7
  %cmp18 = icmp ult i64 %11, 4294967296
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end
  %12 = load i32, ptr %count, align 4, !tbaa !3
  %inc = add nsw i32 %12, 1
  store i32 %inc, ptr %count, align 4, !tbaa !3
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %if.end
  call void @llvm.lifetime.end.p0(ptr %d) #6
  call void @llvm.lifetime.end.p0(ptr %b) #6
  call void @llvm.lifetime.end.p0(ptr %a) #6
  br label %for.inc

for.inc:                                          ; preds = %if.end20
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %inc21 = add nsw i32 %13, 1
  store i32 %inc21, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond.cleanup
  %14 = load i32, ptr %use_xorshift.addr, align 4, !tbaa !3
  %tobool22 = icmp ne i32 %14, 0
  br i1 %tobool22, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %15 = load i32, ptr %xs, align 4, !tbaa !3
  %conv23 = zext i32 %15 to i64
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %state24 = getelementptr inbounds nuw %struct.Pcg, ptr %g, i32 0, i32 0
  %16 = load i64, ptr %state24, align 8, !tbaa !14
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv23, %cond.true ], [ %16, %cond.false ]
  %17 = load ptr, ptr %last_state.addr, align 8, !tbaa !12
  %18 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %18 to i64
  %arrayidx = getelementptr inbounds i64, ptr %17, i64 %idxprom
  store i64 %cond, ptr %arrayidx, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %d25) #6
  store i32 16, ptr %d25, align 4, !tbaa !3
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc31, %cond.end
  %19 = load i32, ptr %d25, align 4, !tbaa !3
  %cmp27 = icmp sgt i32 %19, 0
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28

for.cond.cleanup28:                               ; preds = %for.cond26
  call void @llvm.lifetime.end.p0(ptr %d25) #6
  br label %for.end33

for.body29:                                       ; preds = %for.cond26
  %20 = load i32, ptr %count, align 4, !tbaa !3
  %21 = load i32, ptr %d25, align 4, !tbaa !3
  %22 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %20, i32 %21, i32 31)
  %23 = load i32, ptr %count, align 4, !tbaa !3
  %add30 = add nsw i32 %23, %22
  store i32 %add30, ptr %count, align 4, !tbaa !3
  br label %for.inc31

for.inc31:                                        ; preds = %for.body29
  %24 = load i32, ptr %d25, align 4, !tbaa !3
  %shr32 = ashr i32 %24, 1
  store i32 %shr32, ptr %d25, align 4, !tbaa !3
  br label %for.cond26, !llvm.loop !20

for.end33:                                        ; preds = %for.cond.cleanup28
  %call34 = call noundef i32 @_ZL7lane_idv() #7
  %cmp35 = icmp eq i32 %call34, 0
  br i1 %cmp35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %for.end33
  %25 = load ptr, ptr %inside.addr, align 8, !tbaa !9
  %26 = load i32, ptr %count, align 4, !tbaa !3
  %27 = atomicrmw add ptr %25, i32 %26 seq_cst, align 4
  br label %if.end37

if.end37:                                         ; preds = %if.then36, %for.end33
  call void @llvm.lifetime.end.p0(ptr %count) #6
  call void @llvm.lifetime.end.p0(ptr %xs) #6
  call void @llvm.lifetime.end.p0(ptr %g) #6
  call void @llvm.lifetime.end.p0(ptr %t) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #7
  %call1 = call noundef i32 @_ZL11block_dim_xv() #7
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #7
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL8pcg_skipR3Pcgy(ptr noundef nonnull align 8 dereferenceable(16) %g, i64 noundef %steps) #2 {
entry:
  %g.addr = alloca ptr, align 8
  %steps.addr = alloca i64, align 8
  %a = alloca i64, align 8
  %c = alloca i64, align 8
  %all_a = alloca i64, align 8
  %all_c = alloca i64, align 8
  store ptr %g, ptr %g.addr, align 8, !tbaa !21
  store i64 %steps, ptr %steps.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %a) #6
  store i64 6364136223846793005, ptr %a, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %c) #6
  %0 = load ptr, ptr %g.addr, align 8, !tbaa !21, !nonnull !23, !align !24
  %stream = getelementptr inbounds nuw %struct.Pcg, ptr %0, i32 0, i32 1
  %1 = load i64, ptr %stream, align 8, !tbaa !16
  store i64 %1, ptr %c, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %all_a) #6
  store i64 1, ptr %all_a, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %all_c) #6
  store i64 0, ptr %all_c, align 8, !tbaa !7
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %2 = load i64, ptr %steps.addr, align 8, !tbaa !7
  %cmp = icmp ugt i64 %2, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i64, ptr %steps.addr, align 8, !tbaa !7
  %and = and i64 %3, 1
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %4 = load i64, ptr %a, align 8, !tbaa !7
  %5 = load i64, ptr %all_a, align 8, !tbaa !7
  %mul = mul i64 %5, %4
  store i64 %mul, ptr %all_a, align 8, !tbaa !7
  %6 = load i64, ptr %all_c, align 8, !tbaa !7
  %7 = load i64, ptr %a, align 8, !tbaa !7
  %mul1 = mul i64 %6, %7
  %8 = load i64, ptr %c, align 8, !tbaa !7
  %add = add i64 %mul1, %8
  store i64 %add, ptr %all_c, align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %9 = load i64, ptr %a, align 8, !tbaa !7
  %add2 = add i64 %9, 1
  %10 = load i64, ptr %c, align 8, !tbaa !7
  %mul3 = mul i64 %10, %add2
  store i64 %mul3, ptr %c, align 8, !tbaa !7
  %11 = load i64, ptr %a, align 8, !tbaa !7
  %12 = load i64, ptr %a, align 8, !tbaa !7
  %mul4 = mul i64 %12, %11
  store i64 %mul4, ptr %a, align 8, !tbaa !7
  %13 = load i64, ptr %steps.addr, align 8, !tbaa !7
  %shr = lshr i64 %13, 1
  store i64 %shr, ptr %steps.addr, align 8, !tbaa !7
  br label %while.cond, !llvm.loop !25

while.end:                                        ; preds = %while.cond
  %14 = load i64, ptr %all_a, align 8, !tbaa !7
  %15 = load ptr, ptr %g.addr, align 8, !tbaa !21, !nonnull !23, !align !24
  %state = getelementptr inbounds nuw %struct.Pcg, ptr %15, i32 0, i32 0
  %16 = load i64, ptr %state, align 8, !tbaa !14
  %mul5 = mul i64 %14, %16
  %17 = load i64, ptr %all_c, align 8, !tbaa !7
  %add6 = add i64 %mul5, %17
  %18 = load ptr, ptr %g.addr, align 8, !tbaa !21, !nonnull !23, !align !24
  %state7 = getelementptr inbounds nuw %struct.Pcg, ptr %18, i32 0, i32 0
  store i64 %add6, ptr %state7, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %all_c) #6
  call void @llvm.lifetime.end.p0(ptr %all_a) #6
  call void @llvm.lifetime.end.p0(ptr %c) #6
  call void @llvm.lifetime.end.p0(ptr %a) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8xorshiftRj(ptr noundef nonnull align 4 dereferenceable(4) %x) #2 {
entry:
  %x.addr = alloca ptr, align 8
  store ptr %x, ptr %x.addr, align 8, !tbaa !9
  %0 = load ptr, ptr %x.addr, align 8, !tbaa !9, !nonnull !23, !align !26
  %1 = load i32, ptr %0, align 4, !tbaa !3
  %shl = shl i32 %1, 13
  %2 = load ptr, ptr %x.addr, align 8, !tbaa !9, !nonnull !23, !align !26
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %xor = xor i32 %3, %shl
  store i32 %xor, ptr %2, align 4, !tbaa !3
  %4 = load ptr, ptr %x.addr, align 8, !tbaa !9, !nonnull !23, !align !26
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %shr = lshr i32 %5, 17
  %6 = load ptr, ptr %x.addr, align 8, !tbaa !9, !nonnull !23, !align !26
  %7 = load i32, ptr %6, align 4, !tbaa !3
  %xor1 = xor i32 %7, %shr
  store i32 %xor1, ptr %6, align 4, !tbaa !3
  %8 = load ptr, ptr %x.addr, align 8, !tbaa !9, !nonnull !23, !align !26
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %shl2 = shl i32 %9, 5
  %10 = load ptr, ptr %x.addr, align 8, !tbaa !9, !nonnull !23, !align !26
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %xor3 = xor i32 %11, %shl2
  store i32 %xor3, ptr %10, align 4, !tbaa !3
  %12 = load ptr, ptr %x.addr, align 8, !tbaa !9, !nonnull !23, !align !26
  %13 = load i32, ptr %12, align 4, !tbaa !3
  ret i32 %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8pcg_nextR3Pcg(ptr noundef nonnull align 8 dereferenceable(16) %g) #2 {
entry:
  %g.addr = alloca ptr, align 8
  %old = alloca i64, align 8
  %x = alloca i32, align 4
  store ptr %g, ptr %g.addr, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %old) #6
  %0 = load ptr, ptr %g.addr, align 8, !tbaa !21, !nonnull !23, !align !24
  %state = getelementptr inbounds nuw %struct.Pcg, ptr %0, i32 0, i32 0
  %1 = load i64, ptr %state, align 8, !tbaa !14
  store i64 %1, ptr %old, align 8, !tbaa !7
  %2 = load i64, ptr %old, align 8, !tbaa !7
  %mul = mul i64 %2, 6364136223846793005
  %3 = load ptr, ptr %g.addr, align 8, !tbaa !21, !nonnull !23, !align !24
  %stream = getelementptr inbounds nuw %struct.Pcg, ptr %3, i32 0, i32 1
  %4 = load i64, ptr %stream, align 8, !tbaa !16
  %add = add i64 %mul, %4
  %5 = load ptr, ptr %g.addr, align 8, !tbaa !21, !nonnull !23, !align !24
  %state1 = getelementptr inbounds nuw %struct.Pcg, ptr %5, i32 0, i32 0
  store i64 %add, ptr %state1, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %x) #6
  %6 = load i64, ptr %old, align 8, !tbaa !7
  %shr = lshr i64 %6, 18
  %7 = load i64, ptr %old, align 8, !tbaa !7
  %xor = xor i64 %shr, %7
  %shr2 = lshr i64 %xor, 27
  %conv = trunc i64 %shr2 to i32
  store i32 %conv, ptr %x, align 4, !tbaa !3
  %8 = load i32, ptr %x, align 4, !tbaa !3
  %9 = load i64, ptr %old, align 8, !tbaa !7
  %shr3 = lshr i64 %9, 59
  %conv4 = trunc i64 %shr3 to i32
  %10 = call i32 @llvm.fshr.i32(i32 %8, i32 %8, i32 %conv4)
  call void @llvm.lifetime.end.p0(ptr %x) #6
  call void @llvm.lifetime.end.p0(ptr %old) #6
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %0
}

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{!"long long", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 int", !11, i64 0}
!11 = !{!"any pointer", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 long long", !11, i64 0}
!14 = !{!15, !8, i64 0}
!15 = !{!"_ZTS3Pcg", !8, i64 0, !8, i64 8}
!16 = !{!15, !8, i64 8}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS3Pcg", !11, i64 0}
!23 = !{}
!24 = !{i64 8}
!25 = distinct !{!25, !18, !19}
!26 = !{i64 4}
