; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_dot(ptr noundef %weights, ptr noundef %input, ptr noundef %bias, ptr noundef %output, i32 noundef %rows, i32 noundef %width, i32 noundef %leaky, ptr noundef %clamped) #0 {
entry:
  %weights.addr = alloca ptr, align 8
  %input.addr = alloca ptr, align 8
  %bias.addr = alloca ptr, align 8
  %output.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %leaky.addr = alloca i32, align 4
  %clamped.addr = alloca ptr, align 8
  %r = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %sum = alloca float, align 4
  %k = alloca i32, align 4
  %result = alloca half, align 2
  %over = alloca i8, align 1
  store ptr %weights, ptr %weights.addr, align 8, !tbaa !7
  store ptr %input, ptr %input.addr, align 8, !tbaa !7
  store ptr %bias, ptr %bias.addr, align 8, !tbaa !7
  store ptr %output, ptr %output.addr, align 8, !tbaa !7
  store i32 %rows, ptr %rows.addr, align 4, !tbaa !3
  store i32 %width, ptr %width.addr, align 4, !tbaa !3
  store i32 %leaky, ptr %leaky.addr, align 4, !tbaa !3
  store ptr %clamped, ptr %clamped.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %r) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %r, align 4, !tbaa !3
  %0 = load i32, ptr %r, align 4, !tbaa !3
  %1 = load i32, ptr %rows.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %sum) #4
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %k) #4
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %k, align 4, !tbaa !3
  %3 = load i32, ptr %width.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, %3
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %weights.addr, align 8, !tbaa !7
  %5 = load i32, ptr %r, align 4, !tbaa !3
  %6 = load i32, ptr %width.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %5, %6
  %7 = load i32, ptr %k, align 4, !tbaa !3
  %add = add nsw i32 %mul, %7
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds half, ptr %4, i64 %idxprom
  %8 = load half, ptr %arrayidx, align 2, !tbaa !14
  %conv = fpext contract half %8 to float
  %9 = load ptr, ptr %input.addr, align 8, !tbaa !7
  %10 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom2 = sext i32 %10 to i64
  %arrayidx3 = getelementptr inbounds half, ptr %9, i64 %idxprom2
  %11 = load half, ptr %arrayidx3, align 2, !tbaa !14
  %conv4 = fpext contract half %11 to float
  %mul5 = fmul contract float %conv, %conv4
  %12 = load float, ptr %sum, align 4, !tbaa !12
  %add6 = fadd contract float %12, %mul5
  store float %add6, ptr %sum, align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %13, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  %14 = load ptr, ptr %bias.addr, align 8, !tbaa !7
  %15 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom7 = sext i32 %15 to i64
  %arrayidx8 = getelementptr inbounds half, ptr %14, i64 %idxprom7
  %16 = load half, ptr %arrayidx8, align 2, !tbaa !14
  %conv9 = fpext contract half %16 to float
  %17 = load float, ptr %sum, align 4, !tbaa !12
  %add10 = fadd contract float %17, %conv9
  store float %add10, ptr %sum, align 4, !tbaa !12
  %18 = load float, ptr %sum, align 4, !tbaa !12
  %cmp11 = fcmp contract olt float %18, 0.000000e+00
  br i1 %cmp11, label %if.then12, label %if.end14

if.then12:                                        ; preds = %for.end
  %19 = load i32, ptr %leaky.addr, align 4, !tbaa !3
  %tobool = icmp ne i32 %19, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then12
  %20 = load float, ptr %sum, align 4, !tbaa !12
  %mul13 = fmul contract float %20, 1.250000e-01
  br label %cond.end

cond.false:                                       ; preds = %if.then12
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %mul13, %cond.true ], [ 0.000000e+00, %cond.false ]
  store float %cond, ptr %sum, align 4, !tbaa !12
  br label %if.end14

if.end14:                                         ; preds = %cond.end, %for.end
  call void @llvm.lifetime.start.p0(ptr %result) #4
  %21 = load float, ptr %sum, align 4, !tbaa !12
  %conv15 = fptrunc contract float %21 to half
  store half %conv15, ptr %result, align 2, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %over) #4
  store i8 0, ptr %over, align 1, !tbaa !19
  %22 = load half, ptr %result, align 2, !tbaa !14
  %cmp16 = fcmp contract ogt half %22, 0xH5380
  br i1 %cmp16, label %if.then17, label %if.else

if.then17:                                        ; preds = %if.end14
  store half 0xH5380, ptr %result, align 2, !tbaa !14
  store i8 1, ptr %over, align 1, !tbaa !19
  br label %if.end22

if.else:                                          ; preds = %if.end14
  %23 = load i32, ptr %leaky.addr, align 4, !tbaa !3
  %tobool18 = icmp ne i32 %23, 0
  br i1 %tobool18, label %land.lhs.true, label %if.end21

land.lhs.true:                                    ; preds = %if.else
  %24 = load half, ptr %result, align 2, !tbaa !14
  %cmp19 = fcmp contract olt half %24, 0xHC400
  br i1 %cmp19, label %if.then20, label %if.end21

if.then20:                                        ; preds = %land.lhs.true
  store half 0xHC400, ptr %result, align 2, !tbaa !14
  store i8 1, ptr %over, align 1, !tbaa !19
  br label %if.end21

if.end21:                                         ; preds = %if.then20, %land.lhs.true, %if.else
  br label %if.end22

if.end22:                                         ; preds = %if.end21, %if.then17
  %25 = load i8, ptr %over, align 1, !tbaa !19, !range !21, !noundef !22
  %loadedv = trunc i8 %25 to i1
  br i1 %loadedv, label %if.then23, label %if.end24

if.then23:                                        ; preds = %if.end22
  %26 = load ptr, ptr %clamped.addr, align 8, !tbaa !10
  %27 = atomicrmw add ptr %26, i32 1 seq_cst, align 4
  br label %if.end24

if.end24:                                         ; preds = %if.then23, %if.end22
  %28 = load half, ptr %result, align 2, !tbaa !14
  %29 = load ptr, ptr %output.addr, align 8, !tbaa !7
  %30 = load i32, ptr %r, align 4, !tbaa !3
  %idxprom25 = sext i32 %30 to i64
  %arrayidx26 = getelementptr inbounds half, ptr %29, i64 %idxprom25
  store half %28, ptr %arrayidx26, align 2, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %over) #4
  call void @llvm.lifetime.end.p0(ptr %result) #4
  call void @llvm.lifetime.end.p0(ptr %sum) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end24, %if.then
  call void @llvm.lifetime.end.p0(ptr %r) #4
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
!8 = !{!"p1 _Float16", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"_Float16", !5, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !5, i64 0}
!21 = !{i8 0, i8 2}
!22 = !{}
