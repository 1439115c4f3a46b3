; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i16, i16, i16, i16, i32, i32 }
%struct.Item = type { i16, i16, i16, i16 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bvh_traverse(ptr noundef %nodes, ptr noundef %items, ptr noundef %rays, i32 noundef %count, i32 noundef %any, ptr noundef %hit, ptr noundef %distance, ptr noundef %covering) #0 {
entry:
  %stack = alloca [16 x i32], align 4
  %a.sroa.7 = alloca { i32, i32 }, align 8
  %b.sroa.7 = alloca { i32, i32 }, align 8
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup162

if.end:                                           ; preds = %entry
  %mul = mul nsw i32 2, %add.i
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i16, ptr %rays, i64 %idxprom
  %3 = load i16, ptr %arrayidx, align 2, !tbaa !7
  %conv = sext i16 %3 to i32
  %mul1 = mul nsw i32 2, %add.i
  %add = add nsw i32 %mul1, 1
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds i16, ptr %rays, i64 %idxprom2
  %4 = load i16, ptr %arrayidx3, align 2, !tbaa !7
  %conv4 = sext i16 %4 to i32
  call void @llvm.lifetime.start.p0(ptr %stack) #4
  %inc = add nsw i32 0, 1
  %idxprom5 = sext i32 0 to i64
  %arrayidx6 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom5
  store i32 0, ptr %arrayidx6, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont140, %cleanup137, %if.end
  %stop.0 = phi i8 [ 0, %if.end ], [ %stop.1, %cleanup.cont140 ], [ %stop.1, %cleanup137 ]
  %found.0 = phi i8 [ 0, %if.end ], [ %found.1, %cleanup.cont140 ], [ %found.1, %cleanup137 ]
  %covers.0 = phi i32 [ 0, %if.end ], [ %covers.1, %cleanup.cont140 ], [ %covers.1, %cleanup137 ]
  %best_distance.0 = phi i32 [ 2147483647, %if.end ], [ %best_distance.1, %cleanup.cont140 ], [ %best_distance.1, %cleanup137 ]
  %best.0 = phi i32 [ -1, %if.end ], [ %best.1, %cleanup.cont140 ], [ %best.1, %cleanup137 ]
  %top.0 = phi i32 [ %inc, %if.end ], [ %top.1, %cleanup.cont140 ], [ %top.1, %cleanup137 ]
  %cmp7 = icmp sgt i32 %top.0, 0
  br i1 %cmp7, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %loadedv = trunc i8 %stop.0 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %dec = add nsw i32 %top.0, -1
  %idxprom8 = sext i32 %dec to i64
  %arrayidx9 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom8
  %6 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %idxprom10 = sext i32 %6 to i64
  %arrayidx11 = getelementptr inbounds %struct.Node, ptr %nodes, i64 %idxprom10
  %n.sroa.0.0.copyload = load i16, ptr %arrayidx11, align 4, !tbaa !7
  %n.sroa.4.0.arrayidx11.sroa_idx = getelementptr inbounds i8, ptr %arrayidx11, i64 2
  %n.sroa.4.0.copyload = load i16, ptr %n.sroa.4.0.arrayidx11.sroa_idx, align 2, !tbaa !7
  %n.sroa.5.0.arrayidx11.sroa_idx = getelementptr inbounds i8, ptr %arrayidx11, i64 4
  %n.sroa.5.0.copyload = load i16, ptr %n.sroa.5.0.arrayidx11.sroa_idx, align 4, !tbaa !7
  %n.sroa.6.0.arrayidx11.sroa_idx = getelementptr inbounds i8, ptr %arrayidx11, i64 6
  %n.sroa.6.0.copyload = load i16, ptr %n.sroa.6.0.arrayidx11.sroa_idx, align 2, !tbaa !7
  %n.sroa.7.0.arrayidx11.sroa_idx = getelementptr inbounds i8, ptr %arrayidx11, i64 8
  %n.sroa.7.0.copyload = load i32, ptr %n.sroa.7.0.arrayidx11.sroa_idx, align 4, !tbaa !3
  %n.sroa.14.0.arrayidx11.sroa_idx = getelementptr inbounds i8, ptr %arrayidx11, i64 12
  %n.sroa.14.0.copyload = load i32, ptr %n.sroa.14.0.arrayidx11.sroa_idx, align 4, !tbaa !3
  %conv12 = sext i16 %n.sroa.0.0.copyload to i32
  %conv13 = sext i16 %n.sroa.4.0.copyload to i32
  %conv14 = sext i16 %n.sroa.5.0.copyload to i32
  %conv15 = sext i16 %n.sroa.6.0.copyload to i32
  %cmp.i = icmp slt i32 %conv4, %conv14
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %while.body
  %cmp1.i = icmp sge i32 %conv4, %conv15
  br i1 %cmp1.i, label %if.then.i, label %lor.lhs.false2.i

lor.lhs.false2.i:                                 ; preds = %lor.lhs.false.i
  %cmp3.i = icmp sge i32 %conv, %conv13
  br i1 %cmp3.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %lor.lhs.false2.i, %lor.lhs.false.i, %while.body
  br label %_ZL5reachiiiiii.exit

if.end.i:                                         ; preds = %lor.lhs.false2.i
  %cmp4.i = icmp sge i32 %conv, %conv12
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  br label %cond.end.i

cond.false.i:                                     ; preds = %if.end.i
  %sub.i = sub nsw i32 %conv12, %conv
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %sub.i, %cond.false.i ]
  br label %_ZL5reachiiiiii.exit

