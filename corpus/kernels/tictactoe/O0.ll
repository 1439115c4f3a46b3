; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const._ZL6winnerjj.lines = private unnamed_addr constant [8 x i32] [i32 7, i32 56, i32 448, i32 73, i32 146, i32 292, i32 273, i32 84], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tictactoe(ptr noundef %positions, i32 noundef %count, ptr noundef %value, ptr noundef %best_move) #0 {
entry:
  %positions.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 8
  %best_move.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %board = alloca [2 x i32], align 4
  %code = alloca i32, align 4
  %moves = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i32, align 4
  %filled = alloca i32, align 4
  %w = alloca i32, align 4
  %legal = alloca i32, align 4
  %result = alloca i32, align 4
  %choice = alloca i32, align 4
  %square = alloca [10 x i32], align 4
  %best = alloca [10 x i32], align 4
  %alpha = alloca [10 x i32], align 4
  %beta = alloca [10 x i32], align 4
  %top = alloca i32, align 4
  %side = alloca i32, align 4
  %enter = alloca i8, align 1
  %running = alloca i8, align 1
  %back = alloca i32, align 4
  %finished = alloca i8, align 1
  %win = alloca i32, align 4
  %s = alloca i32, align 4
  %next = alloca i32, align 4
  store ptr %positions, ptr %positions.addr, align 8, !tbaa !7
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %value, ptr %value.addr, align 8, !tbaa !7
  store ptr %best_move, ptr %best_move.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #7
  %call = call noundef i32 @_ZL8global_xv() #8
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %board) #7
  call void @llvm.memset.p0.i64(ptr align 4 %board, i8 0, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %code) #7
  %2 = load ptr, ptr %positions.addr, align 8, !tbaa !7
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %4, ptr %code, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %moves) #7
  store i32 0, ptr %moves, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #7
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %5, 9
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #7
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %c) #7
  %6 = load i32, ptr %code, align 4, !tbaa !3
  %rem = srem i32 %6, 3
  store i32 %rem, ptr %c, align 4, !tbaa !3
  %7 = load i32, ptr %code, align 4, !tbaa !3
  %div = sdiv i32 %7, 3
  store i32 %div, ptr %code, align 4, !tbaa !3
  %8 = load i32, ptr %c, align 4, !tbaa !3
  %tobool = icmp ne i32 %8, 0
  br i1 %tobool, label %if.then2, label %if.end6

if.then2:                                         ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %shl = shl i32 1, %9
  %10 = load i32, ptr %c, align 4, !tbaa !3
  %sub = sub nsw i32 %10, 1
  %idxprom3 = sext i32 %sub to i64
  %arrayidx4 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 %idxprom3
  %11 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %or = or i32 %11, %shl
  store i32 %or, ptr %arrayidx4, align 4, !tbaa !3
  %12 = load i32, ptr %c, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %12, 1
  %13 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 1, i32 -1
  %14 = load i32, ptr %moves, align 4, !tbaa !3
  %add = add nsw i32 %14, %cond
  store i32 %add, ptr %moves, align 4, !tbaa !3
  br label %if.end6

if.end6:                                          ; preds = %if.then2, %for.body
  call void @llvm.lifetime.end.p0(ptr %c) #7
  br label %for.inc

for.inc:                                          ; preds = %if.end6
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %filled) #7
  %arrayidx7 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %16 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %arrayidx8 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %17 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  %or9 = or i32 %16, %17
  %18 = call i32 @llvm.ctpop.i32(i32 %or9)
  store i32 %18, ptr %filled, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %w) #7
  %arrayidx10 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %19 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  %arrayidx11 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %20 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  %call12 = call noundef i32 @_ZL6winnerjj(i32 noundef %19, i32 noundef %20) #8
  store i32 %call12, ptr %w, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %legal) #7
  store i32 1, ptr %legal, align 4, !tbaa !3
  %21 = load i32, ptr %moves, align 4, !tbaa !3
  %cmp13 = icmp ne i32 %21, 0
  br i1 %cmp13, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %for.end
  %22 = load i32, ptr %moves, align 4, !tbaa !3
  %cmp14 = icmp ne i32 %22, 1
  br i1 %cmp14, label %if.then15, label %if.else

