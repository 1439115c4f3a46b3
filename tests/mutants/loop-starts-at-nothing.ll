; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ %v1, %b1 ]
  %v1 = add i1 %v0, true
  br i1 %v1, label %b1, label %b2

b2:
  ret void
}
