; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@crc_table = dso_local addrspace(4) externally_initialized constant [256 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @crc_table to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crc_chunks(ptr noundef %data, i32 noundef %size, i32 noundef %chunk, ptr noundef %crc) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %mul = mul nsw i32 %add.i, %chunk
  %cmp = icmp sge i32 %mul, %size
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %crc, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %cleanup

if.end:                                           ; preds = %entry
  %add = add nsw i32 %mul, %chunk
  %cmp1 = icmp slt i32 %add, %size
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %add2 = add nsw i32 %mul, %chunk
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add2, %cond.true ], [ %size, %cond.false ]
  %cmp3 = icmp eq i32 %add.i, 0
  %3 = zext i1 %cmp3 to i64
  %cond4 = select i1 %cmp3, i32 -1, i32 0
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %c.0 = phi i32 [ %cond4, %cond.end ], [ %xor10, %for.inc ]
  %i.0 = phi i32 [ %mul, %cond.end ], [ %inc, %for.inc ]
  %cmp5 = icmp slt i32 %i.0, %cond
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom6 = sext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %data, i64 %idxprom6
  %4 = load i8, ptr %arrayidx7, align 1, !tbaa !7
  %conv = zext i8 %4 to i32
  %xor = xor i32 %c.0, %conv
  %and = and i32 %xor, 255
  %idxprom8 = zext i32 %and to i64
  %arrayidx9 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 0, i64 %idxprom8
  %5 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %shr = lshr i32 %c.0, 8
  %xor10 = xor i32 %5, %shr
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom11 = sext i32 %add.i to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %crc, i64 %idxprom11
  store i32 %c.0, ptr %arrayidx12, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crc_combine(ptr noundef %crc, i32 noundef %size, i32 noundef %chunk, ptr noundef %result) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %mul = mul nsw i32 %add.i, %chunk
  %cmp = icmp sge i32 %mul, %size
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %add = add nsw i32 %mul, %chunk
  %cmp1 = icmp slt i32 %add, %size
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %add2 = add nsw i32 %mul, %chunk
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add2, %cond.true ], [ %size, %cond.false ]
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %crc, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %cond, %size
  br i1 %cmp3, label %if.then4, label %if.end8

if.then4:                                         ; preds = %cond.end
  %sub = sub nsw i32 %size, %cond
  %mul5 = mul i32 8, %sub
  br label %while.cond.i

while.cond.i:                                     ; preds = %_ZL8multiplyjj.exit.i, %if.then4
  %square.i.0 = phi i32 [ 1073741824, %if.then4 ], [ %product.i.i.0, %_ZL8multiplyjj.exit.i ]
  %result.i.0 = phi i32 [ -2147483648, %if.then4 ], [ %result.i.1, %_ZL8multiplyjj.exit.i ]
  %n.addr.i.0 = phi i32 [ %mul5, %if.then4 ], [ %shr.i4, %_ZL8multiplyjj.exit.i ]
  %tobool.i1 = icmp ne i32 %n.addr.i.0, 0
  br i1 %tobool.i1, label %while.body.i, label %_ZL10power_of_xj.exit

while.body.i:                                     ; preds = %while.cond.i
  %and.i2 = and i32 %n.addr.i.0, 1
  %tobool1.i = icmp ne i32 %and.i2, 0
  br i1 %tobool1.i, label %if.then.i5, label %if.end.i3

if.then.i5:                                       ; preds = %while.body.i
  br label %for.cond.i5.i

for.cond.i5.i:                                    ; preds = %cond.end.i15.i, %if.then.i5
  %mask.i4.i.0 = phi i32 [ -2147483648, %if.then.i5 ], [ %shr5.i17.i, %cond.end.i15.i ]
  %product.i3.i.0 = phi i32 [ 0, %if.then.i5 ], [ %product.i3.i.1, %cond.end.i15.i ]
  %b.addr.i2.i.0 = phi i32 [ %square.i.0, %if.then.i5 ], [ %cond.i16.i, %cond.end.i15.i ]
  %cmp.i6.i = icmp ne i32 %mask.i4.i.0, 0
  br i1 %cmp.i6.i, label %for.body.i7.i, label %_ZL8multiplyjj.exit23.i

for.body.i7.i:                                    ; preds = %for.cond.i5.i
  %and.i8.i = and i32 %result.i.0, %mask.i4.i.0
  %tobool.i9.i = icmp ne i32 %and.i8.i, 0
  br i1 %tobool.i9.i, label %if.then.i21.i, label %if.end.i10.i

if.then.i21.i:                                    ; preds = %for.body.i7.i
  %xor.i22.i = xor i32 %product.i3.i.0, %b.addr.i2.i.0
  br label %if.end.i10.i

if.end.i10.i:                                     ; preds = %if.then.i21.i, %for.body.i7.i
  %product.i3.i.1 = phi i32 [ %xor.i22.i, %if.then.i21.i ], [ %product.i3.i.0, %for.body.i7.i ]
  %and1.i11.i = and i32 %b.addr.i2.i.0, 1
  %tobool2.i12.i = icmp ne i32 %and1.i11.i, 0
  br i1 %tobool2.i12.i, label %cond.true.i18.i, label %cond.false.i13.i

cond.true.i18.i:                                  ; preds = %if.end.i10.i
  %shr.i19.i = lshr i32 %b.addr.i2.i.0, 1
  %xor3.i20.i = xor i32 %shr.i19.i, -306674912
  br label %cond.end.i15.i

