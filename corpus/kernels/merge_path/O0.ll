; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @merge_path(ptr noundef %a, i32 noundef %n, ptr noundef %b, i32 noundef %m, i32 noundef %per_thread, ptr noundef %out, ptr noundef %source, ptr noundef %unsorted) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %b.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %per_thread.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  %unsorted.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %total = alloca i32, align 4
  %begin = alloca i32, align 4
  %end = alloca i32, align 4
  %lo = alloca i32, align 4
  %hi = alloca i32, align 4
  %mid = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %last = alloca i32, align 4
  %first = alloca i8, align 1
  %bad = alloca i8, align 1
  %k = alloca i32, align 4
  %from_a = alloca i8, align 1
  %v = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %b, ptr %b.addr, align 8, !tbaa !7
  store i32 %m, ptr %m.addr, align 4, !tbaa !3
  store i32 %per_thread, ptr %per_thread.addr, align 4, !tbaa !3
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store ptr %source, ptr %source.addr, align 8, !tbaa !10
  store ptr %unsorted, ptr %unsorted.addr, align 8, !tbaa !7
  %0 = load i32, ptr %per_thread.addr, align 4, !tbaa !3
  %cmp = icmp sgt i32 %0, 0
  call void @llvm.assume(i1 %cmp)
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8global_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %total) #5
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %2 = load i32, ptr %m.addr, align 4, !tbaa !3
  %add = add nsw i32 %1, %2
  store i32 %add, ptr %total, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %begin) #5
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %4 = load i32, ptr %per_thread.addr, align 4, !tbaa !3
  %mul = mul nsw i32 %3, %4
  store i32 %mul, ptr %begin, align 4, !tbaa !3
  %5 = load i32, ptr %begin, align 4, !tbaa !3
  %6 = load i32, ptr %total, align 4, !tbaa !3
  %cmp1 = icmp sgt i32 %5, %6
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %7 = load i32, ptr %total, align 4, !tbaa !3
  store i32 %7, ptr %begin, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.start.p0(ptr %end) #5
  %8 = load i32, ptr %begin, align 4, !tbaa !3
  %9 = load i32, ptr %per_thread.addr, align 4, !tbaa !3
  %add2 = add nsw i32 %8, %9
  %10 = load i32, ptr %total, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %add2, %10
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %11 = load i32, ptr %begin, align 4, !tbaa !3
  %12 = load i32, ptr %per_thread.addr, align 4, !tbaa !3
  %add4 = add nsw i32 %11, %12
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %13 = load i32, ptr %total, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add4, %cond.true ], [ %13, %cond.false ]
  store i32 %cond, ptr %end, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %lo) #5
  %14 = load i32, ptr %begin, align 4, !tbaa !3
  %15 = load i32, ptr %m.addr, align 4, !tbaa !3
  %cmp5 = icmp sgt i32 %14, %15
  br i1 %cmp5, label %cond.true6, label %cond.false7

cond.true6:                                       ; preds = %cond.end
  %16 = load i32, ptr %begin, align 4, !tbaa !3
  %17 = load i32, ptr %m.addr, align 4, !tbaa !3
  %sub = sub nsw i32 %16, %17
  br label %cond.end8

cond.false7:                                      ; preds = %cond.end
  br label %cond.end8

cond.end8:                                        ; preds = %cond.false7, %cond.true6
  %cond9 = phi i32 [ %sub, %cond.true6 ], [ 0, %cond.false7 ]
  store i32 %cond9, ptr %lo, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %hi) #5
  %18 = load i32, ptr %begin, align 4, !tbaa !3
  %19 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp10 = icmp slt i32 %18, %19
  br i1 %cmp10, label %cond.true11, label %cond.false12

cond.true11:                                      ; preds = %cond.end8
  %20 = load i32, ptr %begin, align 4, !tbaa !3
  br label %cond.end13

cond.false12:                                     ; preds = %cond.end8
  %21 = load i32, ptr %n.addr, align 4, !tbaa !3
  br label %cond.end13

