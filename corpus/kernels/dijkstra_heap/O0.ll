; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Heap = type { [144 x i32], i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dijkstra_heap(ptr noundef %cost, i32 noundef %goal, ptr noundef %distance, ptr noundef %settled) #0 {
entry:
  %cost.addr = alloca ptr, align 8
  %goal.addr = alloca i32, align 4
  %distance.addr = alloca ptr, align 8
  %settled.addr = alloca ptr, align 8
  %start = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %best = alloca [36 x i16], align 2
  %i = alloca i32, align 4
  %heap = alloca %struct.Heap, align 4
  %done = alloca i32, align 4
  %result = alloca i32, align 4
  %e = alloca i32, align 4
  %cell = alloca i32, align 4
  %d = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %way = alloca i32, align 4
  %nx = alloca i32, align 4
  %ny = alloca i32, align 4
  %next = alloca i32, align 4
  %step = alloca i32, align 4
  store ptr %cost, ptr %cost.addr, align 8, !tbaa !7
  store i32 %goal, ptr %goal.addr, align 4, !tbaa !3
  store ptr %distance, ptr %distance.addr, align 8, !tbaa !10
  store ptr %settled, ptr %settled.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %start) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %start, align 4, !tbaa !3
  %0 = load i32, ptr %start, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, 36
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup72

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %best) #5
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %1 = load i32, ptr %i, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %1, 36
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom
  store i16 -1, ptr %arrayidx, align 2, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %heap) #5
  %size = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  store i32 0, ptr %size, align 4, !tbaa !17
  %4 = load i32, ptr %start, align 4, !tbaa !3
  %idxprom2 = sext i32 %4 to i64
  %arrayidx3 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom2
  store i16 0, ptr %arrayidx3, align 2, !tbaa !12
  %5 = load i32, ptr %start, align 4, !tbaa !3
  call void @_ZL4pushR4Heapj(ptr noundef nonnull align 4 dereferenceable(580) %heap, i32 noundef %5) #6
  call void @llvm.lifetime.start.p0(ptr %done) #5
  store i32 0, ptr %done, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %result) #5
  store i32 -1, ptr %result, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont67, %cleanup63, %for.end
  %size4 = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %6 = load i32, ptr %size4, align 4, !tbaa !17
  %cmp5 = icmp sgt i32 %6, 0
  br i1 %cmp5, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %e) #5
  %call6 = call noundef i32 @_ZL3popR4Heap(ptr noundef nonnull align 4 dereferenceable(580) %heap) #6
  store i32 %call6, ptr %e, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %cell) #5
  %7 = load i32, ptr %e, align 4, !tbaa !3
  %and = and i32 %7, 255
  store i32 %and, ptr %cell, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %d) #5
  %8 = load i32, ptr %e, align 4, !tbaa !3
  %shr = lshr i32 %8, 8
  store i32 %shr, ptr %d, align 4, !tbaa !3
  %9 = load i32, ptr %d, align 4, !tbaa !3
  %10 = load i32, ptr %cell, align 4, !tbaa !3
  %idxprom7 = sext i32 %10 to i64
  %arrayidx8 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom7
  %11 = load i16, ptr %arrayidx8, align 2, !tbaa !12
  %conv = zext i16 %11 to i32
  %cmp9 = icmp sgt i32 %9, %conv
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %while.body
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup63, !llvm.loop !19

if.end11:                                         ; preds = %while.body
  %12 = load i32, ptr %done, align 4, !tbaa !3
  %inc12 = add nsw i32 %12, 1
  store i32 %inc12, ptr %done, align 4, !tbaa !3
  %13 = load i32, ptr %cell, align 4, !tbaa !3
  %14 = load i32, ptr %goal.addr, align 4, !tbaa !3
  %cmp13 = icmp eq i32 %13, %14
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end11
  %15 = load i32, ptr %d, align 4, !tbaa !3
  store i32 %15, ptr %result, align 4, !tbaa !3
  store i32 6, ptr %cleanup.dest.slot, align 4
  br label %cleanup63

