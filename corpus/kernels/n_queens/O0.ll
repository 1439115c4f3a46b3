; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @n_queens(i32 noundef %n, ptr noundef %solutions, ptr noundef %per_start) #0 {
entry:
  %n.addr = alloca i32, align 4
  %solutions.addr = alloca ptr, align 8
  %per_start.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %starts = alloca i32, align 4
  %count = alloca i32, align 4
  %all = alloca i32, align 4
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  %clash = alloca i8, align 1
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %solutions, ptr %solutions.addr, align 8, !tbaa !7
  store ptr %per_start, ptr %per_start.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %starts) #5
  %0 = load i32, ptr %n.addr, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %0, %1
  store i32 %mul, ptr %starts, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %count) #5
  store i32 -1, ptr %count, align 4, !tbaa !3
  %2 = load i32, ptr %t, align 4, !tbaa !3
  %3 = load i32, ptr %starts, align 4, !tbaa !3
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %if.then, label %if.end17

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %all) #5
  %4 = load i32, ptr %n.addr, align 4, !tbaa !3
  %shl = shl i32 1, %4
  %sub = sub i32 %shl, 1
  store i32 %sub, ptr %all, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %first) #5
  %5 = load i32, ptr %t, align 4, !tbaa !3
  %6 = load i32, ptr %n.addr, align 4, !tbaa !3
  %div = sdiv i32 %5, %6
  %shl1 = shl i32 1, %div
  store i32 %shl1, ptr %first, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %second) #5
  %7 = load i32, ptr %t, align 4, !tbaa !3
  %8 = load i32, ptr %n.addr, align 4, !tbaa !3
  %rem = srem i32 %7, %8
  %shl2 = shl i32 1, %rem
  store i32 %shl2, ptr %second, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %clash) #5
  %9 = load i32, ptr %second, align 4, !tbaa !3
  %10 = load i32, ptr %first, align 4, !tbaa !3
  %cmp3 = icmp eq i32 %9, %10
  br i1 %cmp3, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.then
  %11 = load i32, ptr %second, align 4, !tbaa !3
  %12 = load i32, ptr %first, align 4, !tbaa !3
  %shl4 = shl i32 %12, 1
  %cmp5 = icmp eq i32 %11, %shl4
  br i1 %cmp5, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %13 = load i32, ptr %second, align 4, !tbaa !3
  %14 = load i32, ptr %first, align 4, !tbaa !3
  %shr = lshr i32 %14, 1
  %cmp6 = icmp eq i32 %13, %shr
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %if.then
  %15 = phi i1 [ true, %lor.lhs.false ], [ true, %if.then ], [ %cmp6, %lor.rhs ]
  %storedv = zext i1 %15 to i8
  store i8 %storedv, ptr %clash, align 1, !tbaa !10
  store i32 0, ptr %count, align 4, !tbaa !3
  %16 = load i8, ptr %clash, align 1, !tbaa !10, !range !12, !noundef !13
  %loadedv = trunc i8 %16 to i1
  br i1 %loadedv, label %if.end, label %if.then7

