; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @merge_path(ptr noundef %a, i32 noundef %n, ptr noundef %b, i32 noundef %m, i32 noundef %per_thread, ptr noundef %out, ptr noundef %source, ptr noundef %unsorted) #0 {
entry:
  %cmp = icmp sgt i32 %per_thread, 0
  call void @llvm.assume(i1 %cmp)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %add = add nsw i32 %n, %m
  %mul = mul nsw i32 %add.i, %per_thread
  %cmp1 = icmp sgt i32 %mul, %add
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %begin.0 = phi i32 [ %add, %if.then ], [ %mul, %entry ]
  %add2 = add nsw i32 %begin.0, %per_thread
  %cmp3 = icmp slt i32 %add2, %add
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %add4 = add nsw i32 %begin.0, %per_thread
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add4, %cond.true ], [ %add, %cond.false ]
  %cmp5 = icmp sgt i32 %begin.0, %m
  br i1 %cmp5, label %cond.true6, label %cond.false7

cond.true6:                                       ; preds = %cond.end
  %sub = sub nsw i32 %begin.0, %m
  br label %cond.end8

cond.false7:                                      ; preds = %cond.end
  br label %cond.end8

cond.end8:                                        ; preds = %cond.false7, %cond.true6
  %cond9 = phi i32 [ %sub, %cond.true6 ], [ 0, %cond.false7 ]
  %cmp10 = icmp slt i32 %begin.0, %n
  br i1 %cmp10, label %cond.true11, label %cond.false12

cond.true11:                                      ; preds = %cond.end8
  br label %cond.end13

cond.false12:                                     ; preds = %cond.end8
  br label %cond.end13

cond.end13:                                       ; preds = %cond.false12, %cond.true11
  %cond14 = phi i32 [ %begin.0, %cond.true11 ], [ %n, %cond.false12 ]
  br label %while.cond

while.cond:                                       ; preds = %if.end24, %cond.end13
  %lo.0 = phi i32 [ %cond9, %cond.end13 ], [ %lo.1, %if.end24 ]
  %hi.0 = phi i32 [ %cond14, %cond.end13 ], [ %hi.1, %if.end24 ]
  %cmp15 = icmp slt i32 %lo.0, %hi.0
  br i1 %cmp15, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %add16 = add nsw i32 %lo.0, %hi.0
  %shr = ashr i32 %add16, 1
  %idxprom = sext i32 %shr to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %sub17 = sub nsw i32 %begin.0, 1
  %sub18 = sub nsw i32 %sub17, %shr
  %idxprom19 = sext i32 %sub18 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %b, i64 %idxprom19
  %4 = load i32, ptr %arrayidx20, align 4, !tbaa !3
  %cmp21 = icmp sle i32 %3, %4
  br i1 %cmp21, label %if.then22, label %if.else

if.then22:                                        ; preds = %while.body
  %add23 = add nsw i32 %shr, 1
  br label %if.end24

if.else:                                          ; preds = %while.body
  br label %if.end24

if.end24:                                         ; preds = %if.else, %if.then22
  %lo.1 = phi i32 [ %add23, %if.then22 ], [ %lo.0, %if.else ]
  %hi.1 = phi i32 [ %hi.0, %if.then22 ], [ %shr, %if.else ]
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %while.cond
  %sub25 = sub nsw i32 %begin.0, %lo.0
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.end
  %i.0 = phi i32 [ %lo.0, %while.end ], [ %i.1, %for.inc ]
  %j.0 = phi i32 [ %sub25, %while.end ], [ %j.1, %for.inc ]
  %last.0 = phi i32 [ 0, %while.end ], [ %v.0, %for.inc ]
  %first.0 = phi i8 [ 1, %while.end ], [ 0, %for.inc ]
  %bad.0 = phi i8 [ 0, %while.end ], [ %bad.1, %for.inc ]
  %k.0 = phi i32 [ %begin.0, %while.end ], [ %inc58, %for.inc ]
  %cmp26 = icmp slt i32 %k.0, %cond
  br i1 %cmp26, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp27 = icmp sge i32 %i.0, %n
  br i1 %cmp27, label %if.then28, label %if.else29

if.then28:                                        ; preds = %for.body
  br label %if.end39

