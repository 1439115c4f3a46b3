; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14short_pointersE4task.0 = internal unnamed_addr addrspace(3) global ptr undef, align 8
@_ZZ14short_pointersE4task.1 = internal unnamed_addr addrspace(3) global i16 undef, align 8
@_ZZ14short_pointersE4task.2 = internal unnamed_addr addrspace(3) global i8 undef, align 2
@_ZZ14short_pointersE4task.3 = internal unnamed_addr addrspace(3) global i64 undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @short_pointers(ptr noundef %0, ptr noundef %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp eq i32 %5, 0
  %7 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = sub nsw i32 %3, %7
  %9 = trunc i32 %8 to i16
  %10 = zext nneg i32 %5 to i64
  %11 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl nuw nsw i32 %11, 1
  br label %14

13:                                               ; preds = %41
  ret void

14:                                               ; preds = %4, %41
  %15 = phi i32 [ 0, %4 ], [ %42, %41 ]
  br i1 %6, label %16, label %22

16:                                               ; preds = %14
  %17 = icmp eq i32 %15, 0
  %18 = select i1 %17, ptr %0, ptr %1
  store ptr %18, ptr addrspace(3) @_ZZ14short_pointersE4task.0, align 8, !tbaa !7
  store i16 %9, ptr addrspace(3) @_ZZ14short_pointersE4task.1, align 8, !tbaa !13
  %19 = trunc nuw nsw i32 %15 to i8
  %20 = add nuw nsw i8 %19, 3
  store i8 %20, ptr addrspace(3) @_ZZ14short_pointersE4task.2, align 2, !tbaa !14
  %21 = select i1 %17, i64 -1000, i64 1000
  store i64 %21, ptr addrspace(3) @_ZZ14short_pointersE4task.3, align 8, !tbaa !15
  br label %22

22:                                               ; preds = %16, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load i16, ptr addrspace(3) @_ZZ14short_pointersE4task.1, align 8, !tbaa !13
  %24 = zext i16 %23 to i32
  %25 = icmp samesign ult i32 %5, %24
  br i1 %25, label %26, label %41

26:                                               ; preds = %22
  %27 = load ptr, ptr addrspace(3) @_ZZ14short_pointersE4task.0, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %10
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = load i8, ptr addrspace(3) @_ZZ14short_pointersE4task.2, align 2, !tbaa !14
  %32 = zext nneg i8 %31 to i64
  %33 = shl i64 %30, %32
  %34 = load i64, ptr addrspace(3) @_ZZ14short_pointersE4task.3, align 8, !tbaa !15
  %35 = add nsw i64 %33, %34
  %36 = add nuw nsw i32 %15, %12
  %37 = mul nsw i32 %36, %3
  %38 = add nsw i32 %37, %5
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i64, ptr %2, i64 %39
  store i64 %35, ptr %40, align 8, !tbaa !16
  br label %41

41:                                               ; preds = %26, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = add nuw nsw i32 %15, 1
  %43 = icmp eq i32 %15, 0
  br i1 %43, label %14, label %13, !llvm.loop !17
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS4Task", !9, i64 0, !11, i64 8, !5, i64 10, !12, i64 16}
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!"short", !5, i64 0}
!12 = !{!"long long", !5, i64 0}
!13 = !{!8, !11, i64 8}
!14 = !{!8, !5, i64 10}
!15 = !{!8, !12, i64 16}
!16 = !{!12, !12, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
