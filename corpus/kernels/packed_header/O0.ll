; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Capture = type <{ i8, i32, i16, i64, i32 }>

@_ZL7capture = internal addrspace(1) global %struct.Capture <{ i8 2, i32 0, i16 17, i64 0, i32 -1 }>, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @capture_add(ptr noundef %size, i32 noundef %n) #0 {
entry:
  %size.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %size, ptr %size.addr, align 8, !tbaa !7
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
  %2 = load ptr, ptr %size.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %4, 0
  br i1 %cmp2, label %if.then3, label %if.end5

if.then3:                                         ; preds = %for.body
  %5 = load i16, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !10
  %conv = zext i16 %5 to i32
  %or = or i32 %conv, 256
  %conv4 = trunc i32 %or to i16
  store i16 %conv4, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !10
  br label %for.inc

if.end5:                                          ; preds = %for.body
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 1), align 1, !tbaa !14
  %add = add i32 %6, 1
  store i32 %add, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 1), align 1, !tbaa !14
  %7 = load i64, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 3), align 1, !tbaa !15
  %8 = load ptr, ptr %size.addr, align 8, !tbaa !7
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %8, i64 %idxprom6
  %10 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %conv8 = sext i32 %10 to i64
  %add9 = add i64 %7, %conv8
  store i64 %add9, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 3), align 1, !tbaa !15
  %11 = load ptr, ptr %size.addr, align 8, !tbaa !7
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom10 = sext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %11, i64 %idxprom10
  %13 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  %14 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 4), align 1, !tbaa !16
  %cmp12 = icmp eq i32 %13, %14
  br i1 %cmp12, label %if.then13, label %if.end16

if.then13:                                        ; preds = %if.end5
  %15 = load i16, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !10
  %conv14 = zext i16 %15 to i32
  %xor = xor i32 %conv14, 2
  %conv15 = trunc i32 %xor to i16
  store i16 %conv15, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !10
  br label %if.end16

if.end16:                                         ; preds = %if.then13, %if.end5
  %16 = load ptr, ptr %size.addr, align 8, !tbaa !7
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom17 = sext i32 %17 to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %16, i64 %idxprom17
  %18 = load i32, ptr %arrayidx18, align 4, !tbaa !3
  store i32 %18, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 4), align 1, !tbaa !16
  br label %for.inc

for.inc:                                          ; preds = %if.end16, %if.then3
  %19 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %19, 1
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
define dso_local ptx_kernel void @capture_show(ptr noundef %out) #0 {
entry:
  %out.addr = alloca ptr, align 8
  store ptr %out, ptr %out.addr, align 8, !tbaa !20
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %0 = load i8, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), align 1, !tbaa !22
  %conv = zext i8 %0 to i64
  %1 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx = getelementptr inbounds i64, ptr %1, i64 0
  store i64 %conv, ptr %arrayidx, align 8, !tbaa !23
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 1), align 1, !tbaa !14
  %conv1 = zext i32 %2 to i64
  %3 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx2 = getelementptr inbounds i64, ptr %3, i64 1
  store i64 %conv1, ptr %arrayidx2, align 8, !tbaa !23
  %4 = load i16, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 2), align 1, !tbaa !10
  %conv3 = zext i16 %4 to i64
  %5 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx4 = getelementptr inbounds i64, ptr %5, i64 2
  store i64 %conv3, ptr %arrayidx4, align 8, !tbaa !23
  %6 = load i64, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 3), align 1, !tbaa !15
  %7 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx5 = getelementptr inbounds i64, ptr %7, i64 3
  store i64 %6, ptr %arrayidx5, align 8, !tbaa !23
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Capture, ptr addrspacecast (ptr addrspace(1) @_ZL7capture to ptr), i32 0, i32 4), align 1, !tbaa !16
  %conv6 = sext i32 %8 to i64
  %9 = load ptr, ptr %out.addr, align 8, !tbaa !20
  %arrayidx7 = getelementptr inbounds i64, ptr %9, i64 4
  store i64 %conv6, ptr %arrayidx7, align 8, !tbaa !23
  br label %return

return:                                           ; preds = %if.end, %if.then
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
!10 = !{!11, !12, i64 5}
!11 = !{!"_ZTS7Capture", !5, i64 0, !4, i64 1, !12, i64 5, !13, i64 7, !4, i64 15}
!12 = !{!"short", !5, i64 0}
!13 = !{!"long long", !5, i64 0}
!14 = !{!11, !4, i64 1}
!15 = !{!11, !13, i64 7}
!16 = !{!11, !4, i64 15}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long long", !9, i64 0}
!22 = !{!11, !5, i64 0}
!23 = !{!13, !13, i64 0}
