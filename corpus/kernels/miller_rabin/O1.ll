; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@small_primes = dso_local addrspace(4) externally_initialized constant [12 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @small_primes to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @miller_rabin(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %212

11:                                               ; preds = %4
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr inbounds nuw i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !7
  %15 = icmp ugt i64 %14, 1
  %16 = sext i1 %15 to i32
  br i1 %15, label %20, label %17

17:                                               ; preds = %31, %11
  %18 = phi i32 [ %16, %11 ], [ %32, %31 ]
  %19 = phi i1 [ false, %11 ], [ %35, %31 ]
  br i1 %19, label %40, label %206

20:                                               ; preds = %11, %31
  %21 = phi i32 [ %33, %31 ], [ 0, %11 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @small_primes to ptr), i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = zext i32 %24 to i64
  %26 = icmp eq i64 %14, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %20
  %28 = urem i64 %14, %25
  %29 = icmp ne i64 %28, 0
  %30 = sext i1 %29 to i32
  br label %31

31:                                               ; preds = %27, %20
  %32 = phi i32 [ %30, %27 ], [ 2, %20 ]
  %33 = add nuw nsw i32 %21, 1
  %34 = icmp samesign ult i32 %21, 11
  %35 = icmp slt i32 %32, 0
  %36 = and i1 %34, %35
  br i1 %36, label %20, label %17, !llvm.loop !9

37:                                               ; preds = %40
  %38 = urem i64 -1, %14
  %39 = add nuw i64 %38, 1
  br label %54

40:                                               ; preds = %17, %40
  %41 = phi i32 [ %46, %40 ], [ 0, %17 ]
  %42 = phi i64 [ %45, %40 ], [ %14, %17 ]
  %43 = mul i64 %42, %14
  %44 = sub i64 2, %43
  %45 = mul i64 %44, %42
  %46 = add nuw nsw i32 %41, 1
  %47 = icmp eq i32 %46, 5
  br i1 %47, label %37, label %40, !llvm.loop !12

48:                                               ; preds = %54
  %49 = sub i64 0, %45
  %50 = sub i64 %14, %39
  %51 = add i64 %14, -1
  %52 = and i64 %51, 1
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %71, label %64

54:                                               ; preds = %37, %54
  %55 = phi i32 [ 0, %37 ], [ %62, %54 ]
  %56 = phi i64 [ %39, %37 ], [ %61, %54 ]
  %57 = sub i64 %14, %56
  %58 = icmp ult i64 %56, %57
  %59 = sub nuw i64 %56, %57
  %60 = shl i64 %56, 1
  %61 = select i1 %58, i64 %60, i64 %59
  %62 = add nuw nsw i32 %55, 1
  %63 = icmp eq i32 %62, 64
  br i1 %63, label %48, label %54, !llvm.loop !13

64:                                               ; preds = %71, %48
  %65 = phi i32 [ 0, %48 ], [ %75, %71 ]
  %66 = phi i64 [ %51, %48 ], [ %74, %71 ]
  %67 = zext i64 %61 to i128
  %68 = zext i64 %14 to i128
  %69 = icmp eq i64 %66, 0
  %70 = icmp ult i32 %65, 2
  br label %80

71:                                               ; preds = %48, %71
  %72 = phi i64 [ %74, %71 ], [ %51, %48 ]
  %73 = phi i32 [ %75, %71 ], [ 0, %48 ]
  %74 = lshr exact i64 %72, 1
  %75 = add nuw nsw i32 %73, 1
  %76 = and i64 %72, 2
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %71, label %64, !llvm.loop !14

78:                                               ; preds = %200
  %79 = icmp eq i32 %83, 12
  br i1 %79, label %203, label %80, !llvm.loop !15

80:                                               ; preds = %64, %78
  %81 = phi i32 [ 0, %64 ], [ %83, %78 ]
  %82 = phi i32 [ 3, %64 ], [ %202, %78 ]
  %83 = add nuw nsw i32 %81, 1
  br i1 %69, label %109, label %84

84:                                               ; preds = %80
  %85 = zext nneg i32 %81 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @small_primes to ptr), i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = zext i32 %87 to i128
  %89 = mul nuw nsw i128 %88, %67
  %90 = trunc i128 %89 to i64
  %91 = mul i64 %90, %49
  %92 = zext i64 %91 to i128
  %93 = mul nuw i128 %92, %68
  %94 = lshr i128 %93, 64
  %95 = trunc nuw i128 %94 to i64
  %96 = lshr i128 %89, 64
  %97 = trunc nuw nsw i128 %96 to i64
  %98 = add i64 %95, %97
  %99 = icmp ne i64 %90, 0
  %100 = zext i1 %99 to i64
  %101 = add i64 %98, %100
  %102 = icmp uge i64 %101, %100
  %103 = icmp uge i64 %98, %97
  %104 = select i1 %102, i1 %103, i1 false
  %105 = icmp ult i64 %101, %14
  %106 = and i1 %104, %105
  %107 = select i1 %106, i64 0, i64 %14
  %108 = sub i64 %101, %107
  br label %115

109:                                              ; preds = %144, %80
  %110 = phi i64 [ %39, %80 ], [ %145, %144 ]
  %111 = icmp eq i64 %110, %39
  %112 = icmp eq i64 %110, %50
  %113 = or i1 %111, %112
  %114 = select i1 %70, i1 true, i1 %113
  br i1 %114, label %200, label %169

115:                                              ; preds = %84, %144
  %116 = phi i64 [ %167, %144 ], [ %66, %84 ]
  %117 = phi i64 [ %145, %144 ], [ %39, %84 ]
  %118 = phi i64 [ %166, %144 ], [ %108, %84 ]
  %119 = and i64 %116, 1
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %144, label %121

121:                                              ; preds = %115
  %122 = zext i64 %117 to i128
  %123 = zext i64 %118 to i128
  %124 = mul nuw i128 %122, %123
  %125 = trunc i128 %124 to i64
  %126 = mul i64 %125, %49
  %127 = zext i64 %126 to i128
  %128 = mul nuw i128 %127, %68
  %129 = lshr i128 %124, 64
  %130 = trunc nuw i128 %129 to i64
  %131 = lshr i128 %128, 64
  %132 = trunc nuw i128 %131 to i64
  %133 = icmp ne i64 %125, 0
  %134 = zext i1 %133 to i64
  %135 = add i64 %132, %130
  %136 = icmp uge i64 %135, %130
  %137 = add i64 %135, %134
  %138 = icmp uge i64 %137, %134
  %139 = select i1 %138, i1 %136, i1 false
  %140 = icmp ult i64 %137, %14
  %141 = and i1 %139, %140
  %142 = select i1 %141, i64 0, i64 %14
  %143 = sub i64 %137, %142
  br label %144

144:                                              ; preds = %121, %115
  %145 = phi i64 [ %143, %121 ], [ %117, %115 ]
  %146 = zext i64 %118 to i128
  %147 = mul nuw i128 %146, %146
  %148 = trunc i128 %147 to i64
  %149 = mul i64 %148, %49
  %150 = zext i64 %149 to i128
  %151 = mul nuw i128 %150, %68
  %152 = lshr i128 %147, 64
  %153 = trunc nuw i128 %152 to i64
  %154 = lshr i128 %151, 64
  %155 = trunc nuw i128 %154 to i64
  %156 = icmp ne i64 %148, 0
  %157 = zext i1 %156 to i64
  %158 = add i64 %155, %153
  %159 = icmp uge i64 %158, %153
  %160 = add i64 %158, %157
  %161 = icmp uge i64 %160, %157
  %162 = select i1 %161, i1 %159, i1 false
  %163 = icmp ult i64 %160, %14
  %164 = and i1 %162, %163
  %165 = select i1 %164, i64 0, i64 %14
  %166 = sub i64 %160, %165
  %167 = lshr i64 %116, 1
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %109, label %115, !llvm.loop !16

169:                                              ; preds = %109, %196
  %170 = phi i32 [ %197, %196 ], [ 1, %109 ]
  %171 = phi i64 [ %192, %196 ], [ %110, %109 ]
  %172 = zext i64 %171 to i128
  %173 = mul nuw i128 %172, %172
  %174 = trunc i128 %173 to i64
  %175 = mul i64 %174, %49
  %176 = zext i64 %175 to i128
  %177 = mul nuw i128 %176, %68
  %178 = lshr i128 %173, 64
  %179 = trunc nuw i128 %178 to i64
  %180 = lshr i128 %177, 64
  %181 = trunc nuw i128 %180 to i64
  %182 = icmp ne i64 %174, 0
  %183 = zext i1 %182 to i64
  %184 = add i64 %181, %179
  %185 = icmp uge i64 %184, %179
  %186 = add i64 %184, %183
  %187 = icmp uge i64 %186, %183
  %188 = and i1 %185, %187
  %189 = icmp ult i64 %186, %14
  %190 = and i1 %188, %189
  %191 = select i1 %190, i64 0, i64 %14
  %192 = sub i64 %186, %191
  %193 = icmp eq i64 %192, %50
  %194 = icmp ne i64 %192, %39
  %195 = or i1 %193, %194
  br i1 %195, label %196, label %200

196:                                              ; preds = %169
  %197 = add nuw nsw i32 %170, 1
  %198 = icmp samesign uge i32 %197, %65
  %199 = or i1 %198, %193
  br i1 %199, label %200, label %169, !llvm.loop !17

200:                                              ; preds = %196, %169, %109
  %201 = phi i1 [ %113, %109 ], [ %193, %196 ], [ false, %169 ]
  %202 = select i1 %201, i32 %82, i32 1
  br i1 %201, label %78, label %203

203:                                              ; preds = %78, %200
  %204 = phi i32 [ 12, %78 ], [ %83, %200 ]
  %205 = trunc i32 %204 to i8
  br label %206

206:                                              ; preds = %203, %17
  %207 = phi i8 [ %205, %203 ], [ 0, %17 ]
  %208 = phi i32 [ %202, %203 ], [ %18, %17 ]
  %209 = trunc nuw nsw i32 %208 to i8
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 %12
  store i8 %209, ptr %210, align 1, !tbaa !18
  %211 = getelementptr inbounds nuw i8, ptr %3, i64 %12
  store i8 %207, ptr %211, align 1, !tbaa !18
  br label %212

212:                                              ; preds = %4, %206
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
!7 = !{!8, !8, i64 0}
!8 = !{!"long long", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = !{!5, !5, i64 0}
