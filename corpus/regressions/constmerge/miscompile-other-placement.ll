; miscompile in pass constmerge: none; the judge asked the source only where a variable lies at an odd address, not where it lies better aligned
; signature: constmerge/miscompile/-/-
; found in: a hunt without a defect (seed 1, program 102583); the oracle was wrong, not the pass
; repeat: tandem check --pass constmerge FILE
@g = private unnamed_addr constant [2 x i1] [i1 true, i1 false]
@g1 = unnamed_addr constant [2 x i1] [i1 true, i1 false], align 32

define void @f() {
entry:
  %v0 = getelementptr i1, ptr @g, i32 1
  %v1 = load i1, ptr %v0, align 2
  ret void
}
