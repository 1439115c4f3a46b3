; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Particle = type { float, float, i32 }

@_ZL9particles = internal addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_make() #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp eq i32 %add.i, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %3, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %call2 = call ptr @malloc(i64 noundef 384) #5
  store ptr %call2, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_place(ptr noundef %x, ptr noundef %v) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp slt i32 %add.i, 32
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp ne ptr %3, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !10
  %5 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom2 = sext i32 %add.i to i64
  %arrayidx3 = getelementptr inbounds %struct.Particle, ptr %5, i64 %idxprom2
  %x4 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx3, i32 0, i32 0
  store float %4, ptr %x4, align 4, !tbaa !12
  %idxprom5 = sext i32 %add.i to i64
  %arrayidx6 = getelementptr inbounds float, ptr %v, i64 %idxprom5
  %6 = load float, ptr %arrayidx6, align 4, !tbaa !10
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom7 = sext i32 %add.i to i64
  %arrayidx8 = getelementptr inbounds %struct.Particle, ptr %7, i64 %idxprom7
  %v9 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx8, i32 0, i32 1
  store float %6, ptr %v9, align 4, !tbaa !14
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom10 = sext i32 %add.i to i64
  %arrayidx11 = getelementptr inbounds %struct.Particle, ptr %8, i64 %idxprom10
  %bounces = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx11, i32 0, i32 2
  store i32 0, ptr %bounces, align 4, !tbaa !15
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_step(float noundef %by) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, 32
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %3, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds %struct.Particle, ptr %4, i64 %idxprom
  %x2 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx, i32 0, i32 0
  %5 = load float, ptr %x2, align 4, !tbaa !12
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom3 = sext i32 %add.i to i64
  %arrayidx4 = getelementptr inbounds %struct.Particle, ptr %6, i64 %idxprom3
  %v = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx4, i32 0, i32 1
  %7 = load float, ptr %v, align 4, !tbaa !14
  %mul = fmul float %7, %by
  %add = fadd float %5, %mul
  %cmp5 = fcmp olt float %add, 0.000000e+00
  br i1 %cmp5, label %if.then8, label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %if.end
  %cmp7 = fcmp ogt float %add, 1.000000e+00
  br i1 %cmp7, label %if.then8, label %if.else

if.then8:                                         ; preds = %lor.lhs.false6, %if.end
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom9 = sext i32 %add.i to i64
  %arrayidx10 = getelementptr inbounds %struct.Particle, ptr %8, i64 %idxprom9
  %v11 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx10, i32 0, i32 1
  %9 = load float, ptr %v11, align 4, !tbaa !14
  %fneg = fneg float %9
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom12 = sext i32 %add.i to i64
  %arrayidx13 = getelementptr inbounds %struct.Particle, ptr %10, i64 %idxprom12
  %v14 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx13, i32 0, i32 1
  store float %fneg, ptr %v14, align 4, !tbaa !14
  %11 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom15 = sext i32 %add.i to i64
  %arrayidx16 = getelementptr inbounds %struct.Particle, ptr %11, i64 %idxprom15
  %bounces = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx16, i32 0, i32 2
  %12 = load i32, ptr %bounces, align 4, !tbaa !15
  %add17 = add nsw i32 %12, 1
  %13 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom18 = sext i32 %add.i to i64
  %arrayidx19 = getelementptr inbounds %struct.Particle, ptr %13, i64 %idxprom18
  %bounces20 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx19, i32 0, i32 2
  store i32 %add17, ptr %bounces20, align 4, !tbaa !15
  br label %if.end24

if.else:                                          ; preds = %lor.lhs.false6
  %14 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom21 = sext i32 %add.i to i64
  %arrayidx22 = getelementptr inbounds %struct.Particle, ptr %14, i64 %idxprom21
  %x23 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx22, i32 0, i32 0
  store float %add, ptr %x23, align 4, !tbaa !12
  br label %if.end24

if.end24:                                         ; preds = %if.else, %if.then8
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_show(ptr noundef %x, ptr noundef %bounces) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %3, null
  br i1 %cmp1, label %if.then2, label %if.end5

if.then2:                                         ; preds = %if.end
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %bounces, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %4, 100
  %idxprom3 = sext i32 %add.i to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %bounces, i64 %idxprom3
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !3
  br label %cleanup

if.end5:                                          ; preds = %if.end
  %5 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom6 = sext i32 %add.i to i64
  %arrayidx7 = getelementptr inbounds %struct.Particle, ptr %5, i64 %idxprom6
  %x8 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx7, i32 0, i32 0
  %6 = load float, ptr %x8, align 4, !tbaa !12
  %idxprom9 = sext i32 %add.i to i64
  %arrayidx10 = getelementptr inbounds float, ptr %x, i64 %idxprom9
  store float %6, ptr %arrayidx10, align 4, !tbaa !10
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %idxprom11 = sext i32 %add.i to i64
  %arrayidx12 = getelementptr inbounds %struct.Particle, ptr %7, i64 %idxprom11
  %bounces13 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx12, i32 0, i32 2
  %8 = load i32, ptr %bounces13, align 4, !tbaa !15
  %idxprom14 = sext i32 %add.i to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %bounces, i64 %idxprom14
  store i32 %8, ptr %arrayidx15, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %if.end5, %if.then2, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 1, %if.then2 ], [ 0, %if.end5 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_drop() #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp eq i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  call void @free(ptr noundef %3) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind allocsize(0) }
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
!8 = !{!"p1 _ZTS8Particle", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !11, i64 0}
!13 = !{!"_ZTS8Particle", !11, i64 0, !11, i64 4, !4, i64 8}
!14 = !{!13, !11, i64 4}
!15 = !{!13, !4, i64 8}
