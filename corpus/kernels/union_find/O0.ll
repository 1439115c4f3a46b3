; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unite(ptr noundef %edge_from, ptr noundef %edge_to, i32 noundef %edges, ptr noundef %parent) #0 {
entry:
  %edge_from.addr = alloca ptr, align 8
  %edge_to.addr = alloca ptr, align 8
  %edges.addr = alloca i32, align 4
  %parent.addr = alloca ptr, align 8
  %e = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %joined = alloca i8, align 1
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  store ptr %edge_from, ptr %edge_from.addr, align 8, !tbaa !7
  store ptr %edge_to, ptr %edge_to.addr, align 8, !tbaa !7
  store i32 %edges, ptr %edges.addr, align 4, !tbaa !3
  store ptr %parent, ptr %parent.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %e) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %e, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %e, align 4, !tbaa !3
  %1 = load i32, ptr %edges.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %e) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %a) #4
  %2 = load ptr, ptr %edge_from.addr, align 8, !tbaa !7
  %3 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %a, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %b) #4
  %5 = load ptr, ptr %edge_to.addr, align 8, !tbaa !7
  %6 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %b, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %joined) #4
  store i8 0, ptr %joined, align 1, !tbaa !10
  br label %while.cond

while.cond:                                       ; preds = %if.end16, %for.body
  %8 = load i8, ptr %joined, align 1, !tbaa !10, !range !12, !noundef !13
  %loadedv = trunc i8 %8 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %9 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %10 = load i32, ptr %a, align 4, !tbaa !3
  %call3 = call noundef i32 @_ZL9find_rootPii(ptr noundef %9, i32 noundef %10) #5
  store i32 %call3, ptr %a, align 4, !tbaa !3
  %11 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %12 = load i32, ptr %b, align 4, !tbaa !3
  %call4 = call noundef i32 @_ZL9find_rootPii(ptr noundef %11, i32 noundef %12) #5
  store i32 %call4, ptr %b, align 4, !tbaa !3
  %13 = load i32, ptr %a, align 4, !tbaa !3
  %14 = load i32, ptr %b, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %13, %14
  br i1 %cmp5, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  store i8 1, ptr %joined, align 1, !tbaa !10
  br label %if.end16

if.else:                                          ; preds = %while.body
  call void @llvm.lifetime.start.p0(ptr %low) #4
  %15 = load i32, ptr %a, align 4, !tbaa !3
  %16 = load i32, ptr %b, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %15, %16
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else
  %17 = load i32, ptr %a, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.else
  %18 = load i32, ptr %b, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %17, %cond.true ], [ %18, %cond.false ]
  store i32 %cond, ptr %low, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %high) #4
  %19 = load i32, ptr %a, align 4, !tbaa !3
  %20 = load i32, ptr %b, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %19, %20
  br i1 %cmp7, label %cond.true8, label %cond.false9

cond.true8:                                       ; preds = %cond.end
  %21 = load i32, ptr %b, align 4, !tbaa !3
  br label %cond.end10

cond.false9:                                      ; preds = %cond.end
  %22 = load i32, ptr %a, align 4, !tbaa !3
  br label %cond.end10

cond.end10:                                       ; preds = %cond.false9, %cond.true8
  %cond11 = phi i32 [ %21, %cond.true8 ], [ %22, %cond.false9 ]
  store i32 %cond11, ptr %high, align 4, !tbaa !3
  %23 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %24 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom12 = sext i32 %24 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %23, i64 %idxprom12
  %25 = load i32, ptr %high, align 4, !tbaa !3
  %26 = load i32, ptr %low, align 4, !tbaa !3
  %27 = cmpxchg ptr %arrayidx13, i32 %25, i32 %26 seq_cst seq_cst, align 4
  %28 = extractvalue { i32, i1 } %27, 0
  %29 = load i32, ptr %high, align 4, !tbaa !3
  %cmp14 = icmp eq i32 %28, %29
  br i1 %cmp14, label %if.then15, label %if.end

if.then15:                                        ; preds = %cond.end10
  store i8 1, ptr %joined, align 1, !tbaa !10
  br label %if.end

if.end:                                           ; preds = %if.then15, %cond.end10
  call void @llvm.lifetime.end.p0(ptr %high) #4
  call void @llvm.lifetime.end.p0(ptr %low) #4
  br label %if.end16