_ZL5reachiiiiii.exit:                             ; preds = %if.then.i, %cond.end.i
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ %cond.i, %cond.end.i ]
  %cmp17 = icmp slt i32 %retval.i.0, 0
  br i1 %cmp17, label %if.then20, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %_ZL5reachiiiiii.exit
  %loadedv18 = trunc i8 %found.0 to i1
  br i1 %loadedv18, label %land.lhs.true, label %if.end21

land.lhs.true:                                    ; preds = %lor.lhs.false
  %cmp19 = icmp sgt i32 %retval.i.0, %best_distance.0
  br i1 %cmp19, label %if.then20, label %if.end21

if.then20:                                        ; preds = %land.lhs.true, %_ZL5reachiiiiii.exit
  br label %cleanup137, !llvm.loop !9

if.end21:                                         ; preds = %land.lhs.true, %lor.lhs.false
  %cmp23 = icmp sgt i32 %n.sroa.14.0.copyload, 0
  br i1 %cmp23, label %if.then24, label %if.else

if.then24:                                        ; preds = %if.end21
  %not = xor i32 %n.sroa.7.0.copyload, -1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then24
  %k.0 = phi i32 [ 0, %if.then24 ], [ %inc68, %for.inc ]
  %stop.2 = phi i8 [ %stop.0, %if.then24 ], [ %stop.4, %for.inc ]
  %found.2 = phi i8 [ %found.0, %if.then24 ], [ %found.4, %for.inc ]
  %covers.2 = phi i32 [ %covers.0, %if.then24 ], [ %covers.4, %for.inc ]
  %best_distance.2 = phi i32 [ %best_distance.0, %if.then24 ], [ %best_distance.4, %for.inc ]
  %best.2 = phi i32 [ %best.0, %if.then24 ], [ %best.4, %for.inc ]
  %cmp26 = icmp slt i32 %k.0, %n.sroa.14.0.copyload
  br i1 %cmp26, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup69