if.then15:                                        ; preds = %land.lhs.true
  store i32 0, ptr %legal, align 4, !tbaa !3
  br label %if.end24

if.else:                                          ; preds = %land.lhs.true, %for.end
  %23 = load i32, ptr %w, align 4, !tbaa !3
  %cmp16 = icmp eq i32 %23, 1
  br i1 %cmp16, label %land.lhs.true17, label %lor.lhs.false

land.lhs.true17:                                  ; preds = %if.else
  %24 = load i32, ptr %moves, align 4, !tbaa !3
  %cmp18 = icmp ne i32 %24, 1
  br i1 %cmp18, label %if.then22, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true17, %if.else
  %25 = load i32, ptr %w, align 4, !tbaa !3
  %cmp19 = icmp eq i32 %25, -1
  br i1 %cmp19, label %land.lhs.true20, label %if.end23

land.lhs.true20:                                  ; preds = %lor.lhs.false
  %26 = load i32, ptr %moves, align 4, !tbaa !3
  %cmp21 = icmp ne i32 %26, 0
  br i1 %cmp21, label %if.then22, label %if.end23

if.then22:                                        ; preds = %land.lhs.true20, %land.lhs.true17
  store i32 0, ptr %legal, align 4, !tbaa !3
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %land.lhs.true20, %lor.lhs.false
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.then15
  call void @llvm.lifetime.start.p0(ptr %result) #7
  store i32 -9, ptr %result, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %choice) #7
  store i32 -1, ptr %choice, align 4, !tbaa !3
  %27 = load i32, ptr %legal, align 4, !tbaa !3
  %tobool25 = icmp ne i32 %27, 0
  br i1 %tobool25, label %if.then26, label %if.end145

if.then26:                                        ; preds = %if.end24
  call void @llvm.lifetime.start.p0(ptr %square) #7
  call void @llvm.lifetime.start.p0(ptr %best) #7
  call void @llvm.lifetime.start.p0(ptr %alpha) #7
  call void @llvm.lifetime.start.p0(ptr %beta) #7
  call void @llvm.lifetime.start.p0(ptr %top) #7
  store i32 0, ptr %top, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %side) #7
  %28 = load i32, ptr %moves, align 4, !tbaa !3
  %cmp27 = icmp eq i32 %28, 1
  %29 = zext i1 %cmp27 to i64
  %cond28 = select i1 %cmp27, i32 1, i32 0
  store i32 %cond28, ptr %side, align 4, !tbaa !3
  %arrayidx29 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 0
  store i32 -1, ptr %arrayidx29, align 4, !tbaa !3
  %arrayidx30 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 0
  store i32 -9, ptr %arrayidx30, align 4, !tbaa !3
  %arrayidx31 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 0
  store i32 -1, ptr %arrayidx31, align 4, !tbaa !3
  %arrayidx32 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 0
  store i32 1, ptr %arrayidx32, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %enter) #7
  store i8 1, ptr %enter, align 1, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %running) #7
  store i8 1, ptr %running, align 1, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %back) #7
  store i32 0, ptr %back, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end143, %if.then26
  %30 = load i8, ptr %running, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv = trunc i8 %30 to i1
  br i1 %loadedv, label %while.body, label %while.end144

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %finished) #7
  store i8 0, ptr %finished, align 1, !tbaa !13
  %31 = load i8, ptr %enter, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv33 = trunc i8 %31 to i1
  br i1 %loadedv33, label %if.then34, label %if.else50

if.then34:                                        ; preds = %while.body
  call void @llvm.lifetime.start.p0(ptr %win) #7
  %arrayidx35 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %32 = load i32, ptr %arrayidx35, align 4, !tbaa !3
  %arrayidx36 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %33 = load i32, ptr %arrayidx36, align 4, !tbaa !3
  %call37 = call noundef i32 @_ZL6winnerjj(i32 noundef %32, i32 noundef %33) #8
  store i32 %call37, ptr %win, align 4, !tbaa !3
  %34 = load i32, ptr %win, align 4, !tbaa !3
  %cmp38 = icmp ne i32 %34, 0
  br i1 %cmp38, label %if.then39, label %if.else45

