; The constant goes to the right, and the attributes of the operands stay where they are: what was said of 1 is said of %x now.
; standing: known #115890
; subject: opt:instcombine

define i8 @f(i8 %x) {
entry:
  %r = call i8 @llvm.uadd.sat.i8(i8 noundef 1, i8 %x)
  ret i8 %r
}

declare i8 @llvm.uadd.sat.i8(i8, i8)
