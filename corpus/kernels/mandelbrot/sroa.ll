; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot(ptr noundef %iterations, i32 noundef %w, i32 noundef %h, float noundef %x0, float noundef %y0, float noundef %step, i32 noundef %limit) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %cmp = icmp sge i32 %add.i, %w
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp2 = icmp sge i32 %3, %h
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup57

if.end:                                           ; preds = %lor.lhs.false
  %conv = sitofp i32 %add.i to float
  %mul = fmul float %step, %conv
  %add = fadd float %x0, %mul
  %conv3 = sitofp i32 %3 to float
  %mul4 = fmul float %step, %conv3
  %add5 = fadd float %y0, %mul4
  %sub = fsub float %add, 2.500000e-01
  %sub6 = fsub float %add, 2.500000e-01
  %mul7 = fmul float %sub, %sub6
  %mul8 = fmul float %add5, %add5
  %add9 = fadd float %mul7, %mul8
  %sub10 = fsub float %add, 2.500000e-01
  %add11 = fadd float %add9, %sub10
  %mul12 = fmul float %add9, %add11
  %mul13 = fmul float 2.500000e-01, %add5
  %mul14 = fmul float %mul13, %add5
  %cmp15 = fcmp olt float %mul12, %mul14
  br i1 %cmp15, label %if.then16, label %if.else

if.then16:                                        ; preds = %if.end
  br label %if.end25

if.else:                                          ; preds = %if.end
  %add17 = fadd float %add, 1.000000e+00
  %add18 = fadd float %add, 1.000000e+00
  %mul19 = fmul float %add17, %add18
  %mul20 = fmul float %add5, %add5
  %add21 = fadd float %mul19, %mul20
  %cmp22 = fcmp olt float %add21, 6.250000e-02
  br i1 %cmp22, label %if.then23, label %if.end24

if.then23:                                        ; preds = %if.else
  br label %if.end24

if.end24:                                         ; preds = %if.then23, %if.else
  %inside.1 = phi i32 [ 2, %if.then23 ], [ 0, %if.else ]
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %if.then16
  %inside.0 = phi i32 [ 1, %if.then16 ], [ %inside.1, %if.end24 ]
  %tobool = icmp ne i32 %inside.0, 0
  br i1 %tobool, label %if.end52, label %if.then26

if.then26:                                        ; preds = %if.end25
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.then26
  %n.1 = phi i32 [ 0, %if.then26 ], [ %n.3, %cleanup.cont ]
  %x.0 = phi float [ 0.000000e+00, %if.then26 ], [ %x.1, %cleanup.cont ]
  %y.0 = phi float [ 0.000000e+00, %if.then26 ], [ %y.1, %cleanup.cont ]
  %old_x.0 = phi float [ 0.000000e+00, %if.then26 ], [ %old_x.1, %cleanup.cont ]
  %old_y.0 = phi float [ 0.000000e+00, %if.then26 ], [ %old_y.1, %cleanup.cont ]
  %period.0 = phi i32 [ 0, %if.then26 ], [ %period.1, %cleanup.cont ]
  %check.0 = phi i32 [ 8, %if.then26 ], [ %check.1, %cleanup.cont ]
  %inside.3 = phi i32 [ %inside.0, %if.then26 ], [ %inside.5, %cleanup.cont ]
  %cmp27 = icmp slt i32 %n.1, %limit
  br i1 %cmp27, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %mul28 = fmul float %x.0, %x.0
  %mul29 = fmul float %y.0, %y.0
  %add30 = fadd float %mul28, %mul29
  %cmp31 = fcmp ogt float %add30, 4.000000e+00
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %while.body
  br label %cleanup

if.end33:                                         ; preds = %while.body
  %mul34 = fmul float 2.000000e+00, %x.0
  %mul35 = fmul float %mul34, %y.0
  %add36 = fadd float %mul35, %add5
  %sub37 = fsub float %mul28, %mul29
  %add38 = fadd float %sub37, %add
  %inc = add nsw i32 %n.1, 1
  %cmp39 = fcmp oeq float %add38, %old_x.0
  br i1 %cmp39, label %land.lhs.true, label %if.end42

land.lhs.true:                                    ; preds = %if.end33
  %cmp40 = fcmp oeq float %add36, %old_y.0
  br i1 %cmp40, label %if.then41, label %if.end42

