; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@temp = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_blocks(ptr noundef %in, i32 noundef %n, ptr noundef %out, ptr noundef %block_sums) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 2, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul3 = mul nsw i32 %2, %mul
  %mul4 = mul nsw i32 2, %0
  %add = add nsw i32 %mul3, %mul4
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %mul5 = mul nsw i32 2, %0
  %add6 = add nsw i32 %mul3, %mul5
  %idxprom = sext i32 %add6 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ]
  %mul7 = mul nsw i32 2, %0
  %idxprom8 = sext i32 %mul7 to i64
  %arrayidx9 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom8
  store i32 %cond, ptr %arrayidx9, align 4, !tbaa !3
  %mul10 = mul nsw i32 2, %0
  %add11 = add nsw i32 %mul3, %mul10
  %add12 = add nsw i32 %add11, 1
  %cmp13 = icmp slt i32 %add12, %n
  br i1 %cmp13, label %cond.true14, label %cond.false20

cond.true14:                                      ; preds = %cond.end
  %mul15 = mul nsw i32 2, %0
  %add16 = add nsw i32 %mul3, %mul15
  %add17 = add nsw i32 %add16, 1
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %in, i64 %idxprom18
  %4 = load i32, ptr %arrayidx19, align 4, !tbaa !3
  br label %cond.end21

cond.false20:                                     ; preds = %cond.end
  br label %cond.end21

cond.end21:                                       ; preds = %cond.false20, %cond.true14
  %cond22 = phi i32 [ %4, %cond.true14 ], [ 0, %cond.false20 ]
  %mul23 = mul nsw i32 2, %0
  %add24 = add nsw i32 %mul23, 1
  %idxprom25 = sext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom25
  store i32 %cond22, ptr %arrayidx26, align 4, !tbaa !3
  %shr = ashr i32 %mul, 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end21
  %d.0 = phi i32 [ %shr, %cond.end21 ], [ %shr42, %for.inc ]
  %offset.0 = phi i32 [ 1, %cond.end21 ], [ %mul41, %for.inc ]
  %cmp27 = icmp sgt i32 %d.0, 0
  br i1 %cmp27, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp28 = icmp slt i32 %0, %d.0
  br i1 %cmp28, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %mul29 = mul nsw i32 2, %0
  %add30 = add nsw i32 %mul29, 1
  %mul31 = mul nsw i32 %offset.0, %add30
  %sub = sub nsw i32 %mul31, 1
  %mul32 = mul nsw i32 2, %0
  %add33 = add nsw i32 %mul32, 2
  %mul34 = mul nsw i32 %offset.0, %add33
  %sub35 = sub nsw i32 %mul34, 1
  %idxprom36 = sext i32 %sub to i64
  %arrayidx37 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom36
  %5 = load i32, ptr %arrayidx37, align 4, !tbaa !3
  %idxprom38 = sext i32 %sub35 to i64
  %arrayidx39 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom38
  %6 = load i32, ptr %arrayidx39, align 4, !tbaa !3
  %add40 = add nsw i32 %6, %5
  store i32 %add40, ptr %arrayidx39, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %mul41 = mul nsw i32 %offset.0, 2
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %shr42 = ashr i32 %d.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %cmp43 = icmp eq i32 %0, 0
  br i1 %cmp43, label %if.then44, label %if.end54

if.then44:                                        ; preds = %for.end
  %sub45 = sub nsw i32 %mul, 1
  %idxprom46 = sext i32 %sub45 to i64
  %arrayidx47 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom46
  %7 = load i32, ptr %arrayidx47, align 4, !tbaa !3
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom49 = sext i32 %8 to i64
  %arrayidx50 = getelementptr inbounds i32, ptr %block_sums, i64 %idxprom49
  store i32 %7, ptr %arrayidx50, align 4, !tbaa !3
  %sub51 = sub nsw i32 %mul, 1
  %idxprom52 = sext i32 %sub51 to i64
  %arrayidx53 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom52
  store i32 0, ptr %arrayidx53, align 4, !tbaa !3
  br label %if.end54

if.end54:                                         ; preds = %if.then44, %for.end
  br label %for.cond56

for.cond56:                                       ; preds = %for.inc83, %if.end54
  %d55.0 = phi i32 [ 1, %if.end54 ], [ %mul84, %for.inc83 ]
  %offset.1 = phi i32 [ %offset.0, %if.end54 ], [ %shr60, %for.inc83 ]
  %cmp57 = icmp slt i32 %d55.0, %mul
  br i1 %cmp57, label %for.body59, label %for.cond.cleanup58

for.cond.cleanup58:                               ; preds = %for.cond56
  br label %for.end85

for.body59:                                       ; preds = %for.cond56
  %shr60 = ashr i32 %offset.1, 1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp61 = icmp slt i32 %0, %d55.0
  br i1 %cmp61, label %if.then62, label %if.end82

