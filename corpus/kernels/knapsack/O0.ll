; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8knapsackE3row = internal addrspace(3) global [2 x [64 x i32]] undef, align 4
@taken = external dso_local addrspace(3) global [0 x i8], align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @knapsack(ptr noundef %weight, ptr noundef %worth, i32 noundef %items, i32 noundef %capacity, ptr noundef %best, ptr noundef %chosen, ptr noundef %used) #0 {
entry:
  %weight.addr = alloca ptr, align 8
  %worth.addr = alloca ptr, align 8
  %items.addr = alloca i32, align 4
  %capacity.addr = alloca i32, align 4
  %best.addr = alloca ptr, align 8
  %chosen.addr = alloca ptr, align 8
  %used.addr = alloca ptr, align 8
  %c = alloca i32, align 4
  %w = alloca ptr, align 8
  %v = alloca ptr, align 8
  %now = alloca i32, align 4
  %i = alloca i32, align 4
  %keep = alloca i32, align 4
  %take = alloca i32, align 4
  %better = alloca i8, align 1
  %room = alloca i32, align 4
  %set = alloca i32, align 4
  %i41 = alloca i32, align 4
  store ptr %weight, ptr %weight.addr, align 8, !tbaa !7
  store ptr %worth, ptr %worth.addr, align 8, !tbaa !7
  store i32 %items, ptr %items.addr, align 4, !tbaa !3
  store i32 %capacity, ptr %capacity.addr, align 4, !tbaa !3
  store ptr %best, ptr %best.addr, align 8, !tbaa !7
  store ptr %chosen, ptr %chosen.addr, align 8, !tbaa !7
  store ptr %used, ptr %used.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %c) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %c, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %w) #5
  %0 = load ptr, ptr %weight.addr, align 8, !tbaa !7
  %call1 = call noundef i32 @_ZL7block_xv() #6
  %1 = load i32, ptr %items.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %call1, %1
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i32, ptr %0, i64 %idx.ext
  store ptr %add.ptr, ptr %w, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %2 = load ptr, ptr %worth.addr, align 8, !tbaa !7
  %call2 = call noundef i32 @_ZL7block_xv() #6
  %3 = load i32, ptr %items.addr, align 4, !tbaa !3
  %mul3 = mul nsw i32 %call2, %3
  %idx.ext4 = sext i32 %mul3 to i64
  %add.ptr5 = getelementptr inbounds i32, ptr %2, i64 %idx.ext4
  store ptr %add.ptr5, ptr %v, align 8, !tbaa !7
  %4 = load i32, ptr %c, align 4, !tbaa !3
  %5 = load i32, ptr %capacity.addr, align 4, !tbaa !3
  %cmp = icmp sle i32 %4, %5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %6 = load i32, ptr %c, align 4, !tbaa !3
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.start.p0(ptr %now) #5
  store i32 0, ptr %now, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %8 = load i32, ptr %items.addr, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %7, %8
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = load i32, ptr %c, align 4, !tbaa !3
  %10 = load i32, ptr %capacity.addr, align 4, !tbaa !3
  %cmp7 = icmp sle i32 %9, %10
  br i1 %cmp7, label %if.then8, label %if.end37

if.then8:                                         ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %keep) #5
  %11 = load i32, ptr %now, align 4, !tbaa !3
  %idxprom9 = sext i32 %11 to i64
  %arrayidx10 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom9
  %12 = load i32, ptr %c, align 4, !tbaa !3
  %idxprom11 = sext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr %arrayidx10, i64 0, i64 %idxprom11
  %13 = load i32, ptr %arrayidx12, align 4, !tbaa !3
  store i32 %13, ptr %keep, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %take) #5
  store i32 -1, ptr %take, align 4, !tbaa !3
  %14 = load ptr, ptr %w, align 8, !tbaa !7
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom13 = sext i32 %15 to i64
  %arrayidx14 = getelementptr inbounds i32, ptr %14, i64 %idxprom13
  %16 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  %17 = load i32, ptr %c, align 4, !tbaa !3
  %cmp15 = icmp sle i32 %16, %17
  br i1 %cmp15, label %if.then16, label %if.end25

