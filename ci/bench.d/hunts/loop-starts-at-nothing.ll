target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k0(ptr noundef nonnull align 4 dereferenceable(4096) %0, i32 noundef %1, ptr noalias noundef nonnull align 4 dereferenceable(4096) %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %4
  %10 = icmp ult i32 %9, 1024
  br i1 %10, label %11, label %95

11:
  %12 = icmp ugt i32 %6, 2
  br i1 %12, label %13, label %14

13:
  br label %14

14:
  %15 = phi i1 [ false, %11 ], [ true, %13 ]
  %16 = sext i1 %12 to i32
  %17 = sub i32 %6, 152
  %18 = xor i32 %9, -1760435253
  br i1 %15, label %31, label %19

19:
  %20 = icmp sge i32 %6, 7
  br i1 %20, label %21, label %22

21:
  br label %28

22:
  %23 = icmp slt i32 %17, -1628027926
  %24 = select i1 %23, i32 1, i32 %18
  %25 = freeze i1 %23
  %26 = select i1 %25, <2 x i32> <i32 -1664697197, i32 10>, <2 x i32> <i32 48, i32 1660062594>
  %27 = zext i1 %23 to i32
  br label %28

28:
  %29 = phi <2 x i32> [ zeroinitializer, %21 ], [ %26, %22 ]
  %30 = phi i32 [ %4, %21 ], [ 2, %22 ]
  br label %31

31:
  %32 = phi i1 [ false, %14 ], [ true, %28 ]
  %33 = phi <2 x i32> [ <i32 4, i32 3>, %14 ], [ %29, %28 ]
  %34 = shl <2 x i32> %33, splat (i32 28)
  %35 = zext i1 %15 to i32
  %36 = ashr i32 %17, 3
  br i1 %32, label %37, label %62, !prof !0

37:
  br label %38

38:
  %39 = phi i32 [ 0, %37 ], [ %56, %53 ]
  %40 = phi i32 [ %35, %37 ], [ %49, %53 ]
  %41 = icmp samesign ule i32 %6, 2
  br i1 %41, label %43, label %42, !prof !1

42:
  br label %43

43:
  %44 = phi i32 [ 0, %38 ], [ 0, %42 ]
  %45 = phi i32 [ %39, %38 ], [ %18, %42 ]
  %46 = or i32 %44, 1
  %47 = urem i32 %35, %46
  %48 = and i32 %36, 31
  %49 = ashr i32 %47, %48
  %50 = icmp samesign eq i32 %44, 2
  br i1 %50, label %51, label %52, !prof !2

51:
  br label %53

52:
  br label %53

53:
  %54 = phi i1 [ %41, %51 ], [ %41, %52 ]
  %55 = zext i1 %54 to i32
  %56 = add nuw nsw i32 %39, 1
  %57 = icmp ne i32 %56, 3
  br i1 %57, label %38, label %58

58:
  %59 = phi i32 [ %49, %53 ]
  %60 = or i32 %18, 1
  %61 = udiv i32 %59, %60
  br label %64

62:
  %63 = add i32 %16, %35
  br label %64

64:
  %65 = phi i1 [ false, %58 ], [ true, %62 ]
  %66 = icmp samesign ule i32 %35, 225
  %67 = select i1 %66, <2 x i32> <i32 2, i32 0>, <2 x i32> %34
  %68 = alloca i32, align 4
  store i32 5, ptr %68, align 4
  %69 = and i32 %36, 1
  %70 = or i32 %69, 5
  %71 = icmp sge i32 %36, -1022849261
  %72 = select i1 %71, i32 %69, i32 %70
  store i32 %72, ptr %68, align 4
  %73 = load i32, ptr %68, align 4, !range !3
  %74 = freeze i32 %73
  %75 = icmp ule i32 %74, 5
  br i1 %75, label %76, label %79

76:
  %77 = icmp ult i32 %36, -1022849256
  %78 = xor i1 %65, %77
  br label %81

79:
  %80 = freeze <2 x i32> %67
  br label %81

81:
  %82 = phi i32 [ 3, %76 ], [ 1, %79 ]
  %83 = phi i32 [ 0, %76 ], [ 2, %79 ]
  %84 = or i32 %6, 1
  %85 = urem i32 %18, %84
  %86 = add i32 %7, %16
  %87 = zext i1 %65 to i32
  %88 = add i32 %86, %87
  %89 = zext i1 %32 to i32
  %90 = add i32 %88, %89
  %91 = zext i1 %12 to i32
  %92 = xor i32 %90, %91
  %93 = zext i32 %9 to i64
  %94 = getelementptr inbounds i32, ptr %2, i64 %93
  store i32 %92, ptr %94, align 4
  br label %95

95:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

attributes #0 = { convergent nounwind }

!0 = !{!"branch_weights", i32 38, i32 7}
!1 = !{!"branch_weights", i32 126, i32 155}
!2 = !{!"branch_weights", i32 4, i32 44}
!3 = !{i32 0, i32 2, i32 5, i32 8}
