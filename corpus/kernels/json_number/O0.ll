; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @json_number(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %mantissa, ptr noundef %exponent, ptr noundef %flags) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %mantissa.addr = alloca ptr, align 8
  %exponent.addr = alloca ptr, align 8
  %flags.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %end = alloca i32, align 4
  %f = alloca i32, align 4
  %valid = alloca i8, align 1
  %m = alloca i64, align 8
  %e = alloca i32, align 4
  %part = alloca i32, align 4
  %digits = alloca i32, align 4
  %minus = alloca i8, align 1
  %x = alloca i32, align 4
  %digits135 = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %mantissa, ptr %mantissa.addr, align 8, !tbaa !12
  store ptr %exponent, ptr %exponent.addr, align 8, !tbaa !10
  store ptr %flags, ptr %flags.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup184

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %2 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %5 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %6, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %7, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %f) #4
  store i32 0, ptr %f, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %valid) #4
  store i8 1, ptr %valid, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %m) #4
  store i64 0, ptr %m, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %e) #4
  store i32 0, ptr %e, align 4, !tbaa !3
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %9 = load i32, ptr %end, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %8, %9
  br i1 %cmp3, label %land.lhs.true, label %if.end8

land.lhs.true:                                    ; preds = %if.end
  %10 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %11 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %10, i64 %idxprom4
  %12 = load i8, ptr %arrayidx5, align 1, !tbaa !18
  %conv = zext i8 %12 to i32
  %cmp6 = icmp eq i32 %conv, 45
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %land.lhs.true
  %13 = load i32, ptr %f, align 4, !tbaa !3
  %or = or i32 %13, 1
  store i32 %or, ptr %f, align 4, !tbaa !3
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %land.lhs.true, %if.end
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %16 = load i32, ptr %end, align 4, !tbaa !3
  %cmp9 = icmp sge i32 %15, %16
  br i1 %cmp9, label %if.then10, label %if.else

if.then10:                                        ; preds = %if.end8
  store i8 0, ptr %valid, align 1, !tbaa !14
  br label %if.end42

if.else:                                          ; preds = %if.end8
  %17 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %18 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom11 = sext i32 %18 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %17, i64 %idxprom11
  %19 = load i8, ptr %arrayidx12, align 1, !tbaa !18
  %conv13 = zext i8 %19 to i32
  %cmp14 = icmp eq i32 %conv13, 48
  br i1 %cmp14, label %if.then15, label %if.else30

if.then15:                                        ; preds = %if.else
  %20 = load i32, ptr %i, align 4, !tbaa !3
  %inc16 = add nsw i32 %20, 1
  store i32 %inc16, ptr %i, align 4, !tbaa !3
  %21 = load i32, ptr %i, align 4, !tbaa !3
  %22 = load i32, ptr %end, align 4, !tbaa !3
  %cmp17 = icmp slt i32 %21, %22
  br i1 %cmp17, label %land.lhs.true18, label %if.end29

land.lhs.true18:                                  ; preds = %if.then15
  %23 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %24 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom19 = sext i32 %24 to i64
  %arrayidx20 = getelementptr inbounds i8, ptr %23, i64 %idxprom19
  %25 = load i8, ptr %arrayidx20, align 1, !tbaa !18
  %conv21 = zext i8 %25 to i32
  %cmp22 = icmp sge i32 %conv21, 48
  br i1 %cmp22, label %land.lhs.true23, label %if.end29

land.lhs.true23:                                  ; preds = %land.lhs.true18
  %26 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %27 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom24 = sext i32 %27 to i64
  %arrayidx25 = getelementptr inbounds i8, ptr %26, i64 %idxprom24
  %28 = load i8, ptr %arrayidx25, align 1, !tbaa !18
  %conv26 = zext i8 %28 to i32
  %cmp27 = icmp sle i32 %conv26, 57
  br i1 %cmp27, label %if.then28, label %if.end29

if.then28:                                        ; preds = %land.lhs.true23
  store i8 0, ptr %valid, align 1, !tbaa !14
  br label %if.end29

if.end29:                                         ; preds = %if.then28, %land.lhs.true23, %land.lhs.true18, %if.then15
  br label %if.end41

