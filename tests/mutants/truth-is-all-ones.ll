; defect: "not 0" is tested as "all bits set"
; pass: jump-threading
; sources: JT-T12
; seen by: illegal-rewrite (X-1)
; measured: 5/5, 5/5, 4.69, 2
; knobs: 
; signature: jump-threading/illegal-rewrite/replace-uses/X-1
define void @f(i8 %a0) {
entry:
  %v0 = icmp eq i8 %a0, 0
  br i1 %v0, label %b1, label %b2

b1:
  br label %b2

b2:
  %v1 = icmp ne i8 1, 0
  %v2 = add i1 %v1, false
  br i1 %v0, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}
