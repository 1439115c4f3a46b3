; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_short(ptr noundef %row, ptr noundef %column, ptr noundef %value, ptr noundef %x, ptr noundef %y, i32 noundef %rows, i32 noundef %limit) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %rows
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup17

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %row, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %row, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %sub = sub nsw i32 %4, %3
  %cmp3 = icmp sgt i32 %sub, %limit
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  br label %cleanup

if.end5:                                          ; preds = %if.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end5
  %sum.0 = phi float [ 0.000000e+00, %if.end5 ], [ %add13, %for.inc ]
  %e.0 = phi i32 [ %3, %if.end5 ], [ %inc, %for.inc ]
  %cmp6 = icmp slt i32 %e.0, %4
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom7 = sext i32 %e.0 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %value, i64 %idxprom7
  %5 = load float, ptr %arrayidx8, align 4, !tbaa !7
  %idxprom9 = sext i32 %e.0 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %column, i64 %idxprom9
  %6 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  %idxprom11 = sext i32 %6 to i64
  %arrayidx12 = getelementptr inbounds float, ptr %x, i64 %idxprom11
  %7 = load float, ptr %arrayidx12, align 4, !tbaa !7
  %mul = fmul contract float %5, %7
  %add13 = fadd contract float %sum.0, %mul
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %e.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom14 = sext i32 %add.i to i64
  %arrayidx15 = getelementptr inbounds float, ptr %y, i64 %idxprom14
  store float %sum.0, ptr %arrayidx15, align 4, !tbaa !7
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then4
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then4 ], [ 0, %for.end ]
  br label %cleanup17

cleanup17:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.1, %cleanup ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup17, %cleanup17
  ret void

unreachable:                                      ; preds = %cleanup17
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_long(ptr noundef %row, ptr noundef %column, ptr noundef %value, ptr noundef %x, ptr noundef %y, i32 noundef %rows, i32 noundef %limit) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %div = sdiv i32 %add.i, 32
  %cmp = icmp sge i32 %div, %rows
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup31

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds i32, ptr %row, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %div, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %row, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %sub = sub nsw i32 %4, %3
  %cmp3 = icmp sle i32 %sub, %limit
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  br label %cleanup

if.end5:                                          ; preds = %if.end
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %add7 = add nsw i32 %3, %5
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end5
  %sum.0 = phi float [ 0.000000e+00, %if.end5 ], [ %add15, %for.inc ]
  %e.0 = phi i32 [ %add7, %if.end5 ], [ %add16, %for.inc ]
  %cmp8 = icmp slt i32 %e.0, %4
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom9 = sext i32 %e.0 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %value, i64 %idxprom9
  %6 = load float, ptr %arrayidx10, align 4, !tbaa !7
  %idxprom11 = sext i32 %e.0 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %column, i64 %idxprom11
  %7 = load i32, ptr %arrayidx12, align 4, !tbaa !3
  %idxprom13 = sext i32 %7 to i64
  %arrayidx14 = getelementptr inbounds float, ptr %x, i64 %idxprom13
  %8 = load float, ptr %arrayidx14, align 4, !tbaa !7
  %mul = fmul contract float %6, %8
  %add15 = fadd contract float %sum.0, %mul
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add16 = add nsw i32 %e.0, 32
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond.cleanup
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc22, %for.end
  %sum.1 = phi float [ %sum.0, %for.end ], [ %add21, %for.inc22 ]
  %d.0 = phi i32 [ 16, %for.end ], [ %shr, %for.inc22 ]
  %cmp18 = icmp sgt i32 %d.0, 0
  br i1 %cmp18, label %for.body20, label %for.cond.cleanup19

for.cond.cleanup19:                               ; preds = %for.cond17
  br label %for.end23

for.body20:                                       ; preds = %for.cond17
  %9 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %sum.1, i32 %d.0, i32 31)
  %add21 = fadd contract float %sum.1, %9
  br label %for.inc22

for.inc22:                                        ; preds = %for.body20
  %shr = ashr i32 %d.0, 1
  br label %for.cond17, !llvm.loop !13

for.end23:                                        ; preds = %for.cond.cleanup19
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %cmp25 = icmp eq i32 %10, 0
  br i1 %cmp25, label %if.then26, label %if.end29

if.then26:                                        ; preds = %for.end23
  %idxprom27 = sext i32 %div to i64
  %arrayidx28 = getelementptr inbounds float, ptr %y, i64 %idxprom27
  store float %sum.1, ptr %arrayidx28, align 4, !tbaa !7
  br label %if.end29

if.end29:                                         ; preds = %if.then26, %for.end23
  br label %cleanup

cleanup:                                          ; preds = %if.end29, %if.then4
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then4 ], [ 0, %if.end29 ]
  br label %cleanup31

cleanup31:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.1, %cleanup ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup31, %cleanup31
  ret void

unreachable:                                      ; preds = %cleanup31
  unreachable
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #2

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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
