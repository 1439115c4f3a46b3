define i8 @f0(i32 noundef %0, i8 noundef %1) {
  %3 = icmp slt i8 %1, -22
  br i1 %3, label %4, label %37

4:
  %5 = icmp sle i8 %1, -22
  br i1 %5, label %6, label %8

6:
  %7 = add i8 %1, -128
  br label %8

8:
  %9 = phi i8 [ 3, %4 ], [ 2, %6 ]
  %10 = icmp ne i8 %1, -22
  br i1 %10, label %11, label %32, !prof !0

11:
  br i1 %3, label %12, label %22

12:
  %13 = icmp ule i32 %0, 47
  br i1 %13, label %14, label %15, !prof !1

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 2, %14 ], [ 2, %15 ]
  %18 = phi i8 [ %9, %14 ], [ %9, %15 ]
  call void @ext_plain(i32 %17) #1
  %19 = icmp samesign eq i32 %17, 2
  br i1 %19, label %20, label %20

20:
  %21 = phi i1 [ %13, %16 ], [ %13, %16 ]
  br label %24

22:
  %23 = zext nneg i8 %9 to i32
  br label %24

24:
  %25 = phi i32 [ 0, %20 ], [ 0, %22 ]
  %26 = phi i32 [ 0, %20 ], [ 1, %22 ]
  %27 = phi i32 [ 1, %20 ], [ %23, %22 ]
  %28 = icmp samesign ugt i32 %25, 2
  br i1 %28, label %29, label %30

29:
  br label %30

30:
  %31 = phi i32 [ %25, %24 ], [ %0, %29 ]
  br label %33

32:
  br label %33

33:
  %34 = phi i8 [ %9, %30 ], [ %9, %32 ]
  %35 = phi i1 [ %3, %30 ], [ %3, %32 ]
  %36 = icmp sge i8 %1, -22
  br label %41

37:
  %38 = icmp sle i8 %1, -23
  %39 = icmp sgt i8 %1, -18
  %40 = icmp sle i8 %1, -16
  br label %41

41:
  %42 = phi i32 [ 1, %33 ], [ %0, %37 ]
  %43 = trunc i32 %42 to i8
  %44 = add i8 %1, %43
  %45 = zext i1 %3 to i8
  %46 = xor i8 %44, %45
  %47 = trunc i32 %0 to i8
  %48 = xor i8 %46, %47
  ret i8 %48
}

declare void @ext_plain(i32) #0

define i32 @f1(i32 noundef %0) {
  %2 = trunc i32 %0 to i8
  %3 = icmp ugt i8 %2, 62
  br i1 %3, label %4, label %9

4:
  %5 = icmp sgt i8 %2, 0
  %6 = icmp eq i32 %0, -1026154326
  %7 = icmp sgt i32 %0, 2
  %8 = select i1 %7, i1 true, i1 false
  br label %12

9:
  %10 = icmp ugt i32 %0, 1
  %11 = icmp ult i32 %0, 1
  br label %12

12:
  %13 = phi i1 [ %8, %4 ], [ %10, %9 ]
  %14 = phi i1 [ %6, %4 ], [ %11, %9 ]
  %15 = sext i8 %2 to i32
  %16 = urem i8 %2, 4
  br i1 %13, label %17, label %18, !prof !2

17:
  br label %39

18:
  %19 = icmp ne i8 %2, 0
  br i1 %19, label %25, label %20

20:
  %21 = icmp sle i8 %16, %2
  %22 = select i1 %21, i32 %15, i32 %15
  %23 = call i8 @f0(i32 %22, i8 %16)
  %24 = call i8 @f0(i32 %22, i8 %23)
  br label %25

25:
  %26 = phi i1 [ false, %18 ], [ false, %20 ]
  %27 = phi i32 [ %15, %18 ], [ %22, %20 ]
  %28 = zext i1 %26 to i32
  %29 = add i32 %27, %28
  %30 = zext i1 %19 to i32
  %31 = xor i32 %29, %30
  %32 = zext i8 %16 to i32
  %33 = xor i32 %31, %32
  %34 = xor i32 %33, %15
  %35 = zext i8 %2 to i32
  %36 = add i32 %34, %35
  %37 = zext i1 %14 to i32
  %38 = add i32 %36, %37
  ret i32 %38

39:
  %40 = phi i1 [ true, %17 ]
  %41 = zext i1 %13 to i32
  %42 = xor i32 %15, %41
  %43 = xor i32 %42, %0
  ret i32 %43
}

