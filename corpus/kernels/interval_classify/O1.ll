; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Reading = type { i16, i8, i8 }

@_ZZ17interval_classifyE12block_counts = internal addrspace(3) global [6 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interval_classify(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp samesign ult i32 %8, 6
  br i1 %9, label %10, label %13

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 %11
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %10, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul nuw nsw i32 %14, %15
  %17 = add nuw nsw i32 %16, %8
  %18 = icmp slt i32 %17, %1
  br i1 %18, label %19, label %94

19:                                               ; preds = %13
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw %struct.Reading, ptr %0, i64 %20
  %22 = load i16, ptr %21, align 2, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 2
  %24 = load i8, ptr %23, align 2, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 3
  %26 = load i8, ptr %25, align 1, !tbaa !9
  %27 = sext i16 %22 to i32
  %28 = icmp ugt i8 %24, 1
  %29 = add i16 %22, 899
  %30 = icmp ult i16 %29, 2899
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %75

32:                                               ; preds = %19
  %33 = icmp slt i16 %22, 0
  br i1 %33, label %41, label %34

34:                                               ; preds = %32
  %35 = icmp slt i16 %22, 150
  br i1 %35, label %41, label %36

36:                                               ; preds = %34
  %37 = icmp slt i16 %22, 250
  br i1 %37, label %41, label %38

38:                                               ; preds = %36
  %39 = icmp slt i16 %22, 350
  %40 = select i1 %39, i32 4, i32 5
  br label %41

41:                                               ; preds = %38, %36, %34, %32
  %42 = phi i32 [ 3, %36 ], [ 1, %32 ], [ 2, %34 ], [ %40, %38 ]
  %43 = zext i8 %26 to i32
  %44 = icmp eq i8 %26, 0
  %45 = icmp eq i32 %42, %43
  %46 = select i1 %44, i1 true, i1 %45
  br i1 %46, label %70, label %47

47:                                               ; preds = %41
  %48 = icmp samesign ule i32 %42, %43
  %49 = sext i1 %48 to i32
  %50 = add nsw i32 %49, %43
  %51 = add nsw i32 %50, -2
  %52 = icmp ult i32 %51, 3
  %53 = mul nsw i32 %51, 100
  %54 = add nsw i32 %53, 150
  %55 = select i1 %52, i32 %54, i32 0
  %56 = sub nsw i32 %42, %43
  %57 = icmp eq i32 %56, 1
  %58 = sub nsw i32 %43, %42
  %59 = icmp eq i32 %58, 1
  %60 = select i1 %57, i1 true, i1 %59
  br i1 %60, label %61, label %70

61:                                               ; preds = %47
  %62 = add nsw i32 %55, %2
  %63 = icmp sle i32 %62, %27
  %64 = select i1 %48, i1 true, i1 %63
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = sub nsw i32 %55, %2
  %67 = icmp sle i32 %66, %27
  %68 = select i1 %48, i1 %67, i1 false
  br i1 %68, label %69, label %70

69:                                               ; preds = %65, %61
  br label %70

70:                                               ; preds = %47, %65, %69, %41
  %71 = phi i32 [ %42, %41 ], [ %43, %69 ], [ %42, %65 ], [ %42, %47 ]
  %72 = atomicrmw min ptr %6, i32 %27 seq_cst, align 4
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %74 = atomicrmw max ptr %73, i32 %27 seq_cst, align 4
  br label %75

75:                                               ; preds = %70, %19
  %76 = phi i32 [ %71, %70 ], [ 0, %19 ]
  %77 = icmp eq i32 %76, 5
  br i1 %77, label %78, label %82

78:                                               ; preds = %75
  %79 = icmp eq i8 %24, 3
  %80 = icmp eq i8 %26, 5
  %81 = select i1 %79, i1 true, i1 %80
  br i1 %81, label %89, label %82

82:                                               ; preds = %78, %75
  %83 = icmp eq i32 %76, 1
  %84 = icmp eq i8 %26, 1
  %85 = select i1 %83, i1 %84, i1 false
  %86 = icmp slt i16 %22, -200
  %87 = select i1 %85, i1 %86, i1 false
  %88 = select i1 %87, i32 %76, i32 0
  br label %89

89:                                               ; preds = %82, %78
  %90 = phi i32 [ %88, %82 ], [ 5, %78 ]
  %91 = trunc nuw i32 %76 to i8
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 %20
  store i8 %91, ptr %92, align 1, !tbaa !9
  %93 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  store i32 %90, ptr %93, align 4, !tbaa !3
  br label %94

94:                                               ; preds = %89, %13
  %95 = phi i32 [ %76, %89 ], [ 6, %13 ]
  %96 = tail call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %98

97:                                               ; preds = %110
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %113, label %121

98:                                               ; preds = %94, %110
  %99 = phi i32 [ 0, %94 ], [ %111, %110 ]
  %100 = icmp eq i32 %95, %99
  %101 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %100)
  %102 = icmp eq i32 %96, %99
  %103 = icmp ne i32 %101, 0
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %105, label %110

105:                                              ; preds = %98
  %106 = zext nneg i32 %99 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 %106
  %108 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %101)
  %109 = atomicrmw add ptr %107, i32 %108 seq_cst, align 4
  br label %110

110:                                              ; preds = %105, %98
  %111 = add nuw nsw i32 %99, 1
  %112 = icmp eq i32 %111, 6
  br i1 %112, label %97, label %98, !llvm.loop !10

113:                                              ; preds = %97
  %114 = zext nneg i32 %8 to i64
  %115 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17interval_classifyE12block_counts to ptr), i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !3
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %121, label %118

118:                                              ; preds = %113
  %119 = getelementptr inbounds nuw i32, ptr %5, i64 %114
  %120 = atomicrmw add ptr %119, i32 %116 seq_cst, align 4
  br label %121

121:                                              ; preds = %118, %113, %97
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"short", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