if.else30:                                        ; preds = %if.else
  %29 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %30 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom31 = sext i32 %30 to i64
  %arrayidx32 = getelementptr inbounds i8, ptr %29, i64 %idxprom31
  %31 = load i8, ptr %arrayidx32, align 1, !tbaa !18
  %conv33 = zext i8 %31 to i32
  %cmp34 = icmp slt i32 %conv33, 49
  br i1 %cmp34, label %if.then39, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else30
  %32 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %33 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom35 = sext i32 %33 to i64
  %arrayidx36 = getelementptr inbounds i8, ptr %32, i64 %idxprom35
  %34 = load i8, ptr %arrayidx36, align 1, !tbaa !18
  %conv37 = zext i8 %34 to i32
  %cmp38 = icmp sgt i32 %conv37, 57
  br i1 %cmp38, label %if.then39, label %if.end40

if.then39:                                        ; preds = %lor.lhs.false, %if.else30
  store i8 0, ptr %valid, align 1, !tbaa !14
  br label %if.end40

if.end40:                                         ; preds = %if.then39, %lor.lhs.false
  br label %if.end41

if.end41:                                         ; preds = %if.end40, %if.end29
  br label %if.end42

if.end42:                                         ; preds = %if.end41, %if.then10
  call void @llvm.lifetime.start.p0(ptr %part) #4
  store i32 0, ptr %part, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end42
  %35 = load i32, ptr %part, align 4, !tbaa !3
  %cmp43 = icmp slt i32 %35, 2
  br i1 %cmp43, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %36 = load i8, ptr %valid, align 1, !tbaa !14, !range !19, !noundef !20
  %loadedv = trunc i8 %36 to i1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %37 = phi i1 [ false, %for.cond ], [ %loadedv, %land.rhs ]
  br i1 %37, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup100

for.body:                                         ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %digits) #4
  store i32 0, ptr %digits, align 4, !tbaa !3
  %38 = load i32, ptr %part, align 4, !tbaa !3
  %cmp44 = icmp eq i32 %38, 1
  br i1 %cmp44, label %if.then45, label %if.end56

if.then45:                                        ; preds = %for.body
  %39 = load i32, ptr %i, align 4, !tbaa !3
  %40 = load i32, ptr %end, align 4, !tbaa !3
  %cmp46 = icmp sge i32 %39, %40
  br i1 %cmp46, label %if.then52, label %lor.lhs.false47

lor.lhs.false47:                                  ; preds = %if.then45
  %41 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %42 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom48 = sext i32 %42 to i64
  %arrayidx49 = getelementptr inbounds i8, ptr %41, i64 %idxprom48
  %43 = load i8, ptr %arrayidx49, align 1, !tbaa !18
  %conv50 = zext i8 %43 to i32
  %cmp51 = icmp ne i32 %conv50, 46
  br i1 %cmp51, label %if.then52, label %if.end53

if.then52:                                        ; preds = %lor.lhs.false47, %if.then45
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end53:                                         ; preds = %lor.lhs.false47
  %44 = load i32, ptr %f, align 4, !tbaa !3
  %or54 = or i32 %44, 2
  store i32 %or54, ptr %f, align 4, !tbaa !3
  %45 = load i32, ptr %i, align 4, !tbaa !3
  %inc55 = add nsw i32 %45, 1
  store i32 %inc55, ptr %i, align 4, !tbaa !3
  br label %if.end56

if.end56:                                         ; preds = %if.end53, %for.body
  br label %while.cond

while.cond:                                       ; preds = %if.end91, %if.end56
  %46 = load i32, ptr %i, align 4, !tbaa !3
  %47 = load i32, ptr %end, align 4, !tbaa !3
  %cmp57 = icmp slt i32 %46, %47
  br i1 %cmp57, label %land.lhs.true58, label %land.end68

land.lhs.true58:                                  ; preds = %while.cond
  %48 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %49 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom59 = sext i32 %49 to i64
  %arrayidx60 = getelementptr inbounds i8, ptr %48, i64 %idxprom59
  %50 = load i8, ptr %arrayidx60, align 1, !tbaa !18
  %conv61 = zext i8 %50 to i32
  %cmp62 = icmp sge i32 %conv61, 48
  br i1 %cmp62, label %land.rhs63, label %land.end68

