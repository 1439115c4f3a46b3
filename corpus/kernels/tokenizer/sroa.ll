; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tokenizer(ptr noundef %text, ptr noundef %line_start, i32 noundef %lines, ptr noundef %counts) #0 {
entry:
  %count = alloca [6 x i32], align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %lines
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup123

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %count) #3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %k.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %k.0, 6
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %k.0 to i64
  %arrayidx = getelementptr inbounds [6 x i32], ptr %count, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom2 = sext i32 %add.i to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %line_start, i64 %idxprom2
  %3 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  %add = add nsw i32 %add.i, 1
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %line_start, i64 %idxprom4
  %4 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %for.end
  %i.0 = phi i32 [ %3, %for.end ], [ %i.2, %cleanup.cont ]
  %state.0 = phi i32 [ 0, %for.end ], [ %state.2, %cleanup.cont ]
  %cmp6 = icmp ne i32 %state.0, 8
  br i1 %cmp6, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %cmp7 = icmp slt i32 %i.0, %4
  br i1 %cmp7, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %idxprom8 = sext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds i8, ptr %text, i64 %idxprom8
  %5 = load i8, ptr %arrayidx9, align 1, !tbaa !10
  %conv = zext i8 %5 to i32
  br label %cond.end

cond.false:                                       ; preds = %while.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 32, %cond.false ]
  %conv10 = trunc i32 %cond to i8
  switch i32 %state.0, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb34
    i32 2, label %sw.bb41
    i32 3, label %sw.bb56
    i32 4, label %sw.bb68
    i32 5, label %sw.bb84
    i32 6, label %sw.bb87
    i32 7, label %sw.epilog
  ]

sw.bb:                                            ; preds = %cond.end
  %conv.i = zext i8 %conv10 to i32
  %cmp.i = icmp sge i32 %conv.i, 97
  br i1 %cmp.i, label %land.lhs.true.i, label %lor.lhs.false.i

land.lhs.true.i:                                  ; preds = %sw.bb
  %conv1.i = zext i8 %conv10 to i32
  %cmp2.i = icmp sle i32 %conv1.i, 122
  br i1 %cmp2.i, label %_ZL9is_letterh.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i, %sw.bb
  %conv3.i = zext i8 %conv10 to i32
  %cmp4.i = icmp sge i32 %conv3.i, 65
  br i1 %cmp4.i, label %land.lhs.true5.i, label %lor.rhs.i

land.lhs.true5.i:                                 ; preds = %lor.lhs.false.i
  %conv6.i = zext i8 %conv10 to i32
  %cmp7.i = icmp sle i32 %conv6.i, 90
  br i1 %cmp7.i, label %_ZL9is_letterh.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.lhs.true5.i, %lor.lhs.false.i
  %conv8.i = zext i8 %conv10 to i32
  %cmp9.i = icmp eq i32 %conv8.i, 95
  br label %_ZL9is_letterh.exit

_ZL9is_letterh.exit:                              ; preds = %land.lhs.true.i, %land.lhs.true5.i, %lor.rhs.i
  %6 = phi i1 [ true, %land.lhs.true5.i ], [ true, %land.lhs.true.i ], [ %cmp9.i, %lor.rhs.i ]
  br i1 %6, label %if.then12, label %if.else

if.then12:                                        ; preds = %_ZL9is_letterh.exit
  br label %if.end33

if.else:                                          ; preds = %_ZL9is_letterh.exit
  %conv.i50 = zext i8 %conv10 to i32
  %cmp.i51 = icmp sge i32 %conv.i50, 48
  br i1 %cmp.i51, label %land.rhs.i, label %_ZL8is_digith.exit

land.rhs.i:                                       ; preds = %if.else
  %conv1.i52 = zext i8 %conv10 to i32
  %cmp2.i53 = icmp sle i32 %conv1.i52, 57
  br label %_ZL8is_digith.exit

_ZL8is_digith.exit:                               ; preds = %if.else, %land.rhs.i
  %7 = phi i1 [ false, %if.else ], [ %cmp2.i53, %land.rhs.i ]
  br i1 %7, label %if.then14, label %if.else15

if.then14:                                        ; preds = %_ZL8is_digith.exit
  br label %if.end32