for.body:                                         ; preds = %for.cond
  %add27 = add nsw i32 %not, %k.0
  %idxprom28 = sext i32 %add27 to i64
  %arrayidx29 = getelementptr inbounds %struct.Item, ptr %items, i64 %idxprom28
  %it.sroa.0.0.copyload = load i16, ptr %arrayidx29, align 2, !tbaa !7
  %it.sroa.5.0.arrayidx29.sroa_idx = getelementptr inbounds i8, ptr %arrayidx29, i64 2
  %it.sroa.5.0.copyload = load i16, ptr %it.sroa.5.0.arrayidx29.sroa_idx, align 2, !tbaa !7
  %it.sroa.7.0.arrayidx29.sroa_idx = getelementptr inbounds i8, ptr %arrayidx29, i64 4
  %it.sroa.7.0.copyload = load i16, ptr %it.sroa.7.0.arrayidx29.sroa_idx, align 2, !tbaa !7
  %it.sroa.9.0.arrayidx29.sroa_idx = getelementptr inbounds i8, ptr %arrayidx29, i64 6
  %it.sroa.9.0.copyload = load i16, ptr %it.sroa.9.0.arrayidx29.sroa_idx, align 2, !tbaa !7
  %conv31 = sext i16 %it.sroa.0.0.copyload to i32
  %conv33 = sext i16 %it.sroa.5.0.copyload to i32
  %conv35 = sext i16 %it.sroa.7.0.copyload to i32
  %conv37 = sext i16 %it.sroa.9.0.copyload to i32
  %cmp.i8 = icmp slt i32 %conv4, %conv35
  br i1 %cmp.i8, label %if.then.i20, label %lor.lhs.false.i9

lor.lhs.false.i9:                                 ; preds = %for.body
  %cmp1.i10 = icmp sge i32 %conv4, %conv37
  br i1 %cmp1.i10, label %if.then.i20, label %lor.lhs.false2.i11

lor.lhs.false2.i11:                               ; preds = %lor.lhs.false.i9
  %cmp3.i12 = icmp sge i32 %conv, %conv33
  br i1 %cmp3.i12, label %if.then.i20, label %if.end.i13

if.then.i20:                                      ; preds = %lor.lhs.false2.i11, %lor.lhs.false.i9, %for.body
  br label %_ZL5reachiiiiii.exit21

if.end.i13:                                       ; preds = %lor.lhs.false2.i11
  %cmp4.i14 = icmp sge i32 %conv, %conv31
  br i1 %cmp4.i14, label %cond.true.i19, label %cond.false.i15

cond.true.i19:                                    ; preds = %if.end.i13
  br label %cond.end.i17

cond.false.i15:                                   ; preds = %if.end.i13
  %sub.i16 = sub nsw i32 %conv31, %conv
  br label %cond.end.i17

cond.end.i17:                                     ; preds = %cond.false.i15, %cond.true.i19
  %cond.i18 = phi i32 [ 0, %cond.true.i19 ], [ %sub.i16, %cond.false.i15 ]
  br label %_ZL5reachiiiiii.exit21

_ZL5reachiiiiii.exit21:                           ; preds = %if.then.i20, %cond.end.i17
  %retval.i1.0 = phi i32 [ -1, %if.then.i20 ], [ %cond.i18, %cond.end.i17 ]
  %cmp39 = icmp slt i32 %retval.i1.0, 0
  br i1 %cmp39, label %if.then40, label %if.end41

if.then40:                                        ; preds = %_ZL5reachiiiiii.exit21
  br label %cleanup

if.end41:                                         ; preds = %_ZL5reachiiiiii.exit21
  %conv43 = sext i16 %it.sroa.0.0.copyload to i32
  %conv45 = sext i16 %it.sroa.5.0.copyload to i32
  %conv47 = sext i16 %it.sroa.7.0.copyload to i32
  %conv49 = sext i16 %it.sroa.9.0.copyload to i32
  %cmp.i70 = icmp sge i32 %conv, %conv43
  br i1 %cmp.i70, label %land.lhs.true.i, label %_ZL6insideiiiiii.exit

land.lhs.true.i:                                  ; preds = %if.end41
  %cmp1.i71 = icmp slt i32 %conv, %conv45
  br i1 %cmp1.i71, label %land.lhs.true2.i, label %_ZL6insideiiiiii.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i
  %cmp3.i72 = icmp sge i32 %conv4, %conv47
  br i1 %cmp3.i72, label %land.rhs.i, label %_ZL6insideiiiiii.exit

land.rhs.i:                                       ; preds = %land.lhs.true2.i
  %cmp4.i73 = icmp slt i32 %conv4, %conv49
  br label %_ZL6insideiiiiii.exit

