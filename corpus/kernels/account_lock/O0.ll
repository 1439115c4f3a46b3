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
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %amount.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %lock.addr = alloca ptr, align 8
  %balance.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %sum = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  %done = alloca i8, align 1
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %from, ptr %from.addr, align 8, !tbaa !7
  store ptr %to, ptr %to.addr, align 8, !tbaa !7
  store ptr %amount, ptr %amount.addr, align 8, !tbaa !7
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %lock, ptr %lock.addr, align 8, !tbaa !7
  store ptr %balance, ptr %balance.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup41

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %a) #5
  %2 = load ptr, ptr %from.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %a, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %b) #5
  %5 = load ptr, ptr %to.addr, align 8, !tbaa !7
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %b, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  %8 = load ptr, ptr %amount.addr, align 8, !tbaa !7
  %9 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom3 = sext i32 %9 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 %idxprom3
  %10 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  store i32 %10, ptr %sum, align 4, !tbaa !3
  %11 = load i32, ptr %a, align 4, !tbaa !3
  %12 = load i32, ptr %b, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %11, %12
  br i1 %cmp5, label %if.then9, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %13 = load i32, ptr %sum, align 4, !tbaa !3
  %cmp6 = icmp sle i32 %13, 0
  br i1 %cmp6, label %if.then9, label %lor.lhs.false7

lor.lhs.false7:                                   ; preds = %lor.lhs.false
  %14 = load i32, ptr %sum, align 4, !tbaa !3
  %15 = load i32, ptr addrspacecast (ptr addrspace(1) @g_limit to ptr), align 4, !tbaa !3
  %cmp8 = icmp sgt i32 %14, %15
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %lor.lhs.false7, %lor.lhs.false, %if.end
  %16 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_refused to ptr), i32 1 seq_cst, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end10:                                         ; preds = %lor.lhs.false7
  call void @llvm.lifetime.start.p0(ptr %low) #5
  %17 = load i32, ptr %a, align 4, !tbaa !3
  %18 = load i32, ptr %b, align 4, !tbaa !3
  %cmp11 = icmp slt i32 %17, %18
  br i1 %cmp11, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end10
  %19 = load i32, ptr %a, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.end10
  %20 = load i32, ptr %b, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %19, %cond.true ], [ %20, %cond.false ]
  store i32 %cond, ptr %low, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %high) #5
  %21 = load i32, ptr %a, align 4, !tbaa !3
  %22 = load i32, ptr %b, align 4, !tbaa !3
  %cmp12 = icmp slt i32 %21, %22
  br i1 %cmp12, label %cond.true13, label %cond.false14

cond.true13:                                      ; preds = %cond.end
  %23 = load i32, ptr %b, align 4, !tbaa !3
  br label %cond.end15

cond.false14:                                     ; preds = %cond.end
  %24 = load i32, ptr %a, align 4, !tbaa !3
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false14, %cond.true13
  %cond16 = phi i32 [ %23, %cond.true13 ], [ %24, %cond.false14 ]
  store i32 %cond16, ptr %high, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %done) #5
  store i8 0, ptr %done, align 1, !tbaa !10
  br label %while.cond

while.cond:                                       ; preds = %if.end38, %cond.end15
  %25 = load i8, ptr %done, align 1, !tbaa !10, !range !12, !noundef !13
  %loadedv = trunc i8 %25 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %26 = load ptr, ptr %lock.addr, align 8, !tbaa !7
  %27 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom17 = sext i32 %27 to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %26, i64 %idxprom17
  %28 = cmpxchg ptr %arrayidx18, i32 0, i32 1 seq_cst seq_cst, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %cmp19 = icmp eq i32 %29, 0
  br i1 %cmp19, label %if.then20, label %if.end38

if.then20:                                        ; preds = %while.body
  %30 = load ptr, ptr %lock.addr, align 8, !tbaa !7
  %31 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom21 = sext i32 %31 to i64
  %arrayidx22 = getelementptr inbounds i32, ptr %30, i64 %idxprom21
  %32 = cmpxchg ptr %arrayidx22, i32 0, i32 1 seq_cst seq_cst, align 4
  %33 = extractvalue { i32, i1 } %32, 0
  %cmp23 = icmp eq i32 %33, 0
  br i1 %cmp23, label %if.then24, label %if.end35