if.else15:                                        ; preds = %_ZL8is_digith.exit
  %conv16 = zext i8 %conv10 to i32
  %cmp17 = icmp eq i32 %conv16, 34
  br i1 %cmp17, label %if.then18, label %if.else19

if.then18:                                        ; preds = %if.else15
  br label %if.end31

if.else19:                                        ; preds = %if.else15
  %conv20 = zext i8 %conv10 to i32
  %cmp21 = icmp eq i32 %conv20, 47
  br i1 %cmp21, label %if.then22, label %if.else23

if.then22:                                        ; preds = %if.else19
  br label %if.end30

if.else23:                                        ; preds = %if.else19
  %conv24 = zext i8 %conv10 to i32
  %cmp25 = icmp ne i32 %conv24, 32
  br i1 %cmp25, label %if.then26, label %if.end29

if.then26:                                        ; preds = %if.else23
  %arrayidx27 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 3
  %8 = load i32, ptr %arrayidx27, align 4, !tbaa !3
  %inc28 = add nsw i32 %8, 1
  store i32 %inc28, ptr %arrayidx27, align 4, !tbaa !3
  br label %if.end29

if.end29:                                         ; preds = %if.then26, %if.else23
  br label %if.end30

if.end30:                                         ; preds = %if.end29, %if.then22
  %state.6 = phi i32 [ 6, %if.then22 ], [ %state.0, %if.end29 ]
  br label %if.end31

if.end31:                                         ; preds = %if.end30, %if.then18
  %state.5 = phi i32 [ 4, %if.then18 ], [ %state.6, %if.end30 ]
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then14
  %state.4 = phi i32 [ 2, %if.then14 ], [ %state.5, %if.end31 ]
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then12
  %state.3 = phi i32 [ 1, %if.then12 ], [ %state.4, %if.end32 ]
  br label %sw.epilog

sw.bb34:                                          ; preds = %cond.end
  %conv.i2 = zext i8 %conv10 to i32
  %cmp.i3 = icmp sge i32 %conv.i2, 97
  br i1 %cmp.i3, label %land.lhs.true.i13, label %lor.lhs.false.i4

land.lhs.true.i13:                                ; preds = %sw.bb34
  %conv1.i14 = zext i8 %conv10 to i32
  %cmp2.i15 = icmp sle i32 %conv1.i14, 122
  br i1 %cmp2.i15, label %_ZL9is_letterh.exit16, label %lor.lhs.false.i4

lor.lhs.false.i4:                                 ; preds = %land.lhs.true.i13, %sw.bb34
  %conv3.i5 = zext i8 %conv10 to i32
  %cmp4.i6 = icmp sge i32 %conv3.i5, 65
  br i1 %cmp4.i6, label %land.lhs.true5.i10, label %lor.rhs.i7

land.lhs.true5.i10:                               ; preds = %lor.lhs.false.i4
  %conv6.i11 = zext i8 %conv10 to i32
  %cmp7.i12 = icmp sle i32 %conv6.i11, 90
  br i1 %cmp7.i12, label %_ZL9is_letterh.exit16, label %lor.rhs.i7

lor.rhs.i7:                                       ; preds = %land.lhs.true5.i10, %lor.lhs.false.i4
  %conv8.i8 = zext i8 %conv10 to i32
  %cmp9.i9 = icmp eq i32 %conv8.i8, 95
  br label %_ZL9is_letterh.exit16

_ZL9is_letterh.exit16:                            ; preds = %land.lhs.true.i13, %land.lhs.true5.i10, %lor.rhs.i7
  %9 = phi i1 [ true, %land.lhs.true5.i10 ], [ true, %land.lhs.true.i13 ], [ %cmp9.i9, %lor.rhs.i7 ]
  br i1 %9, label %if.end40, label %land.lhs.true

land.lhs.true:                                    ; preds = %_ZL9is_letterh.exit16
  %conv.i55 = zext i8 %conv10 to i32
  %cmp.i56 = icmp sge i32 %conv.i55, 48
  br i1 %cmp.i56, label %land.rhs.i57, label %_ZL8is_digith.exit60

land.rhs.i57:                                     ; preds = %land.lhs.true
  %conv1.i58 = zext i8 %conv10 to i32
  %cmp2.i59 = icmp sle i32 %conv1.i58, 57
  br label %_ZL8is_digith.exit60