if.end15:                                         ; preds = %if.end11
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %16 = load i32, ptr %cell, align 4, !tbaa !3
  %rem = srem i32 %16, 6
  store i32 %rem, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %y) #5
  %17 = load i32, ptr %cell, align 4, !tbaa !3
  %div = sdiv i32 %17, 6
  store i32 %div, ptr %y, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %way) #5
  store i32 0, ptr %way, align 4, !tbaa !3
  br label %for.cond16

for.cond16:                                       ; preds = %for.inc59, %if.end15
  %18 = load i32, ptr %way, align 4, !tbaa !3
  %cmp17 = icmp slt i32 %18, 4
  br i1 %cmp17, label %for.body19, label %for.cond.cleanup18

for.cond.cleanup18:                               ; preds = %for.cond16
  store i32 7, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %way) #5
  br label %for.end62

for.body19:                                       ; preds = %for.cond16
  call void @llvm.lifetime.start.p0(ptr %nx) #5
  %19 = load i32, ptr %x, align 4, !tbaa !3
  store i32 %19, ptr %nx, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %ny) #5
  %20 = load i32, ptr %y, align 4, !tbaa !3
  store i32 %20, ptr %ny, align 4, !tbaa !3
  %21 = load i32, ptr %way, align 4, !tbaa !3
  switch i32 %21, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb21
    i32 2, label %sw.bb22
    i32 3, label %sw.bb24
  ]

sw.bb:                                            ; preds = %for.body19
  %22 = load i32, ptr %nx, align 4, !tbaa !3
  %inc20 = add nsw i32 %22, 1
  store i32 %inc20, ptr %nx, align 4, !tbaa !3
  br label %sw.epilog

sw.bb21:                                          ; preds = %for.body19
  %23 = load i32, ptr %nx, align 4, !tbaa !3
  %dec = add nsw i32 %23, -1
  store i32 %dec, ptr %nx, align 4, !tbaa !3
  br label %sw.epilog

sw.bb22:                                          ; preds = %for.body19
  %24 = load i32, ptr %ny, align 4, !tbaa !3
  %inc23 = add nsw i32 %24, 1
  store i32 %inc23, ptr %ny, align 4, !tbaa !3
  br label %sw.epilog

sw.bb24:                                          ; preds = %for.body19
  %25 = load i32, ptr %ny, align 4, !tbaa !3
  %dec25 = add nsw i32 %25, -1
  store i32 %dec25, ptr %ny, align 4, !tbaa !3
  br label %sw.epilog

sw.default:                                       ; preds = %for.body19
  unreachable

sw.epilog:                                        ; preds = %sw.bb24, %sw.bb22, %sw.bb21, %sw.bb
  %26 = load i32, ptr %nx, align 4, !tbaa !3
  %cmp26 = icmp slt i32 %26, 0
  br i1 %cmp26, label %if.then32, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.epilog
  %27 = load i32, ptr %nx, align 4, !tbaa !3
  %cmp27 = icmp sge i32 %27, 6
  br i1 %cmp27, label %if.then32, label %lor.lhs.false28

lor.lhs.false28:                                  ; preds = %lor.lhs.false
  %28 = load i32, ptr %ny, align 4, !tbaa !3
  %cmp29 = icmp slt i32 %28, 0
  br i1 %cmp29, label %if.then32, label %lor.lhs.false30

lor.lhs.false30:                                  ; preds = %lor.lhs.false28
  %29 = load i32, ptr %ny, align 4, !tbaa !3
  %cmp31 = icmp sge i32 %29, 6
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %lor.lhs.false30, %lor.lhs.false28, %lor.lhs.false, %sw.epilog
  store i32 9, ptr %cleanup.dest.slot, align 4
  br label %cleanup57

