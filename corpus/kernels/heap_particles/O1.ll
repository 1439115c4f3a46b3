; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Particle = type { float, float, i32 }

@_ZL9particles = internal unnamed_addr addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @particles_make() local_unnamed_addr #0 {
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nuw nsw i32 %1, %2
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8
  %8 = icmp eq ptr %7, null
  %9 = select i1 %6, i1 %8, i1 false
  br i1 %9, label %10, label %12

10:                                               ; preds = %0
  %11 = tail call dereferenceable_or_null(384) ptr @malloc(i64 noundef 384) #7
  store ptr %11, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  br label %12

12:                                               ; preds = %10, %0
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @particles_place(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add nuw nsw i32 %5, %6
  %8 = icmp samesign ult i32 %7, 32
  %9 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8
  %10 = icmp ne ptr %9, null
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %21

12:                                               ; preds = %2
  %13 = zext nneg i32 %7 to i64
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !10
  %16 = getelementptr inbounds nuw %struct.Particle, ptr %9, i64 %13
  store float %15, ptr %16, align 4, !tbaa !12
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %13
  %18 = load float, ptr %17, align 4, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store float %18, ptr %19, align 4, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %20, align 4, !tbaa !15
  br label %21

21:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @particles_step(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul nuw nsw i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add nuw nsw i32 %4, %5
  %7 = icmp samesign ugt i32 %6, 31
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8
  %9 = icmp eq ptr %8, null
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %28, label %11

11:                                               ; preds = %1
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw %struct.Particle, ptr %8, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !14
  %17 = fmul float %0, %16
  %18 = fadd float %14, %17
  %19 = fcmp olt float %18, 0.000000e+00
  %20 = fcmp ogt float %18, 1.000000e+00
  %21 = or i1 %19, %20
  br i1 %21, label %22, label %27

22:                                               ; preds = %11
  %23 = fneg float %16
  store float %23, ptr %15, align 4, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !15
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %24, align 4, !tbaa !15
  br label %28

27:                                               ; preds = %11
  store float %18, ptr %13, align 4, !tbaa !12
  br label %28

28:                                               ; preds = %22, %27, %1
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @particles_show(ptr noundef writeonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add nuw nsw i32 %5, %6
  %8 = icmp samesign ugt i32 %7, 31
  br i1 %8, label %24, label %9

9:                                                ; preds = %2
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  %11 = icmp eq ptr %10, null
  %12 = zext nneg i32 %7 to i64
  br i1 %11, label %13, label %17

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = add nsw i32 %15, 100
  store i32 %16, ptr %14, align 4, !tbaa !3
  br label %24

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw %struct.Particle, ptr %10, i64 %12
  %19 = load float, ptr %18, align 4, !tbaa !12
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %12
  store float %19, ptr %20, align 4, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !15
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %2, %17, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @particles_drop() local_unnamed_addr #4 {
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nuw nsw i32 %1, %2
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  tail call void @free(ptr noundef %8) #8
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL9particles to ptr), align 8, !tbaa !7
  br label %9

9:                                                ; preds = %7, %0
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind allocsize(0) }
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
!8 = !{!"p1 _ZTS8Particle", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !11, i64 0}
!13 = !{!"_ZTS8Particle", !11, i64 0, !11, i64 4, !4, i64 8}
!14 = !{!13, !11, i64 4}
!15 = !{!13, !4, i64 8}
