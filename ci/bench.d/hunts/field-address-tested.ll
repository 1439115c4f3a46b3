target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = private global i8 -66, align 1
@g1 = internal unnamed_addr global [4 x i32] zeroinitializer, align 4
@o0 = internal addrspace(4) externally_initialized constant { i32, [3 x i32], float, i16 } zeroinitializer, align 8
@o1 = thread_local global { i16, { double, i32, i64 }, { i64, float, i1 } } zeroinitializer, align 4
@o2 = internal addrspace(1) global { i8, i64 } { i8 78, i64 73 }, align 8
@o3 = internal constant [8 x i32] [i32 127, i32 141, i32 41, i32 175, i32 25, i32 199, i32 47, i32 180], align 4
@o4 = internal addrspace(3) global [2 x ptr] undef, align 4
@heap0 = internal addrspace(1) global ptr null, align 8
@heap1 = internal global ptr null, align 8
@twin0 = private unnamed_addr constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 1
@twin1 = internal unnamed_addr constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 16
@twin2 = private local_unnamed_addr constant [4 x i64] [i64 1, i64 4, i64 7, i64 10], align 16

define internal i32 @peek(ptr %0) {
  %2 = load i32, ptr %0, align 1
  ret i32 %2
}

define i32 @conv(i32 noundef %0) #0 {
  %2 = trunc i32 %0 to i8
  %3 = or i8 %2, 4
  %4 = zext i8 %3 to i32
  %5 = add i32 %0, %4
  %6 = zext i8 %2 to i32
  %7 = xor i32 %5, %6
  ret i32 %7
}

define i32 @f0(i32 %0, i8 noundef %1) #1 {
  %3 = freeze i32 %0
  %4 = and i32 %3, 7
  %5 = add i32 %4, 1
  %6 = zext i32 %5 to i64
  %7 = mul nuw i64 %6, 4
  %8 = call ptr @malloc(i64 %7)
  store ptr %8, ptr addrspace(1) @heap0, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds { float }, ptr %8, i64 0, i32 0
  store float 0.000000e+00, ptr %11, align 4
  br label %12

12:
  %13 = load ptr, ptr addrspace(1) @heap0, align 8
  %14 = mul i32 %3, 190147218
  %15 = icmp eq ptr null, %13
  %16 = call ptr @malloc(i64 24)
  store ptr %16, ptr @heap1, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %23

18:
  %19 = getelementptr inbounds { float, i8, i64, i8 }, ptr %16, i64 0, i32 0
  store float 0.000000e+00, ptr %19, align 4
  %20 = getelementptr inbounds { float, i8, i64, i8 }, ptr %16, i64 0, i32 1
  store i8 2, ptr %20, align 1
  %21 = getelementptr inbounds { float, i8, i64, i8 }, ptr %16, i64 0, i32 2
  store i64 164, ptr %21, align 8
  %22 = getelementptr inbounds { float, i8, i64, i8 }, ptr %16, i64 0, i32 3
  store i8 1, ptr %22, align 1
  br label %23

23:
  store i64 0, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @o2, i64 8), align 8
  %24 = load i64, ptr getelementptr inbounds (i8, ptr @o1, i64 24), align 1
  %25 = freeze i64 %24
  %26 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %27 = load ptr, ptr %26, align 8
  call void @free(ptr %27)
  %28 = addrspacecast ptr addrspace(1) @heap0 to ptr
  store ptr null, ptr %28, align 8
  %29 = load ptr, ptr @heap1, align 8
  %30 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  %33 = icmp eq ptr null, %29
  %34 = zext i1 %33 to i32
  call void @ext_plain(i32 %34)
  %35 = load volatile i32, ptr getelementptr inbounds nuw (i8, ptr @o1, i64 16), align 1
  %36 = freeze i32 %35
  %37 = trunc i64 %25 to i32
  %38 = and i32 %37, 3
  %39 = getelementptr inbounds nuw i32, ptr @g1, i32 %38
  store i32 %37, ptr %39, align 4
  %40 = zext i1 %15 to i32
  %41 = xor i32 %37, %40
  %42 = zext i8 %1 to i32
  %43 = xor i32 %41, %42
  %44 = zext i1 %33 to i32
  %45 = xor i32 %43, %44
  %46 = zext i1 %32 to i32
  %47 = add i32 %45, %46
  %48 = add i32 %47, %3
  %49 = add i32 %48, %14
  ret i32 %49
}

declare noalias ptr @malloc(i64) #2

declare void @free(ptr allocptr) #3

declare void @ext_plain(i32) #4

attributes #0 = { convergent nounwind }
attributes #1 = { norecurse "tandem-entered-once" }
attributes #2 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
attributes #3 = { nounwind allockind("free") "alloc-family"="malloc" }
attributes #4 = { nounwind willreturn }
