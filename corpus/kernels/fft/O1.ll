; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Complex = type { float, float }

@twiddle = dso_local addrspace(4) externally_initialized constant [16 x %struct.Complex] zeroinitializer, align 4
@_ZZ3fftE4data = internal unnamed_addr addrspace(3) global [32 x %struct.Complex] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @twiddle to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl nsw i32 %5, 5
  %7 = add nuw nsw i32 %6, %4
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %0, i64 %8
  %10 = tail call i32 @llvm.bitreverse.i32(i32 range(i32 0, 1040) %4)
  %11 = lshr i32 %10, 27
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 %12
  %14 = load i64, ptr %9, align 4
  store i64 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %16 = add nuw nsw i32 %4, 16
  %17 = tail call i32 @llvm.bitreverse.i32(i32 range(i32 0, 1040) %16)
  %18 = lshr i32 %17, 27
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 %19
  %21 = load i64, ptr %15, align 4
  store i64 %21, ptr %20, align 4
  %22 = shl nuw nsw i32 %4, 1
  %23 = icmp eq i32 %2, 0
  br label %28

24:                                               ; preds = %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = icmp eq i32 %2, 0
  %26 = select contract i1 %25, float 1.000000e+00, float 3.125000e-02
  %27 = icmp samesign ult i32 %4, 32
  br i1 %27, label %67, label %66

28:                                               ; preds = %3, %28
  %29 = phi i32 [ 1, %3 ], [ %64, %28 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = add i32 %29, 1023
  %31 = and i32 %30, %4
  %32 = sub nsw i32 %22, %31
  %33 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %34 = lshr i32 16, %33
  %35 = mul nuw nsw i32 %31, %34
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(4) @twiddle to ptr), i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fneg contract float %40
  %42 = select i1 %23, float %40, float %41
  %43 = sext i32 %32 to i64
  %44 = getelementptr inbounds %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = add nsw i32 %32, %29
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fmul contract float %38, %51
  %55 = fmul contract float %42, %53
  %56 = fsub contract float %54, %55
  %57 = fmul contract float %42, %51
  %58 = fmul contract float %38, %53
  %59 = fadd contract float %57, %58
  %60 = fadd contract float %45, %56
  %61 = fadd contract float %47, %59
  store float %60, ptr %44, align 4, !tbaa !7
  store float %61, ptr %46, align 4, !tbaa !7
  %62 = fsub contract float %45, %56
  %63 = fsub contract float %47, %59
  store float %62, ptr %50, align 4, !tbaa !7
  store float %63, ptr %52, align 4, !tbaa !7
  %64 = shl i32 %29, 1
  %65 = icmp slt i32 %64, 32
  br i1 %65, label %28, label %24, !llvm.loop !9

66:                                               ; preds = %67, %24
  ret void

67:                                               ; preds = %24, %67
  %68 = phi i32 [ %80, %67 ], [ %4, %24 ]
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw %struct.Complex, ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE4data to ptr), i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !12
  %72 = fmul contract float %26, %71
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %74 = load float, ptr %73, align 4, !tbaa !14
  %75 = fmul contract float %26, %74
  %76 = or disjoint i32 %68, %6
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw %struct.Complex, ptr %1, i64 %77
  store float %72, ptr %78, align 4, !tbaa !7
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  store float %75, ptr %79, align 4, !tbaa !7
  %80 = add nuw nsw i32 %68, 16
  %81 = icmp samesign ult i32 %68, 16
  br i1 %81, label %67, label %66, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !8, i64 0}
!13 = !{!"_ZTS7Complex", !8, i64 0, !8, i64 4}
!14 = !{!13, !8, i64 4}
!15 = distinct !{!15, !10, !11}
