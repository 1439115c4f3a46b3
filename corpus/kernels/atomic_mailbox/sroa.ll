; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Mailbox = type { i32, i32, i64, i32 }

@_ZL3box = internal addrspace(1) global %struct.Mailbox zeroinitializer, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomic_mailbox(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %n
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %1 = load atomic i32, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) acquire, align 8
  %cmp2 = icmp ne i32 %1, 0
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %while.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %2, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 1), align 4, !tbaa !10
  store atomic i32 1, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) release, align 8
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end

if.else:                                          ; preds = %entry
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc15, %if.else
  %i3.0 = phi i32 [ 0, %if.else ], [ %inc16, %for.inc15 ]
  %cmp5 = icmp slt i32 %i3.0, %n
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6

for.cond.cleanup6:                                ; preds = %for.cond4
  br label %for.end17

for.body7:                                        ; preds = %for.cond4
  br label %while.cond8

while.cond8:                                      ; preds = %while.body11, %for.body7
  %3 = load atomic i32, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) acquire, align 8
  %cmp10 = icmp eq i32 %3, 0
  br i1 %cmp10, label %while.body11, label %while.end12

while.body11:                                     ; preds = %while.cond8
  br label %while.cond8, !llvm.loop !14

while.end12:                                      ; preds = %while.cond8
  %4 = load i64, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 2), align 8, !tbaa !15
  %mul = mul nsw i64 %4, 3
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 1), align 4, !tbaa !10
  %conv = sext i32 %5 to i64
  %add = add nsw i64 %mul, %conv
  store i64 %add, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 2), align 8, !tbaa !15
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 3), align 8, !tbaa !16
  %add13 = add i32 %6, 1
  store i32 %add13, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 3), align 8, !tbaa !16
  store atomic i32 0, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) release, align 8
  br label %for.inc15

for.inc15:                                        ; preds = %while.end12
  %inc16 = add nsw i32 %i3.0, 1
  br label %for.cond4, !llvm.loop !17

for.end17:                                        ; preds = %for.cond.cleanup6
  %7 = load i64, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 2), align 8, !tbaa !15
  %arrayidx18 = getelementptr inbounds i64, ptr %out, i64 0
  store i64 %7, ptr %arrayidx18, align 8, !tbaa !18
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 3), align 8, !tbaa !16
  %conv19 = zext i32 %8 to i64
  %arrayidx20 = getelementptr inbounds i64, ptr %out, i64 1
  store i64 %conv19, ptr %arrayidx20, align 8, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %for.end17, %for.end
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !4, i64 4}
!11 = !{!"_ZTS7Mailbox", !4, i64 0, !4, i64 4, !12, i64 8, !4, i64 16}
!12 = !{!"long long", !5, i64 0}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
!15 = !{!11, !12, i64 8}
!16 = !{!11, !4, i64 16}
!17 = distinct !{!17, !8, !9}
!18 = !{!12, !12, i64 0}
