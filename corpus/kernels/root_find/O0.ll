; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @root_find(ptr noundef %coefficients, i32 noundef %count, double noundef %lo0, double noundef %hi0, i32 noundef %limit, ptr noundef %root, ptr noundef %status, ptr noundef %halvings) #0 {
entry:
  %coefficients.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %lo0.addr = alloca double, align 8
  %hi0.addr = alloca double, align 8
  %limit.addr = alloca i32, align 4
  %root.addr = alloca ptr, align 8
  %status.addr = alloca ptr, align 8
  %halvings.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %c3 = alloca double, align 8
  %c2 = alloca double, align 8
  %c1 = alloca double, align 8
  %c0 = alloca double, align 8
  %lo = alloca double, align 8
  %hi = alloca double, align 8
  %at_lo = alloca double, align 8
  %at_hi = alloca double, align 8
  %state = alloca i32, align 4
  %halved = alloca i32, align 4
  %x = alloca double, align 8
  %rising = alloca i8, align 1
  %k = alloca i32, align 4
  %f = alloca double, align 8
  %slope = alloca double, align 8
  %next = alloca double, align 8
  %use_newton = alloca i8, align 1
  store ptr %coefficients, ptr %coefficients.addr, align 8, !tbaa !7
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store double %lo0, ptr %lo0.addr, align 8, !tbaa !10
  store double %hi0, ptr %hi0.addr, align 8, !tbaa !10
  store i32 %limit, ptr %limit.addr, align 4, !tbaa !3
  store ptr %root, ptr %root.addr, align 8, !tbaa !7
  store ptr %status, ptr %status.addr, align 8, !tbaa !12
  store ptr %halvings, ptr %halvings.addr, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup80

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %c3) #5
  %2 = load ptr, ptr %coefficients.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %mul = mul nsw i32 4, %3
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds double, ptr %2, i64 %idxprom
  %4 = load double, ptr %arrayidx, align 8, !tbaa !10
  store double %4, ptr %c3, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %c2) #5
  %5 = load ptr, ptr %coefficients.addr, align 8, !tbaa !7
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %mul1 = mul nsw i32 4, %6
  %add = add nsw i32 %mul1, 1
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds double, ptr %5, i64 %idxprom2
  %7 = load double, ptr %arrayidx3, align 8, !tbaa !10
  store double %7, ptr %c2, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %c1) #5
  %8 = load ptr, ptr %coefficients.addr, align 8, !tbaa !7
  %9 = load i32, ptr %t, align 4, !tbaa !3
  %mul4 = mul nsw i32 4, %9
  %add5 = add nsw i32 %mul4, 2
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds double, ptr %8, i64 %idxprom6
  %10 = load double, ptr %arrayidx7, align 8, !tbaa !10
  store double %10, ptr %c1, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %c0) #5
  %11 = load ptr, ptr %coefficients.addr, align 8, !tbaa !7
  %12 = load i32, ptr %t, align 4, !tbaa !3
  %mul8 = mul nsw i32 4, %12
  %add9 = add nsw i32 %mul8, 3
  %idxprom10 = sext i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds double, ptr %11, i64 %idxprom10
  %13 = load double, ptr %arrayidx11, align 8, !tbaa !10
  store double %13, ptr %c0, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %lo) #5
  %14 = load double, ptr %lo0.addr, align 8, !tbaa !10
  store double %14, ptr %lo, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %hi) #5
  %15 = load double, ptr %hi0.addr, align 8, !tbaa !10
  store double %15, ptr %hi, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %at_lo) #5
  %16 = load double, ptr %c3, align 8, !tbaa !10
  %17 = load double, ptr %lo, align 8, !tbaa !10
  %mul12 = fmul double %16, %17
  %18 = load double, ptr %c2, align 8, !tbaa !10
  %add13 = fadd double %mul12, %18
  %19 = load double, ptr %lo, align 8, !tbaa !10
  %mul14 = fmul double %add13, %19
  %20 = load double, ptr %c1, align 8, !tbaa !10
  %add15 = fadd double %mul14, %20
  %21 = load double, ptr %lo, align 8, !tbaa !10
  %mul16 = fmul double %add15, %21
  %22 = load double, ptr %c0, align 8, !tbaa !10
  %add17 = fadd double %mul16, %22
  store double %add17, ptr %at_lo, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %at_hi) #5
  %23 = load double, ptr %c3, align 8, !tbaa !10
  %24 = load double, ptr %hi, align 8, !tbaa !10
  %mul18 = fmul double %23, %24
  %25 = load double, ptr %c2, align 8, !tbaa !10
  %add19 = fadd double %mul18, %25
  %26 = load double, ptr %hi, align 8, !tbaa !10
  %mul20 = fmul double %add19, %26
  %27 = load double, ptr %c1, align 8, !tbaa !10
  %add21 = fadd double %mul20, %27
  %28 = load double, ptr %hi, align 8, !tbaa !10
  %mul22 = fmul double %add21, %28
  %29 = load double, ptr %c0, align 8, !tbaa !10
  %add23 = fadd double %mul22, %29
  store double %add23, ptr %at_hi, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %state) #5
  store i32 2, ptr %state, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %halved) #5
  store i32 0, ptr %halved, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %30 = load double, ptr %lo, align 8, !tbaa !10
  %31 = load double, ptr %hi, align 8, !tbaa !10
  %add24 = fadd double %30, %31
  %div = fdiv double %add24, 2.000000e+00
  store double %div, ptr %x, align 8, !tbaa !10
  %32 = load double, ptr %at_lo, align 8, !tbaa !10
  %cmp25 = fcmp ogt double %32, 0.000000e+00
  br i1 %cmp25, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %if.end
  %33 = load double, ptr %at_hi, align 8, !tbaa !10
  %cmp26 = fcmp ogt double %33, 0.000000e+00
  br i1 %cmp26, label %if.then30, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %if.end
  %34 = load double, ptr %at_lo, align 8, !tbaa !10
  %cmp27 = fcmp olt double %34, 0.000000e+00
  br i1 %cmp27, label %land.lhs.true28, label %if.else

