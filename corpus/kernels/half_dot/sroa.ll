; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_dot(ptr noundef %weights, ptr noundef %input, ptr noundef %bias, ptr noundef %output, i32 noundef %rows, i32 noundef %width, i32 noundef %leaky, ptr noundef %clamped) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %rows
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %sum.0 = phi float [ 0.000000e+00, %if.end ], [ %add6, %for.inc ]
  %k.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %k.0, %width
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %add.i, %width
  %add = add nsw i32 %mul, %k.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds half, ptr %weights, i64 %idxprom
  %3 = load half, ptr %arrayidx, align 2, !tbaa !7
  %conv = fpext contract half %3 to float
  %idxprom2 = sext i32 %k.0 to i64
  %arrayidx3 = getelementptr inbounds half, ptr %input, i64 %idxprom2
  %4 = load half, ptr %arrayidx3, align 2, !tbaa !7
  %conv4 = fpext contract half %4 to float
  %mul5 = fmul contract float %conv, %conv4
  %add6 = fadd contract float %sum.0, %mul5
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom7 = sext i32 %add.i to i64
  %arrayidx8 = getelementptr inbounds half, ptr %bias, i64 %idxprom7
  %5 = load half, ptr %arrayidx8, align 2, !tbaa !7
  %conv9 = fpext contract half %5 to float
  %add10 = fadd contract float %sum.0, %conv9
  %cmp11 = fcmp contract olt float %add10, 0.000000e+00
  br i1 %cmp11, label %if.then12, label %if.end14

if.then12:                                        ; preds = %for.end
  %tobool = icmp ne i32 %leaky, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then12
  %mul13 = fmul contract float %add10, 1.250000e-01
  br label %cond.end

cond.false:                                       ; preds = %if.then12
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %mul13, %cond.true ], [ 0.000000e+00, %cond.false ]
  br label %if.end14

if.end14:                                         ; preds = %cond.end, %for.end
  %sum.1 = phi float [ %cond, %cond.end ], [ %add10, %for.end ]
  %conv15 = fptrunc contract float %sum.1 to half
  %cmp16 = fcmp contract ogt half %conv15, 0xH5380
  br i1 %cmp16, label %if.then17, label %if.else

if.then17:                                        ; preds = %if.end14
  br label %if.end22

if.else:                                          ; preds = %if.end14
  %tobool18 = icmp ne i32 %leaky, 0
  br i1 %tobool18, label %land.lhs.true, label %if.end21

land.lhs.true:                                    ; preds = %if.else
  %cmp19 = fcmp contract olt half %conv15, 0xHC400
  br i1 %cmp19, label %if.then20, label %if.end21

if.then20:                                        ; preds = %land.lhs.true
  br label %if.end21

if.end21:                                         ; preds = %if.then20, %land.lhs.true, %if.else
  %result.1 = phi half [ 0xHC400, %if.then20 ], [ %conv15, %land.lhs.true ], [ %conv15, %if.else ]
  %over.1 = phi i8 [ 1, %if.then20 ], [ 0, %land.lhs.true ], [ 0, %if.else ]
  br label %if.end22

if.end22:                                         ; preds = %if.end21, %if.then17
  %result.0 = phi half [ 0xH5380, %if.then17 ], [ %result.1, %if.end21 ]
  %over.0 = phi i8 [ 1, %if.then17 ], [ %over.1, %if.end21 ]
  %loadedv = trunc i8 %over.0 to i1
  br i1 %loadedv, label %if.then23, label %if.end24

if.then23:                                        ; preds = %if.end22
  %6 = atomicrmw add ptr %clamped, i32 1 seq_cst, align 4
  br label %if.end24

if.end24:                                         ; preds = %if.then23, %if.end22
  %idxprom25 = sext i32 %add.i to i64
  %arrayidx26 = getelementptr inbounds half, ptr %output, i64 %idxprom25
  store half %result.0, ptr %arrayidx26, align 2, !tbaa !7
  br label %cleanup

cleanup:                                          ; preds = %if.end24, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end24 ]
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
!8 = !{!"_Float16", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
