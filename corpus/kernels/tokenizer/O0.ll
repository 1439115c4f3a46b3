; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tokenizer(ptr noundef %text, ptr noundef %line_start, i32 noundef %lines, ptr noundef %counts) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %line_start.addr = alloca ptr, align 8
  %lines.addr = alloca i32, align 4
  %counts.addr = alloca ptr, align 8
  %line = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %count = alloca [6 x i32], align 4
  %k = alloca i32, align 4
  %i = alloca i32, align 4
  %end = alloca i32, align 4
  %state = alloca i32, align 4
  %c = alloca i8, align 1
  %consume = alloca i8, align 1
  %k109 = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %line_start, ptr %line_start.addr, align 8, !tbaa !10
  store i32 %lines, ptr %lines.addr, align 4, !tbaa !3
  store ptr %counts, ptr %counts.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %line) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %line, align 4, !tbaa !3
  %0 = load i32, ptr %line, align 4, !tbaa !3
  %1 = load i32, ptr %lines.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup123

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %count) #4
  call void @llvm.lifetime.start.p0(ptr %k) #4
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %k, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, 6
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #4
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [6 x i32], ptr %count, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %5 = load ptr, ptr %line_start.addr, align 8, !tbaa !10
  %6 = load i32, ptr %line, align 4, !tbaa !3
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %5, i64 %idxprom2
  %7 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  store i32 %7, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #4
  %8 = load ptr, ptr %line_start.addr, align 8, !tbaa !10
  %9 = load i32, ptr %line, align 4, !tbaa !3
  %add = add nsw i32 %9, 1
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 %idxprom4
  %10 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  store i32 %10, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %state) #4
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %for.end
  %11 = load i32, ptr %state, align 4, !tbaa !3
  %cmp6 = icmp ne i32 %11, 8
  br i1 %cmp6, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %13 = load i32, ptr %end, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %12, %13
  br i1 %cmp7, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %14 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom8 = sext i32 %15 to i64
  %arrayidx9 = getelementptr inbounds i8, ptr %14, i64 %idxprom8
  %16 = load i8, ptr %arrayidx9, align 1, !tbaa !15
  %conv = zext i8 %16 to i32
  br label %cond.end

cond.false:                                       ; preds = %while.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 32, %cond.false ]
  %conv10 = trunc i32 %cond to i8
  store i8 %conv10, ptr %c, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %consume) #4
  store i8 1, ptr %consume, align 1, !tbaa !16
  %17 = load i32, ptr %state, align 4, !tbaa !3
  switch i32 %17, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb34
    i32 2, label %sw.bb41
    i32 3, label %sw.bb56
    i32 4, label %sw.bb68
    i32 5, label %sw.bb84
    i32 6, label %sw.bb87
    i32 7, label %sw.epilog
  ]

sw.bb:                                            ; preds = %cond.end
  %18 = load i8, ptr %c, align 1, !tbaa !15
  %call11 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %18) #5
  br i1 %call11, label %if.then12, label %if.else

if.then12:                                        ; preds = %sw.bb
  store i32 1, ptr %state, align 4, !tbaa !3
  br label %if.end33

if.else:                                          ; preds = %sw.bb
  %19 = load i8, ptr %c, align 1, !tbaa !15
  %call13 = call noundef zeroext i1 @_ZL8is_digith(i8 noundef zeroext %19) #5
  br i1 %call13, label %if.then14, label %if.else15

if.then14:                                        ; preds = %if.else
  store i32 2, ptr %state, align 4, !tbaa !3
  br label %if.end32

if.else15:                                        ; preds = %if.else
  %20 = load i8, ptr %c, align 1, !tbaa !15
  %conv16 = zext i8 %20 to i32
  %cmp17 = icmp eq i32 %conv16, 34
  br i1 %cmp17, label %if.then18, label %if.else19

if.then18:                                        ; preds = %if.else15
  store i32 4, ptr %state, align 4, !tbaa !3
  br label %if.end31

if.else19:                                        ; preds = %if.else15
  %21 = load i8, ptr %c, align 1, !tbaa !15
  %conv20 = zext i8 %21 to i32
  %cmp21 = icmp eq i32 %conv20, 47
  br i1 %cmp21, label %if.then22, label %if.else23

if.then22:                                        ; preds = %if.else19
  store i32 6, ptr %state, align 4, !tbaa !3
  br label %if.end30

if.else23:                                        ; preds = %if.else19
  %22 = load i8, ptr %c, align 1, !tbaa !15
  %conv24 = zext i8 %22 to i32
  %cmp25 = icmp ne i32 %conv24, 32
  br i1 %cmp25, label %if.then26, label %if.end29

