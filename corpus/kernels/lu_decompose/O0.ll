; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12lu_decomposeE1a = internal addrspace(3) global [8 x [9 x float]] undef, align 4
@_ZZ12lu_decomposeE4perm = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ12lu_decomposeE3bad = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_decompose(ptr noundef %matrices, ptr noundef %right, i32 noundef %n, ptr noundef %solution, ptr noundef %pivots, ptr noundef %singular) #0 {
entry:
  %matrices.addr = alloca ptr, align 8
  %right.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %solution.addr = alloca ptr, align 8
  %pivots.addr = alloca ptr, align 8
  %singular.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %system = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %best = alloca i32, align 4
  %size = alloca float, align 4
  %i34 = alloca i32, align 4
  %s = alloca float, align 4
  %j = alloca i32, align 4
  %x = alloca float, align 4
  %x76 = alloca i32, align 4
  %i90 = alloca i32, align 4
  %f = alloca float, align 4
  %j110 = alloca i32, align 4
  %i138 = alloca i32, align 4
  %x144 = alloca float, align 4
  %j149 = alloca i32, align 4
  store ptr %matrices, ptr %matrices.addr, align 8, !tbaa !7
  store ptr %right, ptr %right.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %solution, ptr %solution.addr, align 8, !tbaa !7
  store ptr %pivots, ptr %pivots.addr, align 8, !tbaa !10
  store ptr %singular, ptr %singular.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #6
  %call = call noundef i32 @_ZL8thread_xv() #7
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %system) #6
  %call1 = call noundef i32 @_ZL7block_xv() #7
  store i32 %call1, ptr %system, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #6
  %0 = load i32, ptr %t, align 4, !tbaa !3
  store i32 %0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !tbaa !3
  %2 = load i32, ptr %n.addr, align 4, !tbaa !3
  %3 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %2, %3
  %cmp = icmp slt i32 %1, %mul
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %matrices.addr, align 8, !tbaa !7
  %5 = load i32, ptr %system, align 4, !tbaa !3
  %6 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul2 = mul nsw i32 %5, %6
  %7 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul3 = mul nsw i32 %mul2, %7
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %add = add nsw i32 %mul3, %8
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom
  %9 = load float, ptr %arrayidx, align 4, !tbaa !12
  %10 = load i32, ptr %i, align 4, !tbaa !3
  %11 = load i32, ptr %n.addr, align 4, !tbaa !3
  %div = sdiv i32 %10, %11
  %idxprom4 = sext i32 %div to i64
  %arrayidx5 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom4
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %13 = load i32, ptr %n.addr, align 4, !tbaa !3
  %rem = srem i32 %12, %13
  %idxprom6 = sext i32 %rem to i64
  %arrayidx7 = getelementptr inbounds [9 x float], ptr %arrayidx5, i64 0, i64 %idxprom6
  store float %9, ptr %arrayidx7, align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call8 = call noundef i32 @_ZL11block_dim_xv() #7
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %add9 = add nsw i32 %14, %call8
  store i32 %add9, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %15 = load i32, ptr %t, align 4, !tbaa !3
  %16 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp10 = icmp slt i32 %15, %16
  br i1 %cmp10, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %17 = load ptr, ptr %right.addr, align 8, !tbaa !7
  %18 = load i32, ptr %system, align 4, !tbaa !3
  %19 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul11 = mul nsw i32 %18, %19
  %20 = load i32, ptr %t, align 4, !tbaa !3
  %add12 = add nsw i32 %mul11, %20
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds float, ptr %17, i64 %idxprom13
  %21 = load float, ptr %arrayidx14, align 4, !tbaa !12
  %22 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom15 = sext i32 %22 to i64
  %arrayidx16 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom15
  %23 = load i32, ptr %n.addr, align 4, !tbaa !3
  %idxprom17 = sext i32 %23 to i64
  %arrayidx18 = getelementptr inbounds [9 x float], ptr %arrayidx16, i64 0, i64 %idxprom17
  store float %21, ptr %arrayidx18, align 4, !tbaa !12
  %24 = load i32, ptr %t, align 4, !tbaa !3
  %25 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom19 = sext i32 %25 to i64
  %arrayidx20 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom19
  store i32 %24, ptr %arrayidx20, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  %26 = load i32, ptr %t, align 4, !tbaa !3
  %cmp21 = icmp eq i32 %26, 0
  br i1 %cmp21, label %if.then22, label %if.end23

