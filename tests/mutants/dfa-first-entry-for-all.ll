; defect: a state's phi counts as its first entry, whichever predecessor is asked about
; pass: dfa-jump-threading
; sources: JT-R16 HB-11a
; seen by: miscompile
; measured: 5/5, 5/5, 0.26, 4
; knobs: -dfa-max-path-length=2
; signature: dfa-jump-threading/miscompile/thread-paths/-
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = weak_odr unnamed_addr addrspace(4) constant [2 x i32] [i32 68, i32 167], align 4

define i32 @rec(i32 %0, i32 %1) {
  %3 = and i32 %0, 7
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %36

5:
  %6 = sext i32 %0 to i64
  br label %7

7:
  %8 = phi i64 [ 2, %5 ], [ %28, %24 ]
  %9 = phi i8 [ 1, %5 ], [ %25, %24 ]
  %10 = phi i64 [ %6, %5 ], [ %26, %24 ]
  %11 = icmp ne i64 %8, 0
  br i1 %11, label %12, label %29

12:
  switch i8 %9, label %13 [
    i8 0, label %24
    i8 1, label %14
    i8 2, label %18
    i8 3, label %24
    i8 4, label %22
  ]

13:
  br label %24

14:
  %15 = phi i8 [ %9, %12 ]
  %16 = icmp ule i64 %10, %6
  %17 = select i1 %16, i8 5, i8 1
  br label %24

18:
  %19 = alloca i32, align 4
  %20 = freeze i32 %0
  store i32 %20, ptr %19, align 4
  %21 = load i32, ptr %19, align 4
  br label %24

22:
  %23 = phi i8 [ %9, %12 ]
  br label %24

24:
  %25 = phi i8 [ 0, %12 ], [ 0, %12 ], [ %9, %13 ], [ %17, %14 ], [ 5, %18 ], [ 1, %22 ]
  %26 = phi i64 [ %10, %12 ], [ %10, %12 ], [ %6, %13 ], [ %8, %14 ], [ %8, %18 ], [ %10, %22 ]
  %27 = and i32 %0, 236
  %28 = add i64 %8, -1
  br label %7

29:
  %30 = phi <2 x i64> [ zeroinitializer, %7 ]
  %31 = phi double [ 3.000000e+00, %7 ]
  %32 = zext i8 %9 to i32
  %33 = add i32 2, %32
  %34 = trunc i64 %8 to i32
  %35 = add i32 %33, %34
  ret i32 %35

36:
  %37 = sub nuw nsw i32 %3, 1
  %38 = call i32 @rec(i32 %37, i32 %1)
  %39 = xor i32 %38, %1
  %40 = xor i32 %39, %0
  ret i32 %40
}

define i64 @f0(i32 %0, i64 %1) {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %23, %16 ]
  %5 = phi i64 [ 3, %2 ], [ %17, %16 ]
  %6 = phi i64 [ %1, %2 ], [ %18, %16 ]
  %7 = phi i64 [ %1, %2 ], [ %19, %16 ]
  switch i64 %5, label %16 [
    i64 0, label %8
    i64 1, label %8
    i64 2, label %12
  ]

8:
  %9 = fcmp nsz ord double 5.000000e-01, 3.000000e+00
  %10 = select nnan ninf i1 %9, double 3.000000e+00, double 3.000000e+00
  %11 = lshr i64 2, %4
  br label %16

12:
  %13 = phi i64 [ %6, %3 ]
  %14 = icmp ule i64 %7, %5
  %15 = select i1 %14, i32 1, i32 1
  br label %16

16:
  %17 = phi i64 [ %5, %3 ], [ 4, %8 ], [ 0, %12 ]
  %18 = phi i64 [ %4, %3 ], [ %6, %8 ], [ %7, %12 ]
  %19 = phi i64 [ %6, %3 ], [ %5, %8 ], [ %4, %12 ]
  %20 = phi i64 [ %4, %3 ], [ %6, %8 ], [ %13, %12 ]
  %21 = fadd fast double -1.000000e+00, -0.000000e+00
  %22 = sub i32 %0, 344742289
  %23 = add i64 %4, 1
  %24 = icmp ne i64 %23, 4
  br i1 %24, label %3, label %25

25:
  %26 = phi i1 [ true, %16 ]
  %27 = add i32 %0, -1
  %28 = call i64 @llvm.fshr.i64(i64 %1, i64 %1, i64 2)
  %29 = or i64 %1, 42
  %30 = shl i64 %1, 2
  %31 = zext i1 %26 to i64
  %32 = add i64 %29, %31
  %33 = add i64 %32, %1
  %34 = add i64 %33, %30
  %35 = zext i32 %27 to i64
  %36 = add i64 %34, %35
  ret i64 %36
}

declare i64 @llvm.fshr.i64(i64, i64, i64)
