; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Montgomery = type { i64, i64, i64, i64 }

@small_primes = dso_local addrspace(4) externally_initialized constant [12 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @small_primes to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @miller_rabin(ptr noundef %numbers, i32 noundef %count, ptr noundef %verdict, ptr noundef %bases) #0 {
entry:
  %numbers.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %verdict.addr = alloca ptr, align 8
  %bases.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %n = alloca i64, align 8
  %result = alloca i32, align 4
  %used = alloca i32, align 4
  %i = alloca i32, align 4
  %p = alloca i32, align 4
  %m = alloca %struct.Montgomery, align 8
  %x = alloca i64, align 8
  %i18 = alloca i32, align 4
  %i30 = alloca i32, align 4
  %minus_one = alloca i64, align 8
  %shift = alloca i32, align 4
  %odd = alloca i64, align 8
  %i46 = alloca i32, align 4
  %base = alloca i64, align 8
  %y = alloca i64, align 8
  %e = alloca i64, align 8
  %passes = alloca i8, align 1
  %k = alloca i32, align 4
  store ptr %numbers, ptr %numbers.addr, align 8, !tbaa !7
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %verdict, ptr %verdict.addr, align 8, !tbaa !10
  store ptr %bases, ptr %bases.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup108

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %n) #4
  %2 = load ptr, ptr %numbers.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %idxprom
  %4 = load i64, ptr %arrayidx, align 8, !tbaa !12
  store i64 %4, ptr %n, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %result) #4
  store i32 -1, ptr %result, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %used) #4
  store i32 0, ptr %used, align 4, !tbaa !3
  %5 = load i64, ptr %n, align 8, !tbaa !12
  %cmp1 = icmp ult i64 %5, 2
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 0, ptr %result, align 4, !tbaa !3
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  call void @llvm.lifetime.start.p0(ptr %i) #4
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end3
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %6, 12
  br i1 %cmp4, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %7 = load i32, ptr %result, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %7, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %8 = phi i1 [ false, %for.cond ], [ %cmp5, %land.rhs ]
  br i1 %8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end

for.body:                                         ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %p) #4
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds [12 x i32], ptr addrspacecast (ptr addrspace(4) @small_primes to ptr), i64 0, i64 %idxprom6
  %10 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  store i32 %10, ptr %p, align 4, !tbaa !3
  %11 = load i64, ptr %n, align 8, !tbaa !12
  %12 = load i32, ptr %p, align 4, !tbaa !3
  %conv = zext i32 %12 to i64
  %cmp8 = icmp eq i64 %11, %conv
  br i1 %cmp8, label %if.then9, label %if.else

if.then9:                                         ; preds = %for.body
  store i32 2, ptr %result, align 4, !tbaa !3
  br label %if.end14

if.else:                                          ; preds = %for.body
  %13 = load i64, ptr %n, align 8, !tbaa !12
  %14 = load i32, ptr %p, align 4, !tbaa !3
  %conv10 = zext i32 %14 to i64
  %rem = urem i64 %13, %conv10
  %cmp11 = icmp eq i64 %rem, 0
  br i1 %cmp11, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.else
  store i32 0, ptr %result, align 4, !tbaa !3
  br label %if.end13

if.end13:                                         ; preds = %if.then12, %if.else
  br label %if.end14

if.end14:                                         ; preds = %if.end13, %if.then9
  call void @llvm.lifetime.end.p0(ptr %p) #4
  br label %for.inc

for.inc:                                          ; preds = %if.end14
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %16 = load i32, ptr %result, align 4, !tbaa !3
  %cmp15 = icmp slt i32 %16, 0
  br i1 %cmp15, label %if.then16, label %if.end101

if.then16:                                        ; preds = %for.end
  call void @llvm.lifetime.start.p0(ptr %m) #4
  %17 = load i64, ptr %n, align 8, !tbaa !12
  %n17 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 0
  store i64 %17, ptr %n17, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %x) #4
  %18 = load i64, ptr %n, align 8, !tbaa !12
  store i64 %18, ptr %x, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %i18) #4
  store i32 0, ptr %i18, align 4, !tbaa !3
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc24, %if.then16
  %19 = load i32, ptr %i18, align 4, !tbaa !3
  %cmp20 = icmp slt i32 %19, 5
  br i1 %cmp20, label %for.body22, label %for.cond.cleanup21

for.cond.cleanup21:                               ; preds = %for.cond19
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i18) #4
  br label %for.end26

