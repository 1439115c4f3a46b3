; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Defaults = type { i64, i32, i8 }

@_ZL8defaults = internal addrspace(1) global %struct.Defaults { i64 1099511627776, i32 1, i8 1 }, align 8
@_ZL6factor = internal addrspace(1) global [6 x i32] [i32 1, i32 60, i32 3600, i32 86400, i32 604800, i32 31536000], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unit_table(ptr noundef %amount, ptr noundef %unit, ptr noundef %out, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds i32, ptr %amount, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %3 to i64
  %idxprom1 = sext i32 %add.i to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %unit, i64 %idxprom1
  %4 = load i8, ptr %arrayidx2, align 1, !tbaa !7
  %conv3 = zext i8 %4 to i32
  switch i32 %conv3, label %sw.epilog.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb1.i
    i32 2, label %sw.bb3.i
    i32 3, label %sw.bb5.i
    i32 4, label %sw.bb7.i
    i32 5, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %if.end
  %5 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), align 4, !tbaa !3
  %conv.i = sext i32 %5 to i64
  br label %_ZL9factor_ofi.exit

sw.bb1.i:                                         ; preds = %if.end
  %6 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 1), align 4, !tbaa !3
  %conv2.i = sext i32 %6 to i64
  br label %_ZL9factor_ofi.exit

sw.bb3.i:                                         ; preds = %if.end
  %7 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 2), align 4, !tbaa !3
  %conv4.i = sext i32 %7 to i64
  br label %_ZL9factor_ofi.exit

sw.bb5.i:                                         ; preds = %if.end
  %8 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 3), align 4, !tbaa !3
  %conv6.i = sext i32 %8 to i64
  br label %_ZL9factor_ofi.exit

sw.bb7.i:                                         ; preds = %if.end
  %9 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 4), align 4, !tbaa !3
  %conv8.i = sext i32 %9 to i64
  br label %_ZL9factor_ofi.exit

sw.bb9.i:                                         ; preds = %if.end
  %10 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 5), align 4, !tbaa !3
  %conv10.i = sext i32 %10 to i64
  br label %_ZL9factor_ofi.exit

sw.epilog.i:                                      ; preds = %if.end
  %11 = load i8, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), i32 0, i32 2), align 4, !tbaa !8
  %tobool.i = icmp ne i8 %11, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %sw.epilog.i
  br label %cond.end.i

cond.false.i:                                     ; preds = %sw.epilog.i
  %12 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), align 4, !tbaa !3
  %13 = load i32, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), i32 0, i32 1), align 8, !tbaa !11
  %mul.i1 = mul nsw i32 %12, %13
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %mul.i1, %cond.false.i ]
  %conv11.i = sext i32 %cond.i to i64
  br label %_ZL9factor_ofi.exit

_ZL9factor_ofi.exit:                              ; preds = %sw.bb.i, %sw.bb1.i, %sw.bb3.i, %sw.bb5.i, %sw.bb7.i, %sw.bb9.i, %cond.end.i
  %retval.i.0 = phi i64 [ %conv11.i, %cond.end.i ], [ %conv.i, %sw.bb.i ], [ %conv2.i, %sw.bb1.i ], [ %conv4.i, %sw.bb3.i ], [ %conv6.i, %sw.bb5.i ], [ %conv8.i, %sw.bb7.i ], [ %conv10.i, %sw.bb9.i ]
  %mul = mul nsw i64 %conv, %retval.i.0
  %14 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), align 8, !tbaa !12
  %cmp5 = icmp sgt i64 %mul, %14
  br i1 %cmp5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %_ZL9factor_ofi.exit
  %15 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), align 8, !tbaa !12
  br label %cond.end

cond.false:                                       ; preds = %_ZL9factor_ofi.exit
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %15, %cond.true ], [ %mul, %cond.false ]
  %idxprom6 = sext i32 %add.i to i64
  %arrayidx7 = getelementptr inbounds i64, ptr %out, i64 %idxprom6
  store i64 %cond, ptr %arrayidx7, align 8, !tbaa !13
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !5, i64 12}
!9 = !{!"_ZTS8Defaults", !10, i64 0, !4, i64 8, !5, i64 12}
!10 = !{!"long long", !5, i64 0}
!11 = !{!9, !4, i64 8}
!12 = !{!9, !10, i64 0}
!13 = !{!10, !10, i64 0}
