; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @date_parse(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %seconds, ptr noundef %valid) #0 {
entry:
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
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %if.end
  %i.15 = phi i32 [ %3, %if.end ], [ %inc.i, %if.end.i ]
  %v.i.0 = phi i32 [ 0, %if.end ], [ %sub.i, %if.end.i ]
  %k.i.0 = phi i32 [ 0, %if.end ], [ %inc11.i, %if.end.i ]
  %cmp.i = icmp slt i32 %k.i.0, 4
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.cond.i
  br label %cleanup.i

for.body.i:                                       ; preds = %for.cond.i
  %cmp1.i = icmp sge i32 %i.15, %4
  br i1 %cmp1.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %for.body.i
  %idxprom.i = sext i32 %i.15 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %text, i64 %idxprom.i
  %5 = load i8, ptr %arrayidx.i, align 1, !tbaa !7
  %conv.i = zext i8 %5 to i32
  %cmp2.i = icmp slt i32 %conv.i, 48
  br i1 %cmp2.i, label %if.then.i, label %lor.lhs.false3.i

lor.lhs.false3.i:                                 ; preds = %lor.lhs.false.i
  %idxprom4.i = sext i32 %i.15 to i64
  %arrayidx5.i = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i
  %6 = load i8, ptr %arrayidx5.i, align 1, !tbaa !7
  %conv6.i = zext i8 %6 to i32
  %cmp7.i = icmp sgt i32 %conv6.i, 57
  br i1 %cmp7.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %lor.lhs.false3.i, %lor.lhs.false.i, %for.body.i
  br label %cleanup.i

if.end.i:                                         ; preds = %lor.lhs.false3.i
  %mul.i1 = mul nsw i32 %v.i.0, 10
  %idxprom8.i = sext i32 %i.15 to i64
  %arrayidx9.i = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i
  %7 = load i8, ptr %arrayidx9.i, align 1, !tbaa !7
  %conv10.i = zext i8 %7 to i32
  %add.i2 = add nsw i32 %mul.i1, %conv10.i
  %sub.i = sub nsw i32 %add.i2, 48
  %inc.i = add nsw i32 %i.15, 1
  %inc11.i = add nsw i32 %k.i.0, 1
  br label %for.cond.i, !llvm.loop !8

cleanup.i:                                        ; preds = %if.then.i, %for.cond.cleanup.i
  %cleanup.dest.slot.i.0 = phi i32 [ 1, %if.then.i ], [ 2, %for.cond.cleanup.i ]
  %cond3 = icmp eq i32 %cleanup.dest.slot.i.0, 2
  br i1 %cond3, label %for.end.i, label %_ZL6digitsPKhRiii.exit

for.end.i:                                        ; preds = %cleanup.i
  br label %_ZL6digitsPKhRiii.exit

_ZL6digitsPKhRiii.exit:                           ; preds = %for.end.i, %cleanup.i
  %retval.i.1 = phi i32 [ %v.i.0, %for.end.i ], [ -1, %cleanup.i ]
  %cmp4 = icmp slt i32 %retval.i.1, 1
  br i1 %cmp4, label %if.then6, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %_ZL6digitsPKhRiii.exit
  %cmp.i274 = icmp slt i32 %i.15, %4
  br i1 %cmp.i274, label %land.lhs.true.i, label %if.end.i275

land.lhs.true.i:                                  ; preds = %lor.lhs.false
  %idxprom.i276 = sext i32 %i.15 to i64
  %arrayidx.i277 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i276
  %8 = load i8, ptr %arrayidx.i277, align 1, !tbaa !7
  %conv.i278 = zext i8 %8 to i32
  %conv1.i = zext i8 45 to i32
  %cmp2.i279 = icmp eq i32 %conv.i278, %conv1.i
  br i1 %cmp2.i279, label %if.then.i280, label %if.end.i275

if.then.i280:                                     ; preds = %land.lhs.true.i
  %inc.i281 = add nsw i32 %i.15, 1
  br label %_ZL6expectPKhRiih.exit

if.end.i275:                                      ; preds = %land.lhs.true.i, %lor.lhs.false
  br label %_ZL6expectPKhRiih.exit

_ZL6expectPKhRiih.exit:                           ; preds = %if.then.i280, %if.end.i275
  %i.23 = phi i32 [ %inc.i281, %if.then.i280 ], [ %i.15, %if.end.i275 ]
  %retval.i270.0 = phi i1 [ true, %if.then.i280 ], [ false, %if.end.i275 ]
  br i1 %retval.i270.0, label %if.end7, label %if.then6

if.then6:                                         ; preds = %_ZL6expectPKhRiih.exit, %_ZL6digitsPKhRiii.exit
  %i.0 = phi i32 [ %i.15, %_ZL6digitsPKhRiii.exit ], [ %i.23, %_ZL6expectPKhRiih.exit ]
  br label %if.end7

if.end7:                                          ; preds = %if.then6, %_ZL6expectPKhRiih.exit
  %i.1 = phi i32 [ %i.0, %if.then6 ], [ %i.23, %_ZL6expectPKhRiih.exit ]
  %ok.0 = phi i8 [ 0, %if.then6 ], [ 1, %_ZL6expectPKhRiih.exit ]
  %loadedv = trunc i8 %ok.0 to i1
  br i1 %loadedv, label %if.then8, label %if.end17

if.then8:                                         ; preds = %if.end7
  br label %for.cond.i12

for.cond.i12:                                     ; preds = %if.end.i30, %if.then8
  %i.16 = phi i32 [ %i.1, %if.then8 ], [ %inc.i37, %if.end.i30 ]
  %v.i9.0 = phi i32 [ 0, %if.then8 ], [ %sub.i36, %if.end.i30 ]
  %k.i10.0 = phi i32 [ 0, %if.then8 ], [ %inc11.i38, %if.end.i30 ]
  %cmp.i13 = icmp slt i32 %k.i10.0, 2
  br i1 %cmp.i13, label %for.body.i18, label %for.cond.cleanup.i14

for.cond.cleanup.i14:                             ; preds = %for.cond.i12
  br label %cleanup.i15

for.body.i18:                                     ; preds = %for.cond.i12
  %cmp1.i19 = icmp sge i32 %i.16, %4
  br i1 %cmp1.i19, label %if.then.i39, label %lor.lhs.false.i20

lor.lhs.false.i20:                                ; preds = %for.body.i18
  %idxprom.i21 = sext i32 %i.16 to i64
  %arrayidx.i22 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i21
  %9 = load i8, ptr %arrayidx.i22, align 1, !tbaa !7
  %conv.i23 = zext i8 %9 to i32
  %cmp2.i24 = icmp slt i32 %conv.i23, 48
  br i1 %cmp2.i24, label %if.then.i39, label %lor.lhs.false3.i25

lor.lhs.false3.i25:                               ; preds = %lor.lhs.false.i20
  %idxprom4.i26 = sext i32 %i.16 to i64
  %arrayidx5.i27 = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i26
  %10 = load i8, ptr %arrayidx5.i27, align 1, !tbaa !7
  %conv6.i28 = zext i8 %10 to i32
  %cmp7.i29 = icmp sgt i32 %conv6.i28, 57
  br i1 %cmp7.i29, label %if.then.i39, label %if.end.i30

if.then.i39:                                      ; preds = %lor.lhs.false3.i25, %lor.lhs.false.i20, %for.body.i18
  br label %cleanup.i15

if.end.i30:                                       ; preds = %lor.lhs.false3.i25
  %mul.i31 = mul nsw i32 %v.i9.0, 10
  %idxprom8.i32 = sext i32 %i.16 to i64
  %arrayidx9.i33 = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i32
  %11 = load i8, ptr %arrayidx9.i33, align 1, !tbaa !7
  %conv10.i34 = zext i8 %11 to i32
  %add.i35 = add nsw i32 %mul.i31, %conv10.i34
  %sub.i36 = sub nsw i32 %add.i35, 48
  %inc.i37 = add nsw i32 %i.16, 1
  %inc11.i38 = add nsw i32 %k.i10.0, 1
  br label %for.cond.i12, !llvm.loop !8

