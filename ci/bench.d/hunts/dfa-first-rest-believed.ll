target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @conv(i32 noundef %0) #0 {
  %2 = icmp ule i32 %0, 168
  %3 = select i1 %2, i32 %0, i32 %0
  %4 = xor i32 %3, %0
  %5 = zext i1 %2 to i32
  %6 = add i32 %4, %5
  ret i32 %6
}

define i32 @f0(i32 noundef %0, i1 noundef %1, i32 noundef %2) {
  br label %4

4:
  %5 = phi i32 [ 0, %3 ], [ %21, %17 ]
  %6 = phi i32 [ 3, %3 ], [ %18, %17 ]
  %7 = phi i32 [ %0, %3 ], [ %19, %17 ]
  %8 = icmp ult i32 %5, 3
  br i1 %8, label %9, label %22

9:
  switch i32 %6, label %10 [
    i32 1, label %14
    i32 2, label %14
  ]

10:
  %11 = or i32 %7, 10
  %12 = icmp sle i32 %7, -701791010
  %13 = select i1 %12, i32 0, i32 %6
  br label %17

14:
  %15 = phi i32 [ %6, %9 ], [ %6, %9 ]
  %16 = lshr i32 %15, 0
  br label %17

17:
  %18 = phi i32 [ %13, %10 ], [ 0, %14 ]
  %19 = phi i32 [ %6, %10 ], [ %16, %14 ]
  %20 = phi double [ 0.000000e+00, %10 ], [ 0.000000e+00, %14 ]
  %21 = add i32 %5, 1
  br label %4

22:
  %23 = phi i32 [ 3, %4 ]
  %24 = and i32 %2, %5
  %25 = xor i32 4, %24
  %26 = fcmp ult double -0.000000e+00, 0.000000e+00
  %27 = call double @llvm.maxnum.f64(double 5.000000e-01, double 0x7FF0000000000000)
  %28 = call double @llvm.minnum.f64(double %27, double -1.000000e+00)
  %29 = zext i1 %1 to i32
  %30 = add i32 %7, %29
  %31 = zext i1 %26 to i32
  %32 = add i32 %30, %31
  ret i32 %32

33:
  %34 = fcmp one double %27, 3.000000e+00
  %35 = select i1 %34, i32 15, i32 %24
  unreachable

36:
  %37 = shl nuw nsw i32 %25, %23
  %38 = or i32 %5, %37
  unreachable
}

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.minnum.f64(double, double)

attributes #0 = { convergent nounwind }
