; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const._ZL6winnerjj.lines = private unnamed_addr constant [8 x i32] [i32 7, i32 56, i32 448, i32 73, i32 146, i32 292, i32 273, i32 84], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tictactoe(ptr noundef %positions, i32 noundef %count, ptr noundef %value, ptr noundef %best_move) #0 {
entry:
  %lines.i3 = alloca [8 x i32], align 4
  %lines.i = alloca [8 x i32], align 4
  %board = alloca [2 x i32], align 4
  %square = alloca [10 x i32], align 4
  %best = alloca [10 x i32], align 4
  %alpha = alloca [10 x i32], align 4
  %beta = alloca [10 x i32], align 4
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
  call void @llvm.lifetime.start.p0(ptr %board) #6
  call void @llvm.memset.p0.i64(ptr align 4 %board, i8 0, i64 8, i1 false)
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %positions, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %code.0 = phi i32 [ %3, %if.end ], [ %div, %for.inc ]
  %moves.0 = phi i32 [ 0, %if.end ], [ %moves.1, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 9
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %rem = srem i32 %code.0, 3
  %div = sdiv i32 %code.0, 3
  %tobool = icmp ne i32 %rem, 0
  br i1 %tobool, label %if.then2, label %if.end6

if.then2:                                         ; preds = %for.body
  %shl = shl i32 1, %i.0
  %sub = sub nsw i32 %rem, 1
  %idxprom3 = sext i32 %sub to i64
  %arrayidx4 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 %idxprom3
  %4 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %or = or i32 %4, %shl
  store i32 %or, ptr %arrayidx4, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %rem, 1
  %5 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 1, i32 -1
  %add = add nsw i32 %moves.0, %cond
  br label %if.end6

if.end6:                                          ; preds = %if.then2, %for.body
  %moves.1 = phi i32 [ %add, %if.then2 ], [ %moves.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end6
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx7 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %6 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %arrayidx8 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %7 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  %or9 = or i32 %6, %7
  %8 = call i32 @llvm.ctpop.i32(i32 %or9)
  %arrayidx10 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %9 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  %arrayidx11 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %10 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lines.i) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %lines.i, ptr align 4 @__const._ZL6winnerjj.lines, i64 32, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end11.i, %for.end
  %i.i.0 = phi i32 [ 0, %for.end ], [ %inc.i, %if.end11.i ]
  %result.i.0 = phi i32 [ 0, %for.end ], [ %result.i.2, %if.end11.i ]
  %cmp.i = icmp slt i32 %i.i.0, 8
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %for.cond.i
  %tobool.i = icmp ne i32 %result.i.0, 0
  %lnot.i = xor i1 %tobool.i, true
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %for.cond.i
  %11 = phi i1 [ false, %for.cond.i ], [ %lnot.i, %land.rhs.i ]
  br i1 %11, label %for.body.i, label %_ZL6winnerjj.exit

for.body.i:                                       ; preds = %land.end.i
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr %lines.i, i64 0, i64 %idxprom.i
  %12 = load i32, ptr %arrayidx.i, align 4, !tbaa !3
  %and.i = and i32 %9, %12
  %idxprom1.i = sext i32 %i.i.0 to i64
  %arrayidx2.i = getelementptr inbounds [8 x i32], ptr %lines.i, i64 0, i64 %idxprom1.i
  %13 = load i32, ptr %arrayidx2.i, align 4, !tbaa !3
  %cmp3.i = icmp eq i32 %and.i, %13
  br i1 %cmp3.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i
  br label %if.end11.i

if.else.i:                                        ; preds = %for.body.i
  %idxprom4.i = sext i32 %i.i.0 to i64
  %arrayidx5.i = getelementptr inbounds [8 x i32], ptr %lines.i, i64 0, i64 %idxprom4.i
  %14 = load i32, ptr %arrayidx5.i, align 4, !tbaa !3
  %and6.i = and i32 %10, %14
  %idxprom7.i = sext i32 %i.i.0 to i64
  %arrayidx8.i = getelementptr inbounds [8 x i32], ptr %lines.i, i64 0, i64 %idxprom7.i
  %15 = load i32, ptr %arrayidx8.i, align 4, !tbaa !3
  %cmp9.i = icmp eq i32 %and6.i, %15
  br i1 %cmp9.i, label %if.then10.i, label %if.end.i

if.then10.i:                                      ; preds = %if.else.i
  br label %if.end.i

if.end.i:                                         ; preds = %if.then10.i, %if.else.i
  %result.i.1 = phi i32 [ -1, %if.then10.i ], [ %result.i.0, %if.else.i ]
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.end.i, %if.then.i
  %result.i.2 = phi i32 [ 1, %if.then.i ], [ %result.i.1, %if.end.i ]
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i, !llvm.loop !10

_ZL6winnerjj.exit:                                ; preds = %land.end.i
  call void @llvm.lifetime.end.p0(ptr %lines.i) #6
  %cmp13 = icmp ne i32 %moves.0, 0
  br i1 %cmp13, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %_ZL6winnerjj.exit
  %cmp14 = icmp ne i32 %moves.0, 1
  br i1 %cmp14, label %if.then15, label %if.else

if.then15:                                        ; preds = %land.lhs.true
  br label %if.end24

if.else:                                          ; preds = %land.lhs.true, %_ZL6winnerjj.exit
  %cmp16 = icmp eq i32 %result.i.0, 1
  br i1 %cmp16, label %land.lhs.true17, label %lor.lhs.false

land.lhs.true17:                                  ; preds = %if.else
  %cmp18 = icmp ne i32 %moves.0, 1
  br i1 %cmp18, label %if.then22, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true17, %if.else
  %cmp19 = icmp eq i32 %result.i.0, -1
  br i1 %cmp19, label %land.lhs.true20, label %if.end23

land.lhs.true20:                                  ; preds = %lor.lhs.false
  %cmp21 = icmp ne i32 %moves.0, 0
  br i1 %cmp21, label %if.then22, label %if.end23

if.then22:                                        ; preds = %land.lhs.true20, %land.lhs.true17
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %land.lhs.true20, %lor.lhs.false
  %legal.1 = phi i32 [ 0, %if.then22 ], [ 1, %land.lhs.true20 ], [ 1, %lor.lhs.false ]
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.then15
  %legal.0 = phi i32 [ 0, %if.then15 ], [ %legal.1, %if.end23 ]
  %tobool25 = icmp ne i32 %legal.0, 0
  br i1 %tobool25, label %if.then26, label %if.end145

if.then26:                                        ; preds = %if.end24
  call void @llvm.lifetime.start.p0(ptr %square) #6
  call void @llvm.lifetime.start.p0(ptr %best) #6
  call void @llvm.lifetime.start.p0(ptr %alpha) #6
  call void @llvm.lifetime.start.p0(ptr %beta) #6
  %cmp27 = icmp eq i32 %moves.0, 1
  %16 = zext i1 %cmp27 to i64
  %cond28 = select i1 %cmp27, i32 1, i32 0
  %arrayidx29 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 0
  store i32 -1, ptr %arrayidx29, align 4, !tbaa !3
  %arrayidx30 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 0
  store i32 -9, ptr %arrayidx30, align 4, !tbaa !3
  %arrayidx31 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 0
  store i32 -1, ptr %arrayidx31, align 4, !tbaa !3
  %arrayidx32 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 0
  store i32 1, ptr %arrayidx32, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end143, %if.then26
  %filled.0 = phi i32 [ %8, %if.then26 ], [ %filled.2, %if.end143 ]
  %result.1 = phi i32 [ -9, %if.then26 ], [ %result.2, %if.end143 ]
  %choice.1 = phi i32 [ -1, %if.then26 ], [ %choice.2, %if.end143 ]
  %top.0 = phi i32 [ 0, %if.then26 ], [ %top.3, %if.end143 ]
  %side.0 = phi i32 [ %cond28, %if.then26 ], [ %side.3, %if.end143 ]
  %enter.0 = phi i8 [ 1, %if.then26 ], [ %enter.2, %if.end143 ]
  %running.0 = phi i8 [ 1, %if.then26 ], [ %running.1, %if.end143 ]
  %back.0 = phi i32 [ 0, %if.then26 ], [ %back.4, %if.end143 ]
  %loadedv = trunc i8 %running.0 to i1
  br i1 %loadedv, label %while.body, label %while.end144

while.body:                                       ; preds = %while.cond
  %loadedv33 = trunc i8 %enter.0 to i1
  br i1 %loadedv33, label %if.then34, label %if.else50

if.then34:                                        ; preds = %while.body
  %arrayidx35 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %17 = load i32, ptr %arrayidx35, align 4, !tbaa !3
  %arrayidx36 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %18 = load i32, ptr %arrayidx36, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lines.i3) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %lines.i3, ptr align 4 @__const._ZL6winnerjj.lines, i64 32, i1 false)
  br label %for.cond.i6

