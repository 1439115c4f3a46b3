; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Heap = type { [144 x i32], i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dijkstra_heap(ptr noundef %cost, i32 noundef %goal, ptr noundef %distance, ptr noundef %settled) #0 {
entry:
  %best = alloca [36 x i16], align 2
  %heap = alloca %struct.Heap, align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, 36
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup72

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %best) #4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 36
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom
  store i16 -1, ptr %arrayidx, align 2, !tbaa !7
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %heap) #4
  %size = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  store i32 0, ptr %size, align 4, !tbaa !12
  %idxprom2 = sext i32 %add.i to i64
  %arrayidx3 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom2
  store i16 0, ptr %arrayidx3, align 2, !tbaa !7
  %size.i = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %3 = load i32, ptr %size.i, align 4, !tbaa !12
  %inc.i = add nsw i32 %3, 1
  store i32 %inc.i, ptr %size.i, align 4, !tbaa !12
  br label %while.cond.i

while.cond.i:                                     ; preds = %cleanup.cont.i, %for.end
  %i.i.0 = phi i32 [ %3, %for.end ], [ %i.i.1, %cleanup.cont.i ]
  %cmp.i = icmp sgt i32 %i.i.0, 0
  br i1 %cmp.i, label %while.body.i, label %_ZL4pushR4Heapj.exit

while.body.i:                                     ; preds = %while.cond.i
  %sub.i = sub nsw i32 %i.i.0, 1
  %div.i = sdiv i32 %sub.i, 2
  %idxprom.i = sext i32 %div.i to i64
  %arrayidx.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom.i
  %4 = load i32, ptr %arrayidx.i, align 4, !tbaa !3
  %cmp2.i = icmp ule i32 %4, %add.i
  br i1 %cmp2.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i
  br label %cleanup.i

if.end.i:                                         ; preds = %while.body.i
  %idxprom4.i = sext i32 %div.i to i64
  %arrayidx5.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom4.i
  %5 = load i32, ptr %arrayidx5.i, align 4, !tbaa !3
  %idxprom7.i = sext i32 %i.i.0 to i64
  %arrayidx8.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom7.i
  store i32 %5, ptr %arrayidx8.i, align 4, !tbaa !3
  br label %cleanup.i

cleanup.i:                                        ; preds = %if.end.i, %if.then.i
  %cleanup.dest.slot.i.0 = phi i32 [ 3, %if.then.i ], [ 0, %if.end.i ]
  %i.i.1 = phi i32 [ %i.i.0, %if.then.i ], [ %div.i, %if.end.i ]
  switch i32 %cleanup.dest.slot.i.0, label %unreachable.i [
    i32 0, label %cleanup.cont.i
    i32 3, label %_ZL4pushR4Heapj.exit
  ]

cleanup.cont.i:                                   ; preds = %cleanup.i
  br label %while.cond.i, !llvm.loop !14

unreachable.i:                                    ; preds = %cleanup.i
  unreachable

_ZL4pushR4Heapj.exit:                             ; preds = %while.cond.i, %cleanup.i
  %i.i.2 = phi i32 [ %i.i.1, %cleanup.i ], [ %i.i.0, %while.cond.i ]
  %idxprom10.i = sext i32 %i.i.2 to i64
  %arrayidx11.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom10.i
  store i32 %add.i, ptr %arrayidx11.i, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont67, %cleanup63, %_ZL4pushR4Heapj.exit
  %done.0 = phi i32 [ 0, %_ZL4pushR4Heapj.exit ], [ %done.2, %cleanup.cont67 ], [ %done.2, %cleanup63 ]
  %result.0 = phi i32 [ -1, %_ZL4pushR4Heapj.exit ], [ %result.2, %cleanup.cont67 ], [ %result.2, %cleanup63 ]
  %size4 = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %6 = load i32, ptr %size4, align 4, !tbaa !12
  %cmp5 = icmp sgt i32 %6, 0
  br i1 %cmp5, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %7 = load i32, ptr %heap, align 4, !tbaa !3
  %size.i32 = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %8 = load i32, ptr %size.i32, align 4, !tbaa !12
  %dec.i = add nsw i32 %8, -1
  store i32 %dec.i, ptr %size.i32, align 4, !tbaa !12
  %idxprom.i33 = sext i32 %dec.i to i64
  %arrayidx3.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom.i33
  %9 = load i32, ptr %arrayidx3.i, align 4, !tbaa !3
  br label %while.cond.i34