if.then39:                                        ; preds = %if.then34
  %35 = load i32, ptr %win, align 4, !tbaa !3
  %cmp40 = icmp eq i32 %35, 1
  %conv = zext i1 %cmp40 to i32
  %36 = load i32, ptr %side, align 4, !tbaa !3
  %cmp41 = icmp eq i32 %36, 0
  %conv42 = zext i1 %cmp41 to i32
  %cmp43 = icmp eq i32 %conv, %conv42
  %37 = zext i1 %cmp43 to i64
  %cond44 = select i1 %cmp43, i32 1, i32 -1
  store i32 %cond44, ptr %back, align 4, !tbaa !3
  store i8 1, ptr %finished, align 1, !tbaa !13
  br label %if.end49

if.else45:                                        ; preds = %if.then34
  %38 = load i32, ptr %filled, align 4, !tbaa !3
  %cmp46 = icmp eq i32 %38, 9
  br i1 %cmp46, label %if.then47, label %if.end48

if.then47:                                        ; preds = %if.else45
  store i32 0, ptr %back, align 4, !tbaa !3
  store i8 1, ptr %finished, align 1, !tbaa !13
  br label %if.end48

if.end48:                                         ; preds = %if.then47, %if.else45
  br label %if.end49

if.end49:                                         ; preds = %if.end48, %if.then39
  store i8 0, ptr %enter, align 1, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %win) #7
  br label %if.end79

if.else50:                                        ; preds = %while.body
  call void @llvm.lifetime.start.p0(ptr %s) #7
  %39 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom51 = sext i32 %39 to i64
  %arrayidx52 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom51
  %40 = load i32, ptr %arrayidx52, align 4, !tbaa !3
  store i32 %40, ptr %s, align 4, !tbaa !3
  %41 = load i32, ptr %s, align 4, !tbaa !3
  %shl53 = shl i32 1, %41
  %not = xor i32 %shl53, -1
  %42 = load i32, ptr %side, align 4, !tbaa !3
  %idxprom54 = sext i32 %42 to i64
  %arrayidx55 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 %idxprom54
  %43 = load i32, ptr %arrayidx55, align 4, !tbaa !3
  %and = and i32 %43, %not
  store i32 %and, ptr %arrayidx55, align 4, !tbaa !3
  %44 = load i32, ptr %filled, align 4, !tbaa !3
  %dec = add nsw i32 %44, -1
  store i32 %dec, ptr %filled, align 4, !tbaa !3
  %45 = load i32, ptr %back, align 4, !tbaa !3
  %sub56 = sub nsw i32 0, %45
  %46 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom57 = sext i32 %46 to i64
  %arrayidx58 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom57
  %47 = load i32, ptr %arrayidx58, align 4, !tbaa !3
  %cmp59 = icmp sgt i32 %sub56, %47
  br i1 %cmp59, label %if.then60, label %if.end67

if.then60:                                        ; preds = %if.else50
  %48 = load i32, ptr %back, align 4, !tbaa !3
  %sub61 = sub nsw i32 0, %48
  %49 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom62 = sext i32 %49 to i64
  %arrayidx63 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom62
  store i32 %sub61, ptr %arrayidx63, align 4, !tbaa !3
  %50 = load i32, ptr %top, align 4, !tbaa !3
  %cmp64 = icmp eq i32 %50, 0
  br i1 %cmp64, label %if.then65, label %if.end66

if.then65:                                        ; preds = %if.then60
  %51 = load i32, ptr %s, align 4, !tbaa !3
  store i32 %51, ptr %choice, align 4, !tbaa !3
  br label %if.end66

if.end66:                                         ; preds = %if.then65, %if.then60
  br label %if.end67

if.end67:                                         ; preds = %if.end66, %if.else50
  %52 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom68 = sext i32 %52 to i64
  %arrayidx69 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom68
  %53 = load i32, ptr %arrayidx69, align 4, !tbaa !3
  %54 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom70 = sext i32 %54 to i64
  %arrayidx71 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom70
  %55 = load i32, ptr %arrayidx71, align 4, !tbaa !3
  %cmp72 = icmp sgt i32 %53, %55
  br i1 %cmp72, label %if.then73, label %if.end78

if.then73:                                        ; preds = %if.end67
  %56 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom74 = sext i32 %56 to i64
  %arrayidx75 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom74
  %57 = load i32, ptr %arrayidx75, align 4, !tbaa !3
  %58 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom76 = sext i32 %58 to i64
  %arrayidx77 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom76
  store i32 %57, ptr %arrayidx77, align 4, !tbaa !3
  br label %if.end78

