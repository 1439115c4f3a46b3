; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @csv_fields(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %fields, ptr noundef %longest, ptr noundef %error) #0 {
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
  %n.0 = phi i32 [ 1, %if.end ], [ %n.1, %for.inc ]
  %length.0 = phi i32 [ 0, %if.end ], [ %length.1, %for.inc ]
  %most.0 = phi i32 [ 0, %if.end ], [ %most.1, %for.inc ]
  %i.0 = phi i32 [ %4, %if.end ], [ %inc53, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, %3
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %text, i64 %idxprom4
  %5 = load i8, ptr %arrayidx5, align 1, !tbaa !7
  switch i32 %state.0, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb14
    i32 2, label %sw.bb28
    i32 3, label %sw.bb35
  ]

sw.bb:                                            ; preds = %for.body
  %conv = zext i8 %5 to i32
  %cmp6 = icmp eq i32 %conv, 34
  br i1 %cmp6, label %if.then7, label %if.else

if.then7:                                         ; preds = %sw.bb
  br label %if.end13

if.else:                                          ; preds = %sw.bb
  %conv8 = zext i8 %5 to i32
  %cmp9 = icmp eq i32 %conv8, 44
  br i1 %cmp9, label %if.then10, label %if.else11

if.then10:                                        ; preds = %if.else
  %inc = add nsw i32 %n.0, 1
  br label %if.end12

if.else11:                                        ; preds = %if.else
  br label %if.end12

if.end12:                                         ; preds = %if.else11, %if.then10
  %state.3 = phi i32 [ %state.0, %if.then10 ], [ 1, %if.else11 ]
  %n.3 = phi i32 [ %inc, %if.then10 ], [ %n.0, %if.else11 ]
  %length.3 = phi i32 [ 0, %if.then10 ], [ 1, %if.else11 ]
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %if.then7
  %state.2 = phi i32 [ 2, %if.then7 ], [ %state.3, %if.end12 ]
  %n.2 = phi i32 [ %n.0, %if.then7 ], [ %n.3, %if.end12 ]
  %length.2 = phi i32 [ 0, %if.then7 ], [ %length.3, %if.end12 ]
  br label %sw.epilog

sw.bb14:                                          ; preds = %for.body
  %conv15 = zext i8 %5 to i32
  %cmp16 = icmp eq i32 %conv15, 44
  br i1 %cmp16, label %if.then17, label %if.else20

if.then17:                                        ; preds = %sw.bb14
  %inc18 = add nsw i32 %n.0, 1
  %cmp19 = icmp sgt i32 %length.0, %most.0
  br i1 %cmp19, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then17
  br label %cond.end

cond.false:                                       ; preds = %if.then17
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %length.0, %cond.true ], [ %most.0, %cond.false ]
  br label %if.end27

if.else20:                                        ; preds = %sw.bb14
  %conv21 = zext i8 %5 to i32
  %cmp22 = icmp eq i32 %conv21, 34
  br i1 %cmp22, label %if.then23, label %if.else24

if.then23:                                        ; preds = %if.else20
  br label %if.end26

if.else24:                                        ; preds = %if.else20
  %inc25 = add nsw i32 %length.0, 1
  br label %if.end26

if.end26:                                         ; preds = %if.else24, %if.then23
  %state.5 = phi i32 [ 4, %if.then23 ], [ %state.0, %if.else24 ]
  %length.5 = phi i32 [ %length.0, %if.then23 ], [ %inc25, %if.else24 ]
  br label %if.end27

if.end27:                                         ; preds = %if.end26, %cond.end
  %state.4 = phi i32 [ 0, %cond.end ], [ %state.5, %if.end26 ]
  %n.4 = phi i32 [ %inc18, %cond.end ], [ %n.0, %if.end26 ]
  %length.4 = phi i32 [ %length.0, %cond.end ], [ %length.5, %if.end26 ]
  %most.2 = phi i32 [ %cond, %cond.end ], [ %most.0, %if.end26 ]
  br label %sw.epilog

sw.bb28:                                          ; preds = %for.body
  %conv29 = zext i8 %5 to i32
  %cmp30 = icmp eq i32 %conv29, 34
  br i1 %cmp30, label %if.then31, label %if.else32

if.then31:                                        ; preds = %sw.bb28
  br label %if.end34

if.else32:                                        ; preds = %sw.bb28
  %inc33 = add nsw i32 %length.0, 1
  br label %if.end34

if.end34:                                         ; preds = %if.else32, %if.then31
  %state.6 = phi i32 [ 3, %if.then31 ], [ %state.0, %if.else32 ]
  %length.6 = phi i32 [ %length.0, %if.then31 ], [ %inc33, %if.else32 ]
  br label %sw.epilog

sw.bb35:                                          ; preds = %for.body
  %conv36 = zext i8 %5 to i32
  %cmp37 = icmp eq i32 %conv36, 34
  br i1 %cmp37, label %if.then38, label %if.else40

