; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12game_of_lifeE5cells = internal addrspace(3) global [2 x [10 x [10 x i8]]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @game_of_life(ptr noundef %board, i32 noundef %generations, i32 noundef %born, i32 noundef %survive, ptr noundef %stopped_after, ptr noundef %population) #0 {
entry:
  %board.addr = alloca ptr, align 8
  %generations.addr = alloca i32, align 4
  %born.addr = alloca i32, align 4
  %survive.addr = alloca i32, align 4
  %stopped_after.addr = alloca ptr, align 8
  %population.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %at = alloca i32, align 4
  %from = alloca i32, align 4
  %done = alloca i32, align 4
  %stopped = alloca i32, align 4
  %g = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %neighbours = alloca i32, align 4
  %dy = alloca i32, align 4
  %dx = alloca i32, align 4
  %nx = alloca i32, align 4
  %ny = alloca i32, align 4
  %alive = alloca i32, align 4
  %next = alloca i32, align 4
  %count = alloca i32, align 4
  store ptr %board, ptr %board.addr, align 8, !tbaa !7
  store i32 %generations, ptr %generations.addr, align 4, !tbaa !3
  store i32 %born, ptr %born.addr, align 4, !tbaa !3
  store i32 %survive, ptr %survive.addr, align 4, !tbaa !3
  store ptr %stopped_after, ptr %stopped_after.addr, align 8, !tbaa !10
  store ptr %population, ptr %population.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %y) #5
  %call1 = call noundef i32 @_ZL8thread_yv() #6
  store i32 %call1, ptr %y, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %at) #5
  %call2 = call noundef i32 @_ZL7block_xv() #6
  %mul = mul nsw i32 %call2, 10
  %mul3 = mul nsw i32 %mul, 10
  %0 = load i32, ptr %y, align 4, !tbaa !3
  %mul4 = mul nsw i32 %0, 10
  %add = add nsw i32 %mul3, %mul4
  %1 = load i32, ptr %x, align 4, !tbaa !3
  %add5 = add nsw i32 %add, %1
  store i32 %add5, ptr %at, align 4, !tbaa !3
  %2 = load ptr, ptr %board.addr, align 8, !tbaa !7
  %3 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 %idxprom
  %4 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %5 = load i32, ptr %y, align 4, !tbaa !3
  %idxprom6 = sext i32 %5 to i64
  %arrayidx7 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom6
  %6 = load i32, ptr %x, align 4, !tbaa !3
  %idxprom8 = sext i32 %6 to i64
  %arrayidx9 = getelementptr inbounds [10 x i8], ptr %arrayidx7, i64 0, i64 %idxprom8
  store i8 %4, ptr %arrayidx9, align 1, !tbaa !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %from) #5
  store i32 0, ptr %from, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %done) #5
  store i32 0, ptr %done, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %stopped) #5
  store i32 -1, ptr %stopped, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %g) #5
  store i32 0, ptr %g, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc65, %entry
  %7 = load i32, ptr %g, align 4, !tbaa !3
  %8 = load i32, ptr %generations.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %7, %8
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %9 = load i32, ptr %done, align 4, !tbaa !3
  %tobool = icmp ne i32 %9, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %10 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %10, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %g) #5
  br label %for.end67

for.body:                                         ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %neighbours) #5
  store i32 0, ptr %neighbours, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %dy) #5
  store i32 -1, ptr %dy, align 4, !tbaa !3
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc42, %for.body
  %11 = load i32, ptr %dy, align 4, !tbaa !3
  %cmp11 = icmp sle i32 %11, 1
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12

for.cond.cleanup12:                               ; preds = %for.cond10
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %dy) #5
  br label %for.end44

for.body13:                                       ; preds = %for.cond10
  call void @llvm.lifetime.start.p0(ptr %dx) #5
  store i32 -1, ptr %dx, align 4, !tbaa !3
  br label %for.cond14

