; defect: behind the default the state is taken to be one of several that have no case
; pass: dfa-jump-threading
; sources: JT-T11 JT-R5
; seen by: miscompile
; measured: 5/5, 5/5, 3.33, 11
; knobs: 
; signature: dfa-jump-threading/miscompile/replace-uses/-
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = weak_odr unnamed_addr addrspace(4) constant [2 x i32] [i32 68, i32 167], align 4

define i32 @rec(i32 %0, i32 %1) {
  %3 = and i32 %0, 7
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %39

5:
  %6 = sext i32 %0 to i64
  %7 = select i1 %4, i32 -14, i32 0
  br label %8

8:
  %9 = phi i32 [ %7, %5 ], [ 0, %27 ]
  %10 = phi i64 [ 2, %5 ], [ %31, %27 ]
  %11 = phi i8 [ 1, %5 ], [ %28, %27 ]
  %12 = phi i64 [ %6, %5 ], [ %29, %27 ]
  %13 = icmp ne i64 %10, 0
  %14 = icmp eq i32 %9, -14
  br i1 %14, label %15, label %32

15:
  switch i8 %11, label %16 [
    i8 0, label %27
    i8 1, label %17
    i8 2, label %21
    i8 3, label %27
    i8 4, label %25
  ]

16:
  br label %27

17:
  %18 = phi i8 [ %11, %15 ]
  %19 = icmp ule i64 %12, %6
  %20 = select i1 %19, i8 5, i8 1
  br label %27

21:
  %22 = alloca i32, align 4
  %23 = freeze i32 %0
  store i32 %23, ptr %22, align 4
  %24 = load i32, ptr %22, align 4
  br label %27

25:
  %26 = phi i8 [ %11, %15 ]
  br label %27

27:
  %28 = phi i8 [ 0, %15 ], [ 0, %15 ], [ %11, %16 ], [ %20, %17 ], [ 5, %21 ], [ 1, %25 ]
  %29 = phi i64 [ %12, %15 ], [ %12, %15 ], [ %6, %16 ], [ %10, %17 ], [ %10, %21 ], [ %12, %25 ]
  %30 = and i32 %0, 236
  %31 = add i64 %10, -1
  br label %8

32:
  %33 = phi <2 x i64> [ zeroinitializer, %8 ]
  %34 = phi double [ 3.000000e+00, %8 ]
  %35 = zext i8 %11 to i32
  %36 = add i32 2, %35
  %37 = trunc i64 %10 to i32
  %38 = add i32 %36, %37
  ret i32 %38

39:
  %40 = sub nuw nsw i32 %3, 1
  %41 = call i32 @rec(i32 %40, i32 %1)
  %42 = xor i32 %41, %1
  %43 = xor i32 %42, %0
  ret i32 %43
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
  %25 = mul i64 %5, %1
  %26 = xor i64 %25, %1
  %27 = add i64 %26, %18
  br i1 %24, label %3, label %28

28:
  %29 = phi i1 [ true, %16 ]
  %30 = add i32 %0, -1
  %31 = call i64 @llvm.fshr.i64(i64 %1, i64 %1, i64 2)
  %32 = or i64 %1, 42
  %33 = shl i64 %1, 2
  %34 = zext i1 %29 to i64
  %35 = add i64 %32, %34
  %36 = add i64 %27, %1
  %37 = add i64 %36, %33
  %38 = zext i32 %30 to i64
  %39 = add i64 %37, %38
  ret i64 %39
}

declare i64 @llvm.fshr.i64(i64, i64, i64)
