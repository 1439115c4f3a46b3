; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cursor = type { i8, i16, i32 }

@_ZZL9next_slotiE6cursor = internal addrspace(1) global %struct.Cursor zeroinitializer, align 4
@_ZL7quantum = internal addrspace(1) global i16 3, align 2
@_ZZL6serialvE4last = internal addrspace(1) global i32 1000, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @slot_scheduler(ptr noundef %out, i32 noundef %n, i32 noundef %slots) #0 {
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
  %3 = load i16, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !7
  %conv.i = zext i16 %3 to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then.i, label %_ZL9next_sloti.exit

if.then.i:                                        ; preds = %for.body
  %4 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !10
  %conv1.i = zext i8 %4 to i32
  %add.i2 = add nsw i32 %conv1.i, 1
  %rem.i = srem i32 %add.i2, %slots
  %conv2.i = trunc i32 %rem.i to i8
  store i8 %conv2.i, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !10
  %5 = load i16, ptr addrspacecast (ptr addrspace(1) @_ZL7quantum to ptr), align 2, !tbaa !11
  store i16 %5, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !7
  %6 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !10
  %conv3.i = zext i8 %6 to i32
  %cmp4.i = icmp eq i32 %conv3.i, 0
  br i1 %cmp4.i, label %if.then5.i, label %if.end.i

if.then5.i:                                       ; preds = %if.then.i
  %7 = load i32, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 2), align 4, !tbaa !12
  %add6.i = add nsw i32 %7, 1
  store i32 %add6.i, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 2), align 4, !tbaa !12
  br label %if.end.i

if.end.i:                                         ; preds = %if.then5.i, %if.then.i
  br label %_ZL9next_sloti.exit

_ZL9next_sloti.exit:                              ; preds = %for.body, %if.end.i
  %8 = load i16, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !7
  %conv8.i = zext i16 %8 to i32
  %sub.i = sub nsw i32 %conv8.i, 1
  %conv9.i = trunc i32 %sub.i to i16
  store i16 %conv9.i, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !7
  %9 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !10
  %conv10.i = zext i8 %9 to i32
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 2), align 4, !tbaa !12
  %mul.i1 = mul nsw i32 %10, 100
  %add11.i = add nsw i32 %conv10.i, %mul.i1
  %mul = mul nsw i32 %add11.i, 10000
  %11 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4, !tbaa !3
  %add.i3 = add nsw i32 %11, 1
  store i32 %add.i3, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4, !tbaa !3
  %12 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4, !tbaa !3
  %add = add nsw i32 %mul, %12
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %add, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %_ZL9next_sloti.exit
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup, %if.then
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
!7 = !{!8, !9, i64 2}
!8 = !{!"_ZTS6Cursor", !5, i64 0, !9, i64 2, !4, i64 4}
!9 = !{!"short", !5, i64 0}
!10 = !{!8, !5, i64 0}
!11 = !{!9, !9, i64 0}
!12 = !{!8, !4, i64 4}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
