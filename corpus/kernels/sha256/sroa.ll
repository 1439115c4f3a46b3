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
  %w.i = alloca [16 x i32], align 4
  %h = alloca [8 x i32], align 4
  %block = alloca [16 x i32], align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %text, i64 %idx.ext
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %idxprom3 = sext i32 %add.i to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %offset, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %4, %5
  call void @llvm.lifetime.start.p0(ptr %h) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %h, ptr align 4 @__const.sha256.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %block) #5
  br label %while.cond

while.cond:                                       ; preds = %_ZL8compressPjPKj.exit, %if.end
  %pos.0 = phi i32 [ 0, %if.end ], [ %pos.1, %_ZL8compressPjPKj.exit ]
  %marked.0 = phi i8 [ 0, %if.end ], [ %marked.1, %_ZL8compressPjPKj.exit ]
  %done.0 = phi i8 [ 0, %if.end ], [ %done.1, %_ZL8compressPjPKj.exit ]
  %loadedv = trunc i8 %done.0 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %loadedv5 = trunc i8 %marked.0 to i1
  %storedv = zext i1 %loadedv5 to i8
  br label %for.cond

for.cond:                                         ; preds = %for.inc24, %while.body
  %pos.1 = phi i32 [ %pos.0, %while.body ], [ %pos.2, %for.inc24 ]
  %marked.1 = phi i8 [ %marked.0, %while.body ], [ %marked.2, %for.inc24 ]
  %done.1 = phi i8 [ %storedv, %while.body ], [ %done.2, %for.inc24 ]
  %i.0 = phi i32 [ 0, %while.body ], [ %inc25, %for.inc24 ]
  %cmp6 = icmp slt i32 %i.0, 16
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end26

for.body:                                         ; preds = %for.cond
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %for.body
  %pos.2 = phi i32 [ %pos.1, %for.body ], [ %pos.3, %for.inc ]
  %marked.2 = phi i8 [ %marked.1, %for.body ], [ %marked.3, %for.inc ]
  %done.2 = phi i8 [ %done.1, %for.body ], [ %done.3, %for.inc ]
  %word.0 = phi i32 [ 0, %for.body ], [ %or, %for.inc ]
  %b.0 = phi i32 [ 0, %for.body ], [ %inc21, %for.inc ]
  %cmp8 = icmp slt i32 %b.0, 4
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.cond7
  br label %for.end

for.body10:                                       ; preds = %for.cond7
  %cmp11 = icmp slt i32 %pos.2, %sub
  br i1 %cmp11, label %if.then12, label %if.else

if.then12:                                        ; preds = %for.body10
  %idxprom13 = sext i32 %pos.2 to i64
  %arrayidx14 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom13
  %6 = load i8, ptr %arrayidx14, align 1, !tbaa !7
  %conv = zext i8 %6 to i32
  %inc = add nsw i32 %pos.2, 1
  br label %if.end20

if.else:                                          ; preds = %for.body10
  %loadedv15 = trunc i8 %marked.2 to i1
  br i1 %loadedv15, label %if.end19, label %if.then16

if.then16:                                        ; preds = %if.else
  %cmp17 = icmp slt i32 %i.0, 14
  %storedv18 = zext i1 %cmp17 to i8
  br label %if.end19

if.end19:                                         ; preds = %if.then16, %if.else
  %marked.4 = phi i8 [ %marked.2, %if.else ], [ 1, %if.then16 ]
  %done.4 = phi i8 [ %done.2, %if.else ], [ %storedv18, %if.then16 ]
  %byte.1 = phi i32 [ 0, %if.else ], [ 128, %if.then16 ]
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %if.then12
  %pos.3 = phi i32 [ %inc, %if.then12 ], [ %pos.2, %if.end19 ]
  %marked.3 = phi i8 [ %marked.2, %if.then12 ], [ %marked.4, %if.end19 ]
  %done.3 = phi i8 [ %done.2, %if.then12 ], [ %done.4, %if.end19 ]
  %byte.0 = phi i32 [ %conv, %if.then12 ], [ %byte.1, %if.end19 ]
  %shl = shl i32 %word.0, 8
  %or = or i32 %shl, %byte.0
  br label %for.inc

for.inc:                                          ; preds = %if.end20
  %inc21 = add nsw i32 %b.0, 1
  br label %for.cond7, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup9
  %idxprom22 = sext i32 %i.0 to i64
  %arrayidx23 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 %idxprom22
  store i32 %word.0, ptr %arrayidx23, align 4, !tbaa !3
  br label %for.inc24

