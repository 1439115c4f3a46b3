; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14smith_watermanE8best_row = internal addrspace(3) global [3 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE9gap_first = internal addrspace(3) global [2 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE10gap_second = internal addrspace(3) global [2 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE3top = internal addrspace(3) global i32 undef, align 4
@_ZZ14smith_watermanE4ties = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman(ptr noundef %first, ptr noundef %second, ptr noundef %lengths, i32 noundef %match, i32 noundef %mismatch, i32 noundef %open, i32 noundef %extend, ptr noundef %score, ptr noundef %cells_at_best) #0 {
entry:
  %first.addr = alloca ptr, align 8
  %second.addr = alloca ptr, align 8
  %lengths.addr = alloca ptr, align 8
  %match.addr = alloca i32, align 4
  %mismatch.addr = alloca i32, align 4
  %open.addr = alloca i32, align 4
  %extend.addr = alloca i32, align 4
  %score.addr = alloca ptr, align 8
  %cells_at_best.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %pair = alloca i32, align 4
  %n = alloca i32, align 4
  %m = alloca i32, align 4
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  %NEVER = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %d = alloca i32, align 4
  %mine = alloca i32, align 4
  %at_mine = alloca i32, align 4
  %row = alloca i32, align 4
  %diagonal = alloca i32, align 4
  %now = alloca i32, align 4
  %before = alloca i32, align 4
  %before2 = alloca i32, align 4
  %g = alloca i32, align 4
  %column = alloca i32, align 4
  %down = alloca i32, align 4
  %from_above = alloca i32, align 4
  %right = alloca i32, align 4
  %from_left = alloca i32, align 4
  %h = alloca i32, align 4
  store ptr %first, ptr %first.addr, align 8, !tbaa !7
  store ptr %second, ptr %second.addr, align 8, !tbaa !7
  store ptr %lengths, ptr %lengths.addr, align 8, !tbaa !10
  store i32 %match, ptr %match.addr, align 4, !tbaa !3
  store i32 %mismatch, ptr %mismatch.addr, align 4, !tbaa !3
  store i32 %open, ptr %open.addr, align 4, !tbaa !3
  store i32 %extend, ptr %extend.addr, align 4, !tbaa !3
  store ptr %score, ptr %score.addr, align 8, !tbaa !10
  store ptr %cells_at_best, ptr %cells_at_best.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %pair) #5
  %call1 = call noundef i32 @_ZL7block_xv() #6
  store i32 %call1, ptr %pair, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %n) #5
  %0 = load ptr, ptr %lengths.addr, align 8, !tbaa !10
  %1 = load i32, ptr %pair, align 4, !tbaa !3
  %mul = mul nsw i32 2, %1
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %2, ptr %n, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %m) #5
  %3 = load ptr, ptr %lengths.addr, align 8, !tbaa !10
  %4 = load i32, ptr %pair, align 4, !tbaa !3
  %mul2 = mul nsw i32 2, %4
  %add = add nsw i32 %mul2, 1
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %3, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  store i32 %5, ptr %m, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %a) #5
  %6 = load ptr, ptr %first.addr, align 8, !tbaa !7
  %7 = load i32, ptr %pair, align 4, !tbaa !3
  %mul5 = mul nsw i32 %7, 32
  %idx.ext = sext i32 %mul5 to i64
  %add.ptr = getelementptr inbounds i8, ptr %6, i64 %idx.ext
  store ptr %add.ptr, ptr %a, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %b) #5
  %8 = load ptr, ptr %second.addr, align 8, !tbaa !7
  %9 = load i32, ptr %pair, align 4, !tbaa !3
  %mul6 = mul nsw i32 %9, 32
  %idx.ext7 = sext i32 %mul6 to i64
  %add.ptr8 = getelementptr inbounds i8, ptr %8, i64 %idx.ext7
  store ptr %add.ptr8, ptr %b, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %NEVER) #5
  store i32 -1000000, ptr %NEVER, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %10 = load i32, ptr %t, align 4, !tbaa !3
  store i32 %10, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc25, %entry
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp sle i32 %11, 32
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end28

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %d) #5
  store i32 0, ptr %d, align 4, !tbaa !3
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %for.body
  %12 = load i32, ptr %d, align 4, !tbaa !3
  %cmp10 = icmp slt i32 %12, 3
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond9
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %d) #5
  br label %for.end

