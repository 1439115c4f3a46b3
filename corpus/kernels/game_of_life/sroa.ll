; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12game_of_lifeE5cells = internal addrspace(3) global [2 x [10 x [10 x i8]]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @game_of_life(ptr noundef %board, i32 noundef %generations, i32 noundef %born, i32 noundef %survive, ptr noundef %stopped_after, ptr noundef %population) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %2, 10
  %mul3 = mul nsw i32 %mul, 10
  %mul4 = mul nsw i32 %1, 10
  %add = add nsw i32 %mul3, %mul4
  %add5 = add nsw i32 %add, %0
  %idxprom = sext i32 %add5 to i64
  %arrayidx = getelementptr inbounds i8, ptr %board, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %idxprom6 = sext i32 %1 to i64
  %arrayidx7 = getelementptr inbounds [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom6
  %idxprom8 = sext i32 %0 to i64
  %arrayidx9 = getelementptr inbounds [10 x i8], ptr %arrayidx7, i64 0, i64 %idxprom8
  store i8 %3, ptr %arrayidx9, align 1, !tbaa !7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond

for.cond:                                         ; preds = %for.inc65, %entry
  %g.0 = phi i32 [ 0, %entry ], [ %inc66, %for.inc65 ]
  %stopped.0 = phi i32 [ -1, %entry ], [ %stopped.1, %for.inc65 ]
  %done.0 = phi i32 [ 0, %entry ], [ %done.1, %for.inc65 ]
  %from.0 = phi i32 [ 0, %entry ], [ %xor60, %for.inc65 ]
  %cmp = icmp slt i32 %g.0, %generations
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %tobool = icmp ne i32 %done.0, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %4 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  br label %for.end67

for.body:                                         ; preds = %land.end
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc42, %for.body
  %neighbours.0 = phi i32 [ 0, %for.body ], [ %neighbours.1, %for.inc42 ]
  %dy.0 = phi i32 [ -1, %for.body ], [ %inc43, %for.inc42 ]
  %cmp11 = icmp sle i32 %dy.0, 1
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12

for.cond.cleanup12:                               ; preds = %for.cond10
  br label %for.end44

for.body13:                                       ; preds = %for.cond10
  br label %for.cond14

for.cond14:                                       ; preds = %for.inc, %for.body13
  %neighbours.1 = phi i32 [ %neighbours.0, %for.body13 ], [ %neighbours.2, %for.inc ]
  %dx.0 = phi i32 [ -1, %for.body13 ], [ %inc, %for.inc ]
  %cmp15 = icmp sle i32 %dx.0, 1
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16

for.cond.cleanup16:                               ; preds = %for.cond14
  br label %for.end

for.body17:                                       ; preds = %for.cond14
  %cmp18 = icmp eq i32 %dx.0, 0
  br i1 %cmp18, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body17
  %cmp19 = icmp eq i32 %dy.0, 0
  br i1 %cmp19, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  br label %for.inc

if.end:                                           ; preds = %land.lhs.true, %for.body17
  %add20 = add nsw i32 %0, %dx.0
  %add21 = add nsw i32 %1, %dy.0
  %cmp22 = icmp slt i32 %add20, 0
  br i1 %cmp22, label %if.then23, label %if.else

if.then23:                                        ; preds = %if.end
  br label %if.end27

if.else:                                          ; preds = %if.end
  %cmp24 = icmp eq i32 %add20, 10
  br i1 %cmp24, label %if.then25, label %if.end26

if.then25:                                        ; preds = %if.else
  br label %if.end26

if.end26:                                         ; preds = %if.then25, %if.else
  %nx.1 = phi i32 [ 0, %if.then25 ], [ %add20, %if.else ]
  br label %if.end27

if.end27:                                         ; preds = %if.end26, %if.then23
  %nx.0 = phi i32 [ 9, %if.then23 ], [ %nx.1, %if.end26 ]
  %cmp28 = icmp slt i32 %add21, 0
  br i1 %cmp28, label %if.then29, label %if.else30

if.then29:                                        ; preds = %if.end27
  br label %if.end34

if.else30:                                        ; preds = %if.end27
  %cmp31 = icmp eq i32 %add21, 10
  br i1 %cmp31, label %if.then32, label %if.end33

if.then32:                                        ; preds = %if.else30
  br label %if.end33

if.end33:                                         ; preds = %if.then32, %if.else30
  %ny.1 = phi i32 [ 0, %if.then32 ], [ %add21, %if.else30 ]
  br label %if.end34

if.end34:                                         ; preds = %if.end33, %if.then29
  %ny.0 = phi i32 [ 9, %if.then29 ], [ %ny.1, %if.end33 ]
  %idxprom35 = sext i32 %from.0 to i64
  %arrayidx36 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom35
  %idxprom37 = sext i32 %ny.0 to i64
  %arrayidx38 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx36, i64 0, i64 %idxprom37
  %idxprom39 = sext i32 %nx.0 to i64
  %arrayidx40 = getelementptr inbounds [10 x i8], ptr %arrayidx38, i64 0, i64 %idxprom39
  %5 = load i8, ptr %arrayidx40, align 1, !tbaa !7
  %conv = zext i8 %5 to i32
  %add41 = add nsw i32 %neighbours.1, %conv
  br label %for.inc

for.inc:                                          ; preds = %if.end34, %if.then
  %neighbours.2 = phi i32 [ %neighbours.1, %if.then ], [ %add41, %if.end34 ]
  %inc = add nsw i32 %dx.0, 1
  br label %for.cond14, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup16
  br label %for.inc42

for.inc42:                                        ; preds = %for.end
  %inc43 = add nsw i32 %dy.0, 1
  br label %for.cond10, !llvm.loop !11

for.end44:                                        ; preds = %for.cond.cleanup12
  %idxprom45 = sext i32 %from.0 to i64
  %arrayidx46 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom45
  %idxprom47 = sext i32 %1 to i64
  %arrayidx48 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx46, i64 0, i64 %idxprom47
  %idxprom49 = sext i32 %0 to i64
  %arrayidx50 = getelementptr inbounds [10 x i8], ptr %arrayidx48, i64 0, i64 %idxprom49
  %6 = load i8, ptr %arrayidx50, align 1, !tbaa !7
  %conv51 = zext i8 %6 to i32
  %tobool52 = icmp ne i32 %conv51, 0
  br i1 %tobool52, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end44
  br label %cond.end

cond.false:                                       ; preds = %for.end44
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %survive, %cond.true ], [ %born, %cond.false ]
  %shr = ashr i32 %cond, %neighbours.0
  %and = and i32 %shr, 1
  %conv53 = trunc i32 %and to i8
  %xor = xor i32 %from.0, 1
  %idxprom54 = sext i32 %xor to i64
  %arrayidx55 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom54
  %idxprom56 = sext i32 %1 to i64
  %arrayidx57 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx55, i64 0, i64 %idxprom56
  %idxprom58 = sext i32 %0 to i64
  %arrayidx59 = getelementptr inbounds [10 x i8], ptr %arrayidx57, i64 0, i64 %idxprom58
  store i8 %conv53, ptr %arrayidx59, align 1, !tbaa !7
  %xor60 = xor i32 %from.0, 1
  %cmp61 = icmp ne i32 %and, %conv51
  %conv62 = zext i1 %cmp61 to i32
  %7 = icmp ne i32 %conv62, 0
  %8 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %7)
  br i1 %8, label %if.end64, label %if.then63

