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
  %done.0 = phi i8 [ 0, %if.end ], [ %done.5, %_ZL8compressPjPKj.exit ]
  %loadedv = trunc i8 %done.0 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %for.cond

for.cond:                                         ; preds = %for.inc22, %while.body
  %pos.1 = phi i32 [ %pos.0, %while.body ], [ %pos.2, %for.inc22 ]
  %marked.1 = phi i8 [ %marked.0, %while.body ], [ %marked.2, %for.inc22 ]
  %done.1 = phi i8 [ %done.0, %while.body ], [ %done.2, %for.inc22 ]
  %i.0 = phi i32 [ 0, %while.body ], [ %inc23, %for.inc22 ]
  %cmp5 = icmp slt i32 %i.0, 16
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end24

for.body:                                         ; preds = %for.cond
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc, %for.body
  %pos.2 = phi i32 [ %pos.1, %for.body ], [ %pos.3, %for.inc ]
  %marked.2 = phi i8 [ %marked.1, %for.body ], [ %marked.3, %for.inc ]
  %done.2 = phi i8 [ %done.1, %for.body ], [ %done.3, %for.inc ]
  %word.0 = phi i32 [ 0, %for.body ], [ %or, %for.inc ]
  %b.0 = phi i32 [ 0, %for.body ], [ %inc19, %for.inc ]
  %cmp7 = icmp slt i32 %b.0, 4
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond6
  br label %for.end

for.body9:                                        ; preds = %for.cond6
  %cmp10 = icmp slt i32 %pos.2, %sub
  br i1 %cmp10, label %if.then11, label %if.else

if.then11:                                        ; preds = %for.body9
  %idxprom12 = sext i32 %pos.2 to i64
  %arrayidx13 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom12
  %6 = load i8, ptr %arrayidx13, align 1, !tbaa !7
  %conv = zext i8 %6 to i32
  %inc = add nsw i32 %pos.2, 1
  br label %if.end18

if.else:                                          ; preds = %for.body9
  %loadedv14 = trunc i8 %marked.2 to i1
  br i1 %loadedv14, label %if.end17, label %if.then15

if.then15:                                        ; preds = %if.else
  %cmp16 = icmp slt i32 %i.0, 14
  %storedv = zext i1 %cmp16 to i8
  br label %if.end17

if.end17:                                         ; preds = %if.then15, %if.else
  %marked.4 = phi i8 [ %marked.2, %if.else ], [ 1, %if.then15 ]
  %done.4 = phi i8 [ %done.2, %if.else ], [ %storedv, %if.then15 ]
  %byte.1 = phi i32 [ 0, %if.else ], [ 128, %if.then15 ]
  br label %if.end18

if.end18:                                         ; preds = %if.end17, %if.then11
  %pos.3 = phi i32 [ %inc, %if.then11 ], [ %pos.2, %if.end17 ]
  %marked.3 = phi i8 [ %marked.2, %if.then11 ], [ %marked.4, %if.end17 ]
  %done.3 = phi i8 [ %done.2, %if.then11 ], [ %done.4, %if.end17 ]
  %byte.0 = phi i32 [ %conv, %if.then11 ], [ %byte.1, %if.end17 ]
  %shl = shl i32 %word.0, 8
  %or = or i32 %shl, %byte.0
  br label %for.inc

for.inc:                                          ; preds = %if.end18
  %inc19 = add nsw i32 %b.0, 1
  br label %for.cond6, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup8
  %idxprom20 = sext i32 %i.0 to i64
  %arrayidx21 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 %idxprom20
  store i32 %word.0, ptr %arrayidx21, align 4, !tbaa !3
  br label %for.inc22

for.inc22:                                        ; preds = %for.end
  %inc23 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end24:                                        ; preds = %for.cond.cleanup
  %loadedv25 = trunc i8 %marked.1 to i1
  br i1 %loadedv25, label %land.lhs.true, label %if.end52

land.lhs.true:                                    ; preds = %for.end24
  %loadedv26 = trunc i8 %done.1 to i1
  br i1 %loadedv26, label %if.end52, label %if.then27

