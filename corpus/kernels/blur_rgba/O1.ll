; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @blur_rgba(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %2
  %17 = icmp slt i32 %15, %3
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %90

19:                                               ; preds = %5, %36
  %20 = phi <4 x i32> [ %70, %36 ], [ zeroinitializer, %5 ]
  %21 = phi i32 [ %69, %36 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %36 ], [ -1, %5 ]
  %23 = add nsw i32 %22, %15
  %24 = icmp sgt i32 %23, -1
  %25 = icmp slt i32 %23, %3
  %26 = mul nsw i32 %23, %2
  %27 = icmp eq i32 %22, 0
  %28 = zext i1 %27 to i32
  br label %39

29:                                               ; preds = %36
  %30 = mul nsw i32 %2, %15
  %31 = add nuw nsw i32 %30, %10
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw <4 x i8>, ptr %0, i64 %32
  %34 = load <4 x i8>, ptr %33, align 4, !tbaa !7
  %35 = icmp sgt i32 %69, 0
  br i1 %35, label %73, label %87

36:                                               ; preds = %68
  %37 = add nsw i32 %22, 1
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %29, label %19, !llvm.loop !8

39:                                               ; preds = %19, %68
  %40 = phi <4 x i32> [ %20, %19 ], [ %70, %68 ]
  %41 = phi i32 [ %21, %19 ], [ %69, %68 ]
  %42 = phi i32 [ -1, %19 ], [ %71, %68 ]
  %43 = add nsw i32 %42, %10
  %44 = icmp sgt i32 %43, -1
  %45 = select i1 %44, i1 %24, i1 false
  %46 = icmp slt i32 %43, %2
  %47 = and i1 %46, %45
  %48 = select i1 %47, i1 %25, i1 false
  br i1 %48, label %49, label %68

49:                                               ; preds = %39
  %50 = add nuw nsw i32 %43, %26
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw <4 x i8>, ptr %0, i64 %51
  %53 = load <4 x i8>, ptr %52, align 4, !tbaa !7
  %54 = extractelement <4 x i8> %53, i64 3
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %68, label %56

56:                                               ; preds = %49
  %57 = zext i8 %54 to i32
  %58 = icmp eq i32 %42, 0
  %59 = zext i1 %58 to i32
  %60 = add nuw nsw i32 %59, %28
  %61 = shl nuw nsw i32 %57, %60
  %62 = zext <4 x i8> %53 to <4 x i32>
  %63 = insertelement <4 x i32> poison, i32 %61, i64 0
  %64 = shufflevector <4 x i32> %63, <4 x i32> poison, <4 x i32> zeroinitializer
  %65 = mul nuw nsw <4 x i32> %64, %62
  %66 = add <4 x i32> %65, %40
  %67 = add nsw i32 %61, %41
  br label %68

68:                                               ; preds = %56, %49, %39
  %69 = phi i32 [ %41, %39 ], [ %67, %56 ], [ %41, %49 ]
  %70 = phi <4 x i32> [ %40, %39 ], [ %66, %56 ], [ %40, %49 ]
  %71 = add nsw i32 %42, 1
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %36, label %39, !llvm.loop !11

73:                                               ; preds = %29
  %74 = lshr i32 %69, 1
  %75 = insertelement <4 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <4 x i32> %75, <4 x i32> poison, <4 x i32> zeroinitializer
  %77 = add <4 x i32> %76, %70
  %78 = insertelement <4 x i32> poison, i32 %69, i64 0
  %79 = shufflevector <4 x i32> %78, <4 x i32> poison, <4 x i32> zeroinitializer
  %80 = sdiv <4 x i32> %77, %79
  %81 = trunc <4 x i32> %80 to <4 x i8>
  %82 = trunc i32 %4 to i8
  %83 = insertelement <4 x i8> poison, i8 %82, i64 0
  %84 = shufflevector <4 x i8> %83, <4 x i8> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %85 = insertelement <4 x i8> %84, i8 0, i64 3
  %86 = tail call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %81, <4 x i8> %85)
  br label %87

87:                                               ; preds = %73, %29
  %88 = phi <4 x i8> [ %86, %73 ], [ %34, %29 ]
  %89 = getelementptr inbounds nuw <4 x i8>, ptr %1, i64 %32
  store <4 x i8> %88, ptr %89, align 4, !tbaa !7
  br label %90

90:                                               ; preds = %5, %87
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8>, <4 x i8>) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = distinct !{!11, !9, !10}
