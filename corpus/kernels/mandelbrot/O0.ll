; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot(ptr noundef %iterations, i32 noundef %w, i32 noundef %h, float noundef %x0, float noundef %y0, float noundef %step, i32 noundef %limit) #0 {
entry:
  %iterations.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %x0.addr = alloca float, align 4
  %y0.addr = alloca float, align 4
  %step.addr = alloca float, align 4
  %limit.addr = alloca i32, align 4
  %px = alloca i32, align 4
  %py = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %cx = alloca float, align 4
  %cy = alloca float, align 4
  %inside = alloca i32, align 4
  %q = alloca float, align 4
  %n = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %old_x = alloca float, align 4
  %old_y = alloca float, align 4
  %period = alloca i32, align 4
  %check = alloca i32, align 4
  %xx = alloca float, align 4
  %yy = alloca float, align 4
  store ptr %iterations, ptr %iterations.addr, align 8, !tbaa !7
  store i32 %w, ptr %w.addr, align 4, !tbaa !3
  store i32 %h, ptr %h.addr, align 4, !tbaa !3
  store float %x0, ptr %x0.addr, align 4, !tbaa !10
  store float %y0, ptr %y0.addr, align 4, !tbaa !10
  store float %step, ptr %step.addr, align 4, !tbaa !10
  store i32 %limit, ptr %limit.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %px) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %px, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %py) #4
  %call1 = call noundef i32 @_ZL7block_yv() #5
  store i32 %call1, ptr %py, align 4, !tbaa !3
  %0 = load i32, ptr %px, align 4, !tbaa !3
  %1 = load i32, ptr %w.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %py, align 4, !tbaa !3
  %3 = load i32, ptr %h.addr, align 4, !tbaa !3
  %cmp2 = icmp sge i32 %2, %3
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup57

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %cx) #4
  %4 = load float, ptr %x0.addr, align 4, !tbaa !10
  %5 = load float, ptr %step.addr, align 4, !tbaa !10
  %6 = load i32, ptr %px, align 4, !tbaa !3
  %conv = sitofp i32 %6 to float
  %mul = fmul float %5, %conv
  %add = fadd float %4, %mul
  store float %add, ptr %cx, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %cy) #4
  %7 = load float, ptr %y0.addr, align 4, !tbaa !10
  %8 = load float, ptr %step.addr, align 4, !tbaa !10
  %9 = load i32, ptr %py, align 4, !tbaa !3
  %conv3 = sitofp i32 %9 to float
  %mul4 = fmul float %8, %conv3
  %add5 = fadd float %7, %mul4
  store float %add5, ptr %cy, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %inside) #4
  store i32 0, ptr %inside, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %q) #4
  %10 = load float, ptr %cx, align 4, !tbaa !10
  %sub = fsub float %10, 2.500000e-01
  %11 = load float, ptr %cx, align 4, !tbaa !10
  %sub6 = fsub float %11, 2.500000e-01
  %mul7 = fmul float %sub, %sub6
  %12 = load float, ptr %cy, align 4, !tbaa !10
  %13 = load float, ptr %cy, align 4, !tbaa !10
  %mul8 = fmul float %12, %13
  %add9 = fadd float %mul7, %mul8
  store float %add9, ptr %q, align 4, !tbaa !10
  %14 = load float, ptr %q, align 4, !tbaa !10
  %15 = load float, ptr %q, align 4, !tbaa !10
  %16 = load float, ptr %cx, align 4, !tbaa !10
  %sub10 = fsub float %16, 2.500000e-01
  %add11 = fadd float %15, %sub10
  %mul12 = fmul float %14, %add11
  %17 = load float, ptr %cy, align 4, !tbaa !10
  %mul13 = fmul float 2.500000e-01, %17
  %18 = load float, ptr %cy, align 4, !tbaa !10
  %mul14 = fmul float %mul13, %18
  %cmp15 = fcmp olt float %mul12, %mul14
  br i1 %cmp15, label %if.then16, label %if.else

