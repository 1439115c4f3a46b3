; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Capture = type <{ i8, i32, i16, i64, i32 }>

@_ZL7capture = internal addrspace(1) global %struct.Capture <{ i8 2, i32 0, i16 17, i64 0, i32 -1 }>, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @capture_add(ptr noundef %size, i32 noundef %n) #0 {
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
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %size, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %3, 0
  br i1 %cmp2, label %if.then3, label %if.end5

if.then3:                                         ; preds = %for.body
  %4 = load i16, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !7
  %conv = zext i16 %4 to i32
  %or = or i32 %conv, 256
  %conv4 = trunc i32 %or to i16
  store i16 %conv4, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !7
  br label %for.inc

if.end5:                                          ; preds = %for.body
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 1), align 1, !tbaa !11
  %add = add i32 %5, 1
  store i32 %add, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 1), align 1, !tbaa !11
  %6 = load i64, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 3), align 1, !tbaa !12
  %idxprom6 = sext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %size, i64 %idxprom6
  %7 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %conv8 = sext i32 %7 to i64
  %add9 = add i64 %6, %conv8
  store i64 %add9, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 3), align 1, !tbaa !12
  %idxprom10 = sext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %size, i64 %idxprom10
  %8 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 4), align 1, !tbaa !13
  %cmp12 = icmp eq i32 %8, %9
  br i1 %cmp12, label %if.then13, label %if.end16

if.then13:                                        ; preds = %if.end5
  %10 = load i16, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !7
  %conv14 = zext i16 %10 to i32
  %xor = xor i32 %conv14, 2
  %conv15 = trunc i32 %xor to i16
  store i16 %conv15, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !7
  br label %if.end16

if.end16:                                         ; preds = %if.then13, %if.end5
  %idxprom17 = sext i32 %i.0 to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %size, i64 %idxprom17
  %11 = load i32, ptr %arrayidx18, align 4, !tbaa !3
  store i32 %11, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 4), align 1, !tbaa !13
  br label %for.inc

for.inc:                                          ; preds = %if.end16, %if.then3
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @capture_show(ptr noundef %out) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp ne i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), align 1, !tbaa !17
  %conv = zext i8 %3 to i64
  %arrayidx = getelementptr inbounds i64, ptr %out, i64 0
  store i64 %conv, ptr %arrayidx, align 8, !tbaa !18
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 1), align 1, !tbaa !11
  %conv1 = zext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds i64, ptr %out, i64 1
  store i64 %conv1, ptr %arrayidx2, align 8, !tbaa !18
  %5 = load i16, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !7
  %conv3 = zext i16 %5 to i64
  %arrayidx4 = getelementptr inbounds i64, ptr %out, i64 2
  store i64 %conv3, ptr %arrayidx4, align 8, !tbaa !18
  %6 = load i64, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 3), align 1, !tbaa !12
  %arrayidx5 = getelementptr inbounds i64, ptr %out, i64 3
  store i64 %6, ptr %arrayidx5, align 8, !tbaa !18
  %7 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 4), align 1, !tbaa !13
  %conv6 = sext i32 %7 to i64
  %arrayidx7 = getelementptr inbounds i64, ptr %out, i64 4
  store i64 %conv6, ptr %arrayidx7, align 8, !tbaa !18
  br label %return

return:                                           ; preds = %if.end, %if.then
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
!7 = !{!8, !9, i64 5}
!8 = !{!"_ZTS7Capture", !5, i64 0, !4, i64 1, !9, i64 5, !10, i64 7, !4, i64 15}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !4, i64 1}
!12 = !{!8, !10, i64 7}
!13 = !{!8, !4, i64 15}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!8, !5, i64 0}
!18 = !{!10, !10, i64 0}