if.then16:                                        ; preds = %if.then8
  %18 = load i32, ptr %now, align 4, !tbaa !3
  %idxprom17 = sext i32 %18 to i64
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom17
  %19 = load i32, ptr %c, align 4, !tbaa !3
  %20 = load ptr, ptr %w, align 8, !tbaa !7
  %21 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom19 = sext i32 %21 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %20, i64 %idxprom19
  %22 = load i32, ptr %arrayidx20, align 4, !tbaa !3
  %sub = sub nsw i32 %19, %22
  %idxprom21 = sext i32 %sub to i64
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom21
  %23 = load i32, ptr %arrayidx22, align 4, !tbaa !3
  %24 = load ptr, ptr %v, align 8, !tbaa !7
  %25 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom23 = sext i32 %25 to i64
  %arrayidx24 = getelementptr inbounds i32, ptr %24, i64 %idxprom23
  %26 = load i32, ptr %arrayidx24, align 4, !tbaa !3
  %add = add nsw i32 %23, %26
  store i32 %add, ptr %take, align 4, !tbaa !3
  br label %if.end25

if.end25:                                         ; preds = %if.then16, %if.then8
  call void @llvm.lifetime.start.p0(ptr %better) #5
  %27 = load i32, ptr %take, align 4, !tbaa !3
  %28 = load i32, ptr %keep, align 4, !tbaa !3
  %cmp26 = icmp sgt i32 %27, %28
  %storedv = zext i1 %cmp26 to i8
  store i8 %storedv, ptr %better, align 1, !tbaa !10
  %29 = load i8, ptr %better, align 1, !tbaa !10, !range !12, !noundef !13
  %loadedv = trunc i8 %29 to i1
  br i1 %loadedv, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end25
  %30 = load i32, ptr %take, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.end25
  %31 = load i32, ptr %keep, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %30, %cond.true ], [ %31, %cond.false ]
  %32 = load i32, ptr %now, align 4, !tbaa !3
  %xor = xor i32 %32, 1
  %idxprom27 = sext i32 %xor to i64
  %arrayidx28 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom27
  %33 = load i32, ptr %c, align 4, !tbaa !3
  %idxprom29 = sext i32 %33 to i64
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx28, i64 0, i64 %idxprom29
  store i32 %cond, ptr %arrayidx30, align 4, !tbaa !3
  %34 = load i8, ptr %better, align 1, !tbaa !10, !range !12, !noundef !13
  %loadedv31 = trunc i8 %34 to i1
  %conv = zext i1 %loadedv31 to i8
  %35 = load i32, ptr %i, align 4, !tbaa !3
  %36 = load i32, ptr %capacity.addr, align 4, !tbaa !3
  %add32 = add nsw i32 %36, 1
  %mul33 = mul nsw i32 %35, %add32
  %37 = load i32, ptr %c, align 4, !tbaa !3
  %add34 = add nsw i32 %mul33, %37
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds [0 x i8], ptr addrspacecast (ptr addrspace(3) @taken to ptr), i64 0, i64 %idxprom35
  store i8 %conv, ptr %arrayidx36, align 1, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %better) #5
  call void @llvm.lifetime.end.p0(ptr %take) #5
  call void @llvm.lifetime.end.p0(ptr %keep) #5
  br label %if.end37

if.end37:                                         ; preds = %cond.end, %for.body
  %38 = load i32, ptr %now, align 4, !tbaa !3
  %xor38 = xor i32 %38, 1
  store i32 %xor38, ptr %now, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.end37
  %39 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %39, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = load i32, ptr %c, align 4, !tbaa !3
  %cmp39 = icmp eq i32 %40, 0
  br i1 %cmp39, label %if.then40, label %if.end73

if.then40:                                        ; preds = %for.end
  call void @llvm.lifetime.start.p0(ptr %room) #5
  %41 = load i32, ptr %capacity.addr, align 4, !tbaa !3
  store i32 %41, ptr %room, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %set) #5
  store i32 0, ptr %set, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i41) #5
  %42 = load i32, ptr %items.addr, align 4, !tbaa !3
  %sub42 = sub nsw i32 %42, 1
  store i32 %sub42, ptr %i41, align 4, !tbaa !3
  br label %for.cond43

for.cond43:                                       ; preds = %for.inc57, %if.then40
  %43 = load i32, ptr %i41, align 4, !tbaa !3
  %cmp44 = icmp sge i32 %43, 0
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond43
  call void @llvm.lifetime.end.p0(ptr %i41) #5
  br label %for.end58

