target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@o0 = internal addrspace(1) global { i32, i8 } zeroinitializer, align 16
@o1 = internal unnamed_addr addrspace(5) global <{ i16, i32, i32, i64, double, i8, float, float, [4 x i64], [4 x i32], float, i1, double, i32, i64, i32, i32 }> undef, align 1
@o2 = private global { double, i8 } { double 0.000000e+00, i8 -101 }, align 4
@o3 = internal addrspace(3) global [3 x ptr] undef, align 4
@o4 = internal addrspace(1) global { float, float, i32, double, i64 } { float 0.000000e+00, float 0.000000e+00, i32 39, double 0.000000e+00, i64 44 }, align 16
@heap0 = internal addrspace(1) global ptr null, align 8

@alias4 = alias [3 x ptr], ptr addrspace(3) @o3

define internal void @make0() {
  %1 = call ptr @malloc(i64 16384)
  %2 = addrspacecast ptr addrspace(1) @heap0 to ptr
  store ptr %1, ptr %2, align 8
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %11

4:
  %5 = getelementptr inbounds { i64, float, float }, ptr %1, i64 0, i32 0
  store i64 1, ptr %5, align 8
  %6 = getelementptr inbounds { i64, float, float }, ptr %1, i64 0, i32 1
  store float 0.000000e+00, ptr %6, align 4
  %7 = getelementptr inbounds { i64, float, float }, ptr %1, i64 0, i32 2
  store float 0.000000e+00, ptr %7, align 4
  %8 = getelementptr inbounds { i64, float, float }, ptr %1, i64 1, i32 0
  store i64 3, ptr %8, align 8
  %9 = getelementptr inbounds { i64, float, float }, ptr %1, i64 1, i32 1
  store float 0.000000e+00, ptr %9, align 4
  %10 = getelementptr inbounds { i64, float, float }, ptr %1, i64 1, i32 2
  store float 0.000000e+00, ptr %10, align 4
  br label %11

11:
  ret void
}

declare noalias ptr @malloc(i64) #0

define internal i32 @peek(ptr %0) {
  %2 = load i32, ptr %0, align 1
  ret i32 %2
}

define i32 @rec(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 7
  %4 = icmp samesign eq i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = add <4 x i32> <i32 236, i32 0, i32 4, i32 110>, <i32 236, i32 0, i32 4, i32 110>
  %7 = xor i32 %0, %1
  ret i32 %7

8:
  %9 = icmp ugt i32 %1, 1
  br i1 %9, label %10, label %23

10:
  %11 = icmp ugt i32 %1, 1
  br i1 %11, label %12, label %15

12:
  %13 = icmp eq <3 x i32> <i32 2147483647, i32 -2147483648, i32 2>, <i32 156, i32 31, i32 1>
  %14 = extractelement <3 x i1> %13, i32 2
  br label %16

15:
  br label %16

16:
  %17 = icmp ult i32 %1, 2
  br i1 %17, label %18, label %19

18:
  store { double, i8 } zeroinitializer, ptr @o2, align 4
  br label %19

19:
  %20 = phi i32 [ %0, %16 ], [ 3, %18 ]
  %21 = icmp sle i32 %1, 4
  %22 = icmp ugt i32 %1, 4
  br label %30

23:
  %24 = icmp sge i32 %1, 0
  %25 = icmp ne i32 %1, 1
  %26 = icmp ule i32 %1, 2
  %27 = icmp uge i32 %1, 0
  %28 = icmp sgt i32 %1, 1
  %29 = or i1 %9, %28
  br label %30

30:
  %31 = phi i1 [ %9, %19 ], [ %29, %23 ]
  %32 = sub nuw nsw i32 %3, 1
  %33 = call i32 @rec(i32 %32, i32 %1)
  %34 = zext i1 %9 to i32
  %35 = add i32 %1, %34
  %36 = xor i32 %35, %33
  %37 = zext i1 %31 to i32
  %38 = add i32 %36, %37
  %39 = xor i32 %38, %0
  ret i32 %39
}