for.body12:                                       ; preds = %for.cond9
  %13 = load i32, ptr %d, align 4, !tbaa !3
  %idxprom13 = sext i32 %13 to i64
  %arrayidx14 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom13
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom15 = sext i32 %14 to i64
  %arrayidx16 = getelementptr inbounds [33 x i32], ptr %arrayidx14, i64 0, i64 %idxprom15
  store i32 0, ptr %arrayidx16, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %15 = load i32, ptr %d, align 4, !tbaa !3
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %d, align 4, !tbaa !3
  br label %for.cond9, !llvm.loop !12

for.end:                                          ; preds = %for.cond.cleanup11
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom17 = sext i32 %16 to i64
  %arrayidx18 = getelementptr inbounds [33 x i32], ptr getelementptr inbounds ([2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 1), i64 0, i64 %idxprom17
  store i32 -1000000, ptr %arrayidx18, align 4, !tbaa !3
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom19 = sext i32 %17 to i64
  %arrayidx20 = getelementptr inbounds [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom19
  store i32 -1000000, ptr %arrayidx20, align 4, !tbaa !3
  %18 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom21 = sext i32 %18 to i64
  %arrayidx22 = getelementptr inbounds [33 x i32], ptr getelementptr inbounds ([2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 1), i64 0, i64 %idxprom21
  store i32 -1000000, ptr %arrayidx22, align 4, !tbaa !3
  %19 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom23 = sext i32 %19 to i64
  %arrayidx24 = getelementptr inbounds [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom23
  store i32 -1000000, ptr %arrayidx24, align 4, !tbaa !3
  br label %for.inc25

for.inc25:                                        ; preds = %for.end
  %call26 = call noundef i32 @_ZL11block_dim_xv() #6
  %20 = load i32, ptr %i, align 4, !tbaa !3
  %add27 = add nsw i32 %20, %call26
  store i32 %add27, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !15

for.end28:                                        ; preds = %for.cond.cleanup
  %21 = load i32, ptr %t, align 4, !tbaa !3
  %cmp29 = icmp eq i32 %21, 0
  br i1 %cmp29, label %if.then, label %if.end

if.then:                                          ; preds = %for.end28
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %mine) #5
  store i32 0, ptr %mine, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %at_mine) #5
  store i32 0, ptr %at_mine, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %row) #5
  %22 = load i32, ptr %t, align 4, !tbaa !3
  %add30 = add nsw i32 %22, 1
  store i32 %add30, ptr %row, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %diagonal) #5
  store i32 2, ptr %diagonal, align 4, !tbaa !3
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc136, %if.end
  %23 = load i32, ptr %diagonal, align 4, !tbaa !3
  %24 = load i32, ptr %n, align 4, !tbaa !3
  %25 = load i32, ptr %m, align 4, !tbaa !3
  %add32 = add nsw i32 %24, %25
  %cmp33 = icmp sle i32 %23, %add32
  br i1 %cmp33, label %for.body35, label %for.cond.cleanup34

for.cond.cleanup34:                               ; preds = %for.cond31
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %diagonal) #5
  br label %for.end138

for.body35:                                       ; preds = %for.cond31
  call void @llvm.lifetime.start.p0(ptr %now) #5
  %26 = load i32, ptr %diagonal, align 4, !tbaa !3
  %rem = srem i32 %26, 3
  store i32 %rem, ptr %now, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %before) #5
  %27 = load i32, ptr %diagonal, align 4, !tbaa !3
  %add36 = add nsw i32 %27, 2
  %rem37 = srem i32 %add36, 3
  store i32 %rem37, ptr %before, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %before2) #5
  %28 = load i32, ptr %diagonal, align 4, !tbaa !3
  %add38 = add nsw i32 %28, 1
  %rem39 = srem i32 %add38, 3
  store i32 %rem39, ptr %before2, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %g) #5
  %29 = load i32, ptr %diagonal, align 4, !tbaa !3
  %and = and i32 %29, 1
  store i32 %and, ptr %g, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %column) #5
  %30 = load i32, ptr %diagonal, align 4, !tbaa !3
  %31 = load i32, ptr %row, align 4, !tbaa !3
  %sub = sub nsw i32 %30, %31
  store i32 %sub, ptr %column, align 4, !tbaa !3
  %32 = load i32, ptr %row, align 4, !tbaa !3
  %33 = load i32, ptr %n, align 4, !tbaa !3
  %cmp40 = icmp sle i32 %32, %33
  br i1 %cmp40, label %land.lhs.true, label %if.else119