if.end33:                                         ; preds = %lor.lhs.false30
  call void @llvm.lifetime.start.p0(ptr %next) #5
  %30 = load i32, ptr %ny, align 4, !tbaa !3
  %mul = mul nsw i32 %30, 6
  %31 = load i32, ptr %nx, align 4, !tbaa !3
  %add = add nsw i32 %mul, %31
  store i32 %add, ptr %next, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %step) #5
  %32 = load ptr, ptr %cost.addr, align 8, !tbaa !7
  %33 = load i32, ptr %next, align 4, !tbaa !3
  %idxprom34 = sext i32 %33 to i64
  %arrayidx35 = getelementptr inbounds i8, ptr %32, i64 %idxprom34
  %34 = load i8, ptr %arrayidx35, align 1, !tbaa !20
  %conv36 = zext i8 %34 to i32
  store i32 %conv36, ptr %step, align 4, !tbaa !3
  %35 = load i32, ptr %step, align 4, !tbaa !3
  %cmp37 = icmp eq i32 %35, 0
  br i1 %cmp37, label %if.then38, label %if.end39

if.then38:                                        ; preds = %if.end33
  store i32 9, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end39:                                         ; preds = %if.end33
  %36 = load i32, ptr %d, align 4, !tbaa !3
  %37 = load i32, ptr %step, align 4, !tbaa !3
  %add40 = add nsw i32 %36, %37
  %38 = load i32, ptr %next, align 4, !tbaa !3
  %idxprom41 = sext i32 %38 to i64
  %arrayidx42 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom41
  %39 = load i16, ptr %arrayidx42, align 2, !tbaa !12
  %conv43 = zext i16 %39 to i32
  %cmp44 = icmp slt i32 %add40, %conv43
  br i1 %cmp44, label %if.then45, label %if.end55

if.then45:                                        ; preds = %if.end39
  %40 = load i32, ptr %d, align 4, !tbaa !3
  %41 = load i32, ptr %step, align 4, !tbaa !3
  %add46 = add nsw i32 %40, %41
  %conv47 = trunc i32 %add46 to i16
  %42 = load i32, ptr %next, align 4, !tbaa !3
  %idxprom48 = sext i32 %42 to i64
  %arrayidx49 = getelementptr inbounds [36 x i16], ptr %best, i64 0, i64 %idxprom48
  store i16 %conv47, ptr %arrayidx49, align 2, !tbaa !12
  %size50 = getelementptr inbounds nuw %struct.Heap, ptr %heap, i32 0, i32 1
  %43 = load i32, ptr %size50, align 4, !tbaa !17
  %cmp51 = icmp eq i32 %43, 144
  br i1 %cmp51, label %if.then52, label %if.end53

if.then52:                                        ; preds = %if.then45
  call void @llvm.trap()
  br label %if.end53

if.end53:                                         ; preds = %if.then52, %if.then45
  %44 = load i32, ptr %d, align 4, !tbaa !3
  %45 = load i32, ptr %step, align 4, !tbaa !3
  %add54 = add nsw i32 %44, %45
  %shl = shl i32 %add54, 8
  %46 = load i32, ptr %next, align 4, !tbaa !3
  %or = or i32 %shl, %46
  call void @_ZL4pushR4Heapj(ptr noundef nonnull align 4 dereferenceable(580) %heap, i32 noundef %or) #6
  br label %if.end55

if.end55:                                         ; preds = %if.end53, %if.end39
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end55, %if.then38
  call void @llvm.lifetime.end.p0(ptr %step) #5
  call void @llvm.lifetime.end.p0(ptr %next) #5
  br label %cleanup57

cleanup57:                                        ; preds = %cleanup, %if.then32
  call void @llvm.lifetime.end.p0(ptr %ny) #5
  call void @llvm.lifetime.end.p0(ptr %nx) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 9, label %for.inc59
  ]

cleanup.cont:                                     ; preds = %cleanup57
  br label %for.inc59

for.inc59:                                        ; preds = %cleanup.cont, %cleanup57
  %47 = load i32, ptr %way, align 4, !tbaa !3
  %inc60 = add nsw i32 %47, 1
  store i32 %inc60, ptr %way, align 4, !tbaa !3
  br label %for.cond16, !llvm.loop !21

