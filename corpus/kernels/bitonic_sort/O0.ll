; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortE1k = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ12bitonic_sortE1v = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort(ptr noundef %keys, ptr noundef %payload, i32 noundef %descending) #0 {
entry:
  %keys.addr = alloca ptr, align 8
  %payload.addr = alloca ptr, align 8
  %descending.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %base = alloca i32, align 4
  %i = alloca i32, align 4
  %size = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %stride = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  %up = alloca i8, align 1
  %x = alloca i32, align 4
  %i56 = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !7
  store ptr %payload, ptr %payload.addr, align 8, !tbaa !7
  store i32 %descending, ptr %descending.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %base) #5
  %call1 = call noundef i32 @_ZL7block_xv() #6
  %mul = mul nsw i32 %call1, 64
  store i32 %mul, ptr %base, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %0 = load i32, ptr %t, align 4, !tbaa !3
  store i32 %0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp slt i32 %1, 64
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %3 = load i32, ptr %base, align 4, !tbaa !3
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %add = add nsw i32 %3, %4
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom2
  store i32 %5, ptr %arrayidx3, align 4, !tbaa !3
  %7 = load ptr, ptr %payload.addr, align 8, !tbaa !7
  %8 = load i32, ptr %base, align 4, !tbaa !3
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %add4 = add nsw i32 %8, %9
  %idxprom5 = sext i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %7, i64 %idxprom5
  %10 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom7 = sext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom7
  store i32 %10, ptr %arrayidx8, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call9 = call noundef i32 @_ZL11block_dim_xv() #6
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %add10 = add nsw i32 %12, %call9
  store i32 %add10, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %size) #5
  store i32 2, ptr %size, align 4, !tbaa !3
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc54, %for.end
  %13 = load i32, ptr %size, align 4, !tbaa !3
  %cmp12 = icmp sle i32 %13, 64
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13

for.cond.cleanup13:                               ; preds = %for.cond11
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %size) #5
  br label %for.end55

for.body14:                                       ; preds = %for.cond11
  call void @llvm.lifetime.start.p0(ptr %stride) #5
  %14 = load i32, ptr %size, align 4, !tbaa !3
  %shr = ashr i32 %14, 1
  store i32 %shr, ptr %stride, align 4, !tbaa !3
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc51, %for.body14
  %15 = load i32, ptr %stride, align 4, !tbaa !3
  %cmp16 = icmp sgt i32 %15, 0
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17

for.cond.cleanup17:                               ; preds = %for.cond15
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %stride) #5
  br label %for.end53

for.body18:                                       ; preds = %for.cond15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %low) #5
  %16 = load i32, ptr %t, align 4, !tbaa !3
  %mul19 = mul nsw i32 2, %16
  %17 = load i32, ptr %t, align 4, !tbaa !3
  %18 = load i32, ptr %stride, align 4, !tbaa !3
  %sub = sub nsw i32 %18, 1
  %and = and i32 %17, %sub
  %sub20 = sub nsw i32 %mul19, %and
  store i32 %sub20, ptr %low, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %high) #5
  %19 = load i32, ptr %low, align 4, !tbaa !3
  %20 = load i32, ptr %stride, align 4, !tbaa !3
  %add21 = add nsw i32 %19, %20
  store i32 %add21, ptr %high, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %up) #5
  %21 = load i32, ptr %low, align 4, !tbaa !3
  %22 = load i32, ptr %size, align 4, !tbaa !3
  %and22 = and i32 %21, %22
  %cmp23 = icmp eq i32 %and22, 0
  %storedv = zext i1 %cmp23 to i8
  store i8 %storedv, ptr %up, align 1, !tbaa !13
  %23 = load i32, ptr %descending.addr, align 4, !tbaa !3
  %tobool = icmp ne i32 %23, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body18
  %24 = load i8, ptr %up, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv = trunc i8 %24 to i1
  %lnot = xor i1 %loadedv, true
  %storedv24 = zext i1 %lnot to i8
  store i8 %storedv24, ptr %up, align 1, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body18
  %25 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom25 = sext i32 %25 to i64
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom25
  %26 = load i32, ptr %arrayidx26, align 4, !tbaa !3
  %27 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom27 = sext i32 %27 to i64
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom27
  %28 = load i32, ptr %arrayidx28, align 4, !tbaa !3
  %cmp29 = icmp sgt i32 %26, %28
  %conv = zext i1 %cmp29 to i32
  %29 = load i8, ptr %up, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv30 = trunc i8 %29 to i1
  %conv31 = zext i1 %loadedv30 to i32
  %cmp32 = icmp eq i32 %conv, %conv31
  br i1 %cmp32, label %if.then33, label %if.end50