land.lhs.true:                                    ; preds = %for.body35
  %34 = load i32, ptr %column, align 4, !tbaa !3
  %cmp41 = icmp sge i32 %34, 1
  br i1 %cmp41, label %land.lhs.true42, label %if.else119

land.lhs.true42:                                  ; preds = %land.lhs.true
  %35 = load i32, ptr %column, align 4, !tbaa !3
  %36 = load i32, ptr %m, align 4, !tbaa !3
  %cmp43 = icmp sle i32 %35, %36
  br i1 %cmp43, label %if.then44, label %if.else119

if.then44:                                        ; preds = %land.lhs.true42
  call void @llvm.lifetime.start.p0(ptr %down) #5
  %37 = load i32, ptr %g, align 4, !tbaa !3
  %xor = xor i32 %37, 1
  %idxprom45 = sext i32 %xor to i64
  %arrayidx46 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom45
  %38 = load i32, ptr %row, align 4, !tbaa !3
  %sub47 = sub nsw i32 %38, 1
  %idxprom48 = sext i32 %sub47 to i64
  %arrayidx49 = getelementptr inbounds [33 x i32], ptr %arrayidx46, i64 0, i64 %idxprom48
  %39 = load i32, ptr %arrayidx49, align 4, !tbaa !3
  %40 = load i32, ptr %extend.addr, align 4, !tbaa !3
  %sub50 = sub nsw i32 %39, %40
  store i32 %sub50, ptr %down, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %from_above) #5
  %41 = load i32, ptr %before, align 4, !tbaa !3
  %idxprom51 = sext i32 %41 to i64
  %arrayidx52 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom51
  %42 = load i32, ptr %row, align 4, !tbaa !3
  %sub53 = sub nsw i32 %42, 1
  %idxprom54 = sext i32 %sub53 to i64
  %arrayidx55 = getelementptr inbounds [33 x i32], ptr %arrayidx52, i64 0, i64 %idxprom54
  %43 = load i32, ptr %arrayidx55, align 4, !tbaa !3
  %44 = load i32, ptr %open.addr, align 4, !tbaa !3
  %sub56 = sub nsw i32 %43, %44
  store i32 %sub56, ptr %from_above, align 4, !tbaa !3
  %45 = load i32, ptr %from_above, align 4, !tbaa !3
  %46 = load i32, ptr %down, align 4, !tbaa !3
  %cmp57 = icmp sgt i32 %45, %46
  br i1 %cmp57, label %if.then58, label %if.end59

if.then58:                                        ; preds = %if.then44
  %47 = load i32, ptr %from_above, align 4, !tbaa !3
  store i32 %47, ptr %down, align 4, !tbaa !3
  br label %if.end59

if.end59:                                         ; preds = %if.then58, %if.then44
  call void @llvm.lifetime.start.p0(ptr %right) #5
  %48 = load i32, ptr %g, align 4, !tbaa !3
  %xor60 = xor i32 %48, 1
  %idxprom61 = sext i32 %xor60 to i64
  %arrayidx62 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom61
  %49 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom63 = sext i32 %49 to i64
  %arrayidx64 = getelementptr inbounds [33 x i32], ptr %arrayidx62, i64 0, i64 %idxprom63
  %50 = load i32, ptr %arrayidx64, align 4, !tbaa !3
  %51 = load i32, ptr %extend.addr, align 4, !tbaa !3
  %sub65 = sub nsw i32 %50, %51
  store i32 %sub65, ptr %right, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %from_left) #5
  %52 = load i32, ptr %before, align 4, !tbaa !3
  %idxprom66 = sext i32 %52 to i64
  %arrayidx67 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom66
  %53 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom68 = sext i32 %53 to i64
  %arrayidx69 = getelementptr inbounds [33 x i32], ptr %arrayidx67, i64 0, i64 %idxprom68
  %54 = load i32, ptr %arrayidx69, align 4, !tbaa !3
  %55 = load i32, ptr %open.addr, align 4, !tbaa !3
  %sub70 = sub nsw i32 %54, %55
  store i32 %sub70, ptr %from_left, align 4, !tbaa !3
  %56 = load i32, ptr %from_left, align 4, !tbaa !3
  %57 = load i32, ptr %right, align 4, !tbaa !3
  %cmp71 = icmp sgt i32 %56, %57
  br i1 %cmp71, label %if.then72, label %if.end73

