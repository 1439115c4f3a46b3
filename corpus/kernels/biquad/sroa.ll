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
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %channels
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %x2.0 = phi float [ 0.000000e+00, %if.end ], [ %x1.0, %for.inc ]
  %y1.0 = phi float [ 0.000000e+00, %if.end ], [ %cond, %for.inc ]
  %y2.0 = phi float [ 0.000000e+00, %if.end ], [ %y1.0, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %x1.0 = phi float [ 0.000000e+00, %if.end ], [ %3, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %samples
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %i.0, %channels
  %add = add nsw i32 %mul, %add.i
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !7
  %rem = srem i32 %add.i, 2
  %cmp2 = icmp eq i32 %rem, 0
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %4 = load float, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), align 4, !tbaa !9
  %mul3 = fmul float %4, %3
  %5 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 1), align 4, !tbaa !11
  %mul4 = fmul float %5, %x1.0
  %add5 = fadd float %mul3, %mul4
  %6 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 2), align 4, !tbaa !12
  %mul6 = fmul float %6, %x2.0
  %add7 = fadd float %add5, %mul6
  %7 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 3), align 4, !tbaa !13
  %mul8 = fmul float %7, %y1.0
  %sub = fsub float %add7, %mul8
  %8 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(4) @_ZL8low_pass to ptr), i32 0, i32 4), align 4, !tbaa !14
  %mul9 = fmul float %8, %y2.0
  %sub10 = fsub float %sub, %mul9
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %9 = load float, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), align 4, !tbaa !9
  %mul11 = fmul float %9, %3
  %10 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 1), align 4, !tbaa !11
  %mul12 = fmul float %10, %x1.0
  %add13 = fadd float %mul11, %mul12
  %11 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 2), align 4, !tbaa !12
  %mul14 = fmul float %11, %x2.0
  %add15 = fadd float %add13, %mul14
  %12 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 3), align 4, !tbaa !13
  %mul16 = fmul float %12, %y1.0
  %sub17 = fsub float %add15, %mul16
  %13 = load float, ptr getelementptr inbounds nuw (%struct.Coefficients, ptr addrspacecast (ptr addrspace(1) @_ZL9high_pass to ptr), i32 0, i32 4), align 4, !tbaa !14
  %mul18 = fmul float %13, %y2.0
  %sub19 = fsub float %sub17, %mul18
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %sub10, %cond.true ], [ %sub19, %cond.false ]
  %mul20 = mul nsw i32 %i.0, %channels
  %add21 = add nsw i32 %mul20, %add.i
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds float, ptr %out, i64 %idxprom22
  store float %cond, ptr %arrayidx23, align 4, !tbaa !7
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond.cleanup
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !8, i64 0}
!10 = !{!"_ZTS12Coefficients", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16}
!11 = !{!10, !8, i64 4}
!12 = !{!10, !8, i64 8}
!13 = !{!10, !8, i64 12}
!14 = !{!10, !8, i64 16}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
