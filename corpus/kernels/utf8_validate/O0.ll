; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @utf8_validate(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %characters, ptr noundef %error, ptr noundef %where) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %characters.addr = alloca ptr, align 8
  %error.addr = alloca ptr, align 8
  %where.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %begin = alloca i32, align 4
  %end = alloca i32, align 4
  %chars = alloca i32, align 4
  %problem = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i32, align 4
  %more = alloca i32, align 4
  %least = alloca i32, align 4
  %k = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %characters, ptr %characters.addr, align 8, !tbaa !10
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  store ptr %where, ptr %where.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup75

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %begin) #4
  %2 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %begin, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %5 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %6, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %chars) #4
  store i32 0, ptr %chars, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %problem) #4
  store i32 0, ptr %problem, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %8 = load i32, ptr %begin, align 4, !tbaa !3
  store i32 %8, ptr %i, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont67, %if.end
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %10 = load i32, ptr %end, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %9, %10
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %11 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp4 = icmp eq i32 %11, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %12 = phi i1 [ false, %while.cond ], [ %cmp4, %land.rhs ]
  br i1 %12, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %13 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom5 = sext i32 %14 to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %13, i64 %idxprom5
  %15 = load i8, ptr %arrayidx6, align 1, !tbaa !12
  %conv = zext i8 %15 to i32
  store i32 %conv, ptr %c, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %more) #4
  call void @llvm.lifetime.start.p0(ptr %least) #4
  %16 = load i32, ptr %c, align 4, !tbaa !3
  %cmp7 = icmp ult i32 %16, 128
  br i1 %cmp7, label %if.then8, label %if.else

if.then8:                                         ; preds = %while.body
  store i32 0, ptr %more, align 4, !tbaa !3
  store i32 0, ptr %least, align 4, !tbaa !3
  br label %if.end26

if.else:                                          ; preds = %while.body
  %17 = load i32, ptr %c, align 4, !tbaa !3
  %and = and i32 %17, 224
  %cmp9 = icmp eq i32 %and, 192
  br i1 %cmp9, label %if.then10, label %if.else12

if.then10:                                        ; preds = %if.else
  store i32 1, ptr %more, align 4, !tbaa !3
  store i32 128, ptr %least, align 4, !tbaa !3
  %18 = load i32, ptr %c, align 4, !tbaa !3
  %and11 = and i32 %18, 31
  store i32 %and11, ptr %c, align 4, !tbaa !3
  br label %if.end25

if.else12:                                        ; preds = %if.else
  %19 = load i32, ptr %c, align 4, !tbaa !3
  %and13 = and i32 %19, 240
  %cmp14 = icmp eq i32 %and13, 224
  br i1 %cmp14, label %if.then15, label %if.else17

if.then15:                                        ; preds = %if.else12
  store i32 2, ptr %more, align 4, !tbaa !3
  store i32 2048, ptr %least, align 4, !tbaa !3
  %20 = load i32, ptr %c, align 4, !tbaa !3
  %and16 = and i32 %20, 15
  store i32 %and16, ptr %c, align 4, !tbaa !3
  br label %if.end24

if.else17:                                        ; preds = %if.else12
  %21 = load i32, ptr %c, align 4, !tbaa !3
  %and18 = and i32 %21, 248
  %cmp19 = icmp eq i32 %and18, 240
  br i1 %cmp19, label %if.then20, label %if.else22

if.then20:                                        ; preds = %if.else17
  store i32 3, ptr %more, align 4, !tbaa !3
  store i32 65536, ptr %least, align 4, !tbaa !3
  %22 = load i32, ptr %c, align 4, !tbaa !3
  %and21 = and i32 %22, 7
  store i32 %and21, ptr %c, align 4, !tbaa !3
  br label %if.end23

if.else22:                                        ; preds = %if.else17
  store i32 1, ptr %problem, align 4, !tbaa !3
  store i32 3, ptr %cleanup.dest.slot, align 4
  br label %cleanup63