define i8 @f2(i32 noundef %0, i8 noundef %1) {
  %3 = trunc i32 %0 to i8
  %4 = urem i8 3, 7
  %5 = urem i8 -102, 3
  %6 = and i8 %4, %5
  %7 = icmp sgt i8 6, %6
  br i1 %7, label %13, label %12

8:
  %9 = icmp sle i8 %6, 1
  %10 = icmp ule i32 %14, 5
  %11 = select i1 %10, i1 false, i1 true
  br label %63

12:
  br label %13

13:
  %14 = phi i32 [ 2, %2 ], [ 1, %12 ]
  %15 = icmp ugt i32 %14, 4
  br i1 %15, label %20, label %51, !prof !3

16:
  %17 = icmp ugt i8 %6, %1
  br i1 %17, label %37, label %8

18:
  %19 = icmp samesign eq i32 %14, 4
  br i1 %19, label %29, label %16

20:
  %21 = phi i1 [ %15, %13 ], [ false, %45 ]
  %22 = trunc i32 %14 to i8
  %23 = add i8 %6, %22
  %24 = xor i8 %23, %3
  %25 = zext i1 %21 to i8
  %26 = xor i8 %24, %25
  %27 = zext i1 %15 to i8
  %28 = xor i8 %26, %27
  ret i8 %28

29:
  %30 = phi i8 [ %6, %18 ], [ %1, %56 ]
  %31 = icmp samesign sge i32 %14, 5
  br i1 %31, label %41, label %48

32:
  %33 = zext i1 %15 to i8
  %34 = xor i8 %3, %33
  %35 = zext i1 %52 to i8
  %36 = xor i8 %34, %35
  ret i8 %36

37:
  %38 = icmp sle i8 %6, %3
  %39 = icmp eq i8 %6, 5
  %40 = select i1 %39, i1 true, i1 false
  br label %63

41:
  %42 = icmp ule i8 %6, 4
  br label %43

43:
  %44 = phi i1 [ %42, %41 ], [ %50, %48 ]
  br label %45

45:
  %46 = phi i1 [ false, %43 ], [ true, %59 ]
  br label %20

47:
  br label %59

48:
  %49 = xor i8 %30, 0
  %50 = or i1 %52, true
  br label %43

51:
  %52 = icmp samesign slt i32 %14, 5
  br i1 %52, label %18, label %54

53:
  br label %56

54:
  %55 = icmp eq i32 %14, 6
  br i1 %55, label %47, label %32

56:
  %57 = phi i8 [ 3, %63 ], [ %3, %53 ]
  %58 = phi i1 [ true, %63 ], [ true, %53 ]
  br label %29

59:
  %60 = phi i1 [ false, %47 ]
  %61 = phi i32 [ %0, %47 ]
  %62 = icmp samesign eq i32 %14, 7
  br label %45

63:
  %64 = phi i1 [ %40, %37 ], [ %11, %8 ]
  br i1 %64, label %53, label %56
}

attributes #0 = { nounwind willreturn }
attributes #1 = { noduplicate }

!0 = !{!"branch_weights", i32 114, i32 169}
!1 = !{!"branch_weights", i32 161, i32 77}
!2 = !{!"branch_weights", i32 49, i32 38}
!3 = !{!"branch_weights", i32 197, i32 89}
