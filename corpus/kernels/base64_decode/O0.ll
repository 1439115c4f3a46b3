; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @base64_decode(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %out, i32 noundef %room, ptr noundef %size, ptr noundef %error) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %room.addr = alloca i32, align 4
  %size.addr = alloca ptr, align 8
  %error.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %dst = alloca ptr, align 8
  %n = alloca i32, align 4
  %problem = alloca i32, align 4
  %bits = alloca i32, align 4
  %have = alloca i32, align 4
  %padding = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  %v = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %room, ptr %room.addr, align 4, !tbaa !3
  store ptr %size, ptr %size.addr, align 8, !tbaa !10
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup139

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %dst) #4
  %2 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %4 = load i32, ptr %room.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %3, %4
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %dst, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %problem) #4
  store i32 0, ptr %problem, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %bits) #4
  store i32 0, ptr %bits, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %have) #4
  store i32 0, ptr %have, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %padding) #4
  store i32 0, ptr %padding, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %5 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %7, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %9 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %10, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %9, i64 %idxprom1
  %11 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %8, %11
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup95

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %12 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %13 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %12, i64 %idxprom4
  %14 = load i8, ptr %arrayidx5, align 1, !tbaa !12
  store i8 %14, ptr %c, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %15 = load i8, ptr %c, align 1, !tbaa !12
  %conv = zext i8 %15 to i32
  %cmp6 = icmp sge i32 %conv, 65
  br i1 %cmp6, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %for.body
  %16 = load i8, ptr %c, align 1, !tbaa !12
  %conv7 = zext i8 %16 to i32
  %cmp8 = icmp sle i32 %conv7, 90
  br i1 %cmp8, label %if.then9, label %if.else

if.then9:                                         ; preds = %land.lhs.true
  %17 = load i8, ptr %c, align 1, !tbaa !12
  %conv10 = zext i8 %17 to i32
  %sub = sub nsw i32 %conv10, 65
  store i32 %sub, ptr %v, align 4, !tbaa !3
  br label %if.end55

if.else:                                          ; preds = %land.lhs.true, %for.body
  %18 = load i8, ptr %c, align 1, !tbaa !12
  %conv11 = zext i8 %18 to i32
  %cmp12 = icmp sge i32 %conv11, 97
  br i1 %cmp12, label %land.lhs.true13, label %if.else20

land.lhs.true13:                                  ; preds = %if.else
  %19 = load i8, ptr %c, align 1, !tbaa !12
  %conv14 = zext i8 %19 to i32
  %cmp15 = icmp sle i32 %conv14, 122
  br i1 %cmp15, label %if.then16, label %if.else20

if.then16:                                        ; preds = %land.lhs.true13
  %20 = load i8, ptr %c, align 1, !tbaa !12
  %conv17 = zext i8 %20 to i32
  %sub18 = sub nsw i32 %conv17, 97
  %add19 = add nsw i32 %sub18, 26
  store i32 %add19, ptr %v, align 4, !tbaa !3
  br label %if.end54

if.else20:                                        ; preds = %land.lhs.true13, %if.else
  %21 = load i8, ptr %c, align 1, !tbaa !12
  %conv21 = zext i8 %21 to i32
  %cmp22 = icmp sge i32 %conv21, 48
  br i1 %cmp22, label %land.lhs.true23, label %if.else30

land.lhs.true23:                                  ; preds = %if.else20
  %22 = load i8, ptr %c, align 1, !tbaa !12
  %conv24 = zext i8 %22 to i32
  %cmp25 = icmp sle i32 %conv24, 57
  br i1 %cmp25, label %if.then26, label %if.else30

if.then26:                                        ; preds = %land.lhs.true23
  %23 = load i8, ptr %c, align 1, !tbaa !12
  %conv27 = zext i8 %23 to i32
  %sub28 = sub nsw i32 %conv27, 48
  %add29 = add nsw i32 %sub28, 52
  store i32 %add29, ptr %v, align 4, !tbaa !3
  br label %if.end53

if.else30:                                        ; preds = %land.lhs.true23, %if.else20
  %24 = load i8, ptr %c, align 1, !tbaa !12
  %conv31 = zext i8 %24 to i32
  %cmp32 = icmp eq i32 %conv31, 43
  br i1 %cmp32, label %if.then33, label %if.else34

if.then33:                                        ; preds = %if.else30
  store i32 62, ptr %v, align 4, !tbaa !3
  br label %if.end52

