target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$o0 = comdat any

@o0 = internal addrspace(1) global <{ ptr, i16 }> zeroinitializer, comdat, align 1
@o1 = internal addrspace(1) global i16 37, align 4
@o2 = internal addrspace(5) global i1 undef, align 1
@o3 = internal local_unnamed_addr addrspace(3) global float undef, align 4
@o4 = internal thread_local externally_initialized global { i64 } { i64 15 }, align 8
@heap0 = internal addrspace(1) global ptr null, align 8
@heap1 = internal addrspace(1) global ptr null, align 8
@twin0 = private unnamed_addr addrspace(1) constant [2 x i8] c"\01\04", align 16
@twin1 = private local_unnamed_addr addrspace(1) constant [2 x i8] c"\01\04", align 1
@twin2 = internal unnamed_addr addrspace(1) global [2 x i8] c"\01\04", align 1
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @o1 to ptr)], section "llvm.metadata"

define internal i32 @peek(ptr %0) {
  %2 = load i32, ptr %0, align 1
  ret i32 %2
}

declare void @ext_tell(i32) #0

declare i1 @ext_ask(i32) #0

declare i32 @ext_compute(i32) #1

define internal i32 @conv(i32 noundef %0) #2 {
  %2 = trunc i32 %0 to i3
  %3 = and i3 %2, 0
  %4 = zext i3 %3 to i32
  %5 = add i32 %0, %4
  %6 = zext i3 %2 to i32
  %7 = xor i32 %5, %6
  ret i32 %7
}

define internal i32 @rec(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 7
  %4 = icmp samesign eq i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = addrspacecast ptr addrspace(1) @o0 to ptr
  store ptr null, ptr %6, align 1
  %7 = xor i32 %1, %0
  ret i32 %7

8:
  %9 = trunc i32 %0 to i3
  %10 = load ptr, ptr addrspace(1) @heap1, align 8
  %11 = icmp ugt ptr %10, null
  %12 = zext i1 %11 to i32
  call void @ext_plain(i32 %12)
  %13 = trunc i32 %1 to i3
  %14 = sub nuw nsw i32 %3, 1
  %15 = call i32 @rec(i32 %14, i32 %1)
  %16 = zext i3 %9 to i32
  %17 = add i32 %1, %16
  %18 = zext i3 %13 to i32
  %19 = add i32 %17, %18
  %20 = zext i1 %11 to i32
  %21 = add i32 %19, %20
  ret i32 %21
}

declare void @ext_plain(i32) #3

define i3 @f0(i32 noundef %0, i3 %1, i1 noundef %2) #4 {
  %4 = freeze i3 %1
  %5 = load ptr, ptr addrspace(1) @heap0, align 8
  %6 = call ptr @malloc(i64 16)
  %7 = addrspacecast ptr addrspace(1) @heap0 to ptr
  store ptr %6, ptr %7, align 8
  %8 = icmp ugt ptr null, %5
  %9 = addrspacecast ptr addrspace(1) @heap1 to ptr
  %10 = load ptr, ptr %9, align 8
  %11 = addrspacecast ptr addrspace(1) @heap1 to ptr
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds { float, i8, float, i8 }, ptr %12, i64 0, i32 1
  %16 = load i8, ptr %15, align 1
  %17 = freeze i8 %16
  br label %18

18:
  %19 = icmp uge ptr null, %10
  %20 = call ptr @malloc(i64 16)
  %21 = addrspacecast ptr addrspace(1) @heap1 to ptr
  store ptr %20, ptr %21, align 8
  %22 = icmp ne ptr %20, null
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr inbounds { float, i8, float, i8 }, ptr %20, i64 0, i32 0
  store float 0.000000e+00, ptr %24, align 4
  %25 = getelementptr inbounds { float, i8, float, i8 }, ptr %20, i64 0, i32 1
  %26 = sext i1 %19 to i8
  store i8 %26, ptr %25, align 1
  %27 = getelementptr inbounds { float, i8, float, i8 }, ptr %20, i64 0, i32 2
  store float 0.000000e+00, ptr %27, align 4
  %28 = getelementptr inbounds { float, i8, float, i8 }, ptr %20, i64 0, i32 3
  store i8 127, ptr %28, align 1
  br label %29

29:
  %30 = and i3 %4, 1
  %31 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %40

34:
  %35 = getelementptr inbounds { i64, i8, i32 }, ptr %32, i64 0, i32 2
  store i32 %0, ptr %35, align 4
  %36 = getelementptr inbounds { i64, i8, i32 }, ptr %32, i64 0
  %37 = getelementptr inbounds { i64, i8, i32 }, ptr %36, i32 0, i32 0
  %38 = load i64, ptr %37, align 8
  %39 = freeze i64 %38
  br label %40

40:
  %41 = load i64, ptr @o4, align 8
  %42 = freeze i64 %41
  store float -2.500000e+00, ptr addrspace(3) @o3, align 4
  %43 = addrspacecast ptr addrspace(3) @o3 to ptr
  store float 0.000000e+00, ptr %43, align 4
  %44 = icmp sge i32 %0, 141
  br i1 %44, label %45, label %50

45:
  %46 = icmp eq i32 %0, 0
  %47 = load ptr, ptr addrspace(1) @o0, align 1
  %48 = freeze ptr %47
  %49 = icmp eq ptr %48, null
  br label %52

50:
  %51 = icmp eq i3 %30, 0
  store i64 1, ptr @o4, align 8
  br label %52

52:
  %53 = phi i32 [ %0, %45 ], [ %0, %50 ]
  %54 = zext i1 %8 to i3
  %55 = xor i3 %30, %54
  %56 = zext i1 %44 to i3
  %57 = xor i3 %55, %56
  %58 = xor i3 %57, %4
  ret i3 %58
}

declare noalias ptr @malloc(i64) #5

define i32 @late(i32 %0) {
  %2 = load ptr, ptr addrspace(1) @heap0, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds { i64, i8, i32 }, ptr %2, i64 0, i32 2
  %6 = load i32, ptr %5, align 4
  %7 = freeze i32 %6
  br label %8

8:
  %9 = load i1, ptr addrspace(5) @o2, align 1
  %10 = freeze i1 %9
  ret i32 %0
}

attributes #0 = { convergent nounwind willreturn }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind willreturn }
attributes #4 = { norecurse "tandem-entered-once" }
attributes #5 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
