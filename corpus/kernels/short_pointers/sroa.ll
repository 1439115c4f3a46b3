; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Task = type { ptr, i16, i8, i64 }
%struct.Defaults = type { i8, i64 }

@_ZZ14short_pointersE4task = internal addrspace(3) global %struct.Task undef, align 8
@_ZL8defaults = internal addrspace(4) constant %struct.Defaults { i8 3, i64 1000 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @short_pointers(ptr noundef %a, ptr noundef %b, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %round.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %round.0, 2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp eq i32 %0, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %tobool = icmp ne i32 %round.0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %b, %cond.true ], [ %a, %cond.false ]
  store ptr %cond, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), align 8, !tbaa !7
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %sub = sub nsw i32 %n, %1
  %conv = trunc i32 %sub to i16
  store i16 %conv, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 1), align 8, !tbaa !13
  %2 = load i8, ptr addrspacecast (ptr addrspace(4) @_ZL8defaults to ptr), align 8, !tbaa !14
  %conv3 = zext i8 %2 to i32
  %add = add nsw i32 %conv3, %round.0
  %conv4 = trunc i32 %add to i8
  store i8 %conv4, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 2), align 2, !tbaa !16
  %tobool5 = icmp ne i32 %round.0, 0
  br i1 %tobool5, label %cond.true6, label %cond.false7

cond.true6:                                       ; preds = %cond.end
  %3 = load i64, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(4) @_ZL8defaults to ptr), i32 0, i32 1), align 8, !tbaa !17
  br label %cond.end9

cond.false7:                                      ; preds = %cond.end
  %4 = load i64, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(4) @_ZL8defaults to ptr), i32 0, i32 1), align 8, !tbaa !17
  %sub8 = sub nsw i64 0, %4
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false7, %cond.true6
  %cond10 = phi i64 [ %3, %cond.true6 ], [ %sub8, %cond.false7 ]
  store i64 %cond10, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 3), align 8, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %cond.end9, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %5 = load i16, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 1), align 8, !tbaa !13
  %conv11 = zext i16 %5 to i32
  %cmp12 = icmp slt i32 %0, %conv11
  br i1 %cmp12, label %if.then13, label %if.end23

if.then13:                                        ; preds = %if.end
  %6 = load ptr, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), align 8, !tbaa !7
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv14 = sext i32 %7 to i64
  %8 = load i8, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 2), align 2, !tbaa !16
  %conv15 = zext i8 %8 to i32
  %sh_prom = zext i32 %conv15 to i64
  %shl = shl i64 %conv14, %sh_prom
  %9 = load i64, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 3), align 8, !tbaa !18
  %add16 = add nsw i64 %shl, %9
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %10, 2
  %add18 = add nsw i32 %mul, %round.0
  %mul19 = mul nsw i32 %add18, %n
  %add20 = add nsw i32 %mul19, %0
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds i64, ptr %out, i64 %idxprom21
  store i64 %add16, ptr %arrayidx22, align 8, !tbaa !19
  br label %if.end23

if.end23:                                         ; preds = %if.then13, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc

for.inc:                                          ; preds = %if.end23
  %inc = add nsw i32 %round.0, 1
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS4Task", !9, i64 0, !11, i64 8, !5, i64 10, !12, i64 16}
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!"short", !5, i64 0}
!12 = !{!"long long", !5, i64 0}
!13 = !{!8, !11, i64 8}
!14 = !{!15, !5, i64 0}
!15 = !{!"_ZTS8Defaults", !5, i64 0, !12, i64 8}
!16 = !{!8, !5, i64 10}
!17 = !{!15, !12, i64 8}
!18 = !{!8, !12, i64 16}
!19 = !{!12, !12, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
