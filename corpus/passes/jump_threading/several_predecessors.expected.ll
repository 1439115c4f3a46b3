define i32 @several_predecessors(i32 %k, i1 %d, ptr %p) {
entry:
  switch i32 %k, label %c [
    i32 0, label %a
    i32 1, label %b
  ]

a:
  store i32 1, ptr %p, align 4
  br label %res_block

b:
  store i32 2, ptr %p, align 4
  br label %res_block

res_block:
  %l1 = load i32, ptr %p, align 4
  br label %yes

c:
  %l = load i32, ptr %p, align 4
  br i1 %d, label %yes, label %no

yes:
  %phi.res1 = phi i32 [ %l1, %res_block ], [ %l, %c ]
  ret i32 %phi.res1

no:
  ret i32 0
}
