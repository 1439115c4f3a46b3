; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vote_search(ptr noundef %rows, i32 noundef %width, i32 noundef %row_count, i32 noundef %low, i32 noundef %high, ptr noundef %first, ptr noundef %chunks, ptr noundef %ordered) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %div = sdiv i32 %add.i, 32
  %cmp = icmp sge i32 %div, %row_count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup58

if.end:                                           ; preds = %entry
  %mul = mul nsw i32 %div, %width
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i32, ptr %rows, i64 %idx.ext
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %base.0 = phi i32 [ 0, %if.end ], [ %add16, %for.inc ]
  %found.0 = phi i8 [ 0, %if.end ], [ %found.1, %for.inc ]
  %used.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %at.0 = phi i32 [ -1, %if.end ], [ %at.1, %for.inc ]
  %cmp2 = icmp slt i32 %base.0, %width
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %loadedv = trunc i8 %found.0 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %4 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  br label %for.end

for.body:                                         ; preds = %land.end
  %add = add nsw i32 %base.0, %3
  %cmp3 = icmp slt i32 %add, %width
  br i1 %cmp3, label %if.then4, label %if.end10

if.then4:                                         ; preds = %for.body
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp5 = icmp sge i32 %5, %low
  br i1 %cmp5, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %if.then4
  %cmp6 = icmp slt i32 %5, %high
  br i1 %cmp6, label %land.lhs.true7, label %if.end9

land.lhs.true7:                                   ; preds = %land.lhs.true
  %and = and i32 %5, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then8, label %if.end9

if.then8:                                         ; preds = %land.lhs.true7
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %land.lhs.true7, %land.lhs.true, %if.then4
  %fits.1 = phi i8 [ 1, %if.then8 ], [ 0, %land.lhs.true7 ], [ 0, %land.lhs.true ], [ 0, %if.then4 ]
  br label %if.end10

if.end10:                                         ; preds = %if.end9, %for.body
  %fits.0 = phi i8 [ %fits.1, %if.end9 ], [ 0, %for.body ]
  %inc = add nsw i32 %used.0, 1
  %loadedv11 = trunc i8 %fits.0 to i1
  %6 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %loadedv11)
  %tobool12 = icmp ne i32 %6, 0
  br i1 %tobool12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %if.end10
  %7 = call i32 @llvm.cttz.i32(i32 %6, i1 true)
  %add14 = add nsw i32 %base.0, %7
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %if.end10
  %found.1 = phi i8 [ 1, %if.then13 ], [ %found.0, %if.end10 ]
  %at.1 = phi i32 [ %add14, %if.then13 ], [ %at.0, %if.end10 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end15
  %add16 = add nsw i32 %base.0, 32
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc38, %for.end
  %in_order.0 = phi i8 [ 1, %for.end ], [ %in_order.2, %for.inc38 ]
  %base17.0 = phi i32 [ 0, %for.end ], [ %add39, %for.inc38 ]
  %sub = sub nsw i32 %width, 1
  %cmp19 = icmp slt i32 %base17.0, %sub
  br i1 %cmp19, label %for.body21, label %for.cond.cleanup20

for.cond.cleanup20:                               ; preds = %for.cond18
  br label %cleanup40

for.body21:                                       ; preds = %for.cond18
  %add23 = add nsw i32 %base17.0, %3
  %add24 = add nsw i32 %add23, 1
  %cmp25 = icmp slt i32 %add24, %width
  br i1 %cmp25, label %if.then26, label %if.end33

if.then26:                                        ; preds = %for.body21
  %idxprom27 = sext i32 %add23 to i64
  %arrayidx28 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom27
  %8 = load i32, ptr %arrayidx28, align 4, !tbaa !3
  %add29 = add nsw i32 %add23, 1
  %idxprom30 = sext i32 %add29 to i64
  %arrayidx31 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom30
  %9 = load i32, ptr %arrayidx31, align 4, !tbaa !3
  %cmp32 = icmp sle i32 %8, %9
  %storedv = zext i1 %cmp32 to i8
  br label %if.end33

if.end33:                                         ; preds = %if.then26, %for.body21
  %good.0 = phi i8 [ %storedv, %if.then26 ], [ 1, %for.body21 ]
  %loadedv34 = trunc i8 %good.0 to i1
  %10 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %loadedv34)
  br i1 %10, label %if.end36, label %if.then35

if.then35:                                        ; preds = %if.end33
  br label %cleanup

if.end36:                                         ; preds = %if.end33
  br label %cleanup

cleanup:                                          ; preds = %if.end36, %if.then35
  %in_order.2 = phi i8 [ %in_order.0, %if.end36 ], [ 0, %if.then35 ]
  %cleanup.dest.slot.1 = phi i32 [ 0, %if.end36 ], [ 5, %if.then35 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup40 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc38

for.inc38:                                        ; preds = %cleanup.cont
  %add39 = add nsw i32 %base17.0, 32
  br label %for.cond18, !llvm.loop !10

cleanup40:                                        ; preds = %cleanup, %for.cond.cleanup20
  %in_order.1 = phi i8 [ %in_order.2, %cleanup ], [ %in_order.0, %for.cond.cleanup20 ]
  br label %for.end41

for.end41:                                        ; preds = %cleanup40
  %loadedv42 = trunc i8 %found.0 to i1
  br i1 %loadedv42, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end41
  %idxprom43 = sext i32 %at.0 to i64
  %arrayidx44 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom43
  %11 = load i32, ptr %arrayidx44, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.end41
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %11, %cond.true ], [ 0, %cond.false ]
  %12 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %cond, i32 0, i32 31)
  %cmp45 = icmp ne i32 %12, %cond
  %13 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp45)
  br i1 %13, label %if.then46, label %if.end47

if.then46:                                        ; preds = %cond.end
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %cond.end
  %at.2 = phi i32 [ -1000, %if.then46 ], [ %at.0, %cond.end ]
  %cmp48 = icmp eq i32 %3, 0
  br i1 %cmp48, label %if.then49, label %if.end57

if.then49:                                        ; preds = %if.end47
  %idxprom50 = sext i32 %div to i64
  %arrayidx51 = getelementptr inbounds i32, ptr %first, i64 %idxprom50
  store i32 %at.2, ptr %arrayidx51, align 4, !tbaa !3
  %idxprom52 = sext i32 %div to i64
  %arrayidx53 = getelementptr inbounds i32, ptr %chunks, i64 %idxprom52
  store i32 %used.0, ptr %arrayidx53, align 4, !tbaa !3
  %loadedv54 = trunc i8 %in_order.1 to i1
  %conv = zext i1 %loadedv54 to i8
  %idxprom55 = sext i32 %div to i64
  %arrayidx56 = getelementptr inbounds i8, ptr %ordered, i64 %idxprom55
  store i8 %conv, ptr %arrayidx56, align 1, !tbaa !11
  br label %if.end57

if.end57:                                         ; preds = %if.then49, %if.end47
  br label %cleanup58

cleanup58:                                        ; preds = %if.end57, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end57 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont60
    i32 1, label %cleanup.cont60
  ]

cleanup.cont60:                                   ; preds = %cleanup58, %cleanup58
  ret void

unreachable:                                      ; preds = %cleanup58
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!5, !5, i64 0}
