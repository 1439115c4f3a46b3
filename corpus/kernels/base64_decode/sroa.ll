; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @base64_decode(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %out, i32 noundef %room, ptr noundef %size, ptr noundef %error) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup139

if.end:                                           ; preds = %entry
  %mul = mul nsw i32 %add.i, %room
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i8, ptr %out, i64 %idx.ext
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %n.0 = phi i32 [ 0, %if.end ], [ %n.2, %for.inc ]
  %problem.0 = phi i32 [ 0, %if.end ], [ %problem.2, %for.inc ]
  %bits.0 = phi i32 [ 0, %if.end ], [ %bits.2, %for.inc ]
  %have.0 = phi i32 [ 0, %if.end ], [ %have.2, %for.inc ]
  %padding.0 = phi i32 [ 0, %if.end ], [ %padding.2, %for.inc ]
  %i.0 = phi i32 [ %3, %if.end ], [ %inc94, %for.inc ]
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %i.0, %4
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup95

for.body:                                         ; preds = %for.cond
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %text, i64 %idxprom4
  %5 = load i8, ptr %arrayidx5, align 1, !tbaa !7
  %conv = zext i8 %5 to i32
  %cmp6 = icmp sge i32 %conv, 65
  br i1 %cmp6, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %for.body
  %conv7 = zext i8 %5 to i32
  %cmp8 = icmp sle i32 %conv7, 90
  br i1 %cmp8, label %if.then9, label %if.else

if.then9:                                         ; preds = %land.lhs.true
  %conv10 = zext i8 %5 to i32
  %sub = sub nsw i32 %conv10, 65
  br label %if.end55

if.else:                                          ; preds = %land.lhs.true, %for.body
  %conv11 = zext i8 %5 to i32
  %cmp12 = icmp sge i32 %conv11, 97
  br i1 %cmp12, label %land.lhs.true13, label %if.else20

land.lhs.true13:                                  ; preds = %if.else
  %conv14 = zext i8 %5 to i32
  %cmp15 = icmp sle i32 %conv14, 122
  br i1 %cmp15, label %if.then16, label %if.else20

if.then16:                                        ; preds = %land.lhs.true13
  %conv17 = zext i8 %5 to i32
  %sub18 = sub nsw i32 %conv17, 97
  %add19 = add nsw i32 %sub18, 26
  br label %if.end54

if.else20:                                        ; preds = %land.lhs.true13, %if.else
  %conv21 = zext i8 %5 to i32
  %cmp22 = icmp sge i32 %conv21, 48
  br i1 %cmp22, label %land.lhs.true23, label %if.else30

land.lhs.true23:                                  ; preds = %if.else20
  %conv24 = zext i8 %5 to i32
  %cmp25 = icmp sle i32 %conv24, 57
  br i1 %cmp25, label %if.then26, label %if.else30

if.then26:                                        ; preds = %land.lhs.true23
  %conv27 = zext i8 %5 to i32
  %sub28 = sub nsw i32 %conv27, 48
  %add29 = add nsw i32 %sub28, 52
  br label %if.end53

if.else30:                                        ; preds = %land.lhs.true23, %if.else20
  %conv31 = zext i8 %5 to i32
  %cmp32 = icmp eq i32 %conv31, 43
  br i1 %cmp32, label %if.then33, label %if.else34

if.then33:                                        ; preds = %if.else30
  br label %if.end52

if.else34:                                        ; preds = %if.else30
  %conv35 = zext i8 %5 to i32
  %cmp36 = icmp eq i32 %conv35, 47
  br i1 %cmp36, label %if.then37, label %if.else38

if.then37:                                        ; preds = %if.else34
  br label %if.end51

if.else38:                                        ; preds = %if.else34
  %conv39 = zext i8 %5 to i32
  %cmp40 = icmp eq i32 %conv39, 61
  br i1 %cmp40, label %if.then41, label %if.else42

if.then41:                                        ; preds = %if.else38
  br label %if.end50

if.else42:                                        ; preds = %if.else38
  %conv43 = zext i8 %5 to i32
  %cmp44 = icmp eq i32 %conv43, 10
  br i1 %cmp44, label %if.then47, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else42
  %conv45 = zext i8 %5 to i32
  %cmp46 = icmp eq i32 %conv45, 13
  br i1 %cmp46, label %if.then47, label %if.else48

