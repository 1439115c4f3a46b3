; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @huffman_decode(ptr noundef %lengths, ptr noundef %bits, ptr noundef %offset, i32 noundef %streams, ptr noundef %out, i32 noundef %room, ptr noundef %size, ptr noundef %error) #0 {
entry:
  %lengths.addr = alloca ptr, align 8
  %bits.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %streams.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %room.addr = alloca i32, align 4
  %size.addr = alloca ptr, align 8
  %error.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %length = alloca ptr, align 8
  %count = alloca [8 x i32], align 4
  %first_symbol = alloca [8 x i32], align 4
  %sorted = alloca [16 x i8], align 1
  %problem = alloca i32, align 4
  %l = alloca i32, align 4
  %s = alloca i32, align 4
  %left = alloca i32, align 4
  %l21 = alloca i32, align 4
  %n = alloca i32, align 4
  %at = alloca i32, align 4
  %l40 = alloca i32, align 4
  %s47 = alloca i32, align 4
  %bit = alloca i32, align 4
  %end = alloca i32, align 4
  %stop = alloca i8, align 1
  %code = alloca i32, align 4
  %first = alloca i32, align 4
  %symbol = alloca i32, align 4
  %l76 = alloca i32, align 4
  store ptr %lengths, ptr %lengths.addr, align 8, !tbaa !7
  store ptr %bits, ptr %bits.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %streams, ptr %streams.addr, align 4, !tbaa !3
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %room, ptr %room.addr, align 4, !tbaa !3
  store ptr %size, ptr %size.addr, align 8, !tbaa !10
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %streams.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup139

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %length) #4
  %2 = load ptr, ptr %lengths.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %mul = mul nsw i32 %3, 16
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %length, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %count) #4
  call void @llvm.lifetime.start.p0(ptr %first_symbol) #4
  call void @llvm.lifetime.start.p0(ptr %sorted) #4
  call void @llvm.lifetime.start.p0(ptr %problem) #4
  store i32 0, ptr %problem, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %l) #4
  store i32 0, ptr %l, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %4 = load i32, ptr %l, align 4, !tbaa !3
  %cmp1 = icmp sle i32 %4, 7
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %l) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %l, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %l, align 4, !tbaa !3
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %l, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %s) #4
  store i32 0, ptr %s, align 4, !tbaa !3
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc16, %for.end
  %7 = load i32, ptr %s, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %7, 16
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4

for.cond.cleanup4:                                ; preds = %for.cond2
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body5:                                        ; preds = %for.cond2
  %8 = load ptr, ptr %length, align 8, !tbaa !7
  %9 = load i32, ptr %s, align 4, !tbaa !3
  %idxprom6 = sext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %8, i64 %idxprom6
  %10 = load i8, ptr %arrayidx7, align 1, !tbaa !15
  %conv = zext i8 %10 to i32
  %cmp8 = icmp sgt i32 %conv, 7
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %for.body5
  store i32 1, ptr %problem, align 4, !tbaa !3
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end10:                                         ; preds = %for.body5
  %11 = load ptr, ptr %length, align 8, !tbaa !7
  %12 = load i32, ptr %s, align 4, !tbaa !3
  %idxprom11 = sext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %11, i64 %idxprom11
  %13 = load i8, ptr %arrayidx12, align 1, !tbaa !15
  %idxprom13 = zext i8 %13 to i64
  %arrayidx14 = getelementptr inbounds nuw [8 x i32], ptr %count, i64 0, i64 %idxprom13
  %14 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  %inc15 = add nsw i32 %14, 1
  store i32 %inc15, ptr %arrayidx14, align 4, !tbaa !3
  br label %for.inc16

for.inc16:                                        ; preds = %if.end10
  %15 = load i32, ptr %s, align 4, !tbaa !3
  %inc17 = add nsw i32 %15, 1
  store i32 %inc17, ptr %s, align 4, !tbaa !3
  br label %for.cond2, !llvm.loop !16

cleanup:                                          ; preds = %if.then9, %for.cond.cleanup4
  call void @llvm.lifetime.end.p0(ptr %s) #4
  br label %for.end18

for.end18:                                        ; preds = %cleanup
  call void @llvm.lifetime.start.p0(ptr %left) #4
  store i32 1, ptr %left, align 4, !tbaa !3
  %16 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp19 = icmp eq i32 %16, 0
  br i1 %cmp19, label %if.then20, label %if.end37

