; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @leb128_decode(ptr noundef %bytes, ptr noundef %offset, i32 noundef %streams, ptr noundef %sum, ptr noundef %last, ptr noundef %count, ptr noundef %status) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %streams
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup50

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.end
  %at.0 = phi i32 [ %3, %if.end ], [ %at.2, %cleanup.cont ]
  %total.0 = phi i64 [ 0, %if.end ], [ %total.2, %cleanup.cont ]
  %value.0 = phi i64 [ 0, %if.end ], [ %value.2, %cleanup.cont ]
  %n.0 = phi i32 [ 0, %if.end ], [ %n.2, %cleanup.cont ]
  %state.0 = phi i32 [ 0, %if.end ], [ %state.2, %cleanup.cont ]
  %cmp3 = icmp slt i32 %at.0, %4
  br i1 %cmp3, label %while.body, label %while.end41

while.body:                                       ; preds = %while.cond
  br label %while.cond4

while.cond4:                                      ; preds = %if.end17, %while.body
  %at.1 = phi i32 [ %at.0, %while.body ], [ %inc, %if.end17 ]
  %v.0 = phi i64 [ 0, %while.body ], [ %or, %if.end17 ]
  %shift.0 = phi i32 [ 0, %while.body ], [ %add20, %if.end17 ]
  %more.0 = phi i8 [ 1, %while.body ], [ %storedv, %if.end17 ]
  %b.0 = phi i8 [ 0, %while.body ], [ %5, %if.end17 ]
  %loadedv = trunc i8 %more.0 to i1
  br i1 %loadedv, label %while.body5, label %while.end

while.body5:                                      ; preds = %while.cond4
  %cmp6 = icmp sge i32 %at.1, %4
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %while.body5
  br label %while.end

if.end8:                                          ; preds = %while.body5
  %inc = add nsw i32 %at.1, 1
  %idxprom9 = sext i32 %at.1 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %bytes, i64 %idxprom9
  %5 = load i8, ptr %arrayidx10, align 1, !tbaa !7
  %cmp11 = icmp eq i32 %shift.0, 63
  br i1 %cmp11, label %land.lhs.true, label %if.end17

land.lhs.true:                                    ; preds = %if.end8
  %conv = zext i8 %5 to i32
  %cmp12 = icmp ne i32 %conv, 0
  br i1 %cmp12, label %land.lhs.true13, label %if.end17

land.lhs.true13:                                  ; preds = %land.lhs.true
  %conv14 = zext i8 %5 to i32
  %cmp15 = icmp ne i32 %conv14, 127
  br i1 %cmp15, label %if.then16, label %if.end17

if.then16:                                        ; preds = %land.lhs.true13
  br label %while.end

if.end17:                                         ; preds = %land.lhs.true13, %land.lhs.true, %if.end8
  %conv18 = zext i8 %5 to i32
  %and = and i32 %conv18, 127
  %conv19 = sext i32 %and to i64
  %sh_prom = zext i32 %shift.0 to i64
  %shl = shl i64 %conv19, %sh_prom
  %or = or i64 %v.0, %shl
  %add20 = add i32 %shift.0, 7
  %conv21 = zext i8 %5 to i32
  %and22 = and i32 %conv21, 128
  %tobool = icmp ne i32 %and22, 0
  %storedv = zext i1 %tobool to i8
  br label %while.cond4, !llvm.loop !8

while.end:                                        ; preds = %if.then16, %if.then7, %while.cond4
  %at.2 = phi i32 [ %at.1, %if.then7 ], [ %inc, %if.then16 ], [ %at.1, %while.cond4 ]
  %state.2 = phi i32 [ 1, %if.then7 ], [ 2, %if.then16 ], [ %state.0, %while.cond4 ]
  %b.1 = phi i8 [ %b.0, %if.then7 ], [ %5, %if.then16 ], [ %b.0, %while.cond4 ]
  %cmp23 = icmp ne i32 %state.2, 0
  br i1 %cmp23, label %if.then24, label %if.end25

if.then24:                                        ; preds = %while.end
  br label %cleanup

if.end25:                                         ; preds = %while.end
  %conv26 = zext i8 %b.1 to i32
  %and27 = and i32 %conv26, 64
  %tobool28 = icmp ne i32 %and27, 0
  br i1 %tobool28, label %land.lhs.true29, label %if.end35

land.lhs.true29:                                  ; preds = %if.end25
  %cmp30 = icmp ult i32 %shift.0, 64
  br i1 %cmp30, label %if.then31, label %if.end35

if.then31:                                        ; preds = %land.lhs.true29
  %sh_prom32 = zext i32 %shift.0 to i64
  %shl33 = shl i64 -1, %sh_prom32
  %or34 = or i64 %v.0, %shl33
  br label %if.end35

if.end35:                                         ; preds = %if.then31, %land.lhs.true29, %if.end25
  %v.1 = phi i64 [ %or34, %if.then31 ], [ %v.0, %land.lhs.true29 ], [ %v.0, %if.end25 ]
  %add36 = add i64 %total.0, %v.1
  %inc37 = add nsw i32 %n.0, 1
  br label %cleanup

cleanup:                                          ; preds = %if.end35, %if.then24
  %cleanup.dest.slot.1 = phi i32 [ 3, %if.then24 ], [ 0, %if.end35 ]
  %total.2 = phi i64 [ %total.0, %if.then24 ], [ %add36, %if.end35 ]
  %value.2 = phi i64 [ %value.0, %if.then24 ], [ %v.1, %if.end35 ]
  %n.2 = phi i32 [ %n.0, %if.then24 ], [ %inc37, %if.end35 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end41
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !11

while.end41:                                      ; preds = %cleanup, %while.cond
  %total.1 = phi i64 [ %total.2, %cleanup ], [ %total.0, %while.cond ]
  %value.1 = phi i64 [ %value.2, %cleanup ], [ %value.0, %while.cond ]
  %n.1 = phi i32 [ %n.2, %cleanup ], [ %n.0, %while.cond ]
  %state.1 = phi i32 [ %state.2, %cleanup ], [ %state.0, %while.cond ]
  %idxprom42 = sext i32 %add.i to i64
  %arrayidx43 = getelementptr inbounds i64, ptr %sum, i64 %idxprom42
  store i64 %total.1, ptr %arrayidx43, align 8, !tbaa !12
  %idxprom44 = sext i32 %add.i to i64
  %arrayidx45 = getelementptr inbounds i64, ptr %last, i64 %idxprom44
  store i64 %value.1, ptr %arrayidx45, align 8, !tbaa !12
  %idxprom46 = sext i32 %add.i to i64
  %arrayidx47 = getelementptr inbounds i32, ptr %count, i64 %idxprom46
  store i32 %n.1, ptr %arrayidx47, align 4, !tbaa !3
  %idxprom48 = sext i32 %add.i to i64
  %arrayidx49 = getelementptr inbounds i32, ptr %status, i64 %idxprom48
  store i32 %state.1, ptr %arrayidx49, align 4, !tbaa !3
  br label %cleanup50

cleanup50:                                        ; preds = %while.end41, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %while.end41 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont52
    i32 1, label %cleanup.cont52
  ]

cleanup.cont52:                                   ; preds = %cleanup50, %cleanup50
  ret void

unreachable:                                      ; preds = %cleanup50, %cleanup
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
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !5, i64 0}