_ZL6insideiiiiii.exit:                            ; preds = %if.end41, %land.lhs.true.i, %land.lhs.true2.i, %land.rhs.i
  %7 = phi i1 [ false, %land.lhs.true2.i ], [ false, %land.lhs.true.i ], [ false, %if.end41 ], [ %cmp4.i73, %land.rhs.i ]
  br i1 %7, label %if.then51, label %if.end53

if.then51:                                        ; preds = %_ZL6insideiiiiii.exit
  %inc52 = add nsw i32 %covers.2, 1
  br label %if.end53

if.end53:                                         ; preds = %if.then51, %_ZL6insideiiiiii.exit
  %covers.5 = phi i32 [ %inc52, %if.then51 ], [ %covers.2, %_ZL6insideiiiiii.exit ]
  %loadedv54 = trunc i8 %found.2 to i1
  br i1 %loadedv54, label %lor.lhs.false55, label %if.then62

lor.lhs.false55:                                  ; preds = %if.end53
  %cmp56 = icmp slt i32 %retval.i1.0, %best_distance.2
  br i1 %cmp56, label %if.then62, label %lor.lhs.false57

lor.lhs.false57:                                  ; preds = %lor.lhs.false55
  %cmp58 = icmp eq i32 %retval.i1.0, %best_distance.2
  br i1 %cmp58, label %land.lhs.true59, label %if.end64

land.lhs.true59:                                  ; preds = %lor.lhs.false57
  %add60 = add nsw i32 %not, %k.0
  %cmp61 = icmp slt i32 %add60, %best.2
  br i1 %cmp61, label %if.then62, label %if.end64

if.then62:                                        ; preds = %land.lhs.true59, %lor.lhs.false55, %if.end53
  %add63 = add nsw i32 %not, %k.0
  br label %if.end64

if.end64:                                         ; preds = %if.then62, %land.lhs.true59, %lor.lhs.false57
  %found.5 = phi i8 [ 1, %if.then62 ], [ %found.2, %land.lhs.true59 ], [ %found.2, %lor.lhs.false57 ]
  %best_distance.5 = phi i32 [ %retval.i1.0, %if.then62 ], [ %best_distance.2, %land.lhs.true59 ], [ %best_distance.2, %lor.lhs.false57 ]
  %best.5 = phi i32 [ %add63, %if.then62 ], [ %best.2, %land.lhs.true59 ], [ %best.2, %lor.lhs.false57 ]
  %tobool = icmp ne i32 %any, 0
  br i1 %tobool, label %if.then65, label %if.end66

if.then65:                                        ; preds = %if.end64
  br label %cleanup

if.end66:                                         ; preds = %if.end64
  br label %cleanup

