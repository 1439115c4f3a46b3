; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @half_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %61

15:                                               ; preds = %8
  %16 = icmp sgt i32 %5, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %15
  %18 = mul nuw nsw i32 %5, %13
  br label %32

19:                                               ; preds = %32, %15
  %20 = phi float [ 0.000000e+00, %15 ], [ %45, %32 ]
  %21 = zext nneg i32 %13 to i64
  %22 = getelementptr inbounds nuw half, ptr %2, i64 %21
  %23 = load half, ptr %22, align 2, !tbaa !7
  %24 = fpext contract half %23 to float
  %25 = fadd contract float %20, %24
  %26 = fcmp contract olt float %25, 0.000000e+00
  %27 = icmp eq i32 %6, 0
  %28 = fmul contract float %25, 1.250000e-01
  %29 = select contract i1 %27, float 0.000000e+00, float %28
  %30 = select i1 %26, float %29, float %25
  %31 = fcmp contract ogt float %30, 0x404E020000000000
  br i1 %31, label %54, label %48

32:                                               ; preds = %17, %32
  %33 = phi i32 [ 0, %17 ], [ %46, %32 ]
  %34 = phi float [ 0.000000e+00, %17 ], [ %45, %32 ]
  %35 = add nuw nsw i32 %33, %18
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw half, ptr %0, i64 %36
  %38 = load half, ptr %37, align 2, !tbaa !7
  %39 = fpext contract half %38 to float
  %40 = zext nneg i32 %33 to i64
  %41 = getelementptr inbounds nuw half, ptr %1, i64 %40
  %42 = load half, ptr %41, align 2, !tbaa !7
  %43 = fpext contract half %42 to float
  %44 = fmul contract float %39, %43
  %45 = fadd contract float %34, %44
  %46 = add nuw nsw i32 %33, 1
  %47 = icmp eq i32 %46, %5
  br i1 %47, label %19, label %32, !llvm.loop !9

48:                                               ; preds = %19
  %49 = fptrunc contract float %30 to half
  %50 = icmp ne i32 %6, 0
  %51 = fcmp contract olt float %30, 0xC010020000000000
  %52 = and i1 %50, %51
  %53 = select i1 %52, half 0xHC400, half %49
  br label %54

54:                                               ; preds = %48, %19
  %55 = phi half [ %53, %48 ], [ 0xH5380, %19 ]
  %56 = phi i1 [ %52, %48 ], [ true, %19 ]
  br i1 %56, label %57, label %59

57:                                               ; preds = %54
  %58 = atomicrmw add ptr %7, i32 1 seq_cst, align 4
  br label %59

59:                                               ; preds = %57, %54
  %60 = getelementptr inbounds nuw half, ptr %3, i64 %21
  store half %55, ptr %60, align 2, !tbaa !7
  br label %61

61:                                               ; preds = %8, %59
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"_Float16", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
