; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Options = type { i32, i32 }

@_ZL7options = internal addrspace(1) global %struct.Options zeroinitializer, align 4
@_ZL6window = internal addrspace(1) global i32 0, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stored_once(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %cmp = icmp ne i32 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end21

if.end:                                           ; preds = %entry
  store i32 4, ptr getelementptr inbounds nuw (%struct.Options, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), i32 0, i32 1), align 4, !tbaa !7
  store i32 3, ptr addrspacecast (ptr addrspace(1) @_ZL6window to ptr), align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc19, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc20, %for.inc19 ]
  %cmp1 = icmp slt i32 %i.0, %n
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end21

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6window to ptr), align 4, !tbaa !3
  %sub = sub nsw i32 %i.0, %1
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc, %for.body
  %sum.0 = phi i32 [ 0, %for.body ], [ %sum.1, %for.inc ]
  %k.0 = phi i32 [ %sub, %for.body ], [ %inc, %for.inc ]
  %2 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6window to ptr), align 4, !tbaa !3
  %add = add nsw i32 %i.0, %2
  %cmp3 = icmp sle i32 %k.0, %add
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4

for.cond.cleanup4:                                ; preds = %for.cond2
  br label %for.end

for.body5:                                        ; preds = %for.cond2
  %cmp6 = icmp sge i32 %k.0, 0
  br i1 %cmp6, label %land.lhs.true, label %if.end10

land.lhs.true:                                    ; preds = %for.body5
  %cmp7 = icmp slt i32 %k.0, %n
  br i1 %cmp7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %land.lhs.true
  %idxprom = sext i32 %k.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add9 = add nsw i32 %sum.0, %3
  br label %if.end10

if.end10:                                         ; preds = %if.then8, %land.lhs.true, %for.body5
  %sum.1 = phi i32 [ %add9, %if.then8 ], [ %sum.0, %land.lhs.true ], [ %sum.0, %for.body5 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end10
  %inc = add nsw i32 %k.0, 1
  br label %for.cond2, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup4
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Options, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), i32 0, i32 1), align 4, !tbaa !7
  %cmp11 = icmp sgt i32 %4, 2
  br i1 %cmp11, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Options, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), i32 0, i32 1), align 4, !tbaa !7
  %mul = mul nsw i32 %sum.0, %5
  br label %cond.end

cond.false:                                       ; preds = %for.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %mul, %cond.true ], [ %sum.0, %cond.false ]
  %idxprom12 = sext i32 %i.0 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %out, i64 %idxprom12
  store i32 %cond, ptr %arrayidx13, align 4, !tbaa !3
  %6 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), align 4, !tbaa !12
  %cmp14 = icmp sgt i32 %6, 0
  br i1 %cmp14, label %if.then15, label %if.end18

if.then15:                                        ; preds = %cond.end
  %idxprom16 = sext i32 %i.0 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %out, i64 %idxprom16
  store i32 -1, ptr %arrayidx17, align 4, !tbaa !3
  br label %if.end18

if.end18:                                         ; preds = %if.then15, %cond.end
  br label %for.inc19

for.inc19:                                        ; preds = %if.end18
  %inc20 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end21:                                        ; preds = %for.cond.cleanup, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!7 = !{!8, !4, i64 4}
!8 = !{!"_ZTS7Options", !4, i64 0, !4, i64 4}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!8, !4, i64 0}
!13 = distinct !{!13, !10, !11}
