; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @root_find(ptr noundef %coefficients, i32 noundef %count, double noundef %lo0, double noundef %hi0, i32 noundef %limit, ptr noundef %root, ptr noundef %status, ptr noundef %halvings) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup80

if.end:                                           ; preds = %entry
  %mul = mul nsw i32 4, %add.i
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds double, ptr %coefficients, i64 %idxprom
  %3 = load double, ptr %arrayidx, align 8, !tbaa !7
  %mul1 = mul nsw i32 4, %add.i
  %add = add nsw i32 %mul1, 1
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds double, ptr %coefficients, i64 %idxprom2
  %4 = load double, ptr %arrayidx3, align 8, !tbaa !7
  %mul4 = mul nsw i32 4, %add.i
  %add5 = add nsw i32 %mul4, 2
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds double, ptr %coefficients, i64 %idxprom6
  %5 = load double, ptr %arrayidx7, align 8, !tbaa !7
  %mul8 = mul nsw i32 4, %add.i
  %add9 = add nsw i32 %mul8, 3
  %idxprom10 = sext i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds double, ptr %coefficients, i64 %idxprom10
  %6 = load double, ptr %arrayidx11, align 8, !tbaa !7
  %mul12 = fmul double %3, %lo0
  %add13 = fadd double %mul12, %4
  %mul14 = fmul double %add13, %lo0
  %add15 = fadd double %mul14, %5
  %mul16 = fmul double %add15, %lo0
  %add17 = fadd double %mul16, %6
  %mul18 = fmul double %3, %hi0
  %add19 = fadd double %mul18, %4
  %mul20 = fmul double %add19, %hi0
  %add21 = fadd double %mul20, %5
  %mul22 = fmul double %add21, %hi0
  %add23 = fadd double %mul22, %6
  %add24 = fadd double %lo0, %hi0
  %div = fdiv double %add24, 2.000000e+00
  %cmp25 = fcmp ogt double %add17, 0.000000e+00
  br i1 %cmp25, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %if.end
  %cmp26 = fcmp ogt double %add23, 0.000000e+00
  br i1 %cmp26, label %if.then30, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %if.end
  %cmp27 = fcmp olt double %add17, 0.000000e+00
  br i1 %cmp27, label %land.lhs.true28, label %if.else

land.lhs.true28:                                  ; preds = %lor.lhs.false
  %cmp29 = fcmp olt double %add23, 0.000000e+00
  br i1 %cmp29, label %if.then30, label %if.else

if.then30:                                        ; preds = %land.lhs.true28, %land.lhs.true
  br label %if.end67

if.else:                                          ; preds = %land.lhs.true28, %lor.lhs.false
  %cmp31 = fcmp olt double %add17, %add23
  %storedv = zext i1 %cmp31 to i8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.else
  %state.1 = phi i32 [ 2, %if.else ], [ %state.3, %for.inc ]
  %halved.1 = phi i32 [ 0, %if.else ], [ %halved.3, %for.inc ]
  %x.1 = phi double [ %div, %if.else ], [ %x.3, %for.inc ]
  %hi.0 = phi double [ %hi0, %if.else ], [ %hi.1, %for.inc ]
  %k.0 = phi i32 [ 0, %if.else ], [ %inc65, %for.inc ]
  %lo.0 = phi double [ %lo0, %if.else ], [ %lo.1, %for.inc ]
  %cmp32 = icmp slt i32 %k.0, %limit
  br i1 %cmp32, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup66

for.body:                                         ; preds = %for.cond
  %7 = call double @llvm.fma.f64(double %3, double %x.1, double %4)
  %8 = call double @llvm.fma.f64(double %7, double %x.1, double %5)
  %9 = call double @llvm.fma.f64(double %8, double %x.1, double %6)
  %10 = call double @llvm.fabs.f64(double %9)
  %cmp33 = fcmp olt double %10, 1.000000e-09
  br i1 %cmp33, label %if.then34, label %if.end35

if.then34:                                        ; preds = %for.body
  br label %cleanup

if.end35:                                         ; preds = %for.body
  %cmp36 = fcmp olt double %9, 0.000000e+00
  %conv = zext i1 %cmp36 to i32
  %loadedv = trunc i8 %storedv to i1
  %conv37 = zext i1 %loadedv to i32
  %cmp38 = icmp eq i32 %conv, %conv37
  br i1 %cmp38, label %if.then39, label %if.else40

if.then39:                                        ; preds = %if.end35
  br label %if.end41

if.else40:                                        ; preds = %if.end35
  br label %if.end41

if.end41:                                         ; preds = %if.else40, %if.then39
  %hi.2 = phi double [ %hi.0, %if.then39 ], [ %x.1, %if.else40 ]
  %lo.2 = phi double [ %x.1, %if.then39 ], [ %lo.0, %if.else40 ]
  %mul42 = fmul double 3.000000e+00, %3
  %mul43 = fmul double %mul42, %x.1
  %mul44 = fmul double 2.000000e+00, %4
  %add45 = fadd double %mul43, %mul44
  %mul46 = fmul double %add45, %x.1
  %add47 = fadd double %mul46, %5
  %cmp48 = fcmp une double %add47, 0.000000e+00
  %storedv49 = zext i1 %cmp48 to i8
  %loadedv50 = trunc i8 %storedv49 to i1
  br i1 %loadedv50, label %if.then51, label %if.end58