if.then72:                                        ; preds = %if.end59
  %58 = load i32, ptr %from_left, align 4, !tbaa !3
  store i32 %58, ptr %right, align 4, !tbaa !3
  br label %if.end73

if.end73:                                         ; preds = %if.then72, %if.end59
  call void @llvm.lifetime.start.p0(ptr %h) #5
  %59 = load i32, ptr %before2, align 4, !tbaa !3
  %idxprom74 = sext i32 %59 to i64
  %arrayidx75 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom74
  %60 = load i32, ptr %row, align 4, !tbaa !3
  %sub76 = sub nsw i32 %60, 1
  %idxprom77 = sext i32 %sub76 to i64
  %arrayidx78 = getelementptr inbounds [33 x i32], ptr %arrayidx75, i64 0, i64 %idxprom77
  %61 = load i32, ptr %arrayidx78, align 4, !tbaa !3
  %62 = load ptr, ptr %a, align 8, !tbaa !7
  %63 = load i32, ptr %row, align 4, !tbaa !3
  %sub79 = sub nsw i32 %63, 1
  %idxprom80 = sext i32 %sub79 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %62, i64 %idxprom80
  %64 = load i8, ptr %arrayidx81, align 1, !tbaa !16
  %conv = zext i8 %64 to i32
  %65 = load ptr, ptr %b, align 8, !tbaa !7
  %66 = load i32, ptr %column, align 4, !tbaa !3
  %sub82 = sub nsw i32 %66, 1
  %idxprom83 = sext i32 %sub82 to i64
  %arrayidx84 = getelementptr inbounds i8, ptr %65, i64 %idxprom83
  %67 = load i8, ptr %arrayidx84, align 1, !tbaa !16
  %conv85 = zext i8 %67 to i32
  %cmp86 = icmp eq i32 %conv, %conv85
  br i1 %cmp86, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end73
  %68 = load i32, ptr %match.addr, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.end73
  %69 = load i32, ptr %mismatch.addr, align 4, !tbaa !3
  %sub87 = sub nsw i32 0, %69
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %68, %cond.true ], [ %sub87, %cond.false ]
  %add88 = add nsw i32 %61, %cond
  store i32 %add88, ptr %h, align 4, !tbaa !3
  %70 = load i32, ptr %h, align 4, !tbaa !3
  %71 = load i32, ptr %down, align 4, !tbaa !3
  %cmp89 = icmp slt i32 %70, %71
  br i1 %cmp89, label %if.then90, label %if.end91

if.then90:                                        ; preds = %cond.end
  %72 = load i32, ptr %down, align 4, !tbaa !3
  store i32 %72, ptr %h, align 4, !tbaa !3
  br label %if.end91

if.end91:                                         ; preds = %if.then90, %cond.end
  %73 = load i32, ptr %h, align 4, !tbaa !3
  %74 = load i32, ptr %right, align 4, !tbaa !3
  %cmp92 = icmp slt i32 %73, %74
  br i1 %cmp92, label %if.then93, label %if.end94

if.then93:                                        ; preds = %if.end91
  %75 = load i32, ptr %right, align 4, !tbaa !3
  store i32 %75, ptr %h, align 4, !tbaa !3
  br label %if.end94

if.end94:                                         ; preds = %if.then93, %if.end91
  %76 = load i32, ptr %h, align 4, !tbaa !3
  %cmp95 = icmp slt i32 %76, 0
  br i1 %cmp95, label %if.then96, label %if.end97

if.then96:                                        ; preds = %if.end94
  store i32 0, ptr %h, align 4, !tbaa !3
  br label %if.end97

