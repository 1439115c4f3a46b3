; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i16, i16, i16, i16, i32, i32 }
%struct.Item = type { i16, i16, i16, i16 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bvh_traverse(ptr noundef %nodes, ptr noundef %items, ptr noundef %rays, i32 noundef %count, i32 noundef %any, ptr noundef %hit, ptr noundef %distance, ptr noundef %covering) #0 {
entry:
  %nodes.addr = alloca ptr, align 8
  %items.addr = alloca ptr, align 8
  %rays.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %any.addr = alloca i32, align 4
  %hit.addr = alloca ptr, align 8
  %distance.addr = alloca ptr, align 8
  %covering.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %stack = alloca [16 x i32], align 4
  %top = alloca i32, align 4
  %best = alloca i32, align 4
  %best_distance = alloca i32, align 4
  %covers = alloca i32, align 4
  %found = alloca i8, align 1
  %stop = alloca i8, align 1
  %n = alloca %struct.Node, align 4
  %d = alloca i32, align 4
  %first = alloca i32, align 4
  %k = alloca i32, align 4
  %it = alloca %struct.Item, align 2
  %e = alloca i32, align 4
  %a = alloca %struct.Node, align 4
  %b = alloca %struct.Node, align 4
  %da = alloca i32, align 4
  %db = alloca i32, align 4
  %swap = alloca i8, align 1
  %first101 = alloca i32, align 4
  %second = alloca i32, align 4
  store ptr %nodes, ptr %nodes.addr, align 8, !tbaa !7
  store ptr %items, ptr %items.addr, align 8, !tbaa !10
  store ptr %rays, ptr %rays.addr, align 8, !tbaa !12
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store i32 %any, ptr %any.addr, align 4, !tbaa !3
  store ptr %hit, ptr %hit.addr, align 8, !tbaa !14
  store ptr %distance, ptr %distance.addr, align 8, !tbaa !14
  store ptr %covering, ptr %covering.addr, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup162

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %x) #5
  %2 = load ptr, ptr %rays.addr, align 8, !tbaa !12
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %mul = mul nsw i32 2, %3
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i16, ptr %2, i64 %idxprom
  %4 = load i16, ptr %arrayidx, align 2, !tbaa !16
  %conv = sext i16 %4 to i32
  store i32 %conv, ptr %x, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %y) #5
  %5 = load ptr, ptr %rays.addr, align 8, !tbaa !12
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %mul1 = mul nsw i32 2, %6
  %add = add nsw i32 %mul1, 1
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds i16, ptr %5, i64 %idxprom2
  %7 = load i16, ptr %arrayidx3, align 2, !tbaa !16
  %conv4 = sext i16 %7 to i32
  store i32 %conv4, ptr %y, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %stack) #5
  call void @llvm.lifetime.start.p0(ptr %top) #5
  store i32 0, ptr %top, align 4, !tbaa !3
  %8 = load i32, ptr %top, align 4, !tbaa !3
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %top, align 4, !tbaa !3
  %idxprom5 = sext i32 %8 to i64
  %arrayidx6 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom5
  store i32 0, ptr %arrayidx6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %best) #5
  store i32 -1, ptr %best, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %best_distance) #5
  store i32 2147483647, ptr %best_distance, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %covers) #5
  store i32 0, ptr %covers, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %found) #5
  store i8 0, ptr %found, align 1, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %stop) #5
  store i8 0, ptr %stop, align 1, !tbaa !18
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont140, %cleanup137, %if.end
  %9 = load i32, ptr %top, align 4, !tbaa !3
  %cmp7 = icmp sgt i32 %9, 0
  br i1 %cmp7, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %10 = load i8, ptr %stop, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv = trunc i8 %10 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %11 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %11, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %n) #5
  %12 = load ptr, ptr %nodes.addr, align 8, !tbaa !7
  %13 = load i32, ptr %top, align 4, !tbaa !3
  %dec = add nsw i32 %13, -1
  store i32 %dec, ptr %top, align 4, !tbaa !3
  %idxprom8 = sext i32 %dec to i64
  %arrayidx9 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom8
  %14 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %idxprom10 = sext i32 %14 to i64
  %arrayidx11 = getelementptr inbounds %struct.Node, ptr %12, i64 %idxprom10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %n, ptr align 4 %arrayidx11, i64 16, i1 false), !tbaa.struct !22
  call void @llvm.lifetime.start.p0(ptr %d) #5
  %15 = load i32, ptr %x, align 4, !tbaa !3
  %16 = load i32, ptr %y, align 4, !tbaa !3
  %lo_x = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 0
  %17 = load i16, ptr %lo_x, align 4, !tbaa !23
  %conv12 = sext i16 %17 to i32
  %hi_x = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 1
  %18 = load i16, ptr %hi_x, align 2, !tbaa !25
  %conv13 = sext i16 %18 to i32
  %lo_y = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 2
  %19 = load i16, ptr %lo_y, align 4, !tbaa !26
  %conv14 = sext i16 %19 to i32
  %hi_y = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 3
  %20 = load i16, ptr %hi_y, align 2, !tbaa !27
  %conv15 = sext i16 %20 to i32
  %call16 = call noundef i32 @_ZL5reachiiiiii(i32 noundef %15, i32 noundef %16, i32 noundef %conv12, i32 noundef %conv13, i32 noundef %conv14, i32 noundef %conv15) #6
  store i32 %call16, ptr %d, align 4, !tbaa !3
  %21 = load i32, ptr %d, align 4, !tbaa !3
  %cmp17 = icmp slt i32 %21, 0
  br i1 %cmp17, label %if.then20, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.body
  %22 = load i8, ptr %found, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv18 = trunc i8 %22 to i1
  br i1 %loadedv18, label %land.lhs.true, label %if.end21

