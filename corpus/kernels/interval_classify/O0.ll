; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Reading = type { i16, i8, i8 }

@_ZZ17interval_classifyE12block_counts = internal addrspace(3) global [6 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interval_classify(ptr noundef %readings, i32 noundef %n, i32 noundef %margin, ptr noundef %band, ptr noundef %alarm, ptr noundef %counts, ptr noundef %extremes) #0 {
entry:
  %readings.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %margin.addr = alloca i32, align 4
  %band.addr = alloca ptr, align 8
  %alarm.addr = alloca ptr, align 8
  %counts.addr = alloca ptr, align 8
  %extremes.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %b = alloca i32, align 4
  %r = alloca %struct.Reading, align 2
  %v = alloca i32, align 4
  %usable = alloca i8, align 1
  %old = alloca i32, align 4
  %border = alloca i32, align 4
  %up = alloca i8, align 1
  %next_to = alloca i8, align 1
  %loud = alloca i8, align 1
  %key = alloca i32, align 4
  %k = alloca i32, align 4
  %votes = alloca i32, align 4
  store ptr %readings, ptr %readings.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %margin, ptr %margin.addr, align 4, !tbaa !3
  store ptr %band, ptr %band.addr, align 8, !tbaa !10
  store ptr %alarm, ptr %alarm.addr, align 8, !tbaa !12
  store ptr %counts, ptr %counts.addr, align 8, !tbaa !12
  store ptr %extremes, ptr %extremes.addr, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %t) #8
  %call = call noundef i32 @_ZL8thread_xv() #9
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, 6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %i) #8
  %call1 = call noundef i32 @_ZL8global_xv() #9
  store i32 %call1, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %b) #8
  store i32 0, ptr %b, align 4, !tbaa !3
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %if.then3, label %if.end88

if.then3:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %r) #8
  %4 = load ptr, ptr %readings.addr, align 8, !tbaa !7
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds %struct.Reading, ptr %4, i64 %idxprom4
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %r, ptr align 2 %arrayidx5, i64 4, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.start.p0(ptr %v) #8
  %value = getelementptr inbounds nuw %struct.Reading, ptr %r, i32 0, i32 0
  %6 = load i16, ptr %value, align 2, !tbaa !18
  %conv = sext i16 %6 to i32
  store i32 %conv, ptr %v, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %usable) #8
  %quality = getelementptr inbounds nuw %struct.Reading, ptr %r, i32 0, i32 1
  %7 = load i8, ptr %quality, align 2, !tbaa !20
  %conv6 = zext i8 %7 to i32
  %cmp7 = icmp sge i32 %conv6, 2
  br i1 %cmp7, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %if.then3
  %8 = load i32, ptr %v, align 4, !tbaa !3
  %cmp8 = icmp sgt i32 %8, -900
  br i1 %cmp8, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %9 = load i32, ptr %v, align 4, !tbaa !3
  %cmp9 = icmp slt i32 %9, 2000
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %if.then3
  %10 = phi i1 [ false, %land.lhs.true ], [ false, %if.then3 ], [ %cmp9, %land.rhs ]
  %storedv = zext i1 %10 to i8
  store i8 %storedv, ptr %usable, align 1, !tbaa !21
  %11 = load i8, ptr %usable, align 1, !tbaa !21, !range !23, !noundef !24
  %loadedv = trunc i8 %11 to i1
  br i1 %loadedv, label %if.then10, label %if.end56

if.then10:                                        ; preds = %land.end
  %12 = load i32, ptr %v, align 4, !tbaa !3
  %cmp11 = icmp slt i32 %12, 0
  br i1 %cmp11, label %if.then12, label %if.else

if.then12:                                        ; preds = %if.then10
  store i32 1, ptr %b, align 4, !tbaa !3
  br label %if.end25

if.else:                                          ; preds = %if.then10
  %13 = load i32, ptr %v, align 4, !tbaa !3
  %cmp13 = icmp slt i32 %13, 150
  br i1 %cmp13, label %if.then14, label %if.else15

if.then14:                                        ; preds = %if.else
  store i32 2, ptr %b, align 4, !tbaa !3
  br label %if.end24