if.then22:                                        ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %k) #6
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond24

for.cond24:                                       ; preds = %for.inc132, %if.end23
  %27 = load i32, ptr %k, align 4, !tbaa !3
  %28 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp25 = icmp slt i32 %27, %28
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26

for.cond.cleanup26:                               ; preds = %for.cond24
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body27:                                       ; preds = %for.cond24
  %29 = load i32, ptr %t, align 4, !tbaa !3
  %cmp28 = icmp eq i32 %29, 0
  br i1 %cmp28, label %if.then29, label %if.end87

if.then29:                                        ; preds = %for.body27
  call void @llvm.lifetime.start.p0(ptr %best) #6
  %30 = load i32, ptr %k, align 4, !tbaa !3
  store i32 %30, ptr %best, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %size) #6
  %31 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom30 = sext i32 %31 to i64
  %arrayidx31 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom30
  %32 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom32 = sext i32 %32 to i64
  %arrayidx33 = getelementptr inbounds [9 x float], ptr %arrayidx31, i64 0, i64 %idxprom32
  %33 = load float, ptr %arrayidx33, align 4, !tbaa !12
  %34 = call contract float @llvm.fabs.f32(float %33)
  store float %34, ptr %size, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %i34) #6
  %35 = load i32, ptr %k, align 4, !tbaa !3
  %add35 = add nsw i32 %35, 1
  store i32 %add35, ptr %i34, align 4, !tbaa !3
  br label %for.cond36

for.cond36:                                       ; preds = %for.inc47, %if.then29
  %36 = load i32, ptr %i34, align 4, !tbaa !3
  %37 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp37 = icmp slt i32 %36, %37
  br i1 %cmp37, label %for.body39, label %for.cond.cleanup38

for.cond.cleanup38:                               ; preds = %for.cond36
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i34) #6
  br label %for.end48

for.body39:                                       ; preds = %for.cond36
  call void @llvm.lifetime.start.p0(ptr %s) #6
  %38 = load i32, ptr %i34, align 4, !tbaa !3
  %idxprom40 = sext i32 %38 to i64
  %arrayidx41 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom40
  %39 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom42 = sext i32 %39 to i64
  %arrayidx43 = getelementptr inbounds [9 x float], ptr %arrayidx41, i64 0, i64 %idxprom42
  %40 = load float, ptr %arrayidx43, align 4, !tbaa !12
  %41 = call contract float @llvm.fabs.f32(float %40)
  store float %41, ptr %s, align 4, !tbaa !12
  %42 = load float, ptr %s, align 4, !tbaa !12
  %43 = load float, ptr %size, align 4, !tbaa !12
  %cmp44 = fcmp contract ogt float %42, %43
  br i1 %cmp44, label %if.then45, label %if.end46

if.then45:                                        ; preds = %for.body39
  %44 = load float, ptr %s, align 4, !tbaa !12
  store float %44, ptr %size, align 4, !tbaa !12
  %45 = load i32, ptr %i34, align 4, !tbaa !3
  store i32 %45, ptr %best, align 4, !tbaa !3
  br label %if.end46

if.end46:                                         ; preds = %if.then45, %for.body39
  call void @llvm.lifetime.end.p0(ptr %s) #6
  br label %for.inc47