for.cond.i6:                                      ; preds = %if.end11.i24, %if.then34
  %i.i5.0 = phi i32 [ 0, %if.then34 ], [ %inc.i25, %if.end11.i24 ]
  %result.i4.0 = phi i32 [ 0, %if.then34 ], [ %result.i4.2, %if.end11.i24 ]
  %cmp.i7 = icmp slt i32 %i.i5.0, 8
  br i1 %cmp.i7, label %land.rhs.i28, label %land.end.i8

land.rhs.i28:                                     ; preds = %for.cond.i6
  %tobool.i29 = icmp ne i32 %result.i4.0, 0
  %lnot.i30 = xor i1 %tobool.i29, true
  br label %land.end.i8

land.end.i8:                                      ; preds = %land.rhs.i28, %for.cond.i6
  %19 = phi i1 [ false, %for.cond.i6 ], [ %lnot.i30, %land.rhs.i28 ]
  br i1 %19, label %for.body.i9, label %_ZL6winnerjj.exit31

for.body.i9:                                      ; preds = %land.end.i8
  %idxprom.i10 = sext i32 %i.i5.0 to i64
  %arrayidx.i11 = getelementptr inbounds [8 x i32], ptr %lines.i3, i64 0, i64 %idxprom.i10
  %20 = load i32, ptr %arrayidx.i11, align 4, !tbaa !3
  %and.i12 = and i32 %17, %20
  %idxprom1.i13 = sext i32 %i.i5.0 to i64
  %arrayidx2.i14 = getelementptr inbounds [8 x i32], ptr %lines.i3, i64 0, i64 %idxprom1.i13
  %21 = load i32, ptr %arrayidx2.i14, align 4, !tbaa !3
  %cmp3.i15 = icmp eq i32 %and.i12, %21
  br i1 %cmp3.i15, label %if.then.i27, label %if.else.i16

