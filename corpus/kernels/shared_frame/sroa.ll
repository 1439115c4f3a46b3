; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Frame = type { i32, i32, i64, i8, i32 }

@_ZZ12shared_frameE5frame = internal addrspace(3) global %struct.Frame undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_frame(ptr noundef %in, ptr noundef %out, ptr noundef %sums, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %high.0 = phi i32 [ -1073741824, %if.then ], [ %cond17, %for.inc ]
  %count.0 = phi i32 [ 0, %if.then ], [ %inc20, %for.inc ]
  %sum.0 = phi i64 [ 0, %if.then ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %mul, %if.then ], [ %inc, %for.inc ]
  %low.0 = phi i32 [ 1073741824, %if.then ], [ %cond, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, %n
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %cmp5 = icmp slt i32 %count.0, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %4 = phi i1 [ false, %for.cond ], [ %cmp5, %land.rhs ]
  br i1 %4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  br label %for.end

for.body:                                         ; preds = %land.end
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %5, %low.0
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %idxprom7 = sext i32 %i.0 to i64
  %arrayidx8 = getelementptr inbounds i32, ptr %in, i64 %idxprom7
  %6 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %6, %cond.true ], [ %low.0, %cond.false ]
  %idxprom9 = sext i32 %i.0 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %in, i64 %idxprom9
  %7 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  %cmp11 = icmp sgt i32 %7, %high.0
  br i1 %cmp11, label %cond.true12, label %cond.false15

cond.true12:                                      ; preds = %cond.end
  %idxprom13 = sext i32 %i.0 to i64
  %arrayidx14 = getelementptr inbounds i32, ptr %in, i64 %idxprom13
  %8 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  br label %cond.end16

cond.false15:                                     ; preds = %cond.end
  br label %cond.end16

cond.end16:                                       ; preds = %cond.false15, %cond.true12
  %cond17 = phi i32 [ %8, %cond.true12 ], [ %high.0, %cond.false15 ]
  %idxprom18 = sext i32 %i.0 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %in, i64 %idxprom18
  %9 = load i32, ptr %arrayidx19, align 4, !tbaa !3
  %conv = sext i32 %9 to i64
  %add = add nsw i64 %sum.0, %conv
  br label %for.inc

for.inc:                                          ; preds = %cond.end16
  %inc = add nsw i32 %i.0, 1
  %inc20 = add nsw i32 %count.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond.cleanup
  store i32 %low.0, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), align 8, !tbaa !10
  store i32 %high.0, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 1), align 4, !tbaa !13
  store i64 %sum.0, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 2), align 8, !tbaa !14
  %cmp21 = icmp eq i32 %low.0, %high.0
  %conv22 = zext i1 %cmp21 to i8
  store i8 %conv22, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 3), align 8, !tbaa !15
  store i32 %count.0, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 4), align 4, !tbaa !16
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 4), align 4, !tbaa !16
  %cmp23 = icmp slt i32 %2, %10
  br i1 %cmp23, label %if.then24, label %if.end37

if.then24:                                        ; preds = %if.end
  %add25 = add nsw i32 %mul, %2
  %idxprom26 = sext i32 %add25 to i64
  %arrayidx27 = getelementptr inbounds i32, ptr %in, i64 %idxprom26
  %11 = load i32, ptr %arrayidx27, align 4, !tbaa !3
  %12 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), align 8, !tbaa !10
  %sub = sub nsw i32 %11, %12
  %13 = load i8, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 3), align 8, !tbaa !15
  %tobool = icmp ne i8 %13, 0
  br i1 %tobool, label %cond.true28, label %cond.false29

cond.true28:                                      ; preds = %if.then24
  br label %cond.end32

cond.false29:                                     ; preds = %if.then24
  %mul30 = mul nsw i32 %sub, 1000
  %14 = load i32, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 1), align 4, !tbaa !13
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), align 8, !tbaa !10
  %sub31 = sub nsw i32 %14, %15
  %div = sdiv i32 %mul30, %sub31
  br label %cond.end32

cond.end32:                                       ; preds = %cond.false29, %cond.true28
  %cond33 = phi i32 [ 0, %cond.true28 ], [ %div, %cond.false29 ]
  %add34 = add nsw i32 %mul, %2
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds i32, ptr %out, i64 %idxprom35
  store i32 %cond33, ptr %arrayidx36, align 4, !tbaa !3
  br label %if.end37

if.end37:                                         ; preds = %cond.end32, %if.end
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %sub39 = sub nsw i32 %16, 1
  %cmp40 = icmp eq i32 %2, %sub39
  br i1 %cmp40, label %if.then41, label %if.end45

if.then41:                                        ; preds = %if.end37
  %17 = load i64, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 2), align 8, !tbaa !14
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom43 = sext i32 %18 to i64
  %arrayidx44 = getelementptr inbounds i64, ptr %sums, i64 %idxprom43
  store i64 %17, ptr %arrayidx44, align 8, !tbaa !17
  br label %if.end45

if.end45:                                         ; preds = %if.then41, %if.end37
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS5Frame", !4, i64 0, !4, i64 4, !12, i64 8, !5, i64 16, !4, i64 20}
!12 = !{!"long long", !5, i64 0}
!13 = !{!11, !4, i64 4}
!14 = !{!11, !12, i64 8}
!15 = !{!11, !5, i64 16}
!16 = !{!11, !4, i64 20}
!17 = !{!12, !12, i64 0}