if.else15:                                        ; preds = %if.else
  %14 = load i32, ptr %v, align 4, !tbaa !3
  %cmp16 = icmp slt i32 %14, 250
  br i1 %cmp16, label %if.then17, label %if.else18

if.then17:                                        ; preds = %if.else15
  store i32 3, ptr %b, align 4, !tbaa !3
  br label %if.end23

if.else18:                                        ; preds = %if.else15
  %15 = load i32, ptr %v, align 4, !tbaa !3
  %cmp19 = icmp slt i32 %15, 350
  br i1 %cmp19, label %if.then20, label %if.else21

if.then20:                                        ; preds = %if.else18
  store i32 4, ptr %b, align 4, !tbaa !3
  br label %if.end22

if.else21:                                        ; preds = %if.else18
  store i32 5, ptr %b, align 4, !tbaa !3
  br label %if.end22

if.end22:                                         ; preds = %if.else21, %if.then20
  br label %if.end23

if.end23:                                         ; preds = %if.end22, %if.then17
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.then14
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %if.then12
  call void @llvm.lifetime.start.p0(ptr %old) #8
  %last_band = getelementptr inbounds nuw %struct.Reading, ptr %r, i32 0, i32 2
  %16 = load i8, ptr %last_band, align 1, !tbaa !25
  %conv26 = zext i8 %16 to i32
  store i32 %conv26, ptr %old, align 4, !tbaa !3
  %17 = load i32, ptr %old, align 4, !tbaa !3
  %cmp27 = icmp ne i32 %17, 0
  br i1 %cmp27, label %land.lhs.true28, label %if.end53

land.lhs.true28:                                  ; preds = %if.end25
  %18 = load i32, ptr %old, align 4, !tbaa !3
  %19 = load i32, ptr %b, align 4, !tbaa !3
  %cmp29 = icmp ne i32 %18, %19
  br i1 %cmp29, label %if.then30, label %if.end53

if.then30:                                        ; preds = %land.lhs.true28
  call void @llvm.lifetime.start.p0(ptr %border) #8
  store i32 0, ptr %border, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %up) #8
  %20 = load i32, ptr %b, align 4, !tbaa !3
  %21 = load i32, ptr %old, align 4, !tbaa !3
  %cmp31 = icmp sgt i32 %20, %21
  %storedv32 = zext i1 %cmp31 to i8
  store i8 %storedv32, ptr %up, align 1, !tbaa !21
  %22 = load i8, ptr %up, align 1, !tbaa !21, !range !23, !noundef !24
  %loadedv33 = trunc i8 %22 to i1
  br i1 %loadedv33, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then30
  %23 = load i32, ptr %old, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.then30
  %24 = load i32, ptr %old, align 4, !tbaa !3
  %sub = sub nsw i32 %24, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %23, %cond.true ], [ %sub, %cond.false ]
  switch i32 %cond, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb34
    i32 3, label %sw.bb35
    i32 4, label %sw.bb36
  ]

sw.bb:                                            ; preds = %cond.end
  store i32 0, ptr %border, align 4, !tbaa !3
  br label %sw.epilog

sw.bb34:                                          ; preds = %cond.end
  store i32 150, ptr %border, align 4, !tbaa !3
  br label %sw.epilog

sw.bb35:                                          ; preds = %cond.end
  store i32 250, ptr %border, align 4, !tbaa !3
  br label %sw.epilog

sw.bb36:                                          ; preds = %cond.end
  store i32 350, ptr %border, align 4, !tbaa !3
  br label %sw.epilog