land.lhs.true28:                                  ; preds = %lor.lhs.false
  %35 = load double, ptr %at_hi, align 8, !tbaa !10
  %cmp29 = fcmp olt double %35, 0.000000e+00
  br i1 %cmp29, label %if.then30, label %if.else

if.then30:                                        ; preds = %land.lhs.true28, %land.lhs.true
  store i32 1, ptr %state, align 4, !tbaa !3
  br label %if.end67

if.else:                                          ; preds = %land.lhs.true28, %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %rising) #5
  %36 = load double, ptr %at_lo, align 8, !tbaa !10
  %37 = load double, ptr %at_hi, align 8, !tbaa !10
  %cmp31 = fcmp olt double %36, %37
  %storedv = zext i1 %cmp31 to i8
  store i8 %storedv, ptr %rising, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %k) #5
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.else
  %38 = load i32, ptr %k, align 4, !tbaa !3
  %39 = load i32, ptr %limit.addr, align 4, !tbaa !3
  %cmp32 = icmp slt i32 %38, %39
  br i1 %cmp32, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup66

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %f) #5
  %40 = load double, ptr %c3, align 8, !tbaa !10
  %41 = load double, ptr %x, align 8, !tbaa !10
  %42 = load double, ptr %c2, align 8, !tbaa !10
  %43 = call double @llvm.fma.f64(double %40, double %41, double %42)
  %44 = load double, ptr %x, align 8, !tbaa !10
  %45 = load double, ptr %c1, align 8, !tbaa !10
  %46 = call double @llvm.fma.f64(double %43, double %44, double %45)
  %47 = load double, ptr %x, align 8, !tbaa !10
  %48 = load double, ptr %c0, align 8, !tbaa !10
  %49 = call double @llvm.fma.f64(double %46, double %47, double %48)
  store double %49, ptr %f, align 8, !tbaa !10
  %50 = load double, ptr %f, align 8, !tbaa !10
  %51 = call double @llvm.fabs.f64(double %50)
  %cmp33 = fcmp olt double %51, 1.000000e-09
  br i1 %cmp33, label %if.then34, label %if.end35