for.end62:                                        ; preds = %for.cond.cleanup18
  call void @llvm.lifetime.end.p0(ptr %y) #5
  call void @llvm.lifetime.end.p0(ptr %x) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup63

cleanup63:                                        ; preds = %for.end62, %if.then14, %if.then10
  call void @llvm.lifetime.end.p0(ptr %d) #5
  call void @llvm.lifetime.end.p0(ptr %cell) #5
  call void @llvm.lifetime.end.p0(ptr %e) #5
  %cleanup.dest66 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest66, label %unreachable [
    i32 0, label %cleanup.cont67
    i32 5, label %while.cond
    i32 6, label %while.end
  ]

cleanup.cont67:                                   ; preds = %cleanup63
  br label %while.cond, !llvm.loop !19

while.end:                                        ; preds = %cleanup63, %while.cond
  %48 = load i32, ptr %result, align 4, !tbaa !3
  %49 = load ptr, ptr %distance.addr, align 8, !tbaa !10
  %50 = load i32, ptr %start, align 4, !tbaa !3
  %idxprom68 = sext i32 %50 to i64
  %arrayidx69 = getelementptr inbounds i32, ptr %49, i64 %idxprom68
  store i32 %48, ptr %arrayidx69, align 4, !tbaa !3
  %51 = load i32, ptr %done, align 4, !tbaa !3
  %52 = load ptr, ptr %settled.addr, align 8, !tbaa !10
  %53 = load i32, ptr %start, align 4, !tbaa !3
  %idxprom70 = sext i32 %53 to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %52, i64 %idxprom70
  store i32 %51, ptr %arrayidx71, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %result) #5
  call void @llvm.lifetime.end.p0(ptr %done) #5
  call void @llvm.lifetime.end.p0(ptr %heap) #5
  call void @llvm.lifetime.end.p0(ptr %best) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup72

cleanup72:                                        ; preds = %while.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %start) #5
  %cleanup.dest73 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest73, label %unreachable [
    i32 0, label %cleanup.cont74
    i32 1, label %cleanup.cont74
  ]

cleanup.cont74:                                   ; preds = %cleanup72, %cleanup72
  ret void

unreachable:                                      ; preds = %cleanup72, %cleanup63, %cleanup57
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL4pushR4Heapj(ptr noundef nonnull align 4 dereferenceable(580) %h, i32 noundef %e) #2 {
entry:
  %h.addr = alloca ptr, align 8
  %e.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %parent = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %h, ptr %h.addr, align 8, !tbaa !22
  store i32 %e, ptr %e.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %0 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %size = getelementptr inbounds nuw %struct.Heap, ptr %0, i32 0, i32 1
  %1 = load i32, ptr %size, align 4, !tbaa !17
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %size, align 4, !tbaa !17
  store i32 %1, ptr %i, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %entry
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp sgt i32 %2, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %parent) #5
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %sub = sub nsw i32 %3, 1
  %div = sdiv i32 %sub, 2
  store i32 %div, ptr %parent, align 4, !tbaa !3
  %4 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry1 = getelementptr inbounds nuw %struct.Heap, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %parent, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [144 x i32], ptr %entry1, i64 0, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %7 = load i32, ptr %e.addr, align 4, !tbaa !3
  %cmp2 = icmp ule i32 %6, %7
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  store i32 3, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %while.body
  %8 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry3 = getelementptr inbounds nuw %struct.Heap, ptr %8, i32 0, i32 0
  %9 = load i32, ptr %parent, align 4, !tbaa !3
  %idxprom4 = sext i32 %9 to i64
  %arrayidx5 = getelementptr inbounds [144 x i32], ptr %entry3, i64 0, i64 %idxprom4
  %10 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  %11 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry6 = getelementptr inbounds nuw %struct.Heap, ptr %11, i32 0, i32 0
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom7 = sext i32 %12 to i64
  %arrayidx8 = getelementptr inbounds [144 x i32], ptr %entry6, i64 0, i64 %idxprom7
  store i32 %10, ptr %arrayidx8, align 4, !tbaa !3
  %13 = load i32, ptr %parent, align 4, !tbaa !3
  store i32 %13, ptr %i, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %parent) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !26