cleanup:                                          ; preds = %if.end66, %if.then65, %if.then40
  %stop.4 = phi i8 [ %stop.2, %if.then40 ], [ 1, %if.then65 ], [ %stop.2, %if.end66 ]
  %found.4 = phi i8 [ %found.2, %if.then40 ], [ %found.5, %if.then65 ], [ %found.5, %if.end66 ]
  %covers.4 = phi i32 [ %covers.2, %if.then40 ], [ %covers.5, %if.then65 ], [ %covers.5, %if.end66 ]
  %best_distance.4 = phi i32 [ %best_distance.2, %if.then40 ], [ %best_distance.5, %if.then65 ], [ %best_distance.5, %if.end66 ]
  %best.4 = phi i32 [ %best.2, %if.then40 ], [ %best.5, %if.then65 ], [ %best.5, %if.end66 ]
  %cleanup.dest.slot.2 = phi i32 [ 6, %if.then40 ], [ 4, %if.then65 ], [ 0, %if.end66 ]
  switch i32 %cleanup.dest.slot.2, label %cleanup69 [
    i32 0, label %cleanup.cont
    i32 6, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %inc68 = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !12

cleanup69:                                        ; preds = %cleanup, %for.cond.cleanup
  %stop.3 = phi i8 [ %stop.4, %cleanup ], [ %stop.2, %for.cond.cleanup ]
  %found.3 = phi i8 [ %found.4, %cleanup ], [ %found.2, %for.cond.cleanup ]
  %covers.3 = phi i32 [ %covers.4, %cleanup ], [ %covers.2, %for.cond.cleanup ]
  %best_distance.3 = phi i32 [ %best_distance.4, %cleanup ], [ %best_distance.2, %for.cond.cleanup ]
  %best.3 = phi i32 [ %best.4, %cleanup ], [ %best.2, %for.cond.cleanup ]
  br label %for.end

for.end:                                          ; preds = %cleanup69
  br label %if.end136

if.else:                                          ; preds = %if.end21
  call void @llvm.lifetime.start.p0(ptr %a.sroa.7)
  %idxprom71 = sext i32 %n.sroa.7.0.copyload to i64
  %arrayidx72 = getelementptr inbounds %struct.Node, ptr %nodes, i64 %idxprom71
  %a.sroa.0.0.copyload = load i16, ptr %arrayidx72, align 4, !tbaa !7
  %a.sroa.4.0.arrayidx72.sroa_idx = getelementptr inbounds i8, ptr %arrayidx72, i64 2
  %a.sroa.4.0.copyload = load i16, ptr %a.sroa.4.0.arrayidx72.sroa_idx, align 2, !tbaa !7
  %a.sroa.5.0.arrayidx72.sroa_idx = getelementptr inbounds i8, ptr %arrayidx72, i64 4
  %a.sroa.5.0.copyload = load i16, ptr %a.sroa.5.0.arrayidx72.sroa_idx, align 4, !tbaa !7
  %a.sroa.6.0.arrayidx72.sroa_idx = getelementptr inbounds i8, ptr %arrayidx72, i64 6
  %a.sroa.6.0.copyload = load i16, ptr %a.sroa.6.0.arrayidx72.sroa_idx, align 2, !tbaa !7
  %a.sroa.7.0.arrayidx72.sroa_idx = getelementptr inbounds i8, ptr %arrayidx72, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a.sroa.7, ptr align 4 %a.sroa.7.0.arrayidx72.sroa_idx, i64 8, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.start.p0(ptr %b.sroa.7)
  %add74 = add nsw i32 %n.sroa.7.0.copyload, 1
  %idxprom75 = sext i32 %add74 to i64
  %arrayidx76 = getelementptr inbounds %struct.Node, ptr %nodes, i64 %idxprom75
  %b.sroa.0.0.copyload = load i16, ptr %arrayidx76, align 4, !tbaa !7
  %b.sroa.4.0.arrayidx76.sroa_idx = getelementptr inbounds i8, ptr %arrayidx76, i64 2
  %b.sroa.4.0.copyload = load i16, ptr %b.sroa.4.0.arrayidx76.sroa_idx, align 2, !tbaa !7
  %b.sroa.5.0.arrayidx76.sroa_idx = getelementptr inbounds i8, ptr %arrayidx76, i64 4
  %b.sroa.5.0.copyload = load i16, ptr %b.sroa.5.0.arrayidx76.sroa_idx, align 4, !tbaa !7
  %b.sroa.6.0.arrayidx76.sroa_idx = getelementptr inbounds i8, ptr %arrayidx76, i64 6
  %b.sroa.6.0.copyload = load i16, ptr %b.sroa.6.0.arrayidx76.sroa_idx, align 2, !tbaa !7
  %b.sroa.7.0.arrayidx76.sroa_idx = getelementptr inbounds i8, ptr %arrayidx76, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b.sroa.7, ptr align 4 %b.sroa.7.0.arrayidx76.sroa_idx, i64 8, i1 false), !tbaa.struct !13
  %conv78 = sext i16 %a.sroa.0.0.copyload to i32
  %conv80 = sext i16 %a.sroa.4.0.copyload to i32
  %conv82 = sext i16 %a.sroa.5.0.copyload to i32
  %conv84 = sext i16 %a.sroa.6.0.copyload to i32
  %cmp.i29 = icmp slt i32 %conv4, %conv82
  br i1 %cmp.i29, label %if.then.i41, label %lor.lhs.false.i30

