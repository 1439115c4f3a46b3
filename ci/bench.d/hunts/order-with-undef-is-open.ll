target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = weak_odr unnamed_addr global [4 x i64] [i64 35, i64 125, i64 0, i64 161], align 8
@shared = internal addrspace(3) global i32 undef

define i32 @f0(i32 %0, i32 %1) #0 {
  %3 = icmp slt i32 %0, 1647857837
  %4 = freeze i1 %3
  br i1 %4, label %6, label %5

5:
  br label %6

6:
  %7 = phi i32 [ undef, %2 ], [ 70, %5 ]
  %8 = icmp uge i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = zext i1 %3 to i32
  br label %13

11:
  %12 = insertelement <3 x i32> zeroinitializer, i32 %1, i32 1
  br label %13

13:
  %14 = phi i1 [ false, %9 ], [ false, %11 ]
  %15 = zext i1 %14 to i32
  %16 = xor i32 %7, %15
  %17 = add i32 %16, %0
  %18 = zext i1 %3 to i32
  %19 = add i32 %17, %18
  %20 = add i32 %19, %1
  ret i32 %20
}

define i32 @f1(i32 %0, i32 %1, i1 %2, i32 %3) {
  %5 = icmp ne ptr addrspace(3) @shared, null
  br i1 %5, label %6, label %7

6:
  br label %7

7:
  %8 = phi i1 [ false, %4 ], [ false, %6 ]
  %9 = sub <3 x i32> <i32 0, i32 763971625, i32 5>, <i32 1013902934, i32 4, i32 5>
  %10 = getelementptr inbounds i64, ptr @g0, i64 2
  %11 = add i32 %3, %1
  %12 = zext i1 %2 to i32
  %13 = xor i32 %11, %12
  %14 = add i32 %13, %3
  %15 = zext i1 %8 to i32
  %16 = xor i32 %14, %15
  ret i32 %16
}

attributes #0 = { minsize noinline }
