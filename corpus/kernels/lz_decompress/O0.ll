; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lz_decompress(ptr noundef %packed, ptr noundef %offset, i32 noundef %count, ptr noundef %out, i32 noundef %room, ptr noundef %size, ptr noundef %error) #0 {
entry:
  %packed.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %room.addr = alloca i32, align 4
  %size.addr = alloca ptr, align 8
  %error.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %src = alloca ptr, align 8
  %n = alloca i32, align 4
  %dst = alloca ptr, align 8
  %i = alloca i32, align 4
  %o = alloca i32, align 4
  %problem = alloca i32, align 4
  %token = alloca i8, align 1
  %literals = alloca i32, align 4
  %length = alloca i32, align 4
  %part = alloca i32, align 4
  %amount = alloca i32, align 4
  %more = alloca i32, align 4
  %k = alloca i32, align 4
  %back = alloca i32, align 4
  %k84 = alloca i32, align 4
  store ptr %packed, ptr %packed.addr, align 8, !tbaa !7
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
  br label %cleanup114

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %src) #4
  %2 = load ptr, ptr %packed.addr, align 8, !tbaa !7
  %3 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %4 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %5 to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %src, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %n) #4
  %6 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %7 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %7, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %6, i64 %idxprom1
  %8 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %9 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom3 = sext i32 %10 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %9, i64 %idxprom3
  %11 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %11
  store i32 %sub, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %dst) #4
  %12 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %13 = load i32, ptr %t, align 4, !tbaa !3
  %14 = load i32, ptr %room.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %13, %14
  %idx.ext5 = sext i32 %mul to i64
  %add.ptr6 = getelementptr inbounds i8, ptr %12, i64 %idx.ext5
  store ptr %add.ptr6, ptr %dst, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %i) #4
  store i32 0, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %o) #4
  store i32 0, ptr %o, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %problem) #4
  store i32 0, ptr %problem, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %for.end108, %if.end
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %16 = load i32, ptr %n, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %15, %16
  br i1 %cmp7, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %17 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp8 = icmp eq i32 %17, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %18 = phi i1 [ false, %while.cond ], [ %cmp8, %land.rhs ]
  br i1 %18, label %while.body, label %while.end109

while.body:                                       ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %token) #4
  %19 = load ptr, ptr %src, align 8, !tbaa !7
  %20 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %20, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  %idxprom9 = sext i32 %20 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %19, i64 %idxprom9
  %21 = load i8, ptr %arrayidx10, align 1, !tbaa !12
  store i8 %21, ptr %token, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %literals) #4
  %22 = load i8, ptr %token, align 1, !tbaa !12
  %conv = zext i8 %22 to i32
  %shr = ashr i32 %conv, 4
  store i32 %shr, ptr %literals, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %length) #4
  %23 = load i8, ptr %token, align 1, !tbaa !12
  %conv11 = zext i8 %23 to i32
  %and = and i32 %conv11, 15
  store i32 %and, ptr %length, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %part) #4
  store i32 0, ptr %part, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc105, %while.body
  %24 = load i32, ptr %part, align 4, !tbaa !3
  %cmp12 = icmp slt i32 %24, 2
  br i1 %cmp12, label %land.rhs13, label %land.end15

land.rhs13:                                       ; preds = %for.cond
  %25 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp14 = icmp eq i32 %25, 0
  br label %land.end15

land.end15:                                       ; preds = %land.rhs13, %for.cond
  %26 = phi i1 [ false, %for.cond ], [ %cmp14, %land.rhs13 ]
  br i1 %26, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end15
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup107

for.body:                                         ; preds = %land.end15
  call void @llvm.lifetime.start.p0(ptr %amount) #4
  %27 = load i32, ptr %part, align 4, !tbaa !3
  %cmp16 = icmp eq i32 %27, 0
  br i1 %cmp16, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %28 = load i32, ptr %literals, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %29 = load i32, ptr %length, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %28, %cond.true ], [ %29, %cond.false ]
  store i32 %cond, ptr %amount, align 4, !tbaa !3
  %30 = load i32, ptr %amount, align 4, !tbaa !3
  %cmp17 = icmp eq i32 %30, 15
  br i1 %cmp17, label %if.then18, label %if.end33

if.then18:                                        ; preds = %cond.end
  call void @llvm.lifetime.start.p0(ptr %more) #4
  store i32 255, ptr %more, align 4, !tbaa !3
  br label %while.cond19

while.cond19:                                     ; preds = %if.end24, %if.then18
  %31 = load i32, ptr %more, align 4, !tbaa !3
  %cmp20 = icmp eq i32 %31, 255
  br i1 %cmp20, label %while.body21, label %while.end