if.then16:                                        ; preds = %if.end
  store i32 1, ptr %inside, align 4, !tbaa !3
  br label %if.end25

if.else:                                          ; preds = %if.end
  %19 = load float, ptr %cx, align 4, !tbaa !10
  %add17 = fadd float %19, 1.000000e+00
  %20 = load float, ptr %cx, align 4, !tbaa !10
  %add18 = fadd float %20, 1.000000e+00
  %mul19 = fmul float %add17, %add18
  %21 = load float, ptr %cy, align 4, !tbaa !10
  %22 = load float, ptr %cy, align 4, !tbaa !10
  %mul20 = fmul float %21, %22
  %add21 = fadd float %mul19, %mul20
  %cmp22 = fcmp olt float %add21, 6.250000e-02
  br i1 %cmp22, label %if.then23, label %if.end24

if.then23:                                        ; preds = %if.else
  store i32 2, ptr %inside, align 4, !tbaa !3
  br label %if.end24

if.end24:                                         ; preds = %if.then23, %if.else
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %if.then16
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 0, ptr %n, align 4, !tbaa !3
  %23 = load i32, ptr %inside, align 4, !tbaa !3
  %tobool = icmp ne i32 %23, 0
  br i1 %tobool, label %if.end52, label %if.then26

if.then26:                                        ; preds = %if.end25
  call void @llvm.lifetime.start.p0(ptr %x) #4
  store float 0.000000e+00, ptr %x, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %y) #4
  store float 0.000000e+00, ptr %y, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %old_x) #4
  store float 0.000000e+00, ptr %old_x, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %old_y) #4
  store float 0.000000e+00, ptr %old_y, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %period) #4
  store i32 0, ptr %period, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %check) #4
  store i32 8, ptr %check, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.then26
  %24 = load i32, ptr %n, align 4, !tbaa !3
  %25 = load i32, ptr %limit.addr, align 4, !tbaa !3
  %cmp27 = icmp slt i32 %24, %25
  br i1 %cmp27, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %xx) #4
  %26 = load float, ptr %x, align 4, !tbaa !10
  %27 = load float, ptr %x, align 4, !tbaa !10
  %mul28 = fmul float %26, %27
  store float %mul28, ptr %xx, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %yy) #4
  %28 = load float, ptr %y, align 4, !tbaa !10
  %29 = load float, ptr %y, align 4, !tbaa !10
  %mul29 = fmul float %28, %29
  store float %mul29, ptr %yy, align 4, !tbaa !10
  %30 = load float, ptr %xx, align 4, !tbaa !10
  %31 = load float, ptr %yy, align 4, !tbaa !10
  %add30 = fadd float %30, %31
  %cmp31 = fcmp ogt float %add30, 4.000000e+00
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %while.body
  store i32 3, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end33:                                         ; preds = %while.body
  %32 = load float, ptr %x, align 4, !tbaa !10
  %mul34 = fmul float 2.000000e+00, %32
  %33 = load float, ptr %y, align 4, !tbaa !10
  %mul35 = fmul float %mul34, %33
  %34 = load float, ptr %cy, align 4, !tbaa !10
  %add36 = fadd float %mul35, %34
  store float %add36, ptr %y, align 4, !tbaa !10
  %35 = load float, ptr %xx, align 4, !tbaa !10
  %36 = load float, ptr %yy, align 4, !tbaa !10
  %sub37 = fsub float %35, %36
  %37 = load float, ptr %cx, align 4, !tbaa !10
  %add38 = fadd float %sub37, %37
  store float %add38, ptr %x, align 4, !tbaa !10
  %38 = load i32, ptr %n, align 4, !tbaa !3
  %inc = add nsw i32 %38, 1
  store i32 %inc, ptr %n, align 4, !tbaa !3
  %39 = load float, ptr %x, align 4, !tbaa !10
  %40 = load float, ptr %old_x, align 4, !tbaa !10
  %cmp39 = fcmp oeq float %39, %40
  br i1 %cmp39, label %land.lhs.true, label %if.end42

