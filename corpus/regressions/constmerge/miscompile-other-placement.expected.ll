@g1 = unnamed_addr constant [2 x i1] [i1 true, i1 false], align 32

define void @f() {
entry:
  %v0 = getelementptr i1, ptr @g1, i32 1
  %v1 = load i1, ptr %v0, align 2
  ret void
}
