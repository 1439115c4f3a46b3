; miscompile in pass jump-threading: a block whose address is taken stays when its only predecessor got the copy; its phis, then
; without entries, were erased before the uses behind the block had been made to read the copy, and these became poison
; signature: jump-threading/miscompile/clone-into-predecessor/-
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass jump-threading FILE
@g = global ptr blockaddress(@f, %b1)

define i1 @f(i1 %a0) {
entry:
  %v0 = icmp eq i1 %a0, false
  br label %b1

b1:
  %v1 = phi i1 [ %v0, %entry ]
  br i1 %v1, label %b2, label %b3

b2:
  ret i1 %v1

b3:
  ret i1 false
}
