declare void @may_exit()

define i32 @select_unfold(i1 %c, i1 %s, i32 %v) {
entry:
  br i1 %c, label %p, label %q

p:
  %cond.fr = freeze i1 %s
  br i1 %cond.fr, label %phi.src1, label %b

phi.src1:
  call void @may_exit()
  br label %yes

q:
  br label %b

b:
  %x = phi i32 [ %v, %p ], [ %v, %q ]
  call void @may_exit()
  %is1 = icmp eq i32 %x, 1
  br i1 %is1, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}
