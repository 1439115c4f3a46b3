; defect: a volatile load is replaced by a phi
; pass: jump-threading
; sources: JT-T19 M8
; seen by: illegal-rewrite (JT-R8)
; measured: 5/5, 5/5, 14.60, 8
; knobs: -jt-load-threading
; signature: jump-threading/illegal-rewrite/thread-load/JT-R8
define void @f() {
entry:
  br label %b1

b1:
  store i1 false, ptr null, align 1
  br i1 false, label %b2, label %b3

b2:
  br label %b3

b3:
  %v0 = load volatile i1, ptr null, align 1
  br i1 %v0, label %b4, label %b5

b4:
  ret void

b5:
  ret void
}
