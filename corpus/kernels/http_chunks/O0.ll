; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @http_chunks(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %total, ptr noundef %chunks, ptr noundef %last) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %total.addr = alloca ptr, align 8
  %chunks.addr = alloca ptr, align 8
  %last.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %end = alloca i32, align 4
  %state = alloca i32, align 4
  %left = alloca i32, align 4
  %sum = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i32, align 4
  %d = alloca i32, align 4
  %d11 = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %total, ptr %total.addr, align 8, !tbaa !10
  store ptr %chunks, ptr %chunks.addr, align 8, !tbaa !10
  store ptr %last, ptr %last.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
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
  call void @llvm.lifetime.start.p0(ptr %left) #4
  store i32 0, ptr %left, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %sum) #4
  store i32 0, ptr %sum, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
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
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %10 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %11 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %10, i64 %idxprom4
  %12 = load i8, ptr %arrayidx5, align 1, !tbaa !12
  %conv = zext i8 %12 to i32
  store i32 %conv, ptr %c, align 4, !tbaa !3
  %13 = load i32, ptr %state, align 4, !tbaa !3
  switch i32 %13, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb8
    i32 2, label %sw.bb18
    i32 3, label %sw.bb27
    i32 4, label %sw.bb32
    i32 5, label %sw.bb35
    i32 6, label %sw.bb38
    i32 7, label %sw.bb41
    i32 8, label %sw.bb44
  ]

sw.bb:                                            ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %d) #4
  %14 = load i32, ptr %c, align 4, !tbaa !3
  %call6 = call noundef i32 @_ZL3hexj(i32 noundef %14) #5
  store i32 %call6, ptr %d, align 4, !tbaa !3
  %15 = load i32, ptr %d, align 4, !tbaa !3
  store i32 %15, ptr %left, align 4, !tbaa !3
  %16 = load i32, ptr %d, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %16, 0
  %17 = zext i1 %cmp7 to i64
  %cond = select i1 %cmp7, i32 9, i32 1
  store i32 %cond, ptr %state, align 4, !tbaa !3
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %d) #4
  br label %sw.epilog

sw.bb8:                                           ; preds = %for.body
  %18 = load i32, ptr %c, align 4, !tbaa !3
  %cmp9 = icmp eq i32 %18, 13
  br i1 %cmp9, label %if.then10, label %if.else

if.then10:                                        ; preds = %sw.bb8
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end17

if.else:                                          ; preds = %sw.bb8
  call void @llvm.lifetime.start.p0(ptr %d11) #4
  %19 = load i32, ptr %c, align 4, !tbaa !3
  %call12 = call noundef i32 @_ZL3hexj(i32 noundef %19) #5
  store i32 %call12, ptr %d11, align 4, !tbaa !3
  %20 = load i32, ptr %d11, align 4, !tbaa !3
  %cmp13 = icmp slt i32 %20, 0
  br i1 %cmp13, label %if.then14, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else
  %21 = load i32, ptr %left, align 4, !tbaa !3
  %shr = lshr i32 %21, 16
  %tobool = icmp ne i32 %shr, 0
  br i1 %tobool, label %if.then14, label %if.else15

if.then14:                                        ; preds = %lor.lhs.false, %if.else
  store i32 9, ptr %state, align 4, !tbaa !3
  br label %if.end16

if.else15:                                        ; preds = %lor.lhs.false
  %22 = load i32, ptr %left, align 4, !tbaa !3
  %shl = shl i32 %22, 4
  %23 = load i32, ptr %d11, align 4, !tbaa !3
  %or = or i32 %shl, %23
  store i32 %or, ptr %left, align 4, !tbaa !3
  store i32 1, ptr %state, align 4, !tbaa !3
  br label %if.end16

if.end16:                                         ; preds = %if.else15, %if.then14
  call void @llvm.lifetime.end.p0(ptr %d11) #4
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %if.then10
  br label %sw.epilog

sw.bb18:                                          ; preds = %for.body
  %24 = load i32, ptr %c, align 4, !tbaa !3
  %cmp19 = icmp ne i32 %24, 10
  br i1 %cmp19, label %if.then20, label %if.else21

if.then20:                                        ; preds = %sw.bb18
  store i32 9, ptr %state, align 4, !tbaa !3
  br label %if.end26

if.else21:                                        ; preds = %sw.bb18
  %25 = load i32, ptr %left, align 4, !tbaa !3
  %cmp22 = icmp eq i32 %25, 0
  br i1 %cmp22, label %if.then23, label %if.else24

if.then23:                                        ; preds = %if.else21
  store i32 6, ptr %state, align 4, !tbaa !3
  br label %if.end25

if.else24:                                        ; preds = %if.else21
  %26 = load i32, ptr %n, align 4, !tbaa !3
  %inc = add i32 %26, 1
  store i32 %inc, ptr %n, align 4, !tbaa !3
  store i32 3, ptr %state, align 4, !tbaa !3
  br label %if.end25