if.then20:                                        ; preds = %for.end18
  call void @llvm.lifetime.start.p0(ptr %l21) #4
  store i32 1, ptr %l21, align 4, !tbaa !3
  br label %for.cond22

for.cond22:                                       ; preds = %for.inc33, %if.then20
  %17 = load i32, ptr %l21, align 4, !tbaa !3
  %cmp23 = icmp sle i32 %17, 7
  br i1 %cmp23, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond22
  %18 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp24 = icmp eq i32 %18, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond22
  %19 = phi i1 [ false, %for.cond22 ], [ %cmp24, %land.rhs ]
  br i1 %19, label %for.body26, label %for.cond.cleanup25

for.cond.cleanup25:                               ; preds = %land.end
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %l21) #4
  br label %for.end36

for.body26:                                       ; preds = %land.end
  %20 = load i32, ptr %left, align 4, !tbaa !3
  %mul27 = mul nsw i32 2, %20
  %21 = load i32, ptr %l21, align 4, !tbaa !3
  %idxprom28 = sext i32 %21 to i64
  %arrayidx29 = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom28
  %22 = load i32, ptr %arrayidx29, align 4, !tbaa !3
  %sub = sub nsw i32 %mul27, %22
  store i32 %sub, ptr %left, align 4, !tbaa !3
  %23 = load i32, ptr %left, align 4, !tbaa !3
  %cmp30 = icmp slt i32 %23, 0
  br i1 %cmp30, label %if.then31, label %if.end32

if.then31:                                        ; preds = %for.body26
  store i32 1, ptr %problem, align 4, !tbaa !3
  br label %if.end32

if.end32:                                         ; preds = %if.then31, %for.body26
  br label %for.inc33

for.inc33:                                        ; preds = %if.end32
  %24 = load i32, ptr %l21, align 4, !tbaa !3
  %inc34 = add nsw i32 %24, 1
  store i32 %inc34, ptr %l21, align 4, !tbaa !3
  br label %for.cond22, !llvm.loop !17

for.end36:                                        ; preds = %for.cond.cleanup25
  br label %if.end37

if.end37:                                         ; preds = %for.end36, %for.end18
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
  %25 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp38 = icmp eq i32 %25, 0
  br i1 %cmp38, label %if.then39, label %if.end134

if.then39:                                        ; preds = %if.end37
  call void @llvm.lifetime.start.p0(ptr %at) #4
  store i32 0, ptr %at, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %l40) #4
  store i32 1, ptr %l40, align 4, !tbaa !3
  br label %for.cond41

for.cond41:                                       ; preds = %for.inc66, %if.then39
  %26 = load i32, ptr %l40, align 4, !tbaa !3
  %cmp42 = icmp sle i32 %26, 7
  br i1 %cmp42, label %for.body44, label %for.cond.cleanup43

for.cond.cleanup43:                               ; preds = %for.cond41
  store i32 11, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %l40) #4
  br label %for.end69

for.body44:                                       ; preds = %for.cond41
  %27 = load i32, ptr %at, align 4, !tbaa !3
  %28 = load i32, ptr %l40, align 4, !tbaa !3
  %idxprom45 = sext i32 %28 to i64
  %arrayidx46 = getelementptr inbounds [8 x i32], ptr %first_symbol, i64 0, i64 %idxprom45
  store i32 %27, ptr %arrayidx46, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %s47) #4
  store i32 0, ptr %s47, align 4, !tbaa !3
  br label %for.cond48

for.cond48:                                       ; preds = %for.inc62, %for.body44
  %29 = load i32, ptr %s47, align 4, !tbaa !3
  %cmp49 = icmp slt i32 %29, 16
  br i1 %cmp49, label %for.body51, label %for.cond.cleanup50

for.cond.cleanup50:                               ; preds = %for.cond48
  store i32 14, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %s47) #4
  br label %for.end65

for.body51:                                       ; preds = %for.cond48
  %30 = load ptr, ptr %length, align 8, !tbaa !7
  %31 = load i32, ptr %s47, align 4, !tbaa !3
  %idxprom52 = sext i32 %31 to i64
  %arrayidx53 = getelementptr inbounds i8, ptr %30, i64 %idxprom52
  %32 = load i8, ptr %arrayidx53, align 1, !tbaa !15
  %conv54 = zext i8 %32 to i32
  %33 = load i32, ptr %l40, align 4, !tbaa !3
  %cmp55 = icmp eq i32 %conv54, %33
  br i1 %cmp55, label %if.then56, label %if.end61

