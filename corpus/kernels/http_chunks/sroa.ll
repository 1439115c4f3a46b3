; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @http_chunks(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %total, ptr noundef %chunks, ptr noundef %last) #0 {
entry:
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
  %left.0 = phi i32 [ 0, %if.end ], [ %left.1, %for.inc ]
  %sum.0 = phi i32 [ 0, %if.end ], [ %sum.1, %for.inc ]
  %n.0 = phi i32 [ 0, %if.end ], [ %n.1, %for.inc ]
  %i.0 = phi i32 [ %4, %if.end ], [ %inc45, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, %3
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %text, i64 %idxprom4
  %5 = load i8, ptr %arrayidx5, align 1, !tbaa !7
  %conv = zext i8 %5 to i32
  switch i32 %state.0, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb8
    i32 2, label %sw.bb18
    i32 3, label %sw.bb27
    i32 4, label %sw.bb32
    i32 5, label %sw.bb35
    i32 6, label %sw.bb38
    i32 7, label %sw.bb41
    i32 8, label %sw.bb44
  ]

sw.bb:                                            ; preds = %for.body
  %sub.i = sub i32 %conv, 48
  %cmp.i = icmp ult i32 %sub.i, 10
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %sw.bb
  %sub1.i = sub i32 %conv, 48
  br label %_ZL3hexj.exit

if.end.i:                                         ; preds = %sw.bb
  %or.i = or i32 %conv, 32
  %sub2.i = sub i32 %or.i, 97
  %cmp3.i = icmp ult i32 %sub2.i, 6
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %sub4.i = sub i32 %or.i, 97
  %add.i1 = add nsw i32 %sub4.i, 10
  br label %cond.end.i

cond.false.i:                                     ; preds = %if.end.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ %add.i1, %cond.true.i ], [ -1, %cond.false.i ]
  br label %_ZL3hexj.exit

_ZL3hexj.exit:                                    ; preds = %if.then.i, %cond.end.i
  %retval.i.0 = phi i32 [ %sub1.i, %if.then.i ], [ %cond.i, %cond.end.i ]
  %cmp7 = icmp slt i32 %retval.i.0, 0
  %6 = zext i1 %cmp7 to i64
  %cond = select i1 %cmp7, i32 9, i32 1
  br label %sw.epilog

sw.bb8:                                           ; preds = %for.body
  %cmp9 = icmp eq i32 %conv, 13
  br i1 %cmp9, label %if.then10, label %if.else

if.then10:                                        ; preds = %sw.bb8
  br label %if.end17

if.else:                                          ; preds = %sw.bb8
  %sub.i4 = sub i32 %conv, 48
  %cmp.i5 = icmp ult i32 %sub.i4, 10
  br i1 %cmp.i5, label %if.then.i16, label %if.end.i6

if.then.i16:                                      ; preds = %if.else
  %sub1.i17 = sub i32 %conv, 48
  br label %_ZL3hexj.exit18

if.end.i6:                                        ; preds = %if.else
  %or.i7 = or i32 %conv, 32
  %sub2.i8 = sub i32 %or.i7, 97
  %cmp3.i9 = icmp ult i32 %sub2.i8, 6
  br i1 %cmp3.i9, label %cond.true.i13, label %cond.false.i10

cond.true.i13:                                    ; preds = %if.end.i6
  %sub4.i14 = sub i32 %or.i7, 97
  %add.i15 = add nsw i32 %sub4.i14, 10
  br label %cond.end.i11

cond.false.i10:                                   ; preds = %if.end.i6
  br label %cond.end.i11

cond.end.i11:                                     ; preds = %cond.false.i10, %cond.true.i13
  %cond.i12 = phi i32 [ %add.i15, %cond.true.i13 ], [ -1, %cond.false.i10 ]
  br label %_ZL3hexj.exit18

_ZL3hexj.exit18:                                  ; preds = %if.then.i16, %cond.end.i11
  %retval.i2.0 = phi i32 [ %sub1.i17, %if.then.i16 ], [ %cond.i12, %cond.end.i11 ]
  %cmp13 = icmp slt i32 %retval.i2.0, 0
  br i1 %cmp13, label %if.then14, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %_ZL3hexj.exit18
  %shr = lshr i32 %left.0, 16
  %tobool = icmp ne i32 %shr, 0
  br i1 %tobool, label %if.then14, label %if.else15

if.then14:                                        ; preds = %lor.lhs.false, %_ZL3hexj.exit18
  br label %if.end16

if.else15:                                        ; preds = %lor.lhs.false
  %shl = shl i32 %left.0, 4
  %or = or i32 %shl, %retval.i2.0
  br label %if.end16

if.end16:                                         ; preds = %if.else15, %if.then14
  %state.3 = phi i32 [ 9, %if.then14 ], [ 1, %if.else15 ]
  %left.3 = phi i32 [ %left.0, %if.then14 ], [ %or, %if.else15 ]
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %if.then10
  %state.2 = phi i32 [ 2, %if.then10 ], [ %state.3, %if.end16 ]
  %left.2 = phi i32 [ %left.0, %if.then10 ], [ %left.3, %if.end16 ]
  br label %sw.epilog

sw.bb18:                                          ; preds = %for.body
  %cmp19 = icmp ne i32 %conv, 10
  br i1 %cmp19, label %if.then20, label %if.else21