if.then.i27:                                      ; preds = %for.body.i9
  br label %if.end11.i24

if.else.i16:                                      ; preds = %for.body.i9
  %idxprom4.i17 = sext i32 %i.i5.0 to i64
  %arrayidx5.i18 = getelementptr inbounds [8 x i32], ptr %lines.i3, i64 0, i64 %idxprom4.i17
  %22 = load i32, ptr %arrayidx5.i18, align 4, !tbaa !3
  %and6.i19 = and i32 %18, %22
  %idxprom7.i20 = sext i32 %i.i5.0 to i64
  %arrayidx8.i21 = getelementptr inbounds [8 x i32], ptr %lines.i3, i64 0, i64 %idxprom7.i20
  %23 = load i32, ptr %arrayidx8.i21, align 4, !tbaa !3
  %cmp9.i22 = icmp eq i32 %and6.i19, %23
  br i1 %cmp9.i22, label %if.then10.i26, label %if.end.i23

if.then10.i26:                                    ; preds = %if.else.i16
  br label %if.end.i23

if.end.i23:                                       ; preds = %if.then10.i26, %if.else.i16
  %result.i4.1 = phi i32 [ -1, %if.then10.i26 ], [ %result.i4.0, %if.else.i16 ]
  br label %if.end11.i24

if.end11.i24:                                     ; preds = %if.end.i23, %if.then.i27
  %result.i4.2 = phi i32 [ 1, %if.then.i27 ], [ %result.i4.1, %if.end.i23 ]
  %inc.i25 = add nsw i32 %i.i5.0, 1
  br label %for.cond.i6, !llvm.loop !10

_ZL6winnerjj.exit31:                              ; preds = %land.end.i8
  call void @llvm.lifetime.end.p0(ptr %lines.i3) #6
  %cmp38 = icmp ne i32 %result.i4.0, 0
  br i1 %cmp38, label %if.then39, label %if.else45

if.then39:                                        ; preds = %_ZL6winnerjj.exit31
  %cmp40 = icmp eq i32 %result.i4.0, 1
  %conv = zext i1 %cmp40 to i32
  %cmp41 = icmp eq i32 %side.0, 0
  %conv42 = zext i1 %cmp41 to i32
  %cmp43 = icmp eq i32 %conv, %conv42
  %24 = zext i1 %cmp43 to i64
  %cond44 = select i1 %cmp43, i32 1, i32 -1
  br label %if.end49

