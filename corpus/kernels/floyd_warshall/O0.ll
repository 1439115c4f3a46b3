; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14floyd_warshallE1d = internal addrspace(3) global [12 x [12 x i32]] undef, align 4
@_ZZ14floyd_warshallE3hop = internal addrspace(3) global [12 x [12 x i8]] undef, align 1
@_ZZ14floyd_warshallE5cycle = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floyd_warshall(ptr noundef %weights, i32 noundef %n, ptr noundef %distance, ptr noundef %next, ptr noundef %negative) #0 {
entry:
  %weights.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %distance.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %negative.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %base = alloca i32, align 4
  %mine = alloca i8, align 1
  %w = alloca i32, align 4
  %k = alloca i32, align 4
  %through = alloca i32, align 4
  %h = alloca i8, align 1
  store ptr %weights, ptr %weights.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %distance, ptr %distance.addr, align 8, !tbaa !7
  store ptr %next, ptr %next.addr, align 8, !tbaa !10
  store ptr %negative, ptr %negative.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call = call noundef i32 @_ZL8thread_yv() #6
  store i32 %call, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %j) #5
  %call1 = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call1, ptr %j, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %base) #5
  %call2 = call noundef i32 @_ZL7block_xv() #6
  %0 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %call2, %0
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul3 = mul nsw i32 %mul, %1
  store i32 %mul3, ptr %base, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %mine) #5
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %4 = load i32, ptr %j, align 4, !tbaa !3
  %5 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %4, %5
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %6 = phi i1 [ false, %entry ], [ %cmp4, %land.rhs ]
  %storedv = zext i1 %6 to i8
  store i8 %storedv, ptr %mine, align 1, !tbaa !12
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %7, 0
  br i1 %cmp5, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %land.end
  %8 = load i32, ptr %j, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %8, 0
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %land.end
  %9 = load i8, ptr %mine, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv = trunc i8 %9 to i1
  br i1 %loadedv, label %if.then7, label %if.end31

if.then7:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %w) #5
  %10 = load ptr, ptr %weights.addr, align 8, !tbaa !7
  %11 = load i32, ptr %base, align 4, !tbaa !3
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %13 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul8 = mul nsw i32 %12, %13
  %add = add nsw i32 %11, %mul8
  %14 = load i32, ptr %j, align 4, !tbaa !3
  %add9 = add nsw i32 %add, %14
  %idxprom = sext i32 %add9 to i64
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 %idxprom
  %15 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %15, ptr %w, align 4, !tbaa !3
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %17 = load i32, ptr %j, align 4, !tbaa !3
  %cmp10 = icmp eq i32 %16, %17
  br i1 %cmp10, label %cond.true, label %cond.false13

cond.true:                                        ; preds = %if.then7
  %18 = load i32, ptr %w, align 4, !tbaa !3
  %cmp11 = icmp slt i32 %18, 0
  br i1 %cmp11, label %cond.true12, label %cond.false

cond.true12:                                      ; preds = %cond.true
  %19 = load i32, ptr %w, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %cond.true
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true12
  %cond = phi i32 [ %19, %cond.true12 ], [ 0, %cond.false ]
  br label %cond.end14

cond.false13:                                     ; preds = %if.then7
  %20 = load i32, ptr %w, align 4, !tbaa !3
  br label %cond.end14

cond.end14:                                       ; preds = %cond.false13, %cond.end
  %cond15 = phi i32 [ %cond, %cond.end ], [ %20, %cond.false13 ]
  %21 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom16 = sext i32 %21 to i64
  %arrayidx17 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom16
  %22 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom18 = sext i32 %22 to i64
  %arrayidx19 = getelementptr inbounds [12 x i32], ptr %arrayidx17, i64 0, i64 %idxprom18
  store i32 %cond15, ptr %arrayidx19, align 4, !tbaa !3
  %23 = load i32, ptr %w, align 4, !tbaa !3
  %cmp20 = icmp slt i32 %23, 268435456
  br i1 %cmp20, label %cond.true21, label %cond.false23

