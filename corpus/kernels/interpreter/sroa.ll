; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Result = type { i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interpreter(ptr noundef %code, ptr noundef %offsets, i32 noundef %programs, ptr noundef %inputs, i32 noundef %fuel, ptr noundef %value, ptr noundef %error, ptr noundef %steps) #0 {
entry:
  %stack.i = alloca [8 x i32], align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %rem = srem i32 %add.i, %programs
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds i32, ptr %offsets, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idx.ext = sext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %code, i64 %idx.ext
  %add = add nsw i32 %rem, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offsets, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %idxprom3 = sext i32 %rem to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %offsets, i64 %idxprom3
  %5 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %sub = sub nsw i32 %4, %5
  %idxprom5 = sext i32 %add.i to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %inputs, i64 %idxprom5
  %6 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %stack.i) #3
  br label %while.cond.i

while.cond.i:                                     ; preds = %cleanup.cont.i, %cleanup.i, %entry
  %running.i.0 = phi i32 [ 1, %entry ], [ %running.i.2, %cleanup.cont.i ], [ %running.i.2, %cleanup.i ]
  %steps.i.0 = phi i32 [ 0, %entry ], [ %inc.i, %cleanup.cont.i ], [ %inc.i, %cleanup.i ]
  %error.i.0 = phi i32 [ 0, %entry ], [ %error.i.6, %cleanup.cont.i ], [ %error.i.6, %cleanup.i ]
  %pc.i.0 = phi i32 [ 0, %entry ], [ %pc.i.3, %cleanup.cont.i ], [ %pc.i.3, %cleanup.i ]
  %depth.i.0 = phi i32 [ 0, %entry ], [ %depth.i.2, %cleanup.cont.i ], [ %depth.i.2, %cleanup.i ]
  %tobool.i = icmp ne i32 %running.i.0, 0
  br i1 %tobool.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %cmp.i = icmp eq i32 %steps.i.0, %fuel
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i
  br label %while.end.i

if.end.i:                                         ; preds = %while.body.i
  %cmp1.i = icmp slt i32 %pc.i.0, 0
  br i1 %cmp1.i, label %if.then3.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp2.i = icmp sge i32 %pc.i.0, %sub
  br i1 %cmp2.i, label %if.then3.i, label %if.end4.i

if.then3.i:                                       ; preds = %lor.lhs.false.i, %if.end.i
  br label %while.end.i

if.end4.i:                                        ; preds = %lor.lhs.false.i
  %inc.i = add nsw i32 %steps.i.0, 1
  %inc5.i = add nsw i32 %pc.i.0, 1
  %idxprom.i = sext i32 %pc.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom.i
  %7 = load i8, ptr %arrayidx.i, align 1, !tbaa !7
  %conv.i = zext i8 %7 to i32
  switch i32 %conv.i, label %sw.default.i [
    i32 2, label %sw.bb.i
    i32 3, label %sw.bb.i
    i32 4, label %sw.bb.i
    i32 11, label %sw.bb.i
    i32 13, label %sw.bb.i
    i32 6, label %sw.bb.i
    i32 7, label %sw.bb6.i
    i32 5, label %sw.bb7.i
    i32 8, label %sw.bb8.i
    i32 10, label %sw.bb8.i
    i32 1, label %sw.bb9.i
    i32 12, label %sw.bb9.i
    i32 0, label %sw.bb10.i
    i32 9, label %sw.bb10.i
  ]

sw.bb.i:                                          ; preds = %if.end4.i, %if.end4.i, %if.end4.i, %if.end4.i, %if.end4.i, %if.end4.i
  br label %sw.epilog.i

sw.bb6.i:                                         ; preds = %if.end4.i
  br label %sw.epilog.i

sw.bb7.i:                                         ; preds = %if.end4.i
  br label %sw.epilog.i

sw.bb8.i:                                         ; preds = %if.end4.i, %if.end4.i
  br label %sw.epilog.i

sw.bb9.i:                                         ; preds = %if.end4.i, %if.end4.i
  br label %sw.epilog.i