for.inc47:                                        ; preds = %if.end46
  %46 = load i32, ptr %i34, align 4, !tbaa !3
  %inc = add nsw i32 %46, 1
  store i32 %inc, ptr %i34, align 4, !tbaa !3
  br label %for.cond36, !llvm.loop !17

for.end48:                                        ; preds = %for.cond.cleanup38
  %47 = load float, ptr %size, align 4, !tbaa !12
  %cmp49 = fcmp contract oeq float %47, 0.000000e+00
  br i1 %cmp49, label %if.then50, label %if.else

if.then50:                                        ; preds = %for.end48
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  br label %if.end86

if.else:                                          ; preds = %for.end48
  %48 = load i32, ptr %best, align 4, !tbaa !3
  %49 = load i32, ptr %k, align 4, !tbaa !3
  %cmp51 = icmp ne i32 %48, %49
  br i1 %cmp51, label %if.then52, label %if.end85

if.then52:                                        ; preds = %if.else
  call void @llvm.lifetime.start.p0(ptr %j) #6
  store i32 0, ptr %j, align 4, !tbaa !3
  br label %for.cond53

for.cond53:                                       ; preds = %for.inc73, %if.then52
  %50 = load i32, ptr %j, align 4, !tbaa !3
  %51 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp54 = icmp sle i32 %50, %51
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55

for.cond.cleanup55:                               ; preds = %for.cond53
  store i32 11, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %j) #6
  br label %for.end75

for.body56:                                       ; preds = %for.cond53
  call void @llvm.lifetime.start.p0(ptr %x) #6
  %52 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom57 = sext i32 %52 to i64
  %arrayidx58 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom57
  %53 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom59 = sext i32 %53 to i64
  %arrayidx60 = getelementptr inbounds [9 x float], ptr %arrayidx58, i64 0, i64 %idxprom59
  %54 = load float, ptr %arrayidx60, align 4, !tbaa !12
  store float %54, ptr %x, align 4, !tbaa !12
  %55 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom61 = sext i32 %55 to i64
  %arrayidx62 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom61
  %56 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom63 = sext i32 %56 to i64
  %arrayidx64 = getelementptr inbounds [9 x float], ptr %arrayidx62, i64 0, i64 %idxprom63
  %57 = load float, ptr %arrayidx64, align 4, !tbaa !12
  %58 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom65 = sext i32 %58 to i64
  %arrayidx66 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom65
  %59 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom67 = sext i32 %59 to i64
  %arrayidx68 = getelementptr inbounds [9 x float], ptr %arrayidx66, i64 0, i64 %idxprom67
  store float %57, ptr %arrayidx68, align 4, !tbaa !12
  %60 = load float, ptr %x, align 4, !tbaa !12
  %61 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom69 = sext i32 %61 to i64
  %arrayidx70 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom69
  %62 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom71 = sext i32 %62 to i64
  %arrayidx72 = getelementptr inbounds [9 x float], ptr %arrayidx70, i64 0, i64 %idxprom71
  store float %60, ptr %arrayidx72, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %x) #6
  br label %for.inc73

for.inc73:                                        ; preds = %for.body56
  %63 = load i32, ptr %j, align 4, !tbaa !3
  %inc74 = add nsw i32 %63, 1
  store i32 %inc74, ptr %j, align 4, !tbaa !3
  br label %for.cond53, !llvm.loop !18

for.end75:                                        ; preds = %for.cond.cleanup55
  call void @llvm.lifetime.start.p0(ptr %x76) #6
  %64 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom77 = sext i32 %64 to i64
  %arrayidx78 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom77
  %65 = load i32, ptr %arrayidx78, align 4, !tbaa !3
  store i32 %65, ptr %x76, align 4, !tbaa !3
  %66 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom79 = sext i32 %66 to i64
  %arrayidx80 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom79
  %67 = load i32, ptr %arrayidx80, align 4, !tbaa !3
  %68 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom81 = sext i32 %68 to i64
  %arrayidx82 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom81
  store i32 %67, ptr %arrayidx82, align 4, !tbaa !3
  %69 = load i32, ptr %x76, align 4, !tbaa !3
  %70 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom83 = sext i32 %70 to i64
  %arrayidx84 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom83
  store i32 %69, ptr %arrayidx84, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %x76) #6
  br label %if.end85

