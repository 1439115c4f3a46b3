; defect: dominators and loops of before the paths were threaded are said to be those of after
; pass: dfa-jump-threading
; sources: M11 HB-37d
; seen by: illegal-rewrite (X-6)
; measured: 1/1, 1/1, 0.04, -
; knobs: 
define void @f() {
entry:
  br label %h

h:
  %s = phi i8 [ 0, %entry ], [ 1, %a ]
  switch i8 %s, label %exit [
    i8 0, label %a
  ]

a:
  br label %h

exit:
  ret void
}
