; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @date_parse(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %seconds, ptr noundef %valid) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %offset.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %seconds.addr = alloca ptr, align 8
  %valid.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %end = alloca i32, align 4
  %ok = alloca i8, align 1
  %year = alloca i32, align 4
  %month = alloca i32, align 4
  %day = alloca i32, align 4
  %hour = alloca i32, align 4
  %minute = alloca i32, align 4
  %second = alloca i32, align 4
  %zone = alloca i32, align 4
  %leap = alloca i8, align 1
  %last = alloca i32, align 4
  %west = alloca i8, align 1
  %h = alloca i32, align 4
  %m = alloca i32, align 4
  %result = alloca i64, align 8
  %y = alloca i32, align 4
  %era = alloca i32, align 4
  %of_era = alloca i32, align 4
  %of_year = alloca i32, align 4
  %days = alloca i64, align 8
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store ptr %offset, ptr %offset.addr, align 8, !tbaa !10
  store i32 %count, ptr %count.addr, align 4, !tbaa !3
  store ptr %seconds, ptr %seconds.addr, align 8, !tbaa !12
  store ptr %valid, ptr %valid.addr, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %t) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %1 = load i32, ptr %count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

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
  call void @llvm.lifetime.start.p0(ptr %ok) #4
  store i8 1, ptr %ok, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %year) #4
  %8 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %9 = load i32, ptr %end, align 4, !tbaa !3
  %call3 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %8, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %9, i32 noundef 4) #5
  store i32 %call3, ptr %year, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %month) #4
  store i32 -1, ptr %month, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %day) #4
  store i32 -1, ptr %day, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %hour) #4
  store i32 0, ptr %hour, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %minute) #4
  store i32 0, ptr %minute, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %second) #4
  store i32 0, ptr %second, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %zone) #4
  store i32 0, ptr %zone, align 4, !tbaa !3
  %10 = load i32, ptr %year, align 4, !tbaa !3
  %cmp4 = icmp slt i32 %10, 1
  br i1 %cmp4, label %if.then6, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %11 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %12 = load i32, ptr %end, align 4, !tbaa !3
  %call5 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %11, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %12, i8 noundef zeroext 45) #5
  br i1 %call5, label %if.end7, label %if.then6

if.then6:                                         ; preds = %lor.lhs.false, %if.end
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end7

if.end7:                                          ; preds = %if.then6, %lor.lhs.false
  %13 = load i8, ptr %ok, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv = trunc i8 %13 to i1
  br i1 %loadedv, label %if.then8, label %if.end17

if.then8:                                         ; preds = %if.end7
  %14 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %15 = load i32, ptr %end, align 4, !tbaa !3
  %call9 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %14, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %15, i32 noundef 2) #5
  store i32 %call9, ptr %month, align 4, !tbaa !3
  %16 = load i32, ptr %month, align 4, !tbaa !3
  %cmp10 = icmp slt i32 %16, 1
  br i1 %cmp10, label %if.then15, label %lor.lhs.false11

lor.lhs.false11:                                  ; preds = %if.then8
  %17 = load i32, ptr %month, align 4, !tbaa !3
  %cmp12 = icmp sgt i32 %17, 12
  br i1 %cmp12, label %if.then15, label %lor.lhs.false13

lor.lhs.false13:                                  ; preds = %lor.lhs.false11
  %18 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %19 = load i32, ptr %end, align 4, !tbaa !3
  %call14 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %18, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %19, i8 noundef zeroext 45) #5
  br i1 %call14, label %if.end16, label %if.then15

if.then15:                                        ; preds = %lor.lhs.false13, %lor.lhs.false11, %if.then8
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %lor.lhs.false13
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %if.end7
  call void @llvm.lifetime.start.p0(ptr %leap) #4
  %20 = load i32, ptr %year, align 4, !tbaa !3
  %rem = srem i32 %20, 4
  %cmp18 = icmp eq i32 %rem, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.rhs

