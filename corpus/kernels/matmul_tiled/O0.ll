; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12matmul_tiledE6tile_a = internal addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ12matmul_tiledE6tile_b = internal addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_tiled(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %m, i32 noundef %n, i32 noundef %k, float noundef %alpha, float noundef %beta) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %alpha.addr = alloca float, align 4
  %beta.addr = alloca float, align 4
  %tx = alloca i32, align 4
  %ty = alloca i32, align 4
  %row = alloca i32, align 4
  %col = alloca i32, align 4
  %sum = alloca float, align 4
  %base = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %ak = alloca i32, align 4
  %bk = alloca i32, align 4
  %i = alloca i32, align 4
  %old = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8, !tbaa !7
  store ptr %b, ptr %b.addr, align 8, !tbaa !7
  store ptr %c, ptr %c.addr, align 8, !tbaa !7
  store i32 %m, ptr %m.addr, align 4, !tbaa !3
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store i32 %k, ptr %k.addr, align 4, !tbaa !3
  store float %alpha, ptr %alpha.addr, align 4, !tbaa !10
  store float %beta, ptr %beta.addr, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %tx) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %tx, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %ty) #5
  %call1 = call noundef i32 @_ZL8thread_yv() #6
  store i32 %call1, ptr %ty, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %row) #5
  %call2 = call noundef i32 @_ZL7block_yv() #6
  %mul = mul nsw i32 %call2, 8
  %0 = load i32, ptr %ty, align 4, !tbaa !3
  %add = add nsw i32 %mul, %0
  store i32 %add, ptr %row, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %col) #5
  %call3 = call noundef i32 @_ZL7block_xv() #6
  %mul4 = mul nsw i32 %call3, 8
  %1 = load i32, ptr %tx, align 4, !tbaa !3
  %add5 = add nsw i32 %mul4, %1
  store i32 %add5, ptr %col, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %base) #5
  store i32 0, ptr %base, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc45, %entry
  %2 = load i32, ptr %base, align 4, !tbaa !3
  %3 = load i32, ptr %k.addr, align 4, !tbaa !3
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %base) #5
  br label %for.end47

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %ak) #5
  %4 = load i32, ptr %base, align 4, !tbaa !3
  %5 = load i32, ptr %tx, align 4, !tbaa !3
  %add6 = add nsw i32 %4, %5
  store i32 %add6, ptr %ak, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %bk) #5
  %6 = load i32, ptr %base, align 4, !tbaa !3
  %7 = load i32, ptr %ty, align 4, !tbaa !3
  %add7 = add nsw i32 %6, %7
  store i32 %add7, ptr %bk, align 4, !tbaa !3
  %8 = load i32, ptr %row, align 4, !tbaa !3
  %9 = load i32, ptr %m.addr, align 4, !tbaa !3
  %cmp8 = icmp slt i32 %8, %9
  br i1 %cmp8, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %for.body
  %10 = load i32, ptr %ak, align 4, !tbaa !3
  %11 = load i32, ptr %k.addr, align 4, !tbaa !3
  %cmp9 = icmp slt i32 %10, %11
  br i1 %cmp9, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %12 = load ptr, ptr %a.addr, align 8, !tbaa !7
  %13 = load i32, ptr %row, align 4, !tbaa !3
  %14 = load i32, ptr %k.addr, align 4, !tbaa !3
  %mul10 = mul nsw i32 %13, %14
  %15 = load i32, ptr %ak, align 4, !tbaa !3
  %add11 = add nsw i32 %mul10, %15
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, ptr %12, i64 %idxprom
  %16 = load float, ptr %arrayidx, align 4, !tbaa !10
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %16, %cond.true ], [ 0.000000e+00, %cond.false ]
  %17 = load i32, ptr %ty, align 4, !tbaa !3
  %idxprom12 = sext i32 %17 to i64
  %arrayidx13 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_a to ptr), i64 0, i64 %idxprom12
  %18 = load i32, ptr %tx, align 4, !tbaa !3
  %idxprom14 = sext i32 %18 to i64
  %arrayidx15 = getelementptr inbounds [8 x float], ptr %arrayidx13, i64 0, i64 %idxprom14
  store float %cond, ptr %arrayidx15, align 4, !tbaa !10
  %19 = load i32, ptr %bk, align 4, !tbaa !3
  %20 = load i32, ptr %k.addr, align 4, !tbaa !3
  %cmp16 = icmp slt i32 %19, %20
  br i1 %cmp16, label %land.lhs.true17, label %cond.false24

land.lhs.true17:                                  ; preds = %cond.end
  %21 = load i32, ptr %col, align 4, !tbaa !3
  %22 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp18 = icmp slt i32 %21, %22
  br i1 %cmp18, label %cond.true19, label %cond.false24

cond.true19:                                      ; preds = %land.lhs.true17
  %23 = load ptr, ptr %b.addr, align 8, !tbaa !7
  %24 = load i32, ptr %bk, align 4, !tbaa !3
  %25 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul20 = mul nsw i32 %24, %25
  %26 = load i32, ptr %col, align 4, !tbaa !3
  %add21 = add nsw i32 %mul20, %26
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds float, ptr %23, i64 %idxprom22
  %27 = load float, ptr %arrayidx23, align 4, !tbaa !10
  br label %cond.end25

cond.false24:                                     ; preds = %land.lhs.true17, %cond.end
  br label %cond.end25

