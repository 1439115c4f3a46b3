; defect: minsize does not lower the threshold
; pass: jump-threading
; sources: JT-R11
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 10.27, 7
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/thread-edge/limit
define void @f(i1 %a0) #0 {
entry:
  br i1 %a0, label %b2, label %b1

b1:
  br label %b2

b2:
  %v0 = add i8 0, 0
  %v1 = trunc i8 0 to i1
  %v2 = add i1 false, false
  %v3 = add i8 0, 0
  br i1 %a0, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}

attributes #0 = { minsize }
