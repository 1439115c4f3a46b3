; defect: what stands before the load in its block is taken not to write
; pass: jump-threading
; sources: JT-T13a M7
; seen by: illegal-rewrite (JT-R8)
; measured: 5/5, 5/5, 10.44, 10
; knobs: -jt-load-threading
; signature: jump-threading/illegal-rewrite/thread-load/JT-R8
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  store i1 false, ptr null, align 1
  br label %b4

b3:
  br label %b4

b4:
  store i1 false, ptr null, align 1
  %v0 = load i1, ptr null, align 1
  br i1 %v0, label %b5, label %b6

b5:
  ret void

b6:
  ret void
}
