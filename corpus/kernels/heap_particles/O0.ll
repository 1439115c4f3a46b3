; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Particle = type { float, float, i32 }

@_ZL9particles = internal addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_make() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %0, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %call2 = call ptr @malloc(i64 noundef 384) #7
  store ptr %call2, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_place(ptr noundef %x, ptr noundef %v) #0 {
entry:
  %x.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %v, ptr %v.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %i) #8
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, 32
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp ne ptr %1, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %2 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !12
  %5 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds %struct.Particle, ptr %5, i64 %idxprom2
  %x4 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx3, i32 0, i32 0
  store float %4, ptr %x4, align 4, !tbaa !14
  %7 = load ptr, ptr %v.addr, align 8, !tbaa !10
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom5 = sext i32 %8 to i64
  %arrayidx6 = getelementptr inbounds float, ptr %7, i64 %idxprom5
  %9 = load float, ptr %arrayidx6, align 4, !tbaa !12
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom7 = sext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds %struct.Particle, ptr %10, i64 %idxprom7
  %v9 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx8, i32 0, i32 1
  store float %9, ptr %v9, align 4, !tbaa !16
  %12 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom10 = sext i32 %13 to i64
  %arrayidx11 = getelementptr inbounds %struct.Particle, ptr %12, i64 %idxprom10
  %bounces = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx11, i32 0, i32 2
  store i32 0, ptr %bounces, align 4, !tbaa !17
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @llvm.lifetime.end.p0(ptr %i) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_step(float noundef %by) #0 {
entry:
  %by.addr = alloca float, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x = alloca float, align 4
  store float %by, ptr %by.addr, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %i) #8
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, 32
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %1, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %x) #8
  %2 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds %struct.Particle, ptr %2, i64 %idxprom
  %x2 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx, i32 0, i32 0
  %4 = load float, ptr %x2, align 4, !tbaa !14
  %5 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds %struct.Particle, ptr %5, i64 %idxprom3
  %v = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx4, i32 0, i32 1
  %7 = load float, ptr %v, align 4, !tbaa !16
  %8 = load float, ptr %by.addr, align 4, !tbaa !12
  %mul = fmul float %7, %8
  %add = fadd float %4, %mul
  store float %add, ptr %x, align 4, !tbaa !12
  %9 = load float, ptr %x, align 4, !tbaa !12
  %cmp5 = fcmp olt float %9, 0.000000e+00
  br i1 %cmp5, label %if.then8, label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %if.end
  %10 = load float, ptr %x, align 4, !tbaa !12
  %cmp7 = fcmp ogt float %10, 1.000000e+00
  br i1 %cmp7, label %if.then8, label %if.else

if.then8:                                         ; preds = %lor.lhs.false6, %if.end
  %11 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom9 = sext i32 %12 to i64
  %arrayidx10 = getelementptr inbounds %struct.Particle, ptr %11, i64 %idxprom9
  %v11 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx10, i32 0, i32 1
  %13 = load float, ptr %v11, align 4, !tbaa !16
  %fneg = fneg float %13
  %14 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom12 = sext i32 %15 to i64
  %arrayidx13 = getelementptr inbounds %struct.Particle, ptr %14, i64 %idxprom12
  %v14 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx13, i32 0, i32 1
  store float %fneg, ptr %v14, align 4, !tbaa !16
  %16 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom15 = sext i32 %17 to i64
  %arrayidx16 = getelementptr inbounds %struct.Particle, ptr %16, i64 %idxprom15
  %bounces = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx16, i32 0, i32 2
  %18 = load i32, ptr %bounces, align 4, !tbaa !17
  %add17 = add nsw i32 %18, 1
  %19 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %20 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom18 = sext i32 %20 to i64
  %arrayidx19 = getelementptr inbounds %struct.Particle, ptr %19, i64 %idxprom18
  %bounces20 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx19, i32 0, i32 2
  store i32 %add17, ptr %bounces20, align 4, !tbaa !17
  br label %if.end24

if.else:                                          ; preds = %lor.lhs.false6
  %21 = load float, ptr %x, align 4, !tbaa !12
  %22 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %23 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom21 = sext i32 %23 to i64
  %arrayidx22 = getelementptr inbounds %struct.Particle, ptr %22, i64 %idxprom21
  %x23 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx22, i32 0, i32 0
  store float %21, ptr %x23, align 4, !tbaa !14
  br label %if.end24

if.end24:                                         ; preds = %if.else, %if.then8
  call void @llvm.lifetime.end.p0(ptr %x) #8
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end24, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #8
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_show(ptr noundef %x, ptr noundef %bounces) #0 {
entry:
  %x.addr = alloca ptr, align 8
  %bounces.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %bounces, ptr %bounces.addr, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %i) #8
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %1, null
  br i1 %cmp1, label %if.then2, label %if.end5

if.then2:                                         ; preds = %if.end
  %2 = load ptr, ptr %bounces.addr, align 8, !tbaa !18
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %4, 100
  %5 = load ptr, ptr %bounces.addr, align 8, !tbaa !18
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %idxprom3
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !3
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end5:                                          ; preds = %if.end
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %8 to i64
  %arrayidx7 = getelementptr inbounds %struct.Particle, ptr %7, i64 %idxprom6
  %x8 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx7, i32 0, i32 0
  %9 = load float, ptr %x8, align 4, !tbaa !14
  %10 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom9 = sext i32 %11 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %10, i64 %idxprom9
  store float %9, ptr %arrayidx10, align 4, !tbaa !12
  %12 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom11 = sext i32 %13 to i64
  %arrayidx12 = getelementptr inbounds %struct.Particle, ptr %12, i64 %idxprom11
  %bounces13 = getelementptr inbounds nuw %struct.Particle, ptr %arrayidx12, i32 0, i32 2
  %14 = load i32, ptr %bounces13, align 4, !tbaa !17
  %15 = load ptr, ptr %bounces.addr, align 8, !tbaa !18
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom14 = sext i32 %16 to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %15, i64 %idxprom14
  store i32 %14, ptr %arrayidx15, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end5, %if.then2, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #8
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @particles_drop() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  call void @free(ptr noundef %0) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !13, i64 0}
!15 = !{!"_ZTS8Particle", !13, i64 0, !13, i64 4, !4, i64 8}
!16 = !{!15, !13, i64 4}
!17 = !{!15, !4, i64 8}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !9, i64 0}
