; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Clock = type { i8, i16, i8, i32, i8, i64 }

@_ZL3clk = internal addrspace(1) global %struct.Clock { i8 -6, i16 59, i8 58, i32 0, i8 0, i64 0 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clock_tick(i32 noundef %n, i32 noundef %step) #0 {
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
  %3 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  %conv = zext i8 %3 to i32
  %add = add nsw i32 %conv, %step
  %conv2 = trunc i32 %add to i8
  store i8 %conv2, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  %4 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  %conv3 = zext i8 %4 to i32
  %conv4 = zext i8 %3 to i32
  %cmp5 = icmp slt i32 %conv3, %conv4
  %conv6 = zext i1 %cmp5 to i8
  store i8 %conv6, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 4), align 4, !tbaa !11
  %5 = load i64, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 5), align 8, !tbaa !12
  %conv7 = sext i32 %step to i64
  %add8 = add i64 %5, %conv7
  store i64 %add8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 5), align 8, !tbaa !12
  %6 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 4), align 4, !tbaa !11
  %tobool = icmp ne i8 %6, 0
  br i1 %tobool, label %if.end10, label %if.then9

if.then9:                                         ; preds = %for.body
  br label %cleanup

if.end10:                                         ; preds = %for.body
  %7 = load i16, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !13
  %conv11 = zext i16 %7 to i32
  %add12 = add nsw i32 %conv11, 1
  %conv13 = trunc i32 %add12 to i16
  store i16 %conv13, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !13
  %8 = load i16, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !13
  %conv14 = zext i16 %8 to i32
  %cmp15 = icmp slt i32 %conv14, 60
  br i1 %cmp15, label %if.then16, label %if.end17

if.then16:                                        ; preds = %if.end10
  br label %cleanup

if.end17:                                         ; preds = %if.end10
  store i16 0, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !13
  %9 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !14
  %conv18 = zext i8 %9 to i32
  %add19 = add nsw i32 %conv18, 1
  %conv20 = trunc i32 %add19 to i8
  store i8 %conv20, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !14
  %10 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !14
  %conv21 = zext i8 %10 to i32
  %cmp22 = icmp eq i32 %conv21, 60
  br i1 %cmp22, label %if.then23, label %if.end25

if.then23:                                        ; preds = %if.end17
  store i8 0, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !14
  %11 = load i32, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 3), align 8, !tbaa !15
  %add24 = add i32 %11, 1
  store i32 %add24, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 3), align 8, !tbaa !15
  br label %if.end25

if.end25:                                         ; preds = %if.then23, %if.end17
  br label %cleanup

cleanup:                                          ; preds = %if.end25, %if.then16, %if.then9
  %cleanup.dest.slot.0 = phi i32 [ 4, %if.then16 ], [ 0, %if.end25 ], [ 4, %if.then9 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup, %if.then
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clock_read(ptr noundef %out) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i3 = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i5 = add nsw i32 %mul.i3, %2
  %cmp = icmp eq i32 %add.i5, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i64, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 5), align 8, !tbaa !12
  %mul = mul i64 %3, 1000000
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 3), align 8, !tbaa !15
  %mul1 = mul i32 %4, 10000
  %conv = zext i32 %mul1 to i64
  %add = add i64 %mul, %conv
  %5 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 2), align 4, !tbaa !14
  %conv2 = zext i8 %5 to i32
  %mul3 = mul nsw i32 %conv2, 100
  %conv4 = sext i32 %mul3 to i64
  %add5 = add i64 %add, %conv4
  %6 = load i16, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 1), align 2, !tbaa !13
  %conv6 = zext i16 %6 to i64
  %add7 = add i64 %add5, %conv6
  %arrayidx = getelementptr inbounds i64, ptr %out, i64 0
  store i64 %add7, ptr %arrayidx, align 8, !tbaa !19
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %7, %8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %9
  %cmp9 = icmp eq i32 %add.i, 1
  br i1 %cmp9, label %if.then10, label %if.end17

if.then10:                                        ; preds = %if.end
  %10 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), align 8, !tbaa !7
  %conv11 = zext i8 %10 to i32
  %mul12 = mul nsw i32 %conv11, 2
  %11 = load i8, ptr getelementptr inbounds nuw (%struct.Clock, ptr addrspacecast (ptr addrspace(1) @_ZL3clk to ptr), i32 0, i32 4), align 4, !tbaa !11
  %conv13 = zext i8 %11 to i32
  %add14 = add nsw i32 %mul12, %conv13
  %conv15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds i64, ptr %out, i64 1
  store i64 %conv15, ptr %arrayidx16, align 8, !tbaa !19
  br label %if.end17

if.end17:                                         ; preds = %if.then10, %if.end
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
!7 = !{!8, !5, i64 0}
!8 = !{!"_ZTS5Clock", !5, i64 0, !9, i64 2, !5, i64 4, !4, i64 8, !5, i64 12, !10, i64 16}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !5, i64 12}
!12 = !{!8, !10, i64 16}
!13 = !{!8, !9, i64 2}
!14 = !{!8, !5, i64 4}
!15 = !{!8, !4, i64 8}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!10, !10, i64 0}
