; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortE1k = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ12bitonic_sortE1v = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort(ptr noundef %keys, ptr noundef %payload, i32 noundef %descending) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %1, 64
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add10, %for.inc ]
  %cmp = icmp slt i32 %i.0, 64
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %mul, %i.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom2 = sext i32 %i.0 to i64
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom2
  store i32 %2, ptr %arrayidx3, align 4, !tbaa !3
  %add4 = add nsw i32 %mul, %i.0
  %idxprom5 = sext i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %payload, i64 %idxprom5
  %3 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %idxprom7 = sext i32 %i.0 to i64
  %arrayidx8 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom7
  store i32 %3, ptr %arrayidx8, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add10 = add nsw i32 %i.0, %4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc54, %for.end
  %size.0 = phi i32 [ 2, %for.end ], [ %shl, %for.inc54 ]
  %cmp12 = icmp sle i32 %size.0, 64
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13

for.cond.cleanup13:                               ; preds = %for.cond11
  br label %for.end55

for.body14:                                       ; preds = %for.cond11
  %shr = ashr i32 %size.0, 1
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc51, %for.body14
  %stride.0 = phi i32 [ %shr, %for.body14 ], [ %shr52, %for.inc51 ]
  %cmp16 = icmp sgt i32 %stride.0, 0
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17

for.cond.cleanup17:                               ; preds = %for.cond15
  br label %for.end53

for.body18:                                       ; preds = %for.cond15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %mul19 = mul nsw i32 2, %0
  %sub = sub nsw i32 %stride.0, 1
  %and = and i32 %0, %sub
  %sub20 = sub nsw i32 %mul19, %and
  %add21 = add nsw i32 %sub20, %stride.0
  %and22 = and i32 %sub20, %size.0
  %cmp23 = icmp eq i32 %and22, 0
  %storedv = zext i1 %cmp23 to i8
  %tobool = icmp ne i32 %descending, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body18
  %loadedv = trunc i8 %storedv to i1
  %lnot = xor i1 %loadedv, true
  %storedv24 = zext i1 %lnot to i8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body18
  %up.0 = phi i8 [ %storedv24, %if.then ], [ %storedv, %for.body18 ]
  %idxprom25 = sext i32 %sub20 to i64
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom25
  %5 = load i32, ptr %arrayidx26, align 4, !tbaa !3
  %idxprom27 = sext i32 %add21 to i64
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom27
  %6 = load i32, ptr %arrayidx28, align 4, !tbaa !3
  %cmp29 = icmp sgt i32 %5, %6
  %conv = zext i1 %cmp29 to i32
  %loadedv30 = trunc i8 %up.0 to i1
  %conv31 = zext i1 %loadedv30 to i32
  %cmp32 = icmp eq i32 %conv, %conv31
  br i1 %cmp32, label %if.then33, label %if.end50

if.then33:                                        ; preds = %if.end
  %idxprom34 = sext i32 %sub20 to i64
  %arrayidx35 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom34
  %7 = load i32, ptr %arrayidx35, align 4, !tbaa !3
  %idxprom36 = sext i32 %add21 to i64
  %arrayidx37 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom36
  %8 = load i32, ptr %arrayidx37, align 4, !tbaa !3
  %idxprom38 = sext i32 %sub20 to i64
  %arrayidx39 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom38
  store i32 %8, ptr %arrayidx39, align 4, !tbaa !3
  %idxprom40 = sext i32 %add21 to i64
  %arrayidx41 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom40
  store i32 %7, ptr %arrayidx41, align 4, !tbaa !3
  %idxprom42 = sext i32 %sub20 to i64
  %arrayidx43 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom42
  %9 = load i32, ptr %arrayidx43, align 4, !tbaa !3
  %idxprom44 = sext i32 %add21 to i64
  %arrayidx45 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom44
  %10 = load i32, ptr %arrayidx45, align 4, !tbaa !3
  %idxprom46 = sext i32 %sub20 to i64
  %arrayidx47 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom46
  store i32 %10, ptr %arrayidx47, align 4, !tbaa !3
  %idxprom48 = sext i32 %add21 to i64
  %arrayidx49 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom48
  store i32 %9, ptr %arrayidx49, align 4, !tbaa !3
  br label %if.end50

if.end50:                                         ; preds = %if.then33, %if.end
  br label %for.inc51

for.inc51:                                        ; preds = %if.end50
  %shr52 = ashr i32 %stride.0, 1
  br label %for.cond15, !llvm.loop !10

for.end53:                                        ; preds = %for.cond.cleanup17
  br label %for.inc54

for.inc54:                                        ; preds = %for.end53
  %shl = shl i32 %size.0, 1
  br label %for.cond11, !llvm.loop !11

for.end55:                                        ; preds = %for.cond.cleanup13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond57

for.cond57:                                       ; preds = %for.inc71, %for.end55
  %i56.0 = phi i32 [ %0, %for.end55 ], [ %add73, %for.inc71 ]
  %cmp58 = icmp slt i32 %i56.0, 64
  br i1 %cmp58, label %for.body60, label %for.cond.cleanup59

for.cond.cleanup59:                               ; preds = %for.cond57
  br label %for.end74

for.body60:                                       ; preds = %for.cond57
  %idxprom61 = sext i32 %i56.0 to i64
  %arrayidx62 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom61
  %11 = load i32, ptr %arrayidx62, align 4, !tbaa !3
  %add63 = add nsw i32 %mul, %i56.0
  %idxprom64 = sext i32 %add63 to i64
  %arrayidx65 = getelementptr inbounds i32, ptr %keys, i64 %idxprom64
  store i32 %11, ptr %arrayidx65, align 4, !tbaa !3
  %idxprom66 = sext i32 %i56.0 to i64
  %arrayidx67 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom66
  %12 = load i32, ptr %arrayidx67, align 4, !tbaa !3
  %add68 = add nsw i32 %mul, %i56.0
  %idxprom69 = sext i32 %add68 to i64
  %arrayidx70 = getelementptr inbounds i32, ptr %payload, i64 %idxprom69
  store i32 %12, ptr %arrayidx70, align 4, !tbaa !3
  br label %for.inc71

for.inc71:                                        ; preds = %for.body60
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add73 = add nsw i32 %i56.0, %13
  br label %for.cond57, !llvm.loop !12

for.end74:                                        ; preds = %for.cond.cleanup59
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
