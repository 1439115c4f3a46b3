; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @leb128_decode(ptr noundef %bytes, ptr noundef %offset, i32 noundef %streams, ptr noundef %sum, ptr noundef %last, ptr noundef %count, ptr noundef %status) #0 {
entry:
  %bytes.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %streams.addr = alloca i32, align 4
  %sum.addr = alloca ptr, align 8
  %last.addr = alloca ptr, align 8
  %count.addr = alloca ptr, align 8
  %status.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %at = alloca i32, align 4
  %end = alloca i32, align 4
  %total = alloca i64, align 8
  %value = alloca i64, align 8
  %n = alloca i32, align 4
  %state = alloca i32, align 4
  %v = alloca i64, align 8
  %shift = alloca i32, align 4
  %more = alloca i8, align 1
  %b = alloca i8, align 1
  store ptr %bytes, ptr %bytes.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %streams, ptr %streams.addr, align 4, !tbaa !3
  store ptr %sum, ptr %sum.addr, align 8, !tbaa !12
  store ptr %last, ptr %last.addr, align 8, !tbaa !12
  store ptr %count, ptr %count.addr, align 8, !tbaa !10
  store ptr %status, ptr %status.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %streams.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup50

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %at) #4
  %2 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %at, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %5 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %6, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %total) #4
  store i64 0, ptr %total, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %value) #4
  store i64 0, ptr %value, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %state) #4
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.end
  %8 = load i32, ptr %at, align 4, !tbaa !3
  %9 = load i32, ptr %end, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %8, %9
  br i1 %cmp3, label %while.body, label %while.end41

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %v) #4
  store i64 0, ptr %v, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %shift) #4
  store i32 0, ptr %shift, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %more) #4
  store i8 1, ptr %more, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %b) #4
  store i8 0, ptr %b, align 1, !tbaa !18
  br label %while.cond4

while.cond4:                                      ; preds = %if.end17, %while.body
  %10 = load i8, ptr %more, align 1, !tbaa !16, !range !19, !noundef !20
  %loadedv = trunc i8 %10 to i1
  br i1 %loadedv, label %while.body5, label %while.end

while.body5:                                      ; preds = %while.cond4
  %11 = load i32, ptr %at, align 4, !tbaa !3
  %12 = load i32, ptr %end, align 4, !tbaa !3
  %cmp6 = icmp sge i32 %11, %12
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %while.body5
  store i32 1, ptr %state, align 4, !tbaa !3
  br label %while.end

if.end8:                                          ; preds = %while.body5
  %13 = load ptr, ptr %bytes.addr, align 8, !tbaa !7
  %14 = load i32, ptr %at, align 4, !tbaa !3
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %at, align 4, !tbaa !3
  %idxprom9 = sext i32 %14 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %13, i64 %idxprom9
  %15 = load i8, ptr %arrayidx10, align 1, !tbaa !18
  store i8 %15, ptr %b, align 1, !tbaa !18
  %16 = load i32, ptr %shift, align 4, !tbaa !3
  %cmp11 = icmp eq i32 %16, 63
  br i1 %cmp11, label %land.lhs.true, label %if.end17

land.lhs.true:                                    ; preds = %if.end8
  %17 = load i8, ptr %b, align 1, !tbaa !18
  %conv = zext i8 %17 to i32
  %cmp12 = icmp ne i32 %conv, 0
  br i1 %cmp12, label %land.lhs.true13, label %if.end17

land.lhs.true13:                                  ; preds = %land.lhs.true
  %18 = load i8, ptr %b, align 1, !tbaa !18
  %conv14 = zext i8 %18 to i32
  %cmp15 = icmp ne i32 %conv14, 127
  br i1 %cmp15, label %if.then16, label %if.end17

if.then16:                                        ; preds = %land.lhs.true13
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %while.end

if.end17:                                         ; preds = %land.lhs.true13, %land.lhs.true, %if.end8
  %19 = load i8, ptr %b, align 1, !tbaa !18
  %conv18 = zext i8 %19 to i32
  %and = and i32 %conv18, 127
  %conv19 = sext i32 %and to i64
  %20 = load i32, ptr %shift, align 4, !tbaa !3
  %sh_prom = zext i32 %20 to i64
  %shl = shl i64 %conv19, %sh_prom
  %21 = load i64, ptr %v, align 8, !tbaa !14
  %or = or i64 %21, %shl
  store i64 %or, ptr %v, align 8, !tbaa !14
  %22 = load i32, ptr %shift, align 4, !tbaa !3
  %add20 = add i32 %22, 7
  store i32 %add20, ptr %shift, align 4, !tbaa !3
  %23 = load i8, ptr %b, align 1, !tbaa !18
  %conv21 = zext i8 %23 to i32
  %and22 = and i32 %conv21, 128
  %tobool = icmp ne i32 %and22, 0
  %storedv = zext i1 %tobool to i8
  store i8 %storedv, ptr %more, align 1, !tbaa !16
  br label %while.cond4, !llvm.loop !21