if.then34:                                        ; preds = %for.body
  store i32 0, ptr %state, align 4, !tbaa !3
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end35:                                         ; preds = %for.body
  %52 = load double, ptr %f, align 8, !tbaa !10
  %cmp36 = fcmp olt double %52, 0.000000e+00
  %conv = zext i1 %cmp36 to i32
  %53 = load i8, ptr %rising, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv = trunc i8 %53 to i1
  %conv37 = zext i1 %loadedv to i32
  %cmp38 = icmp eq i32 %conv, %conv37
  br i1 %cmp38, label %if.then39, label %if.else40

if.then39:                                        ; preds = %if.end35
  %54 = load double, ptr %x, align 8, !tbaa !10
  store double %54, ptr %lo, align 8, !tbaa !10
  br label %if.end41

if.else40:                                        ; preds = %if.end35
  %55 = load double, ptr %x, align 8, !tbaa !10
  store double %55, ptr %hi, align 8, !tbaa !10
  br label %if.end41

if.end41:                                         ; preds = %if.else40, %if.then39
  call void @llvm.lifetime.start.p0(ptr %slope) #5
  %56 = load double, ptr %c3, align 8, !tbaa !10
  %mul42 = fmul double 3.000000e+00, %56
  %57 = load double, ptr %x, align 8, !tbaa !10
  %mul43 = fmul double %mul42, %57
  %58 = load double, ptr %c2, align 8, !tbaa !10
  %mul44 = fmul double 2.000000e+00, %58
  %add45 = fadd double %mul43, %mul44
  %59 = load double, ptr %x, align 8, !tbaa !10
  %mul46 = fmul double %add45, %59
  %60 = load double, ptr %c1, align 8, !tbaa !10
  %add47 = fadd double %mul46, %60
  store double %add47, ptr %slope, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %next) #5
  %61 = load double, ptr %x, align 8, !tbaa !10
  store double %61, ptr %next, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %use_newton) #5
  %62 = load double, ptr %slope, align 8, !tbaa !10
  %cmp48 = fcmp une double %62, 0.000000e+00
  %storedv49 = zext i1 %cmp48 to i8
  store i8 %storedv49, ptr %use_newton, align 1, !tbaa !14
  %63 = load i8, ptr %use_newton, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv50 = trunc i8 %63 to i1
  br i1 %loadedv50, label %if.then51, label %if.end58

if.then51:                                        ; preds = %if.end41
  %64 = load double, ptr %x, align 8, !tbaa !10
  %65 = load double, ptr %f, align 8, !tbaa !10
  %66 = load double, ptr %slope, align 8, !tbaa !10
  %div52 = fdiv double %65, %66
  %sub = fsub double %64, %div52
  store double %sub, ptr %next, align 8, !tbaa !10
  %67 = load double, ptr %next, align 8, !tbaa !10
  %68 = load double, ptr %lo, align 8, !tbaa !10
  %cmp53 = fcmp ogt double %67, %68
  br i1 %cmp53, label %land.lhs.true54, label %if.then56

land.lhs.true54:                                  ; preds = %if.then51
  %69 = load double, ptr %next, align 8, !tbaa !10
  %70 = load double, ptr %hi, align 8, !tbaa !10
  %cmp55 = fcmp olt double %69, %70
  br i1 %cmp55, label %if.end57, label %if.then56

if.then56:                                        ; preds = %land.lhs.true54, %if.then51
  store i8 0, ptr %use_newton, align 1, !tbaa !14
  br label %if.end57

if.end57:                                         ; preds = %if.then56, %land.lhs.true54
  br label %if.end58

if.end58:                                         ; preds = %if.end57, %if.end41
  %71 = load i8, ptr %use_newton, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv59 = trunc i8 %71 to i1
  br i1 %loadedv59, label %if.end64, label %if.then60

