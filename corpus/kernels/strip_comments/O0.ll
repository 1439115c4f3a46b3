; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @strip_comments(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %kept, ptr noundef %checksum, ptr noundef %last) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %kept.addr = alloca ptr, align 8
  %checksum.addr = alloca ptr, align 8
  %last.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %end = alloca i32, align 4
  %state = alloca i32, align 4
  %n = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %kept, ptr %kept.addr, align 8, !tbaa !10
  store ptr %checksum, ptr %checksum.addr, align 8, !tbaa !10
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
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %sum) #4
  store i32 1, ptr %sum, align 4, !tbaa !3
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
    i32 1, label %sw.bb11
    i32 2, label %sw.bb27
    i32 3, label %sw.bb34
    i32 4, label %sw.bb38
    i32 5, label %sw.bb49
    i32 6, label %sw.bb60
  ]

sw.bb:                                            ; preds = %for.body
  %14 = load i32, ptr %c, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %14, 47
  br i1 %cmp6, label %if.then7, label %if.else

if.then7:                                         ; preds = %sw.bb
  store i32 1, ptr %state, align 4, !tbaa !3
  br label %if.end10

if.else:                                          ; preds = %sw.bb
  %15 = load i32, ptr %sum, align 4, !tbaa !3
  %mul = mul i32 %15, 31
  %16 = load i32, ptr %c, align 4, !tbaa !3
  %add8 = add i32 %mul, %16
  store i32 %add8, ptr %sum, align 4, !tbaa !3
  %17 = load i32, ptr %n, align 4, !tbaa !3
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %n, align 4, !tbaa !3
  %18 = load i32, ptr %c, align 4, !tbaa !3
  %cmp9 = icmp eq i32 %18, 34
  %19 = zext i1 %cmp9 to i64
  %cond = select i1 %cmp9, i32 5, i32 0
  store i32 %cond, ptr %state, align 4, !tbaa !3
  br label %if.end10

if.end10:                                         ; preds = %if.else, %if.then7
  br label %sw.epilog

sw.bb11:                                          ; preds = %for.body
  %20 = load i32, ptr %c, align 4, !tbaa !3
  %cmp12 = icmp eq i32 %20, 47
  br i1 %cmp12, label %if.then13, label %if.else14

if.then13:                                        ; preds = %sw.bb11
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end26

if.else14:                                        ; preds = %sw.bb11
  %21 = load i32, ptr %c, align 4, !tbaa !3
  %cmp15 = icmp eq i32 %21, 42
  br i1 %cmp15, label %if.then16, label %if.else17

if.then16:                                        ; preds = %if.else14
  store i32 3, ptr %state, align 4, !tbaa !3
  br label %if.end25

if.else17:                                        ; preds = %if.else14
  %22 = load i32, ptr %sum, align 4, !tbaa !3
  %mul18 = mul i32 %22, 31
  %add19 = add i32 %mul18, 47
  %mul20 = mul i32 %add19, 31
  %23 = load i32, ptr %c, align 4, !tbaa !3
  %add21 = add i32 %mul20, %23
  store i32 %add21, ptr %sum, align 4, !tbaa !3
  %24 = load i32, ptr %n, align 4, !tbaa !3
  %add22 = add nsw i32 %24, 2
  store i32 %add22, ptr %n, align 4, !tbaa !3
  %25 = load i32, ptr %c, align 4, !tbaa !3
  %cmp23 = icmp eq i32 %25, 34
  %26 = zext i1 %cmp23 to i64
  %cond24 = select i1 %cmp23, i32 5, i32 0
  store i32 %cond24, ptr %state, align 4, !tbaa !3
  br label %if.end25

if.end25:                                         ; preds = %if.else17, %if.then16
  br label %if.end26

if.end26:                                         ; preds = %if.end25, %if.then13
  br label %sw.epilog

sw.bb27:                                          ; preds = %for.body
  %27 = load i32, ptr %c, align 4, !tbaa !3
  %cmp28 = icmp eq i32 %27, 10
  br i1 %cmp28, label %if.then29, label %if.end33

if.then29:                                        ; preds = %sw.bb27
  %28 = load i32, ptr %sum, align 4, !tbaa !3
  %mul30 = mul i32 %28, 31
  %29 = load i32, ptr %c, align 4, !tbaa !3
  %add31 = add i32 %mul30, %29
  store i32 %add31, ptr %sum, align 4, !tbaa !3
  %30 = load i32, ptr %n, align 4, !tbaa !3
  %inc32 = add nsw i32 %30, 1
  store i32 %inc32, ptr %n, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end33

if.end33:                                         ; preds = %if.then29, %sw.bb27
  br label %sw.epilog

