; defect: atomic operations and fences are taken not to write
; pass: jump-threading
; sources: JT-T13a M8
; seen by: illegal-rewrite (JT-R8)
; measured: 5/5, 5/5, 84.78, 10
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-load/JT-R8
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  store i8 0, ptr null, align 1
  br label %b4

b3:
  br label %b4

b4:
  %v0 = atomicrmw xchg ptr null, i8 0 monotonic, align 4
  %v1 = load i8, ptr null, align 1
  %v2 = icmp eq i8 %v1, 0
  br i1 %v2, label %b5, label %b6

b5:
  ret void

b6:
  ret void
}
