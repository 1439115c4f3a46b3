; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8tile_sumE4tile.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8tile_sumE4tile.1 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8tile_sumE4tile.2 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8tile_sumE4tile.3 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8tile_sumE4tile.4 = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ8tile_sumE4tile.5 = internal unnamed_addr addrspace(3) global i8 undef, align 4
@_ZZ10window_maxE6window.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10window_maxE6window.1 = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %5
  %9 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = mul nsw i32 %4, %9
  store i32 %10, ptr addrspace(3) @_ZZ8tile_sumE4tile.0, align 4, !tbaa !7
  %11 = add nsw i32 %10, %4
  %12 = tail call i32 @llvm.smin.i32(i32 %11, i32 %3)
  store i32 %12, ptr addrspace(3) @_ZZ8tile_sumE4tile.1, align 4, !tbaa !11
  %13 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul nsw i32 %4, %13
  store i32 %14, ptr addrspace(3) @_ZZ8tile_sumE4tile.2, align 4, !tbaa !12
  %15 = add nsw i32 %14, %4
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 %2)
  store i32 %16, ptr addrspace(3) @_ZZ8tile_sumE4tile.3, align 4, !tbaa !13
  %17 = add nuw nsw i32 %13, %9
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %18, 0
  %20 = select contract i1 %19, float 2.000000e+00, float 5.000000e-01
  store float %20, ptr addrspace(3) @_ZZ8tile_sumE4tile.4, align 4, !tbaa !14
  %21 = icmp sle i32 %3, %11
  %22 = icmp sle i32 %2, %15
  %23 = select i1 %21, i1 %22, i1 false
  %24 = zext i1 %23 to i8
  store i8 %24, ptr addrspace(3) @_ZZ8tile_sumE4tile.5, align 4, !tbaa !15
  br label %25

25:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = load i32, ptr addrspace(3) @_ZZ8tile_sumE4tile.0, align 4, !tbaa !7
  %27 = add nsw i32 %26, %6
  %28 = load i32, ptr addrspace(3) @_ZZ8tile_sumE4tile.1, align 4, !tbaa !11
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %63

30:                                               ; preds = %25
  %31 = load i32, ptr addrspace(3) @_ZZ8tile_sumE4tile.2, align 4, !tbaa !12
  %32 = load i32, ptr addrspace(3) @_ZZ8tile_sumE4tile.3, align 4, !tbaa !13
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %30
  %35 = mul nsw i32 %27, %2
  br label %53

36:                                               ; preds = %53
  %37 = sitofp i32 %60 to float
  br label %38

38:                                               ; preds = %36, %30
  %39 = phi float [ 0.000000e+00, %30 ], [ %37, %36 ]
  %40 = load float, ptr addrspace(3) @_ZZ8tile_sumE4tile.4, align 4, !tbaa !14
  %41 = fmul contract float %40, %39
  %42 = fptosi float %41 to i32
  %43 = load i8, ptr addrspace(3) @_ZZ8tile_sumE4tile.5, align 4, !tbaa !15
  %44 = icmp eq i8 %43, 0
  %45 = select i1 %44, i32 0, i32 1000000
  %46 = add nsw i32 %45, %42
  %47 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %48 = mul nsw i32 %27, %47
  %49 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %1, i64 %51
  store i32 %46, ptr %52, align 4, !tbaa !3
  br label %63

53:                                               ; preds = %34, %53
  %54 = phi i32 [ %31, %34 ], [ %61, %53 ]
  %55 = phi i32 [ 0, %34 ], [ %60, %53 ]
  %56 = add nsw i32 %54, %35
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %55
  %61 = add nsw i32 %54, 1
  %62 = icmp eq i32 %61, %32
  br i1 %62, label %36, label %53, !llvm.loop !16

63:                                               ; preds = %25, %38
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @window_max(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = add nsw i32 %9, -2
  store i32 %10, ptr addrspace(3) @_ZZ10window_maxE6window.0, align 4, !tbaa !19
  %11 = add nuw nsw i32 %8, 4
  %12 = add i32 %11, %10
  store i32 %12, ptr addrspace(3) @_ZZ10window_maxE6window.1, align 4, !tbaa !20
  br label %13

13:                                               ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul nuw nsw i32 %14, %15
  %17 = add nuw nsw i32 %16, %4
  %18 = icmp slt i32 %17, %2
  br i1 %18, label %19, label %42

19:                                               ; preds = %13
  %20 = load i32, ptr addrspace(3) @_ZZ10window_maxE6window.0, align 4, !tbaa !19
  %21 = load i32, ptr addrspace(3) @_ZZ10window_maxE6window.1, align 4, !tbaa !20
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %27, label %23

23:                                               ; preds = %38, %19
  %24 = phi i32 [ -1000000, %19 ], [ %39, %38 ]
  %25 = zext nneg i32 %17 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !3
  br label %42

27:                                               ; preds = %19, %38
  %28 = phi i32 [ %40, %38 ], [ %20, %19 ]
  %29 = phi i32 [ %39, %38 ], [ -1000000, %19 ]
  %30 = icmp sgt i32 %28, -1
  %31 = icmp slt i32 %28, %2
  %32 = and i1 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %27
  %34 = zext nneg i32 %28 to i64
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = tail call i32 @llvm.smax.i32(i32 %36, i32 %29)
  br label %38

38:                                               ; preds = %33, %27
  %39 = phi i32 [ %29, %27 ], [ %37, %33 ]
  %40 = add nsw i32 %28, 1
  %41 = icmp eq i32 %40, %21
  br i1 %41, label %23, label %27, !llvm.loop !21

42:                                               ; preds = %13, %23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
