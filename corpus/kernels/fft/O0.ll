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
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %inverse.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %base = alloca i32, align 4
  %half = alloca i32, align 4
  %pos = alloca i32, align 4
  %low = alloca i32, align 4
  %w = alloca %struct.Complex, align 4
  %a = alloca %struct.Complex, align 4
  %b = alloca %struct.Complex, align 4
  %p = alloca %struct.Complex, align 4
  %ref.tmp = alloca %struct.Complex, align 4
  %ref.tmp49 = alloca %struct.Complex, align 4
  %scale = alloca float, align 4
  %i = alloca i32, align 4
  %ref.tmp66 = alloca %struct.Complex, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %inverse, ptr %inverse.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #7
  %call = call noundef i32 @_ZL8thread_xv() #8
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %base) #7
  %call1 = call noundef i32 @_ZL7block_xv() #8
  %mul = mul nsw i32 %call1, 32
  store i32 %mul, ptr %base, align 4, !tbaa !3
  %0 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %1 = load i32, ptr %base, align 4, !tbaa !3
  %2 = load i32, ptr %t, align 4, !tbaa !3
  %add = add nsw i32 %1, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.Complex, ptr %0, i64 %idxprom
  %3 = load i32, ptr %t, align 4, !tbaa !3
  %call2 = call noundef i32 @_ZL8reversedi(i32 noundef %3) #8
  %idxprom3 = sext i32 %call2 to i64
  %arrayidx4 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx4, ptr align 4 %arrayidx, i64 8, i1 false), !tbaa.struct !10
  %4 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %5 = load i32, ptr %base, align 4, !tbaa !3
  %6 = load i32, ptr %t, align 4, !tbaa !3
  %add5 = add nsw i32 %5, %6
  %add6 = add nsw i32 %add5, 16
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds %struct.Complex, ptr %4, i64 %idxprom7
  %7 = load i32, ptr %t, align 4, !tbaa !3
  %add9 = add nsw i32 %7, 16
  %call10 = call noundef i32 @_ZL8reversedi(i32 noundef %add9) #8
  %idxprom11 = sext i32 %call10 to i64
  %arrayidx12 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx12, ptr align 4 %arrayidx8, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %half) #7
  store i32 1, ptr %half, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %8 = load i32, ptr %half, align 4, !tbaa !3
  %cmp = icmp slt i32 %8, 32
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %half) #7
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %pos) #7
  %9 = load i32, ptr %t, align 4, !tbaa !3
  %10 = load i32, ptr %half, align 4, !tbaa !3
  %sub = sub nsw i32 %10, 1
  %and = and i32 %9, %sub
  store i32 %and, ptr %pos, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %low) #7
  %11 = load i32, ptr %t, align 4, !tbaa !3
  %mul13 = mul nsw i32 2, %11
  %12 = load i32, ptr %pos, align 4, !tbaa !3
  %sub14 = sub nsw i32 %mul13, %12
  store i32 %sub14, ptr %low, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %w) #7
  %13 = load i32, ptr %pos, align 4, !tbaa !3
  %14 = load i32, ptr %half, align 4, !tbaa !3
  %div = sdiv i32 16, %14
  %mul15 = mul nsw i32 %13, %div
  %idxprom16 = sext i32 %mul15 to i64
  %arrayidx17 = getelementptr inbounds [16 x %struct.Complex], ptr addrspacecast (ptr addrspace(4) @twiddle to ptr), i64 0, i64 %idxprom16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %w, ptr align 4 %arrayidx17, i64 8, i1 false), !tbaa.struct !10
  %15 = load i32, ptr %inverse.addr, align 4, !tbaa !3
  %tobool = icmp ne i32 %15, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %im = getelementptr inbounds nuw %struct.Complex, ptr %w, i32 0, i32 1
  %16 = load float, ptr %im, align 4, !tbaa !13
  %fneg = fneg contract float %16
  %im18 = getelementptr inbounds nuw %struct.Complex, ptr %w, i32 0, i32 1
  store float %fneg, ptr %im18, align 4, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.lifetime.start.p0(ptr %a) #7
  %17 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom19 = sext i32 %17 to i64
  %arrayidx20 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %arrayidx20, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %b) #7
  %18 = load i32, ptr %low, align 4, !tbaa !3
  %19 = load i32, ptr %half, align 4, !tbaa !3
  %add21 = add nsw i32 %18, %19
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %arrayidx23, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %p) #7
  %re = getelementptr inbounds nuw %struct.Complex, ptr %p, i32 0, i32 0
  %re24 = getelementptr inbounds nuw %struct.Complex, ptr %b, i32 0, i32 0
  %20 = load float, ptr %re24, align 4, !tbaa !15
  %re25 = getelementptr inbounds nuw %struct.Complex, ptr %w, i32 0, i32 0
  %21 = load float, ptr %re25, align 4, !tbaa !15
  %mul26 = fmul contract float %20, %21
  %im27 = getelementptr inbounds nuw %struct.Complex, ptr %b, i32 0, i32 1
  %22 = load float, ptr %im27, align 4, !tbaa !13
  %im28 = getelementptr inbounds nuw %struct.Complex, ptr %w, i32 0, i32 1
  %23 = load float, ptr %im28, align 4, !tbaa !13
  %mul29 = fmul contract float %22, %23
  %sub30 = fsub contract float %mul26, %mul29
  store float %sub30, ptr %re, align 4, !tbaa !15
  %im31 = getelementptr inbounds nuw %struct.Complex, ptr %p, i32 0, i32 1
  %re32 = getelementptr inbounds nuw %struct.Complex, ptr %b, i32 0, i32 0
  %24 = load float, ptr %re32, align 4, !tbaa !15
  %im33 = getelementptr inbounds nuw %struct.Complex, ptr %w, i32 0, i32 1
  %25 = load float, ptr %im33, align 4, !tbaa !13
  %mul34 = fmul contract float %24, %25
  %im35 = getelementptr inbounds nuw %struct.Complex, ptr %b, i32 0, i32 1
  %26 = load float, ptr %im35, align 4, !tbaa !13
  %re36 = getelementptr inbounds nuw %struct.Complex, ptr %w, i32 0, i32 0
  %27 = load float, ptr %re36, align 4, !tbaa !15
  %mul37 = fmul contract float %26, %27
  %add38 = fadd contract float %mul34, %mul37
  store float %add38, ptr %im31, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %ref.tmp) #7
  %re39 = getelementptr inbounds nuw %struct.Complex, ptr %ref.tmp, i32 0, i32 0
  %re40 = getelementptr inbounds nuw %struct.Complex, ptr %a, i32 0, i32 0
  %28 = load float, ptr %re40, align 4, !tbaa !15
  %re41 = getelementptr inbounds nuw %struct.Complex, ptr %p, i32 0, i32 0
  %29 = load float, ptr %re41, align 4, !tbaa !15
  %add42 = fadd contract float %28, %29
  store float %add42, ptr %re39, align 4, !tbaa !15
  %im43 = getelementptr inbounds nuw %struct.Complex, ptr %ref.tmp, i32 0, i32 1
  %im44 = getelementptr inbounds nuw %struct.Complex, ptr %a, i32 0, i32 1
  %30 = load float, ptr %im44, align 4, !tbaa !13
  %im45 = getelementptr inbounds nuw %struct.Complex, ptr %p, i32 0, i32 1
  %31 = load float, ptr %im45, align 4, !tbaa !13
  %add46 = fadd contract float %30, %31
  store float %add46, ptr %im43, align 4, !tbaa !13
  %32 = load i32, ptr %low, align 4, !tbaa !3
  %idxprom47 = sext i32 %32 to i64
  %arrayidx48 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom47
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx48, ptr align 4 %ref.tmp, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %ref.tmp) #7
  call void @llvm.lifetime.start.p0(ptr %ref.tmp49) #7
  %re50 = getelementptr inbounds nuw %struct.Complex, ptr %ref.tmp49, i32 0, i32 0
  %re51 = getelementptr inbounds nuw %struct.Complex, ptr %a, i32 0, i32 0
  %33 = load float, ptr %re51, align 4, !tbaa !15
  %re52 = getelementptr inbounds nuw %struct.Complex, ptr %p, i32 0, i32 0
  %34 = load float, ptr %re52, align 4, !tbaa !15
  %sub53 = fsub contract float %33, %34
  store float %sub53, ptr %re50, align 4, !tbaa !15
  %im54 = getelementptr inbounds nuw %struct.Complex, ptr %ref.tmp49, i32 0, i32 1
  %im55 = getelementptr inbounds nuw %struct.Complex, ptr %a, i32 0, i32 1
  %35 = load float, ptr %im55, align 4, !tbaa !13
  %im56 = getelementptr inbounds nuw %struct.Complex, ptr %p, i32 0, i32 1
  %36 = load float, ptr %im56, align 4, !tbaa !13
  %sub57 = fsub contract float %35, %36
  store float %sub57, ptr %im54, align 4, !tbaa !13
  %37 = load i32, ptr %low, align 4, !tbaa !3
  %38 = load i32, ptr %half, align 4, !tbaa !3
  %add58 = add nsw i32 %37, %38
  %idxprom59 = sext i32 %add58 to i64
  %arrayidx60 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom59
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx60, ptr align 4 %ref.tmp49, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %ref.tmp49) #7
  call void @llvm.lifetime.end.p0(ptr %p) #7
  call void @llvm.lifetime.end.p0(ptr %b) #7
  call void @llvm.lifetime.end.p0(ptr %a) #7
  call void @llvm.lifetime.end.p0(ptr %w) #7
  call void @llvm.lifetime.end.p0(ptr %low) #7
  call void @llvm.lifetime.end.p0(ptr %pos) #7
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %39 = load i32, ptr %half, align 4, !tbaa !3
  %shl = shl i32 %39, 1
  store i32 %shl, ptr %half, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %scale) #7
  %40 = load i32, ptr %inverse.addr, align 4, !tbaa !3
  %tobool61 = icmp ne i32 %40, 0
  %41 = zext i1 %tobool61 to i64
  %cond = select contract i1 %tobool61, float 3.125000e-02, float 1.000000e+00
  store float %cond, ptr %scale, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %i) #7
  %42 = load i32, ptr %t, align 4, !tbaa !3
  store i32 %42, ptr %i, align 4, !tbaa !3
  br label %for.cond62

