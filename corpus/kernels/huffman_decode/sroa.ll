; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @huffman_decode(ptr noundef %lengths, ptr noundef %bits, ptr noundef %offset, i32 noundef %streams, ptr noundef %out, i32 noundef %room, ptr noundef %size, ptr noundef %error) #0 {
entry:
  %count = alloca [8 x i32], align 4
  %first_symbol = alloca [8 x i32], align 4
  %sorted = alloca [16 x i8], align 1
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %streams
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup139

if.end:                                           ; preds = %entry
  %mul = mul nsw i32 %add.i, 16
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i8, ptr %lengths, i64 %idx.ext
  call void @llvm.lifetime.start.p0(ptr %count) #3
  call void @llvm.lifetime.start.p0(ptr %first_symbol) #3
  call void @llvm.lifetime.start.p0(ptr %sorted) #3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %l.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp sle i32 %l.0, 7
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %l.0 to i64
  %arrayidx = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %l.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc16, %for.end
  %s.0 = phi i32 [ 0, %for.end ], [ %inc17, %for.inc16 ]
  %cmp3 = icmp slt i32 %s.0, 16
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4

for.cond.cleanup4:                                ; preds = %for.cond2
  br label %cleanup

for.body5:                                        ; preds = %for.cond2
  %idxprom6 = sext i32 %s.0 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom6
  %3 = load i8, ptr %arrayidx7, align 1, !tbaa !10
  %conv = zext i8 %3 to i32
  %cmp8 = icmp sgt i32 %conv, 7
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %for.body5
  br label %cleanup

if.end10:                                         ; preds = %for.body5
  %idxprom11 = sext i32 %s.0 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom11
  %4 = load i8, ptr %arrayidx12, align 1, !tbaa !10
  %idxprom13 = zext i8 %4 to i64
  %arrayidx14 = getelementptr inbounds nuw [8 x i32], ptr %count, i64 0, i64 %idxprom13
  %5 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  %inc15 = add nsw i32 %5, 1
  store i32 %inc15, ptr %arrayidx14, align 4, !tbaa !3
  br label %for.inc16

for.inc16:                                        ; preds = %if.end10
  %inc17 = add nsw i32 %s.0, 1
  br label %for.cond2, !llvm.loop !11

cleanup:                                          ; preds = %if.then9, %for.cond.cleanup4
  %problem.0 = phi i32 [ 1, %if.then9 ], [ 0, %for.cond.cleanup4 ]
  br label %for.end18

for.end18:                                        ; preds = %cleanup
  %cmp19 = icmp eq i32 %problem.0, 0
  br i1 %cmp19, label %if.then20, label %if.end37

if.then20:                                        ; preds = %for.end18
  br label %for.cond22

for.cond22:                                       ; preds = %for.inc33, %if.then20
  %problem.2 = phi i32 [ %problem.0, %if.then20 ], [ %problem.3, %for.inc33 ]
  %left.0 = phi i32 [ 1, %if.then20 ], [ %sub, %for.inc33 ]
  %l21.0 = phi i32 [ 1, %if.then20 ], [ %inc34, %for.inc33 ]
  %cmp23 = icmp sle i32 %l21.0, 7
  br i1 %cmp23, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond22
  %cmp24 = icmp eq i32 %problem.2, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond22
  %6 = phi i1 [ false, %for.cond22 ], [ %cmp24, %land.rhs ]
  br i1 %6, label %for.body26, label %for.cond.cleanup25

for.cond.cleanup25:                               ; preds = %land.end
  br label %for.end36

for.body26:                                       ; preds = %land.end
  %mul27 = mul nsw i32 2, %left.0
  %idxprom28 = sext i32 %l21.0 to i64
  %arrayidx29 = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom28
  %7 = load i32, ptr %arrayidx29, align 4, !tbaa !3
  %sub = sub nsw i32 %mul27, %7
  %cmp30 = icmp slt i32 %sub, 0
  br i1 %cmp30, label %if.then31, label %if.end32

if.then31:                                        ; preds = %for.body26
  br label %if.end32

if.end32:                                         ; preds = %if.then31, %for.body26
  %problem.3 = phi i32 [ 1, %if.then31 ], [ %problem.2, %for.body26 ]
  br label %for.inc33

