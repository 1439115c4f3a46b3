; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.checked_math.table = private unnamed_addr constant [6 x ptr] [ptr @_ZL11checked_addiiPi, ptr @_ZL11checked_subiiPi, ptr @_ZL11checked_muliiPi, ptr @_ZL11checked_diviiPi, ptr @_ZL11checked_shliiPi, ptr @_ZL14saturating_addiiPi], align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_math(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nuw nsw i32 %10, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  store i32 0, ptr %7, align 4, !tbaa !3
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %36

14:                                               ; preds = %6
  %15 = mul nuw nsw i32 %2, %12
  br label %16

16:                                               ; preds = %14, %16
  %17 = phi i32 [ %12, %14 ], [ %35, %16 ]
  %18 = phi i32 [ 0, %14 ], [ %34, %16 ]
  %19 = add nsw i32 %18, %15
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !7
  %23 = zext i8 %22 to i64
  %24 = getelementptr inbounds nuw ptr, ptr @__const.checked_math.table, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds i32, ptr %1, i64 %20
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = call noundef i32 %25(i32 noundef %17, i32 noundef %27, ptr noundef nonnull %7) #7
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = icmp eq i32 %29, 0
  %31 = add nsw i32 %18, 1
  %32 = icmp ne i32 %31, %2
  %33 = select i1 %30, i1 %32, i1 false
  %34 = select i1 %30, i32 %31, i32 %18
  %35 = select i1 %30, i32 %28, i32 %17
  br i1 %33, label %16, label %36, !llvm.loop !10

36:                                               ; preds = %16, %6
  %37 = phi i32 [ 0, %6 ], [ %34, %16 ]
  %38 = phi i32 [ %12, %6 ], [ %35, %16 ]
  %39 = zext nneg i32 %12 to i64
  %40 = getelementptr inbounds nuw i32, ptr %3, i64 %39
  store i32 %38, ptr %40, align 4, !tbaa !3
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = getelementptr inbounds nuw i32, ptr %4, i64 %39
  store i32 %41, ptr %42, align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %39
  store i32 %37, ptr %43, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @_ZL11checked_addiiPi(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) #2 {
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 1, ptr %2, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %6, %3
  %8 = extractvalue { i32, i1 } %4, 0
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @_ZL11checked_subiiPi(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) #2 {
  %4 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %1)
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 1, ptr %2, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %6, %3
  %8 = extractvalue { i32, i1 } %4, 0
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @_ZL11checked_muliiPi(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) #2 {
  %4 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 1, ptr %2, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %6, %3
  %8 = extractvalue { i32, i1 } %4, 0
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @_ZL11checked_diviiPi(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) #2 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  store i32 2, ptr %2, align 4, !tbaa !3
  br label %13

6:                                                ; preds = %3
  %7 = icmp eq i32 %0, -2147483648
  %8 = icmp eq i32 %1, -1
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  store i32 1, ptr %2, align 4, !tbaa !3
  br label %13

11:                                               ; preds = %6
  %12 = sdiv i32 %0, %1
  br label %13

13:                                               ; preds = %11, %10, %5
  %14 = phi i32 [ 0, %5 ], [ -2147483648, %10 ], [ %12, %11 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @_ZL11checked_shliiPi(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) #2 {
  %4 = icmp ugt i32 %1, 31
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = shl i32 %0, %1
  %7 = ashr exact i32 %6, %1
  %8 = icmp eq i32 %7, %0
  br i1 %8, label %12, label %9

9:                                                ; preds = %5, %3
  %10 = phi i32 [ 3, %3 ], [ 1, %5 ]
  %11 = phi i32 [ 0, %3 ], [ %6, %5 ]
  store i32 %10, ptr %2, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %9, %5
  %13 = phi i32 [ %6, %5 ], [ %11, %9 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL14saturating_addiiPi(i32 noundef %0, i32 noundef %1, ptr readnone captures(none) %2) #3 {
  %4 = tail call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
