; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12matmul_tiledE6tile_a = internal addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ12matmul_tiledE6tile_b = internal addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_tiled(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %m, i32 noundef %n, i32 noundef %k, float noundef %alpha, float noundef %beta) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul = mul nsw i32 %2, 8
  %add = add nsw i32 %mul, %1
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul4 = mul nsw i32 %3, 8
  %add5 = add nsw i32 %mul4, %0
  br label %for.cond

for.cond:                                         ; preds = %for.inc45, %entry
  %base.0 = phi i32 [ 0, %entry ], [ %add46, %for.inc45 ]
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc45 ]
  %cmp = icmp slt i32 %base.0, %k
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end47

for.body:                                         ; preds = %for.cond
  %add6 = add nsw i32 %base.0, %0
  %add7 = add nsw i32 %base.0, %1
  %cmp8 = icmp slt i32 %add, %m
  br i1 %cmp8, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %for.body
  %cmp9 = icmp slt i32 %add6, %k
  br i1 %cmp9, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %mul10 = mul nsw i32 %add, %k
  %add11 = add nsw i32 %mul10, %add6
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !7
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %4, %cond.true ], [ 0.000000e+00, %cond.false ]
  %idxprom12 = sext i32 %1 to i64
  %arrayidx13 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_a to ptr), i64 0, i64 %idxprom12
  %idxprom14 = sext i32 %0 to i64
  %arrayidx15 = getelementptr inbounds [8 x float], ptr %arrayidx13, i64 0, i64 %idxprom14
  store float %cond, ptr %arrayidx15, align 4, !tbaa !7
  %cmp16 = icmp slt i32 %add7, %k
  br i1 %cmp16, label %land.lhs.true17, label %cond.false24

land.lhs.true17:                                  ; preds = %cond.end
  %cmp18 = icmp slt i32 %add5, %n
  br i1 %cmp18, label %cond.true19, label %cond.false24

cond.true19:                                      ; preds = %land.lhs.true17
  %mul20 = mul nsw i32 %add7, %n
  %add21 = add nsw i32 %mul20, %add5
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds float, ptr %b, i64 %idxprom22
  %5 = load float, ptr %arrayidx23, align 4, !tbaa !7
  br label %cond.end25

cond.false24:                                     ; preds = %land.lhs.true17, %cond.end
  br label %cond.end25

cond.end25:                                       ; preds = %cond.false24, %cond.true19
  %cond26 = phi contract float [ %5, %cond.true19 ], [ 0.000000e+00, %cond.false24 ]
  %idxprom27 = sext i32 %1 to i64
  %arrayidx28 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_b to ptr), i64 0, i64 %idxprom27
  %idxprom29 = sext i32 %0 to i64
  %arrayidx30 = getelementptr inbounds [9 x float], ptr %arrayidx28, i64 0, i64 %idxprom29
  store float %cond26, ptr %arrayidx30, align 4, !tbaa !7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc, %cond.end25
  %i.0 = phi i32 [ 0, %cond.end25 ], [ %inc, %for.inc ]
  %sum.1 = phi float [ %sum.0, %cond.end25 ], [ %add44, %for.inc ]
  %cmp32 = icmp slt i32 %i.0, 8
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond31
  br label %for.end

for.body34:                                       ; preds = %for.cond31
  %idxprom35 = sext i32 %1 to i64
  %arrayidx36 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_a to ptr), i64 0, i64 %idxprom35
  %idxprom37 = sext i32 %i.0 to i64
  %arrayidx38 = getelementptr inbounds [8 x float], ptr %arrayidx36, i64 0, i64 %idxprom37
  %6 = load float, ptr %arrayidx38, align 4, !tbaa !7
  %idxprom39 = sext i32 %i.0 to i64
  %arrayidx40 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_b to ptr), i64 0, i64 %idxprom39
  %idxprom41 = sext i32 %0 to i64
  %arrayidx42 = getelementptr inbounds [9 x float], ptr %arrayidx40, i64 0, i64 %idxprom41
  %7 = load float, ptr %arrayidx42, align 4, !tbaa !7
  %mul43 = fmul contract float %6, %7
  %add44 = fadd contract float %sum.1, %mul43
  br label %for.inc

for.inc:                                          ; preds = %for.body34
  %inc = add nsw i32 %i.0, 1
  br label %for.cond31, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc45

for.inc45:                                        ; preds = %for.end
  %add46 = add nsw i32 %base.0, 8
  br label %for.cond, !llvm.loop !12

for.end47:                                        ; preds = %for.cond.cleanup
  %cmp48 = icmp slt i32 %add, %m
  br i1 %cmp48, label %land.lhs.true49, label %if.end

land.lhs.true49:                                  ; preds = %for.end47
  %cmp50 = icmp slt i32 %add5, %n
  br i1 %cmp50, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true49
  %cmp51 = fcmp contract une float %beta, 0.000000e+00
  br i1 %cmp51, label %cond.true52, label %cond.false57

cond.true52:                                      ; preds = %if.then
  %mul53 = mul nsw i32 %add, %n
  %add54 = add nsw i32 %mul53, %add5
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds float, ptr %c, i64 %idxprom55
  %8 = load float, ptr %arrayidx56, align 4, !tbaa !7
  br label %cond.end58

cond.false57:                                     ; preds = %if.then
  br label %cond.end58

cond.end58:                                       ; preds = %cond.false57, %cond.true52
  %cond59 = phi contract float [ %8, %cond.true52 ], [ 0.000000e+00, %cond.false57 ]
  %mul60 = fmul contract float %alpha, %sum.0
  %mul61 = fmul contract float %beta, %cond59
  %add62 = fadd contract float %mul60, %mul61
  %mul63 = mul nsw i32 %add, %n
  %add64 = add nsw i32 %mul63, %add5
  %idxprom65 = sext i32 %add64 to i64
  %arrayidx66 = getelementptr inbounds float, ptr %c, i64 %idxprom65
  store float %add62, ptr %arrayidx66, align 4, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %cond.end58, %land.lhs.true49, %for.end47
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.full"}
!12 = distinct !{!12, !10, !13}
!13 = !{!"llvm.loop.unroll.disable"}