for.inc33:                                        ; preds = %if.end32
  %inc34 = add nsw i32 %l21.0, 1
  br label %for.cond22, !llvm.loop !12

for.end36:                                        ; preds = %for.cond.cleanup25
  br label %if.end37

if.end37:                                         ; preds = %for.end36, %for.end18
  %problem.1 = phi i32 [ %problem.2, %for.end36 ], [ %problem.0, %for.end18 ]
  %cmp38 = icmp eq i32 %problem.1, 0
  br i1 %cmp38, label %if.then39, label %if.end134

if.then39:                                        ; preds = %if.end37
  br label %for.cond41

for.cond41:                                       ; preds = %for.inc66, %if.then39
  %at.0 = phi i32 [ 0, %if.then39 ], [ %at.1, %for.inc66 ]
  %l40.0 = phi i32 [ 1, %if.then39 ], [ %inc67, %for.inc66 ]
  %cmp42 = icmp sle i32 %l40.0, 7
  br i1 %cmp42, label %for.body44, label %for.cond.cleanup43

for.cond.cleanup43:                               ; preds = %for.cond41
  br label %for.end69

for.body44:                                       ; preds = %for.cond41
  %idxprom45 = sext i32 %l40.0 to i64
  %arrayidx46 = getelementptr inbounds [8 x i32], ptr %first_symbol, i64 0, i64 %idxprom45
  store i32 %at.0, ptr %arrayidx46, align 4, !tbaa !3
  br label %for.cond48

for.cond48:                                       ; preds = %for.inc62, %for.body44
  %at.1 = phi i32 [ %at.0, %for.body44 ], [ %at.2, %for.inc62 ]
  %s47.0 = phi i32 [ 0, %for.body44 ], [ %inc63, %for.inc62 ]
  %cmp49 = icmp slt i32 %s47.0, 16
  br i1 %cmp49, label %for.body51, label %for.cond.cleanup50

for.cond.cleanup50:                               ; preds = %for.cond48
  br label %for.end65

for.body51:                                       ; preds = %for.cond48
  %idxprom52 = sext i32 %s47.0 to i64
  %arrayidx53 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom52
  %8 = load i8, ptr %arrayidx53, align 1, !tbaa !10
  %conv54 = zext i8 %8 to i32
  %cmp55 = icmp eq i32 %conv54, %l40.0
  br i1 %cmp55, label %if.then56, label %if.end61

if.then56:                                        ; preds = %for.body51
  %conv57 = trunc i32 %s47.0 to i8
  %inc58 = add nsw i32 %at.1, 1
  %idxprom59 = sext i32 %at.1 to i64
  %arrayidx60 = getelementptr inbounds [16 x i8], ptr %sorted, i64 0, i64 %idxprom59
  store i8 %conv57, ptr %arrayidx60, align 1, !tbaa !10
  br label %if.end61

if.end61:                                         ; preds = %if.then56, %for.body51
  %at.2 = phi i32 [ %inc58, %if.then56 ], [ %at.1, %for.body51 ]
  br label %for.inc62

for.inc62:                                        ; preds = %if.end61
  %inc63 = add nsw i32 %s47.0, 1
  br label %for.cond48, !llvm.loop !13

for.end65:                                        ; preds = %for.cond.cleanup50
  br label %for.inc66

for.inc66:                                        ; preds = %for.end65
  %inc67 = add nsw i32 %l40.0, 1
  br label %for.cond41, !llvm.loop !14

for.end69:                                        ; preds = %for.cond.cleanup43
  %idxprom70 = sext i32 %add.i to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %offset, i64 %idxprom70
  %9 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %mul72 = mul nsw i32 8, %9
  %add = add nsw i32 %add.i, 1
  %idxprom73 = sext i32 %add to i64
  %arrayidx74 = getelementptr inbounds i32, ptr %offset, i64 %idxprom73
  %10 = load i32, ptr %arrayidx74, align 4, !tbaa !3
  %mul75 = mul nsw i32 8, %10
  br label %while.cond

