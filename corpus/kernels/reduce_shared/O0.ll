; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13reduce_sharedE3sum = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ13reduce_sharedE3low = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ13reduce_sharedE4high = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_shared(ptr noundef %in, i32 noundef %n, ptr noundef %result) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %s = alloca i32, align 4
  %lo = alloca i32, align 4
  %hi = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  %half = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %result, ptr %result.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %s) #5
  store i32 0, ptr %s, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lo) #5
  store i32 2147483647, ptr %lo, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %hi) #5
  store i32 -2147483648, ptr %hi, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call1 = call noundef i32 @_ZL8global_xv() #6
  store i32 %call1, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %2 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %v, align 4, !tbaa !3
  %5 = load i32, ptr %v, align 4, !tbaa !3
  %6 = load i32, ptr %s, align 4, !tbaa !3
  %add = add nsw i32 %6, %5
  store i32 %add, ptr %s, align 4, !tbaa !3
  %7 = load i32, ptr %v, align 4, !tbaa !3
  %8 = load i32, ptr %lo, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %7, %8
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %9 = load i32, ptr %v, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %10 = load i32, ptr %lo, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %9, %cond.true ], [ %10, %cond.false ]
  store i32 %cond, ptr %lo, align 4, !tbaa !3
  %11 = load i32, ptr %v, align 4, !tbaa !3
  %12 = load i32, ptr %hi, align 4, !tbaa !3
  %cmp3 = icmp sgt i32 %11, %12
  br i1 %cmp3, label %cond.true4, label %cond.false5

cond.true4:                                       ; preds = %cond.end
  %13 = load i32, ptr %v, align 4, !tbaa !3
  br label %cond.end6

cond.false5:                                      ; preds = %cond.end
  %14 = load i32, ptr %hi, align 4, !tbaa !3
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false5, %cond.true4
  %cond7 = phi i32 [ %13, %cond.true4 ], [ %14, %cond.false5 ]
  store i32 %cond7, ptr %hi, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %v) #5
  br label %for.inc

for.inc:                                          ; preds = %cond.end6
  %call8 = call noundef i32 @_ZL11block_dim_xv() #6
  %call9 = call noundef i32 @_ZL10grid_dim_xv() #6
  %mul = mul nsw i32 %call8, %call9
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %add10 = add nsw i32 %15, %mul
  store i32 %add10, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  %16 = load i32, ptr %s, align 4, !tbaa !3
  %17 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom11 = sext i32 %17 to i64
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 0, i64 %idxprom11
  store i32 %16, ptr %arrayidx12, align 4, !tbaa !3
  %18 = load i32, ptr %lo, align 4, !tbaa !3
  %19 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom13 = sext i32 %19 to i64
  %arrayidx14 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom13
  store i32 %18, ptr %arrayidx14, align 4, !tbaa !3
  %20 = load i32, ptr %hi, align 4, !tbaa !3
  %21 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom15 = sext i32 %21 to i64
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom15
  store i32 %20, ptr %arrayidx16, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %half) #5
  store i32 32, ptr %half, align 4, !tbaa !3
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc54, %for.end
  %22 = load i32, ptr %half, align 4, !tbaa !3
  %cmp18 = icmp sgt i32 %22, 0
  br i1 %cmp18, label %for.body20, label %for.cond.cleanup19

for.cond.cleanup19:                               ; preds = %for.cond17
  call void @llvm.lifetime.end.p0(ptr %half) #5
  br label %for.end55

for.body20:                                       ; preds = %for.cond17
  %23 = load i32, ptr %t, align 4, !tbaa !3
  %24 = load i32, ptr %half, align 4, !tbaa !3
  %cmp21 = icmp slt i32 %23, %24
  br i1 %cmp21, label %if.then, label %if.end53

if.then:                                          ; preds = %for.body20
  %25 = load i32, ptr %t, align 4, !tbaa !3
  %26 = load i32, ptr %half, align 4, !tbaa !3
  %add22 = add nsw i32 %25, %26
  %idxprom23 = sext i32 %add22 to i64
  %arrayidx24 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 0, i64 %idxprom23
  %27 = load i32, ptr %arrayidx24, align 4, !tbaa !3
  %28 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom25 = sext i32 %28 to i64
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), i64 0, i64 %idxprom25
  %29 = load i32, ptr %arrayidx26, align 4, !tbaa !3
  %add27 = add nsw i32 %29, %27
  store i32 %add27, ptr %arrayidx26, align 4, !tbaa !3
  %30 = load i32, ptr %t, align 4, !tbaa !3
  %31 = load i32, ptr %half, align 4, !tbaa !3
  %add28 = add nsw i32 %30, %31
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom29
  %32 = load i32, ptr %arrayidx30, align 4, !tbaa !3
  %33 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom31 = sext i32 %33 to i64
  %arrayidx32 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom31
  %34 = load i32, ptr %arrayidx32, align 4, !tbaa !3
  %cmp33 = icmp slt i32 %32, %34
  br i1 %cmp33, label %if.then34, label %if.end

