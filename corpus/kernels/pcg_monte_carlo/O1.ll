; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @pcg_monte_carlo(i64 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = zext nneg i32 %10 to i64
  %12 = sext i32 %1 to i64
  %13 = shl nuw nsw i64 %11, 1
  %14 = mul nsw i64 %13, %12
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %38, label %16

16:                                               ; preds = %5, %28
  %17 = phi i64 [ %30, %28 ], [ 0, %5 ]
  %18 = phi i64 [ %29, %28 ], [ 1, %5 ]
  %19 = phi i64 [ %32, %28 ], [ 1442695040888963407, %5 ]
  %20 = phi i64 [ %33, %28 ], [ 6364136223846793005, %5 ]
  %21 = phi i64 [ %34, %28 ], [ %14, %5 ]
  %22 = and i64 %21, 1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %16
  %25 = mul i64 %18, %20
  %26 = mul i64 %17, %20
  %27 = add i64 %26, %19
  br label %28

28:                                               ; preds = %24, %16
  %29 = phi i64 [ %25, %24 ], [ %18, %16 ]
  %30 = phi i64 [ %27, %24 ], [ %17, %16 ]
  %31 = add i64 %20, 1
  %32 = mul i64 %19, %31
  %33 = mul i64 %20, %20
  %34 = lshr i64 %21, 1
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %16, !llvm.loop !7

36:                                               ; preds = %28
  %37 = mul i64 %29, %0
  br label %38

38:                                               ; preds = %36, %5
  %39 = phi i64 [ %0, %5 ], [ %37, %36 ]
  %40 = phi i64 [ 0, %5 ], [ %30, %36 ]
  %41 = add i64 %39, %40
  %42 = mul i32 %10, -1640531527
  %43 = add i32 %42, 1
  %44 = icmp sgt i32 %1, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %38
  %46 = icmp eq i32 %2, 0
  br label %55

47:                                               ; preds = %92, %38
  %48 = phi i64 [ %41, %38 ], [ %93, %92 ]
  %49 = phi i32 [ %43, %38 ], [ %94, %92 ]
  %50 = phi i32 [ 0, %38 ], [ %106, %92 ]
  %51 = icmp eq i32 %2, 0
  %52 = zext i32 %49 to i64
  %53 = select i1 %51, i64 %48, i64 %52
  %54 = getelementptr inbounds nuw i64, ptr %4, i64 %11
  store i64 %53, ptr %54, align 8, !tbaa !10
  br label %112

55:                                               ; preds = %45, %92
  %56 = phi i32 [ 0, %45 ], [ %106, %92 ]
  %57 = phi i32 [ 0, %45 ], [ %107, %92 ]
  %58 = phi i32 [ %43, %45 ], [ %94, %92 ]
  %59 = phi i64 [ %41, %45 ], [ %93, %92 ]
  br i1 %46, label %73, label %60

60:                                               ; preds = %55
  %61 = shl i32 %58, 13
  %62 = xor i32 %61, %58
  %63 = lshr i32 %62, 17
  %64 = xor i32 %63, %62
  %65 = shl i32 %64, 5
  %66 = xor i32 %65, %64
  %67 = shl i32 %66, 13
  %68 = xor i32 %67, %66
  %69 = lshr i32 %68, 17
  %70 = xor i32 %69, %68
  %71 = shl i32 %70, 5
  %72 = xor i32 %71, %70
  br label %92

73:                                               ; preds = %55
  %74 = mul i64 %59, 6364136223846793005
  %75 = add i64 %74, 1442695040888963407
  %76 = lshr i64 %59, 45
  %77 = lshr i64 %59, 27
  %78 = xor i64 %76, %77
  %79 = trunc i64 %78 to i32
  %80 = lshr i64 %59, 59
  %81 = trunc nuw nsw i64 %80 to i32
  %82 = tail call noundef i32 @llvm.fshr.i32(i32 %79, i32 %79, i32 %81)
  %83 = mul i64 %75, 6364136223846793005
  %84 = add i64 %83, 1442695040888963407
  %85 = lshr i64 %75, 45
  %86 = lshr i64 %75, 27
  %87 = xor i64 %85, %86
  %88 = trunc i64 %87 to i32
  %89 = lshr i64 %75, 59
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = tail call noundef i32 @llvm.fshr.i32(i32 %88, i32 %88, i32 %90)
  br label %92

92:                                               ; preds = %73, %60
  %93 = phi i64 [ %84, %73 ], [ %59, %60 ]
  %94 = phi i32 [ %58, %73 ], [ %72, %60 ]
  %95 = phi i32 [ %82, %73 ], [ %66, %60 ]
  %96 = phi i32 [ %91, %73 ], [ %72, %60 ]
  %97 = lshr i32 %96, 16
  %98 = lshr i32 %95, 16
  %99 = zext nneg i32 %98 to i64
  %100 = mul nuw nsw i64 %99, %99
  %101 = zext nneg i32 %97 to i64
  %102 = mul nuw nsw i64 %101, %101
  %103 = add nuw nsw i64 %102, %100
  %104 = icmp samesign ult i64 %103, 4294967296
  %105 = zext i1 %104 to i32
  %106 = add nuw nsw i32 %56, %105
  %107 = add nuw nsw i32 %57, 1
  %108 = icmp eq i32 %107, %1
  br i1 %108, label %47, label %55, !llvm.loop !12

109:                                              ; preds = %112
  %110 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %119, label %121

112:                                              ; preds = %47, %112
  %113 = phi i32 [ 16, %47 ], [ %117, %112 ]
  %114 = phi i32 [ %50, %47 ], [ %116, %112 ]
  %115 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %114, i32 %113, i32 31)
  %116 = add nsw i32 %115, %114
  %117 = lshr i32 %113, 1
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %109, label %112, !llvm.loop !13

119:                                              ; preds = %109
  %120 = atomicrmw add ptr %3, i32 %116 seq_cst, align 4
  br label %121

121:                                              ; preds = %119, %109
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !5, i64 0}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