if.then47:                                        ; preds = %lor.lhs.false, %if.else42
  br label %if.end49

if.else48:                                        ; preds = %lor.lhs.false
  br label %if.end49

if.end49:                                         ; preds = %if.else48, %if.then47
  %v.6 = phi i32 [ -2, %if.then47 ], [ -3, %if.else48 ]
  br label %if.end50

if.end50:                                         ; preds = %if.end49, %if.then41
  %v.5 = phi i32 [ -1, %if.then41 ], [ %v.6, %if.end49 ]
  br label %if.end51

if.end51:                                         ; preds = %if.end50, %if.then37
  %v.4 = phi i32 [ 63, %if.then37 ], [ %v.5, %if.end50 ]
  br label %if.end52

if.end52:                                         ; preds = %if.end51, %if.then33
  %v.3 = phi i32 [ 62, %if.then33 ], [ %v.4, %if.end51 ]
  br label %if.end53

if.end53:                                         ; preds = %if.end52, %if.then26
  %v.2 = phi i32 [ %add29, %if.then26 ], [ %v.3, %if.end52 ]
  br label %if.end54

if.end54:                                         ; preds = %if.end53, %if.then16
  %v.1 = phi i32 [ %add19, %if.then16 ], [ %v.2, %if.end53 ]
  br label %if.end55

if.end55:                                         ; preds = %if.end54, %if.then9
  %v.0 = phi i32 [ %sub, %if.then9 ], [ %v.1, %if.end54 ]
  %cmp56 = icmp eq i32 %v.0, -2
  br i1 %cmp56, label %if.then57, label %if.end58

if.then57:                                        ; preds = %if.end55
  br label %cleanup

if.end58:                                         ; preds = %if.end55
  %cmp59 = icmp eq i32 %v.0, -3
  br i1 %cmp59, label %if.then60, label %if.end61

if.then60:                                        ; preds = %if.end58
  br label %cleanup

if.end61:                                         ; preds = %if.end58
  %cmp62 = icmp eq i32 %v.0, -1
  br i1 %cmp62, label %if.then63, label %if.end72

if.then63:                                        ; preds = %if.end61
  %inc = add nsw i32 %padding.0, 1
  %cmp64 = icmp sgt i32 %inc, 2
  br i1 %cmp64, label %if.then70, label %lor.lhs.false65

lor.lhs.false65:                                  ; preds = %if.then63
  %cmp66 = icmp slt i32 %have.0, 2
  br i1 %cmp66, label %if.then70, label %lor.lhs.false67

lor.lhs.false67:                                  ; preds = %lor.lhs.false65
  %add68 = add nsw i32 %have.0, %inc
  %cmp69 = icmp sgt i32 %add68, 4
  br i1 %cmp69, label %if.then70, label %if.end71

if.then70:                                        ; preds = %lor.lhs.false67, %lor.lhs.false65, %if.then63
  br label %cleanup

if.end71:                                         ; preds = %lor.lhs.false67
  br label %cleanup

if.end72:                                         ; preds = %if.end61
  %cmp73 = icmp sgt i32 %padding.0, 0
  br i1 %cmp73, label %if.then74, label %if.end75

if.then74:                                        ; preds = %if.end72
  br label %cleanup

if.end75:                                         ; preds = %if.end72
  %shl = shl i32 %bits.0, 6
  %or = or i32 %shl, %v.0
  %inc76 = add nsw i32 %have.0, 1
  %cmp77 = icmp eq i32 %inc76, 4
  br i1 %cmp77, label %if.then78, label %if.end92