cleanup.i15:                                      ; preds = %if.then.i39, %for.cond.cleanup.i14
  %cleanup.dest.slot.i11.0 = phi i32 [ 1, %if.then.i39 ], [ 2, %for.cond.cleanup.i14 ]
  %cond40 = icmp eq i32 %cleanup.dest.slot.i11.0, 2
  br i1 %cond40, label %for.end.i17, label %_ZL6digitsPKhRiii.exit41

for.end.i17:                                      ; preds = %cleanup.i15
  br label %_ZL6digitsPKhRiii.exit41

_ZL6digitsPKhRiii.exit41:                         ; preds = %for.end.i17, %cleanup.i15
  %retval.i4.1 = phi i32 [ %v.i9.0, %for.end.i17 ], [ -1, %cleanup.i15 ]
  %cmp10 = icmp slt i32 %retval.i4.1, 1
  br i1 %cmp10, label %if.then15, label %lor.lhs.false11

lor.lhs.false11:                                  ; preds = %_ZL6digitsPKhRiii.exit41
  %cmp12 = icmp sgt i32 %retval.i4.1, 12
  br i1 %cmp12, label %if.then15, label %lor.lhs.false13

lor.lhs.false13:                                  ; preds = %lor.lhs.false11
  %cmp.i287 = icmp slt i32 %i.16, %4
  br i1 %cmp.i287, label %land.lhs.true.i289, label %if.end.i288

land.lhs.true.i289:                               ; preds = %lor.lhs.false13
  %idxprom.i290 = sext i32 %i.16 to i64
  %arrayidx.i291 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i290
  %12 = load i8, ptr %arrayidx.i291, align 1, !tbaa !7
  %conv.i292 = zext i8 %12 to i32
  %conv1.i293 = zext i8 45 to i32
  %cmp2.i294 = icmp eq i32 %conv.i292, %conv1.i293
  br i1 %cmp2.i294, label %if.then.i295, label %if.end.i288

if.then.i295:                                     ; preds = %land.lhs.true.i289
  %inc.i296 = add nsw i32 %i.16, 1
  br label %_ZL6expectPKhRiih.exit297

if.end.i288:                                      ; preds = %land.lhs.true.i289, %lor.lhs.false13
  br label %_ZL6expectPKhRiih.exit297

_ZL6expectPKhRiih.exit297:                        ; preds = %if.then.i295, %if.end.i288
  %i.24 = phi i32 [ %inc.i296, %if.then.i295 ], [ %i.16, %if.end.i288 ]
  %retval.i282.0 = phi i1 [ true, %if.then.i295 ], [ false, %if.end.i288 ]
  br i1 %retval.i282.0, label %if.end16, label %if.then15

if.then15:                                        ; preds = %_ZL6expectPKhRiih.exit297, %lor.lhs.false11, %_ZL6digitsPKhRiii.exit41
  %i.3 = phi i32 [ %i.16, %_ZL6digitsPKhRiii.exit41 ], [ %i.16, %lor.lhs.false11 ], [ %i.24, %_ZL6expectPKhRiih.exit297 ]
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %_ZL6expectPKhRiih.exit297
  %i.4 = phi i32 [ %i.3, %if.then15 ], [ %i.24, %_ZL6expectPKhRiih.exit297 ]
  %ok.2 = phi i8 [ 0, %if.then15 ], [ %ok.0, %_ZL6expectPKhRiih.exit297 ]
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %if.end7
  %i.2 = phi i32 [ %i.4, %if.end16 ], [ %i.1, %if.end7 ]
  %ok.1 = phi i8 [ %ok.2, %if.end16 ], [ %ok.0, %if.end7 ]
  %month.0 = phi i32 [ %retval.i4.1, %if.end16 ], [ -1, %if.end7 ]
  %rem = srem i32 %retval.i.1, 4
  %cmp18 = icmp eq i32 %rem, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.rhs

land.lhs.true:                                    ; preds = %if.end17
  %rem19 = srem i32 %retval.i.1, 100
  %cmp20 = icmp ne i32 %rem19, 0
  br i1 %cmp20, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true, %if.end17
  %rem21 = srem i32 %retval.i.1, 400
  %cmp22 = icmp eq i32 %rem21, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true
  %13 = phi i1 [ true, %land.lhs.true ], [ %cmp22, %lor.rhs ]
  %storedv = zext i1 %13 to i8
  %loadedv23 = trunc i8 %ok.1 to i1
  br i1 %loadedv23, label %if.then24, label %if.end44

if.then24:                                        ; preds = %lor.end
  br label %for.cond.i50

for.cond.i50:                                     ; preds = %if.end.i68, %if.then24
  %i.17 = phi i32 [ %i.2, %if.then24 ], [ %inc.i75, %if.end.i68 ]
  %v.i47.0 = phi i32 [ 0, %if.then24 ], [ %sub.i74, %if.end.i68 ]
  %k.i48.0 = phi i32 [ 0, %if.then24 ], [ %inc11.i76, %if.end.i68 ]
  %cmp.i51 = icmp slt i32 %k.i48.0, 2
  br i1 %cmp.i51, label %for.body.i56, label %for.cond.cleanup.i52

for.cond.cleanup.i52:                             ; preds = %for.cond.i50
  br label %cleanup.i53

for.body.i56:                                     ; preds = %for.cond.i50
  %cmp1.i57 = icmp sge i32 %i.17, %4
  br i1 %cmp1.i57, label %if.then.i77, label %lor.lhs.false.i58

lor.lhs.false.i58:                                ; preds = %for.body.i56
  %idxprom.i59 = sext i32 %i.17 to i64
  %arrayidx.i60 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i59
  %14 = load i8, ptr %arrayidx.i60, align 1, !tbaa !7
  %conv.i61 = zext i8 %14 to i32
  %cmp2.i62 = icmp slt i32 %conv.i61, 48
  br i1 %cmp2.i62, label %if.then.i77, label %lor.lhs.false3.i63

lor.lhs.false3.i63:                               ; preds = %lor.lhs.false.i58
  %idxprom4.i64 = sext i32 %i.17 to i64
  %arrayidx5.i65 = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i64
  %15 = load i8, ptr %arrayidx5.i65, align 1, !tbaa !7
  %conv6.i66 = zext i8 %15 to i32
  %cmp7.i67 = icmp sgt i32 %conv6.i66, 57
  br i1 %cmp7.i67, label %if.then.i77, label %if.end.i68

if.then.i77:                                      ; preds = %lor.lhs.false3.i63, %lor.lhs.false.i58, %for.body.i56
  br label %cleanup.i53

if.end.i68:                                       ; preds = %lor.lhs.false3.i63
  %mul.i69 = mul nsw i32 %v.i47.0, 10
  %idxprom8.i70 = sext i32 %i.17 to i64
  %arrayidx9.i71 = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i70
  %16 = load i8, ptr %arrayidx9.i71, align 1, !tbaa !7
  %conv10.i72 = zext i8 %16 to i32
  %add.i73 = add nsw i32 %mul.i69, %conv10.i72
  %sub.i74 = sub nsw i32 %add.i73, 48
  %inc.i75 = add nsw i32 %i.17, 1
  %inc11.i76 = add nsw i32 %k.i48.0, 1
  br label %for.cond.i50, !llvm.loop !8

cleanup.i53:                                      ; preds = %if.then.i77, %for.cond.cleanup.i52
  %cleanup.dest.slot.i49.0 = phi i32 [ 1, %if.then.i77 ], [ 2, %for.cond.cleanup.i52 ]
  %cond78 = icmp eq i32 %cleanup.dest.slot.i49.0, 2
  br i1 %cond78, label %for.end.i55, label %_ZL6digitsPKhRiii.exit79

