; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.checked_math.table = private unnamed_addr constant [6 x ptr] [ptr @_ZL11checked_addiiPi, ptr @_ZL11checked_subiiPi, ptr @_ZL11checked_muliiPi, ptr @_ZL11checked_diviiPi, ptr @_ZL11checked_shliiPi, ptr @_ZL14saturating_addiiPi], align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_math(ptr noundef %operation, ptr noundef %operand, i32 noundef %length, ptr noundef %value, ptr noundef %error, ptr noundef %steps) #0 {
entry:
  %table = alloca [6 x ptr], align 8
  %e = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %table) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %table, ptr align 8 @__const.checked_math.table, i64 48, i1 false)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  call void @llvm.lifetime.start.p0(ptr %e) #6
  store i32 0, ptr %e, align 4, !tbaa !3
  %cmp = icmp sgt i32 %length, 0
  %storedv = zext i1 %cmp to i8
  br label %while.cond

while.cond:                                       ; preds = %if.end11, %entry
  %go.0 = phi i8 [ %storedv, %entry ], [ %go.1, %if.end11 ]
  %k.0 = phi i32 [ 0, %entry ], [ %k.1, %if.end11 ]
  %v.0 = phi i32 [ %add.i, %entry ], [ %v.1, %if.end11 ]
  %loadedv = trunc i8 %go.0 to i1
  br i1 %loadedv, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %mul = mul nsw i32 %add.i, %length
  %add = add nsw i32 %mul, %k.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i8, ptr %operation, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %idxprom1 = zext i8 %3 to i64
  %arrayidx2 = getelementptr inbounds nuw [6 x ptr], ptr %table, i64 0, i64 %idxprom1
  %4 = load ptr, ptr %arrayidx2, align 8, !tbaa !8
  %mul3 = mul nsw i32 %add.i, %length
  %add4 = add nsw i32 %mul3, %k.0
  %idxprom5 = sext i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %operand, i64 %idxprom5
  %5 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %call7 = call noundef i32 %4(i32 noundef %v.0, i32 noundef %5, ptr noundef %e) #7
  %6 = load i32, ptr %e, align 4, !tbaa !3
  %cmp8 = icmp ne i32 %6, 0
  br i1 %cmp8, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  br label %if.end11

if.else:                                          ; preds = %while.body
  %inc = add nsw i32 %k.0, 1
  %cmp9 = icmp eq i32 %inc, %length
  br i1 %cmp9, label %if.then10, label %if.end

if.then10:                                        ; preds = %if.else
  br label %if.end

if.end:                                           ; preds = %if.then10, %if.else
  %go.2 = phi i8 [ 0, %if.then10 ], [ %go.0, %if.else ]
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then
  %go.1 = phi i8 [ 0, %if.then ], [ %go.2, %if.end ]
  %k.1 = phi i32 [ %k.0, %if.then ], [ %inc, %if.end ]
  %v.1 = phi i32 [ %v.0, %if.then ], [ %call7, %if.end ]
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %idxprom12 = sext i32 %add.i to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %value, i64 %idxprom12
  store i32 %v.0, ptr %arrayidx13, align 4, !tbaa !3
  %7 = load i32, ptr %e, align 4, !tbaa !3
  %idxprom14 = sext i32 %add.i to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %error, i64 %idxprom14
  store i32 %7, ptr %arrayidx15, align 4, !tbaa !3
  %idxprom16 = sext i32 %add.i to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %steps, i64 %idxprom16
  store i32 %k.0, ptr %arrayidx17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %e) #6
  call void @llvm.lifetime.end.p0(ptr %table) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_addiiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %error, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %2
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_subiiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %0 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %error, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %2
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_muliiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %0 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %error, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %2
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_diviiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %cmp = icmp eq i32 %b, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 2, ptr %error, align 4, !tbaa !3
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = icmp eq i32 %a, -2147483648
  br i1 %cmp1, label %land.lhs.true, label %if.end4

land.lhs.true:                                    ; preds = %if.end
  %cmp2 = icmp eq i32 %b, -1
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %land.lhs.true
  store i32 1, ptr %error, align 4, !tbaa !3
  br label %return

if.end4:                                          ; preds = %land.lhs.true, %if.end
  %div = sdiv i32 %a, %b
  br label %return

return:                                           ; preds = %if.end4, %if.then3, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ %a, %if.then3 ], [ %div, %if.end4 ]
  ret i32 %retval.0
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11checked_shliiPi(i32 noundef %a, i32 noundef %b, ptr noundef %error) #2 {
entry:
  %cmp = icmp slt i32 %b, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp sgt i32 %b, 31
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 3, ptr %error, align 4, !tbaa !3
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %shl = shl i32 %a, %b
  %shr = ashr i32 %shl, %b
  %cmp2 = icmp ne i32 %shr, %a
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  store i32 1, ptr %error, align 4, !tbaa !3
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  br label %return

return:                                           ; preds = %if.end4, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ %shl, %if.end4 ]
  ret i32 %retval.0
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL14saturating_addiiPi(i32 noundef %a, i32 noundef %b, ptr noundef %0) #2 {
entry:
  %elt.sat = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  ret i32 %elt.sat
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
