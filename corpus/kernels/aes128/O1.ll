; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sbox = dso_local addrspace(4) externally_initialized constant [256 x i8] zeroinitializer, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @sbox to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @aes128_ctr(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [16 x i8], align 1
  %7 = alloca [16 x i8], align 1
  %8 = alloca [16 x i8], align 1
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = shl nsw i32 %13, 4
  %15 = icmp slt i32 %14, %4
  br i1 %15, label %16, label %173

16:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  br label %17

17:                                               ; preds = %16, %32
  %18 = phi i32 [ 0, %16 ], [ %36, %32 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 %19
  store i8 %21, ptr %22, align 1, !tbaa !7
  %23 = icmp samesign ult i32 %18, 12
  br i1 %23, label %24, label %27

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %19
  %26 = load i8, ptr %25, align 1, !tbaa !7
  br label %32

27:                                               ; preds = %17
  %28 = shl nuw nsw i32 %18, 3
  %29 = sub nuw nsw i32 120, %28
  %30 = lshr i32 %13, %29
  %31 = trunc i32 %30 to i8
  br label %32

32:                                               ; preds = %27, %24
  %33 = phi i8 [ %26, %24 ], [ %31, %27 ]
  %34 = xor i8 %33, %21
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 %19
  store i8 %34, ptr %35, align 1, !tbaa !7
  %36 = add nuw nsw i32 %18, 1
  %37 = icmp eq i32 %36, 16
  br i1 %37, label %38, label %17, !llvm.loop !8

38:                                               ; preds = %32, %138
  %39 = phi i8 [ %142, %138 ], [ 1, %32 ]
  %40 = phi i32 [ %143, %138 ], [ 1, %32 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3
  br label %41

41:                                               ; preds = %38, %46
  %42 = phi i32 [ 0, %38 ], [ %47, %46 ]
  %43 = shl nuw nsw i32 %42, 2
  br label %49

44:                                               ; preds = %46
  %45 = icmp eq i32 %40, 10
  br i1 %45, label %109, label %66

46:                                               ; preds = %49
  %47 = add nuw nsw i32 %42, 1
  %48 = icmp eq i32 %47, 4
  br i1 %48, label %44, label %41, !llvm.loop !11

49:                                               ; preds = %41, %49
  %50 = phi i32 [ 0, %41 ], [ %64, %49 ]
  %51 = add nuw nsw i32 %50, %42
  %52 = shl nuw nsw i32 %51, 2
  %53 = and i32 %52, 12
  %54 = or disjoint i32 %53, %50
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !7
  %58 = zext i8 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @sbox to ptr), i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !7
  %61 = add nuw nsw i32 %50, %43
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 %62
  store i8 %60, ptr %63, align 1, !tbaa !7
  %64 = add nuw nsw i32 %50, 1
  %65 = icmp eq i32 %64, 4
  br i1 %65, label %46, label %49, !llvm.loop !12

66:                                               ; preds = %44, %66
  %67 = phi i32 [ %107, %66 ], [ 0, %44 ]
  %68 = shl nuw nsw i32 %67, 2
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !7
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 1
  %73 = load i8, ptr %72, align 1, !tbaa !7
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 2
  %75 = load i8, ptr %74, align 1, !tbaa !7
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 3
  %77 = load i8, ptr %76, align 1, !tbaa !7
  %78 = xor i8 %73, %71
  %79 = xor i8 %75, %78
  %80 = xor i8 %79, %77
  %81 = shl i8 %78, 1
  %82 = icmp slt i8 %78, 0
  %83 = select i1 %82, i8 27, i8 0
  %84 = xor i8 %81, %83
  %85 = xor i8 %84, %71
  %86 = xor i8 %85, %80
  store i8 %86, ptr %70, align 1, !tbaa !7
  %87 = xor i8 %75, %73
  %88 = shl i8 %87, 1
  %89 = icmp slt i8 %87, 0
  %90 = select i1 %89, i8 27, i8 0
  %91 = xor i8 %88, %90
  %92 = xor i8 %91, %73
  %93 = xor i8 %92, %80
  store i8 %93, ptr %72, align 1, !tbaa !7
  %94 = xor i8 %77, %75
  %95 = shl i8 %94, 1
  %96 = icmp slt i8 %94, 0
  %97 = select i1 %96, i8 27, i8 0
  %98 = xor i8 %95, %97
  %99 = xor i8 %98, %78
  %100 = xor i8 %99, %77
  store i8 %100, ptr %74, align 1, !tbaa !7
  %101 = xor i8 %77, %71
  %102 = shl i8 %101, 1
  %103 = icmp slt i8 %101, 0
  %104 = select i1 %103, i8 27, i8 0
  %105 = xor i8 %102, %104
  %106 = xor i8 %105, %79
  store i8 %106, ptr %76, align 1, !tbaa !7
  %107 = add nuw nsw i32 %67, 1
  %108 = icmp eq i32 %107, 4
  br i1 %108, label %109, label %66, !llvm.loop !13

109:                                              ; preds = %66, %44
  br label %110

110:                                              ; preds = %109, %130
  %111 = phi i32 [ %136, %130 ], [ 0, %109 ]
  %112 = icmp samesign ult i32 %111, 4
  br i1 %112, label %113, label %125

113:                                              ; preds = %110
  %114 = add nuw nsw i32 %111, 1
  %115 = or i32 %114, 12
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr %7, i64 %116
  %118 = load i8, ptr %117, align 1, !tbaa !7
  %119 = zext i8 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @sbox to ptr), i64 %119
  %121 = load i8, ptr %120, align 1, !tbaa !7
  %122 = icmp eq i32 %111, 0
  %123 = select i1 %122, i8 %39, i8 0
  %124 = xor i8 %121, %123
  br label %130

125:                                              ; preds = %110
  %126 = zext nneg i32 %111 to i64
  %127 = getelementptr i8, ptr %7, i64 %126
  %128 = getelementptr i8, ptr %127, i64 -4
  %129 = load i8, ptr %128, align 1, !tbaa !7
  br label %130

130:                                              ; preds = %113, %125
  %131 = phi i8 [ %129, %125 ], [ %124, %113 ]
  %132 = zext nneg i32 %111 to i64
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 %132
  %134 = load i8, ptr %133, align 1, !tbaa !7
  %135 = xor i8 %134, %131
  store i8 %135, ptr %133, align 1, !tbaa !7
  %136 = add nuw nsw i32 %111, 1
  %137 = icmp eq i32 %136, 16
  br i1 %137, label %145, label %110, !llvm.loop !14

138:                                              ; preds = %145
  %139 = shl i8 %39, 1
  %140 = icmp slt i8 %39, 0
  %141 = select i1 %140, i8 27, i8 0
  %142 = xor i8 %141, %139
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3
  %143 = add nuw nsw i32 %40, 1
  %144 = icmp eq i32 %143, 11
  br i1 %144, label %157, label %38, !llvm.loop !15

145:                                              ; preds = %130, %145
  %146 = phi i32 [ %154, %145 ], [ 0, %130 ]
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %8, i64 %147
  %149 = load i8, ptr %148, align 1, !tbaa !7
  %150 = getelementptr inbounds nuw i8, ptr %7, i64 %147
  %151 = load i8, ptr %150, align 1, !tbaa !7
  %152 = xor i8 %151, %149
  %153 = getelementptr inbounds nuw i8, ptr %6, i64 %147
  store i8 %152, ptr %153, align 1, !tbaa !7
  %154 = add nuw nsw i32 %146, 1
  %155 = icmp eq i32 %154, 16
  br i1 %155, label %138, label %145, !llvm.loop !16

156:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3
  br label %173

157:                                              ; preds = %138, %170
  %158 = phi i32 [ %171, %170 ], [ 0, %138 ]
  %159 = or disjoint i32 %158, %14
  %160 = icmp slt i32 %159, %4
  br i1 %160, label %161, label %170

161:                                              ; preds = %157
  %162 = zext nneg i32 %159 to i64
  %163 = getelementptr inbounds nuw i8, ptr %2, i64 %162
  %164 = load i8, ptr %163, align 1, !tbaa !7
  %165 = zext nneg i32 %158 to i64
  %166 = getelementptr inbounds nuw i8, ptr %6, i64 %165
  %167 = load i8, ptr %166, align 1, !tbaa !7
  %168 = xor i8 %167, %164
  %169 = getelementptr inbounds nuw i8, ptr %3, i64 %162
  store i8 %168, ptr %169, align 1, !tbaa !7
  br label %170

170:                                              ; preds = %161, %157
  %171 = add nuw nsw i32 %158, 1
  %172 = icmp eq i32 %171, 16
  br i1 %172, label %156, label %157, !llvm.loop !17

173:                                              ; preds = %5, %156
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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
