; defect: the lower bound of "and" is the smaller of the lower bounds
; pass: jump-threading
; sources: JT-R4
; seen by: miscompile
; measured: 5/5, 5/5, 0.03, 2
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f(i8 noundef %a0) {
entry:
  %v5 = and i8 -8, 1
  %v8 = icmp eq i8 %v5, 0
  br i1 %v8, label %b5, label %b9

b5:
  ret void

b9:
  %v17 = sub nuw i8 0, 1
  call void @f(i8 %v17)
  ret void
}