for.cond14:                                       ; preds = %for.inc, %for.body13
  %12 = load i32, ptr %dx, align 4, !tbaa !3
  %cmp15 = icmp sle i32 %12, 1
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.cond14
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %dx) #5
  br label %for.end

for.body17:                                       ; preds = %for.cond14
  %13 = load i32, ptr %dx, align 4, !tbaa !3
  %cmp18 = icmp eq i32 %13, 0
  br i1 %cmp18, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body17
  %14 = load i32, ptr %dy, align 4, !tbaa !3
  %cmp19 = icmp eq i32 %14, 0
  br i1 %cmp19, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %for.inc

if.end:                                           ; preds = %land.lhs.true, %for.body17
  call void @llvm.lifetime.start.p0(ptr %nx) #5
  %15 = load i32, ptr %x, align 4, !tbaa !3
  %16 = load i32, ptr %dx, align 4, !tbaa !3
  %add20 = add nsw i32 %15, %16
  store i32 %add20, ptr %nx, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %ny) #5
  %17 = load i32, ptr %y, align 4, !tbaa !3
  %18 = load i32, ptr %dy, align 4, !tbaa !3
  %add21 = add nsw i32 %17, %18
  store i32 %add21, ptr %ny, align 4, !tbaa !3
  %19 = load i32, ptr %nx, align 4, !tbaa !3
  %cmp22 = icmp slt i32 %19, 0
  br i1 %cmp22, label %if.then23, label %if.else

if.then23:                                        ; preds = %if.end
  store i32 9, ptr %nx, align 4, !tbaa !3
  br label %if.end27

if.else:                                          ; preds = %if.end
  %20 = load i32, ptr %nx, align 4, !tbaa !3
  %cmp24 = icmp eq i32 %20, 10
  br i1 %cmp24, label %if.then25, label %if.end26

if.then25:                                        ; preds = %if.else
  store i32 0, ptr %nx, align 4, !tbaa !3
  br label %if.end26

if.end26:                                         ; preds = %if.then25, %if.else
  br label %if.end27

if.end27:                                         ; preds = %if.end26, %if.then23
  %21 = load i32, ptr %ny, align 4, !tbaa !3
  %cmp28 = icmp slt i32 %21, 0
  br i1 %cmp28, label %if.then29, label %if.else30

if.then29:                                        ; preds = %if.end27
  store i32 9, ptr %ny, align 4, !tbaa !3
  br label %if.end34

if.else30:                                        ; preds = %if.end27
  %22 = load i32, ptr %ny, align 4, !tbaa !3
  %cmp31 = icmp eq i32 %22, 10
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %if.else30
  store i32 0, ptr %ny, align 4, !tbaa !3
  br label %if.end33

if.end33:                                         ; preds = %if.then32, %if.else30
  br label %if.end34

if.end34:                                         ; preds = %if.end33, %if.then29
  %23 = load i32, ptr %from, align 4, !tbaa !3
  %idxprom35 = sext i32 %23 to i64
  %arrayidx36 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom35
  %24 = load i32, ptr %ny, align 4, !tbaa !3
  %idxprom37 = sext i32 %24 to i64
  %arrayidx38 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx36, i64 0, i64 %idxprom37
  %25 = load i32, ptr %nx, align 4, !tbaa !3
  %idxprom39 = sext i32 %25 to i64
  %arrayidx40 = getelementptr inbounds [10 x i8], ptr %arrayidx38, i64 0, i64 %idxprom39
  %26 = load i8, ptr %arrayidx40, align 1, !tbaa !12
  %conv = zext i8 %26 to i32
  %27 = load i32, ptr %neighbours, align 4, !tbaa !3
  %add41 = add nsw i32 %27, %conv
  store i32 %add41, ptr %neighbours, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %ny) #5
  call void @llvm.lifetime.end.p0(ptr %nx) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end34, %if.then
  %28 = load i32, ptr %dx, align 4, !tbaa !3
  %inc = add nsw i32 %28, 1
  store i32 %inc, ptr %dx, align 4, !tbaa !3
  br label %for.cond14, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup16
  br label %for.inc42

