; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Statistics = type { [4 x i32], i32, i32, i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @protocol_parser(ptr noundef %stream, ptr noundef %offset, i32 noundef %count, ptr noundef %statistics) #0 {
entry:
  %s = alloca %struct.Statistics, align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup121

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %s) #4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %k.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %k.0, 4
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %accepted = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 0
  %idxprom = sext i32 %k.0 to i64
  %arrayidx = getelementptr inbounds [4 x i32], ptr %accepted, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  %noise = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 4
  store i32 0, ptr %noise, align 4, !tbaa !10
  %broken = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  store i32 0, ptr %broken, align 4, !tbaa !12
  %bad_type = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 2
  store i32 0, ptr %bad_type, align 4, !tbaa !13
  %bad_sum = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 1
  store i32 0, ptr %bad_sum, align 4, !tbaa !14
  %registers = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  store i32 0, ptr %registers, align 4, !tbaa !15
  %idxprom2 = sext i32 %add.i to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %offset, i64 %idxprom2
  %3 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc110, %for.end
  %state.0 = phi i32 [ 0, %for.end ], [ %state.2, %for.inc110 ]
  %escaped.0 = phi i8 [ 0, %for.end ], [ %escaped.1, %for.inc110 ]
  %type.0 = phi i32 [ 0, %for.end ], [ %type.1, %for.inc110 ]
  %length.0 = phi i32 [ 0, %for.end ], [ %length.1, %for.inc110 ]
  %got.0 = phi i32 [ 0, %for.end ], [ %got.1, %for.inc110 ]
  %value.0 = phi i32 [ 0, %for.end ], [ %value.1, %for.inc110 ]
  %sum.0 = phi i8 [ 0, %for.end ], [ %sum.2, %for.inc110 ]
  %i.0 = phi i32 [ %3, %for.end ], [ %inc111, %for.inc110 ]
  %add = add nsw i32 %add.i, 1
  %idxprom5 = sext i32 %add to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %offset, i64 %idxprom5
  %4 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %i.0, %4
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond4
  br label %for.end113

for.body9:                                        ; preds = %for.cond4
  %idxprom10 = sext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds i8, ptr %stream, i64 %idxprom10
  %5 = load i8, ptr %arrayidx11, align 1, !tbaa !16
  %conv = zext i8 %5 to i32
  %cmp12 = icmp eq i32 %conv, 126
  br i1 %cmp12, label %if.then13, label %if.else

if.then13:                                        ; preds = %for.body9
  %cmp14 = icmp ne i32 %state.0, 0
  br i1 %cmp14, label %if.then15, label %if.end18

if.then15:                                        ; preds = %if.then13
  %broken16 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  %6 = load i32, ptr %broken16, align 4, !tbaa !12
  %inc17 = add nsw i32 %6, 1
  store i32 %inc17, ptr %broken16, align 4, !tbaa !12
  br label %if.end18

if.end18:                                         ; preds = %if.then15, %if.then13
  br label %if.end34

if.else:                                          ; preds = %for.body9
  %cmp19 = icmp eq i32 %state.0, 0
  br i1 %cmp19, label %if.then20, label %if.else23

if.then20:                                        ; preds = %if.else
  %noise21 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 4
  %7 = load i32, ptr %noise21, align 4, !tbaa !10
  %inc22 = add nsw i32 %7, 1
  store i32 %inc22, ptr %noise21, align 4, !tbaa !10
  br label %if.end33

if.else23:                                        ; preds = %if.else
  %loadedv = trunc i8 %escaped.0 to i1
  br i1 %loadedv, label %if.then24, label %if.else27

if.then24:                                        ; preds = %if.else23
  %conv25 = zext i8 %5 to i32
  %xor = xor i32 %conv25, 32
  %conv26 = trunc i32 %xor to i8
  br label %if.end32

if.else27:                                        ; preds = %if.else23
  %conv28 = zext i8 %5 to i32
  %cmp29 = icmp eq i32 %conv28, 125
  br i1 %cmp29, label %if.then30, label %if.end31

if.then30:                                        ; preds = %if.else27
  br label %if.end31

