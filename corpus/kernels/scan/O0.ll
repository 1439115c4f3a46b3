; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@temp = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_blocks(ptr noundef %in, i32 noundef %n, ptr noundef %out, ptr noundef %block_sums) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %block_sums.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %size = alloca i32, align 4
  %base = alloca i32, align 4
  %offset = alloca i32, align 4
  %d = alloca i32, align 4
  %left = alloca i32, align 4
  %right = alloca i32, align 4
  %d55 = alloca i32, align 4
  %left63 = alloca i32, align 4
  %right68 = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store ptr %block_sums, ptr %block_sums.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %size) #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 2, %call1
  store i32 %mul, ptr %size, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %base) #5
  %call2 = call noundef i32 @_ZL7block_xv() #6
  %0 = load i32, ptr %size, align 4, !tbaa !3
  %mul3 = mul nsw i32 %call2, %0
  store i32 %mul3, ptr %base, align 4, !tbaa !3
  %1 = load i32, ptr %base, align 4, !tbaa !3
  %2 = load i32, ptr %t, align 4, !tbaa !3
  %mul4 = mul nsw i32 2, %2
  %add = add nsw i32 %1, %mul4
  %3 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %add, %3
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %4 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %5 = load i32, ptr %base, align 4, !tbaa !3
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %mul5 = mul nsw i32 2, %6
  %add6 = add nsw i32 %5, %mul5
  %idxprom = sext i32 %add6 to i64
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %7, %cond.true ], [ 0, %cond.false ]
  %8 = load i32, ptr %t, align 4, !tbaa !3
  %mul7 = mul nsw i32 2, %8
  %idxprom8 = sext i32 %mul7 to i64
  %arrayidx9 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom8
  store i32 %cond, ptr %arrayidx9, align 4, !tbaa !3
  %9 = load i32, ptr %base, align 4, !tbaa !3
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %mul10 = mul nsw i32 2, %10
  %add11 = add nsw i32 %9, %mul10
  %add12 = add nsw i32 %add11, 1
  %11 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp13 = icmp slt i32 %add12, %11
  br i1 %cmp13, label %cond.true14, label %cond.false20

cond.true14:                                      ; preds = %cond.end
  %12 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %13 = load i32, ptr %base, align 4, !tbaa !3
  %14 = load i32, ptr %t, align 4, !tbaa !3
  %mul15 = mul nsw i32 2, %14
  %add16 = add nsw i32 %13, %mul15
  %add17 = add nsw i32 %add16, 1
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %12, i64 %idxprom18
  %15 = load i32, ptr %arrayidx19, align 4, !tbaa !3
  br label %cond.end21

cond.false20:                                     ; preds = %cond.end
  br label %cond.end21

