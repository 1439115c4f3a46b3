; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sha_k = dso_local addrspace(4) externally_initialized constant [64 x i32] zeroinitializer, align 4
@__const.sha256.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @sha_k to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sha256(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %digest) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %digest.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %msg = alloca ptr, align 8
  %length = alloca i32, align 4
  %h = alloca [8 x i32], align 4
  %block = alloca [16 x i32], align 4
  %pos = alloca i32, align 4
  %marked = alloca i8, align 1
  %done = alloca i8, align 1
  %i = alloca i32, align 4
  %word = alloca i32, align 4
  %b = alloca i32, align 4
  %byte = alloca i32, align 4
  %i33 = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %digest, ptr %digest.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #6
  %call = call noundef i32 @_ZL8global_xv() #7
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %msg) #6
  %2 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %3 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %4 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %5 to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %msg, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %length) #6
  %6 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %7 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %7, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %6, i64 %idxprom1
  %8 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %9 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom3 = sext i32 %10 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %9, i64 %idxprom3
  %11 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %11
  store i32 %sub, ptr %length, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %h) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %h, ptr align 4 @__const.sha256.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %block) #6
  call void @llvm.lifetime.start.p0(ptr %pos) #6
  store i32 0, ptr %pos, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %marked) #6
  store i8 0, ptr %marked, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %done) #6
  store i8 0, ptr %done, align 1, !tbaa !12
  br label %while.cond

while.cond:                                       ; preds = %if.end31, %if.end
  %12 = load i8, ptr %done, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv = trunc i8 %12 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %13 = load i8, ptr %marked, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv5 = trunc i8 %13 to i1
  %storedv = zext i1 %loadedv5 to i8
  store i8 %storedv, ptr %done, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %i) #6
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc24, %while.body
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %14, 16
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 4, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #6
  br label %for.end26

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %word) #6
  store i32 0, ptr %word, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %b) #6
  store i32 0, ptr %b, align 4, !tbaa !3
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %for.body
  %15 = load i32, ptr %b, align 4, !tbaa !3
  %cmp8 = icmp slt i32 %15, 4
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.cond7
  store i32 7, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %b) #6
  br label %for.end

for.body10:                                       ; preds = %for.cond7
  call void @llvm.lifetime.start.p0(ptr %byte) #6
  store i32 0, ptr %byte, align 4, !tbaa !3
  %16 = load i32, ptr %pos, align 4, !tbaa !3
  %17 = load i32, ptr %length, align 4, !tbaa !3
  %cmp11 = icmp slt i32 %16, %17
  br i1 %cmp11, label %if.then12, label %if.else

if.then12:                                        ; preds = %for.body10
  %18 = load ptr, ptr %msg, align 8, !tbaa !7
  %19 = load i32, ptr %pos, align 4, !tbaa !3
  %idxprom13 = sext i32 %19 to i64
  %arrayidx14 = getelementptr inbounds i8, ptr %18, i64 %idxprom13
  %20 = load i8, ptr %arrayidx14, align 1, !tbaa !16
  %conv = zext i8 %20 to i32
  store i32 %conv, ptr %byte, align 4, !tbaa !3
  %21 = load i32, ptr %pos, align 4, !tbaa !3
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %pos, align 4, !tbaa !3
  br label %if.end20

if.else:                                          ; preds = %for.body10
  %22 = load i8, ptr %marked, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv15 = trunc i8 %22 to i1
  br i1 %loadedv15, label %if.end19, label %if.then16

if.then16:                                        ; preds = %if.else
  store i32 128, ptr %byte, align 4, !tbaa !3
  store i8 1, ptr %marked, align 1, !tbaa !12
  %23 = load i32, ptr %i, align 4, !tbaa !3
  %cmp17 = icmp slt i32 %23, 14
  %storedv18 = zext i1 %cmp17 to i8
  store i8 %storedv18, ptr %done, align 1, !tbaa !12
  br label %if.end19

