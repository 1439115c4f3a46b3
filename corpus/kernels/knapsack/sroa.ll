; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8knapsackE3row = internal addrspace(3) global [2 x [64 x i32]] undef, align 4
@taken = external dso_local addrspace(3) global [0 x i8], align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @knapsack(ptr noundef %weight, ptr noundef %worth, i32 noundef %items, i32 noundef %capacity, ptr noundef %best, ptr noundef %chosen, ptr noundef %used) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %1, %items
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i32, ptr %weight, i64 %idx.ext
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul3 = mul nsw i32 %2, %items
  %idx.ext4 = sext i32 %mul3 to i64
  %add.ptr5 = getelementptr inbounds i32, ptr %worth, i64 %idx.ext4
  %cmp = icmp sle i32 %0, %capacity
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %now.0 = phi i32 [ 0, %if.end ], [ %xor38, %for.inc ]
  %cmp6 = icmp slt i32 %i.0, %items
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp7 = icmp sle i32 %0, %capacity
  br i1 %cmp7, label %if.then8, label %if.end37

if.then8:                                         ; preds = %for.body
  %idxprom9 = sext i32 %now.0 to i64
  %arrayidx10 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom9
  %idxprom11 = sext i32 %0 to i64
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr %arrayidx10, i64 0, i64 %idxprom11
  %3 = load i32, ptr %arrayidx12, align 4, !tbaa !3
  %idxprom13 = sext i32 %i.0 to i64
  %arrayidx14 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom13
  %4 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  %cmp15 = icmp sle i32 %4, %0
  br i1 %cmp15, label %if.then16, label %if.end25

if.then16:                                        ; preds = %if.then8
  %idxprom17 = sext i32 %now.0 to i64
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom17
  %idxprom19 = sext i32 %i.0 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom19
  %5 = load i32, ptr %arrayidx20, align 4, !tbaa !3
  %sub = sub nsw i32 %0, %5
  %idxprom21 = sext i32 %sub to i64
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom21
  %6 = load i32, ptr %arrayidx22, align 4, !tbaa !3
  %idxprom23 = sext i32 %i.0 to i64
  %arrayidx24 = getelementptr inbounds i32, ptr %add.ptr5, i64 %idxprom23
  %7 = load i32, ptr %arrayidx24, align 4, !tbaa !3
  %add = add nsw i32 %6, %7
  br label %if.end25

if.end25:                                         ; preds = %if.then16, %if.then8
  %take.0 = phi i32 [ %add, %if.then16 ], [ -1, %if.then8 ]
  %cmp26 = icmp sgt i32 %take.0, %3
  %storedv = zext i1 %cmp26 to i8
  %loadedv = trunc i8 %storedv to i1
  br i1 %loadedv, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end25
  br label %cond.end

cond.false:                                       ; preds = %if.end25
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %take.0, %cond.true ], [ %3, %cond.false ]
  %xor = xor i32 %now.0, 1
  %idxprom27 = sext i32 %xor to i64
  %arrayidx28 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom27
  %idxprom29 = sext i32 %0 to i64
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx28, i64 0, i64 %idxprom29
  store i32 %cond, ptr %arrayidx30, align 4, !tbaa !3
  %loadedv31 = trunc i8 %storedv to i1
  %conv = zext i1 %loadedv31 to i8
  %add32 = add nsw i32 %capacity, 1
  %mul33 = mul nsw i32 %i.0, %add32
  %add34 = add nsw i32 %mul33, %0
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds [0 x i8], ptr addrspacecast (ptr addrspace(3) @taken to ptr), i64 0, i64 %idxprom35
  store i8 %conv, ptr %arrayidx36, align 1, !tbaa !7
  br label %if.end37

if.end37:                                         ; preds = %cond.end, %for.body
  %xor38 = xor i32 %now.0, 1
  br label %for.inc

for.inc:                                          ; preds = %if.end37
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp39 = icmp eq i32 %0, 0
  br i1 %cmp39, label %if.then40, label %if.end73

if.then40:                                        ; preds = %for.end
  %sub42 = sub nsw i32 %items, 1
  br label %for.cond43

for.cond43:                                       ; preds = %for.inc57, %if.then40
  %room.0 = phi i32 [ %capacity, %if.then40 ], [ %room.1, %for.inc57 ]
  %set.0 = phi i32 [ 0, %if.then40 ], [ %set.1, %for.inc57 ]
  %i41.0 = phi i32 [ %sub42, %if.then40 ], [ %dec, %for.inc57 ]
  %cmp44 = icmp sge i32 %i41.0, 0
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond43
  br label %for.end58

for.body46:                                       ; preds = %for.cond43
  %add47 = add nsw i32 %capacity, 1
  %mul48 = mul nsw i32 %i41.0, %add47
  %add49 = add nsw i32 %mul48, %room.0
  %idxprom50 = sext i32 %add49 to i64
  %arrayidx51 = getelementptr inbounds [0 x i8], ptr addrspacecast (ptr addrspace(3) @taken to ptr), i64 0, i64 %idxprom50
  %8 = load i8, ptr %arrayidx51, align 1, !tbaa !7
  %tobool = icmp ne i8 %8, 0
  br i1 %tobool, label %if.then52, label %if.end56

if.then52:                                        ; preds = %for.body46
  %shl = shl i32 1, %i41.0
  %or = or i32 %set.0, %shl
  %idxprom53 = sext i32 %i41.0 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom53
  %9 = load i32, ptr %arrayidx54, align 4, !tbaa !3
  %sub55 = sub nsw i32 %room.0, %9
  br label %if.end56

if.end56:                                         ; preds = %if.then52, %for.body46
  %room.1 = phi i32 [ %sub55, %if.then52 ], [ %room.0, %for.body46 ]
  %set.1 = phi i32 [ %or, %if.then52 ], [ %set.0, %for.body46 ]
  br label %for.inc57

for.inc57:                                        ; preds = %if.end56
  %dec = add nsw i32 %i41.0, -1
  br label %for.cond43, !llvm.loop !11

for.end58:                                        ; preds = %for.cond.cleanup45
  %idxprom59 = sext i32 %now.0 to i64
  %arrayidx60 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom59
  %idxprom61 = sext i32 %capacity to i64
  %arrayidx62 = getelementptr inbounds [64 x i32], ptr %arrayidx60, i64 0, i64 %idxprom61
  %10 = load i32, ptr %arrayidx62, align 4, !tbaa !3
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom64 = sext i32 %11 to i64
  %arrayidx65 = getelementptr inbounds i32, ptr %best, i64 %idxprom64
  store i32 %10, ptr %arrayidx65, align 4, !tbaa !3
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom67 = sext i32 %12 to i64
  %arrayidx68 = getelementptr inbounds i32, ptr %chosen, i64 %idxprom67
  store i32 %set.0, ptr %arrayidx68, align 4, !tbaa !3
  %sub69 = sub nsw i32 %capacity, %room.0
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom71 = sext i32 %13 to i64
  %arrayidx72 = getelementptr inbounds i32, ptr %used, i64 %idxprom71
  store i32 %sub69, ptr %arrayidx72, align 4, !tbaa !3
  br label %if.end73

if.end73:                                         ; preds = %for.end58, %for.end
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

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
