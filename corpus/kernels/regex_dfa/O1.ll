; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@char_class = dso_local addrspace(4) externally_initialized constant [128 x i8] zeroinitializer, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @char_class to ptr)], section "llvm.metadata"
@switch.table.regex_dfa1 = private unnamed_addr constant [5 x i32] [i32 9, i32 9, i32 10, i32 9, i32 9], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @regex_dfa(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %97

10:                                               ; preds = %3, %90
  %11 = phi i32 [ %91, %90 ], [ %8, %3 ]
  %12 = phi i32 [ %92, %90 ], [ -1, %3 ]
  %13 = phi i32 [ %74, %90 ], [ 0, %3 ]
  %14 = icmp slt i32 %11, %1
  br i1 %14, label %15, label %93

15:                                               ; preds = %10
  %16 = zext nneg i32 %11 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !7
  %19 = icmp sgt i8 %18, -1
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = zext nneg i8 %18 to i64
  %22 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @char_class to ptr), i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !7
  %24 = zext i8 %23 to i32
  br label %25

25:                                               ; preds = %15, %20
  %26 = phi i32 [ %24, %20 ], [ 7, %15 ]
  %27 = icmp eq i32 %26, 1
  %28 = icmp samesign ult i32 %26, 2
  switch i32 %13, label %64 [
    i32 0, label %29
    i32 1, label %34
    i32 2, label %37
    i32 3, label %41
    i32 4, label %47
    i32 5, label %51
    i32 6, label %55
    i32 7, label %57
    i32 8, label %59
    i32 9, label %61
  ]

29:                                               ; preds = %25
  %30 = icmp eq i32 %26, 6
  br i1 %30, label %73, label %31

31:                                               ; preds = %29
  %32 = select i1 %28, i32 3, i32 10
  %33 = select i1 %27, i32 2, i32 %32
  br label %73

34:                                               ; preds = %25
  %35 = select i1 %28, i32 3, i32 10
  %36 = select i1 %27, i32 2, i32 %35
  br label %73

37:                                               ; preds = %25
  %38 = icmp eq i32 %26, 5
  %39 = select i1 %38, i32 8, i32 3
  %40 = trunc nuw i32 %26 to i8
  switch i8 %40, label %44 [
    i8 5, label %73
    i8 1, label %73
    i8 0, label %73
    i8 2, label %63
  ]

41:                                               ; preds = %25
  br i1 %28, label %73, label %42

42:                                               ; preds = %41
  %43 = icmp eq i32 %26, 2
  br i1 %43, label %63, label %44

44:                                               ; preds = %37, %42
  %45 = icmp eq i32 %26, 3
  %46 = select i1 %45, i32 5, i32 10
  br label %73

47:                                               ; preds = %25
  %48 = icmp eq i32 %26, 3
  %49 = select i1 %48, i32 5, i32 10
  %50 = select i1 %28, i32 4, i32 %49
  br label %73

51:                                               ; preds = %25
  %52 = icmp eq i32 %26, 6
  %53 = select i1 %28, i32 7, i32 10
  %54 = select i1 %52, i32 6, i32 %53
  br label %73

55:                                               ; preds = %25
  %56 = select i1 %28, i32 7, i32 10
  br label %73

57:                                               ; preds = %25
  %58 = select i1 %28, i32 7, i32 10
  br label %73

59:                                               ; preds = %25
  %60 = icmp samesign ult i32 %26, 5
  br i1 %60, label %65, label %73

61:                                               ; preds = %25
  %62 = icmp samesign ult i32 %26, 5
  br i1 %62, label %69, label %73

63:                                               ; preds = %37, %42
  br label %73

64:                                               ; preds = %25
  unreachable

65:                                               ; preds = %59
  %66 = zext nneg i32 %26 to i64
  %67 = getelementptr inbounds nuw i32, ptr @switch.table.regex_dfa1, i64 %66
  %68 = load i32, ptr %67, align 4
  br label %73

69:                                               ; preds = %61
  %70 = zext nneg i32 %26 to i64
  %71 = getelementptr inbounds nuw i32, ptr @switch.table.regex_dfa1, i64 %70
  %72 = load i32, ptr %71, align 4
  br label %73

73:                                               ; preds = %61, %69, %59, %65, %37, %37, %37, %63, %31, %41, %44, %29, %57, %55, %51, %47, %34
  %74 = phi i32 [ 4, %63 ], [ %72, %69 ], [ %36, %34 ], [ %68, %65 ], [ %39, %37 ], [ %50, %47 ], [ %54, %51 ], [ %56, %55 ], [ %58, %57 ], [ %39, %37 ], [ 1, %29 ], [ %33, %31 ], [ 3, %41 ], [ %46, %44 ], [ 10, %59 ], [ %39, %37 ], [ 10, %61 ]
  %75 = icmp eq i32 %74, 10
  br i1 %75, label %90, label %76

76:                                               ; preds = %73
  %77 = add nuw nsw i32 %11, 1
  %78 = and i32 %74, 14
  %79 = icmp eq i32 %78, 2
  br i1 %79, label %86, label %80

80:                                               ; preds = %76
  %81 = icmp ult i32 %74, 10
  br i1 %81, label %82, label %86

82:                                               ; preds = %80
  %83 = trunc nuw i32 %74 to i10
  %84 = lshr i10 -368, %83
  %85 = trunc i10 %84 to i1
  br label %86

86:                                               ; preds = %80, %82, %76
  %87 = phi i1 [ true, %76 ], [ %85, %82 ], [ false, %80 ]
  %88 = sub nsw i32 %77, %8
  %89 = select i1 %87, i32 %88, i32 %12
  br label %90

90:                                               ; preds = %73, %86
  %91 = phi i32 [ %77, %86 ], [ %11, %73 ]
  %92 = phi i32 [ %89, %86 ], [ %12, %73 ]
  br i1 %75, label %93, label %10

93:                                               ; preds = %90, %10
  %94 = phi i32 [ %92, %90 ], [ %12, %10 ]
  %95 = zext nneg i32 %8 to i64
  %96 = getelementptr inbounds nuw i32, ptr %2, i64 %95
  store i32 %94, ptr %96, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %3, %93
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!5, !5, i64 0}