if.then56:                                        ; preds = %for.body51
  %34 = load i32, ptr %s47, align 4, !tbaa !3
  %conv57 = trunc i32 %34 to i8
  %35 = load i32, ptr %at, align 4, !tbaa !3
  %inc58 = add nsw i32 %35, 1
  store i32 %inc58, ptr %at, align 4, !tbaa !3
  %idxprom59 = sext i32 %35 to i64
  %arrayidx60 = getelementptr inbounds [16 x i8], ptr %sorted, i64 0, i64 %idxprom59
  store i8 %conv57, ptr %arrayidx60, align 1, !tbaa !15
  br label %if.end61

if.end61:                                         ; preds = %if.then56, %for.body51
  br label %for.inc62

for.inc62:                                        ; preds = %if.end61
  %36 = load i32, ptr %s47, align 4, !tbaa !3
  %inc63 = add nsw i32 %36, 1
  store i32 %inc63, ptr %s47, align 4, !tbaa !3
  br label %for.cond48, !llvm.loop !18

for.end65:                                        ; preds = %for.cond.cleanup50
  br label %for.inc66

for.inc66:                                        ; preds = %for.end65
  %37 = load i32, ptr %l40, align 4, !tbaa !3
  %inc67 = add nsw i32 %37, 1
  store i32 %inc67, ptr %l40, align 4, !tbaa !3
  br label %for.cond41, !llvm.loop !19

for.end69:                                        ; preds = %for.cond.cleanup43
  call void @llvm.lifetime.start.p0(ptr %bit) #4
  %38 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %39 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom70 = sext i32 %39 to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %38, i64 %idxprom70
  %40 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %mul72 = mul nsw i32 8, %40
  store i32 %mul72, ptr %bit, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %41 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %42 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %42, 1
  %idxprom73 = sext i32 %add to i64
  %arrayidx74 = getelementptr inbounds i32, ptr %41, i64 %idxprom73
  %43 = load i32, ptr %arrayidx74, align 4, !tbaa !3
  %mul75 = mul nsw i32 8, %43
  store i32 %mul75, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %stop) #4
  store i8 0, ptr %stop, align 1, !tbaa !20
  br label %while.cond

while.cond:                                       ; preds = %if.end133, %for.end69
  %44 = load i8, ptr %stop, align 1, !tbaa !20, !range !22, !noundef !23
  %loadedv = trunc i8 %44 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %code) #4
  store i32 0, ptr %code, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %first) #4
  store i32 0, ptr %first, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %symbol) #4
  store i32 -1, ptr %symbol, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %l76) #4
  store i32 1, ptr %l76, align 4, !tbaa !3
  br label %for.cond77

for.cond77:                                       ; preds = %for.inc108, %while.body
  %45 = load i32, ptr %l76, align 4, !tbaa !3
  %cmp78 = icmp sle i32 %45, 7
  br i1 %cmp78, label %for.body80, label %for.cond.cleanup79

for.cond.cleanup79:                               ; preds = %for.cond77
  store i32 19, ptr %cleanup.dest.slot, align 4
  br label %cleanup110

for.body80:                                       ; preds = %for.cond77
  %46 = load i32, ptr %bit, align 4, !tbaa !3
  %47 = load i32, ptr %end, align 4, !tbaa !3
  %cmp81 = icmp eq i32 %46, %47
  br i1 %cmp81, label %if.then82, label %if.end83

if.then82:                                        ; preds = %for.body80
  store i32 2, ptr %problem, align 4, !tbaa !3
  store i32 19, ptr %cleanup.dest.slot, align 4
  br label %cleanup110

