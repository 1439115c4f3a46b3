; A loop that ends never ends any more.
; standing: known #70651
; subject: opt:jump-threading
; argument: -jump-threading-across-loop-headers
define i8 @f(i8 noundef %step) {
entry:
  %up = icmp sgt i8 %step, -1
  br label %loop

loop:
  %at = phi i8 [ 0, %entry ], [ %next, %loop ]
  %next = add i8 %at, %step
  %wraps = icmp ult i8 %next, %at
  %on = xor i1 %up, %wraps
  br i1 %on, label %loop, label %done

done:
  ret i8 %at
}
