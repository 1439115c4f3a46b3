; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @infrared_decode(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %80

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = load i32, ptr %15, align 4, !tbaa !3
  %19 = icmp slt i32 %18, %17
  br i1 %19, label %27, label %20

20:                                               ; preds = %71, %13
  %21 = phi i32 [ 0, %13 ], [ %75, %71 ]
  %22 = phi i32 [ 0, %13 ], [ %76, %71 ]
  %23 = phi i32 [ 0, %13 ], [ %77, %71 ]
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %14
  store i32 %21, ptr %24, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i32, ptr %4, i64 %14
  store i32 %22, ptr %25, align 4, !tbaa !3
  %26 = getelementptr inbounds nuw i32, ptr %5, i64 %14
  store i32 %23, ptr %26, align 4, !tbaa !3
  br label %80

27:                                               ; preds = %13, %71
  %28 = phi i32 [ %78, %71 ], [ %18, %13 ]
  %29 = phi i32 [ %77, %71 ], [ 0, %13 ]
  %30 = phi i32 [ %76, %71 ], [ 0, %13 ]
  %31 = phi i32 [ %75, %71 ], [ 0, %13 ]
  %32 = phi i32 [ %74, %71 ], [ 0, %13 ]
  %33 = phi i32 [ %73, %71 ], [ 0, %13 ]
  %34 = phi i32 [ %72, %71 ], [ 0, %13 ]
  %35 = sext i32 %28 to i64
  %36 = getelementptr inbounds i16, ptr %0, i64 %35
  %37 = load i16, ptr %36, align 2, !tbaa !7
  switch i32 %34, label %70 [
    i32 0, label %38
    i32 1, label %42
    i32 2, label %48
    i32 3, label %54
  ]

38:                                               ; preds = %27
  %39 = add i16 %37, -8001
  %40 = icmp ult i16 %39, 1999
  %41 = zext i1 %40 to i32
  br label %71

42:                                               ; preds = %27
  %43 = add i16 %37, -5000
  %44 = icmp ult i16 %43, -999
  %45 = select i1 %44, i32 0, i32 2
  %46 = zext i1 %44 to i32
  %47 = add i32 %29, %46
  br label %71

48:                                               ; preds = %27
  %49 = add i16 %37, -700
  %50 = icmp ult i16 %49, -299
  %51 = select i1 %50, i32 0, i32 3
  %52 = zext i1 %50 to i32
  %53 = add i32 %29, %52
  br label %71

54:                                               ; preds = %27
  %55 = add i16 %37, -2001
  %56 = icmp ult i16 %55, -1601
  br i1 %56, label %57, label %59

57:                                               ; preds = %54
  %58 = add i32 %29, 1
  br label %71

59:                                               ; preds = %54
  %60 = shl i32 %33, 1
  %61 = icmp ugt i16 %37, 1000
  %62 = zext i1 %61 to i32
  %63 = or disjoint i32 %60, %62
  %64 = add i32 %32, 1
  %65 = icmp eq i32 %64, 16
  br i1 %65, label %66, label %71

66:                                               ; preds = %59
  %67 = add i32 %31, 1
  %68 = mul i32 %30, 31
  %69 = add i32 %63, %68
  br label %71

70:                                               ; preds = %27
  unreachable

71:                                               ; preds = %48, %42, %38, %59, %57, %66
  %72 = phi i32 [ %45, %42 ], [ 0, %66 ], [ 2, %59 ], [ %41, %38 ], [ 0, %57 ], [ %51, %48 ]
  %73 = phi i32 [ 0, %42 ], [ %63, %66 ], [ %63, %59 ], [ %33, %38 ], [ %33, %57 ], [ %33, %48 ]
  %74 = phi i32 [ 0, %42 ], [ 16, %66 ], [ %64, %59 ], [ %32, %38 ], [ %32, %57 ], [ %32, %48 ]
  %75 = phi i32 [ %31, %42 ], [ %67, %66 ], [ %31, %59 ], [ %31, %38 ], [ %31, %57 ], [ %31, %48 ]
  %76 = phi i32 [ %30, %42 ], [ %69, %66 ], [ %30, %59 ], [ %30, %38 ], [ %30, %57 ], [ %30, %48 ]
  %77 = phi i32 [ %47, %42 ], [ %29, %66 ], [ %29, %59 ], [ %29, %38 ], [ %58, %57 ], [ %53, %48 ]
  %78 = add i32 %28, 1
  %79 = icmp eq i32 %78, %17
  br i1 %79, label %20, label %27, !llvm.loop !9

80:                                               ; preds = %6, %20
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
!7 = !{!8, !8, i64 0}
!8 = !{!"short", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
