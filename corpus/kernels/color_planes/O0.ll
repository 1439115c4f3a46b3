; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Planes = type { [3 x i64], [3 x i32], [4 x i8] }

@_ZL6planes = internal addrspace(1) global %struct.Planes { [3 x i64] zeroinitializer, [3 x i32] zeroinitializer, [4 x i8] c"\03\05\07\00" }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @planes_collect(ptr noundef %rgb, i32 noundef %n) #0 {
entry:
  %rgb.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %rgb, ptr %rgb.addr, align 8, !tbaa !7
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
  %2 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %mul = mul nsw i32 %3, 3
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 %idxprom
  %4 = load i8, ptr %arrayidx, align 1, !tbaa !10
  %conv = zext i8 %4 to i32
  %5 = load i8, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 2), align 4, !tbaa !10
  %conv2 = zext i8 %5 to i32
  %cmp3 = icmp sgt i32 %conv, %conv2
  br i1 %cmp3, label %if.then4, label %if.end10

if.then4:                                         ; preds = %for.body
  %6 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), align 8, !tbaa !11
  %7 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %mul5 = mul nsw i32 %8, 3
  %idxprom6 = sext i32 %mul5 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %7, i64 %idxprom6
  %9 = load i8, ptr %arrayidx7, align 1, !tbaa !10
  %conv8 = zext i8 %9 to i64
  %add = add nsw i64 %6, %conv8
  store i64 %add, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), align 8, !tbaa !11
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  %add9 = add nsw i32 %10, 1
  store i32 %add9, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  br label %if.end10

if.end10:                                         ; preds = %if.then4, %for.body
  %11 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %mul11 = mul nsw i32 %12, 3
  %add12 = add nsw i32 %mul11, 1
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds i8, ptr %11, i64 %idxprom13
  %13 = load i8, ptr %arrayidx14, align 1, !tbaa !10
  %conv15 = zext i8 %13 to i32
  %14 = load i8, ptr getelementptr inbounds ([4 x i8], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 2), i64 0, i64 1), align 1, !tbaa !10
  %conv16 = zext i8 %14 to i32
  %cmp17 = icmp sgt i32 %conv15, %conv16
  br i1 %cmp17, label %if.then18, label %if.end26

if.then18:                                        ; preds = %if.end10
  %15 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 1), align 8, !tbaa !11
  %16 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %mul19 = mul nsw i32 %17, 3
  %add20 = add nsw i32 %mul19, 1
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds i8, ptr %16, i64 %idxprom21
  %18 = load i8, ptr %arrayidx22, align 1, !tbaa !10
  %conv23 = zext i8 %18 to i64
  %add24 = add nsw i64 %15, %conv23
  store i64 %add24, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 1), align 8, !tbaa !11
  %19 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  %add25 = add nsw i32 %19, 1
  store i32 %add25, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  br label %if.end26

if.end26:                                         ; preds = %if.then18, %if.end10
  %20 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %21 = load i32, ptr %i, align 4, !tbaa !3
  %mul27 = mul nsw i32 %21, 3
  %add28 = add nsw i32 %mul27, 2
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds i8, ptr %20, i64 %idxprom29
  %22 = load i8, ptr %arrayidx30, align 1, !tbaa !10
  %conv31 = zext i8 %22 to i32
  %23 = load i8, ptr getelementptr inbounds ([4 x i8], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 2), i64 0, i64 2), align 2, !tbaa !10
  %conv32 = zext i8 %23 to i32
  %cmp33 = icmp sgt i32 %conv31, %conv32
  br i1 %cmp33, label %if.then34, label %if.end42

if.then34:                                        ; preds = %if.end26
  %24 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 2), align 8, !tbaa !11
  %25 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %26 = load i32, ptr %i, align 4, !tbaa !3
  %mul35 = mul nsw i32 %26, 3
  %add36 = add nsw i32 %mul35, 2
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds i8, ptr %25, i64 %idxprom37
  %27 = load i8, ptr %arrayidx38, align 1, !tbaa !10
  %conv39 = zext i8 %27 to i64
  %add40 = add nsw i64 %24, %conv39
  store i64 %add40, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 2), align 8, !tbaa !11
  %28 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  %add41 = add nsw i32 %28, 1
  store i32 %add41, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  br label %if.end42

if.end42:                                         ; preds = %if.then34, %if.end26
  br label %for.inc

