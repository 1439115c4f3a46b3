; defect: calls are taken not to write
; pass: jump-threading
; sources: JT-T13a M7
; seen by: illegal-rewrite (JT-R8)
; measured: 5/5, 5/5, 12.81, 10
; knobs: -jt-load-threading
; signature: jump-threading/illegal-rewrite/thread-load/JT-R8
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  %v0 = load i1, ptr null, align 1
  br label %b4

b3:
  %v1 = load i1, ptr null, align 1
  br label %b4

b4:
  call void @f3()
  %v2 = load i1, ptr null, align 1
  br i1 %v2, label %b5, label %b6

b5:
  ret void

b6:
  ret void
}

declare void @f3()
