; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Accumulator = type { i32, double, double, float, float }

@_ZL3acc = internal addrspace(1) global %struct.Accumulator { i32 0, double 0.000000e+00, double 0.000000e+00, float 0x46293E5940000000, float 0xC6293E5940000000 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stats_add(ptr noundef %in, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %x = alloca float, align 4
  %delta = alloca double, align 8
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %0, %1
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %2 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !10
  store float %4, ptr %x, align 4, !tbaa !10
  %5 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !12
  %add = add nsw i32 %5, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %delta) #5
  %6 = load float, ptr %x, align 4, !tbaa !10
  %conv = fpext float %6 to double
  %7 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !15
  %sub = fsub double %conv, %7
  store double %sub, ptr %delta, align 8, !tbaa !16
  %8 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !15
  %9 = load double, ptr %delta, align 8, !tbaa !16
  %10 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !12
  %conv2 = sitofp i32 %10 to double
  %div = fdiv double %9, %conv2
  %add3 = fadd double %8, %div
  store double %add3, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !15
  %11 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 2), align 8, !tbaa !17
  %12 = load double, ptr %delta, align 8, !tbaa !16
  %13 = load float, ptr %x, align 4, !tbaa !10
  %conv4 = fpext float %13 to double
  %14 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !15
  %sub5 = fsub double %conv4, %14
  %mul = fmul double %12, %sub5
  %add6 = fadd double %11, %mul
  store double %add6, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 2), align 8, !tbaa !17
  %15 = load float, ptr %x, align 4, !tbaa !10
  %16 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 3), align 8, !tbaa !18
  %cmp7 = fcmp olt float %15, %16
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %for.body
  %17 = load float, ptr %x, align 4, !tbaa !10
  store float %17, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 3), align 8, !tbaa !18
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %for.body
  %18 = load float, ptr %x, align 4, !tbaa !10
  %19 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 4), align 4, !tbaa !19
  %cmp10 = fcmp ogt float %18, %19
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  %20 = load float, ptr %x, align 4, !tbaa !10
  store float %20, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 4), align 4, !tbaa !19
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  call void @llvm.lifetime.end.p0(ptr %delta) #5
  call void @llvm.lifetime.end.p0(ptr %x) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end12
  %21 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #4
  %call1 = call noundef i32 @_ZL11block_dim_xv() #4
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #4
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stats_get(ptr noundef %out) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #4
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 1), align 8, !tbaa !15
  %2 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx = getelementptr inbounds double, ptr %2, i64 0
  store double %1, ptr %arrayidx, align 8, !tbaa !16
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %3, 1
  br i1 %cmp1, label %if.then2, label %if.end5

if.then2:                                         ; preds = %if.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !12
  %cmp3 = icmp sgt i32 %4, 1
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then2
  %5 = load double, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 2), align 8, !tbaa !17
  %6 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), align 8, !tbaa !12
  %sub = sub nsw i32 %6, 1
  %conv = sitofp i32 %sub to double
  %div = fdiv double %5, %conv
  br label %cond.end

cond.false:                                       ; preds = %if.then2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %div, %cond.true ], [ 0.000000e+00, %cond.false ]
  %7 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx4 = getelementptr inbounds double, ptr %7, i64 1
  store double %cond, ptr %arrayidx4, align 8, !tbaa !16
  br label %if.end5

if.end5:                                          ; preds = %cond.end, %if.end
  %8 = load i32, ptr %t, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %8, 2
  br i1 %cmp6, label %if.then7, label %if.end10

if.then7:                                         ; preds = %if.end5
  %9 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 3), align 8, !tbaa !18
  %conv8 = fpext float %9 to double
  %10 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx9 = getelementptr inbounds double, ptr %10, i64 2
  store double %conv8, ptr %arrayidx9, align 8, !tbaa !16
  br label %if.end10

if.end10:                                         ; preds = %if.then7, %if.end5
  %11 = load i32, ptr %t, align 4, !tbaa !3
  %cmp11 = icmp eq i32 %11, 3
  br i1 %cmp11, label %if.then12, label %if.end15

if.then12:                                        ; preds = %if.end10
  %12 = load float, ptr getelementptr inbounds nuw (%struct.Accumulator, ptr addrspacecast (ptr addrspace(1) @_ZL3acc to ptr), i32 0, i32 4), align 4, !tbaa !19
  %conv13 = fpext float %12 to double
  %13 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx14 = getelementptr inbounds double, ptr %13, i64 3
  store double %conv13, ptr %arrayidx14, align 8, !tbaa !16
  br label %if.end15

if.end15:                                         ; preds = %if.then12, %if.end10
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }

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
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS11Accumulator", !4, i64 0, !14, i64 8, !14, i64 16, !11, i64 24, !11, i64 28}
!14 = !{!"double", !5, i64 0}
!15 = !{!13, !14, i64 8}
!16 = !{!14, !14, i64 0}
!17 = !{!13, !14, i64 16}
!18 = !{!13, !11, i64 24}
!19 = !{!13, !11, i64 28}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 double", !9, i64 0}
