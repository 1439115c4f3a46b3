; defect: behind a block that several cases lead to, the state is taken to be one of them
; pass: dfa-jump-threading
; sources: JT-T11 JT-R5
; seen by: miscompile
; measured: 5/5, 5/5, 1.43, 8
; knobs: 
; signature: dfa-jump-threading/miscompile/replace-uses/-
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g0 = global i32 2, align 4
@g1 = weak_odr unnamed_addr global i32 192, align 4
@g2 = internal global [2 x i8] c"\FF\A5", align 1

define internal i8 @rec(i32 noundef %0, i8 noundef %1) {
  %3 = and i32 %0, 7
  %4 = icmp samesign eq i32 %3, 0
  br i1 %4, label %5, label %71

5:
  br label %6

6:
  %7 = phi i32 [ 0, %5 ], [ %55, %20 ]
  %8 = phi i8 [ 2, %5 ], [ %21, %20 ]
  %9 = phi i32 [ %0, %5 ], [ %22, %20 ]
  %10 = phi i32 [ %0, %5 ], [ %23, %20 ]
  %11 = icmp samesign ult i32 %7, 3
  br i1 %11, label %12, label %56

12:
  switch i8 %8, label %13 [
    i8 0, label %13
    i8 1, label %15
    i8 2, label %19
  ]

13:
  %14 = mul i8 %1, %8
  br label %20

15:
  %16 = phi i8 [ %1, %12 ]
  %17 = sub i32 %7, %9
  %18 = icmp slt i8 -102, 0
  br label %20

19:
  br label %20

20:
  %21 = phi i8 [ 0, %13 ], [ %8, %15 ], [ 1, %19 ]
  %22 = phi i32 [ %7, %13 ], [ %7, %15 ], [ %7, %19 ]
  %23 = phi i32 [ %0, %13 ], [ %9, %15 ], [ %9, %19 ]
  %24 = xor i32 %22, 0
  %25 = add i32 %24, 1
  %26 = xor i32 %25, 2
  %27 = add i32 %26, 3
  %28 = xor i32 %27, 4
  %29 = add i32 %28, 5
  %30 = xor i32 %29, 6
  %31 = add i32 %30, 7
  %32 = xor i32 %31, 8
  %33 = add i32 %32, 9
  %34 = xor i32 %33, 10
  %35 = add i32 %34, 11
  %36 = xor i32 %35, 12
  %37 = add i32 %36, 13
  %38 = xor i32 %37, 14
  %39 = add i32 %38, 15
  %40 = xor i32 %39, 16
  %41 = add i32 %40, 17
  %42 = xor i32 %41, 18
  %43 = add i32 %42, 19
  %44 = xor i32 %43, 20
  %45 = add i32 %44, 21
  %46 = xor i32 %45, 22
  %47 = add i32 %46, 23
  %48 = xor i32 %47, 24
  %49 = add i32 %48, 25
  %50 = xor i32 %49, 26
  %51 = add i32 %50, 27
  %52 = xor i32 %51, 28
  %53 = add i32 %52, 29
  %54 = xor i32 %53, 30
  %55 = add nuw nsw i32 %7, 1
  br label %6

56:
  %57 = phi i1 [ true, %6 ]
  %58 = phi i1 [ true, %6 ]
  %59 = trunc i32 %10 to i8
  %60 = add i8 %8, %59
  %61 = trunc i32 %7 to i8
  %62 = xor i8 %60, %61
  %63 = trunc i32 %0 to i8
  %64 = add i8 %62, %63
  %65 = trunc i32 %9 to i8
  %66 = add i8 %64, %65
  %67 = zext i1 %58 to i8
  %68 = add i8 %66, %67
  %69 = zext i1 %57 to i8
  %70 = add i8 %68, %69
  ret i8 %70

71:
  %72 = sub nuw nsw i32 %3, 1
  %73 = call i8 @rec(i32 %72, i8 %1)
  %74 = add i8 %73, %1
  %75 = trunc i32 %0 to i8
  %76 = xor i8 %74, %75
  ret i8 %76
}

define ptx_kernel void @k0(ptr noundef nonnull align 4 dereferenceable(4096) %0, i32 noundef %1, i8 noundef %2, ptr noalias noundef nonnull align 4 dereferenceable(4096) %3) #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %5
  %11 = icmp ult i32 %10, 1024
  %12 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %6, i32 0, i32 31)
  br label %13

13:
  %14 = phi i8 [ 0, %4 ], [ %32, %27 ]
  %15 = phi i32 [ %10, %4 ], [ %28, %27 ]
  %16 = icmp samesign ult i8 %14, 5
  br i1 %16, label %17, label %33

17:
  switch i32 %15, label %27 [
    i32 0, label %27
    i32 1, label %18
    i32 2, label %22
    i32 3, label %22
    i32 4, label %26
  ]

18:
  %19 = phi i32 [ %10, %17 ]
  %20 = getelementptr nusw i32, ptr %0, i64 43
  %21 = load i32, ptr %20, align 4
  br label %27

22:
  %23 = phi i32 [ %10, %17 ], [ %10, %17 ]
  %24 = and i8 -103, 7
  %25 = lshr i8 %14, %24
  br label %27

26:
  br label %27

27:
  %28 = phi i32 [ 1, %17 ], [ 1, %17 ], [ 3, %18 ], [ %15, %22 ], [ 0, %26 ]
  %29 = add i32 %15, %6
  %30 = add i8 %14, %2
  %31 = zext i8 %30 to i32
  %32 = add nuw nsw i8 %14, 1
  br label %13

33:
  %34 = phi i32 [ %5, %13 ]
  br i1 %11, label %35, label %40

35:
  %36 = add i32 %6, %34
  %37 = xor i32 %36, %15
  %38 = zext i32 %10 to i64
  %39 = getelementptr inbounds i32, ptr %3, i64 %38
  store i32 %37, ptr %39, align 4
  br label %40

40:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

attributes #0 = { convergent nounwind }