if.then26:                                        ; preds = %if.else23
  %arrayidx27 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 3
  %23 = load i32, ptr %arrayidx27, align 4, !tbaa !3
  %inc28 = add nsw i32 %23, 1
  store i32 %inc28, ptr %arrayidx27, align 4, !tbaa !3
  br label %if.end29

if.end29:                                         ; preds = %if.then26, %if.else23
  br label %if.end30

if.end30:                                         ; preds = %if.end29, %if.then22
  br label %if.end31

if.end31:                                         ; preds = %if.end30, %if.then18
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then14
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then12
  br label %sw.epilog

sw.bb34:                                          ; preds = %cond.end
  %24 = load i8, ptr %c, align 1, !tbaa !15
  %call35 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %24) #5
  br i1 %call35, label %if.end40, label %land.lhs.true

land.lhs.true:                                    ; preds = %sw.bb34
  %25 = load i8, ptr %c, align 1, !tbaa !15
  %call36 = call noundef zeroext i1 @_ZL8is_digith(i8 noundef zeroext %25) #5
  br i1 %call36, label %if.end40, label %if.then37

if.then37:                                        ; preds = %land.lhs.true
  %arrayidx38 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 0
  %26 = load i32, ptr %arrayidx38, align 4, !tbaa !3
  %inc39 = add nsw i32 %26, 1
  store i32 %inc39, ptr %arrayidx38, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  store i8 0, ptr %consume, align 1, !tbaa !16
  br label %if.end40

if.end40:                                         ; preds = %if.then37, %land.lhs.true, %sw.bb34
  br label %sw.epilog

sw.bb41:                                          ; preds = %cond.end
  %27 = load i8, ptr %c, align 1, !tbaa !15
  %conv42 = zext i8 %27 to i32
  %cmp43 = icmp eq i32 %conv42, 46
  br i1 %cmp43, label %if.then44, label %if.else45

if.then44:                                        ; preds = %sw.bb41
  store i32 3, ptr %state, align 4, !tbaa !3
  br label %if.end55

if.else45:                                        ; preds = %sw.bb41
  %28 = load i8, ptr %c, align 1, !tbaa !15
  %call46 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %28) #5
  br i1 %call46, label %if.then47, label %if.else48

if.then47:                                        ; preds = %if.else45
  store i32 8, ptr %state, align 4, !tbaa !3
  br label %if.end54

if.else48:                                        ; preds = %if.else45
  %29 = load i8, ptr %c, align 1, !tbaa !15
  %call49 = call noundef zeroext i1 @_ZL8is_digith(i8 noundef zeroext %29) #5
  br i1 %call49, label %if.end53, label %if.then50

if.then50:                                        ; preds = %if.else48
  %arrayidx51 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 1
  %30 = load i32, ptr %arrayidx51, align 4, !tbaa !3
  %inc52 = add nsw i32 %30, 1
  store i32 %inc52, ptr %arrayidx51, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  store i8 0, ptr %consume, align 1, !tbaa !16
  br label %if.end53

if.end53:                                         ; preds = %if.then50, %if.else48
  br label %if.end54

if.end54:                                         ; preds = %if.end53, %if.then47
  br label %if.end55

if.end55:                                         ; preds = %if.end54, %if.then44
  br label %sw.epilog

sw.bb56:                                          ; preds = %cond.end
  %31 = load i8, ptr %c, align 1, !tbaa !15
  %call57 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %31) #5
  br i1 %call57, label %if.then60, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.bb56
  %32 = load i8, ptr %c, align 1, !tbaa !15
  %conv58 = zext i8 %32 to i32
  %cmp59 = icmp eq i32 %conv58, 46
  br i1 %cmp59, label %if.then60, label %if.else61

if.then60:                                        ; preds = %lor.lhs.false, %sw.bb56
  store i32 8, ptr %state, align 4, !tbaa !3
  br label %if.end67

if.else61:                                        ; preds = %lor.lhs.false
  %33 = load i8, ptr %c, align 1, !tbaa !15
  %call62 = call noundef zeroext i1 @_ZL8is_digith(i8 noundef zeroext %33) #5
  br i1 %call62, label %if.end66, label %if.then63

if.then63:                                        ; preds = %if.else61
  %arrayidx64 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 1
  %34 = load i32, ptr %arrayidx64, align 4, !tbaa !3
  %inc65 = add nsw i32 %34, 1
  store i32 %inc65, ptr %arrayidx64, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  store i8 0, ptr %consume, align 1, !tbaa !16
  br label %if.end66

if.end66:                                         ; preds = %if.then63, %if.else61
  br label %if.end67

if.end67:                                         ; preds = %if.end66, %if.then60
  br label %sw.epilog

sw.bb68:                                          ; preds = %cond.end
  %35 = load i32, ptr %i, align 4, !tbaa !3
  %36 = load i32, ptr %end, align 4, !tbaa !3
  %cmp69 = icmp sge i32 %35, %36
  br i1 %cmp69, label %if.then70, label %if.else71

