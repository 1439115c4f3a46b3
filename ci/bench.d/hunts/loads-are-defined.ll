target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = private addrspace(1) global [4 x i32] zeroinitializer, align 4
@g1 = internal global [2 x i8] c"7e", align 1

define i7 @f0(i32 noundef %0, i7 noundef %1, ptr addrspace(4) noundef nonnull align 1 dereferenceable(1) %2) {
  %4 = alloca i7, i32 2, align 4
  store i7 62, ptr %4, align 1
  %5 = getelementptr i7, ptr %4, i64 1
  store i7 %1, ptr %5, align 1
  %6 = alloca i7, align 4
  store i7 %1, ptr %6, align 1
  %7 = icmp slt i32 %0, 0
  br i1 %7, label %8, label %55

8:
  %9 = icmp slt i32 %0, -1
  br i1 %9, label %10, label %11

10:
  br label %52

11:
  %12 = icmp ugt i32 %0, 5
  br i1 %12, label %13, label %44

13:
  %14 = icmp sgt i32 %0, -1
  br i1 %14, label %15, label %16

15:
  br label %17

16:
  br label %17

17:
  %18 = phi i32 [ %0, %15 ], [ %0, %16 ]
  %19 = phi i32 [ %0, %15 ], [ 3, %16 ]
  %20 = icmp sle i32 %0, -1
  br i1 %20, label %21, label %23

21:
  %22 = extractelement <4 x i7> <i7 23, i7 -47, i7 3, i7 -1>, i32 0
  br label %24

23:
  br label %24

24:
  %25 = phi i32 [ %0, %21 ], [ %19, %23 ]
  %26 = phi ptr [ %6, %21 ], [ %6, %23 ]
  %27 = icmp ne i32 %0, -2
  br i1 %27, label %28, label %29

28:
  br label %30

29:
  br label %30

30:
  %31 = phi ptr [ null, %28 ], [ %6, %29 ]
  %32 = phi i7 [ 1, %28 ], [ 2, %29 ]
  %33 = icmp ult i32 %0, -2
  br i1 %33, label %34, label %43, !prof !0

34:
  %35 = trunc i32 %25 to i7
  %36 = xor i7 %32, %35
  %37 = trunc i32 %19 to i7
  %38 = add i7 %36, %37
  %39 = trunc i32 %0 to i7
  %40 = xor i7 %38, %39
  %41 = zext i1 %7 to i7
  %42 = xor i7 %40, %41
  ret i7 %42

43:
  br label %49

44:
  %45 = icmp ule i32 %0, 5
  %46 = icmp sgt i32 %0, 5
  %47 = icmp sge i32 %0, 6
  %48 = icmp slt i32 %0, 11
  br label %49

49:
  %50 = phi i7 [ 1, %43 ], [ 3, %44 ]
  %51 = phi i32 [ %25, %43 ], [ %0, %44 ]
  br label %52

52:
  %53 = phi i32 [ %0, %10 ], [ %0, %49 ]
  %54 = phi i32 [ %0, %10 ], [ %0, %49 ]
  br label %57

55:
  %56 = icmp eq i32 %0, -1
  br label %57

57:
  %58 = phi i7 [ 1, %52 ], [ %1, %55 ]
  %59 = zext i1 %7 to i7
  %60 = xor i7 %58, %59
  %61 = trunc i32 %0 to i7
  %62 = add i7 %60, %61
  %63 = xor i7 %62, %1
  ret i7 %63
}

define i32 @f1(i32 noundef %0) {
  %2 = alloca i32, align 16
  store i32 95, ptr %2, align 4
  %3 = trunc i32 %0 to i7
  %4 = urem i7 %3, 5
  %5 = icmp ne i7 %3, 1
  br i1 %5, label %7, label %6

6:
  br label %7

7:
  %8 = phi i7 [ 5, %1 ], [ 5, %6 ]
  %9 = lshr i7 %8, 2
  %10 = icmp uge i7 %9, 7
  br i1 %10, label %14, label %11

11:
  %12 = load i32, ptr %2, align 1
  %13 = icmp uge i7 %9, 12
  br label %14

14:
  %15 = phi i7 [ 3, %7 ], [ 2, %11 ], [ 3, %27 ]
  %16 = phi i1 [ %5, %7 ], [ %13, %11 ], [ true, %27 ]
  %17 = zext i7 %8 to i32
  %18 = xor i32 %0, %17
  %19 = zext i7 %3 to i32
  %20 = add i32 %18, %19
  %21 = zext i1 %16 to i32
  %22 = add i32 %20, %21
  %23 = zext i1 %5 to i32
  %24 = xor i32 %22, %23
  ret i32 %24

25:
  %26 = and i32 %0, 10
  unreachable

27:
  br label %14
}

define void @f2(i32 noundef %0, i7 noundef %1, ptr addrspace(4) noundef nonnull align 1 dereferenceable(1) %2, i1 noundef %3) {
  %5 = icmp slt i32 %0, 149
  br i1 %5, label %6, label %9

6:
  %7 = load i7, ptr addrspace(4) %2, align 1
  %8 = freeze i7 %7
  br label %9

9:
  %10 = phi i7 [ 3, %4 ], [ %8, %6 ]
  %11 = phi i7 [ 0, %4 ], [ %8, %6 ]
  call void @ext_plain(i32 %0)
  %12 = icmp eq i7 %10, %11
  br i1 %12, label %38, label %13, !prof !1

13:
  %14 = zext i1 %3 to i64
  %15 = and i64 %14, 1
  %16 = getelementptr i8, ptr @g1, i64 %15
  store i8 4, ptr %16, align 1
  %17 = icmp slt i7 %10, %11
  br i1 %17, label %18, label %22

18:
  %19 = and i32 %0, 1
  %20 = getelementptr i8, ptr @g1, i32 %19
  %21 = load i8, ptr %20, align 1, !noundef !2
  br label %24

22:
  %23 = and i32 %0, 0
  br label %24

24:
  %25 = phi i32 [ %0, %18 ], [ %23, %22 ]
  %26 = icmp ult i32 %0, %25
  %27 = sub i7 %11, 4
  %28 = add i32 %25, 3
  %29 = xor i7 %27, 1
  %30 = call { i7, i1 } @llvm.umul.with.overflow.i7(i7 %27, i7 27)
  %31 = extractvalue { i7, i1 } %30, 1
  %32 = extractvalue { i7, i1 } %30, 0
  %33 = call i7 @llvm.ssub.sat.i7(i7 %11, i7 %29)
  br i1 %17, label %34, label %35

34:
  br label %36

35:
  br label %36

36:
  %37 = phi i1 [ false, %34 ], [ %31, %35 ]
  br label %38

38:
  %39 = phi i32 [ %0, %9 ], [ %28, %36 ]
  ret void
}

declare void @ext_plain(i32) #0

declare { i7, i1 } @llvm.umul.with.overflow.i7(i7, i7)

declare i7 @llvm.ssub.sat.i7(i7, i7)

attributes #0 = { nounwind willreturn }

!0 = !{!"branch_weights", i32 29, i32 55}
!1 = !{!"branch_weights", i32 163, i32 20}
!2 = !{}
