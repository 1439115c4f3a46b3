; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Carry = type { i32, i16, i8, i64 }

@_ZZ12short_sharedE5carry = internal addrspace(3) global %struct.Carry undef, align 8
@_ZZ12short_sharedE3row = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @short_shared(ptr noundef %in, ptr noundef %out, ptr noundef %totals, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %1, 64
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -2147483647, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), align 8, !tbaa !7
  store i16 0, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !11
  store i8 0, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 2), align 2, !tbaa !12
  store i64 0, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond

for.cond:                                         ; preds = %for.inc39, %if.end
  %r.0 = phi i32 [ 0, %if.end ], [ %inc40, %for.inc39 ]
  %cmp2 = icmp slt i32 %r.0, 4
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end41

for.body:                                         ; preds = %for.cond
  %mul3 = mul nsw i32 %r.0, 16
  %add = add nsw i32 %mul, %mul3
  %add4 = add nsw i32 %add, %0
  %cmp5 = icmp slt i32 %add4, %n
  br i1 %cmp5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %idxprom = sext i32 %add4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ -2147483647, %cond.false ]
  %idxprom6 = sext i32 %0 to i64
  %arrayidx7 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 0, i64 %idxprom6
  store i32 %cond, ptr %arrayidx7, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %3 = load i8, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 2), align 2, !tbaa !12
  %tobool = icmp ne i8 %3, 0
  br i1 %tobool, label %cond.true8, label %cond.false9

cond.true8:                                       ; preds = %cond.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), align 8, !tbaa !7
  br label %cond.end10

cond.false9:                                      ; preds = %cond.end
  br label %cond.end10

cond.end10:                                       ; preds = %cond.false9, %cond.true8
  %cond11 = phi i32 [ %4, %cond.true8 ], [ -2147483647, %cond.false9 ]
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc, %cond.end10
  %best.0 = phi i32 [ %cond11, %cond.end10 ], [ %cond24, %for.inc ]
  %k.0 = phi i32 [ 0, %cond.end10 ], [ %inc, %for.inc ]
  %cmp13 = icmp sle i32 %k.0, %0
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14

for.cond.cleanup14:                               ; preds = %for.cond12
  br label %for.end

for.body15:                                       ; preds = %for.cond12
  %idxprom16 = sext i32 %k.0 to i64
  %arrayidx17 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 0, i64 %idxprom16
  %5 = load i32, ptr %arrayidx17, align 4, !tbaa !3
  %cmp18 = icmp sgt i32 %5, %best.0
  br i1 %cmp18, label %cond.true19, label %cond.false22

cond.true19:                                      ; preds = %for.body15
  %idxprom20 = sext i32 %k.0 to i64
  %arrayidx21 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 0, i64 %idxprom20
  %6 = load i32, ptr %arrayidx21, align 4, !tbaa !3
  br label %cond.end23

cond.false22:                                     ; preds = %for.body15
  br label %cond.end23

cond.end23:                                       ; preds = %cond.false22, %cond.true19
  %cond24 = phi i32 [ %6, %cond.true19 ], [ %best.0, %cond.false22 ]
  br label %for.inc

for.inc:                                          ; preds = %cond.end23
  %inc = add nsw i32 %k.0, 1
  br label %for.cond12, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup14
  %cmp25 = icmp slt i32 %add4, %n
  br i1 %cmp25, label %if.then26, label %if.end30

if.then26:                                        ; preds = %for.end
  %7 = load i16, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !11
  %conv = zext i16 %7 to i32
  %add27 = add nsw i32 %best.0, %conv
  %idxprom28 = sext i32 %add4 to i64
  %arrayidx29 = getelementptr inbounds i32, ptr %out, i64 %idxprom28
  store i32 %add27, ptr %arrayidx29, align 4, !tbaa !3
  br label %if.end30

if.end30:                                         ; preds = %if.then26, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp31 = icmp eq i32 %0, 15
  br i1 %cmp31, label %if.then32, label %if.end38

if.then32:                                        ; preds = %if.end30
  store i32 %best.0, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), align 8, !tbaa !7
  store i8 1, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 2), align 2, !tbaa !12
  %8 = load i16, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !11
  %conv33 = zext i16 %8 to i32
  %add34 = add nsw i32 %conv33, 1
  %conv35 = trunc i32 %add34 to i16
  store i16 %conv35, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !11
  %9 = load i64, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !13
  %conv36 = sext i32 %best.0 to i64
  %add37 = add nsw i64 %9, %conv36
  store i64 %add37, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !13
  br label %if.end38

if.end38:                                         ; preds = %if.then32, %if.end30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc39

for.inc39:                                        ; preds = %if.end38
  %inc40 = add nsw i32 %r.0, 1
  br label %for.cond, !llvm.loop !17

for.end41:                                        ; preds = %for.cond.cleanup
  %cmp42 = icmp eq i32 %0, 0
  br i1 %cmp42, label %if.then43, label %if.end47

if.then43:                                        ; preds = %for.end41
  %10 = load i64, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !13
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom45 = sext i32 %11 to i64
  %arrayidx46 = getelementptr inbounds i64, ptr %totals, i64 %idxprom45
  store i64 %10, ptr %arrayidx46, align 8, !tbaa !18
  br label %if.end47

if.end47:                                         ; preds = %if.then43, %for.end41
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS5Carry", !4, i64 0, !9, i64 4, !5, i64 6, !10, i64 8}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !9, i64 4}
!12 = !{!8, !5, i64 6}
!13 = !{!8, !10, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = !{!10, !10, i64 0}