_ZL8is_digith.exit60:                             ; preds = %land.lhs.true, %land.rhs.i57
  %10 = phi i1 [ false, %land.lhs.true ], [ %cmp2.i59, %land.rhs.i57 ]
  br i1 %10, label %if.end40, label %if.then37

if.then37:                                        ; preds = %_ZL8is_digith.exit60
  %arrayidx38 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 0
  %11 = load i32, ptr %arrayidx38, align 4, !tbaa !3
  %inc39 = add nsw i32 %11, 1
  store i32 %inc39, ptr %arrayidx38, align 4, !tbaa !3
  br label %if.end40

if.end40:                                         ; preds = %if.then37, %_ZL8is_digith.exit60, %_ZL9is_letterh.exit16
  %state.7 = phi i32 [ %state.0, %_ZL9is_letterh.exit16 ], [ %state.0, %_ZL8is_digith.exit60 ], [ 0, %if.then37 ]
  %consume.1 = phi i8 [ 1, %_ZL9is_letterh.exit16 ], [ 1, %_ZL8is_digith.exit60 ], [ 0, %if.then37 ]
  br label %sw.epilog

sw.bb41:                                          ; preds = %cond.end
  %conv42 = zext i8 %conv10 to i32
  %cmp43 = icmp eq i32 %conv42, 46
  br i1 %cmp43, label %if.then44, label %if.else45

if.then44:                                        ; preds = %sw.bb41
  br label %if.end55

if.else45:                                        ; preds = %sw.bb41
  %conv.i18 = zext i8 %conv10 to i32
  %cmp.i19 = icmp sge i32 %conv.i18, 97
  br i1 %cmp.i19, label %land.lhs.true.i29, label %lor.lhs.false.i20

land.lhs.true.i29:                                ; preds = %if.else45
  %conv1.i30 = zext i8 %conv10 to i32
  %cmp2.i31 = icmp sle i32 %conv1.i30, 122
  br i1 %cmp2.i31, label %_ZL9is_letterh.exit32, label %lor.lhs.false.i20

lor.lhs.false.i20:                                ; preds = %land.lhs.true.i29, %if.else45
  %conv3.i21 = zext i8 %conv10 to i32
  %cmp4.i22 = icmp sge i32 %conv3.i21, 65
  br i1 %cmp4.i22, label %land.lhs.true5.i26, label %lor.rhs.i23

land.lhs.true5.i26:                               ; preds = %lor.lhs.false.i20
  %conv6.i27 = zext i8 %conv10 to i32
  %cmp7.i28 = icmp sle i32 %conv6.i27, 90
  br i1 %cmp7.i28, label %_ZL9is_letterh.exit32, label %lor.rhs.i23

lor.rhs.i23:                                      ; preds = %land.lhs.true5.i26, %lor.lhs.false.i20
  %conv8.i24 = zext i8 %conv10 to i32
  %cmp9.i25 = icmp eq i32 %conv8.i24, 95
  br label %_ZL9is_letterh.exit32

_ZL9is_letterh.exit32:                            ; preds = %land.lhs.true.i29, %land.lhs.true5.i26, %lor.rhs.i23
  %12 = phi i1 [ true, %land.lhs.true5.i26 ], [ true, %land.lhs.true.i29 ], [ %cmp9.i25, %lor.rhs.i23 ]
  br i1 %12, label %if.then47, label %if.else48

if.then47:                                        ; preds = %_ZL9is_letterh.exit32
  br label %if.end54

if.else48:                                        ; preds = %_ZL9is_letterh.exit32
  %conv.i62 = zext i8 %conv10 to i32
  %cmp.i63 = icmp sge i32 %conv.i62, 48
  br i1 %cmp.i63, label %land.rhs.i64, label %_ZL8is_digith.exit67

land.rhs.i64:                                     ; preds = %if.else48
  %conv1.i65 = zext i8 %conv10 to i32
  %cmp2.i66 = icmp sle i32 %conv1.i65, 57
  br label %_ZL8is_digith.exit67

_ZL8is_digith.exit67:                             ; preds = %if.else48, %land.rhs.i64
  %13 = phi i1 [ false, %if.else48 ], [ %cmp2.i66, %land.rhs.i64 ]
  br i1 %13, label %if.end53, label %if.then50

