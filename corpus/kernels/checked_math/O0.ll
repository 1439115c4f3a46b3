; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.checked_math.table = private unnamed_addr constant [6 x ptr] [ptr @_ZL11checked_addiiPi, ptr @_ZL11checked_subiiPi, ptr @_ZL11checked_muliiPi, ptr @_ZL11checked_diviiPi, ptr @_ZL11checked_shliiPi, ptr @_ZL14saturating_addiiPi], align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_math(ptr noundef %operation, ptr noundef %operand, i32 noundef %length, ptr noundef %value, ptr noundef %error, ptr noundef %steps) #0 {
entry:
  %operation.addr = alloca ptr, align 8
  %operand.addr = alloca ptr, align 8
  %length.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 8
  %error.addr = alloca ptr, align 8
  %steps.addr = alloca ptr, align 8
  %table = alloca [6 x ptr], align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  %k = alloca i32, align 4
  %go = alloca i8, align 1
  %f = alloca ptr, align 8
  %next = alloca i32, align 4
  store ptr %operation, ptr %operation.addr, align 8, !tbaa !7
  store ptr %operand, ptr %operand.addr, align 8, !tbaa !10
  store i32 %length, ptr %length.addr, align 4, !tbaa !3
  store ptr %value, ptr %value.addr, align 8, !tbaa !10
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  store ptr %steps, ptr %steps.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %table) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %table, ptr align 8 @__const.checked_math.table, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr %t) #7
  %call = call noundef i32 @_ZL8global_xv() #8
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %v) #7
  %0 = load i32, ptr %t, align 4, !tbaa !3
  store i32 %0, ptr %v, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %e) #7
  store i32 0, ptr %e, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #7
  store i32 0, ptr %k, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %go) #7
  %1 = load i32, ptr %length.addr, align 4, !tbaa !3
  %cmp = icmp sgt i32 %1, 0
  %storedv = zext i1 %cmp to i8
  store i8 %storedv, ptr %go, align 1, !tbaa !12
  br label %while.cond

while.cond:                                       ; preds = %if.end11, %entry
  %2 = load i8, ptr %go, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv = trunc i8 %2 to i1
  br i1 %loadedv, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %f) #7
  %3 = load ptr, ptr %operation.addr, align 8, !tbaa !7
  %4 = load i32, ptr %t, align 4, !tbaa !3
  %5 = load i32, ptr %length.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %4, %5
  %6 = load i32, ptr %k, align 4, !tbaa !3
  %add = add nsw i32 %mul, %6
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 %idxprom
  %7 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %idxprom1 = zext i8 %7 to i64
  %arrayidx2 = getelementptr inbounds nuw [6 x ptr], ptr %table, i64 0, i64 %idxprom1
  %8 = load ptr, ptr %arrayidx2, align 8, !tbaa !17
  store ptr %8, ptr %f, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %next) #7
  %9 = load ptr, ptr %f, align 8, !tbaa !17
  %10 = load i32, ptr %v, align 4, !tbaa !3
  %11 = load ptr, ptr %operand.addr, align 8, !tbaa !10
  %12 = load i32, ptr %t, align 4, !tbaa !3
  %13 = load i32, ptr %length.addr, align 4, !tbaa !3
  %mul3 = mul nsw i32 %12, %13
  %14 = load i32, ptr %k, align 4, !tbaa !3
  %add4 = add nsw i32 %mul3, %14
  %idxprom5 = sext i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %11, i64 %idxprom5
  %15 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %call7 = call noundef i32 %9(i32 noundef %10, i32 noundef %15, ptr noundef %e) #8
  store i32 %call7, ptr %next, align 4, !tbaa !3
  %16 = load i32, ptr %e, align 4, !tbaa !3
  %cmp8 = icmp ne i32 %16, 0
  br i1 %cmp8, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  store i8 0, ptr %go, align 1, !tbaa !12
  br label %if.end11

if.else:                                          ; preds = %while.body
  %17 = load i32, ptr %next, align 4, !tbaa !3
  store i32 %17, ptr %v, align 4, !tbaa !3
  %18 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %18, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  %19 = load i32, ptr %k, align 4, !tbaa !3
  %20 = load i32, ptr %length.addr, align 4, !tbaa !3
  %cmp9 = icmp eq i32 %19, %20
  br i1 %cmp9, label %if.then10, label %if.end

if.then10:                                        ; preds = %if.else
  store i8 0, ptr %go, align 1, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then10, %if.else
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %next) #7
  call void @llvm.lifetime.end.p0(ptr %f) #7
  br label %while.cond, !llvm.loop !18