for.body22:                                       ; preds = %for.cond19
  %20 = load i64, ptr %n, align 8, !tbaa !12
  %21 = load i64, ptr %x, align 8, !tbaa !12
  %mul = mul i64 %20, %21
  %sub = sub i64 2, %mul
  %22 = load i64, ptr %x, align 8, !tbaa !12
  %mul23 = mul i64 %22, %sub
  store i64 %mul23, ptr %x, align 8, !tbaa !12
  br label %for.inc24

for.inc24:                                        ; preds = %for.body22
  %23 = load i32, ptr %i18, align 4, !tbaa !3
  %inc25 = add nsw i32 %23, 1
  store i32 %inc25, ptr %i18, align 4, !tbaa !3
  br label %for.cond19, !llvm.loop !19

for.end26:                                        ; preds = %for.cond.cleanup21
  %24 = load i64, ptr %x, align 8, !tbaa !12
  %sub27 = sub i64 0, %24
  %inverse = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 1
  store i64 %sub27, ptr %inverse, align 8, !tbaa !20
  %25 = load i64, ptr %n, align 8, !tbaa !12
  %rem28 = urem i64 -1, %25
  %add = add i64 %rem28, 1
  %one = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 2
  store i64 %add, ptr %one, align 8, !tbaa !21
  %one29 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 2
  %26 = load i64, ptr %one29, align 8, !tbaa !21
  %square = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 3
  store i64 %26, ptr %square, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %i30) #4
  store i32 0, ptr %i30, align 4, !tbaa !3
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc38, %for.end26
  %27 = load i32, ptr %i30, align 4, !tbaa !3
  %cmp32 = icmp slt i32 %27, 64
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond31
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i30) #4
  br label %for.end40

for.body34:                                       ; preds = %for.cond31
  %square35 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 3
  %28 = load i64, ptr %square35, align 8, !tbaa !22
  %29 = load i64, ptr %n, align 8, !tbaa !12
  %call36 = call noundef i64 @_ZL5twiceyy(i64 noundef %28, i64 noundef %29) #5
  %square37 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 3
  store i64 %call36, ptr %square37, align 8, !tbaa !22
  br label %for.inc38

for.inc38:                                        ; preds = %for.body34
  %30 = load i32, ptr %i30, align 4, !tbaa !3
  %inc39 = add nsw i32 %30, 1
  store i32 %inc39, ptr %i30, align 4, !tbaa !3
  br label %for.cond31, !llvm.loop !23

for.end40:                                        ; preds = %for.cond.cleanup33
  call void @llvm.lifetime.start.p0(ptr %minus_one) #4
  %31 = load i64, ptr %n, align 8, !tbaa !12
  %one41 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 2
  %32 = load i64, ptr %one41, align 8, !tbaa !21
  %sub42 = sub i64 %31, %32
  store i64 %sub42, ptr %minus_one, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %shift) #4
  store i32 0, ptr %shift, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %odd) #4
  %33 = load i64, ptr %n, align 8, !tbaa !12
  %sub43 = sub i64 %33, 1
  store i64 %sub43, ptr %odd, align 8, !tbaa !12
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end40
  %34 = load i64, ptr %odd, align 8, !tbaa !12
  %and = and i64 %34, 1
  %cmp44 = icmp eq i64 %and, 0
  br i1 %cmp44, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %35 = load i64, ptr %odd, align 8, !tbaa !12
  %shr = lshr i64 %35, 1
  store i64 %shr, ptr %odd, align 8, !tbaa !12
  %36 = load i32, ptr %shift, align 4, !tbaa !3
  %inc45 = add nsw i32 %36, 1
  store i32 %inc45, ptr %shift, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !24

while.end:                                        ; preds = %while.cond
  store i32 3, ptr %result, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i46) #4
  store i32 0, ptr %i46, align 4, !tbaa !3
  br label %for.cond47

for.cond47:                                       ; preds = %for.inc97, %while.end
  %37 = load i32, ptr %i46, align 4, !tbaa !3
  %cmp48 = icmp slt i32 %37, 12
  br i1 %cmp48, label %for.body50, label %for.cond.cleanup49

for.cond.cleanup49:                               ; preds = %for.cond47
  store i32 13, ptr %cleanup.dest.slot, align 4
  br label %cleanup99