land.lhs.true:                                    ; preds = %if.end17
  %21 = load i32, ptr %year, align 4, !tbaa !3
  %rem19 = srem i32 %21, 100
  %cmp20 = icmp ne i32 %rem19, 0
  br i1 %cmp20, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true, %if.end17
  %22 = load i32, ptr %year, align 4, !tbaa !3
  %rem21 = srem i32 %22, 400
  %cmp22 = icmp eq i32 %rem21, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true
  %23 = phi i1 [ true, %land.lhs.true ], [ %cmp22, %lor.rhs ]
  %storedv = zext i1 %23 to i8
  store i8 %storedv, ptr %leap, align 1, !tbaa !14
  %24 = load i8, ptr %ok, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv23 = trunc i8 %24 to i1
  br i1 %loadedv23, label %if.then24, label %if.end44

if.then24:                                        ; preds = %lor.end
  %25 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %26 = load i32, ptr %end, align 4, !tbaa !3
  %call25 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %25, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %26, i32 noundef 2) #5
  store i32 %call25, ptr %day, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %last) #4
  store i32 31, ptr %last, align 4, !tbaa !3
  %27 = load i32, ptr %month, align 4, !tbaa !3
  %cmp26 = icmp eq i32 %27, 4
  br i1 %cmp26, label %if.then33, label %lor.lhs.false27

lor.lhs.false27:                                  ; preds = %if.then24
  %28 = load i32, ptr %month, align 4, !tbaa !3
  %cmp28 = icmp eq i32 %28, 6
  br i1 %cmp28, label %if.then33, label %lor.lhs.false29

lor.lhs.false29:                                  ; preds = %lor.lhs.false27
  %29 = load i32, ptr %month, align 4, !tbaa !3
  %cmp30 = icmp eq i32 %29, 9
  br i1 %cmp30, label %if.then33, label %lor.lhs.false31

lor.lhs.false31:                                  ; preds = %lor.lhs.false29
  %30 = load i32, ptr %month, align 4, !tbaa !3
  %cmp32 = icmp eq i32 %30, 11
  br i1 %cmp32, label %if.then33, label %if.else

if.then33:                                        ; preds = %lor.lhs.false31, %lor.lhs.false29, %lor.lhs.false27, %if.then24
  store i32 30, ptr %last, align 4, !tbaa !3
  br label %if.end38

if.else:                                          ; preds = %lor.lhs.false31
  %31 = load i32, ptr %month, align 4, !tbaa !3
  %cmp34 = icmp eq i32 %31, 2
  br i1 %cmp34, label %if.then35, label %if.end37

if.then35:                                        ; preds = %if.else
  %32 = load i8, ptr %leap, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv36 = trunc i8 %32 to i1
  %33 = zext i1 %loadedv36 to i64
  %cond = select i1 %loadedv36, i32 29, i32 28
  store i32 %cond, ptr %last, align 4, !tbaa !3
  br label %if.end37

if.end37:                                         ; preds = %if.then35, %if.else
  br label %if.end38

if.end38:                                         ; preds = %if.end37, %if.then33
  %34 = load i32, ptr %day, align 4, !tbaa !3
  %cmp39 = icmp slt i32 %34, 1
  br i1 %cmp39, label %if.then42, label %lor.lhs.false40

lor.lhs.false40:                                  ; preds = %if.end38
  %35 = load i32, ptr %day, align 4, !tbaa !3
  %36 = load i32, ptr %last, align 4, !tbaa !3
  %cmp41 = icmp sgt i32 %35, %36
  br i1 %cmp41, label %if.then42, label %if.end43

if.then42:                                        ; preds = %lor.lhs.false40, %if.end38
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end43

if.end43:                                         ; preds = %if.then42, %lor.lhs.false40
  call void @llvm.lifetime.end.p0(ptr %last) #4
  br label %if.end44

if.end44:                                         ; preds = %if.end43, %lor.end
  %37 = load i8, ptr %ok, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv45 = trunc i8 %37 to i1
  br i1 %loadedv45, label %land.lhs.true46, label %if.end114

land.lhs.true46:                                  ; preds = %if.end44
  %38 = load i32, ptr %i, align 4, !tbaa !3
  %39 = load i32, ptr %end, align 4, !tbaa !3
  %cmp47 = icmp slt i32 %38, %39
  br i1 %cmp47, label %if.then48, label %if.end114

if.then48:                                        ; preds = %land.lhs.true46
  %40 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %41 = load i32, ptr %end, align 4, !tbaa !3
  %call49 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %40, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %41, i8 noundef zeroext 84) #5
  br i1 %call49, label %if.else53, label %land.lhs.true50

