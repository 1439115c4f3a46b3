; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Settings = type { i32, i32, float, i8, i8, i64 }

@_ZL8settings = internal addrspace(4) constant %struct.Settings { i32 12, i32 240, float 1.500000e+00, i8 2, i8 1, i64 -3 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tone_map(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %v = alloca i32, align 4
  %f = alloca float, align 4
  %level = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %2 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 %idxprom
  %4 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = zext i8 %4 to i32
  store i32 %conv, ptr %v, align 4, !tbaa !3
  %5 = load i32, ptr %v, align 4, !tbaa !3
  %6 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), align 8, !tbaa !13
  %cmp1 = icmp slt i32 %5, %6
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %7 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), align 8, !tbaa !13
  store i32 %7, ptr %v, align 4, !tbaa !3
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  %8 = load i32, ptr %v, align 4, !tbaa !3
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 1), align 4, !tbaa !17
  %cmp4 = icmp sgt i32 %8, %9
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end3
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 1), align 4, !tbaa !17
  store i32 %10, ptr %v, align 4, !tbaa !3
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %if.end3
  call void @llvm.lifetime.start.p0(ptr %f) #4
  %11 = load i32, ptr %v, align 4, !tbaa !3
  %12 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), align 8, !tbaa !13
  %sub = sub nsw i32 %11, %12
  %conv7 = sitofp i32 %sub to float
  %13 = load float, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 2), align 8, !tbaa !18
  %mul = fmul contract float %conv7, %13
  store float %mul, ptr %f, align 4, !tbaa !19
  %14 = load i8, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 3), align 4, !tbaa !20
  %conv8 = zext i8 %14 to i32
  %cmp9 = icmp eq i32 %conv8, 2
  br i1 %cmp9, label %if.then10, label %if.end12

if.then10:                                        ; preds = %if.end6
  %15 = load float, ptr %f, align 4, !tbaa !19
  %mul11 = fmul contract float %15, 5.000000e-01
  store float %mul11, ptr %f, align 4, !tbaa !19
  br label %if.end12

if.end12:                                         ; preds = %if.then10, %if.end6
  call void @llvm.lifetime.start.p0(ptr %level) #4
  %16 = load float, ptr %f, align 4, !tbaa !19
  %conv13 = fptosi float %16 to i32
  store i32 %conv13, ptr %level, align 4, !tbaa !3
  %17 = load i8, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 4), align 1, !tbaa !21
  %tobool = icmp ne i8 %17, 0
  br i1 %tobool, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end12
  %18 = load i32, ptr %i, align 4, !tbaa !3
  %and = and i32 %18, 1
  %19 = load i32, ptr %level, align 4, !tbaa !3
  %add = add nsw i32 %19, %and
  store i32 %add, ptr %level, align 4, !tbaa !3
  br label %if.end15

if.end15:                                         ; preds = %if.then14, %if.end12
  %20 = load i32, ptr %level, align 4, !tbaa !3
  %21 = load i64, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 5), align 8, !tbaa !22
  %conv16 = trunc i64 %21 to i32
  %add17 = add nsw i32 %20, %conv16
  %22 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %23 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom18 = sext i32 %23 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %22, i64 %idxprom18
  store i32 %add17, ptr %arrayidx19, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %level) #4
  call void @llvm.lifetime.end.p0(ptr %f) #4
  call void @llvm.lifetime.end.p0(ptr %v) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end15, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #4
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
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
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
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !4, i64 0}
!14 = !{!"_ZTS8Settings", !4, i64 0, !4, i64 4, !15, i64 8, !5, i64 12, !5, i64 13, !16, i64 16}
!15 = !{!"float", !5, i64 0}
!16 = !{!"long long", !5, i64 0}
!17 = !{!14, !4, i64 4}
!18 = !{!14, !15, i64 8}
!19 = !{!15, !15, i64 0}
!20 = !{!14, !5, i64 12}
!21 = !{!14, !5, i64 13}
!22 = !{!14, !16, i64 16}
