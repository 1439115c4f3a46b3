; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bfs_level(ptr noundef %row, ptr noundef %column, ptr noundef %frontier, ptr noundef %frontier_size, ptr noundef %next, ptr noundef %next_size, ptr noundef %distance, i32 noundef %level, i32 noundef %goal, ptr noundef %goal_level) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %3 = load i32, ptr %frontier_size, align 4, !tbaa !3
  %cmp = icmp sge i32 %add.i, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup26

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %frontier, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %row, i64 %idxprom1
  %5 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %e.0 = phi i32 [ %5, %if.end ], [ %inc, %for.inc ]
  %seen_goal.0 = phi i32 [ 0, %if.end ], [ %seen_goal.1, %for.inc ]
  %add = add nsw i32 %4, 1
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %row, i64 %idxprom3
  %6 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %e.0, %6
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom6 = sext i32 %e.0 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %column, i64 %idxprom6
  %7 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %cmp8 = icmp eq i32 %7, %4
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %for.body
  br label %cleanup

if.end10:                                         ; preds = %for.body
  %idxprom11 = sext i32 %7 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %distance, i64 %idxprom11
  %add13 = add nsw i32 %level, 1
  %8 = cmpxchg ptr %arrayidx12, i32 -1, i32 %add13 seq_cst seq_cst, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %cmp14 = icmp eq i32 %9, -1
  br i1 %cmp14, label %if.then15, label %if.end21

if.then15:                                        ; preds = %if.end10
  %10 = atomicrmw add ptr %next_size, i32 1 seq_cst, align 4
  %idxprom16 = sext i32 %10 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %next, i64 %idxprom16
  store i32 %7, ptr %arrayidx17, align 4, !tbaa !3
  %cmp18 = icmp eq i32 %7, %goal
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.then15
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %if.then15
  %seen_goal.3 = phi i32 [ 1, %if.then19 ], [ %seen_goal.0, %if.then15 ]
  br label %if.end21

if.end21:                                         ; preds = %if.end20, %if.end10
  %seen_goal.2 = phi i32 [ %seen_goal.3, %if.end20 ], [ %seen_goal.0, %if.end10 ]
  br label %cleanup

cleanup:                                          ; preds = %if.end21, %if.then9
  %seen_goal.1 = phi i32 [ %seen_goal.0, %if.then9 ], [ %seen_goal.2, %if.end21 ]
  %cleanup.dest.slot.1 = phi i32 [ 4, %if.then9 ], [ 0, %if.end21 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %inc = add nsw i32 %e.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %tobool = icmp ne i32 %seen_goal.0, 0
  br i1 %tobool, label %if.then23, label %if.end25

if.then23:                                        ; preds = %for.end
  %add24 = add nsw i32 %level, 1
  store i32 %add24, ptr %goal_level, align 4, !tbaa !3
  br label %if.end25

if.end25:                                         ; preds = %if.then23, %for.end
  br label %cleanup26

cleanup26:                                        ; preds = %if.end25, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end25 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont28
    i32 1, label %cleanup.cont28
  ]

cleanup.cont28:                                   ; preds = %cleanup26, %cleanup26
  ret void

unreachable:                                      ; preds = %cleanup26, %cleanup
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
