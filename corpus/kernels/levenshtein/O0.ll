; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @levenshtein(ptr noundef %word, i32 noundef %n, ptr noundef %dictionary, ptr noundef %offset, i32 noundef %entries, i32 noundef %bound, ptr noundef %distance) #0 {
entry:
  %word.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %dictionary.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %entries.addr = alloca i32, align 4
  %bound.addr = alloca i32, align 4
  %distance.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %other = alloca ptr, align 8
  %m = alloca i32, align 4
  %rows = alloca [3 x [16 x i32]], align 4
  %too_far = alloca i8, align 1
  %result = alloca i32, align 4
  %j = alloca i32, align 4
  %i = alloca i32, align 4
  %now = alloca ptr, align 8
  %before = alloca ptr, align 8
  %before2 = alloca ptr, align 8
  %least = alloca i32, align 4
  %j32 = alloca i32, align 4
  %same = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %word, ptr %word.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %dictionary, ptr %dictionary.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %entries, ptr %entries.addr, align 4, !tbaa !3
  store i32 %bound, ptr %bound.addr, align 4, !tbaa !3
  store ptr %distance, ptr %distance.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %entries.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup143

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %other) #4
  %2 = load ptr, ptr %dictionary.addr, align 8, !tbaa !7
  %3 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %4 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %5 to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %other, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %m) #4
  %6 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %7 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %7, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %6, i64 %idxprom1
  %8 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %9 = load ptr, ptr %offset.addr, align 8, !tbaa !10
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom3 = sext i32 %10 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %9, i64 %idxprom3
  %11 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %11
  store i32 %sub, ptr %m, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %rows) #4
  call void @llvm.lifetime.start.p0(ptr %too_far) #4
  %12 = load i32, ptr %n.addr, align 4, !tbaa !3
  %13 = load i32, ptr %m, align 4, !tbaa !3
  %sub5 = sub nsw i32 %12, %13
  %14 = load i32, ptr %bound.addr, align 4, !tbaa !3
  %cmp6 = icmp sgt i32 %sub5, %14
  br i1 %cmp6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end
  %15 = load i32, ptr %m, align 4, !tbaa !3
  %16 = load i32, ptr %n.addr, align 4, !tbaa !3
  %sub7 = sub nsw i32 %15, %16
  %17 = load i32, ptr %bound.addr, align 4, !tbaa !3
  %cmp8 = icmp sgt i32 %sub7, %17
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end
  %18 = phi i1 [ true, %if.end ], [ %cmp8, %lor.rhs ]
  %storedv = zext i1 %18 to i8
  store i8 %storedv, ptr %too_far, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %result) #4
  %19 = load i32, ptr %bound.addr, align 4, !tbaa !3
  %add9 = add nsw i32 %19, 1
  store i32 %add9, ptr %result, align 4, !tbaa !3
  %20 = load i8, ptr %too_far, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv = trunc i8 %20 to i1
  br i1 %loadedv, label %if.end140, label %if.then10

if.then10:                                        ; preds = %lor.end
  call void @llvm.lifetime.start.p0(ptr %j) #4
  store i32 0, ptr %j, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then10
  %21 = load i32, ptr %j, align 4, !tbaa !3
  %22 = load i32, ptr %m, align 4, !tbaa !3
  %cmp11 = icmp sle i32 %21, %22
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %j) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %23 = load i32, ptr %j, align 4, !tbaa !3
  %arrayidx12 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 0
  %24 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom13 = sext i32 %24 to i64
  %arrayidx14 = getelementptr inbounds [16 x i32], ptr %arrayidx12, i64 0, i64 %idxprom13
  store i32 %23, ptr %arrayidx14, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %25 = load i32, ptr %j, align 4, !tbaa !3
  %inc = add nsw i32 %25, 1
  store i32 %inc, ptr %j, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %i) #4
  store i32 1, ptr %i, align 4, !tbaa !3
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc121, %for.end
  %26 = load i32, ptr %i, align 4, !tbaa !3
  %27 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp16 = icmp sle i32 %26, %27
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17

for.cond.cleanup17:                               ; preds = %for.cond15
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup123

