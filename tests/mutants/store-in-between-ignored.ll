; defect: a store is taken not to write what is loaded
; pass: jump-threading
; sources: JT-T13a HB-1 M7
; seen by: illegal-rewrite (JT-R8)
; measured: 5/5, 5/5, 8.91, 9
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
  store i1 false, ptr null, align 1
  %v0 = load i1, ptr null, align 1
  br i1 %v0, label %b4, label %b5

b4:
  ret void

b5:
  ret void
}
