; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vote_search(ptr noundef %rows, i32 noundef %width, i32 noundef %row_count, i32 noundef %low, i32 noundef %high, ptr noundef %first, ptr noundef %chunks, ptr noundef %ordered) #0 {
entry:
  %rows.addr = alloca ptr, align 8
  %width.addr = alloca i32, align 4
  %row_count.addr = alloca i32, align 4
  %low.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  %first.addr = alloca ptr, align 8
  %chunks.addr = alloca ptr, align 8
  %ordered.addr = alloca ptr, align 8
  %row = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca ptr, align 8
  %lane = alloca i32, align 4
  %at = alloca i32, align 4
  %used = alloca i32, align 4
  %found = alloca i8, align 1
  %base = alloca i32, align 4
  %i = alloca i32, align 4
  %fits = alloca i8, align 1
  %v = alloca i32, align 4
  %votes = alloca i32, align 4
  %in_order = alloca i8, align 1
  %base17 = alloca i32, align 4
  %i22 = alloca i32, align 4
  %good = alloca i8, align 1
  %value = alloca i32, align 4
  %same = alloca i32, align 4
  store ptr %rows, ptr %rows.addr, align 8, !tbaa !7
  store i32 %width, ptr %width.addr, align 4, !tbaa !3
  store i32 %row_count, ptr %row_count.addr, align 4, !tbaa !3
  store i32 %low, ptr %low.addr, align 4, !tbaa !3
  store i32 %high, ptr %high.addr, align 4, !tbaa !3
  store ptr %first, ptr %first.addr, align 8, !tbaa !7
  store ptr %chunks, ptr %chunks.addr, align 8, !tbaa !7
  store ptr %ordered, ptr %ordered.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %row) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  %div = sdiv i32 %call, 32
  store i32 %div, ptr %row, align 4, !tbaa !3
  %0 = load i32, ptr %row, align 4, !tbaa !3
  %1 = load i32, ptr %row_count.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup58

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %a) #5
  %2 = load ptr, ptr %rows.addr, align 8, !tbaa !7
  %3 = load i32, ptr %row, align 4, !tbaa !3
  %4 = load i32, ptr %width.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %3, %4
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %a, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %lane) #5
  %call1 = call noundef i32 @_ZL7lane_idv() #6
  store i32 %call1, ptr %lane, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %at) #5
  store i32 -1, ptr %at, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %used) #5
  store i32 0, ptr %used, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %found) #5
  store i8 0, ptr %found, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %base) #5
  store i32 0, ptr %base, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %5 = load i32, ptr %base, align 4, !tbaa !3
  %6 = load i32, ptr %width.addr, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %5, %6
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %7 = load i8, ptr %found, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv = trunc i8 %7 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %8 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %base) #5
  br label %for.end

for.body:                                         ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %9 = load i32, ptr %base, align 4, !tbaa !3
  %10 = load i32, ptr %lane, align 4, !tbaa !3
  %add = add nsw i32 %9, %10
  store i32 %add, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %fits) #5
  store i8 0, ptr %fits, align 1, !tbaa !12
  %11 = load i32, ptr %i, align 4, !tbaa !3
  %12 = load i32, ptr %width.addr, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %11, %12
  br i1 %cmp3, label %if.then4, label %if.end10

if.then4:                                         ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %13 = load ptr, ptr %a, align 8, !tbaa !7
  %14 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %14 to i64
  %arrayidx = getelementptr inbounds i32, ptr %13, i64 %idxprom
  %15 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %15, ptr %v, align 4, !tbaa !3
  %16 = load i32, ptr %v, align 4, !tbaa !3
  %17 = load i32, ptr %low.addr, align 4, !tbaa !3
  %cmp5 = icmp sge i32 %16, %17
  br i1 %cmp5, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %if.then4
  %18 = load i32, ptr %v, align 4, !tbaa !3
  %19 = load i32, ptr %high.addr, align 4, !tbaa !3
  %cmp6 = icmp slt i32 %18, %19
  br i1 %cmp6, label %land.lhs.true7, label %if.end9

land.lhs.true7:                                   ; preds = %land.lhs.true
  %20 = load i32, ptr %v, align 4, !tbaa !3
  %and = and i32 %20, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then8, label %if.end9