if.end31:                                         ; preds = %if.then30, %if.else27
  %escaped.4 = phi i8 [ 1, %if.then30 ], [ %escaped.0, %if.else27 ]
  %skip.3 = phi i8 [ 1, %if.then30 ], [ 0, %if.else27 ]
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then24
  %escaped.3 = phi i8 [ 0, %if.then24 ], [ %escaped.4, %if.end31 ]
  %c.2 = phi i8 [ %conv26, %if.then24 ], [ %5, %if.end31 ]
  %skip.2 = phi i8 [ 0, %if.then24 ], [ %skip.3, %if.end31 ]
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then20
  %escaped.2 = phi i8 [ %escaped.0, %if.then20 ], [ %escaped.3, %if.end32 ]
  %c.1 = phi i8 [ %5, %if.then20 ], [ %c.2, %if.end32 ]
  %skip.1 = phi i8 [ 1, %if.then20 ], [ %skip.2, %if.end32 ]
  br label %if.end34

if.end34:                                         ; preds = %if.end33, %if.end18
  %state.1 = phi i32 [ 1, %if.end18 ], [ %state.0, %if.end33 ]
  %escaped.1 = phi i8 [ 0, %if.end18 ], [ %escaped.2, %if.end33 ]
  %sum.1 = phi i8 [ 0, %if.end18 ], [ %sum.0, %if.end33 ]
  %c.0 = phi i8 [ %5, %if.end18 ], [ %c.1, %if.end33 ]
  %skip.0 = phi i8 [ 1, %if.end18 ], [ %skip.1, %if.end33 ]
  %loadedv35 = trunc i8 %skip.0 to i1
  br i1 %loadedv35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %if.end34
  br label %cleanup

if.end37:                                         ; preds = %if.end34
  switch i32 %state.1, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb46
    i32 3, label %sw.bb64
    i32 4, label %sw.bb70
  ]

sw.bb:                                            ; preds = %if.end37
  %conv38 = zext i8 %c.0 to i32
  %cmp39 = icmp sge i32 %conv38, 4
  br i1 %cmp39, label %if.then40, label %if.else43

if.then40:                                        ; preds = %sw.bb
  %bad_type41 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 2
  %8 = load i32, ptr %bad_type41, align 4, !tbaa !13
  %inc42 = add nsw i32 %8, 1
  store i32 %inc42, ptr %bad_type41, align 4, !tbaa !13
  br label %if.end45

if.else43:                                        ; preds = %sw.bb
  %conv44 = zext i8 %c.0 to i32
  br label %if.end45

if.end45:                                         ; preds = %if.else43, %if.then40
  %state.4 = phi i32 [ %state.1, %if.then40 ], [ 2, %if.else43 ]
  %type.3 = phi i32 [ %type.0, %if.then40 ], [ %conv44, %if.else43 ]
  %failed.1 = phi i8 [ 1, %if.then40 ], [ 0, %if.else43 ]
  br label %sw.epilog

sw.bb46:                                          ; preds = %if.end37
  %conv47 = zext i8 %c.0 to i32
  %cmp48 = icmp sgt i32 %conv47, 4
  br i1 %cmp48, label %if.then57, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.bb46
  %cmp49 = icmp eq i32 %type.0, 0
  br i1 %cmp49, label %land.lhs.true, label %lor.lhs.false52

land.lhs.true:                                    ; preds = %lor.lhs.false
  %conv50 = zext i8 %c.0 to i32
  %cmp51 = icmp ne i32 %conv50, 0
  br i1 %cmp51, label %if.then57, label %lor.lhs.false52

lor.lhs.false52:                                  ; preds = %land.lhs.true, %lor.lhs.false
  %cmp53 = icmp eq i32 %type.0, 1
  br i1 %cmp53, label %land.lhs.true54, label %if.else60

land.lhs.true54:                                  ; preds = %lor.lhs.false52
  %conv55 = zext i8 %c.0 to i32
  %cmp56 = icmp eq i32 %conv55, 0
  br i1 %cmp56, label %if.then57, label %if.else60

if.then57:                                        ; preds = %land.lhs.true54, %land.lhs.true, %sw.bb46
  %broken58 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  %9 = load i32, ptr %broken58, align 4, !tbaa !12
  %inc59 = add nsw i32 %9, 1
  store i32 %inc59, ptr %broken58, align 4, !tbaa !12
  br label %if.end63

if.else60:                                        ; preds = %land.lhs.true54, %lor.lhs.false52
  %conv61 = zext i8 %c.0 to i32
  %cmp62 = icmp eq i32 %conv61, 0
  %10 = zext i1 %cmp62 to i64
  %cond = select i1 %cmp62, i32 4, i32 3
  br label %if.end63

