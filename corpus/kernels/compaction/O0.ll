; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10compactionE10warp_count = internal addrspace(3) global [4 x i32] undef, align 4
@_ZZ10compactionE10block_base = internal addrspace(3) global i32 undef, align 4
@_ZZ10compactionE6ticket = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compaction(ptr noundef %in, i32 noundef %n, i32 noundef %low, i32 noundef %high, ptr noundef %out, ptr noundef %total, ptr noundef %turn, ptr noundef %tickets) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %low.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %total.addr = alloca ptr, align 8
  %turn.addr = alloca ptr, align 8
  %tickets.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %mine = alloca i32, align 4
  %i = alloca i32, align 4
  %warp = alloca i32, align 4
  %warps = alloca i32, align 4
  %v = alloca i32, align 4
  %keep = alloca i32, align 4
  %votes = alloca i32, align 4
  %rank = alloca i32, align 4
  %sum = alloca i32, align 4
  %w = alloca i32, align 4
  %c = alloca i32, align 4
  %base = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp38 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp45 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %low, ptr %low.addr, align 4, !tbaa !3
  store i32 %high, ptr %high.addr, align 4, !tbaa !3
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store ptr %total, ptr %total.addr, align 8, !tbaa !7
  store ptr %turn, ptr %turn.addr, align 8, !tbaa !7
  store ptr %tickets, ptr %tickets.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #7
  %call = call noundef i32 @_ZL8thread_xv() #8
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %tickets.addr, align 8, !tbaa !7
  %2 = atomicrmw add ptr %1, i32 1 seq_cst, align 4
  store i32 %2, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE6ticket to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %mine) #7
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE6ticket to ptr), align 4, !tbaa !3
  store i32 %3, ptr %mine, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #7
  %4 = load i32, ptr %mine, align 4, !tbaa !3
  %call1 = call noundef i32 @_ZL11block_dim_xv() #8
  %mul = mul nsw i32 %4, %call1
  %5 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %mul, %5
  store i32 %add, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %warp) #7
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %div = sdiv i32 %6, 32
  store i32 %div, ptr %warp, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %warps) #7
  %call2 = call noundef i32 @_ZL11block_dim_xv() #8
  %div3 = sdiv i32 %call2, 32
  store i32 %div3, ptr %warps, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %v) #7
  store i32 0, ptr %v, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %keep) #7
  store i32 0, ptr %keep, align 4, !tbaa !3
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %8 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %7, %8
  br i1 %cmp4, label %if.then5, label %if.end13

if.then5:                                         ; preds = %if.end
  %9 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %10 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %10 to i64
  %arrayidx = getelementptr inbounds i32, ptr %9, i64 %idxprom
  %11 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %11, ptr %v, align 4, !tbaa !3
  %12 = load i32, ptr %v, align 4, !tbaa !3
  %13 = load i32, ptr %low.addr, align 4, !tbaa !3
  %cmp6 = icmp sge i32 %12, %13
  br i1 %cmp6, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %if.then5
  %14 = load i32, ptr %v, align 4, !tbaa !3
  %15 = load i32, ptr %high.addr, align 4, !tbaa !3
  %cmp7 = icmp sle i32 %14, %15
  br i1 %cmp7, label %if.then8, label %if.else

if.then8:                                         ; preds = %land.lhs.true
  store i32 1, ptr %keep, align 4, !tbaa !3
  br label %if.end12

if.else:                                          ; preds = %land.lhs.true, %if.then5
  %16 = load i32, ptr %v, align 4, !tbaa !3
  %cmp9 = icmp eq i32 %16, -2147483648
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.else
  store i32 1, ptr %keep, align 4, !tbaa !3
  br label %if.end11

if.end11:                                         ; preds = %if.then10, %if.else
  br label %if.end12