cond.end21:                                       ; preds = %cond.false20, %cond.true14
  %cond22 = phi i32 [ %15, %cond.true14 ], [ 0, %cond.false20 ]
  %16 = load i32, ptr %t, align 4, !tbaa !3
  %mul23 = mul nsw i32 2, %16
  %add24 = add nsw i32 %mul23, 1
  %idxprom25 = sext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom25
  store i32 %cond22, ptr %arrayidx26, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %offset) #5
  store i32 1, ptr %offset, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %d) #5
  %17 = load i32, ptr %size, align 4, !tbaa !3
  %shr = ashr i32 %17, 1
  store i32 %shr, ptr %d, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end21
  %18 = load i32, ptr %d, align 4, !tbaa !3
  %cmp27 = icmp sgt i32 %18, 0
  br i1 %cmp27, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %d) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = load i32, ptr %t, align 4, !tbaa !3
  %20 = load i32, ptr %d, align 4, !tbaa !3
  %cmp28 = icmp slt i32 %19, %20
  br i1 %cmp28, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %left) #5
  %21 = load i32, ptr %offset, align 4, !tbaa !3
  %22 = load i32, ptr %t, align 4, !tbaa !3
  %mul29 = mul nsw i32 2, %22
  %add30 = add nsw i32 %mul29, 1
  %mul31 = mul nsw i32 %21, %add30
  %sub = sub nsw i32 %mul31, 1
  store i32 %sub, ptr %left, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %right) #5
  %23 = load i32, ptr %offset, align 4, !tbaa !3
  %24 = load i32, ptr %t, align 4, !tbaa !3
  %mul32 = mul nsw i32 2, %24
  %add33 = add nsw i32 %mul32, 2
  %mul34 = mul nsw i32 %23, %add33
  %sub35 = sub nsw i32 %mul34, 1
  store i32 %sub35, ptr %right, align 4, !tbaa !3
  %25 = load i32, ptr %left, align 4, !tbaa !3
  %idxprom36 = sext i32 %25 to i64
  %arrayidx37 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom36
  %26 = load i32, ptr %arrayidx37, align 4, !tbaa !3
  %27 = load i32, ptr %right, align 4, !tbaa !3
  %idxprom38 = sext i32 %27 to i64
  %arrayidx39 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom38
  %28 = load i32, ptr %arrayidx39, align 4, !tbaa !3
  %add40 = add nsw i32 %28, %26
  store i32 %add40, ptr %arrayidx39, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %right) #5
  call void @llvm.lifetime.end.p0(ptr %left) #5
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %29 = load i32, ptr %offset, align 4, !tbaa !3
  %mul41 = mul nsw i32 %29, 2
  store i32 %mul41, ptr %offset, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %30 = load i32, ptr %d, align 4, !tbaa !3
  %shr42 = ashr i32 %30, 1
  store i32 %shr42, ptr %d, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  %31 = load i32, ptr %t, align 4, !tbaa !3
  %cmp43 = icmp eq i32 %31, 0
  br i1 %cmp43, label %if.then44, label %if.end54

if.then44:                                        ; preds = %for.end
  %32 = load i32, ptr %size, align 4, !tbaa !3
  %sub45 = sub nsw i32 %32, 1
  %idxprom46 = sext i32 %sub45 to i64
  %arrayidx47 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom46
  %33 = load i32, ptr %arrayidx47, align 4, !tbaa !3
  %34 = load ptr, ptr %block_sums.addr, align 8, !tbaa !7
  %call48 = call noundef i32 @_ZL7block_xv() #6
  %idxprom49 = sext i32 %call48 to i64
  %arrayidx50 = getelementptr inbounds i32, ptr %34, i64 %idxprom49
  store i32 %33, ptr %arrayidx50, align 4, !tbaa !3
  %35 = load i32, ptr %size, align 4, !tbaa !3
  %sub51 = sub nsw i32 %35, 1
  %idxprom52 = sext i32 %sub51 to i64
  %arrayidx53 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom52
  store i32 0, ptr %arrayidx53, align 4, !tbaa !3
  br label %if.end54

if.end54:                                         ; preds = %if.then44, %for.end
  call void @llvm.lifetime.start.p0(ptr %d55) #5
  store i32 1, ptr %d55, align 4, !tbaa !3
  br label %for.cond56

for.cond56:                                       ; preds = %for.inc83, %if.end54
  %36 = load i32, ptr %d55, align 4, !tbaa !3
  %37 = load i32, ptr %size, align 4, !tbaa !3
  %cmp57 = icmp slt i32 %36, %37
  br i1 %cmp57, label %for.body59, label %for.cond.cleanup58

for.cond.cleanup58:                               ; preds = %for.cond56
  call void @llvm.lifetime.end.p0(ptr %d55) #5
  br label %for.end85

for.body59:                                       ; preds = %for.cond56
  %38 = load i32, ptr %offset, align 4, !tbaa !3
  %shr60 = ashr i32 %38, 1
  store i32 %shr60, ptr %offset, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = load i32, ptr %t, align 4, !tbaa !3
  %40 = load i32, ptr %d55, align 4, !tbaa !3
  %cmp61 = icmp slt i32 %39, %40
  br i1 %cmp61, label %if.then62, label %if.end82

