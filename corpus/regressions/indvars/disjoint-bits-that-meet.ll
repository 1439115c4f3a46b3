; miscompile in pass indvars: a loop run on constants took `or disjoint` for another number than the expression of the value did
; signature: indvars/miscompile/replace-uses/-
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass indvars FILE
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i8 [ 0, %entry ], [ %v3, %b2 ]
  %v1 = or disjoint i8 -128, -128
  %v2 = icmp ult i8 %v1, 1
  br i1 %v2, label %b2, label %b3

b2:
  %v3 = add i8 %v0, 1
  %v4 = icmp eq i8 %v0, 1
  br i1 %v4, label %b3, label %b1

b3:
  ret void
}
