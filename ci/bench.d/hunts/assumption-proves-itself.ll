target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @conv(i32 noundef %0) #0 {
  %2 = call <4 x i32> @f0(i32 %0, i32 %0)
  br label %6

behind:
  %3 = phi i32 [ %22, %18 ], [ %27, %23 ]
  %4 = mul i32 1521152443, %3
  %5 = xor i32 %4, %0
  ret i32 %5

6:
  %7 = and i32 %0, 7
  %8 = icmp eq i32 %7, 0
  call void @llvm.assume(i1 %8)
  br i1 %8, label %9, label %23

9:
  %10 = urem i32 %0, 11
  %11 = urem i32 0, 5
  %12 = or i32 %10, %11
  %13 = icmp sge i32 %12, 11
  br i1 %13, label %14, label %16

14:
  %15 = xor i32 %12, 4
  br label %18

16:
  %17 = add <2 x i32> zeroinitializer, zeroinitializer
  br label %18

18:
  %19 = phi i32 [ 1, %14 ], [ %12, %16 ]
  %20 = xor i32 %19, %0
  %21 = add i32 %20, %0
  %22 = add i32 %21, %12
  br label %behind

23:
  %24 = sub nuw nsw i32 %7, 1
  %25 = call i32 @rec(i32 %24, i32 %0)
  %26 = xor i32 %25, %0
  %27 = add i32 %26, %0
  br label %behind
}

define internal i32 @rec(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 7
  %4 = icmp samesign eq i32 %3, 0
  br i1 %4, label %5, label %23

5:
  %6 = icmp sge i32 %1, 188
  br i1 %6, label %9, label %7, !prof !0

7:
  %8 = mul i32 %1, 2
  br label %9

9:
  %10 = phi i32 [ %1, %5 ], [ 1, %7 ]
  %11 = phi i32 [ %1, %5 ], [ %1, %7 ]
  %12 = or i32 %10, %11
  %13 = icmp eq i32 %10, %11
  br i1 %13, label %14, label %17

14:
  %15 = extractvalue [2 x i32] [i32 0, i32 1401871332], 1
  %16 = xor i32 %15, 5
  br label %18

17:
  br label %18

18:
  %19 = phi i32 [ 3, %14 ], [ %12, %17 ]
  %20 = xor i32 %0, %12
  %21 = add i32 %20, %11
  %22 = add i32 %21, %10
  ret i32 %22

23:
  %24 = sub nuw nsw i32 %3, 1
  %25 = call i32 @rec(i32 %24, i32 %1)
  %26 = add i32 %25, %1
  %27 = add i32 %26, %0
  ret i32 %27
}

define ptx_kernel void @k0(ptr noundef nonnull align 4 dereferenceable(4096) %0, i32 noundef %1, ptr noalias noundef nonnull align 4 dereferenceable(4096) %2, ptr noalias noundef nonnull align 4 dereferenceable(4096) %3) #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %5
  %11 = icmp ult i32 %10, 1024
  %12 = icmp eq i32 %8, 2
  br i1 %12, label %13, label %14, !prof !1

13:
  br label %30

14:
  %15 = icmp uge i32 %8, 2
  br i1 %15, label %16, label %25

16:
  %17 = freeze i1 %15
  br i1 %17, label %18, label %22

18:
  %19 = shl i32 %7, %8
  %20 = add i32 %10, %19
  %21 = atomicrmw or ptr %3, i32 %7 monotonic, align 4
  br label %23

22:
  br label %23

23:
  %24 = phi { i32, i32 } [ { i32 1, i32 4 }, %18 ], [ { i32 47, i32 1 }, %22 ]
  br label %28

25:
  %26 = atomicrmw or ptr %3, i32 %8 monotonic, align 4
  %27 = freeze i1 %15
  br label %28

28:
  %29 = phi i32 [ 2, %23 ], [ 2, %25 ]
  br label %30

30:
  %31 = phi i32 [ 1, %13 ], [ 1, %28 ]
  switch i32 %31, label %32 [
    i32 2, label %33
    i32 3, label %35
    i32 4, label %33
    i32 5, label %35
    i32 6, label %33
    i32 7, label %35
    i32 8, label %33
    i32 9, label %35
    i32 10, label %33
    i32 11, label %35
  ]

32:
  br label %36

33:
  %34 = sub i32 %1, 86
  br label %36

35:
  br label %36

36:
  %37 = phi i32 [ %10, %32 ], [ %34, %33 ], [ %10, %35 ]
  %38 = phi i32 [ %8, %32 ], [ 2, %33 ], [ %5, %35 ]
  br i1 %11, label %39, label %49

39:
  %40 = add i32 %7, %10
  %41 = add i32 %40, %8
  %42 = zext i1 %12 to i32
  %43 = add i32 %41, %42
  %44 = add i32 %43, %38
  %45 = add i32 %44, %31
  %46 = add i32 %45, %37
  %47 = zext i32 %10 to i64
  %48 = getelementptr inbounds i32, ptr %2, i64 %47
  store i32 %46, ptr %48, align 4
  br label %49

49:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

define internal <4 x i32> @f0(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 8
  store i32 4, ptr %3, align 4
  %4 = alloca i32, align 4
  store i32 -1134064158, ptr %4, align 1
  %5 = icmp ne i32 %1, 2
  br i1 %5, label %8, label %6

6:
  %7 = shl i32 %1, 0
  ret <4 x i32> <i32 163, i32 5, i32 -1194041463, i32 255>

8:
  %9 = phi i1 [ false, %2 ]
  %10 = phi i1 [ true, %2 ]
  %11 = phi i32 [ %0, %2 ]
  %12 = phi ptr [ %3, %2 ]
  %13 = add i32 4, %1
  %14 = xor i32 %1, %11
  %15 = zext i1 %10 to i32
  %16 = mul i32 %14, 2
  %17 = shufflevector <4 x i32> <i32 5, i32 1, i32 31, i32 10>, <4 x i32> <i32 0, i32 2, i32 1978502817, i32 31>, <4 x i32> <i32 5, i32 2, i32 7, i32 6>
  %18 = load i32, ptr %12, align 4
  %19 = or i1 %9, %10
  br i1 %19, label %20, label %21

20:
  ret <4 x i32> %17

21:
  br label %22

22:
  %23 = phi <2 x i32> [ zeroinitializer, %21 ]
  ret <4 x i32> %17
}

declare void @llvm.assume(i1)

attributes #0 = { convergent nounwind }

!0 = !{!"branch_weights", i32 184, i32 17}
!1 = !{!"branch_weights", i32 181, i32 38}
