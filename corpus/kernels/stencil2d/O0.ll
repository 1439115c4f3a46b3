; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stencil2d(ptr noundef %in, ptr noundef %blocked, ptr noundef %out, i32 noundef %w, i32 noundef %h, float noundef %rate, i32 noundef %border, float noundef %outside) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %blocked.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %rate.addr = alloca float, align 4
  %border.addr = alloca i32, align 4
  %outside.addr = alloca float, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %at = alloca i32, align 4
  %here = alloca float, align 4
  %flow = alloca float, align 4
  %d = alloca i32, align 4
  %nx = alloca i32, align 4
  %ny = alloca i32, align 4
  %inside = alloca i8, align 1
  %other = alloca float, align 4
  %conducts = alloca i8, align 1
  %n = alloca i32, align 4
  %next = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %blocked, ptr %blocked.addr, align 8, !tbaa !10
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %w, ptr %w.addr, align 4, !tbaa !3
  store i32 %h, ptr %h.addr, align 4, !tbaa !3
  store float %rate, ptr %rate.addr, align 4, !tbaa !12
  store i32 %border, ptr %border.addr, align 4, !tbaa !3
  store float %outside, ptr %outside.addr, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %x) #4
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  store i32 %add, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %y) #4
  %call3 = call noundef i32 @_ZL7block_yv() #5
  %call4 = call noundef i32 @_ZL11block_dim_yv() #5
  %mul5 = mul nsw i32 %call3, %call4
  %call6 = call noundef i32 @_ZL8thread_yv() #5
  %add7 = add nsw i32 %mul5, %call6
  store i32 %add7, ptr %y, align 4, !tbaa !3
  %0 = load i32, ptr %x, align 4, !tbaa !3
  %1 = load i32, ptr %w.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %y, align 4, !tbaa !3
  %3 = load i32, ptr %h.addr, align 4, !tbaa !3
  %cmp8 = icmp sge i32 %2, %3
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup54

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %at) #4
  %4 = load i32, ptr %y, align 4, !tbaa !3
  %5 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul9 = mul nsw i32 %4, %5
  %6 = load i32, ptr %x, align 4, !tbaa !3
  %add10 = add nsw i32 %mul9, %6
  store i32 %add10, ptr %at, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %here) #4
  %7 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %8 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom = sext i32 %8 to i64
  %arrayidx = getelementptr inbounds float, ptr %7, i64 %idxprom
  %9 = load float, ptr %arrayidx, align 4, !tbaa !12
  store float %9, ptr %here, align 4, !tbaa !12
  %10 = load ptr, ptr %blocked.addr, align 8, !tbaa !10
  %11 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom11 = sext i32 %11 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %10, i64 %idxprom11
  %12 = load i8, ptr %arrayidx12, align 1, !tbaa !14
  %tobool = icmp ne i8 %12, 0
  br i1 %tobool, label %if.then13, label %if.end16