if.end78:                                         ; preds = %if.then73, %if.end67
  call void @llvm.lifetime.end.p0(ptr %s) #7
  br label %if.end79

if.end79:                                         ; preds = %if.end78, %if.end49
  %59 = load i8, ptr %finished, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv80 = trunc i8 %59 to i1
  br i1 %loadedv80, label %if.end134, label %if.then81

if.then81:                                        ; preds = %if.end79
  call void @llvm.lifetime.start.p0(ptr %next) #7
  %60 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom82 = sext i32 %60 to i64
  %arrayidx83 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom82
  %61 = load i32, ptr %arrayidx83, align 4, !tbaa !3
  %add84 = add nsw i32 %61, 1
  store i32 %add84, ptr %next, align 4, !tbaa !3
  br label %while.cond85

while.cond85:                                     ; preds = %while.body92, %if.then81
  %62 = load i32, ptr %next, align 4, !tbaa !3
  %cmp86 = icmp slt i32 %62, 9
  br i1 %cmp86, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond85
  %arrayidx87 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 0
  %63 = load i32, ptr %arrayidx87, align 4, !tbaa !3
  %arrayidx88 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 1
  %64 = load i32, ptr %arrayidx88, align 4, !tbaa !3
  %or89 = or i32 %63, %64
  %65 = load i32, ptr %next, align 4, !tbaa !3
  %shr = lshr i32 %or89, %65
  %and90 = and i32 %shr, 1
  %tobool91 = icmp ne i32 %and90, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond85
  %66 = phi i1 [ false, %while.cond85 ], [ %tobool91, %land.rhs ]
  br i1 %66, label %while.body92, label %while.end

while.body92:                                     ; preds = %land.end
  %67 = load i32, ptr %next, align 4, !tbaa !3
  %inc93 = add nsw i32 %67, 1
  store i32 %inc93, ptr %next, align 4, !tbaa !3
  br label %while.cond85, !llvm.loop !17

while.end:                                        ; preds = %land.end
  %68 = load i32, ptr %next, align 4, !tbaa !3
  %cmp94 = icmp eq i32 %68, 9
  br i1 %cmp94, label %if.then105, label %lor.lhs.false95

lor.lhs.false95:                                  ; preds = %while.end
  %69 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom96 = sext i32 %69 to i64
  %arrayidx97 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom96
  %70 = load i32, ptr %arrayidx97, align 4, !tbaa !3
  %cmp98 = icmp ne i32 %70, -9
  br i1 %cmp98, label %land.lhs.true99, label %if.else108

land.lhs.true99:                                  ; preds = %lor.lhs.false95
  %71 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom100 = sext i32 %71 to i64
  %arrayidx101 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom100
  %72 = load i32, ptr %arrayidx101, align 4, !tbaa !3
  %73 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom102 = sext i32 %73 to i64
  %arrayidx103 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 %idxprom102
  %74 = load i32, ptr %arrayidx103, align 4, !tbaa !3
  %cmp104 = icmp sge i32 %72, %74
  br i1 %cmp104, label %if.then105, label %if.else108

if.then105:                                       ; preds = %land.lhs.true99, %while.end
  %75 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom106 = sext i32 %75 to i64
  %arrayidx107 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom106
  %76 = load i32, ptr %arrayidx107, align 4, !tbaa !3
  store i32 %76, ptr %back, align 4, !tbaa !3
  store i8 1, ptr %finished, align 1, !tbaa !13
  br label %if.end133

