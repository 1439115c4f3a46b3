$lonely = comdat any

@o0 = internal addrspace(3) global { i64, { i32, double }, i64, i64 } { i64 46, { i32, double } { i32 1, double 0.000000e+00 }, i64 163, i64 81 }, align 8
@table = internal addrspace(1) constant [4 x ptr] [ptr @step0, ptr @step1, ptr @step2, ptr @step3], align 8
@lonely = internal addrspace(1) global i32 0, comdat, align 4
@llvm.used = appending global [1 x ptr] [ptr @f0], section "llvm.metadata"

@lonely.1 = alias i32, ptr addrspace(1) @lonely

define internal i32 @peek(ptr %0) {
  %2 = load i32, ptr %0, align 1
  ret i32 %2
}

define internal i32 @step0(i32 %0) {
  %2 = mul i32 %0, 1
  ret i32 %2
}

define internal i32 @step1(i32 %0) {
  %2 = mul i32 %0, 2
  ret i32 %2
}

define internal i32 @step2(i32 %0) {
  %2 = mul i32 %0, 3
  ret i32 %2
}

define internal i32 @step3(i32 %0) {
  %2 = xor i32 %0, 4
  ret i32 %2
}

define internal i32 @conv(i32 noundef %0) #0 {
  %2 = freeze i32 %0
  %3 = add i32 %0, %2
  ret i32 %3
}

define void @f0(i32 noundef %0) comdat($lonely) {
  %2 = getelementptr inbounds i8, ptr addrspace(3) @o0, i64 16
  %3 = addrspacecast ptr addrspace(3) %2 to ptr
  %4 = load double, ptr %3, align 8
  %5 = freeze double %4
  %6 = getelementptr i8, ptr addrspace(3) @o0, i64 32
  %7 = addrspacecast ptr addrspace(3) %6 to ptr
  store i64 -9223372036854775808, ptr %7, align 4
  %8 = getelementptr ptr, ptr addrspace(1) @table, i32 3
  %9 = load ptr, ptr addrspace(1) %8, align 8
  %10 = call i32 %9(i32 %0)
  %11 = addrspacecast ptr addrspace(3) @o0 to ptr
  %12 = getelementptr inbounds i8, ptr %11, i64 4
  %13 = addrspacecast ptr %12 to ptr addrspace(3)
  %14 = load i16, ptr addrspace(3) %13, align 1
  %15 = freeze i16 %14
  store i8 2, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @o0, i64 28), align 4
  %16 = icmp sle i16 %15, 5
  %17 = icmp ult i16 %15, 5
  %18 = xor i1 %16, true
  br i1 %18, label %19, label %20

19:
  br label %24

20:
  switch i32 %10, label %21 [
    i32 1, label %22
  ]

21:
  br label %22

22:
  %23 = phi i16 [ 0, %20 ], [ 0, %21 ]
  br label %24

24:
  %25 = phi i32 [ %10, %19 ], [ %10, %22 ]
  %26 = phi i16 [ 2, %19 ], [ 2, %22 ]
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @o0, i64 8) to ptr), align 4
  %28 = freeze i32 %27
  %29 = trunc i32 %25 to i16
  store i32 %28, ptr addrspace(3) getelementptr inbounds nuw ({ i64, { i32, double }, i64, i64 }, ptr addrspace(3) @o0, i32 0, i32 1), align 4
  switch i32 %28, label %30 [
    i32 1, label %30
  ]

30:
  %31 = phi i16 [ 1, %24 ], [ 1, %24 ]
  %32 = phi i1 [ false, %24 ], [ false, %24 ]
  %33 = and i32 %28, 3
  %34 = getelementptr ptr, ptr addrspace(1) @table, i32 %33
  %35 = load ptr, ptr addrspace(1) %34, align 8
  %36 = call i32 %35(i32 %28)
  store i32 %0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @o0, i64 8), align 4
  %37 = addrspacecast ptr addrspace(3) @o0 to ptr
  %38 = call i32 @peek(ptr %37)
  %39 = freeze i32 %38
  %40 = call i32 @llvm.abs.i32(i32 %10, i1 false)
  %41 = or i16 %26, %29
  %42 = getelementptr ptr, ptr addrspace(1) @table, i32 3
  %43 = load ptr, ptr addrspace(1) %42, align 8
  %44 = call i32 %43(i32 %39)
  %45 = zext nneg i16 %26 to i32
  ret void
}

