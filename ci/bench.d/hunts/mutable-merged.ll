@o0 = internal addrspace(1) global { i32, [3 x i32], i8, i64, i8 } { i32 72, [3 x i32] [i32 18, i32 172, i32 105], i8 38, i64 21, i8 25 }, align 16
@table = internal addrspace(4) constant [2 x ptr] [ptr @step0, ptr @step1], align 8
@twin0 = local_unnamed_addr addrspace(4) constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 1
@twin1 = internal local_unnamed_addr addrspace(4) constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 32
@twin2 = private unnamed_addr addrspace(4) constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 32
@twin3 = private unnamed_addr addrspace(1) global [4 x i8] c"\01\04\07\0A", align 8
@twin4 = internal unnamed_addr addrspace(1) constant [4 x i8] c"\01\04\07\0A", align 16

define internal i32 @step0(i32 %0) {
  %2 = xor i32 %0, 1
  ret i32 %2
}

define internal i32 @step1(i32 %0) {
  %2 = xor i32 %0, 2
  ret i32 %2
}

define i16 @f0(i32 noundef %0, i16 noundef %1) {
  %3 = alloca i32, align 8
  store i32 %0, ptr %3, align 4
  %4 = and i32 %0, 1
  %5 = getelementptr ptr, ptr addrspace(4) @table, i32 %4
  %6 = load ptr, ptr addrspace(4) %5, align 8
  %7 = call i32 %6(i32 %0)
  %8 = getelementptr i64, ptr addrspace(4) @twin2, i64 0
  %9 = load i64, ptr addrspace(4) %8, align 32
  %10 = icmp ne i16 %1, 3
  br i1 %10, label %11, label %17

11:
  %12 = icmp eq i16 %1, 2
  %13 = icmp eq i16 %1, 4
  br i1 %12, label %15, label %14

14:
  br label %15

15:
  %16 = phi i1 [ %13, %11 ], [ %10, %14 ]
  br label %19

17:
  %18 = getelementptr i8, ptr addrspace(1) @o0, i64 16
  store i64 0, ptr addrspace(1) %18, align 4
  br label %19

19:
  %20 = phi i32 [ %0, %15 ], [ %7, %17 ]
  %21 = xor i16 %1, 2
  %22 = add i16 %21, %1
  %23 = trunc i64 %9 to i16
  %24 = add i16 %22, %23
  %25 = trunc i32 %7 to i16
  %26 = add i16 %24, %25
  ret i16 %26
}
