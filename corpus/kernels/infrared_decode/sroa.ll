; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @infrared_decode(ptr noundef %lengths, ptr noundef %offset, i32 noundef %receivers, ptr noundef %words, ptr noundef %checksum, ptr noundef %broken) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %receivers
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %add = add nsw i32 %add.i, 1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %add.i to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %state.0 = phi i32 [ 0, %if.end ], [ %state.1, %for.inc ]
  %word.0 = phi i32 [ 0, %if.end ], [ %word.1, %for.inc ]
  %bits.0 = phi i32 [ 0, %if.end ], [ %bits.1, %for.inc ]
  %n.0 = phi i32 [ 0, %if.end ], [ %n.1, %for.inc ]
  %sum.0 = phi i32 [ 0, %if.end ], [ %sum.1, %for.inc ]
  %errors.0 = phi i32 [ 0, %if.end ], [ %errors.1, %for.inc ]
  %i.0 = phi i32 [ %4, %if.end ], [ %inc39, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, %3
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds i16, ptr %lengths, i64 %idxprom4
  %5 = load i16, ptr %arrayidx5, align 2, !tbaa !7
  %conv = zext i16 %5 to i32
  switch i32 %state.0, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb10
    i32 2, label %sw.bb16
    i32 3, label %sw.bb24
  ]

sw.bb:                                            ; preds = %for.body
  %cmp6 = icmp ugt i32 %conv, 8000
  br i1 %cmp6, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %sw.bb
  %cmp7 = icmp ult i32 %conv, 10000
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %land.lhs.true
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %land.lhs.true, %sw.bb
  %state.2 = phi i32 [ 1, %if.then8 ], [ %state.0, %land.lhs.true ], [ %state.0, %sw.bb ]
  br label %sw.epilog

sw.bb10:                                          ; preds = %for.body
  %cmp11 = icmp ugt i32 %conv, 4000
  br i1 %cmp11, label %land.lhs.true12, label %if.else

land.lhs.true12:                                  ; preds = %sw.bb10
  %cmp13 = icmp ult i32 %conv, 5000
  br i1 %cmp13, label %if.then14, label %if.else

if.then14:                                        ; preds = %land.lhs.true12
  br label %if.end15

if.else:                                          ; preds = %land.lhs.true12, %sw.bb10
  %inc = add i32 %errors.0, 1
  br label %if.end15

if.end15:                                         ; preds = %if.else, %if.then14
  %state.3 = phi i32 [ 2, %if.then14 ], [ 0, %if.else ]
  %errors.2 = phi i32 [ %errors.0, %if.then14 ], [ %inc, %if.else ]
  br label %sw.epilog

sw.bb16:                                          ; preds = %for.body
  %cmp17 = icmp ugt i32 %conv, 400
  br i1 %cmp17, label %land.lhs.true18, label %if.else21

land.lhs.true18:                                  ; preds = %sw.bb16
  %cmp19 = icmp ult i32 %conv, 700
  br i1 %cmp19, label %if.then20, label %if.else21

if.then20:                                        ; preds = %land.lhs.true18
  br label %if.end23

if.else21:                                        ; preds = %land.lhs.true18, %sw.bb16
  %inc22 = add i32 %errors.0, 1
  br label %if.end23

if.end23:                                         ; preds = %if.else21, %if.then20
  %state.4 = phi i32 [ 3, %if.then20 ], [ 0, %if.else21 ]
  %errors.3 = phi i32 [ %errors.0, %if.then20 ], [ %inc22, %if.else21 ]
  br label %sw.epilog

sw.bb24:                                          ; preds = %for.body
  %cmp25 = icmp ult i32 %conv, 400
  br i1 %cmp25, label %if.then27, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.bb24
  %cmp26 = icmp ugt i32 %conv, 2000
  br i1 %cmp26, label %if.then27, label %if.else29

if.then27:                                        ; preds = %lor.lhs.false, %sw.bb24
  %inc28 = add i32 %errors.0, 1
  br label %if.end38

