; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Job = type { i32, i64, i16, i8 }

@_ZL4jobs = internal addrspace(1) global ptr null, align 8
@_ZL7scratch = internal addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_open(ptr noundef %due, ptr noundef %cost, i32 noundef %n) #0 {
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
  %call1 = call ptr @malloc(i64 noundef 288) #5
  store ptr %call1, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %cmp2 = icmp eq ptr %3, null
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  br label %for.end

if.end4:                                          ; preds = %if.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end4
  %i.0 = phi i32 [ 0, %if.end4 ], [ %inc, %for.inc ]
  %cmp5 = icmp slt i32 %i.0, %n
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, 1
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.Job, ptr %4, i64 %idxprom
  %id = getelementptr inbounds nuw %struct.Job, ptr %arrayidx, i32 0, i32 0
  store i32 %add, ptr %id, align 8, !tbaa !10
  %idxprom6 = sext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %due, i64 %idxprom6
  %5 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %conv = sext i32 %5 to i64
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom8 = sext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds %struct.Job, ptr %6, i64 %idxprom8
  %due10 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx9, i32 0, i32 1
  store i64 %conv, ptr %due10, align 8, !tbaa !14
  %idxprom11 = sext i32 %i.0 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %cost, i64 %idxprom11
  %7 = load i32, ptr %arrayidx12, align 4, !tbaa !3
  %conv13 = trunc i32 %7 to i16
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom14 = sext i32 %i.0 to i64
  %arrayidx15 = getelementptr inbounds %struct.Job, ptr %8, i64 %idxprom14
  %cost16 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx15, i32 0, i32 2
  store i16 %conv13, ptr %cost16, align 8, !tbaa !15
  %9 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom17 = sext i32 %i.0 to i64
  %arrayidx18 = getelementptr inbounds %struct.Job, ptr %9, i64 %idxprom17
  %done = getelementptr inbounds nuw %struct.Job, ptr %arrayidx18, i32 0, i32 3
  store i8 0, ptr %done, align 2, !tbaa !16
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond.cleanup, %if.then3, %if.then
  ret void
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_serve(ptr noundef %out, i32 noundef %n, i32 noundef %slot) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp ne i32 %add.i, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %cmp1 = icmp eq ptr %3, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup.cont