cond.end13:                                       ; preds = %cond.false12, %cond.true11
  %cond14 = phi i32 [ %20, %cond.true11 ], [ %21, %cond.false12 ]
  store i32 %cond14, ptr %hi, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %if.end24, %cond.end13
  %22 = load i32, ptr %lo, align 4, !tbaa !3
  %23 = load i32, ptr %hi, align 4, !tbaa !3
  %cmp15 = icmp slt i32 %22, %23
  br i1 %cmp15, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %mid) #5
  %24 = load i32, ptr %lo, align 4, !tbaa !3
  %25 = load i32, ptr %hi, align 4, !tbaa !3
  %add16 = add nsw i32 %24, %25
  %shr = ashr i32 %add16, 1
  store i32 %shr, ptr %mid, align 4, !tbaa !3
  %26 = load ptr, ptr %a.addr, align 8, !tbaa !7
  %27 = load i32, ptr %mid, align 4, !tbaa !3
  %idxprom = sext i32 %27 to i64
  %arrayidx = getelementptr inbounds i32, ptr %26, i64 %idxprom
  %28 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %29 = load ptr, ptr %b.addr, align 8, !tbaa !7
  %30 = load i32, ptr %begin, align 4, !tbaa !3
  %sub17 = sub nsw i32 %30, 1
  %31 = load i32, ptr %mid, align 4, !tbaa !3
  %sub18 = sub nsw i32 %sub17, %31
  %idxprom19 = sext i32 %sub18 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %29, i64 %idxprom19
  %32 = load i32, ptr %arrayidx20, align 4, !tbaa !3
  %cmp21 = icmp sle i32 %28, %32
  br i1 %cmp21, label %if.then22, label %if.else

if.then22:                                        ; preds = %while.body
  %33 = load i32, ptr %mid, align 4, !tbaa !3
  %add23 = add nsw i32 %33, 1
  store i32 %add23, ptr %lo, align 4, !tbaa !3
  br label %if.end24

if.else:                                          ; preds = %while.body
  %34 = load i32, ptr %mid, align 4, !tbaa !3
  store i32 %34, ptr %hi, align 4, !tbaa !3
  br label %if.end24

if.end24:                                         ; preds = %if.else, %if.then22
  call void @llvm.lifetime.end.p0(ptr %mid) #5
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %35 = load i32, ptr %lo, align 4, !tbaa !3
  store i32 %35, ptr %i, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %j) #5
  %36 = load i32, ptr %begin, align 4, !tbaa !3
  %37 = load i32, ptr %lo, align 4, !tbaa !3
  %sub25 = sub nsw i32 %36, %37
  store i32 %sub25, ptr %j, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %last) #5
  store i32 0, ptr %last, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %first) #5
  store i8 1, ptr %first, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %bad) #5
  store i8 0, ptr %bad, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %k) #5
  %38 = load i32, ptr %begin, align 4, !tbaa !3
  store i32 %38, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.end
  %39 = load i32, ptr %k, align 4, !tbaa !3
  %40 = load i32, ptr %end, align 4, !tbaa !3
  %cmp26 = icmp slt i32 %39, %40
  br i1 %cmp26, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %from_a) #5
  %41 = load i32, ptr %i, align 4, !tbaa !3
  %42 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp27 = icmp sge i32 %41, %42
  br i1 %cmp27, label %if.then28, label %if.else29

if.then28:                                        ; preds = %for.body
  store i8 0, ptr %from_a, align 1, !tbaa !15
  br label %if.end39

if.else29:                                        ; preds = %for.body
  %43 = load i32, ptr %j, align 4, !tbaa !3
  %44 = load i32, ptr %m.addr, align 4, !tbaa !3
  %cmp30 = icmp sge i32 %43, %44
  br i1 %cmp30, label %if.then31, label %if.else32

if.then31:                                        ; preds = %if.else29
  store i8 1, ptr %from_a, align 1, !tbaa !15
  br label %if.end38

if.else32:                                        ; preds = %if.else29
  %45 = load ptr, ptr %a.addr, align 8, !tbaa !7
  %46 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom33 = sext i32 %46 to i64
  %arrayidx34 = getelementptr inbounds i32, ptr %45, i64 %idxprom33
  %47 = load i32, ptr %arrayidx34, align 4, !tbaa !3
  %48 = load ptr, ptr %b.addr, align 8, !tbaa !7
  %49 = load i32, ptr %j, align 4, !tbaa !3
  %idxprom35 = sext i32 %49 to i64
  %arrayidx36 = getelementptr inbounds i32, ptr %48, i64 %idxprom35
  %50 = load i32, ptr %arrayidx36, align 4, !tbaa !3
  %cmp37 = icmp sle i32 %47, %50
  %storedv = zext i1 %cmp37 to i8
  store i8 %storedv, ptr %from_a, align 1, !tbaa !15
  br label %if.end38

if.end38:                                         ; preds = %if.else32, %if.then31
  br label %if.end39

if.end39:                                         ; preds = %if.end38, %if.then28
  call void @llvm.lifetime.start.p0(ptr %v) #5
  %51 = load i8, ptr %from_a, align 1, !tbaa !15, !range !17, !noundef !18
  %loadedv = trunc i8 %51 to i1
  br i1 %loadedv, label %if.then40, label %if.else43

