; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Statistics = type { [4 x i32], i32, i32, i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @protocol_parser(ptr noundef %stream, ptr noundef %offset, i32 noundef %count, ptr noundef %statistics) #0 {
entry:
  %stream.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %statistics.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %s = alloca %struct.Statistics, align 4
  %k = alloca i32, align 4
  %state = alloca i32, align 4
  %escaped = alloca i8, align 1
  %type = alloca i32, align 4
  %length = alloca i32, align 4
  %got = alloca i32, align 4
  %value = alloca i32, align 4
  %sum = alloca i8, align 1
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  %skip = alloca i8, align 1
  %failed = alloca i8, align 1
  %complete = alloca i8, align 1
  store ptr %stream, ptr %stream.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %statistics, ptr %statistics.addr, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup121

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %s) #5
  call void @llvm.lifetime.start.p0(ptr %k) #5
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %k, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, 4
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %accepted = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 0
  %3 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [4 x i32], ptr %accepted, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %noise = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 4
  store i32 0, ptr %noise, align 4, !tbaa !17
  %broken = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  store i32 0, ptr %broken, align 4, !tbaa !19
  %bad_type = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 2
  store i32 0, ptr %bad_type, align 4, !tbaa !20
  %bad_sum = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 1
  store i32 0, ptr %bad_sum, align 4, !tbaa !21
  %registers = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  store i32 0, ptr %registers, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %state) #5
  store i32 0, ptr %state, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %escaped) #5
  store i8 0, ptr %escaped, align 1, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %type) #5
  store i32 0, ptr %type, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %length) #5
  store i32 0, ptr %length, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %got) #5
  store i32 0, ptr %got, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %value) #5
  store i32 0, ptr %value, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store i8 0, ptr %sum, align 1, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %5 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %5, i64 %idxprom2
  %7 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  store i32 %7, ptr %i, align 4, !tbaa !3
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc110, %for.end
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %9 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %10, 1
  %idxprom5 = sext i32 %add to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %9, i64 %idxprom5
  %11 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %8, %11
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond4
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end113

for.body9:                                        ; preds = %for.cond4
  call void @llvm.lifetime.start.p0(ptr %c) #5
  %12 = load ptr, ptr %stream.addr, align 8, !tbaa !7
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom10 = sext i32 %13 to i64
  %arrayidx11 = getelementptr inbounds i8, ptr %12, i64 %idxprom10
  %14 = load i8, ptr %arrayidx11, align 1, !tbaa !25
  store i8 %14, ptr %c, align 1, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %skip) #5
  store i8 0, ptr %skip, align 1, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %failed) #5
  store i8 0, ptr %failed, align 1, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %complete) #5
  store i8 0, ptr %complete, align 1, !tbaa !23
  %15 = load i8, ptr %c, align 1, !tbaa !25
  %conv = zext i8 %15 to i32
  %cmp12 = icmp eq i32 %conv, 126
  br i1 %cmp12, label %if.then13, label %if.else

if.then13:                                        ; preds = %for.body9
  %16 = load i32, ptr %state, align 4, !tbaa !3
  %cmp14 = icmp ne i32 %16, 0
  br i1 %cmp14, label %if.then15, label %if.end18

if.then15:                                        ; preds = %if.then13
  %broken16 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  %17 = load i32, ptr %broken16, align 4, !tbaa !19
  %inc17 = add nsw i32 %17, 1
  store i32 %inc17, ptr %broken16, align 4, !tbaa !19
  br label %if.end18

if.end18:                                         ; preds = %if.then15, %if.then13
  store i32 1, ptr %state, align 4, !tbaa !3
  store i8 0, ptr %escaped, align 1, !tbaa !23
  store i8 0, ptr %sum, align 1, !tbaa !25
  store i8 1, ptr %skip, align 1, !tbaa !23
  br label %if.end34

if.else:                                          ; preds = %for.body9
  %18 = load i32, ptr %state, align 4, !tbaa !3
  %cmp19 = icmp eq i32 %18, 0
  br i1 %cmp19, label %if.then20, label %if.else23

if.then20:                                        ; preds = %if.else
  %noise21 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %noise21, align 4, !tbaa !17
  %inc22 = add nsw i32 %19, 1
  store i32 %inc22, ptr %noise21, align 4, !tbaa !17
  store i8 1, ptr %skip, align 1, !tbaa !23
  br label %if.end33

if.else23:                                        ; preds = %if.else
  %20 = load i8, ptr %escaped, align 1, !tbaa !23, !range !26, !noundef !27
  %loadedv = trunc i8 %20 to i1
  br i1 %loadedv, label %if.then24, label %if.else27