while.end:                                        ; preds = %while.cond
  %21 = load i32, ptr %v, align 4, !tbaa !3
  %22 = load ptr, ptr %value.addr, align 8, !tbaa !10
  %23 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom12 = sext i32 %23 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %22, i64 %idxprom12
  store i32 %21, ptr %arrayidx13, align 4, !tbaa !3
  %24 = load i32, ptr %e, align 4, !tbaa !3
  %25 = load ptr, ptr %error.addr, align 8, !tbaa !10
  %26 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom14 = sext i32 %26 to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %25, i64 %idxprom14
  store i32 %24, ptr %arrayidx15, align 4, !tbaa !3
  %27 = load i32, ptr %k, align 4, !tbaa !3
  %28 = load ptr, ptr %steps.addr, align 8, !tbaa !10
  %29 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom16 = sext i32 %29 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %28, i64 %idxprom16
  store i32 %27, ptr %arrayidx17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %go) #7
  call void @llvm.lifetime.end.p0(ptr %k) #7
  call void @llvm.lifetime.end.p0(ptr %e) #7
  call void @llvm.lifetime.end.p0(ptr %v) #7
  call void @llvm.lifetime.end.p0(ptr %t) #7
  call void @llvm.lifetime.end.p0(ptr %table) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_addiiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %error.addr = alloca ptr, align 8
  %r = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %r) #7
  %0 = load i32, ptr %a.addr, align 4, !tbaa !3
  %1 = load i32, ptr %b.addr, align 4, !tbaa !3
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, ptr %r, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %error.addr, align 8, !tbaa !10
  store i32 1, ptr %5, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load i32, ptr %r, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %r) #7
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_subiiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %error.addr = alloca ptr, align 8
  %r = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %r) #7
  %0 = load i32, ptr %a.addr, align 4, !tbaa !3
  %1 = load i32, ptr %b.addr, align 4, !tbaa !3
  %2 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, ptr %r, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %error.addr, align 8, !tbaa !10
  store i32 1, ptr %5, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load i32, ptr %r, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %r) #7
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_muliiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %error.addr = alloca ptr, align 8
  %r = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %r) #7
  %0 = load i32, ptr %a.addr, align 4, !tbaa !3
  %1 = load i32, ptr %b.addr, align 4, !tbaa !3
  %2 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, ptr %r, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %error.addr, align 8, !tbaa !10
  store i32 1, ptr %5, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load i32, ptr %r, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %r) #7
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_diviiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %error.addr = alloca ptr, align 8
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  %0 = load i32, ptr %b.addr, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %error.addr, align 8, !tbaa !10
  store i32 2, ptr %1, align 4, !tbaa !3
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %a.addr, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %2, -2147483648
  br i1 %cmp1, label %land.lhs.true, label %if.end4

land.lhs.true:                                    ; preds = %if.end
  %3 = load i32, ptr %b.addr, align 4, !tbaa !3
  %cmp2 = icmp eq i32 %3, -1
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %land.lhs.true
  %4 = load ptr, ptr %error.addr, align 8, !tbaa !10
  store i32 1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %a.addr, align 4, !tbaa !3
  store i32 %5, ptr %retval, align 4
  br label %return

if.end4:                                          ; preds = %land.lhs.true, %if.end
  %6 = load i32, ptr %a.addr, align 4, !tbaa !3
  %7 = load i32, ptr %b.addr, align 4, !tbaa !3
  %div = sdiv i32 %6, %7
  store i32 %div, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end4, %if.then3, %if.then
  %8 = load i32, ptr %retval, align 4
  ret i32 %8
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_shliiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %error.addr = alloca ptr, align 8
  %r = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  %0 = load i32, ptr %b.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %b.addr, align 4, !tbaa !3
  %cmp1 = icmp sgt i32 %1, 31
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %2 = load ptr, ptr %error.addr, align 8, !tbaa !10
  store i32 3, ptr %2, align 4, !tbaa !3
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %r) #7
  %3 = load i32, ptr %a.addr, align 4, !tbaa !3
  %4 = load i32, ptr %b.addr, align 4, !tbaa !3
  %shl = shl i32 %3, %4
  store i32 %shl, ptr %r, align 4, !tbaa !3
  %5 = load i32, ptr %r, align 4, !tbaa !3
  %6 = load i32, ptr %b.addr, align 4, !tbaa !3
  %shr = ashr i32 %5, %6
  %7 = load i32, ptr %a.addr, align 4, !tbaa !3
  %cmp2 = icmp ne i32 %shr, %7
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %8 = load ptr, ptr %error.addr, align 8, !tbaa !10
  store i32 1, ptr %8, align 4, !tbaa !3
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  %9 = load i32, ptr %r, align 4, !tbaa !3
  store i32 %9, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %r) #7
  br label %return

return:                                           ; preds = %if.end4, %if.then
  %10 = load i32, ptr %retval, align 4
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL14saturating_addiiPi(i32 noundef %a, i32 noundef %b, ptr noundef %0) #2 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %.addr = alloca ptr, align 8
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  store ptr %0, ptr %.addr, align 8, !tbaa !10
  %1 = load i32, ptr %a.addr, align 4, !tbaa !3
  %2 = load i32, ptr %b.addr, align 4, !tbaa !3
  %elt.sat = call i32 @llvm.sadd.sat.i32(i32 %1, i32 %2)
  ret i32 %elt.sat
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #4 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #8
  %call1 = call noundef i32 @_ZL11block_dim_xv() #8
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #8
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #4 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #4 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #4 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !5, i64 0}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = !{!5, !5, i64 0}
!17 = !{!9, !9, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