for.body18:                                       ; preds = %for.cond15
  call void @llvm.lifetime.start.p0(ptr %now) #4
  %28 = load i32, ptr %i, align 4, !tbaa !3
  %rem = srem i32 %28, 3
  %idxprom19 = sext i32 %rem to i64
  %arrayidx20 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom19
  %arraydecay = getelementptr inbounds [16 x i32], ptr %arrayidx20, i64 0, i64 0
  store ptr %arraydecay, ptr %now, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %before) #4
  %29 = load i32, ptr %i, align 4, !tbaa !3
  %add21 = add nsw i32 %29, 2
  %rem22 = srem i32 %add21, 3
  %idxprom23 = sext i32 %rem22 to i64
  %arrayidx24 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom23
  %arraydecay25 = getelementptr inbounds [16 x i32], ptr %arrayidx24, i64 0, i64 0
  store ptr %arraydecay25, ptr %before, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %before2) #4
  %30 = load i32, ptr %i, align 4, !tbaa !3
  %add26 = add nsw i32 %30, 1
  %rem27 = srem i32 %add26, 3
  %idxprom28 = sext i32 %rem27 to i64
  %arrayidx29 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom28
  %arraydecay30 = getelementptr inbounds [16 x i32], ptr %arrayidx29, i64 0, i64 0
  store ptr %arraydecay30, ptr %before2, align 8, !tbaa !10
  %31 = load i32, ptr %i, align 4, !tbaa !3
  %32 = load ptr, ptr %now, align 8, !tbaa !10
  %arrayidx31 = getelementptr inbounds i32, ptr %32, i64 0
  store i32 %31, ptr %arrayidx31, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %least) #4
  %33 = load i32, ptr %i, align 4, !tbaa !3
  store i32 %33, ptr %least, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %j32) #4
  store i32 1, ptr %j32, align 4, !tbaa !3
  br label %for.cond33

for.cond33:                                       ; preds = %for.inc112, %for.body18
  %34 = load i32, ptr %j32, align 4, !tbaa !3
  %35 = load i32, ptr %m, align 4, !tbaa !3
  %cmp34 = icmp sle i32 %34, %35
  br i1 %cmp34, label %for.body36, label %for.cond.cleanup35

for.cond.cleanup35:                               ; preds = %for.cond33
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %j32) #4
  br label %for.end114

for.body36:                                       ; preds = %for.cond33
  call void @llvm.lifetime.start.p0(ptr %same) #4
  %36 = load ptr, ptr %word.addr, align 8, !tbaa !7
  %37 = load i32, ptr %i, align 4, !tbaa !3
  %sub37 = sub nsw i32 %37, 1
  %idxprom38 = sext i32 %sub37 to i64
  %arrayidx39 = getelementptr inbounds i8, ptr %36, i64 %idxprom38
  %38 = load i8, ptr %arrayidx39, align 1, !tbaa !19
  %conv = zext i8 %38 to i32
  %39 = load ptr, ptr %other, align 8, !tbaa !7
  %40 = load i32, ptr %j32, align 4, !tbaa !3
  %sub40 = sub nsw i32 %40, 1
  %idxprom41 = sext i32 %sub40 to i64
  %arrayidx42 = getelementptr inbounds i8, ptr %39, i64 %idxprom41
  %41 = load i8, ptr %arrayidx42, align 1, !tbaa !19
  %conv43 = zext i8 %41 to i32
  %cmp44 = icmp eq i32 %conv, %conv43
  %conv45 = zext i1 %cmp44 to i32
  store i32 %conv45, ptr %same, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %d) #4
  %42 = load ptr, ptr %before, align 8, !tbaa !10
  %43 = load i32, ptr %j32, align 4, !tbaa !3
  %sub46 = sub nsw i32 %43, 1
  %idxprom47 = sext i32 %sub46 to i64
  %arrayidx48 = getelementptr inbounds i32, ptr %42, i64 %idxprom47
  %44 = load i32, ptr %arrayidx48, align 4, !tbaa !3
  %45 = load i32, ptr %same, align 4, !tbaa !3
  %tobool = icmp ne i32 %45, 0
  %46 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 1
  %add49 = add nsw i32 %44, %cond
  store i32 %add49, ptr %d, align 4, !tbaa !3
  %47 = load ptr, ptr %before, align 8, !tbaa !10
  %48 = load i32, ptr %j32, align 4, !tbaa !3
  %idxprom50 = sext i32 %48 to i64
  %arrayidx51 = getelementptr inbounds i32, ptr %47, i64 %idxprom50
  %49 = load i32, ptr %arrayidx51, align 4, !tbaa !3
  %add52 = add nsw i32 %49, 1
  %50 = load i32, ptr %d, align 4, !tbaa !3
  %cmp53 = icmp slt i32 %add52, %50
  br i1 %cmp53, label %if.then54, label %if.end58