while.body21:                                     ; preds = %while.cond19
  %32 = load i32, ptr %i, align 4, !tbaa !3
  %33 = load i32, ptr %n, align 4, !tbaa !3
  %cmp22 = icmp sge i32 %32, %33
  br i1 %cmp22, label %if.then23, label %if.end24

if.then23:                                        ; preds = %while.body21
  store i32 1, ptr %problem, align 4, !tbaa !3
  br label %while.end

if.end24:                                         ; preds = %while.body21
  %34 = load ptr, ptr %src, align 8, !tbaa !7
  %35 = load i32, ptr %i, align 4, !tbaa !3
  %inc25 = add nsw i32 %35, 1
  store i32 %inc25, ptr %i, align 4, !tbaa !3
  %idxprom26 = sext i32 %35 to i64
  %arrayidx27 = getelementptr inbounds i8, ptr %34, i64 %idxprom26
  %36 = load i8, ptr %arrayidx27, align 1, !tbaa !12
  %conv28 = zext i8 %36 to i32
  store i32 %conv28, ptr %more, align 4, !tbaa !3
  %37 = load i32, ptr %more, align 4, !tbaa !3
  %38 = load i32, ptr %amount, align 4, !tbaa !3
  %add29 = add nsw i32 %38, %37
  store i32 %add29, ptr %amount, align 4, !tbaa !3
  br label %while.cond19, !llvm.loop !13

while.end:                                        ; preds = %if.then23, %while.cond19
  %39 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp30 = icmp ne i32 %39, 0
  br i1 %cmp30, label %if.then31, label %if.end32

if.then31:                                        ; preds = %while.end
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end32:                                         ; preds = %while.end
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end32, %if.then31
  call void @llvm.lifetime.end.p0(ptr %more) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup102 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %if.end33

if.end33:                                         ; preds = %cleanup.cont, %cond.end
  %40 = load i32, ptr %part, align 4, !tbaa !3
  %cmp34 = icmp eq i32 %40, 0
  br i1 %cmp34, label %if.then35, label %if.else62

if.then35:                                        ; preds = %if.end33
  %41 = load i32, ptr %amount, align 4, !tbaa !3
  %42 = load i32, ptr %n, align 4, !tbaa !3
  %43 = load i32, ptr %i, align 4, !tbaa !3
  %sub36 = sub nsw i32 %42, %43
  %cmp37 = icmp sgt i32 %41, %sub36
  br i1 %cmp37, label %if.then38, label %if.else

if.then38:                                        ; preds = %if.then35
  store i32 1, ptr %problem, align 4, !tbaa !3
  br label %if.end58

if.else:                                          ; preds = %if.then35
  %44 = load i32, ptr %amount, align 4, !tbaa !3
  %45 = load i32, ptr %room.addr, align 4, !tbaa !3
  %46 = load i32, ptr %o, align 4, !tbaa !3
  %sub39 = sub nsw i32 %45, %46
  %cmp40 = icmp sgt i32 %44, %sub39
  br i1 %cmp40, label %if.then41, label %if.else42

if.then41:                                        ; preds = %if.else
  store i32 2, ptr %problem, align 4, !tbaa !3
  br label %if.end57

if.else42:                                        ; preds = %if.else
  call void @llvm.lifetime.start.p0(ptr %k) #4
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond43

for.cond43:                                       ; preds = %for.inc, %if.else42
  %47 = load i32, ptr %k, align 4, !tbaa !3
  %48 = load i32, ptr %amount, align 4, !tbaa !3
  %cmp44 = icmp slt i32 %47, %48
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond43
  store i32 9, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #4
  br label %for.end

for.body46:                                       ; preds = %for.cond43
  %49 = load ptr, ptr %src, align 8, !tbaa !7
  %50 = load i32, ptr %i, align 4, !tbaa !3
  %51 = load i32, ptr %k, align 4, !tbaa !3
  %add47 = add nsw i32 %50, %51
  %idxprom48 = sext i32 %add47 to i64
  %arrayidx49 = getelementptr inbounds i8, ptr %49, i64 %idxprom48
  %52 = load i8, ptr %arrayidx49, align 1, !tbaa !12
  %53 = load ptr, ptr %dst, align 8, !tbaa !7
  %54 = load i32, ptr %o, align 4, !tbaa !3
  %55 = load i32, ptr %k, align 4, !tbaa !3
  %add50 = add nsw i32 %54, %55
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds i8, ptr %53, i64 %idxprom51
  store i8 %52, ptr %arrayidx52, align 1, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body46
  %56 = load i32, ptr %k, align 4, !tbaa !3
  %inc53 = add nsw i32 %56, 1
  store i32 %inc53, ptr %k, align 4, !tbaa !3
  br label %for.cond43, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup45
  %57 = load i32, ptr %amount, align 4, !tbaa !3
  %58 = load i32, ptr %i, align 4, !tbaa !3
  %add55 = add nsw i32 %58, %57
  store i32 %add55, ptr %i, align 4, !tbaa !3
  %59 = load i32, ptr %amount, align 4, !tbaa !3
  %60 = load i32, ptr %o, align 4, !tbaa !3
  %add56 = add nsw i32 %60, %59
  store i32 %add56, ptr %o, align 4, !tbaa !3
  br label %if.end57