for.inc42:                                        ; preds = %for.end
  %29 = load i32, ptr %dy, align 4, !tbaa !3
  %inc43 = add nsw i32 %29, 1
  store i32 %inc43, ptr %dy, align 4, !tbaa !3
  br label %for.cond10, !llvm.loop !16

for.end44:                                        ; preds = %for.cond.cleanup12
  call void @llvm.lifetime.start.p0(ptr %alive) #5
  %30 = load i32, ptr %from, align 4, !tbaa !3
  %idxprom45 = sext i32 %30 to i64
  %arrayidx46 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom45
  %31 = load i32, ptr %y, align 4, !tbaa !3
  %idxprom47 = sext i32 %31 to i64
  %arrayidx48 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx46, i64 0, i64 %idxprom47
  %32 = load i32, ptr %x, align 4, !tbaa !3
  %idxprom49 = sext i32 %32 to i64
  %arrayidx50 = getelementptr inbounds [10 x i8], ptr %arrayidx48, i64 0, i64 %idxprom49
  %33 = load i8, ptr %arrayidx50, align 1, !tbaa !12
  %conv51 = zext i8 %33 to i32
  store i32 %conv51, ptr %alive, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %next) #5
  %34 = load i32, ptr %alive, align 4, !tbaa !3
  %tobool52 = icmp ne i32 %34, 0
  br i1 %tobool52, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end44
  %35 = load i32, ptr %survive.addr, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.end44
  %36 = load i32, ptr %born.addr, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %35, %cond.true ], [ %36, %cond.false ]
  %37 = load i32, ptr %neighbours, align 4, !tbaa !3
  %shr = ashr i32 %cond, %37
  %and = and i32 %shr, 1
  store i32 %and, ptr %next, align 4, !tbaa !3
  %38 = load i32, ptr %next, align 4, !tbaa !3
  %conv53 = trunc i32 %38 to i8
  %39 = load i32, ptr %from, align 4, !tbaa !3
  %xor = xor i32 %39, 1
  %idxprom54 = sext i32 %xor to i64
  %arrayidx55 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom54
  %40 = load i32, ptr %y, align 4, !tbaa !3
  %idxprom56 = sext i32 %40 to i64
  %arrayidx57 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx55, i64 0, i64 %idxprom56
  %41 = load i32, ptr %x, align 4, !tbaa !3
  %idxprom58 = sext i32 %41 to i64
  %arrayidx59 = getelementptr inbounds [10 x i8], ptr %arrayidx57, i64 0, i64 %idxprom58
  store i8 %conv53, ptr %arrayidx59, align 1, !tbaa !12
  %42 = load i32, ptr %from, align 4, !tbaa !3
  %xor60 = xor i32 %42, 1
  store i32 %xor60, ptr %from, align 4, !tbaa !3
  %43 = load i32, ptr %next, align 4, !tbaa !3
  %44 = load i32, ptr %alive, align 4, !tbaa !3
  %cmp61 = icmp ne i32 %43, %44
  %conv62 = zext i1 %cmp61 to i32
  %45 = icmp ne i32 %conv62, 0
  %46 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %45)
  br i1 %46, label %if.end64, label %if.then63

if.then63:                                        ; preds = %cond.end
  store i32 1, ptr %done, align 4, !tbaa !3
  %47 = load i32, ptr %g, align 4, !tbaa !3
  store i32 %47, ptr %stopped, align 4, !tbaa !3
  br label %if.end64

if.end64:                                         ; preds = %if.then63, %cond.end
  call void @llvm.lifetime.end.p0(ptr %next) #5
  call void @llvm.lifetime.end.p0(ptr %alive) #5
  call void @llvm.lifetime.end.p0(ptr %neighbours) #5
  br label %for.inc65

for.inc65:                                        ; preds = %if.end64
  %48 = load i32, ptr %g, align 4, !tbaa !3
  %inc66 = add nsw i32 %48, 1
  store i32 %inc66, ptr %g, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !17

