; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g_transfers = dso_local addrspace(1) externally_initialized global i32 0, align 4
@g_refused = dso_local addrspace(1) externally_initialized global i32 0, align 4
@g_moved = dso_local addrspace(1) externally_initialized global i64 0, align 8
@g_limit = dso_local addrspace(1) externally_initialized global i32 1000, align 4
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @g_limit to ptr), ptr addrspacecast (ptr addrspace(1) @g_moved to ptr), ptr addrspacecast (ptr addrspace(1) @g_refused to ptr), ptr addrspacecast (ptr addrspace(1) @g_transfers to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @account_lock(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef captures(none) %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %59

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i32, ptr %2, i64 %14
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = icmp eq i32 %16, %18
  %22 = icmp slt i32 %20, 1
  %23 = select i1 %21, i1 true, i1 %22
  %24 = load i32, ptr addrspacecast (ptr addrspace(1) @g_limit to ptr), align 4
  %25 = icmp sgt i32 %20, %24
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %27, label %29

27:                                               ; preds = %13
  %28 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_refused to ptr), i32 1 seq_cst, align 4
  br label %59

29:                                               ; preds = %13
  %30 = tail call i32 @llvm.smin.i32(i32 %16, i32 %18)
  %31 = tail call i32 @llvm.smax.i32(i32 %16, i32 %18)
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i32, ptr %4, i64 %32
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds i32, ptr %4, i64 %34
  br label %38

36:                                               ; preds = %42
  %37 = atomicrmw xchg ptr %33, i32 0 seq_cst, align 4
  br label %41

38:                                               ; preds = %41, %29
  %39 = cmpxchg ptr %33, i32 0, i32 1 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %42, label %41

41:                                               ; preds = %38, %36
  br label %38

42:                                               ; preds = %38
  %43 = cmpxchg ptr %35, i32 0, i32 1 seq_cst seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 1
  br i1 %44, label %45, label %36

45:                                               ; preds = %42
  %46 = sext i32 %16 to i64
  %47 = getelementptr inbounds i32, ptr %5, i64 %46
  %48 = sext i32 %18 to i64
  %49 = getelementptr inbounds i32, ptr %5, i64 %48
  tail call void @llvm.nvvm.membar.gl()
  %50 = load volatile i32, ptr %47, align 4, !tbaa !3
  %51 = sub nsw i32 %50, %20
  store volatile i32 %51, ptr %47, align 4, !tbaa !3
  %52 = load volatile i32, ptr %49, align 4, !tbaa !3
  %53 = add nsw i32 %52, %20
  store volatile i32 %53, ptr %49, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  %54 = atomicrmw xchg ptr %35, i32 0 seq_cst, align 4
  %55 = atomicrmw xchg ptr %33, i32 0 seq_cst, align 4
  %56 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_transfers to ptr), i32 1 seq_cst, align 4
  %57 = zext nneg i32 %20 to i64
  %58 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @g_moved to ptr), i64 %57 monotonic, align 8
  br label %59

59:                                               ; preds = %27, %45, %6
  ret void
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #1

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

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind }
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