if.end63:                                         ; preds = %if.else60, %if.then57
  %state.5 = phi i32 [ %state.1, %if.then57 ], [ %cond, %if.else60 ]
  %length.3 = phi i32 [ %length.0, %if.then57 ], [ %conv61, %if.else60 ]
  %got.3 = phi i32 [ %got.0, %if.then57 ], [ 0, %if.else60 ]
  %value.3 = phi i32 [ %value.0, %if.then57 ], [ 0, %if.else60 ]
  %failed.2 = phi i8 [ 1, %if.then57 ], [ 0, %if.else60 ]
  br label %sw.epilog

sw.bb64:                                          ; preds = %if.end37
  %shl = shl i32 %value.0, 8
  %conv65 = zext i8 %c.0 to i32
  %or = or i32 %shl, %conv65
  %inc66 = add nsw i32 %got.0, 1
  %cmp67 = icmp eq i32 %inc66, %length.0
  br i1 %cmp67, label %if.then68, label %if.end69

if.then68:                                        ; preds = %sw.bb64
  br label %if.end69

if.end69:                                         ; preds = %if.then68, %sw.bb64
  %state.6 = phi i32 [ 4, %if.then68 ], [ %state.1, %sw.bb64 ]
  br label %sw.epilog

sw.bb70:                                          ; preds = %if.end37
  %conv71 = zext i8 %c.0 to i32
  %conv72 = zext i8 %sum.1 to i32
  %cmp73 = icmp eq i32 %conv71, %conv72
  br i1 %cmp73, label %if.then74, label %if.else75

if.then74:                                        ; preds = %sw.bb70
  br label %if.end78

if.else75:                                        ; preds = %sw.bb70
  %bad_sum76 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 1
  %11 = load i32, ptr %bad_sum76, align 4, !tbaa !14
  %inc77 = add nsw i32 %11, 1
  store i32 %inc77, ptr %bad_sum76, align 4, !tbaa !14
  br label %if.end78

if.end78:                                         ; preds = %if.else75, %if.then74
  %failed.3 = phi i8 [ 0, %if.then74 ], [ 1, %if.else75 ]
  %complete.1 = phi i8 [ 1, %if.then74 ], [ 0, %if.else75 ]
  br label %sw.epilog

sw.epilog:                                        ; preds = %if.end78, %if.end69, %if.end63, %if.end45, %if.end37
  %state.3 = phi i32 [ %state.1, %if.end37 ], [ %state.4, %if.end45 ], [ %state.5, %if.end63 ], [ %state.6, %if.end69 ], [ %state.1, %if.end78 ]
  %type.2 = phi i32 [ %type.0, %if.end37 ], [ %type.3, %if.end45 ], [ %type.0, %if.end63 ], [ %type.0, %if.end69 ], [ %type.0, %if.end78 ]
  %length.2 = phi i32 [ %length.0, %if.end37 ], [ %length.0, %if.end45 ], [ %length.3, %if.end63 ], [ %length.0, %if.end69 ], [ %length.0, %if.end78 ]
  %got.2 = phi i32 [ %got.0, %if.end37 ], [ %got.0, %if.end45 ], [ %got.3, %if.end63 ], [ %inc66, %if.end69 ], [ %got.0, %if.end78 ]
  %value.2 = phi i32 [ %value.0, %if.end37 ], [ %value.0, %if.end45 ], [ %value.3, %if.end63 ], [ %or, %if.end69 ], [ %value.0, %if.end78 ]
  %failed.0 = phi i8 [ 0, %if.end37 ], [ %failed.1, %if.end45 ], [ %failed.2, %if.end63 ], [ 0, %if.end69 ], [ %failed.3, %if.end78 ]
  %complete.0 = phi i8 [ 0, %if.end37 ], [ 0, %if.end45 ], [ 0, %if.end63 ], [ 0, %if.end69 ], [ %complete.1, %if.end78 ]
  %conv79 = zext i8 %sum.1 to i32
  %mul = mul nsw i32 %conv79, 3
  %conv80 = zext i8 %c.0 to i32
  %add81 = add nsw i32 %mul, %conv80
  %conv82 = trunc i32 %add81 to i8
  %loadedv83 = trunc i8 %complete.0 to i1
  br i1 %loadedv83, label %if.then84, label %if.end101

if.then84:                                        ; preds = %sw.epilog
  %accepted85 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 0
  %idxprom86 = sext i32 %type.2 to i64
  %arrayidx87 = getelementptr inbounds [4 x i32], ptr %accepted85, i64 0, i64 %idxprom86
  %12 = load i32, ptr %arrayidx87, align 4, !tbaa !3
  %inc88 = add nsw i32 %12, 1
  store i32 %inc88, ptr %arrayidx87, align 4, !tbaa !3
  switch i32 %type.2, label %sw.epilog100 [
    i32 1, label %sw.bb89
    i32 2, label %sw.bb94
    i32 3, label %sw.bb98
  ]