cond.end25:                                       ; preds = %cond.false24, %cond.true19
  %cond26 = phi contract float [ %27, %cond.true19 ], [ 0.000000e+00, %cond.false24 ]
  %28 = load i32, ptr %ty, align 4, !tbaa !3
  %idxprom27 = sext i32 %28 to i64
  %arrayidx28 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_b to ptr), i64 0, i64 %idxprom27
  %29 = load i32, ptr %tx, align 4, !tbaa !3
  %idxprom29 = sext i32 %29 to i64
  %arrayidx30 = getelementptr inbounds [9 x float], ptr %arrayidx28, i64 0, i64 %idxprom29
  store float %cond26, ptr %arrayidx30, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc, %cond.end25
  %30 = load i32, ptr %i, align 4, !tbaa !3
  %cmp32 = icmp slt i32 %30, 8
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond31
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body34:                                       ; preds = %for.cond31
  %31 = load i32, ptr %ty, align 4, !tbaa !3
  %idxprom35 = sext i32 %31 to i64
  %arrayidx36 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_a to ptr), i64 0, i64 %idxprom35
  %32 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom37 = sext i32 %32 to i64
  %arrayidx38 = getelementptr inbounds [8 x float], ptr %arrayidx36, i64 0, i64 %idxprom37
  %33 = load float, ptr %arrayidx38, align 4, !tbaa !10
  %34 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom39 = sext i32 %34 to i64
  %arrayidx40 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_b to ptr), i64 0, i64 %idxprom39
  %35 = load i32, ptr %tx, align 4, !tbaa !3
  %idxprom41 = sext i32 %35 to i64
  %arrayidx42 = getelementptr inbounds [9 x float], ptr %arrayidx40, i64 0, i64 %idxprom41
  %36 = load float, ptr %arrayidx42, align 4, !tbaa !10
  %mul43 = fmul contract float %33, %36
  %37 = load float, ptr %sum, align 4, !tbaa !10
  %add44 = fadd contract float %37, %mul43
  store float %add44, ptr %sum, align 4, !tbaa !10
  br label %for.inc

for.inc:                                          ; preds = %for.body34
  %38 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %38, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond31, !llvm.loop !12

for.end:                                          ; preds = %for.cond.cleanup33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %bk) #5
  call void @llvm.lifetime.end.p0(ptr %ak) #5
  br label %for.inc45

for.inc45:                                        ; preds = %for.end
  %39 = load i32, ptr %base, align 4, !tbaa !3
  %add46 = add nsw i32 %39, 8
  store i32 %add46, ptr %base, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !15

for.end47:                                        ; preds = %for.cond.cleanup
  %40 = load i32, ptr %row, align 4, !tbaa !3
  %41 = load i32, ptr %m.addr, align 4, !tbaa !3
  %cmp48 = icmp slt i32 %40, %41
  br i1 %cmp48, label %land.lhs.true49, label %if.end

land.lhs.true49:                                  ; preds = %for.end47
  %42 = load i32, ptr %col, align 4, !tbaa !3
  %43 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp50 = icmp slt i32 %42, %43
  br i1 %cmp50, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true49
  call void @llvm.lifetime.start.p0(ptr %old) #5
  %44 = load float, ptr %beta.addr, align 4, !tbaa !10
  %cmp51 = fcmp contract une float %44, 0.000000e+00
  br i1 %cmp51, label %cond.true52, label %cond.false57

cond.true52:                                      ; preds = %if.then
  %45 = load ptr, ptr %c.addr, align 8, !tbaa !7
  %46 = load i32, ptr %row, align 4, !tbaa !3
  %47 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul53 = mul nsw i32 %46, %47
  %48 = load i32, ptr %col, align 4, !tbaa !3
  %add54 = add nsw i32 %mul53, %48
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds float, ptr %45, i64 %idxprom55
  %49 = load float, ptr %arrayidx56, align 4, !tbaa !10
  br label %cond.end58

cond.false57:                                     ; preds = %if.then
  br label %cond.end58

cond.end58:                                       ; preds = %cond.false57, %cond.true52
  %cond59 = phi contract float [ %49, %cond.true52 ], [ 0.000000e+00, %cond.false57 ]
  store float %cond59, ptr %old, align 4, !tbaa !10
  %50 = load float, ptr %alpha.addr, align 4, !tbaa !10
  %51 = load float, ptr %sum, align 4, !tbaa !10
  %mul60 = fmul contract float %50, %51
  %52 = load float, ptr %beta.addr, align 4, !tbaa !10
  %53 = load float, ptr %old, align 4, !tbaa !10
  %mul61 = fmul contract float %52, %53
  %add62 = fadd contract float %mul60, %mul61
  %54 = load ptr, ptr %c.addr, align 8, !tbaa !7
  %55 = load i32, ptr %row, align 4, !tbaa !3
  %56 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul63 = mul nsw i32 %55, %56
  %57 = load i32, ptr %col, align 4, !tbaa !3
  %add64 = add nsw i32 %mul63, %57
  %idxprom65 = sext i32 %add64 to i64
  %arrayidx66 = getelementptr inbounds float, ptr %54, i64 %idxprom65
  store float %add62, ptr %arrayidx66, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %old) #5
  br label %if.end

if.end:                                           ; preds = %cond.end58, %land.lhs.true49, %for.end47
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  call void @llvm.lifetime.end.p0(ptr %col) #5
  call void @llvm.lifetime.end.p0(ptr %row) #5
  call void @llvm.lifetime.end.p0(ptr %ty) #5
  call void @llvm.lifetime.end.p0(ptr %tx) #5
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_yv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.full"}
!15 = distinct !{!15, !13, !16}
!16 = !{!"llvm.loop.unroll.disable"}