if.then70:                                        ; preds = %sw.bb68
  store i32 8, ptr %state, align 4, !tbaa !3
  br label %if.end83

if.else71:                                        ; preds = %sw.bb68
  %37 = load i8, ptr %c, align 1, !tbaa !15
  %conv72 = zext i8 %37 to i32
  %cmp73 = icmp eq i32 %conv72, 92
  br i1 %cmp73, label %if.then74, label %if.else75

if.then74:                                        ; preds = %if.else71
  store i32 5, ptr %state, align 4, !tbaa !3
  br label %if.end82

if.else75:                                        ; preds = %if.else71
  %38 = load i8, ptr %c, align 1, !tbaa !15
  %conv76 = zext i8 %38 to i32
  %cmp77 = icmp eq i32 %conv76, 34
  br i1 %cmp77, label %if.then78, label %if.end81

if.then78:                                        ; preds = %if.else75
  %arrayidx79 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 2
  %39 = load i32, ptr %arrayidx79, align 4, !tbaa !3
  %inc80 = add nsw i32 %39, 1
  store i32 %inc80, ptr %arrayidx79, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  br label %if.end81

if.end81:                                         ; preds = %if.then78, %if.else75
  br label %if.end82

if.end82:                                         ; preds = %if.end81, %if.then74
  br label %if.end83

if.end83:                                         ; preds = %if.end82, %if.then70
  br label %sw.epilog

sw.bb84:                                          ; preds = %cond.end
  %40 = load i32, ptr %i, align 4, !tbaa !3
  %41 = load i32, ptr %end, align 4, !tbaa !3
  %cmp85 = icmp sge i32 %40, %41
  %42 = zext i1 %cmp85 to i64
  %cond86 = select i1 %cmp85, i32 8, i32 4
  store i32 %cond86, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb87:                                          ; preds = %cond.end
  %43 = load i8, ptr %c, align 1, !tbaa !15
  %conv88 = zext i8 %43 to i32
  %cmp89 = icmp eq i32 %conv88, 47
  br i1 %cmp89, label %if.then90, label %if.else93

if.then90:                                        ; preds = %sw.bb87
  %arrayidx91 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 4
  %44 = load i32, ptr %arrayidx91, align 4, !tbaa !3
  %inc92 = add nsw i32 %44, 1
  store i32 %inc92, ptr %arrayidx91, align 4, !tbaa !3
  store i32 7, ptr %state, align 4, !tbaa !3
  br label %if.end96

if.else93:                                        ; preds = %sw.bb87
  %arrayidx94 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 3
  %45 = load i32, ptr %arrayidx94, align 4, !tbaa !3
  %inc95 = add nsw i32 %45, 1
  store i32 %inc95, ptr %arrayidx94, align 4, !tbaa !3
  store i32 0, ptr %state, align 4, !tbaa !3
  store i8 0, ptr %consume, align 1, !tbaa !16
  br label %if.end96

if.end96:                                         ; preds = %if.else93, %if.then90
  br label %sw.epilog

sw.epilog:                                        ; preds = %cond.end, %cond.end, %if.end96, %sw.bb84, %if.end83, %if.end67, %if.end55, %if.end40, %if.end33
  %46 = load i8, ptr %consume, align 1, !tbaa !16, !range !18, !noundef !19
  %loadedv = trunc i8 %46 to i1
  br i1 %loadedv, label %if.then97, label %if.end102

if.then97:                                        ; preds = %sw.epilog
  %47 = load i32, ptr %i, align 4, !tbaa !3
  %48 = load i32, ptr %end, align 4, !tbaa !3
  %cmp98 = icmp sge i32 %47, %48
  br i1 %cmp98, label %if.then99, label %if.end100

if.then99:                                        ; preds = %if.then97
  store i32 6, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end100:                                        ; preds = %if.then97
  %49 = load i32, ptr %i, align 4, !tbaa !3
  %inc101 = add nsw i32 %49, 1
  store i32 %inc101, ptr %i, align 4, !tbaa !3
  br label %if.end102

if.end102:                                        ; preds = %if.end100, %sw.epilog
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end102, %if.then99
  call void @llvm.lifetime.end.p0(ptr %consume) #4
  call void @llvm.lifetime.end.p0(ptr %c) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 6, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !20

while.end:                                        ; preds = %cleanup, %while.cond
  %50 = load i32, ptr %state, align 4, !tbaa !3
  %cmp104 = icmp eq i32 %50, 8
  br i1 %cmp104, label %if.then105, label %if.end108