if.then54:                                        ; preds = %for.body36
  %51 = load ptr, ptr %before, align 8, !tbaa !10
  %52 = load i32, ptr %j32, align 4, !tbaa !3
  %idxprom55 = sext i32 %52 to i64
  %arrayidx56 = getelementptr inbounds i32, ptr %51, i64 %idxprom55
  %53 = load i32, ptr %arrayidx56, align 4, !tbaa !3
  %add57 = add nsw i32 %53, 1
  store i32 %add57, ptr %d, align 4, !tbaa !3
  br label %if.end58

if.end58:                                         ; preds = %if.then54, %for.body36
  %54 = load ptr, ptr %now, align 8, !tbaa !10
  %55 = load i32, ptr %j32, align 4, !tbaa !3
  %sub59 = sub nsw i32 %55, 1
  %idxprom60 = sext i32 %sub59 to i64
  %arrayidx61 = getelementptr inbounds i32, ptr %54, i64 %idxprom60
  %56 = load i32, ptr %arrayidx61, align 4, !tbaa !3
  %add62 = add nsw i32 %56, 1
  %57 = load i32, ptr %d, align 4, !tbaa !3
  %cmp63 = icmp slt i32 %add62, %57
  br i1 %cmp63, label %if.then64, label %if.end69

if.then64:                                        ; preds = %if.end58
  %58 = load ptr, ptr %now, align 8, !tbaa !10
  %59 = load i32, ptr %j32, align 4, !tbaa !3
  %sub65 = sub nsw i32 %59, 1
  %idxprom66 = sext i32 %sub65 to i64
  %arrayidx67 = getelementptr inbounds i32, ptr %58, i64 %idxprom66
  %60 = load i32, ptr %arrayidx67, align 4, !tbaa !3
  %add68 = add nsw i32 %60, 1
  store i32 %add68, ptr %d, align 4, !tbaa !3
  br label %if.end69

if.end69:                                         ; preds = %if.then64, %if.end58
  %61 = load i32, ptr %same, align 4, !tbaa !3
  %tobool70 = icmp ne i32 %61, 0
  br i1 %tobool70, label %if.end106, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end69
  %62 = load i32, ptr %i, align 4, !tbaa !3
  %cmp71 = icmp sgt i32 %62, 1
  br i1 %cmp71, label %land.lhs.true72, label %if.end106

land.lhs.true72:                                  ; preds = %land.lhs.true
  %63 = load i32, ptr %j32, align 4, !tbaa !3
  %cmp73 = icmp sgt i32 %63, 1
  br i1 %cmp73, label %land.lhs.true74, label %if.end106

land.lhs.true74:                                  ; preds = %land.lhs.true72
  %64 = load ptr, ptr %word.addr, align 8, !tbaa !7
  %65 = load i32, ptr %i, align 4, !tbaa !3
  %sub75 = sub nsw i32 %65, 1
  %idxprom76 = sext i32 %sub75 to i64
  %arrayidx77 = getelementptr inbounds i8, ptr %64, i64 %idxprom76
  %66 = load i8, ptr %arrayidx77, align 1, !tbaa !19
  %conv78 = zext i8 %66 to i32
  %67 = load ptr, ptr %other, align 8, !tbaa !7
  %68 = load i32, ptr %j32, align 4, !tbaa !3
  %sub79 = sub nsw i32 %68, 2
  %idxprom80 = sext i32 %sub79 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %67, i64 %idxprom80
  %69 = load i8, ptr %arrayidx81, align 1, !tbaa !19
  %conv82 = zext i8 %69 to i32
  %cmp83 = icmp eq i32 %conv78, %conv82
  br i1 %cmp83, label %land.lhs.true84, label %if.end106