if.then8:                                         ; preds = %land.lhs.true7
  store i8 1, ptr %fits, align 1, !tbaa !12
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %land.lhs.true7, %land.lhs.true, %if.then4
  call void @llvm.lifetime.end.p0(ptr %v) #5
  br label %if.end10

if.end10:                                         ; preds = %if.end9, %for.body
  %21 = load i32, ptr %used, align 4, !tbaa !3
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %used, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %votes) #5
  %22 = load i8, ptr %fits, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv11 = trunc i8 %22 to i1
  %23 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %loadedv11)
  store i32 %23, ptr %votes, align 4, !tbaa !3
  %24 = load i32, ptr %votes, align 4, !tbaa !3
  %tobool12 = icmp ne i32 %24, 0
  br i1 %tobool12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %if.end10
  %25 = load i32, ptr %base, align 4, !tbaa !3
  %26 = load i32, ptr %votes, align 4, !tbaa !3
  %27 = call i32 @llvm.cttz.i32(i32 %26, i1 true)
  %add14 = add nsw i32 %25, %27
  store i32 %add14, ptr %at, align 4, !tbaa !3
  store i8 1, ptr %found, align 1, !tbaa !12
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %if.end10
  call void @llvm.lifetime.end.p0(ptr %votes) #5
  call void @llvm.lifetime.end.p0(ptr %fits) #5
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end15
  %28 = load i32, ptr %base, align 4, !tbaa !3
  %add16 = add nsw i32 %28, 32
  store i32 %add16, ptr %base, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %in_order) #5
  store i8 1, ptr %in_order, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %base17) #5
  store i32 0, ptr %base17, align 4, !tbaa !3
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc38, %for.end
  %29 = load i32, ptr %base17, align 4, !tbaa !3
  %30 = load i32, ptr %width.addr, align 4, !tbaa !3
  %sub = sub nsw i32 %30, 1
  %cmp19 = icmp slt i32 %29, %sub
  br i1 %cmp19, label %for.body21, label %for.cond.cleanup20

for.cond.cleanup20:                               ; preds = %for.cond18
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup40

for.body21:                                       ; preds = %for.cond18
  call void @llvm.lifetime.start.p0(ptr %i22) #5
  %31 = load i32, ptr %base17, align 4, !tbaa !3
  %32 = load i32, ptr %lane, align 4, !tbaa !3
  %add23 = add nsw i32 %31, %32
  store i32 %add23, ptr %i22, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %good) #5
  store i8 1, ptr %good, align 1, !tbaa !12
  %33 = load i32, ptr %i22, align 4, !tbaa !3
  %add24 = add nsw i32 %33, 1
  %34 = load i32, ptr %width.addr, align 4, !tbaa !3
  %cmp25 = icmp slt i32 %add24, %34
  br i1 %cmp25, label %if.then26, label %if.end33

if.then26:                                        ; preds = %for.body21
  %35 = load ptr, ptr %a, align 8, !tbaa !7
  %36 = load i32, ptr %i22, align 4, !tbaa !3
  %idxprom27 = sext i32 %36 to i64
  %arrayidx28 = getelementptr inbounds i32, ptr %35, i64 %idxprom27
  %37 = load i32, ptr %arrayidx28, align 4, !tbaa !3
  %38 = load ptr, ptr %a, align 8, !tbaa !7
  %39 = load i32, ptr %i22, align 4, !tbaa !3
  %add29 = add nsw i32 %39, 1
  %idxprom30 = sext i32 %add29 to i64
  %arrayidx31 = getelementptr inbounds i32, ptr %38, i64 %idxprom30
  %40 = load i32, ptr %arrayidx31, align 4, !tbaa !3
  %cmp32 = icmp sle i32 %37, %40
  %storedv = zext i1 %cmp32 to i8
  store i8 %storedv, ptr %good, align 1, !tbaa !12
  br label %if.end33

if.end33:                                         ; preds = %if.then26, %for.body21
  %41 = load i8, ptr %good, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv34 = trunc i8 %41 to i1
  %42 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %loadedv34)
  br i1 %42, label %if.end36, label %if.then35

if.then35:                                        ; preds = %if.end33
  store i8 0, ptr %in_order, align 1, !tbaa !12
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end36:                                         ; preds = %if.end33
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end36, %if.then35
  call void @llvm.lifetime.end.p0(ptr %good) #5
  call void @llvm.lifetime.end.p0(ptr %i22) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup40 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc38