cond.true21:                                      ; preds = %cond.end14
  %24 = load i32, ptr %j, align 4, !tbaa !3
  %conv = trunc i32 %24 to i8
  %conv22 = sext i8 %conv to i32
  br label %cond.end24

cond.false23:                                     ; preds = %cond.end14
  br label %cond.end24

cond.end24:                                       ; preds = %cond.false23, %cond.true21
  %cond25 = phi i32 [ %conv22, %cond.true21 ], [ -1, %cond.false23 ]
  %conv26 = trunc i32 %cond25 to i8
  %25 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom27 = sext i32 %25 to i64
  %arrayidx28 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom27
  %26 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom29 = sext i32 %26 to i64
  %arrayidx30 = getelementptr inbounds [12 x i8], ptr %arrayidx28, i64 0, i64 %idxprom29
  store i8 %conv26, ptr %arrayidx30, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %w) #5
  br label %if.end31

if.end31:                                         ; preds = %cond.end24, %if.end
  call void @llvm.lifetime.start.p0(ptr %k) #5
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end31
  %27 = load i32, ptr %k, align 4, !tbaa !3
  %28 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp32 = icmp slt i32 %27, %28
  br i1 %cmp32, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %through) #5
  store i32 268435456, ptr %through, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %h) #5
  store i8 -1, ptr %h, align 1, !tbaa !16
  %29 = load i8, ptr %mine, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv33 = trunc i8 %29 to i1
  br i1 %loadedv33, label %land.lhs.true34, label %if.end60

land.lhs.true34:                                  ; preds = %for.body
  %30 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom35 = sext i32 %30 to i64
  %arrayidx36 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom35
  %31 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom37 = sext i32 %31 to i64
  %arrayidx38 = getelementptr inbounds [12 x i32], ptr %arrayidx36, i64 0, i64 %idxprom37
  %32 = load i32, ptr %arrayidx38, align 4, !tbaa !3
  %cmp39 = icmp slt i32 %32, 268435456
  br i1 %cmp39, label %land.lhs.true40, label %if.end60

land.lhs.true40:                                  ; preds = %land.lhs.true34
  %33 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom41 = sext i32 %33 to i64
  %arrayidx42 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom41
  %34 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom43 = sext i32 %34 to i64
  %arrayidx44 = getelementptr inbounds [12 x i32], ptr %arrayidx42, i64 0, i64 %idxprom43
  %35 = load i32, ptr %arrayidx44, align 4, !tbaa !3
  %cmp45 = icmp slt i32 %35, 268435456
  br i1 %cmp45, label %if.then46, label %if.end60

if.then46:                                        ; preds = %land.lhs.true40
  %36 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom47 = sext i32 %36 to i64
  %arrayidx48 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom47
  %37 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom49 = sext i32 %37 to i64
  %arrayidx50 = getelementptr inbounds [12 x i32], ptr %arrayidx48, i64 0, i64 %idxprom49
  %38 = load i32, ptr %arrayidx50, align 4, !tbaa !3
  %39 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom51 = sext i32 %39 to i64
  %arrayidx52 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom51
  %40 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom53 = sext i32 %40 to i64
  %arrayidx54 = getelementptr inbounds [12 x i32], ptr %arrayidx52, i64 0, i64 %idxprom53
  %41 = load i32, ptr %arrayidx54, align 4, !tbaa !3
  %add55 = add nsw i32 %38, %41
  store i32 %add55, ptr %through, align 4, !tbaa !3
  %42 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom56 = sext i32 %42 to i64
  %arrayidx57 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom56
  %43 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom58 = sext i32 %43 to i64
  %arrayidx59 = getelementptr inbounds [12 x i8], ptr %arrayidx57, i64 0, i64 %idxprom58
  %44 = load i8, ptr %arrayidx59, align 1, !tbaa !16
  store i8 %44, ptr %h, align 1, !tbaa !16
  br label %if.end60

