; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10radix_sortE6sorted = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ10radix_sortE5count = internal addrspace(3) global [2 x [16 x i32]] undef, align 4
@_ZZ10radix_sortE5start = internal addrspace(3) global [2 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @radix_sort(ptr noundef %keys, i32 noundef %passes) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %div = sdiv i32 %0, 32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %2, 64
  %add = add nsw i32 %mul, %0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc63, %entry
  %pass.0 = phi i32 [ 0, %entry ], [ %inc64, %for.inc63 ]
  %key.0 = phi i32 [ %3, %entry ], [ %9, %for.inc63 ]
  %cmp = icmp slt i32 %pass.0, %passes
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end65

for.body:                                         ; preds = %for.cond
  %mul3 = mul nsw i32 4, %pass.0
  %shr = lshr i32 %key.0, %mul3
  %and = and i32 %shr, 15
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %peers.0 = phi i32 [ -1, %for.body ], [ %and13, %for.inc ]
  %bit.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp5 = icmp slt i32 %bit.0, 4
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6

for.cond.cleanup6:                                ; preds = %for.cond4
  br label %for.end

for.body7:                                        ; preds = %for.cond4
  %shr8 = lshr i32 %and, %bit.0
  %and9 = and i32 %shr8, 1
  %tobool = icmp ne i32 %and9, 0
  %4 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %tobool)
  %shr10 = lshr i32 %and, %bit.0
  %and11 = and i32 %shr10, 1
  %tobool12 = icmp ne i32 %and11, 0
  br i1 %tobool12, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body7
  br label %cond.end

cond.false:                                       ; preds = %for.body7
  %not = xor i32 %4, -1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %4, %cond.true ], [ %not, %cond.false ]
  %and13 = and i32 %peers.0, %cond
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %inc = add nsw i32 %bit.0, 1
  br label %for.cond4, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup6
  %shl = shl i32 1, %1
  %sub = sub i32 %shl, 1
  %and14 = and i32 %peers.0, %sub
  %5 = call i32 @llvm.ctpop.i32(i32 %and14)
  %cmp15 = icmp slt i32 %0, 32
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %div16 = sdiv i32 %0, 16
  %idxprom17 = sext i32 %div16 to i64
  %arrayidx18 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 0, i64 %idxprom17
  %rem = srem i32 %0, 16
  %idxprom19 = sext i32 %rem to i64
  %arrayidx20 = getelementptr inbounds [16 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19
  store i32 0, ptr %arrayidx20, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp21 = icmp eq i32 %5, 0
  br i1 %cmp21, label %if.then22, label %if.end27

if.then22:                                        ; preds = %if.end
  %6 = call i32 @llvm.ctpop.i32(i32 %peers.0)
  %idxprom23 = sext i32 %div to i64
  %arrayidx24 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 0, i64 %idxprom23
  %idxprom25 = zext i32 %and to i64
  %arrayidx26 = getelementptr inbounds nuw [16 x i32], ptr %arrayidx24, i64 0, i64 %idxprom25
  store i32 %6, ptr %arrayidx26, align 4, !tbaa !3
  br label %if.end27

if.end27:                                         ; preds = %if.then22, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp28 = icmp eq i32 %0, 0
  br i1 %cmp28, label %if.then29, label %if.end53

if.then29:                                        ; preds = %if.end27
  br label %for.cond30

for.cond30:                                       ; preds = %for.inc50, %if.then29
  %running.0 = phi i32 [ 0, %if.then29 ], [ %running.1, %for.inc50 ]
  %d.0 = phi i32 [ 0, %if.then29 ], [ %inc51, %for.inc50 ]
  %cmp31 = icmp slt i32 %d.0, 16
  br i1 %cmp31, label %for.body33, label %for.cond.cleanup32

for.cond.cleanup32:                               ; preds = %for.cond30
  br label %for.end52

for.body33:                                       ; preds = %for.cond30
  br label %for.cond34

for.cond34:                                       ; preds = %for.inc47, %for.body33
  %running.1 = phi i32 [ %running.0, %for.body33 ], [ %add46, %for.inc47 ]
  %w.0 = phi i32 [ 0, %for.body33 ], [ %inc48, %for.inc47 ]
  %cmp35 = icmp slt i32 %w.0, 2
  br i1 %cmp35, label %for.body37, label %for.cond.cleanup36

for.cond.cleanup36:                               ; preds = %for.cond34
  br label %for.end49

for.body37:                                       ; preds = %for.cond34
  %idxprom38 = sext i32 %w.0 to i64
  %arrayidx39 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5start to ptr), i64 0, i64 %idxprom38
  %idxprom40 = sext i32 %d.0 to i64
  %arrayidx41 = getelementptr inbounds [16 x i32], ptr %arrayidx39, i64 0, i64 %idxprom40
  store i32 %running.1, ptr %arrayidx41, align 4, !tbaa !3
  %idxprom42 = sext i32 %w.0 to i64
  %arrayidx43 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 0, i64 %idxprom42
  %idxprom44 = sext i32 %d.0 to i64
  %arrayidx45 = getelementptr inbounds [16 x i32], ptr %arrayidx43, i64 0, i64 %idxprom44
  %7 = load i32, ptr %arrayidx45, align 4, !tbaa !3
  %add46 = add i32 %running.1, %7
  br label %for.inc47

for.inc47:                                        ; preds = %for.body37
  %inc48 = add nsw i32 %w.0, 1
  br label %for.cond34, !llvm.loop !10

for.end49:                                        ; preds = %for.cond.cleanup36
  br label %for.inc50

for.inc50:                                        ; preds = %for.end49
  %inc51 = add nsw i32 %d.0, 1
  br label %for.cond30, !llvm.loop !11

for.end52:                                        ; preds = %for.cond.cleanup32
  br label %if.end53

if.end53:                                         ; preds = %for.end52, %if.end27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %idxprom54 = sext i32 %div to i64
  %arrayidx55 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5start to ptr), i64 0, i64 %idxprom54
  %idxprom56 = zext i32 %and to i64
  %arrayidx57 = getelementptr inbounds nuw [16 x i32], ptr %arrayidx55, i64 0, i64 %idxprom56
  %8 = load i32, ptr %arrayidx57, align 4, !tbaa !3
  %add58 = add i32 %8, %5
  %idxprom59 = zext i32 %add58 to i64
  %arrayidx60 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6sorted to ptr), i64 0, i64 %idxprom59
  store i32 %key.0, ptr %arrayidx60, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %idxprom61 = sext i32 %0 to i64
  %arrayidx62 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6sorted to ptr), i64 0, i64 %idxprom61
  %9 = load i32, ptr %arrayidx62, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc63

for.inc63:                                        ; preds = %if.end53
  %inc64 = add nsw i32 %pass.0, 1
  br label %for.cond, !llvm.loop !12

for.end65:                                        ; preds = %for.cond.cleanup
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul67 = mul nsw i32 %10, 64
  %add68 = add nsw i32 %mul67, %0
  %idxprom69 = sext i32 %add68 to i64
  %arrayidx70 = getelementptr inbounds i32, ptr %keys, i64 %idxprom69
  store i32 %key.0, ptr %arrayidx70, align 4, !tbaa !3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
