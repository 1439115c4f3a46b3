@g0 = constant [4 x i64] [i64 161, i64 220, i64 209, i64 143], align 4

define i32 @f0(i32 noundef %0, i64 noundef %1, i5 %2, i64 noundef %3) {
  %5 = freeze i5 %2
  %6 = alloca i64, align 4
  call void @llvm.memset.p0.i64(ptr %6, i8 -119, i64 8, i1 false)
  %7 = alloca i64, align 16
  call void @llvm.memset.p0.i64(ptr %7, i8 -100, i64 8, i1 false)
  %8 = and i32 %0, 15
  %9 = icmp ult i32 %0, 2
  %10 = select i1 %9, i32 2, i32 5
  %11 = and i32 %0, 15
  %12 = sub i32 %11, 2
  %13 = add i32 %10, 1
  %14 = icmp ult i32 %13, 5
  %15 = add i32 %12, 1
  %16 = icmp uge i32 %15, 2
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %23

18:
  %19 = icmp ult i32 %10, 5
  br i1 %19, label %20, label %21

20:
  br label %21

21:
  %22 = phi i5 [ %5, %18 ], [ %5, %20 ]
  br label %31

23:
  %24 = icmp slt i32 %12, 5
  br i1 %24, label %25, label %26

25:
  br label %28

26:
  %27 = icmp slt i32 %0, 1
  br label %28

28:
  %29 = phi i1 [ %9, %25 ], [ %27, %26 ]
  %30 = icmp sgt i5 %5, 0
  br label %31

31:
  %32 = phi i1 [ %9, %21 ], [ %30, %28 ]
  %33 = phi i32 [ %0, %21 ], [ 2, %28 ]
  %34 = zext i1 %9 to i32
  %35 = add i32 %33, %34
  %36 = trunc i64 %1 to i32
  %37 = xor i32 %35, %36
  %38 = trunc i64 %3 to i32
  %39 = add i32 %37, %38
  %40 = zext i5 %5 to i32
  %41 = add i32 %39, %40
  ret i32 %41

42:
  %43 = zext i32 %33 to i64
  %44 = mul i32 %0, 239
  unreachable

45:
  br label %26
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i5 @f1(i32 noundef %0) {
  %2 = alloca [4 x i32], align 4
  store i32 %0, ptr %2, align 4
  %3 = getelementptr inbounds nuw i32, ptr %2, i64 1
  store i32 -805351041, ptr %3, align 4
  %4 = getelementptr inbounds nuw i32, ptr %2, i64 2
  store i32 160, ptr %4, align 4
  %5 = getelementptr nusw i32, ptr %2, i64 3
  store i32 %0, ptr %5, align 4
  %6 = trunc i32 %0 to i5
  %7 = icmp sle i5 %6, 9
  br i1 %7, label %8, label %9

8:
  br label %10

9:
  br label %10

10:
  %11 = phi i32 [ %0, %8 ], [ 2, %9 ]
  %12 = icmp ult i32 %11, 1
  br i1 %12, label %13, label %15

13:
  br label %14

14:
  call void @ext_plain(i32 %11) #1
  br label %16

15:
  br label %16

16:
  %17 = freeze i32 %11
  %18 = trunc i32 %17 to i5
  %19 = xor i5 %6, %18
  %20 = trunc i32 %11 to i5
  %21 = add i5 %19, %20
  %22 = trunc i32 %0 to i5
  %23 = add i5 %21, %22
  %24 = zext i1 %7 to i5
  %25 = add i5 %23, %24
  ret i5 %25
}

declare void @ext_plain(i32) #0

define void @f2(i32 %0, i64 noundef %1) {
  %3 = freeze i32 %0
  %4 = alloca [4 x i64], align 8
  call void @llvm.memset.p0.i64(ptr %4, i8 12, i64 32, i1 false)
  %5 = alloca i5, align 2
  %6 = trunc i64 %1 to i5
  store i5 %6, ptr %5, align 1
  %7 = alloca i32, align 4
  store i32 %3, ptr %7, align 4
  %8 = alloca i32, align 4
  store i32 %3, ptr %8, align 4
  %9 = icmp sge i5 %6, 14
  %10 = icmp sle i5 %6, 13
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %14

12:
  %13 = load i32, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 5, ptr %7, align 4
  br label %15

14:
  store i32 2, ptr %7, align 4
  call void @ext_write(ptr %7)
  br label %15

15:
  store i32 1, ptr %8, align 4
  %16 = load i32, ptr %7, align 4
  %17 = icmp ult i32 %16, 5
  br i1 %17, label %18, label %19

18:
  br label %20

19:
  br label %20

20:
  %21 = phi i64 [ %1, %18 ], [ %1, %19 ]
  %22 = phi i32 [ 0, %18 ], [ %3, %19 ]
  ret void
}

declare void @ext_write(ptr) #0

attributes #0 = { nounwind willreturn }
attributes #1 = { convergent }
