; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Job = type { i32, i64, i16, i8 }

@_ZL4jobs = internal unnamed_addr addrspace(1) global ptr null, align 8
@_ZL7scratch = internal unnamed_addr addrspace(1) global ptr null, align 8

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind memory(write, argmem: read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @queue_open(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = or i32 %6, %7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %3
  %11 = tail call dereferenceable_or_null(288) ptr @malloc(i64 noundef 288) #7
  store ptr %11, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  %12 = icmp ne ptr %11, null
  %13 = icmp sgt i32 %2, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %30

15:                                               ; preds = %10, %15
  %16 = phi i32 [ %17, %15 ], [ 0, %10 ]
  %17 = add nuw nsw i32 %16, 1
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw %struct.Job, ptr %11, i64 %18
  store i32 %17, ptr %19, align 8, !tbaa !10
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %22, ptr %23, align 8, !tbaa !14
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = trunc i32 %25 to i16
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i16 %26, ptr %27, align 8, !tbaa !15
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 18
  store i8 0, ptr %28, align 2, !tbaa !16
  %29 = icmp eq i32 %17, %2
  br i1 %29, label %30, label %15, !llvm.loop !17

30:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @queue_serve(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = or i32 %6, %7
  %9 = icmp ne i32 %8, 0
  %10 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8
  %11 = icmp eq ptr %10, null
  %12 = select i1 %9, i1 true, i1 %11
  br i1 %12, label %56, label %13

13:                                               ; preds = %3
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %37, %13
  %16 = phi i32 [ -1, %13 ], [ %38, %37 ]
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %52, label %41

18:                                               ; preds = %13, %37
  %19 = phi i32 [ %39, %37 ], [ 0, %13 ]
  %20 = phi i32 [ %38, %37 ], [ -1, %13 ]
  %21 = zext nneg i32 %19 to i64
  %22 = getelementptr inbounds nuw %struct.Job, ptr %10, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 18
  %24 = load i8, ptr %23, align 2, !tbaa !16
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %37

26:                                               ; preds = %18
  %27 = icmp slt i32 %20, 0
  br i1 %27, label %36, label %28

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %30 = load i64, ptr %29, align 8, !tbaa !14
  %31 = zext nneg i32 %20 to i64
  %32 = getelementptr inbounds nuw %struct.Job, ptr %10, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !14
  %35 = icmp slt i64 %30, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %28, %26
  br label %37

37:                                               ; preds = %18, %28, %36
  %38 = phi i32 [ %20, %18 ], [ %19, %36 ], [ %20, %28 ]
  %39 = add nuw nsw i32 %19, 1
  %40 = icmp eq i32 %39, %1
  br i1 %40, label %15, label %18, !llvm.loop !20

41:                                               ; preds = %15
  %42 = zext nneg i32 %16 to i64
  %43 = getelementptr inbounds nuw %struct.Job, ptr %10, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 18
  store i8 1, ptr %44, align 2, !tbaa !16
  %45 = load i32, ptr %43, align 8, !tbaa !10
  %46 = sext i32 %45 to i64
  %47 = mul nsw i64 %46, 100000
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %49 = load i16, ptr %48, align 8, !tbaa !15
  %50 = zext i16 %49 to i64
  %51 = add nsw i64 %47, %50
  br label %52

52:                                               ; preds = %15, %41
  %53 = phi i64 [ %51, %41 ], [ -1, %15 ]
  %54 = sext i32 %2 to i64
  %55 = getelementptr inbounds i64, ptr %0, i64 %54
  store i64 %53, ptr %55, align 8, !tbaa !21
  br label %56

56:                                               ; preds = %52, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @queue_close() local_unnamed_addr #3 {
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul nuw nsw i32 %1, %2
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = or i32 %3, %4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  tail call void @free(ptr noundef %8) #8
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), align 8, !tbaa !7
  br label %9

9:                                                ; preds = %7, %0
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, argmem: write, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @queue_probe(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %2
  %10 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #7
  store ptr %10, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %9
  store i32 %1, ptr %10, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 5, ptr %13, align 8, !tbaa !14
  %14 = sext i32 %1 to i64
  %15 = add nsw i64 %14, 5
  %16 = getelementptr inbounds i64, ptr %0, i64 %14
  store i64 %15, ptr %16, align 8, !tbaa !21
  br label %17

17:                                               ; preds = %12, %9
  tail call void @free(ptr noundef %10) #8
  store ptr null, ptr addrspacecast (ptr addrspace(1) @_ZL7scratch to ptr), align 8, !tbaa !7
  br label %18

18:                                               ; preds = %2, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind memory(write, argmem: read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind willreturn memory(readwrite, argmem: write, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!"p1 _ZTS3Job", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS3Job", !4, i64 0, !12, i64 8, !13, i64 16, !5, i64 18}
!12 = !{!"long long", !5, i64 0}
!13 = !{!"short", !5, i64 0}
!14 = !{!11, !12, i64 8}
!15 = !{!11, !13, i64 16}
!16 = !{!11, !5, i64 18}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = !{!12, !12, i64 0}