if.end19:                                         ; preds = %if.then16, %if.else
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %if.then12
  %24 = load i32, ptr %word, align 4, !tbaa !3
  %shl = shl i32 %24, 8
  %25 = load i32, ptr %byte, align 4, !tbaa !3
  %or = or i32 %shl, %25
  store i32 %or, ptr %word, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %byte) #6
  br label %for.inc

for.inc:                                          ; preds = %if.end20
  %26 = load i32, ptr %b, align 4, !tbaa !3
  %inc21 = add nsw i32 %26, 1
  store i32 %inc21, ptr %b, align 4, !tbaa !3
  br label %for.cond7, !llvm.loop !17

for.end:                                          ; preds = %for.cond.cleanup9
  %27 = load i32, ptr %word, align 4, !tbaa !3
  %28 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom22 = sext i32 %28 to i64
  %arrayidx23 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 %idxprom22
  store i32 %27, ptr %arrayidx23, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %word) #6
  br label %for.inc24

for.inc24:                                        ; preds = %for.end
  %29 = load i32, ptr %i, align 4, !tbaa !3
  %inc25 = add nsw i32 %29, 1
  store i32 %inc25, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !20

for.end26:                                        ; preds = %for.cond.cleanup
  %30 = load i8, ptr %done, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv27 = trunc i8 %30 to i1
  br i1 %loadedv27, label %if.then28, label %if.end31

if.then28:                                        ; preds = %for.end26
  %arrayidx29 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 14
  store i32 0, ptr %arrayidx29, align 4, !tbaa !3
  %31 = load i32, ptr %length, align 4, !tbaa !3
  %mul = mul i32 %31, 8
  %arrayidx30 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 15
  store i32 %mul, ptr %arrayidx30, align 4, !tbaa !3
  br label %if.end31

if.end31:                                         ; preds = %if.then28, %for.end26
  %arraydecay = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 0
  %arraydecay32 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 0
  call void @_ZL8compressPjPKj(ptr noundef %arraydecay, ptr noundef %arraydecay32) #7
  br label %while.cond, !llvm.loop !21

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %i33) #6
  store i32 0, ptr %i33, align 4, !tbaa !3
  br label %for.cond34

for.cond34:                                       ; preds = %for.inc44, %while.end
  %32 = load i32, ptr %i33, align 4, !tbaa !3
  %cmp35 = icmp slt i32 %32, 8
  br i1 %cmp35, label %for.body37, label %for.cond.cleanup36

for.cond.cleanup36:                               ; preds = %for.cond34
  store i32 10, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i33) #6
  br label %for.end46

for.body37:                                       ; preds = %for.cond34
  %33 = load i32, ptr %i33, align 4, !tbaa !3
  %idxprom38 = sext i32 %33 to i64
  %arrayidx39 = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 %idxprom38
  %34 = load i32, ptr %arrayidx39, align 4, !tbaa !3
  %35 = call i32 @llvm.bswap.i32(i32 %34)
  %36 = load ptr, ptr %digest.addr, align 8, !tbaa !10
  %37 = load i32, ptr %t, align 4, !tbaa !3
  %mul40 = mul nsw i32 8, %37
  %38 = load i32, ptr %i33, align 4, !tbaa !3
  %add41 = add nsw i32 %mul40, %38
  %idxprom42 = sext i32 %add41 to i64
  %arrayidx43 = getelementptr inbounds i32, ptr %36, i64 %idxprom42
  store i32 %35, ptr %arrayidx43, align 4, !tbaa !3
  br label %for.inc44

for.inc44:                                        ; preds = %for.body37
  %39 = load i32, ptr %i33, align 4, !tbaa !3
  %inc45 = add nsw i32 %39, 1
  store i32 %inc45, ptr %i33, align 4, !tbaa !3
  br label %for.cond34, !llvm.loop !22

