target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f0(i32 noundef %0, i16 noundef %1, i1 noundef %2, i1 noundef %3) {
  %5 = and i16 %1, 1
  switch i16 %1, label %8 [
    i16 0, label %6
    i16 4, label %6
  ], !prof !0

6:
  %7 = xor i32 2, 2147483647
  br label %12

8:
  %9 = or i32 %0, 10
  %10 = lshr i16 %5, %5
  %11 = icmp samesign ult i16 %10, 0
  br label %12

12:
  %13 = phi i32 [ %7, %6 ], [ 3, %8 ]
  %14 = phi i1 [ true, %6 ], [ %11, %8 ]
  %15 = zext i1 %3 to i32
  %16 = xor i32 %13, %15
  %17 = zext i16 %5 to i32
  %18 = xor i32 %16, %17
  ret i32 %18
}

define i32 @f1(i32 noundef %0, i16 noundef %1, i32 noundef %2) {
  %4 = trunc i32 %2 to i16
  %5 = icmp sgt i16 %4, 5
  br i1 %5, label %6, label %7

6:
  br label %7

7:
  %8 = phi i1 [ false, %3 ], [ false, %6 ]
  %9 = phi i16 [ 2, %3 ], [ 2, %6 ]
  %10 = phi i16 [ 3, %3 ], [ 3, %6 ]
  %11 = zext nneg i16 %9 to i32
  %12 = zext nneg i1 %8 to i32
  %13 = and i16 %10, 32767
  %14 = add i32 %12, -1826430338
  %15 = shl nuw nsw i16 %9, %10
  br i1 %8, label %16, label %17, !prof !1

16:
  br label %18

17:
  br label %18

18:
  %19 = phi i16 [ %13, %16 ], [ 3, %17 ]
  %20 = xor i32 %14, %11
  %21 = zext i1 %5 to i32
  %22 = xor i32 %20, %21
  ret i32 %22
}

!0 = !{!"branch_weights", i32 12, i32 93, i32 126}
!1 = !{!"branch_weights", i32 153, i32 7}
