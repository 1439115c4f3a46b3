; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @blur_rgba(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %brighter) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nsw i32 %3, %4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nsw i32 %mul5, %5
  %cmp = icmp sge i32 %add, %w
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp8 = icmp sge i32 %add7, %h
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup68

if.end:                                           ; preds = %lor.lhs.false
  br label %for.cond

for.cond:                                         ; preds = %for.inc43, %if.end
  %dy.0 = phi i32 [ -1, %if.end ], [ %inc44, %for.inc43 ]
  %weight.0 = phi i32 [ 0, %if.end ], [ %weight.1, %for.inc43 ]
  %sum.0 = phi <4 x i32> [ zeroinitializer, %if.end ], [ %sum.1, %for.inc43 ]
  %cmp9 = icmp sle i32 %dy.0, 1
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end46

for.body:                                         ; preds = %for.cond
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc, %for.body
  %dx.0 = phi i32 [ -1, %for.body ], [ %inc, %for.inc ]
  %weight.1 = phi i32 [ %weight.0, %for.body ], [ %weight.2, %for.inc ]
  %sum.1 = phi <4 x i32> [ %sum.0, %for.body ], [ %sum.2, %for.inc ]
  %cmp11 = icmp sle i32 %dx.0, 1
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12

for.cond.cleanup12:                               ; preds = %for.cond10
  br label %for.end

for.body13:                                       ; preds = %for.cond10
  %add14 = add nsw i32 %add, %dx.0
  %add15 = add nsw i32 %add7, %dy.0
  %cmp16 = icmp slt i32 %add14, 0
  br i1 %cmp16, label %if.then23, label %lor.lhs.false17

lor.lhs.false17:                                  ; preds = %for.body13
  %cmp18 = icmp slt i32 %add15, 0
  br i1 %cmp18, label %if.then23, label %lor.lhs.false19

lor.lhs.false19:                                  ; preds = %lor.lhs.false17
  %cmp20 = icmp sge i32 %add14, %w
  br i1 %cmp20, label %if.then23, label %lor.lhs.false21

lor.lhs.false21:                                  ; preds = %lor.lhs.false19
  %cmp22 = icmp sge i32 %add15, %h
  br i1 %cmp22, label %if.then23, label %if.end24

if.then23:                                        ; preds = %lor.lhs.false21, %lor.lhs.false19, %lor.lhs.false17, %for.body13
  br label %cleanup40

if.end24:                                         ; preds = %lor.lhs.false21
  %mul25 = mul nsw i32 %add15, %w
  %add26 = add nsw i32 %mul25, %add14
  %idxprom = sext i32 %add26 to i64
  %arrayidx = getelementptr inbounds <4 x i8>, ptr %in, i64 %idxprom
  %6 = load <4 x i8>, ptr %arrayidx, align 4, !tbaa !7
  %7 = extractelement <4 x i8> %6, i64 3
  %conv = zext i8 %7 to i32
  %cmp27 = icmp eq i32 %conv, 0
  br i1 %cmp27, label %if.then28, label %if.end29

if.then28:                                        ; preds = %if.end24
  br label %cleanup

if.end29:                                         ; preds = %if.end24
  %cmp30 = icmp eq i32 %dx.0, 0
  %8 = zext i1 %cmp30 to i64
  %cond = select i1 %cmp30, i32 2, i32 1
  %cmp31 = icmp eq i32 %dy.0, 0
  %9 = zext i1 %cmp31 to i64
  %cond32 = select i1 %cmp31, i32 2, i32 1
  %mul33 = mul nsw i32 %cond, %cond32
  %10 = extractelement <4 x i8> %6, i64 3
  %conv34 = zext i8 %10 to i32
  %mul35 = mul nsw i32 %mul33, %conv34
  %conv36 = zext <4 x i8> %6 to <4 x i32>
  %splat.splatinsert = insertelement <4 x i32> poison, i32 %mul35, i64 0
  %splat.splat = shufflevector <4 x i32> %splat.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  %mul37 = mul <4 x i32> %conv36, %splat.splat
  %add38 = add <4 x i32> %sum.1, %mul37
  %add39 = add nsw i32 %weight.1, %mul35
  br label %cleanup