if.then34:                                        ; preds = %if.then
  %35 = load i32, ptr %t, align 4, !tbaa !3
  %36 = load i32, ptr %half, align 4, !tbaa !3
  %add35 = add nsw i32 %35, %36
  %idxprom36 = sext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom36
  %37 = load i32, ptr %arrayidx37, align 4, !tbaa !3
  %38 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom38 = sext i32 %38 to i64
  %arrayidx39 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), i64 0, i64 %idxprom38
  store i32 %37, ptr %arrayidx39, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then34, %if.then
  %39 = load i32, ptr %t, align 4, !tbaa !3
  %40 = load i32, ptr %half, align 4, !tbaa !3
  %add40 = add nsw i32 %39, %40
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom41
  %41 = load i32, ptr %arrayidx42, align 4, !tbaa !3
  %42 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom43 = sext i32 %42 to i64
  %arrayidx44 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom43
  %43 = load i32, ptr %arrayidx44, align 4, !tbaa !3
  %cmp45 = icmp sgt i32 %41, %43
  br i1 %cmp45, label %if.then46, label %if.end52

if.then46:                                        ; preds = %if.end
  %44 = load i32, ptr %t, align 4, !tbaa !3
  %45 = load i32, ptr %half, align 4, !tbaa !3
  %add47 = add nsw i32 %44, %45
  %idxprom48 = sext i32 %add47 to i64
  %arrayidx49 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom48
  %46 = load i32, ptr %arrayidx49, align 4, !tbaa !3
  %47 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom50 = sext i32 %47 to i64
  %arrayidx51 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), i64 0, i64 %idxprom50
  store i32 %46, ptr %arrayidx51, align 4, !tbaa !3
  br label %if.end52

if.end52:                                         ; preds = %if.then46, %if.end
  br label %if.end53

if.end53:                                         ; preds = %if.end52, %for.body20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc54

for.inc54:                                        ; preds = %if.end53
  %48 = load i32, ptr %half, align 4, !tbaa !3
  %shr = ashr i32 %48, 1
  store i32 %shr, ptr %half, align 4, !tbaa !3
  br label %for.cond17, !llvm.loop !13

for.end55:                                        ; preds = %for.cond.cleanup19
  %49 = load i32, ptr %t, align 4, !tbaa !3
  %cmp56 = icmp eq i32 %49, 0
  br i1 %cmp56, label %if.then57, label %if.end61

if.then57:                                        ; preds = %for.end55
  %50 = load ptr, ptr %result.addr, align 8, !tbaa !7
  %arrayidx58 = getelementptr inbounds i32, ptr %50, i64 0
  %51 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3sum to ptr), align 4, !tbaa !3
  %52 = atomicrmw add ptr %arrayidx58, i32 %51 seq_cst, align 4
  %53 = load ptr, ptr %result.addr, align 8, !tbaa !7
  %arrayidx59 = getelementptr inbounds i32, ptr %53, i64 1
  %54 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE3low to ptr), align 4, !tbaa !3
  %55 = atomicrmw min ptr %arrayidx59, i32 %54 seq_cst, align 4
  %56 = load ptr, ptr %result.addr, align 8, !tbaa !7
  %arrayidx60 = getelementptr inbounds i32, ptr %56, i64 2
  %57 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_sharedE4high to ptr), align 4, !tbaa !3
  %58 = atomicrmw max ptr %arrayidx60, i32 %57 seq_cst, align 4
  br label %if.end61

if.end61:                                         ; preds = %if.then57, %for.end55
  call void @llvm.lifetime.end.p0(ptr %hi) #5
  call void @llvm.lifetime.end.p0(ptr %lo) #5
  call void @llvm.lifetime.end.p0(ptr %s) #5
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
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10grid_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

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
!13 = distinct !{!13, !11, !12}
