; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Gate = type { i32, i32 }

@_ZL4gate = internal addrspace(1) global %struct.Gate { i32 3, i32 20 }, align 4
@_ZL6counts.0 = internal unnamed_addr addrspace(1) global i32 0, align 8
@_ZL6counts.1 = internal unnamed_addr addrspace(1) global i32 0, align 4
@_ZL6counts.2 = internal unnamed_addr addrspace(1) global i64 0, align 8

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @volatile_gate(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = or i32 %6, %7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %53

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = load i64, ptr addrspace(1) @_ZL6counts.2, align 8
  %14 = load i32, ptr addrspace(1) @_ZL6counts.0, align 8
  %15 = load i32, ptr addrspace(1) @_ZL6counts.1, align 4
  %16 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), i64 4), align 4
  br label %25

17:                                               ; preds = %50, %10
  %18 = load i32, ptr addrspace(1) @_ZL6counts.0, align 8, !tbaa !7
  %19 = sext i32 %18 to i64
  store i64 %19, ptr %1, align 8, !tbaa !10
  %20 = load i32, ptr addrspace(1) @_ZL6counts.1, align 4, !tbaa !11
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %21, ptr %22, align 8, !tbaa !10
  %23 = load i64, ptr addrspace(1) @_ZL6counts.2, align 8, !tbaa !12
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %23, ptr %24, align 8, !tbaa !10
  br label %53

25:                                               ; preds = %12, %50
  %26 = phi i32 [ 0, %12 ], [ %51, %50 ]
  %27 = phi i32 [ %15, %12 ], [ %47, %50 ]
  %28 = phi i32 [ %14, %12 ], [ %46, %50 ]
  %29 = phi i64 [ %13, %12 ], [ %45, %50 ]
  %30 = zext nneg i32 %26 to i64
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), align 4, !tbaa !13
  %34 = srem i32 %32, %33
  %35 = icmp eq i32 %34, 0
  %36 = icmp slt i32 %32, %16
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %42

38:                                               ; preds = %25
  %39 = add nsw i32 %28, 1
  store i32 %39, ptr addrspace(1) @_ZL6counts.0, align 8, !tbaa !7
  %40 = sext i32 %32 to i64
  %41 = add nsw i64 %29, %40
  store i64 %41, ptr addrspace(1) @_ZL6counts.2, align 8, !tbaa !12
  br label %44

42:                                               ; preds = %25
  %43 = add nsw i32 %27, 1
  store i32 %43, ptr addrspace(1) @_ZL6counts.1, align 4, !tbaa !11
  br label %44

44:                                               ; preds = %42, %38
  %45 = phi i64 [ %29, %42 ], [ %41, %38 ]
  %46 = phi i32 [ %28, %42 ], [ %39, %38 ]
  %47 = phi i32 [ %43, %42 ], [ %27, %38 ]
  %48 = icmp eq i32 %46, 4
  br i1 %48, label %49, label %50

49:                                               ; preds = %44
  store volatile i32 2, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), align 4, !tbaa !13
  br label %50

50:                                               ; preds = %44, %49
  %51 = add nuw nsw i32 %26, 1
  %52 = icmp eq i32 %51, %2
  br i1 %52, label %17, label %25, !llvm.loop !15

53:                                               ; preds = %3, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"_ZTS6Counts", !4, i64 0, !4, i64 4, !9, i64 8}
!9 = !{!"long long", !5, i64 0}
!10 = !{!9, !9, i64 0}
!11 = !{!8, !4, i64 4}
!12 = !{!8, !9, i64 8}
!13 = !{!14, !4, i64 0}
!14 = !{!"_ZTS4Gate", !4, i64 0, !4, i64 4}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