if.then51:                                        ; preds = %if.end41
  %div52 = fdiv double %9, %add47
  %sub = fsub double %x.1, %div52
  %cmp53 = fcmp ogt double %sub, %lo.2
  br i1 %cmp53, label %land.lhs.true54, label %if.then56

land.lhs.true54:                                  ; preds = %if.then51
  %cmp55 = fcmp olt double %sub, %hi.2
  br i1 %cmp55, label %if.end57, label %if.then56

if.then56:                                        ; preds = %land.lhs.true54, %if.then51
  br label %if.end57

if.end57:                                         ; preds = %if.then56, %land.lhs.true54
  %use_newton.1 = phi i8 [ %storedv49, %land.lhs.true54 ], [ 0, %if.then56 ]
  br label %if.end58

if.end58:                                         ; preds = %if.end57, %if.end41
  %next.0 = phi double [ %sub, %if.end57 ], [ %x.1, %if.end41 ]
  %use_newton.0 = phi i8 [ %use_newton.1, %if.end57 ], [ %storedv49, %if.end41 ]
  %loadedv59 = trunc i8 %use_newton.0 to i1
  br i1 %loadedv59, label %if.end64, label %if.then60

if.then60:                                        ; preds = %if.end58
  %sub61 = fsub double %hi.2, %lo.2
  %mul62 = fmul double %sub61, 5.000000e-01
  %add63 = fadd double %lo.2, %mul62
  %inc = add nsw i32 %halved.1, 1
  br label %if.end64

if.end64:                                         ; preds = %if.then60, %if.end58
  %halved.4 = phi i32 [ %halved.1, %if.end58 ], [ %inc, %if.then60 ]
  %next.1 = phi double [ %next.0, %if.end58 ], [ %add63, %if.then60 ]
  br label %cleanup

cleanup:                                          ; preds = %if.end64, %if.then34
  %state.3 = phi i32 [ 0, %if.then34 ], [ %state.1, %if.end64 ]
  %halved.3 = phi i32 [ %halved.1, %if.then34 ], [ %halved.4, %if.end64 ]
  %x.3 = phi double [ %x.1, %if.then34 ], [ %next.1, %if.end64 ]
  %hi.1 = phi double [ %hi.0, %if.then34 ], [ %hi.2, %if.end64 ]
  %lo.1 = phi double [ %lo.0, %if.then34 ], [ %lo.2, %if.end64 ]
  %cleanup.dest.slot.1 = phi i32 [ 2, %if.then34 ], [ 0, %if.end64 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup66 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %inc65 = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !9

cleanup66:                                        ; preds = %cleanup, %for.cond.cleanup
  %state.2 = phi i32 [ %state.3, %cleanup ], [ %state.1, %for.cond.cleanup ]
  %halved.2 = phi i32 [ %halved.3, %cleanup ], [ %halved.1, %for.cond.cleanup ]
  %x.2 = phi double [ %x.3, %cleanup ], [ %x.1, %for.cond.cleanup ]
  br label %for.end

for.end:                                          ; preds = %cleanup66
  br label %if.end67

if.end67:                                         ; preds = %for.end, %if.then30
  %state.0 = phi i32 [ 1, %if.then30 ], [ %state.2, %for.end ]
  %halved.0 = phi i32 [ 0, %if.then30 ], [ %halved.2, %for.end ]
  %x.0 = phi double [ %div, %if.then30 ], [ %x.2, %for.end ]
  %cmp68 = icmp eq i32 %state.0, 0
  br i1 %cmp68, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end67
  br label %cond.end

cond.false:                                       ; preds = %if.end67
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %x.0, %cond.true ], [ 0.000000e+00, %cond.false ]
  %idxprom69 = sext i32 %add.i to i64
  %arrayidx70 = getelementptr inbounds double, ptr %root, i64 %idxprom69
  store double %cond, ptr %arrayidx70, align 8, !tbaa !7
  %idxprom71 = sext i32 %add.i to i64
  %arrayidx72 = getelementptr inbounds i32, ptr %status, i64 %idxprom71
  store i32 %state.0, ptr %arrayidx72, align 4, !tbaa !3
  %cmp73 = icmp eq i32 %state.0, 0
  br i1 %cmp73, label %cond.true74, label %cond.false75

cond.true74:                                      ; preds = %cond.end
  br label %cond.end76

cond.false75:                                     ; preds = %cond.end
  br label %cond.end76

cond.end76:                                       ; preds = %cond.false75, %cond.true74
  %cond77 = phi i32 [ %halved.0, %cond.true74 ], [ -1, %cond.false75 ]
  %idxprom78 = sext i32 %add.i to i64
  %arrayidx79 = getelementptr inbounds i32, ptr %halvings, i64 %idxprom78
  store i32 %cond77, ptr %arrayidx79, align 4, !tbaa !3
  br label %cleanup80

cleanup80:                                        ; preds = %cond.end76, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end76 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont82
    i32 1, label %cleanup.cont82
  ]

cleanup.cont82:                                   ; preds = %cleanup80, %cleanup80
  ret void

unreachable:                                      ; preds = %cleanup80
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"double", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