if.else108:                                       ; preds = %land.lhs.true99, %lor.lhs.false95
  %77 = load i32, ptr %next, align 4, !tbaa !3
  %78 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom109 = sext i32 %78 to i64
  %arrayidx110 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom109
  store i32 %77, ptr %arrayidx110, align 4, !tbaa !3
  %79 = load i32, ptr %next, align 4, !tbaa !3
  %shl111 = shl i32 1, %79
  %80 = load i32, ptr %side, align 4, !tbaa !3
  %idxprom112 = sext i32 %80 to i64
  %arrayidx113 = getelementptr inbounds [2 x i32], ptr %board, i64 0, i64 %idxprom112
  %81 = load i32, ptr %arrayidx113, align 4, !tbaa !3
  %or114 = or i32 %81, %shl111
  store i32 %or114, ptr %arrayidx113, align 4, !tbaa !3
  %82 = load i32, ptr %filled, align 4, !tbaa !3
  %inc115 = add nsw i32 %82, 1
  store i32 %inc115, ptr %filled, align 4, !tbaa !3
  %83 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom116 = sext i32 %83 to i64
  %arrayidx117 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 %idxprom116
  %84 = load i32, ptr %arrayidx117, align 4, !tbaa !3
  %sub118 = sub nsw i32 0, %84
  %85 = load i32, ptr %top, align 4, !tbaa !3
  %add119 = add nsw i32 %85, 1
  %idxprom120 = sext i32 %add119 to i64
  %arrayidx121 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom120
  store i32 %sub118, ptr %arrayidx121, align 4, !tbaa !3
  %86 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom122 = sext i32 %86 to i64
  %arrayidx123 = getelementptr inbounds [10 x i32], ptr %alpha, i64 0, i64 %idxprom122
  %87 = load i32, ptr %arrayidx123, align 4, !tbaa !3
  %sub124 = sub nsw i32 0, %87
  %88 = load i32, ptr %top, align 4, !tbaa !3
  %add125 = add nsw i32 %88, 1
  %idxprom126 = sext i32 %add125 to i64
  %arrayidx127 = getelementptr inbounds [10 x i32], ptr %beta, i64 0, i64 %idxprom126
  store i32 %sub124, ptr %arrayidx127, align 4, !tbaa !3
  %89 = load i32, ptr %top, align 4, !tbaa !3
  %inc128 = add nsw i32 %89, 1
  store i32 %inc128, ptr %top, align 4, !tbaa !3
  %90 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom129 = sext i32 %90 to i64
  %arrayidx130 = getelementptr inbounds [10 x i32], ptr %square, i64 0, i64 %idxprom129
  store i32 -1, ptr %arrayidx130, align 4, !tbaa !3
  %91 = load i32, ptr %top, align 4, !tbaa !3
  %idxprom131 = sext i32 %91 to i64
  %arrayidx132 = getelementptr inbounds [10 x i32], ptr %best, i64 0, i64 %idxprom131
  store i32 -9, ptr %arrayidx132, align 4, !tbaa !3
  %92 = load i32, ptr %side, align 4, !tbaa !3
  %xor = xor i32 %92, 1
  store i32 %xor, ptr %side, align 4, !tbaa !3
  store i8 1, ptr %enter, align 1, !tbaa !13
  br label %if.end133

if.end133:                                        ; preds = %if.else108, %if.then105
  call void @llvm.lifetime.end.p0(ptr %next) #7
  br label %if.end134

if.end134:                                        ; preds = %if.end133, %if.end79
  %93 = load i8, ptr %finished, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv135 = trunc i8 %93 to i1
  br i1 %loadedv135, label %if.then136, label %if.end143

if.then136:                                       ; preds = %if.end134
  %94 = load i32, ptr %top, align 4, !tbaa !3
  %cmp137 = icmp eq i32 %94, 0
  br i1 %cmp137, label %if.then138, label %if.else139

if.then138:                                       ; preds = %if.then136
  %95 = load i32, ptr %back, align 4, !tbaa !3
  store i32 %95, ptr %result, align 4, !tbaa !3
  store i8 0, ptr %running, align 1, !tbaa !13
  br label %if.end142

if.else139:                                       ; preds = %if.then136
  %96 = load i32, ptr %top, align 4, !tbaa !3
  %dec140 = add nsw i32 %96, -1
  store i32 %dec140, ptr %top, align 4, !tbaa !3
  %97 = load i32, ptr %side, align 4, !tbaa !3
  %xor141 = xor i32 %97, 1
  store i32 %xor141, ptr %side, align 4, !tbaa !3
  br label %if.end142

if.end142:                                        ; preds = %if.else139, %if.then138
  br label %if.end143

if.end143:                                        ; preds = %if.end142, %if.end134
  call void @llvm.lifetime.end.p0(ptr %finished) #7
  br label %while.cond, !llvm.loop !18

