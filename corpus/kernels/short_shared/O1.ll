; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12short_sharedE5carry.0 = internal unnamed_addr addrspace(3) global i32 undef, align 8
@_ZZ12short_sharedE5carry.1 = internal unnamed_addr addrspace(3) global i16 undef, align 4
@_ZZ12short_sharedE5carry.2 = internal unnamed_addr addrspace(3) global i8 undef, align 2
@_ZZ12short_sharedE5carry.3 = internal unnamed_addr addrspace(3) global i64 undef, align 8
@_ZZ12short_sharedE3row = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @short_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl nsw i32 %6, 6
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  store i32 -2147483647, ptr addrspace(3) @_ZZ12short_sharedE5carry.0, align 8, !tbaa !7
  store i16 0, ptr addrspace(3) @_ZZ12short_sharedE5carry.1, align 4, !tbaa !11
  store i8 0, ptr addrspace(3) @_ZZ12short_sharedE5carry.2, align 2, !tbaa !12
  store i64 0, ptr addrspace(3) @_ZZ12short_sharedE5carry.3, align 8, !tbaa !13
  br label %10

10:                                               ; preds = %9, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = add nuw nsw i32 %7, %5
  %12 = zext nneg i32 %5 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 %12
  %14 = icmp eq i32 %5, 15
  br label %16

15:                                               ; preds = %54
  br i1 %8, label %57, label %61

16:                                               ; preds = %10, %54
  %17 = phi i32 [ 0, %10 ], [ %55, %54 ]
  %18 = shl nuw nsw i32 %17, 4
  %19 = add nuw nsw i32 %11, %18
  %20 = icmp slt i32 %19, %3
  br i1 %20, label %21, label %25

21:                                               ; preds = %16
  %22 = zext nneg i32 %19 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %16, %21
  %26 = phi i32 [ %24, %21 ], [ -2147483647, %16 ]
  store i32 %26, ptr %13, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = load i8, ptr addrspace(3) @_ZZ12short_sharedE5carry.2, align 2, !tbaa !12
  %28 = icmp eq i8 %27, 0
  %29 = load i32, ptr addrspace(3) @_ZZ12short_sharedE5carry.0, align 8
  %30 = select i1 %28, i32 -2147483647, i32 %29
  br label %32

31:                                               ; preds = %32
  br i1 %20, label %41, label %47

32:                                               ; preds = %25, %32
  %33 = phi i32 [ 0, %25 ], [ %39, %32 ]
  %34 = phi i32 [ %30, %25 ], [ %38, %32 ]
  %35 = zext nneg i32 %33 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12short_sharedE3row to ptr), i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = tail call i32 @llvm.smax.i32(i32 %37, i32 %34)
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %33, %5
  br i1 %40, label %31, label %32, !llvm.loop !14

41:                                               ; preds = %31
  %42 = load i16, ptr addrspace(3) @_ZZ12short_sharedE5carry.1, align 4, !tbaa !11
  %43 = zext i16 %42 to i32
  %44 = add nsw i32 %38, %43
  %45 = zext nneg i32 %19 to i64
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %41, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %14, label %48, label %54

48:                                               ; preds = %47
  store i32 %38, ptr addrspace(3) @_ZZ12short_sharedE5carry.0, align 8, !tbaa !7
  store i8 1, ptr addrspace(3) @_ZZ12short_sharedE5carry.2, align 2, !tbaa !12
  %49 = load i16, ptr addrspace(3) @_ZZ12short_sharedE5carry.1, align 4, !tbaa !11
  %50 = add i16 %49, 1
  store i16 %50, ptr addrspace(3) @_ZZ12short_sharedE5carry.1, align 4, !tbaa !11
  %51 = load i64, ptr addrspace(3) @_ZZ12short_sharedE5carry.3, align 8, !tbaa !13
  %52 = sext i32 %38 to i64
  %53 = add nsw i64 %51, %52
  store i64 %53, ptr addrspace(3) @_ZZ12short_sharedE5carry.3, align 8, !tbaa !13
  br label %54

54:                                               ; preds = %48, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = add nuw nsw i32 %17, 1
  %56 = icmp eq i32 %55, 4
  br i1 %56, label %15, label %16, !llvm.loop !17

57:                                               ; preds = %15
  %58 = load i64, ptr addrspace(3) @_ZZ12short_sharedE5carry.3, align 8, !tbaa !13
  %59 = zext nneg i32 %6 to i64
  %60 = getelementptr inbounds nuw i64, ptr %2, i64 %59
  store i64 %58, ptr %60, align 8, !tbaa !18
  br label %61

61:                                               ; preds = %57, %15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!8 = !{!"_ZTS5Carry", !4, i64 0, !9, i64 4, !5, i64 6, !10, i64 8}
!9 = !{!"short", !5, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = !{!8, !9, i64 4}
!12 = !{!8, !5, i64 6}
!13 = !{!8, !10, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = !{!10, !10, i64 0}
