; defect: the address on an edge is that of the first predecessor
; pass: jump-threading
; sources: M5 JT-R8
; seen by: miscompile
; measured: 5/5, 5/5, 23.95, 9
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/thread-load/-
define void @f(ptr %a0, i1 %a1) {
entry:
  br i1 %a1, label %b1, label %b2

b1:
  store i1 false, ptr null, align 1
  br label %b3

b2:
  br label %b3

b3:
  %v0 = phi ptr [ null, %b1 ], [ %a0, %b2 ]
  %v1 = load i1, ptr %v0, align 1
  br i1 %v1, label %b4, label %b5

b4:
  ret void

b5:
  ret void
}
