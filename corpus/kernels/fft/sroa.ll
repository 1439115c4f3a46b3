; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Complex = type { float, float }

@twiddle = dso_local addrspace(4) externally_initialized constant [16 x %struct.Complex] zeroinitializer, align 4
@_ZZ3fftE4data = internal addrspace(3) global [32 x %struct.Complex] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @twiddle to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft(ptr noundef %in, ptr noundef %out, i32 noundef %inverse) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul nsw i32 %1, 32
  %add = add nsw i32 %mul, %0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.Complex, ptr %in, i64 %idxprom
  %2 = call i32 @llvm.bitreverse.i32(i32 %0)
  %shr.i = lshr i32 %2, 27
  %idxprom3 = sext i32 %shr.i to i64
  %arrayidx4 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx4, ptr align 4 %arrayidx, i64 8, i1 false), !tbaa.struct !7
  %add5 = add nsw i32 %mul, %0
  %add6 = add nsw i32 %add5, 16
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds %struct.Complex, ptr %in, i64 %idxprom7
  %add9 = add nsw i32 %0, 16
  %3 = call i32 @llvm.bitreverse.i32(i32 %add9)
  %shr.i2 = lshr i32 %3, 27
  %idxprom11 = sext i32 %shr.i2 to i64
  %arrayidx12 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx12, ptr align 4 %arrayidx8, i64 8, i1 false), !tbaa.struct !7
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %half.0 = phi i32 [ 1, %entry ], [ %shl, %for.inc ]
  %cmp = icmp slt i32 %half.0, 32
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %sub = sub nsw i32 %half.0, 1
  %and = and i32 %0, %sub
  %mul13 = mul nsw i32 2, %0
  %sub14 = sub nsw i32 %mul13, %and
  %div = sdiv i32 16, %half.0
  %mul15 = mul nsw i32 %and, %div
  %idxprom16 = sext i32 %mul15 to i64
  %arrayidx17 = getelementptr inbounds [16 x %struct.Complex], ptr addrspacecast (ptr addrspace(4) @twiddle to ptr), i64 0, i64 %idxprom16
  %w.sroa.0.0.copyload = load float, ptr %arrayidx17, align 4, !tbaa !8
  %w.sroa.5.0.arrayidx17.sroa_idx = getelementptr inbounds i8, ptr %arrayidx17, i64 4
  %w.sroa.5.0.copyload = load float, ptr %w.sroa.5.0.arrayidx17.sroa_idx, align 4, !tbaa !8
  %tobool = icmp ne i32 %inverse, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %fneg = fneg contract float %w.sroa.5.0.copyload
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %w.sroa.5.0 = phi float [ %fneg, %if.then ], [ %w.sroa.5.0.copyload, %for.body ]
  %idxprom19 = sext i32 %sub14 to i64
  %arrayidx20 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom19
  %a.sroa.0.0.copyload = load float, ptr %arrayidx20, align 4, !tbaa !8
  %a.sroa.5.0.arrayidx20.sroa_idx = getelementptr inbounds i8, ptr %arrayidx20, i64 4
  %a.sroa.5.0.copyload = load float, ptr %a.sroa.5.0.arrayidx20.sroa_idx, align 4, !tbaa !8
  %add21 = add nsw i32 %sub14, %half.0
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom22
  %b.sroa.0.0.copyload = load float, ptr %arrayidx23, align 4, !tbaa !8
  %b.sroa.5.0.arrayidx23.sroa_idx = getelementptr inbounds i8, ptr %arrayidx23, i64 4
  %b.sroa.5.0.copyload = load float, ptr %b.sroa.5.0.arrayidx23.sroa_idx, align 4, !tbaa !8
  %mul26 = fmul contract float %b.sroa.0.0.copyload, %w.sroa.0.0.copyload
  %mul29 = fmul contract float %b.sroa.5.0.copyload, %w.sroa.5.0
  %sub30 = fsub contract float %mul26, %mul29
  %mul34 = fmul contract float %b.sroa.0.0.copyload, %w.sroa.5.0
  %mul37 = fmul contract float %b.sroa.5.0.copyload, %w.sroa.0.0.copyload
  %add38 = fadd contract float %mul34, %mul37
  %add42 = fadd contract float %a.sroa.0.0.copyload, %sub30
  %add46 = fadd contract float %a.sroa.5.0.copyload, %add38
  %idxprom47 = sext i32 %sub14 to i64
  %arrayidx48 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom47
  store float %add42, ptr %arrayidx48, align 4, !tbaa !8
  %ref.tmp.sroa.4.0.arrayidx48.sroa_idx = getelementptr inbounds i8, ptr %arrayidx48, i64 4
  store float %add46, ptr %ref.tmp.sroa.4.0.arrayidx48.sroa_idx, align 4, !tbaa !8
  %sub53 = fsub contract float %a.sroa.0.0.copyload, %sub30
  %sub57 = fsub contract float %a.sroa.5.0.copyload, %add38
  %add58 = add nsw i32 %sub14, %half.0
  %idxprom59 = sext i32 %add58 to i64
  %arrayidx60 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom59
  store float %sub53, ptr %arrayidx60, align 4, !tbaa !8
  %ref.tmp49.sroa.4.0.arrayidx60.sroa_idx = getelementptr inbounds i8, ptr %arrayidx60, i64 4
  store float %sub57, ptr %ref.tmp49.sroa.4.0.arrayidx60.sroa_idx, align 4, !tbaa !8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %shl = shl i32 %half.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %tobool61 = icmp ne i32 %inverse, 0
  %4 = zext i1 %tobool61 to i64
  %cond = select contract i1 %tobool61, float 3.125000e-02, float 1.000000e+00
  br label %for.cond62