cleanup:                                          ; preds = %if.end29, %if.then28
  %weight.3 = phi i32 [ %weight.1, %if.then28 ], [ %add39, %if.end29 ]
  %sum.3 = phi <4 x i32> [ %sum.1, %if.then28 ], [ %add38, %if.end29 ]
  %cleanup.dest.slot.2 = phi i32 [ 7, %if.then28 ], [ 0, %if.end29 ]
  br label %cleanup40

cleanup40:                                        ; preds = %cleanup, %if.then23
  %weight.2 = phi i32 [ %weight.1, %if.then23 ], [ %weight.3, %cleanup ]
  %sum.2 = phi <4 x i32> [ %sum.1, %if.then23 ], [ %sum.3, %cleanup ]
  %cleanup.dest.slot.1 = phi i32 [ 7, %if.then23 ], [ %cleanup.dest.slot.2, %cleanup ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup40
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup40
  %inc = add nsw i32 %dx.0, 1
  br label %for.cond10, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup12
  br label %for.inc43

for.inc43:                                        ; preds = %for.end
  %inc44 = add nsw i32 %dy.0, 1
  br label %for.cond, !llvm.loop !11

for.end46:                                        ; preds = %for.cond.cleanup
  %mul47 = mul nsw i32 %add7, %w
  %add48 = add nsw i32 %mul47, %add
  %idxprom49 = sext i32 %add48 to i64
  %arrayidx50 = getelementptr inbounds <4 x i8>, ptr %in, i64 %idxprom49
  %11 = load <4 x i8>, ptr %arrayidx50, align 4, !tbaa !7
  %cmp51 = icmp sgt i32 %weight.0, 0
  br i1 %cmp51, label %if.then52, label %if.end63

if.then52:                                        ; preds = %for.end46
  %div = sdiv i32 %weight.0, 2
  %splat.splatinsert53 = insertelement <4 x i32> poison, i32 %div, i64 0
  %splat.splat54 = shufflevector <4 x i32> %splat.splatinsert53, <4 x i32> poison, <4 x i32> zeroinitializer
  %add55 = add <4 x i32> %sum.0, %splat.splat54
  %splat.splatinsert56 = insertelement <4 x i32> poison, i32 %weight.0, i64 0
  %splat.splat57 = shufflevector <4 x i32> %splat.splatinsert56, <4 x i32> poison, <4 x i32> zeroinitializer
  %div58 = sdiv <4 x i32> %add55, %splat.splat57
  %conv59 = trunc <4 x i32> %div58 to <4 x i8>
  %conv60 = trunc i32 %brighter to i8
  %splat.splatinsert61 = insertelement <4 x i8> poison, i8 %conv60, i64 0
  %splat.splat62 = shufflevector <4 x i8> %splat.splatinsert61, <4 x i8> poison, <4 x i32> zeroinitializer
  %12 = insertelement <4 x i8> %splat.splat62, i8 0, i64 3
  %elt.sat = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %conv59, <4 x i8> %12)
  br label %if.end63

if.end63:                                         ; preds = %if.then52, %for.end46
  %result.0 = phi <4 x i8> [ %elt.sat, %if.then52 ], [ %11, %for.end46 ]
  %mul64 = mul nsw i32 %add7, %w
  %add65 = add nsw i32 %mul64, %add
  %idxprom66 = sext i32 %add65 to i64
  %arrayidx67 = getelementptr inbounds <4 x i8>, ptr %out, i64 %idxprom66
  store <4 x i8> %result.0, ptr %arrayidx67, align 4, !tbaa !7
  br label %cleanup68

cleanup68:                                        ; preds = %if.end63, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end63 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont71
    i32 1, label %cleanup.cont71
  ]

cleanup.cont71:                                   ; preds = %cleanup68, %cleanup68
  ret void

unreachable:                                      ; preds = %cleanup68, %cleanup40
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8>, <4 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = distinct !{!11, !9, !10}