for.body50:                                       ; preds = %for.cond47
  %38 = load i32, ptr %used, align 4, !tbaa !3
  %inc51 = add nsw i32 %38, 1
  store i32 %inc51, ptr %used, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %base) #4
  %39 = load i32, ptr %i46, align 4, !tbaa !3
  %idxprom52 = sext i32 %39 to i64
  %arrayidx53 = getelementptr inbounds [12 x i32], ptr addrspacecast (ptr addrspace(4) @small_primes to ptr), i64 0, i64 %idxprom52
  %40 = load i32, ptr %arrayidx53, align 4, !tbaa !3
  %conv54 = zext i32 %40 to i64
  %square55 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 3
  %41 = load i64, ptr %square55, align 8, !tbaa !22
  %call56 = call noundef i64 @_ZL7productRK10Montgomeryyy(ptr noundef nonnull align 8 dereferenceable(32) %m, i64 noundef %conv54, i64 noundef %41) #5
  store i64 %call56, ptr %base, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %y) #4
  %one57 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 2
  %42 = load i64, ptr %one57, align 8, !tbaa !21
  store i64 %42, ptr %y, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %e) #4
  %43 = load i64, ptr %odd, align 8, !tbaa !12
  store i64 %43, ptr %e, align 8, !tbaa !12
  br label %for.cond58

for.cond58:                                       ; preds = %for.inc67, %for.body50
  %44 = load i64, ptr %e, align 8, !tbaa !12
  %cmp59 = icmp ne i64 %44, 0
  br i1 %cmp59, label %for.body61, label %for.cond.cleanup60

for.cond.cleanup60:                               ; preds = %for.cond58
  store i32 16, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %e) #4
  br label %for.end69

for.body61:                                       ; preds = %for.cond58
  %45 = load i64, ptr %e, align 8, !tbaa !12
  %and62 = and i64 %45, 1
  %tobool = icmp ne i64 %and62, 0
  br i1 %tobool, label %if.then63, label %if.end65

if.then63:                                        ; preds = %for.body61
  %46 = load i64, ptr %y, align 8, !tbaa !12
  %47 = load i64, ptr %base, align 8, !tbaa !12
  %call64 = call noundef i64 @_ZL7productRK10Montgomeryyy(ptr noundef nonnull align 8 dereferenceable(32) %m, i64 noundef %46, i64 noundef %47) #5
  store i64 %call64, ptr %y, align 8, !tbaa !12
  br label %if.end65

if.end65:                                         ; preds = %if.then63, %for.body61
  %48 = load i64, ptr %base, align 8, !tbaa !12
  %49 = load i64, ptr %base, align 8, !tbaa !12
  %call66 = call noundef i64 @_ZL7productRK10Montgomeryyy(ptr noundef nonnull align 8 dereferenceable(32) %m, i64 noundef %48, i64 noundef %49) #5
  store i64 %call66, ptr %base, align 8, !tbaa !12
  br label %for.inc67

for.inc67:                                        ; preds = %if.end65
  %50 = load i64, ptr %e, align 8, !tbaa !12
  %shr68 = lshr i64 %50, 1
  store i64 %shr68, ptr %e, align 8, !tbaa !12
  br label %for.cond58, !llvm.loop !25

for.end69:                                        ; preds = %for.cond.cleanup60
  call void @llvm.lifetime.start.p0(ptr %passes) #4
  %51 = load i64, ptr %y, align 8, !tbaa !12
  %one70 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 2
  %52 = load i64, ptr %one70, align 8, !tbaa !21
  %cmp71 = icmp eq i64 %51, %52
  br i1 %cmp71, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end69
  %53 = load i64, ptr %y, align 8, !tbaa !12
  %54 = load i64, ptr %minus_one, align 8, !tbaa !12
  %cmp72 = icmp eq i64 %53, %54
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end69
  %55 = phi i1 [ true, %for.end69 ], [ %cmp72, %lor.rhs ]
  %storedv = zext i1 %55 to i8
  store i8 %storedv, ptr %passes, align 1, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %k) #4
  store i32 1, ptr %k, align 4, !tbaa !3
  br label %for.cond73

for.cond73:                                       ; preds = %for.inc88, %lor.end
  %56 = load i32, ptr %k, align 4, !tbaa !3
  %57 = load i32, ptr %shift, align 4, !tbaa !3
  %cmp74 = icmp slt i32 %56, %57
  br i1 %cmp74, label %land.rhs75, label %land.end76

