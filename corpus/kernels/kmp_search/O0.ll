; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10kmp_searchE7failure = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ10kmp_searchE1p = internal addrspace(3) global [16 x i8] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmp_search(ptr noundef %text, i32 noundef %n, ptr noundef %pattern, i32 noundef %m, i32 noundef %slice, ptr noundef %matches, ptr noundef %first) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %pattern.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %slice.addr = alloca i32, align 4
  %matches.addr = alloca ptr, align 8
  %first.addr = alloca ptr, align 8
  %k = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  %begin = alloca i32, align 4
  %end = alloca i32, align 4
  %k28 = alloca i32, align 4
  %count = alloca i32, align 4
  %found = alloca i32, align 4
  %earliest = alloca i32, align 4
  %i29 = alloca i32, align 4
  %c34 = alloca i8, align 1
  %fits = alloca i8, align 1
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %pattern, ptr %pattern.addr, align 8, !tbaa !7
  store i32 %m, ptr %m.addr, align 4, !tbaa !3
  store i32 %slice, ptr %slice.addr, align 4, !tbaa !3
  store ptr %matches, ptr %matches.addr, align 8, !tbaa !10
  store ptr %first, ptr %first.addr, align 8, !tbaa !10
  %call = call noundef i32 @_ZL8thread_xv() #5
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end21

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %k) #6
  store i32 0, ptr %k, align 4, !tbaa !3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), align 4, !tbaa !3
  %0 = load ptr, ptr %pattern.addr, align 8, !tbaa !7
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 0
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !12
  store i8 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %i) #6
  store i32 1, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr %m.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %2, %3
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %c) #6
  %4 = load ptr, ptr %pattern.addr, align 8, !tbaa !7
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %4, i64 %idxprom
  %6 = load i8, ptr %arrayidx2, align 1, !tbaa !12
  store i8 %6, ptr %c, align 1, !tbaa !12
  %7 = load i8, ptr %c, align 1, !tbaa !12
  %8 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom3 = sext i32 %8 to i64
  %arrayidx4 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom3
  store i8 %7, ptr %arrayidx4, align 1, !tbaa !12
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %9 = load i32, ptr %k, align 4, !tbaa !3
  %cmp5 = icmp sgt i32 %9, 0
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %10 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom6 = sext i32 %10 to i64
  %arrayidx7 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom6
  %11 = load i8, ptr %arrayidx7, align 1, !tbaa !12
  %conv = zext i8 %11 to i32
  %12 = load i8, ptr %c, align 1, !tbaa !12
  %conv8 = zext i8 %12 to i32
  %cmp9 = icmp ne i32 %conv, %conv8
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %13 = phi i1 [ false, %while.cond ], [ %cmp9, %land.rhs ]
  br i1 %13, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %14 = load i32, ptr %k, align 4, !tbaa !3
  %sub = sub nsw i32 %14, 1
  %idxprom10 = sext i32 %sub to i64
  %arrayidx11 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom10
  %15 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  store i32 %15, ptr %k, align 4, !tbaa !3
  br label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %land.end
  %16 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom12 = sext i32 %16 to i64
  %arrayidx13 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom12
  %17 = load i8, ptr %arrayidx13, align 1, !tbaa !12
  %conv14 = zext i8 %17 to i32
  %18 = load i8, ptr %c, align 1, !tbaa !12
  %conv15 = zext i8 %18 to i32
  %cmp16 = icmp eq i32 %conv14, %conv15
  br i1 %cmp16, label %if.then17, label %if.end

if.then17:                                        ; preds = %while.end
  %19 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %19, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then17, %while.end
  %20 = load i32, ptr %k, align 4, !tbaa !3
  %21 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom18 = sext i32 %21 to i64
  %arrayidx19 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom18
  store i32 %20, ptr %arrayidx19, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %c) #6
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %22 = load i32, ptr %i, align 4, !tbaa !3
  %inc20 = add nsw i32 %22, 1
  store i32 %inc20, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %k) #6
  br label %if.end21

