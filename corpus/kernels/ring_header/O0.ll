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
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
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
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !10
  %cmp2 = icmp eq i32 %2, 8
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %for.body
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 4), align 8, !tbaa !14
  %add = add nsw i32 %3, 1
  store i32 %add, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 4), align 8, !tbaa !14
  br label %for.inc

if.end4:                                          ; preds = %for.body
  %4 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %7 = load i16, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 1), align 2, !tbaa !15
  %idxprom5 = zext i16 %7 to i64
  %arrayidx6 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(1) @g_slots to ptr), i64 0, i64 %idxprom5
  store i32 %6, ptr %arrayidx6, align 4, !tbaa !3
  %8 = load i16, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 1), align 2, !tbaa !15
  %conv = zext i16 %8 to i32
  %add7 = add nsw i32 %conv, 1
  %rem = srem i32 %add7, 8
  %conv8 = trunc i32 %rem to i16
  store i16 %conv8, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 1), align 2, !tbaa !15
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !10
  %add9 = add i32 %9, 1
  store i32 %add9, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !10
  %10 = load i64, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 3), align 8, !tbaa !16
  %add10 = add nsw i64 %10, 1
  store i64 %add10, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 3), align 8, !tbaa !16
  br label %for.inc

for.inc:                                          ; preds = %if.end4, %if.then3
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !17

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ring_pop(ptr noundef %out, i32 noundef %n) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %sum = alloca i64, align 8
  %i = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !20
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store i64 0, ptr %sum, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %0, %1
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !10
  %cmp2 = icmp ugt i32 %2, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %3 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %land.end
  %4 = load i64, ptr %sum, align 8, !tbaa !22
  %mul = mul nsw i64 %4, 7
  %5 = load i16, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), align 8, !tbaa !23
  %idxprom = zext i16 %5 to i64
  %arrayidx = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(1) @g_slots to ptr), i64 0, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %6 to i64
  %add = add nsw i64 %mul, %conv
  store i64 %add, ptr %sum, align 8, !tbaa !22
  %7 = load i16, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), align 8, !tbaa !23
  %conv3 = zext i16 %7 to i32
  %add4 = add nsw i32 %conv3, 1
  %rem = srem i32 %add4, 8
  %conv5 = trunc i32 %rem to i16
  store i16 %conv5, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), align 8, !tbaa !23
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !10
  %sub = sub i32 %8, 1
  store i32 %sub, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 2), align 4, !tbaa !10
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !24

for.end:                                          ; preds = %for.cond.cleanup
  %10 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx6 = getelementptr inbounds i64, ptr %10, i64 0
  %11 = load i64, ptr %arrayidx6, align 8, !tbaa !22
  %mul7 = mul nsw i64 %11, 31
  %12 = load i64, ptr %sum, align 8, !tbaa !22
  %add8 = add nsw i64 %mul7, %12
  %13 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx9 = getelementptr inbounds i64, ptr %13, i64 0
  store i64 %add8, ptr %arrayidx9, align 8, !tbaa !22
  %14 = load i64, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 3), align 8, !tbaa !16
  %15 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx10 = getelementptr inbounds i64, ptr %15, i64 1
  store i64 %14, ptr %arrayidx10, align 8, !tbaa !22
  %16 = load i32, ptr getelementptr inbounds nuw (%struct.Header, ptr addrspacecast (ptr addrspace(1) @_ZL4ring to ptr), i32 0, i32 4), align 8, !tbaa !14
  %conv11 = sext i32 %16 to i64
  %17 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx12 = getelementptr inbounds i64, ptr %17, i64 2
  store i64 %conv11, ptr %arrayidx12, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

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
!10 = !{!11, !4, i64 4}
!11 = !{!"_ZTS6Header", !12, i64 0, !12, i64 2, !4, i64 4, !13, i64 8, !4, i64 16}
!12 = !{!"short", !5, i64 0}
!13 = !{!"long long", !5, i64 0}
!14 = !{!11, !4, i64 16}
!15 = !{!11, !12, i64 2}
!16 = !{!11, !13, i64 8}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long long", !9, i64 0}
!22 = !{!13, !13, i64 0}
!23 = !{!11, !12, i64 0}
!24 = distinct !{!24, !18, !19}
