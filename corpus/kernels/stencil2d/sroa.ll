; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stencil2d(ptr noundef %in, ptr noundef %blocked, ptr noundef %out, i32 noundef %w, i32 noundef %h, float noundef %rate, i32 noundef %border, float noundef %outside) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nsw i32 %3, %4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nsw i32 %mul5, %5
  %cmp = icmp sge i32 %add, %w
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp8 = icmp sge i32 %add7, %h
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup54

if.end:                                           ; preds = %lor.lhs.false
  %mul9 = mul nsw i32 %add7, %w
  %add10 = add nsw i32 %mul9, %add
  %idxprom = sext i32 %add10 to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %6 = load float, ptr %arrayidx, align 4, !tbaa !7
  %idxprom11 = sext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %blocked, i64 %idxprom11
  %7 = load i8, ptr %arrayidx12, align 1, !tbaa !9
  %tobool = icmp ne i8 %7, 0
  br i1 %tobool, label %if.then13, label %if.end16

if.then13:                                        ; preds = %if.end
  %idxprom14 = sext i32 %add10 to i64
  %arrayidx15 = getelementptr inbounds float, ptr %out, i64 %idxprom14
  store float %6, ptr %arrayidx15, align 4, !tbaa !7
  br label %cleanup

if.end16:                                         ; preds = %if.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end16
  %d.0 = phi i32 [ 0, %if.end16 ], [ %inc, %for.inc ]
  %flow.0 = phi float [ 0.000000e+00, %if.end16 ], [ %flow.1, %for.inc ]
  %cmp17 = icmp slt i32 %d.0, 4
  br i1 %cmp17, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp18 = icmp eq i32 %d.0, 0
  %conv = zext i1 %cmp18 to i32
  %add19 = add nsw i32 %add, %conv
  %cmp20 = icmp eq i32 %d.0, 1
  %conv21 = zext i1 %cmp20 to i32
  %sub = sub nsw i32 %add19, %conv21
  %cmp.i = icmp sge i32 %sub, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %for.body
  %cmp1.i = icmp slt i32 %sub, %w
  br i1 %cmp1.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %land.lhs.true.i
  br label %_ZL9neighbouriii.exit

if.end.i:                                         ; preds = %land.lhs.true.i, %for.body
  %cmp2.i = icmp eq i32 %border, 2
  br i1 %cmp2.i, label %if.then3.i, label %if.end5.i

if.then3.i:                                       ; preds = %if.end.i
  %cmp4.i = icmp slt i32 %sub, 0
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.then3.i
  %add.i = add nsw i32 %sub, %w
  br label %cond.end.i

cond.false.i:                                     ; preds = %if.then3.i
  %sub.i = sub nsw i32 %sub, %w
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  br label %_ZL9neighbouriii.exit

if.end5.i:                                        ; preds = %if.end.i
  %cmp6.i = icmp eq i32 %border, 1
  br i1 %cmp6.i, label %if.then7.i, label %if.end14.i

if.then7.i:                                       ; preds = %if.end5.i
  %cmp8.i = icmp slt i32 %sub, 0
  br i1 %cmp8.i, label %cond.true9.i, label %cond.false10.i

cond.true9.i:                                     ; preds = %if.then7.i
  br label %cond.end12.i

cond.false10.i:                                   ; preds = %if.then7.i
  %sub11.i = sub nsw i32 %w, 1
  br label %cond.end12.i

cond.end12.i:                                     ; preds = %cond.false10.i, %cond.true9.i
  %cond13.i = phi i32 [ 0, %cond.true9.i ], [ %sub11.i, %cond.false10.i ]
  br label %_ZL9neighbouriii.exit

if.end14.i:                                       ; preds = %if.end5.i
  br label %_ZL9neighbouriii.exit

_ZL9neighbouriii.exit:                            ; preds = %if.then.i, %cond.end.i, %cond.end12.i, %if.end14.i
  %retval.i.0 = phi i32 [ %sub, %if.then.i ], [ %cond.i, %cond.end.i ], [ %cond13.i, %cond.end12.i ], [ -1, %if.end14.i ]
  %cmp23 = icmp eq i32 %d.0, 2
  %conv24 = zext i1 %cmp23 to i32
  %add25 = add nsw i32 %add7, %conv24
  %cmp26 = icmp eq i32 %d.0, 3
  %conv27 = zext i1 %cmp26 to i32
  %sub28 = sub nsw i32 %add25, %conv27
  %cmp.i5 = icmp sge i32 %sub28, 0
  br i1 %cmp.i5, label %land.lhs.true.i26, label %if.end.i6

land.lhs.true.i26:                                ; preds = %_ZL9neighbouriii.exit
  %cmp1.i27 = icmp slt i32 %sub28, %h
  br i1 %cmp1.i27, label %if.then.i28, label %if.end.i6

if.then.i28:                                      ; preds = %land.lhs.true.i26
  br label %_ZL9neighbouriii.exit29

if.end.i6:                                        ; preds = %land.lhs.true.i26, %_ZL9neighbouriii.exit
  %cmp2.i7 = icmp eq i32 %border, 2
  br i1 %cmp2.i7, label %if.then3.i18, label %if.end5.i8

