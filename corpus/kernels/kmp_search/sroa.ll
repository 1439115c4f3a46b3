; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10kmp_searchE7failure = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ10kmp_searchE1p = internal addrspace(3) global [16 x i8] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmp_search(ptr noundef %text, i32 noundef %n, ptr noundef %pattern, i32 noundef %m, i32 noundef %slice, ptr noundef %matches, ptr noundef %first) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end21

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), align 4, !tbaa !3
  %arrayidx = getelementptr inbounds i8, ptr %pattern, i64 0
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !7
  store i8 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), align 1, !tbaa !7
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i32 [ 1, %if.then ], [ %inc20, %for.inc ]
  %k.0 = phi i32 [ 0, %if.then ], [ %k.2, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, %m
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %pattern, i64 %idxprom
  %2 = load i8, ptr %arrayidx2, align 1, !tbaa !7
  %idxprom3 = sext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom3
  store i8 %2, ptr %arrayidx4, align 1, !tbaa !7
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %k.1 = phi i32 [ %k.0, %for.body ], [ %5, %while.body ]
  %cmp5 = icmp sgt i32 %k.1, 0
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %idxprom6 = sext i32 %k.1 to i64
  %arrayidx7 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom6
  %3 = load i8, ptr %arrayidx7, align 1, !tbaa !7
  %conv = zext i8 %3 to i32
  %conv8 = zext i8 %2 to i32
  %cmp9 = icmp ne i32 %conv, %conv8
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %cmp9, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %sub = sub nsw i32 %k.1, 1
  %idxprom10 = sext i32 %sub to i64
  %arrayidx11 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom10
  %5 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %land.end
  %idxprom12 = sext i32 %k.1 to i64
  %arrayidx13 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom12
  %6 = load i8, ptr %arrayidx13, align 1, !tbaa !7
  %conv14 = zext i8 %6 to i32
  %conv15 = zext i8 %2 to i32
  %cmp16 = icmp eq i32 %conv14, %conv15
  br i1 %cmp16, label %if.then17, label %if.end

if.then17:                                        ; preds = %while.end
  %inc = add nsw i32 %k.1, 1
  br label %if.end

if.end:                                           ; preds = %if.then17, %while.end
  %k.2 = phi i32 [ %inc, %if.then17 ], [ %k.1, %while.end ]
  %idxprom18 = sext i32 %i.0 to i64
  %arrayidx19 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom18
  store i32 %k.2, ptr %arrayidx19, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc20 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end21

if.end21:                                         ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %7, %8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %9
  %mul = mul nsw i32 %add.i, %slice
  %add = add nsw i32 %mul, %slice
  %add23 = add nsw i32 %add, %m
  %sub24 = sub nsw i32 %add23, 1
  %cmp25 = icmp sgt i32 %sub24, %n
  br i1 %cmp25, label %if.then26, label %if.end27

if.then26:                                        ; preds = %if.end21
  br label %if.end27

if.end27:                                         ; preds = %if.then26, %if.end21
  %end.0 = phi i32 [ %n, %if.then26 ], [ %sub24, %if.end21 ]
  br label %for.cond30

for.cond30:                                       ; preds = %for.inc72, %if.end27
  %k28.0 = phi i32 [ 0, %if.end27 ], [ %k28.3, %for.inc72 ]
  %count.0 = phi i32 [ 0, %if.end27 ], [ %count.1, %for.inc72 ]
  %found.0 = phi i32 [ 0, %if.end27 ], [ %found.1, %for.inc72 ]
  %earliest.0 = phi i32 [ 0, %if.end27 ], [ %earliest.1, %for.inc72 ]
  %i29.0 = phi i32 [ %mul, %if.end27 ], [ %inc73, %for.inc72 ]
  %cmp31 = icmp slt i32 %i29.0, %end.0
  br i1 %cmp31, label %for.body33, label %for.cond.cleanup32

for.cond.cleanup32:                               ; preds = %for.cond30
  br label %for.end74

for.body33:                                       ; preds = %for.cond30
  %idxprom35 = sext i32 %i29.0 to i64
  %arrayidx36 = getelementptr inbounds i8, ptr %text, i64 %idxprom35
  %10 = load i8, ptr %arrayidx36, align 1, !tbaa !7
  %idxprom37 = sext i32 %k28.0 to i64
  %arrayidx38 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom37
  %11 = load i8, ptr %arrayidx38, align 1, !tbaa !7
  %conv39 = zext i8 %11 to i32
  %conv40 = zext i8 %10 to i32
  %cmp41 = icmp eq i32 %conv39, %conv40
  %storedv = zext i1 %cmp41 to i8
  br label %while.cond42

while.cond42:                                     ; preds = %while.body46, %for.body33
  %k28.1 = phi i32 [ %k28.0, %for.body33 ], [ %13, %while.body46 ]
  %fits.0 = phi i8 [ %storedv, %for.body33 ], [ %storedv55, %while.body46 ]
  %loadedv = trunc i8 %fits.0 to i1
  br i1 %loadedv, label %land.end45, label %land.rhs43

land.rhs43:                                       ; preds = %while.cond42
  %cmp44 = icmp sgt i32 %k28.1, 0
  br label %land.end45

land.end45:                                       ; preds = %land.rhs43, %while.cond42
  %12 = phi i1 [ false, %while.cond42 ], [ %cmp44, %land.rhs43 ]
  br i1 %12, label %while.body46, label %while.end56

while.body46:                                     ; preds = %land.end45
  %sub47 = sub nsw i32 %k28.1, 1
  %idxprom48 = sext i32 %sub47 to i64
  %arrayidx49 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom48
  %13 = load i32, ptr %arrayidx49, align 4, !tbaa !3
  %idxprom50 = sext i32 %13 to i64
  %arrayidx51 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom50
  %14 = load i8, ptr %arrayidx51, align 1, !tbaa !7
  %conv52 = zext i8 %14 to i32
  %conv53 = zext i8 %10 to i32
  %cmp54 = icmp eq i32 %conv52, %conv53
  %storedv55 = zext i1 %cmp54 to i8
  br label %while.cond42, !llvm.loop !12

while.end56:                                      ; preds = %land.end45
  %loadedv57 = trunc i8 %fits.0 to i1
  br i1 %loadedv57, label %if.then58, label %if.end60

if.then58:                                        ; preds = %while.end56
  %inc59 = add nsw i32 %k28.1, 1
  br label %if.end60

if.end60:                                         ; preds = %if.then58, %while.end56
  %k28.2 = phi i32 [ %inc59, %if.then58 ], [ %k28.1, %while.end56 ]
  %cmp61 = icmp eq i32 %k28.2, %m
  br i1 %cmp61, label %if.then62, label %if.end71

if.then62:                                        ; preds = %if.end60
  %tobool = icmp ne i32 %found.0, 0
  br i1 %tobool, label %if.end66, label %if.then63

if.then63:                                        ; preds = %if.then62
  %sub64 = sub nsw i32 %i29.0, %m
  %add65 = add nsw i32 %sub64, 1
  br label %if.end66

if.end66:                                         ; preds = %if.then63, %if.then62
  %found.2 = phi i32 [ %found.0, %if.then62 ], [ 1, %if.then63 ]
  %earliest.2 = phi i32 [ %earliest.0, %if.then62 ], [ %add65, %if.then63 ]
  %inc67 = add nsw i32 %count.0, 1
  %sub68 = sub nsw i32 %k28.2, 1
  %idxprom69 = sext i32 %sub68 to i64
  %arrayidx70 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom69
  %15 = load i32, ptr %arrayidx70, align 4, !tbaa !3
  br label %if.end71

if.end71:                                         ; preds = %if.end66, %if.end60
  %k28.3 = phi i32 [ %15, %if.end66 ], [ %k28.2, %if.end60 ]
  %count.1 = phi i32 [ %inc67, %if.end66 ], [ %count.0, %if.end60 ]
  %found.1 = phi i32 [ %found.2, %if.end66 ], [ %found.0, %if.end60 ]
  %earliest.1 = phi i32 [ %earliest.2, %if.end66 ], [ %earliest.0, %if.end60 ]
  br label %for.inc72

for.inc72:                                        ; preds = %if.end71
  %inc73 = add nsw i32 %i29.0, 1
  br label %for.cond30, !llvm.loop !13

for.end74:                                        ; preds = %for.cond.cleanup32
  %tobool75 = icmp ne i32 %found.0, 0
  br i1 %tobool75, label %if.then76, label %if.end77

if.then76:                                        ; preds = %for.end74
  %16 = atomicrmw add ptr %matches, i32 %count.0 seq_cst, align 4
  %17 = atomicrmw min ptr %first, i32 %earliest.0 seq_cst, align 4
  br label %if.end77

if.end77:                                         ; preds = %if.then76, %for.end74
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
