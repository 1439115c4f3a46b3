; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@crc_table = dso_local addrspace(4) externally_initialized constant [256 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @crc_table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc_chunks(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = mul nsw i32 %2, %9
  %11 = icmp slt i32 %10, %1
  br i1 %11, label %12, label %33

12:                                               ; preds = %4
  %13 = add nsw i32 %10, %2
  %14 = tail call i32 @llvm.smin.i32(i32 %13, i32 %1)
  %15 = icmp eq i32 %9, 0
  %16 = sext i1 %15 to i32
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %12, %18
  %19 = phi i32 [ %31, %18 ], [ %10, %12 ]
  %20 = phi i32 [ %30, %18 ], [ %16, %12 ]
  %21 = zext nneg i32 %19 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !7
  %24 = trunc i32 %20 to i8
  %25 = xor i8 %23, %24
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = lshr i32 %20, 8
  %30 = xor i32 %28, %29
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp slt i32 %31, %14
  br i1 %32, label %18, label %33, !llvm.loop !8

33:                                               ; preds = %18, %12, %4
  %34 = phi i32 [ 0, %4 ], [ %16, %12 ], [ %30, %18 ]
  %35 = zext nneg i32 %9 to i64
  %36 = getelementptr inbounds nuw i32, ptr %3, i64 %35
  store i32 %34, ptr %36, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc_combine(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = mul nsw i32 %2, %9
  %11 = icmp slt i32 %10, %1
  br i1 %11, label %12, label %86

12:                                               ; preds = %4
  %13 = add nsw i32 %10, %2
  %14 = icmp slt i32 %13, %1
  %15 = zext nneg i32 %9 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  br i1 %14, label %18, label %80

18:                                               ; preds = %12
  %19 = sub nsw i32 %1, %13
  %20 = shl i32 %19, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %63, label %22

22:                                               ; preds = %18, %60
  %23 = phi i32 [ %52, %60 ], [ 1073741824, %18 ]
  %24 = phi i32 [ %44, %60 ], [ -2147483648, %18 ]
  %25 = phi i32 [ %61, %60 ], [ %20, %18 ]
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %43, label %28

28:                                               ; preds = %22, %28
  %29 = phi i32 [ %41, %28 ], [ -2147483648, %22 ]
  %30 = phi i32 [ %35, %28 ], [ 0, %22 ]
  %31 = phi i32 [ %40, %28 ], [ %23, %22 ]
  %32 = and i32 %29, %24
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i32 0, i32 %31
  %35 = xor i32 %34, %30
  %36 = and i32 %31, 1
  %37 = icmp eq i32 %36, 0
  %38 = lshr i32 %31, 1
  %39 = xor i32 %38, -306674912
  %40 = select i1 %37, i32 %38, i32 %39
  %41 = lshr i32 %29, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %28, !llvm.loop !11

43:                                               ; preds = %28, %22
  %44 = phi i32 [ %24, %22 ], [ %35, %28 ]
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i32 [ -2147483648, %43 ], [ %58, %45 ]
  %47 = phi i32 [ 0, %43 ], [ %52, %45 ]
  %48 = phi i32 [ %23, %43 ], [ %57, %45 ]
  %49 = and i32 %46, %23
  %50 = icmp eq i32 %49, 0
  %51 = select i1 %50, i32 0, i32 %48
  %52 = xor i32 %51, %47
  %53 = and i32 %48, 1
  %54 = icmp eq i32 %53, 0
  %55 = lshr i32 %48, 1
  %56 = xor i32 %55, -306674912
  %57 = select i1 %54, i32 %55, i32 %56
  %58 = lshr i32 %46, 1
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %45, !llvm.loop !11

60:                                               ; preds = %45
  %61 = lshr i32 %25, 1
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %22, !llvm.loop !12

63:                                               ; preds = %60, %18
  %64 = phi i32 [ -2147483648, %18 ], [ %44, %60 ]
  br label %65

65:                                               ; preds = %63, %65
  %66 = phi i32 [ %78, %65 ], [ -2147483648, %63 ]
  %67 = phi i32 [ %72, %65 ], [ 0, %63 ]
  %68 = phi i32 [ %77, %65 ], [ %64, %63 ]
  %69 = and i32 %66, %17
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i32 0, i32 %68
  %72 = xor i32 %71, %67
  %73 = and i32 %68, 1
  %74 = icmp eq i32 %73, 0
  %75 = lshr i32 %68, 1
  %76 = xor i32 %75, -306674912
  %77 = select i1 %74, i32 %75, i32 %76
  %78 = lshr i32 %66, 1
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %65, !llvm.loop !11

80:                                               ; preds = %65, %12
  %81 = phi i32 [ %17, %12 ], [ %72, %65 ]
  %82 = icmp eq i32 %9, 0
  %83 = sext i1 %82 to i32
  %84 = xor i32 %81, %83
  %85 = atomicrmw xor ptr %3, i32 %84 seq_cst, align 4
  br label %86

86:                                               ; preds = %4, %80
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
