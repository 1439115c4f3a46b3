; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12game_of_lifeE5cells = internal unnamed_addr addrspace(3) global [2 x [10 x [10 x i8]]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @game_of_life(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul nuw nsw i32 %9, 100
  %11 = mul nuw nsw i32 %8, 10
  %12 = add nuw nsw i32 %11, %7
  %13 = add nuw nsw i32 %12, %10
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !7
  %17 = zext nneg i32 %8 to i64
  %18 = getelementptr inbounds nuw [10 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 %17
  %19 = zext nneg i32 %7 to i64
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 %19
  store i8 %16, ptr %20, align 1, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = getelementptr inbounds nuw [10 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 %17
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 %19
  %23 = getelementptr inbounds nuw [10 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 %17
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 %19
  %25 = icmp sgt i32 %1, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %6, %55
  %27 = phi i32 [ %65, %55 ], [ 0, %6 ]
  %28 = phi i32 [ %70, %55 ], [ -1, %6 ]
  %29 = phi i32 [ %71, %55 ], [ 0, %6 ]
  %30 = zext nneg i32 %27 to i64
  %31 = getelementptr inbounds nuw [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 %30
  br label %45

32:                                               ; preds = %55
  %33 = zext nneg i32 %65 to i64
  br label %34

34:                                               ; preds = %32, %6
  %35 = phi i32 [ -1, %6 ], [ %70, %32 ]
  %36 = phi i64 [ 0, %6 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw [10 x [10 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ12game_of_lifeE5cells to ptr), i64 %36
  %38 = getelementptr inbounds nuw [10 x i8], ptr %37, i64 %17
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 %19
  %40 = load i8, ptr %39, align 1, !tbaa !7
  store i8 %40, ptr %15, align 1, !tbaa !7
  %41 = icmp ne i8 %40, 0
  %42 = tail call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %41)
  %43 = or i32 %7, %8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %97, label %101

45:                                               ; preds = %26, %74
  %46 = phi i32 [ -1, %26 ], [ %75, %74 ]
  %47 = phi i32 [ 0, %26 ], [ %94, %74 ]
  %48 = add nsw i32 %46, %8
  %49 = icmp slt i32 %48, 0
  %50 = icmp eq i32 %48, 10
  %51 = select i1 %50, i32 0, i32 %48
  %52 = select i1 %49, i32 9, i32 %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [10 x i8], ptr %31, i64 %53
  br label %77

55:                                               ; preds = %74
  %56 = zext nneg i32 %27 to i64
  %57 = getelementptr inbounds nuw [10 x [10 x i8]], ptr %22, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !7
  %59 = zext i8 %58 to i32
  %60 = icmp eq i8 %58, 0
  %61 = select i1 %60, i32 %2, i32 %3
  %62 = lshr i32 %61, %94
  %63 = and i32 %62, 1
  %64 = trunc nuw nsw i32 %63 to i8
  %65 = xor i32 %27, 1
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw [10 x [10 x i8]], ptr %24, i64 %66
  store i8 %64, ptr %67, align 1, !tbaa !7
  %68 = icmp ne i32 %63, %59
  %69 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %68)
  %70 = select i1 %69, i32 %28, i32 %29
  %71 = add nuw nsw i32 %29, 1
  %72 = icmp slt i32 %71, %1
  %73 = select i1 %72, i1 %69, i1 false
  br i1 %73, label %26, label %32, !llvm.loop !8

74:                                               ; preds = %93
  %75 = add nsw i32 %46, 1
  %76 = icmp eq i32 %75, 2
  br i1 %76, label %55, label %45, !llvm.loop !11

77:                                               ; preds = %45, %93
  %78 = phi i32 [ -1, %45 ], [ %95, %93 ]
  %79 = phi i32 [ %47, %45 ], [ %94, %93 ]
  %80 = or i32 %78, %46
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %93, label %82

82:                                               ; preds = %77
  %83 = add nsw i32 %78, %7
  %84 = icmp slt i32 %83, 0
  %85 = icmp eq i32 %83, 10
  %86 = select i1 %85, i32 0, i32 %83
  %87 = select i1 %84, i32 9, i32 %86
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %54, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !7
  %91 = zext i8 %90 to i32
  %92 = add nsw i32 %79, %91
  br label %93

93:                                               ; preds = %77, %82
  %94 = phi i32 [ %79, %77 ], [ %92, %82 ]
  %95 = add nsw i32 %78, 1
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %74, label %77, !llvm.loop !12

97:                                               ; preds = %34
  %98 = zext nneg i32 %9 to i64
  %99 = getelementptr inbounds nuw i32, ptr %4, i64 %98
  store i32 %35, ptr %99, align 4, !tbaa !3
  %100 = getelementptr inbounds nuw i32, ptr %5, i64 %98
  store i32 %42, ptr %100, align 4, !tbaa !3
  br label %101

101:                                              ; preds = %97, %34
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
