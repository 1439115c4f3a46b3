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
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %3, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store float %target, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), align 4, !tbaa !7
  store i32 %steps, ptr getelementptr inbounds nuw (%struct.Shape, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), i32 0, i32 1), align 4, !tbaa !10
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp2 = icmp sge i32 %add.i, %n
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  br label %cleanup

if.end4:                                          ; preds = %if.end
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds float, ptr %start, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end4
  %x.0 = phi float [ %4, %if.end4 ], [ %add13, %for.inc ]
  %sum.0 = phi float [ 0.000000e+00, %if.end4 ], [ %add, %for.inc ]
  %before.0 = phi float [ 0.000000e+00, %if.end4 ], [ %sub, %for.inc ]
  %k.0 = phi i32 [ 0, %if.end4 ], [ %inc, %for.inc ]
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Shape, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), i32 0, i32 1), align 4, !tbaa !10
  %cmp5 = icmp slt i32 %k.0, %5
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11pid_controlE5shape to ptr), align 4, !tbaa !7
  %sub = fsub float %6, %x.0
  %add = fadd float %sum.0, %sub
  %7 = load float, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), align 4, !tbaa !12
  %mul = fmul float %7, %sub
  %8 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 1), align 4, !tbaa !14
  %mul6 = fmul float %8, %add
  %add7 = fadd float %mul, %mul6
  %9 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 2), align 4, !tbaa !15
  %sub8 = fsub float %sub, %before.0
  %mul9 = fmul float %9, %sub8
  %add10 = fadd float %add7, %mul9
  %10 = load i8, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 4), align 4, !tbaa !16
  %tobool = icmp ne i8 %10, 0
  br i1 %tobool, label %if.then11, label %if.end12

if.then11:                                        ; preds = %for.body
  %11 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 3), align 4, !tbaa !17
  %12 = call float @llvm.minnum.f32(float %add10, float %11)
  %13 = load float, ptr getelementptr inbounds nuw (%struct.Gains, ptr addrspacecast (ptr addrspace(1) @_ZL5gains to ptr), i32 0, i32 3), align 4, !tbaa !17
  %fneg = fneg float %13
  %14 = call float @llvm.maxnum.f32(float %12, float %fneg)
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %for.body
  %u.0 = phi float [ %14, %if.then11 ], [ %add10, %for.body ]
  %add13 = fadd float %x.0, %u.0
  %cmp14 = icmp eq i32 %add.i, 0
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end12
  store float %sub, ptr addrspacecast (ptr addrspace(1) @_ZL10last_error to ptr), align 4, !tbaa !11
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end12
  br label %for.inc

for.inc:                                          ; preds = %if.end16
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom17 = sext i32 %add.i to i64
  %arrayidx18 = getelementptr inbounds float, ptr %out, i64 %idxprom17
  store float %x.0, ptr %arrayidx18, align 4, !tbaa !11
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then3
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then3 ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS5Shape", !9, i64 0, !4, i64 4}
!9 = !{!"float", !5, i64 0}
!10 = !{!8, !4, i64 4}
!11 = !{!9, !9, i64 0}
!12 = !{!13, !9, i64 0}
!13 = !{!"_ZTS5Gains", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16}
!14 = !{!13, !9, i64 4}
!15 = !{!13, !9, i64 8}
!16 = !{!13, !5, i64 16}
!17 = !{!13, !9, i64 12}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
