; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @vote_search(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = lshr i32 %13, 5
  %15 = icmp slt i32 %14, %2
  br i1 %15, label %16, label %97

16:                                               ; preds = %8
  %17 = mul nsw i32 %14, %1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %21 = icmp slt i32 %1, 1
  br i1 %21, label %22, label %28

22:                                               ; preds = %52, %16
  %23 = phi i1 [ false, %16 ], [ %48, %52 ]
  %24 = phi i32 [ 0, %16 ], [ %46, %52 ]
  %25 = phi i32 [ -1, %16 ], [ %53, %52 ]
  %26 = add nsw i32 %1, -1
  %27 = icmp sgt i32 %1, 1
  br i1 %27, label %57, label %78

28:                                               ; preds = %16, %52
  %29 = phi i32 [ %53, %52 ], [ -1, %16 ]
  %30 = phi i32 [ %46, %52 ], [ 0, %16 ]
  %31 = phi i32 [ %54, %52 ], [ 0, %16 ]
  %32 = or disjoint i32 %31, %20
  %33 = icmp slt i32 %32, %1
  br i1 %33, label %34, label %44

34:                                               ; preds = %28
  %35 = zext nneg i32 %32 to i64
  %36 = getelementptr inbounds nuw i32, ptr %19, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = icmp sge i32 %37, %3
  %39 = icmp slt i32 %37, %4
  %40 = and i1 %38, %39
  %41 = and i32 %37, 1
  %42 = icmp ne i32 %41, 0
  %43 = and i1 %40, %42
  br label %44

44:                                               ; preds = %34, %28
  %45 = phi i1 [ false, %28 ], [ %43, %34 ]
  %46 = add nuw nsw i32 %30, 1
  %47 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %45)
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %44
  %50 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %47, i1 true)
  %51 = or disjoint i32 %50, %31
  br label %52

52:                                               ; preds = %49, %44
  %53 = phi i32 [ %51, %49 ], [ %29, %44 ]
  %54 = add nuw nsw i32 %31, 32
  %55 = icmp sge i32 %54, %1
  %56 = or i1 %55, %48
  br i1 %56, label %22, label %28, !llvm.loop !7

57:                                               ; preds = %22, %71
  %58 = phi i32 [ %75, %71 ], [ 0, %22 ]
  %59 = phi i1 [ %74, %71 ], [ true, %22 ]
  %60 = or disjoint i32 %58, %20
  %61 = add nuw nsw i32 %60, 1
  %62 = icmp slt i32 %61, %1
  br i1 %62, label %63, label %71

63:                                               ; preds = %57
  %64 = zext nneg i32 %60 to i64
  %65 = getelementptr inbounds nuw i32, ptr %19, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = zext nneg i32 %61 to i64
  %68 = getelementptr inbounds nuw i32, ptr %19, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = icmp sle i32 %66, %69
  br label %71

71:                                               ; preds = %63, %57
  %72 = phi i1 [ %70, %63 ], [ true, %57 ]
  %73 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %72)
  %74 = select i1 %73, i1 %59, i1 false
  %75 = add nuw nsw i32 %58, 32
  %76 = icmp slt i32 %75, %26
  %77 = select i1 %73, i1 %76, i1 false
  br i1 %77, label %57, label %78, !llvm.loop !10

78:                                               ; preds = %71, %22
  %79 = phi i1 [ true, %22 ], [ %74, %71 ]
  br i1 %23, label %80, label %84

80:                                               ; preds = %78
  %81 = sext i32 %25 to i64
  %82 = getelementptr inbounds i32, ptr %19, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !3
  br label %84

84:                                               ; preds = %78, %80
  %85 = phi i32 [ %83, %80 ], [ 0, %78 ]
  %86 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %85, i32 0, i32 31)
  %87 = icmp ne i32 %86, %85
  %88 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %87)
  %89 = icmp eq i32 %20, 0
  br i1 %89, label %90, label %97

90:                                               ; preds = %84
  %91 = select i1 %88, i32 -1000, i32 %25
  %92 = zext nneg i32 %14 to i64
  %93 = getelementptr inbounds nuw i32, ptr %5, i64 %92
  store i32 %91, ptr %93, align 4, !tbaa !3
  %94 = getelementptr inbounds nuw i32, ptr %6, i64 %92
  store i32 %24, ptr %94, align 4, !tbaa !3
  %95 = zext i1 %79 to i8
  %96 = getelementptr inbounds nuw i8, ptr %7, i64 %92
  store i8 %95, ptr %96, align 1, !tbaa !11
  br label %97

97:                                               ; preds = %84, %90, %8
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = !{!5, !5, i64 0}
