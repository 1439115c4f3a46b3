; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quick_select(ptr noundef %lists, ptr noundef %wanted, i32 noundef %count, ptr noundef %selected, ptr noundef %rounds) #0 {
entry:
  %a = alloca [24 x i32], align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %a) #3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 24
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %add.i, 24
  %add = add nsw i32 %mul, %i.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %lists, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom2 = sext i32 %i.0 to i64
  %arrayidx3 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom2
  store i32 %3, ptr %arrayidx3, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom4 = sext i32 %add.i to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %wanted, i64 %idxprom4
  %4 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end102, %for.end33, %for.end
  %done.0 = phi i8 [ 0, %for.end ], [ 1, %for.end33 ], [ %done.1, %if.end102 ]
  %n.0 = phi i32 [ 0, %for.end ], [ %inc6, %for.end33 ], [ %inc6, %if.end102 ]
  %hi.0 = phi i32 [ 23, %for.end ], [ %hi.0, %for.end33 ], [ %hi.1, %if.end102 ]
  %lo.0 = phi i32 [ 0, %for.end ], [ %lo.0, %for.end33 ], [ %lo.1, %if.end102 ]
  %loadedv = trunc i8 %done.0 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end103

while.body:                                       ; preds = %while.cond
  %inc6 = add nsw i32 %n.0, 1
  %sub = sub nsw i32 %hi.0, %lo.0
  %cmp7 = icmp slt i32 %sub, 5
  br i1 %cmp7, label %if.then8, label %if.end34

if.then8:                                         ; preds = %while.body
  %add10 = add nsw i32 %lo.0, 1
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc31, %if.then8
  %i9.0 = phi i32 [ %add10, %if.then8 ], [ %inc32, %for.inc31 ]
  %cmp12 = icmp sle i32 %i9.0, %hi.0
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13

for.cond.cleanup13:                               ; preds = %for.cond11
  br label %for.end33

for.body14:                                       ; preds = %for.cond11
  %idxprom15 = sext i32 %i9.0 to i64
  %arrayidx16 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom15
  %5 = load i32, ptr %arrayidx16, align 4, !tbaa !3
  br label %while.cond17

while.cond17:                                     ; preds = %while.body23, %for.body14
  %j.0 = phi i32 [ %i9.0, %for.body14 ], [ %dec, %while.body23 ]
  %cmp18 = icmp sgt i32 %j.0, %lo.0
  br i1 %cmp18, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond17
  %sub19 = sub nsw i32 %j.0, 1
  %idxprom20 = sext i32 %sub19 to i64
  %arrayidx21 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom20
  %6 = load i32, ptr %arrayidx21, align 4, !tbaa !3
  %cmp22 = icmp sgt i32 %6, %5
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond17
  %7 = phi i1 [ false, %while.cond17 ], [ %cmp22, %land.rhs ]
  br i1 %7, label %while.body23, label %while.end

while.body23:                                     ; preds = %land.end
  %sub24 = sub nsw i32 %j.0, 1
  %idxprom25 = sext i32 %sub24 to i64
  %arrayidx26 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom25
  %8 = load i32, ptr %arrayidx26, align 4, !tbaa !3
  %idxprom27 = sext i32 %j.0 to i64
  %arrayidx28 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom27
  store i32 %8, ptr %arrayidx28, align 4, !tbaa !3
  %dec = add nsw i32 %j.0, -1
  br label %while.cond17, !llvm.loop !10

while.end:                                        ; preds = %land.end
  %idxprom29 = sext i32 %j.0 to i64
  %arrayidx30 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom29
  store i32 %5, ptr %arrayidx30, align 4, !tbaa !3
  br label %for.inc31

for.inc31:                                        ; preds = %while.end
  %inc32 = add nsw i32 %i9.0, 1
  br label %for.cond11, !llvm.loop !11

for.end33:                                        ; preds = %for.cond.cleanup13
  br label %while.cond, !llvm.loop !12

