; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @n_queens(i32 noundef %n, ptr noundef %solutions, ptr noundef %per_start) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %mul = mul nsw i32 %n, %n
  %cmp = icmp slt i32 %add.i, %mul
  br i1 %cmp, label %if.then, label %if.end17

if.then:                                          ; preds = %entry
  %shl = shl i32 1, %n
  %sub = sub i32 %shl, 1
  %div = sdiv i32 %add.i, %n
  %shl1 = shl i32 1, %div
  %rem = srem i32 %add.i, %n
  %shl2 = shl i32 1, %rem
  %cmp3 = icmp eq i32 %shl2, %shl1
  br i1 %cmp3, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.then
  %shl4 = shl i32 %shl1, 1
  %cmp5 = icmp eq i32 %shl2, %shl4
  br i1 %cmp5, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %shr = lshr i32 %shl1, 1
  %cmp6 = icmp eq i32 %shl2, %shr
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %if.then
  %3 = phi i1 [ true, %lor.lhs.false ], [ true, %if.then ], [ %cmp6, %lor.rhs ]
  %storedv = zext i1 %3 to i8
  %loadedv = trunc i8 %storedv to i1
  br i1 %loadedv, label %if.end, label %if.then7

if.then7:                                         ; preds = %lor.end
  %or = or i32 %shl1, %shl2
  %shl8 = shl i32 %shl1, 2
  %shl9 = shl i32 %shl2, 1
  %or10 = or i32 %shl8, %shl9
  %shr11 = lshr i32 %shl1, 2
  %shr12 = lshr i32 %shl2, 1
  %or13 = or i32 %shr11, %shr12
  %call14 = call noundef i32 @_ZL5placejjjj(i32 noundef %sub, i32 noundef %or, i32 noundef %or10, i32 noundef %or13) #4
  br label %if.end

if.end:                                           ; preds = %if.then7, %lor.end
  %count.1 = phi i32 [ 0, %lor.end ], [ %call14, %if.then7 ]
  %tobool = icmp ne i32 %count.1, 0
  br i1 %tobool, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end
  %4 = atomicrmw add ptr %solutions, i32 %count.1 seq_cst, align 4
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %entry
  %count.0 = phi i32 [ %count.1, %if.end16 ], [ -1, %entry ]
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %per_start, i64 %idxprom
  store i32 %count.0, ptr %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL5placejjjj(i32 noundef %all, i32 noundef %columns, i32 noundef %left, i32 noundef %right) #2 {
entry:
  %cmp = icmp eq i32 %columns, %all
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %or = or i32 %columns, %left
  %or1 = or i32 %or, %right
  %not = xor i32 %or1, -1
  %and = and i32 %all, %not
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %count.0 = phi i32 [ 0, %if.end ], [ %add, %while.body ]
  %open.0 = phi i32 [ %and, %if.end ], [ %xor, %while.body ]
  %tobool = icmp ne i32 %open.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %sub = sub i32 0, %open.0
  %and2 = and i32 %open.0, %sub
  %xor = xor i32 %open.0, %and2
  %or3 = or i32 %columns, %and2
  %or4 = or i32 %left, %and2
  %shl = shl i32 %or4, 1
  %or5 = or i32 %right, %and2
  %shr = lshr i32 %or5, 1
  %call = call noundef i32 @_ZL5placejjjj(i32 noundef %all, i32 noundef %or3, i32 noundef %shl, i32 noundef %shr) #4
  %add = add nsw i32 %count.0, %call
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %while.cond
  br label %return

return:                                           ; preds = %while.end, %if.then
  %retval.0 = phi i32 [ 1, %if.then ], [ %count.0, %while.end ]
  ret i32 %retval.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