if.end57:                                         ; preds = %for.end, %if.then41
  br label %if.end58

if.end58:                                         ; preds = %if.end57, %if.then38
  %61 = load i32, ptr %i, align 4, !tbaa !3
  %62 = load i32, ptr %n, align 4, !tbaa !3
  %cmp59 = icmp eq i32 %61, %62
  br i1 %cmp59, label %if.then60, label %if.end61

if.then60:                                        ; preds = %if.end58
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup102

if.end61:                                         ; preds = %if.end58
  br label %if.end101

if.else62:                                        ; preds = %if.end33
  %63 = load i32, ptr %n, align 4, !tbaa !3
  %64 = load i32, ptr %i, align 4, !tbaa !3
  %sub63 = sub nsw i32 %63, %64
  %cmp64 = icmp slt i32 %sub63, 2
  br i1 %cmp64, label %if.then65, label %if.end66

if.then65:                                        ; preds = %if.else62
  store i32 1, ptr %problem, align 4, !tbaa !3
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup102

if.end66:                                         ; preds = %if.else62
  call void @llvm.lifetime.start.p0(ptr %back) #4
  %65 = load ptr, ptr %src, align 8, !tbaa !7
  %66 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom67 = sext i32 %66 to i64
  %arrayidx68 = getelementptr inbounds i8, ptr %65, i64 %idxprom67
  %67 = load i8, ptr %arrayidx68, align 1, !tbaa !12
  %conv69 = zext i8 %67 to i32
  %68 = load ptr, ptr %src, align 8, !tbaa !7
  %69 = load i32, ptr %i, align 4, !tbaa !3
  %add70 = add nsw i32 %69, 1
  %idxprom71 = sext i32 %add70 to i64
  %arrayidx72 = getelementptr inbounds i8, ptr %68, i64 %idxprom71
  %70 = load i8, ptr %arrayidx72, align 1, !tbaa !12
  %conv73 = zext i8 %70 to i32
  %shl = shl i32 %conv73, 8
  %or = or i32 %conv69, %shl
  store i32 %or, ptr %back, align 4, !tbaa !3
  %71 = load i32, ptr %i, align 4, !tbaa !3
  %add74 = add nsw i32 %71, 2
  store i32 %add74, ptr %i, align 4, !tbaa !3
  %72 = load i32, ptr %amount, align 4, !tbaa !3
  %add75 = add nsw i32 %72, 4
  store i32 %add75, ptr %amount, align 4, !tbaa !3
  %73 = load i32, ptr %back, align 4, !tbaa !3
  %cmp76 = icmp eq i32 %73, 0
  br i1 %cmp76, label %if.then78, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end66
  %74 = load i32, ptr %back, align 4, !tbaa !3
  %75 = load i32, ptr %o, align 4, !tbaa !3
  %cmp77 = icmp sgt i32 %74, %75
  br i1 %cmp77, label %if.then78, label %if.else79

if.then78:                                        ; preds = %lor.lhs.false, %if.end66
  store i32 3, ptr %problem, align 4, !tbaa !3
  br label %if.end100

if.else79:                                        ; preds = %lor.lhs.false
  %76 = load i32, ptr %amount, align 4, !tbaa !3
  %77 = load i32, ptr %room.addr, align 4, !tbaa !3
  %78 = load i32, ptr %o, align 4, !tbaa !3
  %sub80 = sub nsw i32 %77, %78
  %cmp81 = icmp sgt i32 %76, %sub80
  br i1 %cmp81, label %if.then82, label %if.else83

if.then82:                                        ; preds = %if.else79
  store i32 2, ptr %problem, align 4, !tbaa !3
  br label %if.end99

if.else83:                                        ; preds = %if.else79
  call void @llvm.lifetime.start.p0(ptr %k84) #4
  store i32 0, ptr %k84, align 4, !tbaa !3
  br label %for.cond85