land.rhs63:                                       ; preds = %land.lhs.true58
  %51 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %52 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom64 = sext i32 %52 to i64
  %arrayidx65 = getelementptr inbounds i8, ptr %51, i64 %idxprom64
  %53 = load i8, ptr %arrayidx65, align 1, !tbaa !18
  %conv66 = zext i8 %53 to i32
  %cmp67 = icmp sle i32 %conv66, 57
  br label %land.end68

land.end68:                                       ; preds = %land.rhs63, %land.lhs.true58, %while.cond
  %54 = phi i1 [ false, %land.lhs.true58 ], [ false, %while.cond ], [ %cmp67, %land.rhs63 ]
  br i1 %54, label %while.body, label %while.end

while.body:                                       ; preds = %land.end68
  %55 = load i64, ptr %m, align 8, !tbaa !16
  %cmp69 = icmp sle i64 %55, 922337203685477579
  br i1 %cmp69, label %if.then70, label %if.else79

if.then70:                                        ; preds = %while.body
  %56 = load i64, ptr %m, align 8, !tbaa !16
  %mul = mul nsw i64 %56, 10
  %57 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %58 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom71 = sext i32 %58 to i64
  %arrayidx72 = getelementptr inbounds i8, ptr %57, i64 %idxprom71
  %59 = load i8, ptr %arrayidx72, align 1, !tbaa !18
  %conv73 = zext i8 %59 to i32
  %sub = sub nsw i32 %conv73, 48
  %conv74 = sext i32 %sub to i64
  %add75 = add nsw i64 %mul, %conv74
  store i64 %add75, ptr %m, align 8, !tbaa !16
  %60 = load i32, ptr %part, align 4, !tbaa !3
  %cmp76 = icmp eq i32 %60, 1
  br i1 %cmp76, label %if.then77, label %if.end78

if.then77:                                        ; preds = %if.then70
  %61 = load i32, ptr %e, align 4, !tbaa !3
  %dec = add nsw i32 %61, -1
  store i32 %dec, ptr %e, align 4, !tbaa !3
  br label %if.end78

if.end78:                                         ; preds = %if.then77, %if.then70
  br label %if.end91

if.else79:                                        ; preds = %while.body
  %62 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %63 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom80 = sext i32 %63 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %62, i64 %idxprom80
  %64 = load i8, ptr %arrayidx81, align 1, !tbaa !18
  %conv82 = zext i8 %64 to i32
  %cmp83 = icmp ne i32 %conv82, 48
  br i1 %cmp83, label %if.then84, label %if.end86

if.then84:                                        ; preds = %if.else79
  %65 = load i32, ptr %f, align 4, !tbaa !3
  %or85 = or i32 %65, 8
  store i32 %or85, ptr %f, align 4, !tbaa !3
  br label %if.end86

if.end86:                                         ; preds = %if.then84, %if.else79
  %66 = load i32, ptr %part, align 4, !tbaa !3
  %cmp87 = icmp eq i32 %66, 0
  br i1 %cmp87, label %if.then88, label %if.end90

if.then88:                                        ; preds = %if.end86
  %67 = load i32, ptr %e, align 4, !tbaa !3
  %inc89 = add nsw i32 %67, 1
  store i32 %inc89, ptr %e, align 4, !tbaa !3
  br label %if.end90

if.end90:                                         ; preds = %if.then88, %if.end86
  br label %if.end91

if.end91:                                         ; preds = %if.end90, %if.end78
  %68 = load i32, ptr %digits, align 4, !tbaa !3
  %inc92 = add nsw i32 %68, 1
  store i32 %inc92, ptr %digits, align 4, !tbaa !3
  %69 = load i32, ptr %i, align 4, !tbaa !3
  %inc93 = add nsw i32 %69, 1
  store i32 %inc93, ptr %i, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !21

while.end:                                        ; preds = %land.end68
  %70 = load i32, ptr %part, align 4, !tbaa !3
  %cmp94 = icmp eq i32 %70, 1
  br i1 %cmp94, label %land.lhs.true95, label %if.end98

land.lhs.true95:                                  ; preds = %while.end
  %71 = load i32, ptr %digits, align 4, !tbaa !3
  %cmp96 = icmp eq i32 %71, 0
  br i1 %cmp96, label %if.then97, label %if.end98

