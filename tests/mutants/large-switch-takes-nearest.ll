; defect: the search among many cases takes the next case where none matches
; pass: jump-threading
; sources: JT-T18 M21
; seen by: miscompile
; measured: 5/5, 5/5, 6.03, 6
; knobs: 
; signature: jump-threading/miscompile/thread-edge/-
define i8 @f(i1 %a0) {
entry:
  br i1 %a0, label %b2, label %b1

b1:
  br label %b2

b2:
  %v0 = phi i8 [ 0, %entry ], [ 2, %b1 ]
  switch i8 %v0, label %b3 [
    i8 1, label %b4
    i8 2, label %b5
    i8 3, label %b4
    i8 4, label %b5
    i8 5, label %b4
    i8 6, label %b5
    i8 7, label %b4
    i8 8, label %b5
  ]

b3:
  br label %b5

b4:
  ret i8 0

b5:
  ret i8 1
}