while.cond:                                       ; preds = %if.end133, %for.end69
  %problem.5 = phi i32 [ %problem.1, %for.end69 ], [ %problem.8, %if.end133 ]
  %n.1 = phi i32 [ 0, %for.end69 ], [ %n.2, %if.end133 ]
  %bit.0 = phi i32 [ %mul72, %for.end69 ], [ %bit.2, %if.end133 ]
  %stop.0 = phi i8 [ 0, %for.end69 ], [ %stop.1, %if.end133 ]
  %loadedv = trunc i8 %stop.0 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %for.cond77

for.cond77:                                       ; preds = %for.inc108, %while.body
  %bit.1 = phi i32 [ %bit.0, %while.body ], [ %inc90, %for.inc108 ]
  %code.0 = phi i32 [ 0, %while.body ], [ %shl107, %for.inc108 ]
  %first.0 = phi i32 [ 0, %while.body ], [ %shl, %for.inc108 ]
  %l76.0 = phi i32 [ 1, %while.body ], [ %inc109, %for.inc108 ]
  %cmp78 = icmp sle i32 %l76.0, 7
  br i1 %cmp78, label %for.body80, label %for.cond.cleanup79

for.cond.cleanup79:                               ; preds = %for.cond77
  br label %cleanup110

for.body80:                                       ; preds = %for.cond77
  %cmp81 = icmp eq i32 %bit.1, %mul75
  br i1 %cmp81, label %if.then82, label %if.end83

if.then82:                                        ; preds = %for.body80
  br label %cleanup110

if.end83:                                         ; preds = %for.body80
  %shr = ashr i32 %bit.1, 3
  %idxprom84 = sext i32 %shr to i64
  %arrayidx85 = getelementptr inbounds i8, ptr %bits, i64 %idxprom84
  %11 = load i8, ptr %arrayidx85, align 1, !tbaa !10
  %conv86 = zext i8 %11 to i32
  %and = and i32 %bit.1, 7
  %sub87 = sub nsw i32 7, %and
  %shr88 = ashr i32 %conv86, %sub87
  %and89 = and i32 %shr88, 1
  %or = or i32 %code.0, %and89
  %inc90 = add nsw i32 %bit.1, 1
  %sub91 = sub nsw i32 %or, %first.0
  %idxprom92 = sext i32 %l76.0 to i64
  %arrayidx93 = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom92
  %12 = load i32, ptr %arrayidx93, align 4, !tbaa !3
  %cmp94 = icmp slt i32 %sub91, %12
  br i1 %cmp94, label %if.then95, label %if.end103

if.then95:                                        ; preds = %if.end83
  %idxprom96 = sext i32 %l76.0 to i64
  %arrayidx97 = getelementptr inbounds [8 x i32], ptr %first_symbol, i64 0, i64 %idxprom96
  %13 = load i32, ptr %arrayidx97, align 4, !tbaa !3
  %add98 = add nsw i32 %13, %or
  %sub99 = sub nsw i32 %add98, %first.0
  %idxprom100 = sext i32 %sub99 to i64
  %arrayidx101 = getelementptr inbounds [16 x i8], ptr %sorted, i64 0, i64 %idxprom100
  %14 = load i8, ptr %arrayidx101, align 1, !tbaa !10
  %conv102 = zext i8 %14 to i32
  br label %cleanup110

if.end103:                                        ; preds = %if.end83
  %idxprom104 = sext i32 %l76.0 to i64
  %arrayidx105 = getelementptr inbounds [8 x i32], ptr %count, i64 0, i64 %idxprom104
  %15 = load i32, ptr %arrayidx105, align 4, !tbaa !3
  %add106 = add nsw i32 %first.0, %15
  %shl = shl i32 %add106, 1
  %shl107 = shl i32 %or, 1
  br label %for.inc108

for.inc108:                                       ; preds = %if.end103
  %inc109 = add nsw i32 %l76.0, 1
  br label %for.cond77, !llvm.loop !15

cleanup110:                                       ; preds = %if.then95, %if.then82, %for.cond.cleanup79
  %problem.6 = phi i32 [ 2, %if.then82 ], [ %problem.5, %if.then95 ], [ %problem.5, %for.cond.cleanup79 ]
  %bit.2 = phi i32 [ %bit.1, %if.then82 ], [ %inc90, %if.then95 ], [ %bit.1, %for.cond.cleanup79 ]
  %symbol.0 = phi i32 [ -1, %if.then82 ], [ %conv102, %if.then95 ], [ -1, %for.cond.cleanup79 ]
  br label %for.end111