for.end.i55:                                      ; preds = %cleanup.i53
  br label %_ZL6digitsPKhRiii.exit79

_ZL6digitsPKhRiii.exit79:                         ; preds = %for.end.i55, %cleanup.i53
  %retval.i42.1 = phi i32 [ %v.i47.0, %for.end.i55 ], [ -1, %cleanup.i53 ]
  %cmp26 = icmp eq i32 %month.0, 4
  br i1 %cmp26, label %if.then33, label %lor.lhs.false27

lor.lhs.false27:                                  ; preds = %_ZL6digitsPKhRiii.exit79
  %cmp28 = icmp eq i32 %month.0, 6
  br i1 %cmp28, label %if.then33, label %lor.lhs.false29

lor.lhs.false29:                                  ; preds = %lor.lhs.false27
  %cmp30 = icmp eq i32 %month.0, 9
  br i1 %cmp30, label %if.then33, label %lor.lhs.false31

lor.lhs.false31:                                  ; preds = %lor.lhs.false29
  %cmp32 = icmp eq i32 %month.0, 11
  br i1 %cmp32, label %if.then33, label %if.else

if.then33:                                        ; preds = %lor.lhs.false31, %lor.lhs.false29, %lor.lhs.false27, %_ZL6digitsPKhRiii.exit79
  br label %if.end38

if.else:                                          ; preds = %lor.lhs.false31
  %cmp34 = icmp eq i32 %month.0, 2
  br i1 %cmp34, label %if.then35, label %if.end37

if.then35:                                        ; preds = %if.else
  %loadedv36 = trunc i8 %storedv to i1
  %17 = zext i1 %loadedv36 to i64
  %cond = select i1 %loadedv36, i32 29, i32 28
  br label %if.end37

if.end37:                                         ; preds = %if.then35, %if.else
  %last.1 = phi i32 [ %cond, %if.then35 ], [ 31, %if.else ]
  br label %if.end38

if.end38:                                         ; preds = %if.end37, %if.then33
  %last.0 = phi i32 [ 30, %if.then33 ], [ %last.1, %if.end37 ]
  %cmp39 = icmp slt i32 %retval.i42.1, 1
  br i1 %cmp39, label %if.then42, label %lor.lhs.false40

lor.lhs.false40:                                  ; preds = %if.end38
  %cmp41 = icmp sgt i32 %retval.i42.1, %last.0
  br i1 %cmp41, label %if.then42, label %if.end43

if.then42:                                        ; preds = %lor.lhs.false40, %if.end38
  br label %if.end43

if.end43:                                         ; preds = %if.then42, %lor.lhs.false40
  %ok.4 = phi i8 [ 0, %if.then42 ], [ %ok.1, %lor.lhs.false40 ]
  br label %if.end44

if.end44:                                         ; preds = %if.end43, %lor.end
  %i.5 = phi i32 [ %i.17, %if.end43 ], [ %i.2, %lor.end ]
  %ok.3 = phi i8 [ %ok.4, %if.end43 ], [ %ok.1, %lor.end ]
  %day.0 = phi i32 [ %retval.i42.1, %if.end43 ], [ -1, %lor.end ]
  %loadedv45 = trunc i8 %ok.3 to i1
  br i1 %loadedv45, label %land.lhs.true46, label %if.end114

land.lhs.true46:                                  ; preds = %if.end44
  %cmp47 = icmp slt i32 %i.5, %4
  br i1 %cmp47, label %if.then48, label %if.end114

if.then48:                                        ; preds = %land.lhs.true46
  %cmp.i303 = icmp slt i32 %i.5, %4
  br i1 %cmp.i303, label %land.lhs.true.i305, label %if.end.i304

land.lhs.true.i305:                               ; preds = %if.then48
  %idxprom.i306 = sext i32 %i.5 to i64
  %arrayidx.i307 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i306
  %18 = load i8, ptr %arrayidx.i307, align 1, !tbaa !7
  %conv.i308 = zext i8 %18 to i32
  %conv1.i309 = zext i8 84 to i32
  %cmp2.i310 = icmp eq i32 %conv.i308, %conv1.i309
  br i1 %cmp2.i310, label %if.then.i311, label %if.end.i304

if.then.i311:                                     ; preds = %land.lhs.true.i305
  %inc.i312 = add nsw i32 %i.5, 1
  br label %_ZL6expectPKhRiih.exit313

if.end.i304:                                      ; preds = %land.lhs.true.i305, %if.then48
  br label %_ZL6expectPKhRiih.exit313

_ZL6expectPKhRiih.exit313:                        ; preds = %if.then.i311, %if.end.i304
  %i.25 = phi i32 [ %inc.i312, %if.then.i311 ], [ %i.5, %if.end.i304 ]
  %retval.i298.0 = phi i1 [ true, %if.then.i311 ], [ false, %if.end.i304 ]
  br i1 %retval.i298.0, label %if.else53, label %land.lhs.true50

land.lhs.true50:                                  ; preds = %_ZL6expectPKhRiih.exit313
  %cmp.i319 = icmp slt i32 %i.25, %4
  br i1 %cmp.i319, label %land.lhs.true.i321, label %if.end.i320

land.lhs.true.i321:                               ; preds = %land.lhs.true50
  %idxprom.i322 = sext i32 %i.25 to i64
  %arrayidx.i323 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i322
  %19 = load i8, ptr %arrayidx.i323, align 1, !tbaa !7
  %conv.i324 = zext i8 %19 to i32
  %conv1.i325 = zext i8 32 to i32
  %cmp2.i326 = icmp eq i32 %conv.i324, %conv1.i325
  br i1 %cmp2.i326, label %if.then.i327, label %if.end.i320

if.then.i327:                                     ; preds = %land.lhs.true.i321
  %inc.i328 = add nsw i32 %i.25, 1
  br label %_ZL6expectPKhRiih.exit329

if.end.i320:                                      ; preds = %land.lhs.true.i321, %land.lhs.true50
  br label %_ZL6expectPKhRiih.exit329

_ZL6expectPKhRiih.exit329:                        ; preds = %if.then.i327, %if.end.i320
  %i.26 = phi i32 [ %inc.i328, %if.then.i327 ], [ %i.25, %if.end.i320 ]
  %retval.i314.0 = phi i1 [ true, %if.then.i327 ], [ false, %if.end.i320 ]
  br i1 %retval.i314.0, label %if.else53, label %if.then52

if.then52:                                        ; preds = %_ZL6expectPKhRiih.exit329
  br label %if.end113

if.else53:                                        ; preds = %_ZL6expectPKhRiih.exit329, %_ZL6expectPKhRiih.exit313
  %i.7 = phi i32 [ %i.25, %_ZL6expectPKhRiih.exit313 ], [ %i.26, %_ZL6expectPKhRiih.exit329 ]
  br label %for.cond.i88

for.cond.i88:                                     ; preds = %if.end.i106, %if.else53
  %i.18 = phi i32 [ %i.7, %if.else53 ], [ %inc.i113, %if.end.i106 ]
  %k.i86.0 = phi i32 [ 0, %if.else53 ], [ %inc11.i114, %if.end.i106 ]
  %v.i85.0 = phi i32 [ 0, %if.else53 ], [ %sub.i112, %if.end.i106 ]
  %cmp.i89 = icmp slt i32 %k.i86.0, 2
  br i1 %cmp.i89, label %for.body.i94, label %for.cond.cleanup.i90

for.cond.cleanup.i90:                             ; preds = %for.cond.i88
  br label %cleanup.i91

for.body.i94:                                     ; preds = %for.cond.i88
  %cmp1.i95 = icmp sge i32 %i.18, %4
  br i1 %cmp1.i95, label %if.then.i115, label %lor.lhs.false.i96

