; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Context = type { i32, i32, i64, i8, i16, i16 }

@_ZL3ctx = internal addrspace(1) global %struct.Context zeroinitializer, align 8
@_ZL6misuse = internal addrspace(1) global i32 0, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checksum_begin() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  store i32 1, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), align 8, !tbaa !7
  store i32 0, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 1), align 4, !tbaa !11
  store i64 0, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 2), align 8, !tbaa !12
  store i16 0, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 4), align 2, !tbaa !13
  store i16 0, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 5), align 4, !tbaa !14
  store i8 1, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 3), align 8, !tbaa !15
  br label %return

return:                                           ; preds = %if.end, %if.then
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checksum_update(ptr noundef %data, i32 noundef %from, i32 noundef %to) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %from.addr = alloca i32, align 4
  %to.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8, !tbaa !16
  store i32 %from, ptr %from.addr, align 4, !tbaa !3
  store i32 %to, ptr %to.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %0 = load i8, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 3), align 8, !tbaa !15
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end2, label %if.then1

if.then1:                                         ; preds = %if.end
  %1 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6misuse to ptr), align 4, !tbaa !3
  %add = add nsw i32 %1, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZL6misuse to ptr), align 4, !tbaa !3
  br label %return

if.end2:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %2 = load i32, ptr %from.addr, align 4, !tbaa !3
  store i32 %2, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end2
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %4 = load i32, ptr %to.addr, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %3, %4
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), align 8, !tbaa !7
  %6 = load ptr, ptr %data.addr, align 8, !tbaa !16
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds i8, ptr %6, i64 %idxprom
  %8 = load i8, ptr %arrayidx, align 1, !tbaa !19
  %conv = zext i8 %8 to i32
  %add4 = add i32 %5, %conv
  %rem = urem i32 %add4, 65521
  store i32 %rem, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), align 8, !tbaa !7
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 1), align 4, !tbaa !11
  %10 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), align 8, !tbaa !7
  %add5 = add i32 %9, %10
  %rem6 = urem i32 %add5, 65521
  store i32 %rem6, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 1), align 4, !tbaa !11
  %11 = load i16, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 4), align 2, !tbaa !13
  %conv7 = zext i16 %11 to i32
  %12 = load ptr, ptr %data.addr, align 8, !tbaa !16
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom8 = sext i32 %13 to i64
  %arrayidx9 = getelementptr inbounds i8, ptr %12, i64 %idxprom8
  %14 = load i8, ptr %arrayidx9, align 1, !tbaa !19
  %conv10 = zext i8 %14 to i32
  %add11 = add nsw i32 %conv7, %conv10
  %rem12 = srem i32 %add11, 255
  %conv13 = trunc i32 %rem12 to i16
  store i16 %conv13, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 4), align 2, !tbaa !13
  %15 = load i16, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 5), align 4, !tbaa !14
  %conv14 = zext i16 %15 to i32
  %16 = load i16, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 4), align 2, !tbaa !13
  %conv15 = zext i16 %16 to i32
  %add16 = add nsw i32 %conv14, %conv15
  %rem17 = srem i32 %add16, 255
  %conv18 = trunc i32 %rem17 to i16
  store i16 %conv18, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 5), align 4, !tbaa !14
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup
  %18 = load i64, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 2), align 8, !tbaa !12
  %19 = load i32, ptr %to.addr, align 4, !tbaa !3
  %20 = load i32, ptr %from.addr, align 4, !tbaa !3
  %sub = sub nsw i32 %19, %20
  %conv19 = sext i32 %sub to i64
  %add20 = add i64 %18, %conv19
  store i64 %add20, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 2), align 8, !tbaa !12
  br label %return

return:                                           ; preds = %for.end, %if.then1, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checksum_finish(ptr noundef %out) #0 {
entry:
  %out.addr = alloca ptr, align 8
  store ptr %out, ptr %out.addr, align 8, !tbaa !23
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %0 = load i32, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 1), align 4, !tbaa !11
  %shl = shl i32 %0, 16
  %1 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), align 8, !tbaa !7
  %or = or i32 %shl, %1
  %conv = zext i32 %or to i64
  %2 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 0
  store i64 %conv, ptr %arrayidx, align 8, !tbaa !25
  %3 = load i16, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 5), align 4, !tbaa !14
  %conv1 = zext i16 %3 to i64
  %shl2 = shl i64 %conv1, 8
  %4 = load i16, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 4), align 2, !tbaa !13
  %conv3 = zext i16 %4 to i64
  %or4 = or i64 %shl2, %conv3
  %5 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx5 = getelementptr inbounds i64, ptr %5, i64 1
  store i64 %or4, ptr %arrayidx5, align 8, !tbaa !25
  %6 = load i64, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 2), align 8, !tbaa !12
  %7 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx6 = getelementptr inbounds i64, ptr %7, i64 2
  store i64 %6, ptr %arrayidx6, align 8, !tbaa !25
  %8 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6misuse to ptr), align 4, !tbaa !3
  %conv7 = sext i32 %8 to i64
  %9 = load ptr, ptr %out.addr, align 8, !tbaa !23
  %arrayidx8 = getelementptr inbounds i64, ptr %9, i64 3
  store i64 %conv7, ptr %arrayidx8, align 8, !tbaa !25
  store i8 0, ptr getelementptr inbounds nuw (%struct.Context, ptr addrspacecast (ptr addrspace(1) @_ZL3ctx to ptr), i32 0, i32 3), align 8, !tbaa !15
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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS7Context", !4, i64 0, !4, i64 4, !9, i64 8, !5, i64 16, !10, i64 18, !10, i64 20}
!9 = !{!"long long", !5, i64 0}
!10 = !{!"short", !5, i64 0}
!11 = !{!8, !4, i64 4}
!12 = !{!8, !9, i64 8}
!13 = !{!8, !10, i64 18}
!14 = !{!8, !10, i64 20}
!15 = !{!8, !5, i64 16}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 omnipotent char", !18, i64 0}
!18 = !{!"any pointer", !5, i64 0}
!19 = !{!5, !5, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 long long", !18, i64 0}
!25 = !{!9, !9, i64 0}
