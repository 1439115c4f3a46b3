; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12matmul_tiledE6tile_a = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ12matmul_tiledE6tile_b = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_tiled(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = shl nuw nsw i32 %11, 3
  %13 = add nuw nsw i32 %12, %10
  %14 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl nsw i32 %14, 3
  %16 = add nuw nsw i32 %15, %9
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %43

18:                                               ; preds = %8
  %19 = icmp slt i32 %13, %3
  %20 = mul nuw nsw i32 %5, %13
  %21 = zext nneg i32 %10 to i64
  %22 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_a to ptr), i64 %21
  %23 = zext nneg i32 %9 to i64
  %24 = getelementptr inbounds nuw float, ptr %22, i64 %23
  %25 = icmp slt i32 %16, %4
  %26 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_b to ptr), i64 %21
  %27 = getelementptr inbounds nuw float, ptr %26, i64 %23
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE6tile_b to ptr), i64 %23
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 36
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 108
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %28, i64 144
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 180
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 216
  %41 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 252
  br label %48

43:                                               ; preds = %70, %8
  %44 = phi float [ 0.000000e+00, %8 ], [ %103, %70 ]
  %45 = icmp slt i32 %13, %3
  %46 = icmp slt i32 %16, %4
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %106, label %120

48:                                               ; preds = %18, %70
  %49 = phi float [ 0.000000e+00, %18 ], [ %103, %70 ]
  %50 = phi i32 [ 0, %18 ], [ %104, %70 ]
  %51 = add nuw nsw i32 %50, %9
  %52 = add nuw nsw i32 %50, %10
  %53 = icmp slt i32 %51, %5
  %54 = select i1 %19, i1 %53, i1 false
  br i1 %54, label %55, label %60

55:                                               ; preds = %48
  %56 = add nuw nsw i32 %51, %20
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  br label %60

60:                                               ; preds = %48, %55
  %61 = phi contract float [ %59, %55 ], [ 0.000000e+00, %48 ]
  store float %61, ptr %24, align 4, !tbaa !7
  %62 = icmp slt i32 %52, %5
  %63 = select i1 %62, i1 %25, i1 false
  br i1 %63, label %64, label %70

64:                                               ; preds = %60
  %65 = mul nsw i32 %52, %4
  %66 = add nsw i32 %65, %16
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %1, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  br label %70

70:                                               ; preds = %60, %64
  %71 = phi contract float [ %69, %64 ], [ 0.000000e+00, %60 ]
  store float %71, ptr %27, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load float, ptr %22, align 4, !tbaa !7
  %73 = load float, ptr %28, align 4, !tbaa !7
  %74 = fmul contract float %72, %73
  %75 = fadd contract float %49, %74
  %76 = load float, ptr %29, align 4, !tbaa !7
  %77 = load float, ptr %30, align 4, !tbaa !7
  %78 = fmul contract float %76, %77
  %79 = fadd contract float %75, %78
  %80 = load float, ptr %31, align 4, !tbaa !7
  %81 = load float, ptr %32, align 4, !tbaa !7
  %82 = fmul contract float %80, %81
  %83 = fadd contract float %79, %82
  %84 = load float, ptr %33, align 4, !tbaa !7
  %85 = load float, ptr %34, align 4, !tbaa !7
  %86 = fmul contract float %84, %85
  %87 = fadd contract float %83, %86
  %88 = load float, ptr %35, align 4, !tbaa !7
  %89 = load float, ptr %36, align 4, !tbaa !7
  %90 = fmul contract float %88, %89
  %91 = fadd contract float %87, %90
  %92 = load float, ptr %37, align 4, !tbaa !7
  %93 = load float, ptr %38, align 4, !tbaa !7
  %94 = fmul contract float %92, %93
  %95 = fadd contract float %91, %94
  %96 = load float, ptr %39, align 4, !tbaa !7
  %97 = load float, ptr %40, align 4, !tbaa !7
  %98 = fmul contract float %96, %97
  %99 = fadd contract float %95, %98
  %100 = load float, ptr %41, align 4, !tbaa !7
  %101 = load float, ptr %42, align 4, !tbaa !7
  %102 = fmul contract float %100, %101
  %103 = fadd contract float %99, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = add nuw nsw i32 %50, 8
  %105 = icmp slt i32 %104, %5
  br i1 %105, label %48, label %43, !llvm.loop !9

106:                                              ; preds = %43
  %107 = fcmp contract une float %7, 0.000000e+00
  %108 = mul nsw i32 %4, %13
  %109 = add nuw nsw i32 %108, %16
  %110 = zext nneg i32 %109 to i64
  br i1 %107, label %111, label %114

111:                                              ; preds = %106
  %112 = getelementptr inbounds nuw float, ptr %2, i64 %110
  %113 = load float, ptr %112, align 4, !tbaa !7
  br label %114

114:                                              ; preds = %106, %111
  %115 = phi contract float [ %113, %111 ], [ 0.000000e+00, %106 ]
  %116 = fmul contract float %6, %44
  %117 = fmul contract float %7, %115
  %118 = fadd contract float %116, %117
  %119 = getelementptr inbounds nuw float, ptr %2, i64 %110
  store float %118, ptr %119, align 4, !tbaa !7
  br label %120

120:                                              ; preds = %114, %43
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