if.then7:                                         ; preds = %lor.end
  %17 = load i32, ptr %all, align 4, !tbaa !3
  %18 = load i32, ptr %first, align 4, !tbaa !3
  %19 = load i32, ptr %second, align 4, !tbaa !3
  %or = or i32 %18, %19
  %20 = load i32, ptr %first, align 4, !tbaa !3
  %shl8 = shl i32 %20, 2
  %21 = load i32, ptr %second, align 4, !tbaa !3
  %shl9 = shl i32 %21, 1
  %or10 = or i32 %shl8, %shl9
  %22 = load i32, ptr %first, align 4, !tbaa !3
  %shr11 = lshr i32 %22, 2
  %23 = load i32, ptr %second, align 4, !tbaa !3
  %shr12 = lshr i32 %23, 1
  %or13 = or i32 %shr11, %shr12
  %call14 = call noundef i32 @_ZL5placejjjj(i32 noundef %17, i32 noundef %or, i32 noundef %or10, i32 noundef %or13) #6
  store i32 %call14, ptr %count, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then7, %lor.end
  %24 = load i32, ptr %count, align 4, !tbaa !3
  %tobool = icmp ne i32 %24, 0
  br i1 %tobool, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end
  %25 = load ptr, ptr %solutions.addr, align 8, !tbaa !7
  %26 = load i32, ptr %count, align 4, !tbaa !3
  %27 = atomicrmw add ptr %25, i32 %26 seq_cst, align 4
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end
  call void @llvm.lifetime.end.p0(ptr %clash) #5
  call void @llvm.lifetime.end.p0(ptr %second) #5
  call void @llvm.lifetime.end.p0(ptr %first) #5
  call void @llvm.lifetime.end.p0(ptr %all) #5
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %entry
  %28 = load i32, ptr %count, align 4, !tbaa !3
  %29 = load ptr, ptr %per_start.addr, align 8, !tbaa !7
  %30 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %30 to i64
  %arrayidx = getelementptr inbounds i32, ptr %29, i64 %idxprom
  store i32 %28, ptr %arrayidx, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %count) #5
  call void @llvm.lifetime.end.p0(ptr %starts) #5
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL5placejjjj(i32 noundef %all, i32 noundef %columns, i32 noundef %left, i32 noundef %right) #3 {
entry:
  %retval = alloca i32, align 4
  %all.addr = alloca i32, align 4
  %columns.addr = alloca i32, align 4
  %left.addr = alloca i32, align 4
  %right.addr = alloca i32, align 4
  %count = alloca i32, align 4
  %open = alloca i32, align 4
  %queen = alloca i32, align 4
  store i32 %all, ptr %all.addr, align 4, !tbaa !3
  store i32 %columns, ptr %columns.addr, align 4, !tbaa !3
  store i32 %left, ptr %left.addr, align 4, !tbaa !3
  store i32 %right, ptr %right.addr, align 4, !tbaa !3
  %0 = load i32, ptr %columns.addr, align 4, !tbaa !3
  %1 = load i32, ptr %all.addr, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %count) #5
  store i32 0, ptr %count, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %open) #5
  %2 = load i32, ptr %all.addr, align 4, !tbaa !3
  %3 = load i32, ptr %columns.addr, align 4, !tbaa !3
  %4 = load i32, ptr %left.addr, align 4, !tbaa !3
  %or = or i32 %3, %4
  %5 = load i32, ptr %right.addr, align 4, !tbaa !3
  %or1 = or i32 %or, %5
  %not = xor i32 %or1, -1
  %and = and i32 %2, %not
  store i32 %and, ptr %open, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %6 = load i32, ptr %open, align 4, !tbaa !3
  %tobool = icmp ne i32 %6, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %queen) #5
  %7 = load i32, ptr %open, align 4, !tbaa !3
  %8 = load i32, ptr %open, align 4, !tbaa !3
  %sub = sub i32 0, %8
  %and2 = and i32 %7, %sub
  store i32 %and2, ptr %queen, align 4, !tbaa !3
  %9 = load i32, ptr %queen, align 4, !tbaa !3
  %10 = load i32, ptr %open, align 4, !tbaa !3
  %xor = xor i32 %10, %9
  store i32 %xor, ptr %open, align 4, !tbaa !3
  %11 = load i32, ptr %all.addr, align 4, !tbaa !3
  %12 = load i32, ptr %columns.addr, align 4, !tbaa !3
  %13 = load i32, ptr %queen, align 4, !tbaa !3
  %or3 = or i32 %12, %13
  %14 = load i32, ptr %left.addr, align 4, !tbaa !3
  %15 = load i32, ptr %queen, align 4, !tbaa !3
  %or4 = or i32 %14, %15
  %shl = shl i32 %or4, 1
  %16 = load i32, ptr %right.addr, align 4, !tbaa !3
  %17 = load i32, ptr %queen, align 4, !tbaa !3
  %or5 = or i32 %16, %17
  %shr = lshr i32 %or5, 1
  %call = call noundef i32 @_ZL5placejjjj(i32 noundef %11, i32 noundef %or3, i32 noundef %shl, i32 noundef %shr) #6
  %18 = load i32, ptr %count, align 4, !tbaa !3
  %add = add nsw i32 %18, %call
  store i32 %add, ptr %count, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %queen) #5
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  %19 = load i32, ptr %count, align 4, !tbaa !3
  store i32 %19, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %open) #5
  call void @llvm.lifetime.end.p0(ptr %count) #5
  br label %return

return:                                           ; preds = %while.end, %if.then
  %20 = load i32, ptr %retval, align 4
  ret i32 %20
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
