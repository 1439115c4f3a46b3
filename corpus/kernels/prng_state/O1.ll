; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL5state.0 = internal unnamed_addr addrspace(1) global i32 -1640531527, align 8
@_ZL5state.1 = internal unnamed_addr addrspace(1) global i32 2135587861, align 4
@_ZL5state.2 = internal unnamed_addr addrspace(1) global i32 1, align 8
@_ZL5state.3 = internal unnamed_addr addrspace(1) global i64 0, align 8
@_ZL5state.4 = internal unnamed_addr addrspace(1) global i1 false, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @prng_draw(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %64

9:                                                ; preds = %2
  %10 = load i1, ptr addrspace(1) @_ZL5state.4, align 8
  br i1 %10, label %35, label %11

11:                                               ; preds = %9
  %12 = load i32, ptr addrspace(1) @_ZL5state.0, align 8, !tbaa !7
  %13 = load i32, ptr addrspace(1) @_ZL5state.1, align 4, !tbaa !10
  %14 = load i64, ptr addrspace(1) @_ZL5state.3, align 8, !tbaa !11
  %15 = load i32, ptr addrspace(1) @_ZL5state.2, align 8, !tbaa !12
  br label %18

16:                                               ; preds = %18
  %17 = add i64 %14, 12
  store i32 %28, ptr addrspace(1) @_ZL5state.0, align 8, !tbaa !7
  store i32 %29, ptr addrspace(1) @_ZL5state.1, align 4, !tbaa !10
  store i64 %17, ptr addrspace(1) @_ZL5state.3, align 8, !tbaa !11
  store i32 %31, ptr addrspace(1) @_ZL5state.2, align 8, !tbaa !12
  store i1 true, ptr addrspace(1) @_ZL5state.4, align 8
  br label %35

18:                                               ; preds = %11, %18
  %19 = phi i32 [ 0, %11 ], [ %33, %18 ]
  %20 = phi i32 [ %12, %11 ], [ %28, %18 ]
  %21 = phi i32 [ %13, %11 ], [ %29, %18 ]
  %22 = phi i64 [ %14, %11 ], [ %32, %18 ]
  %23 = phi i32 [ %15, %11 ], [ %31, %18 ]
  %24 = add i32 %21, %20
  %25 = trunc i64 %22 to i32
  %26 = add i32 %24, %25
  %27 = lshr i32 %21, 9
  %28 = xor i32 %27, %21
  %29 = mul i32 %23, 9
  %30 = tail call i32 @llvm.fshl.i32(i32 %23, i32 %23, i32 21)
  %31 = add i32 %26, %30
  %32 = add i64 %22, 1
  %33 = add nuw nsw i32 %19, 1
  %34 = icmp eq i32 %33, 12
  br i1 %34, label %16, label %18, !llvm.loop !13

35:                                               ; preds = %16, %9
  %36 = icmp sgt i32 %1, 0
  br i1 %36, label %37, label %64

37:                                               ; preds = %35
  %38 = load i32, ptr addrspace(1) @_ZL5state.2, align 8
  %39 = load i64, ptr addrspace(1) @_ZL5state.3, align 8
  %40 = load i32, ptr addrspace(1) @_ZL5state.1, align 4
  %41 = load i32, ptr addrspace(1) @_ZL5state.0, align 8
  br label %42

42:                                               ; preds = %37, %42
  %43 = phi i32 [ %61, %42 ], [ 0, %37 ]
  %44 = phi i32 [ %52, %42 ], [ %41, %37 ]
  %45 = phi i32 [ %53, %42 ], [ %40, %37 ]
  %46 = phi i64 [ %56, %42 ], [ %39, %37 ]
  %47 = phi i32 [ %55, %42 ], [ %38, %37 ]
  %48 = add i32 %45, %44
  %49 = trunc i64 %46 to i32
  %50 = add i32 %48, %49
  %51 = lshr i32 %45, 9
  %52 = xor i32 %51, %45
  %53 = mul i32 %47, 9
  %54 = tail call i32 @llvm.fshl.i32(i32 %47, i32 %47, i32 21)
  %55 = add i32 %54, %50
  %56 = add i64 %46, 1
  %57 = zext nneg i32 %43 to i64
  %58 = getelementptr inbounds nuw i32, ptr %0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = xor i32 %59, %50
  store i32 %60, ptr %58, align 4, !tbaa !3
  %61 = add nuw nsw i32 %43, 1
  %62 = icmp eq i32 %61, %1
  br i1 %62, label %63, label %42, !llvm.loop !16

63:                                               ; preds = %42
  store i32 %52, ptr addrspace(1) @_ZL5state.0, align 8, !tbaa !7
  store i32 %53, ptr addrspace(1) @_ZL5state.1, align 4, !tbaa !10
  store i32 %55, ptr addrspace(1) @_ZL5state.2, align 8, !tbaa !12
  store i64 %56, ptr addrspace(1) @_ZL5state.3, align 8, !tbaa !11
  br label %64

64:                                               ; preds = %35, %63, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @prng_reseed(i32 noundef %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul nuw nsw i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = or i32 %4, %5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = load i32, ptr addrspace(1) @_ZL5state.2, align 8, !tbaa !12
  %10 = xor i32 %9, %0
  store i32 %10, ptr addrspace(1) @_ZL5state.2, align 8, !tbaa !12
  br label %11

11:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !4, i64 0}
!8 = !{!"_ZTS5State", !4, i64 0, !4, i64 4, !4, i64 8, !9, i64 16, !5, i64 24}
!9 = !{!"long long", !5, i64 0}
!10 = !{!8, !4, i64 4}
!11 = !{!8, !9, i64 16}
!12 = !{!8, !4, i64 8}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
