target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @conv(i32 %0) #0 {
  %2 = add i32 %0, %0
  %3 = add i32 %2, %0
  ret i32 %3
}

define void @f0(i32 %0, i63 %1, ptr addrspace(3) noundef nonnull align 8 dereferenceable(16) %2) {
  store i63 %1, ptr addrspace(3) %2, align 8
  %4 = getelementptr inbounds nuw i63, ptr addrspace(3) %2, i64 1
  store i63 62, ptr addrspace(3) %4, align 8
  %5 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr %5, i8 5, i64 4, i1 false)
  %6 = icmp uge i32 %0, 1
  %7 = freeze i1 %6
  br i1 %7, label %8, label %9

8:
  br label %10

9:
  br label %10

10:
  %11 = ashr i63 %1, 58
  br i1 %7, label %13, label %12

12:
  store i32 %0, ptr %5, align 4
  br label %13

13:
  %14 = phi i63 [ 1, %10 ], [ %11, %12 ]
  %15 = phi i1 [ true, %10 ], [ true, %12 ]
  %16 = freeze i63 %11
  switch i63 %16, label %27 [
    i63 4, label %17
  ]

17:
  switch i63 %14, label %18 [
    i63 0, label %18
  ]

18:
  br label %19

19:
  %20 = phi i32 [ 1, %18 ]
  %21 = icmp slt i63 %11, -1988742665552152263
  %22 = freeze i1 %21
  br i1 %22, label %25, label %23

23:
  %24 = icmp eq ptr %5, null
  br label %25

25:
  %26 = phi i32 [ %20, %19 ], [ %20, %23 ]
  br label %27

27:
  %28 = phi i1 [ true, %13 ], [ false, %25 ]
  %29 = phi i32 [ 3, %13 ], [ 2, %25 ]
  %30 = call i32 @conv(i32 %29)
  %31 = xor i63 %1, 2
  br i1 %28, label %33, label %32

32:
  br label %33

33:
  %34 = phi i32 [ %29, %27 ], [ 3, %32 ]
  %35 = icmp samesign ult i32 %34, 1
  br i1 %35, label %36, label %38

36:
  br label %37

37:
  br label %39

38:
  call void @ext_together(i32 %34)
  br label %39

39:
  %40 = phi i1 [ true, %37 ], [ false, %38 ]
  %41 = phi i1 [ false, %37 ], [ true, %38 ]
  call void @ext_together(i32 %34)
  %42 = atomicrmw or ptr %5, i32 -618790135 monotonic, align 4
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

declare void @ext_together(i32) #1

define i63 @f1(i32 %0) #2 {
  %2 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr %2, i8 -73, i64 4, i1 false)
  %3 = sext i32 %0 to i63
  %4 = icmp ule i63 %3, -4611686018427387904
  %5 = freeze i1 %4
  br i1 %5, label %6, label %8

6:
  %7 = add nuw i32 %0, 2
  br label %21

8:
  %9 = icmp sgt i32 %0, -1812162395
  %10 = freeze i1 %9
  br i1 %10, label %11, label %12

11:
  br label %13

12:
  br label %13

13:
  %14 = phi i32 [ %0, %11 ], [ %0, %12 ]
  %15 = phi i63 [ %3, %11 ], [ %3, %12 ]
  %16 = add i63 %3, 1
  switch i32 %14, label %17 [
    i32 0, label %19
  ]

17:
  %18 = call i32 @conv(i32 %14)
  br label %19

19:
  %20 = phi i1 [ true, %13 ], [ true, %17 ]
  br label %21

21:
  %22 = mul nsw i63 %3, 131
  %23 = trunc i63 %3 to i32
  %24 = add i32 %0, %23
  %25 = sub nuw nsw i63 %22, 205
  %26 = freeze i1 %5
  br i1 %26, label %27, label %28

27:
  br label %29

28:
  br label %29

29:
  %30 = phi i63 [ 1, %27 ], [ 1, %28 ]
  %31 = zext i32 %24 to i63
  %32 = xor i63 %25, %31
  %33 = xor i63 %32, %30
  ret i63 %33
}

attributes #0 = { convergent nounwind }
attributes #1 = { convergent nounwind willreturn }
attributes #2 = { minsize noinline }
