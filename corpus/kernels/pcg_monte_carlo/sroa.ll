; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pcg_monte_carlo(i64 noundef %seed, i32 noundef %samples, i32 noundef %use_xorshift, ptr noundef %inside, ptr noundef %last_state) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %conv = sext i32 %add.i to i64
  %conv1 = sext i32 %samples to i64
  %mul = mul i64 %conv, %conv1
  %mul2 = mul i64 %mul, 2
  br label %while.cond.i

while.cond.i:                                     ; preds = %if.end.i, %entry
  %all_c.i.0 = phi i64 [ 0, %entry ], [ %all_c.i.1, %if.end.i ]
  %all_a.i.0 = phi i64 [ 1, %entry ], [ %all_a.i.1, %if.end.i ]
  %c.i.0 = phi i64 [ 1442695040888963407, %entry ], [ %mul3.i, %if.end.i ]
  %a.i.0 = phi i64 [ 6364136223846793005, %entry ], [ %mul4.i, %if.end.i ]
  %steps.addr.i.0 = phi i64 [ %mul2, %entry ], [ %shr.i, %if.end.i ]
  %cmp.i = icmp ugt i64 %steps.addr.i.0, 0
  br i1 %cmp.i, label %while.body.i, label %_ZL8pcg_skipR3Pcgy.exit

while.body.i:                                     ; preds = %while.cond.i
  %and.i = and i64 %steps.addr.i.0, 1
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i
  %mul.i1 = mul i64 %all_a.i.0, %a.i.0
  %mul1.i = mul i64 %all_c.i.0, %a.i.0
  %add.i2 = add i64 %mul1.i, %c.i.0
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  %all_c.i.1 = phi i64 [ %add.i2, %if.then.i ], [ %all_c.i.0, %while.body.i ]
  %all_a.i.1 = phi i64 [ %mul.i1, %if.then.i ], [ %all_a.i.0, %while.body.i ]
  %add2.i = add i64 %a.i.0, 1
  %mul3.i = mul i64 %c.i.0, %add2.i
  %mul4.i = mul i64 %a.i.0, %a.i.0
  %shr.i = lshr i64 %steps.addr.i.0, 1
  br label %while.cond.i, !llvm.loop !7

_ZL8pcg_skipR3Pcgy.exit:                          ; preds = %while.cond.i
  %mul5.i = mul i64 %all_a.i.0, %seed
  %add6.i = add i64 %mul5.i, %all_c.i.0
  %mul3 = mul i32 %add.i, -1640531527
  %add = add i32 %mul3, 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %_ZL8pcg_skipR3Pcgy.exit
  %g.sroa.0.0 = phi i64 [ %add6.i, %_ZL8pcg_skipR3Pcgy.exit ], [ %g.sroa.0.1, %for.inc ]
  %xs.0 = phi i32 [ %add, %_ZL8pcg_skipR3Pcgy.exit ], [ %xs.1, %for.inc ]
  %count.0 = phi i32 [ 0, %_ZL8pcg_skipR3Pcgy.exit ], [ %count.1, %for.inc ]
  %i.0 = phi i32 [ 0, %_ZL8pcg_skipR3Pcgy.exit ], [ %inc21, %for.inc ]
  %cmp = icmp slt i32 %i.0, %samples
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %tobool = icmp ne i32 %use_xorshift, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %shl.i = shl i32 %xs.0, 13
  %xor.i = xor i32 %xs.0, %shl.i
  %shr.i3 = lshr i32 %xor.i, 17
  %xor1.i = xor i32 %xor.i, %shr.i3
  %shl2.i = shl i32 %xor1.i, 5
  %xor3.i = xor i32 %xor1.i, %shl2.i
  %shr = lshr i32 %xor3.i, 16
  %shl.i5 = shl i32 %xor3.i, 13
  %xor.i6 = xor i32 %xor3.i, %shl.i5
  %shr.i7 = lshr i32 %xor.i6, 17
  %xor1.i8 = xor i32 %xor.i6, %shr.i7
  %shl2.i9 = shl i32 %xor1.i8, 5
  %xor3.i10 = xor i32 %xor1.i8, %shl2.i9
  %shr6 = lshr i32 %xor3.i10, 16
  br label %if.end