while.cond.i34:                                   ; preds = %if.end30.i, %while.body
  %placed.i.0 = phi i8 [ 0, %while.body ], [ %placed.i.2, %if.end30.i ]
  %i.i30.0 = phi i32 [ 0, %while.body ], [ %i.i30.2, %if.end30.i ]
  %loadedv.i = trunc i8 %placed.i.0 to i1
  %lnot.i = xor i1 %loadedv.i, true
  br i1 %lnot.i, label %while.body.i35, label %_ZL3popR4Heap.exit

while.body.i35:                                   ; preds = %while.cond.i34
  %mul.i36 = mul nsw i32 2, %i.i30.0
  %add.i37 = add nsw i32 %mul.i36, 1
  %size4.i = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %10 = load i32, ptr %size4.i, align 4, !tbaa !12
  %cmp.i38 = icmp sge i32 %add.i37, %10
  br i1 %cmp.i38, label %if.then.i43, label %if.else.i

if.then.i43:                                      ; preds = %while.body.i35
  br label %if.end30.i

if.else.i:                                        ; preds = %while.body.i35
  %add5.i = add nsw i32 %add.i37, 1
  %size6.i = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %11 = load i32, ptr %size6.i, align 4, !tbaa !12
  %cmp7.i = icmp slt i32 %add5.i, %11
  br i1 %cmp7.i, label %land.lhs.true.i, label %if.end.i39

land.lhs.true.i:                                  ; preds = %if.else.i
  %add9.i = add nsw i32 %add.i37, 1
  %idxprom10.i40 = sext i32 %add9.i to i64
  %arrayidx11.i41 = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom10.i40
  %12 = load i32, ptr %arrayidx11.i41, align 4, !tbaa !3
  %idxprom13.i = sext i32 %add.i37 to i64
  %arrayidx14.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom13.i
  %13 = load i32, ptr %arrayidx14.i, align 4, !tbaa !3
  %cmp15.i = icmp ult i32 %12, %13
  br i1 %cmp15.i, label %if.then16.i, label %if.end.i39

if.then16.i:                                      ; preds = %land.lhs.true.i
  %inc.i42 = add nsw i32 %add.i37, 1
  br label %if.end.i39

if.end.i39:                                       ; preds = %if.then16.i, %land.lhs.true.i, %if.else.i
  %child.i.0 = phi i32 [ %inc.i42, %if.then16.i ], [ %add.i37, %land.lhs.true.i ], [ %add.i37, %if.else.i ]
  %idxprom18.i = sext i32 %child.i.0 to i64
  %arrayidx19.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom18.i
  %14 = load i32, ptr %arrayidx19.i, align 4, !tbaa !3
  %cmp20.i = icmp ult i32 %14, %9
  br i1 %cmp20.i, label %if.then21.i, label %if.else28.i

if.then21.i:                                      ; preds = %if.end.i39
  %idxprom23.i = sext i32 %child.i.0 to i64
  %arrayidx24.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom23.i
  %15 = load i32, ptr %arrayidx24.i, align 4, !tbaa !3
  %idxprom26.i = sext i32 %i.i30.0 to i64
  %arrayidx27.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom26.i
  store i32 %15, ptr %arrayidx27.i, align 4, !tbaa !3
  br label %if.end29.i

if.else28.i:                                      ; preds = %if.end.i39
  br label %if.end29.i