sw.bb89:                                          ; preds = %if.then84
  %registers90 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %registers90, align 4, !tbaa !15
  %mul91 = mul i32 %13, 31
  %add92 = add i32 %mul91, %value.2
  %registers93 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  store i32 %add92, ptr %registers93, align 4, !tbaa !15
  br label %sw.epilog100

sw.bb94:                                          ; preds = %if.then84
  %shl95 = shl i32 %value.2, 1
  %registers96 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  %14 = load i32, ptr %registers96, align 4, !tbaa !15
  %xor97 = xor i32 %14, %shl95
  store i32 %xor97, ptr %registers96, align 4, !tbaa !15
  br label %sw.epilog100

sw.bb98:                                          ; preds = %if.then84
  %registers99 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 5
  store i32 0, ptr %registers99, align 4, !tbaa !15
  br label %sw.epilog100

sw.epilog100:                                     ; preds = %sw.bb98, %sw.bb94, %sw.bb89, %if.then84
  br label %if.end101

if.end101:                                        ; preds = %sw.epilog100, %sw.epilog
  %loadedv102 = trunc i8 %failed.0 to i1
  br i1 %loadedv102, label %if.then105, label %lor.lhs.false103

lor.lhs.false103:                                 ; preds = %if.end101
  %loadedv104 = trunc i8 %complete.0 to i1
  br i1 %loadedv104, label %if.then105, label %if.end106

if.then105:                                       ; preds = %lor.lhs.false103, %if.end101
  br label %if.end106

if.end106:                                        ; preds = %if.then105, %lor.lhs.false103
  %state.7 = phi i32 [ 0, %if.then105 ], [ %state.3, %lor.lhs.false103 ]
  br label %cleanup

cleanup:                                          ; preds = %if.end106, %if.then36
  %cleanup.dest.slot.1 = phi i32 [ 7, %if.then36 ], [ 0, %if.end106 ]
  %state.2 = phi i32 [ %state.1, %if.then36 ], [ %state.7, %if.end106 ]
  %type.1 = phi i32 [ %type.0, %if.then36 ], [ %type.2, %if.end106 ]
  %length.1 = phi i32 [ %length.0, %if.then36 ], [ %length.2, %if.end106 ]
  %got.1 = phi i32 [ %got.0, %if.then36 ], [ %got.2, %if.end106 ]
  %value.1 = phi i32 [ %value.0, %if.then36 ], [ %value.2, %if.end106 ]
  %sum.2 = phi i8 [ %sum.1, %if.then36 ], [ %conv82, %if.end106 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc110
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc110

for.inc110:                                       ; preds = %cleanup.cont, %cleanup
  %inc111 = add nsw i32 %i.0, 1
  br label %for.cond4, !llvm.loop !17

for.end113:                                       ; preds = %for.cond.cleanup8
  %cmp114 = icmp ne i32 %state.0, 0
  br i1 %cmp114, label %if.then115, label %if.end118

if.then115:                                       ; preds = %for.end113
  %broken116 = getelementptr inbounds nuw %struct.Statistics, ptr %s, i32 0, i32 3
  %15 = load i32, ptr %broken116, align 4, !tbaa !12
  %inc117 = add nsw i32 %15, 1
  store i32 %inc117, ptr %broken116, align 4, !tbaa !12
  br label %if.end118

if.end118:                                        ; preds = %if.then115, %for.end113
  %idxprom119 = sext i32 %add.i to i64
  %arrayidx120 = getelementptr inbounds %struct.Statistics, ptr %statistics, i64 %idxprom119
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx120, ptr align 4 %s, i64 36, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %s) #4
  br label %cleanup121

cleanup121:                                       ; preds = %if.end118, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end118 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont123
    i32 1, label %cleanup.cont123
  ]

cleanup.cont123:                                  ; preds = %cleanup121, %cleanup121
  ret void

unreachable:                                      ; preds = %cleanup121, %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !4, i64 28}
!11 = !{!"_ZTS10Statistics", !5, i64 0, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !4, i64 32}
!12 = !{!11, !4, i64 24}
!13 = !{!11, !4, i64 20}
!14 = !{!11, !4, i64 16}
!15 = !{!11, !4, i64 32}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !8, !9}
!18 = !{i64 0, i64 16, !16, i64 16, i64 4, !3, i64 20, i64 4, !3, i64 24, i64 4, !3, i64 28, i64 4, !3, i64 32, i64 4, !3}
