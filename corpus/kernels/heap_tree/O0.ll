; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i16, i16, i64 }

@_ZL4pool = internal addrspace(1) global ptr null, align 8
@_ZL4used = internal addrspace(1) global i32 0, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_insert(ptr noundef %keys, i32 noundef %n) #0 {
entry:
  %keys.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %key = alloca i32, align 4
  %at = alloca i32, align 4
  %me = alloca i32, align 4
  %next = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end

if.end:                                           ; preds = %entry
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %cmp1 = icmp eq ptr %0, null
  br i1 %cmp1, label %if.then2, label %if.end7

if.then2:                                         ; preds = %if.end
  %call3 = call ptr @malloc(i64 noundef 640) #7
  store ptr %call3, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %1 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %cmp4 = icmp eq ptr %1, null
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.then2
  br label %for.end

if.end6:                                          ; preds = %if.then2
  br label %if.end7

if.end7:                                          ; preds = %if.end6, %if.end
  call void @llvm.lifetime.start.p0(ptr %i) #8
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end7
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp8 = icmp slt i32 %2, %3
  br i1 %cmp8, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  %cmp9 = icmp slt i32 %4, 40
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %cmp9, %land.rhs ]
  br i1 %5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #8
  br label %for.end

for.body:                                         ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %key) #8
  %6 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %8, ptr %key, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %at) #8
  store i32 0, ptr %at, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %me) #8
  %9 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  store i32 %9, ptr %me, align 4, !tbaa !3
  %10 = load i32, ptr %key, align 4, !tbaa !3
  %11 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %12 = load i32, ptr %me, align 4, !tbaa !3
  %idxprom10 = sext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds %struct.Node, ptr %11, i64 %idxprom10
  %key12 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx11, i32 0, i32 0
  store i32 %10, ptr %key12, align 8, !tbaa !12
  %13 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %14 = load i32, ptr %me, align 4, !tbaa !3
  %idxprom13 = sext i32 %14 to i64
  %arrayidx14 = getelementptr inbounds %struct.Node, ptr %13, i64 %idxprom13
  %left = getelementptr inbounds nuw %struct.Node, ptr %arrayidx14, i32 0, i32 1
  store i16 -1, ptr %left, align 4, !tbaa !16
  %15 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %16 = load i32, ptr %me, align 4, !tbaa !3
  %idxprom15 = sext i32 %16 to i64
  %arrayidx16 = getelementptr inbounds %struct.Node, ptr %15, i64 %idxprom15
  %right = getelementptr inbounds nuw %struct.Node, ptr %arrayidx16, i32 0, i32 2
  store i16 -1, ptr %right, align 2, !tbaa !17
  %17 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %18 = load i32, ptr %me, align 4, !tbaa !3
  %idxprom17 = sext i32 %18 to i64
  %arrayidx18 = getelementptr inbounds %struct.Node, ptr %17, i64 %idxprom17
  %sum = getelementptr inbounds nuw %struct.Node, ptr %arrayidx18, i32 0, i32 3
  store i64 0, ptr %sum, align 8, !tbaa !18
  %19 = load i32, ptr %me, align 4, !tbaa !3
  %add = add nsw i32 %19, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %for.body
  %20 = load i32, ptr %me, align 4, !tbaa !3
  %cmp19 = icmp ne i32 %20, 0
  br i1 %cmp19, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %21 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %22 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom20 = sext i32 %22 to i64
  %arrayidx21 = getelementptr inbounds %struct.Node, ptr %21, i64 %idxprom20
  %sum22 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx21, i32 0, i32 3
  %23 = load i64, ptr %sum22, align 8, !tbaa !18
  %24 = load i32, ptr %key, align 4, !tbaa !3
  %conv = sext i32 %24 to i64
  %add23 = add nsw i64 %23, %conv
  %25 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %26 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom24 = sext i32 %26 to i64
  %arrayidx25 = getelementptr inbounds %struct.Node, ptr %25, i64 %idxprom24
  %sum26 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx25, i32 0, i32 3
  store i64 %add23, ptr %sum26, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %next) #8
  %27 = load i32, ptr %key, align 4, !tbaa !3
  %28 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %29 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom27 = sext i32 %29 to i64
  %arrayidx28 = getelementptr inbounds %struct.Node, ptr %28, i64 %idxprom27
  %key29 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx28, i32 0, i32 0
  %30 = load i32, ptr %key29, align 8, !tbaa !12
  %cmp30 = icmp slt i32 %27, %30
  br i1 %cmp30, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %31 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %32 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom31 = sext i32 %32 to i64
  %arrayidx32 = getelementptr inbounds %struct.Node, ptr %31, i64 %idxprom31
  %left33 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx32, i32 0, i32 1
  %33 = load i16, ptr %left33, align 4, !tbaa !16
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %34 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %35 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom34 = sext i32 %35 to i64
  %arrayidx35 = getelementptr inbounds %struct.Node, ptr %34, i64 %idxprom34
  %right36 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx35, i32 0, i32 2
  %36 = load i16, ptr %right36, align 2, !tbaa !17
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i16 [ %33, %cond.true ], [ %36, %cond.false ]
  %conv37 = sext i16 %cond to i32
  store i32 %conv37, ptr %next, align 4, !tbaa !3
  %37 = load i32, ptr %next, align 4, !tbaa !3
  %cmp38 = icmp slt i32 %37, 0
  br i1 %cmp38, label %if.then39, label %if.end54