if.end29.i:                                       ; preds = %if.else28.i, %if.then21.i
  %placed.i.1 = phi i8 [ %placed.i.0, %if.then21.i ], [ 1, %if.else28.i ]
  %i.i30.1 = phi i32 [ %child.i.0, %if.then21.i ], [ %i.i30.0, %if.else28.i ]
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.end29.i, %if.then.i43
  %placed.i.2 = phi i8 [ 1, %if.then.i43 ], [ %placed.i.1, %if.end29.i ]
  %i.i30.2 = phi i32 [ %i.i30.0, %if.then.i43 ], [ %i.i30.1, %if.end29.i ]
  br label %while.cond.i34, !llvm.loop !15

_ZL3popR4Heap.exit:                               ; preds = %while.cond.i34
  %idxprom32.i = sext i32 %i.i30.0 to i64
  %arrayidx33.i = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom32.i
  store i32 %9, ptr %arrayidx33.i, align 4, !tbaa !3
  %and = and i32 %7, 255
  %shr = lshr i32 %7, 8
  %idxprom7 = sext i32 %and to i64
  %arrayidx8 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom7
  %16 = load i16, ptr %arrayidx8, align 2, !tbaa !7
  %conv = zext i16 %16 to i32
  %cmp9 = icmp sgt i32 %shr, %conv
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %_ZL3popR4Heap.exit
  br label %cleanup63, !llvm.loop !16

if.end11:                                         ; preds = %_ZL3popR4Heap.exit
  %inc12 = add nsw i32 %done.0, 1
  %cmp13 = icmp eq i32 %and, %goal
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end11
  br label %cleanup63

if.end15:                                         ; preds = %if.end11
  %rem = srem i32 %and, 6
  %div = sdiv i32 %and, 6
  br label %for.cond16

for.cond16:                                       ; preds = %for.inc59, %if.end15
  %way.0 = phi i32 [ 0, %if.end15 ], [ %inc60, %for.inc59 ]
  %cmp17 = icmp slt i32 %way.0, 4
  br i1 %cmp17, label %for.body19, label %for.cond.cleanup18

for.cond.cleanup18:                               ; preds = %for.cond16
  br label %for.end62

for.body19:                                       ; preds = %for.cond16
  switch i32 %way.0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb21
    i32 2, label %sw.bb22
    i32 3, label %sw.bb24
  ]

sw.bb:                                            ; preds = %for.body19
  %inc20 = add nsw i32 %rem, 1
  br label %sw.epilog

sw.bb21:                                          ; preds = %for.body19
  %dec = add nsw i32 %rem, -1
  br label %sw.epilog

sw.bb22:                                          ; preds = %for.body19
  %inc23 = add nsw i32 %div, 1
  br label %sw.epilog

sw.bb24:                                          ; preds = %for.body19
  %dec25 = add nsw i32 %div, -1
  br label %sw.epilog

sw.default:                                       ; preds = %for.body19
  unreachable

sw.epilog:                                        ; preds = %sw.bb24, %sw.bb22, %sw.bb21, %sw.bb
  %nx.0 = phi i32 [ %inc20, %sw.bb ], [ %dec, %sw.bb21 ], [ %rem, %sw.bb22 ], [ %rem, %sw.bb24 ]
  %ny.0 = phi i32 [ %div, %sw.bb ], [ %div, %sw.bb21 ], [ %inc23, %sw.bb22 ], [ %dec25, %sw.bb24 ]
  %cmp26 = icmp slt i32 %nx.0, 0
  br i1 %cmp26, label %if.then32, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.epilog
  %cmp27 = icmp sge i32 %nx.0, 6
  br i1 %cmp27, label %if.then32, label %lor.lhs.false28

lor.lhs.false28:                                  ; preds = %lor.lhs.false
  %cmp29 = icmp slt i32 %ny.0, 0
  br i1 %cmp29, label %if.then32, label %lor.lhs.false30

lor.lhs.false30:                                  ; preds = %lor.lhs.false28
  %cmp31 = icmp sge i32 %ny.0, 6
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %lor.lhs.false30, %lor.lhs.false28, %lor.lhs.false, %sw.epilog
  br label %cleanup57

