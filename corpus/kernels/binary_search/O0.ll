; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @binary_search(ptr noundef %table, i32 noundef %n, ptr noundef %keys, i32 noundef %key_count, ptr noundef %where) #0 {
entry:
  %table.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %keys.addr = alloca ptr, align 8
  %key_count.addr = alloca i32, align 4
  %where.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %key = alloca i32, align 4
  %lo = alloca i32, align 4
  %hi = alloca i32, align 4
  %found = alloca i32, align 4
  %pos = alloca i32, align 4
  %mid = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %table, ptr %table.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !7
  store i32 %key_count, ptr %key_count.addr, align 4, !tbaa !3
  store ptr %where, ptr %where.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %key_count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %key) #4
  %2 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %key, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lo) #4
  store i32 0, ptr %lo, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %hi) #4
  %5 = load i32, ptr %n.addr, align 4, !tbaa !3
  store i32 %5, ptr %hi, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %found) #4
  store i32 0, ptr %found, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %pos) #4
  store i32 0, ptr %pos, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end11, %if.end
  %6 = load i32, ptr %lo, align 4, !tbaa !3
  %7 = load i32, ptr %hi, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %6, %7
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %8 = load i32, ptr %found, align 4, !tbaa !3
  %tobool = icmp ne i32 %8, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %9 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %9, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %mid) #4
  %10 = load i32, ptr %lo, align 4, !tbaa !3
  %11 = load i32, ptr %hi, align 4, !tbaa !3
  %12 = load i32, ptr %lo, align 4, !tbaa !3
  %sub = sub nsw i32 %11, %12
  %div = sdiv i32 %sub, 2
  %add = add nsw i32 %10, %div
  store i32 %add, ptr %mid, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %13 = load ptr, ptr %table.addr, align 8, !tbaa !7
  %14 = load i32, ptr %mid, align 4, !tbaa !3
  %idxprom2 = sext i32 %14 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %13, i64 %idxprom2
  %15 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  store i32 %15, ptr %v, align 4, !tbaa !3
  %16 = load i32, ptr %v, align 4, !tbaa !3
  %17 = load i32, ptr %key, align 4, !tbaa !3
  %cmp4 = icmp eq i32 %16, %17
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:                                         ; preds = %while.body
  store i32 1, ptr %found, align 4, !tbaa !3
  %18 = load i32, ptr %mid, align 4, !tbaa !3
  store i32 %18, ptr %pos, align 4, !tbaa !3
  br label %if.end11

if.else:                                          ; preds = %while.body
  %19 = load i32, ptr %v, align 4, !tbaa !3
  %20 = load i32, ptr %key, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %19, %20
  br i1 %cmp6, label %if.then7, label %if.else9

if.then7:                                         ; preds = %if.else
  %21 = load i32, ptr %mid, align 4, !tbaa !3
  %add8 = add nsw i32 %21, 1
  store i32 %add8, ptr %lo, align 4, !tbaa !3
  br label %if.end10

if.else9:                                         ; preds = %if.else
  %22 = load i32, ptr %mid, align 4, !tbaa !3
  store i32 %22, ptr %hi, align 4, !tbaa !3
  br label %if.end10

if.end10:                                         ; preds = %if.else9, %if.then7
  br label %if.end11

if.end11:                                         ; preds = %if.end10, %if.then5
  call void @llvm.lifetime.end.p0(ptr %v) #4
  call void @llvm.lifetime.end.p0(ptr %mid) #4
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %land.end
  %23 = load i32, ptr %found, align 4, !tbaa !3
  %tobool12 = icmp ne i32 %23, 0
  br i1 %tobool12, label %if.then13, label %if.else16

if.then13:                                        ; preds = %while.end
  %24 = load i32, ptr %pos, align 4, !tbaa !3
  %25 = load ptr, ptr %where.addr, align 8, !tbaa !7
  %26 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom14 = sext i32 %26 to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %25, i64 %idxprom14
  store i32 %24, ptr %arrayidx15, align 4, !tbaa !3
  br label %if.end19

if.else16:                                        ; preds = %while.end
  %27 = load i32, ptr %lo, align 4, !tbaa !3
  %not = xor i32 %27, -1
  %28 = load ptr, ptr %where.addr, align 8, !tbaa !7
  %29 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom17 = sext i32 %29 to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %28, i64 %idxprom17
  store i32 %not, ptr %arrayidx18, align 4, !tbaa !3
  br label %if.end19

if.end19:                                         ; preds = %if.else16, %if.then13
  call void @llvm.lifetime.end.p0(ptr %pos) #4
  call void @llvm.lifetime.end.p0(ptr %found) #4
  call void @llvm.lifetime.end.p0(ptr %hi) #4
  call void @llvm.lifetime.end.p0(ptr %lo) #4
  call void @llvm.lifetime.end.p0(ptr %key) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end19, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
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