for.inc24:                                        ; preds = %for.end
  %inc25 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end26:                                        ; preds = %for.cond.cleanup
  %loadedv27 = trunc i8 %done.1 to i1
  br i1 %loadedv27, label %if.then28, label %if.end31

if.then28:                                        ; preds = %for.end26
  %arrayidx29 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 14
  store i32 0, ptr %arrayidx29, align 4, !tbaa !3
  %mul = mul i32 %sub, 8
  %arrayidx30 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 15
  store i32 %mul, ptr %arrayidx30, align 4, !tbaa !3
  br label %if.end31

if.end31:                                         ; preds = %if.then28, %for.end26
  %arraydecay = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 0
  %arraydecay32 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 0
  call void @llvm.lifetime.start.p0(ptr %w.i) #5
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end31
  %i.i.0 = phi i32 [ 0, %if.end31 ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.i.0, 16
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %7 = load i32, ptr %arraydecay, align 4, !tbaa !3
  %arrayidx4.i = getelementptr inbounds i32, ptr %arraydecay, i64 1
  %8 = load i32, ptr %arrayidx4.i, align 4, !tbaa !3
  %arrayidx5.i = getelementptr inbounds i32, ptr %arraydecay, i64 2
  %9 = load i32, ptr %arrayidx5.i, align 4, !tbaa !3
  %arrayidx6.i = getelementptr inbounds i32, ptr %arraydecay, i64 3
  %10 = load i32, ptr %arrayidx6.i, align 4, !tbaa !3
  %arrayidx7.i = getelementptr inbounds i32, ptr %arraydecay, i64 4
  %11 = load i32, ptr %arrayidx7.i, align 4, !tbaa !3
  %arrayidx8.i = getelementptr inbounds i32, ptr %arraydecay, i64 5
  %12 = load i32, ptr %arrayidx8.i, align 4, !tbaa !3
  %arrayidx9.i = getelementptr inbounds i32, ptr %arraydecay, i64 6
  %13 = load i32, ptr %arrayidx9.i, align 4, !tbaa !3
  %arrayidx10.i = getelementptr inbounds i32, ptr %arraydecay, i64 7
  %14 = load i32, ptr %arrayidx10.i, align 4, !tbaa !3
  br label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %arraydecay32, i64 %idxprom.i
  %15 = load i32, ptr %arrayidx.i, align 4, !tbaa !3
  %idxprom1.i = sext i32 %i.i.0 to i64
  %arrayidx2.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom1.i
  store i32 %15, ptr %arrayidx2.i, align 4, !tbaa !3
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i, !llvm.loop !12

for.cond12.i:                                     ; preds = %if.end.i, %for.cond.cleanup.i
  %i11.i.0 = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc61.i, %if.end.i ]
  %x.i.0 = phi i32 [ %14, %for.cond.cleanup.i ], [ %g.i.0, %if.end.i ]
  %g.i.0 = phi i32 [ %13, %for.cond.cleanup.i ], [ %f.i.0, %if.end.i ]
  %f.i.0 = phi i32 [ %12, %for.cond.cleanup.i ], [ %e.i.0, %if.end.i ]
  %e.i.0 = phi i32 [ %11, %for.cond.cleanup.i ], [ %add58.i, %if.end.i ]
  %d.i.0 = phi i32 [ %10, %for.cond.cleanup.i ], [ %c.i.0, %if.end.i ]
  %c.i.0 = phi i32 [ %9, %for.cond.cleanup.i ], [ %b.i.0, %if.end.i ]
  %b.i.0 = phi i32 [ %8, %for.cond.cleanup.i ], [ %a.i.0, %if.end.i ]
  %a.i.0 = phi i32 [ %7, %for.cond.cleanup.i ], [ %add59.i, %if.end.i ]
  %cmp13.i = icmp slt i32 %i11.i.0, 64
  br i1 %cmp13.i, label %for.body15.i, label %_ZL8compressPjPKj.exit

for.body15.i:                                     ; preds = %for.cond12.i
  %cmp16.i = icmp slt i32 %i11.i.0, 16
  br i1 %cmp16.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body15.i
  %idxprom17.i = sext i32 %i11.i.0 to i64
  %arrayidx18.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom17.i
  %16 = load i32, ptr %arrayidx18.i, align 4, !tbaa !3
  br label %if.end.i