if.end85:                                         ; preds = %for.end75, %if.else
  br label %if.end86

if.end86:                                         ; preds = %if.end85, %if.then50
  call void @llvm.lifetime.end.p0(ptr %size) #6
  call void @llvm.lifetime.end.p0(ptr %best) #6
  br label %if.end87

if.end87:                                         ; preds = %if.end86, %for.body27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool = icmp ne i32 %71, 0
  br i1 %tobool, label %if.then88, label %if.end89

if.then88:                                        ; preds = %if.end87
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end89:                                         ; preds = %if.end87
  call void @llvm.lifetime.start.p0(ptr %i90) #6
  %72 = load i32, ptr %k, align 4, !tbaa !3
  %add91 = add nsw i32 %72, 1
  %73 = load i32, ptr %t, align 4, !tbaa !3
  %add92 = add nsw i32 %add91, %73
  store i32 %add92, ptr %i90, align 4, !tbaa !3
  br label %for.cond93

for.cond93:                                       ; preds = %for.inc128, %if.end89
  %74 = load i32, ptr %i90, align 4, !tbaa !3
  %75 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp94 = icmp slt i32 %74, %75
  br i1 %cmp94, label %for.body96, label %for.cond.cleanup95

for.cond.cleanup95:                               ; preds = %for.cond93
  store i32 14, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i90) #6
  br label %for.end131

for.body96:                                       ; preds = %for.cond93
  call void @llvm.lifetime.start.p0(ptr %f) #6
  %76 = load i32, ptr %i90, align 4, !tbaa !3
  %idxprom97 = sext i32 %76 to i64
  %arrayidx98 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom97
  %77 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom99 = sext i32 %77 to i64
  %arrayidx100 = getelementptr inbounds [9 x float], ptr %arrayidx98, i64 0, i64 %idxprom99
  %78 = load float, ptr %arrayidx100, align 4, !tbaa !12
  %79 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom101 = sext i32 %79 to i64
  %arrayidx102 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom101
  %80 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom103 = sext i32 %80 to i64
  %arrayidx104 = getelementptr inbounds [9 x float], ptr %arrayidx102, i64 0, i64 %idxprom103
  %81 = load float, ptr %arrayidx104, align 4, !tbaa !12
  %div105 = fdiv contract float %78, %81
  store float %div105, ptr %f, align 4, !tbaa !12
  %82 = load float, ptr %f, align 4, !tbaa !12
  %83 = load i32, ptr %i90, align 4, !tbaa !3
  %idxprom106 = sext i32 %83 to i64
  %arrayidx107 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom106
  %84 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom108 = sext i32 %84 to i64
  %arrayidx109 = getelementptr inbounds [9 x float], ptr %arrayidx107, i64 0, i64 %idxprom108
  store float %82, ptr %arrayidx109, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %j110) #6
  %85 = load i32, ptr %k, align 4, !tbaa !3
  %add111 = add nsw i32 %85, 1
  store i32 %add111, ptr %j110, align 4, !tbaa !3
  br label %for.cond112

for.cond112:                                      ; preds = %for.inc125, %for.body96
  %86 = load i32, ptr %j110, align 4, !tbaa !3
  %87 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp113 = icmp sle i32 %86, %87
  br i1 %cmp113, label %for.body115, label %for.cond.cleanup114

for.cond.cleanup114:                              ; preds = %for.cond112
  store i32 17, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %j110) #6
  br label %for.end127

