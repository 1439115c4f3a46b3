; defect: the phis behind a path get the values of the path before it
; pass: dfa-jump-threading
; sources: JT-T7 M5
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 0.09, 8
; knobs: -dfa-cost-threshold=1000000
; signature: dfa-jump-threading/invariant-broken/thread-paths/verifier
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = private global i8 -66, align 1
@g1 = internal unnamed_addr global [4 x i32] zeroinitializer, align 4

define internal i32 @conv(i32 noundef %0) #0 {
  %2 = ashr i32 %0, 1
  %3 = xor i32 %2, %0
  ret i32 %3
}

define i8 @f0(i32 noundef %0, i8 noundef %1, i32 noundef %2, i32 noundef %3) {
  br label %5

5:
  %6 = phi i32 [ 2, %4 ], [ %23, %17 ]
  %7 = phi i8 [ 1, %4 ], [ %18, %17 ]
  %8 = phi i32 [ %3, %4 ], [ %19, %17 ]
  %9 = icmp ne i32 %6, 0
  br i1 %9, label %10, label %24

10:
  switch i8 %7, label %11 [
    i8 0, label %11
    i8 1, label %12
    i8 2, label %13
    i8 3, label %13
    i8 4, label %17
  ]

11:
  br label %17

12:
  call void @ext_plain(i32 %6)
  br label %17

13:
  %14 = phi i8 [ %1, %10 ], [ %1, %10 ]
  %15 = icmp ugt i32 %8, 1
  %16 = select i1 %15, i8 5, i8 5
  br label %17

17:
  %18 = phi i8 [ 1, %10 ], [ 1, %11 ], [ 4, %12 ], [ %16, %13 ]
  %19 = phi i32 [ %6, %10 ], [ %3, %11 ], [ %8, %12 ], [ %3, %13 ]
  %20 = call double @llvm.fabs.f64(double 3.000000e+00)
  %21 = mul i32 %19, 1
  %22 = add i32 %2, %8
  %23 = add i32 %6, -1
  br label %5

24:
  %25 = phi i32 [ %2, %5 ]
  %26 = trunc i32 %8 to i8
  %27 = xor i8 %1, %26
  %28 = trunc i32 %6 to i8
  %29 = xor i8 %27, %28
  ret i8 %29
}

declare void @ext_plain(i32) #1

declare double @llvm.fabs.f64(double)

attributes #0 = { convergent nounwind }
attributes #1 = { nounwind willreturn }