if.end12:                                         ; preds = %if.end11, %if.then8
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %if.end
  call void @llvm.lifetime.start.p0(ptr %votes) #7
  %17 = load i32, ptr %keep, align 4, !tbaa !3
  %tobool = icmp ne i32 %17, 0
  %18 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %tobool)
  store i32 %18, ptr %votes, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %rank) #7
  %19 = load i32, ptr %votes, align 4, !tbaa !3
  %call14 = call noundef i32 @_ZL7lane_idv() #8
  %shl = shl i32 1, %call14
  %sub = sub i32 %shl, 1
  %and = and i32 %19, %sub
  %20 = call i32 @llvm.ctpop.i32(i32 %and)
  store i32 %20, ptr %rank, align 4, !tbaa !3
  %call15 = call noundef i32 @_ZL7lane_idv() #8
  %cmp16 = icmp eq i32 %call15, 0
  br i1 %cmp16, label %if.then17, label %if.end20

if.then17:                                        ; preds = %if.end13
  %21 = load i32, ptr %votes, align 4, !tbaa !3
  %22 = call i32 @llvm.ctpop.i32(i32 %21)
  %23 = load i32, ptr %warp, align 4, !tbaa !3
  %idxprom18 = sext i32 %23 to i64
  %arrayidx19 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom18
  store i32 %22, ptr %arrayidx19, align 4, !tbaa !3
  br label %if.end20

if.end20:                                         ; preds = %if.then17, %if.end13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = load i32, ptr %t, align 4, !tbaa !3
  %cmp21 = icmp eq i32 %24, 0
  br i1 %cmp21, label %if.then22, label %if.end46

if.then22:                                        ; preds = %if.end20
  call void @llvm.lifetime.start.p0(ptr %sum) #7
  store i32 0, ptr %sum, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %w) #7
  store i32 0, ptr %w, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then22
  %25 = load i32, ptr %w, align 4, !tbaa !3
  %26 = load i32, ptr %warps, align 4, !tbaa !3
  %cmp23 = icmp slt i32 %25, %26
  br i1 %cmp23, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %w) #7
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %c) #7
  %27 = load i32, ptr %w, align 4, !tbaa !3
  %idxprom24 = sext i32 %27 to i64
  %arrayidx25 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom24
  %28 = load i32, ptr %arrayidx25, align 4, !tbaa !3
  store i32 %28, ptr %c, align 4, !tbaa !3
  %29 = load i32, ptr %sum, align 4, !tbaa !3
  %30 = load i32, ptr %w, align 4, !tbaa !3
  %idxprom26 = sext i32 %30 to i64
  %arrayidx27 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom26
  store i32 %29, ptr %arrayidx27, align 4, !tbaa !3
  %31 = load i32, ptr %c, align 4, !tbaa !3
  %32 = load i32, ptr %sum, align 4, !tbaa !3
  %add28 = add nsw i32 %32, %31
  store i32 %add28, ptr %sum, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %c) #7
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %33 = load i32, ptr %w, align 4, !tbaa !3
  %inc = add nsw i32 %33, 1
  store i32 %inc, ptr %w, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %base) #7
  store i32 0, ptr %base, align 4, !tbaa !3
  %34 = load i32, ptr %mine, align 4, !tbaa !3
  %cmp29 = icmp sgt i32 %34, 0
  br i1 %cmp29, label %if.then30, label %if.end39

