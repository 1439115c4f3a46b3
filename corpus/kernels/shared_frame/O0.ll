; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Frame = type { i32, i32, i64, i8, i32 }

@_ZZ12shared_frameE5frame = internal addrspace(3) global %struct.Frame undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_frame(ptr noundef %in, ptr noundef %out, ptr noundef %sums, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %sums.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %first = alloca i32, align 4
  %t = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  %count = alloca i32, align 4
  %sum = alloca i64, align 8
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store ptr %sums, ptr %sums.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %first) #5
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  store i32 %mul, ptr %first, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call2, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %low) #5
  store i32 1073741824, ptr %low, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %high) #5
  store i32 -1073741824, ptr %high, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %count) #5
  store i32 0, ptr %count, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store i64 0, ptr %sum, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %1 = load i32, ptr %first, align 4, !tbaa !3
  store i32 %1, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %2, %3
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %4 = load i32, ptr %count, align 4, !tbaa !3
  %call4 = call noundef i32 @_ZL11block_dim_xv() #6
  %cmp5 = icmp slt i32 %4, %call4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %cmp5, %land.rhs ]
  br i1 %5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %land.end
  %6 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %9 = load i32, ptr %low, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %8, %9
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %10 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom7 = sext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds i32, ptr %10, i64 %idxprom7
  %12 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %13 = load i32, ptr %low, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %12, %cond.true ], [ %13, %cond.false ]
  store i32 %cond, ptr %low, align 4, !tbaa !3
  %14 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %15 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom9 = sext i32 %15 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %14, i64 %idxprom9
  %16 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  %17 = load i32, ptr %high, align 4, !tbaa !3
  %cmp11 = icmp sgt i32 %16, %17
  br i1 %cmp11, label %cond.true12, label %cond.false15

cond.true12:                                      ; preds = %cond.end
  %18 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %19 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom13 = sext i32 %19 to i64
  %arrayidx14 = getelementptr inbounds i32, ptr %18, i64 %idxprom13
  %20 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  br label %cond.end16

cond.false15:                                     ; preds = %cond.end
  %21 = load i32, ptr %high, align 4, !tbaa !3
  br label %cond.end16

cond.end16:                                       ; preds = %cond.false15, %cond.true12
  %cond17 = phi i32 [ %20, %cond.true12 ], [ %21, %cond.false15 ]
  store i32 %cond17, ptr %high, align 4, !tbaa !3
  %22 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %23 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom18 = sext i32 %23 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %22, i64 %idxprom18
  %24 = load i32, ptr %arrayidx19, align 4, !tbaa !3
  %conv = sext i32 %24 to i64
  %25 = load i64, ptr %sum, align 8, !tbaa !12
  %add = add nsw i64 %25, %conv
  store i64 %add, ptr %sum, align 8, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %cond.end16
  %26 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %26, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  %27 = load i32, ptr %count, align 4, !tbaa !3
  %inc20 = add nsw i32 %27, 1
  store i32 %inc20, ptr %count, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  %28 = load i32, ptr %low, align 4, !tbaa !3
  store i32 %28, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), align 8, !tbaa !17
  %29 = load i32, ptr %high, align 4, !tbaa !3
  store i32 %29, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 1), align 4, !tbaa !19
  %30 = load i64, ptr %sum, align 8, !tbaa !12
  store i64 %30, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 2), align 8, !tbaa !20
  %31 = load i32, ptr %low, align 4, !tbaa !3
  %32 = load i32, ptr %high, align 4, !tbaa !3
  %cmp21 = icmp eq i32 %31, %32
  %conv22 = zext i1 %cmp21 to i8
  store i8 %conv22, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 3), align 8, !tbaa !21
  %33 = load i32, ptr %count, align 4, !tbaa !3
  store i32 %33, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 4), align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  call void @llvm.lifetime.end.p0(ptr %count) #5
  call void @llvm.lifetime.end.p0(ptr %high) #5
  call void @llvm.lifetime.end.p0(ptr %low) #5
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = load i32, ptr %t, align 4, !tbaa !3
  %35 = load i32, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 4), align 4, !tbaa !22
  %cmp23 = icmp slt i32 %34, %35
  br i1 %cmp23, label %if.then24, label %if.end37

if.then24:                                        ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %36 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %37 = load i32, ptr %first, align 4, !tbaa !3
  %38 = load i32, ptr %t, align 4, !tbaa !3
  %add25 = add nsw i32 %37, %38
  %idxprom26 = sext i32 %add25 to i64
  %arrayidx27 = getelementptr inbounds i32, ptr %36, i64 %idxprom26
  %39 = load i32, ptr %arrayidx27, align 4, !tbaa !3
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), align 8, !tbaa !17
  %sub = sub nsw i32 %39, %40
  store i32 %sub, ptr %v, align 4, !tbaa !3
  %41 = load i8, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 3), align 8, !tbaa !21
  %tobool = icmp ne i8 %41, 0
  br i1 %tobool, label %cond.true28, label %cond.false29

cond.true28:                                      ; preds = %if.then24
  br label %cond.end32

cond.false29:                                     ; preds = %if.then24
  %42 = load i32, ptr %v, align 4, !tbaa !3
  %mul30 = mul nsw i32 %42, 1000
  %43 = load i32, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 1), align 4, !tbaa !19
  %44 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), align 8, !tbaa !17
  %sub31 = sub nsw i32 %43, %44
  %div = sdiv i32 %mul30, %sub31
  br label %cond.end32

cond.end32:                                       ; preds = %cond.false29, %cond.true28
  %cond33 = phi i32 [ 0, %cond.true28 ], [ %div, %cond.false29 ]
  %45 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %46 = load i32, ptr %first, align 4, !tbaa !3
  %47 = load i32, ptr %t, align 4, !tbaa !3
  %add34 = add nsw i32 %46, %47
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds i32, ptr %45, i64 %idxprom35
  store i32 %cond33, ptr %arrayidx36, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %v) #5
  br label %if.end37

if.end37:                                         ; preds = %cond.end32, %if.end
  %48 = load i32, ptr %t, align 4, !tbaa !3
  %call38 = call noundef i32 @_ZL11block_dim_xv() #6
  %sub39 = sub nsw i32 %call38, 1
  %cmp40 = icmp eq i32 %48, %sub39
  br i1 %cmp40, label %if.then41, label %if.end45

if.then41:                                        ; preds = %if.end37
  %49 = load i64, ptr getelementptr inbounds nuw (%struct.Frame, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_frameE5frame to ptr), i32 0, i32 2), align 8, !tbaa !20
  %50 = load ptr, ptr %sums.addr, align 8, !tbaa !10
  %call42 = call noundef i32 @_ZL7block_xv() #6
  %idxprom43 = sext i32 %call42 to i64
  %arrayidx44 = getelementptr inbounds i64, ptr %50, i64 %idxprom43
  store i64 %49, ptr %arrayidx44, align 8, !tbaa !12
  br label %if.end45

if.end45:                                         ; preds = %if.then41, %if.end37
  call void @llvm.lifetime.end.p0(ptr %t) #5
  call void @llvm.lifetime.end.p0(ptr %first) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

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
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !4, i64 0}
!18 = !{!"_ZTS5Frame", !4, i64 0, !4, i64 4, !13, i64 8, !5, i64 16, !4, i64 20}
!19 = !{!18, !4, i64 4}
!20 = !{!18, !13, i64 8}
!21 = !{!18, !5, i64 16}
!22 = !{!18, !4, i64 20}