if.else29:                                        ; preds = %lor.lhs.false
  %shl = shl i32 %word.0, 1
  %cmp30 = icmp ugt i32 %conv, 1000
  %6 = zext i1 %cmp30 to i64
  %cond = select i1 %cmp30, i32 1, i32 0
  %or = or i32 %shl, %cond
  %inc31 = add i32 %bits.0, 1
  %cmp32 = icmp eq i32 %inc31, 16
  br i1 %cmp32, label %if.then33, label %if.else36

if.then33:                                        ; preds = %if.else29
  %inc34 = add i32 %n.0, 1
  %mul = mul i32 %sum.0, 31
  %add35 = add i32 %mul, %or
  br label %if.end37

if.else36:                                        ; preds = %if.else29
  br label %if.end37

if.end37:                                         ; preds = %if.else36, %if.then33
  %state.6 = phi i32 [ 0, %if.then33 ], [ 2, %if.else36 ]
  %n.3 = phi i32 [ %inc34, %if.then33 ], [ %n.0, %if.else36 ]
  %sum.3 = phi i32 [ %add35, %if.then33 ], [ %sum.0, %if.else36 ]
  br label %if.end38

if.end38:                                         ; preds = %if.end37, %if.then27
  %state.5 = phi i32 [ 0, %if.then27 ], [ %state.6, %if.end37 ]
  %word.2 = phi i32 [ %word.0, %if.then27 ], [ %or, %if.end37 ]
  %bits.2 = phi i32 [ %bits.0, %if.then27 ], [ %inc31, %if.end37 ]
  %n.2 = phi i32 [ %n.0, %if.then27 ], [ %n.3, %if.end37 ]
  %sum.2 = phi i32 [ %sum.0, %if.then27 ], [ %sum.3, %if.end37 ]
  %errors.4 = phi i32 [ %inc28, %if.then27 ], [ %errors.0, %if.end37 ]
  br label %sw.epilog

sw.epilog:                                        ; preds = %if.end38, %if.end23, %if.end15, %if.end9, %for.body
  %state.1 = phi i32 [ %state.0, %for.body ], [ %state.2, %if.end9 ], [ %state.3, %if.end15 ], [ %state.4, %if.end23 ], [ %state.5, %if.end38 ]
  %word.1 = phi i32 [ %word.0, %for.body ], [ %word.0, %if.end9 ], [ 0, %if.end15 ], [ %word.0, %if.end23 ], [ %word.2, %if.end38 ]
  %bits.1 = phi i32 [ %bits.0, %for.body ], [ %bits.0, %if.end9 ], [ 0, %if.end15 ], [ %bits.0, %if.end23 ], [ %bits.2, %if.end38 ]
  %n.1 = phi i32 [ %n.0, %for.body ], [ %n.0, %if.end9 ], [ %n.0, %if.end15 ], [ %n.0, %if.end23 ], [ %n.2, %if.end38 ]
  %sum.1 = phi i32 [ %sum.0, %for.body ], [ %sum.0, %if.end9 ], [ %sum.0, %if.end15 ], [ %sum.0, %if.end23 ], [ %sum.2, %if.end38 ]
  %errors.1 = phi i32 [ %errors.0, %for.body ], [ %errors.0, %if.end9 ], [ %errors.2, %if.end15 ], [ %errors.3, %if.end23 ], [ %errors.4, %if.end38 ]
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %inc39 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom40 = sext i32 %add.i to i64
  %arrayidx41 = getelementptr inbounds i32, ptr %words, i64 %idxprom40
  store i32 %n.0, ptr %arrayidx41, align 4, !tbaa !3
  %idxprom42 = sext i32 %add.i to i64
  %arrayidx43 = getelementptr inbounds i32, ptr %checksum, i64 %idxprom42
  store i32 %sum.0, ptr %arrayidx43, align 4, !tbaa !3
  %idxprom44 = sext i32 %add.i to i64
  %arrayidx45 = getelementptr inbounds i32, ptr %broken, i64 %idxprom44
  store i32 %errors.0, ptr %arrayidx45, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
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
!8 = !{!"short", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
