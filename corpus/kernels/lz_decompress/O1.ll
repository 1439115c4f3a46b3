; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lz_decompress(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef captures(none) %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %151

14:                                               ; preds = %7
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = sub nsw i32 %21, %17
  %23 = mul nsw i32 %4, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %3, i64 %24
  %26 = icmp sgt i32 %22, 0
  br i1 %26, label %27, label %146

27:                                               ; preds = %14, %142
  %28 = phi i32 [ %139, %142 ], [ 0, %14 ]
  %29 = phi i32 [ %138, %142 ], [ 0, %14 ]
  %30 = add nsw i32 %28, 1
  %31 = sext i32 %28 to i64
  %32 = getelementptr inbounds i8, ptr %19, i64 %31
  %33 = load i8, ptr %32, align 1, !tbaa !7
  %34 = zext i8 %33 to i32
  %35 = lshr i32 %34, 4
  %36 = and i32 %34, 15
  br label %41

37:                                               ; preds = %136
  %38 = add nuw nsw i32 %42, 1
  %39 = or i32 %137, %42
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %142, !llvm.loop !8

41:                                               ; preds = %27, %37
  %42 = phi i32 [ 0, %27 ], [ %38, %37 ]
  %43 = phi i32 [ %30, %27 ], [ %139, %37 ]
  %44 = phi i32 [ %29, %27 ], [ %138, %37 ]
  %45 = icmp eq i32 %42, 0
  %46 = select i1 %45, i32 %35, i32 %36
  %47 = icmp eq i32 %46, 15
  br i1 %47, label %48, label %68

48:                                               ; preds = %41
  %49 = tail call i32 @llvm.smax.i32(i32 %43, i32 %22)
  br label %50

50:                                               ; preds = %48, %54
  %51 = phi i32 [ %60, %54 ], [ 15, %48 ]
  %52 = phi i32 [ %55, %54 ], [ %43, %48 ]
  %53 = icmp eq i32 %52, %49
  br i1 %53, label %62, label %54

54:                                               ; preds = %50
  %55 = add i32 %52, 1
  %56 = sext i32 %52 to i64
  %57 = getelementptr inbounds i8, ptr %19, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !7
  %59 = zext i8 %58 to i32
  %60 = add nuw nsw i32 %51, %59
  %61 = icmp eq i8 %58, -1
  br i1 %61, label %50, label %62, !llvm.loop !11

62:                                               ; preds = %50, %54
  %63 = phi i32 [ %49, %50 ], [ %55, %54 ]
  %64 = phi i32 [ %51, %50 ], [ %60, %54 ]
  %65 = phi i32 [ 4, %50 ], [ 0, %54 ]
  %66 = phi i32 [ 1, %50 ], [ 0, %54 ]
  %67 = icmp slt i32 %52, %22
  br i1 %67, label %68, label %136

68:                                               ; preds = %62, %41
  %69 = phi i32 [ %66, %62 ], [ 0, %41 ]
  %70 = phi i32 [ %63, %62 ], [ %43, %41 ]
  %71 = phi i32 [ %64, %62 ], [ %46, %41 ]
  %72 = sub nsw i32 %22, %70
  br i1 %45, label %73, label %100

73:                                               ; preds = %68
  %74 = icmp sgt i32 %71, %72
  br i1 %74, label %94, label %75

75:                                               ; preds = %73
  %76 = sub nsw i32 %4, %44
  %77 = icmp sgt i32 %71, %76
  br i1 %77, label %94, label %78

78:                                               ; preds = %75
  %79 = icmp sgt i32 %71, 0
  br i1 %79, label %83, label %80

80:                                               ; preds = %83, %78
  %81 = add nsw i32 %71, %70
  %82 = add nsw i32 %71, %44
  br label %94

83:                                               ; preds = %78, %83
  %84 = phi i32 [ %92, %83 ], [ 0, %78 ]
  %85 = add nsw i32 %84, %70
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %19, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !7
  %89 = add nsw i32 %84, %44
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %25, i64 %90
  store i8 %88, ptr %91, align 1, !tbaa !7
  %92 = add nuw nsw i32 %84, 1
  %93 = icmp eq i32 %92, %71
  br i1 %93, label %80, label %83, !llvm.loop !12

94:                                               ; preds = %75, %73, %80
  %95 = phi i32 [ %69, %80 ], [ 1, %73 ], [ 2, %75 ]
  %96 = phi i32 [ %82, %80 ], [ %44, %73 ], [ %44, %75 ]
  %97 = phi i32 [ %81, %80 ], [ %70, %73 ], [ %70, %75 ]
  %98 = icmp eq i32 %97, %22
  %99 = select i1 %98, i32 4, i32 0
  br label %136

100:                                              ; preds = %68
  %101 = icmp slt i32 %72, 2
  br i1 %101, label %136, label %102

102:                                              ; preds = %100
  %103 = sext i32 %70 to i64
  %104 = getelementptr inbounds i8, ptr %19, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !7
  %106 = zext i8 %105 to i32
  %107 = getelementptr i8, ptr %104, i64 1
  %108 = load i8, ptr %107, align 1, !tbaa !7
  %109 = zext i8 %108 to i32
  %110 = shl nuw nsw i32 %109, 8
  %111 = or disjoint i32 %110, %106
  %112 = add nsw i32 %70, 2
  %113 = add nuw i32 %71, 4
  %114 = icmp eq i32 %111, 0
  %115 = icmp sgt i32 %111, %44
  %116 = select i1 %114, i1 true, i1 %115
  br i1 %116, label %136, label %117

117:                                              ; preds = %102
  %118 = sub nsw i32 %4, %44
  %119 = icmp sgt i32 %113, %118
  br i1 %119, label %136, label %120

120:                                              ; preds = %117
  %121 = icmp sgt i32 %71, -4
  br i1 %121, label %122, label %136

122:                                              ; preds = %120
  %123 = tail call i32 @llvm.smax.i32(i32 %113, i32 1)
  br label %124

124:                                              ; preds = %122, %124
  %125 = phi i32 [ %133, %124 ], [ 0, %122 ]
  %126 = phi i32 [ %134, %124 ], [ %44, %122 ]
  %127 = sub nsw i32 %126, %111
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, ptr %25, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !7
  %131 = zext nneg i32 %126 to i64
  %132 = getelementptr inbounds nuw i8, ptr %25, i64 %131
  store i8 %130, ptr %132, align 1, !tbaa !7
  %133 = add nuw nsw i32 %125, 1
  %134 = add nuw nsw i32 %126, 1
  %135 = icmp eq i32 %133, %123
  br i1 %135, label %136, label %124, !llvm.loop !13

136:                                              ; preds = %124, %120, %94, %117, %102, %100, %62
  %137 = phi i32 [ %66, %62 ], [ 1, %100 ], [ %95, %94 ], [ 2, %117 ], [ 3, %102 ], [ %69, %120 ], [ %69, %124 ]
  %138 = phi i32 [ %44, %62 ], [ %44, %100 ], [ %96, %94 ], [ %44, %117 ], [ %44, %102 ], [ %44, %120 ], [ %134, %124 ]
  %139 = phi i32 [ %63, %62 ], [ %70, %100 ], [ %97, %94 ], [ %112, %117 ], [ %112, %102 ], [ %112, %120 ], [ %112, %124 ]
  %140 = phi i32 [ %65, %62 ], [ 4, %100 ], [ %99, %94 ], [ 0, %117 ], [ 0, %102 ], [ 0, %120 ], [ 0, %124 ]
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %37, label %142

142:                                              ; preds = %37, %136
  %143 = icmp slt i32 %139, %22
  %144 = icmp eq i32 %137, 0
  %145 = and i1 %144, %143
  br i1 %145, label %27, label %146, !llvm.loop !14

146:                                              ; preds = %142, %14
  %147 = phi i32 [ 0, %14 ], [ %137, %142 ]
  %148 = phi i32 [ 0, %14 ], [ %138, %142 ]
  %149 = getelementptr inbounds nuw i32, ptr %5, i64 %15
  store i32 %148, ptr %149, align 4, !tbaa !3
  %150 = getelementptr inbounds nuw i32, ptr %6, i64 %15
  store i32 %147, ptr %150, align 4, !tbaa !3
  br label %151

151:                                              ; preds = %7, %146
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