land.lhs.true:                                    ; preds = %lor.lhs.false
  %23 = load i32, ptr %d, align 4, !tbaa !3
  %24 = load i32, ptr %best_distance, align 4, !tbaa !3
  %cmp19 = icmp sgt i32 %23, %24
  br i1 %cmp19, label %if.then20, label %if.end21

if.then20:                                        ; preds = %land.lhs.true, %while.body
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup137, !llvm.loop !28

if.end21:                                         ; preds = %land.lhs.true, %lor.lhs.false
  %count22 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 5
  %25 = load i32, ptr %count22, align 4, !tbaa !31
  %cmp23 = icmp sgt i32 %25, 0
  br i1 %cmp23, label %if.then24, label %if.else

if.then24:                                        ; preds = %if.end21
  call void @llvm.lifetime.start.p0(ptr %first) #5
  %left = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 4
  %26 = load i32, ptr %left, align 4, !tbaa !32
  %not = xor i32 %26, -1
  store i32 %not, ptr %first, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #5
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then24
  %27 = load i32, ptr %k, align 4, !tbaa !3
  %count25 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 5
  %28 = load i32, ptr %count25, align 4, !tbaa !31
  %cmp26 = icmp slt i32 %27, %28
  br i1 %cmp26, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup69

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %it) #5
  %29 = load ptr, ptr %items.addr, align 8, !tbaa !10
  %30 = load i32, ptr %first, align 4, !tbaa !3
  %31 = load i32, ptr %k, align 4, !tbaa !3
  %add27 = add nsw i32 %30, %31
  %idxprom28 = sext i32 %add27 to i64
  %arrayidx29 = getelementptr inbounds %struct.Item, ptr %29, i64 %idxprom28
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %it, ptr align 2 %arrayidx29, i64 8, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.start.p0(ptr %e) #5
  %32 = load i32, ptr %x, align 4, !tbaa !3
  %33 = load i32, ptr %y, align 4, !tbaa !3
  %lo_x30 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 0
  %34 = load i16, ptr %lo_x30, align 2, !tbaa !34
  %conv31 = sext i16 %34 to i32
  %hi_x32 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 1
  %35 = load i16, ptr %hi_x32, align 2, !tbaa !36
  %conv33 = sext i16 %35 to i32
  %lo_y34 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 2
  %36 = load i16, ptr %lo_y34, align 2, !tbaa !37
  %conv35 = sext i16 %36 to i32
  %hi_y36 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 3
  %37 = load i16, ptr %hi_y36, align 2, !tbaa !38
  %conv37 = sext i16 %37 to i32
  %call38 = call noundef i32 @_ZL5reachiiiiii(i32 noundef %32, i32 noundef %33, i32 noundef %conv31, i32 noundef %conv33, i32 noundef %conv35, i32 noundef %conv37) #6
  store i32 %call38, ptr %e, align 4, !tbaa !3
  %38 = load i32, ptr %e, align 4, !tbaa !3
  %cmp39 = icmp slt i32 %38, 0
  br i1 %cmp39, label %if.then40, label %if.end41