if.then38:                                        ; preds = %sw.bb35
  %inc39 = add nsw i32 %length.0, 1
  br label %if.end52

if.else40:                                        ; preds = %sw.bb35
  %conv41 = zext i8 %5 to i32
  %cmp42 = icmp eq i32 %conv41, 44
  br i1 %cmp42, label %if.then43, label %if.else50

if.then43:                                        ; preds = %if.else40
  %inc44 = add nsw i32 %n.0, 1
  %cmp45 = icmp sgt i32 %length.0, %most.0
  br i1 %cmp45, label %cond.true46, label %cond.false47

cond.true46:                                      ; preds = %if.then43
  br label %cond.end48

cond.false47:                                     ; preds = %if.then43
  br label %cond.end48

cond.end48:                                       ; preds = %cond.false47, %cond.true46
  %cond49 = phi i32 [ %length.0, %cond.true46 ], [ %most.0, %cond.false47 ]
  br label %if.end51

if.else50:                                        ; preds = %if.else40
  br label %if.end51

if.end51:                                         ; preds = %if.else50, %cond.end48
  %state.8 = phi i32 [ 0, %cond.end48 ], [ 4, %if.else50 ]
  %n.6 = phi i32 [ %inc44, %cond.end48 ], [ %n.0, %if.else50 ]
  %most.4 = phi i32 [ %cond49, %cond.end48 ], [ %most.0, %if.else50 ]
  br label %if.end52

if.end52:                                         ; preds = %if.end51, %if.then38
  %state.7 = phi i32 [ 2, %if.then38 ], [ %state.8, %if.end51 ]
  %n.5 = phi i32 [ %n.0, %if.then38 ], [ %n.6, %if.end51 ]
  %length.7 = phi i32 [ %inc39, %if.then38 ], [ %length.0, %if.end51 ]
  %most.3 = phi i32 [ %most.0, %if.then38 ], [ %most.4, %if.end51 ]
  br label %sw.epilog

sw.epilog:                                        ; preds = %if.end52, %if.end34, %if.end27, %if.end13, %for.body
  %state.1 = phi i32 [ %state.0, %for.body ], [ %state.2, %if.end13 ], [ %state.4, %if.end27 ], [ %state.6, %if.end34 ], [ %state.7, %if.end52 ]
  %n.1 = phi i32 [ %n.0, %for.body ], [ %n.2, %if.end13 ], [ %n.4, %if.end27 ], [ %n.0, %if.end34 ], [ %n.5, %if.end52 ]
  %length.1 = phi i32 [ %length.0, %for.body ], [ %length.2, %if.end13 ], [ %length.4, %if.end27 ], [ %length.6, %if.end34 ], [ %length.7, %if.end52 ]
  %most.1 = phi i32 [ %most.0, %for.body ], [ %most.0, %if.end13 ], [ %most.2, %if.end27 ], [ %most.0, %if.end34 ], [ %most.3, %if.end52 ]
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %inc53 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  %cmp54 = icmp eq i32 %state.0, 1
  br i1 %cmp54, label %if.then56, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.end
  %cmp55 = icmp eq i32 %state.0, 3
  br i1 %cmp55, label %if.then56, label %if.end62

if.then56:                                        ; preds = %lor.lhs.false, %for.end
  %cmp57 = icmp sgt i32 %length.0, %most.0
  br i1 %cmp57, label %cond.true58, label %cond.false59

cond.true58:                                      ; preds = %if.then56
  br label %cond.end60

cond.false59:                                     ; preds = %if.then56
  br label %cond.end60

cond.end60:                                       ; preds = %cond.false59, %cond.true58
  %cond61 = phi i32 [ %length.0, %cond.true58 ], [ %most.0, %cond.false59 ]
  br label %if.end62

if.end62:                                         ; preds = %cond.end60, %lor.lhs.false
  %most.5 = phi i32 [ %cond61, %cond.end60 ], [ %most.0, %lor.lhs.false ]
  %idxprom63 = sext i32 %add.i to i64
  %arrayidx64 = getelementptr inbounds i32, ptr %fields, i64 %idxprom63
  store i32 %n.0, ptr %arrayidx64, align 4, !tbaa !3
  %idxprom65 = sext i32 %add.i to i64
  %arrayidx66 = getelementptr inbounds i32, ptr %longest, i64 %idxprom65
  store i32 %most.5, ptr %arrayidx66, align 4, !tbaa !3
  %cmp67 = icmp eq i32 %state.0, 4
  br i1 %cmp67, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end62
  %cmp68 = icmp eq i32 %state.0, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end62
  %6 = phi i1 [ true, %if.end62 ], [ %cmp68, %lor.rhs ]
  %conv69 = zext i1 %6 to i32
  %idxprom70 = sext i32 %add.i to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %error, i64 %idxprom70
  store i32 %conv69, ptr %arrayidx71, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %lor.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %lor.end ]
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
