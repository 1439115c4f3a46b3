; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL3box.0 = internal unnamed_addr addrspace(1) global i32 0, align 8
@_ZL3box.1 = internal unnamed_addr addrspace(1) global i32 0, align 4
@_ZL3box.2 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL3box.3 = internal unnamed_addr addrspace(1) global i32 0, align 8

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @atomic_mailbox(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  %6 = icmp sgt i32 %2, 0
  br i1 %5, label %8, label %7

7:                                                ; preds = %3
  br i1 %6, label %20, label %22

8:                                                ; preds = %3
  br i1 %6, label %9, label %40

9:                                                ; preds = %8, %14
  %10 = phi i32 [ %18, %14 ], [ 0, %8 ]
  br label %11

11:                                               ; preds = %9, %11
  %12 = load atomic i32, ptr addrspace(1) @_ZL3box.0 acquire, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !7

14:                                               ; preds = %11
  %15 = zext nneg i32 %10 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  store i32 %17, ptr addrspace(1) @_ZL3box.1, align 4, !tbaa !10
  store atomic i32 1, ptr addrspace(1) @_ZL3box.0 release, align 8
  %18 = add nuw nsw i32 %10, 1
  %19 = icmp eq i32 %18, %2
  br i1 %19, label %40, label %9, !llvm.loop !13

20:                                               ; preds = %7, %30
  %21 = phi i32 [ %38, %30 ], [ 0, %7 ]
  br label %27

22:                                               ; preds = %30, %7
  %23 = load i64, ptr addrspace(1) @_ZL3box.2, align 8, !tbaa !14
  store i64 %23, ptr %1, align 8, !tbaa !15
  %24 = load i32, ptr addrspace(1) @_ZL3box.3, align 8, !tbaa !16
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %25, ptr %26, align 8, !tbaa !15
  br label %40

27:                                               ; preds = %20, %27
  %28 = load atomic i32, ptr addrspace(1) @_ZL3box.0 acquire, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %27, label %30, !llvm.loop !17

30:                                               ; preds = %27
  %31 = load i64, ptr addrspace(1) @_ZL3box.2, align 8, !tbaa !14
  %32 = mul nsw i64 %31, 3
  %33 = load i32, ptr addrspace(1) @_ZL3box.1, align 4, !tbaa !10
  %34 = sext i32 %33 to i64
  %35 = add nsw i64 %32, %34
  store i64 %35, ptr addrspace(1) @_ZL3box.2, align 8, !tbaa !14
  %36 = load i32, ptr addrspace(1) @_ZL3box.3, align 8, !tbaa !16
  %37 = add i32 %36, 1
  store i32 %37, ptr addrspace(1) @_ZL3box.3, align 8, !tbaa !16
  store atomic i32 0, ptr addrspace(1) @_ZL3box.0 release, align 8
  %38 = add nuw nsw i32 %21, 1
  %39 = icmp eq i32 %38, %2
  br i1 %39, label %22, label %20, !llvm.loop !18

40:                                               ; preds = %14, %8, %22
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !4, i64 4}
!11 = !{!"_ZTS7Mailbox", !4, i64 0, !4, i64 4, !12, i64 8, !4, i64 16}
!12 = !{!"long long", !5, i64 0}
!13 = distinct !{!13, !8, !9}
!14 = !{!11, !12, i64 8}
!15 = !{!12, !12, i64 0}
!16 = !{!11, !4, i64 16}
!17 = distinct !{!17, !8, !9}
!18 = distinct !{!18, !8, !9}
