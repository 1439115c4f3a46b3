target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@o0 = internal constant { i1, i1 } { i1 true, i1 false }, align 1
@lonely = internal addrspace(1) global i32 0, align 4

define internal i32 @peek(ptr %0) {
  %2 = load i32, ptr %0, align 1
  ret i32 %2
}

define i32 @f0(i32 noundef %0, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %1) {
  store i32 1, ptr addrspace(1) %1, align 4
  %3 = getelementptr i32, ptr addrspace(1) %1, i64 1
  store volatile i32 %0, ptr addrspace(1) %3, align 4
  %4 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 2
  store i32 4, ptr addrspace(1) %4, align 4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 3
  store volatile i32 0, ptr addrspace(1) %5, align 4
  %6 = alloca i32, align 4
  store i32 2, ptr %6, align 1
  %7 = load { i1, i1 }, ptr @o0, align 1
  %8 = extractvalue { i1, i1 } %7, 0
  %9 = freeze i1 %8
  %10 = load i1, ptr getelementptr inbounds ({ i1, i1 }, ptr @o0, i32 0, i32 1), align 1
  %11 = freeze i1 %10
  %12 = load i1, ptr @o0, align 1
  %13 = freeze i1 %12
  %14 = zext i1 %11 to i32
  %15 = load i1, ptr getelementptr ({ i1, i1 }, ptr @o0, i32 0, i32 1), align 1
  %16 = freeze i1 %15
  %17 = zext i1 %16 to i32
  %18 = load i1, ptr @o0, align 1
  %19 = freeze i1 %18
  %20 = zext i1 %16 to i32
  %21 = xor i32 %17, %20
  %22 = zext i1 %19 to i32
  %23 = add i32 %21, %22
  ret i32 %23
}

define weak i32 @f1(i32 noundef %0) {
  %2 = alloca i32, align 16
  store i32 0, ptr %2, align 4
  %3 = alloca i32, i32 8, align 8
  store volatile i32 %0, ptr %3, align 4
  %4 = getelementptr i32, ptr %3, i64 1
  store volatile i32 1, ptr %4, align 4
  %5 = getelementptr inbounds nuw i32, ptr %3, i64 2
  store i32 %0, ptr %5, align 4
  %6 = getelementptr i32, ptr %3, i64 3
  store i32 0, ptr %6, align 1
  %7 = getelementptr i32, ptr %3, i64 4
  store i32 2, ptr %7, align 4
  %8 = getelementptr nusw i32, ptr %3, i64 5
  store i32 4, ptr %8, align 4
  %9 = getelementptr nusw i32, ptr %3, i64 6
  store i32 %0, ptr %9, align 4
  %10 = getelementptr inbounds i32, ptr %3, i64 7
  store i32 5, ptr %10, align 4
  %11 = load i1, ptr getelementptr inbounds nuw ({ i1, i1 }, ptr @o0, i32 0, i32 1), align 1
  %12 = freeze i1 %11
  %13 = icmp sle i32 %0, 4
  br i1 %13, label %14, label %37

14:
  %15 = icmp slt i32 %0, 5
  br i1 %15, label %16, label %17

16:
  br label %33

17:
  %18 = load i1, ptr @o0, align 1
  %19 = freeze i1 %18
  %20 = load i1, ptr getelementptr inbounds nuw (i8, ptr @o0, i64 1), align 1
  %21 = freeze i1 %20
  %22 = icmp sgt i32 %0, 147
  br i1 %22, label %23, label %24

23:
  br label %31

24:
  %25 = and i32 %0, 4
  %26 = getelementptr inbounds { i1, i1 }, ptr @o0, i32 0, i32 1
  %27 = load i1, ptr %26, align 1
  %28 = freeze i1 %27
  %29 = and i32 159, 31
  %30 = ashr i32 %25, %29
  br label %31

31:
  %32 = phi i1 [ true, %23 ], [ false, %24 ]
  br label %33

33:
  %34 = phi i32 [ %0, %16 ], [ %0, %31 ]
  %35 = load i1, ptr getelementptr ({ i1, i1 }, ptr @o0, i32 0, i32 1), align 1
  %36 = freeze i1 %35
  br label %39

37:
  %38 = load i16, ptr %3, align 2
  br label %39

39:
  %40 = phi i32 [ %0, %33 ], [ %0, %37 ]
  %41 = phi i1 [ true, %33 ], [ false, %37 ]
  %42 = and i32 %40, 7
  %43 = getelementptr i32, ptr %3, i32 %42
  %44 = load i32, ptr %43, align 4
  %45 = zext i1 %13 to i32
  %46 = xor i32 %40, %45
  %47 = zext i1 %41 to i32
  %48 = add i32 %46, %47
  %49 = xor i32 %48, %44
  %50 = zext i1 %12 to i32
  %51 = xor i32 %49, %50
  %52 = add i32 %51, %0
  ret i32 %52
}

define internal i32 @dead0(i32 %0) {
  %2 = freeze i32 %0
  store i32 %2, ptr addrspace(1) @lonely, align 4
  %3 = load i1, ptr getelementptr inbounds ({ i1, i1 }, ptr @o0, i32 0, i32 1), align 1
  %4 = freeze i1 %3
  %5 = lshr i32 %2, 3
  %6 = icmp ne i32 %5, 0
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
  %3 = getelementptr inbounds i8, ptr @o0, i64 1
  %4 = load i1, ptr %3, align 1
  %5 = freeze i1 %4
  %6 = lshr i32 %2, 3
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %9, label %8

8:
  ret i32 %2

9:
  %10 = call i32 @dead0(i32 %6)
  ret i32 %10
}