if.then50:                                        ; preds = %_ZL8is_digith.exit67
  %arrayidx51 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 1
  %14 = load i32, ptr %arrayidx51, align 4, !tbaa !3
  %inc52 = add nsw i32 %14, 1
  store i32 %inc52, ptr %arrayidx51, align 4, !tbaa !3
  br label %if.end53

if.end53:                                         ; preds = %if.then50, %_ZL8is_digith.exit67
  %state.10 = phi i32 [ %state.0, %_ZL8is_digith.exit67 ], [ 0, %if.then50 ]
  %consume.4 = phi i8 [ 1, %_ZL8is_digith.exit67 ], [ 0, %if.then50 ]
  br label %if.end54

if.end54:                                         ; preds = %if.end53, %if.then47
  %state.9 = phi i32 [ 8, %if.then47 ], [ %state.10, %if.end53 ]
  %consume.3 = phi i8 [ 1, %if.then47 ], [ %consume.4, %if.end53 ]
  br label %if.end55

if.end55:                                         ; preds = %if.end54, %if.then44
  %state.8 = phi i32 [ 3, %if.then44 ], [ %state.9, %if.end54 ]
  %consume.2 = phi i8 [ 1, %if.then44 ], [ %consume.3, %if.end54 ]
  br label %sw.epilog

sw.bb56:                                          ; preds = %cond.end
  %conv.i34 = zext i8 %conv10 to i32
  %cmp.i35 = icmp sge i32 %conv.i34, 97
  br i1 %cmp.i35, label %land.lhs.true.i45, label %lor.lhs.false.i36

land.lhs.true.i45:                                ; preds = %sw.bb56
  %conv1.i46 = zext i8 %conv10 to i32
  %cmp2.i47 = icmp sle i32 %conv1.i46, 122
  br i1 %cmp2.i47, label %_ZL9is_letterh.exit48, label %lor.lhs.false.i36

lor.lhs.false.i36:                                ; preds = %land.lhs.true.i45, %sw.bb56
  %conv3.i37 = zext i8 %conv10 to i32
  %cmp4.i38 = icmp sge i32 %conv3.i37, 65
  br i1 %cmp4.i38, label %land.lhs.true5.i42, label %lor.rhs.i39

land.lhs.true5.i42:                               ; preds = %lor.lhs.false.i36
  %conv6.i43 = zext i8 %conv10 to i32
  %cmp7.i44 = icmp sle i32 %conv6.i43, 90
  br i1 %cmp7.i44, label %_ZL9is_letterh.exit48, label %lor.rhs.i39

lor.rhs.i39:                                      ; preds = %land.lhs.true5.i42, %lor.lhs.false.i36
  %conv8.i40 = zext i8 %conv10 to i32
  %cmp9.i41 = icmp eq i32 %conv8.i40, 95
  br label %_ZL9is_letterh.exit48

_ZL9is_letterh.exit48:                            ; preds = %land.lhs.true.i45, %land.lhs.true5.i42, %lor.rhs.i39
  %15 = phi i1 [ true, %land.lhs.true5.i42 ], [ true, %land.lhs.true.i45 ], [ %cmp9.i41, %lor.rhs.i39 ]
  br i1 %15, label %if.then60, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %_ZL9is_letterh.exit48
  %conv58 = zext i8 %conv10 to i32
  %cmp59 = icmp eq i32 %conv58, 46
  br i1 %cmp59, label %if.then60, label %if.else61

if.then60:                                        ; preds = %lor.lhs.false, %_ZL9is_letterh.exit48
  br label %if.end67

if.else61:                                        ; preds = %lor.lhs.false
  %conv.i69 = zext i8 %conv10 to i32
  %cmp.i70 = icmp sge i32 %conv.i69, 48
  br i1 %cmp.i70, label %land.rhs.i71, label %_ZL8is_digith.exit74

land.rhs.i71:                                     ; preds = %if.else61
  %conv1.i72 = zext i8 %conv10 to i32
  %cmp2.i73 = icmp sle i32 %conv1.i72, 57
  br label %_ZL8is_digith.exit74