for.end46:                                        ; preds = %for.cond.cleanup36
  call void @llvm.lifetime.end.p0(ptr %done) #6
  call void @llvm.lifetime.end.p0(ptr %marked) #6
  call void @llvm.lifetime.end.p0(ptr %pos) #6
  call void @llvm.lifetime.end.p0(ptr %block) #6
  call void @llvm.lifetime.end.p0(ptr %h) #6
  call void @llvm.lifetime.end.p0(ptr %length) #6
  call void @llvm.lifetime.end.p0(ptr %msg) #6
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end46, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #6
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
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #7
  %call1 = call noundef i32 @_ZL11block_dim_xv() #7
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #7
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL8compressPjPKj(ptr noundef %h, ptr noundef %block) #2 {
entry:
  %h.addr = alloca ptr, align 8
  %block.addr = alloca ptr, align 8
  %w = alloca [16 x i32], align 4
  %i = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  %d = alloca i32, align 4
  %e = alloca i32, align 4
  %f = alloca i32, align 4
  %g = alloca i32, align 4
  %x = alloca i32, align 4
  %i11 = alloca i32, align 4
  %wi = alloca i32, align 4
  %w15 = alloca i32, align 4
  %w2 = alloca i32, align 4
  %s0 = alloca i32, align 4
  %s1 = alloca i32, align 4
  %t1 = alloca i32, align 4
  %t2 = alloca i32, align 4
  store ptr %h, ptr %h.addr, align 8, !tbaa !10
  store ptr %block, ptr %block.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %w) #6
  call void @llvm.lifetime.start.p0(ptr %i) #6
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %block.addr, align 8, !tbaa !10
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom1 = sext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom1
  store i32 %3, ptr %arrayidx2, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !23

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %a) #6
  %6 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx3 = getelementptr inbounds i32, ptr %6, i64 0
  %7 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  store i32 %7, ptr %a, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %b) #6
  %8 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 1
  %9 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  store i32 %9, ptr %b, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %c) #6
  %10 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx5 = getelementptr inbounds i32, ptr %10, i64 2
  %11 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  store i32 %11, ptr %c, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %d) #6
  %12 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx6 = getelementptr inbounds i32, ptr %12, i64 3
  %13 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  store i32 %13, ptr %d, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %e) #6
  %14 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx7 = getelementptr inbounds i32, ptr %14, i64 4
  %15 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  store i32 %15, ptr %e, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %f) #6
  %16 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx8 = getelementptr inbounds i32, ptr %16, i64 5
  %17 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  store i32 %17, ptr %f, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %g) #6
  %18 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx9 = getelementptr inbounds i32, ptr %18, i64 6
  %19 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  store i32 %19, ptr %g, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %x) #6
  %20 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx10 = getelementptr inbounds i32, ptr %20, i64 7
  %21 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  store i32 %21, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i11) #6
  store i32 0, ptr %i11, align 4, !tbaa !3
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc60, %for.end
  %22 = load i32, ptr %i11, align 4, !tbaa !3
  %cmp13 = icmp slt i32 %22, 64
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14

for.cond.cleanup14:                               ; preds = %for.cond12
  call void @llvm.lifetime.end.p0(ptr %i11) #6
  br label %for.end62

for.body15:                                       ; preds = %for.cond12
  call void @llvm.lifetime.start.p0(ptr %wi) #6
  %23 = load i32, ptr %i11, align 4, !tbaa !3
  %cmp16 = icmp slt i32 %23, 16
  br i1 %cmp16, label %if.then, label %if.else

if.then:                                          ; preds = %for.body15
  %24 = load i32, ptr %i11, align 4, !tbaa !3
  %idxprom17 = sext i32 %24 to i64
  %arrayidx18 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom17
  %25 = load i32, ptr %arrayidx18, align 4, !tbaa !3
  store i32 %25, ptr %wi, align 4, !tbaa !3
  br label %if.end