lor.lhs.false.i30:                                ; preds = %if.else
  %cmp1.i31 = icmp sge i32 %conv4, %conv84
  br i1 %cmp1.i31, label %if.then.i41, label %lor.lhs.false2.i32

lor.lhs.false2.i32:                               ; preds = %lor.lhs.false.i30
  %cmp3.i33 = icmp sge i32 %conv, %conv80
  br i1 %cmp3.i33, label %if.then.i41, label %if.end.i34

if.then.i41:                                      ; preds = %lor.lhs.false2.i32, %lor.lhs.false.i30, %if.else
  br label %_ZL5reachiiiiii.exit42

if.end.i34:                                       ; preds = %lor.lhs.false2.i32
  %cmp4.i35 = icmp sge i32 %conv, %conv78
  br i1 %cmp4.i35, label %cond.true.i40, label %cond.false.i36

cond.true.i40:                                    ; preds = %if.end.i34
  br label %cond.end.i38

cond.false.i36:                                   ; preds = %if.end.i34
  %sub.i37 = sub nsw i32 %conv78, %conv
  br label %cond.end.i38

cond.end.i38:                                     ; preds = %cond.false.i36, %cond.true.i40
  %cond.i39 = phi i32 [ 0, %cond.true.i40 ], [ %sub.i37, %cond.false.i36 ]
  br label %_ZL5reachiiiiii.exit42

_ZL5reachiiiiii.exit42:                           ; preds = %if.then.i41, %cond.end.i38
  %retval.i22.0 = phi i32 [ -1, %if.then.i41 ], [ %cond.i39, %cond.end.i38 ]
  %conv87 = sext i16 %b.sroa.0.0.copyload to i32
  %conv89 = sext i16 %b.sroa.4.0.copyload to i32
  %conv91 = sext i16 %b.sroa.5.0.copyload to i32
  %conv93 = sext i16 %b.sroa.6.0.copyload to i32
  %cmp.i50 = icmp slt i32 %conv4, %conv91
  br i1 %cmp.i50, label %if.then.i62, label %lor.lhs.false.i51

lor.lhs.false.i51:                                ; preds = %_ZL5reachiiiiii.exit42
  %cmp1.i52 = icmp sge i32 %conv4, %conv93
  br i1 %cmp1.i52, label %if.then.i62, label %lor.lhs.false2.i53

lor.lhs.false2.i53:                               ; preds = %lor.lhs.false.i51
  %cmp3.i54 = icmp sge i32 %conv, %conv89
  br i1 %cmp3.i54, label %if.then.i62, label %if.end.i55

if.then.i62:                                      ; preds = %lor.lhs.false2.i53, %lor.lhs.false.i51, %_ZL5reachiiiiii.exit42
  br label %_ZL5reachiiiiii.exit63

if.end.i55:                                       ; preds = %lor.lhs.false2.i53
  %cmp4.i56 = icmp sge i32 %conv, %conv87
  br i1 %cmp4.i56, label %cond.true.i61, label %cond.false.i57

cond.true.i61:                                    ; preds = %if.end.i55
  br label %cond.end.i59

cond.false.i57:                                   ; preds = %if.end.i55
  %sub.i58 = sub nsw i32 %conv87, %conv
  br label %cond.end.i59

cond.end.i59:                                     ; preds = %cond.false.i57, %cond.true.i61
  %cond.i60 = phi i32 [ 0, %cond.true.i61 ], [ %sub.i58, %cond.false.i57 ]
  br label %_ZL5reachiiiiii.exit63

_ZL5reachiiiiii.exit63:                           ; preds = %if.then.i62, %cond.end.i59
  %retval.i43.0 = phi i32 [ -1, %if.then.i62 ], [ %cond.i60, %cond.end.i59 ]
  %cmp95 = icmp sge i32 %retval.i22.0, 0
  br i1 %cmp95, label %land.lhs.true96, label %land.end100