if.end34:                                         ; preds = %while.body
  %idxprom35 = sext i32 %lo.0 to i64
  %arrayidx36 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom35
  %9 = load i32, ptr %arrayidx36, align 4, !tbaa !3
  %add37 = add nsw i32 %lo.0, %hi.0
  %div = sdiv i32 %add37, 2
  %idxprom38 = sext i32 %div to i64
  %arrayidx39 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom38
  %10 = load i32, ptr %arrayidx39, align 4, !tbaa !3
  %idxprom40 = sext i32 %hi.0 to i64
  %arrayidx41 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom40
  %11 = load i32, ptr %arrayidx41, align 4, !tbaa !3
  %cmp42 = icmp slt i32 %9, %10
  br i1 %cmp42, label %if.then43, label %if.else

if.then43:                                        ; preds = %if.end34
  %cmp44 = icmp slt i32 %10, %11
  br i1 %cmp44, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then43
  br label %cond.end48

cond.false:                                       ; preds = %if.then43
  %cmp45 = icmp slt i32 %9, %11
  br i1 %cmp45, label %cond.true46, label %cond.false47

cond.true46:                                      ; preds = %cond.false
  br label %cond.end

cond.false47:                                     ; preds = %cond.false
  br label %cond.end

cond.end:                                         ; preds = %cond.false47, %cond.true46
  %cond = phi i32 [ %11, %cond.true46 ], [ %9, %cond.false47 ]
  br label %cond.end48

cond.end48:                                       ; preds = %cond.end, %cond.true
  %cond49 = phi i32 [ %10, %cond.true ], [ %cond, %cond.end ]
  br label %if.end60

if.else:                                          ; preds = %if.end34
  %cmp50 = icmp slt i32 %9, %11
  br i1 %cmp50, label %cond.true51, label %cond.false52

cond.true51:                                      ; preds = %if.else
  br label %cond.end58

cond.false52:                                     ; preds = %if.else
  %cmp53 = icmp slt i32 %10, %11
  br i1 %cmp53, label %cond.true54, label %cond.false55

cond.true54:                                      ; preds = %cond.false52
  br label %cond.end56

cond.false55:                                     ; preds = %cond.false52
  br label %cond.end56

cond.end56:                                       ; preds = %cond.false55, %cond.true54
  %cond57 = phi i32 [ %11, %cond.true54 ], [ %10, %cond.false55 ]
  br label %cond.end58

cond.end58:                                       ; preds = %cond.end56, %cond.true51
  %cond59 = phi i32 [ %9, %cond.true51 ], [ %cond57, %cond.end56 ]
  br label %if.end60

if.end60:                                         ; preds = %cond.end58, %cond.end48
  %pivot.0 = phi i32 [ %cond49, %cond.end48 ], [ %cond59, %cond.end58 ]
  br label %while.cond62

while.cond62:                                     ; preds = %if.end91, %if.end60
  %less.0 = phi i32 [ %lo.0, %if.end60 ], [ %less.1, %if.end91 ]
  %i61.0 = phi i32 [ %lo.0, %if.end60 ], [ %i61.1, %if.end91 ]
  %more.0 = phi i32 [ %hi.0, %if.end60 ], [ %more.1, %if.end91 ]
  %cmp63 = icmp sle i32 %i61.0, %more.0
  br i1 %cmp63, label %while.body64, label %while.end92

while.body64:                                     ; preds = %while.cond62
  %idxprom66 = sext i32 %i61.0 to i64
  %arrayidx67 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom66
  %12 = load i32, ptr %arrayidx67, align 4, !tbaa !3
  %cmp68 = icmp slt i32 %12, %pivot.0
  br i1 %cmp68, label %if.then69, label %if.else78

if.then69:                                        ; preds = %while.body64
  %idxprom70 = sext i32 %less.0 to i64
  %arrayidx71 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom70
  %13 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %inc72 = add nsw i32 %i61.0, 1
  %idxprom73 = sext i32 %i61.0 to i64
  %arrayidx74 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom73
  store i32 %13, ptr %arrayidx74, align 4, !tbaa !3
  %inc75 = add nsw i32 %less.0, 1
  %idxprom76 = sext i32 %less.0 to i64
  %arrayidx77 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom76
  store i32 %12, ptr %arrayidx77, align 4, !tbaa !3
  br label %if.end91

