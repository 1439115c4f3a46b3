@o0 = internal addrspace(1) global { i32, [3 x i32], i8, i64, i8 } { i32 72, [3 x i32] [i32 18, i32 172, i32 105], i8 38, i64 21, i8 25 }, align 16
@table = internal addrspace(4) constant [2 x ptr] [ptr @step0, ptr @step1], align 8
@twin0 = private local_unnamed_addr addrspace(4) constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 8
@twin1 = private unnamed_addr addrspace(4) global [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 32
@twin2 = addrspace(4) constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 16
@lonely = internal addrspace(1) global i32 0, align 4

define internal i32 @step0(i32 %0) {
  %2 = xor i32 %0, 1
  ret i32 %2
}

define internal i32 @step1(i32 %0) {
  %2 = xor i32 %0, 2
  ret i32 %2
}

define i32 @f0(i32 noundef %0) {
  %2 = alloca i16, align 4
  %3 = trunc i32 %0 to i16
  store i16 %3, ptr %2, align 2
  %4 = alloca [2 x i16], align 2
  store i16 1, ptr %4, align 2
  %5 = getelementptr i16, ptr %4, i64 1
  store i16 %3, ptr %5, align 2
  store float 0.000000e+00, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @o0 to ptr), i64 18), align 2
  store { i32, [3 x i32], i8, i64, i8 } zeroinitializer, ptr addrspacecast (ptr addrspace(1) @o0 to ptr), align 1
  %6 = trunc i16 %3 to i8
  %7 = getelementptr inbounds i8, ptr addrspace(1) @o0, i64 16
  %8 = addrspacecast ptr addrspace(1) %7 to ptr
  store i8 %6, ptr %8, align 1
  store { i32, [3 x i32], i8, i64, i8 } zeroinitializer, ptr addrspace(1) @o0, align 4
  %9 = getelementptr inbounds nuw { i32, [3 x i32], i8, i64, i8 }, ptr addrspace(1) @o0, i32 0, i32 3
  store i64 82, ptr addrspace(1) %9, align 4
  store i8 %6, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @o0, i64 16), align 1
  %10 = add i16 205, %3
  %11 = zext i16 %10 to i64
  %12 = and i64 %11, 1
  %13 = getelementptr i16, ptr %4, i64 %12
  %14 = icmp ne ptr %4, %13
  %15 = trunc i64 %11 to i32
  %16 = add i32 %0, %15
  %17 = zext i16 %10 to i32
  %18 = xor i32 %16, %17
  ret i32 %18
}

define internal i32 @dead0(i32 %0) {
  %2 = freeze i32 %0
  store i32 %2, ptr addrspace(1) @lonely, align 4
  %3 = load i8, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @o0 to ptr), i64 28), align 1
  %4 = lshr i32 %2, 3
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %7, label %6

6:
  ret i32 %2

7:
  %8 = call i32 @dead1(i32 %4)
  ret i32 %8
}

define internal i32 @dead1(i32 %0) {
  %2 = freeze i32 %0
  store i32 %2, ptr addrspace(1) @lonely, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @o0 to ptr), i64 12), align 1
  %4 = lshr i32 %2, 3
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %7, label %6

6:
  ret i32 %2

7:
  %8 = call i32 @dead0(i32 %4)
  ret i32 %8
}
