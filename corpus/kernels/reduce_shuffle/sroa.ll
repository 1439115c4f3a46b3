; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14reduce_shuffleE10warp_total = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_shuffle(ptr noundef %a, ptr noundef %b, i32 noundef %n, ptr noundef %partial, ptr noundef %negative) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %add, %for.inc ]
  %neg.0 = phi i32 [ 0, %entry ], [ %neg.1, %for.inc ]
  %i.0 = phi i32 [ %add.i, %entry ], [ %add7, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !7
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %b, i64 %idxprom1
  %4 = load float, ptr %arrayidx2, align 4, !tbaa !7
  %mul = fmul contract float %3, %4
  %add = fadd contract float %sum.0, %mul
  %cmp3 = fcmp contract olt float %mul, 0.000000e+00
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %inc = add nsw i32 %neg.0, 1
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %neg.1 = phi i32 [ %inc, %if.then ], [ %neg.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul6 = mul nsw i32 %5, %6
  %add7 = add nsw i32 %i.0, %mul6
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %for.end
  %d.i.0 = phi i32 [ 16, %for.end ], [ %shr.i, %for.body.i ]
  %v.addr.i.0 = phi float [ %sum.0, %for.end ], [ %add.i1, %for.body.i ]
  %cmp.i = icmp sgt i32 %d.i.0, 0
  br i1 %cmp.i, label %for.body.i, label %_ZL8warp_sumf.exit

for.body.i:                                       ; preds = %for.cond.i
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %v.addr.i.0, i32 %d.i.0, i32 31)
  %add.i1 = fadd contract float %v.addr.i.0, %7
  %shr.i = ashr i32 %d.i.0, 1
  br label %for.cond.i, !llvm.loop !12

_ZL8warp_sumf.exit:                               ; preds = %for.cond.i
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc14, %_ZL8warp_sumf.exit
  %neg.2 = phi i32 [ %neg.0, %_ZL8warp_sumf.exit ], [ %add13, %for.inc14 ]
  %d.0 = phi i32 [ 16, %_ZL8warp_sumf.exit ], [ %shr, %for.inc14 ]
  %cmp10 = icmp sgt i32 %d.0, 0
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond9
  br label %for.end15

for.body12:                                       ; preds = %for.cond9
  %8 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %neg.2, i32 %d.0, i32 31)
  %add13 = add nsw i32 %neg.2, %8
  br label %for.inc14

for.inc14:                                        ; preds = %for.body12
  %shr = ashr i32 %d.0, 1
  br label %for.cond9, !llvm.loop !13

for.end15:                                        ; preds = %for.cond.cleanup11
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %div = sdiv i32 %9, 32
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %cmp18 = icmp eq i32 %10, 0
  br i1 %cmp18, label %if.then19, label %if.end24

if.then19:                                        ; preds = %for.end15
  %idxprom20 = sext i32 %div to i64
  %arrayidx21 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE10warp_total to ptr), i64 0, i64 %idxprom20
  store float %v.addr.i.0, ptr %arrayidx21, align 4, !tbaa !7
  %tobool = icmp ne i32 %neg.2, 0
  br i1 %tobool, label %if.then22, label %if.end23

if.then22:                                        ; preds = %if.then19
  %11 = atomicrmw add ptr %negative, i32 %neg.2 seq_cst, align 4
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %if.then19
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %for.end15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp25 = icmp eq i32 %div, 0
  br i1 %cmp25, label %if.then26, label %if.end42

if.then26:                                        ; preds = %if.end24
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %div28 = sdiv i32 %12, 32
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %cmp30 = icmp slt i32 %13, %div28
  br i1 %cmp30, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then26
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %idxprom32 = sext i32 %14 to i64
  %arrayidx33 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE10warp_total to ptr), i64 0, i64 %idxprom32
  %15 = load float, ptr %arrayidx33, align 4, !tbaa !7
  br label %cond.end

cond.false:                                       ; preds = %if.then26
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %15, %cond.true ], [ 0.000000e+00, %cond.false ]
  br label %for.cond.i4

for.cond.i4:                                      ; preds = %for.body.i6, %cond.end
  %d.i3.0 = phi i32 [ 16, %cond.end ], [ %shr.i8, %for.body.i6 ]
  %v.addr.i2.0 = phi float [ %cond, %cond.end ], [ %add.i7, %for.body.i6 ]
  %cmp.i5 = icmp sgt i32 %d.i3.0, 0
  br i1 %cmp.i5, label %for.body.i6, label %_ZL8warp_sumf.exit9

for.body.i6:                                      ; preds = %for.cond.i4
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %v.addr.i2.0, i32 %d.i3.0, i32 31)
  %add.i7 = fadd contract float %v.addr.i2.0, %16
  %shr.i8 = ashr i32 %d.i3.0, 1
  br label %for.cond.i4, !llvm.loop !12

_ZL8warp_sumf.exit9:                              ; preds = %for.cond.i4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %cmp36 = icmp eq i32 %17, 0
  br i1 %cmp36, label %if.then37, label %if.end41

if.then37:                                        ; preds = %_ZL8warp_sumf.exit9
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom39 = sext i32 %18 to i64
  %arrayidx40 = getelementptr inbounds float, ptr %partial, i64 %idxprom39
  store float %v.addr.i2.0, ptr %arrayidx40, align 4, !tbaa !7
  br label %if.end41

if.end41:                                         ; preds = %if.then37, %_ZL8warp_sumf.exit9
  br label %if.end42

if.end42:                                         ; preds = %if.end41, %if.end24
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