if.then40:                                        ; preds = %for.body
  store i32 6, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end41:                                         ; preds = %for.body
  %39 = load i32, ptr %x, align 4, !tbaa !3
  %40 = load i32, ptr %y, align 4, !tbaa !3
  %lo_x42 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 0
  %41 = load i16, ptr %lo_x42, align 2, !tbaa !34
  %conv43 = sext i16 %41 to i32
  %hi_x44 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 1
  %42 = load i16, ptr %hi_x44, align 2, !tbaa !36
  %conv45 = sext i16 %42 to i32
  %lo_y46 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 2
  %43 = load i16, ptr %lo_y46, align 2, !tbaa !37
  %conv47 = sext i16 %43 to i32
  %hi_y48 = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 3
  %44 = load i16, ptr %hi_y48, align 2, !tbaa !38
  %conv49 = sext i16 %44 to i32
  %call50 = call noundef zeroext i1 @_ZL6insideiiiiii(i32 noundef %39, i32 noundef %40, i32 noundef %conv43, i32 noundef %conv45, i32 noundef %conv47, i32 noundef %conv49) #6
  br i1 %call50, label %if.then51, label %if.end53

if.then51:                                        ; preds = %if.end41
  %45 = load i32, ptr %covers, align 4, !tbaa !3
  %inc52 = add nsw i32 %45, 1
  store i32 %inc52, ptr %covers, align 4, !tbaa !3
  br label %if.end53

if.end53:                                         ; preds = %if.then51, %if.end41
  %46 = load i8, ptr %found, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv54 = trunc i8 %46 to i1
  br i1 %loadedv54, label %lor.lhs.false55, label %if.then62

lor.lhs.false55:                                  ; preds = %if.end53
  %47 = load i32, ptr %e, align 4, !tbaa !3
  %48 = load i32, ptr %best_distance, align 4, !tbaa !3
  %cmp56 = icmp slt i32 %47, %48
  br i1 %cmp56, label %if.then62, label %lor.lhs.false57

lor.lhs.false57:                                  ; preds = %lor.lhs.false55
  %49 = load i32, ptr %e, align 4, !tbaa !3
  %50 = load i32, ptr %best_distance, align 4, !tbaa !3
  %cmp58 = icmp eq i32 %49, %50
  br i1 %cmp58, label %land.lhs.true59, label %if.end64

land.lhs.true59:                                  ; preds = %lor.lhs.false57
  %51 = load i32, ptr %first, align 4, !tbaa !3
  %52 = load i32, ptr %k, align 4, !tbaa !3
  %add60 = add nsw i32 %51, %52
  %53 = load i32, ptr %best, align 4, !tbaa !3
  %cmp61 = icmp slt i32 %add60, %53
  br i1 %cmp61, label %if.then62, label %if.end64

if.then62:                                        ; preds = %land.lhs.true59, %lor.lhs.false55, %if.end53
  %54 = load i32, ptr %first, align 4, !tbaa !3
  %55 = load i32, ptr %k, align 4, !tbaa !3
  %add63 = add nsw i32 %54, %55
  store i32 %add63, ptr %best, align 4, !tbaa !3
  %56 = load i32, ptr %e, align 4, !tbaa !3
  store i32 %56, ptr %best_distance, align 4, !tbaa !3
  store i8 1, ptr %found, align 1, !tbaa !18
  br label %if.end64

