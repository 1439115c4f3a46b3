; defect: a noduplicate call is copied
; pass: jump-threading
; sources: JT-R2
; seen by: illegal-rewrite (JT-R2)
; measured: 5/5, 5/5, 16.05, 6
; knobs: 
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R2
define void @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b2

b1:
  br label %b2

b2:
  call void @ext_once()
  br i1 %a0, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}

declare void @ext_once() #0

attributes #0 = { noduplicate }
