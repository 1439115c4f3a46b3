; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10radix_sortE6sorted = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ10radix_sortE5count = internal addrspace(3) global [2 x [16 x i32]] undef, align 4
@_ZZ10radix_sortE5start = internal addrspace(3) global [2 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @radix_sort(ptr noundef %keys, i32 noundef %passes) #0 {
entry:
  %keys.addr = alloca ptr, align 8
  %passes.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %lane = alloca i32, align 4
  %warp = alloca i32, align 4
  %key = alloca i32, align 4
  %pass = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %digit = alloca i32, align 4
  %peers = alloca i32, align 4
  %bit = alloca i32, align 4
  %set = alloca i32, align 4
  %rank = alloca i32, align 4
  %running = alloca i32, align 4
  %d = alloca i32, align 4
  %w = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !7
  store i32 %passes, ptr %passes.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #7
  %call = call noundef i32 @_ZL8thread_xv() #8
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lane) #7
  %call1 = call noundef i32 @_ZL7lane_idv() #8
  store i32 %call1, ptr %lane, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %warp) #7
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %div = sdiv i32 %0, 32
  store i32 %div, ptr %warp, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %key) #7
  %1 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %call2 = call noundef i32 @_ZL7block_xv() #8
  %mul = mul nsw i32 %call2, 64
  %2 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %3, ptr %key, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %pass) #7
  store i32 0, ptr %pass, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc63, %entry
  %4 = load i32, ptr %pass, align 4, !tbaa !3
  %5 = load i32, ptr %passes.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %4, %5
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %pass) #7
  br label %for.end65

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %digit) #7
  %6 = load i32, ptr %key, align 4, !tbaa !3
  %7 = load i32, ptr %pass, align 4, !tbaa !3
  %mul3 = mul nsw i32 4, %7
  %shr = lshr i32 %6, %mul3
  %and = and i32 %shr, 15
  store i32 %and, ptr %digit, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %peers) #7
  store i32 -1, ptr %peers, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %bit) #7
  store i32 0, ptr %bit, align 4, !tbaa !3
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %8 = load i32, ptr %bit, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %8, 4
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6

for.cond.cleanup6:                                ; preds = %for.cond4
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %bit) #7
  br label %for.end

