; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32, i64 }

@_ZL5nodes = internal addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @make_nodes() #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp eq i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call ptr @malloc(i64 noundef 384) #5
  store ptr %call1, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fill_nodes(ptr noundef %keys) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %cmp = icmp eq ptr %3, null
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp sge i32 %add.i, 24
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %5 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %idxprom2 = sext i32 %add.i to i64
  %arrayidx3 = getelementptr inbounds %struct.Node, ptr %5, i64 %idxprom2
  %key = getelementptr inbounds nuw %struct.Node, ptr %arrayidx3, i32 0, i32 0
  store i32 %4, ptr %key, align 8, !tbaa !10
  %add = add nsw i32 %add.i, 5
  %cmp4 = icmp slt i32 %add, 24
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %add5 = add nsw i32 %add.i, 5
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %sub = sub nsw i32 %add.i, 19
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add5, %cond.true ], [ %sub, %cond.false ]
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %idxprom6 = sext i32 %add.i to i64
  %arrayidx7 = getelementptr inbounds %struct.Node, ptr %6, i64 %idxprom6
  %next = getelementptr inbounds nuw %struct.Node, ptr %arrayidx7, i32 0, i32 1
  store i32 %cond, ptr %next, align 4, !tbaa !13
  %idxprom8 = sext i32 %add.i to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %keys, i64 %idxprom8
  %7 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %conv = sext i32 %7 to i64
  %idxprom10 = sext i32 %add.i to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %keys, i64 %idxprom10
  %8 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  %conv12 = sext i32 %8 to i64
  %mul = mul nsw i64 %conv, %conv12
  %9 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %idxprom13 = sext i32 %add.i to i64
  %arrayidx14 = getelementptr inbounds %struct.Node, ptr %9, i64 %idxprom13
  %weight = getelementptr inbounds nuw %struct.Node, ptr %arrayidx14, i32 0, i32 2
  store i64 %mul, ptr %weight, align 8, !tbaa !14
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @walk_nodes(ptr noundef %out) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i3 = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i5 = add nsw i32 %mul.i3, %2
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %cmp = icmp eq ptr %3, null
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp sge i32 %add.i5, 24
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %at.0 = phi i32 [ %add.i5, %if.end ], [ %9, %for.inc ]
  %sum.0 = phi i64 [ 0, %if.end ], [ %add5, %for.inc ]
  %n.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %n.0, 6
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i64 %sum.0, 3
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %idxprom = sext i32 %at.0 to i64
  %arrayidx = getelementptr inbounds %struct.Node, ptr %4, i64 %idxprom
  %key = getelementptr inbounds nuw %struct.Node, ptr %arrayidx, i32 0, i32 0
  %5 = load i32, ptr %key, align 8, !tbaa !10
  %conv = sext i32 %5 to i64
  %add = add nsw i64 %mul, %conv
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %idxprom3 = sext i32 %at.0 to i64
  %arrayidx4 = getelementptr inbounds %struct.Node, ptr %6, i64 %idxprom3
  %weight = getelementptr inbounds nuw %struct.Node, ptr %arrayidx4, i32 0, i32 2
  %7 = load i64, ptr %weight, align 8, !tbaa !14
  %add5 = add nsw i64 %add, %7
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %idxprom6 = sext i32 %at.0 to i64
  %arrayidx7 = getelementptr inbounds %struct.Node, ptr %8, i64 %idxprom6
  %next = getelementptr inbounds nuw %struct.Node, ptr %arrayidx7, i32 0, i32 1
  %9 = load i32, ptr %next, align 4, !tbaa !13
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %n.0, 1
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond.cleanup
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %10, %11
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %12
  %idxprom9 = sext i32 %add.i to i64
  %arrayidx10 = getelementptr inbounds i64, ptr %out, i64 %idxprom9
  store i64 %sum.0, ptr %arrayidx10, align 8, !tbaa !18
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
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
define dso_local ptx_kernel void @drop_nodes() #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp eq i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  call void @free(ptr noundef %3) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
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
!11 = !{!"_ZTS4Node", !4, i64 0, !4, i64 4, !12, i64 8}
!12 = !{!"long long", !5, i64 0}
!13 = !{!11, !4, i64 4}
!14 = !{!11, !12, i64 8}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!12, !12, i64 0}