if.else:                                          ; preds = %for.body
  %mul.i12 = mul i64 %g.sroa.0.0, 6364136223846793005
  %add.i14 = add i64 %mul.i12, 1442695040888963407
  %shr.i15 = lshr i64 %g.sroa.0.0, 18
  %xor.i16 = xor i64 %shr.i15, %g.sroa.0.0
  %shr2.i = lshr i64 %xor.i16, 27
  %conv.i = trunc i64 %shr2.i to i32
  %shr3.i = lshr i64 %g.sroa.0.0, 59
  %conv4.i = trunc i64 %shr3.i to i32
  %3 = call noundef i32 @llvm.fshr.i32(i32 %conv.i, i32 %conv.i, i32 %conv4.i)
  %shr8 = lshr i32 %3, 16
  %mul.i20 = mul i64 %add.i14, 6364136223846793005
  %add.i22 = add i64 %mul.i20, 1442695040888963407
  %shr.i23 = lshr i64 %add.i14, 18
  %xor.i24 = xor i64 %shr.i23, %add.i14
  %shr2.i25 = lshr i64 %xor.i24, 27
  %conv.i26 = trunc i64 %shr2.i25 to i32
  %shr3.i27 = lshr i64 %add.i14, 59
  %conv4.i28 = trunc i64 %shr3.i27 to i32
  %4 = call noundef i32 @llvm.fshr.i32(i32 %conv.i26, i32 %conv.i26, i32 %conv4.i28)
  %shr10 = lshr i32 %4, 16
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %g.sroa.0.1 = phi i64 [ %g.sroa.0.0, %if.then ], [ %add.i22, %if.else ]
  %xs.1 = phi i32 [ %xor3.i10, %if.then ], [ %xs.0, %if.else ]
  %a.0 = phi i32 [ %shr, %if.then ], [ %shr8, %if.else ]
  %b.0 = phi i32 [ %shr6, %if.then ], [ %shr10, %if.else ]
  %conv11 = zext i32 %a.0 to i64
  %conv12 = zext i32 %a.0 to i64
  %mul13 = mul i64 %conv11, %conv12
  %conv14 = zext i32 %b.0 to i64
  %conv15 = zext i32 %b.0 to i64
  %mul16 = mul i64 %conv14, %conv15
  %add17 = add i64 %mul13, %mul16
  %cmp18 = icmp ult i64 %add17, 4294967296
  br i1 %cmp18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end
  %inc = add nsw i32 %count.0, 1
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %if.end
  %count.1 = phi i32 [ %inc, %if.then19 ], [ %count.0, %if.end ]
  br label %for.inc

for.inc:                                          ; preds = %if.end20
  %inc21 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  %tobool22 = icmp ne i32 %use_xorshift, 0
  br i1 %tobool22, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %conv23 = zext i32 %xs.0 to i64
  br label %cond.end

cond.false:                                       ; preds = %for.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv23, %cond.true ], [ %g.sroa.0.0, %cond.false ]
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i64, ptr %last_state, i64 %idxprom
  store i64 %cond, ptr %arrayidx, align 8, !tbaa !11
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc31, %cond.end
  %count.2 = phi i32 [ %count.0, %cond.end ], [ %add30, %for.inc31 ]
  %d25.0 = phi i32 [ 16, %cond.end ], [ %shr32, %for.inc31 ]
  %cmp27 = icmp sgt i32 %d25.0, 0
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28

for.cond.cleanup28:                               ; preds = %for.cond26
  br label %for.end33

for.body29:                                       ; preds = %for.cond26
  %5 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %count.2, i32 %d25.0, i32 31)
  %add30 = add nsw i32 %count.2, %5
  br label %for.inc31

for.inc31:                                        ; preds = %for.body29
  %shr32 = ashr i32 %d25.0, 1
  br label %for.cond26, !llvm.loop !13

for.end33:                                        ; preds = %for.cond.cleanup28
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %cmp35 = icmp eq i32 %6, 0
  br i1 %cmp35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %for.end33
  %7 = atomicrmw add ptr %inside, i32 %count.2 seq_cst, align 4
  br label %if.end37

if.end37:                                         ; preds = %if.then36, %for.end33
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !5, i64 0}
!13 = distinct !{!13, !8, !9}
