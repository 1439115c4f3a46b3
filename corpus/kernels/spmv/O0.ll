; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_short(ptr noundef %row, ptr noundef %column, ptr noundef %value, ptr noundef %x, ptr noundef %y, i32 noundef %rows, i32 noundef %limit) #0 {
entry:
  %row.addr = alloca ptr, align 8
  %column.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %limit.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %begin = alloca i32, align 4
  %end = alloca i32, align 4
  %sum = alloca float, align 4
  %e = alloca i32, align 4
  store ptr %row, ptr %row.addr, align 8, !tbaa !7
  store ptr %column, ptr %column.addr, align 8, !tbaa !7
  store ptr %value, ptr %value.addr, align 8, !tbaa !10
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %y, ptr %y.addr, align 8, !tbaa !10
  store i32 %rows, ptr %rows.addr, align 4, !tbaa !3
  store i32 %limit, ptr %limit.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %r) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %r, align 4, !tbaa !3
  %0 = load i32, ptr %r, align 4, !tbaa !3
  %1 = load i32, ptr %rows.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup17

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %begin) #5
  %2 = load ptr, ptr %row.addr, align 8, !tbaa !7
  %3 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %begin, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #5
  %5 = load ptr, ptr %row.addr, align 8, !tbaa !7
  %6 = load i32, ptr %r, align 4, !tbaa !3
  %add = add nsw i32 %6, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %end, align 4, !tbaa !3
  %8 = load i32, ptr %end, align 4, !tbaa !3
  %9 = load i32, ptr %begin, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %9
  %10 = load i32, ptr %limit.addr, align 4, !tbaa !3
  %cmp3 = icmp sgt i32 %sub, %10
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end5:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %e) #5
  %11 = load i32, ptr %begin, align 4, !tbaa !3
  store i32 %11, ptr %e, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end5
  %12 = load i32, ptr %e, align 4, !tbaa !3
  %13 = load i32, ptr %end, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %12, %13
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %e) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %14 = load ptr, ptr %value.addr, align 8, !tbaa !10
  %15 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom7 = sext i32 %15 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %14, i64 %idxprom7
  %16 = load float, ptr %arrayidx8, align 4, !tbaa !12
  %17 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %18 = load ptr, ptr %column.addr, align 8, !tbaa !7
  %19 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom9 = sext i32 %19 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %18, i64 %idxprom9
  %20 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  %idxprom11 = sext i32 %20 to i64
  %arrayidx12 = getelementptr inbounds float, ptr %17, i64 %idxprom11
  %21 = load float, ptr %arrayidx12, align 4, !tbaa !12
  %mul = fmul contract float %16, %21
  %22 = load float, ptr %sum, align 4, !tbaa !12
  %add13 = fadd contract float %22, %mul
  store float %add13, ptr %sum, align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %23 = load i32, ptr %e, align 4, !tbaa !3
  %inc = add nsw i32 %23, 1
  store i32 %inc, ptr %e, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %24 = load float, ptr %sum, align 4, !tbaa !12
  %25 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %26 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom14 = sext i32 %26 to i64
  %arrayidx15 = getelementptr inbounds float, ptr %25, i64 %idxprom14
  store float %24, ptr %arrayidx15, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then4
  call void @llvm.lifetime.end.p0(ptr %end) #5
  call void @llvm.lifetime.end.p0(ptr %begin) #5
  br label %cleanup17

cleanup17:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(ptr %r) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup17, %cleanup17
  ret void