if.then40:                                        ; preds = %if.end39
  %52 = load ptr, ptr %a.addr, align 8, !tbaa !7
  %53 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %53, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  %idxprom41 = sext i32 %53 to i64
  %arrayidx42 = getelementptr inbounds i32, ptr %52, i64 %idxprom41
  %54 = load i32, ptr %arrayidx42, align 4, !tbaa !3
  store i32 %54, ptr %v, align 4, !tbaa !3
  br label %if.end47

if.else43:                                        ; preds = %if.end39
  %55 = load ptr, ptr %b.addr, align 8, !tbaa !7
  %56 = load i32, ptr %j, align 4, !tbaa !3
  %inc44 = add nsw i32 %56, 1
  store i32 %inc44, ptr %j, align 4, !tbaa !3
  %idxprom45 = sext i32 %56 to i64
  %arrayidx46 = getelementptr inbounds i32, ptr %55, i64 %idxprom45
  %57 = load i32, ptr %arrayidx46, align 4, !tbaa !3
  store i32 %57, ptr %v, align 4, !tbaa !3
  br label %if.end47

if.end47:                                         ; preds = %if.else43, %if.then40
  %58 = load i8, ptr %first, align 1, !tbaa !15, !range !17, !noundef !18
  %loadedv48 = trunc i8 %58 to i1
  br i1 %loadedv48, label %if.end51, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end47
  %59 = load i32, ptr %v, align 4, !tbaa !3
  %60 = load i32, ptr %last, align 4, !tbaa !3
  %cmp49 = icmp slt i32 %59, %60
  br i1 %cmp49, label %if.then50, label %if.end51

if.then50:                                        ; preds = %land.lhs.true
  store i8 1, ptr %bad, align 1, !tbaa !15
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %land.lhs.true, %if.end47
  store i8 0, ptr %first, align 1, !tbaa !15
  %61 = load i32, ptr %v, align 4, !tbaa !3
  store i32 %61, ptr %last, align 4, !tbaa !3
  %62 = load i32, ptr %v, align 4, !tbaa !3
  %63 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %64 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom52 = sext i32 %64 to i64
  %arrayidx53 = getelementptr inbounds i32, ptr %63, i64 %idxprom52
  store i32 %62, ptr %arrayidx53, align 4, !tbaa !3
  %65 = load i8, ptr %from_a, align 1, !tbaa !15, !range !17, !noundef !18
  %loadedv54 = trunc i8 %65 to i1
  %66 = zext i1 %loadedv54 to i64
  %cond55 = select i1 %loadedv54, i32 0, i32 1
  %conv = trunc i32 %cond55 to i8
  %67 = load ptr, ptr %source.addr, align 8, !tbaa !10
  %68 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom56 = sext i32 %68 to i64
  %arrayidx57 = getelementptr inbounds i8, ptr %67, i64 %idxprom56
  store i8 %conv, ptr %arrayidx57, align 1, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %v) #5
  call void @llvm.lifetime.end.p0(ptr %from_a) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end51
  %69 = load i32, ptr %k, align 4, !tbaa !3
  %inc58 = add nsw i32 %69, 1
  store i32 %inc58, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup
  %70 = load i8, ptr %bad, align 1, !tbaa !15, !range !17, !noundef !18
  %loadedv59 = trunc i8 %70 to i1
  br i1 %loadedv59, label %if.then60, label %if.end61

if.then60:                                        ; preds = %for.end
  %71 = load ptr, ptr %unsorted.addr, align 8, !tbaa !7
  %72 = atomicrmw or ptr %71, i32 1 seq_cst, align 4
  br label %if.end61

if.end61:                                         ; preds = %if.then60, %for.end
  call void @llvm.lifetime.end.p0(ptr %bad) #5
  call void @llvm.lifetime.end.p0(ptr %first) #5
  call void @llvm.lifetime.end.p0(ptr %last) #5
  call void @llvm.lifetime.end.p0(ptr %j) #5
  call void @llvm.lifetime.end.p0(ptr %i) #5
  call void @llvm.lifetime.end.p0(ptr %hi) #5
  call void @llvm.lifetime.end.p0(ptr %lo) #5
  call void @llvm.lifetime.end.p0(ptr %end) #5
  call void @llvm.lifetime.end.p0(ptr %begin) #5
  call void @llvm.lifetime.end.p0(ptr %total) #5
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #3 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #6
  %call1 = call noundef i32 @_ZL11block_dim_xv() #6
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #6
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #3 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #3 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #3 {
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"bool", !5, i64 0}
!17 = !{i8 0, i8 2}
!18 = !{}
!19 = !{!5, !5, i64 0}
!20 = distinct !{!20, !13, !14}
