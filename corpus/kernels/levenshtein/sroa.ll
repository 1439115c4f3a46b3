; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @levenshtein(ptr noundef %word, i32 noundef %n, ptr noundef %dictionary, ptr noundef %offset, i32 noundef %entries, i32 noundef %bound, ptr noundef %distance) #0 {
entry:
  %rows = alloca [3 x [16 x i32]], align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %entries
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup143

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %dictionary, i64 %idx.ext
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %idxprom3 = sext i32 %add.i to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %offset, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %4, %5
  call void @llvm.lifetime.start.p0(ptr %rows) #3
  %sub5 = sub nsw i32 %n, %sub
  %cmp6 = icmp sgt i32 %sub5, %bound
  br i1 %cmp6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end
  %sub7 = sub nsw i32 %sub, %n
  %cmp8 = icmp sgt i32 %sub7, %bound
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end
  %6 = phi i1 [ true, %if.end ], [ %cmp8, %lor.rhs ]
  %storedv = zext i1 %6 to i8
  %add9 = add nsw i32 %bound, 1
  %loadedv = trunc i8 %storedv to i1
  br i1 %loadedv, label %if.end140, label %if.then10

if.then10:                                        ; preds = %lor.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then10
  %j.0 = phi i32 [ 0, %if.then10 ], [ %inc, %for.inc ]
  %cmp11 = icmp sle i32 %j.0, %sub
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx12 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 0
  %idxprom13 = sext i32 %j.0 to i64
  %arrayidx14 = getelementptr inbounds [16 x i32], ptr %arrayidx12, i64 0, i64 %idxprom13
  store i32 %j.0, ptr %arrayidx14, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %j.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc121, %for.end
  %i.0 = phi i32 [ 1, %for.end ], [ %inc122, %for.inc121 ]
  %too_far.0 = phi i8 [ %storedv, %for.end ], [ %too_far.2, %for.inc121 ]
  %cmp16 = icmp sle i32 %i.0, %n
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17

for.cond.cleanup17:                               ; preds = %for.cond15
  br label %cleanup123

for.body18:                                       ; preds = %for.cond15
  %rem = srem i32 %i.0, 3
  %idxprom19 = sext i32 %rem to i64
  %arrayidx20 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom19
  %arraydecay = getelementptr inbounds [16 x i32], ptr %arrayidx20, i64 0, i64 0
  %add21 = add nsw i32 %i.0, 2
  %rem22 = srem i32 %add21, 3
  %idxprom23 = sext i32 %rem22 to i64
  %arrayidx24 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom23
  %arraydecay25 = getelementptr inbounds [16 x i32], ptr %arrayidx24, i64 0, i64 0
  %add26 = add nsw i32 %i.0, 1
  %rem27 = srem i32 %add26, 3
  %idxprom28 = sext i32 %rem27 to i64
  %arrayidx29 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom28
  %arraydecay30 = getelementptr inbounds [16 x i32], ptr %arrayidx29, i64 0, i64 0
  %arrayidx31 = getelementptr inbounds i32, ptr %arraydecay, i64 0
  store i32 %i.0, ptr %arrayidx31, align 4, !tbaa !3
  br label %for.cond33

for.cond33:                                       ; preds = %for.inc112, %for.body18
  %least.0 = phi i32 [ %i.0, %for.body18 ], [ %least.1, %for.inc112 ]
  %j32.0 = phi i32 [ 1, %for.body18 ], [ %inc113, %for.inc112 ]
  %cmp34 = icmp sle i32 %j32.0, %sub
  br i1 %cmp34, label %for.body36, label %for.cond.cleanup35

for.cond.cleanup35:                               ; preds = %for.cond33
  br label %for.end114

for.body36:                                       ; preds = %for.cond33
  %sub37 = sub nsw i32 %i.0, 1
  %idxprom38 = sext i32 %sub37 to i64
  %arrayidx39 = getelementptr inbounds i8, ptr %word, i64 %idxprom38
  %7 = load i8, ptr %arrayidx39, align 1, !tbaa !10
  %conv = zext i8 %7 to i32
  %sub40 = sub nsw i32 %j32.0, 1
  %idxprom41 = sext i32 %sub40 to i64
  %arrayidx42 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom41
  %8 = load i8, ptr %arrayidx42, align 1, !tbaa !10
  %conv43 = zext i8 %8 to i32
  %cmp44 = icmp eq i32 %conv, %conv43
  %conv45 = zext i1 %cmp44 to i32
  %sub46 = sub nsw i32 %j32.0, 1
  %idxprom47 = sext i32 %sub46 to i64
  %arrayidx48 = getelementptr inbounds i32, ptr %arraydecay25, i64 %idxprom47
  %9 = load i32, ptr %arrayidx48, align 4, !tbaa !3
  %tobool = icmp ne i32 %conv45, 0
  %10 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 1
  %add49 = add nsw i32 %9, %cond
  %idxprom50 = sext i32 %j32.0 to i64
  %arrayidx51 = getelementptr inbounds i32, ptr %arraydecay25, i64 %idxprom50
  %11 = load i32, ptr %arrayidx51, align 4, !tbaa !3
  %add52 = add nsw i32 %11, 1
  %cmp53 = icmp slt i32 %add52, %add49
  br i1 %cmp53, label %if.then54, label %if.end58

