target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i64 @f0(i32 noundef %0, i64 %1, i1 noundef %2, <4 x i64> noundef %3) {
  %5 = freeze i64 %1
  %6 = shufflevector <4 x i64> %3, <4 x i64> %3, <4 x i32> <i32 5, i32 7, i32 2, i32 3>
  %7 = icmp ne i64 %5, -9223372036854775808
  br i1 %7, label %8, label %9

8:
  br label %18

9:
  %10 = and i64 %5, 4
  %11 = add i64 %10, %5
  %12 = zext i1 %7 to i64
  %13 = xor i64 %11, %12
  %14 = zext i1 %2 to i64
  %15 = xor i64 %13, %14
  %16 = zext i32 %0 to i64
  %17 = xor i64 %15, %16
  ret i64 %17

18:
  %19 = phi i1 [ %2, %8 ]
  %20 = zext i1 %2 to i64
  %21 = xor i64 %5, %20
  %22 = zext i1 %19 to i64
  %23 = xor i64 %21, %22
  %24 = zext i32 %0 to i64
  %25 = xor i64 %23, %24
  %26 = zext i1 %7 to i64
  %27 = xor i64 %25, %26
  ret i64 %27

28:
  %29 = add i64 %5, 7
  %30 = xor i32 %0, 2147483647
  br label %9
}

define i64 @f1(i32 noundef %0, i64 noundef %1, bfloat %2, i1 noundef %3) #0 {
  %5 = freeze bfloat %2
  %6 = icmp ne i32 %0, 5
  %7 = icmp ugt i64 %1, 5
  br i1 %6, label %9, label %8

8:
  br i1 %7, label %11, label %12

9:
  switch i32 %0, label %10 [
    i32 4, label %13
    i32 9, label %13
  ]

10:
  br label %13

11:
  br i1 %7, label %13, label %13

12:
  br label %13

13:
  %14 = phi i32 [ 1, %9 ], [ 1, %9 ], [ 1, %10 ], [ 1, %11 ], [ 1, %11 ], [ %0, %12 ]
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %18, label %16

16:
  %17 = uitofp i32 %14 to float
  br label %18

18:
  %19 = phi <4 x i64> [ zeroinitializer, %13 ], [ <i64 3, i64 3, i64 3, i64 9>, %16 ]
  %20 = icmp ult <4 x i64> %19, %19
  %21 = and i32 %0, 3
  %22 = extractelement <4 x i1> %20, i32 %21
  %23 = zext i1 %7 to i64
  %24 = zext i1 %7 to i64
  %25 = add i64 %23, %24
  %26 = zext i1 %22 to i64
  %27 = xor i64 %25, %26
  %28 = zext i1 %3 to i64
  %29 = add i64 %27, %28
  %30 = xor i64 %29, %1
  ret i64 %30
}

attributes #0 = { noinline optnone }
