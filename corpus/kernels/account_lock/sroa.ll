; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g_transfers = dso_local addrspace(1) externally_initialized global i32 0, align 4
@g_refused = dso_local addrspace(1) externally_initialized global i32 0, align 4
@g_moved = dso_local addrspace(1) externally_initialized global i64 0, align 8
@g_limit = dso_local addrspace(1) externally_initialized global i32 1000, align 4
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @g_transfers to ptr), ptr addrspacecast (ptr addrspace(1) @g_refused to ptr), ptr addrspacecast (ptr addrspace(1) @g_moved to ptr), ptr addrspacecast (ptr addrspace(1) @g_limit to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @account_lock(ptr noundef %from, ptr noundef %to, ptr noundef %amount, i32 noundef %count, ptr noundef %lock, ptr noundef %balance) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup41

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %from, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %add.i to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %to, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %idxprom3 = sext i32 %add.i to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %amount, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %3, %4
  br i1 %cmp5, label %if.then9, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %cmp6 = icmp sle i32 %5, 0
  br i1 %cmp6, label %if.then9, label %lor.lhs.false7

lor.lhs.false7:                                   ; preds = %lor.lhs.false
  %6 = load i32, ptr addrspacecast (ptr addrspace(1) @g_limit to ptr), align 4, !tbaa !3
  %cmp8 = icmp sgt i32 %5, %6
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %lor.lhs.false7, %lor.lhs.false, %if.end
  %7 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_refused to ptr), i32 1 seq_cst, align 4
  br label %cleanup

if.end10:                                         ; preds = %lor.lhs.false7
  %cmp11 = icmp slt i32 %3, %4
  br i1 %cmp11, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end10
  br label %cond.end

cond.false:                                       ; preds = %if.end10
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ %4, %cond.false ]
  %cmp12 = icmp slt i32 %3, %4
  br i1 %cmp12, label %cond.true13, label %cond.false14

cond.true13:                                      ; preds = %cond.end
  br label %cond.end15

cond.false14:                                     ; preds = %cond.end
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false14, %cond.true13
  %cond16 = phi i32 [ %4, %cond.true13 ], [ %3, %cond.false14 ]
  br label %while.cond

while.cond:                                       ; preds = %if.end38, %cond.end15
  %done.0 = phi i8 [ 0, %cond.end15 ], [ %done.1, %if.end38 ]
  %loadedv = trunc i8 %done.0 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %idxprom17 = sext i32 %cond to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %lock, i64 %idxprom17
  %8 = cmpxchg ptr %arrayidx18, i32 0, i32 1 seq_cst seq_cst, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %cmp19 = icmp eq i32 %9, 0
  br i1 %cmp19, label %if.then20, label %if.end38

if.then20:                                        ; preds = %while.body
  %idxprom21 = sext i32 %cond16 to i64
  %arrayidx22 = getelementptr inbounds i32, ptr %lock, i64 %idxprom21
  %10 = cmpxchg ptr %arrayidx22, i32 0, i32 1 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  %cmp23 = icmp eq i32 %11, 0
  br i1 %cmp23, label %if.then24, label %if.end35

if.then24:                                        ; preds = %if.then20
  call void @llvm.nvvm.membar.gl()
  %idxprom25 = sext i32 %3 to i64
  %arrayidx26 = getelementptr inbounds i32, ptr %balance, i64 %idxprom25
  %12 = load volatile i32, ptr %arrayidx26, align 4, !tbaa !3
  %sub = sub nsw i32 %12, %5
  %idxprom27 = sext i32 %3 to i64
  %arrayidx28 = getelementptr inbounds i32, ptr %balance, i64 %idxprom27
  store volatile i32 %sub, ptr %arrayidx28, align 4, !tbaa !3
  %idxprom29 = sext i32 %4 to i64
  %arrayidx30 = getelementptr inbounds i32, ptr %balance, i64 %idxprom29
  %13 = load volatile i32, ptr %arrayidx30, align 4, !tbaa !3
  %add = add nsw i32 %13, %5
  %idxprom31 = sext i32 %4 to i64
  %arrayidx32 = getelementptr inbounds i32, ptr %balance, i64 %idxprom31
  store volatile i32 %add, ptr %arrayidx32, align 4, !tbaa !3
  call void @llvm.nvvm.membar.gl()
  %idxprom33 = sext i32 %cond16 to i64
  %arrayidx34 = getelementptr inbounds i32, ptr %lock, i64 %idxprom33
  %14 = atomicrmw xchg ptr %arrayidx34, i32 0 seq_cst, align 4
  br label %if.end35

if.end35:                                         ; preds = %if.then24, %if.then20
  %done.2 = phi i8 [ 1, %if.then24 ], [ %done.0, %if.then20 ]
  %idxprom36 = sext i32 %cond to i64
  %arrayidx37 = getelementptr inbounds i32, ptr %lock, i64 %idxprom36
  %15 = atomicrmw xchg ptr %arrayidx37, i32 0 seq_cst, align 4
  br label %if.end38

if.end38:                                         ; preds = %if.end35, %while.body
  %done.1 = phi i8 [ %done.2, %if.end35 ], [ %done.0, %while.body ]
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %while.cond
  %16 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_transfers to ptr), i32 1 seq_cst, align 4
  %conv = sext i32 %5 to i64
  %17 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_moved to ptr), i64 %conv monotonic, align 8
  br label %cleanup

cleanup:                                          ; preds = %while.end, %if.then9
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then9 ], [ 0, %while.end ]
  br label %cleanup41

cleanup41:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.1, %cleanup ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup41, %cleanup41
  ret void

unreachable:                                      ; preds = %cleanup41
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
