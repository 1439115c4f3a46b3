; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @blur_rgba(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %brighter) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %brighter.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %sum = alloca <4 x i32>, align 16
  %weight = alloca i32, align 4
  %dy = alloca i32, align 4
  %dx = alloca i32, align 4
  %nx = alloca i32, align 4
  %ny = alloca i32, align 4
  %p = alloca <4 x i8>, align 4
  %k = alloca i32, align 4
  %result = alloca <4 x i8>, align 4
  %mean = alloca <4 x i32>, align 16
  %m = alloca <4 x i8>, align 4
  %bright = alloca <4 x i8>, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %w, ptr %w.addr, align 4, !tbaa !3
  store i32 %h, ptr %h.addr, align 4, !tbaa !3
  store i32 %brighter, ptr %brighter.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  store i32 %add, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %y) #5
  %call3 = call noundef i32 @_ZL7block_yv() #6
  %call4 = call noundef i32 @_ZL11block_dim_yv() #6
  %mul5 = mul nsw i32 %call3, %call4
  %call6 = call noundef i32 @_ZL8thread_yv() #6
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
  br label %cleanup68

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store <4 x i32> zeroinitializer, ptr %sum, align 16, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %weight) #5
  store i32 0, ptr %weight, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %dy) #5
  store i32 -1, ptr %dy, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc43, %if.end
  %4 = load i32, ptr %dy, align 4, !tbaa !3
  %cmp9 = icmp sle i32 %4, 1
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %dy) #5
  br label %for.end46

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %dx) #5
  store i32 -1, ptr %dx, align 4, !tbaa !3
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc, %for.body
  %5 = load i32, ptr %dx, align 4, !tbaa !3
  %cmp11 = icmp sle i32 %5, 1
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12

for.cond.cleanup12:                               ; preds = %for.cond10
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %dx) #5
  br label %for.end

for.body13:                                       ; preds = %for.cond10
  call void @llvm.lifetime.start.p0(ptr %nx) #5
  %6 = load i32, ptr %x, align 4, !tbaa !3
  %7 = load i32, ptr %dx, align 4, !tbaa !3
  %add14 = add nsw i32 %6, %7
  store i32 %add14, ptr %nx, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %ny) #5
  %8 = load i32, ptr %y, align 4, !tbaa !3
  %9 = load i32, ptr %dy, align 4, !tbaa !3
  %add15 = add nsw i32 %8, %9
  store i32 %add15, ptr %ny, align 4, !tbaa !3
  %10 = load i32, ptr %nx, align 4, !tbaa !3
  %cmp16 = icmp slt i32 %10, 0
  br i1 %cmp16, label %if.then23, label %lor.lhs.false17

lor.lhs.false17:                                  ; preds = %for.body13
  %11 = load i32, ptr %ny, align 4, !tbaa !3
  %cmp18 = icmp slt i32 %11, 0
  br i1 %cmp18, label %if.then23, label %lor.lhs.false19

lor.lhs.false19:                                  ; preds = %lor.lhs.false17
  %12 = load i32, ptr %nx, align 4, !tbaa !3
  %13 = load i32, ptr %w.addr, align 4, !tbaa !3
  %cmp20 = icmp sge i32 %12, %13
  br i1 %cmp20, label %if.then23, label %lor.lhs.false21

lor.lhs.false21:                                  ; preds = %lor.lhs.false19
  %14 = load i32, ptr %ny, align 4, !tbaa !3
  %15 = load i32, ptr %h.addr, align 4, !tbaa !3
  %cmp22 = icmp sge i32 %14, %15
  br i1 %cmp22, label %if.then23, label %if.end24

if.then23:                                        ; preds = %lor.lhs.false21, %lor.lhs.false19, %lor.lhs.false17, %for.body13
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup40

