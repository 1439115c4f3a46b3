; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unite(ptr noundef %edge_from, ptr noundef %edge_to, i32 noundef %edges, ptr noundef %parent) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %e.0 = phi i32 [ %add.i, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %e.0, %edges
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %e.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %edge_from, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %e.0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %edge_to, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end16, %for.body
  %a.0 = phi i32 [ %3, %for.body ], [ %v.addr.i.0, %if.end16 ]
  %b.0 = phi i32 [ %4, %for.body ], [ %v.addr.i2.0, %if.end16 ]
  %joined.0 = phi i8 [ 0, %for.body ], [ %joined.1, %if.end16 ]
  %loadedv = trunc i8 %joined.0 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %idxprom.i = sext i32 %a.0 to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i
  %5 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %if.end.i, %while.body
  %p.i.0 = phi i32 [ %5, %while.body ], [ %6, %if.end.i ]
  %v.addr.i.0 = phi i32 [ %a.0, %while.body ], [ %p.i.0, %if.end.i ]
  %cmp.i = icmp ne i32 %p.i.0, %v.addr.i.0
  br i1 %cmp.i, label %while.body.i, label %_ZL9find_rootPii.exit

while.body.i:                                     ; preds = %while.cond.i
  %idxprom1.i = sext i32 %p.i.0 to i64
  %arrayidx2.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i
  %6 = load atomic i32, ptr %arrayidx2.i monotonic, align 4
  %cmp4.i = icmp ne i32 %6, %p.i.0
  br i1 %cmp4.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i
  %idxprom5.i = sext i32 %v.addr.i.0 to i64
  %arrayidx6.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom5.i
  %7 = cmpxchg ptr %arrayidx6.i, i32 %p.i.0, i32 %6 seq_cst seq_cst, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  br label %while.cond.i, !llvm.loop !7

_ZL9find_rootPii.exit:                            ; preds = %while.cond.i
  %idxprom.i7 = sext i32 %b.0 to i64
  %arrayidx.i8 = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i7
  %9 = load atomic i32, ptr %arrayidx.i8 monotonic, align 4
  br label %while.cond.i9

while.cond.i9:                                    ; preds = %if.end.i15, %_ZL9find_rootPii.exit
  %p.i3.0 = phi i32 [ %9, %_ZL9find_rootPii.exit ], [ %10, %if.end.i15 ]
  %v.addr.i2.0 = phi i32 [ %b.0, %_ZL9find_rootPii.exit ], [ %p.i3.0, %if.end.i15 ]
  %cmp.i10 = icmp ne i32 %p.i3.0, %v.addr.i2.0
  br i1 %cmp.i10, label %while.body.i11, label %_ZL9find_rootPii.exit19

while.body.i11:                                   ; preds = %while.cond.i9
  %idxprom1.i12 = sext i32 %p.i3.0 to i64
  %arrayidx2.i13 = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i12
  %10 = load atomic i32, ptr %arrayidx2.i13 monotonic, align 4
  %cmp4.i14 = icmp ne i32 %10, %p.i3.0
  br i1 %cmp4.i14, label %if.then.i16, label %if.end.i15

if.then.i16:                                      ; preds = %while.body.i11
  %idxprom5.i17 = sext i32 %v.addr.i2.0 to i64
  %arrayidx6.i18 = getelementptr inbounds i32, ptr %parent, i64 %idxprom5.i17
  %11 = cmpxchg ptr %arrayidx6.i18, i32 %p.i3.0, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  br label %if.end.i15

if.end.i15:                                       ; preds = %if.then.i16, %while.body.i11
  br label %while.cond.i9, !llvm.loop !7

_ZL9find_rootPii.exit19:                          ; preds = %while.cond.i9
  %cmp5 = icmp eq i32 %v.addr.i.0, %v.addr.i2.0
  br i1 %cmp5, label %if.then, label %if.else

if.then:                                          ; preds = %_ZL9find_rootPii.exit19
  br label %if.end16

if.else:                                          ; preds = %_ZL9find_rootPii.exit19
  %cmp6 = icmp slt i32 %v.addr.i.0, %v.addr.i2.0
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else
  br label %cond.end

cond.false:                                       ; preds = %if.else
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %v.addr.i.0, %cond.true ], [ %v.addr.i2.0, %cond.false ]
  %cmp7 = icmp slt i32 %v.addr.i.0, %v.addr.i2.0
  br i1 %cmp7, label %cond.true8, label %cond.false9

cond.true8:                                       ; preds = %cond.end
  br label %cond.end10

cond.false9:                                      ; preds = %cond.end
  br label %cond.end10

cond.end10:                                       ; preds = %cond.false9, %cond.true8
  %cond11 = phi i32 [ %v.addr.i2.0, %cond.true8 ], [ %v.addr.i.0, %cond.false9 ]
  %idxprom12 = sext i32 %cond11 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %parent, i64 %idxprom12
  %13 = cmpxchg ptr %arrayidx13, i32 %cond11, i32 %cond seq_cst seq_cst, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %cmp14 = icmp eq i32 %14, %cond11
  br i1 %cmp14, label %if.then15, label %if.end

if.then15:                                        ; preds = %cond.end10
  br label %if.end

if.end:                                           ; preds = %if.then15, %cond.end10
  %joined.2 = phi i8 [ 1, %if.then15 ], [ %joined.0, %cond.end10 ]
  br label %if.end16

if.end16:                                         ; preds = %if.end, %if.then
  %joined.1 = phi i8 [ 1, %if.then ], [ %joined.2, %if.end ]
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul = mul nsw i32 %15, %16
  %add = add nsw i32 %e.0, %mul
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond.cleanup
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flatten(ptr noundef %parent, i32 noundef %n, ptr noundef %label, ptr noundef %components) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %r.0 = phi i32 [ %add.i, %if.end ], [ %4, %while.body ]
  %idxprom = sext i32 %r.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %parent, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp1 = icmp ne i32 %3, %r.0
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %idxprom2 = sext i32 %r.0 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %parent, i64 %idxprom2
  %4 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  %idxprom4 = sext i32 %add.i to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %label, i64 %idxprom4
  store i32 %r.0, ptr %arrayidx5, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %r.0, %add.i
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %while.end
  %5 = atomicrmw add ptr %components, i32 1 seq_cst, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %while.end
  br label %cleanup

cleanup:                                          ; preds = %if.end8, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end8 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
