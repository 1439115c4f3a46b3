; defect: a bound on x + c is moved the wrong way to become one on x
; pass: jump-threading
; sources: JT-R4
; seen by: miscompile
; measured: 5/5, 5/5, 0.03, 5
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define ptx_kernel void @f(i8 %a0) {
entry:
  %v0 = add i8 %a0, 3
  %v1 = icmp ne i8 %v0, 0
  br i1 %v1, label %b1, label %b4

b1:
  switch i8 %a0, label %b2 [
    i8 3, label %b3
  ]

b2:
  store i8 0, ptr null, align 1
  ret void

b3:
  ret void

b4:
  ret void
}