if.end23:                                         ; preds = %if.then20
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.then15
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %if.then10
  br label %if.end26

if.end26:                                         ; preds = %if.end25, %if.then8
  call void @llvm.lifetime.start.p0(ptr %k) #4
  store i32 1, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end26
  %23 = load i32, ptr %k, align 4, !tbaa !3
  %24 = load i32, ptr %more, align 4, !tbaa !3
  %cmp27 = icmp sle i32 %23, %24
  br i1 %cmp27, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup41

for.body:                                         ; preds = %for.cond
  %25 = load i32, ptr %i, align 4, !tbaa !3
  %26 = load i32, ptr %k, align 4, !tbaa !3
  %add28 = add nsw i32 %25, %26
  %27 = load i32, ptr %end, align 4, !tbaa !3
  %cmp29 = icmp sge i32 %add28, %27
  br i1 %cmp29, label %if.then30, label %if.end31

if.then30:                                        ; preds = %for.body
  store i32 3, ptr %problem, align 4, !tbaa !3
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup41

if.end31:                                         ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %d) #4
  %28 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %29 = load i32, ptr %i, align 4, !tbaa !3
  %30 = load i32, ptr %k, align 4, !tbaa !3
  %add32 = add nsw i32 %29, %30
  %idxprom33 = sext i32 %add32 to i64
  %arrayidx34 = getelementptr inbounds i8, ptr %28, i64 %idxprom33
  %31 = load i8, ptr %arrayidx34, align 1, !tbaa !12
  %conv35 = zext i8 %31 to i32
  store i32 %conv35, ptr %d, align 4, !tbaa !3
  %32 = load i32, ptr %d, align 4, !tbaa !3
  %and36 = and i32 %32, 192
  %cmp37 = icmp ne i32 %and36, 128
  br i1 %cmp37, label %if.then38, label %if.end39

if.then38:                                        ; preds = %if.end31
  store i32 2, ptr %problem, align 4, !tbaa !3
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end39:                                         ; preds = %if.end31
  %33 = load i32, ptr %c, align 4, !tbaa !3
  %shl = shl i32 %33, 6
  %34 = load i32, ptr %d, align 4, !tbaa !3
  %and40 = and i32 %34, 63
  %or = or i32 %shl, %and40
  store i32 %or, ptr %c, align 4, !tbaa !3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end39, %if.then38
  call void @llvm.lifetime.end.p0(ptr %d) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup41 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %35 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %35, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

cleanup41:                                        ; preds = %cleanup, %if.then30, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %k) #4
  br label %for.end

for.end:                                          ; preds = %cleanup41
  %36 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp42 = icmp eq i32 %36, 0
  br i1 %cmp42, label %if.then43, label %if.end56

if.then43:                                        ; preds = %for.end
  %37 = load i32, ptr %c, align 4, !tbaa !3
  %38 = load i32, ptr %least, align 4, !tbaa !3
  %cmp44 = icmp ult i32 %37, %38
  br i1 %cmp44, label %if.then45, label %if.else46

if.then45:                                        ; preds = %if.then43
  store i32 4, ptr %problem, align 4, !tbaa !3
  br label %if.end55

if.else46:                                        ; preds = %if.then43
  %39 = load i32, ptr %c, align 4, !tbaa !3
  %cmp47 = icmp uge i32 %39, 55296
  br i1 %cmp47, label %land.lhs.true, label %if.else50

land.lhs.true:                                    ; preds = %if.else46
  %40 = load i32, ptr %c, align 4, !tbaa !3
  %cmp48 = icmp ule i32 %40, 57343
  br i1 %cmp48, label %if.then49, label %if.else50

if.then49:                                        ; preds = %land.lhs.true
  store i32 5, ptr %problem, align 4, !tbaa !3
  br label %if.end54