for.cond62:                                       ; preds = %for.inc80, %for.end
  %43 = load i32, ptr %i, align 4, !tbaa !3
  %cmp63 = icmp slt i32 %43, 32
  br i1 %cmp63, label %for.body65, label %for.cond.cleanup64

for.cond.cleanup64:                               ; preds = %for.cond62
  call void @llvm.lifetime.end.p0(ptr %i) #7
  br label %for.end82

for.body65:                                       ; preds = %for.cond62
  call void @llvm.lifetime.start.p0(ptr %ref.tmp66) #7
  %re67 = getelementptr inbounds nuw %struct.Complex, ptr %ref.tmp66, i32 0, i32 0
  %44 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom68 = sext i32 %44 to i64
  %arrayidx69 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom68
  %re70 = getelementptr inbounds nuw %struct.Complex, ptr %arrayidx69, i32 0, i32 0
  %45 = load float, ptr %re70, align 4, !tbaa !15
  %46 = load float, ptr %scale, align 4, !tbaa !11
  %mul71 = fmul contract float %45, %46
  store float %mul71, ptr %re67, align 4, !tbaa !15
  %im72 = getelementptr inbounds nuw %struct.Complex, ptr %ref.tmp66, i32 0, i32 1
  %47 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom73 = sext i32 %47 to i64
  %arrayidx74 = getelementptr inbounds [32 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 0, i64 %idxprom73
  %im75 = getelementptr inbounds nuw %struct.Complex, ptr %arrayidx74, i32 0, i32 1
  %48 = load float, ptr %im75, align 4, !tbaa !13
  %49 = load float, ptr %scale, align 4, !tbaa !11
  %mul76 = fmul contract float %48, %49
  store float %mul76, ptr %im72, align 4, !tbaa !13
  %50 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %51 = load i32, ptr %base, align 4, !tbaa !3
  %52 = load i32, ptr %i, align 4, !tbaa !3
  %add77 = add nsw i32 %51, %52
  %idxprom78 = sext i32 %add77 to i64
  %arrayidx79 = getelementptr inbounds %struct.Complex, ptr %50, i64 %idxprom78
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx79, ptr align 4 %ref.tmp66, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %ref.tmp66) #7
  br label %for.inc80

for.inc80:                                        ; preds = %for.body65
  %53 = load i32, ptr %i, align 4, !tbaa !3
  %add81 = add nsw i32 %53, 16
  store i32 %add81, ptr %i, align 4, !tbaa !3
  br label %for.cond62, !llvm.loop !19

for.end82:                                        ; preds = %for.cond.cleanup64
  call void @llvm.lifetime.end.p0(ptr %scale) #7
  call void @llvm.lifetime.end.p0(ptr %base) #7
  call void @llvm.lifetime.end.p0(ptr %t) #7
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
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8reversedi(i32 noundef %i) #2 {
entry:
  %i.addr = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4, !tbaa !3
  %0 = load i32, ptr %i.addr, align 4, !tbaa !3
  %1 = call i32 @llvm.bitreverse.i32(i32 %0)
  %shr = lshr i32 %1, 27
  ret i32 %shr
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS7Complex", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !11}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 4}
!14 = !{!"_ZTS7Complex", !12, i64 0, !12, i64 4}
!15 = !{!14, !12, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