while.end144:                                     ; preds = %while.cond
  call void @llvm.lifetime.end.p0(ptr %back) #7
  call void @llvm.lifetime.end.p0(ptr %running) #7
  call void @llvm.lifetime.end.p0(ptr %enter) #7
  call void @llvm.lifetime.end.p0(ptr %side) #7
  call void @llvm.lifetime.end.p0(ptr %top) #7
  call void @llvm.lifetime.end.p0(ptr %beta) #7
  call void @llvm.lifetime.end.p0(ptr %alpha) #7
  call void @llvm.lifetime.end.p0(ptr %best) #7
  call void @llvm.lifetime.end.p0(ptr %square) #7
  br label %if.end145

if.end145:                                        ; preds = %while.end144, %if.end24
  %98 = load i32, ptr %result, align 4, !tbaa !3
  %99 = load ptr, ptr %value.addr, align 8, !tbaa !7
  %100 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom146 = sext i32 %100 to i64
  %arrayidx147 = getelementptr inbounds i32, ptr %99, i64 %idxprom146
  store i32 %98, ptr %arrayidx147, align 4, !tbaa !3
  %101 = load i32, ptr %choice, align 4, !tbaa !3
  %102 = load ptr, ptr %best_move.addr, align 8, !tbaa !7
  %103 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom148 = sext i32 %103 to i64
  %arrayidx149 = getelementptr inbounds i32, ptr %102, i64 %idxprom148
  store i32 %101, ptr %arrayidx149, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %choice) #7
  call void @llvm.lifetime.end.p0(ptr %result) #7
  call void @llvm.lifetime.end.p0(ptr %legal) #7
  call void @llvm.lifetime.end.p0(ptr %w) #7
  call void @llvm.lifetime.end.p0(ptr %filled) #7
  call void @llvm.lifetime.end.p0(ptr %moves) #7
  call void @llvm.lifetime.end.p0(ptr %code) #7
  call void @llvm.lifetime.end.p0(ptr %board) #7
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end145, %if.then
  call void @llvm.lifetime.end.p0(ptr %t) #7
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
  %call = call noundef i32 @_ZL7block_xv() #8
  %call1 = call noundef i32 @_ZL11block_dim_xv() #8
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #8
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6winnerjj(i32 noundef %x, i32 noundef %o) #2 {
entry:
  %x.addr = alloca i32, align 4
  %o.addr = alloca i32, align 4
  %lines = alloca [8 x i32], align 4
  %result = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4, !tbaa !3
  store i32 %o, ptr %o.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lines) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %lines, ptr align 4 @__const._ZL6winnerjj.lines, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %result) #7
  store i32 0, ptr %result, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #7
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %1 = load i32, ptr %result, align 4, !tbaa !3
  %tobool = icmp ne i32 %1, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %2 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  call void @llvm.lifetime.end.p0(ptr %i) #7
  br label %for.end

for.body:                                         ; preds = %land.end
  %3 = load i32, ptr %x.addr, align 4, !tbaa !3
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [8 x i32], ptr %lines, i64 0, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %and = and i32 %3, %5
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds [8 x i32], ptr %lines, i64 0, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %cmp3 = icmp eq i32 %and, %7
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  store i32 1, ptr %result, align 4, !tbaa !3
  br label %if.end11

if.else:                                          ; preds = %for.body
  %8 = load i32, ptr %o.addr, align 4, !tbaa !3
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom4 = sext i32 %9 to i64
  %arrayidx5 = getelementptr inbounds [8 x i32], ptr %lines, i64 0, i64 %idxprom4
  %10 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  %and6 = and i32 %8, %10
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom7 = sext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds [8 x i32], ptr %lines, i64 0, i64 %idxprom7
  %12 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  %cmp9 = icmp eq i32 %and6, %12
  br i1 %cmp9, label %if.then10, label %if.end

if.then10:                                        ; preds = %if.else
  store i32 -1, ptr %result, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then10, %if.else
  br label %if.end11

if.end11:                                         ; preds = %if.end, %if.then
  br label %for.inc

for.inc:                                          ; preds = %if.end11
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %13, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond.cleanup
  %14 = load i32, ptr %result, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %result) #7
  call void @llvm.lifetime.end.p0(ptr %lines) #7
  ret i32 %14
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!13 = !{!14, !14, i64 0}
!14 = !{!"bool", !5, i64 0}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