if.then60:                                        ; preds = %if.end58
  %72 = load double, ptr %lo, align 8, !tbaa !10
  %73 = load double, ptr %hi, align 8, !tbaa !10
  %74 = load double, ptr %lo, align 8, !tbaa !10
  %sub61 = fsub double %73, %74
  %mul62 = fmul double %sub61, 5.000000e-01
  %add63 = fadd double %72, %mul62
  store double %add63, ptr %next, align 8, !tbaa !10
  %75 = load i32, ptr %halved, align 4, !tbaa !3
  %inc = add nsw i32 %75, 1
  store i32 %inc, ptr %halved, align 4, !tbaa !3
  br label %if.end64

if.end64:                                         ; preds = %if.then60, %if.end58
  %76 = load double, ptr %next, align 8, !tbaa !10
  store double %76, ptr %x, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %use_newton) #5
  call void @llvm.lifetime.end.p0(ptr %next) #5
  call void @llvm.lifetime.end.p0(ptr %slope) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end64, %if.then34
  call void @llvm.lifetime.end.p0(ptr %f) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup66 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %77 = load i32, ptr %k, align 4, !tbaa !3
  %inc65 = add nsw i32 %77, 1
  store i32 %inc65, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !18

cleanup66:                                        ; preds = %cleanup, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.end:                                          ; preds = %cleanup66
  call void @llvm.lifetime.end.p0(ptr %rising) #5
  br label %if.end67

if.end67:                                         ; preds = %for.end, %if.then30
  %78 = load i32, ptr %state, align 4, !tbaa !3
  %cmp68 = icmp eq i32 %78, 0
  br i1 %cmp68, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end67
  %79 = load double, ptr %x, align 8, !tbaa !10
  br label %cond.end

cond.false:                                       ; preds = %if.end67
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %79, %cond.true ], [ 0.000000e+00, %cond.false ]
  %80 = load ptr, ptr %root.addr, align 8, !tbaa !7
  %81 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom69 = sext i32 %81 to i64
  %arrayidx70 = getelementptr inbounds double, ptr %80, i64 %idxprom69
  store double %cond, ptr %arrayidx70, align 8, !tbaa !10
  %82 = load i32, ptr %state, align 4, !tbaa !3
  %83 = load ptr, ptr %status.addr, align 8, !tbaa !12
  %84 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom71 = sext i32 %84 to i64
  %arrayidx72 = getelementptr inbounds i32, ptr %83, i64 %idxprom71
  store i32 %82, ptr %arrayidx72, align 4, !tbaa !3
  %85 = load i32, ptr %state, align 4, !tbaa !3
  %cmp73 = icmp eq i32 %85, 0
  br i1 %cmp73, label %cond.true74, label %cond.false75

cond.true74:                                      ; preds = %cond.end
  %86 = load i32, ptr %halved, align 4, !tbaa !3
  br label %cond.end76

cond.false75:                                     ; preds = %cond.end
  br label %cond.end76

cond.end76:                                       ; preds = %cond.false75, %cond.true74
  %cond77 = phi i32 [ %86, %cond.true74 ], [ -1, %cond.false75 ]
  %87 = load ptr, ptr %halvings.addr, align 8, !tbaa !12
  %88 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom78 = sext i32 %88 to i64
  %arrayidx79 = getelementptr inbounds i32, ptr %87, i64 %idxprom78
  store i32 %cond77, ptr %arrayidx79, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %x) #5
  call void @llvm.lifetime.end.p0(ptr %halved) #5
  call void @llvm.lifetime.end.p0(ptr %state) #5
  call void @llvm.lifetime.end.p0(ptr %at_hi) #5
  call void @llvm.lifetime.end.p0(ptr %at_lo) #5
  call void @llvm.lifetime.end.p0(ptr %hi) #5
  call void @llvm.lifetime.end.p0(ptr %lo) #5
  call void @llvm.lifetime.end.p0(ptr %c0) #5
  call void @llvm.lifetime.end.p0(ptr %c1) #5
  call void @llvm.lifetime.end.p0(ptr %c2) #5
  call void @llvm.lifetime.end.p0(ptr %c3) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup80

cleanup80:                                        ; preds = %cond.end76, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #5
  %cleanup.dest81 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest81, label %unreachable [
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!8 = !{!"p1 double", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"bool", !5, i64 0}
!16 = !{i8 0, i8 2}
!17 = !{}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