if.else:                                          ; preds = %for.body15
  call void @llvm.lifetime.start.p0(ptr %w15) #6
  %26 = load i32, ptr %i11, align 4, !tbaa !3
  %add = add nsw i32 %26, 1
  %and = and i32 %add, 15
  %idxprom19 = sext i32 %and to i64
  %arrayidx20 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom19
  %27 = load i32, ptr %arrayidx20, align 4, !tbaa !3
  store i32 %27, ptr %w15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %w2) #6
  %28 = load i32, ptr %i11, align 4, !tbaa !3
  %add21 = add nsw i32 %28, 14
  %and22 = and i32 %add21, 15
  %idxprom23 = sext i32 %and22 to i64
  %arrayidx24 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom23
  %29 = load i32, ptr %arrayidx24, align 4, !tbaa !3
  store i32 %29, ptr %w2, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %s0) #6
  %30 = load i32, ptr %w15, align 4, !tbaa !3
  %31 = call i32 @llvm.fshr.i32(i32 %30, i32 %30, i32 7)
  %32 = load i32, ptr %w15, align 4, !tbaa !3
  %33 = call i32 @llvm.fshr.i32(i32 %32, i32 %32, i32 18)
  %xor = xor i32 %31, %33
  %34 = load i32, ptr %w15, align 4, !tbaa !3
  %shr = lshr i32 %34, 3
  %xor25 = xor i32 %xor, %shr
  store i32 %xor25, ptr %s0, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %s1) #6
  %35 = load i32, ptr %w2, align 4, !tbaa !3
  %36 = call i32 @llvm.fshr.i32(i32 %35, i32 %35, i32 17)
  %37 = load i32, ptr %w2, align 4, !tbaa !3
  %38 = call i32 @llvm.fshr.i32(i32 %37, i32 %37, i32 19)
  %xor26 = xor i32 %36, %38
  %39 = load i32, ptr %w2, align 4, !tbaa !3
  %shr27 = lshr i32 %39, 10
  %xor28 = xor i32 %xor26, %shr27
  store i32 %xor28, ptr %s1, align 4, !tbaa !3
  %40 = load i32, ptr %s0, align 4, !tbaa !3
  %41 = load i32, ptr %i11, align 4, !tbaa !3
  %add29 = add nsw i32 %41, 9
  %and30 = and i32 %add29, 15
  %idxprom31 = sext i32 %and30 to i64
  %arrayidx32 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom31
  %42 = load i32, ptr %arrayidx32, align 4, !tbaa !3
  %add33 = add i32 %40, %42
  %43 = load i32, ptr %s1, align 4, !tbaa !3
  %add34 = add i32 %add33, %43
  %44 = load i32, ptr %i11, align 4, !tbaa !3
  %and35 = and i32 %44, 15
  %idxprom36 = sext i32 %and35 to i64
  %arrayidx37 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom36
  %45 = load i32, ptr %arrayidx37, align 4, !tbaa !3
  %add38 = add i32 %45, %add34
  store i32 %add38, ptr %arrayidx37, align 4, !tbaa !3
  store i32 %add38, ptr %wi, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %s1) #6
  call void @llvm.lifetime.end.p0(ptr %s0) #6
  call void @llvm.lifetime.end.p0(ptr %w2) #6
  call void @llvm.lifetime.end.p0(ptr %w15) #6
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @llvm.lifetime.start.p0(ptr %t1) #6
  %46 = load i32, ptr %x, align 4, !tbaa !3
  %47 = load i32, ptr %e, align 4, !tbaa !3
  %48 = call i32 @llvm.fshr.i32(i32 %47, i32 %47, i32 6)
  %49 = load i32, ptr %e, align 4, !tbaa !3
  %50 = call i32 @llvm.fshr.i32(i32 %49, i32 %49, i32 11)
  %xor39 = xor i32 %48, %50
  %51 = load i32, ptr %e, align 4, !tbaa !3
  %52 = call i32 @llvm.fshr.i32(i32 %51, i32 %51, i32 25)
  %xor40 = xor i32 %xor39, %52
  %add41 = add i32 %46, %xor40
  %53 = load i32, ptr %e, align 4, !tbaa !3
  %54 = load i32, ptr %f, align 4, !tbaa !3
  %and42 = and i32 %53, %54
  %55 = load i32, ptr %e, align 4, !tbaa !3
  %not = xor i32 %55, -1
  %56 = load i32, ptr %g, align 4, !tbaa !3
  %and43 = and i32 %not, %56
  %xor44 = xor i32 %and42, %and43
  %add45 = add i32 %add41, %xor44
  %57 = load i32, ptr %i11, align 4, !tbaa !3
  %idxprom46 = sext i32 %57 to i64
  %arrayidx47 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @sha_k to ptr), i64 0, i64 %idxprom46
  %58 = load i32, ptr %arrayidx47, align 4, !tbaa !3
  %add48 = add i32 %add45, %58
  %59 = load i32, ptr %wi, align 4, !tbaa !3
  %add49 = add i32 %add48, %59
  store i32 %add49, ptr %t1, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t2) #6
  %60 = load i32, ptr %a, align 4, !tbaa !3
  %61 = call i32 @llvm.fshr.i32(i32 %60, i32 %60, i32 2)
  %62 = load i32, ptr %a, align 4, !tbaa !3
  %63 = call i32 @llvm.fshr.i32(i32 %62, i32 %62, i32 13)
  %xor50 = xor i32 %61, %63
  %64 = load i32, ptr %a, align 4, !tbaa !3
  %65 = call i32 @llvm.fshr.i32(i32 %64, i32 %64, i32 22)
  %xor51 = xor i32 %xor50, %65
  %66 = load i32, ptr %a, align 4, !tbaa !3
  %67 = load i32, ptr %b, align 4, !tbaa !3
  %and52 = and i32 %66, %67
  %68 = load i32, ptr %a, align 4, !tbaa !3
  %69 = load i32, ptr %c, align 4, !tbaa !3
  %and53 = and i32 %68, %69
  %xor54 = xor i32 %and52, %and53
  %70 = load i32, ptr %b, align 4, !tbaa !3
  %71 = load i32, ptr %c, align 4, !tbaa !3
  %and55 = and i32 %70, %71
  %xor56 = xor i32 %xor54, %and55
  %add57 = add i32 %xor51, %xor56
  store i32 %add57, ptr %t2, align 4, !tbaa !3
  %72 = load i32, ptr %g, align 4, !tbaa !3
  store i32 %72, ptr %x, align 4, !tbaa !3
  %73 = load i32, ptr %f, align 4, !tbaa !3
  store i32 %73, ptr %g, align 4, !tbaa !3
  %74 = load i32, ptr %e, align 4, !tbaa !3
  store i32 %74, ptr %f, align 4, !tbaa !3
  %75 = load i32, ptr %d, align 4, !tbaa !3
  %76 = load i32, ptr %t1, align 4, !tbaa !3
  %add58 = add i32 %75, %76
  store i32 %add58, ptr %e, align 4, !tbaa !3
  %77 = load i32, ptr %c, align 4, !tbaa !3
  store i32 %77, ptr %d, align 4, !tbaa !3
  %78 = load i32, ptr %b, align 4, !tbaa !3
  store i32 %78, ptr %c, align 4, !tbaa !3
  %79 = load i32, ptr %a, align 4, !tbaa !3
  store i32 %79, ptr %b, align 4, !tbaa !3
  %80 = load i32, ptr %t1, align 4, !tbaa !3
  %81 = load i32, ptr %t2, align 4, !tbaa !3
  %add59 = add i32 %80, %81
  store i32 %add59, ptr %a, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %t2) #6
  call void @llvm.lifetime.end.p0(ptr %t1) #6
  call void @llvm.lifetime.end.p0(ptr %wi) #6
  br label %for.inc60

