; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @n_queens(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = mul nsw i32 %0, %0
  %10 = icmp samesign ult i32 %8, %9
  br i1 %10, label %11, label %40

11:                                               ; preds = %3
  %12 = sdiv i32 %8, %0
  %13 = shl nuw i32 1, %12
  %14 = mul i32 %12, %0
  %15 = sub i32 %8, %14
  %16 = shl nuw i32 1, %15
  %17 = icmp eq i32 %16, %13
  %18 = shl i32 2, %12
  %19 = icmp eq i32 %16, %18
  %20 = select i1 %17, i1 true, i1 %19
  %21 = lshr i32 %13, 1
  %22 = icmp eq i32 %16, %21
  %23 = or i1 %22, %20
  br i1 %23, label %35, label %24

24:                                               ; preds = %11
  %25 = shl nsw i32 -1, %0
  %26 = xor i32 %25, -1
  %27 = or i32 %16, %13
  %28 = shl i32 4, %12
  %29 = shl i32 2, %15
  %30 = or i32 %29, %28
  %31 = lshr i32 %13, 2
  %32 = lshr i32 %16, 1
  %33 = or i32 %32, %31
  %34 = tail call fastcc noundef i32 @_ZL5placejjjj(i32 noundef %26, i32 noundef %27, i32 noundef %30, i32 noundef %33) #3
  br label %35

35:                                               ; preds = %11, %24
  %36 = phi i32 [ 0, %11 ], [ %34, %24 ]
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %35
  %39 = atomicrmw add ptr %1, i32 %36 seq_cst, align 4
  br label %40

40:                                               ; preds = %35, %38, %3
  %41 = phi i32 [ -1, %3 ], [ %36, %38 ], [ 0, %35 ]
  %42 = zext nneg i32 %8 to i64
  %43 = getelementptr inbounds nuw i32, ptr %2, i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_ZL5placejjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef range(i32 0, -2147483648) %3) unnamed_addr #1 {
  %5 = icmp eq i32 %1, %0
  br i1 %5, label %26, label %6

6:                                                ; preds = %4
  %7 = or i32 %2, %1
  %8 = or i32 %7, %3
  %9 = xor i32 %8, -1
  %10 = and i32 %0, %9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %26, label %12

12:                                               ; preds = %6, %12
  %13 = phi i32 [ %17, %12 ], [ %10, %6 ]
  %14 = phi i32 [ %24, %12 ], [ 0, %6 ]
  %15 = sub i32 0, %13
  %16 = and i32 %13, %15
  %17 = xor i32 %16, %13
  %18 = or i32 %16, %1
  %19 = or i32 %16, %2
  %20 = shl i32 %19, 1
  %21 = or i32 %16, %3
  %22 = lshr i32 %21, 1
  %23 = tail call fastcc noundef i32 @_ZL5placejjjj(i32 noundef %0, i32 noundef %18, i32 noundef %20, i32 noundef %22) #3
  %24 = add nsw i32 %23, %14
  %25 = icmp eq i32 %16, %13
  br i1 %25, label %26, label %12, !llvm.loop !7

26:                                               ; preds = %12, %6, %4
  %27 = phi i32 [ 1, %4 ], [ 0, %6 ], [ %24, %12 ]
  ret i32 %27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