if.end24:                                         ; preds = %lor.lhs.false21
  call void @llvm.lifetime.start.p0(ptr %p) #5
  %16 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %17 = load i32, ptr %ny, align 4, !tbaa !3
  %18 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul25 = mul nsw i32 %17, %18
  %19 = load i32, ptr %nx, align 4, !tbaa !3
  %add26 = add nsw i32 %mul25, %19
  %idxprom = sext i32 %add26 to i64
  %arrayidx = getelementptr inbounds <4 x i8>, ptr %16, i64 %idxprom
  %20 = load <4 x i8>, ptr %arrayidx, align 4, !tbaa !9
  store <4 x i8> %20, ptr %p, align 4, !tbaa !9
  %21 = load <4 x i8>, ptr %p, align 4
  %22 = extractelement <4 x i8> %21, i64 3
  %conv = zext i8 %22 to i32
  %cmp27 = icmp eq i32 %conv, 0
  br i1 %cmp27, label %if.then28, label %if.end29

if.then28:                                        ; preds = %if.end24
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end29:                                         ; preds = %if.end24
  call void @llvm.lifetime.start.p0(ptr %k) #5
  %23 = load i32, ptr %dx, align 4, !tbaa !3
  %cmp30 = icmp eq i32 %23, 0
  %24 = zext i1 %cmp30 to i64
  %cond = select i1 %cmp30, i32 2, i32 1
  %25 = load i32, ptr %dy, align 4, !tbaa !3
  %cmp31 = icmp eq i32 %25, 0
  %26 = zext i1 %cmp31 to i64
  %cond32 = select i1 %cmp31, i32 2, i32 1
  %mul33 = mul nsw i32 %cond, %cond32
  %27 = load <4 x i8>, ptr %p, align 4
  %28 = extractelement <4 x i8> %27, i64 3
  %conv34 = zext i8 %28 to i32
  %mul35 = mul nsw i32 %mul33, %conv34
  store i32 %mul35, ptr %k, align 4, !tbaa !3
  %29 = load <4 x i8>, ptr %p, align 4, !tbaa !9
  %conv36 = zext <4 x i8> %29 to <4 x i32>
  %30 = load i32, ptr %k, align 4, !tbaa !3
  %splat.splatinsert = insertelement <4 x i32> poison, i32 %30, i64 0
  %splat.splat = shufflevector <4 x i32> %splat.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  %mul37 = mul <4 x i32> %conv36, %splat.splat
  %31 = load <4 x i32>, ptr %sum, align 16, !tbaa !9
  %add38 = add <4 x i32> %31, %mul37
  store <4 x i32> %add38, ptr %sum, align 16, !tbaa !9
  %32 = load i32, ptr %k, align 4, !tbaa !3
  %33 = load i32, ptr %weight, align 4, !tbaa !3
  %add39 = add nsw i32 %33, %32
  store i32 %add39, ptr %weight, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %k) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end29, %if.then28
  call void @llvm.lifetime.end.p0(ptr %p) #5
  br label %cleanup40

cleanup40:                                        ; preds = %cleanup, %if.then23
  call void @llvm.lifetime.end.p0(ptr %ny) #5
  call void @llvm.lifetime.end.p0(ptr %nx) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup40
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup40
  %34 = load i32, ptr %dx, align 4, !tbaa !3
  %inc = add nsw i32 %34, 1
  store i32 %inc, ptr %dx, align 4, !tbaa !3
  br label %for.cond10, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup12
  br label %for.inc43

for.inc43:                                        ; preds = %for.end
  %35 = load i32, ptr %dy, align 4, !tbaa !3
  %inc44 = add nsw i32 %35, 1
  store i32 %inc44, ptr %dy, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end46:                                        ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %result) #5
  %36 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %37 = load i32, ptr %y, align 4, !tbaa !3
  %38 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul47 = mul nsw i32 %37, %38
  %39 = load i32, ptr %x, align 4, !tbaa !3
  %add48 = add nsw i32 %mul47, %39
  %idxprom49 = sext i32 %add48 to i64
  %arrayidx50 = getelementptr inbounds <4 x i8>, ptr %36, i64 %idxprom49
  %40 = load <4 x i8>, ptr %arrayidx50, align 4, !tbaa !9
  store <4 x i8> %40, ptr %result, align 4, !tbaa !9
  %41 = load i32, ptr %weight, align 4, !tbaa !3
  %cmp51 = icmp sgt i32 %41, 0
  br i1 %cmp51, label %if.then52, label %if.end63