for.body46:                                       ; preds = %for.cond43
  %44 = load i32, ptr %i41, align 4, !tbaa !3
  %45 = load i32, ptr %capacity.addr, align 4, !tbaa !3
  %add47 = add nsw i32 %45, 1
  %mul48 = mul nsw i32 %44, %add47
  %46 = load i32, ptr %room, align 4, !tbaa !3
  %add49 = add nsw i32 %mul48, %46
  %idxprom50 = sext i32 %add49 to i64
  %arrayidx51 = getelementptr inbounds [0 x i8], ptr addrspacecast (ptr addrspace(3) @taken to ptr), i64 0, i64 %idxprom50
  %47 = load i8, ptr %arrayidx51, align 1, !tbaa !14
  %tobool = icmp ne i8 %47, 0
  br i1 %tobool, label %if.then52, label %if.end56

if.then52:                                        ; preds = %for.body46
  %48 = load i32, ptr %i41, align 4, !tbaa !3
  %shl = shl i32 1, %48
  %49 = load i32, ptr %set, align 4, !tbaa !3
  %or = or i32 %49, %shl
  store i32 %or, ptr %set, align 4, !tbaa !3
  %50 = load ptr, ptr %w, align 8, !tbaa !7
  %51 = load i32, ptr %i41, align 4, !tbaa !3
  %idxprom53 = sext i32 %51 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr %50, i64 %idxprom53
  %52 = load i32, ptr %arrayidx54, align 4, !tbaa !3
  %53 = load i32, ptr %room, align 4, !tbaa !3
  %sub55 = sub nsw i32 %53, %52
  store i32 %sub55, ptr %room, align 4, !tbaa !3
  br label %if.end56

if.end56:                                         ; preds = %if.then52, %for.body46
  br label %for.inc57

for.inc57:                                        ; preds = %if.end56
  %54 = load i32, ptr %i41, align 4, !tbaa !3
  %dec = add nsw i32 %54, -1
  store i32 %dec, ptr %i41, align 4, !tbaa !3
  br label %for.cond43, !llvm.loop !18

for.end58:                                        ; preds = %for.cond.cleanup45
  %55 = load i32, ptr %now, align 4, !tbaa !3
  %idxprom59 = sext i32 %55 to i64
  %arrayidx60 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8knapsackE3row to ptr), i64 0, i64 %idxprom59
  %56 = load i32, ptr %capacity.addr, align 4, !tbaa !3
  %idxprom61 = sext i32 %56 to i64
  %arrayidx62 = getelementptr inbounds [64 x i32], ptr %arrayidx60, i64 0, i64 %idxprom61
  %57 = load i32, ptr %arrayidx62, align 4, !tbaa !3
  %58 = load ptr, ptr %best.addr, align 8, !tbaa !7
  %call63 = call noundef i32 @_ZL7block_xv() #6
  %idxprom64 = sext i32 %call63 to i64
  %arrayidx65 = getelementptr inbounds i32, ptr %58, i64 %idxprom64
  store i32 %57, ptr %arrayidx65, align 4, !tbaa !3
  %59 = load i32, ptr %set, align 4, !tbaa !3
  %60 = load ptr, ptr %chosen.addr, align 8, !tbaa !7
  %call66 = call noundef i32 @_ZL7block_xv() #6
  %idxprom67 = sext i32 %call66 to i64
  %arrayidx68 = getelementptr inbounds i32, ptr %60, i64 %idxprom67
  store i32 %59, ptr %arrayidx68, align 4, !tbaa !3
  %61 = load i32, ptr %capacity.addr, align 4, !tbaa !3
  %62 = load i32, ptr %room, align 4, !tbaa !3
  %sub69 = sub nsw i32 %61, %62
  %63 = load ptr, ptr %used.addr, align 8, !tbaa !7
  %call70 = call noundef i32 @_ZL7block_xv() #6
  %idxprom71 = sext i32 %call70 to i64
  %arrayidx72 = getelementptr inbounds i32, ptr %63, i64 %idxprom71
  store i32 %sub69, ptr %arrayidx72, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %set) #5
  call void @llvm.lifetime.end.p0(ptr %room) #5
  br label %if.end73

if.end73:                                         ; preds = %for.end58, %for.end
  call void @llvm.lifetime.end.p0(ptr %now) #5
  call void @llvm.lifetime.end.p0(ptr %v) #5
  call void @llvm.lifetime.end.p0(ptr %w) #5
  call void @llvm.lifetime.end.p0(ptr %c) #5
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

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
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = !{!5, !5, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