if.then62:                                        ; preds = %for.body59
  call void @llvm.lifetime.start.p0(ptr %left63) #5
  %41 = load i32, ptr %offset, align 4, !tbaa !3
  %42 = load i32, ptr %t, align 4, !tbaa !3
  %mul64 = mul nsw i32 2, %42
  %add65 = add nsw i32 %mul64, 1
  %mul66 = mul nsw i32 %41, %add65
  %sub67 = sub nsw i32 %mul66, 1
  store i32 %sub67, ptr %left63, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %right68) #5
  %43 = load i32, ptr %offset, align 4, !tbaa !3
  %44 = load i32, ptr %t, align 4, !tbaa !3
  %mul69 = mul nsw i32 2, %44
  %add70 = add nsw i32 %mul69, 2
  %mul71 = mul nsw i32 %43, %add70
  %sub72 = sub nsw i32 %mul71, 1
  store i32 %sub72, ptr %right68, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %45 = load i32, ptr %left63, align 4, !tbaa !3
  %idxprom73 = sext i32 %45 to i64
  %arrayidx74 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom73
  %46 = load i32, ptr %arrayidx74, align 4, !tbaa !3
  store i32 %46, ptr %v, align 4, !tbaa !3
  %47 = load i32, ptr %right68, align 4, !tbaa !3
  %idxprom75 = sext i32 %47 to i64
  %arrayidx76 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom75
  %48 = load i32, ptr %arrayidx76, align 4, !tbaa !3
  %49 = load i32, ptr %left63, align 4, !tbaa !3
  %idxprom77 = sext i32 %49 to i64
  %arrayidx78 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom77
  store i32 %48, ptr %arrayidx78, align 4, !tbaa !3
  %50 = load i32, ptr %v, align 4, !tbaa !3
  %51 = load i32, ptr %right68, align 4, !tbaa !3
  %idxprom79 = sext i32 %51 to i64
  %arrayidx80 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom79
  %52 = load i32, ptr %arrayidx80, align 4, !tbaa !3
  %add81 = add nsw i32 %52, %50
  store i32 %add81, ptr %arrayidx80, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %v) #5
  call void @llvm.lifetime.end.p0(ptr %right68) #5
  call void @llvm.lifetime.end.p0(ptr %left63) #5
  br label %if.end82

if.end82:                                         ; preds = %if.then62, %for.body59
  br label %for.inc83

for.inc83:                                        ; preds = %if.end82
  %53 = load i32, ptr %d55, align 4, !tbaa !3
  %mul84 = mul nsw i32 %53, 2
  store i32 %mul84, ptr %d55, align 4, !tbaa !3
  br label %for.cond56, !llvm.loop !13

for.end85:                                        ; preds = %for.cond.cleanup58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %base, align 4, !tbaa !3
  %55 = load i32, ptr %t, align 4, !tbaa !3
  %mul86 = mul nsw i32 2, %55
  %add87 = add nsw i32 %54, %mul86
  %56 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp88 = icmp slt i32 %add87, %56
  br i1 %cmp88, label %if.then89, label %if.end97

if.then89:                                        ; preds = %for.end85
  %57 = load i32, ptr %t, align 4, !tbaa !3
  %mul90 = mul nsw i32 2, %57
  %idxprom91 = sext i32 %mul90 to i64
  %arrayidx92 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom91
  %58 = load i32, ptr %arrayidx92, align 4, !tbaa !3
  %59 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %60 = load i32, ptr %base, align 4, !tbaa !3
  %61 = load i32, ptr %t, align 4, !tbaa !3
  %mul93 = mul nsw i32 2, %61
  %add94 = add nsw i32 %60, %mul93
  %idxprom95 = sext i32 %add94 to i64
  %arrayidx96 = getelementptr inbounds i32, ptr %59, i64 %idxprom95
  store i32 %58, ptr %arrayidx96, align 4, !tbaa !3
  br label %if.end97

