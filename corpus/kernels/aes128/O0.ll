; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sbox = dso_local addrspace(4) externally_initialized constant [256 x i8] zeroinitializer, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @sbox to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aes128_ctr(ptr noundef %key, ptr noundef %nonce, ptr noundef %in, ptr noundef %out, i32 noundef %size) #0 {
entry:
  %key.addr = alloca ptr, align 8
  %nonce.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %s = alloca [16 x i8], align 1
  %k = alloca [16 x i8], align 1
  %i = alloca i32, align 4
  %n = alloca i8, align 1
  %round_constant = alloca i8, align 1
  %round = alloca i32, align 4
  %m = alloca [16 x i8], align 1
  %c = alloca i32, align 4
  %r = alloca i32, align 4
  %c45 = alloca i32, align 4
  %a = alloca i8, align 1
  %b = alloca i8, align 1
  %d = alloca i8, align 1
  %e = alloca i8, align 1
  %all = alloca i8, align 1
  %i136 = alloca i32, align 4
  %v = alloca i8, align 1
  %i171 = alloca i32, align 4
  %i192 = alloca i32, align 4
  %at = alloca i32, align 4
  store ptr %key, ptr %key.addr, align 8, !tbaa !7
  store ptr %nonce, ptr %nonce.addr, align 8, !tbaa !7
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %size, ptr %size.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %mul = mul nsw i32 %0, 16
  %1 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %mul, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %s) #4
  call void @llvm.lifetime.start.p0(ptr %k) #4
  call void @llvm.lifetime.start.p0(ptr %i) #4
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, 16
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %key.addr, align 8, !tbaa !7
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 %idxprom
  %5 = load i8, ptr %arrayidx, align 1, !tbaa !10
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom2
  store i8 %5, ptr %arrayidx3, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %n) #4
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %7, 12
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %8 = load ptr, ptr %nonce.addr, align 8, !tbaa !7
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom5 = sext i32 %9 to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %8, i64 %idxprom5
  %10 = load i8, ptr %arrayidx6, align 1, !tbaa !10
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %11 = load i32, ptr %t, align 4, !tbaa !3
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %sub = sub nsw i32 15, %12
  %mul7 = mul nsw i32 8, %sub
  %shr = ashr i32 %11, %mul7
  %conv = trunc i32 %shr to i8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8 [ %10, %cond.true ], [ %conv, %cond.false ]
  store i8 %cond, ptr %n, align 1, !tbaa !10
  %13 = load i8, ptr %n, align 1, !tbaa !10
  %conv8 = zext i8 %13 to i32
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom9 = sext i32 %14 to i64
  %arrayidx10 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom9
  %15 = load i8, ptr %arrayidx10, align 1, !tbaa !10
  %conv11 = zext i8 %15 to i32
  %xor = xor i32 %conv8, %conv11
  %conv12 = trunc i32 %xor to i8
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom13 = sext i32 %16 to i64
  %arrayidx14 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom13
  store i8 %conv12, ptr %arrayidx14, align 1, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %n) #4
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %round_constant) #4
  store i8 1, ptr %round_constant, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %round) #4
  store i32 1, ptr %round, align 4, !tbaa !3
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc189, %for.end
  %18 = load i32, ptr %round, align 4, !tbaa !3
  %cmp16 = icmp sle i32 %18, 10
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17

for.cond.cleanup17:                               ; preds = %for.cond15
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %round) #4
  br label %for.end191

for.body18:                                       ; preds = %for.cond15
  call void @llvm.lifetime.start.p0(ptr %m) #4
  call void @llvm.lifetime.start.p0(ptr %c) #4
  store i32 0, ptr %c, align 4, !tbaa !3
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc40, %for.body18
  %19 = load i32, ptr %c, align 4, !tbaa !3
  %cmp20 = icmp slt i32 %19, 4
  br i1 %cmp20, label %for.body22, label %for.cond.cleanup21

for.cond.cleanup21:                               ; preds = %for.cond19
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %c) #4
  br label %for.end42

for.body22:                                       ; preds = %for.cond19
  call void @llvm.lifetime.start.p0(ptr %r) #4
  store i32 0, ptr %r, align 4, !tbaa !3
  br label %for.cond23