land.rhs75:                                       ; preds = %for.cond73
  %58 = load i8, ptr %passes, align 1, !tbaa !26, !range !28, !noundef !29
  %loadedv = trunc i8 %58 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end76

land.end76:                                       ; preds = %land.rhs75, %for.cond73
  %59 = phi i1 [ false, %for.cond73 ], [ %lnot, %land.rhs75 ]
  br i1 %59, label %for.body78, label %for.cond.cleanup77

for.cond.cleanup77:                               ; preds = %land.end76
  store i32 19, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body78:                                       ; preds = %land.end76
  %60 = load i64, ptr %y, align 8, !tbaa !12
  %61 = load i64, ptr %y, align 8, !tbaa !12
  %call79 = call noundef i64 @_ZL7productRK10Montgomeryyy(ptr noundef nonnull align 8 dereferenceable(32) %m, i64 noundef %60, i64 noundef %61) #5
  store i64 %call79, ptr %y, align 8, !tbaa !12
  %62 = load i64, ptr %y, align 8, !tbaa !12
  %63 = load i64, ptr %minus_one, align 8, !tbaa !12
  %cmp80 = icmp eq i64 %62, %63
  br i1 %cmp80, label %if.then81, label %if.else82

if.then81:                                        ; preds = %for.body78
  store i8 1, ptr %passes, align 1, !tbaa !26
  br label %if.end87

if.else82:                                        ; preds = %for.body78
  %64 = load i64, ptr %y, align 8, !tbaa !12
  %one83 = getelementptr inbounds nuw %struct.Montgomery, ptr %m, i32 0, i32 2
  %65 = load i64, ptr %one83, align 8, !tbaa !21
  %cmp84 = icmp eq i64 %64, %65
  br i1 %cmp84, label %if.then85, label %if.end86

if.then85:                                        ; preds = %if.else82
  store i32 19, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end86:                                         ; preds = %if.else82
  br label %if.end87

if.end87:                                         ; preds = %if.end86, %if.then81
  br label %for.inc88

for.inc88:                                        ; preds = %if.end87
  %66 = load i32, ptr %k, align 4, !tbaa !3
  %inc89 = add nsw i32 %66, 1
  store i32 %inc89, ptr %k, align 4, !tbaa !3
  br label %for.cond73, !llvm.loop !30

cleanup:                                          ; preds = %if.then85, %for.cond.cleanup77
  call void @llvm.lifetime.end.p0(ptr %k) #4
  br label %for.end90

for.end90:                                        ; preds = %cleanup
  %67 = load i8, ptr %passes, align 1, !tbaa !26, !range !28, !noundef !29
  %loadedv91 = trunc i8 %67 to i1
  br i1 %loadedv91, label %if.end93, label %if.then92

if.then92:                                        ; preds = %for.end90
  store i32 1, ptr %result, align 4, !tbaa !3
  store i32 13, ptr %cleanup.dest.slot, align 4
  br label %cleanup94

if.end93:                                         ; preds = %for.end90
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup94

cleanup94:                                        ; preds = %if.end93, %if.then92
  call void @llvm.lifetime.end.p0(ptr %passes) #4
  call void @llvm.lifetime.end.p0(ptr %y) #4
  call void @llvm.lifetime.end.p0(ptr %base) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup99 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup94
  br label %for.inc97

for.inc97:                                        ; preds = %cleanup.cont
  %68 = load i32, ptr %i46, align 4, !tbaa !3
  %inc98 = add nsw i32 %68, 1
  store i32 %inc98, ptr %i46, align 4, !tbaa !3
  br label %for.cond47, !llvm.loop !31

cleanup99:                                        ; preds = %cleanup94, %for.cond.cleanup49
  call void @llvm.lifetime.end.p0(ptr %i46) #4
  br label %for.end100

for.end100:                                       ; preds = %cleanup99
  call void @llvm.lifetime.end.p0(ptr %odd) #4
  call void @llvm.lifetime.end.p0(ptr %shift) #4
  call void @llvm.lifetime.end.p0(ptr %minus_one) #4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  call void @llvm.lifetime.end.p0(ptr %m) #4
  br label %if.end101