land.lhs.true84:                                  ; preds = %land.lhs.true74
  %70 = load ptr, ptr %word.addr, align 8, !tbaa !7
  %71 = load i32, ptr %i, align 4, !tbaa !3
  %sub85 = sub nsw i32 %71, 2
  %idxprom86 = sext i32 %sub85 to i64
  %arrayidx87 = getelementptr inbounds i8, ptr %70, i64 %idxprom86
  %72 = load i8, ptr %arrayidx87, align 1, !tbaa !19
  %conv88 = zext i8 %72 to i32
  %73 = load ptr, ptr %other, align 8, !tbaa !7
  %74 = load i32, ptr %j32, align 4, !tbaa !3
  %sub89 = sub nsw i32 %74, 1
  %idxprom90 = sext i32 %sub89 to i64
  %arrayidx91 = getelementptr inbounds i8, ptr %73, i64 %idxprom90
  %75 = load i8, ptr %arrayidx91, align 1, !tbaa !19
  %conv92 = zext i8 %75 to i32
  %cmp93 = icmp eq i32 %conv88, %conv92
  br i1 %cmp93, label %if.then94, label %if.end106

if.then94:                                        ; preds = %land.lhs.true84
  %76 = load ptr, ptr %before2, align 8, !tbaa !10
  %77 = load i32, ptr %j32, align 4, !tbaa !3
  %sub95 = sub nsw i32 %77, 2
  %idxprom96 = sext i32 %sub95 to i64
  %arrayidx97 = getelementptr inbounds i32, ptr %76, i64 %idxprom96
  %78 = load i32, ptr %arrayidx97, align 4, !tbaa !3
  %add98 = add nsw i32 %78, 1
  %79 = load i32, ptr %d, align 4, !tbaa !3
  %cmp99 = icmp slt i32 %add98, %79
  br i1 %cmp99, label %if.then100, label %if.end105

if.then100:                                       ; preds = %if.then94
  %80 = load ptr, ptr %before2, align 8, !tbaa !10
  %81 = load i32, ptr %j32, align 4, !tbaa !3
  %sub101 = sub nsw i32 %81, 2
  %idxprom102 = sext i32 %sub101 to i64
  %arrayidx103 = getelementptr inbounds i32, ptr %80, i64 %idxprom102
  %82 = load i32, ptr %arrayidx103, align 4, !tbaa !3
  %add104 = add nsw i32 %82, 1
  store i32 %add104, ptr %d, align 4, !tbaa !3
  br label %if.end105

if.end105:                                        ; preds = %if.then100, %if.then94
  br label %if.end106

if.end106:                                        ; preds = %if.end105, %land.lhs.true84, %land.lhs.true74, %land.lhs.true72, %land.lhs.true, %if.end69
  %83 = load i32, ptr %d, align 4, !tbaa !3
  %84 = load ptr, ptr %now, align 8, !tbaa !10
  %85 = load i32, ptr %j32, align 4, !tbaa !3
  %idxprom107 = sext i32 %85 to i64
  %arrayidx108 = getelementptr inbounds i32, ptr %84, i64 %idxprom107
  store i32 %83, ptr %arrayidx108, align 4, !tbaa !3
  %86 = load i32, ptr %d, align 4, !tbaa !3
  %87 = load i32, ptr %least, align 4, !tbaa !3
  %cmp109 = icmp slt i32 %86, %87
  br i1 %cmp109, label %if.then110, label %if.end111

if.then110:                                       ; preds = %if.end106
  %88 = load i32, ptr %d, align 4, !tbaa !3
  store i32 %88, ptr %least, align 4, !tbaa !3
  br label %if.end111

if.end111:                                        ; preds = %if.then110, %if.end106
  call void @llvm.lifetime.end.p0(ptr %d) #4
  call void @llvm.lifetime.end.p0(ptr %same) #4
  br label %for.inc112

for.inc112:                                       ; preds = %if.end111
  %89 = load i32, ptr %j32, align 4, !tbaa !3
  %inc113 = add nsw i32 %89, 1
  store i32 %inc113, ptr %j32, align 4, !tbaa !3
  br label %for.cond33, !llvm.loop !20

for.end114:                                       ; preds = %for.cond.cleanup35
  %90 = load i32, ptr %least, align 4, !tbaa !3
  %91 = load i32, ptr %bound.addr, align 4, !tbaa !3
  %cmp115 = icmp sgt i32 %90, %91
  br i1 %cmp115, label %if.then116, label %if.end117

