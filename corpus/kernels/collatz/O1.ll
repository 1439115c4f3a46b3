; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @collatz(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %6
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = mul nuw nsw i32 %1, %13
  %15 = add nsw i32 %14, %0
  %16 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  br label %20

17:                                               ; preds = %56, %6
  %18 = phi i32 [ 0, %6 ], [ %57, %56 ]
  %19 = atomicrmw max ptr %4, i32 %18 seq_cst, align 4
  ret void

20:                                               ; preds = %8, %56
  %21 = phi i32 [ 0, %8 ], [ %57, %56 ]
  %22 = phi i32 [ 0, %8 ], [ %58, %56 ]
  %23 = add nsw i32 %15, %22
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %43, label %25

25:                                               ; preds = %20, %39
  %26 = phi i32 [ %41, %39 ], [ 0, %20 ]
  %27 = phi i32 [ %40, %39 ], [ %23, %20 ]
  %28 = icmp eq i32 %26, %16
  br i1 %28, label %43, label %29

29:                                               ; preds = %25
  %30 = and i32 %27, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32

32:                                               ; preds = %29
  %33 = icmp ugt i32 %27, 1431655764
  br i1 %33, label %43, label %34

34:                                               ; preds = %32
  %35 = mul i32 %27, 3
  %36 = add i32 %35, 1
  br label %39

37:                                               ; preds = %29
  %38 = lshr exact i32 %27, 1
  br label %39

39:                                               ; preds = %37, %34
  %40 = phi i32 [ %36, %34 ], [ %38, %37 ]
  %41 = add nuw i32 %26, 1
  %42 = icmp eq i32 %40, 1
  br i1 %42, label %43, label %25, !llvm.loop !7

43:                                               ; preds = %39, %25, %32, %20
  %44 = phi i32 [ 0, %20 ], [ %41, %39 ], [ -1, %32 ], [ %2, %25 ]
  %45 = add nuw nsw i32 %22, %14
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %3, i64 %46
  store i32 %44, ptr %47, align 4, !tbaa !3
  %48 = icmp slt i32 %44, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %43
  %50 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  br label %56

51:                                               ; preds = %43
  %52 = shl i32 %44, 16
  %53 = and i32 %23, 65535
  %54 = or disjoint i32 %52, %53
  %55 = tail call i32 @llvm.smax.i32(i32 %54, i32 %21)
  br label %56

56:                                               ; preds = %51, %49
  %57 = phi i32 [ %21, %49 ], [ %55, %51 ]
  %58 = add nuw nsw i32 %22, 1
  %59 = icmp eq i32 %58, %1
  br i1 %59, label %17, label %20, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
