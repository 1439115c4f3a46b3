; defect: only the successors of the copied block are searched for barriers
; pass: jump-threading
; sources: JT-T6
; seen by: illegal-rewrite (JT-R3)
; measured: 5/5, 5/5, 0.35, 7
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R3
define void @f() {
entry:
  %v4 = icmp ne i1 false, false
  br label %b2

b2:
  br i1 %v4, label %b3, label %b7

b3:
  br label %b4

b4:
  call void @f1()
  br label %b2

b7:
  ret void
}

declare void @f1() #0

attributes #0 = { convergent }
