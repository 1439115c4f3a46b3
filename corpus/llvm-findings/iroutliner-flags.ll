; Regions that differ in nsw become one function, which has the flag of the first.
; standing: new
; subject: opt:iroutliner
; argument: -ir-outlining-no-cost
define void @f(i32 %a, i32 %b, ptr %p) {
  %x = add nsw i32 %a, %b
  %y = xor i32 %x, %a
  %z = xor i32 %y, 7
  store i32 %z, ptr %p
  ret void
}

define void @g(i32 %a, i32 %b, ptr %p) {
  %x = add i32 %a, %b
  %y = xor i32 %x, %a
  %z = xor i32 %y, 7
  store i32 %z, ptr %p
  ret void
}