sw.epilog:                                        ; preds = %cond.end, %sw.bb36, %sw.bb35, %sw.bb34, %sw.bb
  call void @llvm.lifetime.start.p0(ptr %next_to) #8
  %25 = load i32, ptr %b, align 4, !tbaa !3
  %26 = load i32, ptr %old, align 4, !tbaa !3
  %sub37 = sub nsw i32 %25, %26
  %cmp38 = icmp eq i32 %sub37, 1
  br i1 %cmp38, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %sw.epilog
  %27 = load i32, ptr %old, align 4, !tbaa !3
  %28 = load i32, ptr %b, align 4, !tbaa !3
  %sub39 = sub nsw i32 %27, %28
  %cmp40 = icmp eq i32 %sub39, 1
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %sw.epilog
  %29 = phi i1 [ true, %sw.epilog ], [ %cmp40, %lor.rhs ]
  %storedv41 = zext i1 %29 to i8
  store i8 %storedv41, ptr %next_to, align 1, !tbaa !21
  %30 = load i8, ptr %next_to, align 1, !tbaa !21, !range !23, !noundef !24
  %loadedv42 = trunc i8 %30 to i1
  br i1 %loadedv42, label %land.lhs.true43, label %if.end52

land.lhs.true43:                                  ; preds = %lor.end
  %31 = load i8, ptr %up, align 1, !tbaa !21, !range !23, !noundef !24
  %loadedv44 = trunc i8 %31 to i1
  br i1 %loadedv44, label %land.lhs.true45, label %lor.lhs.false

land.lhs.true45:                                  ; preds = %land.lhs.true43
  %32 = load i32, ptr %v, align 4, !tbaa !3
  %33 = load i32, ptr %border, align 4, !tbaa !3
  %34 = load i32, ptr %margin.addr, align 4, !tbaa !3
  %add = add nsw i32 %33, %34
  %cmp46 = icmp slt i32 %32, %add
  br i1 %cmp46, label %if.then51, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true45, %land.lhs.true43
  %35 = load i8, ptr %up, align 1, !tbaa !21, !range !23, !noundef !24
  %loadedv47 = trunc i8 %35 to i1
  br i1 %loadedv47, label %if.end52, label %land.lhs.true48

land.lhs.true48:                                  ; preds = %lor.lhs.false
  %36 = load i32, ptr %v, align 4, !tbaa !3
  %37 = load i32, ptr %border, align 4, !tbaa !3
  %38 = load i32, ptr %margin.addr, align 4, !tbaa !3
  %sub49 = sub nsw i32 %37, %38
  %cmp50 = icmp sge i32 %36, %sub49
  br i1 %cmp50, label %if.then51, label %if.end52

if.then51:                                        ; preds = %land.lhs.true48, %land.lhs.true45
  %39 = load i32, ptr %old, align 4, !tbaa !3
  store i32 %39, ptr %b, align 4, !tbaa !3
  br label %if.end52

if.end52:                                         ; preds = %if.then51, %land.lhs.true48, %lor.lhs.false, %lor.end
  call void @llvm.lifetime.end.p0(ptr %next_to) #8
  call void @llvm.lifetime.end.p0(ptr %up) #8
  call void @llvm.lifetime.end.p0(ptr %border) #8
  br label %if.end53

if.end53:                                         ; preds = %if.end52, %land.lhs.true28, %if.end25
  %40 = load ptr, ptr %extremes.addr, align 8, !tbaa !12
  %arrayidx54 = getelementptr inbounds i32, ptr %40, i64 0
  %41 = load i32, ptr %v, align 4, !tbaa !3
  %42 = atomicrmw min ptr %arrayidx54, i32 %41 seq_cst, align 4
  %43 = load ptr, ptr %extremes.addr, align 8, !tbaa !12
  %arrayidx55 = getelementptr inbounds i32, ptr %43, i64 1
  %44 = load i32, ptr %v, align 4, !tbaa !3
  %45 = atomicrmw max ptr %arrayidx55, i32 %44 seq_cst, align 4
  call void @llvm.lifetime.end.p0(ptr %old) #8
  br label %if.end56

if.end56:                                         ; preds = %if.end53, %land.end
  call void @llvm.lifetime.start.p0(ptr %loud) #8
  store i8 0, ptr %loud, align 1, !tbaa !21
  %46 = load i32, ptr %b, align 4, !tbaa !3
  %cmp57 = icmp eq i32 %46, 5
  br i1 %cmp57, label %land.lhs.true58, label %if.else67

land.lhs.true58:                                  ; preds = %if.end56
  %quality59 = getelementptr inbounds nuw %struct.Reading, ptr %r, i32 0, i32 1
  %47 = load i8, ptr %quality59, align 2, !tbaa !20
  %conv60 = zext i8 %47 to i32
  %cmp61 = icmp eq i32 %conv60, 3
  br i1 %cmp61, label %if.then66, label %lor.lhs.false62