if.end64:                                         ; preds = %if.then62, %land.lhs.true59, %lor.lhs.false57
  %57 = load i32, ptr %any.addr, align 4, !tbaa !3
  %tobool = icmp ne i32 %57, 0
  br i1 %tobool, label %if.then65, label %if.end66

if.then65:                                        ; preds = %if.end64
  store i8 1, ptr %stop, align 1, !tbaa !18
  store i32 4, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end66:                                         ; preds = %if.end64
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end66, %if.then65, %if.then40
  call void @llvm.lifetime.end.p0(ptr %e) #5
  call void @llvm.lifetime.end.p0(ptr %it) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup69 [
    i32 0, label %cleanup.cont
    i32 6, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %58 = load i32, ptr %k, align 4, !tbaa !3
  %inc68 = add nsw i32 %58, 1
  store i32 %inc68, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !39

cleanup69:                                        ; preds = %cleanup, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.end:                                          ; preds = %cleanup69
  call void @llvm.lifetime.end.p0(ptr %first) #5
  br label %if.end136

if.else:                                          ; preds = %if.end21
  call void @llvm.lifetime.start.p0(ptr %a) #5
  %59 = load ptr, ptr %nodes.addr, align 8, !tbaa !7
  %left70 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 4
  %60 = load i32, ptr %left70, align 4, !tbaa !32
  %idxprom71 = sext i32 %60 to i64
  %arrayidx72 = getelementptr inbounds %struct.Node, ptr %59, i64 %idxprom71
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %arrayidx72, i64 16, i1 false), !tbaa.struct !22
  call void @llvm.lifetime.start.p0(ptr %b) #5
  %61 = load ptr, ptr %nodes.addr, align 8, !tbaa !7
  %left73 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 4
  %62 = load i32, ptr %left73, align 4, !tbaa !32
  %add74 = add nsw i32 %62, 1
  %idxprom75 = sext i32 %add74 to i64
  %arrayidx76 = getelementptr inbounds %struct.Node, ptr %61, i64 %idxprom75
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %arrayidx76, i64 16, i1 false), !tbaa.struct !22
  call void @llvm.lifetime.start.p0(ptr %da) #5
  %63 = load i32, ptr %x, align 4, !tbaa !3
  %64 = load i32, ptr %y, align 4, !tbaa !3
  %lo_x77 = getelementptr inbounds nuw %struct.Node, ptr %a, i32 0, i32 0
  %65 = load i16, ptr %lo_x77, align 4, !tbaa !23
  %conv78 = sext i16 %65 to i32
  %hi_x79 = getelementptr inbounds nuw %struct.Node, ptr %a, i32 0, i32 1
  %66 = load i16, ptr %hi_x79, align 2, !tbaa !25
  %conv80 = sext i16 %66 to i32
  %lo_y81 = getelementptr inbounds nuw %struct.Node, ptr %a, i32 0, i32 2
  %67 = load i16, ptr %lo_y81, align 4, !tbaa !26
  %conv82 = sext i16 %67 to i32
  %hi_y83 = getelementptr inbounds nuw %struct.Node, ptr %a, i32 0, i32 3
  %68 = load i16, ptr %hi_y83, align 2, !tbaa !27
  %conv84 = sext i16 %68 to i32
  %call85 = call noundef i32 @_ZL5reachiiiiii(i32 noundef %63, i32 noundef %64, i32 noundef %conv78, i32 noundef %conv80, i32 noundef %conv82, i32 noundef %conv84) #6
  store i32 %call85, ptr %da, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %db) #5
  %69 = load i32, ptr %x, align 4, !tbaa !3
  %70 = load i32, ptr %y, align 4, !tbaa !3
  %lo_x86 = getelementptr inbounds nuw %struct.Node, ptr %b, i32 0, i32 0
  %71 = load i16, ptr %lo_x86, align 4, !tbaa !23
  %conv87 = sext i16 %71 to i32
  %hi_x88 = getelementptr inbounds nuw %struct.Node, ptr %b, i32 0, i32 1
  %72 = load i16, ptr %hi_x88, align 2, !tbaa !25
  %conv89 = sext i16 %72 to i32
  %lo_y90 = getelementptr inbounds nuw %struct.Node, ptr %b, i32 0, i32 2
  %73 = load i16, ptr %lo_y90, align 4, !tbaa !26
  %conv91 = sext i16 %73 to i32
  %hi_y92 = getelementptr inbounds nuw %struct.Node, ptr %b, i32 0, i32 3
  %74 = load i16, ptr %hi_y92, align 2, !tbaa !27
  %conv93 = sext i16 %74 to i32
  %call94 = call noundef i32 @_ZL5reachiiiiii(i32 noundef %69, i32 noundef %70, i32 noundef %conv87, i32 noundef %conv89, i32 noundef %conv91, i32 noundef %conv93) #6
  store i32 %call94, ptr %db, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %swap) #5
  %75 = load i32, ptr %da, align 4, !tbaa !3
  %cmp95 = icmp sge i32 %75, 0
  br i1 %cmp95, label %land.lhs.true96, label %land.end100

