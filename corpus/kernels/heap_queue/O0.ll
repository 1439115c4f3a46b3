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
  %due.addr = alloca ptr, align 8
  %cost.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %due, ptr %due.addr, align 8, !tbaa !7
  store ptr %cost, ptr %cost.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end

if.end:                                           ; preds = %entry
  %call1 = call ptr @malloc(i64 noundef 288) #7
  store ptr %call1, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %cmp2 = icmp eq ptr %0, null
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  br label %for.end

if.end4:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %i) #8
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end4
  %1 = load i32, ptr %i, align 4, !tbaa !3
  %2 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %1, %2
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #8
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %add = add nsw i32 %3, 1
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds %struct.Job, ptr %4, i64 %idxprom
  %id = getelementptr inbounds nuw %struct.Job, ptr %arrayidx, i32 0, i32 0
  store i32 %add, ptr %id, align 8, !tbaa !12
  %6 = load ptr, ptr %due.addr, align 8, !tbaa !7
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %7 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %6, i64 %idxprom6
  %8 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %conv = sext i32 %8 to i64
  %9 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %10 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom8 = sext i32 %10 to i64
  %arrayidx9 = getelementptr inbounds %struct.Job, ptr %9, i64 %idxprom8
  %due10 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx9, i32 0, i32 1
  store i64 %conv, ptr %due10, align 8, !tbaa !16
  %11 = load ptr, ptr %cost.addr, align 8, !tbaa !7
  %12 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom11 = sext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %11, i64 %idxprom11
  %13 = load i32, ptr %arrayidx12, align 4, !tbaa !3
  %conv13 = trunc i32 %13 to i16
  %14 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom14 = sext i32 %15 to i64
  %arrayidx15 = getelementptr inbounds %struct.Job, ptr %14, i64 %idxprom14
  %cost16 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx15, i32 0, i32 2
  store i16 %conv13, ptr %cost16, align 8, !tbaa !17
  %16 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom17 = sext i32 %17 to i64
  %arrayidx18 = getelementptr inbounds %struct.Job, ptr %16, i64 %idxprom17
  %done = getelementptr inbounds nuw %struct.Job, ptr %arrayidx18, i32 0, i32 3
  store i8 0, ptr %done, align 2, !tbaa !18
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %18 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %18, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %if.then, %if.then3, %for.cond.cleanup
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_serve(ptr noundef %out, i32 noundef %n, i32 noundef %slot) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %slot.addr = alloca i32, align 4
  %best = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !22
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %slot, ptr %slot.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %cmp1 = icmp eq ptr %0, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup.cont

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %best) #8
  store i32 -1, ptr %best, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #8
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %1 = load i32, ptr %i, align 4, !tbaa !3
  %2 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %1, %2
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #8
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %4 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds %struct.Job, ptr %3, i64 %idxprom
  %done = getelementptr inbounds nuw %struct.Job, ptr %arrayidx, i32 0, i32 3
  %5 = load i8, ptr %done, align 2, !tbaa !18
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end12, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.body
  %6 = load i32, ptr %best, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %6, 0
  br i1 %cmp3, label %if.then11, label %lor.lhs.false4

lor.lhs.false4:                                   ; preds = %land.lhs.true
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom5 = sext i32 %8 to i64
  %arrayidx6 = getelementptr inbounds %struct.Job, ptr %7, i64 %idxprom5
  %due = getelementptr inbounds nuw %struct.Job, ptr %arrayidx6, i32 0, i32 1
  %9 = load i64, ptr %due, align 8, !tbaa !16
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %11 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom7 = sext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds %struct.Job, ptr %10, i64 %idxprom7
  %due9 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx8, i32 0, i32 1
  %12 = load i64, ptr %due9, align 8, !tbaa !16
  %cmp10 = icmp slt i64 %9, %12
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %lor.lhs.false4, %land.lhs.true
  %13 = load i32, ptr %i, align 4, !tbaa !3
  store i32 %13, ptr %best, align 4, !tbaa !3
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %lor.lhs.false4, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end12
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !24