if.then78:                                        ; preds = %if.end75
  %shr = lshr i32 %or, 16
  %conv79 = trunc i32 %shr to i8
  %idxprom80 = sext i32 %n.0 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom80
  store i8 %conv79, ptr %arrayidx81, align 1, !tbaa !7
  %shr82 = lshr i32 %or, 8
  %conv83 = trunc i32 %shr82 to i8
  %add84 = add nsw i32 %n.0, 1
  %idxprom85 = sext i32 %add84 to i64
  %arrayidx86 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom85
  store i8 %conv83, ptr %arrayidx86, align 1, !tbaa !7
  %conv87 = trunc i32 %or to i8
  %add88 = add nsw i32 %n.0, 2
  %idxprom89 = sext i32 %add88 to i64
  %arrayidx90 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom89
  store i8 %conv87, ptr %arrayidx90, align 1, !tbaa !7
  %add91 = add nsw i32 %n.0, 3
  br label %if.end92

if.end92:                                         ; preds = %if.then78, %if.end75
  %n.3 = phi i32 [ %add91, %if.then78 ], [ %n.0, %if.end75 ]
  %bits.3 = phi i32 [ 0, %if.then78 ], [ %or, %if.end75 ]
  %have.3 = phi i32 [ 0, %if.then78 ], [ %inc76, %if.end75 ]
  br label %cleanup

