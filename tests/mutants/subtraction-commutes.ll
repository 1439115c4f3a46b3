; defect: 0 - x folds to x
; pass: jump-threading
; sources: JT-R4
; seen by: illegal-rewrite (X-1)
; measured: 5/5, 5/5, 1.15, 2
; knobs: 
; signature: jump-threading/illegal-rewrite/replace-uses/X-1
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  br i1 false, label %b3, label %b2

b2:
  br label %b3

b3:
  %v0 = phi i1 [ false, %b1 ], [ %a0, %b2 ]
  %v1 = sub i8 0, 1
  %v2 = icmp eq i8 %v1, 0
  br i1 %v0, label %b4, label %b5

b4:
  ret void

b5:
  ret void
}