lor.lhs.false.i96:                                ; preds = %for.body.i94
  %idxprom.i97 = sext i32 %i.18 to i64
  %arrayidx.i98 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i97
  %20 = load i8, ptr %arrayidx.i98, align 1, !tbaa !7
  %conv.i99 = zext i8 %20 to i32
  %cmp2.i100 = icmp slt i32 %conv.i99, 48
  br i1 %cmp2.i100, label %if.then.i115, label %lor.lhs.false3.i101

lor.lhs.false3.i101:                              ; preds = %lor.lhs.false.i96
  %idxprom4.i102 = sext i32 %i.18 to i64
  %arrayidx5.i103 = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i102
  %21 = load i8, ptr %arrayidx5.i103, align 1, !tbaa !7
  %conv6.i104 = zext i8 %21 to i32
  %cmp7.i105 = icmp sgt i32 %conv6.i104, 57
  br i1 %cmp7.i105, label %if.then.i115, label %if.end.i106

if.then.i115:                                     ; preds = %lor.lhs.false3.i101, %lor.lhs.false.i96, %for.body.i94
  br label %cleanup.i91

if.end.i106:                                      ; preds = %lor.lhs.false3.i101
  %mul.i107 = mul nsw i32 %v.i85.0, 10
  %idxprom8.i108 = sext i32 %i.18 to i64
  %arrayidx9.i109 = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i108
  %22 = load i8, ptr %arrayidx9.i109, align 1, !tbaa !7
  %conv10.i110 = zext i8 %22 to i32
  %add.i111 = add nsw i32 %mul.i107, %conv10.i110
  %sub.i112 = sub nsw i32 %add.i111, 48
  %inc.i113 = add nsw i32 %i.18, 1
  %inc11.i114 = add nsw i32 %k.i86.0, 1
  br label %for.cond.i88, !llvm.loop !8

cleanup.i91:                                      ; preds = %if.then.i115, %for.cond.cleanup.i90
  %cleanup.dest.slot.i87.0 = phi i32 [ 1, %if.then.i115 ], [ 2, %for.cond.cleanup.i90 ]
  %cond116 = icmp eq i32 %cleanup.dest.slot.i87.0, 2
  br i1 %cond116, label %for.end.i93, label %_ZL6digitsPKhRiii.exit117

for.end.i93:                                      ; preds = %cleanup.i91
  br label %_ZL6digitsPKhRiii.exit117

_ZL6digitsPKhRiii.exit117:                        ; preds = %for.end.i93, %cleanup.i91
  %retval.i80.1 = phi i32 [ %v.i85.0, %for.end.i93 ], [ -1, %cleanup.i91 ]
  %cmp55 = icmp slt i32 %retval.i80.1, 0
  br i1 %cmp55, label %if.then60, label %lor.lhs.false56

lor.lhs.false56:                                  ; preds = %_ZL6digitsPKhRiii.exit117
  %cmp57 = icmp sgt i32 %retval.i80.1, 23
  br i1 %cmp57, label %if.then60, label %lor.lhs.false58

lor.lhs.false58:                                  ; preds = %lor.lhs.false56
  %cmp.i335 = icmp slt i32 %i.18, %4
  br i1 %cmp.i335, label %land.lhs.true.i337, label %if.end.i336

land.lhs.true.i337:                               ; preds = %lor.lhs.false58
  %idxprom.i338 = sext i32 %i.18 to i64
  %arrayidx.i339 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i338
  %23 = load i8, ptr %arrayidx.i339, align 1, !tbaa !7
  %conv.i340 = zext i8 %23 to i32
  %conv1.i341 = zext i8 58 to i32
  %cmp2.i342 = icmp eq i32 %conv.i340, %conv1.i341
  br i1 %cmp2.i342, label %if.then.i343, label %if.end.i336

if.then.i343:                                     ; preds = %land.lhs.true.i337
  %inc.i344 = add nsw i32 %i.18, 1
  br label %_ZL6expectPKhRiih.exit345

if.end.i336:                                      ; preds = %land.lhs.true.i337, %lor.lhs.false58
  br label %_ZL6expectPKhRiih.exit345

_ZL6expectPKhRiih.exit345:                        ; preds = %if.then.i343, %if.end.i336
  %i.27 = phi i32 [ %inc.i344, %if.then.i343 ], [ %i.18, %if.end.i336 ]
  %retval.i330.0 = phi i1 [ true, %if.then.i343 ], [ false, %if.end.i336 ]
  br i1 %retval.i330.0, label %if.else61, label %if.then60

if.then60:                                        ; preds = %_ZL6expectPKhRiih.exit345, %lor.lhs.false56, %_ZL6digitsPKhRiii.exit117
  %i.9 = phi i32 [ %i.18, %_ZL6digitsPKhRiii.exit117 ], [ %i.18, %lor.lhs.false56 ], [ %i.27, %_ZL6expectPKhRiih.exit345 ]
  br label %if.end68

if.else61:                                        ; preds = %_ZL6expectPKhRiih.exit345
  br label %for.cond.i126

for.cond.i126:                                    ; preds = %if.end.i144, %if.else61
  %i.19 = phi i32 [ %i.27, %if.else61 ], [ %inc.i151, %if.end.i144 ]
  %k.i124.0 = phi i32 [ 0, %if.else61 ], [ %inc11.i152, %if.end.i144 ]
  %v.i123.0 = phi i32 [ 0, %if.else61 ], [ %sub.i150, %if.end.i144 ]
  %cmp.i127 = icmp slt i32 %k.i124.0, 2
  br i1 %cmp.i127, label %for.body.i132, label %for.cond.cleanup.i128

for.cond.cleanup.i128:                            ; preds = %for.cond.i126
  br label %cleanup.i129

for.body.i132:                                    ; preds = %for.cond.i126
  %cmp1.i133 = icmp sge i32 %i.19, %4
  br i1 %cmp1.i133, label %if.then.i153, label %lor.lhs.false.i134

lor.lhs.false.i134:                               ; preds = %for.body.i132
  %idxprom.i135 = sext i32 %i.19 to i64
  %arrayidx.i136 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i135
  %24 = load i8, ptr %arrayidx.i136, align 1, !tbaa !7
  %conv.i137 = zext i8 %24 to i32
  %cmp2.i138 = icmp slt i32 %conv.i137, 48
  br i1 %cmp2.i138, label %if.then.i153, label %lor.lhs.false3.i139

lor.lhs.false3.i139:                              ; preds = %lor.lhs.false.i134
  %idxprom4.i140 = sext i32 %i.19 to i64
  %arrayidx5.i141 = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i140
  %25 = load i8, ptr %arrayidx5.i141, align 1, !tbaa !7
  %conv6.i142 = zext i8 %25 to i32
  %cmp7.i143 = icmp sgt i32 %conv6.i142, 57
  br i1 %cmp7.i143, label %if.then.i153, label %if.end.i144

if.then.i153:                                     ; preds = %lor.lhs.false3.i139, %lor.lhs.false.i134, %for.body.i132
  br label %cleanup.i129

if.end.i144:                                      ; preds = %lor.lhs.false3.i139
  %mul.i145 = mul nsw i32 %v.i123.0, 10
  %idxprom8.i146 = sext i32 %i.19 to i64
  %arrayidx9.i147 = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i146
  %26 = load i8, ptr %arrayidx9.i147, align 1, !tbaa !7
  %conv10.i148 = zext i8 %26 to i32
  %add.i149 = add nsw i32 %mul.i145, %conv10.i148
  %sub.i150 = sub nsw i32 %add.i149, 48
  %inc.i151 = add nsw i32 %i.19, 1
  %inc11.i152 = add nsw i32 %k.i124.0, 1
  br label %for.cond.i126, !llvm.loop !8

