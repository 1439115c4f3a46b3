; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @utf8_validate(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %characters, ptr noundef %error, ptr noundef %where) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup75

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont67, %if.end
  %chars.0 = phi i32 [ 0, %if.end ], [ %chars.2, %cleanup.cont67 ]
  %problem.0 = phi i32 [ 0, %if.end ], [ %problem.2, %cleanup.cont67 ]
  %i.0 = phi i32 [ %3, %if.end ], [ %i.2, %cleanup.cont67 ]
  %cmp3 = icmp slt i32 %i.0, %4
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %cmp4 = icmp eq i32 %problem.0, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %cmp4, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %idxprom5 = sext i32 %i.0 to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %text, i64 %idxprom5
  %6 = load i8, ptr %arrayidx6, align 1, !tbaa !7
  %conv = zext i8 %6 to i32
  %cmp7 = icmp ult i32 %conv, 128
  br i1 %cmp7, label %if.then8, label %if.else

if.then8:                                         ; preds = %while.body
  br label %if.end26

if.else:                                          ; preds = %while.body
  %and = and i32 %conv, 224
  %cmp9 = icmp eq i32 %and, 192
  br i1 %cmp9, label %if.then10, label %if.else12

if.then10:                                        ; preds = %if.else
  %and11 = and i32 %conv, 31
  br label %if.end25

if.else12:                                        ; preds = %if.else
  %and13 = and i32 %conv, 240
  %cmp14 = icmp eq i32 %and13, 224
  br i1 %cmp14, label %if.then15, label %if.else17

if.then15:                                        ; preds = %if.else12
  %and16 = and i32 %conv, 15
  br label %if.end24

if.else17:                                        ; preds = %if.else12
  %and18 = and i32 %conv, 248
  %cmp19 = icmp eq i32 %and18, 240
  br i1 %cmp19, label %if.then20, label %if.else22

if.then20:                                        ; preds = %if.else17
  %and21 = and i32 %conv, 7
  br label %if.end23

if.else22:                                        ; preds = %if.else17
  br label %cleanup63

if.end23:                                         ; preds = %if.then20
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.then15
  %c.2 = phi i32 [ %and16, %if.then15 ], [ %and21, %if.end23 ]
  %more.2 = phi i32 [ 2, %if.then15 ], [ 3, %if.end23 ]
  %least.2 = phi i32 [ 2048, %if.then15 ], [ 65536, %if.end23 ]
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %if.then10
  %c.1 = phi i32 [ %and11, %if.then10 ], [ %c.2, %if.end24 ]
  %more.1 = phi i32 [ 1, %if.then10 ], [ %more.2, %if.end24 ]
  %least.1 = phi i32 [ 128, %if.then10 ], [ %least.2, %if.end24 ]
  br label %if.end26

