; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @collatz(i32 noundef %first, i32 noundef %per_thread, i32 noundef %limit, ptr noundef %steps_out, ptr noundef %best, ptr noundef %overflowed) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %best_key.0 = phi i32 [ 0, %entry ], [ %best_key.1, %for.inc ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %k.0, %per_thread
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %add.i, %per_thread
  %add = add nsw i32 %first, %mul
  %add1 = add nsw i32 %add, %k.0
  br label %while.cond.i

while.cond.i:                                     ; preds = %if.end6.i, %for.body
  %steps.i.0 = phi i32 [ 0, %for.body ], [ %inc.i, %if.end6.i ]
  %n.addr.i.0 = phi i32 [ %add1, %for.body ], [ %n.addr.i.1, %if.end6.i ]
  %cmp.i = icmp ne i32 %n.addr.i.0, 1
  br i1 %cmp.i, label %while.body.i, label %_ZL13collatz_stepsjiPi.exit

while.body.i:                                     ; preds = %while.cond.i
  %cmp1.i = icmp sge i32 %steps.i.0, %limit
  br i1 %cmp1.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i
  br label %_ZL13collatz_stepsjiPi.exit

if.end.i:                                         ; preds = %while.body.i
  %and.i = and i32 %n.addr.i.0, 1
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then2.i, label %if.else.i

if.then2.i:                                       ; preds = %if.end.i
  %cmp3.i = icmp ugt i32 %n.addr.i.0, 1431655764
  br i1 %cmp3.i, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %if.then2.i
  br label %_ZL13collatz_stepsjiPi.exit

if.end5.i:                                        ; preds = %if.then2.i
  %mul.i1 = mul i32 3, %n.addr.i.0
  %add.i2 = add i32 %mul.i1, 1
  br label %if.end6.i

if.else.i:                                        ; preds = %if.end.i
  %shr.i = lshr i32 %n.addr.i.0, 1
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.else.i, %if.end5.i
  %n.addr.i.1 = phi i32 [ %add.i2, %if.end5.i ], [ %shr.i, %if.else.i ]
  %inc.i = add nsw i32 %steps.i.0, 1
  br label %while.cond.i, !llvm.loop !7

_ZL13collatz_stepsjiPi.exit:                      ; preds = %while.cond.i, %if.then.i, %if.then4.i
  %gave_up.0 = phi i32 [ 1, %if.then.i ], [ 2, %if.then4.i ], [ 0, %while.cond.i ]
  %tobool = icmp ne i32 %gave_up.0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %_ZL13collatz_stepsjiPi.exit
  %cmp3 = icmp eq i32 %gave_up.0, 1
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %limit, %cond.true ], [ -1, %cond.false ]
  br label %if.end

if.end:                                           ; preds = %cond.end, %_ZL13collatz_stepsjiPi.exit
  %steps.0 = phi i32 [ %cond, %cond.end ], [ %steps.i.0, %_ZL13collatz_stepsjiPi.exit ]
  %mul4 = mul nsw i32 %add.i, %per_thread
  %add5 = add nsw i32 %mul4, %k.0
  %idxprom = sext i32 %add5 to i64
  %arrayidx = getelementptr inbounds i32, ptr %steps_out, i64 %idxprom
  store i32 %steps.0, ptr %arrayidx, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %steps.0, 0
  br i1 %cmp6, label %if.then7, label %if.else

if.then7:                                         ; preds = %if.end
  %3 = atomicrmw add ptr %overflowed, i32 1 seq_cst, align 4
  br label %if.end11

if.else:                                          ; preds = %if.end
  %shl = shl i32 %steps.0, 16
  %and = and i32 %add1, 65535
  %or = or i32 %shl, %and
  %cmp8 = icmp sgt i32 %or, %best_key.0
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.else
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %if.else
  %best_key.2 = phi i32 [ %or, %if.then9 ], [ %best_key.0, %if.else ]
  br label %if.end11

if.end11:                                         ; preds = %if.end10, %if.then7
  %best_key.1 = phi i32 [ %best_key.0, %if.then7 ], [ %best_key.2, %if.end10 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end11
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  %4 = atomicrmw max ptr %best, i32 %best_key.0 seq_cst, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