if.then39:                                        ; preds = %cond.end
  %38 = load i32, ptr %key, align 4, !tbaa !3
  %39 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %40 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom40 = sext i32 %40 to i64
  %arrayidx41 = getelementptr inbounds %struct.Node, ptr %39, i64 %idxprom40
  %key42 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx41, i32 0, i32 0
  %41 = load i32, ptr %key42, align 8, !tbaa !12
  %cmp43 = icmp slt i32 %38, %41
  br i1 %cmp43, label %if.then44, label %if.else

if.then44:                                        ; preds = %if.then39
  %42 = load i32, ptr %me, align 4, !tbaa !3
  %conv45 = trunc i32 %42 to i16
  %43 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %44 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom46 = sext i32 %44 to i64
  %arrayidx47 = getelementptr inbounds %struct.Node, ptr %43, i64 %idxprom46
  %left48 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx47, i32 0, i32 1
  store i16 %conv45, ptr %left48, align 4, !tbaa !16
  br label %if.end53

if.else:                                          ; preds = %if.then39
  %45 = load i32, ptr %me, align 4, !tbaa !3
  %conv49 = trunc i32 %45 to i16
  %46 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %47 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom50 = sext i32 %47 to i64
  %arrayidx51 = getelementptr inbounds %struct.Node, ptr %46, i64 %idxprom50
  %right52 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx51, i32 0, i32 2
  store i16 %conv49, ptr %right52, align 2, !tbaa !17
  br label %if.end53

if.end53:                                         ; preds = %if.else, %if.then44
  store i32 6, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end54:                                         ; preds = %cond.end
  %48 = load i32, ptr %next, align 4, !tbaa !3
  store i32 %48, ptr %at, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end54, %if.end53
  call void @llvm.lifetime.end.p0(ptr %next) #8
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 6, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !19