sw.bb10.i:                                        ; preds = %if.end4.i, %if.end4.i
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.end4.i
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.default.i, %sw.bb10.i, %sw.bb9.i, %sw.bb8.i, %sw.bb7.i, %sw.bb6.i, %sw.bb.i
  %pushes.i.0 = phi i32 [ 0, %sw.default.i ], [ 0, %sw.bb.i ], [ 1, %sw.bb6.i ], [ 1, %sw.bb7.i ], [ 0, %sw.bb8.i ], [ 1, %sw.bb9.i ], [ 0, %sw.bb10.i ]
  %needs.i.0 = phi i32 [ 0, %sw.default.i ], [ 2, %sw.bb.i ], [ 2, %sw.bb6.i ], [ 1, %sw.bb7.i ], [ 1, %sw.bb8.i ], [ 0, %sw.bb9.i ], [ 0, %sw.bb10.i ]
  %error.i.2 = phi i32 [ 3, %sw.default.i ], [ %error.i.0, %sw.bb.i ], [ %error.i.0, %sw.bb6.i ], [ %error.i.0, %sw.bb7.i ], [ %error.i.0, %sw.bb8.i ], [ %error.i.0, %sw.bb9.i ], [ %error.i.0, %sw.bb10.i ]
  %cmp11.i = icmp eq i32 %error.i.2, 0
  br i1 %cmp11.i, label %land.lhs.true.i, label %if.end14.i

land.lhs.true.i:                                  ; preds = %sw.epilog.i
  %cmp12.i = icmp slt i32 %depth.i.0, %needs.i.0
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %land.lhs.true.i
  br label %if.end14.i

if.end14.i:                                       ; preds = %if.then13.i, %land.lhs.true.i, %sw.epilog.i
  %error.i.3 = phi i32 [ 1, %if.then13.i ], [ %error.i.2, %land.lhs.true.i ], [ %error.i.2, %sw.epilog.i ]
  %cmp15.i = icmp eq i32 %error.i.3, 0
  br i1 %cmp15.i, label %land.lhs.true16.i, label %if.end19.i

land.lhs.true16.i:                                ; preds = %if.end14.i
  %add.i2 = add nsw i32 %depth.i.0, %pushes.i.0
  %cmp17.i = icmp sgt i32 %add.i2, 8
  br i1 %cmp17.i, label %if.then18.i, label %if.end19.i

if.then18.i:                                      ; preds = %land.lhs.true16.i
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then18.i, %land.lhs.true16.i, %if.end14.i
  %error.i.4 = phi i32 [ 2, %if.then18.i ], [ %error.i.3, %land.lhs.true16.i ], [ %error.i.3, %if.end14.i ]
  %cmp20.i = icmp ne i32 %error.i.4, 0
  br i1 %cmp20.i, label %if.then21.i, label %if.end22.i

if.then21.i:                                      ; preds = %if.end19.i
  br label %cleanup.i, !llvm.loop !8

if.end22.i:                                       ; preds = %if.end19.i
  switch i32 %conv.i, label %sw.epilog148.i [
    i32 0, label %sw.bb23.i
    i32 1, label %sw.bb24.i
    i32 12, label %sw.bb33.i
    i32 2, label %sw.bb37.i
    i32 3, label %sw.bb46.i
    i32 4, label %sw.bb57.i
    i32 11, label %sw.bb67.i
    i32 13, label %sw.bb79.i
    i32 5, label %sw.bb91.i
    i32 7, label %sw.bb98.i
    i32 6, label %sw.bb105.i
    i32 8, label %sw.bb118.i
    i32 9, label %sw.bb120.i
    i32 10, label %sw.bb130.i
  ]

sw.bb23.i:                                        ; preds = %if.end22.i
  br label %sw.epilog148.i

sw.bb24.i:                                        ; preds = %if.end22.i
  %cmp25.i = icmp slt i32 %inc5.i, %sub
  br i1 %cmp25.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %sw.bb24.i
  %idxprom26.i = sext i32 %inc5.i to i64
  %arrayidx27.i = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom26.i
  %8 = load i8, ptr %arrayidx27.i, align 1, !tbaa !7
  %conv28.i = sext i8 %8 to i32
  br label %cond.end.i

cond.false.i:                                     ; preds = %sw.bb24.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ %conv28.i, %cond.true.i ], [ 0, %cond.false.i ]
  %inc29.i = add nsw i32 %depth.i.0, 1
  %idxprom30.i = sext i32 %depth.i.0 to i64
  %arrayidx31.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom30.i
  store i32 %cond.i, ptr %arrayidx31.i, align 4, !tbaa !3
  %inc32.i = add nsw i32 %inc5.i, 1
  br label %sw.epilog148.i