while.end:                                        ; preds = %cleanup, %while.cond
  %14 = load i32, ptr %e.addr, align 4, !tbaa !3
  %15 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry9 = getelementptr inbounds nuw %struct.Heap, ptr %15, i32 0, i32 0
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom10 = sext i32 %16 to i64
  %arrayidx11 = getelementptr inbounds [144 x i32], ptr %entry9, i64 0, i64 %idxprom10
  store i32 %14, ptr %arrayidx11, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %i) #5
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3popR4Heap(ptr noundef nonnull align 4 dereferenceable(580) %h) #2 {
entry:
  %h.addr = alloca ptr, align 8
  %top = alloca i32, align 4
  %e = alloca i32, align 4
  %i = alloca i32, align 4
  %placed = alloca i8, align 1
  %child = alloca i32, align 4
  store ptr %h, ptr %h.addr, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %top) #5
  %0 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry1 = getelementptr inbounds nuw %struct.Heap, ptr %0, i32 0, i32 0
  %arrayidx = getelementptr inbounds [144 x i32], ptr %entry1, i64 0, i64 0
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %1, ptr %top, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %e) #5
  %2 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry2 = getelementptr inbounds nuw %struct.Heap, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %size = getelementptr inbounds nuw %struct.Heap, ptr %3, i32 0, i32 1
  %4 = load i32, ptr %size, align 4, !tbaa !17
  %dec = add nsw i32 %4, -1
  store i32 %dec, ptr %size, align 4, !tbaa !17
  %idxprom = sext i32 %dec to i64
  %arrayidx3 = getelementptr inbounds [144 x i32], ptr %entry2, i64 0, i64 %idxprom
  %5 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  store i32 %5, ptr %e, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %placed) #5
  store i8 0, ptr %placed, align 1, !tbaa !27
  br label %while.cond

while.cond:                                       ; preds = %if.end30, %entry
  %6 = load i8, ptr %placed, align 1, !tbaa !27, !range !29, !noundef !24
  %loadedv = trunc i8 %6 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %child) #5
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %mul = mul nsw i32 2, %7
  %add = add nsw i32 %mul, 1
  store i32 %add, ptr %child, align 4, !tbaa !3
  %8 = load i32, ptr %child, align 4, !tbaa !3
  %9 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %size4 = getelementptr inbounds nuw %struct.Heap, ptr %9, i32 0, i32 1
  %10 = load i32, ptr %size4, align 4, !tbaa !17
  %cmp = icmp sge i32 %8, %10
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  store i8 1, ptr %placed, align 1, !tbaa !27
  br label %if.end30

if.else:                                          ; preds = %while.body
  %11 = load i32, ptr %child, align 4, !tbaa !3
  %add5 = add nsw i32 %11, 1
  %12 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %size6 = getelementptr inbounds nuw %struct.Heap, ptr %12, i32 0, i32 1
  %13 = load i32, ptr %size6, align 4, !tbaa !17
  %cmp7 = icmp slt i32 %add5, %13
  br i1 %cmp7, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %if.else
  %14 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry8 = getelementptr inbounds nuw %struct.Heap, ptr %14, i32 0, i32 0
  %15 = load i32, ptr %child, align 4, !tbaa !3
  %add9 = add nsw i32 %15, 1
  %idxprom10 = sext i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds [144 x i32], ptr %entry8, i64 0, i64 %idxprom10
  %16 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  %17 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry12 = getelementptr inbounds nuw %struct.Heap, ptr %17, i32 0, i32 0
  %18 = load i32, ptr %child, align 4, !tbaa !3
  %idxprom13 = sext i32 %18 to i64
  %arrayidx14 = getelementptr inbounds [144 x i32], ptr %entry12, i64 0, i64 %idxprom13
  %19 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  %cmp15 = icmp ult i32 %16, %19
  br i1 %cmp15, label %if.then16, label %if.end