if.then97:                                        ; preds = %land.lhs.true95
  store i8 0, ptr %valid, align 1, !tbaa !14
  br label %if.end98

if.end98:                                         ; preds = %if.then97, %land.lhs.true95, %while.end
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end98, %if.then52
  call void @llvm.lifetime.end.p0(ptr %digits) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup100 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %72 = load i32, ptr %part, align 4, !tbaa !3
  %inc99 = add nsw i32 %72, 1
  store i32 %inc99, ptr %part, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !24

cleanup100:                                       ; preds = %cleanup, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %part) #4
  br label %for.end

for.end:                                          ; preds = %cleanup100
  %73 = load i8, ptr %valid, align 1, !tbaa !14, !range !19, !noundef !20
  %loadedv101 = trunc i8 %73 to i1
  br i1 %loadedv101, label %land.lhs.true102, label %if.end168

land.lhs.true102:                                 ; preds = %for.end
  %74 = load i32, ptr %i, align 4, !tbaa !3
  %75 = load i32, ptr %end, align 4, !tbaa !3
  %cmp103 = icmp slt i32 %74, %75
  br i1 %cmp103, label %land.lhs.true104, label %if.end168

land.lhs.true104:                                 ; preds = %land.lhs.true102
  %76 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %77 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom105 = sext i32 %77 to i64
  %arrayidx106 = getelementptr inbounds i8, ptr %76, i64 %idxprom105
  %78 = load i8, ptr %arrayidx106, align 1, !tbaa !18
  %conv107 = zext i8 %78 to i32
  %cmp108 = icmp eq i32 %conv107, 101
  br i1 %cmp108, label %if.then114, label %lor.lhs.false109

lor.lhs.false109:                                 ; preds = %land.lhs.true104
  %79 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %80 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom110 = sext i32 %80 to i64
  %arrayidx111 = getelementptr inbounds i8, ptr %79, i64 %idxprom110
  %81 = load i8, ptr %arrayidx111, align 1, !tbaa !18
  %conv112 = zext i8 %81 to i32
  %cmp113 = icmp eq i32 %conv112, 69
  br i1 %cmp113, label %if.then114, label %if.end168

if.then114:                                       ; preds = %lor.lhs.false109, %land.lhs.true104
  %82 = load i32, ptr %f, align 4, !tbaa !3
  %or115 = or i32 %82, 4
  store i32 %or115, ptr %f, align 4, !tbaa !3
  %83 = load i32, ptr %i, align 4, !tbaa !3
  %inc116 = add nsw i32 %83, 1
  store i32 %inc116, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %minus) #4
  store i8 0, ptr %minus, align 1, !tbaa !14
  %84 = load i32, ptr %i, align 4, !tbaa !3
  %85 = load i32, ptr %end, align 4, !tbaa !3
  %cmp117 = icmp slt i32 %84, %85
  br i1 %cmp117, label %land.lhs.true118, label %if.end134

land.lhs.true118:                                 ; preds = %if.then114
  %86 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %87 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom119 = sext i32 %87 to i64
  %arrayidx120 = getelementptr inbounds i8, ptr %86, i64 %idxprom119
  %88 = load i8, ptr %arrayidx120, align 1, !tbaa !18
  %conv121 = zext i8 %88 to i32
  %cmp122 = icmp eq i32 %conv121, 43
  br i1 %cmp122, label %if.then128, label %lor.lhs.false123

lor.lhs.false123:                                 ; preds = %land.lhs.true118
  %89 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %90 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom124 = sext i32 %90 to i64
  %arrayidx125 = getelementptr inbounds i8, ptr %89, i64 %idxprom124
  %91 = load i8, ptr %arrayidx125, align 1, !tbaa !18
  %conv126 = zext i8 %91 to i32
  %cmp127 = icmp eq i32 %conv126, 45
  br i1 %cmp127, label %if.then128, label %if.end134

