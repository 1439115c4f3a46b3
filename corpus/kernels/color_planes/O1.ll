; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL6planes.0 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL6planes.1 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL6planes.2 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL6planes.3 = internal unnamed_addr addrspace(1) global i32 0, align 8
@_ZL6planes.4 = internal unnamed_addr addrspace(1) global i32 0, align 4
@_ZL6planes.5 = internal unnamed_addr addrspace(1) global i32 0, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @planes_collect(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  %9 = icmp sgt i32 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %60

11:                                               ; preds = %2
  %12 = load i32, ptr addrspace(1) @_ZL6planes.5, align 8
  %13 = load i64, ptr addrspace(1) @_ZL6planes.2, align 8
  %14 = load i32, ptr addrspace(1) @_ZL6planes.4, align 4
  %15 = load i64, ptr addrspace(1) @_ZL6planes.1, align 8
  %16 = load i32, ptr addrspace(1) @_ZL6planes.3, align 8
  %17 = load i64, ptr addrspace(1) @_ZL6planes.0, align 8
  br label %18

18:                                               ; preds = %11, %55
  %19 = phi i32 [ %58, %55 ], [ 0, %11 ]
  %20 = phi i64 [ %37, %55 ], [ %17, %11 ]
  %21 = phi i32 [ %36, %55 ], [ %16, %11 ]
  %22 = phi i64 [ %47, %55 ], [ %15, %11 ]
  %23 = phi i32 [ %46, %55 ], [ %14, %11 ]
  %24 = phi i64 [ %57, %55 ], [ %13, %11 ]
  %25 = phi i32 [ %56, %55 ], [ %12, %11 ]
  %26 = mul nuw nsw i32 %19, 3
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !7
  %30 = icmp ugt i8 %29, 3
  br i1 %30, label %31, label %35

31:                                               ; preds = %18
  %32 = zext i8 %29 to i64
  %33 = add nsw i64 %20, %32
  store i64 %33, ptr addrspace(1) @_ZL6planes.0, align 8, !tbaa !8
  %34 = add nsw i32 %21, 1
  store i32 %34, ptr addrspace(1) @_ZL6planes.3, align 8, !tbaa !3
  br label %35

35:                                               ; preds = %31, %18
  %36 = phi i32 [ %34, %31 ], [ %21, %18 ]
  %37 = phi i64 [ %33, %31 ], [ %20, %18 ]
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %39 = load i8, ptr %38, align 1, !tbaa !7
  %40 = icmp ugt i8 %39, 5
  br i1 %40, label %41, label %45

41:                                               ; preds = %35
  %42 = zext i8 %39 to i64
  %43 = add nsw i64 %22, %42
  store i64 %43, ptr addrspace(1) @_ZL6planes.1, align 8, !tbaa !8
  %44 = add nsw i32 %23, 1
  store i32 %44, ptr addrspace(1) @_ZL6planes.4, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %41, %35
  %46 = phi i32 [ %44, %41 ], [ %23, %35 ]
  %47 = phi i64 [ %43, %41 ], [ %22, %35 ]
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 2
  %49 = load i8, ptr %48, align 1, !tbaa !7
  %50 = icmp ugt i8 %49, 7
  br i1 %50, label %51, label %55

51:                                               ; preds = %45
  %52 = zext i8 %49 to i64
  %53 = add nsw i64 %24, %52
  store i64 %53, ptr addrspace(1) @_ZL6planes.2, align 8, !tbaa !8
  %54 = add nsw i32 %25, 1
  store i32 %54, ptr addrspace(1) @_ZL6planes.5, align 8, !tbaa !3
  br label %55

55:                                               ; preds = %45, %51
  %56 = phi i32 [ %25, %45 ], [ %54, %51 ]
  %57 = phi i64 [ %24, %45 ], [ %53, %51 ]
  %58 = add nuw nsw i32 %19, 1
  %59 = icmp eq i32 %58, %1
  br i1 %59, label %60, label %18, !llvm.loop !10

60:                                               ; preds = %55, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @planes_apply(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %58

10:                                               ; preds = %3
  %11 = load i32, ptr addrspace(1) @_ZL6planes.3, align 8, !tbaa !3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %10
  %14 = load i64, ptr addrspace(1) @_ZL6planes.0, align 8, !tbaa !8
  %15 = sext i32 %11 to i64
  %16 = sdiv i64 %14, %15
  %17 = trunc i64 %16 to i32
  br label %18

18:                                               ; preds = %10, %13
  %19 = phi i32 [ %17, %13 ], [ 0, %10 ]
  %20 = load i32, ptr addrspace(1) @_ZL6planes.4, align 4, !tbaa !3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load i64, ptr addrspace(1) @_ZL6planes.1, align 8, !tbaa !8
  %24 = sext i32 %20 to i64
  %25 = sdiv i64 %23, %24
  %26 = trunc i64 %25 to i32
  br label %27

27:                                               ; preds = %18, %22
  %28 = phi i32 [ %26, %22 ], [ 0, %18 ]
  %29 = load i32, ptr addrspace(1) @_ZL6planes.5, align 8, !tbaa !3
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %36, label %31

31:                                               ; preds = %27
  %32 = load i64, ptr addrspace(1) @_ZL6planes.2, align 8, !tbaa !8
  %33 = sext i32 %29 to i64
  %34 = sdiv i64 %32, %33
  %35 = trunc i64 %34 to i32
  br label %36

36:                                               ; preds = %27, %31
  %37 = phi i32 [ %35, %31 ], [ 0, %27 ]
  %38 = mul nuw nsw i32 %8, 3
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !7
  %42 = zext i8 %41 to i32
  %43 = sub nsw i32 %42, %19
  %44 = mul nsw i32 %43, %43
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 1
  %46 = load i8, ptr %45, align 1, !tbaa !7
  %47 = zext i8 %46 to i32
  %48 = sub nsw i32 %47, %28
  %49 = shl nsw i32 %48, 1
  %50 = getelementptr inbounds nuw i8, ptr %40, i64 2
  %51 = load i8, ptr %50, align 1, !tbaa !7
  %52 = zext i8 %51 to i32
  %53 = sub i32 %37, %52
  %54 = add i32 %53, %44
  %55 = add i32 %54, %49
  %56 = zext nneg i32 %8 to i64
  %57 = getelementptr inbounds nuw i32, ptr %1, i64 %56
  store i32 %55, ptr %57, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %3, %36
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