land.lhs.true96:                                  ; preds = %if.else
  %76 = load i32, ptr %db, align 4, !tbaa !3
  %cmp97 = icmp sge i32 %76, 0
  br i1 %cmp97, label %land.rhs98, label %land.end100

land.rhs98:                                       ; preds = %land.lhs.true96
  %77 = load i32, ptr %db, align 4, !tbaa !3
  %78 = load i32, ptr %da, align 4, !tbaa !3
  %cmp99 = icmp slt i32 %77, %78
  br label %land.end100

land.end100:                                      ; preds = %land.rhs98, %land.lhs.true96, %if.else
  %79 = phi i1 [ false, %land.lhs.true96 ], [ false, %if.else ], [ %cmp99, %land.rhs98 ]
  %storedv = zext i1 %79 to i8
  store i8 %storedv, ptr %swap, align 1, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %first101) #5
  %80 = load i8, ptr %swap, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv102 = trunc i8 %80 to i1
  br i1 %loadedv102, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.end100
  %left103 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 4
  %81 = load i32, ptr %left103, align 4, !tbaa !32
  br label %cond.end

cond.false:                                       ; preds = %land.end100
  %left104 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 4
  %82 = load i32, ptr %left104, align 4, !tbaa !32
  %add105 = add nsw i32 %82, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %81, %cond.true ], [ %add105, %cond.false ]
  store i32 %cond, ptr %first101, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %second) #5
  %83 = load i8, ptr %swap, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv106 = trunc i8 %83 to i1
  br i1 %loadedv106, label %cond.true107, label %cond.false110

cond.true107:                                     ; preds = %cond.end
  %left108 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 4
  %84 = load i32, ptr %left108, align 4, !tbaa !32
  %add109 = add nsw i32 %84, 1
  br label %cond.end112

cond.false110:                                    ; preds = %cond.end
  %left111 = getelementptr inbounds nuw %struct.Node, ptr %n, i32 0, i32 4
  %85 = load i32, ptr %left111, align 4, !tbaa !32
  br label %cond.end112

cond.end112:                                      ; preds = %cond.false110, %cond.true107
  %cond113 = phi i32 [ %add109, %cond.true107 ], [ %85, %cond.false110 ]
  store i32 %cond113, ptr %second, align 4, !tbaa !3
  %86 = load i8, ptr %swap, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv114 = trunc i8 %86 to i1
  br i1 %loadedv114, label %cond.true115, label %cond.false116

cond.true115:                                     ; preds = %cond.end112
  %87 = load i32, ptr %da, align 4, !tbaa !3
  br label %cond.end117

cond.false116:                                    ; preds = %cond.end112
  %88 = load i32, ptr %db, align 4, !tbaa !3
  br label %cond.end117

cond.end117:                                      ; preds = %cond.false116, %cond.true115
  %cond118 = phi i32 [ %87, %cond.true115 ], [ %88, %cond.false116 ]
  %cmp119 = icmp sge i32 %cond118, 0
  br i1 %cmp119, label %if.then120, label %if.end124