if.then13:                                        ; preds = %if.end
  %13 = load float, ptr %here, align 4, !tbaa !12
  %14 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %15 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom14 = sext i32 %15 to i64
  %arrayidx15 = getelementptr inbounds float, ptr %14, i64 %idxprom14
  store float %13, ptr %arrayidx15, align 4, !tbaa !12
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end16:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %flow) #4
  store float 0.000000e+00, ptr %flow, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %d) #4
  store i32 0, ptr %d, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end16
  %16 = load i32, ptr %d, align 4, !tbaa !3
  %cmp17 = icmp slt i32 %16, 4
  br i1 %cmp17, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %d) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %nx) #4
  %17 = load i32, ptr %x, align 4, !tbaa !3
  %18 = load i32, ptr %d, align 4, !tbaa !3
  %cmp18 = icmp eq i32 %18, 0
  %conv = zext i1 %cmp18 to i32
  %add19 = add nsw i32 %17, %conv
  %19 = load i32, ptr %d, align 4, !tbaa !3
  %cmp20 = icmp eq i32 %19, 1
  %conv21 = zext i1 %cmp20 to i32
  %sub = sub nsw i32 %add19, %conv21
  %20 = load i32, ptr %w.addr, align 4, !tbaa !3
  %21 = load i32, ptr %border.addr, align 4, !tbaa !3
  %call22 = call noundef i32 @_ZL9neighbouriii(i32 noundef %sub, i32 noundef %20, i32 noundef %21) #5
  store i32 %call22, ptr %nx, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %ny) #4
  %22 = load i32, ptr %y, align 4, !tbaa !3
  %23 = load i32, ptr %d, align 4, !tbaa !3
  %cmp23 = icmp eq i32 %23, 2
  %conv24 = zext i1 %cmp23 to i32
  %add25 = add nsw i32 %22, %conv24
  %24 = load i32, ptr %d, align 4, !tbaa !3
  %cmp26 = icmp eq i32 %24, 3
  %conv27 = zext i1 %cmp26 to i32
  %sub28 = sub nsw i32 %add25, %conv27
  %25 = load i32, ptr %h.addr, align 4, !tbaa !3
  %26 = load i32, ptr %border.addr, align 4, !tbaa !3
  %call29 = call noundef i32 @_ZL9neighbouriii(i32 noundef %sub28, i32 noundef %25, i32 noundef %26) #5
  store i32 %call29, ptr %ny, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %inside) #4
  %27 = load i32, ptr %nx, align 4, !tbaa !3
  %cmp30 = icmp sge i32 %27, 0
  br i1 %cmp30, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body
  %28 = load i32, ptr %ny, align 4, !tbaa !3
  %cmp31 = icmp sge i32 %28, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body
  %29 = phi i1 [ false, %for.body ], [ %cmp31, %land.rhs ]
  %storedv = zext i1 %29 to i8
  store i8 %storedv, ptr %inside, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %other) #4
  %30 = load float, ptr %outside.addr, align 4, !tbaa !12
  store float %30, ptr %other, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %conducts) #4
  store i8 1, ptr %conducts, align 1, !tbaa !15
  %31 = load i8, ptr %inside, align 1, !tbaa !15, !range !17, !noundef !18
  %loadedv = trunc i8 %31 to i1
  br i1 %loadedv, label %if.then32, label %if.end42

if.then32:                                        ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %n) #4
  %32 = load i32, ptr %ny, align 4, !tbaa !3
  %33 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul33 = mul nsw i32 %32, %33
  %34 = load i32, ptr %nx, align 4, !tbaa !3
  %add34 = add nsw i32 %mul33, %34
  store i32 %add34, ptr %n, align 4, !tbaa !3
  %35 = load ptr, ptr %blocked.addr, align 8, !tbaa !10
  %36 = load i32, ptr %n, align 4, !tbaa !3
  %idxprom35 = sext i32 %36 to i64
  %arrayidx36 = getelementptr inbounds i8, ptr %35, i64 %idxprom35
  %37 = load i8, ptr %arrayidx36, align 1, !tbaa !14
  %tobool37 = icmp ne i8 %37, 0
  br i1 %tobool37, label %if.then38, label %if.else

if.then38:                                        ; preds = %if.then32
  store i8 0, ptr %conducts, align 1, !tbaa !15
  br label %if.end41

if.else:                                          ; preds = %if.then32
  %38 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %39 = load i32, ptr %n, align 4, !tbaa !3
  %idxprom39 = sext i32 %39 to i64
  %arrayidx40 = getelementptr inbounds float, ptr %38, i64 %idxprom39
  %40 = load float, ptr %arrayidx40, align 4, !tbaa !12
  store float %40, ptr %other, align 4, !tbaa !12
  br label %if.end41

if.end41:                                         ; preds = %if.else, %if.then38
  call void @llvm.lifetime.end.p0(ptr %n) #4
  br label %if.end42

if.end42:                                         ; preds = %if.end41, %land.end
  %41 = load i8, ptr %conducts, align 1, !tbaa !15, !range !17, !noundef !18
  %loadedv43 = trunc i8 %41 to i1
  br i1 %loadedv43, label %if.then44, label %if.end47

if.then44:                                        ; preds = %if.end42
  %42 = load float, ptr %other, align 4, !tbaa !12
  %43 = load float, ptr %here, align 4, !tbaa !12
  %sub45 = fsub float %42, %43
  %44 = load float, ptr %flow, align 4, !tbaa !12
  %add46 = fadd float %44, %sub45
  store float %add46, ptr %flow, align 4, !tbaa !12
  br label %if.end47