if.else34:                                        ; preds = %if.else30
  %25 = load i8, ptr %c, align 1, !tbaa !12
  %conv35 = zext i8 %25 to i32
  %cmp36 = icmp eq i32 %conv35, 47
  br i1 %cmp36, label %if.then37, label %if.else38

if.then37:                                        ; preds = %if.else34
  store i32 63, ptr %v, align 4, !tbaa !3
  br label %if.end51

if.else38:                                        ; preds = %if.else34
  %26 = load i8, ptr %c, align 1, !tbaa !12
  %conv39 = zext i8 %26 to i32
  %cmp40 = icmp eq i32 %conv39, 61
  br i1 %cmp40, label %if.then41, label %if.else42

if.then41:                                        ; preds = %if.else38
  store i32 -1, ptr %v, align 4, !tbaa !3
  br label %if.end50

if.else42:                                        ; preds = %if.else38
  %27 = load i8, ptr %c, align 1, !tbaa !12
  %conv43 = zext i8 %27 to i32
  %cmp44 = icmp eq i32 %conv43, 10
  br i1 %cmp44, label %if.then47, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else42
  %28 = load i8, ptr %c, align 1, !tbaa !12
  %conv45 = zext i8 %28 to i32
  %cmp46 = icmp eq i32 %conv45, 13
  br i1 %cmp46, label %if.then47, label %if.else48

if.then47:                                        ; preds = %lor.lhs.false, %if.else42
  store i32 -2, ptr %v, align 4, !tbaa !3
  br label %if.end49

if.else48:                                        ; preds = %lor.lhs.false
  store i32 -3, ptr %v, align 4, !tbaa !3
  br label %if.end49

if.end49:                                         ; preds = %if.else48, %if.then47
  br label %if.end50

if.end50:                                         ; preds = %if.end49, %if.then41
  br label %if.end51

if.end51:                                         ; preds = %if.end50, %if.then37
  br label %if.end52

if.end52:                                         ; preds = %if.end51, %if.then33
  br label %if.end53

if.end53:                                         ; preds = %if.end52, %if.then26
  br label %if.end54

if.end54:                                         ; preds = %if.end53, %if.then16
  br label %if.end55

if.end55:                                         ; preds = %if.end54, %if.then9
  %29 = load i32, ptr %v, align 4, !tbaa !3
  %cmp56 = icmp eq i32 %29, -2
  br i1 %cmp56, label %if.then57, label %if.end58

if.then57:                                        ; preds = %if.end55
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end58:                                         ; preds = %if.end55
  %30 = load i32, ptr %v, align 4, !tbaa !3
  %cmp59 = icmp eq i32 %30, -3
  br i1 %cmp59, label %if.then60, label %if.end61

if.then60:                                        ; preds = %if.end58
  store i32 1, ptr %problem, align 4, !tbaa !3
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end61:                                         ; preds = %if.end58
  %31 = load i32, ptr %v, align 4, !tbaa !3
  %cmp62 = icmp eq i32 %31, -1
  br i1 %cmp62, label %if.then63, label %if.end72

if.then63:                                        ; preds = %if.end61
  %32 = load i32, ptr %padding, align 4, !tbaa !3
  %inc = add nsw i32 %32, 1
  store i32 %inc, ptr %padding, align 4, !tbaa !3
  %33 = load i32, ptr %padding, align 4, !tbaa !3
  %cmp64 = icmp sgt i32 %33, 2
  br i1 %cmp64, label %if.then70, label %lor.lhs.false65

lor.lhs.false65:                                  ; preds = %if.then63
  %34 = load i32, ptr %have, align 4, !tbaa !3
  %cmp66 = icmp slt i32 %34, 2
  br i1 %cmp66, label %if.then70, label %lor.lhs.false67

lor.lhs.false67:                                  ; preds = %lor.lhs.false65
  %35 = load i32, ptr %have, align 4, !tbaa !3
  %36 = load i32, ptr %padding, align 4, !tbaa !3
  %add68 = add nsw i32 %35, %36
  %cmp69 = icmp sgt i32 %add68, 4
  br i1 %cmp69, label %if.then70, label %if.end71

if.then70:                                        ; preds = %lor.lhs.false67, %lor.lhs.false65, %if.then63
  store i32 2, ptr %problem, align 4, !tbaa !3
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end71:                                         ; preds = %lor.lhs.false67
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end72:                                         ; preds = %if.end61
  %37 = load i32, ptr %padding, align 4, !tbaa !3
  %cmp73 = icmp sgt i32 %37, 0
  br i1 %cmp73, label %if.then74, label %if.end75