while.end:                                        ; preds = %if.then16, %if.then7, %while.cond4
  %24 = load i32, ptr %state, align 4, !tbaa !3
  %cmp23 = icmp ne i32 %24, 0
  br i1 %cmp23, label %if.then24, label %if.end25

if.then24:                                        ; preds = %while.end
  store i32 3, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end25:                                         ; preds = %while.end
  %25 = load i8, ptr %b, align 1, !tbaa !18
  %conv26 = zext i8 %25 to i32
  %and27 = and i32 %conv26, 64
  %tobool28 = icmp ne i32 %and27, 0
  br i1 %tobool28, label %land.lhs.true29, label %if.end35

land.lhs.true29:                                  ; preds = %if.end25
  %26 = load i32, ptr %shift, align 4, !tbaa !3
  %cmp30 = icmp ult i32 %26, 64
  br i1 %cmp30, label %if.then31, label %if.end35

if.then31:                                        ; preds = %land.lhs.true29
  %27 = load i32, ptr %shift, align 4, !tbaa !3
  %sh_prom32 = zext i32 %27 to i64
  %shl33 = shl i64 -1, %sh_prom32
  %28 = load i64, ptr %v, align 8, !tbaa !14
  %or34 = or i64 %28, %shl33
  store i64 %or34, ptr %v, align 8, !tbaa !14
  br label %if.end35

if.end35:                                         ; preds = %if.then31, %land.lhs.true29, %if.end25
  %29 = load i64, ptr %v, align 8, !tbaa !14
  store i64 %29, ptr %value, align 8, !tbaa !14
  %30 = load i64, ptr %total, align 8, !tbaa !14
  %31 = load i64, ptr %v, align 8, !tbaa !14
  %add36 = add i64 %30, %31
  store i64 %add36, ptr %total, align 8, !tbaa !14
  %32 = load i32, ptr %n, align 4, !tbaa !3
  %inc37 = add nsw i32 %32, 1
  store i32 %inc37, ptr %n, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end35, %if.then24
  call void @llvm.lifetime.end.p0(ptr %b) #4
  call void @llvm.lifetime.end.p0(ptr %more) #4
  call void @llvm.lifetime.end.p0(ptr %shift) #4
  call void @llvm.lifetime.end.p0(ptr %v) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end41
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !24

while.end41:                                      ; preds = %cleanup, %while.cond
  %33 = load i64, ptr %total, align 8, !tbaa !14
  %34 = load ptr, ptr %sum.addr, align 8, !tbaa !12
  %35 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom42 = sext i32 %35 to i64
  %arrayidx43 = getelementptr inbounds i64, ptr %34, i64 %idxprom42
  store i64 %33, ptr %arrayidx43, align 8, !tbaa !14
  %36 = load i64, ptr %value, align 8, !tbaa !14
  %37 = load ptr, ptr %last.addr, align 8, !tbaa !12
  %38 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom44 = sext i32 %38 to i64
  %arrayidx45 = getelementptr inbounds i64, ptr %37, i64 %idxprom44
  store i64 %36, ptr %arrayidx45, align 8, !tbaa !14
  %39 = load i32, ptr %n, align 4, !tbaa !3
  %40 = load ptr, ptr %count.addr, align 8, !tbaa !10
  %41 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom46 = sext i32 %41 to i64
  %arrayidx47 = getelementptr inbounds i32, ptr %40, i64 %idxprom46
  store i32 %39, ptr %arrayidx47, align 4, !tbaa !3
  %42 = load i32, ptr %state, align 4, !tbaa !3
  %43 = load ptr, ptr %status.addr, align 8, !tbaa !10
  %44 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom48 = sext i32 %44 to i64
  %arrayidx49 = getelementptr inbounds i32, ptr %43, i64 %idxprom48
  store i32 %42, ptr %arrayidx49, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %state) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %value) #4
  call void @llvm.lifetime.end.p0(ptr %total) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  call void @llvm.lifetime.end.p0(ptr %at) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup50

cleanup50:                                        ; preds = %while.end41, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest51 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest51, label %unreachable [
    i32 0, label %cleanup.cont52
    i32 1, label %cleanup.cont52
  ]

cleanup.cont52:                                   ; preds = %cleanup50, %cleanup50
  ret void

unreachable:                                      ; preds = %cleanup50, %cleanup
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 long long", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"bool", !5, i64 0}
!18 = !{!5, !5, i64 0}
!19 = !{i8 0, i8 2}
!20 = !{}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !22, !23}
