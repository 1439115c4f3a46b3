; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Result = type { i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interpreter(ptr noundef %code, ptr noundef %offsets, i32 noundef %programs, ptr noundef %inputs, i32 noundef %fuel, ptr noundef %value, ptr noundef %error, ptr noundef %steps) #0 {
entry:
  %code.addr = alloca ptr, align 8
  %offsets.addr = alloca ptr, align 8
  %programs.addr = alloca i32, align 4
  %inputs.addr = alloca ptr, align 8
  %fuel.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 8
  %error.addr = alloca ptr, align 8
  %steps.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %p = alloca i32, align 4
  %r = alloca %struct.Result, align 4
  store ptr %code, ptr %code.addr, align 8, !tbaa !7
  store ptr %offsets, ptr %offsets.addr, align 8, !tbaa !10
  store i32 %programs, ptr %programs.addr, align 4, !tbaa !3
  store ptr %inputs, ptr %inputs.addr, align 8, !tbaa !10
  store i32 %fuel, ptr %fuel.addr, align 4, !tbaa !3
  store ptr %value, ptr %value.addr, align 8, !tbaa !10
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  store ptr %steps, ptr %steps.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %p) #4
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %programs.addr, align 4, !tbaa !3
  %rem = srem i32 %0, %1
  store i32 %rem, ptr %p, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %r) #4
  %2 = load ptr, ptr %code.addr, align 8, !tbaa !7
  %3 = load ptr, ptr %offsets.addr, align 8, !tbaa !10
  %4 = load i32, ptr %p, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %5 to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  %6 = load ptr, ptr %offsets.addr, align 8, !tbaa !10
  %7 = load i32, ptr %p, align 4, !tbaa !3
  %add = add nsw i32 %7, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %6, i64 %idxprom1
  %8 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %9 = load ptr, ptr %offsets.addr, align 8, !tbaa !10
  %10 = load i32, ptr %p, align 4, !tbaa !3
  %idxprom3 = sext i32 %10 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %9, i64 %idxprom3
  %11 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %11
  %12 = load ptr, ptr %inputs.addr, align 8, !tbaa !10
  %13 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom5 = sext i32 %13 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %12, i64 %idxprom5
  %14 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %15 = load i32, ptr %fuel.addr, align 4, !tbaa !3
  %call7 = call %struct.Result @_ZL3runPKhiii(ptr noundef %add.ptr, i32 noundef %sub, i32 noundef %14, i32 noundef %15) #5
  %16 = getelementptr inbounds nuw %struct.Result, ptr %r, i32 0, i32 0
  %17 = extractvalue %struct.Result %call7, 0
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Result, ptr %r, i32 0, i32 1
  %19 = extractvalue %struct.Result %call7, 1
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Result, ptr %r, i32 0, i32 2
  %21 = extractvalue %struct.Result %call7, 2
  store i32 %21, ptr %20, align 4
  %value8 = getelementptr inbounds nuw %struct.Result, ptr %r, i32 0, i32 0
  %22 = load i32, ptr %value8, align 4, !tbaa !12
  %23 = load ptr, ptr %value.addr, align 8, !tbaa !10
  %24 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom9 = sext i32 %24 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %23, i64 %idxprom9
  store i32 %22, ptr %arrayidx10, align 4, !tbaa !3
  %error11 = getelementptr inbounds nuw %struct.Result, ptr %r, i32 0, i32 1
  %25 = load i32, ptr %error11, align 4, !tbaa !14
  %26 = load ptr, ptr %error.addr, align 8, !tbaa !10
  %27 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom12 = sext i32 %27 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %26, i64 %idxprom12
  store i32 %25, ptr %arrayidx13, align 4, !tbaa !3
  %steps14 = getelementptr inbounds nuw %struct.Result, ptr %r, i32 0, i32 2
  %28 = load i32, ptr %steps14, align 4, !tbaa !15
  %29 = load ptr, ptr %steps.addr, align 8, !tbaa !10
  %30 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom15 = sext i32 %30 to i64
  %arrayidx16 = getelementptr inbounds i32, ptr %29, i64 %idxprom15
  store i32 %28, ptr %arrayidx16, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %r) #4
  call void @llvm.lifetime.end.p0(ptr %p) #4
  call void @llvm.lifetime.end.p0(ptr %t) #4
  ret void
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Result @_ZL3runPKhiii(ptr noundef %code, i32 noundef %size, i32 noundef %input, i32 noundef %fuel) #2 {
entry:
  %retval = alloca %struct.Result, align 4
  %code.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %input.addr = alloca i32, align 4
  %fuel.addr = alloca i32, align 4
  %stack = alloca [8 x i32], align 4
  %depth = alloca i32, align 4
  %pc = alloca i32, align 4
  %error = alloca i32, align 4
  %steps = alloca i32, align 4
  %running = alloca i32, align 4
  %op = alloca i32, align 4
  %needs = alloca i32, align 4
  %pushes = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x = alloca i32, align 4
  store ptr %code, ptr %code.addr, align 8, !tbaa !7
  store i32 %size, ptr %size.addr, align 4, !tbaa !3
  store i32 %input, ptr %input.addr, align 4, !tbaa !3
  store i32 %fuel, ptr %fuel.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %stack) #4
  call void @llvm.lifetime.start.p0(ptr %depth) #4
  store i32 0, ptr %depth, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %pc) #4
  store i32 0, ptr %pc, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %error) #4
  store i32 0, ptr %error, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %steps) #4
  store i32 0, ptr %steps, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %running) #4
  store i32 1, ptr %running, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %cleanup, %entry
  %0 = load i32, ptr %running, align 4, !tbaa !3
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i32, ptr %steps, align 4, !tbaa !3
  %2 = load i32, ptr %fuel.addr, align 4, !tbaa !3
  %cmp = icmp eq i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  store i32 4, ptr %error, align 4, !tbaa !3
  br label %while.end

