; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g_squares = dso_local addrspace(1) externally_initialized global [16 x i32] zeroinitializer, align 4
@_ZL5ready = internal addrspace(1) global i32 0, align 4
@_ZL11unused_gain = internal addrspace(1) global float 1.000000e+00, align 4
@_ZL9threshold = internal addrspace(1) global i32 40, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g_squares to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @make_table() #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %mul = mul nsw i32 %0, %0
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(1) @g_squares to ptr), i64 0, i64 %idxprom
  store i32 %mul, ptr %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp1 = icmp eq i32 %0, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 1, ptr addrspacecast (ptr addrspace(1) @_ZL5ready to ptr), align 4, !tbaa !3
  store float 2.000000e+00, ptr addrspacecast (ptr addrspace(1) @_ZL11unused_gain to ptr), align 4, !tbaa !7
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @use_table(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %and = and i32 %3, 15
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL5ready to ptr), align 4, !tbaa !3
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %if.else, label %if.then1

if.then1:                                         ; preds = %if.end
  %idxprom2 = sext i32 %add.i to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %out, i64 %idxprom2
  store i32 -1, ptr %arrayidx3, align 4, !tbaa !3
  br label %if.end11

if.else:                                          ; preds = %if.end
  %idxprom4 = sext i32 %and to i64
  %arrayidx5 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(1) @g_squares to ptr), i64 0, i64 %idxprom4
  %5 = load i32, ptr %arrayidx5, align 4, !tbaa !3
  %6 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL9threshold to ptr), align 4, !tbaa !3
  %cmp6 = icmp sgt i32 %5, %6
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else
  %7 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL9threshold to ptr), align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %if.else
  %idxprom7 = sext i32 %and to i64
  %arrayidx8 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(1) @g_squares to ptr), i64 0, i64 %idxprom7
  %8 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %7, %cond.true ], [ %8, %cond.false ]
  %idxprom9 = sext i32 %add.i to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom9
  store i32 %cond, ptr %arrayidx10, align 4, !tbaa !3
  br label %if.end11

if.end11:                                         ; preds = %cond.end, %if.then1
  br label %cleanup

cleanup:                                          ; preds = %if.end11, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end11 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