if.else45:                                        ; preds = %_ZL6winnerjj.exit31
  %cmp46 = icmp eq i32 %filled.0, 9
  br i1 %cmp46, label %if.then47, label %if.end48

if.then47:                                        ; preds = %if.else45
  br label %if.end48

if.end48:                                         ; preds = %if.then47, %if.else45
  %back.2 = phi i32 [ 0, %if.then47 ], [ %back.0, %if.else45 ]
  %finished.1 = phi i8 [ 1, %if.then47 ], [ 0, %if.else45 ]
  br label %if.end49

if.end49:                                         ; preds = %if.end48, %if.then39
  %back.1 = phi i32 [ %cond44, %if.then39 ], [ %back.2, %if.end48 ]
  %finished.0 = phi i8 [ 1, %if.then39 ], [ %finished.1, %if.end48 ]
  br label %if.end79

if.else50:                                        ; preds = %while.body
  %idxprom51 = sext i32 %top.0 to i64
  %arrayidx52 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom51
  %25 = load i32, ptr %arrayidx52, align 4, !tbaa !3
  %shl53 = shl i32 1, %25
  %not = xor i32 %shl53, -1
  %idxprom54 = sext i32 %side.0 to i64
  %arrayidx55 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 %idxprom54
  %26 = load i32, ptr %arrayidx55, align 4, !tbaa !3
  %and = and i32 %26, %not
  store i32 %and, ptr %arrayidx55, align 4, !tbaa !3
  %dec = add nsw i32 %filled.0, -1
  %sub56 = sub nsw i32 0, %back.0
  %idxprom57 = sext i32 %top.0 to i64
  %arrayidx58 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom57
  %27 = load i32, ptr %arrayidx58, align 4, !tbaa !3
  %cmp59 = icmp sgt i32 %sub56, %27
  br i1 %cmp59, label %if.then60, label %if.end67

if.then60:                                        ; preds = %if.else50
  %sub61 = sub nsw i32 0, %back.0
  %idxprom62 = sext i32 %top.0 to i64
  %arrayidx63 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom62
  store i32 %sub61, ptr %arrayidx63, align 4, !tbaa !3
  %cmp64 = icmp eq i32 %top.0, 0
  br i1 %cmp64, label %if.then65, label %if.end66

if.then65:                                        ; preds = %if.then60
  br label %if.end66

if.end66:                                         ; preds = %if.then65, %if.then60
  %choice.4 = phi i32 [ %25, %if.then65 ], [ %choice.1, %if.then60 ]
  br label %if.end67

if.end67:                                         ; preds = %if.end66, %if.else50
  %choice.3 = phi i32 [ %choice.4, %if.end66 ], [ %choice.1, %if.else50 ]
  %idxprom68 = sext i32 %top.0 to i64
  %arrayidx69 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom68
  %28 = load i32, ptr %arrayidx69, align 4, !tbaa !3
  %idxprom70 = sext i32 %top.0 to i64
  %arrayidx71 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom70
  %29 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %cmp72 = icmp sgt i32 %28, %29
  br i1 %cmp72, label %if.then73, label %if.end78

if.then73:                                        ; preds = %if.end67
  %idxprom74 = sext i32 %top.0 to i64
  %arrayidx75 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom74
  %30 = load i32, ptr %arrayidx75, align 4, !tbaa !3
  %idxprom76 = sext i32 %top.0 to i64
  %arrayidx77 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom76
  store i32 %30, ptr %arrayidx77, align 4, !tbaa !3
  br label %if.end78

if.end78:                                         ; preds = %if.then73, %if.end67
  br label %if.end79

if.end79:                                         ; preds = %if.end78, %if.end49
  %filled.1 = phi i32 [ %filled.0, %if.end49 ], [ %dec, %if.end78 ]
  %choice.2 = phi i32 [ %choice.1, %if.end49 ], [ %choice.3, %if.end78 ]
  %enter.1 = phi i8 [ 0, %if.end49 ], [ %enter.0, %if.end78 ]
  %back.3 = phi i32 [ %back.1, %if.end49 ], [ %back.0, %if.end78 ]
  %finished.2 = phi i8 [ %finished.0, %if.end49 ], [ 0, %if.end78 ]
  %loadedv80 = trunc i8 %finished.2 to i1
  br i1 %loadedv80, label %if.end134, label %if.then81