cleanup.i129:                                     ; preds = %if.then.i153, %for.cond.cleanup.i128
  %cleanup.dest.slot.i125.0 = phi i32 [ 1, %if.then.i153 ], [ 2, %for.cond.cleanup.i128 ]
  %cond154 = icmp eq i32 %cleanup.dest.slot.i125.0, 2
  br i1 %cond154, label %for.end.i131, label %_ZL6digitsPKhRiii.exit155

for.end.i131:                                     ; preds = %cleanup.i129
  br label %_ZL6digitsPKhRiii.exit155

_ZL6digitsPKhRiii.exit155:                        ; preds = %for.end.i131, %cleanup.i129
  %retval.i118.1 = phi i32 [ %v.i123.0, %for.end.i131 ], [ -1, %cleanup.i129 ]
  %cmp63 = icmp slt i32 %retval.i118.1, 0
  br i1 %cmp63, label %if.then66, label %lor.lhs.false64

lor.lhs.false64:                                  ; preds = %_ZL6digitsPKhRiii.exit155
  %cmp65 = icmp sgt i32 %retval.i118.1, 59
  br i1 %cmp65, label %if.then66, label %if.end67

if.then66:                                        ; preds = %lor.lhs.false64, %_ZL6digitsPKhRiii.exit155
  br label %if.end67

if.end67:                                         ; preds = %if.then66, %lor.lhs.false64
  %ok.8 = phi i8 [ 0, %if.then66 ], [ %ok.3, %lor.lhs.false64 ]
  br label %if.end68

if.end68:                                         ; preds = %if.end67, %if.then60
  %i.10 = phi i32 [ %i.9, %if.then60 ], [ %i.19, %if.end67 ]
  %ok.7 = phi i8 [ 0, %if.then60 ], [ %ok.8, %if.end67 ]
  %minute.2 = phi i32 [ 0, %if.then60 ], [ %retval.i118.1, %if.end67 ]
  %loadedv69 = trunc i8 %ok.7 to i1
  br i1 %loadedv69, label %land.lhs.true70, label %if.end79

land.lhs.true70:                                  ; preds = %if.end68
  %cmp.i351 = icmp slt i32 %i.10, %4
  br i1 %cmp.i351, label %land.lhs.true.i353, label %if.end.i352

land.lhs.true.i353:                               ; preds = %land.lhs.true70
  %idxprom.i354 = sext i32 %i.10 to i64
  %arrayidx.i355 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i354
  %27 = load i8, ptr %arrayidx.i355, align 1, !tbaa !7
  %conv.i356 = zext i8 %27 to i32
  %conv1.i357 = zext i8 58 to i32
  %cmp2.i358 = icmp eq i32 %conv.i356, %conv1.i357
  br i1 %cmp2.i358, label %if.then.i359, label %if.end.i352

if.then.i359:                                     ; preds = %land.lhs.true.i353
  %inc.i360 = add nsw i32 %i.10, 1
  br label %_ZL6expectPKhRiih.exit361

if.end.i352:                                      ; preds = %land.lhs.true.i353, %land.lhs.true70
  br label %_ZL6expectPKhRiih.exit361

_ZL6expectPKhRiih.exit361:                        ; preds = %if.then.i359, %if.end.i352
  %i.28 = phi i32 [ %inc.i360, %if.then.i359 ], [ %i.10, %if.end.i352 ]
  %retval.i346.0 = phi i1 [ true, %if.then.i359 ], [ false, %if.end.i352 ]
  br i1 %retval.i346.0, label %if.then72, label %if.end79

if.then72:                                        ; preds = %_ZL6expectPKhRiih.exit361
  br label %for.cond.i164

for.cond.i164:                                    ; preds = %if.end.i182, %if.then72
  %i.20 = phi i32 [ %i.28, %if.then72 ], [ %inc.i189, %if.end.i182 ]
  %k.i162.0 = phi i32 [ 0, %if.then72 ], [ %inc11.i190, %if.end.i182 ]
  %v.i161.0 = phi i32 [ 0, %if.then72 ], [ %sub.i188, %if.end.i182 ]
  %cmp.i165 = icmp slt i32 %k.i162.0, 2
  br i1 %cmp.i165, label %for.body.i170, label %for.cond.cleanup.i166

for.cond.cleanup.i166:                            ; preds = %for.cond.i164
  br label %cleanup.i167

for.body.i170:                                    ; preds = %for.cond.i164
  %cmp1.i171 = icmp sge i32 %i.20, %4
  br i1 %cmp1.i171, label %if.then.i191, label %lor.lhs.false.i172

lor.lhs.false.i172:                               ; preds = %for.body.i170
  %idxprom.i173 = sext i32 %i.20 to i64
  %arrayidx.i174 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i173
  %28 = load i8, ptr %arrayidx.i174, align 1, !tbaa !7
  %conv.i175 = zext i8 %28 to i32
  %cmp2.i176 = icmp slt i32 %conv.i175, 48
  br i1 %cmp2.i176, label %if.then.i191, label %lor.lhs.false3.i177

lor.lhs.false3.i177:                              ; preds = %lor.lhs.false.i172
  %idxprom4.i178 = sext i32 %i.20 to i64
  %arrayidx5.i179 = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i178
  %29 = load i8, ptr %arrayidx5.i179, align 1, !tbaa !7
  %conv6.i180 = zext i8 %29 to i32
  %cmp7.i181 = icmp sgt i32 %conv6.i180, 57
  br i1 %cmp7.i181, label %if.then.i191, label %if.end.i182

if.then.i191:                                     ; preds = %lor.lhs.false3.i177, %lor.lhs.false.i172, %for.body.i170
  br label %cleanup.i167

if.end.i182:                                      ; preds = %lor.lhs.false3.i177
  %mul.i183 = mul nsw i32 %v.i161.0, 10
  %idxprom8.i184 = sext i32 %i.20 to i64
  %arrayidx9.i185 = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i184
  %30 = load i8, ptr %arrayidx9.i185, align 1, !tbaa !7
  %conv10.i186 = zext i8 %30 to i32
  %add.i187 = add nsw i32 %mul.i183, %conv10.i186
  %sub.i188 = sub nsw i32 %add.i187, 48
  %inc.i189 = add nsw i32 %i.20, 1
  %inc11.i190 = add nsw i32 %k.i162.0, 1
  br label %for.cond.i164, !llvm.loop !8

cleanup.i167:                                     ; preds = %if.then.i191, %for.cond.cleanup.i166
  %cleanup.dest.slot.i163.0 = phi i32 [ 1, %if.then.i191 ], [ 2, %for.cond.cleanup.i166 ]
  %cond192 = icmp eq i32 %cleanup.dest.slot.i163.0, 2
  br i1 %cond192, label %for.end.i169, label %_ZL6digitsPKhRiii.exit193

for.end.i169:                                     ; preds = %cleanup.i167
  br label %_ZL6digitsPKhRiii.exit193

_ZL6digitsPKhRiii.exit193:                        ; preds = %for.end.i169, %cleanup.i167
  %retval.i156.1 = phi i32 [ %v.i161.0, %for.end.i169 ], [ -1, %cleanup.i167 ]
  %cmp74 = icmp slt i32 %retval.i156.1, 0
  br i1 %cmp74, label %if.then77, label %lor.lhs.false75

lor.lhs.false75:                                  ; preds = %_ZL6digitsPKhRiii.exit193
  %cmp76 = icmp sgt i32 %retval.i156.1, 59
  br i1 %cmp76, label %if.then77, label %if.end78

if.then77:                                        ; preds = %lor.lhs.false75, %_ZL6digitsPKhRiii.exit193
  br label %if.end78

if.end78:                                         ; preds = %if.then77, %lor.lhs.false75
  %ok.10 = phi i8 [ 0, %if.then77 ], [ %ok.7, %lor.lhs.false75 ]
  br label %if.end79

