; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quick_select(ptr noundef %lists, ptr noundef %wanted, i32 noundef %count, ptr noundef %selected, ptr noundef %rounds) #0 {
entry:
  %lists.addr = alloca ptr, align 8
  %wanted.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %selected.addr = alloca ptr, align 8
  %rounds.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca [24 x i32], align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %lo = alloca i32, align 4
  %hi = alloca i32, align 4
  %n = alloca i32, align 4
  %done = alloca i8, align 1
  %i9 = alloca i32, align 4
  %v = alloca i32, align 4
  %j = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  %pivot = alloca i32, align 4
  %less = alloca i32, align 4
  %i61 = alloca i32, align 4
  %more = alloca i32, align 4
  %v65 = alloca i32, align 4
  store ptr %lists, ptr %lists.addr, align 8, !tbaa !7
  store ptr %wanted, ptr %wanted.addr, align 8, !tbaa !7
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %selected, ptr %selected.addr, align 8, !tbaa !7
  store ptr %rounds, ptr %rounds.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %a) #4
  call void @llvm.lifetime.start.p0(ptr %i) #4
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, 24
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %lists.addr, align 8, !tbaa !7
  %4 = load i32, ptr %t, align 4, !tbaa !3
  %mul = mul nsw i32 %4, 24
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %add = add nsw i32 %mul, %5
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom2 = sext i32 %7 to i64
  %arrayidx3 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom2
  store i32 %6, ptr %arrayidx3, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %k) #4
  %9 = load ptr, ptr %wanted.addr, align 8, !tbaa !7
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom4 = sext i32 %10 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4
  %11 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  store i32 %11, ptr %k, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lo) #4
  store i32 0, ptr %lo, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %hi) #4
  store i32 23, ptr %hi, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %done) #4
  store i8 0, ptr %done, align 1, !tbaa !13
  br label %while.cond

while.cond:                                       ; preds = %if.end102, %for.end33, %for.end
  %12 = load i8, ptr %done, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv = trunc i8 %12 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end103

while.body:                                       ; preds = %while.cond
  %13 = load i32, ptr %n, align 4, !tbaa !3
  %inc6 = add nsw i32 %13, 1
  store i32 %inc6, ptr %n, align 4, !tbaa !3
  %14 = load i32, ptr %hi, align 4, !tbaa !3
  %15 = load i32, ptr %lo, align 4, !tbaa !3
  %sub = sub nsw i32 %14, %15
  %cmp7 = icmp slt i32 %sub, 5
  br i1 %cmp7, label %if.then8, label %if.end34

if.then8:                                         ; preds = %while.body
  call void @llvm.lifetime.start.p0(ptr %i9) #4
  %16 = load i32, ptr %lo, align 4, !tbaa !3
  %add10 = add nsw i32 %16, 1
  store i32 %add10, ptr %i9, align 4, !tbaa !3
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc31, %if.then8
  %17 = load i32, ptr %i9, align 4, !tbaa !3
  %18 = load i32, ptr %hi, align 4, !tbaa !3
  %cmp12 = icmp sle i32 %17, %18
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13

for.cond.cleanup13:                               ; preds = %for.cond11
  store i32 7, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i9) #4
  br label %for.end33

for.body14:                                       ; preds = %for.cond11
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %19 = load i32, ptr %i9, align 4, !tbaa !3
  %idxprom15 = sext i32 %19 to i64
  %arrayidx16 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom15
  %20 = load i32, ptr %arrayidx16, align 4, !tbaa !3
  store i32 %20, ptr %v, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %j) #4
  %21 = load i32, ptr %i9, align 4, !tbaa !3
  store i32 %21, ptr %j, align 4, !tbaa !3
  br label %while.cond17

while.cond17:                                     ; preds = %while.body23, %for.body14
  %22 = load i32, ptr %j, align 4, !tbaa !3
  %23 = load i32, ptr %lo, align 4, !tbaa !3
  %cmp18 = icmp sgt i32 %22, %23
  br i1 %cmp18, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond17
  %24 = load i32, ptr %j, align 4, !tbaa !3
  %sub19 = sub nsw i32 %24, 1
  %idxprom20 = sext i32 %sub19 to i64
  %arrayidx21 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom20
  %25 = load i32, ptr %arrayidx21, align 4, !tbaa !3
  %26 = load i32, ptr %v, align 4, !tbaa !3
  %cmp22 = icmp sgt i32 %25, %26
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond17
  %27 = phi i1 [ false, %while.cond17 ], [ %cmp22, %land.rhs ]
  br i1 %27, label %while.body23, label %while.end