for.inc60:                                        ; preds = %if.end
  %82 = load i32, ptr %i11, align 4, !tbaa !3
  %inc61 = add nsw i32 %82, 1
  store i32 %inc61, ptr %i11, align 4, !tbaa !3
  br label %for.cond12, !llvm.loop !24

for.end62:                                        ; preds = %for.cond.cleanup14
  %83 = load i32, ptr %a, align 4, !tbaa !3
  %84 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx63 = getelementptr inbounds i32, ptr %84, i64 0
  %85 = load i32, ptr %arrayidx63, align 4, !tbaa !3
  %add64 = add i32 %85, %83
  store i32 %add64, ptr %arrayidx63, align 4, !tbaa !3
  %86 = load i32, ptr %b, align 4, !tbaa !3
  %87 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx65 = getelementptr inbounds i32, ptr %87, i64 1
  %88 = load i32, ptr %arrayidx65, align 4, !tbaa !3
  %add66 = add i32 %88, %86
  store i32 %add66, ptr %arrayidx65, align 4, !tbaa !3
  %89 = load i32, ptr %c, align 4, !tbaa !3
  %90 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx67 = getelementptr inbounds i32, ptr %90, i64 2
  %91 = load i32, ptr %arrayidx67, align 4, !tbaa !3
  %add68 = add i32 %91, %89
  store i32 %add68, ptr %arrayidx67, align 4, !tbaa !3
  %92 = load i32, ptr %d, align 4, !tbaa !3
  %93 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx69 = getelementptr inbounds i32, ptr %93, i64 3
  %94 = load i32, ptr %arrayidx69, align 4, !tbaa !3
  %add70 = add i32 %94, %92
  store i32 %add70, ptr %arrayidx69, align 4, !tbaa !3
  %95 = load i32, ptr %e, align 4, !tbaa !3
  %96 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx71 = getelementptr inbounds i32, ptr %96, i64 4
  %97 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %add72 = add i32 %97, %95
  store i32 %add72, ptr %arrayidx71, align 4, !tbaa !3
  %98 = load i32, ptr %f, align 4, !tbaa !3
  %99 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx73 = getelementptr inbounds i32, ptr %99, i64 5
  %100 = load i32, ptr %arrayidx73, align 4, !tbaa !3
  %add74 = add i32 %100, %98
  store i32 %add74, ptr %arrayidx73, align 4, !tbaa !3
  %101 = load i32, ptr %g, align 4, !tbaa !3
  %102 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx75 = getelementptr inbounds i32, ptr %102, i64 6
  %103 = load i32, ptr %arrayidx75, align 4, !tbaa !3
  %add76 = add i32 %103, %101
  store i32 %add76, ptr %arrayidx75, align 4, !tbaa !3
  %104 = load i32, ptr %x, align 4, !tbaa !3
  %105 = load ptr, ptr %h.addr, align 8, !tbaa !10
  %arrayidx77 = getelementptr inbounds i32, ptr %105, i64 7
  %106 = load i32, ptr %arrayidx77, align 4, !tbaa !3
  %add78 = add i32 %106, %104
  store i32 %add78, ptr %arrayidx77, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %x) #6
  call void @llvm.lifetime.end.p0(ptr %g) #6
  call void @llvm.lifetime.end.p0(ptr %f) #6
  call void @llvm.lifetime.end.p0(ptr %e) #6
  call void @llvm.lifetime.end.p0(ptr %d) #6
  call void @llvm.lifetime.end.p0(ptr %c) #6
  call void @llvm.lifetime.end.p0(ptr %b) #6
  call void @llvm.lifetime.end.p0(ptr %a) #6
  call void @llvm.lifetime.end.p0(ptr %w) #6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !5, i64 0}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = distinct !{!21, !18, !19}
!22 = distinct !{!22, !18, !19}
!23 = distinct !{!23, !18, !19}
!24 = distinct !{!24, !18, !19}
