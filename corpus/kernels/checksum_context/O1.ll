; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL3ctx.0 = internal unnamed_addr addrspace(1) global i32 0, align 8
@_ZL3ctx.1 = internal unnamed_addr addrspace(1) global i32 0, align 4
@_ZL3ctx.2 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL3ctx.3 = internal unnamed_addr addrspace(1) global i1 false, align 8
@_ZL3ctx.4 = internal unnamed_addr addrspace(1) global i16 0, align 2
@_ZL3ctx.5 = internal unnamed_addr addrspace(1) global i16 0, align 4
@_ZL6misuse = internal unnamed_addr addrspace(1) global i32 0, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @checksum_begin() local_unnamed_addr #0 {
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nuw nsw i32 %1, %2
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  store i32 1, ptr addrspace(1) @_ZL3ctx.0, align 8, !tbaa !7
  store i32 0, ptr addrspace(1) @_ZL3ctx.1, align 4, !tbaa !11
  store i64 0, ptr addrspace(1) @_ZL3ctx.2, align 8, !tbaa !12
  store i16 0, ptr addrspace(1) @_ZL3ctx.4, align 2, !tbaa !13
  store i16 0, ptr addrspace(1) @_ZL3ctx.5, align 4, !tbaa !14
  store i1 true, ptr addrspace(1) @_ZL3ctx.3, align 8
  br label %8

8:                                                ; preds = %0, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @checksum_update(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = or i32 %6, %7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %52

10:                                               ; preds = %3
  %11 = load i1, ptr addrspace(1) @_ZL3ctx.3, align 8
  br i1 %11, label %12, label %19

12:                                               ; preds = %10
  %13 = icmp slt i32 %1, %2
  br i1 %13, label %14, label %23

14:                                               ; preds = %12
  %15 = load i16, ptr addrspace(1) @_ZL3ctx.5, align 4
  %16 = load i16, ptr addrspace(1) @_ZL3ctx.4, align 2
  %17 = load i32, ptr addrspace(1) @_ZL3ctx.1, align 4
  %18 = load i32, ptr addrspace(1) @_ZL3ctx.0, align 8
  br label %28

19:                                               ; preds = %10
  %20 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6misuse to ptr), align 4, !tbaa !3
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr addrspacecast (ptr addrspace(1) @_ZL6misuse to ptr), align 4, !tbaa !3
  br label %52

22:                                               ; preds = %28
  store i32 %39, ptr addrspace(1) @_ZL3ctx.0, align 8, !tbaa !7
  store i32 %41, ptr addrspace(1) @_ZL3ctx.1, align 4, !tbaa !11
  store i16 %45, ptr addrspace(1) @_ZL3ctx.4, align 2, !tbaa !13
  store i16 %49, ptr addrspace(1) @_ZL3ctx.5, align 4, !tbaa !14
  br label %23

23:                                               ; preds = %22, %12
  %24 = load i64, ptr addrspace(1) @_ZL3ctx.2, align 8, !tbaa !12
  %25 = sub nsw i32 %2, %1
  %26 = sext i32 %25 to i64
  %27 = add i64 %24, %26
  store i64 %27, ptr addrspace(1) @_ZL3ctx.2, align 8, !tbaa !12
  br label %52

28:                                               ; preds = %14, %28
  %29 = phi i32 [ %50, %28 ], [ %1, %14 ]
  %30 = phi i32 [ %39, %28 ], [ %18, %14 ]
  %31 = phi i32 [ %41, %28 ], [ %17, %14 ]
  %32 = phi i16 [ %45, %28 ], [ %16, %14 ]
  %33 = phi i16 [ %49, %28 ], [ %15, %14 ]
  %34 = sext i32 %29 to i64
  %35 = getelementptr inbounds i8, ptr %0, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !15
  %37 = zext i8 %36 to i32
  %38 = add i32 %30, %37
  %39 = urem i32 %38, 65521
  %40 = add i32 %39, %31
  %41 = urem i32 %40, 65521
  %42 = zext i16 %32 to i32
  %43 = add nuw nsw i32 %42, %37
  %44 = urem i32 %43, 255
  %45 = trunc nuw nsw i32 %44 to i16
  %46 = zext i16 %33 to i32
  %47 = add nuw nsw i32 %44, %46
  %48 = urem i32 %47, 255
  %49 = trunc nuw nsw i32 %48 to i16
  %50 = add nsw i32 %29, 1
  %51 = icmp eq i32 %50, %2
  br i1 %51, label %22, label %28, !llvm.loop !16

52:                                               ; preds = %3, %23, %19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @checksum_finish(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul nuw nsw i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = or i32 %4, %5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %26

8:                                                ; preds = %1
  %9 = load i32, ptr addrspace(1) @_ZL3ctx.1, align 4, !tbaa !11
  %10 = shl i32 %9, 16
  %11 = load i32, ptr addrspace(1) @_ZL3ctx.0, align 8, !tbaa !7
  %12 = or i32 %10, %11
  %13 = zext i32 %12 to i64
  store i64 %13, ptr %0, align 8, !tbaa !19
  %14 = load i16, ptr addrspace(1) @_ZL3ctx.5, align 4, !tbaa !14
  %15 = zext i16 %14 to i64
  %16 = shl nuw nsw i64 %15, 8
  %17 = load i16, ptr addrspace(1) @_ZL3ctx.4, align 2, !tbaa !13
  %18 = zext i16 %17 to i64
  %19 = or i64 %16, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %19, ptr %20, align 8, !tbaa !19
  %21 = load i64, ptr addrspace(1) @_ZL3ctx.2, align 8, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %21, ptr %22, align 8, !tbaa !19
  %23 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6misuse to ptr), align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %24, ptr %25, align 8, !tbaa !19
  store i1 false, ptr addrspace(1) @_ZL3ctx.3, align 8
  br label %26

26:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"_ZTS7Context", !4, i64 0, !4, i64 4, !9, i64 8, !5, i64 16, !10, i64 18, !10, i64 20}
!9 = !{!"long long", !5, i64 0}
!10 = !{!"short", !5, i64 0}
!11 = !{!8, !4, i64 4}
!12 = !{!8, !9, i64 8}
!13 = !{!8, !10, i64 18}
!14 = !{!8, !10, i64 20}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!9, !9, i64 0}