for.inc:                                          ; preds = %if.end42
  %29 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %29, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

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
define dso_local ptx_kernel void @planes_apply(ptr noundef %rgb, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %rgb.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %r = alloca i32, align 4
  %g = alloca i32, align 4
  %b = alloca i32, align 4
  store ptr %rgb, ptr %rgb.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !16
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call = call noundef i32 @_ZL8global_xv() #4
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %r) #5
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %3 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), align 8, !tbaa !11
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  %conv = sext i32 %4 to i64
  %div = sdiv i64 %3, %conv
  %conv1 = trunc i64 %div to i32
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv1, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, ptr %r, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %g) #5
  %5 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  %tobool2 = icmp ne i32 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false7

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 1), align 8, !tbaa !11
  %7 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  %conv4 = sext i32 %7 to i64
  %div5 = sdiv i64 %6, %conv4
  %conv6 = trunc i64 %div5 to i32
  br label %cond.end8

cond.false7:                                      ; preds = %cond.end
  br label %cond.end8

cond.end8:                                        ; preds = %cond.false7, %cond.true3
  %cond9 = phi i32 [ %conv6, %cond.true3 ], [ 0, %cond.false7 ]
  store i32 %cond9, ptr %g, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %b) #5
  %8 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  %tobool10 = icmp ne i32 %8, 0
  br i1 %tobool10, label %cond.true11, label %cond.false15

cond.true11:                                      ; preds = %cond.end8
  %9 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 2), align 8, !tbaa !11
  %10 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  %conv12 = sext i32 %10 to i64
  %div13 = sdiv i64 %9, %conv12
  %conv14 = trunc i64 %div13 to i32
  br label %cond.end16

cond.false15:                                     ; preds = %cond.end8
  br label %cond.end16

cond.end16:                                       ; preds = %cond.false15, %cond.true11
  %cond17 = phi i32 [ %conv14, %cond.true11 ], [ 0, %cond.false15 ]
  store i32 %cond17, ptr %b, align 4, !tbaa !3
  %11 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %mul = mul nsw i32 %12, 3
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i8, ptr %11, i64 %idxprom
  %13 = load i8, ptr %arrayidx, align 1, !tbaa !10
  %conv18 = zext i8 %13 to i32
  %14 = load i32, ptr %r, align 4, !tbaa !3
  %sub = sub nsw i32 %conv18, %14
  %15 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %mul19 = mul nsw i32 %16, 3
  %idxprom20 = sext i32 %mul19 to i64
  %arrayidx21 = getelementptr inbounds i8, ptr %15, i64 %idxprom20
  %17 = load i8, ptr %arrayidx21, align 1, !tbaa !10
  %conv22 = zext i8 %17 to i32
  %18 = load i32, ptr %r, align 4, !tbaa !3
  %sub23 = sub nsw i32 %conv22, %18
  %mul24 = mul nsw i32 %sub, %sub23
  %19 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %20 = load i32, ptr %i, align 4, !tbaa !3
  %mul25 = mul nsw i32 %20, 3
  %add = add nsw i32 %mul25, 1
  %idxprom26 = sext i32 %add to i64
  %arrayidx27 = getelementptr inbounds i8, ptr %19, i64 %idxprom26
  %21 = load i8, ptr %arrayidx27, align 1, !tbaa !10
  %conv28 = zext i8 %21 to i32
  %22 = load i32, ptr %g, align 4, !tbaa !3
  %sub29 = sub nsw i32 %conv28, %22
  %mul30 = mul nsw i32 %sub29, 2
  %add31 = add nsw i32 %mul24, %mul30
  %23 = load i32, ptr %b, align 4, !tbaa !3
  %24 = load ptr, ptr %rgb.addr, align 8, !tbaa !7
  %25 = load i32, ptr %i, align 4, !tbaa !3
  %mul32 = mul nsw i32 %25, 3
  %add33 = add nsw i32 %mul32, 2
  %idxprom34 = sext i32 %add33 to i64
  %arrayidx35 = getelementptr inbounds i8, ptr %24, i64 %idxprom34
  %26 = load i8, ptr %arrayidx35, align 1, !tbaa !10
  %conv36 = zext i8 %26 to i32
  %sub37 = sub nsw i32 %23, %conv36
  %add38 = add nsw i32 %add31, %sub37
  %27 = load ptr, ptr %out.addr, align 8, !tbaa !16
  %28 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom39 = sext i32 %28 to i64
  %arrayidx40 = getelementptr inbounds i32, ptr %27, i64 %idxprom39
  store i32 %add38, ptr %arrayidx40, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %b) #5
  call void @llvm.lifetime.end.p0(ptr %g) #5
  call void @llvm.lifetime.end.p0(ptr %r) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end16, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!5, !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 int", !9, i64 0}