if.end21:                                         ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %begin) #6
  %call22 = call noundef i32 @_ZL8global_xv() #5
  %23 = load i32, ptr %slice.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %call22, %23
  store i32 %mul, ptr %begin, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %end) #6
  %24 = load i32, ptr %begin, align 4, !tbaa !3
  %25 = load i32, ptr %slice.addr, align 4, !tbaa !3
  %add = add nsw i32 %24, %25
  %26 = load i32, ptr %m.addr, align 4, !tbaa !3
  %add23 = add nsw i32 %add, %26
  %sub24 = sub nsw i32 %add23, 1
  store i32 %sub24, ptr %end, align 4, !tbaa !3
  %27 = load i32, ptr %end, align 4, !tbaa !3
  %28 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp25 = icmp sgt i32 %27, %28
  br i1 %cmp25, label %if.then26, label %if.end27

if.then26:                                        ; preds = %if.end21
  %29 = load i32, ptr %n.addr, align 4, !tbaa !3
  store i32 %29, ptr %end, align 4, !tbaa !3
  br label %if.end27

if.end27:                                         ; preds = %if.then26, %if.end21
  call void @llvm.lifetime.start.p0(ptr %k28) #6
  store i32 0, ptr %k28, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %count) #6
  store i32 0, ptr %count, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %found) #6
  store i32 0, ptr %found, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %earliest) #6
  store i32 0, ptr %earliest, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i29) #6
  %30 = load i32, ptr %begin, align 4, !tbaa !3
  store i32 %30, ptr %i29, align 4, !tbaa !3
  br label %for.cond30

for.cond30:                                       ; preds = %for.inc72, %if.end27
  %31 = load i32, ptr %i29, align 4, !tbaa !3
  %32 = load i32, ptr %end, align 4, !tbaa !3
  %cmp31 = icmp slt i32 %31, %32
  br i1 %cmp31, label %for.body33, label %for.cond.cleanup32

for.cond.cleanup32:                               ; preds = %for.cond30
  call void @llvm.lifetime.end.p0(ptr %i29) #6
  br label %for.end74

for.body33:                                       ; preds = %for.cond30
  call void @llvm.lifetime.start.p0(ptr %c34) #6
  %33 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %34 = load i32, ptr %i29, align 4, !tbaa !3
  %idxprom35 = sext i32 %34 to i64
  %arrayidx36 = getelementptr inbounds i8, ptr %33, i64 %idxprom35
  %35 = load i8, ptr %arrayidx36, align 1, !tbaa !12
  store i8 %35, ptr %c34, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %fits) #6
  %36 = load i32, ptr %k28, align 4, !tbaa !3
  %idxprom37 = sext i32 %36 to i64
  %arrayidx38 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom37
  %37 = load i8, ptr %arrayidx38, align 1, !tbaa !12
  %conv39 = zext i8 %37 to i32
  %38 = load i8, ptr %c34, align 1, !tbaa !12
  %conv40 = zext i8 %38 to i32
  %cmp41 = icmp eq i32 %conv39, %conv40
  %storedv = zext i1 %cmp41 to i8
  store i8 %storedv, ptr %fits, align 1, !tbaa !17
  br label %while.cond42

while.cond42:                                     ; preds = %while.body46, %for.body33
  %39 = load i8, ptr %fits, align 1, !tbaa !17, !range !19, !noundef !20
  %loadedv = trunc i8 %39 to i1
  br i1 %loadedv, label %land.end45, label %land.rhs43

land.rhs43:                                       ; preds = %while.cond42
  %40 = load i32, ptr %k28, align 4, !tbaa !3
  %cmp44 = icmp sgt i32 %40, 0
  br label %land.end45

land.end45:                                       ; preds = %land.rhs43, %while.cond42
  %41 = phi i1 [ false, %while.cond42 ], [ %cmp44, %land.rhs43 ]
  br i1 %41, label %while.body46, label %while.end56

while.body46:                                     ; preds = %land.end45
  %42 = load i32, ptr %k28, align 4, !tbaa !3
  %sub47 = sub nsw i32 %42, 1
  %idxprom48 = sext i32 %sub47 to i64
  %arrayidx49 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom48
  %43 = load i32, ptr %arrayidx49, align 4, !tbaa !3
  store i32 %43, ptr %k28, align 4, !tbaa !3
  %44 = load i32, ptr %k28, align 4, !tbaa !3
  %idxprom50 = sext i32 %44 to i64
  %arrayidx51 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 0, i64 %idxprom50
  %45 = load i8, ptr %arrayidx51, align 1, !tbaa !12
  %conv52 = zext i8 %45 to i32
  %46 = load i8, ptr %c34, align 1, !tbaa !12
  %conv53 = zext i8 %46 to i32
  %cmp54 = icmp eq i32 %conv52, %conv53
  %storedv55 = zext i1 %cmp54 to i8
  store i8 %storedv55, ptr %fits, align 1, !tbaa !17
  br label %while.cond42, !llvm.loop !21