while.body23:                                     ; preds = %land.end
  %28 = load i32, ptr %j, align 4, !tbaa !3
  %sub24 = sub nsw i32 %28, 1
  %idxprom25 = sext i32 %sub24 to i64
  %arrayidx26 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom25
  %29 = load i32, ptr %arrayidx26, align 4, !tbaa !3
  %30 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom27 = sext i32 %30 to i64
  %arrayidx28 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom27
  store i32 %29, ptr %arrayidx28, align 4, !tbaa !3
  %31 = load i32, ptr %j, align 4, !tbaa !3
  %dec = add nsw i32 %31, -1
  store i32 %dec, ptr %j, align 4, !tbaa !3
  br label %while.cond17, !llvm.loop !17

while.end:                                        ; preds = %land.end
  %32 = load i32, ptr %v, align 4, !tbaa !3
  %33 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom29 = sext i32 %33 to i64
  %arrayidx30 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom29
  store i32 %32, ptr %arrayidx30, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %j) #4
  call void @llvm.lifetime.end.p0(ptr %v) #4
  br label %for.inc31

for.inc31:                                        ; preds = %while.end
  %34 = load i32, ptr %i9, align 4, !tbaa !3
  %inc32 = add nsw i32 %34, 1
  store i32 %inc32, ptr %i9, align 4, !tbaa !3
  br label %for.cond11, !llvm.loop !18

for.end33:                                        ; preds = %for.cond.cleanup13
  store i8 1, ptr %done, align 1, !tbaa !13
  br label %while.cond, !llvm.loop !19

if.end34:                                         ; preds = %while.body
  call void @llvm.lifetime.start.p0(ptr %x) #4
  %35 = load i32, ptr %lo, align 4, !tbaa !3
  %idxprom35 = sext i32 %35 to i64
  %arrayidx36 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom35
  %36 = load i32, ptr %arrayidx36, align 4, !tbaa !3
  store i32 %36, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %y) #4
  %37 = load i32, ptr %lo, align 4, !tbaa !3
  %38 = load i32, ptr %hi, align 4, !tbaa !3
  %add37 = add nsw i32 %37, %38
  %div = sdiv i32 %add37, 2
  %idxprom38 = sext i32 %div to i64
  %arrayidx39 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom38
  %39 = load i32, ptr %arrayidx39, align 4, !tbaa !3
  store i32 %39, ptr %y, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %z) #4
  %40 = load i32, ptr %hi, align 4, !tbaa !3
  %idxprom40 = sext i32 %40 to i64
  %arrayidx41 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom40
  %41 = load i32, ptr %arrayidx41, align 4, !tbaa !3
  store i32 %41, ptr %z, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %pivot) #4
  %42 = load i32, ptr %x, align 4, !tbaa !3
  %43 = load i32, ptr %y, align 4, !tbaa !3
  %cmp42 = icmp slt i32 %42, %43
  br i1 %cmp42, label %if.then43, label %if.else

if.then43:                                        ; preds = %if.end34
  %44 = load i32, ptr %y, align 4, !tbaa !3
  %45 = load i32, ptr %z, align 4, !tbaa !3
  %cmp44 = icmp slt i32 %44, %45
  br i1 %cmp44, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then43
  %46 = load i32, ptr %y, align 4, !tbaa !3
  br label %cond.end48

cond.false:                                       ; preds = %if.then43
  %47 = load i32, ptr %x, align 4, !tbaa !3
  %48 = load i32, ptr %z, align 4, !tbaa !3
  %cmp45 = icmp slt i32 %47, %48
  br i1 %cmp45, label %cond.true46, label %cond.false47

cond.true46:                                      ; preds = %cond.false
  %49 = load i32, ptr %z, align 4, !tbaa !3
  br label %cond.end

cond.false47:                                     ; preds = %cond.false
  %50 = load i32, ptr %x, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false47, %cond.true46
  %cond = phi i32 [ %49, %cond.true46 ], [ %50, %cond.false47 ]
  br label %cond.end48

cond.end48:                                       ; preds = %cond.end, %cond.true
  %cond49 = phi i32 [ %46, %cond.true ], [ %cond, %cond.end ]
  store i32 %cond49, ptr %pivot, align 4, !tbaa !3
  br label %if.end60

