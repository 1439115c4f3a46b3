; A select becomes a branch without freeze: a condition that is undef chose between two values of which both were fine.
; standing: known #199408
; subject: opt:jump-threading
declare void @g()

define i32 @f(i1 %a, i1 %c, i32 noundef %y, i32 %z) {
entry:
  br i1 %a, label %l, label %k

k:
  call void @g()
  br label %m

l:
  %s = select i1 %c, i32 1, i32 %y
  br label %m

m:
  %p = phi i32 [ %s, %l ], [ %z, %k ]
  %d = icmp ult i32 %p, 5
  br i1 %d, label %t, label %u

t:
  ret i32 1

u:
  ret i32 0
}