for.cond23:                                       ; preds = %for.inc37, %for.body22
  %20 = load i32, ptr %r, align 4, !tbaa !3
  %cmp24 = icmp slt i32 %20, 4
  br i1 %cmp24, label %for.body26, label %for.cond.cleanup25

for.cond.cleanup25:                               ; preds = %for.cond23
  store i32 11, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %r) #4
  br label %for.end39

for.body26:                                       ; preds = %for.cond23
  %21 = load i32, ptr %c, align 4, !tbaa !3
  %22 = load i32, ptr %r, align 4, !tbaa !3
  %add = add nsw i32 %21, %22
  %and = and i32 %add, 3
  %mul27 = mul nsw i32 4, %and
  %23 = load i32, ptr %r, align 4, !tbaa !3
  %add28 = add nsw i32 %mul27, %23
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom29
  %24 = load i8, ptr %arrayidx30, align 1, !tbaa !10
  %idxprom31 = zext i8 %24 to i64
  %arrayidx32 = getelementptr inbounds nuw [256 x i8], ptr addrspacecast (ptr addrspace(4) @sbox to ptr), i64 0, i64 %idxprom31
  %25 = load i8, ptr %arrayidx32, align 1, !tbaa !10
  %26 = load i32, ptr %c, align 4, !tbaa !3
  %mul33 = mul nsw i32 4, %26
  %27 = load i32, ptr %r, align 4, !tbaa !3
  %add34 = add nsw i32 %mul33, %27
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom35
  store i8 %25, ptr %arrayidx36, align 1, !tbaa !10
  br label %for.inc37

for.inc37:                                        ; preds = %for.body26
  %28 = load i32, ptr %r, align 4, !tbaa !3
  %inc38 = add nsw i32 %28, 1
  store i32 %inc38, ptr %r, align 4, !tbaa !3
  br label %for.cond23, !llvm.loop !14

for.end39:                                        ; preds = %for.cond.cleanup25
  br label %for.inc40

for.inc40:                                        ; preds = %for.end39
  %29 = load i32, ptr %c, align 4, !tbaa !3
  %inc41 = add nsw i32 %29, 1
  store i32 %inc41, ptr %c, align 4, !tbaa !3
  br label %for.cond19, !llvm.loop !15

for.end42:                                        ; preds = %for.cond.cleanup21
  %30 = load i32, ptr %round, align 4, !tbaa !3
  %cmp43 = icmp slt i32 %30, 10
  br i1 %cmp43, label %if.then44, label %if.end135

if.then44:                                        ; preds = %for.end42
  call void @llvm.lifetime.start.p0(ptr %c45) #4
  store i32 0, ptr %c45, align 4, !tbaa !3
  br label %for.cond46

for.cond46:                                       ; preds = %for.inc132, %if.then44
  %31 = load i32, ptr %c45, align 4, !tbaa !3
  %cmp47 = icmp slt i32 %31, 4
  br i1 %cmp47, label %for.body49, label %for.cond.cleanup48

for.cond.cleanup48:                               ; preds = %for.cond46
  store i32 14, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %c45) #4
  br label %for.end134