sw.bb34:                                          ; preds = %for.body
  %31 = load i32, ptr %c, align 4, !tbaa !3
  %cmp35 = icmp eq i32 %31, 42
  br i1 %cmp35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %sw.bb34
  store i32 4, ptr %state, align 4, !tbaa !3
  br label %if.end37

if.end37:                                         ; preds = %if.then36, %sw.bb34
  br label %sw.epilog

sw.bb38:                                          ; preds = %for.body
  %32 = load i32, ptr %c, align 4, !tbaa !3
  %cmp39 = icmp eq i32 %32, 47
  br i1 %cmp39, label %if.then40, label %if.else44

if.then40:                                        ; preds = %sw.bb38
  %33 = load i32, ptr %sum, align 4, !tbaa !3
  %mul41 = mul i32 %33, 31
  %add42 = add i32 %mul41, 32
  store i32 %add42, ptr %sum, align 4, !tbaa !3
  %34 = load i32, ptr %n, align 4, !tbaa !3
  %inc43 = add nsw i32 %34, 1
  store i32 %inc43, ptr %n, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end48

if.else44:                                        ; preds = %sw.bb38
  %35 = load i32, ptr %c, align 4, !tbaa !3
  %cmp45 = icmp ne i32 %35, 42
  br i1 %cmp45, label %if.then46, label %if.end47

if.then46:                                        ; preds = %if.else44
  store i32 3, ptr %state, align 4, !tbaa !3
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %if.else44
  br label %if.end48

if.end48:                                         ; preds = %if.end47, %if.then40
  br label %sw.epilog

sw.bb49:                                          ; preds = %for.body
  %36 = load i32, ptr %sum, align 4, !tbaa !3
  %mul50 = mul i32 %36, 31
  %37 = load i32, ptr %c, align 4, !tbaa !3
  %add51 = add i32 %mul50, %37
  store i32 %add51, ptr %sum, align 4, !tbaa !3
  %38 = load i32, ptr %n, align 4, !tbaa !3
  %inc52 = add nsw i32 %38, 1
  store i32 %inc52, ptr %n, align 4, !tbaa !3
  %39 = load i32, ptr %c, align 4, !tbaa !3
  %cmp53 = icmp eq i32 %39, 92
  br i1 %cmp53, label %if.then54, label %if.else55

if.then54:                                        ; preds = %sw.bb49
  store i32 6, ptr %state, align 4, !tbaa !3
  br label %if.end59

if.else55:                                        ; preds = %sw.bb49
  %40 = load i32, ptr %c, align 4, !tbaa !3
  %cmp56 = icmp eq i32 %40, 34
  br i1 %cmp56, label %if.then57, label %if.end58

if.then57:                                        ; preds = %if.else55
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end58

if.end58:                                         ; preds = %if.then57, %if.else55
  br label %if.end59

if.end59:                                         ; preds = %if.end58, %if.then54
  br label %sw.epilog

sw.bb60:                                          ; preds = %for.body
  %41 = load i32, ptr %sum, align 4, !tbaa !3
  %mul61 = mul i32 %41, 31
  %42 = load i32, ptr %c, align 4, !tbaa !3
  %add62 = add i32 %mul61, %42
  store i32 %add62, ptr %sum, align 4, !tbaa !3
  %43 = load i32, ptr %n, align 4, !tbaa !3
  %inc63 = add nsw i32 %43, 1
  store i32 %inc63, ptr %n, align 4, !tbaa !3
  store i32 5, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body, %sw.bb60, %if.end59, %if.end48, %if.end37, %if.end33, %if.end26, %if.end10
  call void @llvm.lifetime.end.p0(ptr %c) #4
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %44 = load i32, ptr %i, align 4, !tbaa !3
  %inc64 = add nsw i32 %44, 1
  store i32 %inc64, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup
  %45 = load i32, ptr %n, align 4, !tbaa !3
  %46 = load ptr, ptr %kept.addr, align 8, !tbaa !10
  %47 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom65 = sext i32 %47 to i64
  %arrayidx66 = getelementptr inbounds i32, ptr %46, i64 %idxprom65
  store i32 %45, ptr %arrayidx66, align 4, !tbaa !3
  %48 = load i32, ptr %sum, align 4, !tbaa !3
  %49 = load ptr, ptr %checksum.addr, align 8, !tbaa !10
  %50 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom67 = sext i32 %50 to i64
  %arrayidx68 = getelementptr inbounds i32, ptr %49, i64 %idxprom67
  store i32 %48, ptr %arrayidx68, align 4, !tbaa !3
  %51 = load i32, ptr %state, align 4, !tbaa !3
  %52 = load ptr, ptr %last.addr, align 8, !tbaa !10
  %53 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom69 = sext i32 %53 to i64
  %arrayidx70 = getelementptr inbounds i32, ptr %52, i64 %idxprom69
  store i32 %51, ptr %arrayidx70, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %sum) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
