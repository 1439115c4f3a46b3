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
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %add.i to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %b, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %x.0 = phi i32 [ %3, %if.end ], [ %y.0, %while.body ]
  %y.0 = phi i32 [ %4, %if.end ], [ %rem, %while.body ]
  %steps.0 = phi i32 [ 0, %if.end ], [ %inc, %while.body ]
  %cmp3 = icmp ne i32 %y.0, 0
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %rem = urem i32 %x.0, %y.0
  %inc = add nsw i32 %steps.0, 1
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %while.cond
  %mul = mul i32 %x.0, 100
  %add = add i32 %mul, %steps.0
  %idxprom4 = sext i32 %add.i to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %out, i64 %idxprom4
  store i32 %add, ptr %arrayidx5, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %add.i, 0
  br i1 %cmp6, label %if.then7, label %if.end9

if.then7:                                         ; preds = %while.end
  store i32 %add.i, ptr addrspacecast (ptr addrspace(1) @_ZL11last_thread to ptr), align 4, !tbaa !3
  store i32 %steps.0, ptr addrspacecast (ptr addrspace(1) @_ZL5trace to ptr), align 8, !tbaa !10
  %mul8 = mul nsw i32 %steps.0, 2
  store i32 %mul8, ptr getelementptr inbounds nuw (%struct.Trace, ptr addrspacecast (ptr addrspace(1) @_ZL5trace to ptr), i32 0, i32 1), align 4, !tbaa !13
  %conv = sext i32 %steps.0 to i64
  %shl = shl i64 %conv, 20
  store i64 %shl, ptr getelementptr inbounds nuw (%struct.Trace, ptr addrspacecast (ptr addrspace(1) @_ZL5trace to ptr), i32 0, i32 2), align 8, !tbaa !14
  store float 1.000000e+00, ptr addrspacecast (ptr addrspace(1) @_ZL8progress to ptr), align 4, !tbaa !15
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %while.end
  br label %cleanup

cleanup:                                          ; preds = %if.end9, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end9 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS5Trace", !4, i64 0, !4, i64 4, !12, i64 8}
!12 = !{!"long long", !5, i64 0}
!13 = !{!11, !4, i64 4}
!14 = !{!11, !12, i64 8}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