if.end97:                                         ; preds = %if.then96, %if.end94
  %77 = load i32, ptr %h, align 4, !tbaa !3
  %78 = load i32, ptr %now, align 4, !tbaa !3
  %idxprom98 = sext i32 %78 to i64
  %arrayidx99 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom98
  %79 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom100 = sext i32 %79 to i64
  %arrayidx101 = getelementptr inbounds [33 x i32], ptr %arrayidx99, i64 0, i64 %idxprom100
  store i32 %77, ptr %arrayidx101, align 4, !tbaa !3
  %80 = load i32, ptr %down, align 4, !tbaa !3
  %81 = load i32, ptr %g, align 4, !tbaa !3
  %idxprom102 = sext i32 %81 to i64
  %arrayidx103 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom102
  %82 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom104 = sext i32 %82 to i64
  %arrayidx105 = getelementptr inbounds [33 x i32], ptr %arrayidx103, i64 0, i64 %idxprom104
  store i32 %80, ptr %arrayidx105, align 4, !tbaa !3
  %83 = load i32, ptr %right, align 4, !tbaa !3
  %84 = load i32, ptr %g, align 4, !tbaa !3
  %idxprom106 = sext i32 %84 to i64
  %arrayidx107 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom106
  %85 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom108 = sext i32 %85 to i64
  %arrayidx109 = getelementptr inbounds [33 x i32], ptr %arrayidx107, i64 0, i64 %idxprom108
  store i32 %83, ptr %arrayidx109, align 4, !tbaa !3
  %86 = load i32, ptr %h, align 4, !tbaa !3
  %87 = load i32, ptr %mine, align 4, !tbaa !3
  %cmp110 = icmp sgt i32 %86, %87
  br i1 %cmp110, label %if.then111, label %if.else

if.then111:                                       ; preds = %if.end97
  %88 = load i32, ptr %h, align 4, !tbaa !3
  store i32 %88, ptr %mine, align 4, !tbaa !3
  store i32 1, ptr %at_mine, align 4, !tbaa !3
  br label %if.end118

if.else:                                          ; preds = %if.end97
  %89 = load i32, ptr %h, align 4, !tbaa !3
  %90 = load i32, ptr %mine, align 4, !tbaa !3
  %cmp112 = icmp eq i32 %89, %90
  br i1 %cmp112, label %land.lhs.true113, label %if.end117

land.lhs.true113:                                 ; preds = %if.else
  %91 = load i32, ptr %h, align 4, !tbaa !3
  %cmp114 = icmp sgt i32 %91, 0
  br i1 %cmp114, label %if.then115, label %if.end117

if.then115:                                       ; preds = %land.lhs.true113
  %92 = load i32, ptr %at_mine, align 4, !tbaa !3
  %inc116 = add nsw i32 %92, 1
  store i32 %inc116, ptr %at_mine, align 4, !tbaa !3
  br label %if.end117

if.end117:                                        ; preds = %if.then115, %land.lhs.true113, %if.else
  br label %if.end118

if.end118:                                        ; preds = %if.end117, %if.then111
  call void @llvm.lifetime.end.p0(ptr %h) #5
  call void @llvm.lifetime.end.p0(ptr %from_left) #5
  call void @llvm.lifetime.end.p0(ptr %right) #5
  call void @llvm.lifetime.end.p0(ptr %from_above) #5
  call void @llvm.lifetime.end.p0(ptr %down) #5
  br label %if.end135

if.else119:                                       ; preds = %land.lhs.true42, %land.lhs.true, %for.body35
  %93 = load i32, ptr %row, align 4, !tbaa !3
  %94 = load i32, ptr %n, align 4, !tbaa !3
  %cmp120 = icmp sle i32 %93, %94
  br i1 %cmp120, label %if.then121, label %if.end134

