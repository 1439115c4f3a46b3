; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Accumulator = type { i32, double, double, float, float }

@_ZL3acc = internal addrspace(1) global %struct.Accumulator { i32 0, double 0.000000e+00, double 0.000000e+00, float 0x46293E5940000000, float 0xC6293E5940000000 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stats_add(ptr noundef %in, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp ne i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end

if.end:                                           ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %n
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !7
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !9
  %add = add nsw i32 %4, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !9
  %conv = fpext float %3 to double
  %5 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !12
  %sub = fsub double %conv, %5
  %6 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !12
  %7 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !9
  %conv2 = sitofp i32 %7 to double
  %div = fdiv double %sub, %conv2
  %add3 = fadd double %6, %div
  store double %add3, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !12
  %8 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 2), align 8, !tbaa !13
  %conv4 = fpext float %3 to double
  %9 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !12
  %sub5 = fsub double %conv4, %9
  %mul = fmul double %sub, %sub5
  %add6 = fadd double %8, %mul
  store double %add6, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 2), align 8, !tbaa !13
  %10 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 3), align 8, !tbaa !14
  %cmp7 = fcmp olt float %3, %10
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %for.body
  store float %3, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 3), align 8, !tbaa !14
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %for.body
  %11 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 4), align 4, !tbaa !15
  %cmp10 = fcmp ogt float %3, %11
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  store float %3, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 4), align 4, !tbaa !15
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  br label %for.inc

for.inc:                                          ; preds = %if.end12
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stats_get(ptr noundef %out) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !12
  %arrayidx = getelementptr inbounds double, ptr %out, i64 0
  store double %1, ptr %arrayidx, align 8, !tbaa !19
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %cmp1 = icmp eq i32 %0, 1
  br i1 %cmp1, label %if.then2, label %if.end5

if.then2:                                         ; preds = %if.end
  %2 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !9
  %cmp3 = icmp sgt i32 %2, 1
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then2
  %3 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 2), align 8, !tbaa !13
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !9
  %sub = sub nsw i32 %4, 1
  %conv = sitofp i32 %sub to double
  %div = fdiv double %3, %conv
  br label %cond.end

cond.false:                                       ; preds = %if.then2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %div, %cond.true ], [ 0.000000e+00, %cond.false ]
  %arrayidx4 = getelementptr inbounds double, ptr %out, i64 1
  store double %cond, ptr %arrayidx4, align 8, !tbaa !19
  br label %if.end5

if.end5:                                          ; preds = %cond.end, %if.end
  %cmp6 = icmp eq i32 %0, 2
  br i1 %cmp6, label %if.then7, label %if.end10

if.then7:                                         ; preds = %if.end5
  %5 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 3), align 8, !tbaa !14
  %conv8 = fpext float %5 to double
  %arrayidx9 = getelementptr inbounds double, ptr %out, i64 2
  store double %conv8, ptr %arrayidx9, align 8, !tbaa !19
  br label %if.end10

if.end10:                                         ; preds = %if.then7, %if.end5
  %cmp11 = icmp eq i32 %0, 3
  br i1 %cmp11, label %if.then12, label %if.end15

if.then12:                                        ; preds = %if.end10
  %6 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 4), align 4, !tbaa !15
  %conv13 = fpext float %6 to double
  %arrayidx14 = getelementptr inbounds double, ptr %out, i64 3
  store double %conv13, ptr %arrayidx14, align 8, !tbaa !19
  br label %if.end15

if.end15:                                         ; preds = %if.then12, %if.end10
  ret void
}

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
!9 = !{!10, !4, i64 0}
!10 = !{!"_ZTS11Accumulator", !4, i64 0, !11, i64 8, !11, i64 16, !8, i64 24, !8, i64 28}
!11 = !{!"double", !5, i64 0}
!12 = !{!10, !11, i64 8}
!13 = !{!10, !11, i64 16}
!14 = !{!10, !8, i64 24}
!15 = !{!10, !8, i64 28}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!11, !11, i64 0}