sw.bb33.i:                                        ; preds = %if.end22.i
  %inc34.i = add nsw i32 %depth.i.0, 1
  %idxprom35.i = sext i32 %depth.i.0 to i64
  %arrayidx36.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom35.i
  store i32 %6, ptr %arrayidx36.i, align 4, !tbaa !3
  br label %sw.epilog148.i

sw.bb37.i:                                        ; preds = %if.end22.i
  %dec.i = add nsw i32 %depth.i.0, -1
  %sub.i = sub nsw i32 %dec.i, 1
  %idxprom38.i = sext i32 %sub.i to i64
  %arrayidx39.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom38.i
  %9 = load i32, ptr %arrayidx39.i, align 4, !tbaa !3
  %idxprom40.i = sext i32 %dec.i to i64
  %arrayidx41.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom40.i
  %10 = load i32, ptr %arrayidx41.i, align 4, !tbaa !3
  %add42.i = add i32 %9, %10
  %sub43.i = sub nsw i32 %dec.i, 1
  %idxprom44.i = sext i32 %sub43.i to i64
  %arrayidx45.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom44.i
  store i32 %add42.i, ptr %arrayidx45.i, align 4, !tbaa !3
  br label %sw.epilog148.i

sw.bb46.i:                                        ; preds = %if.end22.i
  %dec47.i = add nsw i32 %depth.i.0, -1
  %sub48.i = sub nsw i32 %dec47.i, 1
  %idxprom49.i = sext i32 %sub48.i to i64
  %arrayidx50.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom49.i
  %11 = load i32, ptr %arrayidx50.i, align 4, !tbaa !3
  %idxprom51.i = sext i32 %dec47.i to i64
  %arrayidx52.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom51.i
  %12 = load i32, ptr %arrayidx52.i, align 4, !tbaa !3
  %sub53.i = sub i32 %11, %12
  %sub54.i = sub nsw i32 %dec47.i, 1
  %idxprom55.i = sext i32 %sub54.i to i64
  %arrayidx56.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom55.i
  store i32 %sub53.i, ptr %arrayidx56.i, align 4, !tbaa !3
  br label %sw.epilog148.i

sw.bb57.i:                                        ; preds = %if.end22.i
  %dec58.i = add nsw i32 %depth.i.0, -1
  %sub59.i = sub nsw i32 %dec58.i, 1
  %idxprom60.i = sext i32 %sub59.i to i64
  %arrayidx61.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom60.i
  %13 = load i32, ptr %arrayidx61.i, align 4, !tbaa !3
  %idxprom62.i = sext i32 %dec58.i to i64
  %arrayidx63.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom62.i
  %14 = load i32, ptr %arrayidx63.i, align 4, !tbaa !3
  %mul.i1 = mul i32 %13, %14
  %sub64.i = sub nsw i32 %dec58.i, 1
  %idxprom65.i = sext i32 %sub64.i to i64
  %arrayidx66.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom65.i
  store i32 %mul.i1, ptr %arrayidx66.i, align 4, !tbaa !3
  br label %sw.epilog148.i

sw.bb67.i:                                        ; preds = %if.end22.i
  %dec68.i = add nsw i32 %depth.i.0, -1
  %sub69.i = sub nsw i32 %dec68.i, 1
  %idxprom70.i = sext i32 %sub69.i to i64
  %arrayidx71.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom70.i
  %15 = load i32, ptr %arrayidx71.i, align 4, !tbaa !3
  %idxprom72.i = sext i32 %dec68.i to i64
  %arrayidx73.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom72.i
  %16 = load i32, ptr %arrayidx73.i, align 4, !tbaa !3
  %cmp74.i = icmp slt i32 %15, %16
  %conv75.i = zext i1 %cmp74.i to i32
  %sub76.i = sub nsw i32 %dec68.i, 1
  %idxprom77.i = sext i32 %sub76.i to i64
  %arrayidx78.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom77.i
  store i32 %conv75.i, ptr %arrayidx78.i, align 4, !tbaa !3
  br label %sw.epilog148.i

sw.bb79.i:                                        ; preds = %if.end22.i
  %dec80.i = add nsw i32 %depth.i.0, -1
  %idxprom81.i = sext i32 %dec80.i to i64
  %arrayidx82.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom81.i
  %17 = load i32, ptr %arrayidx82.i, align 4, !tbaa !3
  %cmp83.i = icmp sle i32 %17, 0
  br i1 %cmp83.i, label %if.then84.i, label %if.else.i

