; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ9histogramE8rejected = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef %in, i32 noundef %n, ptr noundef %bins, ptr noundef %other) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %cmp1 = icmp eq i32 %0, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !tbaa !3
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %1, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end3
  %i.0 = phi i32 [ %add.i, %if.end3 ], [ %add44, %for.inc ]
  %cmp5 = icmp slt i32 %i.0, %n
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom6 = sext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %in, i64 %idxprom6
  %4 = load i8, ptr %arrayidx7, align 1, !tbaa !7
  %conv = zext i8 %4 to i32
  %cmp8 = icmp sge i32 %conv, 48
  br i1 %cmp8, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %for.body
  %conv9 = zext i8 %4 to i32
  %cmp10 = icmp sle i32 %conv9, 57
  br i1 %cmp10, label %if.then11, label %if.else

if.then11:                                        ; preds = %land.lhs.true
  %conv12 = zext i8 %4 to i32
  %sub = sub nsw i32 %conv12, 48
  br label %if.end33

if.else:                                          ; preds = %land.lhs.true, %for.body
  %conv13 = zext i8 %4 to i32
  %cmp14 = icmp sge i32 %conv13, 97
  br i1 %cmp14, label %land.lhs.true15, label %if.else21

land.lhs.true15:                                  ; preds = %if.else
  %conv16 = zext i8 %4 to i32
  %cmp17 = icmp sle i32 %conv16, 102
  br i1 %cmp17, label %if.then18, label %if.else21

if.then18:                                        ; preds = %land.lhs.true15
  %conv19 = zext i8 %4 to i32
  %sub20 = sub nsw i32 %conv19, 97
  %add = add nsw i32 %sub20, 10
  br label %if.end32

if.else21:                                        ; preds = %land.lhs.true15, %if.else
  %conv22 = zext i8 %4 to i32
  %cmp23 = icmp sge i32 %conv22, 65
  br i1 %cmp23, label %land.lhs.true24, label %if.end31

land.lhs.true24:                                  ; preds = %if.else21
  %conv25 = zext i8 %4 to i32
  %cmp26 = icmp sle i32 %conv25, 70
  br i1 %cmp26, label %if.then27, label %if.end31

if.then27:                                        ; preds = %land.lhs.true24
  %conv28 = zext i8 %4 to i32
  %sub29 = sub nsw i32 %conv28, 65
  %add30 = add nsw i32 %sub29, 10
  br label %if.end31

if.end31:                                         ; preds = %if.then27, %land.lhs.true24, %if.else21
  %bin.2 = phi i32 [ %add30, %if.then27 ], [ -1, %land.lhs.true24 ], [ -1, %if.else21 ]
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then18
  %bin.1 = phi i32 [ %add, %if.then18 ], [ %bin.2, %if.end31 ]
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then11
  %bin.0 = phi i32 [ %sub, %if.then11 ], [ %bin.1, %if.end32 ]
  %cmp34 = icmp sge i32 %bin.0, 0
  br i1 %cmp34, label %if.then35, label %if.else38

if.then35:                                        ; preds = %if.end33
  %idxprom36 = sext i32 %bin.0 to i64
  %arrayidx37 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom36
  %5 = atomicrmw add ptr %arrayidx37, i32 1 monotonic, align 4
  br label %if.end41

if.else38:                                        ; preds = %if.end33
  %6 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), i32 1 monotonic, align 4
  br label %if.end41

if.end41:                                         ; preds = %if.else38, %if.then35
  br label %for.inc

for.inc:                                          ; preds = %if.end41
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul = mul nsw i32 %7, %8
  %add44 = add nsw i32 %i.0, %mul
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp45 = icmp slt i32 %0, 16
  br i1 %cmp45, label %land.lhs.true46, label %if.end57

land.lhs.true46:                                  ; preds = %for.end
  %idxprom47 = sext i32 %0 to i64
  %arrayidx48 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom47
  %9 = load i32, ptr %arrayidx48, align 4, !tbaa !3
  %cmp49 = icmp ne i32 %9, 0
  br i1 %cmp49, label %if.then50, label %if.end57

if.then50:                                        ; preds = %land.lhs.true46
  %idxprom51 = sext i32 %0 to i64
  %arrayidx52 = getelementptr inbounds i32, ptr %bins, i64 %idxprom51
  %idxprom54 = sext i32 %0 to i64
  %arrayidx55 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom54
  %10 = load i32, ptr %arrayidx55, align 4, !tbaa !3
  %11 = atomicrmw add ptr %arrayidx52, i32 %10 monotonic, align 4
  br label %if.end57

if.end57:                                         ; preds = %if.then50, %land.lhs.true46, %for.end
  %cmp58 = icmp eq i32 %0, 0
  br i1 %cmp58, label %if.then59, label %if.end62

if.then59:                                        ; preds = %if.end57
  %12 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !tbaa !3
  %13 = atomicrmw add ptr %other, i32 %12 monotonic, align 4
  br label %if.end62

if.end62:                                         ; preds = %if.then59, %if.end57
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
