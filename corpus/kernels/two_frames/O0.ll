; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tile = type { %struct.Range, %struct.Range, float, i8 }
%struct.Range = type { i32, i32 }

@_ZZ8tile_sumE4tile = internal addrspace(3) global %struct.Tile undef, align 4
@_ZZ10window_maxE6window = internal addrspace(3) global %struct.Range undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_sum(ptr noundef %in, ptr noundef %out, i32 noundef %width, i32 noundef %height, i32 noundef %side) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %width.addr = alloca i32, align 4
  %height.addr = alloca i32, align 4
  %side.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %row = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %sum = alloca i32, align 4
  %c = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %width, ptr %width.addr, align 4, !tbaa !3
  store i32 %height, ptr %height.addr, align 4, !tbaa !3
  store i32 %side, ptr %side.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call noundef i32 @_ZL7block_yv() #6
  %1 = load i32, ptr %side.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %call1, %1
  store i32 %mul, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !10
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !10
  %3 = load i32, ptr %side.addr, align 4, !tbaa !3
  %add = add nsw i32 %2, %3
  %4 = load i32, ptr %height.addr, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %add, %4
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !10
  %6 = load i32, ptr %side.addr, align 4, !tbaa !3
  %add3 = add nsw i32 %5, %6
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %7 = load i32, ptr %height.addr, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add3, %cond.true ], [ %7, %cond.false ]
  store i32 %cond, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !14
  %call4 = call noundef i32 @_ZL7block_xv() #6
  %8 = load i32, ptr %side.addr, align 4, !tbaa !3
  %mul5 = mul nsw i32 %call4, %8
  store i32 %mul5, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !15
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !15
  %10 = load i32, ptr %side.addr, align 4, !tbaa !3
  %add6 = add nsw i32 %9, %10
  %11 = load i32, ptr %width.addr, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %add6, %11
  br i1 %cmp7, label %cond.true8, label %cond.false10

cond.true8:                                       ; preds = %cond.end
  %12 = load i32, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !15
  %13 = load i32, ptr %side.addr, align 4, !tbaa !3
  %add9 = add nsw i32 %12, %13
  br label %cond.end11

cond.false10:                                     ; preds = %cond.end
  %14 = load i32, ptr %width.addr, align 4, !tbaa !3
  br label %cond.end11

cond.end11:                                       ; preds = %cond.false10, %cond.true8
  %cond12 = phi i32 [ %add9, %cond.true8 ], [ %14, %cond.false10 ]
  store i32 %cond12, ptr getelementptr inbounds nuw (%struct.Range, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !16
  %call13 = call noundef i32 @_ZL7block_xv() #6
  %call14 = call noundef i32 @_ZL7block_yv() #6
  %add15 = add nsw i32 %call13, %call14
  %rem = srem i32 %add15, 2
  %tobool = icmp ne i32 %rem, 0
  %15 = zext i1 %tobool to i64
  %cond16 = select contract i1 %tobool, float 5.000000e-01, float 2.000000e+00
  store float %cond16, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 2), align 4, !tbaa !17
  %16 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !14
  %17 = load i32, ptr %height.addr, align 4, !tbaa !3
  %cmp17 = icmp eq i32 %16, %17
  br i1 %cmp17, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %cond.end11
  %18 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !16
  %19 = load i32, ptr %width.addr, align 4, !tbaa !3
  %cmp18 = icmp eq i32 %18, %19
  br label %land.end

