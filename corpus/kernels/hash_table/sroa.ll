; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_insert(ptr noundef %keys, i32 noundef %n, ptr noundef %table, ptr noundef %count, i32 noundef %slots, ptr noundef %lost) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc31, %entry
  %i.0 = phi i32 [ %add.i, %entry ], [ %add34, %for.inc31 ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end36

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %3, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %cleanup28

if.end:                                           ; preds = %for.body
  %shr.i = lshr i32 %3, 16
  %xor.i = xor i32 %3, %shr.i
  %mul.i1 = mul i32 %xor.i, 2146121005
  %shr1.i = lshr i32 %mul.i1, 15
  %xor2.i = xor i32 %mul.i1, %shr1.i
  %mul3.i = mul i32 %xor2.i, -2073254261
  %shr4.i = lshr i32 %mul3.i, 16
  %xor5.i = xor i32 %mul3.i, %shr4.i
  %sub = sub nsw i32 %slots, 1
  %and = and i32 %xor5.i, %sub
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc, %if.end
  %placed.0 = phi i32 [ 0, %if.end ], [ %placed.2, %for.inc ]
  %probe.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %slot.0 = phi i32 [ %and, %if.end ], [ %slot.1, %for.inc ]
  %cmp4 = icmp slt i32 %probe.0, %slots
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %for.cond3
  br label %cleanup25

for.body6:                                        ; preds = %for.cond3
  %idxprom7 = zext i32 %slot.0 to i64
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %table, i64 %idxprom7
  %4 = load atomic i32, ptr %arrayidx8 monotonic, align 4
  %cmp9 = icmp eq i32 %4, 0
  br i1 %cmp9, label %if.then10, label %if.end16

if.then10:                                        ; preds = %for.body6
  %idxprom11 = zext i32 %slot.0 to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr %table, i64 %idxprom11
  %5 = cmpxchg ptr %arrayidx12, i32 0, i32 %3 seq_cst seq_cst, align 4
  %6 = extractvalue { i32, i1 } %5, 0
  %cmp13 = icmp eq i32 %6, 0
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.then10
  br label %if.end15

if.end15:                                         ; preds = %if.then14, %if.then10
  %old.1 = phi i32 [ %3, %if.then14 ], [ %6, %if.then10 ]
  br label %if.end16

if.end16:                                         ; preds = %if.end15, %for.body6
  %old.0 = phi i32 [ %old.1, %if.end15 ], [ %4, %for.body6 ]
  %cmp17 = icmp eq i32 %old.0, %3
  br i1 %cmp17, label %if.then18, label %if.end22

if.then18:                                        ; preds = %if.end16
  %idxprom19 = zext i32 %slot.0 to i64
  %arrayidx20 = getelementptr inbounds nuw i32, ptr %count, i64 %idxprom19
  %7 = atomicrmw add ptr %arrayidx20, i32 1 monotonic, align 4
  br label %cleanup

if.end22:                                         ; preds = %if.end16
  %add = add i32 %slot.0, 1
  %sub23 = sub nsw i32 %slots, 1
  %and24 = and i32 %add, %sub23
  br label %cleanup

cleanup:                                          ; preds = %if.end22, %if.then18
  %placed.2 = phi i32 [ 1, %if.then18 ], [ %placed.0, %if.end22 ]
  %slot.1 = phi i32 [ %slot.0, %if.then18 ], [ %and24, %if.end22 ]
  %cleanup.dest.slot.1 = phi i32 [ 5, %if.then18 ], [ 0, %if.end22 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup25 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %inc = add nsw i32 %probe.0, 1
  br label %for.cond3, !llvm.loop !7

cleanup25:                                        ; preds = %cleanup, %for.cond.cleanup5
  %placed.1 = phi i32 [ %placed.2, %cleanup ], [ %placed.0, %for.cond.cleanup5 ]
  br label %for.end

for.end:                                          ; preds = %cleanup25
  %tobool = icmp ne i32 %placed.1, 0
  br i1 %tobool, label %if.end27, label %if.then26

if.then26:                                        ; preds = %for.end
  %8 = atomicrmw add ptr %lost, i32 1 seq_cst, align 4
  br label %if.end27

if.end27:                                         ; preds = %if.then26, %for.end
  br label %cleanup28

cleanup28:                                        ; preds = %if.end27, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 4, %if.then ], [ 0, %if.end27 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont30
    i32 4, label %for.inc31
  ]

cleanup.cont30:                                   ; preds = %cleanup28
  br label %for.inc31

for.inc31:                                        ; preds = %cleanup.cont30, %cleanup28
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul = mul nsw i32 %9, %10
  %add34 = add nsw i32 %i.0, %mul
  br label %for.cond, !llvm.loop !10

for.end36:                                        ; preds = %for.cond.cleanup
  ret void

unreachable:                                      ; preds = %cleanup28
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_find(ptr noundef %keys, i32 noundef %n, ptr noundef %table, ptr noundef %count, i32 noundef %slots, ptr noundef %result) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup18

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %shr.i = lshr i32 %3, 16
  %xor.i = xor i32 %3, %shr.i
  %mul.i1 = mul i32 %xor.i, 2146121005
  %shr1.i = lshr i32 %mul.i1, 15
  %xor2.i = xor i32 %mul.i1, %shr1.i
  %mul3.i = mul i32 %xor2.i, -2073254261
  %shr4.i = lshr i32 %mul3.i, 16
  %xor5.i = xor i32 %mul3.i, %shr4.i
  %sub = sub nsw i32 %slots, 1
  %and = and i32 %xor5.i, %sub
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.end
  %slot.0 = phi i32 [ %and, %if.end ], [ %slot.1, %cleanup.cont ]
  %found.0 = phi i32 [ 0, %if.end ], [ %found.2, %cleanup.cont ]
  %c.0 = phi i32 [ 0, %if.end ], [ %c.2, %cleanup.cont ]
  %probe.0 = phi i32 [ 0, %if.end ], [ %probe.1, %cleanup.cont ]
  %tobool = icmp ne i32 %found.0, 0
  br i1 %tobool, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %cmp2 = icmp slt i32 %probe.0, %slots
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %cmp2, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %idxprom3 = zext i32 %slot.0 to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %table, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %5, 0
  br i1 %cmp5, label %if.then6, label %if.end7

if.then6:                                         ; preds = %while.body
  br label %cleanup

if.end7:                                          ; preds = %while.body
  %cmp8 = icmp eq i32 %5, %3
  br i1 %cmp8, label %if.then9, label %if.end12

if.then9:                                         ; preds = %if.end7
  %idxprom10 = zext i32 %slot.0 to i64
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %count, i64 %idxprom10
  %6 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  br label %if.end12

if.end12:                                         ; preds = %if.then9, %if.end7
  %found.3 = phi i32 [ 1, %if.then9 ], [ %found.0, %if.end7 ]
  %c.3 = phi i32 [ %6, %if.then9 ], [ %c.0, %if.end7 ]
  %add = add i32 %slot.0, 1
  %sub13 = sub nsw i32 %slots, 1
  %and14 = and i32 %add, %sub13
  %inc = add nsw i32 %probe.0, 1
  br label %cleanup

cleanup:                                          ; preds = %if.end12, %if.then6
  %slot.1 = phi i32 [ %slot.0, %if.then6 ], [ %and14, %if.end12 ]
  %found.2 = phi i32 [ %found.0, %if.then6 ], [ %found.3, %if.end12 ]
  %c.2 = phi i32 [ %c.0, %if.then6 ], [ %c.3, %if.end12 ]
  %probe.1 = phi i32 [ %probe.0, %if.then6 ], [ %inc, %if.end12 ]
  %cleanup.dest.slot.1 = phi i32 [ 3, %if.then6 ], [ 0, %if.end12 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %cleanup, %land.end
  %found.1 = phi i32 [ %found.2, %cleanup ], [ %found.0, %land.end ]
  %c.1 = phi i32 [ %c.2, %cleanup ], [ %c.0, %land.end ]
  %tobool15 = icmp ne i32 %found.1, 0
  br i1 %tobool15, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.end
  br label %cond.end

cond.false:                                       ; preds = %while.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %c.1, %cond.true ], [ -1, %cond.false ]
  %idxprom16 = sext i32 %add.i to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %result, i64 %idxprom16
  store i32 %cond, ptr %arrayidx17, align 4, !tbaa !3
  br label %cleanup18

cleanup18:                                        ; preds = %cond.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont20
    i32 1, label %cleanup.cont20
  ]

cleanup.cont20:                                   ; preds = %cleanup18, %cleanup18
  ret void

unreachable:                                      ; preds = %cleanup18, %cleanup
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
