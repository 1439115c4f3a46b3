; defect: fields do not get the alignment that accesses rely on
; pass: globalopt
; sources: GO-T8 M3
; seen by: miscompile
; measured: 5/5, 5/5, 0.71, 2
; knobs: 
@g = internal global { i1 } { i1 true }, align 16

define void @f() {
entry:
  store i1 false, ptr @g, align 16
  ret void
}
