; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nested_tables(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %53

11:                                               ; preds = %4
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %12
  %17 = load i8, ptr %16, align 1, !tbaa !7
  %18 = icmp eq i8 %17, 0
  %19 = tail call i64 @llvm.smax.i64(i64 %15, i64 0)
  br i1 %18, label %34, label %20

20:                                               ; preds = %11
  %21 = tail call i64 @llvm.smin.i64(i64 %19, i64 500)
  %22 = mul nuw nsw i64 %21, 15
  %23 = tail call i64 @llvm.smin.i64(i64 range(i64 -2147483648, 2147483648) %15, i64 4000)
  %24 = icmp sgt i32 %14, 500
  %25 = mul nsw i64 %23, 30
  %26 = add nsw i64 %25, -15000
  %27 = select i1 %24, i64 %26, i64 0
  %28 = icmp sgt i32 %14, 4000
  %29 = mul nsw i64 %15, 35
  %30 = add nsw i64 %29, -140000
  %31 = select i1 %28, i64 %30, i64 0
  %32 = add nsw i64 %31, %22
  %33 = add nsw i64 %32, %27
  br label %49

34:                                               ; preds = %11
  %35 = tail call i64 @llvm.smin.i64(i64 %19, i64 1000)
  %36 = tail call i64 @llvm.smin.i64(i64 range(i64 -2147483648, 2147483648) %15, i64 5000)
  %37 = icmp sgt i32 %14, 1000
  %38 = icmp sgt i32 %14, 5000
  %39 = mul nuw nsw i64 %35, 10
  %40 = mul nsw i64 %36, 25
  %41 = add nsw i64 %40, -25000
  %42 = select i1 %37, i64 %41, i64 0
  %43 = mul nsw i64 %15, 40
  %44 = add nsw i64 %43, -200000
  %45 = select i1 %38, i64 %44, i64 0
  %46 = add nuw nsw i64 %39, -15000
  %47 = add nsw i64 %46, %45
  %48 = add nsw i64 %47, %42
  br label %49

49:                                               ; preds = %20, %34
  %50 = phi i64 [ %48, %34 ], [ %33, %20 ]
  %51 = tail call i64 @llvm.smax.i64(i64 %50, i64 0)
  %52 = getelementptr inbounds nuw i64, ptr %2, i64 %12
  store i64 %51, ptr %52, align 8, !tbaa !8
  br label %53

53:                                               ; preds = %4, %49
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !5, i64 0}
