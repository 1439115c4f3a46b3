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
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %totals.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %base = alloca i32, align 4
  %r = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  %best = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store ptr %totals, ptr %totals.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %base) #5
  %call1 = call noundef i32 @_ZL7block_xv() #6
  %mul = mul nsw i32 %call1, 64
  store i32 %mul, ptr %base, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -2147483647, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), align 8, !tbaa !12
  store i16 0, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !16
  store i8 0, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 2), align 2, !tbaa !17
  store i64 0, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %r) #5
  store i32 0, ptr %r, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc39, %if.end
  %1 = load i32, ptr %r, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %1, 4
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %r) #5
  br label %for.end41

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %2 = load i32, ptr %base, align 4, !tbaa !3
  %3 = load i32, ptr %r, align 4, !tbaa !3
  %mul3 = mul nsw i32 %3, 16
  %add = add nsw i32 %2, %mul3
  %4 = load i32, ptr %t, align 4, !tbaa !3
  %add4 = add nsw i32 %add, %4
  store i32 %add4, ptr %i, align 4, !tbaa !3
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %6 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %5, %6
  br i1 %cmp5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %7 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %8 to i64
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom
  %9 = load i32, ptr %arrayidx, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %9, %cond.true ], [ -2147483647, %cond.false ]
  %10 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom6 = sext i32 %10 to i64
  %arrayidx7 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 0, i64 %idxprom6
  store i32 %cond, ptr %arrayidx7, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %best) #5
  %11 = load i8, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 2), align 2, !tbaa !17
  %tobool = icmp ne i8 %11, 0
  br i1 %tobool, label %cond.true8, label %cond.false9

cond.true8:                                       ; preds = %cond.end
  %12 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), align 8, !tbaa !12
  br label %cond.end10

cond.false9:                                      ; preds = %cond.end
  br label %cond.end10

cond.end10:                                       ; preds = %cond.false9, %cond.true8
  %cond11 = phi i32 [ %12, %cond.true8 ], [ -2147483647, %cond.false9 ]
  store i32 %cond11, ptr %best, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #5
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc, %cond.end10
  %13 = load i32, ptr %k, align 4, !tbaa !3
  %14 = load i32, ptr %t, align 4, !tbaa !3
  %cmp13 = icmp sle i32 %13, %14
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14

for.cond.cleanup14:                               ; preds = %for.cond12
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.body15:                                       ; preds = %for.cond12
  %15 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom16 = sext i32 %15 to i64
  %arrayidx17 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 0, i64 %idxprom16
  %16 = load i32, ptr %arrayidx17, align 4, !tbaa !3
  %17 = load i32, ptr %best, align 4, !tbaa !3
  %cmp18 = icmp sgt i32 %16, %17
  br i1 %cmp18, label %cond.true19, label %cond.false22

cond.true19:                                      ; preds = %for.body15
  %18 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom20 = sext i32 %18 to i64
  %arrayidx21 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 0, i64 %idxprom20
  %19 = load i32, ptr %arrayidx21, align 4, !tbaa !3
  br label %cond.end23

cond.false22:                                     ; preds = %for.body15
  %20 = load i32, ptr %best, align 4, !tbaa !3
  br label %cond.end23

cond.end23:                                       ; preds = %cond.false22, %cond.true19
  %cond24 = phi i32 [ %19, %cond.true19 ], [ %20, %cond.false22 ]
  store i32 %cond24, ptr %best, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %cond.end23
  %21 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond12, !llvm.loop !19

for.end:                                          ; preds = %for.cond.cleanup14
  %22 = load i32, ptr %i, align 4, !tbaa !3
  %23 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp25 = icmp slt i32 %22, %23
  br i1 %cmp25, label %if.then26, label %if.end30

if.then26:                                        ; preds = %for.end
  %24 = load i32, ptr %best, align 4, !tbaa !3
  %25 = load i16, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !16
  %conv = zext i16 %25 to i32
  %add27 = add nsw i32 %24, %conv
  %26 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %27 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom28 = sext i32 %27 to i64
  %arrayidx29 = getelementptr inbounds i32, ptr %26, i64 %idxprom28
  store i32 %add27, ptr %arrayidx29, align 4, !tbaa !3
  br label %if.end30

if.end30:                                         ; preds = %if.then26, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = load i32, ptr %t, align 4, !tbaa !3
  %cmp31 = icmp eq i32 %28, 15
  br i1 %cmp31, label %if.then32, label %if.end38

if.then32:                                        ; preds = %if.end30
  %29 = load i32, ptr %best, align 4, !tbaa !3
  store i32 %29, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), align 8, !tbaa !12
  store i8 1, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 2), align 2, !tbaa !17
  %30 = load i16, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !16
  %conv33 = zext i16 %30 to i32
  %add34 = add nsw i32 %conv33, 1
  %conv35 = trunc i32 %add34 to i16
  store i16 %conv35, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 1), align 4, !tbaa !16
  %31 = load i64, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !18
  %32 = load i32, ptr %best, align 4, !tbaa !3
  %conv36 = sext i32 %32 to i64
  %add37 = add nsw i64 %31, %conv36
  store i64 %add37, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !18
  br label %if.end38

if.end38:                                         ; preds = %if.then32, %if.end30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %best) #5
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.inc39

for.inc39:                                        ; preds = %if.end38
  %33 = load i32, ptr %r, align 4, !tbaa !3
  %inc40 = add nsw i32 %33, 1
  store i32 %inc40, ptr %r, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !22

for.end41:                                        ; preds = %for.cond.cleanup
  %34 = load i32, ptr %t, align 4, !tbaa !3
  %cmp42 = icmp eq i32 %34, 0
  br i1 %cmp42, label %if.then43, label %if.end47

if.then43:                                        ; preds = %for.end41
  %35 = load i64, ptr getelementptr inbounds nuw (%struct.Carry, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE5carry to ptr), i32 0, i32 3), align 8, !tbaa !18
  %36 = load ptr, ptr %totals.addr, align 8, !tbaa !10
  %call44 = call noundef i32 @_ZL7block_xv() #6
  %idxprom45 = sext i32 %call44 to i64
  %arrayidx46 = getelementptr inbounds i64, ptr %36, i64 %idxprom45
  store i64 %35, ptr %arrayidx46, align 8, !tbaa !23
  br label %if.end47

if.end47:                                         ; preds = %if.then43, %for.end41
  call void @llvm.lifetime.end.p0(ptr %base) #5
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 long long", !9, i64 0}
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS5Carry", !4, i64 0, !14, i64 4, !5, i64 6, !15, i64 8}
!14 = !{!"short", !5, i64 0}
!15 = !{!"long long", !5, i64 0}
!16 = !{!13, !14, i64 4}
!17 = !{!13, !5, i64 6}
!18 = !{!13, !15, i64 8}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = !{!15, !15, i64 0}
