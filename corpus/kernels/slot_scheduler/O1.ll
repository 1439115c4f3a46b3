; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZL9next_slotiE6cursor.0 = internal unnamed_addr addrspace(1) global i8 0, align 4
@_ZZL9next_slotiE6cursor.1 = internal unnamed_addr addrspace(1) global i16 0, align 2
@_ZZL9next_slotiE6cursor.2 = internal unnamed_addr addrspace(1) global i32 0, align 4
@_ZZL6serialvE4last = internal unnamed_addr addrspace(1) global i32 1000, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @slot_scheduler(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = or i32 %6, %7
  %9 = icmp eq i32 %8, 0
  %10 = icmp sgt i32 %1, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %49

12:                                               ; preds = %3
  %13 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4
  %14 = load i32, ptr addrspace(1) @_ZZL9next_slotiE6cursor.2, align 4
  %15 = load i8, ptr addrspace(1) @_ZZL9next_slotiE6cursor.0, align 4
  %16 = load i16, ptr addrspace(1) @_ZZL9next_slotiE6cursor.1, align 2
  br label %17

17:                                               ; preds = %12, %33
  %18 = phi i32 [ %46, %33 ], [ 0, %12 ]
  %19 = phi i16 [ %37, %33 ], [ %16, %12 ]
  %20 = phi i8 [ %35, %33 ], [ %15, %12 ]
  %21 = phi i32 [ %34, %33 ], [ %14, %12 ]
  %22 = phi i32 [ %42, %33 ], [ %13, %12 ]
  %23 = icmp eq i16 %19, 0
  br i1 %23, label %24, label %33

24:                                               ; preds = %17
  %25 = zext i8 %20 to i32
  %26 = add nuw nsw i32 %25, 1
  %27 = srem i32 %26, %2
  %28 = trunc i32 %27 to i8
  store i8 %28, ptr addrspace(1) @_ZZL9next_slotiE6cursor.0, align 4, !tbaa !7
  %29 = and i32 %27, 255
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %24
  %32 = add nsw i32 %21, 1
  store i32 %32, ptr addrspace(1) @_ZZL9next_slotiE6cursor.2, align 4, !tbaa !10
  br label %33

33:                                               ; preds = %17, %24, %31
  %34 = phi i32 [ %21, %17 ], [ %21, %24 ], [ %32, %31 ]
  %35 = phi i8 [ %20, %17 ], [ %28, %24 ], [ %28, %31 ]
  %36 = phi i16 [ %19, %17 ], [ 3, %24 ], [ 3, %31 ]
  %37 = add i16 %36, -1
  %38 = zext i8 %35 to i32
  %39 = mul nsw i32 %34, 100
  %40 = add nsw i32 %39, %38
  %41 = mul nsw i32 %40, 10000
  %42 = add nsw i32 %22, 1
  %43 = add nsw i32 %41, %42
  %44 = zext nneg i32 %18 to i64
  %45 = getelementptr inbounds nuw i32, ptr %0, i64 %44
  store i32 %43, ptr %45, align 4, !tbaa !3
  %46 = add nuw nsw i32 %18, 1
  %47 = icmp eq i32 %46, %1
  br i1 %47, label %48, label %17, !llvm.loop !11

48:                                               ; preds = %33
  store i16 %37, ptr addrspace(1) @_ZZL9next_slotiE6cursor.1, align 2, !tbaa !14
  store i32 %42, ptr addrspacecast (ptr addrspace(1) @_ZZL6serialvE4last to ptr), align 4, !tbaa !3
  br label %49

49:                                               ; preds = %48, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !5, i64 0}
!8 = !{!"_ZTS6Cursor", !5, i64 0, !9, i64 2, !4, i64 4}
!9 = !{!"short", !5, i64 0}
!10 = !{!8, !4, i64 4}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!8, !9, i64 2}