if.then52:                                        ; preds = %for.end46
  call void @llvm.lifetime.start.p0(ptr %mean) #5
  %42 = load <4 x i32>, ptr %sum, align 16, !tbaa !9
  %43 = load i32, ptr %weight, align 4, !tbaa !3
  %div = sdiv i32 %43, 2
  %splat.splatinsert53 = insertelement <4 x i32> poison, i32 %div, i64 0
  %splat.splat54 = shufflevector <4 x i32> %splat.splatinsert53, <4 x i32> poison, <4 x i32> zeroinitializer
  %add55 = add <4 x i32> %42, %splat.splat54
  %44 = load i32, ptr %weight, align 4, !tbaa !3
  %splat.splatinsert56 = insertelement <4 x i32> poison, i32 %44, i64 0
  %splat.splat57 = shufflevector <4 x i32> %splat.splatinsert56, <4 x i32> poison, <4 x i32> zeroinitializer
  %div58 = sdiv <4 x i32> %add55, %splat.splat57
  store <4 x i32> %div58, ptr %mean, align 16, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %m) #5
  %45 = load <4 x i32>, ptr %mean, align 16, !tbaa !9
  %conv59 = trunc <4 x i32> %45 to <4 x i8>
  store <4 x i8> %conv59, ptr %m, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %bright) #5
  %46 = load i32, ptr %brighter.addr, align 4, !tbaa !3
  %conv60 = trunc i32 %46 to i8
  %splat.splatinsert61 = insertelement <4 x i8> poison, i8 %conv60, i64 0
  %splat.splat62 = shufflevector <4 x i8> %splat.splatinsert61, <4 x i8> poison, <4 x i32> zeroinitializer
  store <4 x i8> %splat.splat62, ptr %bright, align 4, !tbaa !9
  %47 = load <4 x i8>, ptr %bright, align 4
  %48 = insertelement <4 x i8> %47, i8 0, i64 3
  store <4 x i8> %48, ptr %bright, align 4
  %49 = load <4 x i8>, ptr %m, align 4, !tbaa !9
  %50 = load <4 x i8>, ptr %bright, align 4, !tbaa !9
  %elt.sat = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %49, <4 x i8> %50)
  store <4 x i8> %elt.sat, ptr %result, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %bright) #5
  call void @llvm.lifetime.end.p0(ptr %m) #5
  call void @llvm.lifetime.end.p0(ptr %mean) #5
  br label %if.end63

if.end63:                                         ; preds = %if.then52, %for.end46
  %51 = load <4 x i8>, ptr %result, align 4, !tbaa !9
  %52 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %53 = load i32, ptr %y, align 4, !tbaa !3
  %54 = load i32, ptr %w.addr, align 4, !tbaa !3
  %mul64 = mul nsw i32 %53, %54
  %55 = load i32, ptr %x, align 4, !tbaa !3
  %add65 = add nsw i32 %mul64, %55
  %idxprom66 = sext i32 %add65 to i64
  %arrayidx67 = getelementptr inbounds <4 x i8>, ptr %52, i64 %idxprom66
  store <4 x i8> %51, ptr %arrayidx67, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %result) #5
  call void @llvm.lifetime.end.p0(ptr %weight) #5
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup68

cleanup68:                                        ; preds = %if.end63, %if.then
  call void @llvm.lifetime.end.p0(ptr %y) #5
  call void @llvm.lifetime.end.p0(ptr %x) #5
  %cleanup.dest70 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest70, label %unreachable [
    i32 0, label %cleanup.cont71
    i32 1, label %cleanup.cont71
  ]

cleanup.cont71:                                   ; preds = %cleanup68, %cleanup68
  ret void

unreachable:                                      ; preds = %cleanup68, %cleanup40
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8>, <4 x i8>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

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
!8 = !{!"any pointer", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