if.then27:                                        ; preds = %land.lhs.true
  %arrayidx28 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 14
  %7 = load i32, ptr %arrayidx28, align 4, !tbaa !3
  %cmp29 = icmp eq i32 %7, 0
  br i1 %cmp29, label %land.lhs.true30, label %land.end

land.lhs.true30:                                  ; preds = %if.then27
  %arrayidx31 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 15
  %8 = load i32, ptr %arrayidx31, align 4, !tbaa !3
  %cmp32 = icmp eq i32 %8, 0
  br i1 %cmp32, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true30
  %cmp33 = icmp sge i32 %pos.1, %sub
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true30, %if.then27
  %9 = phi i1 [ false, %land.lhs.true30 ], [ false, %if.then27 ], [ %cmp33, %land.rhs ]
  %storedv34 = zext i1 %9 to i8
  br label %for.cond36

for.cond36:                                       ; preds = %for.inc44, %land.end
  %zero.0 = phi i32 [ 1, %land.end ], [ %zero.1, %for.inc44 ]
  %i35.0 = phi i32 [ 0, %land.end ], [ %inc45, %for.inc44 ]
  %cmp37 = icmp slt i32 %i35.0, 14
  br i1 %cmp37, label %for.body39, label %for.cond.cleanup38

for.cond.cleanup38:                               ; preds = %for.cond36
  br label %for.end46

for.body39:                                       ; preds = %for.cond36
  %idxprom40 = sext i32 %i35.0 to i64
  %arrayidx41 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 %idxprom40
  %10 = load i32, ptr %arrayidx41, align 4, !tbaa !3
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %if.then42, label %if.end43

if.then42:                                        ; preds = %for.body39
  br label %if.end43

if.end43:                                         ; preds = %if.then42, %for.body39
  %zero.1 = phi i32 [ 0, %if.then42 ], [ %zero.0, %for.body39 ]
  br label %for.inc44

for.inc44:                                        ; preds = %if.end43
  %inc45 = add nsw i32 %i35.0, 1
  br label %for.cond36, !llvm.loop !12

for.end46:                                        ; preds = %for.cond.cleanup38
  %loadedv47 = trunc i8 %storedv34 to i1
  br i1 %loadedv47, label %land.rhs48, label %land.end50

land.rhs48:                                       ; preds = %for.end46
  %tobool49 = icmp ne i32 %zero.0, 0
  br label %land.end50

land.end50:                                       ; preds = %land.rhs48, %for.end46
  %11 = phi i1 [ false, %for.end46 ], [ %tobool49, %land.rhs48 ]
  %storedv51 = zext i1 %11 to i8
  br label %if.end52

if.end52:                                         ; preds = %land.end50, %land.lhs.true, %for.end24
  %done.5 = phi i8 [ %done.1, %land.lhs.true ], [ %storedv51, %land.end50 ], [ %done.1, %for.end24 ]
  %loadedv53 = trunc i8 %done.5 to i1
  br i1 %loadedv53, label %if.then54, label %if.end57

if.then54:                                        ; preds = %if.end52
  %arrayidx55 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 14
  store i32 0, ptr %arrayidx55, align 4, !tbaa !3
  %mul = mul i32 %sub, 8
  %arrayidx56 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 15
  store i32 %mul, ptr %arrayidx56, align 4, !tbaa !3
  br label %if.end57