for.end111:                                       ; preds = %cleanup110
  %cmp112 = icmp eq i32 %problem.6, 0
  br i1 %cmp112, label %land.lhs.true, label %if.end115

land.lhs.true:                                    ; preds = %for.end111
  %cmp113 = icmp slt i32 %symbol.0, 0
  br i1 %cmp113, label %if.then114, label %if.end115

if.then114:                                       ; preds = %land.lhs.true
  br label %if.end115

if.end115:                                        ; preds = %if.then114, %land.lhs.true, %for.end111
  %problem.7 = phi i32 [ 3, %if.then114 ], [ %problem.6, %land.lhs.true ], [ %problem.6, %for.end111 ]
  %cmp116 = icmp eq i32 %problem.7, 0
  br i1 %cmp116, label %land.lhs.true117, label %if.end129

land.lhs.true117:                                 ; preds = %if.end115
  %cmp118 = icmp sgt i32 %symbol.0, 0
  br i1 %cmp118, label %if.then119, label %if.end129

if.then119:                                       ; preds = %land.lhs.true117
  %cmp120 = icmp eq i32 %n.1, %room
  br i1 %cmp120, label %if.then121, label %if.else

if.then121:                                       ; preds = %if.then119
  br label %if.end128

if.else:                                          ; preds = %if.then119
  %conv122 = trunc i32 %symbol.0 to i8
  %mul123 = mul nsw i32 %add.i, %room
  %inc124 = add nsw i32 %n.1, 1
  %add125 = add nsw i32 %mul123, %n.1
  %idxprom126 = sext i32 %add125 to i64
  %arrayidx127 = getelementptr inbounds i8, ptr %out, i64 %idxprom126
  store i8 %conv122, ptr %arrayidx127, align 1, !tbaa !10
  br label %if.end128

if.end128:                                        ; preds = %if.else, %if.then121
  %problem.9 = phi i32 [ 4, %if.then121 ], [ %problem.7, %if.else ]
  %n.3 = phi i32 [ %n.1, %if.then121 ], [ %inc124, %if.else ]
  br label %if.end129

if.end129:                                        ; preds = %if.end128, %land.lhs.true117, %if.end115
  %problem.8 = phi i32 [ %problem.9, %if.end128 ], [ %problem.7, %land.lhs.true117 ], [ %problem.7, %if.end115 ]
  %n.2 = phi i32 [ %n.3, %if.end128 ], [ %n.1, %land.lhs.true117 ], [ %n.1, %if.end115 ]
  %cmp130 = icmp ne i32 %problem.8, 0
  br i1 %cmp130, label %if.then132, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end129
  %cmp131 = icmp eq i32 %symbol.0, 0
  br i1 %cmp131, label %if.then132, label %if.end133

if.then132:                                       ; preds = %lor.lhs.false, %if.end129
  br label %if.end133

if.end133:                                        ; preds = %if.then132, %lor.lhs.false
  %stop.1 = phi i8 [ 1, %if.then132 ], [ %stop.0, %lor.lhs.false ]
  br label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %while.cond
  br label %if.end134

if.end134:                                        ; preds = %while.end, %if.end37
  %problem.4 = phi i32 [ %problem.5, %while.end ], [ %problem.1, %if.end37 ]
  %n.0 = phi i32 [ %n.1, %while.end ], [ 0, %if.end37 ]
  %idxprom135 = sext i32 %add.i to i64
  %arrayidx136 = getelementptr inbounds i32, ptr %size, i64 %idxprom135
  store i32 %n.0, ptr %arrayidx136, align 4, !tbaa !3
  %idxprom137 = sext i32 %add.i to i64
  %arrayidx138 = getelementptr inbounds i32, ptr %error, i64 %idxprom137
  store i32 %problem.4, ptr %arrayidx138, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %sorted) #3
  call void @llvm.lifetime.end.p0(ptr %first_symbol) #3
  call void @llvm.lifetime.end.p0(ptr %count) #3
  br label %cleanup139

cleanup139:                                       ; preds = %if.end134, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end134 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup139, %cleanup139
  ret void

unreachable:                                      ; preds = %cleanup139
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
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
!15 = distinct !{!15, !8, !9}
!16 = distinct !{!16, !8, !9}