if.then81:                                        ; preds = %if.end79
  %idxprom82 = sext i32 %top.0 to i64
  %arrayidx83 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom82
  %31 = load i32, ptr %arrayidx83, align 4, !tbaa !3
  %add84 = add nsw i32 %31, 1
  br label %while.cond85

while.cond85:                                     ; preds = %while.body92, %if.then81
  %next.0 = phi i32 [ %add84, %if.then81 ], [ %inc93, %while.body92 ]
  %cmp86 = icmp slt i32 %next.0, 9
  br i1 %cmp86, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond85
  %arrayidx87 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %32 = load i32, ptr %arrayidx87, align 4, !tbaa !3
  %arrayidx88 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %33 = load i32, ptr %arrayidx88, align 4, !tbaa !3
  %or89 = or i32 %32, %33
  %shr = lshr i32 %or89, %next.0
  %and90 = and i32 %shr, 1
  %tobool91 = icmp ne i32 %and90, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond85
  %34 = phi i1 [ false, %while.cond85 ], [ %tobool91, %land.rhs ]
  br i1 %34, label %while.body92, label %while.end

while.body92:                                     ; preds = %land.end
  %inc93 = add nsw i32 %next.0, 1
  br label %while.cond85, !llvm.loop !11

while.end:                                        ; preds = %land.end
  %cmp94 = icmp eq i32 %next.0, 9
  br i1 %cmp94, label %if.then105, label %lor.lhs.false95

lor.lhs.false95:                                  ; preds = %while.end
  %idxprom96 = sext i32 %top.0 to i64
  %arrayidx97 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom96
  %35 = load i32, ptr %arrayidx97, align 4, !tbaa !3
  %cmp98 = icmp ne i32 %35, -9
  br i1 %cmp98, label %land.lhs.true99, label %if.else108

land.lhs.true99:                                  ; preds = %lor.lhs.false95
  %idxprom100 = sext i32 %top.0 to i64
  %arrayidx101 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom100
  %36 = load i32, ptr %arrayidx101, align 4, !tbaa !3
  %idxprom102 = sext i32 %top.0 to i64
  %arrayidx103 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 %idxprom102
  %37 = load i32, ptr %arrayidx103, align 4, !tbaa !3
  %cmp104 = icmp sge i32 %36, %37
  br i1 %cmp104, label %if.then105, label %if.else108

if.then105:                                       ; preds = %land.lhs.true99, %while.end
  %idxprom106 = sext i32 %top.0 to i64
  %arrayidx107 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom106
  %38 = load i32, ptr %arrayidx107, align 4, !tbaa !3
  br label %if.end133

if.else108:                                       ; preds = %land.lhs.true99, %lor.lhs.false95
  %idxprom109 = sext i32 %top.0 to i64
  %arrayidx110 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom109
  store i32 %next.0, ptr %arrayidx110, align 4, !tbaa !3
  %shl111 = shl i32 1, %next.0
  %idxprom112 = sext i32 %side.0 to i64
  %arrayidx113 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 %idxprom112
  %39 = load i32, ptr %arrayidx113, align 4, !tbaa !3
  %or114 = or i32 %39, %shl111
  store i32 %or114, ptr %arrayidx113, align 4, !tbaa !3
  %inc115 = add nsw i32 %filled.1, 1
  %idxprom116 = sext i32 %top.0 to i64
  %arrayidx117 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 %idxprom116
  %40 = load i32, ptr %arrayidx117, align 4, !tbaa !3
  %sub118 = sub nsw i32 0, %40
  %add119 = add nsw i32 %top.0, 1
  %idxprom120 = sext i32 %add119 to i64
  %arrayidx121 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom120
  store i32 %sub118, ptr %arrayidx121, align 4, !tbaa !3
  %idxprom122 = sext i32 %top.0 to i64
  %arrayidx123 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom122
  %41 = load i32, ptr %arrayidx123, align 4, !tbaa !3
  %sub124 = sub nsw i32 0, %41
  %add125 = add nsw i32 %top.0, 1
  %idxprom126 = sext i32 %add125 to i64
  %arrayidx127 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 %idxprom126
  store i32 %sub124, ptr %arrayidx127, align 4, !tbaa !3
  %inc128 = add nsw i32 %top.0, 1
  %idxprom129 = sext i32 %inc128 to i64
  %arrayidx130 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom129
  store i32 -1, ptr %arrayidx130, align 4, !tbaa !3
  %idxprom131 = sext i32 %inc128 to i64
  %arrayidx132 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom131
  store i32 -9, ptr %arrayidx132, align 4, !tbaa !3
  %xor = xor i32 %side.0, 1
  br label %if.end133

