define i32 @select_unfold_disabled(i1 %c, i1 %s, i32 %v) {
entry:
  br i1 %c, label %p, label %q

p:
  %sel = select i1 %s, i32 1, i32 %v
  br label %b

q:
  br label %b

b:
  %x = phi i32 [ %sel, %p ], [ %v, %q ]
  %is1 = icmp eq i32 %x, 1
  br i1 %is1, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}