if.then24:                                        ; preds = %if.then20
  call void @llvm.nvvm.membar.gl()
  %34 = load ptr, ptr %balance.addr, align 8, !tbaa !7
  %35 = load i32, ptr %a, align 4, !tbaa !3
  %idxprom25 = sext i32 %35 to i64
  %arrayidx26 = getelementptr inbounds i32, ptr %34, i64 %idxprom25
  %36 = load volatile i32, ptr %arrayidx26, align 4, !tbaa !3
  %37 = load i32, ptr %sum, align 4, !tbaa !3
  %sub = sub nsw i32 %36, %37
  %38 = load ptr, ptr %balance.addr, align 8, !tbaa !7
  %39 = load i32, ptr %a, align 4, !tbaa !3
  %idxprom27 = sext i32 %39 to i64
  %arrayidx28 = getelementptr inbounds i32, ptr %38, i64 %idxprom27
  store volatile i32 %sub, ptr %arrayidx28, align 4, !tbaa !3
  %40 = load ptr, ptr %balance.addr, align 8, !tbaa !7
  %41 = load i32, ptr %b, align 4, !tbaa !3
  %idxprom29 = sext i32 %41 to i64
  %arrayidx30 = getelementptr inbounds i32, ptr %40, i64 %idxprom29
  %42 = load volatile i32, ptr %arrayidx30, align 4, !tbaa !3
  %43 = load i32, ptr %sum, align 4, !tbaa !3
  %add = add nsw i32 %42, %43
  %44 = load ptr, ptr %balance.addr, align 8, !tbaa !7
  %45 = load i32, ptr %b, align 4, !tbaa !3
  %idxprom31 = sext i32 %45 to i64
  %arrayidx32 = getelementptr inbounds i32, ptr %44, i64 %idxprom31
  store volatile i32 %add, ptr %arrayidx32, align 4, !tbaa !3
  store i8 1, ptr %done, align 1, !tbaa !10
  call void @llvm.nvvm.membar.gl()
  %46 = load ptr, ptr %lock.addr, align 8, !tbaa !7
  %47 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom33 = sext i32 %47 to i64
  %arrayidx34 = getelementptr inbounds i32, ptr %46, i64 %idxprom33
  %48 = atomicrmw xchg ptr %arrayidx34, i32 0 seq_cst, align 4
  br label %if.end35

if.end35:                                         ; preds = %if.then24, %if.then20
  %49 = load ptr, ptr %lock.addr, align 8, !tbaa !7
  %50 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom36 = sext i32 %50 to i64
  %arrayidx37 = getelementptr inbounds i32, ptr %49, i64 %idxprom36
  %51 = atomicrmw xchg ptr %arrayidx37, i32 0 seq_cst, align 4
  br label %if.end38

if.end38:                                         ; preds = %if.end35, %while.body
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  %52 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_transfers to ptr), i32 1 seq_cst, align 4
  %53 = load i32, ptr %sum, align 4, !tbaa !3
  %conv = sext i32 %53 to i64
  store i64 %conv, ptr %.atomictmp, align 8, !tbaa !17
  %54 = load i64, ptr %.atomictmp, align 8
  %55 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_moved to ptr), i64 %54 monotonic, align 8
  store i64 %55, ptr %atomic-temp, align 8
  %56 = load i64, ptr %atomic-temp, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %done) #5
  call void @llvm.lifetime.end.p0(ptr %high) #5
  call void @llvm.lifetime.end.p0(ptr %low) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %while.end, %if.then9
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  call void @llvm.lifetime.end.p0(ptr %b) #5
  call void @llvm.lifetime.end.p0(ptr %a) #5
  br label %cleanup41

cleanup41:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
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

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nounwind }
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
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"long long", !5, i64 0}