while.end:                                        ; preds = %cleanup, %while.cond
  call void @llvm.lifetime.end.p0(ptr %me) #8
  call void @llvm.lifetime.end.p0(ptr %at) #8
  call void @llvm.lifetime.end.p0(ptr %key) #8
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %49 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %49, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %if.then, %if.then5, %for.cond.cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_find(ptr noundef %keys, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %keys.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %at = alloca i32, align 4
  %depth = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !23
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #8
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %cmp1 = icmp eq ptr %2, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %at) #8
  store i32 0, ptr %at, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %depth) #8
  store i32 0, ptr %depth, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %if.end
  %3 = load i32, ptr %at, align 4, !tbaa !3
  %cmp2 = icmp sge i32 %3, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %5 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds %struct.Node, ptr %4, i64 %idxprom
  %key = getelementptr inbounds nuw %struct.Node, ptr %arrayidx, i32 0, i32 0
  %6 = load i32, ptr %key, align 8, !tbaa !12
  %7 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom3 = sext i32 %8 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %7, i64 %idxprom3
  %9 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %cmp5 = icmp ne i32 %6, %9
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %10 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ]
  br i1 %10, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %11 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %12 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %11, i64 %idxprom6
  %13 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %14 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %15 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom8 = sext i32 %15 to i64
  %arrayidx9 = getelementptr inbounds %struct.Node, ptr %14, i64 %idxprom8
  %key10 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx9, i32 0, i32 0
  %16 = load i32, ptr %key10, align 8, !tbaa !12
  %cmp11 = icmp slt i32 %13, %16
  br i1 %cmp11, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %17 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %18 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom12 = sext i32 %18 to i64
  %arrayidx13 = getelementptr inbounds %struct.Node, ptr %17, i64 %idxprom12
  %left = getelementptr inbounds nuw %struct.Node, ptr %arrayidx13, i32 0, i32 1
  %19 = load i16, ptr %left, align 4, !tbaa !16
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %20 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %21 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom14 = sext i32 %21 to i64
  %arrayidx15 = getelementptr inbounds %struct.Node, ptr %20, i64 %idxprom14
  %right = getelementptr inbounds nuw %struct.Node, ptr %arrayidx15, i32 0, i32 2
  %22 = load i16, ptr %right, align 2, !tbaa !17
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i16 [ %19, %cond.true ], [ %22, %cond.false ]
  %conv = sext i16 %cond to i32
  store i32 %conv, ptr %at, align 4, !tbaa !3
  %23 = load i32, ptr %depth, align 4, !tbaa !3
  %inc = add nsw i32 %23, 1
  store i32 %inc, ptr %depth, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !25

while.end:                                        ; preds = %land.end
  %24 = load i32, ptr %at, align 4, !tbaa !3
  %cmp16 = icmp slt i32 %24, 0
  br i1 %cmp16, label %cond.true17, label %cond.false19

cond.true17:                                      ; preds = %while.end
  %25 = load i32, ptr %depth, align 4, !tbaa !3
  %sub = sub nsw i32 0, %25
  %conv18 = sext i32 %sub to i64
  br label %cond.end23

cond.false19:                                     ; preds = %while.end
  %26 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  %27 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom20 = sext i32 %27 to i64
  %arrayidx21 = getelementptr inbounds %struct.Node, ptr %26, i64 %idxprom20
  %sum = getelementptr inbounds nuw %struct.Node, ptr %arrayidx21, i32 0, i32 3
  %28 = load i64, ptr %sum, align 8, !tbaa !18
  %mul = mul nsw i64 %28, 100
  %29 = load i32, ptr %depth, align 4, !tbaa !3
  %conv22 = sext i32 %29 to i64
  %add = add nsw i64 %mul, %conv22
  br label %cond.end23

cond.end23:                                       ; preds = %cond.false19, %cond.true17
  %cond24 = phi i64 [ %conv18, %cond.true17 ], [ %add, %cond.false19 ]
  %30 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %31 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom25 = sext i32 %31 to i64
  %arrayidx26 = getelementptr inbounds i64, ptr %30, i64 %idxprom25
  store i64 %cond24, ptr %arrayidx26, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %depth) #8
  call void @llvm.lifetime.end.p0(ptr %at) #8
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end23, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #8
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_drop() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  call void @free(ptr noundef %0) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !10
  store i32 0, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS4Node", !9, i64 0}
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS4Node", !4, i64 0, !14, i64 4, !14, i64 6, !15, i64 8}
!14 = !{!"short", !5, i64 0}
!15 = !{!"long long", !5, i64 0}
!16 = !{!13, !14, i64 4}
!17 = !{!13, !14, i64 6}
!18 = !{!13, !15, i64 8}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 long long", !9, i64 0}
!25 = distinct !{!25, !20, !21}
!26 = !{!15, !15, i64 0}