declare i32 @llvm.abs.i32(i32, i1)

define i16 @f1(i32 noundef %0, i16 noundef %1, i1 noundef %2) {
  br i1 %2, label %4, label %5

4:
  br label %5

5:
  %6 = phi ptr addrspace(3) [ @o0, %3 ], [ @o0, %4 ]
  store i8 0, ptr addrspace(3) %6, align 1
  %7 = load i64, ptr addrspace(3) @o0, align 4
  %8 = freeze i64 %7
  %9 = load i64, ptr addrspace(3) @o0, align 4
  %10 = freeze i64 %9
  store { i64, { i32, double }, i64, i64 } zeroinitializer, ptr addrspace(3) @o0, align 8
  %11 = load i64, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @o0, i64 22), align 2
  %12 = freeze i64 %11
  br i1 %2, label %54, label %13

13:
  switch i16 %1, label %14 [
    i16 0, label %14
    i16 3, label %20
  ]

14:
  %15 = icmp ult i16 %1, 49
  br i1 %15, label %17, label %16

16:
  br label %17

17:
  %18 = phi i16 [ %1, %14 ], [ %1, %16 ]
  %19 = phi i16 [ 63, %14 ], [ %1, %16 ]
  br label %20

20:
  %21 = phi i32 [ 2, %13 ], [ %0, %17 ]
  %22 = icmp ne i16 %1, 3
  br i1 %22, label %23, label %24

23:
  br label %52

24:
  %25 = icmp ugt i32 %21, %0
  br i1 %25, label %47, label %26

26:
  %27 = icmp ule i16 %1, 25185
  br i1 %27, label %28, label %29

28:
  br label %29

29:
  %30 = phi i32 [ %0, %26 ], [ %0, %28 ]
  %31 = phi i16 [ %1, %26 ], [ 3, %28 ]
  %32 = icmp uge i32 %21, 0
  %33 = xor i1 %22, %32
  br i1 %33, label %34, label %38

34:
  %35 = and i32 %21, %30
  store i64 26, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @o0, i64 24), align 4
  %36 = load i32, ptr addrspace(3) getelementptr inbounds ({ i64, { i32, double }, i64, i64 }, ptr addrspace(3) @o0, i32 0, i32 1), align 8
  %37 = freeze i32 %36
  br label %38

38:
  %39 = phi i16 [ 1, %29 ], [ 1, %34 ]
  %40 = trunc i32 %30 to i16
  %41 = add i16 %31, %40
  %42 = zext i1 %27 to i16
  %43 = add i16 %41, %42
  %44 = add i16 %43, %39
  %45 = zext i1 %33 to i16
  %46 = xor i16 %44, %45
  ret i16 %46

47:
  %48 = phi i32 [ %21, %24 ]
  %49 = phi i16 [ %1, %24 ]
  store i64 0, ptr addrspacecast (ptr addrspace(3) @o0 to ptr), align 4
  %50 = load i64, ptr addrspace(3) @o0, align 1
  %51 = freeze i64 %50
  br label %52

52:
  %53 = phi i16 [ %1, %23 ], [ %1, %47 ]
  br label %54

54:
  %55 = phi i32 [ 2, %5 ], [ 0, %52 ]
  %56 = trunc i64 %8 to i16
  %57 = xor i16 %1, %56
  %58 = trunc i32 %55 to i16
  %59 = add i16 %57, %58
  %60 = trunc i64 %12 to i16
  %61 = add i16 %59, %60
  %62 = trunc i64 %10 to i16
  %63 = xor i16 %61, %62
  ret i16 %63
}

