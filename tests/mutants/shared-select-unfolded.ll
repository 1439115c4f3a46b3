; defect: a select with other uses is unfolded
; pass: jump-threading
; sources: JT-R7
; seen by: illegal-rewrite (JT-R7)
; measured: 5/5, 5/5, 11.16, 8
; knobs: 
; signature: jump-threading/illegal-rewrite/unfold-select/JT-R7
define void @f(i1 noundef %a0, i1 noundef %a1, i1 noundef %a2) {
entry:
  br i1 %a0, label %b1, label %b2

b1:
  %v0 = select i1 %a1, i1 true, i1 false
  call void @ext(i1 %v0)
  br label %b2

b2:
  %v1 = phi i1 [ %a2, %entry ], [ %v0, %b1 ]
  br i1 %v1, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}

declare void @ext(i1)