if.then24:                                        ; preds = %if.else23
  %21 = load i8, ptr %c, align 1, !tbaa !25
  %conv25 = zext i8 %21 to i32
  %xor = xor i32 %conv25, 32
  %conv26 = trunc i32 %xor to i8
  store i8 %conv26, ptr %c, align 1, !tbaa !25
  store i8 0, ptr %escaped, align 1, !tbaa !23
  br label %if.end32

if.else27:                                        ; preds = %if.else23
  %22 = load i8, ptr %c, align 1, !tbaa !25
  %conv28 = zext i8 %22 to i32
  %cmp29 = icmp eq i32 %conv28, 125
  br i1 %cmp29, label %if.then30, label %if.end31

if.then30:                                        ; preds = %if.else27
  store i8 1, ptr %escaped, align 1, !tbaa !23
  store i8 1, ptr %skip, align 1, !tbaa !23
  br label %if.end31

if.end31:                                         ; preds = %if.then30, %if.else27
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then24
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then20
  br label %if.end34

if.end34:                                         ; preds = %if.end33, %if.end18
  %23 = load i8, ptr %skip, align 1, !tbaa !23, !range !26, !noundef !27
  %loadedv35 = trunc i8 %23 to i1
  br i1 %loadedv35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %if.end34
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end37:                                         ; preds = %if.end34
  %24 = load i32, ptr %state, align 4, !tbaa !3
  switch i32 %24, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb46
    i32 3, label %sw.bb64
    i32 4, label %sw.bb70
  ]

sw.bb:                                            ; preds = %if.end37
  %25 = load i8, ptr %c, align 1, !tbaa !25
  %conv38 = zext i8 %25 to i32
  %cmp39 = icmp sge i32 %conv38, 4
  br i1 %cmp39, label %if.then40, label %if.else43

if.then40:                                        ; preds = %sw.bb
  %bad_type41 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 2
  %26 = load i32, ptr %bad_type41, align 4, !tbaa !20
  %inc42 = add nsw i32 %26, 1
  store i32 %inc42, ptr %bad_type41, align 4, !tbaa !20
  store i8 1, ptr %failed, align 1, !tbaa !23
  br label %if.end45

if.else43:                                        ; preds = %sw.bb
  %27 = load i8, ptr %c, align 1, !tbaa !25
  %conv44 = zext i8 %27 to i32
  store i32 %conv44, ptr %type, align 4, !tbaa !3
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end45

if.end45:                                         ; preds = %if.else43, %if.then40
  br label %sw.epilog

sw.bb46:                                          ; preds = %if.end37
  %28 = load i8, ptr %c, align 1, !tbaa !25
  %conv47 = zext i8 %28 to i32
  %cmp48 = icmp sgt i32 %conv47, 4
  br i1 %cmp48, label %if.then57, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.bb46
  %29 = load i32, ptr %type, align 4, !tbaa !3
  %cmp49 = icmp eq i32 %29, 0
  br i1 %cmp49, label %land.lhs.true, label %lor.lhs.false52

land.lhs.true:                                    ; preds = %lor.lhs.false
  %30 = load i8, ptr %c, align 1, !tbaa !25
  %conv50 = zext i8 %30 to i32
  %cmp51 = icmp ne i32 %conv50, 0
  br i1 %cmp51, label %if.then57, label %lor.lhs.false52

lor.lhs.false52:                                  ; preds = %land.lhs.true, %lor.lhs.false
  %31 = load i32, ptr %type, align 4, !tbaa !3
  %cmp53 = icmp eq i32 %31, 1
  br i1 %cmp53, label %land.lhs.true54, label %if.else60

land.lhs.true54:                                  ; preds = %lor.lhs.false52
  %32 = load i8, ptr %c, align 1, !tbaa !25
  %conv55 = zext i8 %32 to i32
  %cmp56 = icmp eq i32 %conv55, 0
  br i1 %cmp56, label %if.then57, label %if.else60

if.then57:                                        ; preds = %land.lhs.true54, %land.lhs.true, %sw.bb46
  store i8 1, ptr %failed, align 1, !tbaa !23
  %broken58 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  %33 = load i32, ptr %broken58, align 4, !tbaa !19
  %inc59 = add nsw i32 %33, 1
  store i32 %inc59, ptr %broken58, align 4, !tbaa !19
  br label %if.end63

