; defect: nsw, nuw, exact and samesign are taken to hold, so that the result is never poison
; pass: jump-threading
; sources: M1 HB-75
; seen by: illegal-rewrite (JT-R4)
; measured: 5/5, 5/5, 2.86, 2
; knobs: 
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R4
define void @f(i8 noundef %a0) {
entry:
  switch i8 %a0, label %b2 [
    i8 16, label %b1
  ]

b1:
  br label %b2

b2:
  %v0 = icmp samesign eq i8 %a0, -1
  %v1 = freeze i1 %v0
  br i1 %v1, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}