if.then16:                                        ; preds = %land.lhs.true
  %20 = load i32, ptr %child, align 4, !tbaa !3
  %inc = add nsw i32 %20, 1
  store i32 %inc, ptr %child, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then16, %land.lhs.true, %if.else
  %21 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry17 = getelementptr inbounds nuw %struct.Heap, ptr %21, i32 0, i32 0
  %22 = load i32, ptr %child, align 4, !tbaa !3
  %idxprom18 = sext i32 %22 to i64
  %arrayidx19 = getelementptr inbounds [144 x i32], ptr %entry17, i64 0, i64 %idxprom18
  %23 = load i32, ptr %arrayidx19, align 4, !tbaa !3
  %24 = load i32, ptr %e, align 4, !tbaa !3
  %cmp20 = icmp ult i32 %23, %24
  br i1 %cmp20, label %if.then21, label %if.else28

if.then21:                                        ; preds = %if.end
  %25 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry22 = getelementptr inbounds nuw %struct.Heap, ptr %25, i32 0, i32 0
  %26 = load i32, ptr %child, align 4, !tbaa !3
  %idxprom23 = sext i32 %26 to i64
  %arrayidx24 = getelementptr inbounds [144 x i32], ptr %entry22, i64 0, i64 %idxprom23
  %27 = load i32, ptr %arrayidx24, align 4, !tbaa !3
  %28 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry25 = getelementptr inbounds nuw %struct.Heap, ptr %28, i32 0, i32 0
  %29 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom26 = sext i32 %29 to i64
  %arrayidx27 = getelementptr inbounds [144 x i32], ptr %entry25, i64 0, i64 %idxprom26
  store i32 %27, ptr %arrayidx27, align 4, !tbaa !3
  %30 = load i32, ptr %child, align 4, !tbaa !3
  store i32 %30, ptr %i, align 4, !tbaa !3
  br label %if.end29

if.else28:                                        ; preds = %if.end
  store i8 1, ptr %placed, align 1, !tbaa !27
  br label %if.end29

if.end29:                                         ; preds = %if.else28, %if.then21
  br label %if.end30

if.end30:                                         ; preds = %if.end29, %if.then
  call void @llvm.lifetime.end.p0(ptr %child) #5
  br label %while.cond, !llvm.loop !30

while.end:                                        ; preds = %while.cond
  %31 = load i32, ptr %e, align 4, !tbaa !3
  %32 = load ptr, ptr %h.addr, align 8, !tbaa !22, !nonnull !24, !align !25
  %entry31 = getelementptr inbounds nuw %struct.Heap, ptr %32, i32 0, i32 0
  %33 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom32 = sext i32 %33 to i64
  %arrayidx33 = getelementptr inbounds [144 x i32], ptr %entry31, i64 0, i64 %idxprom32
  store i32 %31, ptr %arrayidx33, align 4, !tbaa !3
  %34 = load i32, ptr %top, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %placed) #5
  call void @llvm.lifetime.end.p0(ptr %i) #5
  call void @llvm.lifetime.end.p0(ptr %e) #5
  call void @llvm.lifetime.end.p0(ptr %top) #5
  ret i32 %34
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
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
!13 = !{!"short", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !4, i64 576}
!18 = !{!"_ZTS4Heap", !5, i64 0, !4, i64 576}
!19 = distinct !{!19, !15, !16}
!20 = !{!5, !5, i64 0}
!21 = distinct !{!21, !15, !16}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS4Heap", !9, i64 0}
!24 = !{}
!25 = !{i64 4}
!26 = distinct !{!26, !15, !16}
!27 = !{!28, !28, i64 0}
!28 = !{!"bool", !5, i64 0}
!29 = !{i8 0, i8 2}
!30 = distinct !{!30, !15, !16}