cond.false.i13.i:                                 ; preds = %if.end.i10.i
  %shr4.i14.i = lshr i32 %b.addr.i2.i.0, 1
  br label %cond.end.i15.i

cond.end.i15.i:                                   ; preds = %cond.false.i13.i, %cond.true.i18.i
  %cond.i16.i = phi i32 [ %xor3.i20.i, %cond.true.i18.i ], [ %shr4.i14.i, %cond.false.i13.i ]
  %shr5.i17.i = lshr i32 %mask.i4.i.0, 1
  br label %for.cond.i5.i, !llvm.loop !11

_ZL8multiplyjj.exit23.i:                          ; preds = %for.cond.i5.i
  br label %if.end.i3

if.end.i3:                                        ; preds = %_ZL8multiplyjj.exit23.i, %while.body.i
  %result.i.1 = phi i32 [ %product.i3.i.0, %_ZL8multiplyjj.exit23.i ], [ %result.i.0, %while.body.i ]
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %cond.end.i.i, %if.end.i3
  %mask.i.i.0 = phi i32 [ -2147483648, %if.end.i3 ], [ %shr5.i.i, %cond.end.i.i ]
  %product.i.i.0 = phi i32 [ 0, %if.end.i3 ], [ %product.i.i.1, %cond.end.i.i ]
  %b.addr.i.i.0 = phi i32 [ %square.i.0, %if.end.i3 ], [ %cond.i.i, %cond.end.i.i ]
  %cmp.i.i = icmp ne i32 %mask.i.i.0, 0
  br i1 %cmp.i.i, label %for.body.i.i, label %_ZL8multiplyjj.exit.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %and.i.i = and i32 %square.i.0, %mask.i.i.0
  %tobool.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.body.i.i
  %xor.i.i = xor i32 %product.i.i.0, %b.addr.i.i.0
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %for.body.i.i
  %product.i.i.1 = phi i32 [ %xor.i.i, %if.then.i.i ], [ %product.i.i.0, %for.body.i.i ]
  %and1.i.i = and i32 %b.addr.i.i.0, 1
  %tobool2.i.i = icmp ne i32 %and1.i.i, 0
  br i1 %tobool2.i.i, label %cond.true.i.i, label %cond.false.i.i

cond.true.i.i:                                    ; preds = %if.end.i.i
  %shr.i.i = lshr i32 %b.addr.i.i.0, 1
  %xor3.i.i = xor i32 %shr.i.i, -306674912
  br label %cond.end.i.i

cond.false.i.i:                                   ; preds = %if.end.i.i
  %shr4.i.i = lshr i32 %b.addr.i.i.0, 1
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.false.i.i, %cond.true.i.i
  %cond.i.i = phi i32 [ %xor3.i.i, %cond.true.i.i ], [ %shr4.i.i, %cond.false.i.i ]
  %shr5.i.i = lshr i32 %mask.i.i.0, 1
  br label %for.cond.i.i, !llvm.loop !11

_ZL8multiplyjj.exit.i:                            ; preds = %for.cond.i.i
  %shr.i4 = lshr i32 %n.addr.i.0, 1
  br label %while.cond.i, !llvm.loop !12

_ZL10power_of_xj.exit:                            ; preds = %while.cond.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %cond.end.i, %_ZL10power_of_xj.exit
  %b.addr.i.0 = phi i32 [ %result.i.0, %_ZL10power_of_xj.exit ], [ %cond.i, %cond.end.i ]
  %product.i.0 = phi i32 [ 0, %_ZL10power_of_xj.exit ], [ %product.i.1, %cond.end.i ]
  %mask.i.0 = phi i32 [ -2147483648, %_ZL10power_of_xj.exit ], [ %shr5.i, %cond.end.i ]
  %cmp.i = icmp ne i32 %mask.i.0, 0
  br i1 %cmp.i, label %for.body.i, label %_ZL8multiplyjj.exit

for.body.i:                                       ; preds = %for.cond.i
  %and.i = and i32 %3, %mask.i.0
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %xor.i = xor i32 %product.i.0, %b.addr.i.0
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %product.i.1 = phi i32 [ %xor.i, %if.then.i ], [ %product.i.0, %for.body.i ]
  %and1.i = and i32 %b.addr.i.0, 1
  %tobool2.i = icmp ne i32 %and1.i, 0
  br i1 %tobool2.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %shr.i = lshr i32 %b.addr.i.0, 1
  %xor3.i = xor i32 %shr.i, -306674912
  br label %cond.end.i

cond.false.i:                                     ; preds = %if.end.i
  %shr4.i = lshr i32 %b.addr.i.0, 1
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ %xor3.i, %cond.true.i ], [ %shr4.i, %cond.false.i ]
  %shr5.i = lshr i32 %mask.i.0, 1
  br label %for.cond.i, !llvm.loop !11

_ZL8multiplyjj.exit:                              ; preds = %for.cond.i
  br label %if.end8

if.end8:                                          ; preds = %_ZL8multiplyjj.exit, %cond.end
  %shifted.0 = phi i32 [ %product.i.0, %_ZL8multiplyjj.exit ], [ %3, %cond.end ]
  %cmp9 = icmp eq i32 %add.i, 0
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end8
  %xor = xor i32 %shifted.0, -1
  br label %if.end11

if.end11:                                         ; preds = %if.then10, %if.end8
  %shifted.1 = phi i32 [ %xor, %if.then10 ], [ %shifted.0, %if.end8 ]
  %4 = atomicrmw xor ptr %result, i32 %shifted.1 seq_cst, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end11, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end11 ]
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = distinct !{!12, !9, !10}