if.end97:                                         ; preds = %if.then89, %for.end85
  %62 = load i32, ptr %base, align 4, !tbaa !3
  %63 = load i32, ptr %t, align 4, !tbaa !3
  %mul98 = mul nsw i32 2, %63
  %add99 = add nsw i32 %62, %mul98
  %add100 = add nsw i32 %add99, 1
  %64 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp101 = icmp slt i32 %add100, %64
  br i1 %cmp101, label %if.then102, label %if.end112

if.then102:                                       ; preds = %if.end97
  %65 = load i32, ptr %t, align 4, !tbaa !3
  %mul103 = mul nsw i32 2, %65
  %add104 = add nsw i32 %mul103, 1
  %idxprom105 = sext i32 %add104 to i64
  %arrayidx106 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom105
  %66 = load i32, ptr %arrayidx106, align 4, !tbaa !3
  %67 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %68 = load i32, ptr %base, align 4, !tbaa !3
  %69 = load i32, ptr %t, align 4, !tbaa !3
  %mul107 = mul nsw i32 2, %69
  %add108 = add nsw i32 %68, %mul107
  %add109 = add nsw i32 %add108, 1
  %idxprom110 = sext i32 %add109 to i64
  %arrayidx111 = getelementptr inbounds i32, ptr %67, i64 %idxprom110
  store i32 %66, ptr %arrayidx111, align 4, !tbaa !3
  br label %if.end112

if.end112:                                        ; preds = %if.then102, %if.end97
  call void @llvm.lifetime.end.p0(ptr %offset) #5
  call void @llvm.lifetime.end.p0(ptr %base) #5
  call void @llvm.lifetime.end.p0(ptr %size) #5
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_sums(ptr noundef %sums, i32 noundef %count) #0 {
entry:
  %sums.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %running = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %sums, ptr %sums.addr, align 8, !tbaa !7
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8thread_xv() #6
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call1 = call noundef i32 @_ZL7block_xv() #6
  %cmp2 = icmp ne i32 %call1, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %running) #5
  store i32 0, ptr %running, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %0, %1
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %2 = load ptr, ptr %sums.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %v, align 4, !tbaa !3
  %5 = load i32, ptr %running, align 4, !tbaa !3
  %6 = load ptr, ptr %sums.addr, align 8, !tbaa !7
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %7 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %6, i64 %idxprom4
  store i32 %5, ptr %arrayidx5, align 4, !tbaa !3
  %8 = load i32, ptr %v, align 4, !tbaa !3
  %9 = load i32, ptr %running, align 4, !tbaa !3
  %add = add nsw i32 %9, %8
  store i32 %add, ptr %running, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %v) #5
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %running) #5
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_add(ptr noundef %out, i32 noundef %n, ptr noundef %sums, i32 noundef %per_block) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %sums.addr = alloca ptr, align 8
  %per_block.addr = alloca i32, align 4
  %k = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %sums, ptr %sums.addr, align 8, !tbaa !7
  store i32 %per_block, ptr %per_block.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4, !tbaa !3
  %1 = load i32, ptr %per_block.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup9

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call1 = call noundef i32 @_ZL7block_xv() #6
  %2 = load i32, ptr %per_block.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %call1, %2
  %3 = load i32, ptr %k, align 4, !tbaa !3
  %add = add nsw i32 %mul, %3
  store i32 %add, ptr %i, align 4, !tbaa !3
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %5 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp2 = icmp sge i32 %4, %5
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.body
  %6 = load ptr, ptr %sums.addr, align 8, !tbaa !7
  %call3 = call noundef i32 @_ZL7block_xv() #6
  %idxprom = sext i32 %call3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %8 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %9 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 %idxprom4
  %10 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  %add6 = add nsw i32 %10, %7
  store i32 %add6, ptr %arrayidx5, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup9 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %call7 = call noundef i32 @_ZL11block_dim_xv() #6
  %11 = load i32, ptr %k, align 4, !tbaa !3
  %add8 = add nsw i32 %11, %call7
  store i32 %add8, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !15

cleanup9:                                         ; preds = %cleanup, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.end:                                          ; preds = %cleanup9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