if.else29:                                        ; preds = %for.body
  %cmp30 = icmp sge i32 %j.0, %m
  br i1 %cmp30, label %if.then31, label %if.else32

if.then31:                                        ; preds = %if.else29
  br label %if.end38

if.else32:                                        ; preds = %if.else29
  %idxprom33 = sext i32 %i.0 to i64
  %arrayidx34 = getelementptr inbounds i32, ptr %a, i64 %idxprom33
  %5 = load i32, ptr %arrayidx34, align 4, !tbaa !3
  %idxprom35 = sext i32 %j.0 to i64
  %arrayidx36 = getelementptr inbounds i32, ptr %b, i64 %idxprom35
  %6 = load i32, ptr %arrayidx36, align 4, !tbaa !3
  %cmp37 = icmp sle i32 %5, %6
  %storedv = zext i1 %cmp37 to i8
  br label %if.end38

if.end38:                                         ; preds = %if.else32, %if.then31
  %from_a.1 = phi i8 [ 1, %if.then31 ], [ %storedv, %if.else32 ]
  br label %if.end39

if.end39:                                         ; preds = %if.end38, %if.then28
  %from_a.0 = phi i8 [ 0, %if.then28 ], [ %from_a.1, %if.end38 ]
  %loadedv = trunc i8 %from_a.0 to i1
  br i1 %loadedv, label %if.then40, label %if.else43

if.then40:                                        ; preds = %if.end39
  %inc = add nsw i32 %i.0, 1
  %idxprom41 = sext i32 %i.0 to i64
  %arrayidx42 = getelementptr inbounds i32, ptr %a, i64 %idxprom41
  %7 = load i32, ptr %arrayidx42, align 4, !tbaa !3
  br label %if.end47

if.else43:                                        ; preds = %if.end39
  %inc44 = add nsw i32 %j.0, 1
  %idxprom45 = sext i32 %j.0 to i64
  %arrayidx46 = getelementptr inbounds i32, ptr %b, i64 %idxprom45
  %8 = load i32, ptr %arrayidx46, align 4, !tbaa !3
  br label %if.end47

if.end47:                                         ; preds = %if.else43, %if.then40
  %i.1 = phi i32 [ %inc, %if.then40 ], [ %i.0, %if.else43 ]
  %j.1 = phi i32 [ %j.0, %if.then40 ], [ %inc44, %if.else43 ]
  %v.0 = phi i32 [ %7, %if.then40 ], [ %8, %if.else43 ]
  %loadedv48 = trunc i8 %first.0 to i1
  br i1 %loadedv48, label %if.end51, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end47
  %cmp49 = icmp slt i32 %v.0, %last.0
  br i1 %cmp49, label %if.then50, label %if.end51

if.then50:                                        ; preds = %land.lhs.true
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %land.lhs.true, %if.end47
  %bad.1 = phi i8 [ %bad.0, %if.end47 ], [ 1, %if.then50 ], [ %bad.0, %land.lhs.true ]
  %idxprom52 = sext i32 %k.0 to i64
  %arrayidx53 = getelementptr inbounds i32, ptr %out, i64 %idxprom52
  store i32 %v.0, ptr %arrayidx53, align 4, !tbaa !3
  %loadedv54 = trunc i8 %from_a.0 to i1
  %9 = zext i1 %loadedv54 to i64
  %cond55 = select i1 %loadedv54, i32 0, i32 1
  %conv = trunc i32 %cond55 to i8
  %idxprom56 = sext i32 %k.0 to i64
  %arrayidx57 = getelementptr inbounds i8, ptr %source, i64 %idxprom56
  store i8 %conv, ptr %arrayidx57, align 1, !tbaa !10
  br label %for.inc

for.inc:                                          ; preds = %if.end51
  %inc58 = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond.cleanup
  %loadedv59 = trunc i8 %bad.0 to i1
  br i1 %loadedv59, label %if.then60, label %if.end61

if.then60:                                        ; preds = %for.end
  %10 = atomicrmw or ptr %unsorted, i32 1 seq_cst, align 4
  br label %if.end61

if.end61:                                         ; preds = %if.then60, %for.end
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !8, !9}