if.end16:                                         ; preds = %if.end, %if.then
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(ptr %joined) #4
  call void @llvm.lifetime.end.p0(ptr %b) #4
  call void @llvm.lifetime.end.p0(ptr %a) #4
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %call17 = call noundef i32 @_ZL11block_dim_xv() #5
  %call18 = call noundef i32 @_ZL10grid_dim_xv() #5
  %mul = mul nsw i32 %call17, %call18
  %30 = load i32, ptr %e, align 4, !tbaa !3
  %add = add nsw i32 %30, %mul
  store i32 %add, ptr %e, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond.cleanup
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
define internal noundef i32 @_ZL9find_rootPii(ptr noundef %parent, i32 noundef %v) #2 {
entry:
  %parent.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  %p = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %g = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  store ptr %parent, ptr %parent.addr, align 8, !tbaa !7
  store i32 %v, ptr %v.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %p) #4
  %0 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %1 = load i32, ptr %v.addr, align 4, !tbaa !3
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %2 = load atomic i32, ptr %arrayidx monotonic, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4, !tbaa !3
  store i32 %3, ptr %p, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %4 = load i32, ptr %p, align 4, !tbaa !3
  %5 = load i32, ptr %v.addr, align 4, !tbaa !3
  %cmp = icmp ne i32 %4, %5
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %g) #4
  %6 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %7 = load i32, ptr %p, align 4, !tbaa !3
  %idxprom1 = sext i32 %7 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %6, i64 %idxprom1
  %8 = load atomic i32, ptr %arrayidx2 monotonic, align 4
  store i32 %8, ptr %atomic-temp3, align 4
  %9 = load i32, ptr %atomic-temp3, align 4, !tbaa !3
  store i32 %9, ptr %g, align 4, !tbaa !3
  %10 = load i32, ptr %g, align 4, !tbaa !3
  %11 = load i32, ptr %p, align 4, !tbaa !3
  %cmp4 = icmp ne i32 %10, %11
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %12 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %13 = load i32, ptr %v.addr, align 4, !tbaa !3
  %idxprom5 = sext i32 %13 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %12, i64 %idxprom5
  %14 = load i32, ptr %p, align 4, !tbaa !3
  %15 = load i32, ptr %g, align 4, !tbaa !3
  %16 = cmpxchg ptr %arrayidx6, i32 %14, i32 %15 seq_cst seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 0
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %18 = load i32, ptr %p, align 4, !tbaa !3
  store i32 %18, ptr %v.addr, align 4, !tbaa !3
  %19 = load i32, ptr %g, align 4, !tbaa !3
  store i32 %19, ptr %p, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %g) #4
  br label %while.cond, !llvm.loop !18

while.end:                                        ; preds = %while.cond
  %20 = load i32, ptr %v.addr, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %p) #4
  ret i32 %20
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10grid_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flatten(ptr noundef %parent, i32 noundef %n, ptr noundef %label, ptr noundef %components) #0 {
entry:
  %parent.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %label.addr = alloca ptr, align 8
  %components.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %r = alloca i32, align 4
  store ptr %parent, ptr %parent.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %label, ptr %label.addr, align 8, !tbaa !7
  store ptr %components, ptr %components.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %v, align 4, !tbaa !3
  %0 = load i32, ptr %v, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %r) #4
  %2 = load i32, ptr %v, align 4, !tbaa !3
  store i32 %2, ptr %r, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %3 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %4 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %6 = load i32, ptr %r, align 4, !tbaa !3
  %cmp1 = icmp ne i32 %5, %6
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %7 = load ptr, ptr %parent.addr, align 8, !tbaa !7
  %8 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom2 = sext i32 %8 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %7, i64 %idxprom2
  %9 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  store i32 %9, ptr %r, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !19

while.end:                                        ; preds = %while.cond
  %10 = load i32, ptr %r, align 4, !tbaa !3
  %11 = load ptr, ptr %label.addr, align 8, !tbaa !7
  %12 = load i32, ptr %v, align 4, !tbaa !3
  %idxprom4 = sext i32 %12 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %11, i64 %idxprom4
  store i32 %10, ptr %arrayidx5, align 4, !tbaa !3
  %13 = load i32, ptr %r, align 4, !tbaa !3
  %14 = load i32, ptr %v, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %13, %14
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %while.end
  %15 = load ptr, ptr %components.addr, align 8, !tbaa !7
  %16 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %while.end
  call void @llvm.lifetime.end.p0(ptr %r) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end8, %if.then
  call void @llvm.lifetime.end.p0(ptr %v) #4
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
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = distinct !{!19, !15, !16}
