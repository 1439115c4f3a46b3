; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ9histogramE8rejected = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 16
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 %8
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %7, %4
  %11 = icmp eq i32 %5, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !tbaa !3
  br label %13

13:                                               ; preds = %12, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul nuw nsw i32 %14, %15
  %17 = add nuw nsw i32 %16, %5
  %18 = icmp slt i32 %17, %1
  br i1 %18, label %19, label %22

19:                                               ; preds = %13
  %20 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = mul nuw nsw i32 %15, %20
  br label %23

22:                                               ; preds = %43, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %6, label %52, label %60

23:                                               ; preds = %19, %43
  %24 = phi i32 [ %17, %19 ], [ %50, %43 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !7
  %28 = zext i8 %27 to i32
  %29 = add i8 %27, -48
  %30 = icmp ult i8 %29, 10
  br i1 %30, label %31, label %33

31:                                               ; preds = %23
  %32 = add nsw i32 %28, -48
  br label %43

33:                                               ; preds = %23
  %34 = add i8 %27, -97
  %35 = icmp ult i8 %34, 6
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = add nsw i32 %28, -87
  br label %43

38:                                               ; preds = %33
  %39 = add i8 %27, -65
  %40 = icmp ult i8 %39, 6
  %41 = add nsw i32 %28, -55
  %42 = select i1 %40, i32 %41, i32 -1
  br label %43

43:                                               ; preds = %38, %36, %31
  %44 = phi i32 [ %32, %31 ], [ %37, %36 ], [ %42, %38 ]
  %45 = icmp sgt i32 %44, -1
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 %46
  %48 = select i1 %45, ptr %47, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr)
  %49 = atomicrmw add ptr %48, i32 1 monotonic, align 4
  %50 = add nuw nsw i32 %24, %21
  %51 = icmp slt i32 %50, %1
  br i1 %51, label %23, label %22, !llvm.loop !8

52:                                               ; preds = %22
  %53 = zext nneg i32 %5 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %60, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i32, ptr %2, i64 %53
  %59 = atomicrmw add ptr %58, i32 %55 monotonic, align 4
  br label %60

60:                                               ; preds = %57, %52, %22
  br i1 %11, label %61, label %64

61:                                               ; preds = %60
  %62 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE8rejected to ptr), align 4, !tbaa !3
  %63 = atomicrmw add ptr %3, i32 %62 monotonic, align 4
  br label %64

64:                                               ; preds = %61, %60
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