if.then84.i:                                      ; preds = %sw.bb79.i
  br label %if.end90.i

if.else.i:                                        ; preds = %sw.bb79.i
  %idxprom85.i = sext i32 %dec80.i to i64
  %arrayidx86.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom85.i
  %18 = load i32, ptr %arrayidx86.i, align 4, !tbaa !3
  %sub87.i = sub nsw i32 %dec80.i, 1
  %idxprom88.i = sext i32 %sub87.i to i64
  %arrayidx89.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom88.i
  %19 = load i32, ptr %arrayidx89.i, align 4, !tbaa !3
  %rem.i = srem i32 %19, %18
  store i32 %rem.i, ptr %arrayidx89.i, align 4, !tbaa !3
  br label %if.end90.i

if.end90.i:                                       ; preds = %if.else.i, %if.then84.i
  %running.i.3 = phi i32 [ 0, %if.then84.i ], [ %running.i.0, %if.else.i ]
  %error.i.7 = phi i32 [ 5, %if.then84.i ], [ %error.i.4, %if.else.i ]
  br label %sw.epilog148.i

sw.bb91.i:                                        ; preds = %if.end22.i
  %sub92.i = sub nsw i32 %depth.i.0, 1
  %idxprom93.i = sext i32 %sub92.i to i64
  %arrayidx94.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom93.i
  %20 = load i32, ptr %arrayidx94.i, align 4, !tbaa !3
  %idxprom95.i = sext i32 %depth.i.0 to i64
  %arrayidx96.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom95.i
  store i32 %20, ptr %arrayidx96.i, align 4, !tbaa !3
  %inc97.i = add nsw i32 %depth.i.0, 1
  br label %sw.epilog148.i

sw.bb98.i:                                        ; preds = %if.end22.i
  %sub99.i = sub nsw i32 %depth.i.0, 2
  %idxprom100.i = sext i32 %sub99.i to i64
  %arrayidx101.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom100.i
  %21 = load i32, ptr %arrayidx101.i, align 4, !tbaa !3
  %idxprom102.i = sext i32 %depth.i.0 to i64
  %arrayidx103.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom102.i
  store i32 %21, ptr %arrayidx103.i, align 4, !tbaa !3
  %inc104.i = add nsw i32 %depth.i.0, 1
  br label %sw.epilog148.i

sw.bb105.i:                                       ; preds = %if.end22.i
  %sub106.i = sub nsw i32 %depth.i.0, 1
  %idxprom107.i = sext i32 %sub106.i to i64
  %arrayidx108.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom107.i
  %22 = load i32, ptr %arrayidx108.i, align 4, !tbaa !3
  %sub109.i = sub nsw i32 %depth.i.0, 2
  %idxprom110.i = sext i32 %sub109.i to i64
  %arrayidx111.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom110.i
  %23 = load i32, ptr %arrayidx111.i, align 4, !tbaa !3
  %sub112.i = sub nsw i32 %depth.i.0, 1
  %idxprom113.i = sext i32 %sub112.i to i64
  %arrayidx114.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom113.i
  store i32 %23, ptr %arrayidx114.i, align 4, !tbaa !3
  %sub115.i = sub nsw i32 %depth.i.0, 2
  %idxprom116.i = sext i32 %sub115.i to i64
  %arrayidx117.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom116.i
  store i32 %22, ptr %arrayidx117.i, align 4, !tbaa !3
  br label %sw.epilog148.i

sw.bb118.i:                                       ; preds = %if.end22.i
  %dec119.i = add nsw i32 %depth.i.0, -1
  br label %sw.epilog148.i

sw.bb120.i:                                       ; preds = %if.end22.i
  %cmp121.i = icmp slt i32 %inc5.i, %sub
  br i1 %cmp121.i, label %cond.true122.i, label %cond.false127.i

cond.true122.i:                                   ; preds = %sw.bb120.i
  %idxprom123.i = sext i32 %inc5.i to i64
  %arrayidx124.i = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom123.i
  %24 = load i8, ptr %arrayidx124.i, align 1, !tbaa !7
  %conv125.i = sext i8 %24 to i32
  %add126.i = add nsw i32 %inc5.i, %conv125.i
  br label %cond.end128.i

cond.false127.i:                                  ; preds = %sw.bb120.i
  br label %cond.end128.i

cond.end128.i:                                    ; preds = %cond.false127.i, %cond.true122.i
  %cond129.i = phi i32 [ %add126.i, %cond.true122.i ], [ -1, %cond.false127.i ]
  br label %sw.epilog148.i

