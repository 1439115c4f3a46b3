; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @leb128_decode(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %76

14:                                               ; preds = %7
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %63, %14
  %21 = phi i32 [ %17, %14 ], [ %49, %63 ]
  %22 = phi i64 [ 0, %14 ], [ %64, %63 ]
  %23 = phi i64 [ 0, %14 ], [ %65, %63 ]
  %24 = phi i32 [ 0, %14 ], [ %66, %63 ]
  %25 = icmp slt i32 %21, %19
  br i1 %25, label %28, label %67

26:                                               ; preds = %38
  %27 = icmp eq i32 %32, %19
  br i1 %27, label %46, label %28, !llvm.loop !7

28:                                               ; preds = %20, %26
  %29 = phi i32 [ %32, %26 ], [ %21, %20 ]
  %30 = phi i64 [ %43, %26 ], [ 0, %20 ]
  %31 = phi i32 [ %44, %26 ], [ 0, %20 ]
  %32 = add i32 %29, 1
  %33 = sext i32 %29 to i64
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !10
  %36 = icmp eq i32 %31, 63
  br i1 %36, label %37, label %38

37:                                               ; preds = %28
  switch i8 %35, label %46 [
    i8 127, label %38
    i8 0, label %38
  ]

38:                                               ; preds = %37, %37, %28
  %39 = and i8 %35, 127
  %40 = zext nneg i8 %39 to i64
  %41 = zext nneg i32 %31 to i64
  %42 = shl i64 %40, %41
  %43 = or i64 %42, %30
  %44 = add i32 %31, 7
  %45 = icmp slt i8 %35, 0
  br i1 %45, label %26, label %46, !llvm.loop !7

46:                                               ; preds = %37, %26, %38
  %47 = phi i64 [ %30, %37 ], [ %43, %26 ], [ %43, %38 ]
  %48 = phi i32 [ 63, %37 ], [ %44, %26 ], [ %44, %38 ]
  %49 = phi i32 [ %32, %37 ], [ %19, %26 ], [ %32, %38 ]
  %50 = phi i1 [ false, %37 ], [ false, %26 ], [ true, %38 ]
  %51 = phi i32 [ 2, %37 ], [ 1, %26 ], [ 0, %38 ]
  br i1 %50, label %52, label %63

52:                                               ; preds = %46
  %53 = and i8 %35, 64
  %54 = icmp ne i8 %53, 0
  %55 = icmp ult i32 %48, 64
  %56 = and i1 %54, %55
  %57 = zext nneg i32 %48 to i64
  %58 = shl nsw i64 -1, %57
  %59 = select i1 %56, i64 %58, i64 0
  %60 = or i64 %59, %47
  %61 = add i64 %60, %22
  %62 = add nsw i32 %24, 1
  br label %63

63:                                               ; preds = %46, %52
  %64 = phi i64 [ %61, %52 ], [ %22, %46 ]
  %65 = phi i64 [ %60, %52 ], [ %23, %46 ]
  %66 = phi i32 [ %62, %52 ], [ %24, %46 ]
  br i1 %50, label %20, label %67

67:                                               ; preds = %63, %20
  %68 = phi i64 [ %64, %63 ], [ %22, %20 ]
  %69 = phi i64 [ %65, %63 ], [ %23, %20 ]
  %70 = phi i32 [ %66, %63 ], [ %24, %20 ]
  %71 = phi i32 [ %51, %63 ], [ 0, %20 ]
  %72 = getelementptr inbounds nuw i64, ptr %3, i64 %15
  store i64 %68, ptr %72, align 8, !tbaa !11
  %73 = getelementptr inbounds nuw i64, ptr %4, i64 %15
  store i64 %69, ptr %73, align 8, !tbaa !11
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %15
  store i32 %70, ptr %74, align 4, !tbaa !3
  %75 = getelementptr inbounds nuw i32, ptr %6, i64 %15
  store i32 %71, ptr %75, align 4, !tbaa !3
  br label %76

76:                                               ; preds = %7, %67
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!5, !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !5, i64 0}