unreachable:                                      ; preds = %cleanup17
  unreachable
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_long(ptr noundef %row, ptr noundef %column, ptr noundef %value, ptr noundef %x, ptr noundef %y, i32 noundef %rows, i32 noundef %limit) #0 {
entry:
  %row.addr = alloca ptr, align 8
  %column.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %limit.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %begin = alloca i32, align 4
  %end = alloca i32, align 4
  %sum = alloca float, align 4
  %e = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %row, ptr %row.addr, align 8, !tbaa !7
  store ptr %column, ptr %column.addr, align 8, !tbaa !7
  store ptr %value, ptr %value.addr, align 8, !tbaa !10
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %y, ptr %y.addr, align 8, !tbaa !10
  store i32 %rows, ptr %rows.addr, align 4, !tbaa !3
  store i32 %limit, ptr %limit.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %r) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  %div = sdiv i32 %call, 32
  store i32 %div, ptr %r, align 4, !tbaa !3
  %0 = load i32, ptr %r, align 4, !tbaa !3
  %1 = load i32, ptr %rows.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup31

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %begin) #5
  %2 = load ptr, ptr %row.addr, align 8, !tbaa !7
  %3 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %begin, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #5
  %5 = load ptr, ptr %row.addr, align 8, !tbaa !7
  %6 = load i32, ptr %r, align 4, !tbaa !3
  %add = add nsw i32 %6, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %end, align 4, !tbaa !3
  %8 = load i32, ptr %end, align 4, !tbaa !3
  %9 = load i32, ptr %begin, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %9
  %10 = load i32, ptr %limit.addr, align 4, !tbaa !3
  %cmp3 = icmp sle i32 %sub, %10
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end5:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %e) #5
  %11 = load i32, ptr %begin, align 4, !tbaa !3
  %call6 = call noundef i32 @_ZL7lane_idv() #6
  %add7 = add nsw i32 %11, %call6
  store i32 %add7, ptr %e, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end5
  %12 = load i32, ptr %e, align 4, !tbaa !3
  %13 = load i32, ptr %end, align 4, !tbaa !3
  %cmp8 = icmp slt i32 %12, %13
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %e) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %14 = load ptr, ptr %value.addr, align 8, !tbaa !10
  %15 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom9 = sext i32 %15 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %14, i64 %idxprom9
  %16 = load float, ptr %arrayidx10, align 4, !tbaa !12
  %17 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %18 = load ptr, ptr %column.addr, align 8, !tbaa !7
  %19 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom11 = sext i32 %19 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %18, i64 %idxprom11
  %20 = load i32, ptr %arrayidx12, align 4, !tbaa !3
  %idxprom13 = sext i32 %20 to i64
  %arrayidx14 = getelementptr inbounds float, ptr %17, i64 %idxprom13
  %21 = load float, ptr %arrayidx14, align 4, !tbaa !12
  %mul = fmul contract float %16, %21
  %22 = load float, ptr %sum, align 4, !tbaa !12
  %add15 = fadd contract float %22, %mul
  store float %add15, ptr %sum, align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %23 = load i32, ptr %e, align 4, !tbaa !3
  %add16 = add nsw i32 %23, 32
  store i32 %add16, ptr %e, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %d) #5
  store i32 16, ptr %d, align 4, !tbaa !3
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc22, %for.end
  %24 = load i32, ptr %d, align 4, !tbaa !3
  %cmp18 = icmp sgt i32 %24, 0
  br i1 %cmp18, label %for.body20, label %for.cond.cleanup19

for.cond.cleanup19:                               ; preds = %for.cond17
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %d) #5
  br label %for.end23

for.body20:                                       ; preds = %for.cond17
  %25 = load float, ptr %sum, align 4, !tbaa !12
  %26 = load i32, ptr %d, align 4, !tbaa !3
  %27 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %25, i32 %26, i32 31)
  %28 = load float, ptr %sum, align 4, !tbaa !12
  %add21 = fadd contract float %28, %27
  store float %add21, ptr %sum, align 4, !tbaa !12
  br label %for.inc22

for.inc22:                                        ; preds = %for.body20
  %29 = load i32, ptr %d, align 4, !tbaa !3
  %shr = ashr i32 %29, 1
  store i32 %shr, ptr %d, align 4, !tbaa !3
  br label %for.cond17, !llvm.loop !18

for.end23:                                        ; preds = %for.cond.cleanup19
  %call24 = call noundef i32 @_ZL7lane_idv() #6
  %cmp25 = icmp eq i32 %call24, 0
  br i1 %cmp25, label %if.then26, label %if.end29

if.then26:                                        ; preds = %for.end23
  %30 = load float, ptr %sum, align 4, !tbaa !12
  %31 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %32 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom27 = sext i32 %32 to i64
  %arrayidx28 = getelementptr inbounds float, ptr %31, i64 %idxprom27
  store float %30, ptr %arrayidx28, align 4, !tbaa !12
  br label %if.end29

if.end29:                                         ; preds = %if.then26, %for.end23
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end29, %if.then4
  call void @llvm.lifetime.end.p0(ptr %end) #5
  call void @llvm.lifetime.end.p0(ptr %begin) #5
  br label %cleanup31

cleanup31:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(ptr %r) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup31, %cleanup31
  ret void

unreachable:                                      ; preds = %cleanup31
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
