; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14reduce_shuffleE10warp_total = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_shuffle(ptr noundef %a, ptr noundef %b, i32 noundef %n, ptr noundef %partial, ptr noundef %negative) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %partial.addr = alloca ptr, align 8
  %negative.addr = alloca ptr, align 8
  %sum = alloca float, align 4
  %neg = alloca i32, align 4
  %i = alloca i32, align 4
  %p = alloca float, align 4
  %d = alloca i32, align 4
  %warp = alloca i32, align 4
  %warps = alloca i32, align 4
  %v = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8, !tbaa !7
  store ptr %b, ptr %b.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %partial, ptr %partial.addr, align 8, !tbaa !7
  store ptr %negative, ptr %negative.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %sum) #6
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %neg) #6
  store i32 0, ptr %neg, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #6
  %call = call noundef i32 @_ZL8global_xv() #7
  store i32 %call, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %p) #6
  %2 = load ptr, ptr %a.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !12
  %5 = load ptr, ptr %b.addr, align 8, !tbaa !7
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %5, i64 %idxprom1
  %7 = load float, ptr %arrayidx2, align 4, !tbaa !12
  %mul = fmul contract float %4, %7
  store float %mul, ptr %p, align 4, !tbaa !12
  %8 = load float, ptr %p, align 4, !tbaa !12
  %9 = load float, ptr %sum, align 4, !tbaa !12
  %add = fadd contract float %9, %8
  store float %add, ptr %sum, align 4, !tbaa !12
  %10 = load float, ptr %p, align 4, !tbaa !12
  %cmp3 = fcmp contract olt float %10, 0.000000e+00
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %11 = load i32, ptr %neg, align 4, !tbaa !3
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %neg, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.lifetime.end.p0(ptr %p) #6
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %call4 = call noundef i32 @_ZL11block_dim_xv() #7
  %call5 = call noundef i32 @_ZL10grid_dim_xv() #7
  %mul6 = mul nsw i32 %call4, %call5
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %add7 = add nsw i32 %12, %mul6
  store i32 %add7, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %13 = load float, ptr %sum, align 4, !tbaa !12
  %call8 = call contract noundef float @_ZL8warp_sumf(float noundef %13) #7
  store float %call8, ptr %sum, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %d) #6
  store i32 16, ptr %d, align 4, !tbaa !3
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc14, %for.end
  %14 = load i32, ptr %d, align 4, !tbaa !3
  %cmp10 = icmp sgt i32 %14, 0
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond9
  call void @llvm.lifetime.end.p0(ptr %d) #6
  br label %for.end15

for.body12:                                       ; preds = %for.cond9
  %15 = load i32, ptr %neg, align 4, !tbaa !3
  %16 = load i32, ptr %d, align 4, !tbaa !3
  %17 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %15, i32 %16, i32 31)
  %18 = load i32, ptr %neg, align 4, !tbaa !3
  %add13 = add nsw i32 %18, %17
  store i32 %add13, ptr %neg, align 4, !tbaa !3
  br label %for.inc14

for.inc14:                                        ; preds = %for.body12
  %19 = load i32, ptr %d, align 4, !tbaa !3
  %shr = ashr i32 %19, 1
  store i32 %shr, ptr %d, align 4, !tbaa !3
  br label %for.cond9, !llvm.loop !17

for.end15:                                        ; preds = %for.cond.cleanup11
  call void @llvm.lifetime.start.p0(ptr %warp) #6
  %call16 = call noundef i32 @_ZL8thread_xv() #7
  %div = sdiv i32 %call16, 32
  store i32 %div, ptr %warp, align 4, !tbaa !3
  %call17 = call noundef i32 @_ZL7lane_idv() #7
  %cmp18 = icmp eq i32 %call17, 0
  br i1 %cmp18, label %if.then19, label %if.end24

if.then19:                                        ; preds = %for.end15
  %20 = load float, ptr %sum, align 4, !tbaa !12
  %21 = load i32, ptr %warp, align 4, !tbaa !3
  %idxprom20 = sext i32 %21 to i64
  %arrayidx21 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE10warp_total to ptr), i64 0, i64 %idxprom20
  store float %20, ptr %arrayidx21, align 4, !tbaa !12
  %22 = load i32, ptr %neg, align 4, !tbaa !3
  %tobool = icmp ne i32 %22, 0
  br i1 %tobool, label %if.then22, label %if.end23

