; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Machine = type { i32, i8, i64, i32 }

@_ZL7machine = internal addrspace(1) global %struct.Machine { i32 0, i8 3, i64 0, i32 0 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @machine_event(i32 noundef %event, i32 noundef %amount) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp ne i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %sw.epilog

if.end:                                           ; preds = %entry
  %3 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), align 8, !tbaa !7
  switch i32 %3, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb4
    i32 2, label %sw.bb11
  ]

sw.bb:                                            ; preds = %if.end
  %cmp1 = icmp eq i32 %event, 1
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %sw.bb
  store i32 1, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), align 8, !tbaa !7
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %sw.bb
  br label %sw.epilog

sw.bb4:                                           ; preds = %if.end
  %cmp5 = icmp eq i32 %event, 2
  br i1 %cmp5, label %if.then6, label %if.else

if.then6:                                         ; preds = %sw.bb4
  store i32 2, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), align 8, !tbaa !7
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 3), align 8, !tbaa !10
  %add = add nsw i32 %4, 1
  store i32 %add, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 3), align 8, !tbaa !10
  br label %if.end10

if.else:                                          ; preds = %sw.bb4
  %cmp7 = icmp eq i32 %event, 0
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.else
  store i32 0, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), align 8, !tbaa !7
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %if.else
  br label %if.end10

if.end10:                                         ; preds = %if.end9, %if.then6
  br label %sw.epilog

sw.bb11:                                          ; preds = %if.end
  %5 = load i64, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 2), align 8, !tbaa !11
  %conv = sext i32 %amount to i64
  %add12 = add nsw i64 %5, %conv
  store i64 %add12, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 2), align 8, !tbaa !11
  %cmp13 = icmp eq i32 %event, 3
  br i1 %cmp13, label %if.then14, label %if.else19

if.then14:                                        ; preds = %sw.bb11
  %6 = load i8, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 1), align 4, !tbaa !12
  %conv15 = zext i8 %6 to i32
  %sub = sub nsw i32 %conv15, 1
  %conv16 = trunc i32 %sub to i8
  store i8 %conv16, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 1), align 4, !tbaa !12
  %7 = load i8, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 1), align 4, !tbaa !12
  %conv17 = zext i8 %7 to i32
  %cmp18 = icmp eq i32 %conv17, 0
  %8 = zext i1 %cmp18 to i64
  %cond = select i1 %cmp18, i32 3, i32 1
  store i32 %cond, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), align 8, !tbaa !7
  br label %if.end23

if.else19:                                        ; preds = %sw.bb11
  %cmp20 = icmp eq i32 %event, 0
  br i1 %cmp20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.else19
  store i32 0, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), align 8, !tbaa !7
  br label %if.end22

if.end22:                                         ; preds = %if.then21, %if.else19
  br label %if.end23

if.end23:                                         ; preds = %if.end22, %if.then14
  br label %sw.epilog

sw.default:                                       ; preds = %if.end
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %if.end23, %if.end10, %if.end3, %if.then
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @machine_report(ptr noundef %out, i32 noundef %slot) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), align 8, !tbaa !7
  %conv = sext i32 %1 to i64
  br label %cond.end11

cond.false:                                       ; preds = %entry
  %cmp1 = icmp eq i32 %0, 1
  br i1 %cmp1, label %cond.true2, label %cond.false4

cond.true2:                                       ; preds = %cond.false
  %2 = load i8, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 1), align 4, !tbaa !12
  %conv3 = zext i8 %2 to i64
  br label %cond.end9

cond.false4:                                      ; preds = %cond.false
  %cmp5 = icmp eq i32 %0, 2
  br i1 %cmp5, label %cond.true6, label %cond.false7

cond.true6:                                       ; preds = %cond.false4
  %3 = load i64, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 2), align 8, !tbaa !11
  br label %cond.end

cond.false7:                                      ; preds = %cond.false4
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Machine, ptr addrspacecast (ptr addrspace(1) @_ZL7machine to ptr), i32 0, i32 3), align 8, !tbaa !10
  %conv8 = sext i32 %4 to i64
  br label %cond.end

cond.end:                                         ; preds = %cond.false7, %cond.true6
  %cond = phi i64 [ %3, %cond.true6 ], [ %conv8, %cond.false7 ]
  br label %cond.end9

cond.end9:                                        ; preds = %cond.end, %cond.true2
  %cond10 = phi i64 [ %conv3, %cond.true2 ], [ %cond, %cond.end ]
  br label %cond.end11

cond.end11:                                       ; preds = %cond.end9, %cond.true
  %cond12 = phi i64 [ %conv, %cond.true ], [ %cond10, %cond.end9 ]
  %mul = mul nsw i32 %slot, 4
  %add = add nsw i32 %mul, %0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i64, ptr %out, i64 %idxprom
  store i64 %cond12, ptr %arrayidx, align 8, !tbaa !13
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS7Machine", !4, i64 0, !5, i64 4, !9, i64 8, !4, i64 16}
!9 = !{!"long long", !5, i64 0}
!10 = !{!8, !4, i64 16}
!11 = !{!8, !9, i64 8}
!12 = !{!8, !5, i64 4}
!13 = !{!9, !9, i64 0}