if.then116:                                       ; preds = %for.end114
  store i8 1, ptr %too_far, align 1, !tbaa !12
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end117:                                        ; preds = %for.end114
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end117, %if.then116
  call void @llvm.lifetime.end.p0(ptr %least) #4
  call void @llvm.lifetime.end.p0(ptr %before2) #4
  call void @llvm.lifetime.end.p0(ptr %before) #4
  call void @llvm.lifetime.end.p0(ptr %now) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup123 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc121

for.inc121:                                       ; preds = %cleanup.cont
  %92 = load i32, ptr %i, align 4, !tbaa !3
  %inc122 = add nsw i32 %92, 1
  store i32 %inc122, ptr %i, align 4, !tbaa !3
  br label %for.cond15, !llvm.loop !21

cleanup123:                                       ; preds = %cleanup, %for.cond.cleanup17
  call void @llvm.lifetime.end.p0(ptr %i) #4
  br label %for.end124

for.end124:                                       ; preds = %cleanup123
  %93 = load i8, ptr %too_far, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv125 = trunc i8 %93 to i1
  br i1 %loadedv125, label %if.end139, label %land.lhs.true126

land.lhs.true126:                                 ; preds = %for.end124
  %94 = load i32, ptr %n.addr, align 4, !tbaa !3
  %rem127 = srem i32 %94, 3
  %idxprom128 = sext i32 %rem127 to i64
  %arrayidx129 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom128
  %95 = load i32, ptr %m, align 4, !tbaa !3
  %idxprom130 = sext i32 %95 to i64
  %arrayidx131 = getelementptr inbounds [16 x i32], ptr %arrayidx129, i64 0, i64 %idxprom130
  %96 = load i32, ptr %arrayidx131, align 4, !tbaa !3
  %97 = load i32, ptr %bound.addr, align 4, !tbaa !3
  %cmp132 = icmp sle i32 %96, %97
  br i1 %cmp132, label %if.then133, label %if.end139

if.then133:                                       ; preds = %land.lhs.true126
  %98 = load i32, ptr %n.addr, align 4, !tbaa !3
  %rem134 = srem i32 %98, 3
  %idxprom135 = sext i32 %rem134 to i64
  %arrayidx136 = getelementptr inbounds [3 x [16 x i32]], ptr %rows, i64 0, i64 %idxprom135
  %99 = load i32, ptr %m, align 4, !tbaa !3
  %idxprom137 = sext i32 %99 to i64
  %arrayidx138 = getelementptr inbounds [16 x i32], ptr %arrayidx136, i64 0, i64 %idxprom137
  %100 = load i32, ptr %arrayidx138, align 4, !tbaa !3
  store i32 %100, ptr %result, align 4, !tbaa !3
  br label %if.end139

if.end139:                                        ; preds = %if.then133, %land.lhs.true126, %for.end124
  br label %if.end140

if.end140:                                        ; preds = %if.end139, %lor.end
  %101 = load i32, ptr %result, align 4, !tbaa !3
  %102 = load ptr, ptr %distance.addr, align 8, !tbaa !10
  %103 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom141 = sext i32 %103 to i64
  %arrayidx142 = getelementptr inbounds i32, ptr %102, i64 %idxprom141
  store i32 %101, ptr %arrayidx142, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %result) #4
  call void @llvm.lifetime.end.p0(ptr %too_far) #4
  call void @llvm.lifetime.end.p0(ptr %rows) #4
  call void @llvm.lifetime.end.p0(ptr %m) #4
  call void @llvm.lifetime.end.p0(ptr %other) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup143

cleanup143:                                       ; preds = %if.end140, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #4
  %cleanup.dest144 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest144, label %unreachable [
    i32 0, label %cleanup.cont145
    i32 1, label %cleanup.cont145
  ]

cleanup.cont145:                                  ; preds = %cleanup143, %cleanup143
  ret void

unreachable:                                      ; preds = %cleanup143
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
!13 = !{!"bool", !5, i64 0}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!5, !5, i64 0}
!20 = distinct !{!20, !17, !18}
!21 = distinct !{!21, !17, !18}