for.body7:                                        ; preds = %for.cond4
  call void @llvm.lifetime.start.p0(ptr %set) #7
  %9 = load i32, ptr %digit, align 4, !tbaa !3
  %10 = load i32, ptr %bit, align 4, !tbaa !3
  %shr8 = lshr i32 %9, %10
  %and9 = and i32 %shr8, 1
  %tobool = icmp ne i32 %and9, 0
  %11 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %tobool)
  store i32 %11, ptr %set, align 4, !tbaa !3
  %12 = load i32, ptr %digit, align 4, !tbaa !3
  %13 = load i32, ptr %bit, align 4, !tbaa !3
  %shr10 = lshr i32 %12, %13
  %and11 = and i32 %shr10, 1
  %tobool12 = icmp ne i32 %and11, 0
  br i1 %tobool12, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body7
  %14 = load i32, ptr %set, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.body7
  %15 = load i32, ptr %set, align 4, !tbaa !3
  %not = xor i32 %15, -1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %14, %cond.true ], [ %not, %cond.false ]
  %16 = load i32, ptr %peers, align 4, !tbaa !3
  %and13 = and i32 %16, %cond
  store i32 %and13, ptr %peers, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %set) #7
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %17 = load i32, ptr %bit, align 4, !tbaa !3
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %bit, align 4, !tbaa !3
  br label %for.cond4, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup6
  call void @llvm.lifetime.start.p0(ptr %rank) #7
  %18 = load i32, ptr %peers, align 4, !tbaa !3
  %19 = load i32, ptr %lane, align 4, !tbaa !3
  %shl = shl i32 1, %19
  %sub = sub i32 %shl, 1
  %and14 = and i32 %18, %sub
  %20 = call i32 @llvm.ctpop.i32(i32 %and14)
  store i32 %20, ptr %rank, align 4, !tbaa !3
  %21 = load i32, ptr %t, align 4, !tbaa !3
  %cmp15 = icmp slt i32 %21, 32
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %22 = load i32, ptr %t, align 4, !tbaa !3
  %div16 = sdiv i32 %22, 16
  %idxprom17 = sext i32 %div16 to i64
  %arrayidx18 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 0, i64 %idxprom17
  %23 = load i32, ptr %t, align 4, !tbaa !3
  %rem = srem i32 %23, 16
  %idxprom19 = sext i32 %rem to i64
  %arrayidx20 = getelementptr inbounds [16 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19
  store i32 0, ptr %arrayidx20, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = load i32, ptr %rank, align 4, !tbaa !3
  %cmp21 = icmp eq i32 %24, 0
  br i1 %cmp21, label %if.then22, label %if.end27

if.then22:                                        ; preds = %if.end
  %25 = load i32, ptr %peers, align 4, !tbaa !3
  %26 = call i32 @llvm.ctpop.i32(i32 %25)
  %27 = load i32, ptr %warp, align 4, !tbaa !3
  %idxprom23 = sext i32 %27 to i64
  %arrayidx24 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 0, i64 %idxprom23
  %28 = load i32, ptr %digit, align 4, !tbaa !3
  %idxprom25 = zext i32 %28 to i64
  %arrayidx26 = getelementptr inbounds nuw [16 x i32], ptr %arrayidx24, i64 0, i64 %idxprom25
  store i32 %26, ptr %arrayidx26, align 4, !tbaa !3
  br label %if.end27

if.end27:                                         ; preds = %if.then22, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = load i32, ptr %t, align 4, !tbaa !3
  %cmp28 = icmp eq i32 %29, 0
  br i1 %cmp28, label %if.then29, label %if.end53

if.then29:                                        ; preds = %if.end27
  call void @llvm.lifetime.start.p0(ptr %running) #7
  store i32 0, ptr %running, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %d) #7
  store i32 0, ptr %d, align 4, !tbaa !3
  br label %for.cond30

for.cond30:                                       ; preds = %for.inc50, %if.then29
  %30 = load i32, ptr %d, align 4, !tbaa !3
  %cmp31 = icmp slt i32 %30, 16
  br i1 %cmp31, label %for.body33, label %for.cond.cleanup32

for.cond.cleanup32:                               ; preds = %for.cond30
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %d) #7
  br label %for.end52

for.body33:                                       ; preds = %for.cond30
  call void @llvm.lifetime.start.p0(ptr %w) #7
  store i32 0, ptr %w, align 4, !tbaa !3
  br label %for.cond34

for.cond34:                                       ; preds = %for.inc47, %for.body33
  %31 = load i32, ptr %w, align 4, !tbaa !3
  %cmp35 = icmp slt i32 %31, 2
  br i1 %cmp35, label %for.body37, label %for.cond.cleanup36

for.cond.cleanup36:                               ; preds = %for.cond34
  store i32 11, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %w) #7
  br label %for.end49

for.body37:                                       ; preds = %for.cond34
  %32 = load i32, ptr %running, align 4, !tbaa !3
  %33 = load i32, ptr %w, align 4, !tbaa !3
  %idxprom38 = sext i32 %33 to i64
  %arrayidx39 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5start to ptr), i64 0, i64 %idxprom38
  %34 = load i32, ptr %d, align 4, !tbaa !3
  %idxprom40 = sext i32 %34 to i64
  %arrayidx41 = getelementptr inbounds [16 x i32], ptr %arrayidx39, i64 0, i64 %idxprom40
  store i32 %32, ptr %arrayidx41, align 4, !tbaa !3
  %35 = load i32, ptr %w, align 4, !tbaa !3
  %idxprom42 = sext i32 %35 to i64
  %arrayidx43 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5count to ptr), i64 0, i64 %idxprom42
  %36 = load i32, ptr %d, align 4, !tbaa !3
  %idxprom44 = sext i32 %36 to i64
  %arrayidx45 = getelementptr inbounds [16 x i32], ptr %arrayidx43, i64 0, i64 %idxprom44
  %37 = load i32, ptr %arrayidx45, align 4, !tbaa !3
  %38 = load i32, ptr %running, align 4, !tbaa !3
  %add46 = add i32 %38, %37
  store i32 %add46, ptr %running, align 4, !tbaa !3
  br label %for.inc47