if.then62:                                        ; preds = %for.body59
  %mul64 = mul nsw i32 2, %0
  %add65 = add nsw i32 %mul64, 1
  %mul66 = mul nsw i32 %shr60, %add65
  %sub67 = sub nsw i32 %mul66, 1
  %mul69 = mul nsw i32 2, %0
  %add70 = add nsw i32 %mul69, 2
  %mul71 = mul nsw i32 %shr60, %add70
  %sub72 = sub nsw i32 %mul71, 1
  %idxprom73 = sext i32 %sub67 to i64
  %arrayidx74 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom73
  %9 = load i32, ptr %arrayidx74, align 4, !tbaa !3
  %idxprom75 = sext i32 %sub72 to i64
  %arrayidx76 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom75
  %10 = load i32, ptr %arrayidx76, align 4, !tbaa !3
  %idxprom77 = sext i32 %sub67 to i64
  %arrayidx78 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom77
  store i32 %10, ptr %arrayidx78, align 4, !tbaa !3
  %idxprom79 = sext i32 %sub72 to i64
  %arrayidx80 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom79
  %11 = load i32, ptr %arrayidx80, align 4, !tbaa !3
  %add81 = add nsw i32 %11, %9
  store i32 %add81, ptr %arrayidx80, align 4, !tbaa !3
  br label %if.end82

if.end82:                                         ; preds = %if.then62, %for.body59
  br label %for.inc83

for.inc83:                                        ; preds = %if.end82
  %mul84 = mul nsw i32 %d55.0, 2
  br label %for.cond56, !llvm.loop !10

for.end85:                                        ; preds = %for.cond.cleanup58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %mul86 = mul nsw i32 2, %0
  %add87 = add nsw i32 %mul3, %mul86
  %cmp88 = icmp slt i32 %add87, %n
  br i1 %cmp88, label %if.then89, label %if.end97

if.then89:                                        ; preds = %for.end85
  %mul90 = mul nsw i32 2, %0
  %idxprom91 = sext i32 %mul90 to i64
  %arrayidx92 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom91
  %12 = load i32, ptr %arrayidx92, align 4, !tbaa !3
  %mul93 = mul nsw i32 2, %0
  %add94 = add nsw i32 %mul3, %mul93
  %idxprom95 = sext i32 %add94 to i64
  %arrayidx96 = getelementptr inbounds i32, ptr %out, i64 %idxprom95
  store i32 %12, ptr %arrayidx96, align 4, !tbaa !3
  br label %if.end97

if.end97:                                         ; preds = %if.then89, %for.end85
  %mul98 = mul nsw i32 2, %0
  %add99 = add nsw i32 %mul3, %mul98
  %add100 = add nsw i32 %add99, 1
  %cmp101 = icmp slt i32 %add100, %n
  br i1 %cmp101, label %if.then102, label %if.end112

if.then102:                                       ; preds = %if.end97
  %mul103 = mul nsw i32 2, %0
  %add104 = add nsw i32 %mul103, 1
  %idxprom105 = sext i32 %add104 to i64
  %arrayidx106 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %idxprom105
  %13 = load i32, ptr %arrayidx106, align 4, !tbaa !3
  %mul107 = mul nsw i32 2, %0
  %add108 = add nsw i32 %mul3, %mul107
  %add109 = add nsw i32 %add108, 1
  %idxprom110 = sext i32 %add109 to i64
  %arrayidx111 = getelementptr inbounds i32, ptr %out, i64 %idxprom110
  store i32 %13, ptr %arrayidx111, align 4, !tbaa !3
  br label %if.end112

if.end112:                                        ; preds = %if.then102, %if.end97
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_sums(ptr noundef %sums, i32 noundef %count) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp ne i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %cmp2 = icmp ne i32 %1, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %running.0 = phi i32 [ 0, %if.end ], [ %add, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, %count
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %sums, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %sums, i64 %idxprom4
  store i32 %running.0, ptr %arrayidx5, align 4, !tbaa !3
  %add = add nsw i32 %running.0, %2
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond.cleanup
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_add(ptr noundef %out, i32 noundef %n, ptr noundef %sums, i32 noundef %per_block) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ %0, %entry ], [ %add8, %for.inc ]
  %cmp = icmp slt i32 %k.0, %per_block
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup9

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %1, %per_block
  %add = add nsw i32 %mul, %k.0
  %cmp2 = icmp sge i32 %add, %n
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %cleanup

if.end:                                           ; preds = %for.body
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds i32, ptr %sums, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %out, i64 %idxprom4
  %4 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  %add6 = add nsw i32 %4, %3
  store i32 %add6, ptr %arrayidx5, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 2, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %cleanup9 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add8 = add nsw i32 %k.0, %5
  br label %for.cond, !llvm.loop !12

cleanup9:                                         ; preds = %cleanup, %for.cond.cleanup
  br label %for.end

for.end:                                          ; preds = %cleanup9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