land.lhs.true50:                                  ; preds = %if.then48
  %42 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %43 = load i32, ptr %end, align 4, !tbaa !3
  %call51 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %42, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %43, i8 noundef zeroext 32) #5
  br i1 %call51, label %if.else53, label %if.then52

if.then52:                                        ; preds = %land.lhs.true50
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end113

if.else53:                                        ; preds = %land.lhs.true50, %if.then48
  %44 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %45 = load i32, ptr %end, align 4, !tbaa !3
  %call54 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %44, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %45, i32 noundef 2) #5
  store i32 %call54, ptr %hour, align 4, !tbaa !3
  %46 = load i32, ptr %hour, align 4, !tbaa !3
  %cmp55 = icmp slt i32 %46, 0
  br i1 %cmp55, label %if.then60, label %lor.lhs.false56

lor.lhs.false56:                                  ; preds = %if.else53
  %47 = load i32, ptr %hour, align 4, !tbaa !3
  %cmp57 = icmp sgt i32 %47, 23
  br i1 %cmp57, label %if.then60, label %lor.lhs.false58

lor.lhs.false58:                                  ; preds = %lor.lhs.false56
  %48 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %49 = load i32, ptr %end, align 4, !tbaa !3
  %call59 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %48, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %49, i8 noundef zeroext 58) #5
  br i1 %call59, label %if.else61, label %if.then60

if.then60:                                        ; preds = %lor.lhs.false58, %lor.lhs.false56, %if.else53
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end68

if.else61:                                        ; preds = %lor.lhs.false58
  %50 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %51 = load i32, ptr %end, align 4, !tbaa !3
  %call62 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %50, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %51, i32 noundef 2) #5
  store i32 %call62, ptr %minute, align 4, !tbaa !3
  %52 = load i32, ptr %minute, align 4, !tbaa !3
  %cmp63 = icmp slt i32 %52, 0
  br i1 %cmp63, label %if.then66, label %lor.lhs.false64

lor.lhs.false64:                                  ; preds = %if.else61
  %53 = load i32, ptr %minute, align 4, !tbaa !3
  %cmp65 = icmp sgt i32 %53, 59
  br i1 %cmp65, label %if.then66, label %if.end67

if.then66:                                        ; preds = %lor.lhs.false64, %if.else61
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end67

if.end67:                                         ; preds = %if.then66, %lor.lhs.false64
  br label %if.end68

if.end68:                                         ; preds = %if.end67, %if.then60
  %54 = load i8, ptr %ok, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv69 = trunc i8 %54 to i1
  br i1 %loadedv69, label %land.lhs.true70, label %if.end79

land.lhs.true70:                                  ; preds = %if.end68
  %55 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %56 = load i32, ptr %end, align 4, !tbaa !3
  %call71 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %55, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %56, i8 noundef zeroext 58) #5
  br i1 %call71, label %if.then72, label %if.end79

if.then72:                                        ; preds = %land.lhs.true70
  %57 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %58 = load i32, ptr %end, align 4, !tbaa !3
  %call73 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %57, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %58, i32 noundef 2) #5
  store i32 %call73, ptr %second, align 4, !tbaa !3
  %59 = load i32, ptr %second, align 4, !tbaa !3
  %cmp74 = icmp slt i32 %59, 0
  br i1 %cmp74, label %if.then77, label %lor.lhs.false75

lor.lhs.false75:                                  ; preds = %if.then72
  %60 = load i32, ptr %second, align 4, !tbaa !3
  %cmp76 = icmp sgt i32 %60, 59
  br i1 %cmp76, label %if.then77, label %if.end78

if.then77:                                        ; preds = %lor.lhs.false75, %if.then72
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end78

if.end78:                                         ; preds = %if.then77, %lor.lhs.false75
  br label %if.end79

if.end79:                                         ; preds = %if.end78, %land.lhs.true70, %if.end68
  %61 = load i8, ptr %ok, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv80 = trunc i8 %61 to i1
  br i1 %loadedv80, label %land.lhs.true81, label %if.end112