define void @f0(i32 noundef %0, i32 noundef %1, ptr addrspace(4) noundef nonnull align 4 dereferenceable(4) %2) {
  %4 = alloca i32, i32 2, align 4
  store i32 %1, ptr %4, align 4
  %5 = getelementptr i32, ptr %4, i64 1
  store i32 %1, ptr %5, align 4
  store double 0.000000e+00, ptr @o2, align 4
  %6 = getelementptr inbounds { i32, i8 }, ptr addrspace(1) @o0, i32 0, i32 1
  %7 = load i8, ptr addrspace(1) %6, align 4
  %8 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ule ptr %9, null
  %11 = zext i1 %10 to i32
  call void @ext_plain(i32 %11)
  %12 = load { float, float, i32, double, i64 }, ptr addrspacecast (ptr addrspace(1) @o4 to ptr), align 1
  %13 = extractvalue { float, float, i32, double, i64 } %12, 2
  call void @make0()
  %14 = addrspacecast ptr addrspace(1) @heap0 to ptr
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %24

17:
  %18 = getelementptr inbounds { i64, float, float }, ptr %15, i64 0, i32 0
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds { i64, float, float }, ptr %15, i64 0, i32 1
  store float 0.000000e+00, ptr %19, align 4
  %20 = getelementptr inbounds { i64, float, float }, ptr %15, i64 0, i32 2
  store float 0.000000e+00, ptr %20, align 4
  %21 = getelementptr inbounds { i64, float, float }, ptr %15, i64 1, i32 0
  store i64 7, ptr %21, align 8
  %22 = getelementptr inbounds { i64, float, float }, ptr %15, i64 1, i32 1
  store float 0.000000e+00, ptr %22, align 4
  %23 = getelementptr inbounds { i64, float, float }, ptr %15, i64 1, i32 2
  store float 0.000000e+00, ptr %23, align 4
  br label %24

24:
  %25 = icmp ule i32 %13, 123
  br i1 %25, label %34, label %26

26:
  store i8 %7, ptr addrspace(5) getelementptr inbounds (<{ i16, i32, i32, i64, double, i8, float, float, [4 x i64], [4 x i32], float, i1, double, i32, i64, i32, i32 }>, ptr addrspace(5) @o1, i32 0, i32 5), align 1
  %27 = load i32, ptr addrspace(4) %2, align 4
  %28 = freeze i32 %27
  switch i32 %28, label %30 [
    i32 156, label %29
    i32 229, label %30
    i32 1, label %29
  ]

29:
  ret void

30:
  %31 = phi i32 [ %1, %26 ], [ %1, %26 ]
  %32 = phi i1 [ %25, %26 ], [ %25, %26 ]
  %33 = icmp uge i32 %13, 123
  br label %34

34:
  %35 = phi i1 [ %10, %24 ], [ %25, %30 ]
  %36 = phi i1 [ false, %24 ], [ %33, %30 ]
  %37 = xor i32 %13, %1
  %38 = zext i1 %35 to i32
  store double 0x7FF0000000000000, ptr addrspacecast (ptr addrspace(1) getelementptr inbounds ({ float, float, i32, double, i64 }, ptr addrspace(1) @o4, i32 0, i32 3) to ptr), align 16
  ret void

39:
  %40 = or i32 %13, %1
  unreachable
}

declare void @ext_plain(i32) #1

define ptx_kernel void @k1(ptr noundef nonnull align 4 dereferenceable(4096) %0, i32 noundef %1, i32 noundef %2, ptr noalias noundef nonnull align 4 dereferenceable(4096) %3) #2 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %5
  %11 = alloca [2 x i32], align 8
  call void @llvm.memset.p0.i64(ptr %11, i8 0, i64 8, i1 false)
  %12 = addrspacecast ptr addrspace(3) @alias4 to ptr
  %13 = load ptr, ptr %12, align 4
  %14 = freeze ptr %13
  %15 = icmp eq ptr %14, null
  %16 = load float, ptr getelementptr inbounds nuw (i8, ptr @o2, i64 6), align 2
  %17 = freeze float %16
  %18 = icmp ult i32 %10, 1024
  %19 = icmp ult i32 %10, 4
  br i1 %19, label %20, label %21

20:
  br label %21

21:
  %22 = phi i1 [ false, %4 ], [ false, %20 ]
  %23 = phi { i32, i32 } [ { i32 1, i32 2 }, %4 ], [ { i32 3, i32 927497848 }, %20 ]
  %24 = extractvalue { i32, i32 } %23, 1
  store i32 %24, ptr addrspace(5) getelementptr inbounds (<{ i16, i32, i32, i64, double, i8, float, float, [4 x i64], [4 x i32], float, i1, double, i32, i64, i32, i32 }>, ptr addrspace(5) @o1, i32 0, i32 2), align 1
  %25 = insertvalue { i32, i32 } %23, i32 %5, 1
  %26 = add i32 %24, 46
  %27 = add nuw i32 %7, 221
  br i1 %22, label %29, label %28

28:
  br label %29

29:
  %30 = phi i1 [ true, %21 ], [ true, %28 ]
  switch i32 %24, label %31 [
    i32 1, label %31
  ]

31:
  br label %32

32:
  %33 = phi i32 [ 0, %31 ], [ %44, %32 ]
  %34 = phi i32 [ %27, %31 ], [ %26, %32 ]
  %35 = phi i32 [ 2, %31 ], [ 2, %32 ]
  %36 = xor i32 %2, %8
  %37 = and i32 -1, 31
  %38 = shl i32 %6, %37
  %39 = and i32 %33, 1
  %40 = getelementptr ptr, ptr addrspace(3) @o3, i32 %39
  %41 = load ptr, ptr addrspace(3) %40, align 1
  %42 = freeze ptr %41
  %43 = icmp eq ptr %42, null
  %44 = add nuw nsw i32 %33, 1
  %45 = icmp ult i32 %44, 1
  br i1 %45, label %32, label %46

46:
  %47 = phi i32 [ %26, %32 ]
  %48 = load ptr, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @o3, i64 16), align 4
  %49 = freeze ptr %48
  %50 = icmp eq ptr %49, null
  br label %51

51:
  %52 = phi i32 [ %26, %46 ]
  br i1 %18, label %53, label %61

53:
  %54 = zext i1 %30 to i32
  %55 = add i32 %26, %54
  %56 = add i32 %55, %10
  %57 = zext i1 %22 to i32
  %58 = add i32 %56, %57
  %59 = zext i32 %10 to i64
  %60 = getelementptr inbounds i32, ptr %3, i64 %59
  store i32 %58, ptr %60, align 4
  br label %61

61:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

attributes #0 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
attributes #1 = { nounwind willreturn }
attributes #2 = { convergent nounwind }