if.end57:                                         ; preds = %if.then54, %if.end52
  %arraydecay = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 0
  %arraydecay58 = getelementptr inbounds [16 x i32], ptr %block, i64 0, i64 0
  call void @llvm.lifetime.start.p0(ptr %w.i) #5
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end57
  %i.i.0 = phi i32 [ 0, %if.end57 ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.i.0, 16
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %12 = load i32, ptr %arraydecay, align 4, !tbaa !3
  %arrayidx4.i = getelementptr inbounds i32, ptr %arraydecay, i64 1
  %13 = load i32, ptr %arrayidx4.i, align 4, !tbaa !3
  %arrayidx5.i = getelementptr inbounds i32, ptr %arraydecay, i64 2
  %14 = load i32, ptr %arrayidx5.i, align 4, !tbaa !3
  %arrayidx6.i = getelementptr inbounds i32, ptr %arraydecay, i64 3
  %15 = load i32, ptr %arrayidx6.i, align 4, !tbaa !3
  %arrayidx7.i = getelementptr inbounds i32, ptr %arraydecay, i64 4
  %16 = load i32, ptr %arrayidx7.i, align 4, !tbaa !3
  %arrayidx8.i = getelementptr inbounds i32, ptr %arraydecay, i64 5
  %17 = load i32, ptr %arrayidx8.i, align 4, !tbaa !3
  %arrayidx9.i = getelementptr inbounds i32, ptr %arraydecay, i64 6
  %18 = load i32, ptr %arrayidx9.i, align 4, !tbaa !3
  %arrayidx10.i = getelementptr inbounds i32, ptr %arraydecay, i64 7
  %19 = load i32, ptr %arrayidx10.i, align 4, !tbaa !3
  br label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %arraydecay58, i64 %idxprom.i
  %20 = load i32, ptr %arrayidx.i, align 4, !tbaa !3
  %idxprom1.i = sext i32 %i.i.0 to i64
  %arrayidx2.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom1.i
  store i32 %20, ptr %arrayidx2.i, align 4, !tbaa !3
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i, !llvm.loop !13

for.cond12.i:                                     ; preds = %if.end.i, %for.cond.cleanup.i
  %i11.i.0 = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc61.i, %if.end.i ]
  %x.i.0 = phi i32 [ %19, %for.cond.cleanup.i ], [ %g.i.0, %if.end.i ]
  %g.i.0 = phi i32 [ %18, %for.cond.cleanup.i ], [ %f.i.0, %if.end.i ]
  %f.i.0 = phi i32 [ %17, %for.cond.cleanup.i ], [ %e.i.0, %if.end.i ]
  %e.i.0 = phi i32 [ %16, %for.cond.cleanup.i ], [ %add58.i, %if.end.i ]
  %d.i.0 = phi i32 [ %15, %for.cond.cleanup.i ], [ %c.i.0, %if.end.i ]
  %c.i.0 = phi i32 [ %14, %for.cond.cleanup.i ], [ %b.i.0, %if.end.i ]
  %b.i.0 = phi i32 [ %13, %for.cond.cleanup.i ], [ %a.i.0, %if.end.i ]
  %a.i.0 = phi i32 [ %12, %for.cond.cleanup.i ], [ %add59.i, %if.end.i ]
  %cmp13.i = icmp slt i32 %i11.i.0, 64
  br i1 %cmp13.i, label %for.body15.i, label %_ZL8compressPjPKj.exit

for.body15.i:                                     ; preds = %for.cond12.i
  %cmp16.i = icmp slt i32 %i11.i.0, 16
  br i1 %cmp16.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body15.i
  %idxprom17.i = sext i32 %i11.i.0 to i64
  %arrayidx18.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom17.i
  %21 = load i32, ptr %arrayidx18.i, align 4, !tbaa !3
  br label %if.end.i