if.end25:                                         ; preds = %if.else24, %if.then23
  br label %if.end26

if.end26:                                         ; preds = %if.end25, %if.then20
  br label %sw.epilog

sw.bb27:                                          ; preds = %for.body
  %27 = load i32, ptr %c, align 4, !tbaa !3
  %28 = load i32, ptr %sum, align 4, !tbaa !3
  %add28 = add i32 %28, %27
  store i32 %add28, ptr %sum, align 4, !tbaa !3
  %29 = load i32, ptr %left, align 4, !tbaa !3
  %dec = add i32 %29, -1
  store i32 %dec, ptr %left, align 4, !tbaa !3
  %cmp29 = icmp eq i32 %dec, 0
  br i1 %cmp29, label %if.then30, label %if.end31

if.then30:                                        ; preds = %sw.bb27
  store i32 4, ptr %state, align 4, !tbaa !3
  br label %if.end31

if.end31:                                         ; preds = %if.then30, %sw.bb27
  br label %sw.epilog

sw.bb32:                                          ; preds = %for.body
  %30 = load i32, ptr %c, align 4, !tbaa !3
  %cmp33 = icmp eq i32 %30, 13
  %31 = zext i1 %cmp33 to i64
  %cond34 = select i1 %cmp33, i32 5, i32 9
  store i32 %cond34, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb35:                                          ; preds = %for.body
  %32 = load i32, ptr %c, align 4, !tbaa !3
  %cmp36 = icmp eq i32 %32, 10
  %33 = zext i1 %cmp36 to i64
  %cond37 = select i1 %cmp36, i32 0, i32 9
  store i32 %cond37, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb38:                                          ; preds = %for.body
  %34 = load i32, ptr %c, align 4, !tbaa !3
  %cmp39 = icmp eq i32 %34, 13
  %35 = zext i1 %cmp39 to i64
  %cond40 = select i1 %cmp39, i32 7, i32 9
  store i32 %cond40, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb41:                                          ; preds = %for.body
  %36 = load i32, ptr %c, align 4, !tbaa !3
  %cmp42 = icmp eq i32 %36, 10
  %37 = zext i1 %cmp42 to i64
  %cond43 = select i1 %cmp42, i32 8, i32 9
  store i32 %cond43, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb44:                                          ; preds = %for.body
  store i32 9, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body, %sw.bb44, %sw.bb41, %sw.bb38, %sw.bb35, %sw.bb32, %if.end31, %if.end26, %if.end17, %sw.bb
  call void @llvm.lifetime.end.p0(ptr %c) #4
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %38 = load i32, ptr %i, align 4, !tbaa !3
  %inc45 = add nsw i32 %38, 1
  store i32 %inc45, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup
  %39 = load i32, ptr %sum, align 4, !tbaa !3
  %40 = load ptr, ptr %total.addr, align 8, !tbaa !10
  %41 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom46 = sext i32 %41 to i64
  %arrayidx47 = getelementptr inbounds i32, ptr %40, i64 %idxprom46
  store i32 %39, ptr %arrayidx47, align 4, !tbaa !3
  %42 = load i32, ptr %n, align 4, !tbaa !3
  %43 = load ptr, ptr %chunks.addr, align 8, !tbaa !10
  %44 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom48 = sext i32 %44 to i64
  %arrayidx49 = getelementptr inbounds i32, ptr %43, i64 %idxprom48
  store i32 %42, ptr %arrayidx49, align 4, !tbaa !3
  %45 = load i32, ptr %state, align 4, !tbaa !3
  %46 = load ptr, ptr %last.addr, align 8, !tbaa !10
  %47 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom50 = sext i32 %47 to i64
  %arrayidx51 = getelementptr inbounds i32, ptr %46, i64 %idxprom50
  store i32 %45, ptr %arrayidx51, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %sum) #4
  call void @llvm.lifetime.end.p0(ptr %left) #4
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3hexj(i32 noundef %c) #2 {
entry:
  %retval = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4, !tbaa !3
  %0 = load i32, ptr %c.addr, align 4, !tbaa !3
  %sub = sub i32 %0, 48
  %cmp = icmp ult i32 %sub, 10
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4, !tbaa !3
  %sub1 = sub i32 %1, 48
  store i32 %sub1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %c.addr, align 4, !tbaa !3
  %or = or i32 %2, 32
  store i32 %or, ptr %c.addr, align 4, !tbaa !3
  %3 = load i32, ptr %c.addr, align 4, !tbaa !3
  %sub2 = sub i32 %3, 97
  %cmp3 = icmp ult i32 %sub2, 6
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %4 = load i32, ptr %c.addr, align 4, !tbaa !3
  %sub4 = sub i32 %4, 97
  %add = add nsw i32 %sub4, 10
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ -1, %cond.false ]
  store i32 %cond, ptr %retval, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %5 = load i32, ptr %retval, align 4
  ret i32 %5
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
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
