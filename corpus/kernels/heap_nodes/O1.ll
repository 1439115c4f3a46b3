; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32, i64 }

@_ZL5nodes = internal unnamed_addr addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @make_nodes() local_unnamed_addr #0 {
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nuw nsw i32 %1, %2
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = tail call dereferenceable_or_null(384) ptr @malloc(i64 noundef 384) #7
  store ptr %8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  br label %9

9:                                                ; preds = %7, %0
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @fill_nodes(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul nuw nsw i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add nuw nsw i32 %4, %5
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %8 = icmp eq ptr %7, null
  %9 = icmp samesign ugt i32 %6, 23
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %24, label %11

11:                                               ; preds = %1
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw %struct.Node, ptr %7, i64 %12
  store i32 %14, ptr %15, align 8, !tbaa !10
  %16 = icmp samesign ult i32 %6, 19
  %17 = select i1 %16, i32 5, i32 -19
  %18 = add nsw i32 %17, %6
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store i32 %18, ptr %19, align 4, !tbaa !13
  %20 = load i32, ptr %13, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %21, %21
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 %22, ptr %23, align 8, !tbaa !14
  br label %24

24:                                               ; preds = %1, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @walk_nodes(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul nuw nsw i32 %2, %3
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add nuw nsw i32 %4, %5
  %7 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  %8 = icmp eq ptr %7, null
  %9 = icmp samesign ugt i32 %6, 23
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %31, label %14

11:                                               ; preds = %14
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw i64, ptr %0, i64 %12
  store i64 %26, ptr %13, align 8, !tbaa !15
  br label %31

14:                                               ; preds = %1, %14
  %15 = phi i32 [ %29, %14 ], [ 0, %1 ]
  %16 = phi i64 [ %26, %14 ], [ 0, %1 ]
  %17 = phi i32 [ %28, %14 ], [ %6, %1 ]
  %18 = mul nsw i64 %16, 3
  %19 = sext i32 %17 to i64
  %20 = getelementptr inbounds %struct.Node, ptr %7, i64 %19
  %21 = load i32, ptr %20, align 8, !tbaa !10
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %18, %22
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !14
  %26 = add nsw i64 %23, %25
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !13
  %29 = add nuw nsw i32 %15, 1
  %30 = icmp eq i32 %29, 6
  br i1 %30, label %11, label %14, !llvm.loop !16

31:                                               ; preds = %1, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @drop_nodes() local_unnamed_addr #4 {
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nuw nsw i32 %1, %2
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  tail call void @free(ptr noundef %8) #8
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), align 8, !tbaa !7
  br label %9

9:                                                ; preds = %7, %0
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind allocsize(0) }
attributes #8 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS4Node", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS4Node", !4, i64 0, !4, i64 4, !12, i64 8}
!12 = !{!"long long", !5, i64 0}
!13 = !{!11, !4, i64 4}
!14 = !{!11, !12, i64 8}
!15 = !{!12, !12, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