if.else.i:                                        ; preds = %for.body15.i
  %add.i1 = add nsw i32 %i11.i.0, 1
  %and.i = and i32 %add.i1, 15
  %idxprom19.i = sext i32 %and.i to i64
  %arrayidx20.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom19.i
  %17 = load i32, ptr %arrayidx20.i, align 4, !tbaa !3
  %add21.i = add nsw i32 %i11.i.0, 14
  %and22.i = and i32 %add21.i, 15
  %idxprom23.i = sext i32 %and22.i to i64
  %arrayidx24.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom23.i
  %18 = load i32, ptr %arrayidx24.i, align 4, !tbaa !3
  %19 = call i32 @llvm.fshr.i32(i32 %17, i32 %17, i32 7)
  %20 = call i32 @llvm.fshr.i32(i32 %17, i32 %17, i32 18)
  %xor.i = xor i32 %19, %20
  %shr.i = lshr i32 %17, 3
  %xor25.i = xor i32 %xor.i, %shr.i
  %21 = call i32 @llvm.fshr.i32(i32 %18, i32 %18, i32 17)
  %22 = call i32 @llvm.fshr.i32(i32 %18, i32 %18, i32 19)
  %xor26.i = xor i32 %21, %22
  %shr27.i = lshr i32 %18, 10
  %xor28.i = xor i32 %xor26.i, %shr27.i
  %add29.i = add nsw i32 %i11.i.0, 9
  %and30.i = and i32 %add29.i, 15
  %idxprom31.i = sext i32 %and30.i to i64
  %arrayidx32.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom31.i
  %23 = load i32, ptr %arrayidx32.i, align 4, !tbaa !3
  %add33.i = add i32 %xor25.i, %23
  %add34.i = add i32 %add33.i, %xor28.i
  %and35.i = and i32 %i11.i.0, 15
  %idxprom36.i = sext i32 %and35.i to i64
  %arrayidx37.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom36.i
  %24 = load i32, ptr %arrayidx37.i, align 4, !tbaa !3
  %add38.i = add i32 %24, %add34.i
  store i32 %add38.i, ptr %arrayidx37.i, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.else.i, %if.then.i
  %wi.i.0 = phi i32 [ %16, %if.then.i ], [ %add38.i, %if.else.i ]
  %25 = call i32 @llvm.fshr.i32(i32 %e.i.0, i32 %e.i.0, i32 6)
  %26 = call i32 @llvm.fshr.i32(i32 %e.i.0, i32 %e.i.0, i32 11)
  %xor39.i = xor i32 %25, %26
  %27 = call i32 @llvm.fshr.i32(i32 %e.i.0, i32 %e.i.0, i32 25)
  %xor40.i = xor i32 %xor39.i, %27
  %add41.i = add i32 %x.i.0, %xor40.i
  %and42.i = and i32 %e.i.0, %f.i.0
  %not.i = xor i32 %e.i.0, -1
  %and43.i = and i32 %not.i, %g.i.0
  %xor44.i = xor i32 %and42.i, %and43.i
  %add45.i = add i32 %add41.i, %xor44.i
  %idxprom46.i = sext i32 %i11.i.0 to i64
  %arrayidx47.i = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @sha_k to ptr), i64 0, i64 %idxprom46.i
  %28 = load i32, ptr %arrayidx47.i, align 4, !tbaa !3
  %add48.i = add i32 %add45.i, %28
  %add49.i = add i32 %add48.i, %wi.i.0
  %29 = call i32 @llvm.fshr.i32(i32 %a.i.0, i32 %a.i.0, i32 2)
  %30 = call i32 @llvm.fshr.i32(i32 %a.i.0, i32 %a.i.0, i32 13)
  %xor50.i = xor i32 %29, %30
  %31 = call i32 @llvm.fshr.i32(i32 %a.i.0, i32 %a.i.0, i32 22)
  %xor51.i = xor i32 %xor50.i, %31
  %and52.i = and i32 %a.i.0, %b.i.0
  %and53.i = and i32 %a.i.0, %c.i.0
  %xor54.i = xor i32 %and52.i, %and53.i
  %and55.i = and i32 %b.i.0, %c.i.0
  %xor56.i = xor i32 %xor54.i, %and55.i
  %add57.i = add i32 %xor51.i, %xor56.i
  %add58.i = add i32 %d.i.0, %add49.i
  %add59.i = add i32 %add49.i, %add57.i
  %inc61.i = add nsw i32 %i11.i.0, 1
  br label %for.cond12.i, !llvm.loop !13