if.end79:                                         ; preds = %if.end78, %_ZL6expectPKhRiih.exit361, %if.end68
  %i.11 = phi i32 [ %i.20, %if.end78 ], [ %i.28, %_ZL6expectPKhRiih.exit361 ], [ %i.10, %if.end68 ]
  %ok.9 = phi i8 [ %ok.10, %if.end78 ], [ %ok.7, %_ZL6expectPKhRiih.exit361 ], [ %ok.7, %if.end68 ]
  %second.2 = phi i32 [ %retval.i156.1, %if.end78 ], [ 0, %_ZL6expectPKhRiih.exit361 ], [ 0, %if.end68 ]
  %loadedv80 = trunc i8 %ok.9 to i1
  br i1 %loadedv80, label %land.lhs.true81, label %if.end112

land.lhs.true81:                                  ; preds = %if.end79
  %cmp82 = icmp slt i32 %i.11, %4
  br i1 %cmp82, label %land.lhs.true83, label %if.end112

land.lhs.true83:                                  ; preds = %land.lhs.true81
  %cmp.i367 = icmp slt i32 %i.11, %4
  br i1 %cmp.i367, label %land.lhs.true.i369, label %if.end.i368

land.lhs.true.i369:                               ; preds = %land.lhs.true83
  %idxprom.i370 = sext i32 %i.11 to i64
  %arrayidx.i371 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i370
  %31 = load i8, ptr %arrayidx.i371, align 1, !tbaa !7
  %conv.i372 = zext i8 %31 to i32
  %conv1.i373 = zext i8 90 to i32
  %cmp2.i374 = icmp eq i32 %conv.i372, %conv1.i373
  br i1 %cmp2.i374, label %if.then.i375, label %if.end.i368

if.then.i375:                                     ; preds = %land.lhs.true.i369
  %inc.i376 = add nsw i32 %i.11, 1
  br label %_ZL6expectPKhRiih.exit377

if.end.i368:                                      ; preds = %land.lhs.true.i369, %land.lhs.true83
  br label %_ZL6expectPKhRiih.exit377

_ZL6expectPKhRiih.exit377:                        ; preds = %if.then.i375, %if.end.i368
  %i.29 = phi i32 [ %inc.i376, %if.then.i375 ], [ %i.11, %if.end.i368 ]
  %retval.i362.0 = phi i1 [ true, %if.then.i375 ], [ false, %if.end.i368 ]
  br i1 %retval.i362.0, label %if.end112, label %if.then85

if.then85:                                        ; preds = %_ZL6expectPKhRiih.exit377
  %cmp.i383 = icmp slt i32 %i.29, %4
  br i1 %cmp.i383, label %land.lhs.true.i385, label %if.end.i384

land.lhs.true.i385:                               ; preds = %if.then85
  %idxprom.i386 = sext i32 %i.29 to i64
  %arrayidx.i387 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i386
  %32 = load i8, ptr %arrayidx.i387, align 1, !tbaa !7
  %conv.i388 = zext i8 %32 to i32
  %conv1.i389 = zext i8 45 to i32
  %cmp2.i390 = icmp eq i32 %conv.i388, %conv1.i389
  br i1 %cmp2.i390, label %if.then.i391, label %if.end.i384

if.then.i391:                                     ; preds = %land.lhs.true.i385
  %inc.i392 = add nsw i32 %i.29, 1
  br label %_ZL6expectPKhRiih.exit393

if.end.i384:                                      ; preds = %land.lhs.true.i385, %if.then85
  br label %_ZL6expectPKhRiih.exit393

_ZL6expectPKhRiih.exit393:                        ; preds = %if.then.i391, %if.end.i384
  %i.30 = phi i32 [ %inc.i392, %if.then.i391 ], [ %i.29, %if.end.i384 ]
  %retval.i378.0 = phi i1 [ true, %if.then.i391 ], [ false, %if.end.i384 ]
  %storedv87 = zext i1 %retval.i378.0 to i8
  %loadedv88 = trunc i8 %storedv87 to i1
  br i1 %loadedv88, label %if.else92, label %land.lhs.true89

land.lhs.true89:                                  ; preds = %_ZL6expectPKhRiih.exit393
  %cmp.i399 = icmp slt i32 %i.30, %4
  br i1 %cmp.i399, label %land.lhs.true.i401, label %if.end.i400

land.lhs.true.i401:                               ; preds = %land.lhs.true89
  %idxprom.i402 = sext i32 %i.30 to i64
  %arrayidx.i403 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i402
  %33 = load i8, ptr %arrayidx.i403, align 1, !tbaa !7
  %conv.i404 = zext i8 %33 to i32
  %conv1.i405 = zext i8 43 to i32
  %cmp2.i406 = icmp eq i32 %conv.i404, %conv1.i405
  br i1 %cmp2.i406, label %if.then.i407, label %if.end.i400

if.then.i407:                                     ; preds = %land.lhs.true.i401
  %inc.i408 = add nsw i32 %i.30, 1
  br label %_ZL6expectPKhRiih.exit409

if.end.i400:                                      ; preds = %land.lhs.true.i401, %land.lhs.true89
  br label %_ZL6expectPKhRiih.exit409

_ZL6expectPKhRiih.exit409:                        ; preds = %if.then.i407, %if.end.i400
  %i.31 = phi i32 [ %inc.i408, %if.then.i407 ], [ %i.30, %if.end.i400 ]
  %retval.i394.0 = phi i1 [ true, %if.then.i407 ], [ false, %if.end.i400 ]
  br i1 %retval.i394.0, label %if.else92, label %if.then91

if.then91:                                        ; preds = %_ZL6expectPKhRiih.exit409
  br label %if.end111

if.else92:                                        ; preds = %_ZL6expectPKhRiih.exit409, %_ZL6expectPKhRiih.exit393
  %i.13 = phi i32 [ %i.30, %_ZL6expectPKhRiih.exit393 ], [ %i.31, %_ZL6expectPKhRiih.exit409 ]
  br label %for.cond.i202

for.cond.i202:                                    ; preds = %if.end.i220, %if.else92
  %i.21 = phi i32 [ %i.13, %if.else92 ], [ %inc.i227, %if.end.i220 ]
  %k.i200.0 = phi i32 [ 0, %if.else92 ], [ %inc11.i228, %if.end.i220 ]
  %v.i199.0 = phi i32 [ 0, %if.else92 ], [ %sub.i226, %if.end.i220 ]
  %cmp.i203 = icmp slt i32 %k.i200.0, 2
  br i1 %cmp.i203, label %for.body.i208, label %for.cond.cleanup.i204

for.cond.cleanup.i204:                            ; preds = %for.cond.i202
  br label %cleanup.i205

for.body.i208:                                    ; preds = %for.cond.i202
  %cmp1.i209 = icmp sge i32 %i.21, %4
  br i1 %cmp1.i209, label %if.then.i229, label %lor.lhs.false.i210

lor.lhs.false.i210:                               ; preds = %for.body.i208
  %idxprom.i211 = sext i32 %i.21 to i64
  %arrayidx.i212 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i211
  %34 = load i8, ptr %arrayidx.i212, align 1, !tbaa !7
  %conv.i213 = zext i8 %34 to i32
  %cmp2.i214 = icmp slt i32 %conv.i213, 48
  br i1 %cmp2.i214, label %if.then.i229, label %lor.lhs.false3.i215

lor.lhs.false3.i215:                              ; preds = %lor.lhs.false.i210
  %idxprom4.i216 = sext i32 %i.21 to i64
  %arrayidx5.i217 = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i216
  %35 = load i8, ptr %arrayidx5.i217, align 1, !tbaa !7
  %conv6.i218 = zext i8 %35 to i32
  %cmp7.i219 = icmp sgt i32 %conv6.i218, 57
  br i1 %cmp7.i219, label %if.then.i229, label %if.end.i220

