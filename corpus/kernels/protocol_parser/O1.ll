; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Statistics = type { [4 x i32], i32, i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @protocol_parser(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Statistics, align 4
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %141

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  br label %25

13:                                               ; preds = %25
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %19 = zext nneg i32 %10 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = icmp slt i32 %21, %23
  br i1 %24, label %33, label %139

25:                                               ; preds = %12, %25
  %26 = phi i32 [ 0, %12 ], [ %29, %25 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  store i32 0, ptr %28, align 4, !tbaa !3
  %29 = add nuw nsw i32 %26, 1
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %13, label %25, !llvm.loop !7

31:                                               ; preds = %127
  %32 = icmp eq i32 %128, 0
  br i1 %32, label %139, label %136

33:                                               ; preds = %13, %127
  %34 = phi i32 [ %134, %127 ], [ %21, %13 ]
  %35 = phi i8 [ %133, %127 ], [ 0, %13 ]
  %36 = phi i32 [ %132, %127 ], [ 0, %13 ]
  %37 = phi i32 [ %131, %127 ], [ 0, %13 ]
  %38 = phi i32 [ %130, %127 ], [ 0, %13 ]
  %39 = phi i32 [ %129, %127 ], [ 0, %13 ]
  %40 = phi i1 [ %62, %127 ], [ false, %13 ]
  %41 = phi i32 [ %128, %127 ], [ 0, %13 ]
  %42 = sext i32 %34 to i64
  %43 = getelementptr inbounds i8, ptr %0, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !10
  %45 = icmp eq i8 %44, 126
  %46 = icmp eq i32 %41, 0
  br i1 %45, label %47, label %51

47:                                               ; preds = %33
  br i1 %46, label %60, label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %15, align 4, !tbaa !11
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %15, align 4, !tbaa !11
  br label %60

51:                                               ; preds = %33
  br i1 %46, label %52, label %55

52:                                               ; preds = %51
  %53 = load i32, ptr %14, align 4, !tbaa !13
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %14, align 4, !tbaa !13
  br label %60

55:                                               ; preds = %51
  br i1 %40, label %56, label %58

56:                                               ; preds = %55
  %57 = xor i8 %44, 32
  br label %60

58:                                               ; preds = %55
  %59 = icmp eq i8 %44, 125
  br label %60

60:                                               ; preds = %58, %47, %48, %52, %56
  %61 = phi i32 [ %41, %58 ], [ 0, %52 ], [ %41, %56 ], [ 1, %47 ], [ 1, %48 ]
  %62 = phi i1 [ %59, %58 ], [ %40, %52 ], [ false, %56 ], [ false, %47 ], [ false, %48 ]
  %63 = phi i8 [ %35, %58 ], [ %35, %52 ], [ %35, %56 ], [ 0, %47 ], [ 0, %48 ]
  %64 = phi i8 [ %44, %58 ], [ %44, %52 ], [ %57, %56 ], [ 126, %47 ], [ 126, %48 ]
  %65 = phi i1 [ %59, %58 ], [ true, %52 ], [ false, %56 ], [ true, %47 ], [ true, %48 ]
  br i1 %65, label %127, label %66

66:                                               ; preds = %60
  switch i32 %61, label %102 [
    i32 1, label %67
    i32 2, label %74
    i32 3, label %90
    i32 4, label %97
  ]

67:                                               ; preds = %66
  %68 = icmp ugt i8 %64, 3
  br i1 %68, label %69, label %72

69:                                               ; preds = %67
  %70 = load i32, ptr %16, align 4, !tbaa !14
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %16, align 4, !tbaa !14
  br label %102

72:                                               ; preds = %67
  %73 = zext nneg i8 %64 to i32
  br label %102

74:                                               ; preds = %66
  %75 = zext i8 %64 to i32
  %76 = icmp ugt i8 %64, 4
  br i1 %76, label %85, label %77

77:                                               ; preds = %74
  %78 = icmp eq i32 %39, 0
  %79 = icmp ne i8 %64, 0
  %80 = and i1 %78, %79
  br i1 %80, label %85, label %81

81:                                               ; preds = %77
  %82 = icmp eq i32 %39, 1
  %83 = icmp eq i8 %64, 0
  %84 = and i1 %82, %83
  br i1 %84, label %85, label %88

85:                                               ; preds = %81, %77, %74
  %86 = load i32, ptr %15, align 4, !tbaa !11
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %15, align 4, !tbaa !11
  br label %102

88:                                               ; preds = %81
  %89 = select i1 %83, i32 4, i32 3
  br label %102

90:                                               ; preds = %66
  %91 = shl i32 %36, 8
  %92 = zext i8 %64 to i32
  %93 = or disjoint i32 %91, %92
  %94 = add nsw i32 %37, 1
  %95 = icmp eq i32 %94, %38
  %96 = select i1 %95, i32 4, i32 3
  br label %102

97:                                               ; preds = %66
  %98 = icmp eq i8 %64, %63
  br i1 %98, label %102, label %99

99:                                               ; preds = %97
  %100 = load i32, ptr %17, align 4, !tbaa !15
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %17, align 4, !tbaa !15
  br label %102

102:                                              ; preds = %90, %97, %99, %85, %88, %69, %72, %66
  %103 = phi i32 [ %39, %66 ], [ %39, %69 ], [ %73, %72 ], [ %39, %85 ], [ %39, %88 ], [ %39, %99 ], [ %39, %97 ], [ %39, %90 ]
  %104 = phi i32 [ %38, %66 ], [ %38, %69 ], [ %38, %72 ], [ %38, %85 ], [ %75, %88 ], [ %38, %99 ], [ %38, %97 ], [ %38, %90 ]
  %105 = phi i32 [ %37, %66 ], [ %37, %69 ], [ %37, %72 ], [ %37, %85 ], [ 0, %88 ], [ %37, %99 ], [ %37, %97 ], [ %94, %90 ]
  %106 = phi i32 [ %36, %66 ], [ %36, %69 ], [ %36, %72 ], [ %36, %85 ], [ 0, %88 ], [ %36, %99 ], [ %36, %97 ], [ %93, %90 ]
  %107 = phi i32 [ %61, %66 ], [ 0, %69 ], [ 2, %72 ], [ 0, %85 ], [ %89, %88 ], [ 0, %99 ], [ 0, %97 ], [ %96, %90 ]
  %108 = phi i1 [ false, %66 ], [ false, %69 ], [ false, %72 ], [ false, %85 ], [ false, %88 ], [ false, %99 ], [ true, %97 ], [ false, %90 ]
  %109 = mul i8 %63, 3
  %110 = add i8 %109, %64
  br i1 %108, label %111, label %127

111:                                              ; preds = %102
  %112 = zext nneg i32 %103 to i64
  %113 = getelementptr inbounds nuw i32, ptr %5, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !3
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %113, align 4, !tbaa !3
  switch i32 %103, label %127 [
    i32 1, label %116
    i32 2, label %120
    i32 3, label %124
  ]

116:                                              ; preds = %111
  %117 = load i32, ptr %18, align 4, !tbaa !16
  %118 = mul i32 %117, 31
  %119 = add i32 %118, %106
  br label %124

120:                                              ; preds = %111
  %121 = shl i32 %106, 1
  %122 = load i32, ptr %18, align 4, !tbaa !16
  %123 = xor i32 %122, %121
  br label %124

124:                                              ; preds = %111, %116, %120
  %125 = phi i32 [ %119, %116 ], [ %123, %120 ], [ 0, %111 ]
  %126 = phi i32 [ 1, %116 ], [ 2, %120 ], [ %103, %111 ]
  store i32 %125, ptr %18, align 4, !tbaa !16
  br label %127

127:                                              ; preds = %124, %102, %111, %60
  %128 = phi i32 [ %61, %60 ], [ %107, %102 ], [ %107, %111 ], [ %107, %124 ]
  %129 = phi i32 [ %39, %60 ], [ %103, %102 ], [ %103, %111 ], [ %126, %124 ]
  %130 = phi i32 [ %38, %60 ], [ %104, %102 ], [ %104, %111 ], [ %104, %124 ]
  %131 = phi i32 [ %37, %60 ], [ %105, %102 ], [ %105, %111 ], [ %105, %124 ]
  %132 = phi i32 [ %36, %60 ], [ %106, %102 ], [ %106, %111 ], [ %106, %124 ]
  %133 = phi i8 [ %63, %60 ], [ %110, %102 ], [ %110, %111 ], [ %110, %124 ]
  %134 = add nsw i32 %34, 1
  %135 = icmp eq i32 %134, %23
  br i1 %135, label %31, label %33, !llvm.loop !17

136:                                              ; preds = %31
  %137 = load i32, ptr %15, align 4, !tbaa !11
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %15, align 4, !tbaa !11
  br label %139

139:                                              ; preds = %13, %136, %31
  %140 = getelementptr inbounds nuw %struct.Statistics, ptr %3, i64 %19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %140, ptr noundef nonnull align 4 dereferenceable(36) %5, i64 36, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %141

141:                                              ; preds = %4, %139
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

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
!10 = !{!5, !5, i64 0}
!11 = !{!12, !4, i64 24}
!12 = !{!"_ZTS10Statistics", !5, i64 0, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !4, i64 32}
!13 = !{!12, !4, i64 28}
!14 = !{!12, !4, i64 20}
!15 = !{!12, !4, i64 16}
!16 = !{!12, !4, i64 32}
!17 = distinct !{!17, !8, !9}
!18 = !{i64 0, i64 16, !10, i64 16, i64 4, !3, i64 20, i64 4, !3, i64 24, i64 4, !3, i64 28, i64 4, !3, i64 32, i64 4, !3}
