; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Planes = type { [3 x i64], [3 x i32], [4 x i8] }

@_ZL6planes = internal addrspace(1) global %struct.Planes { [3 x i64] zeroinitializer, [3 x i32] zeroinitializer, [4 x i8] c"\03\05\07\00" }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @planes_collect(ptr noundef %rgb, i32 noundef %n) #0 {
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
  %mul = mul nsw i32 %i.0, 3
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i8, ptr %rgb, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %conv = zext i8 %3 to i32
  %4 = load i8, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 2), align 4, !tbaa !7
  %conv2 = zext i8 %4 to i32
  %cmp3 = icmp sgt i32 %conv, %conv2
  br i1 %cmp3, label %if.then4, label %if.end10

if.then4:                                         ; preds = %for.body
  %5 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), align 8, !tbaa !8
  %mul5 = mul nsw i32 %i.0, 3
  %idxprom6 = sext i32 %mul5 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom6
  %6 = load i8, ptr %arrayidx7, align 1, !tbaa !7
  %conv8 = zext i8 %6 to i64
  %add = add nsw i64 %5, %conv8
  store i64 %add, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), align 8, !tbaa !8
  %7 = load i32, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  %add9 = add nsw i32 %7, 1
  store i32 %add9, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  br label %if.end10

if.end10:                                         ; preds = %if.then4, %for.body
  %mul11 = mul nsw i32 %i.0, 3
  %add12 = add nsw i32 %mul11, 1
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom13
  %8 = load i8, ptr %arrayidx14, align 1, !tbaa !7
  %conv15 = zext i8 %8 to i32
  %9 = load i8, ptr getelementptr inbounds ([4 x i8], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 2), i64 0, i64 1), align 1, !tbaa !7
  %conv16 = zext i8 %9 to i32
  %cmp17 = icmp sgt i32 %conv15, %conv16
  br i1 %cmp17, label %if.then18, label %if.end26

if.then18:                                        ; preds = %if.end10
  %10 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 1), align 8, !tbaa !8
  %mul19 = mul nsw i32 %i.0, 3
  %add20 = add nsw i32 %mul19, 1
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom21
  %11 = load i8, ptr %arrayidx22, align 1, !tbaa !7
  %conv23 = zext i8 %11 to i64
  %add24 = add nsw i64 %10, %conv23
  store i64 %add24, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 1), align 8, !tbaa !8
  %12 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  %add25 = add nsw i32 %12, 1
  store i32 %add25, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  br label %if.end26

if.end26:                                         ; preds = %if.then18, %if.end10
  %mul27 = mul nsw i32 %i.0, 3
  %add28 = add nsw i32 %mul27, 2
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom29
  %13 = load i8, ptr %arrayidx30, align 1, !tbaa !7
  %conv31 = zext i8 %13 to i32
  %14 = load i8, ptr getelementptr inbounds ([4 x i8], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 2), i64 0, i64 2), align 2, !tbaa !7
  %conv32 = zext i8 %14 to i32
  %cmp33 = icmp sgt i32 %conv31, %conv32
  br i1 %cmp33, label %if.then34, label %if.end42

if.then34:                                        ; preds = %if.end26
  %15 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 2), align 8, !tbaa !8
  %mul35 = mul nsw i32 %i.0, 3
  %add36 = add nsw i32 %mul35, 2
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom37
  %16 = load i8, ptr %arrayidx38, align 1, !tbaa !7
  %conv39 = zext i8 %16 to i64
  %add40 = add nsw i64 %15, %conv39
  store i64 %add40, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 2), align 8, !tbaa !8
  %17 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  %add41 = add nsw i32 %17, 1
  store i32 %add41, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  br label %if.end42

if.end42:                                         ; preds = %if.then34, %if.end26
  br label %for.inc

for.inc:                                          ; preds = %if.end42
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @planes_apply(ptr noundef %rgb, ptr noundef %out, i32 noundef %n) #0 {
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
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %4 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), align 8, !tbaa !8
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), align 8, !tbaa !3
  %conv = sext i32 %5 to i64
  %div = sdiv i64 %4, %conv
  %conv1 = trunc i64 %div to i32
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv1, %cond.true ], [ 0, %cond.false ]
  %6 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  %tobool2 = icmp ne i32 %6, 0
  br i1 %tobool2, label %cond.true3, label %cond.false7

cond.true3:                                       ; preds = %cond.end
  %7 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 1), align 8, !tbaa !8
  %8 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 1), align 4, !tbaa !3
  %conv4 = sext i32 %8 to i64
  %div5 = sdiv i64 %7, %conv4
  %conv6 = trunc i64 %div5 to i32
  br label %cond.end8

cond.false7:                                      ; preds = %cond.end
  br label %cond.end8

cond.end8:                                        ; preds = %cond.false7, %cond.true3
  %cond9 = phi i32 [ %conv6, %cond.true3 ], [ 0, %cond.false7 ]
  %9 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  %tobool10 = icmp ne i32 %9, 0
  br i1 %tobool10, label %cond.true11, label %cond.false15

cond.true11:                                      ; preds = %cond.end8
  %10 = load i64, ptr getelementptr inbounds ([3 x i64], ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i64 0, i64 2), align 8, !tbaa !8
  %11 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Planes, ptr addrspacecast (ptr addrspace(1) @_ZL6planes to ptr), i32 0, i32 1), i64 0, i64 2), align 8, !tbaa !3
  %conv12 = sext i32 %11 to i64
  %div13 = sdiv i64 %10, %conv12
  %conv14 = trunc i64 %div13 to i32
  br label %cond.end16

cond.false15:                                     ; preds = %cond.end8
  br label %cond.end16

cond.end16:                                       ; preds = %cond.false15, %cond.true11
  %cond17 = phi i32 [ %conv14, %cond.true11 ], [ 0, %cond.false15 ]
  %mul = mul nsw i32 %add.i, 3
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i8, ptr %rgb, i64 %idxprom
  %12 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %conv18 = zext i8 %12 to i32
  %sub = sub nsw i32 %conv18, %cond
  %mul19 = mul nsw i32 %add.i, 3
  %idxprom20 = sext i32 %mul19 to i64
  %arrayidx21 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom20
  %13 = load i8, ptr %arrayidx21, align 1, !tbaa !7
  %conv22 = zext i8 %13 to i32
  %sub23 = sub nsw i32 %conv22, %cond
  %mul24 = mul nsw i32 %sub, %sub23
  %mul25 = mul nsw i32 %add.i, 3
  %add = add nsw i32 %mul25, 1
  %idxprom26 = sext i32 %add to i64
  %arrayidx27 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom26
  %14 = load i8, ptr %arrayidx27, align 1, !tbaa !7
  %conv28 = zext i8 %14 to i32
  %sub29 = sub nsw i32 %conv28, %cond9
  %mul30 = mul nsw i32 %sub29, 2
  %add31 = add nsw i32 %mul24, %mul30
  %mul32 = mul nsw i32 %add.i, 3
  %add33 = add nsw i32 %mul32, 2
  %idxprom34 = sext i32 %add33 to i64
  %arrayidx35 = getelementptr inbounds i8, ptr %rgb, i64 %idxprom34
  %15 = load i8, ptr %arrayidx35, align 1, !tbaa !7
  %conv36 = zext i8 %15 to i32
  %sub37 = sub nsw i32 %cond17, %conv36
  %add38 = add nsw i32 %add31, %sub37
  %idxprom39 = sext i32 %add.i to i64
  %arrayidx40 = getelementptr inbounds i32, ptr %out, i64 %idxprom39
  store i32 %add38, ptr %arrayidx40, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %cond.end16, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end16 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
