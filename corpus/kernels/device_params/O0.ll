; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Params = type { i32, i16, i8, float }

@_ZL6params = internal addrspace(1) global %struct.Params { i32 7, i16 2, i8 -1, float 5.000000e-01 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reset_params() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 7, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), align 4, !tbaa !7
  store i16 2, ptr getelementptr inbounds nuw (%struct.Params, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), i32 0, i32 1), align 4, !tbaa !11
  store i8 -1, ptr getelementptr inbounds nuw (%struct.Params, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), i32 0, i32 2), align 2, !tbaa !12
  store float 5.000000e-01, ptr getelementptr inbounds nuw (%struct.Params, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), i32 0, i32 3), align 4, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @apply_params(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !14
  store ptr %out, ptr %out.addr, align 8, !tbaa !14
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call = call noundef i32 @_ZL8global_xv() #4
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %2 = load ptr, ptr %in.addr, align 8, !tbaa !14
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %5 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), align 4, !tbaa !7
  %mul = mul nsw i32 %4, %5
  store i32 %mul, ptr %v, align 4, !tbaa !3
  %6 = load i32, ptr %v, align 4, !tbaa !3
  %7 = load i16, ptr getelementptr inbounds nuw (%struct.Params, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), i32 0, i32 1), align 4, !tbaa !11
  %conv = zext i16 %7 to i32
  %shr = ashr i32 %6, %conv
  %8 = load i8, ptr getelementptr inbounds nuw (%struct.Params, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), i32 0, i32 2), align 2, !tbaa !12
  %conv1 = sext i8 %8 to i32
  %mul2 = mul nsw i32 %shr, %conv1
  store i32 %mul2, ptr %v, align 4, !tbaa !3
  %9 = load i32, ptr %v, align 4, !tbaa !3
  %10 = load ptr, ptr %in.addr, align 8, !tbaa !14
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom3 = sext i32 %11 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %10, i64 %idxprom3
  %12 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %conv5 = sitofp i32 %12 to float
  %13 = load float, ptr getelementptr inbounds nuw (%struct.Params, ptr addrspacecast (ptr addrspace(1) @_ZL6params to ptr), i32 0, i32 3), align 4, !tbaa !13
  %mul6 = fmul contract float %conv5, %13
  %conv7 = fptosi float %mul6 to i32
  %add = add nsw i32 %9, %conv7
  %14 = load ptr, ptr %out.addr, align 8, !tbaa !14
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom8 = sext i32 %15 to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %14, i64 %idxprom8
  store i32 %add, ptr %arrayidx9, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %v) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #5
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
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS6Params", !4, i64 0, !9, i64 4, !5, i64 6, !10, i64 8}
!9 = !{!"short", !5, i64 0}
!10 = !{!"float", !5, i64 0}
!11 = !{!8, !9, i64 4}
!12 = !{!8, !5, i64 6}
!13 = !{!8, !10, i64 8}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 int", !16, i64 0}
!16 = !{!"any pointer", !5, i64 0}
