; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL7machine.0 = internal unnamed_addr addrspace(1) global i32 0, align 8
@_ZL7machine.1 = internal unnamed_addr addrspace(1) global i8 3, align 4
@_ZL7machine.2 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL7machine.3 = internal unnamed_addr addrspace(1) global i32 0, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @machine_event(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %29

9:                                                ; preds = %2
  %10 = load i32, ptr addrspace(1) @_ZL7machine.0, align 8, !tbaa !7
  switch i32 %10, label %29 [
    i32 0, label %11
    i32 1, label %14
    i32 2, label %19
  ]

11:                                               ; preds = %9
  %12 = icmp eq i32 %0, 1
  br i1 %12, label %13, label %29

13:                                               ; preds = %11
  store i32 1, ptr addrspace(1) @_ZL7machine.0, align 8, !tbaa !7
  br label %29

14:                                               ; preds = %9
  switch i32 %0, label %29 [
    i32 2, label %15
    i32 0, label %18
  ]

15:                                               ; preds = %14
  store i32 2, ptr addrspace(1) @_ZL7machine.0, align 8, !tbaa !7
  %16 = load i32, ptr addrspace(1) @_ZL7machine.3, align 8, !tbaa !10
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr addrspace(1) @_ZL7machine.3, align 8, !tbaa !10
  br label %29

18:                                               ; preds = %14
  store i32 0, ptr addrspace(1) @_ZL7machine.0, align 8, !tbaa !7
  br label %29

19:                                               ; preds = %9
  %20 = load i64, ptr addrspace(1) @_ZL7machine.2, align 8, !tbaa !11
  %21 = sext i32 %1 to i64
  %22 = add nsw i64 %20, %21
  store i64 %22, ptr addrspace(1) @_ZL7machine.2, align 8, !tbaa !11
  switch i32 %0, label %29 [
    i32 3, label %23
    i32 0, label %28
  ]

23:                                               ; preds = %19
  %24 = load i8, ptr addrspace(1) @_ZL7machine.1, align 4, !tbaa !12
  %25 = add i8 %24, -1
  store i8 %25, ptr addrspace(1) @_ZL7machine.1, align 4, !tbaa !12
  %26 = icmp eq i8 %25, 0
  %27 = select i1 %26, i32 3, i32 1
  store i32 %27, ptr addrspace(1) @_ZL7machine.0, align 8, !tbaa !7
  br label %29

28:                                               ; preds = %19
  store i32 0, ptr addrspace(1) @_ZL7machine.0, align 8, !tbaa !7
  br label %29

29:                                               ; preds = %19, %14, %9, %23, %28, %15, %18, %11, %13, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @machine_report(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  switch i32 %3, label %10 [
    i32 0, label %4
    i32 1, label %7
  ]

4:                                                ; preds = %2
  %5 = load i32, ptr addrspace(1) @_ZL7machine.0, align 8, !tbaa !7
  %6 = sext i32 %5 to i64
  br label %16

7:                                                ; preds = %2
  %8 = load i8, ptr addrspace(1) @_ZL7machine.1, align 4, !tbaa !12
  %9 = zext i8 %8 to i64
  br label %16

10:                                               ; preds = %2
  %11 = icmp eq i32 %3, 2
  %12 = load i64, ptr addrspace(1) @_ZL7machine.2, align 8
  %13 = load i32, ptr addrspace(1) @_ZL7machine.3, align 8
  %14 = sext i32 %13 to i64
  %15 = select i1 %11, i64 %12, i64 %14
  br label %16

16:                                               ; preds = %7, %10, %4
  %17 = phi i64 [ %6, %4 ], [ %9, %7 ], [ %15, %10 ]
  %18 = shl nsw i32 %1, 2
  %19 = add nsw i32 %18, %3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i64, ptr %0, i64 %20
  store i64 %17, ptr %21, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS7Machine", !4, i64 0, !5, i64 4, !9, i64 8, !4, i64 16}
!9 = !{!"long long", !5, i64 0}
!10 = !{!8, !4, i64 16}
!11 = !{!8, !9, i64 8}
!12 = !{!8, !5, i64 4}
!13 = !{!9, !9, i64 0}