if.then120:                                       ; preds = %cond.end117
  %89 = load i32, ptr %first101, align 4, !tbaa !3
  %90 = load i32, ptr %top, align 4, !tbaa !3
  %inc121 = add nsw i32 %90, 1
  store i32 %inc121, ptr %top, align 4, !tbaa !3
  %idxprom122 = sext i32 %90 to i64
  %arrayidx123 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom122
  store i32 %89, ptr %arrayidx123, align 4, !tbaa !3
  br label %if.end124

if.end124:                                        ; preds = %if.then120, %cond.end117
  %91 = load i8, ptr %swap, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv125 = trunc i8 %91 to i1
  br i1 %loadedv125, label %cond.true126, label %cond.false127

cond.true126:                                     ; preds = %if.end124
  %92 = load i32, ptr %db, align 4, !tbaa !3
  br label %cond.end128

cond.false127:                                    ; preds = %if.end124
  %93 = load i32, ptr %da, align 4, !tbaa !3
  br label %cond.end128

cond.end128:                                      ; preds = %cond.false127, %cond.true126
  %cond129 = phi i32 [ %92, %cond.true126 ], [ %93, %cond.false127 ]
  %cmp130 = icmp sge i32 %cond129, 0
  br i1 %cmp130, label %if.then131, label %if.end135

if.then131:                                       ; preds = %cond.end128
  %94 = load i32, ptr %second, align 4, !tbaa !3
  %95 = load i32, ptr %top, align 4, !tbaa !3
  %inc132 = add nsw i32 %95, 1
  store i32 %inc132, ptr %top, align 4, !tbaa !3
  %idxprom133 = sext i32 %95 to i64
  %arrayidx134 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom133
  store i32 %94, ptr %arrayidx134, align 4, !tbaa !3
  br label %if.end135

if.end135:                                        ; preds = %if.then131, %cond.end128
  call void @llvm.lifetime.end.p0(ptr %second) #5
  call void @llvm.lifetime.end.p0(ptr %first101) #5
  call void @llvm.lifetime.end.p0(ptr %swap) #5
  call void @llvm.lifetime.end.p0(ptr %db) #5
  call void @llvm.lifetime.end.p0(ptr %da) #5
  call void @llvm.lifetime.end.p0(ptr %b) #5
  call void @llvm.lifetime.end.p0(ptr %a) #5
  br label %if.end136

if.end136:                                        ; preds = %if.end135, %for.end
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup137

cleanup137:                                       ; preds = %if.end136, %if.then20
  call void @llvm.lifetime.end.p0(ptr %d) #5
  call void @llvm.lifetime.end.p0(ptr %n) #5
  %cleanup.dest139 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest139, label %unreachable [
    i32 0, label %cleanup.cont140
    i32 2, label %while.cond
  ]

cleanup.cont140:                                  ; preds = %cleanup137
  br label %while.cond, !llvm.loop !28

while.end:                                        ; preds = %land.end
  %96 = load i32, ptr %any.addr, align 4, !tbaa !3
  %tobool141 = icmp ne i32 %96, 0
  br i1 %tobool141, label %cond.true142, label %cond.false145

cond.true142:                                     ; preds = %while.end
  %97 = load i8, ptr %found, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv143 = trunc i8 %97 to i1
  %conv144 = zext i1 %loadedv143 to i32
  br label %cond.end146

cond.false145:                                    ; preds = %while.end
  %98 = load i32, ptr %best, align 4, !tbaa !3
  br label %cond.end146

cond.end146:                                      ; preds = %cond.false145, %cond.true142
  %cond147 = phi i32 [ %conv144, %cond.true142 ], [ %98, %cond.false145 ]
  %99 = load ptr, ptr %hit.addr, align 8, !tbaa !14
  %100 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom148 = sext i32 %100 to i64
  %arrayidx149 = getelementptr inbounds i32, ptr %99, i64 %idxprom148
  store i32 %cond147, ptr %arrayidx149, align 4, !tbaa !3
  %101 = load i32, ptr %any.addr, align 4, !tbaa !3
  %tobool150 = icmp ne i32 %101, 0
  br i1 %tobool150, label %if.end161, label %if.then151