cleanup:                                          ; preds = %if.end92, %if.then74, %if.end71, %if.then70, %if.then60, %if.then57
  %n.2 = phi i32 [ %n.0, %if.then57 ], [ %n.0, %if.then60 ], [ %n.0, %if.then70 ], [ %n.0, %if.end71 ], [ %n.0, %if.then74 ], [ %n.3, %if.end92 ]
  %problem.2 = phi i32 [ %problem.0, %if.then57 ], [ 1, %if.then60 ], [ 2, %if.then70 ], [ %problem.0, %if.end71 ], [ 2, %if.then74 ], [ %problem.0, %if.end92 ]
  %bits.2 = phi i32 [ %bits.0, %if.then57 ], [ %bits.0, %if.then60 ], [ %bits.0, %if.then70 ], [ %bits.0, %if.end71 ], [ %bits.0, %if.then74 ], [ %bits.3, %if.end92 ]
  %have.2 = phi i32 [ %have.0, %if.then57 ], [ %have.0, %if.then60 ], [ %have.0, %if.then70 ], [ %have.0, %if.end71 ], [ %have.0, %if.then74 ], [ %have.3, %if.end92 ]
  %padding.2 = phi i32 [ %padding.0, %if.then57 ], [ %padding.0, %if.then60 ], [ %inc, %if.then70 ], [ %inc, %if.end71 ], [ %padding.0, %if.then74 ], [ %padding.0, %if.end92 ]
  %cleanup.dest.slot.1 = phi i32 [ 4, %if.then57 ], [ 2, %if.then60 ], [ 2, %if.then70 ], [ 4, %if.end71 ], [ 2, %if.then74 ], [ 0, %if.end92 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup95 [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %inc94 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

cleanup95:                                        ; preds = %cleanup, %for.cond.cleanup
  %n.1 = phi i32 [ %n.2, %cleanup ], [ %n.0, %for.cond.cleanup ]
  %problem.1 = phi i32 [ %problem.2, %cleanup ], [ %problem.0, %for.cond.cleanup ]
  %bits.1 = phi i32 [ %bits.2, %cleanup ], [ %bits.0, %for.cond.cleanup ]
  %have.1 = phi i32 [ %have.2, %cleanup ], [ %have.0, %for.cond.cleanup ]
  %padding.1 = phi i32 [ %padding.2, %cleanup ], [ %padding.0, %for.cond.cleanup ]
  br label %for.end

for.end:                                          ; preds = %cleanup95
  %cmp96 = icmp eq i32 %problem.1, 0
  br i1 %cmp96, label %land.lhs.true97, label %if.end134

land.lhs.true97:                                  ; preds = %for.end
  %cmp98 = icmp ne i32 %have.1, 0
  br i1 %cmp98, label %if.then101, label %lor.lhs.false99

lor.lhs.false99:                                  ; preds = %land.lhs.true97
  %cmp100 = icmp ne i32 %padding.1, 0
  br i1 %cmp100, label %if.then101, label %if.end134

if.then101:                                       ; preds = %lor.lhs.false99, %land.lhs.true97
  %add102 = add nsw i32 %have.1, %padding.1
  %cmp103 = icmp ne i32 %add102, 4
  br i1 %cmp103, label %if.then104, label %if.else105

if.then104:                                       ; preds = %if.then101
  br label %if.end133

if.else105:                                       ; preds = %if.then101
  %cmp106 = icmp eq i32 %have.1, 2
  br i1 %cmp106, label %if.then107, label %if.else116

if.then107:                                       ; preds = %if.else105
  %and = and i32 %bits.1, 15
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then108, label %if.else109

if.then108:                                       ; preds = %if.then107
  br label %if.end115

if.else109:                                       ; preds = %if.then107
  %shr110 = lshr i32 %bits.1, 4
  %conv111 = trunc i32 %shr110 to i8
  %inc112 = add nsw i32 %n.1, 1
  %idxprom113 = sext i32 %n.1 to i64
  %arrayidx114 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom113
  store i8 %conv111, ptr %arrayidx114, align 1, !tbaa !7
  br label %if.end115

if.end115:                                        ; preds = %if.else109, %if.then108
  %n.6 = phi i32 [ %n.1, %if.then108 ], [ %inc112, %if.else109 ]
  %problem.5 = phi i32 [ 4, %if.then108 ], [ %problem.1, %if.else109 ]
  br label %if.end132

if.else116:                                       ; preds = %if.else105
  %and117 = and i32 %bits.1, 3
  %tobool118 = icmp ne i32 %and117, 0
  br i1 %tobool118, label %if.then119, label %if.else120

if.then119:                                       ; preds = %if.else116
  br label %if.end131

if.else120:                                       ; preds = %if.else116
  %shr121 = lshr i32 %bits.1, 10
  %conv122 = trunc i32 %shr121 to i8
  %inc123 = add nsw i32 %n.1, 1
  %idxprom124 = sext i32 %n.1 to i64
  %arrayidx125 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom124
  store i8 %conv122, ptr %arrayidx125, align 1, !tbaa !7
  %shr126 = lshr i32 %bits.1, 2
  %conv127 = trunc i32 %shr126 to i8
  %inc128 = add nsw i32 %inc123, 1
  %idxprom129 = sext i32 %inc123 to i64
  %arrayidx130 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom129
  store i8 %conv127, ptr %arrayidx130, align 1, !tbaa !7
  br label %if.end131

if.end131:                                        ; preds = %if.else120, %if.then119
  %n.8 = phi i32 [ %n.1, %if.then119 ], [ %inc128, %if.else120 ]
  %problem.7 = phi i32 [ 4, %if.then119 ], [ %problem.1, %if.else120 ]
  br label %if.end132

if.end132:                                        ; preds = %if.end131, %if.end115
  %n.7 = phi i32 [ %n.6, %if.end115 ], [ %n.8, %if.end131 ]
  %problem.6 = phi i32 [ %problem.5, %if.end115 ], [ %problem.7, %if.end131 ]
  br label %if.end133

if.end133:                                        ; preds = %if.end132, %if.then104
  %n.5 = phi i32 [ %n.1, %if.then104 ], [ %n.7, %if.end132 ]
  %problem.4 = phi i32 [ 3, %if.then104 ], [ %problem.6, %if.end132 ]
  br label %if.end134

if.end134:                                        ; preds = %if.end133, %lor.lhs.false99, %for.end
  %n.4 = phi i32 [ %n.5, %if.end133 ], [ %n.1, %lor.lhs.false99 ], [ %n.1, %for.end ]
  %problem.3 = phi i32 [ %problem.4, %if.end133 ], [ %problem.1, %lor.lhs.false99 ], [ %problem.1, %for.end ]
  %idxprom135 = sext i32 %add.i to i64
  %arrayidx136 = getelementptr inbounds i32, ptr %size, i64 %idxprom135
  store i32 %n.4, ptr %arrayidx136, align 4, !tbaa !3
  %idxprom137 = sext i32 %add.i to i64
  %arrayidx138 = getelementptr inbounds i32, ptr %error, i64 %idxprom137
  store i32 %problem.3, ptr %arrayidx138, align 4, !tbaa !3
  br label %cleanup139

cleanup139:                                       ; preds = %if.end134, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end134 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont141
    i32 1, label %cleanup.cont141
  ]

cleanup.cont141:                                  ; preds = %cleanup139, %cleanup139
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
