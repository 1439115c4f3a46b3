; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10kmp_searchE7failure = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4
@_ZZ10kmp_searchE1p = internal unnamed_addr addrspace(3) global [16 x i8] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmp_search(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %43

10:                                               ; preds = %7
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), align 4, !tbaa !3
  %11 = load i8, ptr %2, align 1, !tbaa !7
  store i8 %11, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), align 1, !tbaa !7
  %12 = icmp sgt i32 %3, 1
  br i1 %12, label %13, label %43

13:                                               ; preds = %10, %32
  %14 = phi i32 [ %39, %32 ], [ 0, %10 ]
  %15 = phi i32 [ %41, %32 ], [ 1, %10 ]
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 %16
  store i8 %18, ptr %19, align 1, !tbaa !7
  %20 = icmp sgt i32 %14, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %13, %27
  %22 = phi i32 [ %30, %27 ], [ %14, %13 ]
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !7
  %26 = icmp eq i8 %25, %18
  br i1 %26, label %32, label %27

27:                                               ; preds = %21
  %28 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 %23
  %29 = getelementptr i8, ptr %28, i64 -4
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %21, label %32, !llvm.loop !8

32:                                               ; preds = %21, %27, %13
  %33 = phi i32 [ %14, %13 ], [ %22, %21 ], [ %30, %27 ]
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !7
  %37 = icmp eq i8 %36, %18
  %38 = zext i1 %37 to i32
  %39 = add nsw i32 %33, %38
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 %16
  store i32 %39, ptr %40, align 4, !tbaa !3
  %41 = add nuw nsw i32 %15, 1
  %42 = icmp eq i32 %41, %3
  br i1 %42, label %43, label %13, !llvm.loop !11

43:                                               ; preds = %32, %10, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %45 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %46 = mul nuw nsw i32 %44, %45
  %47 = add nuw nsw i32 %46, %8
  %48 = mul nsw i32 %4, %47
  %49 = add i32 %3, -1
  %50 = add i32 %49, %4
  %51 = add i32 %50, %48
  %52 = tail call i32 @llvm.smin.i32(i32 %51, i32 %1)
  %53 = icmp slt i32 %48, %52
  br i1 %53, label %56, label %109

54:                                               ; preds = %99
  %55 = icmp eq i32 %102, 0
  br i1 %55, label %109, label %106

56:                                               ; preds = %43, %99
  %57 = phi i32 [ %104, %99 ], [ %48, %43 ]
  %58 = phi i32 [ %103, %99 ], [ 0, %43 ]
  %59 = phi i32 [ %102, %99 ], [ 0, %43 ]
  %60 = phi i32 [ %101, %99 ], [ 0, %43 ]
  %61 = phi i32 [ %100, %99 ], [ 0, %43 ]
  %62 = sext i32 %57 to i64
  %63 = getelementptr inbounds i8, ptr %0, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !7
  %65 = sext i32 %61 to i64
  %66 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !7
  %68 = icmp eq i8 %67, %64
  %69 = icmp slt i32 %61, 1
  %70 = or i1 %69, %68
  br i1 %70, label %83, label %71

71:                                               ; preds = %56, %71
  %72 = phi i32 [ %76, %71 ], [ %61, %56 ]
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 %73
  %75 = getelementptr i8, ptr %74, i64 -4
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE1p to ptr), i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !7
  %80 = icmp eq i8 %79, %64
  %81 = icmp slt i32 %76, 1
  %82 = or i1 %81, %80
  br i1 %82, label %83, label %71, !llvm.loop !12

83:                                               ; preds = %71, %56
  %84 = phi i32 [ %61, %56 ], [ %76, %71 ]
  %85 = phi i1 [ %68, %56 ], [ %80, %71 ]
  %86 = zext i1 %85 to i32
  %87 = add nsw i32 %84, %86
  %88 = icmp eq i32 %87, %3
  br i1 %88, label %89, label %99

89:                                               ; preds = %83
  %90 = icmp eq i32 %59, 0
  %91 = sub i32 %57, %3
  %92 = add i32 %91, 1
  %93 = select i1 %90, i32 %92, i32 %58
  %94 = add nsw i32 %60, 1
  %95 = sext i32 %87 to i64
  %96 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10kmp_searchE7failure to ptr), i64 %95
  %97 = getelementptr i8, ptr %96, i64 -4
  %98 = load i32, ptr %97, align 4, !tbaa !3
  br label %99

99:                                               ; preds = %89, %83
  %100 = phi i32 [ %98, %89 ], [ %87, %83 ]
  %101 = phi i32 [ %94, %89 ], [ %60, %83 ]
  %102 = phi i32 [ 1, %89 ], [ %59, %83 ]
  %103 = phi i32 [ %93, %89 ], [ %58, %83 ]
  %104 = add nsw i32 %57, 1
  %105 = icmp eq i32 %104, %52
  br i1 %105, label %54, label %56, !llvm.loop !13

106:                                              ; preds = %54
  %107 = atomicrmw add ptr %5, i32 %101 seq_cst, align 4
  %108 = atomicrmw min ptr %6, i32 %103 seq_cst, align 4
  br label %109

109:                                              ; preds = %43, %106, %54
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
