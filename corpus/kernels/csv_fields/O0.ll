; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @csv_fields(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %fields, ptr noundef %longest, ptr noundef %error) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %fields.addr = alloca ptr, align 8
  %longest.addr = alloca ptr, align 8
  %error.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %end = alloca i32, align 4
  %state = alloca i32, align 4
  %n = alloca i32, align 4
  %length = alloca i32, align 4
  %most = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %fields, ptr %fields.addr, align 8, !tbaa !10
  store ptr %longest, ptr %longest.addr, align 8, !tbaa !10
  store ptr %error, ptr %error.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %2 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %3, 1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %state) #4
  store i32 0, ptr %state, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %n) #4
  store i32 1, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %length) #4
  store i32 0, ptr %length, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %most) #4
  store i32 0, ptr %most, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %5 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %9 = load i32, ptr %end, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %8, %9
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %10 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %11 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %10, i64 %idxprom4
  %12 = load i8, ptr %arrayidx5, align 1, !tbaa !12
  store i8 %12, ptr %c, align 1, !tbaa !12
  %13 = load i32, ptr %state, align 4, !tbaa !3
  switch i32 %13, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb14
    i32 2, label %sw.bb28
    i32 3, label %sw.bb35
  ]

sw.bb:                                            ; preds = %for.body
  store i32 0, ptr %length, align 4, !tbaa !3
  %14 = load i8, ptr %c, align 1, !tbaa !12
  %conv = zext i8 %14 to i32
  %cmp6 = icmp eq i32 %conv, 34
  br i1 %cmp6, label %if.then7, label %if.else

if.then7:                                         ; preds = %sw.bb
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end13

if.else:                                          ; preds = %sw.bb
  %15 = load i8, ptr %c, align 1, !tbaa !12
  %conv8 = zext i8 %15 to i32
  %cmp9 = icmp eq i32 %conv8, 44
  br i1 %cmp9, label %if.then10, label %if.else11

if.then10:                                        ; preds = %if.else
  %16 = load i32, ptr %n, align 4, !tbaa !3
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %n, align 4, !tbaa !3
  br label %if.end12

if.else11:                                        ; preds = %if.else
  store i32 1, ptr %length, align 4, !tbaa !3
  store i32 1, ptr %state, align 4, !tbaa !3
  br label %if.end12

if.end12:                                         ; preds = %if.else11, %if.then10
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %if.then7
  br label %sw.epilog

sw.bb14:                                          ; preds = %for.body
  %17 = load i8, ptr %c, align 1, !tbaa !12
  %conv15 = zext i8 %17 to i32
  %cmp16 = icmp eq i32 %conv15, 44
  br i1 %cmp16, label %if.then17, label %if.else20

if.then17:                                        ; preds = %sw.bb14
  %18 = load i32, ptr %n, align 4, !tbaa !3
  %inc18 = add nsw i32 %18, 1
  store i32 %inc18, ptr %n, align 4, !tbaa !3
  %19 = load i32, ptr %length, align 4, !tbaa !3
  %20 = load i32, ptr %most, align 4, !tbaa !3
  %cmp19 = icmp sgt i32 %19, %20
  br i1 %cmp19, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then17
  %21 = load i32, ptr %length, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.then17
  %22 = load i32, ptr %most, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %21, %cond.true ], [ %22, %cond.false ]
  store i32 %cond, ptr %most, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end27

if.else20:                                        ; preds = %sw.bb14
  %23 = load i8, ptr %c, align 1, !tbaa !12
  %conv21 = zext i8 %23 to i32
  %cmp22 = icmp eq i32 %conv21, 34
  br i1 %cmp22, label %if.then23, label %if.else24

if.then23:                                        ; preds = %if.else20
  store i32 4, ptr %state, align 4, !tbaa !3
  br label %if.end26

if.else24:                                        ; preds = %if.else20
  %24 = load i32, ptr %length, align 4, !tbaa !3
  %inc25 = add nsw i32 %24, 1
  store i32 %inc25, ptr %length, align 4, !tbaa !3
  br label %if.end26

if.end26:                                         ; preds = %if.else24, %if.then23
  br label %if.end27

if.end27:                                         ; preds = %if.end26, %cond.end
  br label %sw.epilog

sw.bb28:                                          ; preds = %for.body
  %25 = load i8, ptr %c, align 1, !tbaa !12
  %conv29 = zext i8 %25 to i32
  %cmp30 = icmp eq i32 %conv29, 34
  br i1 %cmp30, label %if.then31, label %if.else32

if.then31:                                        ; preds = %sw.bb28
  store i32 3, ptr %state, align 4, !tbaa !3
  br label %if.end34

if.else32:                                        ; preds = %sw.bb28
  %26 = load i32, ptr %length, align 4, !tbaa !3
  %inc33 = add nsw i32 %26, 1
  store i32 %inc33, ptr %length, align 4, !tbaa !3
  br label %if.end34

if.end34:                                         ; preds = %if.else32, %if.then31
  br label %sw.epilog

sw.bb35:                                          ; preds = %for.body
  %27 = load i8, ptr %c, align 1, !tbaa !12
  %conv36 = zext i8 %27 to i32
  %cmp37 = icmp eq i32 %conv36, 34
  br i1 %cmp37, label %if.then38, label %if.else40