land.lhs.true81:                                  ; preds = %if.end79
  %62 = load i32, ptr %i, align 4, !tbaa !3
  %63 = load i32, ptr %end, align 4, !tbaa !3
  %cmp82 = icmp slt i32 %62, %63
  br i1 %cmp82, label %land.lhs.true83, label %if.end112

land.lhs.true83:                                  ; preds = %land.lhs.true81
  %64 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %65 = load i32, ptr %end, align 4, !tbaa !3
  %call84 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %64, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %65, i8 noundef zeroext 90) #5
  br i1 %call84, label %if.end112, label %if.then85

if.then85:                                        ; preds = %land.lhs.true83
  call void @llvm.lifetime.start.p0(ptr %west) #4
  %66 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %67 = load i32, ptr %end, align 4, !tbaa !3
  %call86 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %66, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %67, i8 noundef zeroext 45) #5
  %storedv87 = zext i1 %call86 to i8
  store i8 %storedv87, ptr %west, align 1, !tbaa !14
  %68 = load i8, ptr %west, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv88 = trunc i8 %68 to i1
  br i1 %loadedv88, label %if.else92, label %land.lhs.true89

land.lhs.true89:                                  ; preds = %if.then85
  %69 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %70 = load i32, ptr %end, align 4, !tbaa !3
  %call90 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %69, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %70, i8 noundef zeroext 43) #5
  br i1 %call90, label %if.else92, label %if.then91

if.then91:                                        ; preds = %land.lhs.true89
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end111

if.else92:                                        ; preds = %land.lhs.true89, %if.then85
  call void @llvm.lifetime.start.p0(ptr %h) #4
  %71 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %72 = load i32, ptr %end, align 4, !tbaa !3
  %call93 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %71, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %72, i32 noundef 2) #5
  store i32 %call93, ptr %h, align 4, !tbaa !3
  %73 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %74 = load i32, ptr %end, align 4, !tbaa !3
  %call94 = call noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %73, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %74, i8 noundef zeroext 58) #5
  call void @llvm.lifetime.start.p0(ptr %m) #4
  %75 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %76 = load i32, ptr %end, align 4, !tbaa !3
  %call95 = call noundef i32 @_ZL6digitsPKhRiii(ptr noundef %75, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %76, i32 noundef 2) #5
  store i32 %call95, ptr %m, align 4, !tbaa !3
  %77 = load i32, ptr %h, align 4, !tbaa !3
  %cmp96 = icmp slt i32 %77, 0
  br i1 %cmp96, label %if.then103, label %lor.lhs.false97

lor.lhs.false97:                                  ; preds = %if.else92
  %78 = load i32, ptr %m, align 4, !tbaa !3
  %cmp98 = icmp slt i32 %78, 0
  br i1 %cmp98, label %if.then103, label %lor.lhs.false99

lor.lhs.false99:                                  ; preds = %lor.lhs.false97
  %79 = load i32, ptr %h, align 4, !tbaa !3
  %cmp100 = icmp sgt i32 %79, 14
  br i1 %cmp100, label %if.then103, label %lor.lhs.false101

lor.lhs.false101:                                 ; preds = %lor.lhs.false99
  %80 = load i32, ptr %m, align 4, !tbaa !3
  %cmp102 = icmp sgt i32 %80, 59
  br i1 %cmp102, label %if.then103, label %if.else104

if.then103:                                       ; preds = %lor.lhs.false101, %lor.lhs.false99, %lor.lhs.false97, %if.else92
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end110

if.else104:                                       ; preds = %lor.lhs.false101
  %81 = load i8, ptr %west, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv105 = trunc i8 %81 to i1
  br i1 %loadedv105, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else104
  %82 = load i32, ptr %h, align 4, !tbaa !3
  %mul = mul nsw i32 %82, 60
  %83 = load i32, ptr %m, align 4, !tbaa !3
  %add106 = add nsw i32 %mul, %83
  %sub = sub nsw i32 0, %add106
  br label %cond.end

cond.false:                                       ; preds = %if.else104
  %84 = load i32, ptr %h, align 4, !tbaa !3
  %mul107 = mul nsw i32 %84, 60
  %85 = load i32, ptr %m, align 4, !tbaa !3
  %add108 = add nsw i32 %mul107, %85
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond109 = phi i32 [ %sub, %cond.true ], [ %add108, %cond.false ]
  store i32 %cond109, ptr %zone, align 4, !tbaa !3
  br label %if.end110