if.end33:                                         ; preds = %lor.lhs.false30
  %mul = mul nsw i32 %ny.0, 6
  %add = add nsw i32 %mul, %nx.0
  %idxprom34 = sext i32 %add to i64
  %arrayidx35 = getelementptr inbounds i8, ptr %cost, i64 %idxprom34
  %17 = load i8, ptr %arrayidx35, align 1, !tbaa !17
  %conv36 = zext i8 %17 to i32
  %cmp37 = icmp eq i32 %conv36, 0
  br i1 %cmp37, label %if.then38, label %if.end39

if.then38:                                        ; preds = %if.end33
  br label %cleanup

if.end39:                                         ; preds = %if.end33
  %add40 = add nsw i32 %shr, %conv36
  %idxprom41 = sext i32 %add to i64
  %arrayidx42 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom41
  %18 = load i16, ptr %arrayidx42, align 2, !tbaa !7
  %conv43 = zext i16 %18 to i32
  %cmp44 = icmp slt i32 %add40, %conv43
  br i1 %cmp44, label %if.then45, label %if.end55

if.then45:                                        ; preds = %if.end39
  %add46 = add nsw i32 %shr, %conv36
  %conv47 = trunc i32 %add46 to i16
  %idxprom48 = sext i32 %add to i64
  %arrayidx49 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom48
  store i16 %conv47, ptr %arrayidx49, align 2, !tbaa !7
  %size50 = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %19 = load i32, ptr %size50, align 4, !tbaa !12
  %cmp51 = icmp eq i32 %19, 144
  br i1 %cmp51, label %if.then52, label %if.end53

if.then52:                                        ; preds = %if.then45
  call void @llvm.trap()
  br label %if.end53

if.end53:                                         ; preds = %if.then52, %if.then45
  %add54 = add nsw i32 %shr, %conv36
  %shl = shl i32 %add54, 8
  %or = or i32 %shl, %add
  %size.i6 = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %20 = load i32, ptr %size.i6, align 4, !tbaa !12
  %inc.i7 = add nsw i32 %20, 1
  store i32 %inc.i7, ptr %size.i6, align 4, !tbaa !12
  br label %while.cond.i8

while.cond.i8:                                    ; preds = %cleanup.cont.i25, %if.end53
  %i.i3.0 = phi i32 [ %20, %if.end53 ], [ %i.i3.1, %cleanup.cont.i25 ]
  %cmp.i9 = icmp sgt i32 %i.i3.0, 0
  br i1 %cmp.i9, label %while.body.i12, label %_ZL4pushR4Heapj.exit28

while.body.i12:                                   ; preds = %while.cond.i8
  %sub.i13 = sub nsw i32 %i.i3.0, 1
  %div.i14 = sdiv i32 %sub.i13, 2
  %idxprom.i15 = sext i32 %div.i14 to i64
  %arrayidx.i16 = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom.i15
  %21 = load i32, ptr %arrayidx.i16, align 4, !tbaa !3
  %cmp2.i17 = icmp ule i32 %21, %or
  br i1 %cmp2.i17, label %if.then.i27, label %if.end.i18

if.then.i27:                                      ; preds = %while.body.i12
  br label %cleanup.i23

if.end.i18:                                       ; preds = %while.body.i12
  %idxprom4.i19 = sext i32 %div.i14 to i64
  %arrayidx5.i20 = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom4.i19
  %22 = load i32, ptr %arrayidx5.i20, align 4, !tbaa !3
  %idxprom7.i21 = sext i32 %i.i3.0 to i64
  %arrayidx8.i22 = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom7.i21
  store i32 %22, ptr %arrayidx8.i22, align 4, !tbaa !3
  br label %cleanup.i23

cleanup.i23:                                      ; preds = %if.end.i18, %if.then.i27
  %cleanup.dest.slot.i5.0 = phi i32 [ 3, %if.then.i27 ], [ 0, %if.end.i18 ]
  %i.i3.1 = phi i32 [ %i.i3.0, %if.then.i27 ], [ %div.i14, %if.end.i18 ]
  switch i32 %cleanup.dest.slot.i5.0, label %unreachable.i26 [
    i32 0, label %cleanup.cont.i25
    i32 3, label %_ZL4pushR4Heapj.exit28
  ]

