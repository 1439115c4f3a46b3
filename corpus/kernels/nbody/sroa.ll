; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Body = type { float, float, float, float }

@_ZZ5nbodyE4tile = internal addrspace(3) global [32 x %struct.Body] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr noundef %bodies, ptr noundef %next, ptr noundef %speed, i32 noundef %n, float noundef %soft, float noundef %dt) #0 {
entry:
  %b = alloca %struct.Body, align 16
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %3 = bitcast float undef to i32
  %4 = bitcast float undef to i32
  %5 = bitcast float undef to i32
  %6 = bitcast float undef to i32
  %cmp = icmp slt i32 %add.i, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom
  %me.sroa.0.0.copyload = load float, ptr %arrayidx, align 16, !tbaa !7
  %me.sroa.8.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %me.sroa.8.0.copyload = load float, ptr %me.sroa.8.0.arrayidx.sroa_idx, align 4, !tbaa !7
  %me.sroa.11.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %me.sroa.11.0.copyload = load float, ptr %me.sroa.11.0.arrayidx.sroa_idx, align 8, !tbaa !7
  %me.sroa.14.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 12
  %me.sroa.14.0.copyload = load float, ptr %me.sroa.14.0.arrayidx.sroa_idx, align 4, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %me.sroa.14.0 = phi float [ %me.sroa.14.0.copyload, %if.then ], [ 0.000000e+00, %entry ]
  %me.sroa.11.0 = phi float [ %me.sroa.11.0.copyload, %if.then ], [ 0.000000e+00, %entry ]
  %me.sroa.8.0 = phi float [ %me.sroa.8.0.copyload, %if.then ], [ 0.000000e+00, %entry ]
  %me.sroa.0.0 = phi float [ %me.sroa.0.0.copyload, %if.then ], [ 0.000000e+00, %entry ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc46, %if.end
  %base.0 = phi i32 [ 0, %if.end ], [ %add47, %for.inc46 ]
  %az.0 = phi float [ 0.000000e+00, %if.end ], [ %az.1, %for.inc46 ]
  %ay.0 = phi float [ 0.000000e+00, %if.end ], [ %ay.1, %for.inc46 ]
  %ax.0 = phi float [ 0.000000e+00, %if.end ], [ %ax.1, %for.inc46 ]
  %cmp1 = icmp slt i32 %base.0, %n
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end49

for.body:                                         ; preds = %for.cond
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %base.0, %7
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.memset.p0.i64(ptr align 16 %b, i8 0, i64 16, i1 false)
  %cmp3 = icmp slt i32 %add, %n
  br i1 %cmp3, label %if.then4, label %if.end7

if.then4:                                         ; preds = %for.body
  %idxprom5 = sext i32 %add to i64
  %arrayidx6 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom5
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %b, ptr align 16 %arrayidx6, i64 16, i1 false), !tbaa.struct !9
  br label %if.end7

if.end7:                                          ; preds = %if.then4, %for.body
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom9 = sext i32 %8 to i64
  %arrayidx10 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom9
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx10, ptr align 16 %b, i64 16, i1 false), !tbaa.struct !9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc, %if.end7
  %k.0 = phi i32 [ 0, %if.end7 ], [ %inc, %for.inc ]
  %az.1 = phi float [ %az.0, %if.end7 ], [ %az.2, %for.inc ]
  %ay.1 = phi float [ %ay.0, %if.end7 ], [ %ay.2, %for.inc ]
  %ax.1 = phi float [ %ax.0, %if.end7 ], [ %ax.2, %for.inc ]
  %cmp12 = icmp slt i32 %k.0, 32
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13

for.cond.cleanup13:                               ; preds = %for.cond11
  br label %for.end

for.body14:                                       ; preds = %for.cond11
  %idxprom15 = sext i32 %k.0 to i64
  %arrayidx16 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom15
  %mass = getelementptr inbounds nuw %struct.Body, ptr %arrayidx16, i32 0, i32 3
  %9 = load float, ptr %mass, align 4, !tbaa !10
  %cmp17 = fcmp contract oeq float %9, 0.000000e+00
  br i1 %cmp17, label %if.then18, label %if.end19

