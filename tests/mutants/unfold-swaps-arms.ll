; defect: the arms of an unfolded select are exchanged
; pass: jump-threading
; sources: M5
; seen by: miscompile
; measured: 5/5, 5/5, 5.60, 7
; knobs: -jt-load-threading
; signature: jump-threading/miscompile/unfold-select/-
define i8 @f(i8 %a0) {
entry:
  %v0 = icmp ugt i8 %a0, 1
  br i1 %v0, label %b1, label %b2

b1:
  %v1 = icmp sle i8 %a0, 0
  %v2 = select i1 %v1, i1 true, i1 false
  br label %b3

b2:
  %v3 = icmp eq i8 %a0, 0
  br label %b3

b3:
  %v4 = phi i1 [ %v2, %b1 ], [ %v3, %b2 ]
  br i1 %v4, label %b4, label %b5

b4:
  br label %b5

b5:
  %v5 = zext i1 %v4 to i8
  ret i8 %v5
}
