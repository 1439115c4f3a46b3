; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @infrared_decode(ptr noundef %lengths, ptr noundef %offset, i32 noundef %receivers, ptr noundef %words, ptr noundef %checksum, ptr noundef %broken) #0 {
entry:
  %lengths.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %receivers.addr = alloca i32, align 4
  %words.addr = alloca ptr, align 8
  %checksum.addr = alloca ptr, align 8
  %broken.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %end = alloca i32, align 4
  %state = alloca i32, align 4
  %word = alloca i32, align 4
  %bits = alloca i32, align 4
  %n = alloca i32, align 4
  %sum = alloca i32, align 4
  %errors = alloca i32, align 4
  %i = alloca i32, align 4
  %us = alloca i32, align 4
  store ptr %lengths, ptr %lengths.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %receivers, ptr %receivers.addr, align 4, !tbaa !3
  store ptr %words, ptr %words.addr, align 8, !tbaa !10
  store ptr %checksum, ptr %checksum.addr, align 8, !tbaa !10
  store ptr %broken, ptr %broken.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %receivers.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %2 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %3, 1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %state) #4
  store i32 0, ptr %state, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %word) #4
  store i32 0, ptr %word, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %bits) #4
  store i32 0, ptr %bits, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %sum) #4
  store i32 0, ptr %sum, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %errors) #4
  store i32 0, ptr %errors, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %5 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %9 = load i32, ptr %end, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %8, %9
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %us) #4
  %10 = load ptr, ptr %lengths.addr, align 8, !tbaa !7
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %11 to i64
  %arrayidx5 = getelementptr inbounds i16, ptr %10, i64 %idxprom4
  %12 = load i16, ptr %arrayidx5, align 2, !tbaa !12
  %conv = zext i16 %12 to i32
  store i32 %conv, ptr %us, align 4, !tbaa !3
  %13 = load i32, ptr %state, align 4, !tbaa !3
  switch i32 %13, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb10
    i32 2, label %sw.bb16
    i32 3, label %sw.bb24
  ]

sw.bb:                                            ; preds = %for.body
  %14 = load i32, ptr %us, align 4, !tbaa !3
  %cmp6 = icmp ugt i32 %14, 8000
  br i1 %cmp6, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %sw.bb
  %15 = load i32, ptr %us, align 4, !tbaa !3
  %cmp7 = icmp ult i32 %15, 10000
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %land.lhs.true
  store i32 1, ptr %state, align 4, !tbaa !3
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %land.lhs.true, %sw.bb
  br label %sw.epilog

sw.bb10:                                          ; preds = %for.body
  store i32 0, ptr %word, align 4, !tbaa !3
  store i32 0, ptr %bits, align 4, !tbaa !3
  %16 = load i32, ptr %us, align 4, !tbaa !3
  %cmp11 = icmp ugt i32 %16, 4000
  br i1 %cmp11, label %land.lhs.true12, label %if.else

land.lhs.true12:                                  ; preds = %sw.bb10
  %17 = load i32, ptr %us, align 4, !tbaa !3
  %cmp13 = icmp ult i32 %17, 5000
  br i1 %cmp13, label %if.then14, label %if.else

if.then14:                                        ; preds = %land.lhs.true12
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end15

if.else:                                          ; preds = %land.lhs.true12, %sw.bb10
  %18 = load i32, ptr %errors, align 4, !tbaa !3
  %inc = add i32 %18, 1
  store i32 %inc, ptr %errors, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end15

if.end15:                                         ; preds = %if.else, %if.then14
  br label %sw.epilog

sw.bb16:                                          ; preds = %for.body
  %19 = load i32, ptr %us, align 4, !tbaa !3
  %cmp17 = icmp ugt i32 %19, 400
  br i1 %cmp17, label %land.lhs.true18, label %if.else21

land.lhs.true18:                                  ; preds = %sw.bb16
  %20 = load i32, ptr %us, align 4, !tbaa !3
  %cmp19 = icmp ult i32 %20, 700
  br i1 %cmp19, label %if.then20, label %if.else21

if.then20:                                        ; preds = %land.lhs.true18
  store i32 3, ptr %state, align 4, !tbaa !3
  br label %if.end23

