; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tokenizer(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %136

11:                                               ; preds = %4
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %96, %11
  %18 = phi i32 [ 0, %11 ], [ %97, %96 ]
  %19 = phi i32 [ 0, %11 ], [ %98, %96 ]
  %20 = phi i32 [ 0, %11 ], [ %99, %96 ]
  %21 = phi i32 [ 0, %11 ], [ %100, %96 ]
  %22 = phi i32 [ 0, %11 ], [ %101, %96 ]
  %23 = phi i32 [ %14, %11 ], [ %106, %96 ]
  %24 = phi i32 [ 0, %11 ], [ %102, %96 ]
  %25 = icmp eq i32 %24, 8
  br i1 %25, label %109, label %26

26:                                               ; preds = %17
  %27 = icmp slt i32 %23, %16
  br i1 %27, label %28, label %33

28:                                               ; preds = %26
  %29 = sext i32 %23 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !7
  %32 = freeze i8 %31
  br label %33

33:                                               ; preds = %26, %28
  %34 = phi i8 [ %32, %28 ], [ 32, %26 ]
  switch i32 %24, label %96 [
    i32 0, label %35
    i32 1, label %48
    i32 2, label %59
    i32 3, label %72
    i32 4, label %82
    i32 5, label %86
    i32 6, label %88
  ]

35:                                               ; preds = %33
  %36 = and i8 %34, -33
  %37 = add i8 %36, -65
  %38 = icmp ult i8 %37, 26
  %39 = icmp eq i8 %34, 95
  %40 = or i1 %38, %39
  br i1 %40, label %96, label %41

41:                                               ; preds = %35
  %42 = add i8 %34, -48
  %43 = icmp ult i8 %42, 10
  br i1 %43, label %96, label %44

44:                                               ; preds = %41
  switch i8 %34, label %46 [
    i8 34, label %96
    i8 47, label %45
    i8 32, label %94
  ]

45:                                               ; preds = %44
  br label %96

46:                                               ; preds = %44
  %47 = add nsw i32 %21, 1
  br label %96

48:                                               ; preds = %33
  %49 = and i8 %34, -33
  %50 = add i8 %49, -65
  %51 = icmp ult i8 %50, 26
  %52 = icmp eq i8 %34, 95
  %53 = add i8 %34, -48
  %54 = icmp ult i8 %53, 10
  %55 = or i1 %52, %54
  %56 = or i1 %51, %55
  br i1 %56, label %96, label %57

57:                                               ; preds = %48
  %58 = add nsw i32 %22, 1
  br label %96

59:                                               ; preds = %33
  %60 = icmp eq i8 %34, 46
  br i1 %60, label %96, label %61

61:                                               ; preds = %59
  %62 = and i8 %34, -33
  %63 = add i8 %62, -65
  %64 = icmp ult i8 %63, 26
  %65 = icmp eq i8 %34, 95
  %66 = or i1 %64, %65
  br i1 %66, label %96, label %67

67:                                               ; preds = %61
  %68 = add i8 %34, -48
  %69 = icmp ult i8 %68, 10
  br i1 %69, label %96, label %70

70:                                               ; preds = %67
  %71 = add nsw i32 %18, 1
  br label %96

72:                                               ; preds = %33
  %73 = and i8 %34, -33
  %74 = add i8 %73, -65
  %75 = icmp ult i8 %74, 26
  br i1 %75, label %96, label %76

76:                                               ; preds = %72
  switch i8 %34, label %77 [
    i8 95, label %96
    i8 46, label %96
  ]

77:                                               ; preds = %76
  %78 = add i8 %34, -48
  %79 = icmp ult i8 %78, 10
  br i1 %79, label %96, label %80

80:                                               ; preds = %77
  %81 = add nsw i32 %18, 1
  br label %96

82:                                               ; preds = %33
  br i1 %27, label %83, label %96

83:                                               ; preds = %82
  switch i8 %34, label %95 [
    i8 92, label %96
    i8 34, label %84
  ]

84:                                               ; preds = %83
  %85 = add nsw i32 %19, 1
  br label %96

86:                                               ; preds = %33
  %87 = select i1 %27, i32 4, i32 8
  br label %96

88:                                               ; preds = %33
  %89 = icmp eq i8 %34, 47
  br i1 %89, label %90, label %92

90:                                               ; preds = %88
  %91 = add nsw i32 %20, 1
  br label %96

92:                                               ; preds = %88
  %93 = add nsw i32 %21, 1
  br label %96

94:                                               ; preds = %44
  br label %96

95:                                               ; preds = %83
  br label %96

96:                                               ; preds = %76, %76, %72, %83, %95, %82, %61, %59, %44, %94, %41, %35, %90, %92, %84, %80, %77, %67, %70, %48, %57, %46, %45, %33, %86
  %97 = phi i32 [ %18, %33 ], [ %18, %92 ], [ %18, %35 ], [ %18, %41 ], [ %18, %45 ], [ %18, %46 ], [ %18, %44 ], [ %18, %48 ], [ %18, %95 ], [ %18, %57 ], [ %18, %94 ], [ %18, %59 ], [ %18, %67 ], [ %71, %70 ], [ %18, %61 ], [ %18, %77 ], [ %81, %80 ], [ %18, %76 ], [ %18, %82 ], [ %18, %84 ], [ %18, %83 ], [ %18, %86 ], [ %18, %90 ], [ %18, %72 ], [ %18, %76 ]
  %98 = phi i32 [ %19, %33 ], [ %19, %92 ], [ %19, %35 ], [ %19, %41 ], [ %19, %45 ], [ %19, %46 ], [ %19, %44 ], [ %19, %48 ], [ %19, %95 ], [ %19, %57 ], [ %19, %94 ], [ %19, %59 ], [ %19, %67 ], [ %19, %70 ], [ %19, %61 ], [ %19, %77 ], [ %19, %80 ], [ %19, %76 ], [ %19, %82 ], [ %85, %84 ], [ %19, %83 ], [ %19, %86 ], [ %19, %90 ], [ %19, %72 ], [ %19, %76 ]
  %99 = phi i32 [ %20, %33 ], [ %20, %92 ], [ %20, %35 ], [ %20, %41 ], [ %20, %45 ], [ %20, %46 ], [ %20, %44 ], [ %20, %48 ], [ %20, %95 ], [ %20, %57 ], [ %20, %94 ], [ %20, %59 ], [ %20, %67 ], [ %20, %70 ], [ %20, %61 ], [ %20, %77 ], [ %20, %80 ], [ %20, %76 ], [ %20, %82 ], [ %20, %84 ], [ %20, %83 ], [ %20, %86 ], [ %91, %90 ], [ %20, %72 ], [ %20, %76 ]
  %100 = phi i32 [ %21, %33 ], [ %93, %92 ], [ %21, %35 ], [ %21, %41 ], [ %21, %45 ], [ %47, %46 ], [ %21, %44 ], [ %21, %48 ], [ %21, %95 ], [ %21, %57 ], [ %21, %94 ], [ %21, %59 ], [ %21, %67 ], [ %21, %70 ], [ %21, %61 ], [ %21, %77 ], [ %21, %80 ], [ %21, %76 ], [ %21, %82 ], [ %21, %84 ], [ %21, %83 ], [ %21, %86 ], [ %21, %90 ], [ %21, %72 ], [ %21, %76 ]
  %101 = phi i32 [ %22, %33 ], [ %22, %92 ], [ %22, %35 ], [ %22, %41 ], [ %22, %45 ], [ %22, %46 ], [ %22, %44 ], [ %22, %48 ], [ %22, %95 ], [ %58, %57 ], [ %22, %94 ], [ %22, %59 ], [ %22, %67 ], [ %22, %70 ], [ %22, %61 ], [ %22, %77 ], [ %22, %80 ], [ %22, %76 ], [ %22, %82 ], [ %22, %84 ], [ %22, %83 ], [ %22, %86 ], [ %22, %90 ], [ %22, %72 ], [ %22, %76 ]
  %102 = phi i32 [ %24, %33 ], [ 0, %92 ], [ 1, %35 ], [ 2, %41 ], [ 6, %45 ], [ 0, %46 ], [ 4, %44 ], [ 1, %48 ], [ 4, %95 ], [ 0, %57 ], [ 0, %94 ], [ 3, %59 ], [ 2, %67 ], [ 0, %70 ], [ 8, %61 ], [ 3, %77 ], [ 0, %80 ], [ 8, %76 ], [ 8, %82 ], [ 0, %84 ], [ 5, %83 ], [ %87, %86 ], [ 7, %90 ], [ 8, %72 ], [ 8, %76 ]
  %103 = phi i1 [ true, %33 ], [ false, %92 ], [ true, %35 ], [ true, %41 ], [ true, %45 ], [ true, %46 ], [ true, %44 ], [ true, %48 ], [ true, %95 ], [ false, %57 ], [ true, %94 ], [ true, %59 ], [ true, %67 ], [ false, %70 ], [ true, %61 ], [ true, %77 ], [ false, %80 ], [ true, %76 ], [ true, %82 ], [ true, %84 ], [ true, %83 ], [ true, %86 ], [ true, %90 ], [ true, %72 ], [ true, %76 ]
  %104 = and i1 %27, %103
  %105 = zext i1 %104 to i32
  %106 = add nsw i32 %23, %105
  %107 = xor i1 %103, true
  %108 = or i1 %27, %107
  br i1 %108, label %17, label %109

109:                                              ; preds = %96, %17
  %110 = phi i32 [ %97, %96 ], [ %18, %17 ]
  %111 = phi i32 [ %98, %96 ], [ %19, %17 ]
  %112 = phi i32 [ %99, %96 ], [ %20, %17 ]
  %113 = phi i32 [ %100, %96 ], [ %21, %17 ]
  %114 = phi i32 [ %101, %96 ], [ %22, %17 ]
  %115 = phi i32 [ %102, %96 ], [ 8, %17 ]
  %116 = icmp eq i32 %115, 8
  %117 = zext i1 %116 to i32
  %118 = mul nuw nsw i32 %9, 6
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %119
  store i32 %114, ptr %120, align 4, !tbaa !3
  %121 = zext nneg i32 %118 to i64
  %122 = getelementptr inbounds nuw i32, ptr %3, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 4
  store i32 %110, ptr %123, align 4, !tbaa !3
  %124 = zext nneg i32 %118 to i64
  %125 = getelementptr inbounds nuw i32, ptr %3, i64 %124
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store i32 %111, ptr %126, align 4, !tbaa !3
  %127 = zext nneg i32 %118 to i64
  %128 = getelementptr inbounds nuw i32, ptr %3, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 12
  store i32 %113, ptr %129, align 4, !tbaa !3
  %130 = zext nneg i32 %118 to i64
  %131 = getelementptr inbounds nuw i32, ptr %3, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i32 %112, ptr %132, align 4, !tbaa !3
  %133 = zext nneg i32 %118 to i64
  %134 = getelementptr inbounds nuw i32, ptr %3, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 20
  store i32 %117, ptr %135, align 4, !tbaa !3
  br label %136

136:                                              ; preds = %4, %109
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