sw.bb130.i:                                       ; preds = %if.end22.i
  %dec131.i = add nsw i32 %depth.i.0, -1
  %idxprom132.i = sext i32 %dec131.i to i64
  %arrayidx133.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom132.i
  %25 = load i32, ptr %arrayidx133.i, align 4, !tbaa !3
  %cmp134.i = icmp eq i32 %25, 0
  br i1 %cmp134.i, label %if.then135.i, label %if.else145.i

if.then135.i:                                     ; preds = %sw.bb130.i
  %cmp136.i = icmp slt i32 %inc5.i, %sub
  br i1 %cmp136.i, label %cond.true137.i, label %cond.false142.i

cond.true137.i:                                   ; preds = %if.then135.i
  %idxprom138.i = sext i32 %inc5.i to i64
  %arrayidx139.i = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom138.i
  %26 = load i8, ptr %arrayidx139.i, align 1, !tbaa !7
  %conv140.i = sext i8 %26 to i32
  %add141.i = add nsw i32 %inc5.i, %conv140.i
  br label %cond.end143.i

cond.false142.i:                                  ; preds = %if.then135.i
  br label %cond.end143.i

cond.end143.i:                                    ; preds = %cond.false142.i, %cond.true137.i
  %cond144.i = phi i32 [ %add141.i, %cond.true137.i ], [ -1, %cond.false142.i ]
  br label %if.end147.i

if.else145.i:                                     ; preds = %sw.bb130.i
  %inc146.i = add nsw i32 %inc5.i, 1
  br label %if.end147.i

if.end147.i:                                      ; preds = %if.else145.i, %cond.end143.i
  %pc.i.1 = phi i32 [ %cond144.i, %cond.end143.i ], [ %inc146.i, %if.else145.i ]
  br label %sw.epilog148.i

sw.epilog148.i:                                   ; preds = %if.end147.i, %cond.end128.i, %sw.bb118.i, %sw.bb105.i, %sw.bb98.i, %sw.bb91.i, %if.end90.i, %sw.bb67.i, %sw.bb57.i, %sw.bb46.i, %sw.bb37.i, %sw.bb33.i, %cond.end.i, %sw.bb23.i, %if.end22.i
  %running.i.1 = phi i32 [ %running.i.0, %if.end22.i ], [ 0, %sw.bb23.i ], [ %running.i.0, %cond.end.i ], [ %running.i.0, %sw.bb33.i ], [ %running.i.0, %sw.bb37.i ], [ %running.i.0, %sw.bb46.i ], [ %running.i.0, %sw.bb57.i ], [ %running.i.0, %sw.bb67.i ], [ %running.i.3, %if.end90.i ], [ %running.i.0, %sw.bb91.i ], [ %running.i.0, %sw.bb98.i ], [ %running.i.0, %sw.bb105.i ], [ %running.i.0, %sw.bb118.i ], [ %running.i.0, %cond.end128.i ], [ %running.i.0, %if.end147.i ]
  %error.i.5 = phi i32 [ %error.i.4, %if.end22.i ], [ %error.i.4, %sw.bb23.i ], [ %error.i.4, %cond.end.i ], [ %error.i.4, %sw.bb33.i ], [ %error.i.4, %sw.bb37.i ], [ %error.i.4, %sw.bb46.i ], [ %error.i.4, %sw.bb57.i ], [ %error.i.4, %sw.bb67.i ], [ %error.i.7, %if.end90.i ], [ %error.i.4, %sw.bb91.i ], [ %error.i.4, %sw.bb98.i ], [ %error.i.4, %sw.bb105.i ], [ %error.i.4, %sw.bb118.i ], [ %error.i.4, %cond.end128.i ], [ %error.i.4, %if.end147.i ]
  %pc.i.2 = phi i32 [ %inc5.i, %if.end22.i ], [ %inc5.i, %sw.bb23.i ], [ %inc32.i, %cond.end.i ], [ %inc5.i, %sw.bb33.i ], [ %inc5.i, %sw.bb37.i ], [ %inc5.i, %sw.bb46.i ], [ %inc5.i, %sw.bb57.i ], [ %inc5.i, %sw.bb67.i ], [ %inc5.i, %if.end90.i ], [ %inc5.i, %sw.bb91.i ], [ %inc5.i, %sw.bb98.i ], [ %inc5.i, %sw.bb105.i ], [ %inc5.i, %sw.bb118.i ], [ %cond129.i, %cond.end128.i ], [ %pc.i.1, %if.end147.i ]
  %depth.i.1 = phi i32 [ %depth.i.0, %if.end22.i ], [ %depth.i.0, %sw.bb23.i ], [ %inc29.i, %cond.end.i ], [ %inc34.i, %sw.bb33.i ], [ %dec.i, %sw.bb37.i ], [ %dec47.i, %sw.bb46.i ], [ %dec58.i, %sw.bb57.i ], [ %dec68.i, %sw.bb67.i ], [ %dec80.i, %if.end90.i ], [ %inc97.i, %sw.bb91.i ], [ %inc104.i, %sw.bb98.i ], [ %depth.i.0, %sw.bb105.i ], [ %dec119.i, %sw.bb118.i ], [ %depth.i.0, %cond.end128.i ], [ %dec131.i, %if.end147.i ]
  br label %cleanup.i