if.else.i:                                        ; preds = %for.body15.i
  %add.i1 = add nsw i32 %i11.i.0, 1
  %and.i = and i32 %add.i1, 15
  %idxprom19.i = sext i32 %and.i to i64
  %arrayidx20.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom19.i
  %22 = load i32, ptr %arrayidx20.i, align 4, !tbaa !3
  %add21.i = add nsw i32 %i11.i.0, 14
  %and22.i = and i32 %add21.i, 15
  %idxprom23.i = sext i32 %and22.i to i64
  %arrayidx24.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom23.i
  %23 = load i32, ptr %arrayidx24.i, align 4, !tbaa !3
  %24 = call i32 @llvm.fshr.i32(i32 %22, i32 %22, i32 7)
  %25 = call i32 @llvm.fshr.i32(i32 %22, i32 %22, i32 18)
  %xor.i = xor i32 %24, %25
  %shr.i = lshr i32 %22, 3
  %xor25.i = xor i32 %xor.i, %shr.i
  %26 = call i32 @llvm.fshr.i32(i32 %23, i32 %23, i32 17)
  %27 = call i32 @llvm.fshr.i32(i32 %23, i32 %23, i32 19)
  %xor26.i = xor i32 %26, %27
  %shr27.i = lshr i32 %23, 10
  %xor28.i = xor i32 %xor26.i, %shr27.i
  %add29.i = add nsw i32 %i11.i.0, 9
  %and30.i = and i32 %add29.i, 15
  %idxprom31.i = sext i32 %and30.i to i64
  %arrayidx32.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom31.i
  %28 = load i32, ptr %arrayidx32.i, align 4, !tbaa !3
  %add33.i = add i32 %xor25.i, %28
  %add34.i = add i32 %add33.i, %xor28.i
  %and35.i = and i32 %i11.i.0, 15
  %idxprom36.i = sext i32 %and35.i to i64
  %arrayidx37.i = getelementptr inbounds [16 x i32], ptr %w.i, i64 0, i64 %idxprom36.i
  %29 = load i32, ptr %arrayidx37.i, align 4, !tbaa !3
  %add38.i = add i32 %29, %add34.i
  store i32 %add38.i, ptr %arrayidx37.i, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.else.i, %if.then.i
  %wi.i.0 = phi i32 [ %21, %if.then.i ], [ %add38.i, %if.else.i ]
  %30 = call i32 @llvm.fshr.i32(i32 %e.i.0, i32 %e.i.0, i32 6)
  %31 = call i32 @llvm.fshr.i32(i32 %e.i.0, i32 %e.i.0, i32 11)
  %xor39.i = xor i32 %30, %31
  %32 = call i32 @llvm.fshr.i32(i32 %e.i.0, i32 %e.i.0, i32 25)
  %xor40.i = xor i32 %xor39.i, %32
  %add41.i = add i32 %x.i.0, %xor40.i
  %and42.i = and i32 %e.i.0, %f.i.0
  %not.i = xor i32 %e.i.0, -1
  %and43.i = and i32 %not.i, %g.i.0
  %xor44.i = xor i32 %and42.i, %and43.i
  %add45.i = add i32 %add41.i, %xor44.i
  %idxprom46.i = sext i32 %i11.i.0 to i64
  %arrayidx47.i = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @sha_k to ptr), i64 0, i64 %idxprom46.i
  %33 = load i32, ptr %arrayidx47.i, align 4, !tbaa !3
  %add48.i = add i32 %add45.i, %33
  %add49.i = add i32 %add48.i, %wi.i.0
  %34 = call i32 @llvm.fshr.i32(i32 %a.i.0, i32 %a.i.0, i32 2)
  %35 = call i32 @llvm.fshr.i32(i32 %a.i.0, i32 %a.i.0, i32 13)
  %xor50.i = xor i32 %34, %35
  %36 = call i32 @llvm.fshr.i32(i32 %a.i.0, i32 %a.i.0, i32 22)
  %xor51.i = xor i32 %xor50.i, %36
  %and52.i = and i32 %a.i.0, %b.i.0
  %and53.i = and i32 %a.i.0, %c.i.0
  %xor54.i = xor i32 %and52.i, %and53.i
  %and55.i = and i32 %b.i.0, %c.i.0
  %xor56.i = xor i32 %xor54.i, %and55.i
  %add57.i = add i32 %xor51.i, %xor56.i
  %add58.i = add i32 %d.i.0, %add49.i
  %add59.i = add i32 %add49.i, %add57.i
  %inc61.i = add nsw i32 %i11.i.0, 1
  br label %for.cond12.i, !llvm.loop !14