for.body49:                                       ; preds = %for.cond46
  call void @llvm.lifetime.start.p0(ptr %a) #4
  %32 = load i32, ptr %c45, align 4, !tbaa !3
  %mul50 = mul nsw i32 4, %32
  %idxprom51 = sext i32 %mul50 to i64
  %arrayidx52 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom51
  %33 = load i8, ptr %arrayidx52, align 1, !tbaa !10
  store i8 %33, ptr %a, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %b) #4
  %34 = load i32, ptr %c45, align 4, !tbaa !3
  %mul53 = mul nsw i32 4, %34
  %add54 = add nsw i32 %mul53, 1
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom55
  %35 = load i8, ptr %arrayidx56, align 1, !tbaa !10
  store i8 %35, ptr %b, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %d) #4
  %36 = load i32, ptr %c45, align 4, !tbaa !3
  %mul57 = mul nsw i32 4, %36
  %add58 = add nsw i32 %mul57, 2
  %idxprom59 = sext i32 %add58 to i64
  %arrayidx60 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom59
  %37 = load i8, ptr %arrayidx60, align 1, !tbaa !10
  store i8 %37, ptr %d, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %e) #4
  %38 = load i32, ptr %c45, align 4, !tbaa !3
  %mul61 = mul nsw i32 4, %38
  %add62 = add nsw i32 %mul61, 3
  %idxprom63 = sext i32 %add62 to i64
  %arrayidx64 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom63
  %39 = load i8, ptr %arrayidx64, align 1, !tbaa !10
  store i8 %39, ptr %e, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %all) #4
  %40 = load i8, ptr %a, align 1, !tbaa !10
  %conv65 = zext i8 %40 to i32
  %41 = load i8, ptr %b, align 1, !tbaa !10
  %conv66 = zext i8 %41 to i32
  %xor67 = xor i32 %conv65, %conv66
  %42 = load i8, ptr %d, align 1, !tbaa !10
  %conv68 = zext i8 %42 to i32
  %xor69 = xor i32 %xor67, %conv68
  %43 = load i8, ptr %e, align 1, !tbaa !10
  %conv70 = zext i8 %43 to i32
  %xor71 = xor i32 %xor69, %conv70
  %conv72 = trunc i32 %xor71 to i8
  store i8 %conv72, ptr %all, align 1, !tbaa !10
  %44 = load i8, ptr %a, align 1, !tbaa !10
  %conv73 = zext i8 %44 to i32
  %45 = load i8, ptr %all, align 1, !tbaa !10
  %conv74 = zext i8 %45 to i32
  %xor75 = xor i32 %conv73, %conv74
  %46 = load i8, ptr %a, align 1, !tbaa !10
  %conv76 = zext i8 %46 to i32
  %47 = load i8, ptr %b, align 1, !tbaa !10
  %conv77 = zext i8 %47 to i32
  %xor78 = xor i32 %conv76, %conv77
  %conv79 = trunc i32 %xor78 to i8
  %call80 = call noundef zeroext i8 @_ZL5twiceh(i8 noundef zeroext %conv79) #5
  %conv81 = zext i8 %call80 to i32
  %xor82 = xor i32 %xor75, %conv81
  %conv83 = trunc i32 %xor82 to i8
  %48 = load i32, ptr %c45, align 4, !tbaa !3
  %mul84 = mul nsw i32 4, %48
  %idxprom85 = sext i32 %mul84 to i64
  %arrayidx86 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom85
  store i8 %conv83, ptr %arrayidx86, align 1, !tbaa !10
  %49 = load i8, ptr %b, align 1, !tbaa !10
  %conv87 = zext i8 %49 to i32
  %50 = load i8, ptr %all, align 1, !tbaa !10
  %conv88 = zext i8 %50 to i32
  %xor89 = xor i32 %conv87, %conv88
  %51 = load i8, ptr %b, align 1, !tbaa !10
  %conv90 = zext i8 %51 to i32
  %52 = load i8, ptr %d, align 1, !tbaa !10
  %conv91 = zext i8 %52 to i32
  %xor92 = xor i32 %conv90, %conv91
  %conv93 = trunc i32 %xor92 to i8
  %call94 = call noundef zeroext i8 @_ZL5twiceh(i8 noundef zeroext %conv93) #5
  %conv95 = zext i8 %call94 to i32
  %xor96 = xor i32 %xor89, %conv95
  %conv97 = trunc i32 %xor96 to i8
  %53 = load i32, ptr %c45, align 4, !tbaa !3
  %mul98 = mul nsw i32 4, %53
  %add99 = add nsw i32 %mul98, 1
  %idxprom100 = sext i32 %add99 to i64
  %arrayidx101 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom100
  store i8 %conv97, ptr %arrayidx101, align 1, !tbaa !10
  %54 = load i8, ptr %d, align 1, !tbaa !10
  %conv102 = zext i8 %54 to i32
  %55 = load i8, ptr %all, align 1, !tbaa !10
  %conv103 = zext i8 %55 to i32
  %xor104 = xor i32 %conv102, %conv103
  %56 = load i8, ptr %d, align 1, !tbaa !10
  %conv105 = zext i8 %56 to i32
  %57 = load i8, ptr %e, align 1, !tbaa !10
  %conv106 = zext i8 %57 to i32
  %xor107 = xor i32 %conv105, %conv106
  %conv108 = trunc i32 %xor107 to i8
  %call109 = call noundef zeroext i8 @_ZL5twiceh(i8 noundef zeroext %conv108) #5
  %conv110 = zext i8 %call109 to i32
  %xor111 = xor i32 %xor104, %conv110
  %conv112 = trunc i32 %xor111 to i8
  %58 = load i32, ptr %c45, align 4, !tbaa !3
  %mul113 = mul nsw i32 4, %58
  %add114 = add nsw i32 %mul113, 2
  %idxprom115 = sext i32 %add114 to i64
  %arrayidx116 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom115
  store i8 %conv112, ptr %arrayidx116, align 1, !tbaa !10
  %59 = load i8, ptr %e, align 1, !tbaa !10
  %conv117 = zext i8 %59 to i32
  %60 = load i8, ptr %all, align 1, !tbaa !10
  %conv118 = zext i8 %60 to i32
  %xor119 = xor i32 %conv117, %conv118
  %61 = load i8, ptr %e, align 1, !tbaa !10
  %conv120 = zext i8 %61 to i32
  %62 = load i8, ptr %a, align 1, !tbaa !10
  %conv121 = zext i8 %62 to i32
  %xor122 = xor i32 %conv120, %conv121
  %conv123 = trunc i32 %xor122 to i8
  %call124 = call noundef zeroext i8 @_ZL5twiceh(i8 noundef zeroext %conv123) #5
  %conv125 = zext i8 %call124 to i32
  %xor126 = xor i32 %xor119, %conv125
  %conv127 = trunc i32 %xor126 to i8
  %63 = load i32, ptr %c45, align 4, !tbaa !3
  %mul128 = mul nsw i32 4, %63
  %add129 = add nsw i32 %mul128, 3
  %idxprom130 = sext i32 %add129 to i64
  %arrayidx131 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom130
  store i8 %conv127, ptr %arrayidx131, align 1, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %all) #4
  call void @llvm.lifetime.end.p0(ptr %e) #4
  call void @llvm.lifetime.end.p0(ptr %d) #4
  call void @llvm.lifetime.end.p0(ptr %b) #4
  call void @llvm.lifetime.end.p0(ptr %a) #4
  br label %for.inc132

