; defect: a load is moved up over a call that may not return
; pass: jump-threading
; sources: JT-T13b M15
; seen by: illegal-rewrite (JT-R8)
; measured: 5/5, 5/5, 56.60, 9
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-load/JT-R8
define void @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b2

b1:
  store i1 false, ptr null, align 1
  br label %b3

b2:
  br label %b3

b3:
  call void @ext_wait()
  %v0 = load i1, ptr null, align 1
  br i1 %v0, label %b4, label %b5

b4:
  ret void

b5:
  ret void
}

declare void @ext_wait() #0

attributes #0 = { memory(none) }
