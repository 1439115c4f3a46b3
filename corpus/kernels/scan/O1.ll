; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@temp = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_blocks(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = shl nuw nsw i32 %6, 1
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = shl nuw nsw i32 %5, 1
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %1
  br i1 %12, label %13, label %17

13:                                               ; preds = %4
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %4, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %4 ]
  %19 = zext nneg i32 %10 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !3
  %21 = or disjoint i32 %11, 1
  %22 = icmp slt i32 %21, %1
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  %24 = zext nneg i32 %21 to i64
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %17, %23
  %28 = phi i32 [ %26, %23 ], [ 0, %17 ]
  %29 = or disjoint i32 %10, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %30
  store i32 %28, ptr %31, align 4, !tbaa !3
  %32 = add nuw nsw i32 %10, 2
  br label %35

33:                                               ; preds = %51
  %34 = icmp eq i32 %5, 0
  br i1 %34, label %55, label %62

35:                                               ; preds = %27, %51
  %36 = phi i32 [ 1, %27 ], [ %52, %51 ]
  %37 = phi i32 [ %6, %27 ], [ %53, %51 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp samesign ult i32 %5, %37
  br i1 %38, label %39, label %51

39:                                               ; preds = %35
  %40 = mul nuw nsw i32 %36, %29
  %41 = mul nuw nsw i32 %36, %32
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %42
  %44 = getelementptr i8, ptr %43, i64 -4
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = zext nneg i32 %41 to i64
  %47 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %46
  %48 = getelementptr i8, ptr %47, i64 -4
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = add nsw i32 %49, %45
  store i32 %50, ptr %48, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %39, %35
  %52 = shl nsw i32 %36, 1
  %53 = lshr i32 %37, 1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %33, label %35, !llvm.loop !7

55:                                               ; preds = %33
  %56 = zext nneg i32 %7 to i64
  %57 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %56
  %58 = getelementptr i8, ptr %57, i64 -4
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = zext nneg i32 %8 to i64
  %61 = getelementptr inbounds nuw i32, ptr %3, i64 %60
  store i32 %59, ptr %61, align 4, !tbaa !3
  store i32 0, ptr %58, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %33, %55
  %63 = add nuw nsw i32 %10, 2
  br label %65

64:                                               ; preds = %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %86, label %90

65:                                               ; preds = %62, %83
  %66 = phi i32 [ %52, %62 ], [ %68, %83 ]
  %67 = phi i32 [ 1, %62 ], [ %84, %83 ]
  %68 = lshr i32 %66, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = icmp samesign ult i32 %5, %67
  br i1 %69, label %70, label %83

70:                                               ; preds = %65
  %71 = mul nuw nsw i32 %68, %29
  %72 = mul nuw nsw i32 %68, %63
  %73 = zext nneg i32 %71 to i64
  %74 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %73
  %75 = getelementptr i8, ptr %74, i64 -4
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = zext nneg i32 %72 to i64
  %78 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %77
  %79 = getelementptr i8, ptr %78, i64 -4
  %80 = load i32, ptr %79, align 4, !tbaa !3
  store i32 %80, ptr %75, align 4, !tbaa !3
  %81 = load i32, ptr %79, align 4, !tbaa !3
  %82 = add nsw i32 %81, %76
  store i32 %82, ptr %79, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %65, %70
  %84 = shl nsw i32 %67, 1
  %85 = icmp samesign ult i32 %84, %7
  br i1 %85, label %65, label %64, !llvm.loop !10

86:                                               ; preds = %64
  %87 = load i32, ptr %20, align 4, !tbaa !3
  %88 = zext nneg i32 %11 to i64
  %89 = getelementptr inbounds nuw i32, ptr %2, i64 %88
  store i32 %87, ptr %89, align 4, !tbaa !3
  br label %90

90:                                               ; preds = %86, %64
  br i1 %22, label %91, label %95

91:                                               ; preds = %90
  %92 = load i32, ptr %31, align 4, !tbaa !3
  %93 = zext nneg i32 %21 to i64
  %94 = getelementptr inbounds nuw i32, ptr %2, i64 %93
  store i32 %92, ptr %94, align 4, !tbaa !3
  br label %95

95:                                               ; preds = %91, %90
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @scan_sums(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  %7 = icmp sgt i32 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %2, %9
  %10 = phi i32 [ %15, %9 ], [ 0, %2 ]
  %11 = phi i32 [ %16, %9 ], [ 0, %2 ]
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %10, ptr %13, align 4, !tbaa !3
  %15 = add nsw i32 %14, %10
  %16 = add nuw nsw i32 %11, 1
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %18, label %9, !llvm.loop !11

18:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @scan_add(ptr noundef captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul nsw i32 %3, %6
  %8 = icmp slt i32 %5, %3
  br i1 %8, label %9, label %25

9:                                                ; preds = %4
  %10 = zext nneg i32 %6 to i64
  %11 = getelementptr inbounds nuw i32, ptr %2, i64 %10
  %12 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %13

13:                                               ; preds = %9, %17
  %14 = phi i32 [ %5, %9 ], [ %23, %17 ]
  %15 = add nsw i32 %14, %7
  %16 = icmp slt i32 %15, %1
  br i1 %16, label %17, label %25

17:                                               ; preds = %13
  %18 = load i32, ptr %11, align 4, !tbaa !3
  %19 = sext i32 %15 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = add nsw i32 %21, %18
  store i32 %22, ptr %20, align 4, !tbaa !3
  %23 = add nuw nsw i32 %14, %12
  %24 = icmp slt i32 %23, %3
  br i1 %24, label %13, label %25, !llvm.loop !12

25:                                               ; preds = %17, %13, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