if.then54:                                        ; preds = %for.body36
  %idxprom55 = sext i32 %j32.0 to i64
  %arrayidx56 = getelementptr inbounds i32, ptr %arraydecay25, i64 %idxprom55
  %12 = load i32, ptr %arrayidx56, align 4, !tbaa !3
  %add57 = add nsw i32 %12, 1
  br label %if.end58

if.end58:                                         ; preds = %if.then54, %for.body36
  %d.0 = phi i32 [ %add57, %if.then54 ], [ %add49, %for.body36 ]
  %sub59 = sub nsw i32 %j32.0, 1
  %idxprom60 = sext i32 %sub59 to i64
  %arrayidx61 = getelementptr inbounds i32, ptr %arraydecay, i64 %idxprom60
  %13 = load i32, ptr %arrayidx61, align 4, !tbaa !3
  %add62 = add nsw i32 %13, 1
  %cmp63 = icmp slt i32 %add62, %d.0
  br i1 %cmp63, label %if.then64, label %if.end69

if.then64:                                        ; preds = %if.end58
  %sub65 = sub nsw i32 %j32.0, 1
  %idxprom66 = sext i32 %sub65 to i64
  %arrayidx67 = getelementptr inbounds i32, ptr %arraydecay, i64 %idxprom66
  %14 = load i32, ptr %arrayidx67, align 4, !tbaa !3
  %add68 = add nsw i32 %14, 1
  br label %if.end69

if.end69:                                         ; preds = %if.then64, %if.end58
  %d.1 = phi i32 [ %add68, %if.then64 ], [ %d.0, %if.end58 ]
  %tobool70 = icmp ne i32 %conv45, 0
  br i1 %tobool70, label %if.end106, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end69
  %cmp71 = icmp sgt i32 %i.0, 1
  br i1 %cmp71, label %land.lhs.true72, label %if.end106

land.lhs.true72:                                  ; preds = %land.lhs.true
  %cmp73 = icmp sgt i32 %j32.0, 1
  br i1 %cmp73, label %land.lhs.true74, label %if.end106

land.lhs.true74:                                  ; preds = %land.lhs.true72
  %sub75 = sub nsw i32 %i.0, 1
  %idxprom76 = sext i32 %sub75 to i64
  %arrayidx77 = getelementptr inbounds i8, ptr %word, i64 %idxprom76
  %15 = load i8, ptr %arrayidx77, align 1, !tbaa !10
  %conv78 = zext i8 %15 to i32
  %sub79 = sub nsw i32 %j32.0, 2
  %idxprom80 = sext i32 %sub79 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom80
  %16 = load i8, ptr %arrayidx81, align 1, !tbaa !10
  %conv82 = zext i8 %16 to i32
  %cmp83 = icmp eq i32 %conv78, %conv82
  br i1 %cmp83, label %land.lhs.true84, label %if.end106

land.lhs.true84:                                  ; preds = %land.lhs.true74
  %sub85 = sub nsw i32 %i.0, 2
  %idxprom86 = sext i32 %sub85 to i64
  %arrayidx87 = getelementptr inbounds i8, ptr %word, i64 %idxprom86
  %17 = load i8, ptr %arrayidx87, align 1, !tbaa !10
  %conv88 = zext i8 %17 to i32
  %sub89 = sub nsw i32 %j32.0, 1
  %idxprom90 = sext i32 %sub89 to i64
  %arrayidx91 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom90
  %18 = load i8, ptr %arrayidx91, align 1, !tbaa !10
  %conv92 = zext i8 %18 to i32
  %cmp93 = icmp eq i32 %conv88, %conv92
  br i1 %cmp93, label %if.then94, label %if.end106

if.then94:                                        ; preds = %land.lhs.true84
  %sub95 = sub nsw i32 %j32.0, 2
  %idxprom96 = sext i32 %sub95 to i64
  %arrayidx97 = getelementptr inbounds i32, ptr %arraydecay30, i64 %idxprom96
  %19 = load i32, ptr %arrayidx97, align 4, !tbaa !3
  %add98 = add nsw i32 %19, 1
  %cmp99 = icmp slt i32 %add98, %d.1
  br i1 %cmp99, label %if.then100, label %if.end105

if.then100:                                       ; preds = %if.then94
  %sub101 = sub nsw i32 %j32.0, 2
  %idxprom102 = sext i32 %sub101 to i64
  %arrayidx103 = getelementptr inbounds i32, ptr %arraydecay30, i64 %idxprom102
  %20 = load i32, ptr %arrayidx103, align 4, !tbaa !3
  %add104 = add nsw i32 %20, 1
  br label %if.end105

