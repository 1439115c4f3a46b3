; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ9histogramE8rejected = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef %in, i32 noundef %n, ptr noundef %bins, ptr noundef %other) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %bins.addr = alloca ptr, align 8
  %other.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  %bin = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp39 = alloca i32, align 4
  %atomic-temp40 = alloca i32, align 4
  %.atomictmp53 = alloca i32, align 4
  %atomic-temp56 = alloca i32, align 4
  %.atomictmp60 = alloca i32, align 4
  %atomic-temp61 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %bins, ptr %bins.addr, align 8, !tbaa !10
  store ptr %other, ptr %other.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  %0 = load i32, ptr %t, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load i32, ptr %t, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %2, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !tbaa !3
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %i) #5
  %call4 = call noundef i32 @_ZL8global_xv() #6
  store i32 %call4, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end3
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %4 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp5 = icmp slt i32 %3, %4
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %c) #5
  %5 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %6 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %5, i64 %idxprom6
  %7 = load i8, ptr %arrayidx7, align 1, !tbaa !12
  store i8 %7, ptr %c, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %bin) #5
  store i32 -1, ptr %bin, align 4, !tbaa !3
  %8 = load i8, ptr %c, align 1, !tbaa !12
  %conv = zext i8 %8 to i32
  %cmp8 = icmp sge i32 %conv, 48
  br i1 %cmp8, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %for.body
  %9 = load i8, ptr %c, align 1, !tbaa !12
  %conv9 = zext i8 %9 to i32
  %cmp10 = icmp sle i32 %conv9, 57
  br i1 %cmp10, label %if.then11, label %if.else

if.then11:                                        ; preds = %land.lhs.true
  %10 = load i8, ptr %c, align 1, !tbaa !12
  %conv12 = zext i8 %10 to i32
  %sub = sub nsw i32 %conv12, 48
  store i32 %sub, ptr %bin, align 4, !tbaa !3
  br label %if.end33

if.else:                                          ; preds = %land.lhs.true, %for.body
  %11 = load i8, ptr %c, align 1, !tbaa !12
  %conv13 = zext i8 %11 to i32
  %cmp14 = icmp sge i32 %conv13, 97
  br i1 %cmp14, label %land.lhs.true15, label %if.else21

land.lhs.true15:                                  ; preds = %if.else
  %12 = load i8, ptr %c, align 1, !tbaa !12
  %conv16 = zext i8 %12 to i32
  %cmp17 = icmp sle i32 %conv16, 102
  br i1 %cmp17, label %if.then18, label %if.else21

if.then18:                                        ; preds = %land.lhs.true15
  %13 = load i8, ptr %c, align 1, !tbaa !12
  %conv19 = zext i8 %13 to i32
  %sub20 = sub nsw i32 %conv19, 97
  %add = add nsw i32 %sub20, 10
  store i32 %add, ptr %bin, align 4, !tbaa !3
  br label %if.end32

if.else21:                                        ; preds = %land.lhs.true15, %if.else
  %14 = load i8, ptr %c, align 1, !tbaa !12
  %conv22 = zext i8 %14 to i32
  %cmp23 = icmp sge i32 %conv22, 65
  br i1 %cmp23, label %land.lhs.true24, label %if.end31

land.lhs.true24:                                  ; preds = %if.else21
  %15 = load i8, ptr %c, align 1, !tbaa !12
  %conv25 = zext i8 %15 to i32
  %cmp26 = icmp sle i32 %conv25, 70
  br i1 %cmp26, label %if.then27, label %if.end31

if.then27:                                        ; preds = %land.lhs.true24
  %16 = load i8, ptr %c, align 1, !tbaa !12
  %conv28 = zext i8 %16 to i32
  %sub29 = sub nsw i32 %conv28, 65
  %add30 = add nsw i32 %sub29, 10
  store i32 %add30, ptr %bin, align 4, !tbaa !3
  br label %if.end31

