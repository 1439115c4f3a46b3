target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = internal constant [8 x i32] [i32 165, i32 38, i32 248, i32 125, i32 140, i32 205, i32 117, i32 140], align 4
@g1 = weak_odr constant [8 x i64] [i64 205, i64 179, i64 12, i64 129, i64 189, i64 130, i64 136, i64 2], align 8
@o0 = addrspace(3) global { i32, [4 x i8], i64 } undef, align 8
@o1 = internal thread_local global <{ float, i1, i32 }> zeroinitializer, align 8
@o2 = addrspace(5) global { [4 x i64], float, i64 } undef, align 8
@o3 = internal addrspace(5) global { float, i32 } undef, align 16
@o4 = internal addrspace(1) global { float, i8, i32, ptr, i16, ptr, i16, [3 x i8], i32, i64, i32, float, i16, i16, i8, float } zeroinitializer, align 8

define internal i32 @peek(ptr %0) {
  %2 = load i32, ptr %0, align 1
  ret i32 %2
}

declare void @ext_tell(i32) #0

declare i1 @ext_ask(i32) #0

declare i32 @ext_compute(i32) #1

define internal i32 @conv(i32 %0) #2 {
  %2 = fcmp ord float 3.000000e+00, -2.500000e+00
  %3 = select i1 %2, i32 231, i32 31
  %4 = zext i1 %2 to i32
  %5 = add i32 %3, %4
  %6 = add i32 %5, %0
  ret i32 %6
}

define i32 @rec(i32 %0, i32 %1) {
  %3 = and i32 %0, 7
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %26

5:
  %6 = freeze i32 %1
  %7 = and i32 %6, 7
  %8 = icmp ule i32 %1, 5
  br label %9

9:
  %10 = phi i32 [ 0, %5 ], [ %17, %14 ]
  %11 = phi i32 [ 2, %5 ], [ 3, %14 ]
  %12 = phi i1 [ %8, %5 ], [ %18, %14 ]
  %13 = icmp ne i32 %10, %7
  br i1 %13, label %14, label %19

14:
  store { float, i32 } zeroinitializer, ptr addrspace(5) @o3, align 4
  %15 = freeze i32 %11
  %16 = call i1 @ext_ask(i32 %15)
  %17 = add i32 %10, 1
  %18 = icmp sge i32 %3, 1
  br label %9

19:
  %20 = phi i1 [ true, %9 ]
  %21 = phi i32 [ %10, %9 ]
  %22 = add i32 %1, %21
  %23 = zext i1 %20 to i32
  %24 = add i32 %22, %23
  %25 = add i32 %24, %0
  ret i32 %25

26:
  %27 = sub nuw nsw i32 %3, 1
  %28 = call i32 @rec(i32 %27, i32 %0)
  %29 = add i32 %28, %0
  %30 = xor i32 %29, %1
  ret i32 %30
}

define i32 @f0(i32 %0) {
  %2 = alloca i32, i32 2, align 8
  store i32 1212563435, ptr %2, align 4
  %3 = getelementptr nusw i32, ptr %2, i64 1
  store i32 %0, ptr %3, align 4
  %4 = zext i32 %0 to i64
  %5 = freeze i64 %4
  store i64 %5, ptr addrspace(5) @o2, align 8
  %6 = getelementptr i8, ptr addrspace(3) @o0, i64 6
  %7 = addrspacecast ptr addrspace(3) %6 to ptr
  store i8 0, ptr %7, align 2
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) @o4, i64 44
  %9 = addrspacecast ptr addrspace(1) %8 to ptr
  store i8 1, ptr %9, align 1
  store float 1.000000e+00, ptr @o1, align 4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(5) @o3, i64 4
  %11 = addrspacecast ptr addrspace(5) %10 to ptr
  %12 = freeze i32 %0
  store i32 %12, ptr %11, align 4
  store i64 3, ptr addrspace(5) getelementptr (i8, ptr addrspace(5) @o2, i64 24), align 8
  %13 = icmp ult i32 %0, 7
  %14 = freeze i1 %13
  br i1 %14, label %15, label %16

15:
  br label %16

16:
  %17 = phi i32 [ %0, %1 ], [ %0, %15 ]
  %18 = srem i32 %0, 5
  %19 = insertvalue { float, i8 } { float 1.000000e+00, i8 1 }, float 1.000000e+00, 0
  %20 = call i32 @conv(i32 %18)
  %21 = fadd <2 x float> <float -1.000000e+00, float -0.000000e+00>, <float 1.000000e+02, float 0x7FF0000000000000>
  store i64 -1950215744375069982, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @o4, i64 56), align 8
  %22 = xor i32 %17, %20
  %23 = trunc i64 %4 to i32
  %24 = add i32 %22, %23
  %25 = xor i32 %24, %0
  %26 = xor i32 %25, %18
  ret i32 %26
}

attributes #0 = { convergent nounwind willreturn }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { convergent nounwind }