if.then63:                                        ; preds = %cond.end
  br label %if.end64

if.end64:                                         ; preds = %if.then63, %cond.end
  %stopped.1 = phi i32 [ %stopped.0, %cond.end ], [ %g.0, %if.then63 ]
  %done.1 = phi i32 [ %done.0, %cond.end ], [ 1, %if.then63 ]
  br label %for.inc65

for.inc65:                                        ; preds = %if.end64
  %inc66 = add nsw i32 %g.0, 1
  br label %for.cond, !llvm.loop !12

for.end67:                                        ; preds = %for.cond.cleanup
  %idxprom68 = sext i32 %from.0 to i64
  %arrayidx69 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom68
  %idxprom70 = sext i32 %1 to i64
  %arrayidx71 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx69, i64 0, i64 %idxprom70
  %idxprom72 = sext i32 %0 to i64
  %arrayidx73 = getelementptr inbounds [10 x i8], ptr %arrayidx71, i64 0, i64 %idxprom72
  %9 = load i8, ptr %arrayidx73, align 1, !tbaa !7
  %idxprom74 = sext i32 %add5 to i64
  %arrayidx75 = getelementptr inbounds i8, ptr %board, i64 %idxprom74
  store i8 %9, ptr %arrayidx75, align 1, !tbaa !7
  %idxprom76 = sext i32 %from.0 to i64
  %arrayidx77 = getelementptr inbounds [2 x [10 x [10 x i8]]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 0, i64 %idxprom76
  %idxprom78 = sext i32 %1 to i64
  %arrayidx79 = getelementptr inbounds [10 x [10 x i8]], ptr %arrayidx77, i64 0, i64 %idxprom78
  %idxprom80 = sext i32 %0 to i64
  %arrayidx81 = getelementptr inbounds [10 x i8], ptr %arrayidx79, i64 0, i64 %idxprom80
  %10 = load i8, ptr %arrayidx81, align 1, !tbaa !7
  %conv82 = zext i8 %10 to i32
  %11 = icmp ne i32 %conv82, 0
  %12 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %11)
  %cmp83 = icmp eq i32 %0, 0
  br i1 %cmp83, label %land.lhs.true84, label %if.end93

land.lhs.true84:                                  ; preds = %for.end67
  %cmp85 = icmp eq i32 %1, 0
  br i1 %cmp85, label %if.then86, label %if.end93

if.then86:                                        ; preds = %land.lhs.true84
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom88 = sext i32 %13 to i64
  %arrayidx89 = getelementptr inbounds i32, ptr %stopped_after, i64 %idxprom88
  store i32 %stopped.0, ptr %arrayidx89, align 4, !tbaa !3
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom91 = sext i32 %14 to i64
  %arrayidx92 = getelementptr inbounds i32, ptr %population, i64 %idxprom91
  store i32 %12, ptr %arrayidx92, align 4, !tbaa !3
  br label %if.end93

if.end93:                                         ; preds = %if.then86, %land.lhs.true84, %for.end67
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