if.else:                                          ; preds = %if.end34
  %51 = load i32, ptr %x, align 4, !tbaa !3
  %52 = load i32, ptr %z, align 4, !tbaa !3
  %cmp50 = icmp slt i32 %51, %52
  br i1 %cmp50, label %cond.true51, label %cond.false52

cond.true51:                                      ; preds = %if.else
  %53 = load i32, ptr %x, align 4, !tbaa !3
  br label %cond.end58

cond.false52:                                     ; preds = %if.else
  %54 = load i32, ptr %y, align 4, !tbaa !3
  %55 = load i32, ptr %z, align 4, !tbaa !3
  %cmp53 = icmp slt i32 %54, %55
  br i1 %cmp53, label %cond.true54, label %cond.false55

cond.true54:                                      ; preds = %cond.false52
  %56 = load i32, ptr %z, align 4, !tbaa !3
  br label %cond.end56

cond.false55:                                     ; preds = %cond.false52
  %57 = load i32, ptr %y, align 4, !tbaa !3
  br label %cond.end56

cond.end56:                                       ; preds = %cond.false55, %cond.true54
  %cond57 = phi i32 [ %56, %cond.true54 ], [ %57, %cond.false55 ]
  br label %cond.end58

cond.end58:                                       ; preds = %cond.end56, %cond.true51
  %cond59 = phi i32 [ %53, %cond.true51 ], [ %cond57, %cond.end56 ]
  store i32 %cond59, ptr %pivot, align 4, !tbaa !3
  br label %if.end60

if.end60:                                         ; preds = %cond.end58, %cond.end48
  call void @llvm.lifetime.start.p0(ptr %less) #4
  %58 = load i32, ptr %lo, align 4, !tbaa !3
  store i32 %58, ptr %less, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i61) #4
  %59 = load i32, ptr %lo, align 4, !tbaa !3
  store i32 %59, ptr %i61, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %more) #4
  %60 = load i32, ptr %hi, align 4, !tbaa !3
  store i32 %60, ptr %more, align 4, !tbaa !3
  br label %while.cond62

while.cond62:                                     ; preds = %if.end91, %if.end60
  %61 = load i32, ptr %i61, align 4, !tbaa !3
  %62 = load i32, ptr %more, align 4, !tbaa !3
  %cmp63 = icmp sle i32 %61, %62
  br i1 %cmp63, label %while.body64, label %while.end92

while.body64:                                     ; preds = %while.cond62
  call void @llvm.lifetime.start.p0(ptr %v65) #4
  %63 = load i32, ptr %i61, align 4, !tbaa !3
  %idxprom66 = sext i32 %63 to i64
  %arrayidx67 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom66
  %64 = load i32, ptr %arrayidx67, align 4, !tbaa !3
  store i32 %64, ptr %v65, align 4, !tbaa !3
  %65 = load i32, ptr %v65, align 4, !tbaa !3
  %66 = load i32, ptr %pivot, align 4, !tbaa !3
  %cmp68 = icmp slt i32 %65, %66
  br i1 %cmp68, label %if.then69, label %if.else78

if.then69:                                        ; preds = %while.body64
  %67 = load i32, ptr %less, align 4, !tbaa !3
  %idxprom70 = sext i32 %67 to i64
  %arrayidx71 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom70
  %68 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %69 = load i32, ptr %i61, align 4, !tbaa !3
  %inc72 = add nsw i32 %69, 1
  store i32 %inc72, ptr %i61, align 4, !tbaa !3
  %idxprom73 = sext i32 %69 to i64
  %arrayidx74 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom73
  store i32 %68, ptr %arrayidx74, align 4, !tbaa !3
  %70 = load i32, ptr %v65, align 4, !tbaa !3
  %71 = load i32, ptr %less, align 4, !tbaa !3
  %inc75 = add nsw i32 %71, 1
  store i32 %inc75, ptr %less, align 4, !tbaa !3
  %idxprom76 = sext i32 %71 to i64
  %arrayidx77 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom76
  store i32 %70, ptr %arrayidx77, align 4, !tbaa !3
  br label %if.end91

if.else78:                                        ; preds = %while.body64
  %72 = load i32, ptr %v65, align 4, !tbaa !3
  %73 = load i32, ptr %pivot, align 4, !tbaa !3
  %cmp79 = icmp sgt i32 %72, %73
  br i1 %cmp79, label %if.then80, label %if.else88