_ZL8is_digith.exit74:                             ; preds = %if.else61, %land.rhs.i71
  %16 = phi i1 [ false, %if.else61 ], [ %cmp2.i73, %land.rhs.i71 ]
  br i1 %16, label %if.end66, label %if.then63

if.then63:                                        ; preds = %_ZL8is_digith.exit74
  %arrayidx64 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 1
  %17 = load i32, ptr %arrayidx64, align 4, !tbaa !3
  %inc65 = add nsw i32 %17, 1
  store i32 %inc65, ptr %arrayidx64, align 4, !tbaa !3
  br label %if.end66

if.end66:                                         ; preds = %if.then63, %_ZL8is_digith.exit74
  %state.12 = phi i32 [ %state.0, %_ZL8is_digith.exit74 ], [ 0, %if.then63 ]
  %consume.6 = phi i8 [ 1, %_ZL8is_digith.exit74 ], [ 0, %if.then63 ]
  br label %if.end67

if.end67:                                         ; preds = %if.end66, %if.then60
  %state.11 = phi i32 [ 8, %if.then60 ], [ %state.12, %if.end66 ]
  %consume.5 = phi i8 [ 1, %if.then60 ], [ %consume.6, %if.end66 ]
  br label %sw.epilog

sw.bb68:                                          ; preds = %cond.end
  %cmp69 = icmp sge i32 %i.0, %4
  br i1 %cmp69, label %if.then70, label %if.else71

if.then70:                                        ; preds = %sw.bb68
  br label %if.end83

if.else71:                                        ; preds = %sw.bb68
  %conv72 = zext i8 %conv10 to i32
  %cmp73 = icmp eq i32 %conv72, 92
  br i1 %cmp73, label %if.then74, label %if.else75

if.then74:                                        ; preds = %if.else71
  br label %if.end82

if.else75:                                        ; preds = %if.else71
  %conv76 = zext i8 %conv10 to i32
  %cmp77 = icmp eq i32 %conv76, 34
  br i1 %cmp77, label %if.then78, label %if.end81

if.then78:                                        ; preds = %if.else75
  %arrayidx79 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 2
  %18 = load i32, ptr %arrayidx79, align 4, !tbaa !3
  %inc80 = add nsw i32 %18, 1
  store i32 %inc80, ptr %arrayidx79, align 4, !tbaa !3
  br label %if.end81

if.end81:                                         ; preds = %if.then78, %if.else75
  %state.15 = phi i32 [ 0, %if.then78 ], [ %state.0, %if.else75 ]
  br label %if.end82

if.end82:                                         ; preds = %if.end81, %if.then74
  %state.14 = phi i32 [ 5, %if.then74 ], [ %state.15, %if.end81 ]
  br label %if.end83

if.end83:                                         ; preds = %if.end82, %if.then70
  %state.13 = phi i32 [ 8, %if.then70 ], [ %state.14, %if.end82 ]
  br label %sw.epilog

sw.bb84:                                          ; preds = %cond.end
  %cmp85 = icmp sge i32 %i.0, %4
  %19 = zext i1 %cmp85 to i64
  %cond86 = select i1 %cmp85, i32 8, i32 4
  br label %sw.epilog

sw.bb87:                                          ; preds = %cond.end
  %conv88 = zext i8 %conv10 to i32
  %cmp89 = icmp eq i32 %conv88, 47
  br i1 %cmp89, label %if.then90, label %if.else93

if.then90:                                        ; preds = %sw.bb87
  %arrayidx91 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 4
  %20 = load i32, ptr %arrayidx91, align 4, !tbaa !3
  %inc92 = add nsw i32 %20, 1
  store i32 %inc92, ptr %arrayidx91, align 4, !tbaa !3
  br label %if.end96

if.else93:                                        ; preds = %sw.bb87
  %arrayidx94 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 3
  %21 = load i32, ptr %arrayidx94, align 4, !tbaa !3
  %inc95 = add nsw i32 %21, 1
  store i32 %inc95, ptr %arrayidx94, align 4, !tbaa !3
  br label %if.end96

if.end96:                                         ; preds = %if.else93, %if.then90
  %state.16 = phi i32 [ 7, %if.then90 ], [ 0, %if.else93 ]
  %consume.7 = phi i8 [ 1, %if.then90 ], [ 0, %if.else93 ]
  br label %sw.epilog