if.end:                                           ; preds = %while.body
  %3 = load i32, ptr %pc, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %3, 0
  br i1 %cmp1, label %if.then3, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %4 = load i32, ptr %pc, align 4, !tbaa !3
  %5 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp2 = icmp sge i32 %4, %5
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %lor.lhs.false, %if.end
  store i32 6, ptr %error, align 4, !tbaa !3
  br label %while.end

if.end4:                                          ; preds = %lor.lhs.false
  %6 = load i32, ptr %steps, align 4, !tbaa !3
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %steps, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %op) #4
  %7 = load ptr, ptr %code.addr, align 8, !tbaa !7
  %8 = load i32, ptr %pc, align 4, !tbaa !3
  %inc5 = add nsw i32 %8, 1
  store i32 %inc5, ptr %pc, align 4, !tbaa !3
  %idxprom = sext i32 %8 to i64
  %arrayidx = getelementptr inbounds i8, ptr %7, i64 %idxprom
  %9 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %conv = zext i8 %9 to i32
  store i32 %conv, ptr %op, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %needs) #4
  store i32 0, ptr %needs, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %pushes) #4
  store i32 0, ptr %pushes, align 4, !tbaa !3
  %10 = load i32, ptr %op, align 4, !tbaa !3
  switch i32 %10, label %sw.default [
    i32 2, label %sw.bb
    i32 3, label %sw.bb
    i32 4, label %sw.bb
    i32 11, label %sw.bb
    i32 13, label %sw.bb
    i32 6, label %sw.bb
    i32 7, label %sw.bb6
    i32 5, label %sw.bb7
    i32 8, label %sw.bb8
    i32 10, label %sw.bb8
    i32 1, label %sw.bb9
    i32 12, label %sw.bb9
    i32 0, label %sw.bb10
    i32 9, label %sw.bb10
  ]

sw.bb:                                            ; preds = %if.end4, %if.end4, %if.end4, %if.end4, %if.end4, %if.end4
  store i32 2, ptr %needs, align 4, !tbaa !3
  br label %sw.epilog

