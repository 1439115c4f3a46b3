; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14floyd_warshallE1d = internal addrspace(3) global [12 x [12 x i32]] undef, align 4
@_ZZ14floyd_warshallE3hop = internal addrspace(3) global [12 x [12 x i8]] undef, align 1
@_ZZ14floyd_warshallE5cycle = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floyd_warshall(ptr noundef %weights, i32 noundef %n, ptr noundef %distance, ptr noundef %next, ptr noundef %negative) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %2, %n
  %mul3 = mul nsw i32 %mul, %n
  %cmp = icmp slt i32 %0, %n
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %cmp4 = icmp slt i32 %1, %n
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp4, %land.rhs ]
  %storedv = zext i1 %3 to i8
  %cmp5 = icmp eq i32 %0, 0
  br i1 %cmp5, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %land.end
  %cmp6 = icmp eq i32 %1, 0
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %land.end
  %loadedv = trunc i8 %storedv to i1
  br i1 %loadedv, label %if.then7, label %if.end31

if.then7:                                         ; preds = %if.end
  %mul8 = mul nsw i32 %0, %n
  %add = add nsw i32 %mul3, %mul8
  %add9 = add nsw i32 %add, %1
  %idxprom = sext i32 %add9 to i64
  %arrayidx = getelementptr inbounds i32, ptr %weights, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp10 = icmp eq i32 %0, %1
  br i1 %cmp10, label %cond.true, label %cond.false13

cond.true:                                        ; preds = %if.then7
  %cmp11 = icmp slt i32 %4, 0
  br i1 %cmp11, label %cond.true12, label %cond.false

cond.true12:                                      ; preds = %cond.true
  br label %cond.end

cond.false:                                       ; preds = %cond.true
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true12
  %cond = phi i32 [ %4, %cond.true12 ], [ 0, %cond.false ]
  br label %cond.end14

cond.false13:                                     ; preds = %if.then7
  br label %cond.end14

cond.end14:                                       ; preds = %cond.false13, %cond.end
  %cond15 = phi i32 [ %cond, %cond.end ], [ %4, %cond.false13 ]
  %idxprom16 = sext i32 %0 to i64
  %arrayidx17 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom16
  %idxprom18 = sext i32 %1 to i64
  %arrayidx19 = getelementptr inbounds [12 x i32], ptr %arrayidx17, i64 0, i64 %idxprom18
  store i32 %cond15, ptr %arrayidx19, align 4, !tbaa !3
  %cmp20 = icmp slt i32 %4, 268435456
  br i1 %cmp20, label %cond.true21, label %cond.false23

cond.true21:                                      ; preds = %cond.end14
  %conv = trunc i32 %1 to i8
  %conv22 = sext i8 %conv to i32
  br label %cond.end24

cond.false23:                                     ; preds = %cond.end14
  br label %cond.end24

cond.end24:                                       ; preds = %cond.false23, %cond.true21
  %cond25 = phi i32 [ %conv22, %cond.true21 ], [ -1, %cond.false23 ]
  %conv26 = trunc i32 %cond25 to i8
  %idxprom27 = sext i32 %0 to i64
  %arrayidx28 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom27
  %idxprom29 = sext i32 %1 to i64
  %arrayidx30 = getelementptr inbounds [12 x i8], ptr %arrayidx28, i64 0, i64 %idxprom29
  store i8 %conv26, ptr %arrayidx30, align 1, !tbaa !7
  br label %if.end31

if.end31:                                         ; preds = %cond.end24, %if.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end31
  %k.0 = phi i32 [ 0, %if.end31 ], [ %inc, %for.inc ]
  %cmp32 = icmp slt i32 %k.0, %n
  br i1 %cmp32, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %loadedv33 = trunc i8 %storedv to i1
  br i1 %loadedv33, label %land.lhs.true34, label %if.end60

land.lhs.true34:                                  ; preds = %for.body
  %idxprom35 = sext i32 %0 to i64
  %arrayidx36 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom35
  %idxprom37 = sext i32 %k.0 to i64
  %arrayidx38 = getelementptr inbounds [12 x i32], ptr %arrayidx36, i64 0, i64 %idxprom37
  %5 = load i32, ptr %arrayidx38, align 4, !tbaa !3
  %cmp39 = icmp slt i32 %5, 268435456
  br i1 %cmp39, label %land.lhs.true40, label %if.end60