for.body115:                                      ; preds = %for.cond112
  %88 = load float, ptr %f, align 4, !tbaa !12
  %89 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom116 = sext i32 %89 to i64
  %arrayidx117 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom116
  %90 = load i32, ptr %j110, align 4, !tbaa !3
  %idxprom118 = sext i32 %90 to i64
  %arrayidx119 = getelementptr inbounds [9 x float], ptr %arrayidx117, i64 0, i64 %idxprom118
  %91 = load float, ptr %arrayidx119, align 4, !tbaa !12
  %mul120 = fmul contract float %88, %91
  %92 = load i32, ptr %i90, align 4, !tbaa !3
  %idxprom121 = sext i32 %92 to i64
  %arrayidx122 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom121
  %93 = load i32, ptr %j110, align 4, !tbaa !3
  %idxprom123 = sext i32 %93 to i64
  %arrayidx124 = getelementptr inbounds [9 x float], ptr %arrayidx122, i64 0, i64 %idxprom123
  %94 = load float, ptr %arrayidx124, align 4, !tbaa !12
  %sub = fsub contract float %94, %mul120
  store float %sub, ptr %arrayidx124, align 4, !tbaa !12
  br label %for.inc125

for.inc125:                                       ; preds = %for.body115
  %95 = load i32, ptr %j110, align 4, !tbaa !3
  %inc126 = add nsw i32 %95, 1
  store i32 %inc126, ptr %j110, align 4, !tbaa !3
  br label %for.cond112, !llvm.loop !19

for.end127:                                       ; preds = %for.cond.cleanup114
  call void @llvm.lifetime.end.p0(ptr %f) #6
  br label %for.inc128

for.inc128:                                       ; preds = %for.end127
  %call129 = call noundef i32 @_ZL11block_dim_xv() #7
  %96 = load i32, ptr %i90, align 4, !tbaa !3
  %add130 = add nsw i32 %96, %call129
  store i32 %add130, ptr %i90, align 4, !tbaa !3
  br label %for.cond93, !llvm.loop !20

for.end131:                                       ; preds = %for.cond.cleanup95
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc132

for.inc132:                                       ; preds = %for.end131
  %97 = load i32, ptr %k, align 4, !tbaa !3
  %inc133 = add nsw i32 %97, 1
  store i32 %inc133, ptr %k, align 4, !tbaa !3
  br label %for.cond24, !llvm.loop !21

cleanup:                                          ; preds = %if.then88, %for.cond.cleanup26
  call void @llvm.lifetime.end.p0(ptr %k) #6
  br label %for.end134

for.end134:                                       ; preds = %cleanup
  %98 = load i32, ptr %t, align 4, !tbaa !3
  %cmp135 = icmp eq i32 %98, 0
  br i1 %cmp135, label %land.lhs.true, label %if.end181

land.lhs.true:                                    ; preds = %for.end134
  %99 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool136 = icmp ne i32 %99, 0
  br i1 %tobool136, label %if.end181, label %if.then137

if.then137:                                       ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(ptr %i138) #6
  %100 = load i32, ptr %n.addr, align 4, !tbaa !3
  %sub139 = sub nsw i32 %100, 1
  store i32 %sub139, ptr %i138, align 4, !tbaa !3
  br label %for.cond140

for.cond140:                                      ; preds = %for.inc178, %if.then137
  %101 = load i32, ptr %i138, align 4, !tbaa !3
  %cmp141 = icmp sge i32 %101, 0
  br i1 %cmp141, label %for.body143, label %for.cond.cleanup142

for.cond.cleanup142:                              ; preds = %for.cond140
  store i32 20, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i138) #6
  br label %for.end180

for.body143:                                      ; preds = %for.cond140
  call void @llvm.lifetime.start.p0(ptr %x144) #6
  %102 = load i32, ptr %i138, align 4, !tbaa !3
  %idxprom145 = sext i32 %102 to i64
  %arrayidx146 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom145
  %103 = load i32, ptr %n.addr, align 4, !tbaa !3
  %idxprom147 = sext i32 %103 to i64
  %arrayidx148 = getelementptr inbounds [9 x float], ptr %arrayidx146, i64 0, i64 %idxprom147
  %104 = load float, ptr %arrayidx148, align 4, !tbaa !12
  store float %104, ptr %x144, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %j149) #6
  %105 = load i32, ptr %i138, align 4, !tbaa !3
  %add150 = add nsw i32 %105, 1
  store i32 %add150, ptr %j149, align 4, !tbaa !3
  br label %for.cond151

