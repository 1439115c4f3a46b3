; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13kmeans_assignE1c = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13kmeans_assignE1s = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13kmeans_assignE1m = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_assign(ptr noundef %points, i32 noundef %n, ptr noundef %centres, i32 noundef %k, ptr noundef %nearest, ptr noundef %sums, ptr noundef %counts, ptr noundef %changed) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mul = mul nsw i32 2, %k
  %cmp = icmp slt i32 %0, %mul
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds float, ptr %centres, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !7
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom1
  store float %1, ptr %arrayidx2, align 4, !tbaa !7
  %idxprom3 = sext i32 %0 to i64
  %arrayidx4 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom3
  store float 0.000000e+00, ptr %arrayidx4, align 4, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %cmp5 = icmp slt i32 %0, %k
  br i1 %cmp5, label %if.then6, label %if.end9

if.then6:                                         ; preds = %if.end
  %idxprom7 = sext i32 %0 to i64
  %arrayidx8 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom7
  store i32 0, ptr %arrayidx8, align 4, !tbaa !3
  br label %if.end9

if.end9:                                          ; preds = %if.then6, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %2, %3
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %4
  %cmp11 = icmp slt i32 %add.i, %n
  br i1 %cmp11, label %if.then12, label %if.end50

if.then12:                                        ; preds = %if.end9
  %mul13 = mul nsw i32 2, %add.i
  %idxprom14 = sext i32 %mul13 to i64
  %arrayidx15 = getelementptr inbounds float, ptr %points, i64 %idxprom14
  %5 = load float, ptr %arrayidx15, align 4, !tbaa !7
  %mul16 = mul nsw i32 2, %add.i
  %add = add nsw i32 %mul16, 1
  %idxprom17 = sext i32 %add to i64
  %arrayidx18 = getelementptr inbounds float, ptr %points, i64 %idxprom17
  %6 = load float, ptr %arrayidx18, align 4, !tbaa !7
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then12
  %j.0 = phi i32 [ 0, %if.then12 ], [ %inc, %for.inc ]
  %best.0 = phi i32 [ 0, %if.then12 ], [ %best.1, %for.inc ]
  %least.0 = phi nsz float [ 0x46293E5940000000, %if.then12 ], [ %least.1, %for.inc ]
  %cmp19 = icmp slt i32 %j.0, %k
  br i1 %cmp19, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul20 = mul nsw i32 2, %j.0
  %idxprom21 = sext i32 %mul20 to i64
  %arrayidx22 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom21
  %7 = load float, ptr %arrayidx22, align 4, !tbaa !7
  %sub = fsub fast float %5, %7
  %mul23 = mul nsw i32 2, %j.0
  %add24 = add nsw i32 %mul23, 1
  %idxprom25 = sext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom25
  %8 = load float, ptr %arrayidx26, align 4, !tbaa !7
  %sub27 = fsub fast float %6, %8
  %mul28 = fmul fast float %sub, %sub
  %mul29 = fmul fast float %sub27, %sub27
  %add30 = fadd fast float %mul28, %mul29
  %cmp31 = fcmp fast olt float %add30, %least.0
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %for.body
  br label %if.end33

