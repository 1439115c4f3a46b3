; A call that is moved in front of a loop keeps noundef: it was executed only if the loop was not left before.
; standing: known #210137
; subject: opt:loop-simplify
declare i8 @llvm.umax.i8(i8, i8)

define void @f(i8 %x, i8 %y, i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %i1, %latch ]
  %q = icmp eq i8 %i, %n
  br i1 %q, label %e, label %b

b:
  %p = call noundef i8 @llvm.umax.i8(i8 %x, i8 %y)
  %d = icmp eq i8 %p, %i
  br i1 %d, label %e, label %latch

latch:
  %i1 = add i8 %i, 1
  br label %loop

e:
  ret void
}
