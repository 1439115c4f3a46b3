; defect: a block that gets a barrier by a merge is taken to have none
; pass: jump-threading
; sources: JT-T6 M11
; seen by: illegal-rewrite (JT-R3)
; measured: 5/5, 5/5, 1.01, 7
; knobs: 
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R3
define void @f(i1 %a0) {
entry:
  switch i1 %a0, label %b1 [
    i1 true, label %b2
  ]

b1:
  br label %b2

b2:
  br i1 %a0, label %b3, label %b5

b3:
  br label %b4

b4:
  call void @f1()
  ret void

b5:
  ret void
}

declare void @f1() #0

attributes #0 = { convergent }
