; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @json_number(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %210

13:                                               ; preds = %6
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %20, label %28

20:                                               ; preds = %13
  %21 = sext i32 %16 to i64
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !7
  %24 = icmp eq i8 %23, 45
  %25 = zext i1 %24 to i32
  %26 = add nsw i32 %16, %25
  %27 = zext i1 %24 to i32
  br label %28

28:                                               ; preds = %20, %13
  %29 = phi i32 [ %16, %13 ], [ %26, %20 ]
  %30 = phi i32 [ 0, %13 ], [ %27, %20 ]
  %31 = icmp slt i32 %29, %18
  br i1 %31, label %32, label %49

32:                                               ; preds = %28
  %33 = sext i32 %29 to i64
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !7
  %36 = icmp eq i8 %35, 48
  br i1 %36, label %37, label %46

37:                                               ; preds = %32
  %38 = add nsw i32 %29, 1
  %39 = icmp slt i32 %38, %18
  br i1 %39, label %40, label %49

40:                                               ; preds = %37
  %41 = sext i32 %38 to i64
  %42 = getelementptr inbounds i8, ptr %0, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !7
  %44 = add i8 %43, -58
  %45 = icmp ult i8 %44, -10
  br label %49

46:                                               ; preds = %32
  %47 = add i8 %35, -49
  %48 = icmp ult i8 %47, 9
  br label %49

49:                                               ; preds = %46, %40, %28, %37
  %50 = phi i32 [ %38, %37 ], [ %29, %46 ], [ %29, %28 ], [ %38, %40 ]
  %51 = phi i1 [ true, %37 ], [ %48, %46 ], [ false, %28 ], [ %45, %40 ]
  br i1 %51, label %56, label %133

52:                                               ; preds = %126
  %53 = add nuw nsw i32 %57, 1
  %54 = icmp eq i32 %57, 0
  %55 = and i1 %54, %130
  br i1 %55, label %56, label %133, !llvm.loop !8

56:                                               ; preds = %49, %52
  %57 = phi i32 [ %53, %52 ], [ 0, %49 ]
  %58 = phi i32 [ %132, %52 ], [ 0, %49 ]
  %59 = phi i64 [ %131, %52 ], [ 0, %49 ]
  %60 = phi i32 [ %129, %52 ], [ %30, %49 ]
  %61 = phi i32 [ %127, %52 ], [ %50, %49 ]
  %62 = icmp ne i32 %57, 1
  br i1 %62, label %73, label %63

63:                                               ; preds = %56
  %64 = icmp slt i32 %61, %18
  br i1 %64, label %65, label %126

65:                                               ; preds = %63
  %66 = sext i32 %61 to i64
  %67 = getelementptr inbounds i8, ptr %0, i64 %66
  %68 = load i8, ptr %67, align 1, !tbaa !7
  %69 = icmp eq i8 %68, 46
  br i1 %69, label %70, label %126

70:                                               ; preds = %65
  %71 = or i32 %60, 2
  %72 = add nsw i32 %61, 1
  br label %73

73:                                               ; preds = %70, %56
  %74 = phi i32 [ %72, %70 ], [ %61, %56 ]
  %75 = phi i32 [ %71, %70 ], [ %60, %56 ]
  %76 = icmp slt i32 %74, %18
  br i1 %76, label %77, label %119

77:                                               ; preds = %73
  %78 = xor i32 %57, 1
  %79 = xor i1 %62, true
  %80 = sext i1 %79 to i32
  %81 = sub i32 %18, %74
  br label %82

82:                                               ; preds = %77, %104
  %83 = phi i32 [ 0, %77 ], [ %109, %104 ]
  %84 = phi i32 [ %58, %77 ], [ %108, %104 ]
  %85 = phi i64 [ %59, %77 ], [ %106, %104 ]
  %86 = phi i32 [ %75, %77 ], [ %105, %104 ]
  %87 = phi i32 [ %74, %77 ], [ %110, %104 ]
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %0, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !7
  %91 = add i8 %90, -48
  %92 = icmp ult i8 %91, 10
  br i1 %92, label %93, label %112

93:                                               ; preds = %82
  %94 = icmp slt i64 %85, 922337203685477580
  br i1 %94, label %95, label %100

95:                                               ; preds = %93
  %96 = mul nsw i64 %85, 10
  %97 = and i8 %90, 15
  %98 = zext nneg i8 %97 to i64
  %99 = add nsw i64 %96, %98
  br label %104

100:                                              ; preds = %93
  %101 = icmp eq i8 %90, 48
  %102 = or i32 %86, 8
  %103 = select i1 %101, i32 %86, i32 %102
  br label %104

104:                                              ; preds = %100, %95
  %105 = phi i32 [ %103, %100 ], [ %86, %95 ]
  %106 = phi i64 [ %85, %100 ], [ %99, %95 ]
  %107 = phi i32 [ %78, %100 ], [ %80, %95 ]
  %108 = add nsw i32 %107, %84
  %109 = add nuw i32 %83, 1
  %110 = add nsw i32 %87, 1
  %111 = icmp eq i32 %109, %81
  br i1 %111, label %112, label %82, !llvm.loop !11

112:                                              ; preds = %82, %104
  %113 = phi i32 [ %18, %104 ], [ %87, %82 ]
  %114 = phi i32 [ %105, %104 ], [ %86, %82 ]
  %115 = phi i64 [ %106, %104 ], [ %85, %82 ]
  %116 = phi i32 [ %108, %104 ], [ %84, %82 ]
  %117 = phi i32 [ 1, %104 ], [ %83, %82 ]
  %118 = icmp ne i32 %117, 0
  br label %119

119:                                              ; preds = %112, %73
  %120 = phi i32 [ %74, %73 ], [ %113, %112 ]
  %121 = phi i32 [ %75, %73 ], [ %114, %112 ]
  %122 = phi i64 [ %59, %73 ], [ %115, %112 ]
  %123 = phi i32 [ %58, %73 ], [ %116, %112 ]
  %124 = phi i1 [ false, %73 ], [ %118, %112 ]
  %125 = or i1 %62, %124
  br label %126

126:                                              ; preds = %63, %65, %119
  %127 = phi i32 [ %120, %119 ], [ %61, %65 ], [ %61, %63 ]
  %128 = phi i1 [ true, %119 ], [ false, %65 ], [ false, %63 ]
  %129 = phi i32 [ %121, %119 ], [ %60, %65 ], [ %60, %63 ]
  %130 = phi i1 [ %125, %119 ], [ true, %65 ], [ true, %63 ]
  %131 = phi i64 [ %122, %119 ], [ %59, %65 ], [ %59, %63 ]
  %132 = phi i32 [ %123, %119 ], [ %58, %65 ], [ %58, %63 ]
  br i1 %128, label %52, label %133

133:                                              ; preds = %126, %52, %49
  %134 = phi i32 [ %50, %49 ], [ %127, %52 ], [ %127, %126 ]
  %135 = phi i32 [ %30, %49 ], [ %129, %52 ], [ %129, %126 ]
  %136 = phi i1 [ false, %49 ], [ %130, %52 ], [ %130, %126 ]
  %137 = phi i64 [ 0, %49 ], [ %131, %52 ], [ %131, %126 ]
  %138 = phi i32 [ 0, %49 ], [ %132, %52 ], [ %132, %126 ]
  br i1 %136, label %139, label %193

139:                                              ; preds = %133
  %140 = icmp slt i32 %134, %18
  br i1 %140, label %141, label %193

141:                                              ; preds = %139
  %142 = sext i32 %134 to i64
  %143 = getelementptr inbounds i8, ptr %0, i64 %142
  %144 = load i8, ptr %143, align 1, !tbaa !7
  switch i8 %144, label %193 [
    i8 101, label %145
    i8 69, label %145
  ]

145:                                              ; preds = %141, %141
  %146 = or i32 %135, 4
  %147 = add nsw i32 %134, 1
  %148 = icmp slt i32 %147, %18
  br i1 %148, label %149, label %156

149:                                              ; preds = %145
  %150 = sext i32 %147 to i64
  %151 = getelementptr inbounds i8, ptr %0, i64 %150
  %152 = load i8, ptr %151, align 1, !tbaa !7
  switch i8 %152, label %156 [
    i8 43, label %153
    i8 45, label %153
  ]

153:                                              ; preds = %149, %149
  %154 = icmp eq i8 %152, 45
  %155 = add nsw i32 %134, 2
  br label %156

156:                                              ; preds = %149, %153, %145
  %157 = phi i32 [ %155, %153 ], [ %147, %149 ], [ %147, %145 ]
  %158 = phi i1 [ %154, %153 ], [ false, %149 ], [ false, %145 ]
  %159 = icmp slt i32 %157, %18
  br i1 %159, label %160, label %186

160:                                              ; preds = %156
  %161 = sub i32 %18, %157
  br label %162

162:                                              ; preds = %160, %171
  %163 = phi i32 [ %178, %171 ], [ 0, %160 ]
  %164 = phi i32 [ %177, %171 ], [ 0, %160 ]
  %165 = phi i32 [ %179, %171 ], [ %157, %160 ]
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr %0, i64 %166
  %168 = load i8, ptr %167, align 1, !tbaa !7
  %169 = add i8 %168, -48
  %170 = icmp ult i8 %169, 10
  br i1 %170, label %171, label %181

171:                                              ; preds = %162
  %172 = zext nneg i8 %168 to i32
  %173 = icmp slt i32 %164, 10000
  %174 = mul nsw i32 %164, 10
  %175 = add i32 %174, -48
  %176 = add i32 %175, %172
  %177 = select i1 %173, i32 %176, i32 %164
  %178 = add nuw i32 %163, 1
  %179 = add nsw i32 %165, 1
  %180 = icmp eq i32 %178, %161
  br i1 %180, label %181, label %162, !llvm.loop !12

181:                                              ; preds = %162, %171
  %182 = phi i32 [ %18, %171 ], [ %165, %162 ]
  %183 = phi i32 [ %177, %171 ], [ %164, %162 ]
  %184 = phi i32 [ 1, %171 ], [ %163, %162 ]
  %185 = icmp ne i32 %184, 0
  br label %186

186:                                              ; preds = %181, %156
  %187 = phi i32 [ %157, %156 ], [ %182, %181 ]
  %188 = phi i32 [ 0, %156 ], [ %183, %181 ]
  %189 = phi i1 [ false, %156 ], [ %185, %181 ]
  %190 = sub nsw i32 0, %188
  %191 = select i1 %158, i32 %190, i32 %188
  %192 = add nsw i32 %191, %138
  br label %193

193:                                              ; preds = %141, %186, %139, %133
  %194 = phi i32 [ %187, %186 ], [ %134, %141 ], [ %134, %139 ], [ %134, %133 ]
  %195 = phi i32 [ %146, %186 ], [ %135, %141 ], [ %135, %139 ], [ %135, %133 ]
  %196 = phi i1 [ %189, %186 ], [ true, %141 ], [ true, %139 ], [ false, %133 ]
  %197 = phi i32 [ %192, %186 ], [ %138, %141 ], [ %138, %139 ], [ %138, %133 ]
  %198 = icmp eq i32 %194, %18
  %199 = select i1 %196, i1 %198, i1 false
  %200 = and i32 %195, 1
  %201 = icmp eq i32 %200, 0
  %202 = sub nsw i64 0, %137
  %203 = select i1 %201, i64 %137, i64 %202
  %204 = select i1 %199, i32 %195, i32 16
  %205 = select i1 %199, i64 %203, i64 0
  %206 = select i1 %199, i32 %197, i32 0
  %207 = getelementptr inbounds nuw i64, ptr %3, i64 %14
  store i64 %205, ptr %207, align 8, !tbaa !13
  %208 = getelementptr inbounds nuw i32, ptr %4, i64 %14
  store i32 %206, ptr %208, align 4, !tbaa !3
  %209 = getelementptr inbounds nuw i32, ptr %5, i64 %14
  store i32 %204, ptr %209, align 4, !tbaa !3
  br label %210

210:                                              ; preds = %6, %193
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !5, i64 0}