if.else60:                                        ; preds = %land.lhs.true54, %lor.lhs.false52
  %34 = load i8, ptr %c, align 1, !tbaa !25
  %conv61 = zext i8 %34 to i32
  store i32 %conv61, ptr %length, align 4, !tbaa !3
  store i32 0, ptr %got, align 4, !tbaa !3
  store i32 0, ptr %value, align 4, !tbaa !3
  %35 = load i32, ptr %length, align 4, !tbaa !3
  %cmp62 = icmp eq i32 %35, 0
  %36 = zext i1 %cmp62 to i64
  %cond = select i1 %cmp62, i32 4, i32 3
  store i32 %cond, ptr %state, align 4, !tbaa !3
  br label %if.end63

if.end63:                                         ; preds = %if.else60, %if.then57
  br label %sw.epilog

sw.bb64:                                          ; preds = %if.end37
  %37 = load i32, ptr %value, align 4, !tbaa !3
  %shl = shl i32 %37, 8
  %38 = load i8, ptr %c, align 1, !tbaa !25
  %conv65 = zext i8 %38 to i32
  %or = or i32 %shl, %conv65
  store i32 %or, ptr %value, align 4, !tbaa !3
  %39 = load i32, ptr %got, align 4, !tbaa !3
  %inc66 = add nsw i32 %39, 1
  store i32 %inc66, ptr %got, align 4, !tbaa !3
  %40 = load i32, ptr %length, align 4, !tbaa !3
  %cmp67 = icmp eq i32 %inc66, %40
  br i1 %cmp67, label %if.then68, label %if.end69

if.then68:                                        ; preds = %sw.bb64
  store i32 4, ptr %state, align 4, !tbaa !3
  br label %if.end69

if.end69:                                         ; preds = %if.then68, %sw.bb64
  br label %sw.epilog

sw.bb70:                                          ; preds = %if.end37
  %41 = load i8, ptr %c, align 1, !tbaa !25
  %conv71 = zext i8 %41 to i32
  %42 = load i8, ptr %sum, align 1, !tbaa !25
  %conv72 = zext i8 %42 to i32
  %cmp73 = icmp eq i32 %conv71, %conv72
  br i1 %cmp73, label %if.then74, label %if.else75

if.then74:                                        ; preds = %sw.bb70
  store i8 1, ptr %complete, align 1, !tbaa !23
  br label %if.end78

if.else75:                                        ; preds = %sw.bb70
  %bad_sum76 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 1
  %43 = load i32, ptr %bad_sum76, align 4, !tbaa !21
  %inc77 = add nsw i32 %43, 1
  store i32 %inc77, ptr %bad_sum76, align 4, !tbaa !21
  store i8 1, ptr %failed, align 1, !tbaa !23
  br label %if.end78

if.end78:                                         ; preds = %if.else75, %if.then74
  br label %sw.epilog

sw.epilog:                                        ; preds = %if.end37, %if.end78, %if.end69, %if.end63, %if.end45
  %44 = load i8, ptr %sum, align 1, !tbaa !25
  %conv79 = zext i8 %44 to i32
  %mul = mul nsw i32 %conv79, 3
  %45 = load i8, ptr %c, align 1, !tbaa !25
  %conv80 = zext i8 %45 to i32
  %add81 = add nsw i32 %mul, %conv80
  %conv82 = trunc i32 %add81 to i8
  store i8 %conv82, ptr %sum, align 1, !tbaa !25
  %46 = load i8, ptr %complete, align 1, !tbaa !23, !range !26, !noundef !27
  %loadedv83 = trunc i8 %46 to i1
  br i1 %loadedv83, label %if.then84, label %if.end101

if.then84:                                        ; preds = %sw.epilog
  %accepted85 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 0
  %47 = load i32, ptr %type, align 4, !tbaa !3
  %idxprom86 = sext i32 %47 to i64
  %arrayidx87 = getelementptr inbounds [4 x i32], ptr %accepted85, i64 0, i64 %idxprom86
  %48 = load i32, ptr %arrayidx87, align 4, !tbaa !3
  %inc88 = add nsw i32 %48, 1
  store i32 %inc88, ptr %arrayidx87, align 4, !tbaa !3
  %49 = load i32, ptr %type, align 4, !tbaa !3
  switch i32 %49, label %sw.epilog100 [
    i32 1, label %sw.bb89
    i32 2, label %sw.bb94
    i32 3, label %sw.bb98
  ]

sw.bb89:                                          ; preds = %if.then84
  %registers90 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  %50 = load i32, ptr %registers90, align 4, !tbaa !22
  %mul91 = mul i32 %50, 31
  %51 = load i32, ptr %value, align 4, !tbaa !3
  %add92 = add i32 %mul91, %51
  %registers93 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  store i32 %add92, ptr %registers93, align 4, !tbaa !22
  br label %sw.epilog100