if.end105:                                        ; preds = %if.then100, %if.then94
  %d.3 = phi i32 [ %add104, %if.then100 ], [ %d.1, %if.then94 ]
  br label %if.end106

if.end106:                                        ; preds = %if.end105, %land.lhs.true84, %land.lhs.true74, %land.lhs.true72, %land.lhs.true, %if.end69
  %d.2 = phi i32 [ %d.1, %if.end69 ], [ %d.3, %if.end105 ], [ %d.1, %land.lhs.true84 ], [ %d.1, %land.lhs.true74 ], [ %d.1, %land.lhs.true72 ], [ %d.1, %land.lhs.true ]
  %idxprom107 = sext i32 %j32.0 to i64
  %arrayidx108 = getelementptr inbounds i32, ptr %arraydecay, i64 %idxprom107
  store i32 %d.2, ptr %arrayidx108, align 4, !tbaa !3
  %cmp109 = icmp slt i32 %d.2, %least.0
  br i1 %cmp109, label %if.then110, label %if.end111

if.then110:                                       ; preds = %if.end106
  br label %if.end111

if.end111:                                        ; preds = %if.then110, %if.end106
  %least.1 = phi i32 [ %d.2, %if.then110 ], [ %least.0, %if.end106 ]
  br label %for.inc112

for.inc112:                                       ; preds = %if.end111
  %inc113 = add nsw i32 %j32.0, 1
  br label %for.cond33, !llvm.loop !11

for.end114:                                       ; preds = %for.cond.cleanup35
  %cmp115 = icmp sgt i32 %least.0, %bound
  br i1 %cmp115, label %if.then116, label %if.end117

if.then116:                                       ; preds = %for.end114
  br label %cleanup

if.end117:                                        ; preds = %for.end114
  br label %cleanup

cleanup:                                          ; preds = %if.end117, %if.then116
  %too_far.2 = phi i8 [ 1, %if.then116 ], [ %too_far.0, %if.end117 ]
  %cleanup.dest.slot.1 = phi i32 [ 5, %if.then116 ], [ 0, %if.end117 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup123 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc121

for.inc121:                                       ; preds = %cleanup.cont
  %inc122 = add nsw i32 %i.0, 1
  br label %for.cond15, !llvm.loop !12

cleanup123:                                       ; preds = %cleanup, %for.cond.cleanup17
  %too_far.1 = phi i8 [ %too_far.2, %cleanup ], [ %too_far.0, %for.cond.cleanup17 ]
  br label %for.end124

for.end124:                                       ; preds = %cleanup123
  %loadedv125 = trunc i8 %too_far.1 to i1
  br i1 %loadedv125, label %if.end139, label %land.lhs.true126

land.lhs.true126:                                 ; preds = %for.end124
  %rem127 = srem i32 %n, 3
  %idxprom128 = sext i32 %rem127 to i64
  %arrayidx129 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom128
  %idxprom130 = sext i32 %sub to i64
  %arrayidx131 = getelementptr inbounds [16 x i32], ptr %arrayidx129, i64 0, i64 %idxprom130
  %21 = load i32, ptr %arrayidx131, align 4, !tbaa !3
  %cmp132 = icmp sle i32 %21, %bound
  br i1 %cmp132, label %if.then133, label %if.end139

if.then133:                                       ; preds = %land.lhs.true126
  %rem134 = srem i32 %n, 3
  %idxprom135 = sext i32 %rem134 to i64
  %arrayidx136 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom135
  %idxprom137 = sext i32 %sub to i64
  %arrayidx138 = getelementptr inbounds [16 x i32], ptr %arrayidx136, i64 0, i64 %idxprom137
  %22 = load i32, ptr %arrayidx138, align 4, !tbaa !3
  br label %if.end139

if.end139:                                        ; preds = %if.then133, %land.lhs.true126, %for.end124
  %result.1 = phi i32 [ %add9, %for.end124 ], [ %22, %if.then133 ], [ %add9, %land.lhs.true126 ]
  br label %if.end140

if.end140:                                        ; preds = %if.end139, %lor.end
  %result.0 = phi i32 [ %add9, %lor.end ], [ %result.1, %if.end139 ]
  %idxprom141 = sext i32 %add.i to i64
  %arrayidx142 = getelementptr inbounds i32, ptr %distance, i64 %idxprom141
  store i32 %result.0, ptr %arrayidx142, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %rows) #3
  br label %cleanup143

cleanup143:                                       ; preds = %if.end140, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end140 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont145
    i32 1, label %cleanup.cont145
  ]

cleanup.cont145:                                  ; preds = %cleanup143, %cleanup143
  ret void

unreachable:                                      ; preds = %cleanup143
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