if.then128:                                       ; preds = %lor.lhs.false123, %land.lhs.true118
  %92 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %93 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom129 = sext i32 %93 to i64
  %arrayidx130 = getelementptr inbounds i8, ptr %92, i64 %idxprom129
  %94 = load i8, ptr %arrayidx130, align 1, !tbaa !18
  %conv131 = zext i8 %94 to i32
  %cmp132 = icmp eq i32 %conv131, 45
  %storedv = zext i1 %cmp132 to i8
  store i8 %storedv, ptr %minus, align 1, !tbaa !14
  %95 = load i32, ptr %i, align 4, !tbaa !3
  %inc133 = add nsw i32 %95, 1
  store i32 %inc133, ptr %i, align 4, !tbaa !3
  br label %if.end134

if.end134:                                        ; preds = %if.then128, %lor.lhs.false123, %if.then114
  call void @llvm.lifetime.start.p0(ptr %x) #4
  store i32 0, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %digits135) #4
  store i32 0, ptr %digits135, align 4, !tbaa !3
  br label %while.cond136

while.cond136:                                    ; preds = %if.end158, %if.end134
  %96 = load i32, ptr %i, align 4, !tbaa !3
  %97 = load i32, ptr %end, align 4, !tbaa !3
  %cmp137 = icmp slt i32 %96, %97
  br i1 %cmp137, label %land.lhs.true138, label %land.end148

land.lhs.true138:                                 ; preds = %while.cond136
  %98 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %99 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom139 = sext i32 %99 to i64
  %arrayidx140 = getelementptr inbounds i8, ptr %98, i64 %idxprom139
  %100 = load i8, ptr %arrayidx140, align 1, !tbaa !18
  %conv141 = zext i8 %100 to i32
  %cmp142 = icmp sge i32 %conv141, 48
  br i1 %cmp142, label %land.rhs143, label %land.end148

land.rhs143:                                      ; preds = %land.lhs.true138
  %101 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %102 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom144 = sext i32 %102 to i64
  %arrayidx145 = getelementptr inbounds i8, ptr %101, i64 %idxprom144
  %103 = load i8, ptr %arrayidx145, align 1, !tbaa !18
  %conv146 = zext i8 %103 to i32
  %cmp147 = icmp sle i32 %conv146, 57
  br label %land.end148

land.end148:                                      ; preds = %land.rhs143, %land.lhs.true138, %while.cond136
  %104 = phi i1 [ false, %land.lhs.true138 ], [ false, %while.cond136 ], [ %cmp147, %land.rhs143 ]
  br i1 %104, label %while.body149, label %while.end161

while.body149:                                    ; preds = %land.end148
  %105 = load i32, ptr %x, align 4, !tbaa !3
  %cmp150 = icmp slt i32 %105, 10000
  br i1 %cmp150, label %if.then151, label %if.end158

if.then151:                                       ; preds = %while.body149
  %106 = load i32, ptr %x, align 4, !tbaa !3
  %mul152 = mul nsw i32 %106, 10
  %107 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %108 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom153 = sext i32 %108 to i64
  %arrayidx154 = getelementptr inbounds i8, ptr %107, i64 %idxprom153
  %109 = load i8, ptr %arrayidx154, align 1, !tbaa !18
  %conv155 = zext i8 %109 to i32
  %sub156 = sub nsw i32 %conv155, 48
  %add157 = add nsw i32 %mul152, %sub156
  store i32 %add157, ptr %x, align 4, !tbaa !3
  br label %if.end158

if.end158:                                        ; preds = %if.then151, %while.body149
  %110 = load i32, ptr %digits135, align 4, !tbaa !3
  %inc159 = add nsw i32 %110, 1
  store i32 %inc159, ptr %digits135, align 4, !tbaa !3
  %111 = load i32, ptr %i, align 4, !tbaa !3
  %inc160 = add nsw i32 %111, 1
  store i32 %inc160, ptr %i, align 4, !tbaa !3
  br label %while.cond136, !llvm.loop !25

while.end161:                                     ; preds = %land.end148
  %112 = load i32, ptr %digits135, align 4, !tbaa !3
  %cmp162 = icmp eq i32 %112, 0
  br i1 %cmp162, label %if.then163, label %if.end164

if.then163:                                       ; preds = %while.end161
  store i8 0, ptr %valid, align 1, !tbaa !14
  br label %if.end164

