; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@crc_table = dso_local addrspace(4) externally_initialized constant [256 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @crc_table to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crc_chunks(ptr noundef %data, i32 noundef %size, i32 noundef %chunk, ptr noundef %crc) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %chunk.addr = alloca i32, align 4
  %crc.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %begin = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %end = alloca i32, align 4
  %c = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8, !tbaa !7
  store i32 %size, ptr %size.addr, align 4, !tbaa !3
  store i32 %chunk, ptr %chunk.addr, align 4, !tbaa !3
  store ptr %crc, ptr %crc.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %begin) #4
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %chunk.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %0, %1
  store i32 %mul, ptr %begin, align 4, !tbaa !3
  %2 = load i32, ptr %begin, align 4, !tbaa !3
  %3 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %2, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %crc.addr, align 8, !tbaa !10
  %5 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %6 = load i32, ptr %begin, align 4, !tbaa !3
  %7 = load i32, ptr %chunk.addr, align 4, !tbaa !3
  %add = add nsw i32 %6, %7
  %8 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %add, %8
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %9 = load i32, ptr %begin, align 4, !tbaa !3
  %10 = load i32, ptr %chunk.addr, align 4, !tbaa !3
  %add2 = add nsw i32 %9, %10
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %11 = load i32, ptr %size.addr, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add2, %cond.true ], [ %11, %cond.false ]
  store i32 %cond, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %12 = load i32, ptr %t, align 4, !tbaa !3
  %cmp3 = icmp eq i32 %12, 0
  %13 = zext i1 %cmp3 to i64
  %cond4 = select i1 %cmp3, i32 -1, i32 0
  store i32 %cond4, ptr %c, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %14 = load i32, ptr %begin, align 4, !tbaa !3
  store i32 %14, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %16 = load i32, ptr %end, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %15, %16
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %17 = load i32, ptr %c, align 4, !tbaa !3
  %18 = load ptr, ptr %data.addr, align 8, !tbaa !7
  %19 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %19 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %18, i64 %idxprom6
  %20 = load i8, ptr %arrayidx7, align 1, !tbaa !12
  %conv = zext i8 %20 to i32
  %xor = xor i32 %17, %conv
  %and = and i32 %xor, 255
  %idxprom8 = zext i32 %and to i64
  %arrayidx9 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 0, i64 %idxprom8
  %21 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %22 = load i32, ptr %c, align 4, !tbaa !3
  %shr = lshr i32 %22, 8
  %xor10 = xor i32 %21, %shr
  store i32 %xor10, ptr %c, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %23 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %23, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup
  %24 = load i32, ptr %c, align 4, !tbaa !3
  %25 = load ptr, ptr %crc.addr, align 8, !tbaa !10
  %26 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom11 = sext i32 %26 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %25, i64 %idxprom11
  store i32 %24, ptr %arrayidx12, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %c) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %begin) #4
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crc_combine(ptr noundef %crc, i32 noundef %size, i32 noundef %chunk, ptr noundef %result) #0 {
entry:
  %crc.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %chunk.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %begin = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %end = alloca i32, align 4
  %shifted = alloca i32, align 4
  store ptr %crc, ptr %crc.addr, align 8, !tbaa !10
  store i32 %size, ptr %size.addr, align 4, !tbaa !3
  store i32 %chunk, ptr %chunk.addr, align 4, !tbaa !3
  store ptr %result, ptr %result.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %begin) #4
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %chunk.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %0, %1
  store i32 %mul, ptr %begin, align 4, !tbaa !3
  %2 = load i32, ptr %begin, align 4, !tbaa !3
  %3 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %2, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %4 = load i32, ptr %begin, align 4, !tbaa !3
  %5 = load i32, ptr %chunk.addr, align 4, !tbaa !3
  %add = add nsw i32 %4, %5
  %6 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %add, %6
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %7 = load i32, ptr %begin, align 4, !tbaa !3
  %8 = load i32, ptr %chunk.addr, align 4, !tbaa !3
  %add2 = add nsw i32 %7, %8
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %9 = load i32, ptr %size.addr, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add2, %cond.true ], [ %9, %cond.false ]
  store i32 %cond, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %shifted) #4
  %10 = load ptr, ptr %crc.addr, align 8, !tbaa !10
  %11 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %11 to i64
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 %idxprom
  %12 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %12, ptr %shifted, align 4, !tbaa !3
  %13 = load i32, ptr %end, align 4, !tbaa !3
  %14 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %13, %14
  br i1 %cmp3, label %if.then4, label %if.end8