if.end101:                                        ; preds = %for.end100, %for.end
  %69 = load i32, ptr %result, align 4, !tbaa !3
  %conv102 = trunc i32 %69 to i8
  %70 = load ptr, ptr %verdict.addr, align 8, !tbaa !10
  %71 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom103 = sext i32 %71 to i64
  %arrayidx104 = getelementptr inbounds i8, ptr %70, i64 %idxprom103
  store i8 %conv102, ptr %arrayidx104, align 1, !tbaa !32
  %72 = load i32, ptr %used, align 4, !tbaa !3
  %conv105 = trunc i32 %72 to i8
  %73 = load ptr, ptr %bases.addr, align 8, !tbaa !10
  %74 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom106 = sext i32 %74 to i64
  %arrayidx107 = getelementptr inbounds i8, ptr %73, i64 %idxprom106
  store i8 %conv105, ptr %arrayidx107, align 1, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %used) #4
  call void @llvm.lifetime.end.p0(ptr %result) #4
  call void @llvm.lifetime.end.p0(ptr %n) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup108

cleanup108:                                       ; preds = %if.end101, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest109 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest109, label %unreachable [
    i32 0, label %cleanup.cont110
    i32 1, label %cleanup.cont110
  ]

cleanup.cont110:                                  ; preds = %cleanup108, %cleanup108
  ret void

unreachable:                                      ; preds = %cleanup108
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
define internal noundef i64 @_ZL5twiceyy(i64 noundef %a, i64 noundef %n) #2 {
entry:
  %a.addr = alloca i64, align 8
  %n.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8, !tbaa !12
  store i64 %n, ptr %n.addr, align 8, !tbaa !12
  %0 = load i64, ptr %a.addr, align 8, !tbaa !12
  %1 = load i64, ptr %n.addr, align 8, !tbaa !12
  %2 = load i64, ptr %a.addr, align 8, !tbaa !12
  %sub = sub i64 %1, %2
  %cmp = icmp uge i64 %0, %sub
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %3 = load i64, ptr %a.addr, align 8, !tbaa !12
  %4 = load i64, ptr %n.addr, align 8, !tbaa !12
  %5 = load i64, ptr %a.addr, align 8, !tbaa !12
  %sub1 = sub i64 %4, %5
  %sub2 = sub i64 %3, %sub1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %6 = load i64, ptr %a.addr, align 8, !tbaa !12
  %7 = load i64, ptr %a.addr, align 8, !tbaa !12
  %add = add i64 %6, %7
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub2, %cond.true ], [ %add, %cond.false ]
  ret i64 %cond
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL7productRK10Montgomeryyy(ptr noundef nonnull align 8 dereferenceable(32) %m, i64 noundef %a, i64 noundef %b) #2 {
entry:
  %m.addr = alloca ptr, align 8
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  %t = alloca i128, align 16
  %q = alloca i64, align 8
  %qn = alloca i128, align 16
  %high = alloca i64, align 8
  %other = alloca i64, align 8
  %carry = alloca i64, align 8
  %sum = alloca i64, align 8
  %over = alloca i8, align 1
  store ptr %m, ptr %m.addr, align 8, !tbaa !33
  store i64 %a, ptr %a.addr, align 8, !tbaa !12
  store i64 %b, ptr %b.addr, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %0 = load i64, ptr %a.addr, align 8, !tbaa !12
  %conv = zext i64 %0 to i128
  %1 = load i64, ptr %b.addr, align 8, !tbaa !12
  %conv1 = zext i64 %1 to i128
  %mul = mul i128 %conv, %conv1
  store i128 %mul, ptr %t, align 16, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %q) #4
  %2 = load i128, ptr %t, align 16, !tbaa !35
  %conv2 = trunc i128 %2 to i64
  %3 = load ptr, ptr %m.addr, align 8, !tbaa !33, !nonnull !29, !align !37
  %inverse = getelementptr inbounds nuw %struct.Montgomery, ptr %3, i32 0, i32 1
  %4 = load i64, ptr %inverse, align 8, !tbaa !20
  %mul3 = mul i64 %conv2, %4
  store i64 %mul3, ptr %q, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %qn) #4
  %5 = load i64, ptr %q, align 8, !tbaa !12
  %conv4 = zext i64 %5 to i128
  %6 = load ptr, ptr %m.addr, align 8, !tbaa !33, !nonnull !29, !align !37
  %n = getelementptr inbounds nuw %struct.Montgomery, ptr %6, i32 0, i32 0
  %7 = load i64, ptr %n, align 8, !tbaa !17
  %conv5 = zext i64 %7 to i128
  %mul6 = mul i128 %conv4, %conv5
  store i128 %mul6, ptr %qn, align 16, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %high) #4
  %8 = load i128, ptr %t, align 16, !tbaa !35
  %shr = lshr i128 %8, 64
  %conv7 = trunc i128 %shr to i64
  store i64 %conv7, ptr %high, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %other) #4
  %9 = load i128, ptr %qn, align 16, !tbaa !35
  %shr8 = lshr i128 %9, 64
  %conv9 = trunc i128 %shr8 to i64
  store i64 %conv9, ptr %other, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %carry) #4
  %10 = load i128, ptr %t, align 16, !tbaa !35
  %conv10 = trunc i128 %10 to i64
  %cmp = icmp ne i64 %conv10, 0
  %conv11 = zext i1 %cmp to i64
  store i64 %conv11, ptr %carry, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %sum) #4
  %11 = load i64, ptr %high, align 8, !tbaa !12
  %12 = load i64, ptr %other, align 8, !tbaa !12
  %add = add i64 %11, %12
  store i64 %add, ptr %sum, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %over) #4
  %13 = load i64, ptr %sum, align 8, !tbaa !12
  %14 = load i64, ptr %high, align 8, !tbaa !12
  %cmp12 = icmp ult i64 %13, %14
  %storedv = zext i1 %cmp12 to i8
  store i8 %storedv, ptr %over, align 1, !tbaa !26
  %15 = load i64, ptr %carry, align 8, !tbaa !12
  %16 = load i64, ptr %sum, align 8, !tbaa !12
  %add13 = add i64 %16, %15
  store i64 %add13, ptr %sum, align 8, !tbaa !12
  %17 = load i64, ptr %sum, align 8, !tbaa !12
  %18 = load i64, ptr %carry, align 8, !tbaa !12
  %cmp14 = icmp ult i64 %17, %18
  br i1 %cmp14, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8 1, ptr %over, align 1, !tbaa !26
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %19 = load i8, ptr %over, align 1, !tbaa !26, !range !28, !noundef !29
  %loadedv = trunc i8 %19 to i1
  br i1 %loadedv, label %if.then17, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %20 = load i64, ptr %sum, align 8, !tbaa !12
  %21 = load ptr, ptr %m.addr, align 8, !tbaa !33, !nonnull !29, !align !37
  %n15 = getelementptr inbounds nuw %struct.Montgomery, ptr %21, i32 0, i32 0
  %22 = load i64, ptr %n15, align 8, !tbaa !17
  %cmp16 = icmp uge i64 %20, %22
  br i1 %cmp16, label %if.then17, label %if.end19