if.then121:                                       ; preds = %if.else119
  %95 = load i32, ptr %now, align 4, !tbaa !3
  %idxprom122 = sext i32 %95 to i64
  %arrayidx123 = getelementptr inbounds [3 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 0, i64 %idxprom122
  %96 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom124 = sext i32 %96 to i64
  %arrayidx125 = getelementptr inbounds [33 x i32], ptr %arrayidx123, i64 0, i64 %idxprom124
  store i32 0, ptr %arrayidx125, align 4, !tbaa !3
  %97 = load i32, ptr %g, align 4, !tbaa !3
  %idxprom126 = sext i32 %97 to i64
  %arrayidx127 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 0, i64 %idxprom126
  %98 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom128 = sext i32 %98 to i64
  %arrayidx129 = getelementptr inbounds [33 x i32], ptr %arrayidx127, i64 0, i64 %idxprom128
  store i32 -1000000, ptr %arrayidx129, align 4, !tbaa !3
  %99 = load i32, ptr %g, align 4, !tbaa !3
  %idxprom130 = sext i32 %99 to i64
  %arrayidx131 = getelementptr inbounds [2 x [33 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 0, i64 %idxprom130
  %100 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom132 = sext i32 %100 to i64
  %arrayidx133 = getelementptr inbounds [33 x i32], ptr %arrayidx131, i64 0, i64 %idxprom132
  store i32 -1000000, ptr %arrayidx133, align 4, !tbaa !3
  br label %if.end134

if.end134:                                        ; preds = %if.then121, %if.else119
  br label %if.end135

if.end135:                                        ; preds = %if.end134, %if.end118
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %column) #5
  call void @llvm.lifetime.end.p0(ptr %g) #5
  call void @llvm.lifetime.end.p0(ptr %before2) #5
  call void @llvm.lifetime.end.p0(ptr %before) #5
  call void @llvm.lifetime.end.p0(ptr %now) #5
  br label %for.inc136

for.inc136:                                       ; preds = %if.end135
  %101 = load i32, ptr %diagonal, align 4, !tbaa !3
  %inc137 = add nsw i32 %101, 1
  store i32 %inc137, ptr %diagonal, align 4, !tbaa !3
  br label %for.cond31, !llvm.loop !17

for.end138:                                       ; preds = %for.cond.cleanup34
  %102 = load i32, ptr %mine, align 4, !tbaa !3
  %103 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), i32 %102 seq_cst, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = load i32, ptr %mine, align 4, !tbaa !3
  %cmp139 = icmp sgt i32 %104, 0
  br i1 %cmp139, label %land.lhs.true140, label %if.end143

land.lhs.true140:                                 ; preds = %for.end138
  %105 = load i32, ptr %mine, align 4, !tbaa !3
  %106 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  %cmp141 = icmp eq i32 %105, %106
  br i1 %cmp141, label %if.then142, label %if.end143

if.then142:                                       ; preds = %land.lhs.true140
  %107 = load i32, ptr %at_mine, align 4, !tbaa !3
  %108 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), i32 %107 seq_cst, align 4
  br label %if.end143

if.end143:                                        ; preds = %if.then142, %land.lhs.true140, %for.end138
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = load i32, ptr %t, align 4, !tbaa !3
  %cmp144 = icmp eq i32 %109, 0
  br i1 %cmp144, label %if.then145, label %if.end150

if.then145:                                       ; preds = %if.end143
  %110 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  %111 = load ptr, ptr %score.addr, align 8, !tbaa !10
  %112 = load i32, ptr %pair, align 4, !tbaa !3
  %idxprom146 = sext i32 %112 to i64
  %arrayidx147 = getelementptr inbounds i32, ptr %111, i64 %idxprom146
  store i32 %110, ptr %arrayidx147, align 4, !tbaa !3
  %113 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), align 4, !tbaa !3
  %114 = load ptr, ptr %cells_at_best.addr, align 8, !tbaa !10
  %115 = load i32, ptr %pair, align 4, !tbaa !3
  %idxprom148 = sext i32 %115 to i64
  %arrayidx149 = getelementptr inbounds i32, ptr %114, i64 %idxprom148
  store i32 %113, ptr %arrayidx149, align 4, !tbaa !3
  br label %if.end150

if.end150:                                        ; preds = %if.then145, %if.end143
  call void @llvm.lifetime.end.p0(ptr %row) #5
  call void @llvm.lifetime.end.p0(ptr %at_mine) #5
  call void @llvm.lifetime.end.p0(ptr %mine) #5
  call void @llvm.lifetime.end.p0(ptr %NEVER) #5
  call void @llvm.lifetime.end.p0(ptr %b) #5
  call void @llvm.lifetime.end.p0(ptr %a) #5
  call void @llvm.lifetime.end.p0(ptr %m) #5
  call void @llvm.lifetime.end.p0(ptr %n) #5
  call void @llvm.lifetime.end.p0(ptr %pair) #5
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !13, !14}