if.end47:                                         ; preds = %if.then44, %if.end42
  call void @llvm.lifetime.end.p0(ptr %conducts) #4
  call void @llvm.lifetime.end.p0(ptr %other) #4
  call void @llvm.lifetime.end.p0(ptr %inside) #4
  call void @llvm.lifetime.end.p0(ptr %ny) #4
  call void @llvm.lifetime.end.p0(ptr %nx) #4
  br label %for.inc

for.inc:                                          ; preds = %if.end47
  %45 = load i32, ptr %d, align 4, !tbaa !3
  %inc = add nsw i32 %45, 1
  store i32 %inc, ptr %d, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %next) #4
  %46 = load float, ptr %here, align 4, !tbaa !12
  %47 = load float, ptr %rate.addr, align 4, !tbaa !12
  %48 = load float, ptr %flow, align 4, !tbaa !12
  %mul48 = fmul float %47, %48
  %add49 = fadd float %46, %mul48
  store float %add49, ptr %next, align 4, !tbaa !12
  %49 = load float, ptr %next, align 4, !tbaa !12
  %cmp50 = fcmp olt float %49, 0.000000e+00
  br i1 %cmp50, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %50 = load float, ptr %next, align 4, !tbaa !12
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ 0.000000e+00, %cond.true ], [ %50, %cond.false ]
  %51 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %52 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom51 = sext i32 %52 to i64
  %arrayidx52 = getelementptr inbounds float, ptr %51, i64 %idxprom51
  store float %cond, ptr %arrayidx52, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %next) #4
  call void @llvm.lifetime.end.p0(ptr %flow) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then13
  call void @llvm.lifetime.end.p0(ptr %here) #4
  call void @llvm.lifetime.end.p0(ptr %at) #4
  br label %cleanup54

cleanup54:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(ptr %y) #4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9neighbouriii(i32 noundef %i, i32 noundef %n, i32 noundef %border) #2 {
entry:
  %retval = alloca i32, align 4
  %i.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %border.addr = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4, !tbaa !3
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %border, ptr %border.addr, align 4, !tbaa !3
  %0 = load i32, ptr %i.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %i.addr, align 4, !tbaa !3
  %2 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %1, %2
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %3 = load i32, ptr %i.addr, align 4, !tbaa !3
  store i32 %3, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %4 = load i32, ptr %border.addr, align 4, !tbaa !3
  %cmp2 = icmp eq i32 %4, 2
  br i1 %cmp2, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  %5 = load i32, ptr %i.addr, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %5, 0
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then3
  %6 = load i32, ptr %i.addr, align 4, !tbaa !3
  %7 = load i32, ptr %n.addr, align 4, !tbaa !3
  %add = add nsw i32 %6, %7
  br label %cond.end

cond.false:                                       ; preds = %if.then3
  %8 = load i32, ptr %i.addr, align 4, !tbaa !3
  %9 = load i32, ptr %n.addr, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %9
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %sub, %cond.false ]
  store i32 %cond, ptr %retval, align 4
  br label %return

if.end5:                                          ; preds = %if.end
  %10 = load i32, ptr %border.addr, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %10, 1
  br i1 %cmp6, label %if.then7, label %if.end14

if.then7:                                         ; preds = %if.end5
  %11 = load i32, ptr %i.addr, align 4, !tbaa !3
  %cmp8 = icmp slt i32 %11, 0
  br i1 %cmp8, label %cond.true9, label %cond.false10

cond.true9:                                       ; preds = %if.then7
  br label %cond.end12

cond.false10:                                     ; preds = %if.then7
  %12 = load i32, ptr %n.addr, align 4, !tbaa !3
  %sub11 = sub nsw i32 %12, 1
  br label %cond.end12

cond.end12:                                       ; preds = %cond.false10, %cond.true9
  %cond13 = phi i32 [ 0, %cond.true9 ], [ %sub11, %cond.false10 ]
  store i32 %cond13, ptr %retval, align 4
  br label %return

if.end14:                                         ; preds = %if.end5
  store i32 -1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end14, %cond.end12, %cond.end, %if.then
  %13 = load i32, ptr %retval, align 4
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"bool", !5, i64 0}
!17 = !{i8 0, i8 2}
!18 = !{}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
