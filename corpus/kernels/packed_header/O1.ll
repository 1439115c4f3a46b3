; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL7capture.1 = internal unnamed_addr addrspace(1) global i32 0, align 4
@_ZL7capture.2 = internal unnamed_addr addrspace(1) global i16 17, align 2
@_ZL7capture.3 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL7capture.4 = internal unnamed_addr addrspace(1) global i32 -1, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @capture_add(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  %9 = icmp sgt i32 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %44

11:                                               ; preds = %2
  %12 = load i16, ptr addrspace(1) @_ZL7capture.2, align 2
  %13 = load i32, ptr addrspace(1) @_ZL7capture.4, align 4
  %14 = load i64, ptr addrspace(1) @_ZL7capture.3, align 8
  %15 = load i32, ptr addrspace(1) @_ZL7capture.1, align 4
  br label %16

16:                                               ; preds = %11, %37
  %17 = phi i32 [ %42, %37 ], [ 0, %11 ]
  %18 = phi i32 [ %41, %37 ], [ %15, %11 ]
  %19 = phi i64 [ %40, %37 ], [ %14, %11 ]
  %20 = phi i32 [ %39, %37 ], [ %13, %11 ]
  %21 = phi i16 [ %38, %37 ], [ %12, %11 ]
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %16
  %27 = or i16 %21, 256
  store i16 %27, ptr addrspace(1) @_ZL7capture.2, align 2, !tbaa !7
  br label %37

28:                                               ; preds = %16
  %29 = add i32 %18, 1
  store i32 %29, ptr addrspace(1) @_ZL7capture.1, align 4, !tbaa !11
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %19, %30
  store i64 %31, ptr addrspace(1) @_ZL7capture.3, align 8, !tbaa !12
  %32 = icmp eq i32 %24, %20
  br i1 %32, label %33, label %35

33:                                               ; preds = %28
  %34 = xor i16 %21, 2
  store i16 %34, ptr addrspace(1) @_ZL7capture.2, align 2, !tbaa !7
  br label %35

35:                                               ; preds = %33, %28
  %36 = phi i16 [ %34, %33 ], [ %21, %28 ]
  store i32 %24, ptr addrspace(1) @_ZL7capture.4, align 4, !tbaa !13
  br label %37

37:                                               ; preds = %35, %26
  %38 = phi i16 [ %36, %35 ], [ %27, %26 ]
  %39 = phi i32 [ %24, %35 ], [ %20, %26 ]
  %40 = phi i64 [ %31, %35 ], [ %19, %26 ]
  %41 = phi i32 [ %29, %35 ], [ %18, %26 ]
  %42 = add nuw nsw i32 %17, 1
  %43 = icmp eq i32 %42, %1
  br i1 %43, label %44, label %16, !llvm.loop !14

44:                                               ; preds = %37, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @capture_show(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul nuw nsw i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = or i32 %4, %5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %20

8:                                                ; preds = %1
  store i64 2, ptr %0, align 8, !tbaa !17
  %9 = load i32, ptr addrspace(1) @_ZL7capture.1, align 4, !tbaa !11
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %10, ptr %11, align 8, !tbaa !17
  %12 = load i16, ptr addrspace(1) @_ZL7capture.2, align 2, !tbaa !7
  %13 = zext i16 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %13, ptr %14, align 8, !tbaa !17
  %15 = load i64, ptr addrspace(1) @_ZL7capture.3, align 8, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %15, ptr %16, align 8, !tbaa !17
  %17 = load i32, ptr addrspace(1) @_ZL7capture.4, align 4, !tbaa !13
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %18, ptr %19, align 8, !tbaa !17
  br label %20

20:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !9, i64 5}
!8 = !{!"_ZTS7Capture", !5, i64 0, !4, i64 1, !9, i64 5, !10, i64 7, !4, i64 15}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !4, i64 1}
!12 = !{!8, !10, i64 7}
!13 = !{!8, !4, i64 15}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!10, !10, i64 0}
