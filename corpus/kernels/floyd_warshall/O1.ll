; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14floyd_warshallE1d = internal unnamed_addr addrspace(3) global [12 x [12 x i32]] undef, align 4
@_ZZ14floyd_warshallE3hop = internal unnamed_addr addrspace(3) global [12 x [12 x i8]] undef, align 1
@_ZZ14floyd_warshallE5cycle = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floyd_warshall(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul nsw i32 %1, %8
  %10 = icmp slt i32 %6, %1
  %11 = icmp slt i32 %7, %1
  %12 = and i1 %10, %11
  %13 = or i32 %6, %7
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  br label %16

16:                                               ; preds = %15, %5
  br i1 %12, label %17, label %36

17:                                               ; preds = %16
  %18 = add i32 %9, %6
  %19 = mul i32 %18, %1
  %20 = add nsw i32 %19, %7
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = icmp eq i32 %6, %7
  %25 = tail call i32 @llvm.smin.i32(i32 %23, i32 0)
  %26 = select i1 %24, i32 %25, i32 %23
  %27 = zext nneg i32 %6 to i64
  %28 = getelementptr inbounds nuw [12 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 %27
  %29 = zext nneg i32 %7 to i64
  %30 = getelementptr inbounds nuw i32, ptr %28, i64 %29
  store i32 %26, ptr %30, align 4, !tbaa !3
  %31 = icmp slt i32 %23, 268435456
  %32 = trunc i32 %7 to i8
  %33 = select i1 %31, i8 %32, i8 -1
  %34 = getelementptr inbounds nuw [12 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 %27
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 %29
  store i8 %33, ptr %35, align 1, !tbaa !7
  br label %36

36:                                               ; preds = %17, %16
  %37 = icmp sgt i32 %1, 0
  br i1 %37, label %38, label %50

38:                                               ; preds = %36
  %39 = zext nneg i32 %6 to i64
  %40 = getelementptr inbounds nuw [12 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 %39
  %41 = zext nneg i32 %7 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 %41
  %43 = getelementptr inbounds nuw [12 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 %39
  %44 = zext nneg i32 %6 to i64
  %45 = getelementptr inbounds nuw [12 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 %44
  %46 = zext nneg i32 %7 to i64
  %47 = getelementptr inbounds nuw i32, ptr %45, i64 %46
  %48 = getelementptr inbounds nuw [12 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 %44
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 %46
  br label %53

50:                                               ; preds = %75, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = icmp eq i32 %6, %7
  %52 = and i1 %51, %12
  br i1 %52, label %78, label %87

53:                                               ; preds = %38, %75
  %54 = phi i32 [ 0, %38 ], [ %76, %75 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %55, label %68

55:                                               ; preds = %53
  %56 = zext nneg i32 %54 to i64
  %57 = getelementptr inbounds nuw i32, ptr %40, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = icmp slt i32 %58, 268435456
  br i1 %59, label %60, label %68

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw [12 x i32], ptr %42, i64 %56
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = icmp slt i32 %62, 268435456
  br i1 %63, label %64, label %68

64:                                               ; preds = %60
  %65 = add nsw i32 %62, %58
  %66 = getelementptr inbounds nuw i8, ptr %43, i64 %56
  %67 = load i8, ptr %66, align 1, !tbaa !7
  br label %68

68:                                               ; preds = %64, %60, %55, %53
  %69 = phi i32 [ %65, %64 ], [ 268435456, %60 ], [ 268435456, %55 ], [ 268435456, %53 ]
  %70 = phi i8 [ %67, %64 ], [ -1, %60 ], [ -1, %55 ], [ -1, %53 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %71, label %75

71:                                               ; preds = %68
  %72 = load i32, ptr %47, align 4, !tbaa !3
  %73 = icmp slt i32 %69, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  store i32 %69, ptr %47, align 4, !tbaa !3
  store i8 %70, ptr %49, align 1, !tbaa !7
  br label %75

75:                                               ; preds = %74, %71, %68
  %76 = add nuw nsw i32 %54, 1
  %77 = icmp eq i32 %76, %1
  br i1 %77, label %50, label %53, !llvm.loop !8

78:                                               ; preds = %50
  %79 = zext nneg i32 %6 to i64
  %80 = getelementptr inbounds nuw [12 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 %79
  %81 = zext nneg i32 %7 to i64
  %82 = getelementptr inbounds nuw i32, ptr %80, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = icmp slt i32 %83, 0
  br i1 %84, label %85, label %87

85:                                               ; preds = %78
  %86 = atomicrmw or ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), i32 1 seq_cst, align 4
  br label %87

87:                                               ; preds = %85, %78, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %88, label %115

88:                                               ; preds = %87
  %89 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %97

91:                                               ; preds = %88
  %92 = zext nneg i32 %6 to i64
  %93 = getelementptr inbounds nuw [12 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 %92
  %94 = zext nneg i32 %7 to i64
  %95 = getelementptr inbounds nuw i32, ptr %93, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %88, %91
  %98 = phi i32 [ %96, %91 ], [ 0, %88 ]
  %99 = add i32 %9, %6
  %100 = mul i32 %99, %1
  %101 = add nsw i32 %100, %7
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %2, i64 %102
  store i32 %98, ptr %103, align 4, !tbaa !3
  %104 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %112

106:                                              ; preds = %97
  %107 = zext nneg i32 %6 to i64
  %108 = getelementptr inbounds nuw [12 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE3hop to ptr), i64 %107
  %109 = zext nneg i32 %7 to i64
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 %109
  %111 = load i8, ptr %110, align 1, !tbaa !7
  br label %112

112:                                              ; preds = %97, %106
  %113 = phi i8 [ %111, %106 ], [ -2, %97 ]
  %114 = getelementptr inbounds i8, ptr %3, i64 %102
  store i8 %113, ptr %114, align 1, !tbaa !7
  br label %115

115:                                              ; preds = %112, %87
  br i1 %14, label %116, label %120

116:                                              ; preds = %115
  %117 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE5cycle to ptr), align 4, !tbaa !3
  %118 = zext nneg i32 %8 to i64
  %119 = getelementptr inbounds nuw i32, ptr %4, i64 %118
  store i32 %117, ptr %119, align 4, !tbaa !3
  br label %120

120:                                              ; preds = %116, %115
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