if.end60:                                         ; preds = %if.then46, %land.lhs.true40, %land.lhs.true34, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = load i8, ptr %mine, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv61 = trunc i8 %45 to i1
  br i1 %loadedv61, label %land.lhs.true62, label %if.end77

land.lhs.true62:                                  ; preds = %if.end60
  %46 = load i32, ptr %through, align 4, !tbaa !3
  %47 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom63 = sext i32 %47 to i64
  %arrayidx64 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom63
  %48 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom65 = sext i32 %48 to i64
  %arrayidx66 = getelementptr inbounds [12 x i32], ptr %arrayidx64, i64 0, i64 %idxprom65
  %49 = load i32, ptr %arrayidx66, align 4, !tbaa !3
  %cmp67 = icmp slt i32 %46, %49
  br i1 %cmp67, label %if.then68, label %if.end77

if.then68:                                        ; preds = %land.lhs.true62
  %50 = load i32, ptr %through, align 4, !tbaa !3
  %51 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom69 = sext i32 %51 to i64
  %arrayidx70 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom69
  %52 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom71 = sext i32 %52 to i64
  %arrayidx72 = getelementptr inbounds [12 x i32], ptr %arrayidx70, i64 0, i64 %idxprom71
  store i32 %50, ptr %arrayidx72, align 4, !tbaa !3
  %53 = load i8, ptr %h, align 1, !tbaa !16
  %54 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom73 = sext i32 %54 to i64
  %arrayidx74 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom73
  %55 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom75 = sext i32 %55 to i64
  %arrayidx76 = getelementptr inbounds [12 x i8], ptr %arrayidx74, i64 0, i64 %idxprom75
  store i8 %53, ptr %arrayidx76, align 1, !tbaa !16
  br label %if.end77

if.end77:                                         ; preds = %if.then68, %land.lhs.true62, %if.end60
  call void @llvm.lifetime.end.p0(ptr %h) #5
  call void @llvm.lifetime.end.p0(ptr %through) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end77
  %56 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %56, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = load i8, ptr %mine, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv78 = trunc i8 %57 to i1
  br i1 %loadedv78, label %land.lhs.true79, label %if.end88

land.lhs.true79:                                  ; preds = %for.end
  %58 = load i32, ptr %i, align 4, !tbaa !3
  %59 = load i32, ptr %j, align 4, !tbaa !3
  %cmp80 = icmp eq i32 %58, %59
  br i1 %cmp80, label %land.lhs.true81, label %if.end88

land.lhs.true81:                                  ; preds = %land.lhs.true79
  %60 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom82 = sext i32 %60 to i64
  %arrayidx83 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom82
  %61 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom84 = sext i32 %61 to i64
  %arrayidx85 = getelementptr inbounds [12 x i32], ptr %arrayidx83, i64 0, i64 %idxprom84
  %62 = load i32, ptr %arrayidx85, align 4, !tbaa !3
  %cmp86 = icmp slt i32 %62, 0
  br i1 %cmp86, label %if.then87, label %if.end88

if.then87:                                        ; preds = %land.lhs.true81
  %63 = atomicrmw or ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), i32 1 seq_cst, align 4
  br label %if.end88

if.end88:                                         ; preds = %if.then87, %land.lhs.true81, %land.lhs.true79, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = load i8, ptr %mine, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv89 = trunc i8 %64 to i1
  br i1 %loadedv89, label %if.then90, label %if.end120

if.then90:                                        ; preds = %if.end88
  %65 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %tobool = icmp ne i32 %65, 0
  br i1 %tobool, label %cond.true91, label %cond.false92

cond.true91:                                      ; preds = %if.then90
  br label %cond.end97

cond.false92:                                     ; preds = %if.then90
  %66 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom93 = sext i32 %66 to i64
  %arrayidx94 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom93
  %67 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom95 = sext i32 %67 to i64
  %arrayidx96 = getelementptr inbounds [12 x i32], ptr %arrayidx94, i64 0, i64 %idxprom95
  %68 = load i32, ptr %arrayidx96, align 4, !tbaa !3
  br label %cond.end97

