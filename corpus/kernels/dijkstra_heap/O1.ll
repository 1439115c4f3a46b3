; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Heap = type { [144 x i32], i32 }

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write)
define dso_local ptx_kernel void @dijkstra_heap(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [36 x i16], align 2
  %6 = alloca %struct.Heap, align 4
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp samesign ugt i32 %11, 35
  br i1 %12, label %153, label %13

13:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  br label %18

14:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 576
  store i32 0, ptr %15, align 4, !tbaa !7
  %16 = zext nneg i32 %11 to i64
  %17 = getelementptr inbounds nuw i16, ptr %5, i64 %16
  store i16 0, ptr %17, align 2, !tbaa !9
  store i32 1, ptr %15, align 4, !tbaa !7
  store i32 %11, ptr %6, align 4, !tbaa !3
  br label %24

18:                                               ; preds = %13, %18
  %19 = phi i32 [ 0, %13 ], [ %22, %18 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i16, ptr %5, i64 %20
  store i16 -1, ptr %21, align 2, !tbaa !9
  %22 = add nuw nsw i32 %19, 1
  %23 = icmp eq i32 %22, 36
  br i1 %23, label %14, label %18, !llvm.loop !11

24:                                               ; preds = %144, %14
  %25 = phi i32 [ -1, %14 ], [ %145, %144 ]
  %26 = phi i32 [ 0, %14 ], [ %146, %144 ]
  %27 = load i32, ptr %15, align 4, !tbaa !7
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %148

29:                                               ; preds = %24
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = add nsw i32 %27, -1
  store i32 %31, ptr %15, align 4, !tbaa !7
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %6, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %29, %62
  %36 = phi i32 [ 0, %29 ], [ %63, %62 ]
  %37 = shl nsw i32 %36, 1
  %38 = or disjoint i32 %37, 1
  %39 = load i32, ptr %15, align 4, !tbaa !7
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %62

41:                                               ; preds = %35
  %42 = add nsw i32 %37, 2
  %43 = icmp slt i32 %42, %39
  br i1 %43, label %44, label %53

44:                                               ; preds = %41
  %45 = sext i32 %42 to i64
  %46 = getelementptr inbounds i32, ptr %6, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = sext i32 %38 to i64
  %49 = getelementptr inbounds i32, ptr %6, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = icmp ult i32 %47, %50
  %52 = select i1 %51, i32 %42, i32 %38
  br label %53

53:                                               ; preds = %44, %41
  %54 = phi i32 [ %38, %41 ], [ %52, %44 ]
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %6, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = icmp ult i32 %57, %34
  br i1 %58, label %59, label %62

59:                                               ; preds = %53
  %60 = sext i32 %36 to i64
  %61 = getelementptr inbounds i32, ptr %6, i64 %60
  store i32 %57, ptr %61, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %59, %53, %35
  %63 = phi i32 [ %36, %35 ], [ %54, %59 ], [ %36, %53 ]
  %64 = phi i1 [ true, %35 ], [ false, %59 ], [ true, %53 ]
  br i1 %64, label %65, label %35, !llvm.loop !14

65:                                               ; preds = %62
  %66 = sext i32 %63 to i64
  %67 = getelementptr inbounds i32, ptr %6, i64 %66
  store i32 %34, ptr %67, align 4, !tbaa !3
  %68 = and i32 %30, 255
  %69 = lshr i32 %30, 8
  %70 = zext nneg i32 %68 to i64
  %71 = getelementptr inbounds nuw i16, ptr %5, i64 %70
  %72 = load i16, ptr %71, align 2, !tbaa !9
  %73 = zext i16 %72 to i32
  %74 = icmp samesign ugt i32 %69, %73
  br i1 %74, label %144, label %75, !llvm.loop !15

75:                                               ; preds = %65
  %76 = add nsw i32 %26, 1
  %77 = icmp eq i32 %68, %1
  br i1 %77, label %144, label %78

78:                                               ; preds = %75
  %79 = freeze i32 %68
  %80 = udiv i32 %79, 6
  %81 = mul i32 %80, 6
  %82 = sub i32 %79, %81
  %83 = add nsw i32 %80, -1
  %84 = add nuw nsw i32 %80, 1
  %85 = add nsw i32 %82, -1
  %86 = add nuw nsw i32 %82, 1
  br label %87

87:                                               ; preds = %78, %141
  %88 = phi i32 [ 0, %78 ], [ %142, %141 ]
  switch i32 %88, label %92 [
    i32 0, label %93
    i32 1, label %89
    i32 2, label %90
    i32 3, label %91
  ]

89:                                               ; preds = %87
  br label %93

90:                                               ; preds = %87
  br label %93

91:                                               ; preds = %87
  br label %93

92:                                               ; preds = %87
  unreachable

93:                                               ; preds = %87, %91, %90, %89
  %94 = phi i32 [ %82, %91 ], [ %85, %89 ], [ %82, %90 ], [ %86, %87 ]
  %95 = phi i32 [ %83, %91 ], [ %80, %89 ], [ %84, %90 ], [ %80, %87 ]
  %96 = icmp ugt i32 %94, 5
  %97 = icmp ugt i32 %95, 5
  %98 = select i1 %96, i1 true, i1 %97
  br i1 %98, label %141, label %99

99:                                               ; preds = %93
  %100 = mul nuw nsw i32 %95, 6
  %101 = add nuw nsw i32 %100, %94
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 %102
  %104 = load i8, ptr %103, align 1, !tbaa !16
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %141, label %106

106:                                              ; preds = %99
  %107 = zext i8 %104 to i32
  %108 = add nuw nsw i32 %69, %107
  %109 = getelementptr inbounds nuw i16, ptr %5, i64 %102
  %110 = load i16, ptr %109, align 2, !tbaa !9
  %111 = zext i16 %110 to i32
  %112 = icmp samesign ult i32 %108, %111
  br i1 %112, label %113, label %141

113:                                              ; preds = %106
  %114 = trunc nuw i32 %108 to i16
  store i16 %114, ptr %109, align 2, !tbaa !9
  %115 = load i32, ptr %15, align 4, !tbaa !7
  %116 = icmp eq i32 %115, 144
  br i1 %116, label %117, label %118

117:                                              ; preds = %113
  tail call void @llvm.trap()
  unreachable

118:                                              ; preds = %113
  %119 = shl nuw nsw i32 %108, 8
  %120 = or disjoint i32 %119, %101
  %121 = add nsw i32 %115, 1
  store i32 %121, ptr %15, align 4, !tbaa !7
  br label %122

122:                                              ; preds = %135, %118
  %123 = phi i32 [ %115, %118 ], [ %136, %135 ]
  %124 = icmp sgt i32 %123, 0
  br i1 %124, label %125, label %137

125:                                              ; preds = %122
  %126 = add nsw i32 %123, -1
  %127 = lshr i32 %126, 1
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr %6, i64 %128
  %130 = load i32, ptr %129, align 4, !tbaa !3
  %131 = icmp ugt i32 %130, %120
  br i1 %131, label %132, label %135

132:                                              ; preds = %125
  %133 = zext nneg i32 %123 to i64
  %134 = getelementptr inbounds nuw i32, ptr %6, i64 %133
  store i32 %130, ptr %134, align 4, !tbaa !3
  br label %135

135:                                              ; preds = %132, %125
  %136 = phi i32 [ %127, %132 ], [ %123, %125 ]
  br i1 %131, label %122, label %137

137:                                              ; preds = %122, %135
  %138 = phi i32 [ %136, %135 ], [ %123, %122 ]
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i32, ptr %6, i64 %139
  store i32 %120, ptr %140, align 4, !tbaa !3
  br label %141

141:                                              ; preds = %99, %137, %106, %93
  %142 = add nuw nsw i32 %88, 1
  %143 = icmp eq i32 %142, 4
  br i1 %143, label %144, label %87, !llvm.loop !17

144:                                              ; preds = %141, %75, %65
  %145 = phi i32 [ %69, %75 ], [ %25, %65 ], [ %25, %141 ]
  %146 = phi i32 [ %76, %75 ], [ %26, %65 ], [ %76, %141 ]
  %147 = phi i1 [ true, %75 ], [ false, %65 ], [ false, %141 ]
  br i1 %147, label %148, label %24

148:                                              ; preds = %144, %24
  %149 = phi i32 [ %145, %144 ], [ %25, %24 ]
  %150 = phi i32 [ %146, %144 ], [ %26, %24 ]
  %151 = getelementptr inbounds nuw i32, ptr %2, i64 %16
  store i32 %149, ptr %151, align 4, !tbaa !3
  %152 = getelementptr inbounds nuw i32, ptr %3, i64 %16
  store i32 %150, ptr %152, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  br label %153

153:                                              ; preds = %4, %148
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !4, i64 576}
!8 = !{!"_ZTS4Heap", !5, i64 0, !4, i64 576}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !5, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !12, !13}