if.then17:                                        ; preds = %lor.lhs.false, %if.end
  %23 = load ptr, ptr %m.addr, align 8, !tbaa !33, !nonnull !29, !align !37
  %n18 = getelementptr inbounds nuw %struct.Montgomery, ptr %23, i32 0, i32 0
  %24 = load i64, ptr %n18, align 8, !tbaa !17
  %25 = load i64, ptr %sum, align 8, !tbaa !12
  %sub = sub i64 %25, %24
  store i64 %sub, ptr %sum, align 8, !tbaa !12
  br label %if.end19

if.end19:                                         ; preds = %if.then17, %lor.lhs.false
  %26 = load i64, ptr %sum, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %over) #4
  call void @llvm.lifetime.end.p0(ptr %sum) #4
  call void @llvm.lifetime.end.p0(ptr %carry) #4
  call void @llvm.lifetime.end.p0(ptr %other) #4
  call void @llvm.lifetime.end.p0(ptr %high) #4
  call void @llvm.lifetime.end.p0(ptr %qn) #4
  call void @llvm.lifetime.end.p0(ptr %q) #4
  call void @llvm.lifetime.end.p0(ptr %t) #4
  ret i64 %26
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
!8 = !{!"p1 long long", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !13, i64 0}
!18 = !{!"_ZTS10Montgomery", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!19 = distinct !{!19, !15, !16}
!20 = !{!18, !13, i64 8}
!21 = !{!18, !13, i64 16}
!22 = !{!18, !13, i64 24}
!23 = distinct !{!23, !15, !16}
!24 = distinct !{!24, !15, !16}
!25 = distinct !{!25, !15, !16}
!26 = !{!27, !27, i64 0}
!27 = !{!"bool", !5, i64 0}
!28 = !{i8 0, i8 2}
!29 = !{}
!30 = distinct !{!30, !15, !16}
!31 = distinct !{!31, !15, !16}
!32 = !{!5, !5, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS10Montgomery", !9, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"__int128", !5, i64 0}
!37 = !{i64 8}