if.then4:                                         ; preds = %cond.end
  %15 = load i32, ptr %shifted, align 4, !tbaa !3
  %16 = load i32, ptr %size.addr, align 4, !tbaa !3
  %17 = load i32, ptr %end, align 4, !tbaa !3
  %sub = sub nsw i32 %16, %17
  %mul5 = mul i32 8, %sub
  %call6 = call noundef i32 @_ZL10power_of_xj(i32 noundef %mul5) #5
  %call7 = call noundef i32 @_ZL8multiplyjj(i32 noundef %15, i32 noundef %call6) #5
  store i32 %call7, ptr %shifted, align 4, !tbaa !3
  br label %if.end8

if.end8:                                          ; preds = %if.then4, %cond.end
  %18 = load i32, ptr %t, align 4, !tbaa !3
  %cmp9 = icmp eq i32 %18, 0
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end8
  %19 = load i32, ptr %shifted, align 4, !tbaa !3
  %xor = xor i32 %19, -1
  store i32 %xor, ptr %shifted, align 4, !tbaa !3
  br label %if.end11

if.end11:                                         ; preds = %if.then10, %if.end8
  %20 = load ptr, ptr %result.addr, align 8, !tbaa !10
  %21 = load i32, ptr %shifted, align 4, !tbaa !3
  %22 = atomicrmw xor ptr %20, i32 %21 seq_cst, align 4
  call void @llvm.lifetime.end.p0(ptr %shifted) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end11, %if.then
  call void @llvm.lifetime.end.p0(ptr %begin) #4
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8multiplyjj(i32 noundef %a, i32 noundef %b) #2 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %product = alloca i32, align 4
  %mask = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %product) #4
  store i32 0, ptr %product, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %mask) #4
  store i32 -2147483648, ptr %mask, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %mask, align 4, !tbaa !3
  %cmp = icmp ne i32 %0, 0
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %mask) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %a.addr, align 4, !tbaa !3
  %2 = load i32, ptr %mask, align 4, !tbaa !3
  %and = and i32 %1, %2
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %3 = load i32, ptr %b.addr, align 4, !tbaa !3
  %4 = load i32, ptr %product, align 4, !tbaa !3
  %xor = xor i32 %4, %3
  store i32 %xor, ptr %product, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %5 = load i32, ptr %b.addr, align 4, !tbaa !3
  %and1 = and i32 %5, 1
  %tobool2 = icmp ne i32 %and1, 0
  br i1 %tobool2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %6 = load i32, ptr %b.addr, align 4, !tbaa !3
  %shr = lshr i32 %6, 1
  %xor3 = xor i32 %shr, -306674912
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %7 = load i32, ptr %b.addr, align 4, !tbaa !3
  %shr4 = lshr i32 %7, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %xor3, %cond.true ], [ %shr4, %cond.false ]
  store i32 %cond, ptr %b.addr, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %8 = load i32, ptr %mask, align 4, !tbaa !3
  %shr5 = lshr i32 %8, 1
  store i32 %shr5, ptr %mask, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  %9 = load i32, ptr %product, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %product) #4
  ret i32 %9
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10power_of_xj(i32 noundef %n) #2 {
entry:
  %n.addr = alloca i32, align 4
  %result = alloca i32, align 4
  %square = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %result) #4
  store i32 -2147483648, ptr %result, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %square) #4
  store i32 1073741824, ptr %square, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i32, ptr %n.addr, align 4, !tbaa !3
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %and = and i32 %1, 1
  %tobool1 = icmp ne i32 %and, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %2 = load i32, ptr %result, align 4, !tbaa !3
  %3 = load i32, ptr %square, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8multiplyjj(i32 noundef %2, i32 noundef %3) #5
  store i32 %call, ptr %result, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %4 = load i32, ptr %square, align 4, !tbaa !3
  %5 = load i32, ptr %square, align 4, !tbaa !3
  %call2 = call noundef i32 @_ZL8multiplyjj(i32 noundef %4, i32 noundef %5) #5
  store i32 %call2, ptr %square, align 4, !tbaa !3
  %6 = load i32, ptr %n.addr, align 4, !tbaa !3
  %shr = lshr i32 %6, 1
  store i32 %shr, ptr %n.addr, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !17

while.end:                                        ; preds = %while.cond
  %7 = load i32, ptr %result, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %square) #4
  call void @llvm.lifetime.end.p0(ptr %result) #4
  ret i32 %7
}

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
!17 = distinct !{!17, !14, !15}