if.then41:                                        ; preds = %land.lhs.true
  br label %cleanup

if.end42:                                         ; preds = %land.lhs.true, %if.end33
  %inc43 = add nsw i32 %period.0, 1
  %cmp44 = icmp eq i32 %inc43, %check.0
  br i1 %cmp44, label %if.then45, label %if.end47

if.then45:                                        ; preds = %if.end42
  %mul46 = mul nsw i32 %check.0, 2
  br label %if.end47

if.end47:                                         ; preds = %if.then45, %if.end42
  %old_x.2 = phi float [ %add38, %if.then45 ], [ %old_x.0, %if.end42 ]
  %old_y.2 = phi float [ %add36, %if.then45 ], [ %old_y.0, %if.end42 ]
  %period.2 = phi i32 [ 0, %if.then45 ], [ %inc43, %if.end42 ]
  %check.2 = phi i32 [ %mul46, %if.then45 ], [ %check.0, %if.end42 ]
  br label %cleanup

cleanup:                                          ; preds = %if.end47, %if.then41, %if.then32
  %n.3 = phi i32 [ %n.1, %if.then32 ], [ %inc, %if.then41 ], [ %inc, %if.end47 ]
  %x.1 = phi float [ %x.0, %if.then32 ], [ %add38, %if.then41 ], [ %add38, %if.end47 ]
  %y.1 = phi float [ %y.0, %if.then32 ], [ %add36, %if.then41 ], [ %add36, %if.end47 ]
  %old_x.1 = phi float [ %old_x.0, %if.then32 ], [ %old_x.0, %if.then41 ], [ %old_x.2, %if.end47 ]
  %old_y.1 = phi float [ %old_y.0, %if.then32 ], [ %old_y.0, %if.then41 ], [ %old_y.2, %if.end47 ]
  %period.1 = phi i32 [ %period.0, %if.then32 ], [ %period.0, %if.then41 ], [ %period.2, %if.end47 ]
  %check.1 = phi i32 [ %check.0, %if.then32 ], [ %check.0, %if.then41 ], [ %check.2, %if.end47 ]
  %inside.5 = phi i32 [ %inside.3, %if.then32 ], [ 3, %if.then41 ], [ %inside.3, %if.end47 ]
  %cleanup.dest.slot.1 = phi i32 [ 3, %if.then32 ], [ 3, %if.then41 ], [ 0, %if.end47 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %cleanup, %while.cond
  %n.2 = phi i32 [ %n.3, %cleanup ], [ %n.1, %while.cond ]
  %inside.4 = phi i32 [ %inside.5, %cleanup ], [ %inside.3, %while.cond ]
  %cmp49 = icmp eq i32 %n.2, %limit
  br i1 %cmp49, label %if.then50, label %if.end51

if.then50:                                        ; preds = %while.end
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %while.end
  %inside.6 = phi i32 [ 4, %if.then50 ], [ %inside.4, %while.end ]
  br label %if.end52

if.end52:                                         ; preds = %if.end51, %if.end25
  %n.0 = phi i32 [ 0, %if.end25 ], [ %n.2, %if.end51 ]
  %inside.2 = phi i32 [ %inside.0, %if.end25 ], [ %inside.6, %if.end51 ]
  %tobool53 = icmp ne i32 %inside.2, 0
  br i1 %tobool53, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end52
  %sub54 = sub nsw i32 0, %inside.2
  br label %cond.end

cond.false:                                       ; preds = %if.end52
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub54, %cond.true ], [ %n.0, %cond.false ]
  %mul55 = mul nsw i32 %3, %w
  %add56 = add nsw i32 %mul55, %add.i
  %idxprom = sext i32 %add56 to i64
  %arrayidx = getelementptr inbounds i32, ptr %iterations, i64 %idxprom
  store i32 %cond, ptr %arrayidx, align 4, !tbaa !3
  br label %cleanup57

cleanup57:                                        ; preds = %cond.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont60
    i32 1, label %cleanup.cont60
  ]

cleanup.cont60:                                   ; preds = %cleanup57, %cleanup57
  ret void

unreachable:                                      ; preds = %cleanup57, %cleanup
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
