; The accumulator adds in another order, and keeps nsw.
; standing: known #200624
; subject: opt:tailcallelim
define i8 @f(i8 %n, i8 %x) {
entry:
  %z = icmp eq i8 %n, 0
  br i1 %z, label %r, label %rec

r:
  ret i8 0

rec:
  %m = lshr i8 %n, 1
  %y = add i8 %x, 77
  %c = call i8 @f(i8 %m, i8 %y)
  %s = add nsw i8 %c, %x
  ret i8 %s
}