if.then.i229:                                     ; preds = %lor.lhs.false3.i215, %lor.lhs.false.i210, %for.body.i208
  br label %cleanup.i205

if.end.i220:                                      ; preds = %lor.lhs.false3.i215
  %mul.i221 = mul nsw i32 %v.i199.0, 10
  %idxprom8.i222 = sext i32 %i.21 to i64
  %arrayidx9.i223 = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i222
  %36 = load i8, ptr %arrayidx9.i223, align 1, !tbaa !7
  %conv10.i224 = zext i8 %36 to i32
  %add.i225 = add nsw i32 %mul.i221, %conv10.i224
  %sub.i226 = sub nsw i32 %add.i225, 48
  %inc.i227 = add nsw i32 %i.21, 1
  %inc11.i228 = add nsw i32 %k.i200.0, 1
  br label %for.cond.i202, !llvm.loop !8

cleanup.i205:                                     ; preds = %if.then.i229, %for.cond.cleanup.i204
  %cleanup.dest.slot.i201.0 = phi i32 [ 1, %if.then.i229 ], [ 2, %for.cond.cleanup.i204 ]
  %cond230 = icmp eq i32 %cleanup.dest.slot.i201.0, 2
  br i1 %cond230, label %for.end.i207, label %_ZL6digitsPKhRiii.exit231

for.end.i207:                                     ; preds = %cleanup.i205
  br label %_ZL6digitsPKhRiii.exit231

_ZL6digitsPKhRiii.exit231:                        ; preds = %for.end.i207, %cleanup.i205
  %retval.i194.1 = phi i32 [ %v.i199.0, %for.end.i207 ], [ -1, %cleanup.i205 ]
  %cmp.i415 = icmp slt i32 %i.21, %4
  br i1 %cmp.i415, label %land.lhs.true.i417, label %if.end.i416

land.lhs.true.i417:                               ; preds = %_ZL6digitsPKhRiii.exit231
  %idxprom.i418 = sext i32 %i.21 to i64
  %arrayidx.i419 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i418
  %37 = load i8, ptr %arrayidx.i419, align 1, !tbaa !7
  %conv.i420 = zext i8 %37 to i32
  %conv1.i421 = zext i8 58 to i32
  %cmp2.i422 = icmp eq i32 %conv.i420, %conv1.i421
  br i1 %cmp2.i422, label %if.then.i423, label %if.end.i416

if.then.i423:                                     ; preds = %land.lhs.true.i417
  %inc.i424 = add nsw i32 %i.21, 1
  br label %_ZL6expectPKhRiih.exit425

if.end.i416:                                      ; preds = %land.lhs.true.i417, %_ZL6digitsPKhRiii.exit231
  br label %_ZL6expectPKhRiih.exit425

_ZL6expectPKhRiih.exit425:                        ; preds = %if.then.i423, %if.end.i416
  %i.32 = phi i32 [ %inc.i424, %if.then.i423 ], [ %i.21, %if.end.i416 ]
  %retval.i410.0 = phi i1 [ true, %if.then.i423 ], [ false, %if.end.i416 ]
  br label %for.cond.i240

for.cond.i240:                                    ; preds = %if.end.i258, %_ZL6expectPKhRiih.exit425
  %i.22 = phi i32 [ %i.32, %_ZL6expectPKhRiih.exit425 ], [ %inc.i265, %if.end.i258 ]
  %k.i238.0 = phi i32 [ 0, %_ZL6expectPKhRiih.exit425 ], [ %inc11.i266, %if.end.i258 ]
  %v.i237.0 = phi i32 [ 0, %_ZL6expectPKhRiih.exit425 ], [ %sub.i264, %if.end.i258 ]
  %cmp.i241 = icmp slt i32 %k.i238.0, 2
  br i1 %cmp.i241, label %for.body.i246, label %for.cond.cleanup.i242

for.cond.cleanup.i242:                            ; preds = %for.cond.i240
  br label %cleanup.i243

for.body.i246:                                    ; preds = %for.cond.i240
  %cmp1.i247 = icmp sge i32 %i.22, %4
  br i1 %cmp1.i247, label %if.then.i267, label %lor.lhs.false.i248

lor.lhs.false.i248:                               ; preds = %for.body.i246
  %idxprom.i249 = sext i32 %i.22 to i64
  %arrayidx.i250 = getelementptr inbounds i8, ptr %text, i64 %idxprom.i249
  %38 = load i8, ptr %arrayidx.i250, align 1, !tbaa !7
  %conv.i251 = zext i8 %38 to i32
  %cmp2.i252 = icmp slt i32 %conv.i251, 48
  br i1 %cmp2.i252, label %if.then.i267, label %lor.lhs.false3.i253

lor.lhs.false3.i253:                              ; preds = %lor.lhs.false.i248
  %idxprom4.i254 = sext i32 %i.22 to i64
  %arrayidx5.i255 = getelementptr inbounds i8, ptr %text, i64 %idxprom4.i254
  %39 = load i8, ptr %arrayidx5.i255, align 1, !tbaa !7
  %conv6.i256 = zext i8 %39 to i32
  %cmp7.i257 = icmp sgt i32 %conv6.i256, 57
  br i1 %cmp7.i257, label %if.then.i267, label %if.end.i258

if.then.i267:                                     ; preds = %lor.lhs.false3.i253, %lor.lhs.false.i248, %for.body.i246
  br label %cleanup.i243

if.end.i258:                                      ; preds = %lor.lhs.false3.i253
  %mul.i259 = mul nsw i32 %v.i237.0, 10
  %idxprom8.i260 = sext i32 %i.22 to i64
  %arrayidx9.i261 = getelementptr inbounds i8, ptr %text, i64 %idxprom8.i260
  %40 = load i8, ptr %arrayidx9.i261, align 1, !tbaa !7
  %conv10.i262 = zext i8 %40 to i32
  %add.i263 = add nsw i32 %mul.i259, %conv10.i262
  %sub.i264 = sub nsw i32 %add.i263, 48
  %inc.i265 = add nsw i32 %i.22, 1
  %inc11.i266 = add nsw i32 %k.i238.0, 1
  br label %for.cond.i240, !llvm.loop !8

cleanup.i243:                                     ; preds = %if.then.i267, %for.cond.cleanup.i242
  %cleanup.dest.slot.i239.0 = phi i32 [ 1, %if.then.i267 ], [ 2, %for.cond.cleanup.i242 ]
  %cond268 = icmp eq i32 %cleanup.dest.slot.i239.0, 2
  br i1 %cond268, label %for.end.i245, label %_ZL6digitsPKhRiii.exit269

for.end.i245:                                     ; preds = %cleanup.i243
  br label %_ZL6digitsPKhRiii.exit269

_ZL6digitsPKhRiii.exit269:                        ; preds = %for.end.i245, %cleanup.i243
  %retval.i232.1 = phi i32 [ %v.i237.0, %for.end.i245 ], [ -1, %cleanup.i243 ]
  %cmp96 = icmp slt i32 %retval.i194.1, 0
  br i1 %cmp96, label %if.then103, label %lor.lhs.false97

lor.lhs.false97:                                  ; preds = %_ZL6digitsPKhRiii.exit269
  %cmp98 = icmp slt i32 %retval.i232.1, 0
  br i1 %cmp98, label %if.then103, label %lor.lhs.false99

lor.lhs.false99:                                  ; preds = %lor.lhs.false97
  %cmp100 = icmp sgt i32 %retval.i194.1, 14
  br i1 %cmp100, label %if.then103, label %lor.lhs.false101

lor.lhs.false101:                                 ; preds = %lor.lhs.false99
  %cmp102 = icmp sgt i32 %retval.i232.1, 59
  br i1 %cmp102, label %if.then103, label %if.else104

if.then103:                                       ; preds = %lor.lhs.false101, %lor.lhs.false99, %lor.lhs.false97, %_ZL6digitsPKhRiii.exit269
  br label %if.end110