sw.bb94:                                          ; preds = %if.then84
  %52 = load i32, ptr %value, align 4, !tbaa !3
  %shl95 = shl i32 %52, 1
  %registers96 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  %53 = load i32, ptr %registers96, align 4, !tbaa !22
  %xor97 = xor i32 %53, %shl95
  store i32 %xor97, ptr %registers96, align 4, !tbaa !22
  br label %sw.epilog100

sw.bb98:                                          ; preds = %if.then84
  %registers99 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  store i32 0, ptr %registers99, align 4, !tbaa !22
  br label %sw.epilog100

sw.epilog100:                                     ; preds = %if.then84, %sw.bb98, %sw.bb94, %sw.bb89
  br label %if.end101

if.end101:                                        ; preds = %sw.epilog100, %sw.epilog
  %54 = load i8, ptr %failed, align 1, !tbaa !23, !range !26, !noundef !27
  %loadedv102 = trunc i8 %54 to i1
  br i1 %loadedv102, label %if.then105, label %lor.lhs.false103

lor.lhs.false103:                                 ; preds = %if.end101
  %55 = load i8, ptr %complete, align 1, !tbaa !23, !range !26, !noundef !27
  %loadedv104 = trunc i8 %55 to i1
  br i1 %loadedv104, label %if.then105, label %if.end106

if.then105:                                       ; preds = %lor.lhs.false103, %if.end101
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end106

if.end106:                                        ; preds = %if.then105, %lor.lhs.false103
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end106, %if.then36
  call void @llvm.lifetime.end.p0(ptr %complete) #5
  call void @llvm.lifetime.end.p0(ptr %failed) #5
  call void @llvm.lifetime.end.p0(ptr %skip) #5
  call void @llvm.lifetime.end.p0(ptr %c) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc110
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc110

for.inc110:                                       ; preds = %cleanup.cont, %cleanup
  %56 = load i32, ptr %i, align 4, !tbaa !3
  %inc111 = add nsw i32 %56, 1
  store i32 %inc111, ptr %i, align 4, !tbaa !3
  br label %for.cond4, !llvm.loop !28

for.end113:                                       ; preds = %for.cond.cleanup8
  %57 = load i32, ptr %state, align 4, !tbaa !3
  %cmp114 = icmp ne i32 %57, 0
  br i1 %cmp114, label %if.then115, label %if.end118

if.then115:                                       ; preds = %for.end113
  %broken116 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  %58 = load i32, ptr %broken116, align 4, !tbaa !19
  %inc117 = add nsw i32 %58, 1
  store i32 %inc117, ptr %broken116, align 4, !tbaa !19
  br label %if.end118

if.end118:                                        ; preds = %if.then115, %for.end113
  %59 = load ptr, ptr %statistics.addr, align 8, !tbaa !12
  %60 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom119 = sext i32 %60 to i64
  %arrayidx120 = getelementptr inbounds %struct.Statistics, ptr %59, i64 %idxprom119
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx120, ptr align 4 %s, i64 36, i1 false), !tbaa.struct !29
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  call void @llvm.lifetime.end.p0(ptr %value) #5
  call void @llvm.lifetime.end.p0(ptr %got) #5
  call void @llvm.lifetime.end.p0(ptr %length) #5
  call void @llvm.lifetime.end.p0(ptr %type) #5
  call void @llvm.lifetime.end.p0(ptr %escaped) #5
  call void @llvm.lifetime.end.p0(ptr %state) #5
  call void @llvm.lifetime.end.p0(ptr %s) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup121

cleanup121:                                       ; preds = %if.end118, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #5
  %cleanup.dest122 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest122, label %unreachable [
    i32 0, label %cleanup.cont123
    i32 1, label %cleanup.cont123
  ]

cleanup.cont123:                                  ; preds = %cleanup121, %cleanup121
  ret void

unreachable:                                      ; preds = %cleanup121, %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!13 = !{!"p1 _ZTS10Statistics", !9, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !4, i64 28}
!18 = !{!"_ZTS10Statistics", !5, i64 0, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !4, i64 32}
!19 = !{!18, !4, i64 24}
!20 = !{!18, !4, i64 20}
!21 = !{!18, !4, i64 16}
!22 = !{!18, !4, i64 32}
!23 = !{!24, !24, i64 0}
!24 = !{!"bool", !5, i64 0}
!25 = !{!5, !5, i64 0}
!26 = !{i8 0, i8 2}
!27 = !{}
!28 = distinct !{!28, !15, !16}
!29 = !{i64 0, i64 16, !25, i64 16, i64 4, !3, i64 20, i64 4, !3, i64 24, i64 4, !3, i64 28, i64 4, !3, i64 32, i64 4, !3}