for.inc38:                                        ; preds = %cleanup.cont
  %43 = load i32, ptr %base17, align 4, !tbaa !3
  %add39 = add nsw i32 %43, 32
  store i32 %add39, ptr %base17, align 4, !tbaa !3
  br label %for.cond18, !llvm.loop !19

cleanup40:                                        ; preds = %cleanup, %for.cond.cleanup20
  call void @llvm.lifetime.end.p0(ptr %base17) #5
  br label %for.end41

for.end41:                                        ; preds = %cleanup40
  call void @llvm.lifetime.start.p0(ptr %value) #5
  %44 = load i8, ptr %found, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv42 = trunc i8 %44 to i1
  br i1 %loadedv42, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end41
  %45 = load ptr, ptr %a, align 8, !tbaa !7
  %46 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom43 = sext i32 %46 to i64
  %arrayidx44 = getelementptr inbounds i32, ptr %45, i64 %idxprom43
  %47 = load i32, ptr %arrayidx44, align 4, !tbaa !3
  br label %cond.end

cond.false:                                       ; preds = %for.end41
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %47, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, ptr %value, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %same) #5
  %48 = load i32, ptr %value, align 4, !tbaa !3
  %49 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %48, i32 0, i32 31)
  store i32 %49, ptr %same, align 4, !tbaa !3
  %50 = load i32, ptr %same, align 4, !tbaa !3
  %51 = load i32, ptr %value, align 4, !tbaa !3
  %cmp45 = icmp ne i32 %50, %51
  %52 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp45)
  br i1 %52, label %if.then46, label %if.end47

if.then46:                                        ; preds = %cond.end
  store i32 -1000, ptr %at, align 4, !tbaa !3
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %cond.end
  %53 = load i32, ptr %lane, align 4, !tbaa !3
  %cmp48 = icmp eq i32 %53, 0
  br i1 %cmp48, label %if.then49, label %if.end57

if.then49:                                        ; preds = %if.end47
  %54 = load i32, ptr %at, align 4, !tbaa !3
  %55 = load ptr, ptr %first.addr, align 8, !tbaa !7
  %56 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom50 = sext i32 %56 to i64
  %arrayidx51 = getelementptr inbounds i32, ptr %55, i64 %idxprom50
  store i32 %54, ptr %arrayidx51, align 4, !tbaa !3
  %57 = load i32, ptr %used, align 4, !tbaa !3
  %58 = load ptr, ptr %chunks.addr, align 8, !tbaa !7
  %59 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom52 = sext i32 %59 to i64
  %arrayidx53 = getelementptr inbounds i32, ptr %58, i64 %idxprom52
  store i32 %57, ptr %arrayidx53, align 4, !tbaa !3
  %60 = load i8, ptr %in_order, align 1, !tbaa !12, !range !14, !noundef !15
  %loadedv54 = trunc i8 %60 to i1
  %conv = zext i1 %loadedv54 to i8
  %61 = load ptr, ptr %ordered.addr, align 8, !tbaa !10
  %62 = load i32, ptr %row, align 4, !tbaa !3
  %idxprom55 = sext i32 %62 to i64
  %arrayidx56 = getelementptr inbounds i8, ptr %61, i64 %idxprom55
  store i8 %conv, ptr %arrayidx56, align 1, !tbaa !20
  br label %if.end57

if.end57:                                         ; preds = %if.then49, %if.end47
  call void @llvm.lifetime.end.p0(ptr %same) #5
  call void @llvm.lifetime.end.p0(ptr %value) #5
  call void @llvm.lifetime.end.p0(ptr %in_order) #5
  call void @llvm.lifetime.end.p0(ptr %found) #5
  call void @llvm.lifetime.end.p0(ptr %used) #5
  call void @llvm.lifetime.end.p0(ptr %at) #5
  call void @llvm.lifetime.end.p0(ptr %lane) #5
  call void @llvm.lifetime.end.p0(ptr %a) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup58

cleanup58:                                        ; preds = %if.end57, %if.then
  call void @llvm.lifetime.end.p0(ptr %row) #5
  %cleanup.dest59 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest59, label %unreachable [
    i32 0, label %cleanup.cont60
    i32 1, label %cleanup.cont60
  ]

cleanup.cont60:                                   ; preds = %cleanup58, %cleanup58
  ret void

unreachable:                                      ; preds = %cleanup58
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #3

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !5, i64 0}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = !{!5, !5, i64 0}