if.then74:                                        ; preds = %if.end72
  store i32 2, ptr %problem, align 4, !tbaa !3
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end75:                                         ; preds = %if.end72
  %38 = load i32, ptr %bits, align 4, !tbaa !3
  %shl = shl i32 %38, 6
  %39 = load i32, ptr %v, align 4, !tbaa !3
  %or = or i32 %shl, %39
  store i32 %or, ptr %bits, align 4, !tbaa !3
  %40 = load i32, ptr %have, align 4, !tbaa !3
  %inc76 = add nsw i32 %40, 1
  store i32 %inc76, ptr %have, align 4, !tbaa !3
  %cmp77 = icmp eq i32 %inc76, 4
  br i1 %cmp77, label %if.then78, label %if.end92

if.then78:                                        ; preds = %if.end75
  %41 = load i32, ptr %bits, align 4, !tbaa !3
  %shr = lshr i32 %41, 16
  %conv79 = trunc i32 %shr to i8
  %42 = load ptr, ptr %dst, align 8, !tbaa !7
  %43 = load i32, ptr %n, align 4, !tbaa !3
  %idxprom80 = sext i32 %43 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %42, i64 %idxprom80
  store i8 %conv79, ptr %arrayidx81, align 1, !tbaa !12
  %44 = load i32, ptr %bits, align 4, !tbaa !3
  %shr82 = lshr i32 %44, 8
  %conv83 = trunc i32 %shr82 to i8
  %45 = load ptr, ptr %dst, align 8, !tbaa !7
  %46 = load i32, ptr %n, align 4, !tbaa !3
  %add84 = add nsw i32 %46, 1
  %idxprom85 = sext i32 %add84 to i64
  %arrayidx86 = getelementptr inbounds i8, ptr %45, i64 %idxprom85
  store i8 %conv83, ptr %arrayidx86, align 1, !tbaa !12
  %47 = load i32, ptr %bits, align 4, !tbaa !3
  %conv87 = trunc i32 %47 to i8
  %48 = load ptr, ptr %dst, align 8, !tbaa !7
  %49 = load i32, ptr %n, align 4, !tbaa !3
  %add88 = add nsw i32 %49, 2
  %idxprom89 = sext i32 %add88 to i64
  %arrayidx90 = getelementptr inbounds i8, ptr %48, i64 %idxprom89
  store i8 %conv87, ptr %arrayidx90, align 1, !tbaa !12
  %50 = load i32, ptr %n, align 4, !tbaa !3
  %add91 = add nsw i32 %50, 3
  store i32 %add91, ptr %n, align 4, !tbaa !3
  store i32 0, ptr %have, align 4, !tbaa !3
  store i32 0, ptr %bits, align 4, !tbaa !3
  br label %if.end92

