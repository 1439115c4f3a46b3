; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Trace = type { i32, i32, i64 }

@_ZL11last_thread = internal addrspace(1) global i32 0, align 4
@_ZL5trace = internal addrspace(1) global %struct.Trace zeroinitializer, align 8
@_ZL8progress = internal addrspace(1) global float -1.000000e+00, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @debug_counters(ptr noundef %a, ptr noundef %b, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %steps = alloca i32, align 4
  %rest = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8, !tbaa !7
  store ptr %b, ptr %b.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
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
  call void @llvm.lifetime.start.p0(ptr %x) #4
  %2 = load ptr, ptr %a.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %y) #4
  %5 = load ptr, ptr %b.addr, align 8, !tbaa !7
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %y, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %steps) #4
  store i32 0, ptr %steps, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %8 = load i32, ptr %y, align 4, !tbaa !3
  %cmp3 = icmp ne i32 %8, 0
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %rest) #4
  %9 = load i32, ptr %x, align 4, !tbaa !3
  %10 = load i32, ptr %y, align 4, !tbaa !3
  %rem = urem i32 %9, %10
  store i32 %rem, ptr %rest, align 4, !tbaa !3
  %11 = load i32, ptr %y, align 4, !tbaa !3
  store i32 %11, ptr %x, align 4, !tbaa !3
  %12 = load i32, ptr %rest, align 4, !tbaa !3
  store i32 %12, ptr %y, align 4, !tbaa !3
  %13 = load i32, ptr %steps, align 4, !tbaa !3
  %inc = add nsw i32 %13, 1
  store i32 %inc, ptr %steps, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %rest) #4
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %14 = load i32, ptr %x, align 4, !tbaa !3
  %mul = mul i32 %14, 100
  %15 = load i32, ptr %steps, align 4, !tbaa !3
  %add = add i32 %mul, %15
  %16 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %17 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %16, i64 %idxprom4
  store i32 %add, ptr %arrayidx5, align 4, !tbaa !3
  %18 = load i32, ptr %i, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %18, 0
  br i1 %cmp6, label %if.then7, label %if.end9

if.then7:                                         ; preds = %while.end
  %19 = load i32, ptr %i, align 4, !tbaa !3
  store i32 %19, ptr addrspacecast (ptr addrspace(1) @_ZL11last_thread to ptr), align 4, !tbaa !3
  %20 = load i32, ptr %steps, align 4, !tbaa !3
  store i32 %20, ptr addrspacecast (ptr addrspace(1) @_ZL5trace to ptr), align 8, !tbaa !13
  %21 = load i32, ptr %steps, align 4, !tbaa !3
  %mul8 = mul nsw i32 %21, 2
  store i32 %mul8, ptr getelementptr inbounds nuw (%struct.Trace, ptr addrspacecast (ptr addrspace(1) @_ZL5trace to ptr), i32 0, i32 1), align 4, !tbaa !16
  %22 = load i32, ptr %steps, align 4, !tbaa !3
  %conv = sext i32 %22 to i64
  %shl = shl i64 %conv, 20
  store i64 %shl, ptr getelementptr inbounds nuw (%struct.Trace, ptr addrspacecast (ptr addrspace(1) @_ZL5trace to ptr), i32 0, i32 2), align 8, !tbaa !17
  store float 1.000000e+00, ptr addrspacecast (ptr addrspace(1) @_ZL8progress to ptr), align 4, !tbaa !18
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %while.end
  call void @llvm.lifetime.end.p0(ptr %steps) #4
  call void @llvm.lifetime.end.p0(ptr %y) #4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end9, %if.then
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !4, i64 0}
!14 = !{!"_ZTS5Trace", !4, i64 0, !4, i64 4, !15, i64 8}
!15 = !{!"long long", !5, i64 0}
!16 = !{!14, !4, i64 4}
!17 = !{!14, !15, i64 8}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !5, i64 0}