for.inc132:                                       ; preds = %for.body49
  %64 = load i32, ptr %c45, align 4, !tbaa !3
  %inc133 = add nsw i32 %64, 1
  store i32 %inc133, ptr %c45, align 4, !tbaa !3
  br label %for.cond46, !llvm.loop !16

for.end134:                                       ; preds = %for.cond.cleanup48
  br label %if.end135

if.end135:                                        ; preds = %for.end134, %for.end42
  call void @llvm.lifetime.start.p0(ptr %i136) #4
  store i32 0, ptr %i136, align 4, !tbaa !3
  br label %for.cond137

for.cond137:                                      ; preds = %for.inc167, %if.end135
  %65 = load i32, ptr %i136, align 4, !tbaa !3
  %cmp138 = icmp slt i32 %65, 16
  br i1 %cmp138, label %for.body140, label %for.cond.cleanup139

for.cond.cleanup139:                              ; preds = %for.cond137
  store i32 17, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i136) #4
  br label %for.end169

for.body140:                                      ; preds = %for.cond137
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %66 = load i32, ptr %i136, align 4, !tbaa !3
  %cmp141 = icmp slt i32 %66, 4
  br i1 %cmp141, label %if.then142, label %if.else

if.then142:                                       ; preds = %for.body140
  %67 = load i32, ptr %i136, align 4, !tbaa !3
  %add143 = add nsw i32 %67, 1
  %and144 = and i32 %add143, 3
  %add145 = add nsw i32 12, %and144
  %idxprom146 = sext i32 %add145 to i64
  %arrayidx147 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom146
  %68 = load i8, ptr %arrayidx147, align 1, !tbaa !10
  %idxprom148 = zext i8 %68 to i64
  %arrayidx149 = getelementptr inbounds nuw [256 x i8], ptr addrspacecast (ptr addrspace(4) @sbox to ptr), i64 0, i64 %idxprom148
  %69 = load i8, ptr %arrayidx149, align 1, !tbaa !10
  store i8 %69, ptr %v, align 1, !tbaa !10
  %70 = load i32, ptr %i136, align 4, !tbaa !3
  %cmp150 = icmp eq i32 %70, 0
  br i1 %cmp150, label %if.then151, label %if.end156