if.then20:                                        ; preds = %sw.bb18
  br label %if.end26

if.else21:                                        ; preds = %sw.bb18
  %cmp22 = icmp eq i32 %left.0, 0
  br i1 %cmp22, label %if.then23, label %if.else24

if.then23:                                        ; preds = %if.else21
  br label %if.end25

if.else24:                                        ; preds = %if.else21
  %inc = add i32 %n.0, 1
  br label %if.end25

if.end25:                                         ; preds = %if.else24, %if.then23
  %state.5 = phi i32 [ 6, %if.then23 ], [ 3, %if.else24 ]
  %n.3 = phi i32 [ %n.0, %if.then23 ], [ %inc, %if.else24 ]
  br label %if.end26

if.end26:                                         ; preds = %if.end25, %if.then20
  %state.4 = phi i32 [ 9, %if.then20 ], [ %state.5, %if.end25 ]
  %n.2 = phi i32 [ %n.0, %if.then20 ], [ %n.3, %if.end25 ]
  br label %sw.epilog

sw.bb27:                                          ; preds = %for.body
  %add28 = add i32 %sum.0, %conv
  %dec = add i32 %left.0, -1
  %cmp29 = icmp eq i32 %dec, 0
  br i1 %cmp29, label %if.then30, label %if.end31

if.then30:                                        ; preds = %sw.bb27
  br label %if.end31

if.end31:                                         ; preds = %if.then30, %sw.bb27
  %state.6 = phi i32 [ 4, %if.then30 ], [ %state.0, %sw.bb27 ]
  br label %sw.epilog

sw.bb32:                                          ; preds = %for.body
  %cmp33 = icmp eq i32 %conv, 13
  %7 = zext i1 %cmp33 to i64
  %cond34 = select i1 %cmp33, i32 5, i32 9
  br label %sw.epilog

sw.bb35:                                          ; preds = %for.body
  %cmp36 = icmp eq i32 %conv, 10
  %8 = zext i1 %cmp36 to i64
  %cond37 = select i1 %cmp36, i32 0, i32 9
  br label %sw.epilog

sw.bb38:                                          ; preds = %for.body
  %cmp39 = icmp eq i32 %conv, 13
  %9 = zext i1 %cmp39 to i64
  %cond40 = select i1 %cmp39, i32 7, i32 9
  br label %sw.epilog

sw.bb41:                                          ; preds = %for.body
  %cmp42 = icmp eq i32 %conv, 10
  %10 = zext i1 %cmp42 to i64
  %cond43 = select i1 %cmp42, i32 8, i32 9
  br label %sw.epilog

sw.bb44:                                          ; preds = %for.body
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb44, %sw.bb41, %sw.bb38, %sw.bb35, %sw.bb32, %if.end31, %if.end26, %if.end17, %_ZL3hexj.exit, %for.body
  %state.1 = phi i32 [ %state.0, %for.body ], [ %cond, %_ZL3hexj.exit ], [ %state.2, %if.end17 ], [ %state.4, %if.end26 ], [ %state.6, %if.end31 ], [ %cond34, %sw.bb32 ], [ %cond37, %sw.bb35 ], [ %cond40, %sw.bb38 ], [ %cond43, %sw.bb41 ], [ 9, %sw.bb44 ]
  %left.1 = phi i32 [ %left.0, %for.body ], [ %retval.i.0, %_ZL3hexj.exit ], [ %left.2, %if.end17 ], [ %left.0, %if.end26 ], [ %dec, %if.end31 ], [ %left.0, %sw.bb32 ], [ %left.0, %sw.bb35 ], [ %left.0, %sw.bb38 ], [ %left.0, %sw.bb41 ], [ %left.0, %sw.bb44 ]
  %sum.1 = phi i32 [ %sum.0, %for.body ], [ %sum.0, %_ZL3hexj.exit ], [ %sum.0, %if.end17 ], [ %sum.0, %if.end26 ], [ %add28, %if.end31 ], [ %sum.0, %sw.bb32 ], [ %sum.0, %sw.bb35 ], [ %sum.0, %sw.bb38 ], [ %sum.0, %sw.bb41 ], [ %sum.0, %sw.bb44 ]
  %n.1 = phi i32 [ %n.0, %for.body ], [ %n.0, %_ZL3hexj.exit ], [ %n.0, %if.end17 ], [ %n.2, %if.end26 ], [ %n.0, %if.end31 ], [ %n.0, %sw.bb32 ], [ %n.0, %sw.bb35 ], [ %n.0, %sw.bb38 ], [ %n.0, %sw.bb41 ], [ %n.0, %sw.bb44 ]
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %inc45 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom46 = sext i32 %add.i to i64
  %arrayidx47 = getelementptr inbounds i32, ptr %total, i64 %idxprom46
  store i32 %sum.0, ptr %arrayidx47, align 4, !tbaa !3
  %idxprom48 = sext i32 %add.i to i64
  %arrayidx49 = getelementptr inbounds i32, ptr %chunks, i64 %idxprom48
  store i32 %n.0, ptr %arrayidx49, align 4, !tbaa !3
  %idxprom50 = sext i32 %add.i to i64
  %arrayidx51 = getelementptr inbounds i32, ptr %last, i64 %idxprom50
  store i32 %state.0, ptr %arrayidx51, align 4, !tbaa !3
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
