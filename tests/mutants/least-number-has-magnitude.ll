; defect: the absolute value of the least number is taken to be positive where it is not poison
; pass: instsimplify
; sources: M13
; seen by: illegal-rewrite
; knobs:
declare i8 @llvm.abs.i8(i8, i1)

define i1 @f(i8 %x) {
entry:
  %v0 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v1 = icmp slt i8 %v0, 0
  ret i1 %v1
}