if.then33:                                        ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %30 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom34 = sext i32 %30 to i64
  %arrayidx35 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom34
  %31 = load i32, ptr %arrayidx35, align 4, !tbaa !3
  store i32 %31, ptr %x, align 4, !tbaa !3
  %32 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom36 = sext i32 %32 to i64
  %arrayidx37 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom36
  %33 = load i32, ptr %arrayidx37, align 4, !tbaa !3
  %34 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom38 = sext i32 %34 to i64
  %arrayidx39 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom38
  store i32 %33, ptr %arrayidx39, align 4, !tbaa !3
  %35 = load i32, ptr %x, align 4, !tbaa !3
  %36 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom40 = sext i32 %36 to i64
  %arrayidx41 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom40
  store i32 %35, ptr %arrayidx41, align 4, !tbaa !3
  %37 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom42 = sext i32 %37 to i64
  %arrayidx43 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom42
  %38 = load i32, ptr %arrayidx43, align 4, !tbaa !3
  store i32 %38, ptr %x, align 4, !tbaa !3
  %39 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom44 = sext i32 %39 to i64
  %arrayidx45 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom44
  %40 = load i32, ptr %arrayidx45, align 4, !tbaa !3
  %41 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom46 = sext i32 %41 to i64
  %arrayidx47 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom46
  store i32 %40, ptr %arrayidx47, align 4, !tbaa !3
  %42 = load i32, ptr %x, align 4, !tbaa !3
  %43 = load i32, ptr %high, align 4, !tbaa !3
  %idxprom48 = sext i32 %43 to i64
  %arrayidx49 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom48
  store i32 %42, ptr %arrayidx49, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %x) #5
  br label %if.end50

if.end50:                                         ; preds = %if.then33, %if.end
  call void @llvm.lifetime.end.p0(ptr %up) #5
  call void @llvm.lifetime.end.p0(ptr %high) #5
  call void @llvm.lifetime.end.p0(ptr %low) #5
  br label %for.inc51

for.inc51:                                        ; preds = %if.end50
  %44 = load i32, ptr %stride, align 4, !tbaa !3
  %shr52 = ashr i32 %44, 1
  store i32 %shr52, ptr %stride, align 4, !tbaa !3
  br label %for.cond15, !llvm.loop !17

for.end53:                                        ; preds = %for.cond.cleanup17
  br label %for.inc54

for.inc54:                                        ; preds = %for.end53
  %45 = load i32, ptr %size, align 4, !tbaa !3
  %shl = shl i32 %45, 1
  store i32 %shl, ptr %size, align 4, !tbaa !3
  br label %for.cond11, !llvm.loop !18

for.end55:                                        ; preds = %for.cond.cleanup13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %i56) #5
  %46 = load i32, ptr %t, align 4, !tbaa !3
  store i32 %46, ptr %i56, align 4, !tbaa !3
  br label %for.cond57

for.cond57:                                       ; preds = %for.inc71, %for.end55
  %47 = load i32, ptr %i56, align 4, !tbaa !3
  %cmp58 = icmp slt i32 %47, 64
  br i1 %cmp58, label %for.body60, label %for.cond.cleanup59

for.cond.cleanup59:                               ; preds = %for.cond57
  store i32 11, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i56) #5
  br label %for.end74

for.body60:                                       ; preds = %for.cond57
  %48 = load i32, ptr %i56, align 4, !tbaa !3
  %idxprom61 = sext i32 %48 to i64
  %arrayidx62 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom61
  %49 = load i32, ptr %arrayidx62, align 4, !tbaa !3
  %50 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %51 = load i32, ptr %base, align 4, !tbaa !3
  %52 = load i32, ptr %i56, align 4, !tbaa !3
  %add63 = add nsw i32 %51, %52
  %idxprom64 = sext i32 %add63 to i64
  %arrayidx65 = getelementptr inbounds i32, ptr %50, i64 %idxprom64
  store i32 %49, ptr %arrayidx65, align 4, !tbaa !3
  %53 = load i32, ptr %i56, align 4, !tbaa !3
  %idxprom66 = sext i32 %53 to i64
  %arrayidx67 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom66
  %54 = load i32, ptr %arrayidx67, align 4, !tbaa !3
  %55 = load ptr, ptr %payload.addr, align 8, !tbaa !7
  %56 = load i32, ptr %base, align 4, !tbaa !3
  %57 = load i32, ptr %i56, align 4, !tbaa !3
  %add68 = add nsw i32 %56, %57
  %idxprom69 = sext i32 %add68 to i64
  %arrayidx70 = getelementptr inbounds i32, ptr %55, i64 %idxprom69
  store i32 %54, ptr %arrayidx70, align 4, !tbaa !3
  br label %for.inc71

for.inc71:                                        ; preds = %for.body60
  %call72 = call noundef i32 @_ZL11block_dim_xv() #6
  %58 = load i32, ptr %i56, align 4, !tbaa !3
  %add73 = add nsw i32 %58, %call72
  store i32 %add73, ptr %i56, align 4, !tbaa !3
  br label %for.cond57, !llvm.loop !19

for.end74:                                        ; preds = %for.cond.cleanup59
  call void @llvm.lifetime.end.p0(ptr %base) #5
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !14, i64 0}
!14 = !{!"bool", !5, i64 0}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
