; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i16, i16, i64 }

@_ZL4pool = internal unnamed_addr addrspace(1) global ptr null, align 8
@_ZL4used = internal unnamed_addr addrspace(1) global i32 0, align 4

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tree_insert(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %65

9:                                                ; preds = %2
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = tail call dereferenceable_or_null(640) ptr @malloc(i64 noundef 640) #6
  store ptr %13, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  %14 = icmp eq ptr %13, null
  br i1 %14, label %65, label %15

15:                                               ; preds = %12, %9
  %16 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4
  %17 = icmp sgt i32 %1, 0
  %18 = icmp slt i32 %16, 40
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %65

20:                                               ; preds = %15
  %21 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  br label %22

22:                                               ; preds = %20, %59
  %23 = phi i32 [ 0, %20 ], [ %60, %59 ]
  %24 = phi i32 [ %16, %20 ], [ %33, %59 ]
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = sext i32 %24 to i64
  %29 = getelementptr inbounds %struct.Node, ptr %21, i64 %28
  store i32 %27, ptr %29, align 8, !tbaa !10
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store i16 -1, ptr %30, align 4, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 6
  store i16 -1, ptr %31, align 2, !tbaa !15
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 0, ptr %32, align 8, !tbaa !16
  %33 = add nsw i32 %24, 1
  %34 = icmp eq i32 %24, 0
  %35 = sext i32 %27 to i64
  %36 = trunc i32 %24 to i16
  %37 = trunc i32 %24 to i16
  br i1 %34, label %59, label %38

38:                                               ; preds = %22, %57
  %39 = phi i32 [ %58, %57 ], [ 0, %22 ]
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.Node, ptr %21, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !16
  %44 = add nsw i64 %43, %35
  store i64 %44, ptr %42, align 8, !tbaa !16
  %45 = load i32, ptr %41, align 8, !tbaa !10
  %46 = icmp slt i32 %27, %45
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 6
  %49 = select i1 %46, ptr %47, ptr %48
  %50 = load i16, ptr %49, align 2, !tbaa !17
  %51 = icmp sgt i16 %50, -1
  br i1 %51, label %55, label %52

52:                                               ; preds = %38
  br i1 %46, label %53, label %54

53:                                               ; preds = %52
  store i16 %37, ptr %47, align 4, !tbaa !14
  br label %57

54:                                               ; preds = %52
  store i16 %36, ptr %48, align 2, !tbaa !15
  br label %57

55:                                               ; preds = %38
  %56 = zext nneg i16 %50 to i32
  br label %57

57:                                               ; preds = %53, %54, %55
  %58 = phi i32 [ %56, %55 ], [ %39, %54 ], [ %39, %53 ]
  br i1 %51, label %38, label %59

59:                                               ; preds = %57, %22
  %60 = add nuw nsw i32 %23, 1
  %61 = icmp slt i32 %60, %1
  %62 = icmp slt i32 %24, 39
  %63 = and i1 %61, %62
  br i1 %63, label %22, label %64, !llvm.loop !18

64:                                               ; preds = %59
  store i32 %33, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  br label %65

65:                                               ; preds = %15, %64, %12, %2
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tree_find(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = icmp sge i32 %8, %2
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8
  %11 = icmp eq ptr %10, null
  %12 = select i1 %9, i1 true, i1 %11
  br i1 %12, label %51, label %13

13:                                               ; preds = %3
  %14 = zext nneg i32 %8 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %13, %24
  %18 = phi i32 [ 0, %13 ], [ %30, %24 ]
  %19 = phi i32 [ 0, %13 ], [ %29, %24 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw %struct.Node, ptr %10, i64 %20
  %22 = load i32, ptr %21, align 8, !tbaa !10
  %23 = icmp eq i32 %22, %16
  br i1 %23, label %32, label %24

24:                                               ; preds = %17
  %25 = icmp slt i32 %16, %22
  %26 = select i1 %25, i64 4, i64 6
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 %26
  %28 = load i16, ptr %27, align 2, !tbaa !17
  %29 = sext i16 %28 to i32
  %30 = add nuw nsw i32 %18, 1
  %31 = icmp sgt i16 %28, -1
  br i1 %31, label %17, label %32, !llvm.loop !21

32:                                               ; preds = %24, %17
  %33 = phi i32 [ %29, %24 ], [ %19, %17 ]
  %34 = phi i32 [ %30, %24 ], [ %18, %17 ]
  %35 = icmp slt i32 %33, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %32
  %37 = sub nsw i32 0, %34
  %38 = sext i32 %37 to i64
  br label %47

39:                                               ; preds = %32
  %40 = zext nneg i32 %33 to i64
  %41 = getelementptr inbounds nuw %struct.Node, ptr %10, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !16
  %44 = mul nsw i64 %43, 100
  %45 = zext nneg i32 %34 to i64
  %46 = add nsw i64 %44, %45
  br label %47

47:                                               ; preds = %39, %36
  %48 = phi i64 [ %38, %36 ], [ %46, %39 ]
  %49 = zext nneg i32 %8 to i64
  %50 = getelementptr inbounds nuw i64, ptr %1, i64 %49
  store i64 %48, ptr %50, align 8, !tbaa !22
  br label %51

51:                                               ; preds = %3, %47
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tree_drop() local_unnamed_addr #3 {
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nuw nsw i32 %1, %2
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  tail call void @free(ptr noundef %8) #7
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL4pool to ptr), align 8, !tbaa !7
  store i32 0, ptr addrspacecast (ptr addrspace(1) @_ZL4used to ptr), align 4, !tbaa !3
  br label %9

9:                                                ; preds = %7, %0
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind allocsize(0) }
attributes #7 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS4Node", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS4Node", !4, i64 0, !12, i64 4, !12, i64 6, !13, i64 8}
!12 = !{!"short", !5, i64 0}
!13 = !{!"long long", !5, i64 0}
!14 = !{!11, !12, i64 4}
!15 = !{!11, !12, i64 6}
!16 = !{!11, !13, i64 8}
!17 = !{!12, !12, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !19, !20}
!22 = !{!13, !13, i64 0}