if.else21:                                        ; preds = %land.lhs.true18, %sw.bb16
  %21 = load i32, ptr %errors, align 4, !tbaa !3
  %inc22 = add i32 %21, 1
  store i32 %inc22, ptr %errors, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end23

if.end23:                                         ; preds = %if.else21, %if.then20
  br label %sw.epilog

sw.bb24:                                          ; preds = %for.body
  %22 = load i32, ptr %us, align 4, !tbaa !3
  %cmp25 = icmp ult i32 %22, 400
  br i1 %cmp25, label %if.then27, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.bb24
  %23 = load i32, ptr %us, align 4, !tbaa !3
  %cmp26 = icmp ugt i32 %23, 2000
  br i1 %cmp26, label %if.then27, label %if.else29

if.then27:                                        ; preds = %lor.lhs.false, %sw.bb24
  %24 = load i32, ptr %errors, align 4, !tbaa !3
  %inc28 = add i32 %24, 1
  store i32 %inc28, ptr %errors, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end38

if.else29:                                        ; preds = %lor.lhs.false
  %25 = load i32, ptr %word, align 4, !tbaa !3
  %shl = shl i32 %25, 1
  %26 = load i32, ptr %us, align 4, !tbaa !3
  %cmp30 = icmp ugt i32 %26, 1000
  %27 = zext i1 %cmp30 to i64
  %cond = select i1 %cmp30, i32 1, i32 0
  %or = or i32 %shl, %cond
  store i32 %or, ptr %word, align 4, !tbaa !3
  %28 = load i32, ptr %bits, align 4, !tbaa !3
  %inc31 = add i32 %28, 1
  store i32 %inc31, ptr %bits, align 4, !tbaa !3
  %cmp32 = icmp eq i32 %inc31, 16
  br i1 %cmp32, label %if.then33, label %if.else36

if.then33:                                        ; preds = %if.else29
  %29 = load i32, ptr %n, align 4, !tbaa !3
  %inc34 = add i32 %29, 1
  store i32 %inc34, ptr %n, align 4, !tbaa !3
  %30 = load i32, ptr %sum, align 4, !tbaa !3
  %mul = mul i32 %30, 31
  %31 = load i32, ptr %word, align 4, !tbaa !3
  %add35 = add i32 %mul, %31
  store i32 %add35, ptr %sum, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end37

if.else36:                                        ; preds = %if.else29
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end37

if.end37:                                         ; preds = %if.else36, %if.then33
  br label %if.end38

if.end38:                                         ; preds = %if.end37, %if.then27
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body, %if.end38, %if.end23, %if.end15, %if.end9
  call void @llvm.lifetime.end.p0(ptr %us) #4
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %32 = load i32, ptr %i, align 4, !tbaa !3
  %inc39 = add nsw i32 %32, 1
  store i32 %inc39, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %33 = load i32, ptr %n, align 4, !tbaa !3
  %34 = load ptr, ptr %words.addr, align 8, !tbaa !10
  %35 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom40 = sext i32 %35 to i64
  %arrayidx41 = getelementptr inbounds i32, ptr %34, i64 %idxprom40
  store i32 %33, ptr %arrayidx41, align 4, !tbaa !3
  %36 = load i32, ptr %sum, align 4, !tbaa !3
  %37 = load ptr, ptr %checksum.addr, align 8, !tbaa !10
  %38 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom42 = sext i32 %38 to i64
  %arrayidx43 = getelementptr inbounds i32, ptr %37, i64 %idxprom42
  store i32 %36, ptr %arrayidx43, align 4, !tbaa !3
  %39 = load i32, ptr %errors, align 4, !tbaa !3
  %40 = load ptr, ptr %broken.addr, align 8, !tbaa !10
  %41 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom44 = sext i32 %41 to i64
  %arrayidx45 = getelementptr inbounds i32, ptr %40, i64 %idxprom44
  store i32 %39, ptr %arrayidx45, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %errors) #4
  call void @llvm.lifetime.end.p0(ptr %sum) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %bits) #4
  call void @llvm.lifetime.end.p0(ptr %word) #4
  call void @llvm.lifetime.end.p0(ptr %state) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
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
!8 = !{!"p1 short", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
