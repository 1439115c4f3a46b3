; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @binary_search(ptr noundef %table, i32 noundef %n, ptr noundef %keys, i32 noundef %key_count, ptr noundef %where) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %key_count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end11, %if.end
  %hi.0 = phi i32 [ %n, %if.end ], [ %hi.1, %if.end11 ]
  %found.0 = phi i32 [ 0, %if.end ], [ %found.1, %if.end11 ]
  %pos.0 = phi i32 [ 0, %if.end ], [ %pos.1, %if.end11 ]
  %lo.0 = phi i32 [ 0, %if.end ], [ %lo.1, %if.end11 ]
  %cmp1 = icmp slt i32 %lo.0, %hi.0
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %tobool = icmp ne i32 %found.0, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %sub = sub nsw i32 %hi.0, %lo.0
  %div = sdiv i32 %sub, 2
  %add = add nsw i32 %lo.0, %div
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %table, i64 %idxprom2
  %5 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  %cmp4 = icmp eq i32 %5, %3
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:                                         ; preds = %while.body
  br label %if.end11

if.else:                                          ; preds = %while.body
  %cmp6 = icmp slt i32 %5, %3
  br i1 %cmp6, label %if.then7, label %if.else9

if.then7:                                         ; preds = %if.else
  %add8 = add nsw i32 %add, 1
  br label %if.end10

if.else9:                                         ; preds = %if.else
  br label %if.end10

if.end10:                                         ; preds = %if.else9, %if.then7
  %hi.2 = phi i32 [ %hi.0, %if.then7 ], [ %add, %if.else9 ]
  %lo.2 = phi i32 [ %add8, %if.then7 ], [ %lo.0, %if.else9 ]
  br label %if.end11

if.end11:                                         ; preds = %if.end10, %if.then5
  %hi.1 = phi i32 [ %hi.0, %if.then5 ], [ %hi.2, %if.end10 ]
  %found.1 = phi i32 [ 1, %if.then5 ], [ %found.0, %if.end10 ]
  %pos.1 = phi i32 [ %add, %if.then5 ], [ %pos.0, %if.end10 ]
  %lo.1 = phi i32 [ %lo.0, %if.then5 ], [ %lo.2, %if.end10 ]
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %land.end
  %tobool12 = icmp ne i32 %found.0, 0
  br i1 %tobool12, label %if.then13, label %if.else16

if.then13:                                        ; preds = %while.end
  %idxprom14 = sext i32 %add.i to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %where, i64 %idxprom14
  store i32 %pos.0, ptr %arrayidx15, align 4, !tbaa !3
  br label %if.end19

if.else16:                                        ; preds = %while.end
  %not = xor i32 %lo.0, -1
  %idxprom17 = sext i32 %add.i to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %where, i64 %idxprom17
  store i32 %not, ptr %arrayidx18, align 4, !tbaa !3
  br label %if.end19

if.end19:                                         ; preds = %if.else16, %if.then13
  br label %cleanup

cleanup:                                          ; preds = %if.end19, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end19 ]
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
