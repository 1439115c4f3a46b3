; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Mailbox = type { i32, i32, i64, i32 }

@_ZL3box = internal addrspace(1) global %struct.Mailbox zeroinitializer, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomic_mailbox(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %i3 = alloca i32, align 4
  %atomic-temp9 = alloca i32, align 4
  %.atomictmp14 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8thread_xv() #4
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %0, %1
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %2 = load atomic i32, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) acquire, align 8
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4, !tbaa !3
  %cmp2 = icmp ne i32 %3, 0
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  %4 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %6, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 1), align 4, !tbaa !15
  store i32 1, ptr %.atomictmp, align 4, !tbaa !3
  %7 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %7, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) release, align 8
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end

if.else:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i3) #5
  store i32 0, ptr %i3, align 4, !tbaa !3
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc15, %if.else
  %9 = load i32, ptr %i3, align 4, !tbaa !3
  %10 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %9, %10
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6

for.cond.cleanup6:                                ; preds = %for.cond4
  call void @llvm.lifetime.end.p0(ptr %i3) #5
  br label %for.end17

for.body7:                                        ; preds = %for.cond4
  br label %while.cond8

while.cond8:                                      ; preds = %while.body11, %for.body7
  %11 = load atomic i32, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) acquire, align 8
  store i32 %11, ptr %atomic-temp9, align 4
  %12 = load i32, ptr %atomic-temp9, align 4, !tbaa !3
  %cmp10 = icmp eq i32 %12, 0
  br i1 %cmp10, label %while.body11, label %while.end12

while.body11:                                     ; preds = %while.cond8
  br label %while.cond8, !llvm.loop !19

while.end12:                                      ; preds = %while.cond8
  %13 = load i64, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 2), align 8, !tbaa !20
  %mul = mul nsw i64 %13, 3
  %14 = load i32, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 1), align 4, !tbaa !15
  %conv = sext i32 %14 to i64
  %add = add nsw i64 %mul, %conv
  store i64 %add, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 2), align 8, !tbaa !20
  %15 = load i32, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 3), align 8, !tbaa !21
  %add13 = add i32 %15, 1
  store i32 %add13, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 3), align 8, !tbaa !21
  store i32 0, ptr %.atomictmp14, align 4, !tbaa !3
  %16 = load i32, ptr %.atomictmp14, align 4
  store atomic i32 %16, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr) release, align 8
  br label %for.inc15

for.inc15:                                        ; preds = %while.end12
  %17 = load i32, ptr %i3, align 4, !tbaa !3
  %inc16 = add nsw i32 %17, 1
  store i32 %inc16, ptr %i3, align 4, !tbaa !3
  br label %for.cond4, !llvm.loop !22

for.end17:                                        ; preds = %for.cond.cleanup6
  %18 = load i64, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 2), align 8, !tbaa !20
  %19 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %arrayidx18 = getelementptr inbounds i64, ptr %19, i64 0
  store i64 %18, ptr %arrayidx18, align 8, !tbaa !23
  %20 = load i32, ptr getelementptr inbounds nuw (%struct.Mailbox, ptr addrspacecast (ptr addrspace(1) @_ZL3box to ptr), i32 0, i32 3), align 8, !tbaa !21
  %conv19 = zext i32 %20 to i64
  %21 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %arrayidx20 = getelementptr inbounds i64, ptr %21, i64 1
  store i64 %conv19, ptr %arrayidx20, align 8, !tbaa !23
  br label %if.end

if.end:                                           ; preds = %for.end17, %for.end
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 long long", !9, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !4, i64 4}
!16 = !{!"_ZTS7Mailbox", !4, i64 0, !4, i64 4, !17, i64 8, !4, i64 16}
!17 = !{!"long long", !5, i64 0}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = !{!16, !17, i64 8}
!21 = !{!16, !4, i64 16}
!22 = distinct !{!22, !13, !14}
!23 = !{!17, !17, i64 0}
