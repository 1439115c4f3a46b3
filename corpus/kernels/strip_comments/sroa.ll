; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @strip_comments(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %kept, ptr noundef %checksum, ptr noundef %last) #0 {
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
  %n.0 = phi i32 [ 0, %if.end ], [ %n.1, %for.inc ]
  %sum.0 = phi i32 [ 1, %if.end ], [ %sum.1, %for.inc ]
  %i.0 = phi i32 [ %4, %if.end ], [ %inc64, %for.inc ]
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
    i32 1, label %sw.bb11
    i32 2, label %sw.bb27
    i32 3, label %sw.bb34
    i32 4, label %sw.bb38
    i32 5, label %sw.bb49
    i32 6, label %sw.bb60
  ]

sw.bb:                                            ; preds = %for.body
  %cmp6 = icmp eq i32 %conv, 47
  br i1 %cmp6, label %if.then7, label %if.else

if.then7:                                         ; preds = %sw.bb
  br label %if.end10

if.else:                                          ; preds = %sw.bb
  %mul = mul i32 %sum.0, 31
  %add8 = add i32 %mul, %conv
  %inc = add nsw i32 %n.0, 1
  %cmp9 = icmp eq i32 %conv, 34
  %6 = zext i1 %cmp9 to i64
  %cond = select i1 %cmp9, i32 5, i32 0
  br label %if.end10

if.end10:                                         ; preds = %if.else, %if.then7
  %state.2 = phi i32 [ 1, %if.then7 ], [ %cond, %if.else ]
  %n.2 = phi i32 [ %n.0, %if.then7 ], [ %inc, %if.else ]
  %sum.2 = phi i32 [ %sum.0, %if.then7 ], [ %add8, %if.else ]
  br label %sw.epilog

sw.bb11:                                          ; preds = %for.body
  %cmp12 = icmp eq i32 %conv, 47
  br i1 %cmp12, label %if.then13, label %if.else14

if.then13:                                        ; preds = %sw.bb11
  br label %if.end26

if.else14:                                        ; preds = %sw.bb11
  %cmp15 = icmp eq i32 %conv, 42
  br i1 %cmp15, label %if.then16, label %if.else17

if.then16:                                        ; preds = %if.else14
  br label %if.end25

if.else17:                                        ; preds = %if.else14
  %mul18 = mul i32 %sum.0, 31
  %add19 = add i32 %mul18, 47
  %mul20 = mul i32 %add19, 31
  %add21 = add i32 %mul20, %conv
  %add22 = add nsw i32 %n.0, 2
  %cmp23 = icmp eq i32 %conv, 34
  %7 = zext i1 %cmp23 to i64
  %cond24 = select i1 %cmp23, i32 5, i32 0
  br label %if.end25

if.end25:                                         ; preds = %if.else17, %if.then16
  %state.4 = phi i32 [ 3, %if.then16 ], [ %cond24, %if.else17 ]
  %n.4 = phi i32 [ %n.0, %if.then16 ], [ %add22, %if.else17 ]
  %sum.4 = phi i32 [ %sum.0, %if.then16 ], [ %add21, %if.else17 ]
  br label %if.end26

if.end26:                                         ; preds = %if.end25, %if.then13
  %state.3 = phi i32 [ 2, %if.then13 ], [ %state.4, %if.end25 ]
  %n.3 = phi i32 [ %n.0, %if.then13 ], [ %n.4, %if.end25 ]
  %sum.3 = phi i32 [ %sum.0, %if.then13 ], [ %sum.4, %if.end25 ]
  br label %sw.epilog

sw.bb27:                                          ; preds = %for.body
  %cmp28 = icmp eq i32 %conv, 10
  br i1 %cmp28, label %if.then29, label %if.end33

if.then29:                                        ; preds = %sw.bb27
  %mul30 = mul i32 %sum.0, 31
  %add31 = add i32 %mul30, %conv
  %inc32 = add nsw i32 %n.0, 1
  br label %if.end33

if.end33:                                         ; preds = %if.then29, %sw.bb27
  %state.5 = phi i32 [ 0, %if.then29 ], [ %state.0, %sw.bb27 ]
  %n.5 = phi i32 [ %inc32, %if.then29 ], [ %n.0, %sw.bb27 ]
  %sum.5 = phi i32 [ %add31, %if.then29 ], [ %sum.0, %sw.bb27 ]
  br label %sw.epilog

sw.bb34:                                          ; preds = %for.body
  %cmp35 = icmp eq i32 %conv, 42
  br i1 %cmp35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %sw.bb34
  br label %if.end37