land.lhs.true96:                                  ; preds = %_ZL5reachiiiiii.exit63
  %cmp97 = icmp sge i32 %retval.i43.0, 0
  br i1 %cmp97, label %land.rhs98, label %land.end100

land.rhs98:                                       ; preds = %land.lhs.true96
  %cmp99 = icmp slt i32 %retval.i43.0, %retval.i22.0
  br label %land.end100

land.end100:                                      ; preds = %land.rhs98, %land.lhs.true96, %_ZL5reachiiiiii.exit63
  %8 = phi i1 [ false, %land.lhs.true96 ], [ false, %_ZL5reachiiiiii.exit63 ], [ %cmp99, %land.rhs98 ]
  %storedv = zext i1 %8 to i8
  %loadedv102 = trunc i8 %storedv to i1
  br i1 %loadedv102, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.end100
  br label %cond.end

cond.false:                                       ; preds = %land.end100
  %add105 = add nsw i32 %n.sroa.7.0.copyload, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %n.sroa.7.0.copyload, %cond.true ], [ %add105, %cond.false ]
  %loadedv106 = trunc i8 %storedv to i1
  br i1 %loadedv106, label %cond.true107, label %cond.false110

cond.true107:                                     ; preds = %cond.end
  %add109 = add nsw i32 %n.sroa.7.0.copyload, 1
  br label %cond.end112

cond.false110:                                    ; preds = %cond.end
  br label %cond.end112

cond.end112:                                      ; preds = %cond.false110, %cond.true107
  %cond113 = phi i32 [ %add109, %cond.true107 ], [ %n.sroa.7.0.copyload, %cond.false110 ]
  %loadedv114 = trunc i8 %storedv to i1
  br i1 %loadedv114, label %cond.true115, label %cond.false116

cond.true115:                                     ; preds = %cond.end112
  br label %cond.end117

cond.false116:                                    ; preds = %cond.end112
  br label %cond.end117

cond.end117:                                      ; preds = %cond.false116, %cond.true115
  %cond118 = phi i32 [ %retval.i22.0, %cond.true115 ], [ %retval.i43.0, %cond.false116 ]
  %cmp119 = icmp sge i32 %cond118, 0
  br i1 %cmp119, label %if.then120, label %if.end124

if.then120:                                       ; preds = %cond.end117
  %inc121 = add nsw i32 %dec, 1
  %idxprom122 = sext i32 %dec to i64
  %arrayidx123 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom122
  store i32 %cond, ptr %arrayidx123, align 4, !tbaa !3
  br label %if.end124

if.end124:                                        ; preds = %if.then120, %cond.end117
  %top.3 = phi i32 [ %inc121, %if.then120 ], [ %dec, %cond.end117 ]
  %loadedv125 = trunc i8 %storedv to i1
  br i1 %loadedv125, label %cond.true126, label %cond.false127

cond.true126:                                     ; preds = %if.end124
  br label %cond.end128

cond.false127:                                    ; preds = %if.end124
  br label %cond.end128

cond.end128:                                      ; preds = %cond.false127, %cond.true126
  %cond129 = phi i32 [ %retval.i43.0, %cond.true126 ], [ %retval.i22.0, %cond.false127 ]
  %cmp130 = icmp sge i32 %cond129, 0
  br i1 %cmp130, label %if.then131, label %if.end135

if.then131:                                       ; preds = %cond.end128
  %inc132 = add nsw i32 %top.3, 1
  %idxprom133 = sext i32 %top.3 to i64
  %arrayidx134 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom133
  store i32 %cond113, ptr %arrayidx134, align 4, !tbaa !3
  br label %if.end135

if.end135:                                        ; preds = %if.then131, %cond.end128
  %top.4 = phi i32 [ %inc132, %if.then131 ], [ %top.3, %cond.end128 ]
  call void @llvm.lifetime.end.p0(ptr %b.sroa.7)
  call void @llvm.lifetime.end.p0(ptr %a.sroa.7)
  br label %if.end136

