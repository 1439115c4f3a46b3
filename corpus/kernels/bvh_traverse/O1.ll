; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i16, i16, i16, i16, i32, i32 }
%struct.Item = type { i16, i16, i16, i16 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bvh_traverse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #0 {
  %9 = alloca [16 x i32], align 4
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %14, %3
  br i1 %15, label %16, label %201

16:                                               ; preds = %8
  %17 = shl nuw nsw i32 %14, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i16, ptr %2, i64 %18
  %20 = load i16, ptr %19, align 2, !tbaa !7
  %21 = sext i16 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 2
  %23 = load i16, ptr %22, align 2, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #3
  store i32 0, ptr %9, align 4, !tbaa !3
  %24 = icmp ne i32 %4, 0
  %25 = select i1 %24, i32 4, i32 0
  br label %26

26:                                               ; preds = %16, %181
  %27 = phi i32 [ 1, %16 ], [ %187, %181 ]
  %28 = phi i32 [ -1, %16 ], [ %186, %181 ]
  %29 = phi i32 [ 2147483647, %16 ], [ %185, %181 ]
  %30 = phi i32 [ 0, %16 ], [ %184, %181 ]
  %31 = phi i1 [ false, %16 ], [ %183, %181 ]
  %32 = add nsw i32 %27, -1
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %9, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Node, ptr %0, i64 %36
  %38 = load i16, ptr %37, align 4, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 2
  %40 = load i16, ptr %39, align 2, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %42 = load i16, ptr %41, align 4, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 6
  %44 = load i16, ptr %43, align 2, !tbaa !7
  %45 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 12
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = sext i16 %38 to i32
  %50 = icmp sge i16 %23, %42
  %51 = icmp slt i16 %23, %44
  %52 = and i1 %50, %51
  %53 = icmp slt i16 %20, %40
  %54 = and i1 %53, %52
  %55 = icmp slt i16 %20, %38
  %56 = sub nsw i32 %49, %21
  %57 = select i1 %55, i32 %56, i32 0
  %58 = select i1 %54, i32 %57, i32 -1
  %59 = icmp slt i32 %58, 0
  %60 = icmp sgt i32 %58, %29
  %61 = select i1 %31, i1 %60, i1 false
  %62 = select i1 %59, i1 true, i1 %61
  br i1 %62, label %181, label %63, !llvm.loop !9

63:                                               ; preds = %26
  %64 = icmp sgt i32 %48, 0
  br i1 %64, label %65, label %124

65:                                               ; preds = %63
  %66 = xor i32 %46, -1
  br label %67

67:                                               ; preds = %65, %121
  %68 = phi i32 [ %28, %65 ], [ %119, %121 ]
  %69 = phi i32 [ %29, %65 ], [ %118, %121 ]
  %70 = phi i32 [ %30, %65 ], [ %117, %121 ]
  %71 = phi i1 [ %31, %65 ], [ %116, %121 ]
  %72 = phi i1 [ false, %65 ], [ %115, %121 ]
  %73 = phi i32 [ 0, %65 ], [ %122, %121 ]
  %74 = add nsw i32 %73, %66
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.Item, ptr %1, i64 %75
  %77 = load i16, ptr %76, align 2, !tbaa !7
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 2
  %79 = load i16, ptr %78, align 2, !tbaa !7
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 4
  %81 = load i16, ptr %80, align 2, !tbaa !7
  %82 = getelementptr inbounds nuw i8, ptr %76, i64 6
  %83 = load i16, ptr %82, align 2, !tbaa !7
  %84 = sext i16 %77 to i32
  %85 = icmp sge i16 %23, %81
  %86 = icmp slt i16 %23, %83
  %87 = and i1 %85, %86
  %88 = icmp slt i16 %20, %79
  %89 = and i1 %88, %87
  %90 = icmp slt i16 %20, %77
  %91 = sub nsw i32 %84, %21
  %92 = select i1 %90, i32 %91, i32 0
  %93 = select i1 %89, i32 %92, i32 -1
  %94 = icmp slt i32 %93, 0
  br i1 %94, label %114, label %95

95:                                               ; preds = %67
  %96 = icmp sge i16 %20, %77
  %97 = icmp sge i16 %23, %81
  %98 = and i1 %96, %97
  %99 = and i1 %88, %98
  %100 = and i1 %86, %99
  %101 = zext i1 %100 to i32
  %102 = add nsw i32 %70, %101
  %103 = icmp sge i32 %93, %69
  %104 = select i1 %71, i1 %103, i1 false
  br i1 %104, label %105, label %109

105:                                              ; preds = %95
  %106 = icmp eq i32 %93, %69
  %107 = icmp slt i32 %74, %68
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %110

109:                                              ; preds = %105, %95
  br label %110

110:                                              ; preds = %109, %105
  %111 = phi i32 [ %93, %109 ], [ %69, %105 ]
  %112 = phi i32 [ %74, %109 ], [ %68, %105 ]
  %113 = select i1 %24, i1 true, i1 %72
  br label %114

114:                                              ; preds = %110, %67
  %115 = phi i1 [ %72, %67 ], [ %113, %110 ]
  %116 = phi i1 [ %71, %67 ], [ true, %110 ]
  %117 = phi i32 [ %70, %67 ], [ %102, %110 ]
  %118 = phi i32 [ %69, %67 ], [ %111, %110 ]
  %119 = phi i32 [ %68, %67 ], [ %112, %110 ]
  %120 = phi i32 [ 6, %67 ], [ %25, %110 ]
  switch i32 %120, label %181 [
    i32 0, label %121
    i32 6, label %121
  ]

121:                                              ; preds = %114, %114
  %122 = add nuw nsw i32 %73, 1
  %123 = icmp eq i32 %122, %48
  br i1 %123, label %181, label %67, !llvm.loop !12

124:                                              ; preds = %63
  %125 = sext i32 %46 to i64
  %126 = getelementptr inbounds %struct.Node, ptr %0, i64 %125
  %127 = load i16, ptr %126, align 4, !tbaa !7
  %128 = getelementptr inbounds nuw i8, ptr %126, i64 2
  %129 = load i16, ptr %128, align 2, !tbaa !7
  %130 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %131 = load i16, ptr %130, align 4, !tbaa !7
  %132 = getelementptr inbounds nuw i8, ptr %126, i64 6
  %133 = load i16, ptr %132, align 2, !tbaa !7
  %134 = add nsw i32 %46, 1
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds %struct.Node, ptr %0, i64 %135
  %137 = load i16, ptr %136, align 4, !tbaa !7
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 2
  %139 = load i16, ptr %138, align 2, !tbaa !7
  %140 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %141 = load i16, ptr %140, align 4, !tbaa !7
  %142 = getelementptr inbounds nuw i8, ptr %136, i64 6
  %143 = load i16, ptr %142, align 2, !tbaa !7
  %144 = sext i16 %127 to i32
  %145 = icmp sge i16 %23, %131
  %146 = icmp slt i16 %23, %133
  %147 = and i1 %145, %146
  %148 = icmp slt i16 %20, %129
  %149 = and i1 %148, %147
  %150 = icmp slt i16 %20, %127
  %151 = sub nsw i32 %144, %21
  %152 = select i1 %150, i32 %151, i32 0
  %153 = select i1 %149, i32 %152, i32 -1
  %154 = sext i16 %137 to i32
  %155 = icmp sge i16 %23, %141
  %156 = icmp slt i16 %23, %143
  %157 = and i1 %155, %156
  %158 = icmp slt i16 %20, %139
  %159 = and i1 %158, %157
  %160 = icmp slt i16 %20, %137
  %161 = sub nsw i32 %154, %21
  %162 = select i1 %160, i32 %161, i32 0
  %163 = select i1 %159, i32 %162, i32 -1
  %164 = or i32 %163, %153
  %165 = icmp sgt i32 %164, -1
  %166 = icmp slt i32 %163, %153
  %167 = and i1 %166, %165
  %168 = select i1 %167, i32 %134, i32 %46
  %169 = select i1 %167, i32 %153, i32 %163
  %170 = icmp sgt i32 %169, -1
  br i1 %170, label %171, label %173

171:                                              ; preds = %124
  %172 = select i1 %167, i32 %46, i32 %134
  store i32 %172, ptr %34, align 4, !tbaa !3
  br label %173

173:                                              ; preds = %171, %124
  %174 = phi i32 [ %27, %171 ], [ %32, %124 ]
  %175 = select i1 %167, i32 %163, i32 %153
  %176 = icmp sgt i32 %175, -1
  br i1 %176, label %177, label %181

177:                                              ; preds = %173
  %178 = add nsw i32 %174, 1
  %179 = sext i32 %174 to i64
  %180 = getelementptr inbounds i32, ptr %9, i64 %179
  store i32 %168, ptr %180, align 4, !tbaa !3
  br label %181

181:                                              ; preds = %121, %114, %177, %173, %26
  %182 = phi i1 [ false, %26 ], [ false, %173 ], [ false, %177 ], [ %115, %114 ], [ %115, %121 ]
  %183 = phi i1 [ %31, %26 ], [ %31, %173 ], [ %31, %177 ], [ %116, %114 ], [ %116, %121 ]
  %184 = phi i32 [ %30, %26 ], [ %30, %173 ], [ %30, %177 ], [ %117, %114 ], [ %117, %121 ]
  %185 = phi i32 [ %29, %26 ], [ %29, %173 ], [ %29, %177 ], [ %118, %114 ], [ %118, %121 ]
  %186 = phi i32 [ %28, %26 ], [ %28, %173 ], [ %28, %177 ], [ %119, %114 ], [ %119, %121 ]
  %187 = phi i32 [ %32, %26 ], [ %174, %173 ], [ %178, %177 ], [ %32, %114 ], [ %32, %121 ]
  %188 = icmp slt i32 %187, 1
  %189 = select i1 %188, i1 true, i1 %182
  br i1 %189, label %190, label %26

190:                                              ; preds = %181
  %191 = icmp eq i32 %4, 0
  %192 = zext i1 %183 to i32
  %193 = select i1 %191, i32 %186, i32 %192
  %194 = zext nneg i32 %14 to i64
  %195 = getelementptr inbounds nuw i32, ptr %5, i64 %194
  store i32 %193, ptr %195, align 4, !tbaa !3
  br i1 %191, label %196, label %200

196:                                              ; preds = %190
  %197 = select i1 %183, i32 %185, i32 -1
  %198 = getelementptr inbounds nuw i32, ptr %6, i64 %194
  store i32 %197, ptr %198, align 4, !tbaa !3
  %199 = getelementptr inbounds nuw i32, ptr %7, i64 %194
  store i32 %184, ptr %199, align 4, !tbaa !3
  br label %200

200:                                              ; preds = %196, %190
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #3
  br label %201

201:                                              ; preds = %8, %200
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!8 = !{!"short", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
