; crash in pass indvars: a loop was run on constants with a comparison of integers wider than 128 bits
; signature: indvars/crash/-/attempt to subtract with overflow
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass indvars FILE
define void @f() {
entry:
  br label %b1

b1:
  %v0 = icmp eq i200 0, 0
  br i1 %v0, label %b1, label %b2

b2:
  ret void
}