if.then3.i18:                                     ; preds = %if.end.i6
  %cmp4.i19 = icmp slt i32 %sub28, 0
  br i1 %cmp4.i19, label %cond.true.i24, label %cond.false.i20

cond.true.i24:                                    ; preds = %if.then3.i18
  %add.i25 = add nsw i32 %sub28, %h
  br label %cond.end.i22

cond.false.i20:                                   ; preds = %if.then3.i18
  %sub.i21 = sub nsw i32 %sub28, %h
  br label %cond.end.i22

cond.end.i22:                                     ; preds = %cond.false.i20, %cond.true.i24
  %cond.i23 = phi i32 [ %add.i25, %cond.true.i24 ], [ %sub.i21, %cond.false.i20 ]
  br label %_ZL9neighbouriii.exit29

if.end5.i8:                                       ; preds = %if.end.i6
  %cmp6.i9 = icmp eq i32 %border, 1
  br i1 %cmp6.i9, label %if.then7.i11, label %if.end14.i10

if.then7.i11:                                     ; preds = %if.end5.i8
  %cmp8.i12 = icmp slt i32 %sub28, 0
  br i1 %cmp8.i12, label %cond.true9.i17, label %cond.false10.i13

cond.true9.i17:                                   ; preds = %if.then7.i11
  br label %cond.end12.i15

cond.false10.i13:                                 ; preds = %if.then7.i11
  %sub11.i14 = sub nsw i32 %h, 1
  br label %cond.end12.i15

cond.end12.i15:                                   ; preds = %cond.false10.i13, %cond.true9.i17
  %cond13.i16 = phi i32 [ 0, %cond.true9.i17 ], [ %sub11.i14, %cond.false10.i13 ]
  br label %_ZL9neighbouriii.exit29

if.end14.i10:                                     ; preds = %if.end5.i8
  br label %_ZL9neighbouriii.exit29

_ZL9neighbouriii.exit29:                          ; preds = %if.then.i28, %cond.end.i22, %cond.end12.i15, %if.end14.i10
  %retval.i1.0 = phi i32 [ %sub28, %if.then.i28 ], [ %cond.i23, %cond.end.i22 ], [ %cond13.i16, %cond.end12.i15 ], [ -1, %if.end14.i10 ]
  %cmp30 = icmp sge i32 %retval.i.0, 0
  br i1 %cmp30, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %_ZL9neighbouriii.exit29
  %cmp31 = icmp sge i32 %retval.i1.0, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9neighbouriii.exit29
  %8 = phi i1 [ false, %_ZL9neighbouriii.exit29 ], [ %cmp31, %land.rhs ]
  %storedv = zext i1 %8 to i8
  %loadedv = trunc i8 %storedv to i1
  br i1 %loadedv, label %if.then32, label %if.end42

if.then32:                                        ; preds = %land.end
  %mul33 = mul nsw i32 %retval.i1.0, %w
  %add34 = add nsw i32 %mul33, %retval.i.0
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds i8, ptr %blocked, i64 %idxprom35
  %9 = load i8, ptr %arrayidx36, align 1, !tbaa !9
  %tobool37 = icmp ne i8 %9, 0
  br i1 %tobool37, label %if.then38, label %if.else

if.then38:                                        ; preds = %if.then32
  br label %if.end41

if.else:                                          ; preds = %if.then32
  %idxprom39 = sext i32 %add34 to i64
  %arrayidx40 = getelementptr inbounds float, ptr %in, i64 %idxprom39
  %10 = load float, ptr %arrayidx40, align 4, !tbaa !7
  br label %if.end41

if.end41:                                         ; preds = %if.else, %if.then38
  %other.1 = phi float [ %outside, %if.then38 ], [ %10, %if.else ]
  %conducts.1 = phi i8 [ 0, %if.then38 ], [ 1, %if.else ]
  br label %if.end42

if.end42:                                         ; preds = %if.end41, %land.end
  %other.0 = phi float [ %other.1, %if.end41 ], [ %outside, %land.end ]
  %conducts.0 = phi i8 [ %conducts.1, %if.end41 ], [ 1, %land.end ]
  %loadedv43 = trunc i8 %conducts.0 to i1
  br i1 %loadedv43, label %if.then44, label %if.end47

if.then44:                                        ; preds = %if.end42
  %sub45 = fsub float %other.0, %6
  %add46 = fadd float %flow.0, %sub45
  br label %if.end47

if.end47:                                         ; preds = %if.then44, %if.end42
  %flow.1 = phi float [ %add46, %if.then44 ], [ %flow.0, %if.end42 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end47
  %inc = add nsw i32 %d.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  %mul48 = fmul float %rate, %flow.0
  %add49 = fadd float %6, %mul48
  %cmp50 = fcmp olt float %add49, 0.000000e+00
  br i1 %cmp50, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  br label %cond.end

cond.false:                                       ; preds = %for.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ 0.000000e+00, %cond.true ], [ %add49, %cond.false ]
  %idxprom51 = sext i32 %add10 to i64
  %arrayidx52 = getelementptr inbounds float, ptr %out, i64 %idxprom51
  store float %cond, ptr %arrayidx52, align 4, !tbaa !7
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then13
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then13 ], [ 0, %cond.end ]
  br label %cleanup54

cleanup54:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.1, %cleanup ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup54, %cleanup54
  ret void

unreachable:                                      ; preds = %cleanup54
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