if.else78:                                        ; preds = %while.body64
  %cmp79 = icmp sgt i32 %12, %pivot.0
  br i1 %cmp79, label %if.then80, label %if.else88

if.then80:                                        ; preds = %if.else78
  %idxprom81 = sext i32 %more.0 to i64
  %arrayidx82 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom81
  %14 = load i32, ptr %arrayidx82, align 4, !tbaa !3
  %idxprom83 = sext i32 %i61.0 to i64
  %arrayidx84 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom83
  store i32 %14, ptr %arrayidx84, align 4, !tbaa !3
  %dec85 = add nsw i32 %more.0, -1
  %idxprom86 = sext i32 %more.0 to i64
  %arrayidx87 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom86
  store i32 %12, ptr %arrayidx87, align 4, !tbaa !3
  br label %if.end90

if.else88:                                        ; preds = %if.else78
  %inc89 = add nsw i32 %i61.0, 1
  br label %if.end90

if.end90:                                         ; preds = %if.else88, %if.then80
  %i61.2 = phi i32 [ %i61.0, %if.then80 ], [ %inc89, %if.else88 ]
  %more.2 = phi i32 [ %dec85, %if.then80 ], [ %more.0, %if.else88 ]
  br label %if.end91

if.end91:                                         ; preds = %if.end90, %if.then69
  %less.1 = phi i32 [ %inc75, %if.then69 ], [ %less.0, %if.end90 ]
  %i61.1 = phi i32 [ %inc72, %if.then69 ], [ %i61.2, %if.end90 ]
  %more.1 = phi i32 [ %more.0, %if.then69 ], [ %more.2, %if.end90 ]
  br label %while.cond62, !llvm.loop !13

while.end92:                                      ; preds = %while.cond62
  %cmp93 = icmp slt i32 %4, %less.0
  br i1 %cmp93, label %if.then94, label %if.else96

if.then94:                                        ; preds = %while.end92
  %sub95 = sub nsw i32 %less.0, 1
  br label %if.end102

if.else96:                                        ; preds = %while.end92
  %cmp97 = icmp sgt i32 %4, %more.0
  br i1 %cmp97, label %if.then98, label %if.else100

if.then98:                                        ; preds = %if.else96
  %add99 = add nsw i32 %more.0, 1
  br label %if.end101

if.else100:                                       ; preds = %if.else96
  br label %if.end101

if.end101:                                        ; preds = %if.else100, %if.then98
  %done.2 = phi i8 [ %done.0, %if.then98 ], [ 1, %if.else100 ]
  %lo.2 = phi i32 [ %add99, %if.then98 ], [ %lo.0, %if.else100 ]
  br label %if.end102

if.end102:                                        ; preds = %if.end101, %if.then94
  %done.1 = phi i8 [ %done.0, %if.then94 ], [ %done.2, %if.end101 ]
  %hi.1 = phi i32 [ %sub95, %if.then94 ], [ %hi.0, %if.end101 ]
  %lo.1 = phi i32 [ %lo.0, %if.then94 ], [ %lo.2, %if.end101 ]
  br label %while.cond, !llvm.loop !12

while.end103:                                     ; preds = %while.cond
  %idxprom104 = sext i32 %4 to i64
  %arrayidx105 = getelementptr inbounds [24 x i32], ptr %a, i64 0, i64 %idxprom104
  %15 = load i32, ptr %arrayidx105, align 4, !tbaa !3
  %idxprom106 = sext i32 %add.i to i64
  %arrayidx107 = getelementptr inbounds i32, ptr %selected, i64 %idxprom106
  store i32 %15, ptr %arrayidx107, align 4, !tbaa !3
  %cmp108 = icmp sle i32 %n.0, 24
  %conv = zext i1 %cmp108 to i32
  %idxprom109 = sext i32 %add.i to i64
  %arrayidx110 = getelementptr inbounds i32, ptr %rounds, i64 %idxprom109
  store i32 %conv, ptr %arrayidx110, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %a) #3
  br label %cleanup

cleanup:                                          ; preds = %while.end103, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %while.end103 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
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
attributes #3 = { nounwind }

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
!13 = distinct !{!13, !8, !9}