if.end83:                                         ; preds = %for.body80
  %48 = load ptr, ptr %bits.addr, align 8, !tbaa !7
  %49 = load i32, ptr %bit, align 4, !tbaa !3
  %shr = ashr i32 %49, 3
  %idxprom84 = sext i32 %shr to i64
  %arrayidx85 = getelementptr inbounds i8, ptr %48, i64 %idxprom84
  %50 = load i8, ptr %arrayidx85, align 1, !tbaa !15
  %conv86 = zext i8 %50 to i32
  %51 = load i32, ptr %bit, align 4, !tbaa !3
  %and = and i32 %51, 7
  %sub87 = sub nsw i32 7, %and
  %shr88 = ashr i32 %conv86, %sub87
  %and89 = and i32 %shr88, 1
  %52 = load i32, ptr %code, align 4, !tbaa !3
  %or = or i32 %52, %and89
  store i32 %or, ptr %code, align 4, !tbaa !3
  %53 = load i32, ptr %bit, align 4, !tbaa !3
  %inc90 = add nsw i32 %53, 1
  store i32 %inc90, ptr %bit, align 4, !tbaa !3
  %54 = load i32, ptr %code, align 4, !tbaa !3
  %55 = load i32, ptr %first, align 4, !tbaa !3
  %sub91 = sub nsw i32 %54, %55
  %56 = load i32, ptr %l76, align 4, !tbaa !3
  %idxprom92 = sext i32 %56 to i64
  %arrayidx93 = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom92
  %57 = load i32, ptr %arrayidx93, align 4, !tbaa !3
  %cmp94 = icmp slt i32 %sub91, %57
  br i1 %cmp94, label %if.then95, label %if.end103

if.then95:                                        ; preds = %if.end83
  %58 = load i32, ptr %l76, align 4, !tbaa !3
  %idxprom96 = sext i32 %58 to i64
  %arrayidx97 = getelementptr inbounds [8 x i32], ptr %first_symbol, i64 0, i64 %idxprom96
  %59 = load i32, ptr %arrayidx97, align 4, !tbaa !3
  %60 = load i32, ptr %code, align 4, !tbaa !3
  %add98 = add nsw i32 %59, %60
  %61 = load i32, ptr %first, align 4, !tbaa !3
  %sub99 = sub nsw i32 %add98, %61
  %idxprom100 = sext i32 %sub99 to i64
  %arrayidx101 = getelementptr inbounds [16 x i8], ptr %sorted, i64 0, i64 %idxprom100
  %62 = load i8, ptr %arrayidx101, align 1, !tbaa !15
  %conv102 = zext i8 %62 to i32
  store i32 %conv102, ptr %symbol, align 4, !tbaa !3
  store i32 19, ptr %cleanup.dest.slot, align 4
  br label %cleanup110

if.end103:                                        ; preds = %if.end83
  %63 = load i32, ptr %first, align 4, !tbaa !3
  %64 = load i32, ptr %l76, align 4, !tbaa !3
  %idxprom104 = sext i32 %64 to i64
  %arrayidx105 = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom104
  %65 = load i32, ptr %arrayidx105, align 4, !tbaa !3
  %add106 = add nsw i32 %63, %65
  %shl = shl i32 %add106, 1
  store i32 %shl, ptr %first, align 4, !tbaa !3
  %66 = load i32, ptr %code, align 4, !tbaa !3
  %shl107 = shl i32 %66, 1
  store i32 %shl107, ptr %code, align 4, !tbaa !3
  br label %for.inc108

for.inc108:                                       ; preds = %if.end103
  %67 = load i32, ptr %l76, align 4, !tbaa !3
  %inc109 = add nsw i32 %67, 1
  store i32 %inc109, ptr %l76, align 4, !tbaa !3
  br label %for.cond77, !llvm.loop !24

cleanup110:                                       ; preds = %if.then95, %if.then82, %for.cond.cleanup79
  call void @llvm.lifetime.end.p0(ptr %l76) #4
  br label %for.end111

for.end111:                                       ; preds = %cleanup110
  %68 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp112 = icmp eq i32 %68, 0
  br i1 %cmp112, label %land.lhs.true, label %if.end115

land.lhs.true:                                    ; preds = %for.end111
  %69 = load i32, ptr %symbol, align 4, !tbaa !3
  %cmp113 = icmp slt i32 %69, 0
  br i1 %cmp113, label %if.then114, label %if.end115

if.then114:                                       ; preds = %land.lhs.true
  store i32 3, ptr %problem, align 4, !tbaa !3
  br label %if.end115

if.end115:                                        ; preds = %if.then114, %land.lhs.true, %for.end111
  %70 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp116 = icmp eq i32 %70, 0
  br i1 %cmp116, label %land.lhs.true117, label %if.end129