sw.epilog:                                        ; preds = %if.end96, %sw.bb84, %if.end83, %if.end67, %if.end55, %if.end40, %if.end33, %cond.end, %cond.end
  %state.2 = phi i32 [ %state.3, %if.end33 ], [ %state.7, %if.end40 ], [ %state.8, %if.end55 ], [ %state.11, %if.end67 ], [ %state.13, %if.end83 ], [ %cond86, %sw.bb84 ], [ %state.16, %if.end96 ], [ %state.0, %cond.end ], [ %state.0, %cond.end ]
  %consume.0 = phi i8 [ 1, %if.end33 ], [ %consume.1, %if.end40 ], [ %consume.2, %if.end55 ], [ %consume.5, %if.end67 ], [ 1, %if.end83 ], [ 1, %sw.bb84 ], [ %consume.7, %if.end96 ], [ 1, %cond.end ], [ 1, %cond.end ]
  %loadedv = trunc i8 %consume.0 to i1
  br i1 %loadedv, label %if.then97, label %if.end102

if.then97:                                        ; preds = %sw.epilog
  %cmp98 = icmp sge i32 %i.0, %4
  br i1 %cmp98, label %if.then99, label %if.end100

if.then99:                                        ; preds = %if.then97
  br label %cleanup

if.end100:                                        ; preds = %if.then97
  %inc101 = add nsw i32 %i.0, 1
  br label %if.end102

if.end102:                                        ; preds = %if.end100, %sw.epilog
  %i.1 = phi i32 [ %inc101, %if.end100 ], [ %i.0, %sw.epilog ]
  br label %cleanup

cleanup:                                          ; preds = %if.end102, %if.then99
  %i.2 = phi i32 [ %i.0, %if.then99 ], [ %i.1, %if.end102 ]
  %cleanup.dest.slot.1 = phi i32 [ 6, %if.then99 ], [ 0, %if.end102 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 6, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %cleanup, %while.cond
  %state.1 = phi i32 [ %state.2, %cleanup ], [ %state.0, %while.cond ]
  %cmp104 = icmp eq i32 %state.1, 8
  br i1 %cmp104, label %if.then105, label %if.end108

if.then105:                                       ; preds = %while.end
  %arrayidx106 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 5
  %22 = load i32, ptr %arrayidx106, align 4, !tbaa !3
  %inc107 = add nsw i32 %22, 1
  store i32 %inc107, ptr %arrayidx106, align 4, !tbaa !3
  br label %if.end108

if.end108:                                        ; preds = %if.then105, %while.end
  br label %for.cond110

for.cond110:                                      ; preds = %for.inc119, %if.end108
  %k109.0 = phi i32 [ 0, %if.end108 ], [ %inc120, %for.inc119 ]
  %cmp111 = icmp slt i32 %k109.0, 6
  br i1 %cmp111, label %for.body113, label %for.cond.cleanup112

for.cond.cleanup112:                              ; preds = %for.cond110
  br label %for.end122

for.body113:                                      ; preds = %for.cond110
  %idxprom114 = sext i32 %k109.0 to i64
  %arrayidx115 = getelementptr inbounds [6 x i32], ptr %count, i64 0, i64 %idxprom114
  %23 = load i32, ptr %arrayidx115, align 4, !tbaa !3
  %mul = mul nsw i32 %add.i, 6
  %add116 = add nsw i32 %mul, %k109.0
  %idxprom117 = sext i32 %add116 to i64
  %arrayidx118 = getelementptr inbounds i32, ptr %counts, i64 %idxprom117
  store i32 %23, ptr %arrayidx118, align 4, !tbaa !3
  br label %for.inc119

for.inc119:                                       ; preds = %for.body113
  %inc120 = add nsw i32 %k109.0, 1
  br label %for.cond110, !llvm.loop !12

for.end122:                                       ; preds = %for.cond.cleanup112
  call void @llvm.lifetime.end.p0(ptr %count) #3
  br label %cleanup123

cleanup123:                                       ; preds = %for.end122, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end122 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont125
    i32 1, label %cleanup.cont125
  ]

cleanup.cont125:                                  ; preds = %cleanup123, %cleanup123
  ret void

unreachable:                                      ; preds = %cleanup123, %cleanup
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
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