if.then151:                                       ; preds = %cond.end146
  %102 = load i8, ptr %found, align 1, !tbaa !18, !range !20, !noundef !21
  %loadedv152 = trunc i8 %102 to i1
  br i1 %loadedv152, label %cond.true153, label %cond.false154

cond.true153:                                     ; preds = %if.then151
  %103 = load i32, ptr %best_distance, align 4, !tbaa !3
  br label %cond.end155

cond.false154:                                    ; preds = %if.then151
  br label %cond.end155

cond.end155:                                      ; preds = %cond.false154, %cond.true153
  %cond156 = phi i32 [ %103, %cond.true153 ], [ -1, %cond.false154 ]
  %104 = load ptr, ptr %distance.addr, align 8, !tbaa !14
  %105 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom157 = sext i32 %105 to i64
  %arrayidx158 = getelementptr inbounds i32, ptr %104, i64 %idxprom157
  store i32 %cond156, ptr %arrayidx158, align 4, !tbaa !3
  %106 = load i32, ptr %covers, align 4, !tbaa !3
  %107 = load ptr, ptr %covering.addr, align 8, !tbaa !14
  %108 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom159 = sext i32 %108 to i64
  %arrayidx160 = getelementptr inbounds i32, ptr %107, i64 %idxprom159
  store i32 %106, ptr %arrayidx160, align 4, !tbaa !3
  br label %if.end161

if.end161:                                        ; preds = %cond.end155, %cond.end146
  call void @llvm.lifetime.end.p0(ptr %stop) #5
  call void @llvm.lifetime.end.p0(ptr %found) #5
  call void @llvm.lifetime.end.p0(ptr %covers) #5
  call void @llvm.lifetime.end.p0(ptr %best_distance) #5
  call void @llvm.lifetime.end.p0(ptr %best) #5
  call void @llvm.lifetime.end.p0(ptr %top) #5
  call void @llvm.lifetime.end.p0(ptr %stack) #5
  call void @llvm.lifetime.end.p0(ptr %y) #5
  call void @llvm.lifetime.end.p0(ptr %x) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup162

cleanup162:                                       ; preds = %if.end161, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #5
  %cleanup.dest163 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest163, label %unreachable [
    i32 0, label %cleanup.cont164
    i32 1, label %cleanup.cont164
  ]

cleanup.cont164:                                  ; preds = %cleanup162, %cleanup162
  ret void

unreachable:                                      ; preds = %cleanup162, %cleanup137
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5reachiiiiii(i32 noundef %x, i32 noundef %y, i32 noundef %lo_x, i32 noundef %hi_x, i32 noundef %lo_y, i32 noundef %hi_y) #2 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %y.addr = alloca i32, align 4
  %lo_x.addr = alloca i32, align 4
  %hi_x.addr = alloca i32, align 4
  %lo_y.addr = alloca i32, align 4
  %hi_y.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4, !tbaa !3
  store i32 %y, ptr %y.addr, align 4, !tbaa !3
  store i32 %lo_x, ptr %lo_x.addr, align 4, !tbaa !3
  store i32 %hi_x, ptr %hi_x.addr, align 4, !tbaa !3
  store i32 %lo_y, ptr %lo_y.addr, align 4, !tbaa !3
  store i32 %hi_y, ptr %hi_y.addr, align 4, !tbaa !3
  %0 = load i32, ptr %y.addr, align 4, !tbaa !3
  %1 = load i32, ptr %lo_y.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %y.addr, align 4, !tbaa !3
  %3 = load i32, ptr %hi_y.addr, align 4, !tbaa !3
  %cmp1 = icmp sge i32 %2, %3
  br i1 %cmp1, label %if.then, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %lor.lhs.false
  %4 = load i32, ptr %x.addr, align 4, !tbaa !3
  %5 = load i32, ptr %hi_x.addr, align 4, !tbaa !3
  %cmp3 = icmp sge i32 %4, %5
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false2, %lor.lhs.false, %entry
  store i32 -1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false2
  %6 = load i32, ptr %x.addr, align 4, !tbaa !3
  %7 = load i32, ptr %lo_x.addr, align 4, !tbaa !3
  %cmp4 = icmp sge i32 %6, %7
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %8 = load i32, ptr %lo_x.addr, align 4, !tbaa !3
  %9 = load i32, ptr %x.addr, align 4, !tbaa !3
  %sub = sub nsw i32 %8, %9
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %sub, %cond.false ]
  store i32 %cond, ptr %retval, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %10 = load i32, ptr %retval, align 4
  ret i32 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL6insideiiiiii(i32 noundef %x, i32 noundef %y, i32 noundef %lo_x, i32 noundef %hi_x, i32 noundef %lo_y, i32 noundef %hi_y) #2 {