lor.lhs.false62:                                  ; preds = %land.lhs.true58
  %last_band63 = getelementptr inbounds nuw %struct.Reading, ptr %r, i32 0, i32 2
  %48 = load i8, ptr %last_band63, align 1, !tbaa !25
  %conv64 = zext i8 %48 to i32
  %cmp65 = icmp eq i32 %conv64, 5
  br i1 %cmp65, label %if.then66, label %if.else67

if.then66:                                        ; preds = %lor.lhs.false62, %land.lhs.true58
  store i8 1, ptr %loud, align 1, !tbaa !21
  br label %if.end77

if.else67:                                        ; preds = %lor.lhs.false62, %if.end56
  %49 = load i32, ptr %b, align 4, !tbaa !3
  %cmp68 = icmp eq i32 %49, 1
  br i1 %cmp68, label %land.lhs.true69, label %if.end76

land.lhs.true69:                                  ; preds = %if.else67
  %last_band70 = getelementptr inbounds nuw %struct.Reading, ptr %r, i32 0, i32 2
  %50 = load i8, ptr %last_band70, align 1, !tbaa !25
  %conv71 = zext i8 %50 to i32
  %cmp72 = icmp eq i32 %conv71, 1
  br i1 %cmp72, label %land.lhs.true73, label %if.end76

land.lhs.true73:                                  ; preds = %land.lhs.true69
  %51 = load i32, ptr %v, align 4, !tbaa !3
  %cmp74 = icmp slt i32 %51, -200
  br i1 %cmp74, label %if.then75, label %if.end76

if.then75:                                        ; preds = %land.lhs.true73
  store i8 1, ptr %loud, align 1, !tbaa !21
  br label %if.end76

if.end76:                                         ; preds = %if.then75, %land.lhs.true73, %land.lhs.true69, %if.else67
  br label %if.end77

if.end77:                                         ; preds = %if.end76, %if.then66
  %52 = load i32, ptr %b, align 4, !tbaa !3
  %conv78 = trunc i32 %52 to i8
  %53 = load ptr, ptr %band.addr, align 8, !tbaa !10
  %54 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom79 = sext i32 %54 to i64
  %arrayidx80 = getelementptr inbounds i8, ptr %53, i64 %idxprom79
  store i8 %conv78, ptr %arrayidx80, align 1, !tbaa !17
  %55 = load i8, ptr %loud, align 1, !tbaa !21, !range !23, !noundef !24
  %loadedv81 = trunc i8 %55 to i1
  br i1 %loadedv81, label %cond.true82, label %cond.false83

cond.true82:                                      ; preds = %if.end77
  %56 = load i32, ptr %b, align 4, !tbaa !3
  br label %cond.end84

cond.false83:                                     ; preds = %if.end77
  br label %cond.end84

cond.end84:                                       ; preds = %cond.false83, %cond.true82
  %cond85 = phi i32 [ %56, %cond.true82 ], [ 0, %cond.false83 ]
  %57 = load ptr, ptr %alarm.addr, align 8, !tbaa !12
  %58 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom86 = sext i32 %58 to i64
  %arrayidx87 = getelementptr inbounds i32, ptr %57, i64 %idxprom86
  store i32 %cond85, ptr %arrayidx87, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %loud) #8
  call void @llvm.lifetime.end.p0(ptr %usable) #8
  call void @llvm.lifetime.end.p0(ptr %v) #8
  call void @llvm.lifetime.end.p0(ptr %r) #8
  br label %if.end88

if.end88:                                         ; preds = %cond.end84, %if.end
  call void @llvm.lifetime.start.p0(ptr %key) #8
  %59 = load i32, ptr %i, align 4, !tbaa !3
  %60 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp89 = icmp slt i32 %59, %60
  br i1 %cmp89, label %cond.true90, label %cond.false91

cond.true90:                                      ; preds = %if.end88
  %61 = load i32, ptr %b, align 4, !tbaa !3
  br label %cond.end92