define void @f2(i32 noundef %0, i16 noundef %1, ptr noundef nonnull align 2 dereferenceable(8) %2) {
  store i16 3, ptr %2, align 2
  %4 = getelementptr i16, ptr %2, i64 1
  store i16 0, ptr %4, align 2
  %5 = getelementptr nusw i16, ptr %2, i64 2
  store i16 %1, ptr %5, align 2
  %6 = getelementptr i16, ptr %2, i64 3
  store i16 1, ptr %6, align 2
  %7 = alloca i32, align 4
  store i32 1, ptr %7, align 4
  %8 = alloca i8, i32 8, align 1
  store i8 125, ptr %8, align 1
  %9 = getelementptr inbounds i8, ptr %8, i64 1
  %10 = trunc i16 %1 to i8
  store i8 %10, ptr %9, align 1
  %11 = getelementptr inbounds i8, ptr %8, i64 2
  store i8 92, ptr %11, align 1
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 3
  store i8 10, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i8 %10, ptr %13, align 1
  %14 = getelementptr nusw i8, ptr %8, i64 5
  store i8 1, ptr %14, align 1
  %15 = getelementptr i8, ptr %8, i64 6
  store i8 10, ptr %15, align 1
  %16 = getelementptr inbounds i8, ptr %8, i64 7
  store i8 4, ptr %16, align 1
  store i32 %0, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds nuw ({ i64, { i32, double }, i64, i64 }, ptr addrspace(3) @o0, i32 0, i32 1) to ptr), align 4
  store i64 31, ptr addrspacecast (ptr addrspace(3) @o0 to ptr), align 8
  store i64 -9223372036854775808, ptr getelementptr inbounds ({ i64, { i32, double }, i64, i64 }, ptr addrspacecast (ptr addrspace(3) @o0 to ptr), i32 0, i32 2), align 8
  %17 = xor i32 %0, 2147483647
  %18 = icmp ult i16 %1, 131
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds { i64, { i32, double }, i64, i64 }, ptr addrspace(3) @o0, i32 0, i32 1
  %21 = load i32, ptr addrspace(3) %20, align 8
  %22 = freeze i32 %21
  br label %24

23:
  br label %24

24:
  %25 = phi i16 [ 1, %19 ], [ 3, %23 ]
  %26 = phi i16 [ %1, %19 ], [ %1, %23 ]
  %27 = phi i1 [ false, %19 ], [ false, %23 ]
  %28 = and i32 %17, 7
  %29 = getelementptr i8, ptr %8, i32 %28
  %30 = load i8, ptr %29, align 1
  %31 = urem i16 %26, %25
  %32 = or i32 %17, 3
  %33 = load i64, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @o0, i64 24) to ptr), align 8
  %34 = freeze i64 %33
  %35 = getelementptr inbounds i8, ptr addrspace(3) @o0, i64 8
  store atomic i32 -1419152194, ptr addrspace(3) %35 monotonic, align 4
  %36 = trunc i16 %25 to i1
  %37 = freeze i1 %36
  br i1 %37, label %38, label %39

38:
  br label %40

39:
  br label %40

40:
  %41 = phi i16 [ %31, %38 ], [ %31, %39 ]
  ret void
}

define internal i32 @dead0(i32 %0) {
  %2 = freeze i32 %0
  store i32 %2, ptr addrspace(1) @lonely.1, align 4
  %3 = load atomic i64, ptr addrspace(3) @o0 acquire, align 8
  %4 = freeze i64 %3
  %5 = lshr i32 %2, 3
  %6 = icmp samesign ne i32 %5, 0
  br i1 %6, label %8, label %7

7:
  ret i32 %2

8:
  %9 = call i32 @dead1(i32 %5)
  ret i32 %9
}

define internal i32 @dead1(i32 %0) {
  %2 = freeze i32 %0
  store i32 %2, ptr addrspace(1) @lonely, align 4
  %3 = getelementptr inbounds nuw { i64, { i32, double }, i64, i64 }, ptr addrspace(3) @o0, i32 0, i32 3
  %4 = load i64, ptr addrspace(3) %3, align 1
  %5 = freeze i64 %4
  %6 = lshr i32 %2, 3
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %9, label %8

8:
  ret i32 %2

9:
  %10 = call i32 @dead0(i32 %6)
  ret i32 %10
}

attributes #0 = { convergent nounwind }
