; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Reading = type { i16, i8, i8 }

@_ZZ17interval_classifyE12block_counts = internal addrspace(3) global [6 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interval_classify(ptr noundef %readings, i32 noundef %n, i32 noundef %margin, ptr noundef %band, ptr noundef %alarm, ptr noundef %counts, ptr noundef %extremes) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, 6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %1, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %3
  %cmp2 = icmp slt i32 %add.i, %n
  br i1 %cmp2, label %if.then3, label %if.end88

if.then3:                                         ; preds = %if.end
  %idxprom4 = sext i32 %add.i to i64
  %arrayidx5 = getelementptr inbounds %struct.Reading, ptr %readings, i64 %idxprom4
  %r.sroa.0.0.copyload = load i16, ptr %arrayidx5, align 2, !tbaa !7
  %r.sroa.4.0.arrayidx5.sroa_idx = getelementptr inbounds i8, ptr %arrayidx5, i64 2
  %r.sroa.4.0.copyload = load i8, ptr %r.sroa.4.0.arrayidx5.sroa_idx, align 2, !tbaa !9
  %r.sroa.6.0.arrayidx5.sroa_idx = getelementptr inbounds i8, ptr %arrayidx5, i64 3
  %r.sroa.6.0.copyload = load i8, ptr %r.sroa.6.0.arrayidx5.sroa_idx, align 1, !tbaa !9
  %conv = sext i16 %r.sroa.0.0.copyload to i32
  %conv6 = zext i8 %r.sroa.4.0.copyload to i32
  %cmp7 = icmp sge i32 %conv6, 2
  br i1 %cmp7, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %if.then3
  %cmp8 = icmp sgt i32 %conv, -900
  br i1 %cmp8, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %cmp9 = icmp slt i32 %conv, 2000
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %if.then3
  %4 = phi i1 [ false, %land.lhs.true ], [ false, %if.then3 ], [ %cmp9, %land.rhs ]
  %storedv = zext i1 %4 to i8
  %loadedv = trunc i8 %storedv to i1
  br i1 %loadedv, label %if.then10, label %if.end56

if.then10:                                        ; preds = %land.end
  %cmp11 = icmp slt i32 %conv, 0
  br i1 %cmp11, label %if.then12, label %if.else

if.then12:                                        ; preds = %if.then10
  br label %if.end25

if.else:                                          ; preds = %if.then10
  %cmp13 = icmp slt i32 %conv, 150
  br i1 %cmp13, label %if.then14, label %if.else15

if.then14:                                        ; preds = %if.else
  br label %if.end24

if.else15:                                        ; preds = %if.else
  %cmp16 = icmp slt i32 %conv, 250
  br i1 %cmp16, label %if.then17, label %if.else18

if.then17:                                        ; preds = %if.else15
  br label %if.end23

if.else18:                                        ; preds = %if.else15
  %cmp19 = icmp slt i32 %conv, 350
  br i1 %cmp19, label %if.then20, label %if.else21

if.then20:                                        ; preds = %if.else18
  br label %if.end22

if.else21:                                        ; preds = %if.else18
  br label %if.end22

if.end22:                                         ; preds = %if.else21, %if.then20
  %b.5 = phi i32 [ 4, %if.then20 ], [ 5, %if.else21 ]
  br label %if.end23

if.end23:                                         ; preds = %if.end22, %if.then17
  %b.4 = phi i32 [ 3, %if.then17 ], [ %b.5, %if.end22 ]
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.then14
  %b.3 = phi i32 [ 2, %if.then14 ], [ %b.4, %if.end23 ]
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %if.then12
  %b.2 = phi i32 [ 1, %if.then12 ], [ %b.3, %if.end24 ]
  %conv26 = zext i8 %r.sroa.6.0.copyload to i32
  %cmp27 = icmp ne i32 %conv26, 0
  br i1 %cmp27, label %land.lhs.true28, label %if.end53

land.lhs.true28:                                  ; preds = %if.end25
  %cmp29 = icmp ne i32 %conv26, %b.2
  br i1 %cmp29, label %if.then30, label %if.end53

if.then30:                                        ; preds = %land.lhs.true28
  %cmp31 = icmp sgt i32 %b.2, %conv26
  %storedv32 = zext i1 %cmp31 to i8
  %loadedv33 = trunc i8 %storedv32 to i1
  br i1 %loadedv33, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then30
  br label %cond.end

cond.false:                                       ; preds = %if.then30
  %sub = sub nsw i32 %conv26, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv26, %cond.true ], [ %sub, %cond.false ]
  switch i32 %cond, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb34
    i32 3, label %sw.bb35
    i32 4, label %sw.bb36
  ]