sw.bb6:                                           ; preds = %if.end4
  store i32 2, ptr %needs, align 4, !tbaa !3
  store i32 1, ptr %pushes, align 4, !tbaa !3
  br label %sw.epilog

sw.bb7:                                           ; preds = %if.end4
  store i32 1, ptr %needs, align 4, !tbaa !3
  store i32 1, ptr %pushes, align 4, !tbaa !3
  br label %sw.epilog

sw.bb8:                                           ; preds = %if.end4, %if.end4
  store i32 1, ptr %needs, align 4, !tbaa !3
  br label %sw.epilog

sw.bb9:                                           ; preds = %if.end4, %if.end4
  store i32 1, ptr %pushes, align 4, !tbaa !3
  br label %sw.epilog

sw.bb10:                                          ; preds = %if.end4, %if.end4
  br label %sw.epilog

sw.default:                                       ; preds = %if.end4
  store i32 3, ptr %error, align 4, !tbaa !3
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb10, %sw.bb9, %sw.bb8, %sw.bb7, %sw.bb6, %sw.bb
  %11 = load i32, ptr %error, align 4, !tbaa !3
  %cmp11 = icmp eq i32 %11, 0
  br i1 %cmp11, label %land.lhs.true, label %if.end14

land.lhs.true:                                    ; preds = %sw.epilog
  %12 = load i32, ptr %depth, align 4, !tbaa !3
  %13 = load i32, ptr %needs, align 4, !tbaa !3
  %cmp12 = icmp slt i32 %12, %13
  br i1 %cmp12, label %if.then13, label %if.end14

if.then13:                                        ; preds = %land.lhs.true
  store i32 1, ptr %error, align 4, !tbaa !3
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %land.lhs.true, %sw.epilog
  %14 = load i32, ptr %error, align 4, !tbaa !3
  %cmp15 = icmp eq i32 %14, 0
  br i1 %cmp15, label %land.lhs.true16, label %if.end19

land.lhs.true16:                                  ; preds = %if.end14
  %15 = load i32, ptr %depth, align 4, !tbaa !3
  %16 = load i32, ptr %pushes, align 4, !tbaa !3
  %add = add nsw i32 %15, %16
  %cmp17 = icmp sgt i32 %add, 8
  br i1 %cmp17, label %if.then18, label %if.end19

if.then18:                                        ; preds = %land.lhs.true16
  store i32 2, ptr %error, align 4, !tbaa !3
  br label %if.end19

if.end19:                                         ; preds = %if.then18, %land.lhs.true16, %if.end14
  %17 = load i32, ptr %error, align 4, !tbaa !3
  %cmp20 = icmp ne i32 %17, 0
  br i1 %cmp20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.end19
  store i32 0, ptr %running, align 4, !tbaa !3
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !llvm.loop !17

if.end22:                                         ; preds = %if.end19
  %18 = load i32, ptr %op, align 4, !tbaa !3
  switch i32 %18, label %sw.epilog148 [
    i32 0, label %sw.bb23
    i32 1, label %sw.bb24
    i32 12, label %sw.bb33
    i32 2, label %sw.bb37
    i32 3, label %sw.bb46
    i32 4, label %sw.bb57
    i32 11, label %sw.bb67
    i32 13, label %sw.bb79
    i32 5, label %sw.bb91
    i32 7, label %sw.bb98
    i32 6, label %sw.bb105
    i32 8, label %sw.bb118
    i32 9, label %sw.bb120
    i32 10, label %sw.bb130
  ]

sw.bb23:                                          ; preds = %if.end22
  store i32 0, ptr %running, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb24:                                          ; preds = %if.end22
  %19 = load i32, ptr %pc, align 4, !tbaa !3
  %20 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp25 = icmp slt i32 %19, %20
  br i1 %cmp25, label %cond.true, label %cond.false

cond.true:                                        ; preds = %sw.bb24
  %21 = load ptr, ptr %code.addr, align 8, !tbaa !7
  %22 = load i32, ptr %pc, align 4, !tbaa !3
  %idxprom26 = sext i32 %22 to i64
  %arrayidx27 = getelementptr inbounds i8, ptr %21, i64 %idxprom26
  %23 = load i8, ptr %arrayidx27, align 1, !tbaa !16
  %conv28 = sext i8 %23 to i32
  br label %cond.end