cond.end97:                                       ; preds = %cond.false92, %cond.true91
  %cond98 = phi i32 [ 0, %cond.true91 ], [ %68, %cond.false92 ]
  %69 = load ptr, ptr %distance.addr, align 8, !tbaa !7
  %70 = load i32, ptr %base, align 4, !tbaa !3
  %71 = load i32, ptr %i, align 4, !tbaa !3
  %72 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul99 = mul nsw i32 %71, %72
  %add100 = add nsw i32 %70, %mul99
  %73 = load i32, ptr %j, align 4, !tbaa !3
  %add101 = add nsw i32 %add100, %73
  %idxprom102 = sext i32 %add101 to i64
  %arrayidx103 = getelementptr inbounds i32, ptr %69, i64 %idxprom102
  store i32 %cond98, ptr %arrayidx103, align 4, !tbaa !3
  %74 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %tobool104 = icmp ne i32 %74, 0
  br i1 %tobool104, label %cond.true105, label %cond.false106

cond.true105:                                     ; preds = %cond.end97
  br label %cond.end112

cond.false106:                                    ; preds = %cond.end97
  %75 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom107 = sext i32 %75 to i64
  %arrayidx108 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom107
  %76 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom109 = sext i32 %76 to i64
  %arrayidx110 = getelementptr inbounds [12 x i8], ptr %arrayidx108, i64 0, i64 %idxprom109
  %77 = load i8, ptr %arrayidx110, align 1, !tbaa !16
  %conv111 = sext i8 %77 to i32
  br label %cond.end112

cond.end112:                                      ; preds = %cond.false106, %cond.true105
  %cond113 = phi i32 [ -2, %cond.true105 ], [ %conv111, %cond.false106 ]
  %conv114 = trunc i32 %cond113 to i8
  %78 = load ptr, ptr %next.addr, align 8, !tbaa !10
  %79 = load i32, ptr %base, align 4, !tbaa !3
  %80 = load i32, ptr %i, align 4, !tbaa !3
  %81 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul115 = mul nsw i32 %80, %81
  %add116 = add nsw i32 %79, %mul115
  %82 = load i32, ptr %j, align 4, !tbaa !3
  %add117 = add nsw i32 %add116, %82
  %idxprom118 = sext i32 %add117 to i64
  %arrayidx119 = getelementptr inbounds i8, ptr %78, i64 %idxprom118
  store i8 %conv114, ptr %arrayidx119, align 1, !tbaa !16
  br label %if.end120

if.end120:                                        ; preds = %cond.end112, %if.end88
  %83 = load i32, ptr %i, align 4, !tbaa !3
  %cmp121 = icmp eq i32 %83, 0
  br i1 %cmp121, label %land.lhs.true122, label %if.end128

land.lhs.true122:                                 ; preds = %if.end120
  %84 = load i32, ptr %j, align 4, !tbaa !3
  %cmp123 = icmp eq i32 %84, 0
  br i1 %cmp123, label %if.then124, label %if.end128

if.then124:                                       ; preds = %land.lhs.true122
  %85 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %86 = load ptr, ptr %negative.addr, align 8, !tbaa !7
  %call125 = call noundef i32 @_ZL7block_xv() #6
  %idxprom126 = sext i32 %call125 to i64
  %arrayidx127 = getelementptr inbounds i32, ptr %86, i64 %idxprom126
  store i32 %85, ptr %arrayidx127, align 4, !tbaa !3
  br label %if.end128

if.end128:                                        ; preds = %if.then124, %land.lhs.true122, %if.end120
  call void @llvm.lifetime.end.p0(ptr %mine) #5
  call void @llvm.lifetime.end.p0(ptr %base) #5
  call void @llvm.lifetime.end.p0(ptr %j) #5
  call void @llvm.lifetime.end.p0(ptr %i) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %0
}

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

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
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !5, i64 0}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
