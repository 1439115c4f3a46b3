; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @collatz(i32 noundef %first, i32 noundef %per_thread, i32 noundef %limit, ptr noundef %steps_out, ptr noundef %best, ptr noundef %overflowed) #0 {
entry:
  %first.addr = alloca i32, align 4
  %per_thread.addr = alloca i32, align 4
  %limit.addr = alloca i32, align 4
  %steps_out.addr = alloca ptr, align 8
  %best.addr = alloca ptr, align 8
  %overflowed.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %best_key = alloca i32, align 4
  %k = alloca i32, align 4
  %n = alloca i32, align 4
  %gave_up = alloca i32, align 4
  %steps = alloca i32, align 4
  %key = alloca i32, align 4
  store i32 %first, ptr %first.addr, align 4, !tbaa !3
  store i32 %per_thread, ptr %per_thread.addr, align 4, !tbaa !3
  store i32 %limit, ptr %limit.addr, align 4, !tbaa !3
  store ptr %steps_out, ptr %steps_out.addr, align 8, !tbaa !7
  store ptr %best, ptr %best.addr, align 8, !tbaa !7
  store ptr %overflowed, ptr %overflowed.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %best_key) #4
  store i32 0, ptr %best_key, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #4
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4, !tbaa !3
  %1 = load i32, ptr %per_thread.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %k) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %n) #4
  %2 = load i32, ptr %first.addr, align 4, !tbaa !3
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %4 = load i32, ptr %per_thread.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %3, %4
  %add = add nsw i32 %2, %mul
  %5 = load i32, ptr %k, align 4, !tbaa !3
  %add1 = add nsw i32 %add, %5
  store i32 %add1, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %gave_up) #4
  call void @llvm.lifetime.start.p0(ptr %steps) #4
  %6 = load i32, ptr %n, align 4, !tbaa !3
  %7 = load i32, ptr %limit.addr, align 4, !tbaa !3
  %call2 = call noundef i32 @_ZL13collatz_stepsjiPi(i32 noundef %6, i32 noundef %7, ptr noundef %gave_up) #5
  store i32 %call2, ptr %steps, align 4, !tbaa !3
  %8 = load i32, ptr %gave_up, align 4, !tbaa !3
  %tobool = icmp ne i32 %8, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %9 = load i32, ptr %gave_up, align 4, !tbaa !3
  %cmp3 = icmp eq i32 %9, 1
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %10 = load i32, ptr %limit.addr, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %10, %cond.true ], [ -1, %cond.false ]
  store i32 %cond, ptr %steps, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %cond.end, %for.body
  %11 = load i32, ptr %steps, align 4, !tbaa !3
  %12 = load ptr, ptr %steps_out.addr, align 8, !tbaa !7
  %13 = load i32, ptr %t, align 4, !tbaa !3
  %14 = load i32, ptr %per_thread.addr, align 4, !tbaa !3
  %mul4 = mul nsw i32 %13, %14
  %15 = load i32, ptr %k, align 4, !tbaa !3
  %add5 = add nsw i32 %mul4, %15
  %idxprom = sext i32 %add5 to i64
  %arrayidx = getelementptr inbounds i32, ptr %12, i64 %idxprom
  store i32 %11, ptr %arrayidx, align 4, !tbaa !3
  %16 = load i32, ptr %steps, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %16, 0
  br i1 %cmp6, label %if.then7, label %if.else

if.then7:                                         ; preds = %if.end
  %17 = load ptr, ptr %overflowed.addr, align 8, !tbaa !7
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4
  br label %if.end11

if.else:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %key) #4
  %19 = load i32, ptr %steps, align 4, !tbaa !3
  %shl = shl i32 %19, 16
  %20 = load i32, ptr %n, align 4, !tbaa !3
  %and = and i32 %20, 65535
  %or = or i32 %shl, %and
  store i32 %or, ptr %key, align 4, !tbaa !3
  %21 = load i32, ptr %key, align 4, !tbaa !3
  %22 = load i32, ptr %best_key, align 4, !tbaa !3
  %cmp8 = icmp sgt i32 %21, %22
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.else
  %23 = load i32, ptr %key, align 4, !tbaa !3
  store i32 %23, ptr %best_key, align 4, !tbaa !3
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %if.else
  call void @llvm.lifetime.end.p0(ptr %key) #4
  br label %if.end11

if.end11:                                         ; preds = %if.end10, %if.then7
  call void @llvm.lifetime.end.p0(ptr %steps) #4
  call void @llvm.lifetime.end.p0(ptr %gave_up) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  br label %for.inc

for.inc:                                          ; preds = %if.end11
  %24 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %24, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  %25 = load ptr, ptr %best.addr, align 8, !tbaa !7
  %26 = load i32, ptr %best_key, align 4, !tbaa !3
  %27 = atomicrmw max ptr %25, i32 %26 seq_cst, align 4
  call void @llvm.lifetime.end.p0(ptr %best_key) #4
  call void @llvm.lifetime.end.p0(ptr %t) #4
  ret void
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13collatz_stepsjiPi(i32 noundef %n, i32 noundef %limit, ptr noundef %gave_up) #2 {
entry:
  %n.addr = alloca i32, align 4
  %limit.addr = alloca i32, align 4
  %gave_up.addr = alloca ptr, align 8
  %steps = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %limit, ptr %limit.addr, align 4, !tbaa !3
  store ptr %gave_up, ptr %gave_up.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %steps) #4
  store i32 0, ptr %steps, align 4, !tbaa !3
  %0 = load ptr, ptr %gave_up.addr, align 8, !tbaa !7
  store i32 0, ptr %0, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end6, %entry
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp ne i32 %1, 1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %steps, align 4, !tbaa !3
  %3 = load i32, ptr %limit.addr, align 4, !tbaa !3
  %cmp1 = icmp sge i32 %2, %3
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %4 = load ptr, ptr %gave_up.addr, align 8, !tbaa !7
  store i32 1, ptr %4, align 4, !tbaa !3
  br label %while.end

if.end:                                           ; preds = %while.body
  %5 = load i32, ptr %n.addr, align 4, !tbaa !3
  %and = and i32 %5, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %6 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp3 = icmp ugt i32 %6, 1431655764
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.then2
  %7 = load ptr, ptr %gave_up.addr, align 8, !tbaa !7
  store i32 2, ptr %7, align 4, !tbaa !3
  br label %while.end

if.end5:                                          ; preds = %if.then2
  %8 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul = mul i32 3, %8
  %add = add i32 %mul, 1
  store i32 %add, ptr %n.addr, align 4, !tbaa !3
  br label %if.end6

if.else:                                          ; preds = %if.end
  %9 = load i32, ptr %n.addr, align 4, !tbaa !3
  %shr = lshr i32 %9, 1
  store i32 %shr, ptr %n.addr, align 4, !tbaa !3
  br label %if.end6

if.end6:                                          ; preds = %if.else, %if.end5
  %10 = load i32, ptr %steps, align 4, !tbaa !3
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %steps, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %if.then4, %if.then, %while.cond
  %11 = load i32, ptr %steps, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %steps) #4
  ret i32 %11
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
!13 = distinct !{!13, !11, !12}