land.lhs.true117:                                 ; preds = %if.end115
  %71 = load i32, ptr %symbol, align 4, !tbaa !3
  %cmp118 = icmp sgt i32 %71, 0
  br i1 %cmp118, label %if.then119, label %if.end129

if.then119:                                       ; preds = %land.lhs.true117
  %72 = load i32, ptr %n, align 4, !tbaa !3
  %73 = load i32, ptr %room.addr, align 4, !tbaa !3
  %cmp120 = icmp eq i32 %72, %73
  br i1 %cmp120, label %if.then121, label %if.else

if.then121:                                       ; preds = %if.then119
  store i32 4, ptr %problem, align 4, !tbaa !3
  br label %if.end128

if.else:                                          ; preds = %if.then119
  %74 = load i32, ptr %symbol, align 4, !tbaa !3
  %conv122 = trunc i32 %74 to i8
  %75 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %76 = load i32, ptr %t, align 4, !tbaa !3
  %77 = load i32, ptr %room.addr, align 4, !tbaa !3
  %mul123 = mul nsw i32 %76, %77
  %78 = load i32, ptr %n, align 4, !tbaa !3
  %inc124 = add nsw i32 %78, 1
  store i32 %inc124, ptr %n, align 4, !tbaa !3
  %add125 = add nsw i32 %mul123, %78
  %idxprom126 = sext i32 %add125 to i64
  %arrayidx127 = getelementptr inbounds i8, ptr %75, i64 %idxprom126
  store i8 %conv122, ptr %arrayidx127, align 1, !tbaa !15
  br label %if.end128

if.end128:                                        ; preds = %if.else, %if.then121
  br label %if.end129

if.end129:                                        ; preds = %if.end128, %land.lhs.true117, %if.end115
  %79 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp130 = icmp ne i32 %79, 0
  br i1 %cmp130, label %if.then132, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end129
  %80 = load i32, ptr %symbol, align 4, !tbaa !3
  %cmp131 = icmp eq i32 %80, 0
  br i1 %cmp131, label %if.then132, label %if.end133

if.then132:                                       ; preds = %lor.lhs.false, %if.end129
  store i8 1, ptr %stop, align 1, !tbaa !20
  br label %if.end133

if.end133:                                        ; preds = %if.then132, %lor.lhs.false
  call void @llvm.lifetime.end.p0(ptr %symbol) #4
  call void @llvm.lifetime.end.p0(ptr %first) #4
  call void @llvm.lifetime.end.p0(ptr %code) #4
  br label %while.cond, !llvm.loop !25

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(ptr %stop) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  call void @llvm.lifetime.end.p0(ptr %bit) #4
  call void @llvm.lifetime.end.p0(ptr %at) #4
  br label %if.end134

if.end134:                                        ; preds = %while.end, %if.end37
  %81 = load i32, ptr %n, align 4, !tbaa !3
  %82 = load ptr, ptr %size.addr, align 8, !tbaa !10
  %83 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom135 = sext i32 %83 to i64
  %arrayidx136 = getelementptr inbounds i32, ptr %82, i64 %idxprom135
  store i32 %81, ptr %arrayidx136, align 4, !tbaa !3
  %84 = load i32, ptr %problem, align 4, !tbaa !3
  %85 = load ptr, ptr %error.addr, align 8, !tbaa !10
  %86 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom137 = sext i32 %86 to i64
  %arrayidx138 = getelementptr inbounds i32, ptr %85, i64 %idxprom137
  store i32 %84, ptr %arrayidx138, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %left) #4
  call void @llvm.lifetime.end.p0(ptr %problem) #4
  call void @llvm.lifetime.end.p0(ptr %sorted) #4
  call void @llvm.lifetime.end.p0(ptr %first_symbol) #4
  call void @llvm.lifetime.end.p0(ptr %count) #4
  call void @llvm.lifetime.end.p0(ptr %length) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup139

cleanup139:                                       ; preds = %if.end134, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup139, %cleanup139
  ret void

unreachable:                                      ; preds = %cleanup139
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = !{!21, !21, i64 0}
!21 = !{!"bool", !5, i64 0}
!22 = !{i8 0, i8 2}
!23 = !{}
!24 = distinct !{!24, !13, !14}
!25 = distinct !{!25, !13, !14}