for.cond151:                                      ; preds = %for.inc165, %for.body143
  %106 = load i32, ptr %j149, align 4, !tbaa !3
  %107 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp152 = icmp slt i32 %106, %107
  br i1 %cmp152, label %for.body154, label %for.cond.cleanup153

for.cond.cleanup153:                              ; preds = %for.cond151
  store i32 23, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %j149) #6
  br label %for.end168

for.body154:                                      ; preds = %for.cond151
  %108 = load i32, ptr %i138, align 4, !tbaa !3
  %idxprom155 = sext i32 %108 to i64
  %arrayidx156 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom155
  %109 = load i32, ptr %j149, align 4, !tbaa !3
  %idxprom157 = sext i32 %109 to i64
  %arrayidx158 = getelementptr inbounds [9 x float], ptr %arrayidx156, i64 0, i64 %idxprom157
  %110 = load float, ptr %arrayidx158, align 4, !tbaa !12
  %111 = load i32, ptr %j149, align 4, !tbaa !3
  %idxprom159 = sext i32 %111 to i64
  %arrayidx160 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom159
  %112 = load i32, ptr %n.addr, align 4, !tbaa !3
  %idxprom161 = sext i32 %112 to i64
  %arrayidx162 = getelementptr inbounds [9 x float], ptr %arrayidx160, i64 0, i64 %idxprom161
  %113 = load float, ptr %arrayidx162, align 4, !tbaa !12
  %mul163 = fmul contract float %110, %113
  %114 = load float, ptr %x144, align 4, !tbaa !12
  %sub164 = fsub contract float %114, %mul163
  store float %sub164, ptr %x144, align 4, !tbaa !12
  br label %for.inc165

for.inc165:                                       ; preds = %for.body154
  %115 = load i32, ptr %j149, align 4, !tbaa !3
  %inc166 = add nsw i32 %115, 1
  store i32 %inc166, ptr %j149, align 4, !tbaa !3
  br label %for.cond151, !llvm.loop !22

for.end168:                                       ; preds = %for.cond.cleanup153
  %116 = load float, ptr %x144, align 4, !tbaa !12
  %117 = load i32, ptr %i138, align 4, !tbaa !3
  %idxprom169 = sext i32 %117 to i64
  %arrayidx170 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom169
  %118 = load i32, ptr %i138, align 4, !tbaa !3
  %idxprom171 = sext i32 %118 to i64
  %arrayidx172 = getelementptr inbounds [9 x float], ptr %arrayidx170, i64 0, i64 %idxprom171
  %119 = load float, ptr %arrayidx172, align 4, !tbaa !12
  %div173 = fdiv contract float %116, %119
  %120 = load i32, ptr %i138, align 4, !tbaa !3
  %idxprom174 = sext i32 %120 to i64
  %arrayidx175 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom174
  %121 = load i32, ptr %n.addr, align 4, !tbaa !3
  %idxprom176 = sext i32 %121 to i64
  %arrayidx177 = getelementptr inbounds [9 x float], ptr %arrayidx175, i64 0, i64 %idxprom176
  store float %div173, ptr %arrayidx177, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %x144) #6
  br label %for.inc178

for.inc178:                                       ; preds = %for.end168
  %122 = load i32, ptr %i138, align 4, !tbaa !3
  %dec = add nsw i32 %122, -1
  store i32 %dec, ptr %i138, align 4, !tbaa !3
  br label %for.cond140, !llvm.loop !23

for.end180:                                       ; preds = %for.cond.cleanup142
  br label %if.end181