cleanup.i:                                        ; preds = %sw.epilog148.i, %if.then21.i
  %cleanup.dest.slot.i.0 = phi i32 [ 2, %if.then21.i ], [ 0, %sw.epilog148.i ]
  %running.i.2 = phi i32 [ 0, %if.then21.i ], [ %running.i.1, %sw.epilog148.i ]
  %error.i.6 = phi i32 [ %error.i.4, %if.then21.i ], [ %error.i.5, %sw.epilog148.i ]
  %pc.i.3 = phi i32 [ %inc5.i, %if.then21.i ], [ %pc.i.2, %sw.epilog148.i ]
  %depth.i.2 = phi i32 [ %depth.i.0, %if.then21.i ], [ %depth.i.1, %sw.epilog148.i ]
  switch i32 %cleanup.dest.slot.i.0, label %unreachable.i [
    i32 0, label %cleanup.cont.i
    i32 2, label %while.cond.i
  ]

cleanup.cont.i:                                   ; preds = %cleanup.i
  br label %while.cond.i, !llvm.loop !8

while.end.i:                                      ; preds = %if.then3.i, %if.then.i, %while.cond.i
  %error.i.1 = phi i32 [ 4, %if.then.i ], [ 6, %if.then3.i ], [ %error.i.0, %while.cond.i ]
  %cmp151.i = icmp sgt i32 %depth.i.0, 0
  br i1 %cmp151.i, label %cond.true152.i, label %cond.false156.i

cond.true152.i:                                   ; preds = %while.end.i
  %sub153.i = sub nsw i32 %depth.i.0, 1
  %idxprom154.i = sext i32 %sub153.i to i64
  %arrayidx155.i = getelementptr inbounds [8 x i32], ptr %stack.i, i64 0, i64 %idxprom154.i
  %27 = load i32, ptr %arrayidx155.i, align 4, !tbaa !3
  br label %_ZL3runPKhiii.exit

cond.false156.i:                                  ; preds = %while.end.i
  br label %_ZL3runPKhiii.exit

unreachable.i:                                    ; preds = %cleanup.i
  unreachable

_ZL3runPKhiii.exit:                               ; preds = %cond.true152.i, %cond.false156.i
  %cond158.i = phi i32 [ %27, %cond.true152.i ], [ 0, %cond.false156.i ]
  call void @llvm.lifetime.end.p0(ptr %stack.i) #3
  %.fca.0.insert = insertvalue %struct.Result poison, i32 %cond158.i, 0
  %.fca.1.insert = insertvalue %struct.Result %.fca.0.insert, i32 %error.i.1, 1
  %.fca.2.insert = insertvalue %struct.Result %.fca.1.insert, i32 %steps.i.0, 2
  %28 = extractvalue %struct.Result %.fca.2.insert, 0
  %29 = extractvalue %struct.Result %.fca.2.insert, 1
  %30 = extractvalue %struct.Result %.fca.2.insert, 2
  %idxprom9 = sext i32 %add.i to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %value, i64 %idxprom9
  store i32 %28, ptr %arrayidx10, align 4, !tbaa !3
  %idxprom12 = sext i32 %add.i to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %error, i64 %idxprom12
  store i32 %29, ptr %arrayidx13, align 4, !tbaa !3
  %idxprom15 = sext i32 %add.i to i64
  %arrayidx16 = getelementptr inbounds i32, ptr %steps, i64 %idxprom15
  store i32 %30, ptr %arrayidx16, align 4, !tbaa !3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