if.then38:                                        ; preds = %sw.bb35
  %28 = load i32, ptr %length, align 4, !tbaa !3
  %inc39 = add nsw i32 %28, 1
  store i32 %inc39, ptr %length, align 4, !tbaa !3
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end52

if.else40:                                        ; preds = %sw.bb35
  %29 = load i8, ptr %c, align 1, !tbaa !12
  %conv41 = zext i8 %29 to i32
  %cmp42 = icmp eq i32 %conv41, 44
  br i1 %cmp42, label %if.then43, label %if.else50

if.then43:                                        ; preds = %if.else40
  %30 = load i32, ptr %n, align 4, !tbaa !3
  %inc44 = add nsw i32 %30, 1
  store i32 %inc44, ptr %n, align 4, !tbaa !3
  %31 = load i32, ptr %length, align 4, !tbaa !3
  %32 = load i32, ptr %most, align 4, !tbaa !3
  %cmp45 = icmp sgt i32 %31, %32
  br i1 %cmp45, label %cond.true46, label %cond.false47

cond.true46:                                      ; preds = %if.then43
  %33 = load i32, ptr %length, align 4, !tbaa !3
  br label %cond.end48

cond.false47:                                     ; preds = %if.then43
  %34 = load i32, ptr %most, align 4, !tbaa !3
  br label %cond.end48

cond.end48:                                       ; preds = %cond.false47, %cond.true46
  %cond49 = phi i32 [ %33, %cond.true46 ], [ %34, %cond.false47 ]
  store i32 %cond49, ptr %most, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end51

if.else50:                                        ; preds = %if.else40
  store i32 4, ptr %state, align 4, !tbaa !3
  br label %if.end51

if.end51:                                         ; preds = %if.else50, %cond.end48
  br label %if.end52

if.end52:                                         ; preds = %if.end51, %if.then38
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body, %if.end52, %if.end34, %if.end27, %if.end13
  call void @llvm.lifetime.end.p0(ptr %c) #4
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %35 = load i32, ptr %i, align 4, !tbaa !3
  %inc53 = add nsw i32 %35, 1
  store i32 %inc53, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup
  %36 = load i32, ptr %state, align 4, !tbaa !3
  %cmp54 = icmp eq i32 %36, 1
  br i1 %cmp54, label %if.then56, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.end
  %37 = load i32, ptr %state, align 4, !tbaa !3
  %cmp55 = icmp eq i32 %37, 3
  br i1 %cmp55, label %if.then56, label %if.end62

if.then56:                                        ; preds = %lor.lhs.false, %for.end
  %38 = load i32, ptr %length, align 4, !tbaa !3
  %39 = load i32, ptr %most, align 4, !tbaa !3
  %cmp57 = icmp sgt i32 %38, %39
  br i1 %cmp57, label %cond.true58, label %cond.false59

cond.true58:                                      ; preds = %if.then56
  %40 = load i32, ptr %length, align 4, !tbaa !3
  br label %cond.end60

cond.false59:                                     ; preds = %if.then56
  %41 = load i32, ptr %most, align 4, !tbaa !3
  br label %cond.end60

cond.end60:                                       ; preds = %cond.false59, %cond.true58
  %cond61 = phi i32 [ %40, %cond.true58 ], [ %41, %cond.false59 ]
  store i32 %cond61, ptr %most, align 4, !tbaa !3
  br label %if.end62

if.end62:                                         ; preds = %cond.end60, %lor.lhs.false
  %42 = load i32, ptr %n, align 4, !tbaa !3
  %43 = load ptr, ptr %fields.addr, align 8, !tbaa !10
  %44 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom63 = sext i32 %44 to i64
  %arrayidx64 = getelementptr inbounds i32, ptr %43, i64 %idxprom63
  store i32 %42, ptr %arrayidx64, align 4, !tbaa !3
  %45 = load i32, ptr %most, align 4, !tbaa !3
  %46 = load ptr, ptr %longest.addr, align 8, !tbaa !10
  %47 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom65 = sext i32 %47 to i64
  %arrayidx66 = getelementptr inbounds i32, ptr %46, i64 %idxprom65
  store i32 %45, ptr %arrayidx66, align 4, !tbaa !3
  %48 = load i32, ptr %state, align 4, !tbaa !3
  %cmp67 = icmp eq i32 %48, 4
  br i1 %cmp67, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end62
  %49 = load i32, ptr %state, align 4, !tbaa !3
  %cmp68 = icmp eq i32 %49, 2
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end62
  %50 = phi i1 [ true, %if.end62 ], [ %cmp68, %lor.rhs ]
  %conv69 = zext i1 %50 to i32
  %51 = load ptr, ptr %error.addr, align 8, !tbaa !10
  %52 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom70 = sext i32 %52 to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %51, i64 %idxprom70
  store i32 %conv69, ptr %arrayidx71, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %most) #4
  call void @llvm.lifetime.end.p0(ptr %length) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  call void @llvm.lifetime.end.p0(ptr %state) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %lor.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
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
