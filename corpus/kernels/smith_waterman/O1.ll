; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14smith_watermanE8best_row = internal unnamed_addr addrspace(3) global [3 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE9gap_first = internal unnamed_addr addrspace(3) global [2 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE10gap_second = internal unnamed_addr addrspace(3) global [2 x [33 x i32]] undef, align 4
@_ZZ14smith_watermanE3top = internal addrspace(3) global i32 undef, align 4
@_ZZ14smith_watermanE4ties = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8) local_unnamed_addr #0 {
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl nuw nsw i32 %11, 1
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = shl nsw i32 %11, 5
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %19
  %22 = icmp samesign ult i32 %10, 33
  br i1 %22, label %23, label %29

23:                                               ; preds = %9
  %24 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %25

25:                                               ; preds = %23, %31
  %26 = phi i32 [ %10, %23 ], [ %37, %31 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 %27
  br label %39

29:                                               ; preds = %31, %9
  %30 = icmp eq i32 %10, 0
  br i1 %30, label %45, label %46

31:                                               ; preds = %39
  %32 = zext nneg i32 %26 to i64
  %33 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 132), i64 %32
  store i32 -1000000, ptr %33, align 4, !tbaa !3
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 %32
  store i32 -1000000, ptr %34, align 4, !tbaa !3
  %35 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 132), i64 %32
  store i32 -1000000, ptr %35, align 4, !tbaa !3
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 %32
  store i32 -1000000, ptr %36, align 4, !tbaa !3
  %37 = add nuw nsw i32 %26, %24
  %38 = icmp samesign ult i32 %37, 33
  br i1 %38, label %25, label %29, !llvm.loop !7

39:                                               ; preds = %25, %39
  %40 = phi i32 [ 0, %25 ], [ %43, %39 ]
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw [33 x i32], ptr %28, i64 %41
  store i32 0, ptr %42, align 4, !tbaa !3
  %43 = add nuw nsw i32 %40, 1
  %44 = icmp eq i32 %43, 3
  br i1 %44, label %31, label %39, !llvm.loop !10

45:                                               ; preds = %29
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), align 4, !tbaa !3
  br label %46

46:                                               ; preds = %45, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = add nuw nsw i32 %10, 1
  %48 = add nsw i32 %17, %15
  %49 = icmp slt i32 %48, 2
  br i1 %49, label %67, label %50

50:                                               ; preds = %46
  %51 = icmp sge i32 %10, %15
  %52 = zext nneg i32 %10 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 %52
  %54 = zext nneg i32 %47 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 %54
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 %52
  %57 = getelementptr inbounds nuw i8, ptr %20, i64 %52
  %58 = sub nsw i32 0, %4
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 %54
  %60 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 %54
  %61 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 %54
  %62 = zext nneg i32 %47 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 %62
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE9gap_first to ptr), i64 %62
  %65 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE10gap_second to ptr), i64 %62
  %66 = add i32 %17, %15
  br label %75

67:                                               ; preds = %142, %46
  %68 = phi i32 [ 0, %46 ], [ %143, %142 ]
  %69 = phi i32 [ 0, %46 ], [ %144, %142 ]
  %70 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), i32 %69 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp sgt i32 %69, 0
  %72 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4
  %73 = icmp eq i32 %69, %72
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %146, label %148

75:                                               ; preds = %50, %142
  %76 = phi i32 [ 0, %50 ], [ %144, %142 ]
  %77 = phi i32 [ 0, %50 ], [ %143, %142 ]
  %78 = phi i32 [ 2, %50 ], [ %80, %142 ]
  %79 = urem i32 %78, 3
  %80 = add nuw i32 %78, 1
  %81 = and i32 %78, 1
  %82 = sub nsw i32 %78, %47
  %83 = icmp slt i32 %82, 1
  %84 = select i1 %51, i1 true, i1 %83
  %85 = icmp sgt i32 %82, %17
  %86 = select i1 %84, i1 true, i1 %85
  br i1 %86, label %135, label %87