entry:
  %x.addr = alloca i32, align 4
  %y.addr = alloca i32, align 4
  %lo_x.addr = alloca i32, align 4
  %hi_x.addr = alloca i32, align 4
  %lo_y.addr = alloca i32, align 4
  %hi_y.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4, !tbaa !3
  store i32 %y, ptr %y.addr, align 4, !tbaa !3
  store i32 %lo_x, ptr %lo_x.addr, align 4, !tbaa !3
  store i32 %hi_x, ptr %hi_x.addr, align 4, !tbaa !3
  store i32 %lo_y, ptr %lo_y.addr, align 4, !tbaa !3
  store i32 %hi_y, ptr %hi_y.addr, align 4, !tbaa !3
  %0 = load i32, ptr %x.addr, align 4, !tbaa !3
  %1 = load i32, ptr %lo_x.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %entry
  %2 = load i32, ptr %x.addr, align 4, !tbaa !3
  %3 = load i32, ptr %hi_x.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, %3
  br i1 %cmp1, label %land.lhs.true2, label %land.end

land.lhs.true2:                                   ; preds = %land.lhs.true
  %4 = load i32, ptr %y.addr, align 4, !tbaa !3
  %5 = load i32, ptr %lo_y.addr, align 4, !tbaa !3
  %cmp3 = icmp sge i32 %4, %5
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true2
  %6 = load i32, ptr %y.addr, align 4, !tbaa !3
  %7 = load i32, ptr %hi_y.addr, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %6, %7
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true2, %land.lhs.true, %entry
  %8 = phi i1 [ false, %land.lhs.true2 ], [ false, %land.lhs.true ], [ false, %entry ], [ %cmp4, %land.rhs ]
  ret i1 %8
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!"p1 _ZTS4Node", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS4Item", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 short", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 int", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"bool", !5, i64 0}
!20 = !{i8 0, i8 2}
!21 = !{}
!22 = !{i64 0, i64 2, !16, i64 2, i64 2, !16, i64 4, i64 2, !16, i64 6, i64 2, !16, i64 8, i64 4, !3, i64 12, i64 4, !3}
!23 = !{!24, !17, i64 0}
!24 = !{!"_ZTS4Node", !17, i64 0, !17, i64 2, !17, i64 4, !17, i64 6, !4, i64 8, !4, i64 12}
!25 = !{!24, !17, i64 2}
!26 = !{!24, !17, i64 4}
!27 = !{!24, !17, i64 6}
!28 = distinct !{!28, !29, !30}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !{!24, !4, i64 12}
!32 = !{!24, !4, i64 8}
!33 = !{i64 0, i64 2, !16, i64 2, i64 2, !16, i64 4, i64 2, !16, i64 6, i64 2, !16}
!34 = !{!35, !17, i64 0}
!35 = !{!"_ZTS4Item", !17, i64 0, !17, i64 2, !17, i64 4, !17, i64 6}
!36 = !{!35, !17, i64 2}
!37 = !{!35, !17, i64 4}
!38 = !{!35, !17, i64 6}
!39 = distinct !{!39, !29, !30}
