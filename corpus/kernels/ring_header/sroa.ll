; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Header = type { i16, i16, i32, i64, i32 }

@g_slots = dso_local addrspace(1) externally_initialized global [8 x i32] zeroinitializer, align 4
@_ZL4ring = internal addrspace(1) global %struct.Header zeroinitializer, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g_slots to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ring_push(ptr noundef %in, i32 noundef %n) #0 {
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
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !7
  %cmp2 = icmp eq i32 %3, 8
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %for.body
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 4), align 8, !tbaa !11
  %add = add nsw i32 %4, 1
  store i32 %add, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 4), align 8, !tbaa !11
  br label %for.inc

if.end4:                                          ; preds = %for.body
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %6 = load i16, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 1), align 2, !tbaa !12
  %idxprom5 = zext i16 %6 to i64
  %arrayidx6 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(1) @g_slots to ptr), i64 0, i64 %idxprom5
  store i32 %5, ptr %arrayidx6, align 4, !tbaa !3
  %7 = load i16, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 1), align 2, !tbaa !12
  %conv = zext i16 %7 to i32
  %add7 = add nsw i32 %conv, 1
  %rem = srem i32 %add7, 8
  %conv8 = trunc i32 %rem to i16
  store i16 %conv8, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 1), align 2, !tbaa !12
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !7
  %add9 = add i32 %8, 1
  store i32 %add9, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !7
  %9 = load i64, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 3), align 8, !tbaa !13
  %add10 = add nsw i64 %9, 1
  store i64 %add10, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 3), align 8, !tbaa !13
  br label %for.inc

for.inc:                                          ; preds = %if.end4, %if.then3
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
define dso_local ptx_kernel void @ring_pop(ptr noundef %out, i32 noundef %n) #0 {
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
  %sum.0 = phi i64 [ 0, %if.end ], [ %add, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %n
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !7
  %cmp2 = icmp ugt i32 %3, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %4 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  br label %for.end

for.body:                                         ; preds = %land.end
  %mul = mul nsw i64 %sum.0, 7
  %5 = load i16, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), align 8, !tbaa !17
  %idxprom = zext i16 %5 to i64
  %arrayidx = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(1) @g_slots to ptr), i64 0, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %6 to i64
  %add = add nsw i64 %mul, %conv
  %7 = load i16, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), align 8, !tbaa !17
  %conv3 = zext i16 %7 to i32
  %add4 = add nsw i32 %conv3, 1
  %rem = srem i32 %add4, 8
  %conv5 = trunc i32 %rem to i16
  store i16 %conv5, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), align 8, !tbaa !17
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !7
  %sub = sub i32 %8, 1
  store i32 %sub, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !7
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx6 = getelementptr inbounds i64, ptr %out, i64 0
  %9 = load i64, ptr %arrayidx6, align 8, !tbaa !19
  %mul7 = mul nsw i64 %9, 31
  %add8 = add nsw i64 %mul7, %sum.0
  %arrayidx9 = getelementptr inbounds i64, ptr %out, i64 0
  store i64 %add8, ptr %arrayidx9, align 8, !tbaa !19
  %10 = load i64, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 3), align 8, !tbaa !13
  %arrayidx10 = getelementptr inbounds i64, ptr %out, i64 1
  store i64 %10, ptr %arrayidx10, align 8, !tbaa !19
  %11 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 4), align 8, !tbaa !11
  %conv11 = sext i32 %11 to i64
  %arrayidx12 = getelementptr inbounds i64, ptr %out, i64 2
  store i64 %conv11, ptr %arrayidx12, align 8, !tbaa !19
  br label %return

return:                                           ; preds = %for.end, %if.then
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
!7 = !{!8, !4, i64 4}
!8 = !{!"_ZTS6Header", !9, i64 0, !9, i64 2, !4, i64 4, !10, i64 8, !4, i64 16}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !4, i64 16}
!12 = !{!8, !9, i64 2}
!13 = !{!8, !10, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!8, !9, i64 0}
!18 = distinct !{!18, !15, !16}
!19 = !{!10, !10, i64 0}