if.end110:                                        ; preds = %cond.end, %if.then103
  call void @llvm.lifetime.end.p0(ptr %m) #4
  call void @llvm.lifetime.end.p0(ptr %h) #4
  br label %if.end111

if.end111:                                        ; preds = %if.end110, %if.then91
  call void @llvm.lifetime.end.p0(ptr %west) #4
  br label %if.end112

if.end112:                                        ; preds = %if.end111, %land.lhs.true83, %land.lhs.true81, %if.end79
  br label %if.end113

if.end113:                                        ; preds = %if.end112, %if.then52
  br label %if.end114

if.end114:                                        ; preds = %if.end113, %land.lhs.true46, %if.end44
  %86 = load i32, ptr %i, align 4, !tbaa !3
  %87 = load i32, ptr %end, align 4, !tbaa !3
  %cmp115 = icmp ne i32 %86, %87
  br i1 %cmp115, label %if.then116, label %if.end117

if.then116:                                       ; preds = %if.end114
  store i8 0, ptr %ok, align 1, !tbaa !14
  br label %if.end117

if.end117:                                        ; preds = %if.then116, %if.end114
  call void @llvm.lifetime.start.p0(ptr %result) #4
  store i64 0, ptr %result, align 8, !tbaa !18
  %88 = load i8, ptr %ok, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv118 = trunc i8 %88 to i1
  br i1 %loadedv118, label %if.then119, label %if.end159

if.then119:                                       ; preds = %if.end117
  call void @llvm.lifetime.start.p0(ptr %y) #4
  %89 = load i32, ptr %month, align 4, !tbaa !3
  %cmp120 = icmp sle i32 %89, 2
  br i1 %cmp120, label %cond.true121, label %cond.false123

cond.true121:                                     ; preds = %if.then119
  %90 = load i32, ptr %year, align 4, !tbaa !3
  %sub122 = sub nsw i32 %90, 1
  br label %cond.end124

cond.false123:                                    ; preds = %if.then119
  %91 = load i32, ptr %year, align 4, !tbaa !3
  br label %cond.end124

cond.end124:                                      ; preds = %cond.false123, %cond.true121
  %cond125 = phi i32 [ %sub122, %cond.true121 ], [ %91, %cond.false123 ]
  store i32 %cond125, ptr %y, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %era) #4
  %92 = load i32, ptr %y, align 4, !tbaa !3
  %div = sdiv i32 %92, 400
  store i32 %div, ptr %era, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %of_era) #4
  %93 = load i32, ptr %y, align 4, !tbaa !3
  %rem126 = srem i32 %93, 400
  store i32 %rem126, ptr %of_era, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %of_year) #4
  %94 = load i32, ptr %month, align 4, !tbaa !3
  %95 = load i32, ptr %month, align 4, !tbaa !3
  %cmp127 = icmp sgt i32 %95, 2
  %96 = zext i1 %cmp127 to i64
  %cond128 = select i1 %cmp127, i32 -3, i32 9
  %add129 = add nsw i32 %94, %cond128
  %mul130 = mul nsw i32 153, %add129
  %add131 = add nsw i32 %mul130, 2
  %div132 = sdiv i32 %add131, 5
  %97 = load i32, ptr %day, align 4, !tbaa !3
  %add133 = add nsw i32 %div132, %97
  %sub134 = sub nsw i32 %add133, 1
  store i32 %sub134, ptr %of_year, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %days) #4
  %98 = load i32, ptr %era, align 4, !tbaa !3
  %conv = sext i32 %98 to i64
  %mul135 = mul nsw i64 %conv, 146097
  %99 = load i32, ptr %of_era, align 4, !tbaa !3
  %mul136 = mul nsw i32 %99, 365
  %conv137 = sext i32 %mul136 to i64
  %add138 = add nsw i64 %mul135, %conv137
  %100 = load i32, ptr %of_era, align 4, !tbaa !3
  %div139 = sdiv i32 %100, 4
  %conv140 = sext i32 %div139 to i64
  %add141 = add nsw i64 %add138, %conv140
  %101 = load i32, ptr %of_era, align 4, !tbaa !3
  %div142 = sdiv i32 %101, 100
  %conv143 = sext i32 %div142 to i64
  %sub144 = sub nsw i64 %add141, %conv143
  %102 = load i32, ptr %of_year, align 4, !tbaa !3
  %conv145 = sext i32 %102 to i64
  %add146 = add nsw i64 %sub144, %conv145
  %sub147 = sub nsw i64 %add146, 719468
  store i64 %sub147, ptr %days, align 8, !tbaa !18
  %103 = load i64, ptr %days, align 8, !tbaa !18
  %mul148 = mul nsw i64 %103, 24
  %104 = load i32, ptr %hour, align 4, !tbaa !3
  %conv149 = sext i32 %104 to i64
  %add150 = add nsw i64 %mul148, %conv149
  %mul151 = mul nsw i64 %add150, 60
  %105 = load i32, ptr %minute, align 4, !tbaa !3
  %conv152 = sext i32 %105 to i64
  %add153 = add nsw i64 %mul151, %conv152
  %106 = load i32, ptr %zone, align 4, !tbaa !3
  %conv154 = sext i32 %106 to i64
  %sub155 = sub nsw i64 %add153, %conv154
  %mul156 = mul nsw i64 %sub155, 60
  %107 = load i32, ptr %second, align 4, !tbaa !3
  %conv157 = sext i32 %107 to i64
  %add158 = add nsw i64 %mul156, %conv157
  store i64 %add158, ptr %result, align 8, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %days) #4
  call void @llvm.lifetime.end.p0(ptr %of_year) #4
  call void @llvm.lifetime.end.p0(ptr %of_era) #4
  call void @llvm.lifetime.end.p0(ptr %era) #4
  call void @llvm.lifetime.end.p0(ptr %y) #4
  br label %if.end159