87:                                               ; preds = %75
  %88 = urem i32 %80, 3
  %89 = add nuw nsw i32 %78, 2
  %90 = urem i32 %89, 3
  %91 = xor i32 %81, 1
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw [33 x i32], ptr %53, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = sub nsw i32 %94, %6
  %96 = zext nneg i32 %90 to i64
  %97 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE8best_row to ptr), i64 %96
  %98 = getelementptr inbounds nuw i32, ptr %97, i64 %52
  %99 = load i32, ptr %98, align 4, !tbaa !3
  %100 = sub nsw i32 %99, %5
  %101 = tail call i32 @llvm.smax.i32(i32 %100, i32 %95)
  %102 = getelementptr inbounds nuw [33 x i32], ptr %55, i64 %92
  %103 = load i32, ptr %102, align 4, !tbaa !3
  %104 = sub nsw i32 %103, %6
  %105 = getelementptr inbounds nuw i32, ptr %97, i64 %54
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = sub nsw i32 %106, %5
  %108 = tail call i32 @llvm.smax.i32(i32 %107, i32 %104)
  %109 = zext nneg i32 %88 to i64
  %110 = getelementptr inbounds nuw [33 x i32], ptr %56, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !3
  %112 = load i8, ptr %57, align 1, !tbaa !11
  %113 = zext nneg i32 %82 to i64
  %114 = getelementptr i8, ptr %21, i64 %113
  %115 = getelementptr i8, ptr %114, i64 -1
  %116 = load i8, ptr %115, align 1, !tbaa !11
  %117 = icmp eq i8 %112, %116
  %118 = select i1 %117, i32 %3, i32 %58
  %119 = add nsw i32 %118, %111
  %120 = tail call i32 @llvm.smax.i32(i32 %119, i32 %101)
  %121 = tail call i32 @llvm.smax.i32(i32 %120, i32 %108)
  %122 = tail call i32 @llvm.smax.i32(i32 %121, i32 0)
  %123 = zext nneg i32 %79 to i64
  %124 = getelementptr inbounds nuw [33 x i32], ptr %59, i64 %123
  store i32 %122, ptr %124, align 4, !tbaa !3
  %125 = zext nneg i32 %81 to i64
  %126 = getelementptr inbounds nuw [33 x i32], ptr %60, i64 %125
  store i32 %101, ptr %126, align 4, !tbaa !3
  %127 = getelementptr inbounds nuw [33 x i32], ptr %61, i64 %125
  store i32 %108, ptr %127, align 4, !tbaa !3
  %128 = icmp sgt i32 %121, %76
  br i1 %128, label %142, label %129

129:                                              ; preds = %87
  %130 = icmp eq i32 %122, %76
  %131 = icmp sgt i32 %121, 0
  %132 = and i1 %131, %130
  %133 = zext i1 %132 to i32
  %134 = add nsw i32 %77, %133
  br label %142

135:                                              ; preds = %75
  br i1 %51, label %142, label %136

136:                                              ; preds = %135
  %137 = zext nneg i32 %79 to i64
  %138 = getelementptr inbounds nuw [33 x i32], ptr %63, i64 %137
  store i32 0, ptr %138, align 4, !tbaa !3
  %139 = zext nneg i32 %81 to i64
  %140 = getelementptr inbounds nuw [33 x i32], ptr %64, i64 %139
  store i32 -1000000, ptr %140, align 4, !tbaa !3
  %141 = getelementptr inbounds nuw [33 x i32], ptr %65, i64 %139
  store i32 -1000000, ptr %141, align 4, !tbaa !3
  br label %142

142:                                              ; preds = %129, %87, %135, %136
  %143 = phi i32 [ %77, %135 ], [ %77, %136 ], [ %134, %129 ], [ 1, %87 ]
  %144 = phi i32 [ %76, %135 ], [ %76, %136 ], [ %76, %129 ], [ %122, %87 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %145 = icmp eq i32 %78, %66
  br i1 %145, label %67, label %75, !llvm.loop !12

146:                                              ; preds = %67
  %147 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), i32 %68 seq_cst, align 4
  br label %148

148:                                              ; preds = %146, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %30, label %149, label %155

149:                                              ; preds = %148
  %150 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE3top to ptr), align 4, !tbaa !3
  %151 = zext nneg i32 %11 to i64
  %152 = getelementptr inbounds nuw i32, ptr %7, i64 %151
  store i32 %150, ptr %152, align 4, !tbaa !3
  %153 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4ties to ptr), align 4, !tbaa !3
  %154 = getelementptr inbounds nuw i32, ptr %8, i64 %151
  store i32 %153, ptr %154, align 4, !tbaa !3
  br label %155

155:                                              ; preds = %149, %148
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = !{!5, !5, i64 0}
!12 = distinct !{!12, !8, !9}