land.end:                                         ; preds = %land.rhs, %cond.end11
  %20 = phi i1 [ false, %cond.end11 ], [ %cmp18, %land.rhs ]
  %conv = zext i1 %20 to i8
  store i8 %conv, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 3), align 4, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %land.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %row) #5
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !10
  %22 = load i32, ptr %t, align 4, !tbaa !3
  %add19 = add nsw i32 %21, %22
  store i32 %add19, ptr %row, align 4, !tbaa !3
  %23 = load i32, ptr %row, align 4, !tbaa !3
  %24 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !14
  %cmp20 = icmp sge i32 %23, %24
  br i1 %cmp20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end22:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store i32 0, ptr %sum, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %c) #5
  %25 = load i32, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !15
  store i32 %25, ptr %c, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end22
  %26 = load i32, ptr %c, align 4, !tbaa !3
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !16
  %cmp23 = icmp slt i32 %26, %27
  br i1 %cmp23, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %c) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %28 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %29 = load i32, ptr %row, align 4, !tbaa !3
  %30 = load i32, ptr %width.addr, align 4, !tbaa !3
  %mul24 = mul nsw i32 %29, %30
  %31 = load i32, ptr %c, align 4, !tbaa !3
  %add25 = add nsw i32 %mul24, %31
  %idxprom = sext i32 %add25 to i64
  %arrayidx = getelementptr inbounds i32, ptr %28, i64 %idxprom
  %32 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %33 = load i32, ptr %sum, align 4, !tbaa !3
  %add26 = add nsw i32 %33, %32
  store i32 %add26, ptr %sum, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %34 = load i32, ptr %c, align 4, !tbaa !3
  %inc = add nsw i32 %34, 1
  store i32 %inc, ptr %c, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond.cleanup
  %35 = load i32, ptr %sum, align 4, !tbaa !3
  %conv27 = sitofp i32 %35 to float
  %36 = load float, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 2), align 4, !tbaa !17
  %mul28 = fmul contract float %conv27, %36
  %conv29 = fptosi float %mul28 to i32
  %37 = load i8, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 3), align 4, !tbaa !18
  %tobool30 = icmp ne i8 %37, 0
  %38 = zext i1 %tobool30 to i64
  %cond31 = select i1 %tobool30, i32 1000000, i32 0
  %add32 = add nsw i32 %conv29, %cond31
  store i32 %add32, ptr %sum, align 4, !tbaa !3
  %39 = load i32, ptr %sum, align 4, !tbaa !3
  %40 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %41 = load i32, ptr %row, align 4, !tbaa !3
  %call33 = call noundef i32 @_ZL10grid_dim_xv() #6
  %mul34 = mul nsw i32 %41, %call33
  %call35 = call noundef i32 @_ZL7block_xv() #6
  %add36 = add nsw i32 %mul34, %call35
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %40, i64 %idxprom37
  store i32 %39, ptr %arrayidx38, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then21
  call void @llvm.lifetime.end.p0(ptr %row) #5
  call void @llvm.lifetime.end.p0(ptr %t) #5
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
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10grid_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @window_max(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %best = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8thread_xv() #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call noundef i32 @_ZL7block_xv() #6
  %call2 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call1, %call2
  %sub = sub nsw i32 %mul, 2
  store i32 %sub, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), align 4, !tbaa !22
  %0 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), align 4, !tbaa !22
  %call3 = call noundef i32 @_ZL11block_dim_xv() #6
  %add = add nsw i32 %0, %call3
  %add4 = add nsw i32 %add, 4
  store i32 %add4, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), i32 0, i32 1), align 4, !tbaa !23
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call5 = call noundef i32 @_ZL8global_xv() #6
  store i32 %call5, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %i, align 4, !tbaa !3
  %2 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp6 = icmp sge i32 %1, %2
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end8:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %best) #5
  store i32 -1000000, ptr %best, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #5
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), align 4, !tbaa !22
  store i32 %3, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end8
  %4 = load i32, ptr %k, align 4, !tbaa !3
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), i32 0, i32 1), align 4, !tbaa !23
  %cmp9 = icmp slt i32 %4, %5
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %k, align 4, !tbaa !3
  %cmp10 = icmp sge i32 %6, 0
  br i1 %cmp10, label %land.lhs.true, label %if.end17

land.lhs.true:                                    ; preds = %for.body
  %7 = load i32, ptr %k, align 4, !tbaa !3
  %8 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp11 = icmp slt i32 %7, %8
  br i1 %cmp11, label %land.lhs.true12, label %if.end17

land.lhs.true12:                                  ; preds = %land.lhs.true
  %9 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %10 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom = sext i32 %10 to i64
  %arrayidx = getelementptr inbounds i32, ptr %9, i64 %idxprom
  %11 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %12 = load i32, ptr %best, align 4, !tbaa !3
  %cmp13 = icmp sgt i32 %11, %12
  br i1 %cmp13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %land.lhs.true12
  %13 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %14 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom15 = sext i32 %14 to i64
  %arrayidx16 = getelementptr inbounds i32, ptr %13, i64 %idxprom15
  %15 = load i32, ptr %arrayidx16, align 4, !tbaa !3
  store i32 %15, ptr %best, align 4, !tbaa !3
  br label %if.end17

if.end17:                                         ; preds = %if.then14, %land.lhs.true12, %land.lhs.true, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end17
  %16 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !24

for.end:                                          ; preds = %for.cond.cleanup
  %17 = load i32, ptr %best, align 4, !tbaa !3
  %18 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %19 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom18 = sext i32 %19 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %18, i64 %idxprom18
  store i32 %17, ptr %arrayidx19, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %best) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then7
  call void @llvm.lifetime.end.p0(ptr %i) #5
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

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
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS4Tile", !12, i64 0, !12, i64 8, !13, i64 16, !5, i64 20}
!12 = !{!"_ZTS5Range", !4, i64 0, !4, i64 4}
!13 = !{!"float", !5, i64 0}
!14 = !{!11, !4, i64 4}
!15 = !{!11, !4, i64 8}
!16 = !{!11, !4, i64 12}
!17 = !{!11, !13, i64 16}
!18 = !{!11, !5, i64 20}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!12, !4, i64 0}
!23 = !{!12, !4, i64 4}
!24 = distinct !{!24, !20, !21}
