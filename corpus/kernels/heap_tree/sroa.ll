; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i16, i16, i64 }

@_ZL4pool = internal addrspace(1) global ptr null, align 8
@_ZL4used = internal addrspace(1) global i32 0, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_insert(ptr noundef %keys, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp ne i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %3, null
  br i1 %cmp1, label %if.then2, label %if.end7

if.then2:                                         ; preds = %if.end
  %call3 = call ptr @malloc(i64 noundef 640) #5
  store ptr %call3, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %cmp4 = icmp eq ptr %4, null
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.then2
  br label %for.end

if.end6:                                          ; preds = %if.then2
  br label %if.end7

if.end7:                                          ; preds = %if.end6, %if.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end7
  %i.0 = phi i32 [ 0, %if.end7 ], [ %inc, %for.inc ]
  %cmp8 = icmp slt i32 %i.0, %n
  br i1 %cmp8, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %5 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  %cmp9 = icmp slt i32 %5, 40
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %6 = phi i1 [ false, %for.cond ], [ %cmp9, %land.rhs ]
  br i1 %6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  br label %for.end

for.body:                                         ; preds = %land.end
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %8 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  %9 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom10 = sext i32 %8 to i64
  %arrayidx11 = getelementptr inbounds %struct.Node, ptr %9, i64 %idxprom10
  %key12 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx11, i32 0, i32 0
  store i32 %7, ptr %key12, align 8, !tbaa !10
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom13 = sext i32 %8 to i64
  %arrayidx14 = getelementptr inbounds %struct.Node, ptr %10, i64 %idxprom13
  %left = getelementptr inbounds nuw %struct.Node, ptr %arrayidx14, i32 0, i32 1
  store i16 -1, ptr %left, align 4, !tbaa !14
  %11 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom15 = sext i32 %8 to i64
  %arrayidx16 = getelementptr inbounds %struct.Node, ptr %11, i64 %idxprom15
  %right = getelementptr inbounds nuw %struct.Node, ptr %arrayidx16, i32 0, i32 2
  store i16 -1, ptr %right, align 2, !tbaa !15
  %12 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom17 = sext i32 %8 to i64
  %arrayidx18 = getelementptr inbounds %struct.Node, ptr %12, i64 %idxprom17
  %sum = getelementptr inbounds nuw %struct.Node, ptr %arrayidx18, i32 0, i32 3
  store i64 0, ptr %sum, align 8, !tbaa !16
  %add = add nsw i32 %8, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %for.body
  %at.0 = phi i32 [ 0, %for.body ], [ %at.1, %cleanup.cont ]
  %cmp19 = icmp ne i32 %8, 0
  br i1 %cmp19, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %13 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom20 = sext i32 %at.0 to i64
  %arrayidx21 = getelementptr inbounds %struct.Node, ptr %13, i64 %idxprom20
  %sum22 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx21, i32 0, i32 3
  %14 = load i64, ptr %sum22, align 8, !tbaa !16
  %conv = sext i32 %7 to i64
  %add23 = add nsw i64 %14, %conv
  %15 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom24 = sext i32 %at.0 to i64
  %arrayidx25 = getelementptr inbounds %struct.Node, ptr %15, i64 %idxprom24
  %sum26 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx25, i32 0, i32 3
  store i64 %add23, ptr %sum26, align 8, !tbaa !16
  %16 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom27 = sext i32 %at.0 to i64
  %arrayidx28 = getelementptr inbounds %struct.Node, ptr %16, i64 %idxprom27
  %key29 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx28, i32 0, i32 0
  %17 = load i32, ptr %key29, align 8, !tbaa !10
  %cmp30 = icmp slt i32 %7, %17
  br i1 %cmp30, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %18 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom31 = sext i32 %at.0 to i64
  %arrayidx32 = getelementptr inbounds %struct.Node, ptr %18, i64 %idxprom31
  %left33 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx32, i32 0, i32 1
  %19 = load i16, ptr %left33, align 4, !tbaa !14
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %20 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom34 = sext i32 %at.0 to i64
  %arrayidx35 = getelementptr inbounds %struct.Node, ptr %20, i64 %idxprom34
  %right36 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx35, i32 0, i32 2
  %21 = load i16, ptr %right36, align 2, !tbaa !15
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i16 [ %19, %cond.true ], [ %21, %cond.false ]
  %conv37 = sext i16 %cond to i32
  %cmp38 = icmp slt i32 %conv37, 0
  br i1 %cmp38, label %if.then39, label %if.end54

if.then39:                                        ; preds = %cond.end
  %22 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom40 = sext i32 %at.0 to i64
  %arrayidx41 = getelementptr inbounds %struct.Node, ptr %22, i64 %idxprom40
  %key42 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx41, i32 0, i32 0
  %23 = load i32, ptr %key42, align 8, !tbaa !10
  %cmp43 = icmp slt i32 %7, %23
  br i1 %cmp43, label %if.then44, label %if.else

if.then44:                                        ; preds = %if.then39
  %conv45 = trunc i32 %8 to i16
  %24 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom46 = sext i32 %at.0 to i64
  %arrayidx47 = getelementptr inbounds %struct.Node, ptr %24, i64 %idxprom46
  %left48 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx47, i32 0, i32 1
  store i16 %conv45, ptr %left48, align 4, !tbaa !14
  br label %if.end53

if.else:                                          ; preds = %if.then39
  %conv49 = trunc i32 %8 to i16
  %25 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom50 = sext i32 %at.0 to i64
  %arrayidx51 = getelementptr inbounds %struct.Node, ptr %25, i64 %idxprom50
  %right52 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx51, i32 0, i32 2
  store i16 %conv49, ptr %right52, align 2, !tbaa !15
  br label %if.end53

if.end53:                                         ; preds = %if.else, %if.then44
  br label %cleanup

if.end54:                                         ; preds = %cond.end
  br label %cleanup

cleanup:                                          ; preds = %if.end54, %if.end53
  %at.1 = phi i32 [ %at.0, %if.end53 ], [ %conv37, %if.end54 ]
  %cleanup.dest.slot.0 = phi i32 [ 6, %if.end53 ], [ 0, %if.end54 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 6, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !17

while.end:                                        ; preds = %cleanup, %while.cond
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup, %if.then5, %if.then
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_find(ptr noundef %keys, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %n
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %3, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %if.end
  %at.0 = phi i32 [ 0, %if.end ], [ %conv, %cond.end ]
  %depth.0 = phi i32 [ 0, %if.end ], [ %inc, %cond.end ]
  %cmp2 = icmp sge i32 %at.0, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom = sext i32 %at.0 to i64
  %arrayidx = getelementptr inbounds %struct.Node, ptr %4, i64 %idxprom
  %key = getelementptr inbounds nuw %struct.Node, ptr %arrayidx, i32 0, i32 0
  %5 = load i32, ptr %key, align 8, !tbaa !10
  %idxprom3 = sext i32 %add.i to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %keys, i64 %idxprom3
  %6 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %cmp5 = icmp ne i32 %5, %6
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %idxprom6 = sext i32 %add.i to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %keys, i64 %idxprom6
  %8 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %9 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom8 = sext i32 %at.0 to i64
  %arrayidx9 = getelementptr inbounds %struct.Node, ptr %9, i64 %idxprom8
  %key10 = getelementptr inbounds nuw %struct.Node, ptr %arrayidx9, i32 0, i32 0
  %10 = load i32, ptr %key10, align 8, !tbaa !10
  %cmp11 = icmp slt i32 %8, %10
  br i1 %cmp11, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %11 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom12 = sext i32 %at.0 to i64
  %arrayidx13 = getelementptr inbounds %struct.Node, ptr %11, i64 %idxprom12
  %left = getelementptr inbounds nuw %struct.Node, ptr %arrayidx13, i32 0, i32 1
  %12 = load i16, ptr %left, align 4, !tbaa !14
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %13 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom14 = sext i32 %at.0 to i64
  %arrayidx15 = getelementptr inbounds %struct.Node, ptr %13, i64 %idxprom14
  %right = getelementptr inbounds nuw %struct.Node, ptr %arrayidx15, i32 0, i32 2
  %14 = load i16, ptr %right, align 2, !tbaa !15
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i16 [ %12, %cond.true ], [ %14, %cond.false ]
  %conv = sext i16 %cond to i32
  %inc = add nsw i32 %depth.0, 1
  br label %while.cond, !llvm.loop !21

while.end:                                        ; preds = %land.end
  %cmp16 = icmp slt i32 %at.0, 0
  br i1 %cmp16, label %cond.true17, label %cond.false19

cond.true17:                                      ; preds = %while.end
  %sub = sub nsw i32 0, %depth.0
  %conv18 = sext i32 %sub to i64
  br label %cond.end23

cond.false19:                                     ; preds = %while.end
  %15 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %idxprom20 = sext i32 %at.0 to i64
  %arrayidx21 = getelementptr inbounds %struct.Node, ptr %15, i64 %idxprom20
  %sum = getelementptr inbounds nuw %struct.Node, ptr %arrayidx21, i32 0, i32 3
  %16 = load i64, ptr %sum, align 8, !tbaa !16
  %mul = mul nsw i64 %16, 100
  %conv22 = sext i32 %depth.0 to i64
  %add = add nsw i64 %mul, %conv22
  br label %cond.end23

cond.end23:                                       ; preds = %cond.false19, %cond.true17
  %cond24 = phi i64 [ %conv18, %cond.true17 ], [ %add, %cond.false19 ]
  %idxprom25 = sext i32 %add.i to i64
  %arrayidx26 = getelementptr inbounds i64, ptr %out, i64 %idxprom25
  store i64 %cond24, ptr %arrayidx26, align 8, !tbaa !22
  br label %cleanup

cleanup:                                          ; preds = %cond.end23, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end23 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_drop() #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp eq i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  call void @free(ptr noundef %3) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  store i32 0, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind allocsize(0) }
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
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS4Node", !4, i64 0, !12, i64 4, !12, i64 6, !13, i64 8}
!12 = !{!"short", !5, i64 0}
!13 = !{!"long long", !5, i64 0}
!14 = !{!11, !12, i64 4}
!15 = !{!11, !12, i64 6}
!16 = !{!11, !13, i64 8}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = distinct !{!21, !18, !19}
!22 = !{!13, !13, i64 0}
