; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bfs_level(ptr noundef %row, ptr noundef %column, ptr noundef %frontier, ptr noundef %frontier_size, ptr noundef %next, ptr noundef %next_size, ptr noundef %distance, i32 noundef %level, i32 noundef %goal, ptr noundef %goal_level) #0 {
entry:
  %row.addr = alloca ptr, align 8
  %column.addr = alloca ptr, align 8
  %frontier.addr = alloca ptr, align 8
  %frontier_size.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %next_size.addr = alloca ptr, align 8
  %distance.addr = alloca ptr, align 8
  %level.addr = alloca i32, align 4
  %goal.addr = alloca i32, align 4
  %goal_level.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %v = alloca i32, align 4
  %seen_goal = alloca i32, align 4
  %e = alloca i32, align 4
  %u = alloca i32, align 4
  %slot = alloca i32, align 4
  store ptr %row, ptr %row.addr, align 8, !tbaa !7
  store ptr %column, ptr %column.addr, align 8, !tbaa !7
  store ptr %frontier, ptr %frontier.addr, align 8, !tbaa !7
  store ptr %frontier_size, ptr %frontier_size.addr, align 8, !tbaa !7
  store ptr %next, ptr %next.addr, align 8, !tbaa !7
  store ptr %next_size, ptr %next_size.addr, align 8, !tbaa !7
  store ptr %distance, ptr %distance.addr, align 8, !tbaa !7
  store i32 %level, ptr %level.addr, align 4, !tbaa !3
  store i32 %goal, ptr %goal.addr, align 4, !tbaa !3
  store ptr %goal_level, ptr %goal_level.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load ptr, ptr %frontier_size.addr, align 8, !tbaa !7
  %2 = load i32, ptr %1, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup26

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %3 = load ptr, ptr %frontier.addr, align 8, !tbaa !7
  %4 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %5, ptr %v, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %seen_goal) #4
  store i32 0, ptr %seen_goal, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %e) #4
  %6 = load ptr, ptr %row.addr, align 8, !tbaa !7
  %7 = load i32, ptr %v, align 4, !tbaa !3
  %idxprom1 = sext i32 %7 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %6, i64 %idxprom1
  %8 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %8, ptr %e, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %9 = load i32, ptr %e, align 4, !tbaa !3
  %10 = load ptr, ptr %row.addr, align 8, !tbaa !7
  %11 = load i32, ptr %v, align 4, !tbaa !3
  %add = add nsw i32 %11, 1
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %10, i64 %idxprom3
  %12 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %9, %12
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %e) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %u) #4
  %13 = load ptr, ptr %column.addr, align 8, !tbaa !7
  %14 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom6 = sext i32 %14 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %13, i64 %idxprom6
  %15 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  store i32 %15, ptr %u, align 4, !tbaa !3
  %16 = load i32, ptr %u, align 4, !tbaa !3
  %17 = load i32, ptr %v, align 4, !tbaa !3
  %cmp8 = icmp eq i32 %16, %17
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %for.body
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end10:                                         ; preds = %for.body
  %18 = load ptr, ptr %distance.addr, align 8, !tbaa !7
  %19 = load i32, ptr %u, align 4, !tbaa !3
  %idxprom11 = sext i32 %19 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %18, i64 %idxprom11
  %20 = load i32, ptr %level.addr, align 4, !tbaa !3
  %add13 = add nsw i32 %20, 1
  %21 = cmpxchg ptr %arrayidx12, i32 -1, i32 %add13 seq_cst seq_cst, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %cmp14 = icmp eq i32 %22, -1
  br i1 %cmp14, label %if.then15, label %if.end21

if.then15:                                        ; preds = %if.end10
  call void @llvm.lifetime.start.p0(ptr %slot) #4
  %23 = load ptr, ptr %next_size.addr, align 8, !tbaa !7
  %24 = atomicrmw add ptr %23, i32 1 seq_cst, align 4
  store i32 %24, ptr %slot, align 4, !tbaa !3
  %25 = load i32, ptr %u, align 4, !tbaa !3
  %26 = load ptr, ptr %next.addr, align 8, !tbaa !7
  %27 = load i32, ptr %slot, align 4, !tbaa !3
  %idxprom16 = sext i32 %27 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %26, i64 %idxprom16
  store i32 %25, ptr %arrayidx17, align 4, !tbaa !3
  %28 = load i32, ptr %u, align 4, !tbaa !3
  %29 = load i32, ptr %goal.addr, align 4, !tbaa !3
  %cmp18 = icmp eq i32 %28, %29
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.then15
  store i32 1, ptr %seen_goal, align 4, !tbaa !3
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %if.then15
  call void @llvm.lifetime.end.p0(ptr %slot) #4
  br label %if.end21

if.end21:                                         ; preds = %if.end20, %if.end10
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end21, %if.then9
  call void @llvm.lifetime.end.p0(ptr %u) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %30 = load i32, ptr %e, align 4, !tbaa !3
  %inc = add nsw i32 %30, 1
  store i32 %inc, ptr %e, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  %31 = load i32, ptr %seen_goal, align 4, !tbaa !3
  %tobool = icmp ne i32 %31, 0
  br i1 %tobool, label %if.then23, label %if.end25

if.then23:                                        ; preds = %for.end
  %32 = load i32, ptr %level.addr, align 4, !tbaa !3
  %add24 = add nsw i32 %32, 1
  %33 = load ptr, ptr %goal_level.addr, align 8, !tbaa !7
  store i32 %add24, ptr %33, align 4, !tbaa !3
  br label %if.end25

if.end25:                                         ; preds = %if.then23, %for.end
  call void @llvm.lifetime.end.p0(ptr %seen_goal) #4
  call void @llvm.lifetime.end.p0(ptr %v) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup26

cleanup26:                                        ; preds = %if.end25, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest27 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest27, label %unreachable [
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