_ZL8compressPjPKj.exit:                           ; preds = %for.cond12.i
  %37 = load i32, ptr %arraydecay, align 4, !tbaa !3
  %add64.i = add i32 %37, %a.i.0
  store i32 %add64.i, ptr %arraydecay, align 4, !tbaa !3
  %arrayidx65.i = getelementptr inbounds i32, ptr %arraydecay, i64 1
  %38 = load i32, ptr %arrayidx65.i, align 4, !tbaa !3
  %add66.i = add i32 %38, %b.i.0
  store i32 %add66.i, ptr %arrayidx65.i, align 4, !tbaa !3
  %arrayidx67.i = getelementptr inbounds i32, ptr %arraydecay, i64 2
  %39 = load i32, ptr %arrayidx67.i, align 4, !tbaa !3
  %add68.i = add i32 %39, %c.i.0
  store i32 %add68.i, ptr %arrayidx67.i, align 4, !tbaa !3
  %arrayidx69.i = getelementptr inbounds i32, ptr %arraydecay, i64 3
  %40 = load i32, ptr %arrayidx69.i, align 4, !tbaa !3
  %add70.i = add i32 %40, %d.i.0
  store i32 %add70.i, ptr %arrayidx69.i, align 4, !tbaa !3
  %arrayidx71.i = getelementptr inbounds i32, ptr %arraydecay, i64 4
  %41 = load i32, ptr %arrayidx71.i, align 4, !tbaa !3
  %add72.i = add i32 %41, %e.i.0
  store i32 %add72.i, ptr %arrayidx71.i, align 4, !tbaa !3
  %arrayidx73.i = getelementptr inbounds i32, ptr %arraydecay, i64 5
  %42 = load i32, ptr %arrayidx73.i, align 4, !tbaa !3
  %add74.i = add i32 %42, %f.i.0
  store i32 %add74.i, ptr %arrayidx73.i, align 4, !tbaa !3
  %arrayidx75.i = getelementptr inbounds i32, ptr %arraydecay, i64 6
  %43 = load i32, ptr %arrayidx75.i, align 4, !tbaa !3
  %add76.i = add i32 %43, %g.i.0
  store i32 %add76.i, ptr %arrayidx75.i, align 4, !tbaa !3
  %arrayidx77.i = getelementptr inbounds i32, ptr %arraydecay, i64 7
  %44 = load i32, ptr %arrayidx77.i, align 4, !tbaa !3
  %add78.i = add i32 %44, %x.i.0
  store i32 %add78.i, ptr %arrayidx77.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %w.i) #5
  br label %while.cond, !llvm.loop !15

while.end:                                        ; preds = %while.cond
  br label %for.cond60

for.cond60:                                       ; preds = %for.inc70, %while.end
  %i59.0 = phi i32 [ 0, %while.end ], [ %inc71, %for.inc70 ]
  %cmp61 = icmp slt i32 %i59.0, 8
  br i1 %cmp61, label %for.body63, label %for.cond.cleanup62

for.cond.cleanup62:                               ; preds = %for.cond60
  br label %for.end72

for.body63:                                       ; preds = %for.cond60
  %idxprom64 = sext i32 %i59.0 to i64
  %arrayidx65 = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 %idxprom64
  %45 = load i32, ptr %arrayidx65, align 4, !tbaa !3
  %46 = call i32 @llvm.bswap.i32(i32 %45)
  %mul66 = mul nsw i32 8, %add.i
  %add67 = add nsw i32 %mul66, %i59.0
  %idxprom68 = sext i32 %add67 to i64
  %arrayidx69 = getelementptr inbounds i32, ptr %digest, i64 %idxprom68
  store i32 %46, ptr %arrayidx69, align 4, !tbaa !3
  br label %for.inc70

for.inc70:                                        ; preds = %for.body63
  %inc71 = add nsw i32 %i59.0, 1
  br label %for.cond60, !llvm.loop !16

for.end72:                                        ; preds = %for.cond.cleanup62
  call void @llvm.lifetime.end.p0(ptr %block) #5
  call void @llvm.lifetime.end.p0(ptr %h) #5
  br label %cleanup

cleanup:                                          ; preds = %for.end72, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end72 ]
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
!16 = distinct !{!16, !9, !10}
