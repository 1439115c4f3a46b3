; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sha_k = dso_local addrspace(4) externally_initialized constant [64 x i32] zeroinitializer, align 4
@__const.sha256.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @sha_k to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha256(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [16 x i32], align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca [16 x i32], align 4
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %202

14:                                               ; preds = %4
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = sub nsw i32 %21, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(32) @__const.sha256.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %23 = load i32, ptr %6, align 4
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %25 = shl i32 %22, 3
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 60
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %34 = load i32, ptr %27, align 4, !tbaa !3
  %35 = load i32, ptr %28, align 4, !tbaa !3
  %36 = load i32, ptr %29, align 4, !tbaa !3
  %37 = load i32, ptr %30, align 4, !tbaa !3
  %38 = load i32, ptr %31, align 4, !tbaa !3
  %39 = load i32, ptr %32, align 4, !tbaa !3
  %40 = load i32, ptr %33, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %14, %181
  %42 = phi i32 [ %40, %14 ], [ %189, %181 ]
  %43 = phi i32 [ %39, %14 ], [ %188, %181 ]
  %44 = phi i32 [ %38, %14 ], [ %187, %181 ]
  %45 = phi i32 [ %37, %14 ], [ %186, %181 ]
  %46 = phi i32 [ %36, %14 ], [ %185, %181 ]
  %47 = phi i32 [ %35, %14 ], [ %184, %181 ]
  %48 = phi i32 [ %34, %14 ], [ %183, %181 ]
  %49 = phi i1 [ false, %14 ], [ %84, %181 ]
  %50 = phi i32 [ 0, %14 ], [ %83, %181 ]
  %51 = phi i32 [ %23, %14 ], [ %182, %181 ]
  br label %54

52:                                               ; preds = %181
  store i32 %183, ptr %27, align 4, !tbaa !3
  store i32 %184, ptr %28, align 4, !tbaa !3
  store i32 %185, ptr %29, align 4, !tbaa !3
  store i32 %186, ptr %30, align 4, !tbaa !3
  store i32 %187, ptr %31, align 4, !tbaa !3
  store i32 %188, ptr %32, align 4, !tbaa !3
  store i32 %189, ptr %33, align 4, !tbaa !3
  store i32 %182, ptr %6, align 4
  %53 = shl nsw i32 %12, 3
  br label %191

54:                                               ; preds = %41, %61
  %55 = phi i32 [ 0, %41 ], [ %64, %61 ]
  %56 = phi i1 [ %49, %41 ], [ %85, %61 ]
  %57 = phi i1 [ %49, %41 ], [ %84, %61 ]
  %58 = phi i32 [ %50, %41 ], [ %83, %61 ]
  %59 = icmp samesign ult i32 %55, 14
  br label %66

60:                                               ; preds = %61
  br i1 %85, label %91, label %92

61:                                               ; preds = %82
  %62 = zext nneg i32 %55 to i64
  %63 = getelementptr inbounds nuw i32, ptr %7, i64 %62
  store i32 %88, ptr %63, align 4, !tbaa !3
  %64 = add nuw nsw i32 %55, 1
  %65 = icmp eq i32 %64, 16
  br i1 %65, label %60, label %54, !llvm.loop !7

66:                                               ; preds = %54, %82
  %67 = phi i32 [ 0, %54 ], [ %89, %82 ]
  %68 = phi i32 [ 0, %54 ], [ %88, %82 ]
  %69 = phi i1 [ %56, %54 ], [ %85, %82 ]
  %70 = phi i1 [ %57, %54 ], [ %84, %82 ]
  %71 = phi i32 [ %58, %54 ], [ %83, %82 ]
  %72 = icmp slt i32 %71, %22
  br i1 %72, label %73, label %79

73:                                               ; preds = %66
  %74 = sext i32 %71 to i64
  %75 = getelementptr inbounds i8, ptr %19, i64 %74
  %76 = load i8, ptr %75, align 1, !tbaa !10
  %77 = zext i8 %76 to i32
  %78 = add nsw i32 %71, 1
  br label %82

79:                                               ; preds = %66
  %80 = select i1 %70, i1 %69, i1 %59
  %81 = select i1 %70, i32 0, i32 128
  br label %82

82:                                               ; preds = %79, %73
  %83 = phi i32 [ %78, %73 ], [ %71, %79 ]
  %84 = phi i1 [ %70, %73 ], [ true, %79 ]
  %85 = phi i1 [ %69, %73 ], [ %80, %79 ]
  %86 = phi i32 [ %77, %73 ], [ %81, %79 ]
  %87 = shl i32 %68, 8
  %88 = or disjoint i32 %86, %87
  %89 = add nuw nsw i32 %67, 1
  %90 = icmp eq i32 %89, 4
  br i1 %90, label %61, label %66, !llvm.loop !11

91:                                               ; preds = %60
  store i32 0, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %26, align 4, !tbaa !3
  br label %92

92:                                               ; preds = %91, %60
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %93

93:                                               ; preds = %92, %93
  %94 = phi i32 [ 0, %92 ], [ %99, %93 ]
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %7, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !3
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %95
  store i32 %97, ptr %98, align 4, !tbaa !3
  %99 = add nuw nsw i32 %94, 1
  %100 = icmp eq i32 %99, 16
  br i1 %100, label %101, label %93, !llvm.loop !12

101:                                              ; preds = %93, %149
  %102 = phi i32 [ %178, %149 ], [ %51, %93 ]
  %103 = phi i32 [ %102, %149 ], [ %48, %93 ]
  %104 = phi i32 [ %103, %149 ], [ %47, %93 ]
  %105 = phi i32 [ %104, %149 ], [ %46, %93 ]
  %106 = phi i32 [ %177, %149 ], [ %45, %93 ]
  %107 = phi i32 [ %179, %149 ], [ 0, %93 ]
  %108 = phi i32 [ %109, %149 ], [ %42, %93 ]
  %109 = phi i32 [ %110, %149 ], [ %43, %93 ]
  %110 = phi i32 [ %106, %149 ], [ %44, %93 ]
  %111 = icmp samesign ult i32 %107, 16
  br i1 %111, label %112, label %116

112:                                              ; preds = %101
  %113 = zext nneg i32 %107 to i64
  %114 = getelementptr inbounds nuw i32, ptr %5, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !3
  br label %149

116:                                              ; preds = %101
  %117 = add nuw nsw i32 %107, 1
  %118 = and i32 %117, 15
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %5, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !3
  %122 = add nuw nsw i32 %107, 14
  %123 = and i32 %122, 15
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr %5, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !3
  %127 = tail call i32 @llvm.fshl.i32(i32 %121, i32 %121, i32 25)
  %128 = tail call i32 @llvm.fshl.i32(i32 %121, i32 %121, i32 14)
  %129 = xor i32 %127, %128
  %130 = lshr i32 %121, 3
  %131 = xor i32 %129, %130
  %132 = tail call i32 @llvm.fshl.i32(i32 %126, i32 %126, i32 15)
  %133 = tail call i32 @llvm.fshl.i32(i32 %126, i32 %126, i32 13)
  %134 = xor i32 %132, %133
  %135 = lshr i32 %126, 10
  %136 = xor i32 %134, %135
  %137 = add nuw nsw i32 %107, 9
  %138 = and i32 %137, 15
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %5, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !3
  %142 = add i32 %131, %141
  %143 = and i32 %107, 15
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr %5, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !3
  %147 = add i32 %142, %146
  %148 = add i32 %147, %136
  store i32 %148, ptr %145, align 4, !tbaa !3
  br label %149

149:                                              ; preds = %116, %112
  %150 = phi i32 [ %115, %112 ], [ %148, %116 ]
  %151 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 26)
  %152 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 21)
  %153 = xor i32 %151, %152
  %154 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 7)
  %155 = xor i32 %153, %154
  %156 = and i32 %106, %110
  %157 = xor i32 %106, -1
  %158 = and i32 %109, %157
  %159 = or i32 %156, %158
  %160 = zext nneg i32 %107 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @sha_k to ptr), i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !3
  %163 = add i32 %159, %108
  %164 = add i32 %163, %155
  %165 = add i32 %164, %150
  %166 = add i32 %165, %162
  %167 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %102, i32 30)
  %168 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %102, i32 19)
  %169 = xor i32 %167, %168
  %170 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %102, i32 10)
  %171 = xor i32 %169, %170
  %172 = xor i32 %103, %104
  %173 = and i32 %102, %172
  %174 = and i32 %103, %104
  %175 = xor i32 %173, %174
  %176 = add i32 %171, %175
  %177 = add i32 %166, %105
  %178 = add i32 %176, %166
  %179 = add nuw nsw i32 %107, 1
  %180 = icmp eq i32 %179, 64
  br i1 %180, label %181, label %101, !llvm.loop !13

181:                                              ; preds = %149
  %182 = add i32 %178, %51
  %183 = add i32 %102, %48
  %184 = add i32 %103, %47
  %185 = add i32 %104, %46
  %186 = add i32 %177, %45
  %187 = add i32 %106, %44
  %188 = add i32 %110, %43
  %189 = add i32 %109, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br i1 %85, label %52, label %41, !llvm.loop !14

190:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %202

191:                                              ; preds = %52, %191
  %192 = phi i32 [ 0, %52 ], [ %200, %191 ]
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw i32, ptr %6, i64 %193
  %195 = load i32, ptr %194, align 4, !tbaa !3
  %196 = tail call i32 @llvm.bswap.i32(i32 %195)
  %197 = add nuw nsw i32 %192, %53
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw i32, ptr %3, i64 %198
  store i32 %196, ptr %199, align 4, !tbaa !3
  %200 = add nuw nsw i32 %192, 1
  %201 = icmp eq i32 %200, 8
  br i1 %201, label %190, label %191, !llvm.loop !15

202:                                              ; preds = %4, %190
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
!15 = distinct !{!15, !8, !9}