cond.false:                                       ; preds = %sw.bb24
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv28, %cond.true ], [ 0, %cond.false ]
  %24 = load i32, ptr %depth, align 4, !tbaa !3
  %inc29 = add nsw i32 %24, 1
  store i32 %inc29, ptr %depth, align 4, !tbaa !3
  %idxprom30 = sext i32 %24 to i64
  %arrayidx31 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom30
  store i32 %cond, ptr %arrayidx31, align 4, !tbaa !3
  %25 = load i32, ptr %pc, align 4, !tbaa !3
  %inc32 = add nsw i32 %25, 1
  store i32 %inc32, ptr %pc, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb33:                                          ; preds = %if.end22
  %26 = load i32, ptr %input.addr, align 4, !tbaa !3
  %27 = load i32, ptr %depth, align 4, !tbaa !3
  %inc34 = add nsw i32 %27, 1
  store i32 %inc34, ptr %depth, align 4, !tbaa !3
  %idxprom35 = sext i32 %27 to i64
  %arrayidx36 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom35
  store i32 %26, ptr %arrayidx36, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb37:                                          ; preds = %if.end22
  %28 = load i32, ptr %depth, align 4, !tbaa !3
  %dec = add nsw i32 %28, -1
  store i32 %dec, ptr %depth, align 4, !tbaa !3
  %29 = load i32, ptr %depth, align 4, !tbaa !3
  %sub = sub nsw i32 %29, 1
  %idxprom38 = sext i32 %sub to i64
  %arrayidx39 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom38
  %30 = load i32, ptr %arrayidx39, align 4, !tbaa !3
  %31 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom40 = sext i32 %31 to i64
  %arrayidx41 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom40
  %32 = load i32, ptr %arrayidx41, align 4, !tbaa !3
  %add42 = add i32 %30, %32
  %33 = load i32, ptr %depth, align 4, !tbaa !3
  %sub43 = sub nsw i32 %33, 1
  %idxprom44 = sext i32 %sub43 to i64
  %arrayidx45 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom44
  store i32 %add42, ptr %arrayidx45, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb46:                                          ; preds = %if.end22
  %34 = load i32, ptr %depth, align 4, !tbaa !3
  %dec47 = add nsw i32 %34, -1
  store i32 %dec47, ptr %depth, align 4, !tbaa !3
  %35 = load i32, ptr %depth, align 4, !tbaa !3
  %sub48 = sub nsw i32 %35, 1
  %idxprom49 = sext i32 %sub48 to i64
  %arrayidx50 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom49
  %36 = load i32, ptr %arrayidx50, align 4, !tbaa !3
  %37 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom51 = sext i32 %37 to i64
  %arrayidx52 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom51
  %38 = load i32, ptr %arrayidx52, align 4, !tbaa !3
  %sub53 = sub i32 %36, %38
  %39 = load i32, ptr %depth, align 4, !tbaa !3
  %sub54 = sub nsw i32 %39, 1
  %idxprom55 = sext i32 %sub54 to i64
  %arrayidx56 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom55
  store i32 %sub53, ptr %arrayidx56, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb57:                                          ; preds = %if.end22
  %40 = load i32, ptr %depth, align 4, !tbaa !3
  %dec58 = add nsw i32 %40, -1
  store i32 %dec58, ptr %depth, align 4, !tbaa !3
  %41 = load i32, ptr %depth, align 4, !tbaa !3
  %sub59 = sub nsw i32 %41, 1
  %idxprom60 = sext i32 %sub59 to i64
  %arrayidx61 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom60
  %42 = load i32, ptr %arrayidx61, align 4, !tbaa !3
  %43 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom62 = sext i32 %43 to i64
  %arrayidx63 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom62
  %44 = load i32, ptr %arrayidx63, align 4, !tbaa !3
  %mul = mul i32 %42, %44
  %45 = load i32, ptr %depth, align 4, !tbaa !3
  %sub64 = sub nsw i32 %45, 1
  %idxprom65 = sext i32 %sub64 to i64
  %arrayidx66 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom65
  store i32 %mul, ptr %arrayidx66, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb67:                                          ; preds = %if.end22
  %46 = load i32, ptr %depth, align 4, !tbaa !3
  %dec68 = add nsw i32 %46, -1
  store i32 %dec68, ptr %depth, align 4, !tbaa !3
  %47 = load i32, ptr %depth, align 4, !tbaa !3
  %sub69 = sub nsw i32 %47, 1
  %idxprom70 = sext i32 %sub69 to i64
  %arrayidx71 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom70
  %48 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %49 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom72 = sext i32 %49 to i64
  %arrayidx73 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom72
  %50 = load i32, ptr %arrayidx73, align 4, !tbaa !3
  %cmp74 = icmp slt i32 %48, %50
  %conv75 = zext i1 %cmp74 to i32
  %51 = load i32, ptr %depth, align 4, !tbaa !3
  %sub76 = sub nsw i32 %51, 1
  %idxprom77 = sext i32 %sub76 to i64
  %arrayidx78 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom77
  store i32 %conv75, ptr %arrayidx78, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb79:                                          ; preds = %if.end22
  %52 = load i32, ptr %depth, align 4, !tbaa !3
  %dec80 = add nsw i32 %52, -1
  store i32 %dec80, ptr %depth, align 4, !tbaa !3
  %53 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom81 = sext i32 %53 to i64
  %arrayidx82 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom81
  %54 = load i32, ptr %arrayidx82, align 4, !tbaa !3
  %cmp83 = icmp sle i32 %54, 0
  br i1 %cmp83, label %if.then84, label %if.else

