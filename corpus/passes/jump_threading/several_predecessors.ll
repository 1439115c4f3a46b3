; JT-R1, JT-045: two predecessors know the same outcome and share one clone behind a factoring block.

define i32 @several_predecessors(i32 %k, i1 %d, ptr %p) {
entry:
  switch i32 %k, label %c [
    i32 0, label %a
    i32 1, label %b
  ]
a:
  store i32 1, ptr %p
  br label %m
b:
  store i32 2, ptr %p
  br label %m
c:
  br label %m
m:
  %f = phi i1 [ true, %a ], [ true, %b ], [ %d, %c ]
  %l = load i32, ptr %p
  br i1 %f, label %yes, label %no
yes:
  ret i32 %l
no:
  ret i32 0
}