if.end159:                                        ; preds = %cond.end124, %if.end117
  %108 = load i64, ptr %result, align 8, !tbaa !18
  %109 = load ptr, ptr %seconds.addr, align 8, !tbaa !12
  %110 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom160 = sext i32 %110 to i64
  %arrayidx161 = getelementptr inbounds i64, ptr %109, i64 %idxprom160
  store i64 %108, ptr %arrayidx161, align 8, !tbaa !18
  %111 = load i8, ptr %ok, align 1, !tbaa !14, !range !16, !noundef !17
  %loadedv162 = trunc i8 %111 to i1
  %conv163 = zext i1 %loadedv162 to i8
  %112 = load ptr, ptr %valid.addr, align 8, !tbaa !7
  %113 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom164 = sext i32 %113 to i64
  %arrayidx165 = getelementptr inbounds i8, ptr %112, i64 %idxprom164
  store i8 %conv163, ptr %arrayidx165, align 1, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %result) #4
  call void @llvm.lifetime.end.p0(ptr %leap) #4
  call void @llvm.lifetime.end.p0(ptr %zone) #4
  call void @llvm.lifetime.end.p0(ptr %second) #4
  call void @llvm.lifetime.end.p0(ptr %minute) #4
  call void @llvm.lifetime.end.p0(ptr %hour) #4
  call void @llvm.lifetime.end.p0(ptr %day) #4
  call void @llvm.lifetime.end.p0(ptr %month) #4
  call void @llvm.lifetime.end.p0(ptr %year) #4
  call void @llvm.lifetime.end.p0(ptr %ok) #4
  call void @llvm.lifetime.end.p0(ptr %end) #4
  call void @llvm.lifetime.end.p0(ptr %i) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end159, %if.then
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6digitsPKhRiii(ptr noundef %s, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %end, i32 noundef %wanted) #2 {
entry:
  %retval = alloca i32, align 4
  %s.addr = alloca ptr, align 8
  %i.addr = alloca ptr, align 8
  %end.addr = alloca i32, align 4
  %wanted.addr = alloca i32, align 4
  %v = alloca i32, align 4
  %k = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8, !tbaa !7
  store ptr %i, ptr %i.addr, align 8, !tbaa !10
  store i32 %end, ptr %end.addr, align 4, !tbaa !3
  store i32 %wanted, ptr %wanted.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %v) #4
  store i32 0, ptr %v, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #4
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4, !tbaa !3
  %1 = load i32, ptr %wanted.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = load i32, ptr %end.addr, align 4, !tbaa !3
  %cmp1 = icmp sge i32 %3, %4
  br i1 %cmp1, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %5 = load ptr, ptr %s.addr, align 8, !tbaa !7
  %6 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %7 = load i32, ptr %6, align 4, !tbaa !3
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds i8, ptr %5, i64 %idxprom
  %8 = load i8, ptr %arrayidx, align 1, !tbaa !20
  %conv = zext i8 %8 to i32
  %cmp2 = icmp slt i32 %conv, 48
  br i1 %cmp2, label %if.then, label %lor.lhs.false3