if.end:                                           ; preds = %lor.lhs.false
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %best.0 = phi i32 [ -1, %if.end ], [ %best.1, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %i.0, %n
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.Job, ptr %4, i64 %idxprom
  %done = getelementptr inbounds nuw %struct.Job, ptr %arrayidx, i32 0, i32 3
  %5 = load i8, ptr %done, align 2, !tbaa !16
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end12, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %cmp3 = icmp slt i32 %best.0, 0
  br i1 %cmp3, label %if.then11, label %lor.lhs.false4

lor.lhs.false4:                                   ; preds = %land.lhs.true
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom5 = sext i32 %i.0 to i64
  %arrayidx6 = getelementptr inbounds %struct.Job, ptr %6, i64 %idxprom5
  %due = getelementptr inbounds nuw %struct.Job, ptr %arrayidx6, i32 0, i32 1
  %7 = load i64, ptr %due, align 8, !tbaa !14
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom7 = sext i32 %best.0 to i64
  %arrayidx8 = getelementptr inbounds %struct.Job, ptr %8, i64 %idxprom7
  %due9 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx8, i32 0, i32 1
  %9 = load i64, ptr %due9, align 8, !tbaa !14
  %cmp10 = icmp slt i64 %7, %9
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %lor.lhs.false4, %land.lhs.true
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %lor.lhs.false4, %for.body
  %best.1 = phi i32 [ %best.0, %for.body ], [ %i.0, %if.then11 ], [ %best.0, %lor.lhs.false4 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end12
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup
  %cmp13 = icmp slt i32 %best.0, 0
  br i1 %cmp13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %for.end
  %idxprom15 = sext i32 %slot to i64
  %arrayidx16 = getelementptr inbounds i64, ptr %out, i64 %idxprom15
  store i64 -1, ptr %arrayidx16, align 8, !tbaa !21
  br label %cleanup

if.end17:                                         ; preds = %for.end
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom18 = sext i32 %best.0 to i64
  %arrayidx19 = getelementptr inbounds %struct.Job, ptr %10, i64 %idxprom18
  %done20 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx19, i32 0, i32 3
  store i8 1, ptr %done20, align 2, !tbaa !16
  %11 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom21 = sext i32 %best.0 to i64
  %arrayidx22 = getelementptr inbounds %struct.Job, ptr %11, i64 %idxprom21
  %id = getelementptr inbounds nuw %struct.Job, ptr %arrayidx22, i32 0, i32 0
  %12 = load i32, ptr %id, align 8, !tbaa !10
  %conv = sext i32 %12 to i64
  %mul = mul nsw i64 %conv, 100000
  %13 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %idxprom23 = sext i32 %best.0 to i64
  %arrayidx24 = getelementptr inbounds %struct.Job, ptr %13, i64 %idxprom23
  %cost = getelementptr inbounds nuw %struct.Job, ptr %arrayidx24, i32 0, i32 2
  %14 = load i16, ptr %cost, align 8, !tbaa !15
  %conv25 = zext i16 %14 to i64
  %add = add nsw i64 %mul, %conv25
  %idxprom26 = sext i32 %slot to i64
  %arrayidx27 = getelementptr inbounds i64, ptr %out, i64 %idxprom26
  store i64 %add, ptr %arrayidx27, align 8, !tbaa !21
  br label %cleanup

cleanup:                                          ; preds = %if.end17, %if.then14
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then14 ], [ 0, %if.end17 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup, %if.then
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_close() #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp eq i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  call void @free(ptr noundef %3) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_probe(ptr noundef %out, i32 noundef %slot) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp ne i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call ptr @malloc(i64 noundef 48) #5
  store ptr %call1, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  %cmp2 = icmp ne ptr %3, null
  br i1 %cmp2, label %if.then3, label %if.end10

if.then3:                                         ; preds = %if.end
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  %arrayidx = getelementptr inbounds %struct.Job, ptr %4, i64 0
  %id = getelementptr inbounds nuw %struct.Job, ptr %arrayidx, i32 0, i32 0
  store i32 %slot, ptr %id, align 8, !tbaa !10
  %5 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  %arrayidx4 = getelementptr inbounds %struct.Job, ptr %5, i64 1
  %due = getelementptr inbounds nuw %struct.Job, ptr %arrayidx4, i32 0, i32 1
  store i64 5, ptr %due, align 8, !tbaa !14
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  %arrayidx5 = getelementptr inbounds %struct.Job, ptr %6, i64 0
  %id6 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx5, i32 0, i32 0
  %7 = load i32, ptr %id6, align 8, !tbaa !10
  %conv = sext i32 %7 to i64
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  %arrayidx7 = getelementptr inbounds %struct.Job, ptr %8, i64 1
  %due8 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx7, i32 0, i32 1
  %9 = load i64, ptr %due8, align 8, !tbaa !14
  %add = add nsw i64 %conv, %9
  %idxprom = sext i32 %slot to i64
  %arrayidx9 = getelementptr inbounds i64, ptr %out, i64 %idxprom
  store i64 %add, ptr %arrayidx9, align 8, !tbaa !21
  br label %if.end10

if.end10:                                         ; preds = %if.then3, %if.end
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  call void @free(ptr noundef %10) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  br label %return

return:                                           ; preds = %if.end10, %if.then
  ret void
}

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
!8 = !{!"p1 _ZTS3Job", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS3Job", !4, i64 0, !12, i64 8, !13, i64 16, !5, i64 18}
!12 = !{!"long long", !5, i64 0}
!13 = !{!"short", !5, i64 0}
!14 = !{!11, !12, i64 8}
!15 = !{!11, !13, i64 16}
!16 = !{!11, !5, i64 18}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = !{!12, !12, i64 0}