if.end33:                                         ; preds = %if.then32, %for.body
  %best.1 = phi i32 [ %j.0, %if.then32 ], [ %best.0, %for.body ]
  %least.1 = phi nsz float [ %add30, %if.then32 ], [ %least.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end33
  %inc = add nsw i32 %j.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom34 = sext i32 %add.i to i64
  %arrayidx35 = getelementptr inbounds i32, ptr %nearest, i64 %idxprom34
  %9 = load i32, ptr %arrayidx35, align 4, !tbaa !3
  %cmp36 = icmp ne i32 %9, %best.0
  br i1 %cmp36, label %if.then37, label %if.end40

if.then37:                                        ; preds = %for.end
  %idxprom38 = sext i32 %add.i to i64
  %arrayidx39 = getelementptr inbounds i32, ptr %nearest, i64 %idxprom38
  store i32 %best.0, ptr %arrayidx39, align 4, !tbaa !3
  %10 = atomicrmw add ptr %changed, i32 1 seq_cst, align 4
  br label %if.end40

if.end40:                                         ; preds = %if.then37, %for.end
  %mul41 = mul nsw i32 2, %best.0
  %idxprom42 = sext i32 %mul41 to i64
  %arrayidx43 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom42
  %11 = atomicrmw fadd ptr %arrayidx43, float %5 seq_cst, align 4
  %mul44 = mul nsw i32 2, %best.0
  %add45 = add nsw i32 %mul44, 1
  %idxprom46 = sext i32 %add45 to i64
  %arrayidx47 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom46
  %12 = atomicrmw fadd ptr %arrayidx47, float %6 seq_cst, align 4
  %idxprom48 = sext i32 %best.0 to i64
  %arrayidx49 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom48
  %13 = atomicrmw add ptr %arrayidx49, i32 1 seq_cst, align 4
  br label %if.end50

if.end50:                                         ; preds = %if.end40, %if.end9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %mul51 = mul nsw i32 2, %k
  %cmp52 = icmp slt i32 %0, %mul51
  br i1 %cmp52, label %land.lhs.true, label %if.end61

land.lhs.true:                                    ; preds = %if.end50
  %div = sdiv i32 %0, 2
  %idxprom53 = sext i32 %div to i64
  %arrayidx54 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom53
  %14 = load i32, ptr %arrayidx54, align 4, !tbaa !3
  %cmp55 = icmp ne i32 %14, 0
  br i1 %cmp55, label %if.then56, label %if.end61

if.then56:                                        ; preds = %land.lhs.true
  %idxprom57 = sext i32 %0 to i64
  %arrayidx58 = getelementptr inbounds float, ptr %sums, i64 %idxprom57
  %idxprom59 = sext i32 %0 to i64
  %arrayidx60 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1s to ptr), i64 0, i64 %idxprom59
  %15 = load float, ptr %arrayidx60, align 4, !tbaa !7
  %16 = atomicrmw fadd ptr %arrayidx58, float %15 seq_cst, align 4
  br label %if.end61

if.end61:                                         ; preds = %if.then56, %land.lhs.true, %if.end50
  %cmp62 = icmp slt i32 %0, %k
  br i1 %cmp62, label %land.lhs.true63, label %if.end72

land.lhs.true63:                                  ; preds = %if.end61
  %idxprom64 = sext i32 %0 to i64
  %arrayidx65 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom64
  %17 = load i32, ptr %arrayidx65, align 4, !tbaa !3
  %cmp66 = icmp ne i32 %17, 0
  br i1 %cmp66, label %if.then67, label %if.end72

if.then67:                                        ; preds = %land.lhs.true63
  %idxprom68 = sext i32 %0 to i64
  %arrayidx69 = getelementptr inbounds i32, ptr %counts, i64 %idxprom68
  %idxprom70 = sext i32 %0 to i64
  %arrayidx71 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1m to ptr), i64 0, i64 %idxprom70
  %18 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %19 = atomicrmw add ptr %arrayidx69, i32 %18 seq_cst, align 4
  br label %if.end72

if.end72:                                         ; preds = %if.then67, %land.lhs.true63, %if.end61
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_move(ptr noundef %sums, ptr noundef %counts, i32 noundef %k, ptr noundef %centres) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mul = mul nsw i32 2, %k
  %cmp = icmp sge i32 %0, %mul
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %div = sdiv i32 %0, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds i32, ptr %counts, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then1, label %if.end7

if.then1:                                         ; preds = %if.end
  %idxprom2 = sext i32 %0 to i64
  %arrayidx3 = getelementptr inbounds float, ptr %sums, i64 %idxprom2
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !7
  %conv = sitofp i32 %1 to float
  %div4 = fdiv fast float %2, %conv
  %idxprom5 = sext i32 %0 to i64
  %arrayidx6 = getelementptr inbounds float, ptr %centres, i64 %idxprom5
  store float %div4, ptr %arrayidx6, align 4, !tbaa !7
  br label %if.end7

if.end7:                                          ; preds = %if.then1, %if.end
  br label %cleanup

cleanup:                                          ; preds = %if.end7, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end7 ]
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