cleanup.cont.i25:                                 ; preds = %cleanup.i23
  br label %while.cond.i8, !llvm.loop !14

unreachable.i26:                                  ; preds = %cleanup.i23
  unreachable

_ZL4pushR4Heapj.exit28:                           ; preds = %while.cond.i8, %cleanup.i23
  %i.i3.2 = phi i32 [ %i.i3.1, %cleanup.i23 ], [ %i.i3.0, %while.cond.i8 ]
  %idxprom10.i10 = sext i32 %i.i3.2 to i64
  %arrayidx11.i11 = getelementptr inbounds [144 x i32], ptr %heap, i64 0, i64 %idxprom10.i10
  store i32 %or, ptr %arrayidx11.i11, align 4, !tbaa !3
  br label %if.end55

if.end55:                                         ; preds = %_ZL4pushR4Heapj.exit28, %if.end39
  br label %cleanup

cleanup:                                          ; preds = %if.end55, %if.then38
  %cleanup.dest.slot.3 = phi i32 [ 9, %if.then38 ], [ 0, %if.end55 ]
  br label %cleanup57

cleanup57:                                        ; preds = %cleanup, %if.then32
  %cleanup.dest.slot.2 = phi i32 [ 9, %if.then32 ], [ %cleanup.dest.slot.3, %cleanup ]
  switch i32 %cleanup.dest.slot.2, label %unreachable [
    i32 0, label %cleanup.cont
    i32 9, label %for.inc59
  ]

cleanup.cont:                                     ; preds = %cleanup57
  br label %for.inc59

for.inc59:                                        ; preds = %cleanup.cont, %cleanup57
  %inc60 = add nsw i32 %way.0, 1
  br label %for.cond16, !llvm.loop !18

for.end62:                                        ; preds = %for.cond.cleanup18
  br label %cleanup63

cleanup63:                                        ; preds = %for.end62, %if.then14, %if.then10
  %cleanup.dest.slot.1 = phi i32 [ 5, %if.then10 ], [ 6, %if.then14 ], [ 0, %for.end62 ]
  %done.2 = phi i32 [ %done.0, %if.then10 ], [ %inc12, %if.then14 ], [ %inc12, %for.end62 ]
  %result.2 = phi i32 [ %result.0, %if.then10 ], [ %shr, %if.then14 ], [ %result.0, %for.end62 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont67
    i32 5, label %while.cond
    i32 6, label %while.end
  ]

cleanup.cont67:                                   ; preds = %cleanup63
  br label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %cleanup63, %while.cond
  %done.1 = phi i32 [ %done.2, %cleanup63 ], [ %done.0, %while.cond ]
  %result.1 = phi i32 [ %result.2, %cleanup63 ], [ %result.0, %while.cond ]
  %idxprom68 = sext i32 %add.i to i64
  %arrayidx69 = getelementptr inbounds i32, ptr %distance, i64 %idxprom68
  store i32 %result.1, ptr %arrayidx69, align 4, !tbaa !3
  %idxprom70 = sext i32 %add.i to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %settled, i64 %idxprom70
  store i32 %done.1, ptr %arrayidx71, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %heap) #4
  call void @llvm.lifetime.end.p0(ptr %best) #4
  br label %cleanup72

cleanup72:                                        ; preds = %while.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %while.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont74
    i32 1, label %cleanup.cont74
  ]

cleanup.cont74:                                   ; preds = %cleanup72, %cleanup72
  ret void

unreachable:                                      ; preds = %cleanup72, %cleanup63, %cleanup57
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!8 = !{!"short", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !4, i64 576}
!13 = !{!"_ZTS4Heap", !5, i64 0, !4, i64 576}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = !{!5, !5, i64 0}
!18 = distinct !{!18, !10, !11}