if.then105:                                       ; preds = %while.end
  %arrayidx106 = getelementptr inbounds nuw [6 x i32], ptr %count, i64 0, i64 5
  %51 = load i32, ptr %arrayidx106, align 4, !tbaa !3
  %inc107 = add nsw i32 %51, 1
  store i32 %inc107, ptr %arrayidx106, align 4, !tbaa !3
  br label %if.end108

if.end108:                                        ; preds = %if.then105, %while.end
  call void @llvm.lifetime.start.p0(ptr %k109) #4
  store i32 0, ptr %k109, align 4, !tbaa !3
  br label %for.cond110

for.cond110:                                      ; preds = %for.inc119, %if.end108
  %52 = load i32, ptr %k109, align 4, !tbaa !3
  %cmp111 = icmp slt i32 %52, 6
  br i1 %cmp111, label %for.body113, label %for.cond.cleanup112

for.cond.cleanup112:                              ; preds = %for.cond110
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k109) #4
  br label %for.end122

for.body113:                                      ; preds = %for.cond110
  %53 = load i32, ptr %k109, align 4, !tbaa !3
  %idxprom114 = sext i32 %53 to i64
  %arrayidx115 = getelementptr inbounds [6 x i32], ptr %count, i64 0, i64 %idxprom114
  %54 = load i32, ptr %arrayidx115, align 4, !tbaa !3
  %55 = load ptr, ptr %counts.addr, align 8, !tbaa !10
  %56 = load i32, ptr %line, align 4, !tbaa !3
  %mul = mul nsw i32 %56, 6
  %57 = load i32, ptr %k109, align 4, !tbaa !3
  %add116 = add nsw i32 %mul, %57
  %idxprom117 = sext i32 %add116 to i64
  %arrayidx118 = getelementptr inbounds i32, ptr %55, i64 %idxprom117
  store i32 %54, ptr %arrayidx118, align 4, !tbaa !3
  br label %for.inc119

for.inc119:                                       ; preds = %for.body113
  %58 = load i32, ptr %k109, align 4, !tbaa !3
  %inc120 = add nsw i32 %58, 1
  store i32 %inc120, ptr %k109, align 4, !tbaa !3
  br label %for.cond110, !llvm.loop !21

for.end122:                                       ; preds = %for.cond.cleanup112
  call void @llvm.lifetime.end.p0(ptr %state) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  call void @llvm.lifetime.end.p0(ptr %count) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup123

cleanup123:                                       ; preds = %for.end122, %if.then
  call void @llvm.lifetime.end.p0(ptr %line) #4
  %cleanup.dest124 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest124, label %unreachable [
    i32 0, label %cleanup.cont125
    i32 1, label %cleanup.cont125
  ]

cleanup.cont125:                                  ; preds = %cleanup123, %cleanup123
  ret void

unreachable:                                      ; preds = %cleanup123, %cleanup
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
define internal noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %c) #2 {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1, !tbaa !15
  %0 = load i8, ptr %c.addr, align 1, !tbaa !15
  %conv = zext i8 %0 to i32
  %cmp = icmp sge i32 %conv, 97
  br i1 %cmp, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %1 = load i8, ptr %c.addr, align 1, !tbaa !15
  %conv1 = zext i8 %1 to i32
  %cmp2 = icmp sle i32 %conv1, 122
  br i1 %cmp2, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %entry
  %2 = load i8, ptr %c.addr, align 1, !tbaa !15
  %conv3 = zext i8 %2 to i32
  %cmp4 = icmp sge i32 %conv3, 65
  br i1 %cmp4, label %land.lhs.true5, label %lor.rhs

land.lhs.true5:                                   ; preds = %lor.lhs.false
  %3 = load i8, ptr %c.addr, align 1, !tbaa !15
  %conv6 = zext i8 %3 to i32
  %cmp7 = icmp sle i32 %conv6, 90
  br i1 %cmp7, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true5, %lor.lhs.false
  %4 = load i8, ptr %c.addr, align 1, !tbaa !15
  %conv8 = zext i8 %4 to i32
  %cmp9 = icmp eq i32 %conv8, 95
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true5, %land.lhs.true
  %5 = phi i1 [ true, %land.lhs.true5 ], [ true, %land.lhs.true ], [ %cmp9, %lor.rhs ]
  ret i1 %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL8is_digith(i8 noundef zeroext %c) #2 {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1, !tbaa !15
  %0 = load i8, ptr %c.addr, align 1, !tbaa !15
  %conv = zext i8 %0 to i32
  %cmp = icmp sge i32 %conv, 48
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i8, ptr %c.addr, align 1, !tbaa !15
  %conv1 = zext i8 %1 to i32
  %cmp2 = icmp sle i32 %conv1, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ]
  ret i1 %2
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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!5, !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"bool", !5, i64 0}
!18 = !{i8 0, i8 2}
!19 = !{}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