if.then84:                                        ; preds = %sw.bb79
  store i32 5, ptr %error, align 4, !tbaa !3
  store i32 0, ptr %running, align 4, !tbaa !3
  br label %if.end90

if.else:                                          ; preds = %sw.bb79
  %55 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom85 = sext i32 %55 to i64
  %arrayidx86 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom85
  %56 = load i32, ptr %arrayidx86, align 4, !tbaa !3
  %57 = load i32, ptr %depth, align 4, !tbaa !3
  %sub87 = sub nsw i32 %57, 1
  %idxprom88 = sext i32 %sub87 to i64
  %arrayidx89 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom88
  %58 = load i32, ptr %arrayidx89, align 4, !tbaa !3
  %rem = srem i32 %58, %56
  store i32 %rem, ptr %arrayidx89, align 4, !tbaa !3
  br label %if.end90

if.end90:                                         ; preds = %if.else, %if.then84
  br label %sw.epilog148

sw.bb91:                                          ; preds = %if.end22
  %59 = load i32, ptr %depth, align 4, !tbaa !3
  %sub92 = sub nsw i32 %59, 1
  %idxprom93 = sext i32 %sub92 to i64
  %arrayidx94 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom93
  %60 = load i32, ptr %arrayidx94, align 4, !tbaa !3
  %61 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom95 = sext i32 %61 to i64
  %arrayidx96 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom95
  store i32 %60, ptr %arrayidx96, align 4, !tbaa !3
  %62 = load i32, ptr %depth, align 4, !tbaa !3
  %inc97 = add nsw i32 %62, 1
  store i32 %inc97, ptr %depth, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb98:                                          ; preds = %if.end22
  %63 = load i32, ptr %depth, align 4, !tbaa !3
  %sub99 = sub nsw i32 %63, 2
  %idxprom100 = sext i32 %sub99 to i64
  %arrayidx101 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom100
  %64 = load i32, ptr %arrayidx101, align 4, !tbaa !3
  %65 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom102 = sext i32 %65 to i64
  %arrayidx103 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom102
  store i32 %64, ptr %arrayidx103, align 4, !tbaa !3
  %66 = load i32, ptr %depth, align 4, !tbaa !3
  %inc104 = add nsw i32 %66, 1
  store i32 %inc104, ptr %depth, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb105:                                         ; preds = %if.end22
  call void @llvm.lifetime.start.p0(ptr %x) #4
  %67 = load i32, ptr %depth, align 4, !tbaa !3
  %sub106 = sub nsw i32 %67, 1
  %idxprom107 = sext i32 %sub106 to i64
  %arrayidx108 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom107
  %68 = load i32, ptr %arrayidx108, align 4, !tbaa !3
  store i32 %68, ptr %x, align 4, !tbaa !3
  %69 = load i32, ptr %depth, align 4, !tbaa !3
  %sub109 = sub nsw i32 %69, 2
  %idxprom110 = sext i32 %sub109 to i64
  %arrayidx111 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom110
  %70 = load i32, ptr %arrayidx111, align 4, !tbaa !3
  %71 = load i32, ptr %depth, align 4, !tbaa !3
  %sub112 = sub nsw i32 %71, 1
  %idxprom113 = sext i32 %sub112 to i64
  %arrayidx114 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom113
  store i32 %70, ptr %arrayidx114, align 4, !tbaa !3
  %72 = load i32, ptr %x, align 4, !tbaa !3
  %73 = load i32, ptr %depth, align 4, !tbaa !3
  %sub115 = sub nsw i32 %73, 2
  %idxprom116 = sext i32 %sub115 to i64
  %arrayidx117 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom116
  store i32 %72, ptr %arrayidx117, align 4, !tbaa !3
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  br label %sw.epilog148