if.end26:                                         ; preds = %if.end25, %if.then8
  %c.0 = phi i32 [ %conv, %if.then8 ], [ %c.1, %if.end25 ]
  %more.0 = phi i32 [ 0, %if.then8 ], [ %more.1, %if.end25 ]
  %least.0 = phi i32 [ 0, %if.then8 ], [ %least.1, %if.end25 ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end26
  %problem.3 = phi i32 [ %problem.0, %if.end26 ], [ %problem.5, %for.inc ]
  %c.3 = phi i32 [ %c.0, %if.end26 ], [ %c.5, %for.inc ]
  %k.0 = phi i32 [ 1, %if.end26 ], [ %inc, %for.inc ]
  %cmp27 = icmp sle i32 %k.0, %more.0
  br i1 %cmp27, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup41

for.body:                                         ; preds = %for.cond
  %add28 = add nsw i32 %i.0, %k.0
  %cmp29 = icmp sge i32 %add28, %4
  br i1 %cmp29, label %if.then30, label %if.end31

if.then30:                                        ; preds = %for.body
  br label %cleanup41

if.end31:                                         ; preds = %for.body
  %add32 = add nsw i32 %i.0, %k.0
  %idxprom33 = sext i32 %add32 to i64
  %arrayidx34 = getelementptr inbounds i8, ptr %text, i64 %idxprom33
  %7 = load i8, ptr %arrayidx34, align 1, !tbaa !7
  %conv35 = zext i8 %7 to i32
  %and36 = and i32 %conv35, 192
  %cmp37 = icmp ne i32 %and36, 128
  br i1 %cmp37, label %if.then38, label %if.end39

if.then38:                                        ; preds = %if.end31
  br label %cleanup

if.end39:                                         ; preds = %if.end31
  %shl = shl i32 %c.3, 6
  %and40 = and i32 %conv35, 63
  %or = or i32 %shl, %and40
  br label %cleanup

cleanup:                                          ; preds = %if.end39, %if.then38
  %problem.5 = phi i32 [ 2, %if.then38 ], [ %problem.3, %if.end39 ]
  %c.5 = phi i32 [ %c.3, %if.then38 ], [ %or, %if.end39 ]
  %cleanup.dest.slot.2 = phi i32 [ 4, %if.then38 ], [ 0, %if.end39 ]
  switch i32 %cleanup.dest.slot.2, label %cleanup41 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !8

cleanup41:                                        ; preds = %cleanup, %if.then30, %for.cond.cleanup
  %problem.4 = phi i32 [ 3, %if.then30 ], [ %problem.5, %cleanup ], [ %problem.3, %for.cond.cleanup ]
  %c.4 = phi i32 [ %c.3, %if.then30 ], [ %c.5, %cleanup ], [ %c.3, %for.cond.cleanup ]
  br label %for.end

for.end:                                          ; preds = %cleanup41
  %cmp42 = icmp eq i32 %problem.4, 0
  br i1 %cmp42, label %if.then43, label %if.end56

if.then43:                                        ; preds = %for.end
  %cmp44 = icmp ult i32 %c.4, %least.0
  br i1 %cmp44, label %if.then45, label %if.else46

if.then45:                                        ; preds = %if.then43
  br label %if.end55

if.else46:                                        ; preds = %if.then43
  %cmp47 = icmp uge i32 %c.4, 55296
  br i1 %cmp47, label %land.lhs.true, label %if.else50

land.lhs.true:                                    ; preds = %if.else46
  %cmp48 = icmp ule i32 %c.4, 57343
  br i1 %cmp48, label %if.then49, label %if.else50

if.then49:                                        ; preds = %land.lhs.true
  br label %if.end54

if.else50:                                        ; preds = %land.lhs.true, %if.else46
  %cmp51 = icmp ugt i32 %c.4, 1114111
  br i1 %cmp51, label %if.then52, label %if.end53

if.then52:                                        ; preds = %if.else50
  br label %if.end53

if.end53:                                         ; preds = %if.then52, %if.else50
  %problem.9 = phi i32 [ 6, %if.then52 ], [ %problem.4, %if.else50 ]
  br label %if.end54

if.end54:                                         ; preds = %if.end53, %if.then49
  %problem.8 = phi i32 [ 5, %if.then49 ], [ %problem.9, %if.end53 ]
  br label %if.end55

if.end55:                                         ; preds = %if.end54, %if.then45
  %problem.7 = phi i32 [ 4, %if.then45 ], [ %problem.8, %if.end54 ]
  br label %if.end56

if.end56:                                         ; preds = %if.end55, %for.end
  %problem.6 = phi i32 [ %problem.7, %if.end55 ], [ %problem.4, %for.end ]
  %cmp57 = icmp eq i32 %problem.6, 0
  br i1 %cmp57, label %if.then58, label %if.end62

if.then58:                                        ; preds = %if.end56
  %inc59 = add nsw i32 %chars.0, 1
  %add60 = add nsw i32 %more.0, 1
  %add61 = add nsw i32 %i.0, %add60
  br label %if.end62

if.end62:                                         ; preds = %if.then58, %if.end56
  %chars.3 = phi i32 [ %inc59, %if.then58 ], [ %chars.0, %if.end56 ]
  %i.3 = phi i32 [ %add61, %if.then58 ], [ %i.0, %if.end56 ]
  br label %cleanup63

cleanup63:                                        ; preds = %if.end62, %if.else22
  %chars.2 = phi i32 [ %chars.3, %if.end62 ], [ %chars.0, %if.else22 ]
  %problem.2 = phi i32 [ %problem.6, %if.end62 ], [ 1, %if.else22 ]
  %i.2 = phi i32 [ %i.3, %if.end62 ], [ %i.0, %if.else22 ]
  %cleanup.dest.slot.1 = phi i32 [ 0, %if.end62 ], [ 3, %if.else22 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont67
    i32 3, label %while.end
  ]

cleanup.cont67:                                   ; preds = %cleanup63
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %cleanup63, %land.end
  %chars.1 = phi i32 [ %chars.2, %cleanup63 ], [ %chars.0, %land.end ]
  %problem.1 = phi i32 [ %problem.2, %cleanup63 ], [ %problem.0, %land.end ]
  %i.1 = phi i32 [ %i.2, %cleanup63 ], [ %i.0, %land.end ]
  %idxprom68 = sext i32 %add.i to i64
  %arrayidx69 = getelementptr inbounds i32, ptr %characters, i64 %idxprom68
  store i32 %chars.1, ptr %arrayidx69, align 4, !tbaa !3
  %idxprom70 = sext i32 %add.i to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %error, i64 %idxprom70
  store i32 %problem.1, ptr %arrayidx71, align 4, !tbaa !3
  %cmp72 = icmp eq i32 %problem.1, 0
  br i1 %cmp72, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.end
  br label %cond.end

cond.false:                                       ; preds = %while.end
  %sub = sub nsw i32 %i.1, %3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ %sub, %cond.false ]
  %idxprom73 = sext i32 %add.i to i64
  %arrayidx74 = getelementptr inbounds i32, ptr %where, i64 %idxprom73
  store i32 %cond, ptr %arrayidx74, align 4, !tbaa !3
  br label %cleanup75

cleanup75:                                        ; preds = %cond.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont77
    i32 1, label %cleanup.cont77
  ]

cleanup.cont77:                                   ; preds = %cleanup75, %cleanup75
  ret void

unreachable:                                      ; preds = %cleanup75, %cleanup63
  unreachable
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