sw.bb:                                            ; preds = %cond.end
  br label %sw.epilog

sw.bb34:                                          ; preds = %cond.end
  br label %sw.epilog

sw.bb35:                                          ; preds = %cond.end
  br label %sw.epilog

sw.bb36:                                          ; preds = %cond.end
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb36, %sw.bb35, %sw.bb34, %sw.bb, %cond.end
  %border.0 = phi i32 [ 0, %cond.end ], [ 0, %sw.bb ], [ 150, %sw.bb34 ], [ 250, %sw.bb35 ], [ 350, %sw.bb36 ]
  %sub37 = sub nsw i32 %b.2, %conv26
  %cmp38 = icmp eq i32 %sub37, 1
  br i1 %cmp38, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %sw.epilog
  %sub39 = sub nsw i32 %conv26, %b.2
  %cmp40 = icmp eq i32 %sub39, 1
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %sw.epilog
  %5 = phi i1 [ true, %sw.epilog ], [ %cmp40, %lor.rhs ]
  %storedv41 = zext i1 %5 to i8
  %loadedv42 = trunc i8 %storedv41 to i1
  br i1 %loadedv42, label %land.lhs.true43, label %if.end52

land.lhs.true43:                                  ; preds = %lor.end
  %loadedv44 = trunc i8 %storedv32 to i1
  br i1 %loadedv44, label %land.lhs.true45, label %lor.lhs.false

land.lhs.true45:                                  ; preds = %land.lhs.true43
  %add = add nsw i32 %border.0, %margin
  %cmp46 = icmp slt i32 %conv, %add
  br i1 %cmp46, label %if.then51, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true45, %land.lhs.true43
  %loadedv47 = trunc i8 %storedv32 to i1
  br i1 %loadedv47, label %if.end52, label %land.lhs.true48

land.lhs.true48:                                  ; preds = %lor.lhs.false
  %sub49 = sub nsw i32 %border.0, %margin
  %cmp50 = icmp sge i32 %conv, %sub49
  br i1 %cmp50, label %if.then51, label %if.end52

if.then51:                                        ; preds = %land.lhs.true48, %land.lhs.true45
  br label %if.end52

if.end52:                                         ; preds = %if.then51, %land.lhs.true48, %lor.lhs.false, %lor.end
  %b.7 = phi i32 [ %conv26, %if.then51 ], [ %b.2, %lor.lhs.false ], [ %b.2, %land.lhs.true48 ], [ %b.2, %lor.end ]
  br label %if.end53

if.end53:                                         ; preds = %if.end52, %land.lhs.true28, %if.end25
  %b.6 = phi i32 [ %b.7, %if.end52 ], [ %b.2, %land.lhs.true28 ], [ %b.2, %if.end25 ]
  %arrayidx54 = getelementptr inbounds i32, ptr %extremes, i64 0
  %6 = atomicrmw min ptr %arrayidx54, i32 %conv seq_cst, align 4
  %arrayidx55 = getelementptr inbounds i32, ptr %extremes, i64 1
  %7 = atomicrmw max ptr %arrayidx55, i32 %conv seq_cst, align 4
  br label %if.end56

if.end56:                                         ; preds = %if.end53, %land.end
  %b.1 = phi i32 [ %b.6, %if.end53 ], [ 0, %land.end ]
  %cmp57 = icmp eq i32 %b.1, 5
  br i1 %cmp57, label %land.lhs.true58, label %if.else67

land.lhs.true58:                                  ; preds = %if.end56
  %conv60 = zext i8 %r.sroa.4.0.copyload to i32
  %cmp61 = icmp eq i32 %conv60, 3
  br i1 %cmp61, label %if.then66, label %lor.lhs.false62

lor.lhs.false62:                                  ; preds = %land.lhs.true58
  %conv64 = zext i8 %r.sroa.6.0.copyload to i32
  %cmp65 = icmp eq i32 %conv64, 5
  br i1 %cmp65, label %if.then66, label %if.else67

if.then66:                                        ; preds = %lor.lhs.false62, %land.lhs.true58
  br label %if.end77

if.else67:                                        ; preds = %lor.lhs.false62, %if.end56
  %cmp68 = icmp eq i32 %b.1, 1
  br i1 %cmp68, label %land.lhs.true69, label %if.end76

land.lhs.true69:                                  ; preds = %if.else67
  %conv71 = zext i8 %r.sroa.6.0.copyload to i32
  %cmp72 = icmp eq i32 %conv71, 1
  br i1 %cmp72, label %land.lhs.true73, label %if.end76

