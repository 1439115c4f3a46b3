; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @utf8_validate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %107

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %92, %13
  %20 = phi i32 [ 0, %13 ], [ %93, %92 ]
  %21 = phi i32 [ 0, %13 ], [ %94, %92 ]
  %22 = phi i32 [ %16, %13 ], [ %95, %92 ]
  %23 = icmp slt i32 %22, %18
  %24 = icmp eq i32 %21, 0
  %25 = and i1 %24, %23
  br i1 %25, label %26, label %97

26:                                               ; preds = %19
  %27 = sext i32 %22 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !7
  %30 = zext i8 %29 to i32
  %31 = icmp sgt i8 %29, -1
  br i1 %31, label %47, label %32

32:                                               ; preds = %26
  %33 = and i32 %30, 224
  %34 = icmp eq i32 %33, 192
  br i1 %34, label %35, label %37

35:                                               ; preds = %32
  %36 = and i32 %30, 31
  br label %47

37:                                               ; preds = %32
  %38 = and i32 %30, 240
  %39 = icmp eq i32 %38, 224
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  %41 = and i32 %30, 15
  br label %47

42:                                               ; preds = %37
  %43 = and i32 %30, 248
  %44 = icmp eq i32 %43, 240
  br i1 %44, label %45, label %92

45:                                               ; preds = %42
  %46 = and i32 %30, 7
  br label %47

47:                                               ; preds = %26, %35, %45, %40
  %48 = phi i32 [ %46, %45 ], [ %36, %35 ], [ %41, %40 ], [ %30, %26 ]
  %49 = phi i32 [ 3, %45 ], [ 1, %35 ], [ 2, %40 ], [ 0, %26 ]
  %50 = phi i32 [ 65536, %45 ], [ 128, %35 ], [ 2048, %40 ], [ 0, %26 ]
  br i1 %31, label %72, label %51

51:                                               ; preds = %47, %57
  %52 = phi i32 [ %69, %57 ], [ 1, %47 ]
  %53 = phi i32 [ %68, %57 ], [ %48, %47 ]
  %54 = phi i32 [ %67, %57 ], [ 0, %47 ]
  %55 = add nsw i32 %52, %22
  %56 = icmp slt i32 %55, %18
  br i1 %56, label %57, label %72

57:                                               ; preds = %51
  %58 = sext i32 %55 to i64
  %59 = getelementptr inbounds i8, ptr %0, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !7
  %61 = zext i8 %60 to i32
  %62 = and i32 %61, 192
  %63 = icmp ne i32 %62, 128
  %64 = shl i32 %53, 6
  %65 = and i32 %61, 63
  %66 = or disjoint i32 %65, %64
  %67 = select i1 %63, i32 2, i32 %54
  %68 = select i1 %63, i32 %53, i32 %66
  %69 = add nuw nsw i32 %52, 1
  %70 = icmp samesign uge i32 %52, %49
  %71 = select i1 %63, i1 true, i1 %70
  br i1 %71, label %72, label %51, !llvm.loop !8

72:                                               ; preds = %57, %51, %47
  %73 = phi i32 [ 0, %47 ], [ %67, %57 ], [ 3, %51 ]
  %74 = phi i32 [ %48, %47 ], [ %68, %57 ], [ %53, %51 ]
  %75 = icmp eq i32 %73, 0
  br i1 %75, label %76, label %84

76:                                               ; preds = %72
  %77 = icmp ult i32 %74, %50
  br i1 %77, label %84, label %78

78:                                               ; preds = %76
  %79 = and i32 %74, -2048
  %80 = icmp eq i32 %79, 55296
  br i1 %80, label %84, label %81

81:                                               ; preds = %78
  %82 = icmp ugt i32 %74, 1114111
  %83 = select i1 %82, i32 6, i32 0
  br label %84

84:                                               ; preds = %81, %78, %76, %72
  %85 = phi i32 [ %73, %72 ], [ 4, %76 ], [ 5, %78 ], [ %83, %81 ]
  %86 = icmp eq i32 %85, 0
  %87 = add nuw nsw i32 %49, 1
  %88 = zext i1 %86 to i32
  %89 = add nsw i32 %20, %88
  %90 = select i1 %86, i32 %87, i32 0
  %91 = add nsw i32 %90, %22
  br label %92

92:                                               ; preds = %42, %84
  %93 = phi i32 [ %89, %84 ], [ %20, %42 ]
  %94 = phi i32 [ %85, %84 ], [ 1, %42 ]
  %95 = phi i32 [ %91, %84 ], [ %22, %42 ]
  %96 = phi i1 [ true, %84 ], [ false, %42 ]
  br i1 %96, label %19, label %97

97:                                               ; preds = %92, %19
  %98 = phi i32 [ %93, %92 ], [ %20, %19 ]
  %99 = phi i32 [ %94, %92 ], [ %21, %19 ]
  %100 = phi i32 [ %95, %92 ], [ %22, %19 ]
  %101 = getelementptr inbounds nuw i32, ptr %3, i64 %14
  store i32 %98, ptr %101, align 4, !tbaa !3
  %102 = getelementptr inbounds nuw i32, ptr %4, i64 %14
  store i32 %99, ptr %102, align 4, !tbaa !3
  %103 = icmp eq i32 %99, 0
  %104 = sub nsw i32 %100, %16
  %105 = select i1 %103, i32 -1, i32 %104
  %106 = getelementptr inbounds nuw i32, ptr %5, i64 %14
  store i32 %105, ptr %106, align 4, !tbaa !3
  br label %107

107:                                              ; preds = %6, %97
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