land.lhs.true40:                                  ; preds = %land.lhs.true34
  %idxprom41 = sext i32 %k.0 to i64
  %arrayidx42 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom41
  %idxprom43 = sext i32 %1 to i64
  %arrayidx44 = getelementptr inbounds [12 x i32], ptr %arrayidx42, i64 0, i64 %idxprom43
  %6 = load i32, ptr %arrayidx44, align 4, !tbaa !3
  %cmp45 = icmp slt i32 %6, 268435456
  br i1 %cmp45, label %if.then46, label %if.end60

if.then46:                                        ; preds = %land.lhs.true40
  %idxprom47 = sext i32 %0 to i64
  %arrayidx48 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom47
  %idxprom49 = sext i32 %k.0 to i64
  %arrayidx50 = getelementptr inbounds [12 x i32], ptr %arrayidx48, i64 0, i64 %idxprom49
  %7 = load i32, ptr %arrayidx50, align 4, !tbaa !3
  %idxprom51 = sext i32 %k.0 to i64
  %arrayidx52 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom51
  %idxprom53 = sext i32 %1 to i64
  %arrayidx54 = getelementptr inbounds [12 x i32], ptr %arrayidx52, i64 0, i64 %idxprom53
  %8 = load i32, ptr %arrayidx54, align 4, !tbaa !3
  %add55 = add nsw i32 %7, %8
  %idxprom56 = sext i32 %0 to i64
  %arrayidx57 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom56
  %idxprom58 = sext i32 %k.0 to i64
  %arrayidx59 = getelementptr inbounds [12 x i8], ptr %arrayidx57, i64 0, i64 %idxprom58
  %9 = load i8, ptr %arrayidx59, align 1, !tbaa !7
  br label %if.end60

if.end60:                                         ; preds = %if.then46, %land.lhs.true40, %land.lhs.true34, %for.body
  %through.0 = phi i32 [ %add55, %if.then46 ], [ 268435456, %land.lhs.true40 ], [ 268435456, %land.lhs.true34 ], [ 268435456, %for.body ]
  %h.0 = phi i8 [ %9, %if.then46 ], [ -1, %land.lhs.true40 ], [ -1, %land.lhs.true34 ], [ -1, %for.body ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %loadedv61 = trunc i8 %storedv to i1
  br i1 %loadedv61, label %land.lhs.true62, label %if.end77

land.lhs.true62:                                  ; preds = %if.end60
  %idxprom63 = sext i32 %0 to i64
  %arrayidx64 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom63
  %idxprom65 = sext i32 %1 to i64
  %arrayidx66 = getelementptr inbounds [12 x i32], ptr %arrayidx64, i64 0, i64 %idxprom65
  %10 = load i32, ptr %arrayidx66, align 4, !tbaa !3
  %cmp67 = icmp slt i32 %through.0, %10
  br i1 %cmp67, label %if.then68, label %if.end77

if.then68:                                        ; preds = %land.lhs.true62
  %idxprom69 = sext i32 %0 to i64
  %arrayidx70 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom69
  %idxprom71 = sext i32 %1 to i64
  %arrayidx72 = getelementptr inbounds [12 x i32], ptr %arrayidx70, i64 0, i64 %idxprom71
  store i32 %through.0, ptr %arrayidx72, align 4, !tbaa !3
  %idxprom73 = sext i32 %0 to i64
  %arrayidx74 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom73
  %idxprom75 = sext i32 %1 to i64
  %arrayidx76 = getelementptr inbounds [12 x i8], ptr %arrayidx74, i64 0, i64 %idxprom75
  store i8 %h.0, ptr %arrayidx76, align 1, !tbaa !7
  br label %if.end77

if.end77:                                         ; preds = %if.then68, %land.lhs.true62, %if.end60
  br label %for.inc

for.inc:                                          ; preds = %if.end77
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %loadedv78 = trunc i8 %storedv to i1
  br i1 %loadedv78, label %land.lhs.true79, label %if.end88

land.lhs.true79:                                  ; preds = %for.end
  %cmp80 = icmp eq i32 %0, %1
  br i1 %cmp80, label %land.lhs.true81, label %if.end88

land.lhs.true81:                                  ; preds = %land.lhs.true79
  %idxprom82 = sext i32 %0 to i64
  %arrayidx83 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom82
  %idxprom84 = sext i32 %1 to i64
  %arrayidx85 = getelementptr inbounds [12 x i32], ptr %arrayidx83, i64 0, i64 %idxprom84
  %11 = load i32, ptr %arrayidx85, align 4, !tbaa !3
  %cmp86 = icmp slt i32 %11, 0
  br i1 %cmp86, label %if.then87, label %if.end88

if.then87:                                        ; preds = %land.lhs.true81
  %12 = atomicrmw or ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), i32 1 seq_cst, align 4
  br label %if.end88

