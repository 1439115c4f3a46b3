target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @conv(i32 noundef %0) #0 {
  %2 = trunc i32 %0 to i11
  %3 = add i11 %2, 35
  %4 = zext i11 %2 to i32
  %5 = xor i32 %0, %4
  %6 = zext i11 %3 to i32
  %7 = xor i32 %5, %6
  ret i32 %7
}

define i11 @rec(i32 noundef %0, i11 noundef %1) {
  %3 = and i32 %0, 7
  %4 = icmp samesign eq i32 %3, 0
  br i1 %4, label %5, label %36

5:
  %6 = zext i11 %1 to i64
  br label %7

7:
  %8 = phi i11 [ 0, %5 ], [ %25, %19 ]
  %9 = phi i64 [ %6, %5 ], [ %20, %19 ]
  %10 = phi i32 [ %0, %5 ], [ %21, %19 ]
  switch i64 %9, label %16 [
    i64 0, label %11
    i64 1, label %12
  ]

11:
  br label %19

12:
  %13 = phi i64 [ %9, %7 ]
  %14 = shl i11 %1, 5
  %15 = and i32 %0, %10
  br label %19

16:
  %17 = phi i64 [ %9, %7 ]
  %18 = call i32 @conv(i32 %10)
  br label %19

19:
  %20 = phi i64 [ 0, %11 ], [ 2, %12 ], [ 1, %16 ]
  %21 = phi i32 [ %10, %11 ], [ %15, %12 ], [ %18, %16 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %22 = sub i32 %21, 210
  %23 = trunc nuw nsw i64 %20 to i32
  %24 = icmp ule i11 %8, %8
  %25 = add nuw nsw i11 %8, 1
  %26 = icmp ult i11 %25, 5
  br i1 %26, label %7, label %27

27:
  %28 = phi i32 [ 1, %19 ]
  %29 = phi i11 [ 3, %19 ]
  %30 = trunc i64 %9 to i11
  %31 = xor i11 %1, %30
  %32 = trunc i64 %6 to i11
  %33 = xor i11 %31, %32
  %34 = trunc i32 %10 to i11
  %35 = xor i11 %33, %34
  ret i11 %35

36:
  %37 = sub nuw nsw i32 %3, 1
  %38 = call i11 @rec(i32 %37, i11 %1)
  %39 = xor i11 %38, %1
  %40 = trunc i32 %0 to i11
  %41 = add i11 %39, %40
  ret i11 %41
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

define i11 @f0(i32 %0, i11 noundef %1) {
  %3 = freeze i32 %0
  br label %4

4:
  %5 = phi i11 [ 0, %2 ], [ %18, %15 ]
  %6 = phi i64 [ 2, %2 ], [ %16, %15 ]
  switch i64 %6, label %11 [
    i64 0, label %7
    i64 1, label %8
    i64 2, label %9
  ]

7:
  br label %15

8:
  br label %15

9:
  %10 = and i11 %5, 0
  br label %15

11:
  %12 = phi i64 [ %6, %4 ]
  %13 = shl i11 %5, 9
  %14 = mul i32 %3, 236
  br label %15

15:
  %16 = phi i64 [ 1, %7 ], [ 1, %8 ], [ 0, %9 ], [ 3, %11 ]
  %17 = phi i11 [ %5, %7 ], [ %5, %8 ], [ %10, %9 ], [ %5, %11 ]
  %18 = add nuw nsw i11 %5, 1
  %19 = icmp ne i11 %18, 4
  br i1 %19, label %4, label %20

20:
  %21 = phi i32 [ %3, %15 ]
  %22 = trunc i32 %21 to i11
  %23 = xor i11 %1, %22
  %24 = trunc i32 %3 to i11
  %25 = add i11 %23, %24
  ret i11 %25
}

define i11 @f1(i32 noundef %0, i11 noundef %1, i11 noundef %2) {
  br label %4

4:
  %5 = phi i32 [ 0, %3 ], [ %123, %119 ]
  %6 = phi i64 [ 0, %3 ], [ %120, %119 ]
  %7 = phi i11 [ %1, %3 ], [ %121, %119 ]
  %8 = phi i11 [ %2, %3 ], [ %122, %119 ]
  switch i64 %6, label %9 [
    i64 0, label %9
    i64 1, label %36
    i64 2, label %40
    i64 3, label %42
    i64 4, label %45
  ]

9:
  %10 = and i11 %8, 7
  br label %11

11:
  %12 = phi i11 [ 0, %9 ], [ %33, %29 ]
  %13 = phi i64 [ 3, %9 ], [ %30, %29 ]
  %14 = phi i32 [ %5, %9 ], [ %15, %29 ]
  %15 = phi i32 [ %5, %9 ], [ %14, %29 ]
  %16 = icmp ult i11 %12, %10
  br i1 %16, label %17, label %34

17:
  switch i64 %13, label %29 [
    i64 0, label %18
    i64 1, label %29
    i64 2, label %21
    i64 3, label %24
  ]

18:
  %19 = phi i64 [ %6, %17 ]
  %20 = call i32 @conv(i32 %5)
  br label %29

21:
  %22 = and i11 %7, %8
  %23 = and i32 %15, 2010874167
  br label %29

24:
  %25 = xor i32 %15, 4
  %26 = icmp sgt i11 %7, 2
  %27 = icmp sle i11 %12, %8
  %28 = select i1 %27, i64 3, i64 1
  br label %29

29:
  %30 = phi i64 [ 2, %17 ], [ 2, %17 ], [ %13, %18 ], [ %13, %21 ], [ %28, %24 ]
  %31 = phi i32 [ %14, %17 ], [ %14, %17 ], [ %5, %18 ], [ %23, %21 ], [ %25, %24 ]
  %32 = phi i32 [ %15, %17 ], [ %15, %17 ], [ %20, %18 ], [ %15, %21 ], [ %15, %24 ]
  %33 = add nuw nsw i11 %12, 1
  br label %11

34:
  %35 = phi i32 [ 1, %11 ]
  br label %119

36:
  %37 = phi i64 [ %6, %4 ]
  call void @ext_plain(i32 %0) #2
  %38 = add i11 %7, %8
  %39 = call i32 @conv(i32 %5)
  br label %119

40:
  %41 = and i32 %5, 1
  br label %119

42:
  %43 = phi i64 [ %6, %4 ]
  %44 = call i11 @rec(i32 %5, i11 %1)
  br label %119

45:
  br label %46

46:
  %47 = phi i32 [ 0, %45 ], [ %115, %111 ]
  %48 = phi i8 [ 1, %45 ], [ %112, %111 ]
  %49 = phi i11 [ %8, %45 ], [ %113, %111 ]
  %50 = icmp samesign ne i32 %47, 5
  br i1 %50, label %51, label %116

51:
  %52 = xor i32 %0, 0
  %53 = add i32 %52, 1
  %54 = xor i32 %53, 2
  %55 = add i32 %54, 3
  %56 = xor i32 %55, 4
  %57 = add i32 %56, 5
  %58 = xor i32 %57, 6
  %59 = add i32 %58, 7
  %60 = xor i32 %0, 8
  %61 = add i32 %60, 9
  %62 = xor i32 %61, 10
  %63 = add i32 %62, 11
  %64 = xor i32 %63, 12
  %65 = add i32 %64, 13
  %66 = xor i32 %65, 14
  %67 = add i32 %66, 15
  %68 = xor i32 %0, 16
  %69 = add i32 %68, 17
  %70 = xor i32 %69, 18
  %71 = add i32 %70, 19
  %72 = xor i32 %71, 20
  %73 = add i32 %72, 21
  %74 = xor i32 %73, 22
  %75 = add i32 %74, 23
  %76 = xor i32 %0, 24
  %77 = add i32 %76, 25
  %78 = xor i32 %77, 26
  %79 = add i32 %78, 27
  %80 = xor i32 %79, 28
  %81 = add i32 %80, 29
  %82 = xor i32 %81, 30
  %83 = add i32 %82, 31
  %84 = xor i32 %0, 32
  %85 = add i32 %84, 33
  %86 = xor i32 %85, 34
  %87 = add i32 %86, 35
  %88 = xor i32 %87, 36
  %89 = add i32 %88, 37
  %90 = xor i32 %89, 38
  %91 = add i32 %90, 39
  %92 = xor i32 %0, 40
  %93 = add i32 %92, 41
  %94 = xor i32 %93, 42
  %95 = add i32 %94, 43
  %96 = xor i32 %95, 44
  %97 = add i32 %96, 45
  %98 = xor i32 %97, 46
  %99 = add i32 %98, 47
  %100 = xor i32 %0, 48
  %101 = add i32 %100, 49
  %102 = xor i32 %101, 50
  %103 = add i32 %102, 51
  %104 = xor i32 %103, 52
  switch i8 %48, label %111 [
    i8 0, label %105
    i8 1, label %107
    i8 2, label %107
  ]

105:
  %106 = zext i8 %48 to i32
  br label %111

107:
  %108 = phi i8 [ %48, %51 ], [ %48, %51 ]
  %109 = shl nuw nsw i32 %47, 1
  %110 = add i11 %8, %49
  br label %111

111:
  %112 = phi i8 [ 2, %51 ], [ 3, %105 ], [ 2, %107 ]
  %113 = phi i11 [ %49, %51 ], [ %49, %105 ], [ %110, %107 ]
  %114 = phi i32 [ %104, %51 ], [ %104, %105 ], [ %109, %107 ]
  %115 = add nuw nsw i32 %47, 1
  br label %46

116:
  %117 = phi i32 [ 1, %46 ]
  %118 = or i32 %47, 162
  br label %119

119:
  %120 = phi i64 [ 0, %34 ], [ 0, %36 ], [ 0, %40 ], [ 0, %42 ], [ %6, %116 ]
  %121 = phi i11 [ %8, %34 ], [ %38, %36 ], [ %8, %40 ], [ %8, %42 ], [ %49, %116 ]
  %122 = phi i11 [ %12, %34 ], [ %38, %36 ], [ %2, %40 ], [ %8, %42 ], [ %1, %116 ]
  %123 = add nuw nsw i32 %5, 1
  %124 = icmp ult i32 %123, 1
  br i1 %124, label %4, label %125

125:
  %126 = phi i32 [ %5, %119 ]
  %127 = and i11 %1, 99
  %128 = shl i32 %0, 25
  %129 = lshr exact i32 %128, 25
  %130 = call i32 @conv(i32 %129)
  %131 = ashr i11 %127, 7
  %132 = and i11 %131, %2
  %133 = add i11 %131, %2
  %134 = add nuw i11 %131, %133
  %135 = icmp ne i32 %129, 3
  br i1 %135, label %136, label %138

136:
  %137 = lshr i32 %130, 0
  br label %139

138:
  br label %139

139:
  %140 = phi i32 [ %137, %136 ], [ %0, %138 ]
  %141 = icmp samesign ugt i11 %132, 1
  br i1 %141, label %142, label %145

142:
  %143 = freeze i11 %132
  %144 = freeze i11 %132
  br label %151

145:
  %146 = icmp ugt i11 %134, %127
  br i1 %146, label %147, label %147

147:
  %148 = phi i32 [ %0, %145 ], [ %0, %145 ]
  %149 = zext i1 %141 to i32
  %150 = add i11 %1, 10
  br label %151

151:
  %152 = phi i32 [ %130, %142 ], [ %148, %147 ]
  %153 = phi i11 [ %143, %142 ], [ %150, %147 ]
  %154 = icmp eq i11 %132, 6
  br i1 %154, label %155, label %156

155:
  br label %158

156:
  %157 = xor i32 %152, 7
  br label %158

158:
  %159 = phi i32 [ 1, %155 ], [ 3, %156 ]
  %160 = icmp ule i32 %159, 7
  br i1 %160, label %162, label %161

161:
  br label %162

162:
  %163 = phi i1 [ false, %158 ], [ true, %161 ]
  %164 = zext nneg i11 %132 to i32
  %165 = and i11 %153, 4
  %166 = sub i32 %140, %159
  %167 = zext i1 %154 to i32
  %168 = mul nuw nsw i11 %2, %132
  %169 = and i32 1616790351, 31
  %170 = shl i32 %129, %169
  %171 = ashr i11 %165, 5
  %172 = zext i1 %163 to i32
  %173 = add i32 %167, %167
  %174 = zext i1 %154 to i32
  %175 = shl i11 %168, 8
  %176 = and i32 2, %173
  %177 = add i11 %132, %127
  %178 = zext i1 %163 to i11
  %179 = xor i11 %177, %178
  ret i11 %179
}

declare void @ext_plain(i32) #1

attributes #0 = { convergent nounwind }
attributes #1 = { nounwind willreturn }
attributes #2 = { noduplicate }

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