while.end56:                                      ; preds = %land.end45
  %47 = load i8, ptr %fits, align 1, !tbaa !17, !range !19, !noundef !20
  %loadedv57 = trunc i8 %47 to i1
  br i1 %loadedv57, label %if.then58, label %if.end60

if.then58:                                        ; preds = %while.end56
  %48 = load i32, ptr %k28, align 4, !tbaa !3
  %inc59 = add nsw i32 %48, 1
  store i32 %inc59, ptr %k28, align 4, !tbaa !3
  br label %if.end60

if.end60:                                         ; preds = %if.then58, %while.end56
  %49 = load i32, ptr %k28, align 4, !tbaa !3
  %50 = load i32, ptr %m.addr, align 4, !tbaa !3
  %cmp61 = icmp eq i32 %49, %50
  br i1 %cmp61, label %if.then62, label %if.end71

if.then62:                                        ; preds = %if.end60
  %51 = load i32, ptr %found, align 4, !tbaa !3
  %tobool = icmp ne i32 %51, 0
  br i1 %tobool, label %if.end66, label %if.then63

if.then63:                                        ; preds = %if.then62
  store i32 1, ptr %found, align 4, !tbaa !3
  %52 = load i32, ptr %i29, align 4, !tbaa !3
  %53 = load i32, ptr %m.addr, align 4, !tbaa !3
  %sub64 = sub nsw i32 %52, %53
  %add65 = add nsw i32 %sub64, 1
  store i32 %add65, ptr %earliest, align 4, !tbaa !3
  br label %if.end66

if.end66:                                         ; preds = %if.then63, %if.then62
  %54 = load i32, ptr %count, align 4, !tbaa !3
  %inc67 = add nsw i32 %54, 1
  store i32 %inc67, ptr %count, align 4, !tbaa !3
  %55 = load i32, ptr %k28, align 4, !tbaa !3
  %sub68 = sub nsw i32 %55, 1
  %idxprom69 = sext i32 %sub68 to i64
  %arrayidx70 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 0, i64 %idxprom69
  %56 = load i32, ptr %arrayidx70, align 4, !tbaa !3
  store i32 %56, ptr %k28, align 4, !tbaa !3
  br label %if.end71

if.end71:                                         ; preds = %if.end66, %if.end60
  call void @llvm.lifetime.end.p0(ptr %fits) #6
  call void @llvm.lifetime.end.p0(ptr %c34) #6
  br label %for.inc72

for.inc72:                                        ; preds = %if.end71
  %57 = load i32, ptr %i29, align 4, !tbaa !3
  %inc73 = add nsw i32 %57, 1
  store i32 %inc73, ptr %i29, align 4, !tbaa !3
  br label %for.cond30, !llvm.loop !22

for.end74:                                        ; preds = %for.cond.cleanup32
  %58 = load i32, ptr %found, align 4, !tbaa !3
  %tobool75 = icmp ne i32 %58, 0
  br i1 %tobool75, label %if.then76, label %if.end77

if.then76:                                        ; preds = %for.end74
  %59 = load ptr, ptr %matches.addr, align 8, !tbaa !10
  %60 = load i32, ptr %count, align 4, !tbaa !3
  %61 = atomicrmw add ptr %59, i32 %60 seq_cst, align 4
  %62 = load ptr, ptr %first.addr, align 8, !tbaa !10
  %63 = load i32, ptr %earliest, align 4, !tbaa !3
  %64 = atomicrmw min ptr %62, i32 %63 seq_cst, align 4
  br label %if.end77

if.end77:                                         ; preds = %if.then76, %for.end74
  call void @llvm.lifetime.end.p0(ptr %earliest) #6
  call void @llvm.lifetime.end.p0(ptr %found) #6
  call void @llvm.lifetime.end.p0(ptr %count) #6
  call void @llvm.lifetime.end.p0(ptr %k28) #6
  call void @llvm.lifetime.end.p0(ptr %end) #6
  call void @llvm.lifetime.end.p0(ptr %begin) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = !{!18, !18, i64 0}
!18 = !{!"bool", !5, i64 0}
!19 = !{i8 0, i8 2}
!20 = !{}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
