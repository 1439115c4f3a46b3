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
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = atomicrmw add ptr %tickets, i32 1 seq_cst, align 4
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE6ticket to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE6ticket to ptr), align 4, !tbaa !3
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %2, %3
  %add = add nsw i32 %mul, %0
  %div = sdiv i32 %0, 32
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %div3 = sdiv i32 %4, 32
  %cmp4 = icmp slt i32 %add, %n
  br i1 %cmp4, label %if.then5, label %if.end13

if.then5:                                         ; preds = %if.end
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp6 = icmp sge i32 %5, %low
  br i1 %cmp6, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %if.then5
  %cmp7 = icmp sle i32 %5, %high
  br i1 %cmp7, label %if.then8, label %if.else

if.then8:                                         ; preds = %land.lhs.true
  br label %if.end12

if.else:                                          ; preds = %land.lhs.true, %if.then5
  %cmp9 = icmp eq i32 %5, -2147483648
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.else
  br label %if.end11

if.end11:                                         ; preds = %if.then10, %if.else
  %keep.2 = phi i32 [ 1, %if.then10 ], [ 0, %if.else ]
  br label %if.end12

if.end12:                                         ; preds = %if.end11, %if.then8
  %keep.1 = phi i32 [ 1, %if.then8 ], [ %keep.2, %if.end11 ]
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %if.end
  %keep.0 = phi i32 [ %keep.1, %if.end12 ], [ 0, %if.end ]
  %v.0 = phi i32 [ %5, %if.end12 ], [ 0, %if.end ]
  %tobool = icmp ne i32 %keep.0, 0
  %6 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %tobool)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %shl = shl i32 1, %7
  %sub = sub i32 %shl, 1
  %and = and i32 %6, %sub
  %8 = call i32 @llvm.ctpop.i32(i32 %and)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %cmp16 = icmp eq i32 %9, 0
  br i1 %cmp16, label %if.then17, label %if.end20

if.then17:                                        ; preds = %if.end13
  %10 = call i32 @llvm.ctpop.i32(i32 %6)
  %idxprom18 = sext i32 %div to i64
  %arrayidx19 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom18
  store i32 %10, ptr %arrayidx19, align 4, !tbaa !3
  br label %if.end20

if.end20:                                         ; preds = %if.then17, %if.end13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp21 = icmp eq i32 %0, 0
  br i1 %cmp21, label %if.then22, label %if.end46

if.then22:                                        ; preds = %if.end20
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then22
  %w.0 = phi i32 [ 0, %if.then22 ], [ %inc, %for.inc ]
  %sum.0 = phi i32 [ 0, %if.then22 ], [ %add28, %for.inc ]
  %cmp23 = icmp slt i32 %w.0, %div3
  br i1 %cmp23, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom24 = sext i32 %w.0 to i64
  %arrayidx25 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom24
  %11 = load i32, ptr %arrayidx25, align 4, !tbaa !3
  %idxprom26 = sext i32 %w.0 to i64
  %arrayidx27 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom26
  store i32 %sum.0, ptr %arrayidx27, align 4, !tbaa !3
  %add28 = add nsw i32 %sum.0, %11
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %w.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %cmp29 = icmp sgt i32 %2, 0
  br i1 %cmp29, label %if.then30, label %if.end39

if.then30:                                        ; preds = %for.end
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then30
  %sub31 = sub nsw i32 %2, 1
  %idxprom32 = sext i32 %sub31 to i64
  %arrayidx33 = getelementptr inbounds i32, ptr %turn, i64 %idxprom32
  %12 = load atomic i32, ptr %arrayidx33 acquire, align 4
  %cmp34 = icmp eq i32 %12, 0
  br i1 %cmp34, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %sub35 = sub nsw i32 %2, 1
  %idxprom36 = sext i32 %sub35 to i64
  %arrayidx37 = getelementptr inbounds i32, ptr %total, i64 %idxprom36
  %13 = load atomic i32, ptr %arrayidx37 monotonic, align 4
  br label %if.end39

if.end39:                                         ; preds = %while.end, %for.end
  %base.0 = phi i32 [ %13, %while.end ], [ 0, %for.end ]
  %idxprom40 = sext i32 %2 to i64
  %arrayidx41 = getelementptr inbounds i32, ptr %total, i64 %idxprom40
  %add42 = add nsw i32 %base.0, %sum.0
  store atomic i32 %add42, ptr %arrayidx41 monotonic, align 4
  %idxprom43 = sext i32 %2 to i64
  %arrayidx44 = getelementptr inbounds i32, ptr %turn, i64 %idxprom43
  store atomic i32 1, ptr %arrayidx44 release, align 4
  store i32 %base.0, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10block_base to ptr), align 4, !tbaa !3
  br label %if.end46

if.end46:                                         ; preds = %if.end39, %if.end20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %tobool47 = icmp ne i32 %keep.0, 0
  br i1 %tobool47, label %if.then48, label %if.end55

if.then48:                                        ; preds = %if.end46
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10block_base to ptr), align 4, !tbaa !3
  %idxprom49 = sext i32 %div to i64
  %arrayidx50 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10compactionE10warp_count to ptr), i64 0, i64 %idxprom49
  %15 = load i32, ptr %arrayidx50, align 4, !tbaa !3
  %add51 = add nsw i32 %14, %15
  %add52 = add nsw i32 %add51, %8
  %idxprom53 = sext i32 %add52 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr %out, i64 %idxprom53
  store i32 %v.0, ptr %arrayidx54, align 4, !tbaa !3
  br label %if.end55

if.end55:                                         ; preds = %if.then48, %if.end46
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
