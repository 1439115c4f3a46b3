; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12shared_frameE5frame.0 = internal unnamed_addr addrspace(3) global i32 undef, align 8
@_ZZ12shared_frameE5frame.1 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ12shared_frameE5frame.2 = internal unnamed_addr addrspace(3) global i64 undef, align 8
@_ZZ12shared_frameE5frame.3 = internal unnamed_addr addrspace(3) global i8 undef, align 8
@_ZZ12shared_frameE5frame.4 = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_frame(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %37

10:                                               ; preds = %4
  %11 = icmp slt i32 %7, %3
  br i1 %11, label %19, label %12

12:                                               ; preds = %19, %10
  %13 = phi i32 [ -1073741824, %10 ], [ %29, %19 ]
  %14 = phi i32 [ 0, %10 ], [ %33, %19 ]
  %15 = phi i64 [ 0, %10 ], [ %31, %19 ]
  %16 = phi i32 [ 1073741824, %10 ], [ %28, %19 ]
  store i32 %16, ptr addrspace(3) @_ZZ12shared_frameE5frame.0, align 8, !tbaa !7
  store i32 %13, ptr addrspace(3) @_ZZ12shared_frameE5frame.1, align 4, !tbaa !10
  store i64 %15, ptr addrspace(3) @_ZZ12shared_frameE5frame.2, align 8, !tbaa !11
  %17 = icmp eq i32 %16, %13
  %18 = zext i1 %17 to i8
  store i8 %18, ptr addrspace(3) @_ZZ12shared_frameE5frame.3, align 8, !tbaa !12
  store i32 %14, ptr addrspace(3) @_ZZ12shared_frameE5frame.4, align 4, !tbaa !13
  br label %37

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %28, %19 ], [ 1073741824, %10 ]
  %21 = phi i32 [ %32, %19 ], [ %7, %10 ]
  %22 = phi i64 [ %31, %19 ], [ 0, %10 ]
  %23 = phi i32 [ %33, %19 ], [ 0, %10 ]
  %24 = phi i32 [ %29, %19 ], [ -1073741824, %10 ]
  %25 = zext nneg i32 %21 to i64
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 %20)
  %29 = tail call i32 @llvm.smax.i32(i32 %27, i32 %24)
  %30 = sext i32 %27 to i64
  %31 = add nsw i64 %22, %30
  %32 = add nuw nsw i32 %21, 1
  %33 = add nuw nsw i32 %23, 1
  %34 = icmp slt i32 %32, %3
  %35 = icmp samesign ult i32 %33, %6
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %19, label %12, !llvm.loop !14

37:                                               ; preds = %12, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = load i32, ptr addrspace(3) @_ZZ12shared_frameE5frame.4, align 4, !tbaa !13
  %39 = icmp slt i32 %8, %38
  br i1 %39, label %40, label %57

40:                                               ; preds = %37
  %41 = add nuw nsw i32 %7, %8
  %42 = zext nneg i32 %41 to i64
  %43 = load i8, ptr addrspace(3) @_ZZ12shared_frameE5frame.3, align 8, !tbaa !12
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %45, label %54

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i32, ptr %0, i64 %42
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = load i32, ptr addrspace(3) @_ZZ12shared_frameE5frame.0, align 8, !tbaa !7
  %49 = sub nsw i32 %47, %48
  %50 = mul nsw i32 %49, 1000
  %51 = load i32, ptr addrspace(3) @_ZZ12shared_frameE5frame.1, align 4, !tbaa !10
  %52 = sub nsw i32 %51, %48
  %53 = sdiv i32 %50, %52
  br label %54

54:                                               ; preds = %40, %45
  %55 = phi i32 [ %53, %45 ], [ 0, %40 ]
  %56 = getelementptr inbounds nuw i32, ptr %1, i64 %42
  store i32 %55, ptr %56, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %54, %37
  %58 = add nsw i32 %6, -1
  %59 = icmp eq i32 %8, %58
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = load i64, ptr addrspace(3) @_ZZ12shared_frameE5frame.2, align 8, !tbaa !11
  %62 = zext nneg i32 %5 to i64
  %63 = getelementptr inbounds nuw i64, ptr %2, i64 %62
  store i64 %61, ptr %63, align 8, !tbaa !17
  br label %64

64:                                               ; preds = %60, %57
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS5Frame", !4, i64 0, !4, i64 4, !9, i64 8, !5, i64 16, !4, i64 20}
!9 = !{!"long long", !5, i64 0}
!10 = !{!8, !4, i64 4}
!11 = !{!8, !9, i64 8}
!12 = !{!8, !5, i64 16}
!13 = !{!8, !4, i64 20}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!9, !9, i64 0}
