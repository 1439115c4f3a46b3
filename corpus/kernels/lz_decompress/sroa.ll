; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lz_decompress(ptr noundef %packed, ptr noundef %offset, i32 noundef %count, ptr noundef %out, i32 noundef %room, ptr noundef %size, ptr noundef %error) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup114

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %packed, i64 %idx.ext
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %idxprom3 = sext i32 %add.i to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %offset, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %4, %5
  %mul = mul nsw i32 %add.i, %room
  %idx.ext5 = sext i32 %mul to i64
  %add.ptr6 = getelementptr inbounds i8, ptr %out, i64 %idx.ext5
  br label %while.cond

while.cond:                                       ; preds = %for.end108, %if.end
  %problem.0 = phi i32 [ 0, %if.end ], [ %problem.2, %for.end108 ]
  %o.0 = phi i32 [ 0, %if.end ], [ %o.2, %for.end108 ]
  %i.0 = phi i32 [ 0, %if.end ], [ %i.2, %for.end108 ]
  %cmp7 = icmp slt i32 %i.0, %sub
  br i1 %cmp7, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %cmp8 = icmp eq i32 %problem.0, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %6 = phi i1 [ false, %while.cond ], [ %cmp8, %land.rhs ]
  br i1 %6, label %while.body, label %while.end109

while.body:                                       ; preds = %land.end
  %inc = add nsw i32 %i.0, 1
  %idxprom9 = sext i32 %i.0 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom9
  %7 = load i8, ptr %arrayidx10, align 1, !tbaa !7
  %conv = zext i8 %7 to i32
  %shr = ashr i32 %conv, 4
  %conv11 = zext i8 %7 to i32
  %and = and i32 %conv11, 15
  br label %for.cond

for.cond:                                         ; preds = %for.inc105, %while.body
  %problem.1 = phi i32 [ %problem.0, %while.body ], [ %problem.5, %for.inc105 ]
  %o.1 = phi i32 [ %o.0, %while.body ], [ %o.3, %for.inc105 ]
  %i.1 = phi i32 [ %inc, %while.body ], [ %i.5, %for.inc105 ]
  %part.0 = phi i32 [ 0, %while.body ], [ %inc106, %for.inc105 ]
  %cmp12 = icmp slt i32 %part.0, 2
  br i1 %cmp12, label %land.rhs13, label %land.end15

land.rhs13:                                       ; preds = %for.cond
  %cmp14 = icmp eq i32 %problem.1, 0
  br label %land.end15

land.end15:                                       ; preds = %land.rhs13, %for.cond
  %8 = phi i1 [ false, %for.cond ], [ %cmp14, %land.rhs13 ]
  br i1 %8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end15
  br label %cleanup107

for.body:                                         ; preds = %land.end15
  %cmp16 = icmp eq i32 %part.0, 0
  br i1 %cmp16, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  br label %cond.end

cond.false:                                       ; preds = %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %shr, %cond.true ], [ %and, %cond.false ]
  %cmp17 = icmp eq i32 %cond, 15
  br i1 %cmp17, label %if.then18, label %if.end33

if.then18:                                        ; preds = %cond.end
  br label %while.cond19

while.cond19:                                     ; preds = %if.end24, %if.then18
  %i.4 = phi i32 [ %i.1, %if.then18 ], [ %inc25, %if.end24 ]
  %amount.1 = phi i32 [ %cond, %if.then18 ], [ %add29, %if.end24 ]
  %more.0 = phi i32 [ 255, %if.then18 ], [ %conv28, %if.end24 ]
  %cmp20 = icmp eq i32 %more.0, 255
  br i1 %cmp20, label %while.body21, label %while.end

while.body21:                                     ; preds = %while.cond19
  %cmp22 = icmp sge i32 %i.4, %sub
  br i1 %cmp22, label %if.then23, label %if.end24

if.then23:                                        ; preds = %while.body21
  br label %while.end

if.end24:                                         ; preds = %while.body21
  %inc25 = add nsw i32 %i.4, 1
  %idxprom26 = sext i32 %i.4 to i64
  %arrayidx27 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom26
  %9 = load i8, ptr %arrayidx27, align 1, !tbaa !7
  %conv28 = zext i8 %9 to i32
  %add29 = add nsw i32 %amount.1, %conv28
  br label %while.cond19, !llvm.loop !8

while.end:                                        ; preds = %if.then23, %while.cond19
  %problem.4 = phi i32 [ 1, %if.then23 ], [ %problem.1, %while.cond19 ]
  %cmp30 = icmp ne i32 %problem.4, 0
  br i1 %cmp30, label %if.then31, label %if.end32

if.then31:                                        ; preds = %while.end
  br label %cleanup

if.end32:                                         ; preds = %while.end
  br label %cleanup