if.then18:                                        ; preds = %for.body14
  br label %cleanup

if.end19:                                         ; preds = %for.body14
  %idxprom20 = sext i32 %k.0 to i64
  %arrayidx21 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom20
  %x = getelementptr inbounds nuw %struct.Body, ptr %arrayidx21, i32 0, i32 0
  %10 = load float, ptr %x, align 16, !tbaa !12
  %sub = fsub contract float %10, %me.sroa.0.0
  %idxprom23 = sext i32 %k.0 to i64
  %arrayidx24 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23
  %y = getelementptr inbounds nuw %struct.Body, ptr %arrayidx24, i32 0, i32 1
  %11 = load float, ptr %y, align 4, !tbaa !13
  %sub26 = fsub contract float %11, %me.sroa.8.0
  %idxprom27 = sext i32 %k.0 to i64
  %arrayidx28 = getelementptr inbounds [32 x %struct.Body], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom27
  %z = getelementptr inbounds nuw %struct.Body, ptr %arrayidx28, i32 0, i32 2
  %12 = load float, ptr %z, align 8, !tbaa !14
  %sub30 = fsub contract float %12, %me.sroa.11.0
  %mul = fmul contract float %sub, %sub
  %mul31 = fmul contract float %sub26, %sub26
  %add32 = fadd contract float %mul, %mul31
  %mul33 = fmul contract float %sub30, %sub30
  %add34 = fadd contract float %add32, %mul33
  %add35 = fadd contract float %add34, %soft
  %13 = call contract float @llvm.sqrt.f32(float %add35)
  %div = fdiv contract float 1.000000e+00, %13
  %mul36 = fmul contract float %9, %div
  %mul37 = fmul contract float %mul36, %div
  %mul38 = fmul contract float %mul37, %div
  %mul39 = fmul contract float %sub, %mul38
  %add40 = fadd contract float %ax.1, %mul39
  %mul41 = fmul contract float %sub26, %mul38
  %add42 = fadd contract float %ay.1, %mul41
  %mul43 = fmul contract float %sub30, %mul38
  %add44 = fadd contract float %az.1, %mul43
  br label %cleanup

cleanup:                                          ; preds = %if.end19, %if.then18
  %cleanup.dest.slot.0 = phi i32 [ 7, %if.then18 ], [ 0, %if.end19 ]
  %az.2 = phi float [ %az.1, %if.then18 ], [ %add44, %if.end19 ]
  %ay.2 = phi float [ %ay.1, %if.then18 ], [ %add42, %if.end19 ]
  %ax.2 = phi float [ %ax.1, %if.then18 ], [ %add40, %if.end19 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %inc = add nsw i32 %k.0, 1
  br label %for.cond11, !llvm.loop !15

for.end:                                          ; preds = %for.cond.cleanup13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %b)
  br label %for.inc46

for.inc46:                                        ; preds = %for.end
  %add47 = add nsw i32 %base.0, 32
  br label %for.cond, !llvm.loop !18

for.end49:                                        ; preds = %for.cond.cleanup
  %cmp50 = icmp sge i32 %add.i, %n
  br i1 %cmp50, label %if.then51, label %if.end52

if.then51:                                        ; preds = %for.end49
  br label %cleanup92

