; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32, i64 }

@_ZL5nodes = internal addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @make_nodes() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call ptr @malloc(i64 noundef 384) #7
  store ptr %call1, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fill_nodes(ptr noundef %keys) #0 {
entry:
  %keys.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %i) #8
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %cmp = icmp eq ptr %0, null
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %i, align 4, !tbaa !3
  %cmp1 = icmp sge i32 %1, 24
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %2 = load ptr, ptr %keys.addr, align 8, !tbaa !10
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %5 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds %struct.Node, ptr %5, i64 %idxprom2
  %key = getelementptr inbounds nuw %struct.Node, ptr %arrayidx3, i32 0, i32 0
  store i32 %4, ptr %key, align 8, !tbaa !12
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %add = add nsw i32 %7, 5
  %cmp4 = icmp slt i32 %add, 24
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %add5 = add nsw i32 %8, 5
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %9 = load i32, ptr %i, align 4, !tbaa !3
  %sub = sub nsw i32 %9, 19
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add5, %cond.true ], [ %sub, %cond.false ]
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %11 to i64
  %arrayidx7 = getelementptr inbounds %struct.Node, ptr %10, i64 %idxprom6
  %next = getelementptr inbounds nuw %struct.Node, ptr %arrayidx7, i32 0, i32 1
  store i32 %cond, ptr %next, align 4, !tbaa !15
  %12 = load ptr, ptr %keys.addr, align 8, !tbaa !10
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom8 = sext i32 %13 to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %12, i64 %idxprom8
  %14 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %conv = sext i32 %14 to i64
  %15 = load ptr, ptr %keys.addr, align 8, !tbaa !10
  %16 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom10 = sext i32 %16 to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %15, i64 %idxprom10
  %17 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  %conv12 = sext i32 %17 to i64
  %mul = mul nsw i64 %conv, %conv12
  %18 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %19 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom13 = sext i32 %19 to i64
  %arrayidx14 = getelementptr inbounds %struct.Node, ptr %18, i64 %idxprom13
  %weight = getelementptr inbounds nuw %struct.Node, ptr %arrayidx14, i32 0, i32 2
  store i64 %mul, ptr %weight, align 8, !tbaa !16
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #8
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
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @walk_nodes(ptr noundef %out) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %at = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %sum = alloca i64, align 8
  %n = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %at) #8
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %at, align 4, !tbaa !3
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %cmp = icmp eq ptr %0, null
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %at, align 4, !tbaa !3
  %cmp1 = icmp sge i32 %1, 24
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %sum) #8
  store i64 0, ptr %sum, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %n) #8
  store i32 0, ptr %n, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %n, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %2, 6
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %n) #8
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i64, ptr %sum, align 8, !tbaa !19
  %mul = mul nsw i64 %3, 3
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %5 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds %struct.Node, ptr %4, i64 %idxprom
  %key = getelementptr inbounds nuw %struct.Node, ptr %arrayidx, i32 0, i32 0
  %6 = load i32, ptr %key, align 8, !tbaa !12
  %conv = sext i32 %6 to i64
  %add = add nsw i64 %mul, %conv
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %8 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom3 = sext i32 %8 to i64
  %arrayidx4 = getelementptr inbounds %struct.Node, ptr %7, i64 %idxprom3
  %weight = getelementptr inbounds nuw %struct.Node, ptr %arrayidx4, i32 0, i32 2
  %9 = load i64, ptr %weight, align 8, !tbaa !16
  %add5 = add nsw i64 %add, %9
  store i64 %add5, ptr %sum, align 8, !tbaa !19
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %11 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom6 = sext i32 %11 to i64
  %arrayidx7 = getelementptr inbounds %struct.Node, ptr %10, i64 %idxprom6
  %next = getelementptr inbounds nuw %struct.Node, ptr %arrayidx7, i32 0, i32 1
  %12 = load i32, ptr %next, align 4, !tbaa !15
  store i32 %12, ptr %at, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i32, ptr %n, align 4, !tbaa !3
  %inc = add nsw i32 %13, 1
  store i32 %inc, ptr %n, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup
  %14 = load i64, ptr %sum, align 8, !tbaa !19
  %15 = load ptr, ptr %out.addr, align 8, !tbaa !17
  %call8 = call noundef i32 @_ZL8global_xv() #6
  %idxprom9 = sext i32 %call8 to i64
  %arrayidx10 = getelementptr inbounds i64, ptr %15, i64 %idxprom9
  store i64 %14, ptr %arrayidx10, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %sum) #8
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %at) #8
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @drop_nodes() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  call void @free(ptr noundef %0) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS4Node", !4, i64 0, !4, i64 4, !14, i64 8}
!14 = !{!"long long", !5, i64 0}
!15 = !{!13, !4, i64 4}
!16 = !{!13, !14, i64 8}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 long long", !9, i64 0}
!19 = !{!14, !14, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