if.else104:                                       ; preds = %lor.lhs.false101
  %loadedv105 = trunc i8 %storedv87 to i1
  br i1 %loadedv105, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else104
  %mul = mul nsw i32 %retval.i194.1, 60
  %add106 = add nsw i32 %mul, %retval.i232.1
  %sub = sub nsw i32 0, %add106
  br label %cond.end

cond.false:                                       ; preds = %if.else104
  %mul107 = mul nsw i32 %retval.i194.1, 60
  %add108 = add nsw i32 %mul107, %retval.i232.1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond109 = phi i32 [ %sub, %cond.true ], [ %add108, %cond.false ]
  br label %if.end110

if.end110:                                        ; preds = %cond.end, %if.then103
  %ok.13 = phi i8 [ 0, %if.then103 ], [ %ok.9, %cond.end ]
  %zone.4 = phi i32 [ 0, %if.then103 ], [ %cond109, %cond.end ]
  br label %if.end111

if.end111:                                        ; preds = %if.end110, %if.then91
  %i.14 = phi i32 [ %i.22, %if.end110 ], [ %i.31, %if.then91 ]
  %ok.12 = phi i8 [ %ok.13, %if.end110 ], [ 0, %if.then91 ]
  %zone.3 = phi i32 [ %zone.4, %if.end110 ], [ 0, %if.then91 ]
  br label %if.end112

if.end112:                                        ; preds = %if.end111, %_ZL6expectPKhRiih.exit377, %land.lhs.true81, %if.end79
  %i.12 = phi i32 [ %i.29, %_ZL6expectPKhRiih.exit377 ], [ %i.14, %if.end111 ], [ %i.11, %land.lhs.true81 ], [ %i.11, %if.end79 ]
  %ok.11 = phi i8 [ %ok.9, %_ZL6expectPKhRiih.exit377 ], [ %ok.12, %if.end111 ], [ %ok.9, %land.lhs.true81 ], [ %ok.9, %if.end79 ]
  %zone.2 = phi i32 [ 0, %_ZL6expectPKhRiih.exit377 ], [ %zone.3, %if.end111 ], [ 0, %land.lhs.true81 ], [ 0, %if.end79 ]
  br label %if.end113

if.end113:                                        ; preds = %if.end112, %if.then52
  %i.8 = phi i32 [ %i.12, %if.end112 ], [ %i.26, %if.then52 ]
  %ok.6 = phi i8 [ %ok.11, %if.end112 ], [ 0, %if.then52 ]
  %hour.1 = phi i32 [ %retval.i80.1, %if.end112 ], [ 0, %if.then52 ]
  %minute.1 = phi i32 [ %minute.2, %if.end112 ], [ 0, %if.then52 ]
  %second.1 = phi i32 [ %second.2, %if.end112 ], [ 0, %if.then52 ]
  %zone.1 = phi i32 [ %zone.2, %if.end112 ], [ 0, %if.then52 ]
  br label %if.end114

if.end114:                                        ; preds = %if.end113, %land.lhs.true46, %if.end44
  %i.6 = phi i32 [ %i.8, %if.end113 ], [ %i.5, %land.lhs.true46 ], [ %i.5, %if.end44 ]
  %ok.5 = phi i8 [ %ok.6, %if.end113 ], [ %ok.3, %land.lhs.true46 ], [ %ok.3, %if.end44 ]
  %hour.0 = phi i32 [ %hour.1, %if.end113 ], [ 0, %land.lhs.true46 ], [ 0, %if.end44 ]
  %minute.0 = phi i32 [ %minute.1, %if.end113 ], [ 0, %land.lhs.true46 ], [ 0, %if.end44 ]
  %second.0 = phi i32 [ %second.1, %if.end113 ], [ 0, %land.lhs.true46 ], [ 0, %if.end44 ]
  %zone.0 = phi i32 [ %zone.1, %if.end113 ], [ 0, %land.lhs.true46 ], [ 0, %if.end44 ]
  %cmp115 = icmp ne i32 %i.6, %4
  br i1 %cmp115, label %if.then116, label %if.end117

if.then116:                                       ; preds = %if.end114
  br label %if.end117

if.end117:                                        ; preds = %if.then116, %if.end114
  %ok.14 = phi i8 [ 0, %if.then116 ], [ %ok.5, %if.end114 ]
  %loadedv118 = trunc i8 %ok.14 to i1
  br i1 %loadedv118, label %if.then119, label %if.end159

if.then119:                                       ; preds = %if.end117
  %cmp120 = icmp sle i32 %month.0, 2
  br i1 %cmp120, label %cond.true121, label %cond.false123

cond.true121:                                     ; preds = %if.then119
  %sub122 = sub nsw i32 %retval.i.1, 1
  br label %cond.end124

cond.false123:                                    ; preds = %if.then119
  br label %cond.end124

cond.end124:                                      ; preds = %cond.false123, %cond.true121
  %cond125 = phi i32 [ %sub122, %cond.true121 ], [ %retval.i.1, %cond.false123 ]
  %div = sdiv i32 %cond125, 400
  %rem126 = srem i32 %cond125, 400
  %cmp127 = icmp sgt i32 %month.0, 2
  %41 = zext i1 %cmp127 to i64
  %cond128 = select i1 %cmp127, i32 -3, i32 9
  %add129 = add nsw i32 %month.0, %cond128
  %mul130 = mul nsw i32 153, %add129
  %add131 = add nsw i32 %mul130, 2
  %div132 = sdiv i32 %add131, 5
  %add133 = add nsw i32 %div132, %day.0
  %sub134 = sub nsw i32 %add133, 1
  %conv = sext i32 %div to i64
  %mul135 = mul nsw i64 %conv, 146097
  %mul136 = mul nsw i32 %rem126, 365
  %conv137 = sext i32 %mul136 to i64
  %add138 = add nsw i64 %mul135, %conv137
  %div139 = sdiv i32 %rem126, 4
  %conv140 = sext i32 %div139 to i64
  %add141 = add nsw i64 %add138, %conv140
  %div142 = sdiv i32 %rem126, 100
  %conv143 = sext i32 %div142 to i64
  %sub144 = sub nsw i64 %add141, %conv143
  %conv145 = sext i32 %sub134 to i64
  %add146 = add nsw i64 %sub144, %conv145
  %sub147 = sub nsw i64 %add146, 719468
  %mul148 = mul nsw i64 %sub147, 24
  %conv149 = sext i32 %hour.0 to i64
  %add150 = add nsw i64 %mul148, %conv149
  %mul151 = mul nsw i64 %add150, 60
  %conv152 = sext i32 %minute.0 to i64
  %add153 = add nsw i64 %mul151, %conv152
  %conv154 = sext i32 %zone.0 to i64
  %sub155 = sub nsw i64 %add153, %conv154
  %mul156 = mul nsw i64 %sub155, 60
  %conv157 = sext i32 %second.0 to i64
  %add158 = add nsw i64 %mul156, %conv157
  br label %if.end159

if.end159:                                        ; preds = %cond.end124, %if.end117
  %result.0 = phi i64 [ %add158, %cond.end124 ], [ 0, %if.end117 ]
  %idxprom160 = sext i32 %add.i to i64
  %arrayidx161 = getelementptr inbounds i64, ptr %seconds, i64 %idxprom160
  store i64 %result.0, ptr %arrayidx161, align 8, !tbaa !11
  %loadedv162 = trunc i8 %ok.14 to i1
  %conv163 = zext i1 %loadedv162 to i8
  %idxprom164 = sext i32 %add.i to i64
  %arrayidx165 = getelementptr inbounds i8, ptr %valid, i64 %idxprom164
  store i8 %conv163, ptr %arrayidx165, align 1, !tbaa !7
  br label %cleanup

cleanup:                                          ; preds = %if.end159, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end159 ]
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !5, i64 0}