if.then151:                                       ; preds = %if.then142
  %71 = load i8, ptr %round_constant, align 1, !tbaa !10
  %conv152 = zext i8 %71 to i32
  %72 = load i8, ptr %v, align 1, !tbaa !10
  %conv153 = zext i8 %72 to i32
  %xor154 = xor i32 %conv153, %conv152
  %conv155 = trunc i32 %xor154 to i8
  store i8 %conv155, ptr %v, align 1, !tbaa !10
  br label %if.end156

if.end156:                                        ; preds = %if.then151, %if.then142
  br label %if.end160

if.else:                                          ; preds = %for.body140
  %73 = load i32, ptr %i136, align 4, !tbaa !3
  %sub157 = sub nsw i32 %73, 4
  %idxprom158 = sext i32 %sub157 to i64
  %arrayidx159 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom158
  %74 = load i8, ptr %arrayidx159, align 1, !tbaa !10
  store i8 %74, ptr %v, align 1, !tbaa !10
  br label %if.end160

if.end160:                                        ; preds = %if.else, %if.end156
  %75 = load i8, ptr %v, align 1, !tbaa !10
  %conv161 = zext i8 %75 to i32
  %76 = load i32, ptr %i136, align 4, !tbaa !3
  %idxprom162 = sext i32 %76 to i64
  %arrayidx163 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom162
  %77 = load i8, ptr %arrayidx163, align 1, !tbaa !10
  %conv164 = zext i8 %77 to i32
  %xor165 = xor i32 %conv164, %conv161
  %conv166 = trunc i32 %xor165 to i8
  store i8 %conv166, ptr %arrayidx163, align 1, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %v) #4
  br label %for.inc167

for.inc167:                                       ; preds = %if.end160
  %78 = load i32, ptr %i136, align 4, !tbaa !3
  %inc168 = add nsw i32 %78, 1
  store i32 %inc168, ptr %i136, align 4, !tbaa !3
  br label %for.cond137, !llvm.loop !17

for.end169:                                       ; preds = %for.cond.cleanup139
  %79 = load i8, ptr %round_constant, align 1, !tbaa !10
  %call170 = call noundef zeroext i8 @_ZL5twiceh(i8 noundef zeroext %79) #5
  store i8 %call170, ptr %round_constant, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %i171) #4
  store i32 0, ptr %i171, align 4, !tbaa !3
  br label %for.cond172

for.cond172:                                      ; preds = %for.inc186, %for.end169
  %80 = load i32, ptr %i171, align 4, !tbaa !3
  %cmp173 = icmp slt i32 %80, 16
  br i1 %cmp173, label %for.body175, label %for.cond.cleanup174

for.cond.cleanup174:                              ; preds = %for.cond172
  store i32 20, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i171) #4
  br label %for.end188

for.body175:                                      ; preds = %for.cond172
  %81 = load i32, ptr %i171, align 4, !tbaa !3
  %idxprom176 = sext i32 %81 to i64
  %arrayidx177 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom176
  %82 = load i8, ptr %arrayidx177, align 1, !tbaa !10
  %conv178 = zext i8 %82 to i32
  %83 = load i32, ptr %i171, align 4, !tbaa !3
  %idxprom179 = sext i32 %83 to i64
  %arrayidx180 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom179
  %84 = load i8, ptr %arrayidx180, align 1, !tbaa !10
  %conv181 = zext i8 %84 to i32
  %xor182 = xor i32 %conv178, %conv181
  %conv183 = trunc i32 %xor182 to i8
  %85 = load i32, ptr %i171, align 4, !tbaa !3
  %idxprom184 = sext i32 %85 to i64
  %arrayidx185 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom184
  store i8 %conv183, ptr %arrayidx185, align 1, !tbaa !10
  br label %for.inc186

for.inc186:                                       ; preds = %for.body175
  %86 = load i32, ptr %i171, align 4, !tbaa !3
  %inc187 = add nsw i32 %86, 1
  store i32 %inc187, ptr %i171, align 4, !tbaa !3
  br label %for.cond172, !llvm.loop !18

for.end188:                                       ; preds = %for.cond.cleanup174
  call void @llvm.lifetime.end.p0(ptr %m) #4
  br label %for.inc189

