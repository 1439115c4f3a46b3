; defect: facts about merged values are kept
; pass: jump-threading
; sources: JT-T21 M11
; seen by: miscompile
; measured: 5/5, 5/5, 2.75, 7
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  %v0 = phi i8 [ 1, %entry ], [ %v2, %b4 ]
  %v1 = icmp ne i8 %v0, 0
  br i1 %v1, label %b2, label %b5

b2:
  br i1 %a0, label %b3, label %b4

b3:
  ret void

b4:
  %v2 = add i8 %v0, 1
  br label %b1

b5:
  ret void
}
