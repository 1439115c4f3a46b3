; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Body = type { float, float, float, float }

@_ZZ5nbodyE4tile = internal unnamed_addr addrspace(3) global [32 x %struct.Body] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, float noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Body, align 16
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %3
  br i1 %13, label %14, label %24

14:                                               ; preds = %6
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %15
  %17 = load float, ptr %16, align 16, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = load float, ptr %20, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %23 = load float, ptr %22, align 4, !tbaa !7
  br label %24

24:                                               ; preds = %14, %6
  %25 = phi float [ %23, %14 ], [ 0.000000e+00, %6 ]
  %26 = phi float [ %21, %14 ], [ 0.000000e+00, %6 ]
  %27 = phi float [ %19, %14 ], [ 0.000000e+00, %6 ]
  %28 = phi float [ %17, %14 ], [ 0.000000e+00, %6 ]
  %29 = icmp sgt i32 %3, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %24
  %31 = zext nneg i32 %11 to i64
  %32 = getelementptr inbounds nuw %struct.Body, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 %31
  br label %37

33:                                               ; preds = %48, %24
  %34 = phi float [ 0.000000e+00, %24 ], [ %88, %48 ]
  %35 = phi float [ 0.000000e+00, %24 ], [ %89, %48 ]
  %36 = phi float [ 0.000000e+00, %24 ], [ %90, %48 ]
  br i1 %13, label %93, label %119

37:                                               ; preds = %30, %48
  %38 = phi float [ 0.000000e+00, %30 ], [ %90, %48 ]
  %39 = phi float [ 0.000000e+00, %30 ], [ %89, %48 ]
  %40 = phi float [ 0.000000e+00, %30 ], [ %88, %48 ]
  %41 = phi i32 [ 0, %30 ], [ %49, %48 ]
  %42 = add nuw nsw i32 %41, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %43 = icmp slt i32 %42, %3
  br i1 %43, label %44, label %47

44:                                               ; preds = %37
  %45 = zext nneg i32 %42 to i64
  %46 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, ptr noundef nonnull align 16 dereferenceable(16) %46, i64 16, i1 false), !tbaa.struct !9
  br label %47

47:                                               ; preds = %44, %37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %32, ptr noundef nonnull align 16 dereferenceable(16) %7, i64 16, i1 false), !tbaa.struct !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %51

48:                                               ; preds = %87
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %49 = add nuw nsw i32 %41, 32
  %50 = icmp slt i32 %49, %3
  br i1 %50, label %37, label %33, !llvm.loop !10

51:                                               ; preds = %47, %87
  %52 = phi float [ %38, %47 ], [ %90, %87 ]
  %53 = phi float [ %39, %47 ], [ %89, %87 ]
  %54 = phi float [ %40, %47 ], [ %88, %87 ]
  %55 = phi i32 [ 0, %47 ], [ %91, %87 ]
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw %struct.Body, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 12
  %59 = load float, ptr %58, align 4, !tbaa !13
  %60 = fcmp contract oeq float %59, 0.000000e+00
  br i1 %60, label %87, label %61

61:                                               ; preds = %51
  %62 = load float, ptr %57, align 16, !tbaa !15
  %63 = fsub contract float %62, %28
  %64 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %65 = load float, ptr %64, align 4, !tbaa !16
  %66 = fsub contract float %65, %27
  %67 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %68 = load float, ptr %67, align 8, !tbaa !17
  %69 = fsub contract float %68, %26
  %70 = fmul contract float %63, %63
  %71 = fmul contract float %66, %66
  %72 = fadd contract float %70, %71
  %73 = fmul contract float %69, %69
  %74 = fadd contract float %72, %73
  %75 = fadd contract float %4, %74
  %76 = tail call contract float @llvm.sqrt.f32(float %75)
  %77 = fdiv contract float 1.000000e+00, %76
  %78 = fmul contract float %59, %77
  %79 = fmul contract float %77, %78
  %80 = fmul contract float %77, %79
  %81 = fmul contract float %63, %80
  %82 = fadd contract float %52, %81
  %83 = fmul contract float %66, %80
  %84 = fadd contract float %53, %83
  %85 = fmul contract float %69, %80
  %86 = fadd contract float %54, %85
  br label %87

87:                                               ; preds = %51, %61
  %88 = phi float [ %86, %61 ], [ %54, %51 ]
  %89 = phi float [ %84, %61 ], [ %53, %51 ]
  %90 = phi float [ %82, %61 ], [ %52, %51 ]
  %91 = add nuw nsw i32 %55, 1
  %92 = icmp eq i32 %91, 32
  br i1 %92, label %48, label %51, !llvm.loop !18

93:                                               ; preds = %33
  %94 = fmul contract float %5, %36
  %95 = mul nuw nsw i32 %12, 3
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr %2, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = fadd contract float %94, %98
  store float %99, ptr %97, align 4, !tbaa !7
  %100 = fmul contract float %5, %35
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fadd contract float %100, %102
  store float %103, ptr %101, align 4, !tbaa !7
  %104 = fmul contract float %5, %34
  %105 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fadd contract float %104, %106
  store float %107, ptr %105, align 4, !tbaa !7
  %108 = fmul contract float %5, %99
  %109 = fadd contract float %28, %108
  %110 = fmul contract float %5, %103
  %111 = fadd contract float %27, %110
  %112 = fmul contract float %5, %107
  %113 = fadd contract float %26, %112
  %114 = zext nneg i32 %12 to i64
  %115 = getelementptr inbounds nuw %struct.Body, ptr %1, i64 %114
  store float %109, ptr %115, align 16, !tbaa !7
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 4
  store float %111, ptr %116, align 4, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr %115, i64 8
  store float %113, ptr %117, align 8, !tbaa !7
  %118 = getelementptr inbounds nuw i8, ptr %115, i64 12
  store float %25, ptr %118, align 4, !tbaa !7
  br label %119

119:                                              ; preds = %33, %93
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !7, i64 12, i64 4, !7}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !8, i64 12}
!14 = !{!"_ZTS4Body", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12}
!15 = !{!14, !8, i64 0}
!16 = !{!14, !8, i64 4}
!17 = !{!14, !8, i64 8}
!18 = distinct !{!18, !11, !12}
