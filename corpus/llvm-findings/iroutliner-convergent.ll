; A function that is made of a region with a convergent call is not convergent, and its calls are not: what comes next merges them.
; standing: new
; subject: opt:iroutliner,simplifycfg<sink-common-insts>
; argument: -ir-outlining-no-cost
declare i32 @k(i32) convergent nounwind

define void @f(i1 %c, i32 %x, i32 %y, ptr %p) convergent {
entry:
  br i1 %c, label %a, label %b

a:
  %v = call i32 @k(i32 %x) convergent
  %v1 = xor i32 %v, %x
  store i32 %v1, ptr %p
  br label %e

b:
  %w = call i32 @k(i32 %y) convergent
  %w1 = xor i32 %w, %y
  store i32 %w1, ptr %p
  br label %e

e:
  ret void
}
