define i32 @disabled(i1 %c) {
entry:
  br i1 %c, label %p, label %q

p:
  br label %b

q:
  br label %b

b:
  %f = phi i1 [ true, %p ], [ false, %q ]
  br i1 %f, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}
