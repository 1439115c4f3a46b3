target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = private constant [8 x i8] c"\93c\0E\9E\C3\C1+\0F", align 1

define internal i32 @conv(i32 noundef %0) #0 {
  %2 = sub i32 %0, 5
  %3 = xor i32 %0, %2
  ret i32 %3
}

define internal i2 @rec(i32 noundef %0, i2 noundef %1) {
  %3 = and i32 %0, 7
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %38

5:
  %6 = icmp ne i2 %1, 1
  br i1 %6, label %7, label %12

7:
  br i1 %6, label %8, label %9

8:
  br label %10

9:
  br label %10

10:
  %11 = phi i1 [ true, %8 ], [ true, %9 ]
  br label %14

12:
  %13 = call i32 @conv(i32 %0)
  br label %14

14:
  %15 = phi i2 [ -1, %10 ], [ -1, %12 ]
  %16 = sext i1 %6 to i2
  %17 = and i2 %15, 1
  %18 = call i32 @conv(i32 %0)
  %19 = icmp sle i2 %1, -2
  %20 = sub i2 %15, 1
  %21 = icmp sgt i2 %20, 1
  %22 = freeze i1 %21
  br i1 %22, label %23, label %24

23:
  br label %24

24:
  %25 = phi i32 [ %18, %14 ], [ %18, %23 ]
  %26 = phi i1 [ false, %14 ], [ false, %23 ]
  %27 = zext i1 %6 to i2
  %28 = xor i2 %16, %27
  %29 = zext i1 %26 to i2
  %30 = xor i2 %28, %29
  %31 = trunc i32 %25 to i2
  %32 = add i2 %30, %31
  %33 = add i2 %32, %17
  %34 = zext i1 %19 to i2
  %35 = add i2 %33, %34
  %36 = trunc i32 %18 to i2
  %37 = add i2 %35, %36
  ret i2 %37

38:
  %39 = sub nuw nsw i32 %3, 1
  %40 = call i2 @rec(i32 %39, i2 %1)
  %41 = trunc i32 %0 to i2
  %42 = add i2 %40, %41
  %43 = add i2 %42, %1
  ret i2 %43
}

define ptx_kernel void @k0(ptr noundef nonnull align 4 dereferenceable(4096) %0, i32 noundef %1, i2 noundef %2, ptr noalias noundef nonnull align 4 dereferenceable(4096) %3) #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %5
  %11 = alloca i2, align 1
  store i2 -2, ptr %11, align 1
  %12 = alloca [4 x i2], align 4
  store i2 1, ptr %12, align 1
  %13 = getelementptr i2, ptr %12, i64 1
  store i2 %2, ptr %13, align 1
  %14 = getelementptr nusw i2, ptr %12, i64 2
  store i2 %2, ptr %14, align 1
  %15 = getelementptr inbounds nuw i2, ptr %12, i64 3
  store i2 %2, ptr %15, align 1
  %16 = icmp ult i32 %10, 1024
  br i1 %16, label %17, label %37

17:
  %18 = icmp ult i32 %10, 0
  br i1 %18, label %19, label %22

19:
  %20 = icmp ult i2 %2, 0
  %21 = select i1 %20, i2 1, i2 -2
  br label %23

22:
  br label %23

23:
  %24 = phi i2 [ %21, %19 ], [ %2, %22 ]
  %25 = icmp eq i2 %24, -2
  br i1 %25, label %26, label %26

26:
  %27 = phi i2 [ %24, %23 ], [ %24, %23 ]
  store i2 %27, ptr %12, align 1
  %28 = load i2, ptr %12, align 1
  %29 = xor i32 %10, %8
  %30 = xor i32 %29, %7
  %31 = zext i2 %24 to i32
  %32 = xor i32 %30, %31
  %33 = zext i2 %27 to i32
  %34 = xor i32 %32, %33
  %35 = zext i32 %10 to i64
  %36 = getelementptr inbounds i32, ptr %3, i64 %35
  store i32 %34, ptr %36, align 4
  br label %37

37:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

attributes #0 = { convergent nounwind }