if.then22:                                        ; preds = %if.then19
  %23 = load ptr, ptr %negative.addr, align 8, !tbaa !10
  %24 = load i32, ptr %neg, align 4, !tbaa !3
  %25 = atomicrmw add ptr %23, i32 %24 seq_cst, align 4
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %if.then19
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %for.end15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = load i32, ptr %warp, align 4, !tbaa !3
  %cmp25 = icmp eq i32 %26, 0
  br i1 %cmp25, label %if.then26, label %if.end42

if.then26:                                        ; preds = %if.end24
  call void @llvm.lifetime.start.p0(ptr %warps) #6
  %call27 = call noundef i32 @_ZL11block_dim_xv() #7
  %div28 = sdiv i32 %call27, 32
  store i32 %div28, ptr %warps, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %v) #6
  %call29 = call noundef i32 @_ZL7lane_idv() #7
  %27 = load i32, ptr %warps, align 4, !tbaa !3
  %cmp30 = icmp slt i32 %call29, %27
  br i1 %cmp30, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then26
  %call31 = call noundef i32 @_ZL7lane_idv() #7
  %idxprom32 = sext i32 %call31 to i64
  %arrayidx33 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE10warp_total to ptr), i64 0, i64 %idxprom32
  %28 = load float, ptr %arrayidx33, align 4, !tbaa !12
  br label %cond.end

cond.false:                                       ; preds = %if.then26
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %28, %cond.true ], [ 0.000000e+00, %cond.false ]
  store float %cond, ptr %v, align 4, !tbaa !12
  %29 = load float, ptr %v, align 4, !tbaa !12
  %call34 = call contract noundef float @_ZL8warp_sumf(float noundef %29) #7
  store float %call34, ptr %v, align 4, !tbaa !12
  %call35 = call noundef i32 @_ZL7lane_idv() #7
  %cmp36 = icmp eq i32 %call35, 0
  br i1 %cmp36, label %if.then37, label %if.end41

if.then37:                                        ; preds = %cond.end
  %30 = load float, ptr %v, align 4, !tbaa !12
  %31 = load ptr, ptr %partial.addr, align 8, !tbaa !7
  %call38 = call noundef i32 @_ZL7block_xv() #7
  %idxprom39 = sext i32 %call38 to i64
  %arrayidx40 = getelementptr inbounds float, ptr %31, i64 %idxprom39
  store float %30, ptr %arrayidx40, align 4, !tbaa !12
  br label %if.end41

if.end41:                                         ; preds = %if.then37, %cond.end
  call void @llvm.lifetime.end.p0(ptr %v) #6
  call void @llvm.lifetime.end.p0(ptr %warps) #6
  br label %if.end42

if.end42:                                         ; preds = %if.end41, %if.end24
  call void @llvm.lifetime.end.p0(ptr %warp) #6
  call void @llvm.lifetime.end.p0(ptr %neg) #6
  call void @llvm.lifetime.end.p0(ptr %sum) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #7
  %call1 = call noundef i32 @_ZL11block_dim_xv() #7
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #7
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10grid_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_sumf(float noundef %v) #2 {
entry:
  %v.addr = alloca float, align 4
  %d = alloca i32, align 4
  store float %v, ptr %v.addr, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %d) #6
  store i32 16, ptr %d, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %d, align 4, !tbaa !3
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %d) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load float, ptr %v.addr, align 4, !tbaa !12
  %2 = load i32, ptr %d, align 4, !tbaa !3
  %3 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %1, i32 %2, i32 31)
  %4 = load float, ptr %v.addr, align 4, !tbaa !12
  %add = fadd contract float %4, %3
  store float %add, ptr %v.addr, align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %d, align 4, !tbaa !3
  %shr = ashr i32 %5, 1
  store i32 %shr, ptr %d, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond.cleanup
  %6 = load float, ptr %v.addr, align 4, !tbaa !12
  ret float %6
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