if.else50:                                        ; preds = %land.lhs.true, %if.else46
  %41 = load i32, ptr %c, align 4, !tbaa !3
  %cmp51 = icmp ugt i32 %41, 1114111
  br i1 %cmp51, label %if.then52, label %if.end53

if.then52:                                        ; preds = %if.else50
  store i32 6, ptr %problem, align 4, !tbaa !3
  br label %if.end53

if.end53:                                         ; preds = %if.then52, %if.else50
  br label %if.end54

if.end54:                                         ; preds = %if.end53, %if.then49
  br label %if.end55

if.end55:                                         ; preds = %if.end54, %if.then45
  br label %if.end56

if.end56:                                         ; preds = %if.end55, %for.end
  %42 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp57 = icmp eq i32 %42, 0
  br i1 %cmp57, label %if.then58, label %if.end62

if.then58:                                        ; preds = %if.end56
  %43 = load i32, ptr %chars, align 4, !tbaa !3
  %inc59 = add nsw i32 %43, 1
  store i32 %inc59, ptr %chars, align 4, !tbaa !3
  %44 = load i32, ptr %more, align 4, !tbaa !3
  %add60 = add nsw i32 %44, 1
  %45 = load i32, ptr %i, align 4, !tbaa !3
  %add61 = add nsw i32 %45, %add60
  store i32 %add61, ptr %i, align 4, !tbaa !3
  br label %if.end62

if.end62:                                         ; preds = %if.then58, %if.end56
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup63

cleanup63:                                        ; preds = %if.end62, %if.else22
  call void @llvm.lifetime.end.p0(ptr %least) #4
  call void @llvm.lifetime.end.p0(ptr %more) #4
  call void @llvm.lifetime.end.p0(ptr %c) #4
  %cleanup.dest66 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest66, label %unreachable [
    i32 0, label %cleanup.cont67
    i32 3, label %while.end
  ]

cleanup.cont67:                                   ; preds = %cleanup63
  br label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %cleanup63, %land.end
  %46 = load i32, ptr %chars, align 4, !tbaa !3
  %47 = load ptr, ptr %characters.addr, align 8, !tbaa !10
  %48 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom68 = sext i32 %48 to i64
  %arrayidx69 = getelementptr inbounds i32, ptr %47, i64 %idxprom68
  store i32 %46, ptr %arrayidx69, align 4, !tbaa !3
  %49 = load i32, ptr %problem, align 4, !tbaa !3
  %50 = load ptr, ptr %error.addr, align 8, !tbaa !10
  %51 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom70 = sext i32 %51 to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %50, i64 %idxprom70
  store i32 %49, ptr %arrayidx71, align 4, !tbaa !3
  %52 = load i32, ptr %problem, align 4, !tbaa !3
  %cmp72 = icmp eq i32 %52, 0
  br i1 %cmp72, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.end
  br label %cond.end

cond.false:                                       ; preds = %while.end
  %53 = load i32, ptr %i, align 4, !tbaa !3
  %54 = load i32, ptr %begin, align 4, !tbaa !3
  %sub = sub nsw i32 %53, %54
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ %sub, %cond.false ]
  %55 = load ptr, ptr %where.addr, align 8, !tbaa !10
  %56 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom73 = sext i32 %56 to i64
  %arrayidx74 = getelementptr inbounds i32, ptr %55, i64 %idxprom73
  store i32 %cond, ptr %arrayidx74, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %i) #4
  call void @llvm.lifetime.end.p0(ptr %problem) #4
  call void @llvm.lifetime.end.p0(ptr %chars) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  call void @llvm.lifetime.end.p0(ptr %begin) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup75

cleanup75:                                        ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest76 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest76, label %unreachable [
    i32 0, label %cleanup.cont77
    i32 1, label %cleanup.cont77
  ]

cleanup.cont77:                                   ; preds = %cleanup75, %cleanup75
  ret void

unreachable:                                      ; preds = %cleanup75, %cleanup63
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