if.end37:                                         ; preds = %if.then36, %sw.bb34
  %state.6 = phi i32 [ 4, %if.then36 ], [ %state.0, %sw.bb34 ]
  br label %sw.epilog

sw.bb38:                                          ; preds = %for.body
  %cmp39 = icmp eq i32 %conv, 47
  br i1 %cmp39, label %if.then40, label %if.else44

if.then40:                                        ; preds = %sw.bb38
  %mul41 = mul i32 %sum.0, 31
  %add42 = add i32 %mul41, 32
  %inc43 = add nsw i32 %n.0, 1
  br label %if.end48

if.else44:                                        ; preds = %sw.bb38
  %cmp45 = icmp ne i32 %conv, 42
  br i1 %cmp45, label %if.then46, label %if.end47

if.then46:                                        ; preds = %if.else44
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %if.else44
  %state.8 = phi i32 [ 3, %if.then46 ], [ %state.0, %if.else44 ]
  br label %if.end48

if.end48:                                         ; preds = %if.end47, %if.then40
  %state.7 = phi i32 [ 0, %if.then40 ], [ %state.8, %if.end47 ]
  %n.6 = phi i32 [ %inc43, %if.then40 ], [ %n.0, %if.end47 ]
  %sum.6 = phi i32 [ %add42, %if.then40 ], [ %sum.0, %if.end47 ]
  br label %sw.epilog

sw.bb49:                                          ; preds = %for.body
  %mul50 = mul i32 %sum.0, 31
  %add51 = add i32 %mul50, %conv
  %inc52 = add nsw i32 %n.0, 1
  %cmp53 = icmp eq i32 %conv, 92
  br i1 %cmp53, label %if.then54, label %if.else55

if.then54:                                        ; preds = %sw.bb49
  br label %if.end59

if.else55:                                        ; preds = %sw.bb49
  %cmp56 = icmp eq i32 %conv, 34
  br i1 %cmp56, label %if.then57, label %if.end58

if.then57:                                        ; preds = %if.else55
  br label %if.end58

if.end58:                                         ; preds = %if.then57, %if.else55
  %state.10 = phi i32 [ 0, %if.then57 ], [ %state.0, %if.else55 ]
  br label %if.end59

if.end59:                                         ; preds = %if.end58, %if.then54
  %state.9 = phi i32 [ 6, %if.then54 ], [ %state.10, %if.end58 ]
  br label %sw.epilog

sw.bb60:                                          ; preds = %for.body
  %mul61 = mul i32 %sum.0, 31
  %add62 = add i32 %mul61, %conv
  %inc63 = add nsw i32 %n.0, 1
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb60, %if.end59, %if.end48, %if.end37, %if.end33, %if.end26, %if.end10, %for.body
  %state.1 = phi i32 [ %state.0, %for.body ], [ %state.2, %if.end10 ], [ %state.3, %if.end26 ], [ %state.5, %if.end33 ], [ %state.6, %if.end37 ], [ %state.7, %if.end48 ], [ %state.9, %if.end59 ], [ 5, %sw.bb60 ]
  %n.1 = phi i32 [ %n.0, %for.body ], [ %n.2, %if.end10 ], [ %n.3, %if.end26 ], [ %n.5, %if.end33 ], [ %n.0, %if.end37 ], [ %n.6, %if.end48 ], [ %inc52, %if.end59 ], [ %inc63, %sw.bb60 ]
  %sum.1 = phi i32 [ %sum.0, %for.body ], [ %sum.2, %if.end10 ], [ %sum.3, %if.end26 ], [ %sum.5, %if.end33 ], [ %sum.0, %if.end37 ], [ %sum.6, %if.end48 ], [ %add51, %if.end59 ], [ %add62, %sw.bb60 ]
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %inc64 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom65 = sext i32 %add.i to i64
  %arrayidx66 = getelementptr inbounds i32, ptr %kept, i64 %idxprom65
  store i32 %n.0, ptr %arrayidx66, align 4, !tbaa !3
  %idxprom67 = sext i32 %add.i to i64
  %arrayidx68 = getelementptr inbounds i32, ptr %checksum, i64 %idxprom67
  store i32 %sum.0, ptr %arrayidx68, align 4, !tbaa !3
  %idxprom69 = sext i32 %add.i to i64
  %arrayidx70 = getelementptr inbounds i32, ptr %last, i64 %idxprom69
  store i32 %state.0, ptr %arrayidx70, align 4, !tbaa !3
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
