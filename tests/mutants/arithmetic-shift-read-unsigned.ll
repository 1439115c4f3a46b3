; defect: the range of an arithmetic shift is that of the logical one
; pass: jump-threading
; sources: M12
; seen by: illegal-rewrite (X-1)
; measured: 5/5, 5/5, 0.26, 2
; knobs: 
; signature: jump-threading/illegal-rewrite/replace-uses/X-1
define void @f(i1 %a0) {
entry:
  br i1 %a0, label %b2, label %b1

b1:
  br label %b2

b2:
  %v0 = ashr i8 -1, 1
  %v1 = icmp eq i8 %v0, 0
  br i1 %a0, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}