if.end88:                                         ; preds = %if.then87, %land.lhs.true81, %land.lhs.true79, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %loadedv89 = trunc i8 %storedv to i1
  br i1 %loadedv89, label %if.then90, label %if.end120

if.then90:                                        ; preds = %if.end88
  %13 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %tobool = icmp ne i32 %13, 0
  br i1 %tobool, label %cond.true91, label %cond.false92

cond.true91:                                      ; preds = %if.then90
  br label %cond.end97

cond.false92:                                     ; preds = %if.then90
  %idxprom93 = sext i32 %0 to i64
  %arrayidx94 = getelementptr inbounds [12 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom93
  %idxprom95 = sext i32 %1 to i64
  %arrayidx96 = getelementptr inbounds [12 x i32], ptr %arrayidx94, i64 0, i64 %idxprom95
  %14 = load i32, ptr %arrayidx96, align 4, !tbaa !3
  br label %cond.end97

cond.end97:                                       ; preds = %cond.false92, %cond.true91
  %cond98 = phi i32 [ 0, %cond.true91 ], [ %14, %cond.false92 ]
  %mul99 = mul nsw i32 %0, %n
  %add100 = add nsw i32 %mul3, %mul99
  %add101 = add nsw i32 %add100, %1
  %idxprom102 = sext i32 %add101 to i64
  %arrayidx103 = getelementptr inbounds i32, ptr %distance, i64 %idxprom102
  store i32 %cond98, ptr %arrayidx103, align 4, !tbaa !3
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %tobool104 = icmp ne i32 %15, 0
  br i1 %tobool104, label %cond.true105, label %cond.false106

cond.true105:                                     ; preds = %cond.end97
  br label %cond.end112

cond.false106:                                    ; preds = %cond.end97
  %idxprom107 = sext i32 %0 to i64
  %arrayidx108 = getelementptr inbounds [12 x [12 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 0, i64 %idxprom107
  %idxprom109 = sext i32 %1 to i64
  %arrayidx110 = getelementptr inbounds [12 x i8], ptr %arrayidx108, i64 0, i64 %idxprom109
  %16 = load i8, ptr %arrayidx110, align 1, !tbaa !7
  %conv111 = sext i8 %16 to i32
  br label %cond.end112

cond.end112:                                      ; preds = %cond.false106, %cond.true105
  %cond113 = phi i32 [ -2, %cond.true105 ], [ %conv111, %cond.false106 ]
  %conv114 = trunc i32 %cond113 to i8
  %mul115 = mul nsw i32 %0, %n
  %add116 = add nsw i32 %mul3, %mul115
  %add117 = add nsw i32 %add116, %1
  %idxprom118 = sext i32 %add117 to i64
  %arrayidx119 = getelementptr inbounds i8, ptr %next, i64 %idxprom118
  store i8 %conv114, ptr %arrayidx119, align 1, !tbaa !7
  br label %if.end120

if.end120:                                        ; preds = %cond.end112, %if.end88
  %cmp121 = icmp eq i32 %0, 0
  br i1 %cmp121, label %land.lhs.true122, label %if.end128

land.lhs.true122:                                 ; preds = %if.end120
  %cmp123 = icmp eq i32 %1, 0
  br i1 %cmp123, label %if.then124, label %if.end128

if.then124:                                       ; preds = %land.lhs.true122
  %17 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom126 = sext i32 %18 to i64
  %arrayidx127 = getelementptr inbounds i32, ptr %negative, i64 %idxprom126
  store i32 %17, ptr %arrayidx127, align 4, !tbaa !3
  br label %if.end128

if.end128:                                        ; preds = %if.then124, %land.lhs.true122, %if.end120
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

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