sw.bb118:                                         ; preds = %if.end22
  %74 = load i32, ptr %depth, align 4, !tbaa !3
  %dec119 = add nsw i32 %74, -1
  store i32 %dec119, ptr %depth, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb120:                                         ; preds = %if.end22
  %75 = load i32, ptr %pc, align 4, !tbaa !3
  %76 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp121 = icmp slt i32 %75, %76
  br i1 %cmp121, label %cond.true122, label %cond.false127

cond.true122:                                     ; preds = %sw.bb120
  %77 = load i32, ptr %pc, align 4, !tbaa !3
  %78 = load ptr, ptr %code.addr, align 8, !tbaa !7
  %79 = load i32, ptr %pc, align 4, !tbaa !3
  %idxprom123 = sext i32 %79 to i64
  %arrayidx124 = getelementptr inbounds i8, ptr %78, i64 %idxprom123
  %80 = load i8, ptr %arrayidx124, align 1, !tbaa !16
  %conv125 = sext i8 %80 to i32
  %add126 = add nsw i32 %77, %conv125
  br label %cond.end128

cond.false127:                                    ; preds = %sw.bb120
  br label %cond.end128

cond.end128:                                      ; preds = %cond.false127, %cond.true122
  %cond129 = phi i32 [ %add126, %cond.true122 ], [ -1, %cond.false127 ]
  store i32 %cond129, ptr %pc, align 4, !tbaa !3
  br label %sw.epilog148

sw.bb130:                                         ; preds = %if.end22
  %81 = load i32, ptr %depth, align 4, !tbaa !3
  %dec131 = add nsw i32 %81, -1
  store i32 %dec131, ptr %depth, align 4, !tbaa !3
  %82 = load i32, ptr %depth, align 4, !tbaa !3
  %idxprom132 = sext i32 %82 to i64
  %arrayidx133 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom132
  %83 = load i32, ptr %arrayidx133, align 4, !tbaa !3
  %cmp134 = icmp eq i32 %83, 0
  br i1 %cmp134, label %if.then135, label %if.else145

if.then135:                                       ; preds = %sw.bb130
  %84 = load i32, ptr %pc, align 4, !tbaa !3
  %85 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp136 = icmp slt i32 %84, %85
  br i1 %cmp136, label %cond.true137, label %cond.false142

