; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tile = type { %struct.Range, %struct.Range, float, i8 }
%struct.Range = type { i32, i32 }

@_ZZ8tile_sumE4tile = internal addrspace(3) global %struct.Tile undef, align 4
@_ZZ10window_maxE6window = internal addrspace(3) global %struct.Range undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_sum(ptr noundef %in, ptr noundef %out, i32 noundef %width, i32 noundef %height, i32 noundef %side) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul = mul nsw i32 %1, %side
  store i32 %mul, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !7
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !7
  %add = add nsw i32 %2, %side
  %cmp2 = icmp slt i32 %add, %height
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !7
  %add3 = add nsw i32 %3, %side
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add3, %cond.true ], [ %height, %cond.false ]
  store i32 %cond, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !11
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul5 = mul nsw i32 %4, %side
  store i32 %mul5, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !12
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !12
  %add6 = add nsw i32 %5, %side
  %cmp7 = icmp slt i32 %add6, %width
  br i1 %cmp7, label %cond.true8, label %cond.false10

cond.true8:                                       ; preds = %cond.end
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !12
  %add9 = add nsw i32 %6, %side
  br label %cond.end11

cond.false10:                                     ; preds = %cond.end
  br label %cond.end11

cond.end11:                                       ; preds = %cond.false10, %cond.true8
  %cond12 = phi i32 [ %add9, %cond.true8 ], [ %width, %cond.false10 ]
  store i32 %cond12, ptr getelementptr inbounds nuw (%struct.Range, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !13
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %add15 = add nsw i32 %7, %8
  %rem = srem i32 %add15, 2
  %tobool = icmp ne i32 %rem, 0
  %9 = zext i1 %tobool to i64
  %cond16 = select contract i1 %tobool, float 5.000000e-01, float 2.000000e+00
  store float %cond16, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 2), align 4, !tbaa !14
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !11
  %cmp17 = icmp eq i32 %10, %height
  br i1 %cmp17, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %cond.end11
  %11 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !13
  %cmp18 = icmp eq i32 %11, %width
  br label %land.end

land.end:                                         ; preds = %land.rhs, %cond.end11
  %12 = phi i1 [ false, %cond.end11 ], [ %cmp18, %land.rhs ]
  %conv = zext i1 %12 to i8
  store i8 %conv, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 3), align 4, !tbaa !15
  br label %if.end

if.end:                                           ; preds = %land.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), align 4, !tbaa !7
  %add19 = add nsw i32 %13, %0
  %14 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !11
  %cmp20 = icmp sge i32 %add19, %14
  br i1 %cmp20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.end
  br label %cleanup

if.end22:                                         ; preds = %if.end
  %15 = load i32, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), align 4, !tbaa !12
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end22
  %sum.0 = phi i32 [ 0, %if.end22 ], [ %add26, %for.inc ]
  %c.0 = phi i32 [ %15, %if.end22 ], [ %inc, %for.inc ]
  %16 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !13
  %cmp23 = icmp slt i32 %c.0, %16
  br i1 %cmp23, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul24 = mul nsw i32 %add19, %width
  %add25 = add nsw i32 %mul24, %c.0
  %idxprom = sext i32 %add25 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %17 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add26 = add nsw i32 %sum.0, %17
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %c.0, 1
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  %conv27 = sitofp i32 %sum.0 to float
  %18 = load float, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 2), align 4, !tbaa !14
  %mul28 = fmul contract float %conv27, %18
  %conv29 = fptosi float %mul28 to i32
  %19 = load i8, ptr getelementptr inbounds nuw (%struct.Tile, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE4tile to ptr), i32 0, i32 3), align 4, !tbaa !15
  %tobool30 = icmp ne i8 %19, 0
  %20 = zext i1 %tobool30 to i64
  %cond31 = select i1 %tobool30, i32 1000000, i32 0
  %add32 = add nsw i32 %conv29, %cond31
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul34 = mul nsw i32 %add19, %21
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %add36 = add nsw i32 %mul34, %22
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %out, i64 %idxprom37
  store i32 %add32, ptr %arrayidx38, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then21
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then21 ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @window_max(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %1, %2
  %sub = sub nsw i32 %mul, 2
  store i32 %sub, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), align 4, !tbaa !19
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), align 4, !tbaa !19
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add = add nsw i32 %3, %4
  %add4 = add nsw i32 %add, 4
  store i32 %add4, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), i32 0, i32 1), align 4, !tbaa !20
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %5, %6
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %7
  %cmp6 = icmp sge i32 %add.i, %n
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end
  br label %cleanup

if.end8:                                          ; preds = %if.end
  %8 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), align 4, !tbaa !19
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end8
  %best.0 = phi i32 [ -1000000, %if.end8 ], [ %best.1, %for.inc ]
  %k.0 = phi i32 [ %8, %if.end8 ], [ %inc, %for.inc ]
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Range, ptr addrspacecast (ptr addrspace(3) @_ZZ10window_maxE6window to ptr), i32 0, i32 1), align 4, !tbaa !20
  %cmp9 = icmp slt i32 %k.0, %9
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp10 = icmp sge i32 %k.0, 0
  br i1 %cmp10, label %land.lhs.true, label %if.end17

land.lhs.true:                                    ; preds = %for.body
  %cmp11 = icmp slt i32 %k.0, %n
  br i1 %cmp11, label %land.lhs.true12, label %if.end17

land.lhs.true12:                                  ; preds = %land.lhs.true
  %idxprom = sext i32 %k.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %10 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp13 = icmp sgt i32 %10, %best.0
  br i1 %cmp13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %land.lhs.true12
  %idxprom15 = sext i32 %k.0 to i64
  %arrayidx16 = getelementptr inbounds i32, ptr %in, i64 %idxprom15
  %11 = load i32, ptr %arrayidx16, align 4, !tbaa !3
  br label %if.end17

if.end17:                                         ; preds = %if.then14, %land.lhs.true12, %land.lhs.true, %for.body
  %best.1 = phi i32 [ %11, %if.then14 ], [ %best.0, %land.lhs.true12 ], [ %best.0, %land.lhs.true ], [ %best.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end17
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !21

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom18 = sext i32 %add.i to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %out, i64 %idxprom18
  store i32 %best.0, ptr %arrayidx19, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %for.end, %if.then7
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then7 ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS4Tile", !9, i64 0, !9, i64 8, !10, i64 16, !5, i64 20}
!9 = !{!"_ZTS5Range", !4, i64 0, !4, i64 4}
!10 = !{!"float", !5, i64 0}
!11 = !{!8, !4, i64 4}
!12 = !{!8, !4, i64 8}
!13 = !{!8, !4, i64 12}
!14 = !{!8, !10, i64 16}
!15 = !{!8, !5, i64 20}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!9, !4, i64 0}
!20 = !{!9, !4, i64 4}
!21 = distinct !{!21, !17, !18}