if.end31:                                         ; preds = %if.then27, %land.lhs.true24, %if.else21
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then18
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then11
  %17 = load i32, ptr %bin, align 4, !tbaa !3
  %cmp34 = icmp sge i32 %17, 0
  br i1 %cmp34, label %if.then35, label %if.else38

if.then35:                                        ; preds = %if.end33
  %18 = load i32, ptr %bin, align 4, !tbaa !3
  %idxprom36 = sext i32 %18 to i64
  %arrayidx37 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom36
  store i32 1, ptr %.atomictmp, align 4, !tbaa !3
  %19 = load i32, ptr %.atomictmp, align 4
  %20 = atomicrmw add ptr %arrayidx37, i32 %19 monotonic, align 4
  store i32 %20, ptr %atomic-temp, align 4
  %21 = load i32, ptr %atomic-temp, align 4, !tbaa !3
  br label %if.end41

if.else38:                                        ; preds = %if.end33
  store i32 1, ptr %.atomictmp39, align 4, !tbaa !3
  %22 = load i32, ptr %.atomictmp39, align 4
  %23 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), i32 %22 monotonic, align 4
  store i32 %23, ptr %atomic-temp40, align 4
  %24 = load i32, ptr %atomic-temp40, align 4, !tbaa !3
  br label %if.end41

if.end41:                                         ; preds = %if.else38, %if.then35
  call void @llvm.lifetime.end.p0(ptr %bin) #5
  call void @llvm.lifetime.end.p0(ptr %c) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end41
  %call42 = call noundef i32 @_ZL11block_dim_xv() #6
  %call43 = call noundef i32 @_ZL10grid_dim_xv() #6
  %mul = mul nsw i32 %call42, %call43
  %25 = load i32, ptr %i, align 4, !tbaa !3
  %add44 = add nsw i32 %25, %mul
  store i32 %add44, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = load i32, ptr %t, align 4, !tbaa !3
  %cmp45 = icmp slt i32 %26, 16
  br i1 %cmp45, label %land.lhs.true46, label %if.end57

land.lhs.true46:                                  ; preds = %for.end
  %27 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom47 = sext i32 %27 to i64
  %arrayidx48 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom47
  %28 = load i32, ptr %arrayidx48, align 4, !tbaa !3
  %cmp49 = icmp ne i32 %28, 0
  br i1 %cmp49, label %if.then50, label %if.end57

if.then50:                                        ; preds = %land.lhs.true46
  %29 = load ptr, ptr %bins.addr, align 8, !tbaa !10
  %30 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom51 = sext i32 %30 to i64
  %arrayidx52 = getelementptr inbounds i32, ptr %29, i64 %idxprom51
  %31 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom54 = sext i32 %31 to i64
  %arrayidx55 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom54
  %32 = load i32, ptr %arrayidx55, align 4, !tbaa !3
  store i32 %32, ptr %.atomictmp53, align 4, !tbaa !3
  %33 = load i32, ptr %.atomictmp53, align 4
  %34 = atomicrmw add ptr %arrayidx52, i32 %33 monotonic, align 4
  store i32 %34, ptr %atomic-temp56, align 4
  %35 = load i32, ptr %atomic-temp56, align 4, !tbaa !3
  br label %if.end57

if.end57:                                         ; preds = %if.then50, %land.lhs.true46, %for.end
  %36 = load i32, ptr %t, align 4, !tbaa !3
  %cmp58 = icmp eq i32 %36, 0
  br i1 %cmp58, label %if.then59, label %if.end62

if.then59:                                        ; preds = %if.end57
  %37 = load ptr, ptr %other.addr, align 8, !tbaa !10
  %38 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !tbaa !3
  store i32 %38, ptr %.atomictmp60, align 4, !tbaa !3
  %39 = load i32, ptr %.atomictmp60, align 4
  %40 = atomicrmw add ptr %37, i32 %39 monotonic, align 4
  store i32 %40, ptr %atomic-temp61, align 4
  %41 = load i32, ptr %atomic-temp61, align 4, !tbaa !3
  br label %if.end62

if.end62:                                         ; preds = %if.then59, %if.end57
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10grid_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