if.end136:                                        ; preds = %if.end135, %for.end
  %stop.5 = phi i8 [ %stop.3, %for.end ], [ %stop.0, %if.end135 ]
  %found.6 = phi i8 [ %found.3, %for.end ], [ %found.0, %if.end135 ]
  %covers.6 = phi i32 [ %covers.3, %for.end ], [ %covers.0, %if.end135 ]
  %best_distance.6 = phi i32 [ %best_distance.3, %for.end ], [ %best_distance.0, %if.end135 ]
  %best.6 = phi i32 [ %best.3, %for.end ], [ %best.0, %if.end135 ]
  %top.2 = phi i32 [ %dec, %for.end ], [ %top.4, %if.end135 ]
  br label %cleanup137

cleanup137:                                       ; preds = %if.end136, %if.then20
  %stop.1 = phi i8 [ %stop.0, %if.then20 ], [ %stop.5, %if.end136 ]
  %found.1 = phi i8 [ %found.0, %if.then20 ], [ %found.6, %if.end136 ]
  %covers.1 = phi i32 [ %covers.0, %if.then20 ], [ %covers.6, %if.end136 ]
  %best_distance.1 = phi i32 [ %best_distance.0, %if.then20 ], [ %best_distance.6, %if.end136 ]
  %best.1 = phi i32 [ %best.0, %if.then20 ], [ %best.6, %if.end136 ]
  %top.1 = phi i32 [ %dec, %if.then20 ], [ %top.2, %if.end136 ]
  %cleanup.dest.slot.1 = phi i32 [ 2, %if.then20 ], [ 0, %if.end136 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont140
    i32 2, label %while.cond
  ]

cleanup.cont140:                                  ; preds = %cleanup137
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %land.end
  %tobool141 = icmp ne i32 %any, 0
  br i1 %tobool141, label %cond.true142, label %cond.false145

cond.true142:                                     ; preds = %while.end
  %loadedv143 = trunc i8 %found.0 to i1
  %conv144 = zext i1 %loadedv143 to i32
  br label %cond.end146

cond.false145:                                    ; preds = %while.end
  br label %cond.end146

cond.end146:                                      ; preds = %cond.false145, %cond.true142
  %cond147 = phi i32 [ %conv144, %cond.true142 ], [ %best.0, %cond.false145 ]
  %idxprom148 = sext i32 %add.i to i64
  %arrayidx149 = getelementptr inbounds i32, ptr %hit, i64 %idxprom148
  store i32 %cond147, ptr %arrayidx149, align 4, !tbaa !3
  %tobool150 = icmp ne i32 %any, 0
  br i1 %tobool150, label %if.end161, label %if.then151

if.then151:                                       ; preds = %cond.end146
  %loadedv152 = trunc i8 %found.0 to i1
  br i1 %loadedv152, label %cond.true153, label %cond.false154

cond.true153:                                     ; preds = %if.then151
  br label %cond.end155

cond.false154:                                    ; preds = %if.then151
  br label %cond.end155

cond.end155:                                      ; preds = %cond.false154, %cond.true153
  %cond156 = phi i32 [ %best_distance.0, %cond.true153 ], [ -1, %cond.false154 ]
  %idxprom157 = sext i32 %add.i to i64
  %arrayidx158 = getelementptr inbounds i32, ptr %distance, i64 %idxprom157
  store i32 %cond156, ptr %arrayidx158, align 4, !tbaa !3
  %idxprom159 = sext i32 %add.i to i64
  %arrayidx160 = getelementptr inbounds i32, ptr %covering, i64 %idxprom159
  store i32 %covers.0, ptr %arrayidx160, align 4, !tbaa !3
  br label %if.end161

if.end161:                                        ; preds = %cond.end155, %cond.end146
  call void @llvm.lifetime.end.p0(ptr %stack) #4
  br label %cleanup162

cleanup162:                                       ; preds = %if.end161, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end161 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont164
    i32 1, label %cleanup.cont164
  ]

cleanup.cont164:                                  ; preds = %cleanup162, %cleanup162
  ret void

unreachable:                                      ; preds = %cleanup162, %cleanup137
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!12 = distinct !{!12, !10, !11}
!13 = !{i64 0, i64 4, !3, i64 4, i64 4, !3}
