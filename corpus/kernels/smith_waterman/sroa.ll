; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14smith_watermanE8best_row = internal addrspace(3) global [3 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE9gap_first = internal addrspace(3) global [2 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE10gap_second = internal addrspace(3) global [2 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE3top = internal addrspace(3) global i32 undef, align 4
@_ZZ14smith_watermanE4ties = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman(ptr noundef %first, ptr noundef %second, ptr noundef %lengths, i32 noundef %match, i32 noundef %mismatch, i32 noundef %open, i32 noundef %extend, ptr noundef %score, ptr noundef %cells_at_best) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 2, %1
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i32, ptr %lengths, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul2 = mul nsw i32 2, %1
  %add = add nsw i32 %mul2, 1
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %lengths, i64 %idxprom3
  %3 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %mul5 = mul nsw i32 %1, 32
  %idx.ext = sext i32 %mul5 to i64
  %add.ptr = getelementptr inbounds i8, ptr %first, i64 %idx.ext
  %mul6 = mul nsw i32 %1, 32
  %idx.ext7 = sext i32 %mul6 to i64
  %add.ptr8 = getelementptr inbounds i8, ptr %second, i64 %idx.ext7
  br label %for.cond

for.cond:                                         ; preds = %for.inc25, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add27, %for.inc25 ]
  %cmp = icmp sle i32 %i.0, 32
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end28

for.body:                                         ; preds = %for.cond
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %for.body
  %d.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp10 = icmp slt i32 %d.0, 3
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond9
  br label %for.end

for.body12:                                       ; preds = %for.cond9
  %idxprom13 = sext i32 %d.0 to i64
  %arrayidx14 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom13
  %idxprom15 = sext i32 %i.0 to i64
  %arrayidx16 = getelementptr inbounds [33 x i32], ptr %arrayidx14, i64 0, i64 %idxprom15
  store i32 0, ptr %arrayidx16, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %inc = add nsw i32 %d.0, 1
  br label %for.cond9, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup11
  %idxprom17 = sext i32 %i.0 to i64
  %arrayidx18 = getelementptr inbounds [33 x i32], ptr getelementptr inbounds ([2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 1), i64 0, i64 %idxprom17
  store i32 -1000000, ptr %arrayidx18, align 4, !tbaa !3
  %idxprom19 = sext i32 %i.0 to i64
  %arrayidx20 = getelementptr inbounds [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom19
  store i32 -1000000, ptr %arrayidx20, align 4, !tbaa !3
  %idxprom21 = sext i32 %i.0 to i64
  %arrayidx22 = getelementptr inbounds [33 x i32], ptr getelementptr inbounds ([2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 1), i64 0, i64 %idxprom21
  store i32 -1000000, ptr %arrayidx22, align 4, !tbaa !3
  %idxprom23 = sext i32 %i.0 to i64
  %arrayidx24 = getelementptr inbounds [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom23
  store i32 -1000000, ptr %arrayidx24, align 4, !tbaa !3
  br label %for.inc25

for.inc25:                                        ; preds = %for.end
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add27 = add nsw i32 %i.0, %4
  br label %for.cond, !llvm.loop !10

for.end28:                                        ; preds = %for.cond.cleanup
  %cmp29 = icmp eq i32 %0, 0
  br i1 %cmp29, label %if.then, label %if.end

if.then:                                          ; preds = %for.end28
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %add30 = add nsw i32 %0, 1
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc136, %if.end
  %diagonal.0 = phi i32 [ 2, %if.end ], [ %inc137, %for.inc136 ]
  %at_mine.0 = phi i32 [ 0, %if.end ], [ %at_mine.3, %for.inc136 ]
  %mine.0 = phi i32 [ 0, %if.end ], [ %mine.2, %for.inc136 ]
  %add32 = add nsw i32 %2, %3
  %cmp33 = icmp sle i32 %diagonal.0, %add32
  br i1 %cmp33, label %for.body35, label %for.cond.cleanup34

for.cond.cleanup34:                               ; preds = %for.cond31
  br label %for.end138

for.body35:                                       ; preds = %for.cond31
  %rem = srem i32 %diagonal.0, 3
  %add36 = add nsw i32 %diagonal.0, 2
  %rem37 = srem i32 %add36, 3
  %add38 = add nsw i32 %diagonal.0, 1
  %rem39 = srem i32 %add38, 3
  %and = and i32 %diagonal.0, 1
  %sub = sub nsw i32 %diagonal.0, %add30
  %cmp40 = icmp sle i32 %add30, %2
  br i1 %cmp40, label %land.lhs.true, label %if.else119

land.lhs.true:                                    ; preds = %for.body35
  %cmp41 = icmp sge i32 %sub, 1
  br i1 %cmp41, label %land.lhs.true42, label %if.else119

land.lhs.true42:                                  ; preds = %land.lhs.true
  %cmp43 = icmp sle i32 %sub, %3
  br i1 %cmp43, label %if.then44, label %if.else119

if.then44:                                        ; preds = %land.lhs.true42
  %xor = xor i32 %and, 1
  %idxprom45 = sext i32 %xor to i64
  %arrayidx46 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom45
  %sub47 = sub nsw i32 %add30, 1
  %idxprom48 = sext i32 %sub47 to i64
  %arrayidx49 = getelementptr inbounds [33 x i32], ptr %arrayidx46, i64 0, i64 %idxprom48
  %5 = load i32, ptr %arrayidx49, align 4, !tbaa !3
  %sub50 = sub nsw i32 %5, %extend
  %idxprom51 = sext i32 %rem37 to i64
  %arrayidx52 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom51
  %sub53 = sub nsw i32 %add30, 1
  %idxprom54 = sext i32 %sub53 to i64
  %arrayidx55 = getelementptr inbounds [33 x i32], ptr %arrayidx52, i64 0, i64 %idxprom54
  %6 = load i32, ptr %arrayidx55, align 4, !tbaa !3
  %sub56 = sub nsw i32 %6, %open
  %cmp57 = icmp sgt i32 %sub56, %sub50
  br i1 %cmp57, label %if.then58, label %if.end59

if.then58:                                        ; preds = %if.then44
  br label %if.end59

if.end59:                                         ; preds = %if.then58, %if.then44
  %down.0 = phi i32 [ %sub56, %if.then58 ], [ %sub50, %if.then44 ]
  %xor60 = xor i32 %and, 1
  %idxprom61 = sext i32 %xor60 to i64
  %arrayidx62 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom61
  %idxprom63 = sext i32 %add30 to i64
  %arrayidx64 = getelementptr inbounds [33 x i32], ptr %arrayidx62, i64 0, i64 %idxprom63
  %7 = load i32, ptr %arrayidx64, align 4, !tbaa !3
  %sub65 = sub nsw i32 %7, %extend
  %idxprom66 = sext i32 %rem37 to i64
  %arrayidx67 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom66
  %idxprom68 = sext i32 %add30 to i64
  %arrayidx69 = getelementptr inbounds [33 x i32], ptr %arrayidx67, i64 0, i64 %idxprom68
  %8 = load i32, ptr %arrayidx69, align 4, !tbaa !3
  %sub70 = sub nsw i32 %8, %open
  %cmp71 = icmp sgt i32 %sub70, %sub65
  br i1 %cmp71, label %if.then72, label %if.end73

if.then72:                                        ; preds = %if.end59
  br label %if.end73

if.end73:                                         ; preds = %if.then72, %if.end59
  %right.0 = phi i32 [ %sub70, %if.then72 ], [ %sub65, %if.end59 ]
  %idxprom74 = sext i32 %rem39 to i64
  %arrayidx75 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom74
  %sub76 = sub nsw i32 %add30, 1
  %idxprom77 = sext i32 %sub76 to i64
  %arrayidx78 = getelementptr inbounds [33 x i32], ptr %arrayidx75, i64 0, i64 %idxprom77
  %9 = load i32, ptr %arrayidx78, align 4, !tbaa !3
  %sub79 = sub nsw i32 %add30, 1
  %idxprom80 = sext i32 %sub79 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom80
  %10 = load i8, ptr %arrayidx81, align 1, !tbaa !11
  %conv = zext i8 %10 to i32
  %sub82 = sub nsw i32 %sub, 1
  %idxprom83 = sext i32 %sub82 to i64
  %arrayidx84 = getelementptr inbounds i8, ptr %add.ptr8, i64 %idxprom83
  %11 = load i8, ptr %arrayidx84, align 1, !tbaa !11
  %conv85 = zext i8 %11 to i32
  %cmp86 = icmp eq i32 %conv, %conv85
  br i1 %cmp86, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end73
  br label %cond.end

cond.false:                                       ; preds = %if.end73
  %sub87 = sub nsw i32 0, %mismatch
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %match, %cond.true ], [ %sub87, %cond.false ]
  %add88 = add nsw i32 %9, %cond
  %cmp89 = icmp slt i32 %add88, %down.0
  br i1 %cmp89, label %if.then90, label %if.end91

if.then90:                                        ; preds = %cond.end
  br label %if.end91

if.end91:                                         ; preds = %if.then90, %cond.end
  %h.0 = phi i32 [ %down.0, %if.then90 ], [ %add88, %cond.end ]
  %cmp92 = icmp slt i32 %h.0, %right.0
  br i1 %cmp92, label %if.then93, label %if.end94

if.then93:                                        ; preds = %if.end91
  br label %if.end94

if.end94:                                         ; preds = %if.then93, %if.end91
  %h.1 = phi i32 [ %right.0, %if.then93 ], [ %h.0, %if.end91 ]
  %cmp95 = icmp slt i32 %h.1, 0
  br i1 %cmp95, label %if.then96, label %if.end97

if.then96:                                        ; preds = %if.end94
  br label %if.end97

if.end97:                                         ; preds = %if.then96, %if.end94
  %h.2 = phi i32 [ 0, %if.then96 ], [ %h.1, %if.end94 ]
  %idxprom98 = sext i32 %rem to i64
  %arrayidx99 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom98
  %idxprom100 = sext i32 %add30 to i64
  %arrayidx101 = getelementptr inbounds [33 x i32], ptr %arrayidx99, i64 0, i64 %idxprom100
  store i32 %h.2, ptr %arrayidx101, align 4, !tbaa !3
  %idxprom102 = sext i32 %and to i64
  %arrayidx103 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom102
  %idxprom104 = sext i32 %add30 to i64
  %arrayidx105 = getelementptr inbounds [33 x i32], ptr %arrayidx103, i64 0, i64 %idxprom104
  store i32 %down.0, ptr %arrayidx105, align 4, !tbaa !3
  %idxprom106 = sext i32 %and to i64
  %arrayidx107 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom106
  %idxprom108 = sext i32 %add30 to i64
  %arrayidx109 = getelementptr inbounds [33 x i32], ptr %arrayidx107, i64 0, i64 %idxprom108
  store i32 %right.0, ptr %arrayidx109, align 4, !tbaa !3
  %cmp110 = icmp sgt i32 %h.2, %mine.0
  br i1 %cmp110, label %if.then111, label %if.else

if.then111:                                       ; preds = %if.end97
  br label %if.end118

if.else:                                          ; preds = %if.end97
  %cmp112 = icmp eq i32 %h.2, %mine.0
  br i1 %cmp112, label %land.lhs.true113, label %if.end117

land.lhs.true113:                                 ; preds = %if.else
  %cmp114 = icmp sgt i32 %h.2, 0
  br i1 %cmp114, label %if.then115, label %if.end117

if.then115:                                       ; preds = %land.lhs.true113
  %inc116 = add nsw i32 %at_mine.0, 1
  br label %if.end117

if.end117:                                        ; preds = %if.then115, %land.lhs.true113, %if.else
  %at_mine.2 = phi i32 [ %inc116, %if.then115 ], [ %at_mine.0, %land.lhs.true113 ], [ %at_mine.0, %if.else ]
  br label %if.end118

if.end118:                                        ; preds = %if.end117, %if.then111
  %at_mine.1 = phi i32 [ 1, %if.then111 ], [ %at_mine.2, %if.end117 ]
  %mine.1 = phi i32 [ %h.2, %if.then111 ], [ %mine.0, %if.end117 ]
  br label %if.end135

if.else119:                                       ; preds = %land.lhs.true42, %land.lhs.true, %for.body35
  %cmp120 = icmp sle i32 %add30, %2
  br i1 %cmp120, label %if.then121, label %if.end134

if.then121:                                       ; preds = %if.else119
  %idxprom122 = sext i32 %rem to i64
  %arrayidx123 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom122
  %idxprom124 = sext i32 %add30 to i64
  %arrayidx125 = getelementptr inbounds [33 x i32], ptr %arrayidx123, i64 0, i64 %idxprom124
  store i32 0, ptr %arrayidx125, align 4, !tbaa !3
  %idxprom126 = sext i32 %and to i64
  %arrayidx127 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom126
  %idxprom128 = sext i32 %add30 to i64
  %arrayidx129 = getelementptr inbounds [33 x i32], ptr %arrayidx127, i64 0, i64 %idxprom128
  store i32 -1000000, ptr %arrayidx129, align 4, !tbaa !3
  %idxprom130 = sext i32 %and to i64
  %arrayidx131 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom130
  %idxprom132 = sext i32 %add30 to i64
  %arrayidx133 = getelementptr inbounds [33 x i32], ptr %arrayidx131, i64 0, i64 %idxprom132
  store i32 -1000000, ptr %arrayidx133, align 4, !tbaa !3
  br label %if.end134

if.end134:                                        ; preds = %if.then121, %if.else119
  br label %if.end135

if.end135:                                        ; preds = %if.end134, %if.end118
  %at_mine.3 = phi i32 [ %at_mine.1, %if.end118 ], [ %at_mine.0, %if.end134 ]
  %mine.2 = phi i32 [ %mine.1, %if.end118 ], [ %mine.0, %if.end134 ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc136

for.inc136:                                       ; preds = %if.end135
  %inc137 = add nsw i32 %diagonal.0, 1
  br label %for.cond31, !llvm.loop !12

for.end138:                                       ; preds = %for.cond.cleanup34
  %12 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), i32 %mine.0 seq_cst, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp139 = icmp sgt i32 %mine.0, 0
  br i1 %cmp139, label %land.lhs.true140, label %if.end143

land.lhs.true140:                                 ; preds = %for.end138
  %13 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  %cmp141 = icmp eq i32 %mine.0, %13
  br i1 %cmp141, label %if.then142, label %if.end143

if.then142:                                       ; preds = %land.lhs.true140
  %14 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), i32 %at_mine.0 seq_cst, align 4
  br label %if.end143

if.end143:                                        ; preds = %if.then142, %land.lhs.true140, %for.end138
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp144 = icmp eq i32 %0, 0
  br i1 %cmp144, label %if.then145, label %if.end150

if.then145:                                       ; preds = %if.end143
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  %idxprom146 = sext i32 %1 to i64
  %arrayidx147 = getelementptr inbounds i32, ptr %score, i64 %idxprom146
  store i32 %15, ptr %arrayidx147, align 4, !tbaa !3
  %16 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), align 4, !tbaa !3
  %idxprom148 = sext i32 %1 to i64
  %arrayidx149 = getelementptr inbounds i32, ptr %cells_at_best, i64 %idxprom148
  store i32 %16, ptr %arrayidx149, align 4, !tbaa !3
  br label %if.end150

if.end150:                                        ; preds = %if.then145, %if.end143
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
!11 = !{!5, !5, i64 0}
!12 = distinct !{!12, !8, !9}