for.inc189:                                       ; preds = %for.end188
  %87 = load i32, ptr %round, align 4, !tbaa !3
  %inc190 = add nsw i32 %87, 1
  store i32 %inc190, ptr %round, align 4, !tbaa !3
  br label %for.cond15, !llvm.loop !19

for.end191:                                       ; preds = %for.cond.cleanup17
  call void @llvm.lifetime.start.p0(ptr %i192) #4
  store i32 0, ptr %i192, align 4, !tbaa !3
  br label %for.cond193

for.cond193:                                      ; preds = %for.inc212, %for.end191
  %88 = load i32, ptr %i192, align 4, !tbaa !3
  %cmp194 = icmp slt i32 %88, 16
  br i1 %cmp194, label %for.body196, label %for.cond.cleanup195

for.cond.cleanup195:                              ; preds = %for.cond193
  store i32 23, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i192) #4
  br label %for.end214

for.body196:                                      ; preds = %for.cond193
  call void @llvm.lifetime.start.p0(ptr %at) #4
  %89 = load i32, ptr %t, align 4, !tbaa !3
  %mul197 = mul nsw i32 16, %89
  %90 = load i32, ptr %i192, align 4, !tbaa !3
  %add198 = add nsw i32 %mul197, %90
  store i32 %add198, ptr %at, align 4, !tbaa !3
  %91 = load i32, ptr %at, align 4, !tbaa !3
  %92 = load i32, ptr %size.addr, align 4, !tbaa !3
  %cmp199 = icmp slt i32 %91, %92
  br i1 %cmp199, label %if.then200, label %if.end211

if.then200:                                       ; preds = %for.body196
  %93 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %94 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom201 = sext i32 %94 to i64
  %arrayidx202 = getelementptr inbounds i8, ptr %93, i64 %idxprom201
  %95 = load i8, ptr %arrayidx202, align 1, !tbaa !10
  %conv203 = zext i8 %95 to i32
  %96 = load i32, ptr %i192, align 4, !tbaa !3
  %idxprom204 = sext i32 %96 to i64
  %arrayidx205 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom204
  %97 = load i8, ptr %arrayidx205, align 1, !tbaa !10
  %conv206 = zext i8 %97 to i32
  %xor207 = xor i32 %conv203, %conv206
  %conv208 = trunc i32 %xor207 to i8
  %98 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %99 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom209 = sext i32 %99 to i64
  %arrayidx210 = getelementptr inbounds i8, ptr %98, i64 %idxprom209
  store i8 %conv208, ptr %arrayidx210, align 1, !tbaa !10
  br label %if.end211

if.end211:                                        ; preds = %if.then200, %for.body196
  call void @llvm.lifetime.end.p0(ptr %at) #4
  br label %for.inc212

for.inc212:                                       ; preds = %if.end211
  %100 = load i32, ptr %i192, align 4, !tbaa !3
  %inc213 = add nsw i32 %100, 1
  store i32 %inc213, ptr %i192, align 4, !tbaa !3
  br label %for.cond193, !llvm.loop !20

for.end214:                                       ; preds = %for.cond.cleanup195
  call void @llvm.lifetime.end.p0(ptr %round_constant) #4
  call void @llvm.lifetime.end.p0(ptr %k) #4
  call void @llvm.lifetime.end.p0(ptr %s) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end214, %if.then
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
define internal noundef zeroext i8 @_ZL5twiceh(i8 noundef zeroext %x) #2 {
entry:
  %x.addr = alloca i8, align 1
  store i8 %x, ptr %x.addr, align 1, !tbaa !10
  %0 = load i8, ptr %x.addr, align 1, !tbaa !10
  %conv = zext i8 %0 to i32
  %shl = shl i32 %conv, 1
  %conv1 = trunc i32 %shl to i8
  %conv2 = zext i8 %conv1 to i32
  %1 = load i8, ptr %x.addr, align 1, !tbaa !10
  %conv3 = zext i8 %1 to i32
  %and = and i32 %conv3, 128
  %tobool = icmp ne i32 %and, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 27, i32 0
  %xor = xor i32 %conv2, %cond
  %conv4 = trunc i32 %xor to i8
  ret i8 %conv4
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
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
