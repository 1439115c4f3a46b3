; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Coefficients = type { float, float, float, float, float }

@_ZL8low_pass = internal addrspace(4) constant %struct.Coefficients { float 2.500000e-01, float 5.000000e-01, float 2.500000e-01, float -5.000000e-01, float 2.500000e-01 }, align 4
@_ZL9high_pass = internal addrspace(1) global %struct.Coefficients { float 5.000000e-01, float -1.000000e+00, float 5.000000e-01, float -2.500000e-01, float 1.250000e-01 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @biquad(ptr noundef %in, ptr noundef %out, i32 noundef %samples, i32 noundef %channels) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %samples.addr = alloca i32, align 4
  %channels.addr = alloca i32, align 4
  %c = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x1 = alloca float, align 4
  %x2 = alloca float, align 4
  %y1 = alloca float, align 4
  %y2 = alloca float, align 4
  %i = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %samples, ptr %samples.addr, align 4, !tbaa !3
  store i32 %channels, ptr %channels.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %c, align 4, !tbaa !3
  %0 = load i32, ptr %c, align 4, !tbaa !3
  %1 = load i32, ptr %channels.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %x1) #4
  store float 0.000000e+00, ptr %x1, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %x2) #4
  store float 0.000000e+00, ptr %x2, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %y1) #4
  store float 0.000000e+00, ptr %y1, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %y2) #4
  store float 0.000000e+00, ptr %y2, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %i) #4
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr %samples.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, %3
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %x) #4
  %4 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %6 = load i32, ptr %channels.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %5, %6
  %7 = load i32, ptr %c, align 4, !tbaa !3
  %add = add nsw i32 %mul, %7
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom
  %8 = load float, ptr %arrayidx, align 4, !tbaa !10
  store float %8, ptr %x, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %y) #4
  %9 = load i32, ptr %c, align 4, !tbaa !3
  %rem = srem i32 %9, 2
  %cmp2 = icmp eq i32 %rem, 0
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %10 = load float, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), align 4, !tbaa !12
  %11 = load float, ptr %x, align 4, !tbaa !10
  %mul3 = fmul float %10, %11
  %12 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 1), align 4, !tbaa !14
  %13 = load float, ptr %x1, align 4, !tbaa !10
  %mul4 = fmul float %12, %13
  %add5 = fadd float %mul3, %mul4
  %14 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 2), align 4, !tbaa !15
  %15 = load float, ptr %x2, align 4, !tbaa !10
  %mul6 = fmul float %14, %15
  %add7 = fadd float %add5, %mul6
  %16 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 3), align 4, !tbaa !16
  %17 = load float, ptr %y1, align 4, !tbaa !10
  %mul8 = fmul float %16, %17
  %sub = fsub float %add7, %mul8
  %18 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 4), align 4, !tbaa !17
  %19 = load float, ptr %y2, align 4, !tbaa !10
  %mul9 = fmul float %18, %19
  %sub10 = fsub float %sub, %mul9
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %20 = load float, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), align 4, !tbaa !12
  %21 = load float, ptr %x, align 4, !tbaa !10
  %mul11 = fmul float %20, %21
  %22 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 1), align 4, !tbaa !14
  %23 = load float, ptr %x1, align 4, !tbaa !10
  %mul12 = fmul float %22, %23
  %add13 = fadd float %mul11, %mul12
  %24 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 2), align 4, !tbaa !15
  %25 = load float, ptr %x2, align 4, !tbaa !10
  %mul14 = fmul float %24, %25
  %add15 = fadd float %add13, %mul14
  %26 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 3), align 4, !tbaa !16
  %27 = load float, ptr %y1, align 4, !tbaa !10
  %mul16 = fmul float %26, %27
  %sub17 = fsub float %add15, %mul16
  %28 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 4), align 4, !tbaa !17
  %29 = load float, ptr %y2, align 4, !tbaa !10
  %mul18 = fmul float %28, %29
  %sub19 = fsub float %sub17, %mul18
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %sub10, %cond.true ], [ %sub19, %cond.false ]
  store float %cond, ptr %y, align 4, !tbaa !10
  %30 = load float, ptr %x1, align 4, !tbaa !10
  store float %30, ptr %x2, align 4, !tbaa !10
  %31 = load float, ptr %x, align 4, !tbaa !10
  store float %31, ptr %x1, align 4, !tbaa !10
  %32 = load float, ptr %y1, align 4, !tbaa !10
  store float %32, ptr %y2, align 4, !tbaa !10
  %33 = load float, ptr %y, align 4, !tbaa !10
  store float %33, ptr %y1, align 4, !tbaa !10
  %34 = load float, ptr %y, align 4, !tbaa !10
  %35 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %36 = load i32, ptr %i, align 4, !tbaa !3
  %37 = load i32, ptr %channels.addr, align 4, !tbaa !3
  %mul20 = mul nsw i32 %36, %37
  %38 = load i32, ptr %c, align 4, !tbaa !3
  %add21 = add nsw i32 %mul20, %38
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds float, ptr %35, i64 %idxprom22
  store float %34, ptr %arrayidx23, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %y) #4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %39 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %39, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %y2) #4
  call void @llvm.lifetime.end.p0(ptr %y1) #4
  call void @llvm.lifetime.end.p0(ptr %x2) #4
  call void @llvm.lifetime.end.p0(ptr %x1) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %c) #4
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !11, i64 0}
!13 = !{!"_ZTS12Coefficients", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12, !11, i64 16}
!14 = !{!13, !11, i64 4}
!15 = !{!13, !11, i64 8}
!16 = !{!13, !11, i64 12}
!17 = !{!13, !11, i64 16}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