cleanup:                                          ; preds = %if.end32, %if.then31
  %cleanup.dest.slot.1 = phi i32 [ 4, %if.then31 ], [ 0, %if.end32 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup102 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %if.end33

if.end33:                                         ; preds = %cleanup.cont, %cond.end
  %problem.3 = phi i32 [ %problem.4, %cleanup.cont ], [ %problem.1, %cond.end ]
  %i.3 = phi i32 [ %i.4, %cleanup.cont ], [ %i.1, %cond.end ]
  %amount.0 = phi i32 [ %amount.1, %cleanup.cont ], [ %cond, %cond.end ]
  %cmp34 = icmp eq i32 %part.0, 0
  br i1 %cmp34, label %if.then35, label %if.else62

if.then35:                                        ; preds = %if.end33
  %sub36 = sub nsw i32 %sub, %i.3
  %cmp37 = icmp sgt i32 %amount.0, %sub36
  br i1 %cmp37, label %if.then38, label %if.else

if.then38:                                        ; preds = %if.then35
  br label %if.end58

if.else:                                          ; preds = %if.then35
  %sub39 = sub nsw i32 %room, %o.1
  %cmp40 = icmp sgt i32 %amount.0, %sub39
  br i1 %cmp40, label %if.then41, label %if.else42

if.then41:                                        ; preds = %if.else
  br label %if.end57

if.else42:                                        ; preds = %if.else
  br label %for.cond43

for.cond43:                                       ; preds = %for.inc, %if.else42
  %k.0 = phi i32 [ 0, %if.else42 ], [ %inc53, %for.inc ]
  %cmp44 = icmp slt i32 %k.0, %amount.0
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond43
  br label %for.end

for.body46:                                       ; preds = %for.cond43
  %add47 = add nsw i32 %i.3, %k.0
  %idxprom48 = sext i32 %add47 to i64
  %arrayidx49 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom48
  %10 = load i8, ptr %arrayidx49, align 1, !tbaa !7
  %add50 = add nsw i32 %o.1, %k.0
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds i8, ptr %add.ptr6, i64 %idxprom51
  store i8 %10, ptr %arrayidx52, align 1, !tbaa !7
  br label %for.inc

for.inc:                                          ; preds = %for.body46
  %inc53 = add nsw i32 %k.0, 1
  br label %for.cond43, !llvm.loop !11

for.end:                                          ; preds = %for.cond.cleanup45
  %add55 = add nsw i32 %i.3, %amount.0
  %add56 = add nsw i32 %o.1, %amount.0
  br label %if.end57

if.end57:                                         ; preds = %for.end, %if.then41
  %problem.7 = phi i32 [ 2, %if.then41 ], [ %problem.3, %for.end ]
  %o.5 = phi i32 [ %o.1, %if.then41 ], [ %add56, %for.end ]
  %i.7 = phi i32 [ %i.3, %if.then41 ], [ %add55, %for.end ]
  br label %if.end58

if.end58:                                         ; preds = %if.end57, %if.then38
  %problem.6 = phi i32 [ 1, %if.then38 ], [ %problem.7, %if.end57 ]
  %o.4 = phi i32 [ %o.1, %if.then38 ], [ %o.5, %if.end57 ]
  %i.6 = phi i32 [ %i.3, %if.then38 ], [ %i.7, %if.end57 ]
  %cmp59 = icmp eq i32 %i.6, %sub
  br i1 %cmp59, label %if.then60, label %if.end61

if.then60:                                        ; preds = %if.end58
  br label %cleanup102

if.end61:                                         ; preds = %if.end58
  br label %if.end101

if.else62:                                        ; preds = %if.end33
  %sub63 = sub nsw i32 %sub, %i.3
  %cmp64 = icmp slt i32 %sub63, 2
  br i1 %cmp64, label %if.then65, label %if.end66

if.then65:                                        ; preds = %if.else62
  br label %cleanup102

if.end66:                                         ; preds = %if.else62
  %idxprom67 = sext i32 %i.3 to i64
  %arrayidx68 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom67
  %11 = load i8, ptr %arrayidx68, align 1, !tbaa !7
  %conv69 = zext i8 %11 to i32
  %add70 = add nsw i32 %i.3, 1
  %idxprom71 = sext i32 %add70 to i64
  %arrayidx72 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom71
  %12 = load i8, ptr %arrayidx72, align 1, !tbaa !7
  %conv73 = zext i8 %12 to i32
  %shl = shl i32 %conv73, 8
  %or = or i32 %conv69, %shl
  %add74 = add nsw i32 %i.3, 2
  %add75 = add nsw i32 %amount.0, 4
  %cmp76 = icmp eq i32 %or, 0
  br i1 %cmp76, label %if.then78, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end66
  %cmp77 = icmp sgt i32 %or, %o.1
  br i1 %cmp77, label %if.then78, label %if.else79

if.then78:                                        ; preds = %lor.lhs.false, %if.end66
  br label %if.end100

if.else79:                                        ; preds = %lor.lhs.false
  %sub80 = sub nsw i32 %room, %o.1
  %cmp81 = icmp sgt i32 %add75, %sub80
  br i1 %cmp81, label %if.then82, label %if.else83

if.then82:                                        ; preds = %if.else79
  br label %if.end99

if.else83:                                        ; preds = %if.else79
  br label %for.cond85

for.cond85:                                       ; preds = %for.inc94, %if.else83
  %o.9 = phi i32 [ %o.1, %if.else83 ], [ %inc96, %for.inc94 ]
  %k84.0 = phi i32 [ 0, %if.else83 ], [ %inc95, %for.inc94 ]
  %cmp86 = icmp slt i32 %k84.0, %add75
  br i1 %cmp86, label %for.body88, label %for.cond.cleanup87

for.cond.cleanup87:                               ; preds = %for.cond85
  br label %for.end98

for.body88:                                       ; preds = %for.cond85
  %sub89 = sub nsw i32 %o.9, %or
  %idxprom90 = sext i32 %sub89 to i64
  %arrayidx91 = getelementptr inbounds i8, ptr %add.ptr6, i64 %idxprom90
  %13 = load i8, ptr %arrayidx91, align 1, !tbaa !7
  %idxprom92 = sext i32 %o.9 to i64
  %arrayidx93 = getelementptr inbounds i8, ptr %add.ptr6, i64 %idxprom92
  store i8 %13, ptr %arrayidx93, align 1, !tbaa !7
  br label %for.inc94

for.inc94:                                        ; preds = %for.body88
  %inc95 = add nsw i32 %k84.0, 1
  %inc96 = add nsw i32 %o.9, 1
  br label %for.cond85, !llvm.loop !12

for.end98:                                        ; preds = %for.cond.cleanup87
  br label %if.end99

if.end99:                                         ; preds = %for.end98, %if.then82
  %problem.10 = phi i32 [ 2, %if.then82 ], [ %problem.3, %for.end98 ]
  %o.8 = phi i32 [ %o.1, %if.then82 ], [ %o.9, %for.end98 ]
  br label %if.end100

if.end100:                                        ; preds = %if.end99, %if.then78
  %problem.9 = phi i32 [ 3, %if.then78 ], [ %problem.10, %if.end99 ]
  %o.7 = phi i32 [ %o.1, %if.then78 ], [ %o.8, %if.end99 ]
  br label %if.end101

if.end101:                                        ; preds = %if.end100, %if.end61
  %problem.8 = phi i32 [ %problem.6, %if.end61 ], [ %problem.9, %if.end100 ]
  %o.6 = phi i32 [ %o.4, %if.end61 ], [ %o.7, %if.end100 ]
  %i.8 = phi i32 [ %i.6, %if.end61 ], [ %add74, %if.end100 ]
  br label %cleanup102

cleanup102:                                       ; preds = %if.end101, %if.then65, %if.then60, %cleanup
  %problem.5 = phi i32 [ %problem.4, %cleanup ], [ %problem.6, %if.then60 ], [ %problem.8, %if.end101 ], [ 1, %if.then65 ]
  %o.3 = phi i32 [ %o.1, %cleanup ], [ %o.4, %if.then60 ], [ %o.6, %if.end101 ], [ %o.1, %if.then65 ]
  %i.5 = phi i32 [ %i.4, %cleanup ], [ %i.6, %if.then60 ], [ %i.8, %if.end101 ], [ %i.3, %if.then65 ]
  %cleanup.dest.slot.2 = phi i32 [ %cleanup.dest.slot.1, %cleanup ], [ 4, %if.then60 ], [ 0, %if.end101 ], [ 4, %if.then65 ]
  switch i32 %cleanup.dest.slot.2, label %cleanup107 [
    i32 0, label %cleanup.cont104
  ]

cleanup.cont104:                                  ; preds = %cleanup102
  br label %for.inc105

for.inc105:                                       ; preds = %cleanup.cont104
  %inc106 = add nsw i32 %part.0, 1
  br label %for.cond, !llvm.loop !13

cleanup107:                                       ; preds = %cleanup102, %for.cond.cleanup
  %problem.2 = phi i32 [ %problem.5, %cleanup102 ], [ %problem.1, %for.cond.cleanup ]
  %o.2 = phi i32 [ %o.3, %cleanup102 ], [ %o.1, %for.cond.cleanup ]
  %i.2 = phi i32 [ %i.5, %cleanup102 ], [ %i.1, %for.cond.cleanup ]
  br label %for.end108

for.end108:                                       ; preds = %cleanup107
  br label %while.cond, !llvm.loop !14

while.end109:                                     ; preds = %land.end
  %idxprom110 = sext i32 %add.i to i64
  %arrayidx111 = getelementptr inbounds i32, ptr %size, i64 %idxprom110
  store i32 %o.0, ptr %arrayidx111, align 4, !tbaa !3
  %idxprom112 = sext i32 %add.i to i64
  %arrayidx113 = getelementptr inbounds i32, ptr %error, i64 %idxprom112
  store i32 %problem.0, ptr %arrayidx113, align 4, !tbaa !3
  br label %cleanup114

cleanup114:                                       ; preds = %while.end109, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %while.end109 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont116
    i32 1, label %cleanup.cont116
  ]

cleanup.cont116:                                  ; preds = %cleanup114, %cleanup114
  ret void

unreachable:                                      ; preds = %cleanup114
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
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
