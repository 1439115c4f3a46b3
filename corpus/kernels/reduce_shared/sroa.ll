; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13reduce_sharedE3sum = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ13reduce_sharedE3low = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ13reduce_sharedE4high = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_shared(ptr noundef %in, i32 noundef %n, ptr noundef %result) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %1, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %lo.0 = phi i32 [ 2147483647, %entry ], [ %cond, %for.inc ]
  %hi.0 = phi i32 [ -2147483648, %entry ], [ %cond7, %for.inc ]
  %i.0 = phi i32 [ %add.i, %entry ], [ %add10, %for.inc ]
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %s.0, %4
  %cmp2 = icmp slt i32 %4, %lo.0
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  br label %cond.end

cond.false:                                       ; preds = %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %4, %cond.true ], [ %lo.0, %cond.false ]
  %cmp3 = icmp sgt i32 %4, %hi.0
  br i1 %cmp3, label %cond.true4, label %cond.false5

cond.true4:                                       ; preds = %cond.end
  br label %cond.end6

cond.false5:                                      ; preds = %cond.end
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false5, %cond.true4
  %cond7 = phi i32 [ %4, %cond.true4 ], [ %hi.0, %cond.false5 ]
  br label %for.inc

for.inc:                                          ; preds = %cond.end6
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul = mul nsw i32 %5, %6
  %add10 = add nsw i32 %i.0, %mul
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom11 = sext i32 %0 to i64
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 0, i64 %idxprom11
  store i32 %s.0, ptr %arrayidx12, align 4, !tbaa !3
  %idxprom13 = sext i32 %0 to i64
  %arrayidx14 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom13
  store i32 %lo.0, ptr %arrayidx14, align 4, !tbaa !3
  %idxprom15 = sext i32 %0 to i64
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom15
  store i32 %hi.0, ptr %arrayidx16, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc54, %for.end
  %half.0 = phi i32 [ 32, %for.end ], [ %shr, %for.inc54 ]
  %cmp18 = icmp sgt i32 %half.0, 0
  br i1 %cmp18, label %for.body20, label %for.cond.cleanup19

for.cond.cleanup19:                               ; preds = %for.cond17
  br label %for.end55

for.body20:                                       ; preds = %for.cond17
  %cmp21 = icmp slt i32 %0, %half.0
  br i1 %cmp21, label %if.then, label %if.end53

if.then:                                          ; preds = %for.body20
  %add22 = add nsw i32 %0, %half.0
  %idxprom23 = sext i32 %add22 to i64
  %arrayidx24 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 0, i64 %idxprom23
  %7 = load i32, ptr %arrayidx24, align 4, !tbaa !3
  %idxprom25 = sext i32 %0 to i64
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 0, i64 %idxprom25
  %8 = load i32, ptr %arrayidx26, align 4, !tbaa !3
  %add27 = add nsw i32 %8, %7
  store i32 %add27, ptr %arrayidx26, align 4, !tbaa !3
  %add28 = add nsw i32 %0, %half.0
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom29
  %9 = load i32, ptr %arrayidx30, align 4, !tbaa !3
  %idxprom31 = sext i32 %0 to i64
  %arrayidx32 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom31
  %10 = load i32, ptr %arrayidx32, align 4, !tbaa !3
  %cmp33 = icmp slt i32 %9, %10
  br i1 %cmp33, label %if.then34, label %if.end

if.then34:                                        ; preds = %if.then
  %add35 = add nsw i32 %0, %half.0
  %idxprom36 = sext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom36
  %11 = load i32, ptr %arrayidx37, align 4, !tbaa !3
  %idxprom38 = sext i32 %0 to i64
  %arrayidx39 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom38
  store i32 %11, ptr %arrayidx39, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then34, %if.then
  %add40 = add nsw i32 %0, %half.0
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom41
  %12 = load i32, ptr %arrayidx42, align 4, !tbaa !3
  %idxprom43 = sext i32 %0 to i64
  %arrayidx44 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom43
  %13 = load i32, ptr %arrayidx44, align 4, !tbaa !3
  %cmp45 = icmp sgt i32 %12, %13
  br i1 %cmp45, label %if.then46, label %if.end52

if.then46:                                        ; preds = %if.end
  %add47 = add nsw i32 %0, %half.0
  %idxprom48 = sext i32 %add47 to i64
  %arrayidx49 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom48
  %14 = load i32, ptr %arrayidx49, align 4, !tbaa !3
  %idxprom50 = sext i32 %0 to i64
  %arrayidx51 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom50
  store i32 %14, ptr %arrayidx51, align 4, !tbaa !3
  br label %if.end52

if.end52:                                         ; preds = %if.then46, %if.end
  br label %if.end53

if.end53:                                         ; preds = %if.end52, %for.body20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc54

for.inc54:                                        ; preds = %if.end53
  %shr = ashr i32 %half.0, 1
  br label %for.cond17, !llvm.loop !10

for.end55:                                        ; preds = %for.cond.cleanup19
  %cmp56 = icmp eq i32 %0, 0
  br i1 %cmp56, label %if.then57, label %if.end61

if.then57:                                        ; preds = %for.end55
  %arrayidx58 = getelementptr inbounds i32, ptr %result, i64 0
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), align 4, !tbaa !3
  %16 = atomicrmw add ptr %arrayidx58, i32 %15 seq_cst, align 4
  %arrayidx59 = getelementptr inbounds i32, ptr %result, i64 1
  %17 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), align 4, !tbaa !3
  %18 = atomicrmw min ptr %arrayidx59, i32 %17 seq_cst, align 4
  %arrayidx60 = getelementptr inbounds i32, ptr %result, i64 2
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), align 4, !tbaa !3
  %20 = atomicrmw max ptr %arrayidx60, i32 %19 seq_cst, align 4
  br label %if.end61

if.end61:                                         ; preds = %if.then57, %for.end55
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

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