land.lhs.true73:                                  ; preds = %land.lhs.true69
  %cmp74 = icmp slt i32 %conv, -200
  br i1 %cmp74, label %if.then75, label %if.end76

if.then75:                                        ; preds = %land.lhs.true73
  br label %if.end76

if.end76:                                         ; preds = %if.then75, %land.lhs.true73, %land.lhs.true69, %if.else67
  %loud.1 = phi i8 [ 1, %if.then75 ], [ 0, %land.lhs.true73 ], [ 0, %land.lhs.true69 ], [ 0, %if.else67 ]
  br label %if.end77

if.end77:                                         ; preds = %if.end76, %if.then66
  %loud.0 = phi i8 [ 1, %if.then66 ], [ %loud.1, %if.end76 ]
  %conv78 = trunc i32 %b.1 to i8
  %idxprom79 = sext i32 %add.i to i64
  %arrayidx80 = getelementptr inbounds i8, ptr %band, i64 %idxprom79
  store i8 %conv78, ptr %arrayidx80, align 1, !tbaa !9
  %loadedv81 = trunc i8 %loud.0 to i1
  br i1 %loadedv81, label %cond.true82, label %cond.false83

cond.true82:                                      ; preds = %if.end77
  br label %cond.end84

cond.false83:                                     ; preds = %if.end77
  br label %cond.end84

cond.end84:                                       ; preds = %cond.false83, %cond.true82
  %cond85 = phi i32 [ %b.1, %cond.true82 ], [ 0, %cond.false83 ]
  %idxprom86 = sext i32 %add.i to i64
  %arrayidx87 = getelementptr inbounds i32, ptr %alarm, i64 %idxprom86
  store i32 %cond85, ptr %arrayidx87, align 4, !tbaa !3
  br label %if.end88

if.end88:                                         ; preds = %cond.end84, %if.end
  %b.0 = phi i32 [ %b.1, %cond.end84 ], [ 0, %if.end ]
  %cmp89 = icmp slt i32 %add.i, %n
  br i1 %cmp89, label %cond.true90, label %cond.false91

cond.true90:                                      ; preds = %if.end88
  br label %cond.end92

cond.false91:                                     ; preds = %if.end88
  br label %cond.end92

cond.end92:                                       ; preds = %cond.false91, %cond.true90
  %cond93 = phi i32 [ %b.0, %cond.true90 ], [ 6, %cond.false91 ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end92
  %k.0 = phi i32 [ 0, %cond.end92 ], [ %inc, %for.inc ]
  %cmp94 = icmp slt i32 %k.0, 6
  br i1 %cmp94, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp95 = icmp eq i32 %cond93, %k.0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp95)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %cmp97 = icmp eq i32 %9, %k.0
  br i1 %cmp97, label %land.lhs.true98, label %if.end103

land.lhs.true98:                                  ; preds = %for.body
  %cmp99 = icmp ne i32 %8, 0
  br i1 %cmp99, label %if.then100, label %if.end103

if.then100:                                       ; preds = %land.lhs.true98
  %idxprom101 = sext i32 %k.0 to i64
  %arrayidx102 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom101
  %10 = call i32 @llvm.ctpop.i32(i32 %8)
  %11 = atomicrmw add ptr %arrayidx102, i32 %10 seq_cst, align 4
  br label %if.end103

if.end103:                                        ; preds = %if.then100, %land.lhs.true98, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end103
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp104 = icmp slt i32 %0, 6
  br i1 %cmp104, label %land.lhs.true105, label %if.end113

land.lhs.true105:                                 ; preds = %for.end
  %idxprom106 = sext i32 %0 to i64
  %arrayidx107 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom106
  %12 = load i32, ptr %arrayidx107, align 4, !tbaa !3
  %tobool = icmp ne i32 %12, 0
  br i1 %tobool, label %if.then108, label %if.end113

if.then108:                                       ; preds = %land.lhs.true105
  %idxprom109 = sext i32 %0 to i64
  %arrayidx110 = getelementptr inbounds i32, ptr %counts, i64 %idxprom109
  %idxprom111 = sext i32 %0 to i64
  %arrayidx112 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 0, i64 %idxprom111
  %13 = load i32, ptr %arrayidx112, align 4, !tbaa !3
  %14 = atomicrmw add ptr %arrayidx110, i32 %13 seq_cst, align 4
  br label %if.end113

if.end113:                                        ; preds = %if.then108, %land.lhs.true105, %for.end
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"short", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
