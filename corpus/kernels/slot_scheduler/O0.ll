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
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %slots.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %slots, ptr %slots.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %0, %1
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %call2 = call noundef i32 @_ZL9next_sloti(i32 noundef %2) #4
  %mul = mul nsw i32 %call2, 10000
  %call3 = call noundef i32 @_ZL6serialv() #4
  %add = add nsw i32 %mul, %call3
  %3 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  store i32 %add, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #4
  %call1 = call noundef i32 @_ZL11block_dim_xv() #4
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #4
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9next_sloti(i32 noundef %slots) #1 {
entry:
  %slots.addr = alloca i32, align 4
  store i32 %slots, ptr %slots.addr, align 4, !tbaa !3
  %0 = load i16, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !13
  %conv = zext i16 %0 to i32
  %cmp = icmp eq i32 %conv, 0
  br i1 %cmp, label %if.then, label %if.end7

if.then:                                          ; preds = %entry
  %1 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !16
  %conv1 = zext i8 %1 to i32
  %add = add nsw i32 %conv1, 1
  %2 = load i32, ptr %slots.addr, align 4, !tbaa !3
  %rem = srem i32 %add, %2
  %conv2 = trunc i32 %rem to i8
  store i8 %conv2, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !16
  %3 = load i16, ptr addrspacecast (ptr addrspace(1) @_ZL7quantum to ptr), align 2, !tbaa !17
  store i16 %3, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !13
  %4 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !16
  %conv3 = zext i8 %4 to i32
  %cmp4 = icmp eq i32 %conv3, 0
  br i1 %cmp4, label %if.then5, label %if.end

if.then5:                                         ; preds = %if.then
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 2), align 4, !tbaa !18
  %add6 = add nsw i32 %5, 1
  store i32 %add6, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 2), align 4, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %if.then5, %if.then
  br label %if.end7

if.end7:                                          ; preds = %if.end, %entry
  %6 = load i16, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !13
  %conv8 = zext i16 %6 to i32
  %sub = sub nsw i32 %conv8, 1
  %conv9 = trunc i32 %sub to i16
  store i16 %conv9, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 1), align 2, !tbaa !13
  %7 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), align 4, !tbaa !16
  %conv10 = zext i8 %7 to i32
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Cursor, ptr addrspacecast (ptr addrspace(1) @_ZZL9next_slotiE6cursor to ptr), i32 0, i32 2), align 4, !tbaa !18
  %mul = mul nsw i32 %8, 100
  %add11 = add nsw i32 %conv10, %mul
  ret i32 %add11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6serialv() #1 {
entry:
  %0 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4, !tbaa !3
  %add = add nsw i32 %0, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4, !tbaa !3
  %1 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4, !tbaa !3
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !15, i64 2}
!14 = !{!"_ZTS6Cursor", !5, i64 0, !15, i64 2, !4, i64 4}
!15 = !{!"short", !5, i64 0}
!16 = !{!14, !5, i64 0}
!17 = !{!15, !15, i64 0}
!18 = !{!14, !4, i64 4}