if.then30:                                        ; preds = %for.end
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then30
  %35 = load ptr, ptr %turn.addr, align 8, !tbaa !7
  %36 = load i32, ptr %mine, align 4, !tbaa !3
  %sub31 = sub nsw i32 %36, 1
  %idxprom32 = sext i32 %sub31 to i64
  %arrayidx33 = getelementptr inbounds i32, ptr %35, i64 %idxprom32
  %37 = load atomic i32, ptr %arrayidx33 acquire, align 4
  store i32 %37, ptr %atomic-temp, align 4
  %38 = load i32, ptr %atomic-temp, align 4, !tbaa !3
  %cmp34 = icmp eq i32 %38, 0
  br i1 %cmp34, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %while.cond
  %39 = load ptr, ptr %total.addr, align 8, !tbaa !7
  %40 = load i32, ptr %mine, align 4, !tbaa !3
  %sub35 = sub nsw i32 %40, 1
  %idxprom36 = sext i32 %sub35 to i64
  %arrayidx37 = getelementptr inbounds i32, ptr %39, i64 %idxprom36
  %41 = load atomic i32, ptr %arrayidx37 monotonic, align 4
  store i32 %41, ptr %atomic-temp38, align 4
  %42 = load i32, ptr %atomic-temp38, align 4, !tbaa !3
  store i32 %42, ptr %base, align 4, !tbaa !3
  br label %if.end39

if.end39:                                         ; preds = %while.end, %for.end
  %43 = load ptr, ptr %total.addr, align 8, !tbaa !7
  %44 = load i32, ptr %mine, align 4, !tbaa !3
  %idxprom40 = sext i32 %44 to i64
  %arrayidx41 = getelementptr inbounds i32, ptr %43, i64 %idxprom40
  %45 = load i32, ptr %base, align 4, !tbaa !3
  %46 = load i32, ptr %sum, align 4, !tbaa !3
  %add42 = add nsw i32 %45, %46
  store i32 %add42, ptr %.atomictmp, align 4, !tbaa !3
  %47 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %47, ptr %arrayidx41 monotonic, align 4
  %48 = load ptr, ptr %turn.addr, align 8, !tbaa !7
  %49 = load i32, ptr %mine, align 4, !tbaa !3
  %idxprom43 = sext i32 %49 to i64
  %arrayidx44 = getelementptr inbounds i32, ptr %48, i64 %idxprom43
  store i32 1, ptr %.atomictmp45, align 4, !tbaa !3
  %50 = load i32, ptr %.atomictmp45, align 4
  store atomic i32 %50, ptr %arrayidx44 release, align 4
  %51 = load i32, ptr %base, align 4, !tbaa !3
  store i32 %51, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10block_base to ptr), align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %base) #7
  call void @llvm.lifetime.end.p0(ptr %sum) #7
  br label %if.end46

if.end46:                                         ; preds = %if.end39, %if.end20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load i32, ptr %keep, align 4, !tbaa !3
  %tobool47 = icmp ne i32 %52, 0
  br i1 %tobool47, label %if.then48, label %if.end55

if.then48:                                        ; preds = %if.end46
  %53 = load i32, ptr %v, align 4, !tbaa !3
  %54 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %55 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10block_base to ptr), align 4, !tbaa !3
  %56 = load i32, ptr %warp, align 4, !tbaa !3
  %idxprom49 = sext i32 %56 to i64
  %arrayidx50 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom49
  %57 = load i32, ptr %arrayidx50, align 4, !tbaa !3
  %add51 = add nsw i32 %55, %57
  %58 = load i32, ptr %rank, align 4, !tbaa !3
  %add52 = add nsw i32 %add51, %58
  %idxprom53 = sext i32 %add52 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr %54, i64 %idxprom53
  store i32 %53, ptr %arrayidx54, align 4, !tbaa !3
  br label %if.end55

if.end55:                                         ; preds = %if.then48, %if.end46
  call void @llvm.lifetime.end.p0(ptr %rank) #7
  call void @llvm.lifetime.end.p0(ptr %votes) #7
  call void @llvm.lifetime.end.p0(ptr %keep) #7
  call void @llvm.lifetime.end.p0(ptr %v) #7
  call void @llvm.lifetime.end.p0(ptr %warps) #7
  call void @llvm.lifetime.end.p0(ptr %warp) #7
  call void @llvm.lifetime.end.p0(ptr %i) #7
  call void @llvm.lifetime.end.p0(ptr %mine) #7
  call void @llvm.lifetime.end.p0(ptr %t) #7
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