for.cond85:                                       ; preds = %for.inc94, %if.else83
  %79 = load i32, ptr %k84, align 4, !tbaa !3
  %80 = load i32, ptr %amount, align 4, !tbaa !3
  %cmp86 = icmp slt i32 %79, %80
  br i1 %cmp86, label %for.body88, label %for.cond.cleanup87

for.cond.cleanup87:                               ; preds = %for.cond85
  store i32 12, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k84) #4
  br label %for.end98

for.body88:                                       ; preds = %for.cond85
  %81 = load ptr, ptr %dst, align 8, !tbaa !7
  %82 = load i32, ptr %o, align 4, !tbaa !3
  %83 = load i32, ptr %back, align 4, !tbaa !3
  %sub89 = sub nsw i32 %82, %83
  %idxprom90 = sext i32 %sub89 to i64
  %arrayidx91 = getelementptr inbounds i8, ptr %81, i64 %idxprom90
  %84 = load i8, ptr %arrayidx91, align 1, !tbaa !12
  %85 = load ptr, ptr %dst, align 8, !tbaa !7
  %86 = load i32, ptr %o, align 4, !tbaa !3
  %idxprom92 = sext i32 %86 to i64
  %arrayidx93 = getelementptr inbounds i8, ptr %85, i64 %idxprom92
  store i8 %84, ptr %arrayidx93, align 1, !tbaa !12
  br label %for.inc94

for.inc94:                                        ; preds = %for.body88
  %87 = load i32, ptr %k84, align 4, !tbaa !3
  %inc95 = add nsw i32 %87, 1
  store i32 %inc95, ptr %k84, align 4, !tbaa !3
  %88 = load i32, ptr %o, align 4, !tbaa !3
  %inc96 = add nsw i32 %88, 1
  store i32 %inc96, ptr %o, align 4, !tbaa !3
  br label %for.cond85, !llvm.loop !17

for.end98:                                        ; preds = %for.cond.cleanup87
  br label %if.end99

if.end99:                                         ; preds = %for.end98, %if.then82
  br label %if.end100

if.end100:                                        ; preds = %if.end99, %if.then78
  call void @llvm.lifetime.end.p0(ptr %back) #4
  br label %if.end101

if.end101:                                        ; preds = %if.end100, %if.end61
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup102

cleanup102:                                       ; preds = %if.end101, %if.then65, %if.then60, %cleanup
  call void @llvm.lifetime.end.p0(ptr %amount) #4
  %cleanup.dest103 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest103, label %cleanup107 [
    i32 0, label %cleanup.cont104
  ]

cleanup.cont104:                                  ; preds = %cleanup102
  br label %for.inc105

for.inc105:                                       ; preds = %cleanup.cont104
  %89 = load i32, ptr %part, align 4, !tbaa !3
  %inc106 = add nsw i32 %89, 1
  store i32 %inc106, ptr %part, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !18

cleanup107:                                       ; preds = %cleanup102, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %part) #4
  br label %for.end108

for.end108:                                       ; preds = %cleanup107
  call void @llvm.lifetime.end.p0(ptr %length) #4
  call void @llvm.lifetime.end.p0(ptr %literals) #4
  call void @llvm.lifetime.end.p0(ptr %token) #4
  br label %while.cond, !llvm.loop !19

while.end109:                                     ; preds = %land.end
  %90 = load i32, ptr %o, align 4, !tbaa !3
  %91 = load ptr, ptr %size.addr, align 8, !tbaa !10
  %92 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom110 = sext i32 %92 to i64
  %arrayidx111 = getelementptr inbounds i32, ptr %91, i64 %idxprom110
  store i32 %90, ptr %arrayidx111, align 4, !tbaa !3
  %93 = load i32, ptr %problem, align 4, !tbaa !3
  %94 = load ptr, ptr %error.addr, align 8, !tbaa !10
  %95 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom112 = sext i32 %95 to i64
  %arrayidx113 = getelementptr inbounds i32, ptr %94, i64 %idxprom112
  store i32 %93, ptr %arrayidx113, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %problem) #4
  call void @llvm.lifetime.end.p0(ptr %o) #4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  call void @llvm.lifetime.end.p0(ptr %dst) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %src) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup114

cleanup114:                                       ; preds = %while.end109, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest115 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest115, label %unreachable [
    i32 0, label %cleanup.cont116
    i32 1, label %cleanup.cont116
  ]

cleanup.cont116:                                  ; preds = %cleanup114, %cleanup114
  ret void

unreachable:                                      ; preds = %cleanup114
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
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