_ZL8compressPjPKj.exit:                           ; preds = %for.cond12.i
  %32 = load i32, ptr %arraydecay, align 4, !tbaa !3
  %add64.i = add i32 %32, %a.i.0
  store i32 %add64.i, ptr %arraydecay, align 4, !tbaa !3
  %arrayidx65.i = getelementptr inbounds i32, ptr %arraydecay, i64 1
  %33 = load i32, ptr %arrayidx65.i, align 4, !tbaa !3
  %add66.i = add i32 %33, %b.i.0
  store i32 %add66.i, ptr %arrayidx65.i, align 4, !tbaa !3
  %arrayidx67.i = getelementptr inbounds i32, ptr %arraydecay, i64 2
  %34 = load i32, ptr %arrayidx67.i, align 4, !tbaa !3
  %add68.i = add i32 %34, %c.i.0
  store i32 %add68.i, ptr %arrayidx67.i, align 4, !tbaa !3
  %arrayidx69.i = getelementptr inbounds i32, ptr %arraydecay, i64 3
  %35 = load i32, ptr %arrayidx69.i, align 4, !tbaa !3
  %add70.i = add i32 %35, %d.i.0
  store i32 %add70.i, ptr %arrayidx69.i, align 4, !tbaa !3
  %arrayidx71.i = getelementptr inbounds i32, ptr %arraydecay, i64 4
  %36 = load i32, ptr %arrayidx71.i, align 4, !tbaa !3
  %add72.i = add i32 %36, %e.i.0
  store i32 %add72.i, ptr %arrayidx71.i, align 4, !tbaa !3
  %arrayidx73.i = getelementptr inbounds i32, ptr %arraydecay, i64 5
  %37 = load i32, ptr %arrayidx73.i, align 4, !tbaa !3
  %add74.i = add i32 %37, %f.i.0
  store i32 %add74.i, ptr %arrayidx73.i, align 4, !tbaa !3
  %arrayidx75.i = getelementptr inbounds i32, ptr %arraydecay, i64 6
  %38 = load i32, ptr %arrayidx75.i, align 4, !tbaa !3
  %add76.i = add i32 %38, %g.i.0
  store i32 %add76.i, ptr %arrayidx75.i, align 4, !tbaa !3
  %arrayidx77.i = getelementptr inbounds i32, ptr %arraydecay, i64 7
  %39 = load i32, ptr %arrayidx77.i, align 4, !tbaa !3
  %add78.i = add i32 %39, %x.i.0
  store i32 %add78.i, ptr %arrayidx77.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %w.i) #5
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  br label %for.cond34

for.cond34:                                       ; preds = %for.inc44, %while.end
  %i33.0 = phi i32 [ 0, %while.end ], [ %inc45, %for.inc44 ]
  %cmp35 = icmp slt i32 %i33.0, 8
  br i1 %cmp35, label %for.body37, label %for.cond.cleanup36

for.cond.cleanup36:                               ; preds = %for.cond34
  br label %for.end46

for.body37:                                       ; preds = %for.cond34
  %idxprom38 = sext i32 %i33.0 to i64
  %arrayidx39 = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 %idxprom38
  %40 = load i32, ptr %arrayidx39, align 4, !tbaa !3
  %41 = call i32 @llvm.bswap.i32(i32 %40)
  %mul40 = mul nsw i32 8, %add.i
  %add41 = add nsw i32 %mul40, %i33.0
  %idxprom42 = sext i32 %add41 to i64
  %arrayidx43 = getelementptr inbounds i32, ptr %digest, i64 %idxprom42
  store i32 %41, ptr %arrayidx43, align 4, !tbaa !3
  br label %for.inc44

for.inc44:                                        ; preds = %for.body37
  %inc45 = add nsw i32 %i33.0, 1
  br label %for.cond34, !llvm.loop !15

for.end46:                                        ; preds = %for.cond.cleanup36
  call void @llvm.lifetime.end.p0(ptr %block) #5
  call void @llvm.lifetime.end.p0(ptr %h) #5
  br label %cleanup

cleanup:                                          ; preds = %for.end46, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end46 ]
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
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
