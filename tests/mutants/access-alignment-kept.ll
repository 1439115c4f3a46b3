; knobs: -globalopt-tier=2
; signature: globalopt/miscompile/split-global/-
@g = internal global { float, [3 x i16] } undef, align 16

define void @f() {
entry:
  %v0 = getelementptr i1, ptr @g, i32 8
  store i16 0, ptr %v0, align 8
  ret void
}
