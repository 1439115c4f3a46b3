; defect: an access keeps an alignment that its field does not have
; pass: globalopt
; sources: GO-T8 M3
; seen by: miscompile
; measured: 5/5, 5/5, 5.45, 3
; knobs: -globalopt-tier=2
; signature: globalopt/miscompile/split-global/-
@g = internal global { float, [3 x i16] } undef, align 16

define void @f() {
entry:
  %v0 = getelementptr i1, ptr @g, i32 8
  store i16 0, ptr %v0, align 8
  ret void
}