lor.lhs.false3:                                   ; preds = %lor.lhs.false
  %9 = load ptr, ptr %s.addr, align 8, !tbaa !7
  %10 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %idxprom4 = sext i32 %11 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %9, i64 %idxprom4
  %12 = load i8, ptr %arrayidx5, align 1, !tbaa !20
  %conv6 = zext i8 %12 to i32
  %cmp7 = icmp sgt i32 %conv6, 57
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false3, %lor.lhs.false, %for.body
  store i32 -1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false3
  %13 = load i32, ptr %v, align 4, !tbaa !3
  %mul = mul nsw i32 %13, 10
  %14 = load ptr, ptr %s.addr, align 8, !tbaa !7
  %15 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %idxprom8 = sext i32 %16 to i64
  %arrayidx9 = getelementptr inbounds i8, ptr %14, i64 %idxprom8
  %17 = load i8, ptr %arrayidx9, align 1, !tbaa !20
  %conv10 = zext i8 %17 to i32
  %add = add nsw i32 %mul, %conv10
  %sub = sub nsw i32 %add, 48
  store i32 %sub, ptr %v, align 4, !tbaa !3
  %18 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %inc = add nsw i32 %19, 1
  store i32 %inc, ptr %18, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %20 = load i32, ptr %k, align 4, !tbaa !3
  %inc11 = add nsw i32 %20, 1
  store i32 %inc11, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !22

cleanup:                                          ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %k) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup12 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  %21 = load i32, ptr %v, align 4, !tbaa !3
  store i32 %21, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup12

cleanup12:                                        ; preds = %for.end, %cleanup
  call void @llvm.lifetime.end.p0(ptr %v) #4
  %22 = load i32, ptr %retval, align 4
  ret i32 %22
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL6expectPKhRiih(ptr noundef %s, ptr noundef nonnull align 4 dereferenceable(4) %i, i32 noundef %end, i8 noundef zeroext %c) #2 {
entry:
  %retval = alloca i1, align 1
  %s.addr = alloca ptr, align 8
  %i.addr = alloca ptr, align 8
  %end.addr = alloca i32, align 4
  %c.addr = alloca i8, align 1
  store ptr %s, ptr %s.addr, align 8, !tbaa !7
  store ptr %i, ptr %i.addr, align 8, !tbaa !10
  store i32 %end, ptr %end.addr, align 4, !tbaa !3
  store i8 %c, ptr %c.addr, align 1, !tbaa !20
  %0 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %1 = load i32, ptr %0, align 4, !tbaa !3
  %2 = load i32, ptr %end.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %1, %2
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %3 = load ptr, ptr %s.addr, align 8, !tbaa !7
  %4 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 %idxprom
  %6 = load i8, ptr %arrayidx, align 1, !tbaa !20
  %conv = zext i8 %6 to i32
  %7 = load i8, ptr %c.addr, align 1, !tbaa !20
  %conv1 = zext i8 %7 to i32
  %cmp2 = icmp eq i32 %conv, %conv1
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %8 = load ptr, ptr %i.addr, align 8, !tbaa !10, !nonnull !17, !align !21
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %8, align 4, !tbaa !3
  store i1 true, ptr %retval, align 1
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  store i1 false, ptr %retval, align 1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %10 = load i1, ptr %retval, align 1
  ret i1 %10
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
!16 = !{i8 0, i8 2}
!17 = !{}
!18 = !{!19, !19, i64 0}
!19 = !{!"long long", !5, i64 0}
!20 = !{!5, !5, i64 0}
!21 = !{i64 4}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