if.end181:                                        ; preds = %for.end180, %land.lhs.true, %for.end134
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %123 = load i32, ptr %t, align 4, !tbaa !3
  %124 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp182 = icmp slt i32 %123, %124
  br i1 %cmp182, label %if.then183, label %if.end204

if.then183:                                       ; preds = %if.end181
  %125 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool184 = icmp ne i32 %125, 0
  br i1 %tobool184, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then183
  br label %cond.end

cond.false:                                       ; preds = %if.then183
  %126 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom185 = sext i32 %126 to i64
  %arrayidx186 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom185
  %127 = load i32, ptr %n.addr, align 4, !tbaa !3
  %idxprom187 = sext i32 %127 to i64
  %arrayidx188 = getelementptr inbounds [9 x float], ptr %arrayidx186, i64 0, i64 %idxprom187
  %128 = load float, ptr %arrayidx188, align 4, !tbaa !12
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ 0.000000e+00, %cond.true ], [ %128, %cond.false ]
  %129 = load ptr, ptr %solution.addr, align 8, !tbaa !7
  %130 = load i32, ptr %system, align 4, !tbaa !3
  %131 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul189 = mul nsw i32 %130, %131
  %132 = load i32, ptr %t, align 4, !tbaa !3
  %add190 = add nsw i32 %mul189, %132
  %idxprom191 = sext i32 %add190 to i64
  %arrayidx192 = getelementptr inbounds float, ptr %129, i64 %idxprom191
  store float %cond, ptr %arrayidx192, align 4, !tbaa !12
  %133 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool193 = icmp ne i32 %133, 0
  br i1 %tobool193, label %cond.true194, label %cond.false195

cond.true194:                                     ; preds = %cond.end
  br label %cond.end198

cond.false195:                                    ; preds = %cond.end
  %134 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom196 = sext i32 %134 to i64
  %arrayidx197 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom196
  %135 = load i32, ptr %arrayidx197, align 4, !tbaa !3
  br label %cond.end198

cond.end198:                                      ; preds = %cond.false195, %cond.true194
  %cond199 = phi i32 [ -1, %cond.true194 ], [ %135, %cond.false195 ]
  %136 = load ptr, ptr %pivots.addr, align 8, !tbaa !10
  %137 = load i32, ptr %system, align 4, !tbaa !3
  %138 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul200 = mul nsw i32 %137, %138
  %139 = load i32, ptr %t, align 4, !tbaa !3
  %add201 = add nsw i32 %mul200, %139
  %idxprom202 = sext i32 %add201 to i64
  %arrayidx203 = getelementptr inbounds i32, ptr %136, i64 %idxprom202
  store i32 %cond199, ptr %arrayidx203, align 4, !tbaa !3
  br label %if.end204

if.end204:                                        ; preds = %cond.end198, %if.end181
  %140 = load i32, ptr %t, align 4, !tbaa !3
  %cmp205 = icmp eq i32 %140, 0
  br i1 %cmp205, label %if.then206, label %if.end209

if.then206:                                       ; preds = %if.end204
  %141 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %142 = load ptr, ptr %singular.addr, align 8, !tbaa !10
  %143 = load i32, ptr %system, align 4, !tbaa !3
  %idxprom207 = sext i32 %143 to i64
  %arrayidx208 = getelementptr inbounds i32, ptr %142, i64 %idxprom207
  store i32 %141, ptr %arrayidx208, align 4, !tbaa !3
  br label %if.end209

if.end209:                                        ; preds = %if.then206, %if.end204
  call void @llvm.lifetime.end.p0(ptr %system) #6
  call void @llvm.lifetime.end.p0(ptr %t) #6
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = distinct !{!19, !15, !16}
!20 = distinct !{!20, !15, !16}
!21 = distinct !{!21, !15, !16}
!22 = distinct !{!22, !15, !16}
!23 = distinct !{!23, !15, !16}