if.end164:                                        ; preds = %if.then163, %while.end161
  %113 = load i8, ptr %minus, align 1, !tbaa !14, !range !19, !noundef !20
  %loadedv165 = trunc i8 %113 to i1
  br i1 %loadedv165, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end164
  %114 = load i32, ptr %x, align 4, !tbaa !3
  %sub166 = sub nsw i32 0, %114
  br label %cond.end

cond.false:                                       ; preds = %if.end164
  %115 = load i32, ptr %x, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub166, %cond.true ], [ %115, %cond.false ]
  %116 = load i32, ptr %e, align 4, !tbaa !3
  %add167 = add nsw i32 %116, %cond
  store i32 %add167, ptr %e, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %digits135) #4
  call void @llvm.lifetime.end.p0(ptr %x) #4
  call void @llvm.lifetime.end.p0(ptr %minus) #4
  br label %if.end168

if.end168:                                        ; preds = %cond.end, %lor.lhs.false109, %land.lhs.true102, %for.end
  %117 = load i8, ptr %valid, align 1, !tbaa !14, !range !19, !noundef !20
  %loadedv169 = trunc i8 %117 to i1
  br i1 %loadedv169, label %lor.lhs.false170, label %if.then172

lor.lhs.false170:                                 ; preds = %if.end168
  %118 = load i32, ptr %i, align 4, !tbaa !3
  %119 = load i32, ptr %end, align 4, !tbaa !3
  %cmp171 = icmp ne i32 %118, %119
  br i1 %cmp171, label %if.then172, label %if.else173

if.then172:                                       ; preds = %lor.lhs.false170, %if.end168
  store i32 16, ptr %f, align 4, !tbaa !3
  store i64 0, ptr %m, align 8, !tbaa !16
  store i32 0, ptr %e, align 4, !tbaa !3
  br label %if.end177

if.else173:                                       ; preds = %lor.lhs.false170
  %120 = load i32, ptr %f, align 4, !tbaa !3
  %and = and i32 %120, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then174, label %if.end176

if.then174:                                       ; preds = %if.else173
  %121 = load i64, ptr %m, align 8, !tbaa !16
  %sub175 = sub nsw i64 0, %121
  store i64 %sub175, ptr %m, align 8, !tbaa !16
  br label %if.end176

if.end176:                                        ; preds = %if.then174, %if.else173
  br label %if.end177

if.end177:                                        ; preds = %if.end176, %if.then172
  %122 = load i64, ptr %m, align 8, !tbaa !16
  %123 = load ptr, ptr %mantissa.addr, align 8, !tbaa !12
  %124 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom178 = sext i32 %124 to i64
  %arrayidx179 = getelementptr inbounds i64, ptr %123, i64 %idxprom178
  store i64 %122, ptr %arrayidx179, align 8, !tbaa !16
  %125 = load i32, ptr %e, align 4, !tbaa !3
  %126 = load ptr, ptr %exponent.addr, align 8, !tbaa !10
  %127 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom180 = sext i32 %127 to i64
  %arrayidx181 = getelementptr inbounds i32, ptr %126, i64 %idxprom180
  store i32 %125, ptr %arrayidx181, align 4, !tbaa !3
  %128 = load i32, ptr %f, align 4, !tbaa !3
  %129 = load ptr, ptr %flags.addr, align 8, !tbaa !10
  %130 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom182 = sext i32 %130 to i64
  %arrayidx183 = getelementptr inbounds i32, ptr %129, i64 %idxprom182
  store i32 %128, ptr %arrayidx183, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %e) #4
  call void @llvm.lifetime.end.p0(ptr %m) #4
  call void @llvm.lifetime.end.p0(ptr %valid) #4
  call void @llvm.lifetime.end.p0(ptr %f) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup184

cleanup184:                                       ; preds = %if.end177, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest185 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest185, label %unreachable [
    i32 0, label %cleanup.cont186
    i32 1, label %cleanup.cont186
  ]

cleanup.cont186:                                  ; preds = %cleanup184, %cleanup184
  ret void

unreachable:                                      ; preds = %cleanup184
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
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 long long", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"bool", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !5, i64 0}
!18 = !{!5, !5, i64 0}
!19 = !{i8 0, i8 2}
!20 = !{}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !22, !23}
!25 = distinct !{!25, !22, !23}
