; defect: the phis of a copy are mapped one after the other
; pass: dfa-jump-threading
; sources: JT-T8 M5
; seen by: miscompile
; measured: 5/5, 5/5, 1.68, 8
; knobs: -dfa-max-path-length=2
; signature: dfa-jump-threading/miscompile/thread-paths/-
@g0 = global [2 x i32] zeroinitializer, align 4

define i32 @f0(i32 %0, i32 %1, i32 %2) {
  br label %4

4:
  %5 = phi i32 [ -2147483648, %3 ], [ %6, %24 ], [ %0, %18 ]
  %6 = phi i32 [ -10, %3 ], [ %5, %24 ], [ 32, %18 ]
  %7 = phi i32 [ 0, %3 ], [ %28, %24 ], [ %19, %18 ]
  %8 = phi i32 [ 0, %3 ], [ %25, %24 ], [ %7, %18 ]
  %9 = phi i32 [ %2, %3 ], [ %10, %24 ], [ %5, %18 ]
  %10 = phi i32 [ %2, %3 ], [ %6, %24 ], [ %10, %18 ]
  switch i32 %8, label %22 [
    i32 0, label %11
    i32 1, label %14
    i32 2, label %18
    i32 3, label %24
  ]

11:
  %12 = phi i32 [ %7, %4 ]
  %13 = and i32 %9, %10
  br label %24

14:
  %15 = phi i32 [ %7, %4 ]
  %16 = getelementptr inbounds nuw i32, ptr @g0, i64 1
  %17 = load i32, ptr %16, align 4
  br label %24

18:
  %19 = phi i32 [ %7, %4 ]
  %20 = extractvalue [2 x i32] [i32 4, i32 1], 1
  %21 = extractvalue { [2 x i32], i32 } zeroinitializer, 1
  br label %4

22:
  %23 = add i32 %9, 1
  br label %24

24:
  %25 = phi i32 [ 2, %4 ], [ 1, %11 ], [ %8, %14 ], [ 2, %22 ]
  %26 = phi i32 [ %7, %4 ], [ %9, %11 ], [ %7, %14 ], [ %7, %22 ]
  %27 = phi i32 [ %9, %4 ], [ %7, %11 ], [ %5, %14 ], [ %23, %22 ]
  %28 = add i32 %7, 1
  %29 = icmp ult i32 %28, 4
  br i1 %29, label %4, label %30

30:
  %31 = phi i32 [ 2, %24 ]
  %32 = add i32 %10, %7
  fence acq_rel
  %33 = add i32 %32, %9
  %34 = xor i32 %33, %31
  %35 = xor i32 %34, %2
  ret i32 %35

36:
  %37 = freeze { i32, i32 } { i32 3, i32 2147483647 }
  %38 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 2, i32 2, i32 31)
  %39 = shl nsw i32 %9, %38
  unreachable
}

define i32 @f1(i32 %0, i32 %1, i32 %2) {
  br label %4

4:
  %5 = phi i32 [ 0, %3 ], [ %23, %17 ]
  %6 = phi i64 [ 2, %3 ], [ %18, %17 ]
  %7 = phi i32 [ %2, %3 ], [ %19, %17 ]
  %8 = phi i32 [ %1, %3 ], [ %20, %17 ]
  %9 = call i32 @llvm.smax.i32(i32 %8, i32 149)
  switch i64 %6, label %16 [
    i64 0, label %10
    i64 1, label %12
    i64 2, label %14
    i64 3, label %15
  ]

10:
  %11 = insertvalue [2 x i32] zeroinitializer, i32 %5, 1
  br label %17

12:
  %13 = phi i64 [ %6, %4 ]
  br label %17

14:
  br label %17

15:
  br label %17

16:
  br label %17

17:
  %18 = phi i64 [ %6, %10 ], [ 2, %12 ], [ 4, %14 ], [ %6, %15 ], [ 2, %16 ]
  %19 = phi i32 [ %7, %10 ], [ %8, %12 ], [ %8, %14 ], [ %7, %15 ], [ %9, %16 ]
  %20 = phi i32 [ %9, %10 ], [ %5, %12 ], [ %8, %14 ], [ %8, %15 ], [ %9, %16 ]
  %21 = phi i32 [ %9, %10 ], [ %5, %12 ], [ %8, %14 ], [ %1, %15 ], [ %8, %16 ]
  %22 = phi { [2 x i32], i32 } [ zeroinitializer, %10 ], [ { [2 x i32] [i32 3, i32 -33157524], i32 31 }, %12 ], [ { [2 x i32] zeroinitializer, i32 5 }, %14 ], [ zeroinitializer, %15 ], [ { [2 x i32] [i32 4, i32 2101972238], i32 0 }, %16 ]
  %23 = add i32 %5, 1
  %24 = icmp ne i32 %23, 4
  br i1 %24, label %4, label %25

25:
  %26 = phi i1 [ true, %17 ]
  %27 = add i32 %2, %1
  %28 = xor i32 %27, %0
  %29 = zext i1 %26 to i32
  %30 = xor i32 %28, %29
  ret i32 %30
}

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