land.lhs.true:                                    ; preds = %if.end33
  %41 = load float, ptr %y, align 4, !tbaa !10
  %42 = load float, ptr %old_y, align 4, !tbaa !10
  %cmp40 = fcmp oeq float %41, %42
  br i1 %cmp40, label %if.then41, label %if.end42

if.then41:                                        ; preds = %land.lhs.true
  store i32 3, ptr %inside, align 4, !tbaa !3
  store i32 3, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end42:                                         ; preds = %land.lhs.true, %if.end33
  %43 = load i32, ptr %period, align 4, !tbaa !3
  %inc43 = add nsw i32 %43, 1
  store i32 %inc43, ptr %period, align 4, !tbaa !3
  %44 = load i32, ptr %check, align 4, !tbaa !3
  %cmp44 = icmp eq i32 %inc43, %44
  br i1 %cmp44, label %if.then45, label %if.end47

if.then45:                                        ; preds = %if.end42
  store i32 0, ptr %period, align 4, !tbaa !3
  %45 = load i32, ptr %check, align 4, !tbaa !3
  %mul46 = mul nsw i32 %45, 2
  store i32 %mul46, ptr %check, align 4, !tbaa !3
  %46 = load float, ptr %x, align 4, !tbaa !10
  store float %46, ptr %old_x, align 4, !tbaa !10
  %47 = load float, ptr %y, align 4, !tbaa !10
  store float %47, ptr %old_y, align 4, !tbaa !10
  br label %if.end47

if.end47:                                         ; preds = %if.then45, %if.end42
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end47, %if.then41, %if.then32
  call void @llvm.lifetime.end.p0(ptr %yy) #4
  call void @llvm.lifetime.end.p0(ptr %xx) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %cleanup, %while.cond
  %48 = load i32, ptr %n, align 4, !tbaa !3
  %49 = load i32, ptr %limit.addr, align 4, !tbaa !3
  %cmp49 = icmp eq i32 %48, %49
  br i1 %cmp49, label %if.then50, label %if.end51

if.then50:                                        ; preds = %while.end
  store i32 4, ptr %inside, align 4, !tbaa !3
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %while.end
  call void @llvm.lifetime.end.p0(ptr %check) #4
  call void @llvm.lifetime.end.p0(ptr %period) #4
  call void @llvm.lifetime.end.p0(ptr %old_y) #4
  call void @llvm.lifetime.end.p0(ptr %old_x) #4
  call void @llvm.lifetime.end.p0(ptr %y) #4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  br label %if.end52

if.end52:                                         ; preds = %if.end51, %if.end25
  %50 = load i32, ptr %inside, align 4, !tbaa !3
  %tobool53 = icmp ne i32 %50, 0
  br i1 %tobool53, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end52
  %51 = load i32, ptr %inside, align 4, !tbaa !3
  %sub54 = sub nsw i32 0, %51
  br label %cond.end

cond.false:                                       ; preds = %if.end52
  %52 = load i32, ptr %n, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub54, %cond.true ], [ %52, %cond.false ]
  %53 = load ptr, ptr %iterations.addr, align 8, !tbaa !7
  %54 = load i32, ptr %py, align 4, !tbaa !3
  %55 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul55 = mul nsw i32 %54, %55
  %56 = load i32, ptr %px, align 4, !tbaa !3
  %add56 = add nsw i32 %mul55, %56
  %idxprom = sext i32 %add56 to i64
  %arrayidx = getelementptr inbounds i32, ptr %53, i64 %idxprom
  store i32 %cond, ptr %arrayidx, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %q) #4
  call void @llvm.lifetime.end.p0(ptr %inside) #4
  call void @llvm.lifetime.end.p0(ptr %cy) #4
  call void @llvm.lifetime.end.p0(ptr %cx) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup57

cleanup57:                                        ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %py) #4
  call void @llvm.lifetime.end.p0(ptr %px) #4
  %cleanup.dest59 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest59, label %unreachable [
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