for.inc47:                                        ; preds = %for.body37
  %39 = load i32, ptr %w, align 4, !tbaa !3
  %inc48 = add nsw i32 %39, 1
  store i32 %inc48, ptr %w, align 4, !tbaa !3
  br label %for.cond34, !llvm.loop !13

for.end49:                                        ; preds = %for.cond.cleanup36
  br label %for.inc50

for.inc50:                                        ; preds = %for.end49
  %40 = load i32, ptr %d, align 4, !tbaa !3
  %inc51 = add nsw i32 %40, 1
  store i32 %inc51, ptr %d, align 4, !tbaa !3
  br label %for.cond30, !llvm.loop !14

for.end52:                                        ; preds = %for.cond.cleanup32
  call void @llvm.lifetime.end.p0(ptr %running) #7
  br label %if.end53

if.end53:                                         ; preds = %for.end52, %if.end27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = load i32, ptr %key, align 4, !tbaa !3
  %42 = load i32, ptr %warp, align 4, !tbaa !3
  %idxprom54 = sext i32 %42 to i64
  %arrayidx55 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5start to ptr), i64 0, i64 %idxprom54
  %43 = load i32, ptr %digit, align 4, !tbaa !3
  %idxprom56 = zext i32 %43 to i64
  %arrayidx57 = getelementptr inbounds nuw [16 x i32], ptr %arrayidx55, i64 0, i64 %idxprom56
  %44 = load i32, ptr %arrayidx57, align 4, !tbaa !3
  %45 = load i32, ptr %rank, align 4, !tbaa !3
  %add58 = add i32 %44, %45
  %idxprom59 = zext i32 %add58 to i64
  %arrayidx60 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6sorted to ptr), i64 0, i64 %idxprom59
  store i32 %41, ptr %arrayidx60, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom61 = sext i32 %46 to i64
  %arrayidx62 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6sorted to ptr), i64 0, i64 %idxprom61
  %47 = load i32, ptr %arrayidx62, align 4, !tbaa !3
  store i32 %47, ptr %key, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %rank) #7
  call void @llvm.lifetime.end.p0(ptr %peers) #7
  call void @llvm.lifetime.end.p0(ptr %digit) #7
  br label %for.inc63

for.inc63:                                        ; preds = %if.end53
  %48 = load i32, ptr %pass, align 4, !tbaa !3
  %inc64 = add nsw i32 %48, 1
  store i32 %inc64, ptr %pass, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !15

for.end65:                                        ; preds = %for.cond.cleanup
  %49 = load i32, ptr %key, align 4, !tbaa !3
  %50 = load ptr, ptr %keys.addr, align 8, !tbaa !7
  %call66 = call noundef i32 @_ZL7block_xv() #8
  %mul67 = mul nsw i32 %call66, 64
  %51 = load i32, ptr %t, align 4, !tbaa !3
  %add68 = add nsw i32 %mul67, %51
  %idxprom69 = sext i32 %add68 to i64
  %arrayidx70 = getelementptr inbounds i32, ptr %50, i64 %idxprom69
  store i32 %49, ptr %arrayidx70, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %key) #7
  call void @llvm.lifetime.end.p0(ptr %warp) #7
  call void @llvm.lifetime.end.p0(ptr %lane) #7
  call void @llvm.lifetime.end.p0(ptr %t) #7
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
define internal noundef i32 @_ZL7lane_idv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
