target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@o0 = internal global [4 x double] zeroinitializer, align 8
@heap0 = internal addrspace(1) global ptr null, align 8
@twin0 = private local_unnamed_addr addrspace(1) constant [2 x i32] [i32 1, i32 6], align 16
@twin1 = private addrspace(1) constant [2 x i32] [i32 1, i32 6], align 16
@lonely = internal addrspace(1) global i32 0, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr @o0], section "llvm.metadata"

@alias1 = alias [4 x double], ptr @o0

define internal void @make0() {
  %1 = call ptr @malloc(i64 48)
  %2 = addrspacecast ptr addrspace(1) @heap0 to ptr
  store ptr %1, ptr %2, align 8
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %13

4:
  %5 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 0, i32 0
  store i8 5, ptr %5, align 1
  %6 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 0, i32 1
  store float 0.000000e+00, ptr %6, align 4
  %7 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 0, i32 2
  store i8 3, ptr %7, align 1
  %8 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 0, i32 3
  store i8 5, ptr %8, align 1
  %9 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 1, i32 0
  store i8 4, ptr %9, align 1
  %10 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 1, i32 1
  store float 0.000000e+00, ptr %10, align 4
  %11 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 1, i32 2
  store i8 2, ptr %11, align 1
  %12 = getelementptr inbounds { i8, float, i8, i8 }, ptr %1, i64 1, i32 3
  store i8 1, ptr %12, align 1
  br label %13

13:
  ret void
}

declare noalias ptr @malloc(i64) #0

define internal i32 @conv(i32 %0) #1 {
  %2 = trunc i32 %0 to i24
  %3 = add i24 %2, 5
  %4 = zext i24 %3 to i32
  %5 = xor i32 %0, %4
  %6 = zext i24 %2 to i32
  %7 = add i32 %5, %6
  ret i32 %7
}

define internal i24 @rec(i32 %0, i24 %1) {
  %3 = and i32 %0, 7
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:
  %6 = shl i24 %1, 2
  %7 = xor i24 %6, %1
  %8 = trunc i32 %0 to i24
  %9 = add i24 %7, %8
  ret i24 %9

10:
  %11 = shl i24 %1, 18
  %12 = lshr i24 %11, 18
  %13 = load ptr, ptr addrspace(1) @heap0, align 8
  %14 = icmp ule ptr %13, null
  %15 = getelementptr i32, ptr addrspace(1) @twin1, i64 0
  %16 = load i32, ptr addrspace(1) %15, align 1
  %17 = sub nuw nsw i32 %3, 1
  %18 = call i24 @rec(i32 %17, i24 %12)
  %19 = add i24 %1, %12
  %20 = xor i24 %19, %18
  %21 = zext i1 %14 to i24
  %22 = xor i24 %20, %21
  %23 = trunc i32 %0 to i24
  %24 = xor i24 %22, %23
  %25 = trunc i32 %16 to i24
  %26 = add i24 %24, %25
  ret i24 %26
}

define i32 @f0(i32 %0, i24 %1) #2 {
  %3 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr addrspace(1) @heap0, align 8
  %6 = icmp uge ptr %5, null
  %7 = icmp ne ptr null, %4
  %8 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %9 = load ptr, ptr %8, align 8
  call void @make0()
  %10 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 0, i32 0
  store i8 0, ptr %12, align 1
  %13 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 0, i32 1
  store float 0.000000e+00, ptr %13, align 4
  %14 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 0, i32 2
  %15 = sext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 0, i32 3
  store i8 -128, ptr %16, align 1
  %17 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 1, i32 0
  store i8 0, ptr %17, align 1
  %18 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 1, i32 1
  store float 0.000000e+00, ptr %18, align 4
  %19 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 1, i32 2
  store i8 4, ptr %19, align 1
  %20 = getelementptr inbounds { i8, float, i8, i8 }, ptr %11, i64 1, i32 3
  store i8 %15, ptr %20, align 1
  %21 = icmp eq ptr %9, null
  %22 = zext i1 %21 to i32
  call void @ext_plain(i32 %22)
  %23 = load ptr, ptr addrspace(1) @heap0, align 8
  %24 = icmp eq ptr %23, null
  %25 = load [4 x double], ptr @alias1, align 8
  %26 = extractvalue [4 x double] %25, 0
  %27 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %28 = load ptr, ptr %27, align 8
  %29 = call i32 @conv(i32 %0)
  %30 = icmp ult ptr null, %28
  %31 = icmp ule i24 %1, 35
  %32 = freeze i1 %31
  br i1 %32, label %33, label %38

33:
  %34 = load double, ptr getelementptr inbounds nuw (i8, ptr @o0, i64 8), align 1
  %35 = load ptr, ptr addrspace(1) @heap0, align 8
  %36 = icmp uge ptr %35, null
  %37 = zext i1 %36 to i32
  call void @ext_plain(i32 %37)
  br label %38

38:
  %39 = phi i32 [ %29, %2 ], [ %29, %33 ]
  %40 = zext i8 %15 to i32
  %41 = add i32 %29, %40
  %42 = zext i1 %24 to i32
  %43 = add i32 %41, %42
  %44 = zext i1 %31 to i32
  %45 = add i32 %43, %44
  %46 = zext i1 %6 to i32
  %47 = xor i32 %45, %46
  ret i32 %47
}

declare void @ext_plain(i32) #3

define internal i32 @dead0(i32 %0) {
  %2 = freeze i32 %0
  store i32 %2, ptr addrspace(1) @lonely, align 4
  %3 = load double, ptr getelementptr (i8, ptr @o0, i64 16), align 8
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
  %3 = load double, ptr getelementptr inbounds nuw (i8, ptr @o0, i64 16), align 8
  %4 = lshr i32 %2, 3
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %7, label %6

6:
  ret i32 %2

7:
  %8 = call i32 @dead0(i32 %4)
  ret i32 %8
}

attributes #0 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
attributes #1 = { convergent nounwind }
attributes #2 = { norecurse "tandem-entered-once" }
attributes #3 = { nounwind willreturn }
