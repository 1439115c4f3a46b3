; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Shape = type { float, i32 }
%struct.Gains = type { float, float, float, float, i8 }

@_ZZ11pid_controlE5shape = internal addrspace(3) global %struct.Shape undef, align 4
@_ZL5gains = internal addrspace(1) global %struct.Gains { float 5.000000e-01, float 6.250000e-02, float 2.500000e-01, float 8.000000e+00, i8 1 }, align 4
@_ZL10last_error = internal addrspace(1) global float 0.000000e+00, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pid_control(ptr noundef %start, ptr noundef %out, float noundef %target, i32 noundef %steps, i32 noundef %n) #0 {
entry:
  %start.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %target.addr = alloca float, align 4
  %steps.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x = alloca float, align 4
  %sum = alloca float, align 4
  %before = alloca float, align 4
  %k = alloca i32, align 4
  %error = alloca float, align 4
  %u = alloca float, align 4
  store ptr %start, ptr %start.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store float %target, ptr %target.addr, align 4, !tbaa !10
  store i32 %steps, ptr %steps.addr, align 4, !tbaa !3
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #6
  %call = call noundef i32 @_ZL8global_xv() #7
  store i32 %call, ptr %i, align 4, !tbaa !3
  %call1 = call noundef i32 @_ZL8thread_xv() #7
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load float, ptr %target.addr, align 4, !tbaa !10
  store float %0, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), align 4, !tbaa !12
  %1 = load i32, ptr %steps.addr, align 4, !tbaa !3
  store i32 %1, ptr getelementptr inbounds nuw (%struct.Shape, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), i32 0, i32 1), align 4, !tbaa !14
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp2 = icmp sge i32 %2, %3
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end4:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %x) #6
  %4 = load ptr, ptr %start.addr, align 8, !tbaa !7
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom
  %6 = load float, ptr %arrayidx, align 4, !tbaa !10
  store float %6, ptr %x, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %sum) #6
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %before) #6
  store float 0.000000e+00, ptr %before, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %k) #6
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end4
  %7 = load i32, ptr %k, align 4, !tbaa !3
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Shape, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), i32 0, i32 1), align 4, !tbaa !14
  %cmp5 = icmp slt i32 %7, %8
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %error) #6
  %9 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), align 4, !tbaa !12
  %10 = load float, ptr %x, align 4, !tbaa !10
  %sub = fsub float %9, %10
  store float %sub, ptr %error, align 4, !tbaa !10
  %11 = load float, ptr %sum, align 4, !tbaa !10
  %12 = load float, ptr %error, align 4, !tbaa !10
  %add = fadd float %11, %12
  store float %add, ptr %sum, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %u) #6
  %13 = load float, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), align 4, !tbaa !15
  %14 = load float, ptr %error, align 4, !tbaa !10
  %mul = fmul float %13, %14
  %15 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 1), align 4, !tbaa !17
  %16 = load float, ptr %sum, align 4, !tbaa !10
  %mul6 = fmul float %15, %16
  %add7 = fadd float %mul, %mul6
  %17 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 2), align 4, !tbaa !18
  %18 = load float, ptr %error, align 4, !tbaa !10
  %19 = load float, ptr %before, align 4, !tbaa !10
  %sub8 = fsub float %18, %19
  %mul9 = fmul float %17, %sub8
  %add10 = fadd float %add7, %mul9
  store float %add10, ptr %u, align 4, !tbaa !10
  %20 = load i8, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 4), align 4, !tbaa !19
  %tobool = icmp ne i8 %20, 0
  br i1 %tobool, label %if.then11, label %if.end12

if.then11:                                        ; preds = %for.body
  %21 = load float, ptr %u, align 4, !tbaa !10
  %22 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 3), align 4, !tbaa !20
  %23 = call float @llvm.minnum.f32(float %21, float %22)
  store float %23, ptr %u, align 4, !tbaa !10
  %24 = load float, ptr %u, align 4, !tbaa !10
  %25 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 3), align 4, !tbaa !20
  %fneg = fneg float %25
  %26 = call float @llvm.maxnum.f32(float %24, float %fneg)
  store float %26, ptr %u, align 4, !tbaa !10
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %for.body
  %27 = load float, ptr %error, align 4, !tbaa !10
  store float %27, ptr %before, align 4, !tbaa !10
  %28 = load float, ptr %x, align 4, !tbaa !10
  %29 = load float, ptr %u, align 4, !tbaa !10
  %add13 = fadd float %28, %29
  store float %add13, ptr %x, align 4, !tbaa !10
  %30 = load i32, ptr %i, align 4, !tbaa !3
  %cmp14 = icmp eq i32 %30, 0
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end12
  %31 = load float, ptr %error, align 4, !tbaa !10
  store float %31, ptr addrspacecast (ptr addrspace(1) @_ZL10last_error to ptr), align 4, !tbaa !10
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end12
  call void @llvm.lifetime.end.p0(ptr %u) #6
  call void @llvm.lifetime.end.p0(ptr %error) #6
  br label %for.inc

for.inc:                                          ; preds = %if.end16
  %32 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %32, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !21

for.end:                                          ; preds = %for.cond.cleanup
  %33 = load float, ptr %x, align 4, !tbaa !10
  %34 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %35 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom17 = sext i32 %35 to i64
  %arrayidx18 = getelementptr inbounds float, ptr %34, i64 %idxprom17
  store float %33, ptr %arrayidx18, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %before) #6
  call void @llvm.lifetime.end.p0(ptr %sum) #6
  call void @llvm.lifetime.end.p0(ptr %x) #6
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then3
  call void @llvm.lifetime.end.p0(ptr %i) #6
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
  %call = call noundef i32 @_ZL7block_xv() #7
  %call1 = call noundef i32 @_ZL11block_dim_xv() #7
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #7
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!13 = !{!"_ZTS5Shape", !11, i64 0, !4, i64 4}
!14 = !{!13, !4, i64 4}
!15 = !{!16, !11, i64 0}
!16 = !{!"_ZTS5Gains", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12, !5, i64 16}
!17 = !{!16, !11, i64 4}
!18 = !{!16, !11, i64 8}
!19 = !{!16, !5, i64 16}
!20 = !{!16, !11, i64 12}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