for.end:                                          ; preds = %for.cond.cleanup
  %15 = load i32, ptr %best, align 4, !tbaa !3
  %cmp13 = icmp slt i32 %15, 0
  br i1 %cmp13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %for.end
  %16 = load ptr, ptr %out.addr, align 8, !tbaa !22
  %17 = load i32, ptr %slot.addr, align 4, !tbaa !3
  %idxprom15 = sext i32 %17 to i64
  %arrayidx16 = getelementptr inbounds i64, ptr %16, i64 %idxprom15
  store i64 -1, ptr %arrayidx16, align 8, !tbaa !25
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end17:                                         ; preds = %for.end
  %18 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %19 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom18 = sext i32 %19 to i64
  %arrayidx19 = getelementptr inbounds %struct.Job, ptr %18, i64 %idxprom18
  %done20 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx19, i32 0, i32 3
  store i8 1, ptr %done20, align 2, !tbaa !18
  %20 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %21 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom21 = sext i32 %21 to i64
  %arrayidx22 = getelementptr inbounds %struct.Job, ptr %20, i64 %idxprom21
  %id = getelementptr inbounds nuw %struct.Job, ptr %arrayidx22, i32 0, i32 0
  %22 = load i32, ptr %id, align 8, !tbaa !12
  %conv = sext i32 %22 to i64
  %mul = mul nsw i64 %conv, 100000
  %23 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  %24 = load i32, ptr %best, align 4, !tbaa !3
  %idxprom23 = sext i32 %24 to i64
  %arrayidx24 = getelementptr inbounds %struct.Job, ptr %23, i64 %idxprom23
  %cost = getelementptr inbounds nuw %struct.Job, ptr %arrayidx24, i32 0, i32 2
  %25 = load i16, ptr %cost, align 8, !tbaa !17
  %conv25 = zext i16 %25 to i64
  %add = add nsw i64 %mul, %conv25
  %26 = load ptr, ptr %out.addr, align 8, !tbaa !22
  %27 = load i32, ptr %slot.addr, align 4, !tbaa !3
  %idxprom26 = sext i32 %27 to i64
  %arrayidx27 = getelementptr inbounds i64, ptr %26, i64 %idxprom26
  store i64 %add, ptr %arrayidx27, align 8, !tbaa !25
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end17, %if.then14
  call void @llvm.lifetime.end.p0(ptr %best) #8
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %if.then, %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_close() #0 {
entry:
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  call void @free(ptr noundef %0) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !10
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_probe(ptr noundef %out, i32 noundef %slot) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %slot.addr = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !22
  store i32 %slot, ptr %slot.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #6
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call ptr @malloc(i64 noundef 48) #7
  store ptr %call1, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  %0 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  %cmp2 = icmp ne ptr %0, null
  br i1 %cmp2, label %if.then3, label %if.end10

if.then3:                                         ; preds = %if.end
  %1 = load i32, ptr %slot.addr, align 4, !tbaa !3
  %2 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  %arrayidx = getelementptr inbounds %struct.Job, ptr %2, i64 0
  %id = getelementptr inbounds nuw %struct.Job, ptr %arrayidx, i32 0, i32 0
  store i32 %1, ptr %id, align 8, !tbaa !12
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  %arrayidx4 = getelementptr inbounds %struct.Job, ptr %3, i64 1
  %due = getelementptr inbounds nuw %struct.Job, ptr %arrayidx4, i32 0, i32 1
  store i64 5, ptr %due, align 8, !tbaa !16
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  %arrayidx5 = getelementptr inbounds %struct.Job, ptr %4, i64 0
  %id6 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx5, i32 0, i32 0
  %5 = load i32, ptr %id6, align 8, !tbaa !12
  %conv = sext i32 %5 to i64
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  %arrayidx7 = getelementptr inbounds %struct.Job, ptr %6, i64 1
  %due8 = getelementptr inbounds nuw %struct.Job, ptr %arrayidx7, i32 0, i32 1
  %7 = load i64, ptr %due8, align 8, !tbaa !16
  %add = add nsw i64 %conv, %7
  %8 = load ptr, ptr %out.addr, align 8, !tbaa !22
  %9 = load i32, ptr %slot.addr, align 4, !tbaa !3
  %idxprom = sext i32 %9 to i64
  %arrayidx9 = getelementptr inbounds i64, ptr %8, i64 %idxprom
  store i64 %add, ptr %arrayidx9, align 8, !tbaa !25
  br label %if.end10

if.end10:                                         ; preds = %if.then3, %if.end
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  call void @free(ptr noundef %10) #6
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !10
  br label %return

return:                                           ; preds = %if.end10, %if.then
  ret void
}

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS3Job", !9, i64 0}
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS3Job", !4, i64 0, !14, i64 8, !15, i64 16, !5, i64 18}
!14 = !{!"long long", !5, i64 0}
!15 = !{!"short", !5, i64 0}
!16 = !{!13, !14, i64 8}
!17 = !{!13, !15, i64 16}
!18 = !{!13, !5, i64 18}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 long long", !9, i64 0}
!24 = distinct !{!24, !20, !21}
!25 = !{!14, !14, i64 0}