for.cond62:                                       ; preds = %for.inc80, %for.end
  %i.0 = phi i32 [ %0, %for.end ], [ %add81, %for.inc80 ]
  %cmp63 = icmp slt i32 %i.0, 32
  br i1 %cmp63, label %for.body65, label %for.cond.cleanup64

for.cond.cleanup64:                               ; preds = %for.cond62
  br label %for.end82

for.body65:                                       ; preds = %for.cond62
  %idxprom68 = sext i32 %i.0 to i64
  %arrayidx69 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom68
  %re70 = getelementptr inbounds nuw %struct.Complex, ptr %arrayidx69, i32 0, i32 0
  %5 = load float, ptr %re70, align 4, !tbaa !13
  %mul71 = fmul contract float %5, %cond
  %idxprom73 = sext i32 %i.0 to i64
  %arrayidx74 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom73
  %im75 = getelementptr inbounds nuw %struct.Complex, ptr %arrayidx74, i32 0, i32 1
  %6 = load float, ptr %im75, align 4, !tbaa !15
  %mul76 = fmul contract float %6, %cond
  %add77 = add nsw i32 %mul, %i.0
  %idxprom78 = sext i32 %add77 to i64
  %arrayidx79 = getelementptr inbounds %struct.Complex, ptr %out, i64 %idxprom78
  store float %mul71, ptr %arrayidx79, align 4, !tbaa !8
  %ref.tmp66.sroa.4.0.arrayidx79.sroa_idx = getelementptr inbounds i8, ptr %arrayidx79, i64 4
  store float %mul76, ptr %ref.tmp66.sroa.4.0.arrayidx79.sroa_idx, align 4, !tbaa !8
  br label %for.inc80

for.inc80:                                        ; preds = %for.body65
  %add81 = add nsw i32 %i.0, 16
  br label %for.cond62, !llvm.loop !16

for.end82:                                        ; preds = %for.cond.cleanup64
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{i64 0, i64 4, !8, i64 4, i64 4, !8}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !9, i64 0}
!14 = !{!"_ZTS7Complex", !9, i64 0, !9, i64 4}
!15 = !{!14, !9, i64 4}
!16 = distinct !{!16, !11, !12}