if.end92:                                         ; preds = %if.then78, %if.end75
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end92, %if.then74, %if.end71, %if.then70, %if.then60, %if.then57
  call void @llvm.lifetime.end.p0(ptr %v) #4
  call void @llvm.lifetime.end.p0(ptr %c) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup95 [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %51 = load i32, ptr %i, align 4, !tbaa !3
  %inc94 = add nsw i32 %51, 1
  store i32 %inc94, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

cleanup95:                                        ; preds = %cleanup, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.end:                                          ; preds = %cleanup95
  %52 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp96 = icmp eq i32 %52, 0
  br i1 %cmp96, label %land.lhs.true97, label %if.end134

land.lhs.true97:                                  ; preds = %for.end
  %53 = load i32, ptr %have, align 4, !tbaa !3
  %cmp98 = icmp ne i32 %53, 0
  br i1 %cmp98, label %if.then101, label %lor.lhs.false99

lor.lhs.false99:                                  ; preds = %land.lhs.true97
  %54 = load i32, ptr %padding, align 4, !tbaa !3
  %cmp100 = icmp ne i32 %54, 0
  br i1 %cmp100, label %if.then101, label %if.end134

if.then101:                                       ; preds = %lor.lhs.false99, %land.lhs.true97
  %55 = load i32, ptr %have, align 4, !tbaa !3
  %56 = load i32, ptr %padding, align 4, !tbaa !3
  %add102 = add nsw i32 %55, %56
  %cmp103 = icmp ne i32 %add102, 4
  br i1 %cmp103, label %if.then104, label %if.else105

if.then104:                                       ; preds = %if.then101
  store i32 3, ptr %problem, align 4, !tbaa !3
  br label %if.end133

if.else105:                                       ; preds = %if.then101
  %57 = load i32, ptr %have, align 4, !tbaa !3
  %cmp106 = icmp eq i32 %57, 2
  br i1 %cmp106, label %if.then107, label %if.else116

if.then107:                                       ; preds = %if.else105
  %58 = load i32, ptr %bits, align 4, !tbaa !3
  %and = and i32 %58, 15
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then108, label %if.else109

if.then108:                                       ; preds = %if.then107
  store i32 4, ptr %problem, align 4, !tbaa !3
  br label %if.end115

if.else109:                                       ; preds = %if.then107
  %59 = load i32, ptr %bits, align 4, !tbaa !3
  %shr110 = lshr i32 %59, 4
  %conv111 = trunc i32 %shr110 to i8
  %60 = load ptr, ptr %dst, align 8, !tbaa !7
  %61 = load i32, ptr %n, align 4, !tbaa !3
  %inc112 = add nsw i32 %61, 1
  store i32 %inc112, ptr %n, align 4, !tbaa !3
  %idxprom113 = sext i32 %61 to i64
  %arrayidx114 = getelementptr inbounds i8, ptr %60, i64 %idxprom113
  store i8 %conv111, ptr %arrayidx114, align 1, !tbaa !12
  br label %if.end115

if.end115:                                        ; preds = %if.else109, %if.then108
  br label %if.end132

if.else116:                                       ; preds = %if.else105
  %62 = load i32, ptr %bits, align 4, !tbaa !3
  %and117 = and i32 %62, 3
  %tobool118 = icmp ne i32 %and117, 0
  br i1 %tobool118, label %if.then119, label %if.else120

if.then119:                                       ; preds = %if.else116
  store i32 4, ptr %problem, align 4, !tbaa !3
  br label %if.end131

if.else120:                                       ; preds = %if.else116
  %63 = load i32, ptr %bits, align 4, !tbaa !3
  %shr121 = lshr i32 %63, 10
  %conv122 = trunc i32 %shr121 to i8
  %64 = load ptr, ptr %dst, align 8, !tbaa !7
  %65 = load i32, ptr %n, align 4, !tbaa !3
  %inc123 = add nsw i32 %65, 1
  store i32 %inc123, ptr %n, align 4, !tbaa !3
  %idxprom124 = sext i32 %65 to i64
  %arrayidx125 = getelementptr inbounds i8, ptr %64, i64 %idxprom124
  store i8 %conv122, ptr %arrayidx125, align 1, !tbaa !12
  %66 = load i32, ptr %bits, align 4, !tbaa !3
  %shr126 = lshr i32 %66, 2
  %conv127 = trunc i32 %shr126 to i8
  %67 = load ptr, ptr %dst, align 8, !tbaa !7
  %68 = load i32, ptr %n, align 4, !tbaa !3
  %inc128 = add nsw i32 %68, 1
  store i32 %inc128, ptr %n, align 4, !tbaa !3
  %idxprom129 = sext i32 %68 to i64
  %arrayidx130 = getelementptr inbounds i8, ptr %67, i64 %idxprom129
  store i8 %conv127, ptr %arrayidx130, align 1, !tbaa !12
  br label %if.end131

if.end131:                                        ; preds = %if.else120, %if.then119
  br label %if.end132

if.end132:                                        ; preds = %if.end131, %if.end115
  br label %if.end133

if.end133:                                        ; preds = %if.end132, %if.then104
  br label %if.end134

if.end134:                                        ; preds = %if.end133, %lor.lhs.false99, %for.end
  %69 = load i32, ptr %n, align 4, !tbaa !3
  %70 = load ptr, ptr %size.addr, align 8, !tbaa !10
  %71 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom135 = sext i32 %71 to i64
  %arrayidx136 = getelementptr inbounds i32, ptr %70, i64 %idxprom135
  store i32 %69, ptr %arrayidx136, align 4, !tbaa !3
  %72 = load i32, ptr %problem, align 4, !tbaa !3
  %73 = load ptr, ptr %error.addr, align 8, !tbaa !10
  %74 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom137 = sext i32 %74 to i64
  %arrayidx138 = getelementptr inbounds i32, ptr %73, i64 %idxprom137
  store i32 %72, ptr %arrayidx138, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %padding) #4
  call void @llvm.lifetime.end.p0(ptr %have) #4
  call void @llvm.lifetime.end.p0(ptr %bits) #4
  call void @llvm.lifetime.end.p0(ptr %problem) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %dst) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup139

cleanup139:                                       ; preds = %if.end134, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest140 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest140, label %unreachable [
    i32 0, label %cleanup.cont141
    i32 1, label %cleanup.cont141
  ]

cleanup.cont141:                                  ; preds = %cleanup139, %cleanup139
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
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