if.end133:                                        ; preds = %if.else108, %if.then105
  %filled.3 = phi i32 [ %filled.1, %if.then105 ], [ %inc115, %if.else108 ]
  %top.2 = phi i32 [ %top.0, %if.then105 ], [ %inc128, %if.else108 ]
  %side.2 = phi i32 [ %side.0, %if.then105 ], [ %xor, %if.else108 ]
  %enter.3 = phi i8 [ %enter.1, %if.then105 ], [ 1, %if.else108 ]
  %back.5 = phi i32 [ %38, %if.then105 ], [ %back.3, %if.else108 ]
  %finished.4 = phi i8 [ 1, %if.then105 ], [ %finished.2, %if.else108 ]
  br label %if.end134

if.end134:                                        ; preds = %if.end133, %if.end79
  %filled.2 = phi i32 [ %filled.1, %if.end79 ], [ %filled.3, %if.end133 ]
  %top.1 = phi i32 [ %top.0, %if.end79 ], [ %top.2, %if.end133 ]
  %side.1 = phi i32 [ %side.0, %if.end79 ], [ %side.2, %if.end133 ]
  %enter.2 = phi i8 [ %enter.1, %if.end79 ], [ %enter.3, %if.end133 ]
  %back.4 = phi i32 [ %back.3, %if.end79 ], [ %back.5, %if.end133 ]
  %finished.3 = phi i8 [ %finished.2, %if.end79 ], [ %finished.4, %if.end133 ]
  %loadedv135 = trunc i8 %finished.3 to i1
  br i1 %loadedv135, label %if.then136, label %if.end143

if.then136:                                       ; preds = %if.end134
  %cmp137 = icmp eq i32 %top.1, 0
  br i1 %cmp137, label %if.then138, label %if.else139

if.then138:                                       ; preds = %if.then136
  br label %if.end142

if.else139:                                       ; preds = %if.then136
  %dec140 = add nsw i32 %top.1, -1
  %xor141 = xor i32 %side.1, 1
  br label %if.end142

if.end142:                                        ; preds = %if.else139, %if.then138
  %result.3 = phi i32 [ %back.4, %if.then138 ], [ %result.1, %if.else139 ]
  %top.4 = phi i32 [ %top.1, %if.then138 ], [ %dec140, %if.else139 ]
  %side.4 = phi i32 [ %side.1, %if.then138 ], [ %xor141, %if.else139 ]
  %running.2 = phi i8 [ 0, %if.then138 ], [ %running.0, %if.else139 ]
  br label %if.end143

if.end143:                                        ; preds = %if.end142, %if.end134
  %result.2 = phi i32 [ %result.3, %if.end142 ], [ %result.1, %if.end134 ]
  %top.3 = phi i32 [ %top.4, %if.end142 ], [ %top.1, %if.end134 ]
  %side.3 = phi i32 [ %side.4, %if.end142 ], [ %side.1, %if.end134 ]
  %running.1 = phi i8 [ %running.2, %if.end142 ], [ %running.0, %if.end134 ]
  br label %while.cond, !llvm.loop !12

while.end144:                                     ; preds = %while.cond
  call void @llvm.lifetime.end.p0(ptr %beta) #6
  call void @llvm.lifetime.end.p0(ptr %alpha) #6
  call void @llvm.lifetime.end.p0(ptr %best) #6
  call void @llvm.lifetime.end.p0(ptr %square) #6
  br label %if.end145

if.end145:                                        ; preds = %while.end144, %if.end24
  %result.0 = phi i32 [ %result.1, %while.end144 ], [ -9, %if.end24 ]
  %choice.0 = phi i32 [ %choice.1, %while.end144 ], [ -1, %if.end24 ]
  %idxprom146 = sext i32 %add.i to i64
  %arrayidx147 = getelementptr inbounds i32, ptr %value, i64 %idxprom146
  store i32 %result.0, ptr %arrayidx147, align 4, !tbaa !3
  %idxprom148 = sext i32 %add.i to i64
  %arrayidx149 = getelementptr inbounds i32, ptr %best_move, i64 %idxprom148
  store i32 %choice.0, ptr %arrayidx149, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %board) #6
  br label %cleanup

cleanup:                                          ; preds = %if.end145, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end145 ]
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }

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
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