for.end67:                                        ; preds = %for.cond.cleanup
  %49 = load i32, ptr %from, align 4, !tbaa !3
  %idxprom68 = sext i32 %49 to i64
  %arrayidx69 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom68
  %50 = load i32, ptr %y, align 4, !tbaa !3
  %idxprom70 = sext i32 %50 to i64
  %arrayidx71 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx69, i64 0, i64 %idxprom70
  %51 = load i32, ptr %x, align 4, !tbaa !3
  %idxprom72 = sext i32 %51 to i64
  %arrayidx73 = getelementptr inbounds [10 x i8], ptr %arrayidx71, i64 0, i64 %idxprom72
  %52 = load i8, ptr %arrayidx73, align 1, !tbaa !12
  %53 = load ptr, ptr %board.addr, align 8, !tbaa !7
  %54 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom74 = sext i32 %54 to i64
  %arrayidx75 = getelementptr inbounds i8, ptr %53, i64 %idxprom74
  store i8 %52, ptr %arrayidx75, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %count) #5
  %55 = load i32, ptr %from, align 4, !tbaa !3
  %idxprom76 = sext i32 %55 to i64
  %arrayidx77 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom76
  %56 = load i32, ptr %y, align 4, !tbaa !3
  %idxprom78 = sext i32 %56 to i64
  %arrayidx79 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx77, i64 0, i64 %idxprom78
  %57 = load i32, ptr %x, align 4, !tbaa !3
  %idxprom80 = sext i32 %57 to i64
  %arrayidx81 = getelementptr inbounds [10 x i8], ptr %arrayidx79, i64 0, i64 %idxprom80
  %58 = load i8, ptr %arrayidx81, align 1, !tbaa !12
  %conv82 = zext i8 %58 to i32
  %59 = icmp ne i32 %conv82, 0
  %60 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %59)
  store i32 %60, ptr %count, align 4, !tbaa !3
  %61 = load i32, ptr %x, align 4, !tbaa !3
  %cmp83 = icmp eq i32 %61, 0
  br i1 %cmp83, label %land.lhs.true84, label %if.end93

land.lhs.true84:                                  ; preds = %for.end67
  %62 = load i32, ptr %y, align 4, !tbaa !3
  %cmp85 = icmp eq i32 %62, 0
  br i1 %cmp85, label %if.then86, label %if.end93

if.then86:                                        ; preds = %land.lhs.true84
  %63 = load i32, ptr %stopped, align 4, !tbaa !3
  %64 = load ptr, ptr %stopped_after.addr, align 8, !tbaa !10
  %call87 = call noundef i32 @_ZL7block_xv() #6
  %idxprom88 = sext i32 %call87 to i64
  %arrayidx89 = getelementptr inbounds i32, ptr %64, i64 %idxprom88
  store i32 %63, ptr %arrayidx89, align 4, !tbaa !3
  %65 = load i32, ptr %count, align 4, !tbaa !3
  %66 = load ptr, ptr %population.addr, align 8, !tbaa !10
  %call90 = call noundef i32 @_ZL7block_xv() #6
  %idxprom91 = sext i32 %call90 to i64
  %arrayidx92 = getelementptr inbounds i32, ptr %66, i64 %idxprom91
  store i32 %65, ptr %arrayidx92, align 4, !tbaa !3
  br label %if.end93

if.end93:                                         ; preds = %if.then86, %land.lhs.true84, %for.end67
  call void @llvm.lifetime.end.p0(ptr %count) #5
  call void @llvm.lifetime.end.p0(ptr %stopped) #5
  call void @llvm.lifetime.end.p0(ptr %done) #5
  call void @llvm.lifetime.end.p0(ptr %from) #5
  call void @llvm.lifetime.end.p0(ptr %at) #5
  call void @llvm.lifetime.end.p0(ptr %y) #5
  call void @llvm.lifetime.end.p0(ptr %x) #5
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
define internal noundef i32 @_ZL8thread_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
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

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

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