cond.false91:                                     ; preds = %if.end88
  br label %cond.end92

cond.end92:                                       ; preds = %cond.false91, %cond.true90
  %cond93 = phi i32 [ %61, %cond.true90 ], [ 6, %cond.false91 ]
  store i32 %cond93, ptr %key, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #8
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end92
  %62 = load i32, ptr %k, align 4, !tbaa !3
  %cmp94 = icmp slt i32 %62, 6
  br i1 %cmp94, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %k) #8
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %votes) #8
  %63 = load i32, ptr %key, align 4, !tbaa !3
  %64 = load i32, ptr %k, align 4, !tbaa !3
  %cmp95 = icmp eq i32 %63, %64
  %65 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp95)
  store i32 %65, ptr %votes, align 4, !tbaa !3
  %call96 = call noundef i32 @_ZL7lane_idv() #9
  %66 = load i32, ptr %k, align 4, !tbaa !3
  %cmp97 = icmp eq i32 %call96, %66
  br i1 %cmp97, label %land.lhs.true98, label %if.end103

land.lhs.true98:                                  ; preds = %for.body
  %67 = load i32, ptr %votes, align 4, !tbaa !3
  %cmp99 = icmp ne i32 %67, 0
  br i1 %cmp99, label %if.then100, label %if.end103

if.then100:                                       ; preds = %land.lhs.true98
  %68 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom101 = sext i32 %68 to i64
  %arrayidx102 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom101
  %69 = load i32, ptr %votes, align 4, !tbaa !3
  %70 = call i32 @llvm.ctpop.i32(i32 %69)
  %71 = atomicrmw add ptr %arrayidx102, i32 %70 seq_cst, align 4
  br label %if.end103

if.end103:                                        ; preds = %if.then100, %land.lhs.true98, %for.body
  call void @llvm.lifetime.end.p0(ptr %votes) #8
  br label %for.inc

for.inc:                                          ; preds = %if.end103
  %72 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %72, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !26

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load i32, ptr %t, align 4, !tbaa !3
  %cmp104 = icmp slt i32 %73, 6
  br i1 %cmp104, label %land.lhs.true105, label %if.end113

land.lhs.true105:                                 ; preds = %for.end
  %74 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom106 = sext i32 %74 to i64
  %arrayidx107 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom106
  %75 = load i32, ptr %arrayidx107, align 4, !tbaa !3
  %tobool = icmp ne i32 %75, 0
  br i1 %tobool, label %if.then108, label %if.end113

if.then108:                                       ; preds = %land.lhs.true105
  %76 = load ptr, ptr %counts.addr, align 8, !tbaa !12
  %77 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom109 = sext i32 %77 to i64
  %arrayidx110 = getelementptr inbounds i32, ptr %76, i64 %idxprom109
  %78 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom111 = sext i32 %78 to i64
  %arrayidx112 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom111
  %79 = load i32, ptr %arrayidx112, align 4, !tbaa !3
  %80 = atomicrmw add ptr %arrayidx110, i32 %79 seq_cst, align 4
  br label %if.end113

if.end113:                                        ; preds = %if.then108, %land.lhs.true105, %for.end
  call void @llvm.lifetime.end.p0(ptr %key) #8
  call void @llvm.lifetime.end.p0(ptr %b) #8
  call void @llvm.lifetime.end.p0(ptr %i) #8
  call void @llvm.lifetime.end.p0(ptr %t) #8
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #9
  %call1 = call noundef i32 @_ZL11block_dim_xv() #9
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #9
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS7Reading", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !9, i64 0}
!14 = !{i64 0, i64 2, !15, i64 2, i64 1, !17, i64 3, i64 1, !17}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !5, i64 0}
!17 = !{!5, !5, i64 0}
!18 = !{!19, !16, i64 0}
!19 = !{!"_ZTS7Reading", !16, i64 0, !5, i64 2, !5, i64 3}
!20 = !{!19, !5, i64 2}
!21 = !{!22, !22, i64 0}
!22 = !{!"bool", !5, i64 0}
!23 = !{i8 0, i8 2}
!24 = !{}
!25 = !{!19, !5, i64 3}
!26 = distinct !{!26, !27, !28}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