cond.true137:                                     ; preds = %if.then135
  %86 = load i32, ptr %pc, align 4, !tbaa !3
  %87 = load ptr, ptr %code.addr, align 8, !tbaa !7
  %88 = load i32, ptr %pc, align 4, !tbaa !3
  %idxprom138 = sext i32 %88 to i64
  %arrayidx139 = getelementptr inbounds i8, ptr %87, i64 %idxprom138
  %89 = load i8, ptr %arrayidx139, align 1, !tbaa !16
  %conv140 = sext i8 %89 to i32
  %add141 = add nsw i32 %86, %conv140
  br label %cond.end143

cond.false142:                                    ; preds = %if.then135
  br label %cond.end143

cond.end143:                                      ; preds = %cond.false142, %cond.true137
  %cond144 = phi i32 [ %add141, %cond.true137 ], [ -1, %cond.false142 ]
  store i32 %cond144, ptr %pc, align 4, !tbaa !3
  br label %if.end147

if.else145:                                       ; preds = %sw.bb130
  %90 = load i32, ptr %pc, align 4, !tbaa !3
  %inc146 = add nsw i32 %90, 1
  store i32 %inc146, ptr %pc, align 4, !tbaa !3
  br label %if.end147

if.end147:                                        ; preds = %if.else145, %cond.end143
  br label %sw.epilog148

sw.epilog148:                                     ; preds = %if.end22, %if.end147, %cond.end128, %sw.bb118, %sw.bb105, %sw.bb98, %sw.bb91, %if.end90, %sw.bb67, %sw.bb57, %sw.bb46, %sw.bb37, %sw.bb33, %cond.end, %sw.bb23
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %sw.epilog148, %if.then21
  call void @llvm.lifetime.end.p0(ptr %pushes) #4
  call void @llvm.lifetime.end.p0(ptr %needs) #4
  call void @llvm.lifetime.end.p0(ptr %op) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %while.cond
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !17

while.end:                                        ; preds = %if.then3, %if.then, %while.cond
  %91 = load i32, ptr %depth, align 4, !tbaa !3
  %cmp151 = icmp sgt i32 %91, 0
  br i1 %cmp151, label %cond.true152, label %cond.false156

cond.true152:                                     ; preds = %while.end
  %92 = load i32, ptr %depth, align 4, !tbaa !3
  %sub153 = sub nsw i32 %92, 1
  %idxprom154 = sext i32 %sub153 to i64
  %arrayidx155 = getelementptr inbounds [8 x i32], ptr %stack, i64 0, i64 %idxprom154
  %93 = load i32, ptr %arrayidx155, align 4, !tbaa !3
  br label %cond.end157

cond.false156:                                    ; preds = %while.end
  br label %cond.end157

cond.end157:                                      ; preds = %cond.false156, %cond.true152
  %cond158 = phi i32 [ %93, %cond.true152 ], [ 0, %cond.false156 ]
  %value = getelementptr inbounds nuw %struct.Result, ptr %retval, i32 0, i32 0
  store i32 %cond158, ptr %value, align 4, !tbaa !12
  %94 = load i32, ptr %error, align 4, !tbaa !3
  %error159 = getelementptr inbounds nuw %struct.Result, ptr %retval, i32 0, i32 1
  store i32 %94, ptr %error159, align 4, !tbaa !14
  %95 = load i32, ptr %steps, align 4, !tbaa !3
  %steps160 = getelementptr inbounds nuw %struct.Result, ptr %retval, i32 0, i32 2
  store i32 %95, ptr %steps160, align 4, !tbaa !15
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %running) #4
  call void @llvm.lifetime.end.p0(ptr %steps) #4
  call void @llvm.lifetime.end.p0(ptr %error) #4
  call void @llvm.lifetime.end.p0(ptr %pc) #4
  call void @llvm.lifetime.end.p0(ptr %depth) #4
  call void @llvm.lifetime.end.p0(ptr %stack) #4
  %96 = load %struct.Result, ptr %retval, align 4
  ret %struct.Result %96

unreachable:                                      ; preds = %cleanup
  unreachable
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
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS6Result", !4, i64 0, !4, i64 4, !4, i64 8}
!14 = !{!13, !4, i64 4}
!15 = !{!13, !4, i64 8}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