if.end52:                                         ; preds = %for.end49
  %mul53 = fmul contract float %ax.0, %dt
  %mul54 = mul nsw i32 3, %add.i
  %idxprom55 = sext i32 %mul54 to i64
  %arrayidx56 = getelementptr inbounds float, ptr %speed, i64 %idxprom55
  %14 = load float, ptr %arrayidx56, align 4, !tbaa !7
  %add57 = fadd contract float %14, %mul53
  store float %add57, ptr %arrayidx56, align 4, !tbaa !7
  %mul58 = fmul contract float %ay.0, %dt
  %mul59 = mul nsw i32 3, %add.i
  %add60 = add nsw i32 %mul59, 1
  %idxprom61 = sext i32 %add60 to i64
  %arrayidx62 = getelementptr inbounds float, ptr %speed, i64 %idxprom61
  %15 = load float, ptr %arrayidx62, align 4, !tbaa !7
  %add63 = fadd contract float %15, %mul58
  store float %add63, ptr %arrayidx62, align 4, !tbaa !7
  %mul64 = fmul contract float %az.0, %dt
  %mul65 = mul nsw i32 3, %add.i
  %add66 = add nsw i32 %mul65, 2
  %idxprom67 = sext i32 %add66 to i64
  %arrayidx68 = getelementptr inbounds float, ptr %speed, i64 %idxprom67
  %16 = load float, ptr %arrayidx68, align 4, !tbaa !7
  %add69 = fadd contract float %16, %mul64
  store float %add69, ptr %arrayidx68, align 4, !tbaa !7
  %mul70 = mul nsw i32 3, %add.i
  %idxprom71 = sext i32 %mul70 to i64
  %arrayidx72 = getelementptr inbounds float, ptr %speed, i64 %idxprom71
  %17 = load float, ptr %arrayidx72, align 4, !tbaa !7
  %mul73 = fmul contract float %17, %dt
  %add75 = fadd contract float %me.sroa.0.0, %mul73
  %mul76 = mul nsw i32 3, %add.i
  %add77 = add nsw i32 %mul76, 1
  %idxprom78 = sext i32 %add77 to i64
  %arrayidx79 = getelementptr inbounds float, ptr %speed, i64 %idxprom78
  %18 = load float, ptr %arrayidx79, align 4, !tbaa !7
  %mul80 = fmul contract float %18, %dt
  %add82 = fadd contract float %me.sroa.8.0, %mul80
  %mul83 = mul nsw i32 3, %add.i
  %add84 = add nsw i32 %mul83, 2
  %idxprom85 = sext i32 %add84 to i64
  %arrayidx86 = getelementptr inbounds float, ptr %speed, i64 %idxprom85
  %19 = load float, ptr %arrayidx86, align 4, !tbaa !7
  %mul87 = fmul contract float %19, %dt
  %add89 = fadd contract float %me.sroa.11.0, %mul87
  %idxprom90 = sext i32 %add.i to i64
  %arrayidx91 = getelementptr inbounds %struct.Body, ptr %next, i64 %idxprom90
  store float %add75, ptr %arrayidx91, align 16, !tbaa !7
  %me.sroa.8.0.arrayidx91.sroa_idx = getelementptr inbounds i8, ptr %arrayidx91, i64 4
  store float %add82, ptr %me.sroa.8.0.arrayidx91.sroa_idx, align 4, !tbaa !7
  %me.sroa.11.0.arrayidx91.sroa_idx = getelementptr inbounds i8, ptr %arrayidx91, i64 8
  store float %add89, ptr %me.sroa.11.0.arrayidx91.sroa_idx, align 8, !tbaa !7
  %me.sroa.14.0.arrayidx91.sroa_idx = getelementptr inbounds i8, ptr %arrayidx91, i64 12
  store float %me.sroa.14.0, ptr %me.sroa.14.0.arrayidx91.sroa_idx, align 4, !tbaa !7
  br label %cleanup92

cleanup92:                                        ; preds = %if.end52, %if.then51
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then51 ], [ 0, %if.end52 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont98
    i32 1, label %cleanup.cont98
  ]

cleanup.cont98:                                   ; preds = %cleanup92, %cleanup92
  ret void

unreachable:                                      ; preds = %cleanup92, %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !7, i64 12, i64 4, !7}
!10 = !{!11, !8, i64 12}
!11 = !{!"_ZTS4Body", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12}
!12 = !{!11, !8, i64 0}
!13 = !{!11, !8, i64 4}
!14 = !{!11, !8, i64 8}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
