; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Clock = type { i8, i16, i8, i32, i8, i64 }

@_ZL3clk = internal addrspace(1) global %struct.Clock { i8 -6, i16 59, i8 58, i32 0, i8 0, i64 0 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clock_tick(i32 noundef %n, i32 noundef %step) #0 {
entry:
  %n.addr = alloca i32, align 4
  %step.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %before = alloca i8, align 1
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %step, ptr %step.addr, align 4, !tbaa !3
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
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %before) #5
  %2 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  store i8 %2, ptr %before, align 1, !tbaa !11
  %3 = load i8, ptr %before, align 1, !tbaa !11
  %conv = zext i8 %3 to i32
  %4 = load i32, ptr %step.addr, align 4, !tbaa !3
  %add = add nsw i32 %conv, %4
  %conv2 = trunc i32 %add to i8
  store i8 %conv2, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  %5 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  %conv3 = zext i8 %5 to i32
  %6 = load i8, ptr %before, align 1, !tbaa !11
  %conv4 = zext i8 %6 to i32
  %cmp5 = icmp slt i32 %conv3, %conv4
  %conv6 = zext i1 %cmp5 to i8
  store i8 %conv6, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 4), align 4, !tbaa !12
  %7 = load i64, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 5), align 8, !tbaa !13
  %8 = load i32, ptr %step.addr, align 4, !tbaa !3
  %conv7 = sext i32 %8 to i64
  %add8 = add i64 %7, %conv7
  store i64 %add8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 5), align 8, !tbaa !13
  %9 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 4), align 4, !tbaa !12
  %tobool = icmp ne i8 %9, 0
  br i1 %tobool, label %if.end10, label %if.then9

if.then9:                                         ; preds = %for.body
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end10:                                         ; preds = %for.body
  %10 = load i16, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !14
  %conv11 = zext i16 %10 to i32
  %add12 = add nsw i32 %conv11, 1
  %conv13 = trunc i32 %add12 to i16
  store i16 %conv13, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !14
  %11 = load i16, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !14
  %conv14 = zext i16 %11 to i32
  %cmp15 = icmp slt i32 %conv14, 60
  br i1 %cmp15, label %if.then16, label %if.end17

if.then16:                                        ; preds = %if.end10
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end17:                                         ; preds = %if.end10
  store i16 0, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !14
  %12 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !15
  %conv18 = zext i8 %12 to i32
  %add19 = add nsw i32 %conv18, 1
  %conv20 = trunc i32 %add19 to i8
  store i8 %conv20, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !15
  %13 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !15
  %conv21 = zext i8 %13 to i32
  %cmp22 = icmp eq i32 %conv21, 60
  br i1 %cmp22, label %if.then23, label %if.end25

if.then23:                                        ; preds = %if.end17
  store i8 0, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !15
  %14 = load i32, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 3), align 8, !tbaa !16
  %add24 = add i32 %14, 1
  store i32 %add24, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 3), align 8, !tbaa !16
  br label %if.end25

if.end25:                                         ; preds = %if.then23, %if.end17
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end25, %if.then16, %if.then9
  call void @llvm.lifetime.end.p0(ptr %before) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %if.then, %for.cond.cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
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
define dso_local ptx_kernel void @clock_read(ptr noundef %out) #0 {
entry:
  %out.addr = alloca ptr, align 8
  store ptr %out, ptr %out.addr, align 8, !tbaa !20
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 5), align 8, !tbaa !13
  %mul = mul i64 %0, 1000000
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 3), align 8, !tbaa !16
  %mul1 = mul i32 %1, 10000
  %conv = zext i32 %mul1 to i64
  %add = add i64 %mul, %conv
  %2 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !15
  %conv2 = zext i8 %2 to i32
  %mul3 = mul nsw i32 %conv2, 100
  %conv4 = sext i32 %mul3 to i64
  %add5 = add i64 %add, %conv4
  %3 = load i16, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !14
  %conv6 = zext i16 %3 to i64
  %add7 = add i64 %add5, %conv6
  %4 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx = getelementptr inbounds i64, ptr %4, i64 0
  store i64 %add7, ptr %arrayidx, align 8, !tbaa !23
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call8 = call noundef i32 @_ZL8global_xv() #4
  %cmp9 = icmp eq i32 %call8, 1
  br i1 %cmp9, label %if.then10, label %if.end17

if.then10:                                        ; preds = %if.end
  %5 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  %conv11 = zext i8 %5 to i32
  %mul12 = mul nsw i32 %conv11, 2
  %6 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 4), align 4, !tbaa !12
  %conv13 = zext i8 %6 to i32
  %add14 = add nsw i32 %mul12, %conv13
  %conv15 = sext i32 %add14 to i64
  %7 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx16 = getelementptr inbounds i64, ptr %7, i64 1
  store i64 %conv15, ptr %arrayidx16, align 8, !tbaa !23
  br label %if.end17

if.end17:                                         ; preds = %if.then10, %if.end
  ret void
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
!7 = !{!8, !5, i64 0}
!8 = !{!"_ZTS5Clock", !5, i64 0, !9, i64 2, !5, i64 4, !4, i64 8, !5, i64 12, !10, i64 16}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!5, !5, i64 0}
!12 = !{!8, !5, i64 12}
!13 = !{!8, !10, i64 16}
!14 = !{!8, !9, i64 2}
!15 = !{!8, !5, i64 4}
!16 = !{!8, !4, i64 8}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long long", !22, i64 0}
!22 = !{!"any pointer", !5, i64 0}
!23 = !{!10, !10, i64 0}