if.then80:                                        ; preds = %if.else78
  %74 = load i32, ptr %more, align 4, !tbaa !3
  %idxprom81 = sext i32 %74 to i64
  %arrayidx82 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom81
  %75 = load i32, ptr %arrayidx82, align 4, !tbaa !3
  %76 = load i32, ptr %i61, align 4, !tbaa !3
  %idxprom83 = sext i32 %76 to i64
  %arrayidx84 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom83
  store i32 %75, ptr %arrayidx84, align 4, !tbaa !3
  %77 = load i32, ptr %v65, align 4, !tbaa !3
  %78 = load i32, ptr %more, align 4, !tbaa !3
  %dec85 = add nsw i32 %78, -1
  store i32 %dec85, ptr %more, align 4, !tbaa !3
  %idxprom86 = sext i32 %78 to i64
  %arrayidx87 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom86
  store i32 %77, ptr %arrayidx87, align 4, !tbaa !3
  br label %if.end90

if.else88:                                        ; preds = %if.else78
  %79 = load i32, ptr %i61, align 4, !tbaa !3
  %inc89 = add nsw i32 %79, 1
  store i32 %inc89, ptr %i61, align 4, !tbaa !3
  br label %if.end90

if.end90:                                         ; preds = %if.else88, %if.then80
  br label %if.end91

if.end91:                                         ; preds = %if.end90, %if.then69
  call void @llvm.lifetime.end.p0(ptr %v65) #4
  br label %while.cond62, !llvm.loop !20

while.end92:                                      ; preds = %while.cond62
  %80 = load i32, ptr %k, align 4, !tbaa !3
  %81 = load i32, ptr %less, align 4, !tbaa !3
  %cmp93 = icmp slt i32 %80, %81
  br i1 %cmp93, label %if.then94, label %if.else96

if.then94:                                        ; preds = %while.end92
  %82 = load i32, ptr %less, align 4, !tbaa !3
  %sub95 = sub nsw i32 %82, 1
  store i32 %sub95, ptr %hi, align 4, !tbaa !3
  br label %if.end102

if.else96:                                        ; preds = %while.end92
  %83 = load i32, ptr %k, align 4, !tbaa !3
  %84 = load i32, ptr %more, align 4, !tbaa !3
  %cmp97 = icmp sgt i32 %83, %84
  br i1 %cmp97, label %if.then98, label %if.else100

if.then98:                                        ; preds = %if.else96
  %85 = load i32, ptr %more, align 4, !tbaa !3
  %add99 = add nsw i32 %85, 1
  store i32 %add99, ptr %lo, align 4, !tbaa !3
  br label %if.end101

if.else100:                                       ; preds = %if.else96
  store i8 1, ptr %done, align 1, !tbaa !13
  br label %if.end101

if.end101:                                        ; preds = %if.else100, %if.then98
  br label %if.end102

if.end102:                                        ; preds = %if.end101, %if.then94
  call void @llvm.lifetime.end.p0(ptr %more) #4
  call void @llvm.lifetime.end.p0(ptr %i61) #4
  call void @llvm.lifetime.end.p0(ptr %less) #4
  call void @llvm.lifetime.end.p0(ptr %pivot) #4
  call void @llvm.lifetime.end.p0(ptr %z) #4
  call void @llvm.lifetime.end.p0(ptr %y) #4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  br label %while.cond, !llvm.loop !19

while.end103:                                     ; preds = %while.cond
  %86 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom104 = sext i32 %86 to i64
  %arrayidx105 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom104
  %87 = load i32, ptr %arrayidx105, align 4, !tbaa !3
  %88 = load ptr, ptr %selected.addr, align 8, !tbaa !7
  %89 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom106 = sext i32 %89 to i64
  %arrayidx107 = getelementptr inbounds i32, ptr %88, i64 %idxprom106
  store i32 %87, ptr %arrayidx107, align 4, !tbaa !3
  %90 = load i32, ptr %n, align 4, !tbaa !3
  %cmp108 = icmp sle i32 %90, 24
  %conv = zext i1 %cmp108 to i32
  %91 = load ptr, ptr %rounds.addr, align 8, !tbaa !7
  %92 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom109 = sext i32 %92 to i64
  %arrayidx110 = getelementptr inbounds i32, ptr %91, i64 %idxprom109
  store i32 %conv, ptr %arrayidx110, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %done) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %hi) #4
  call void @llvm.lifetime.end.p0(ptr %lo) #4
  call void @llvm.lifetime.end.p0(ptr %k) #4
  call void @llvm.lifetime.end.p0(ptr %a) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %while.end103, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !14, i64 0}
!14 = !{!"bool", !5, i64 0}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
