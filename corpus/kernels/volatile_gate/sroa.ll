; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Gate = type { i32, i32 }
%struct.Counts = type { i32, i32, i64 }

@_ZL4gate = internal addrspace(1) global %struct.Gate { i32 3, i32 20 }, align 4
@_ZL6counts = internal addrspace(1) global %struct.Counts zeroinitializer, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_gate(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
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
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %n
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %4 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), align 4, !tbaa !7
  %rem = srem i32 %3, %4
  %cmp2 = icmp eq i32 %rem, 0
  br i1 %cmp2, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %for.body
  %idxprom3 = sext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %in, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Gate, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), i32 0, i32 1), align 4, !tbaa !9
  %cmp5 = icmp slt i32 %5, %6
  br i1 %cmp5, label %if.then6, label %if.else

if.then6:                                         ; preds = %land.lhs.true
  %7 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !10
  %add = add nsw i32 %7, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !10
  %8 = load i64, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 2), align 8, !tbaa !13
  %idxprom7 = sext i32 %i.0 to i64
  %arrayidx8 = getelementptr inbounds i32, ptr %in, i64 %idxprom7
  %9 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  %conv = sext i32 %9 to i64
  %add9 = add nsw i64 %8, %conv
  store i64 %add9, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 2), align 8, !tbaa !13
  br label %if.end11

if.else:                                          ; preds = %land.lhs.true, %for.body
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 1), align 4, !tbaa !14
  %add10 = add nsw i32 %10, 1
  store i32 %add10, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 1), align 4, !tbaa !14
  br label %if.end11

if.end11:                                         ; preds = %if.else, %if.then6
  %11 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !10
  %cmp12 = icmp eq i32 %11, 4
  br i1 %cmp12, label %if.then13, label %if.end14

if.then13:                                        ; preds = %if.end11
  store volatile i32 2, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), align 4, !tbaa !7
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %if.end11
  br label %for.inc

for.inc:                                          ; preds = %if.end14
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond.cleanup
  %12 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !10
  %conv15 = sext i32 %12 to i64
  %arrayidx16 = getelementptr inbounds i64, ptr %out, i64 0
  store i64 %conv15, ptr %arrayidx16, align 8, !tbaa !18
  %13 = load i32, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 1), align 4, !tbaa !14
  %conv17 = sext i32 %13 to i64
  %arrayidx18 = getelementptr inbounds i64, ptr %out, i64 1
  store i64 %conv17, ptr %arrayidx18, align 8, !tbaa !18
  %14 = load i64, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 2), align 8, !tbaa !13
  %arrayidx19 = getelementptr inbounds i64, ptr %out, i64 2
  store i64 %14, ptr %arrayidx19, align 8, !tbaa !18
  br label %return

return:                                           ; preds = %for.end, %if.then
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
!8 = !{!"_ZTS4Gate", !4, i64 0, !4, i64 4}
!9 = !{!8, !4, i64 4}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS6Counts", !4, i64 0, !4, i64 4, !12, i64 8}
!12 = !{!"long long", !5, i64 0}
!13 = !{!11, !12, i64 8}
!14 = !{!11, !4, i64 4}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!12, !12, i64 0}
