; crash in pass instsimplify: the comparison of two zero vectors of integers wider than 128 bits was computed as one of 128 bits
; signature: instsimplify/crash/-/attempt to subtract with overflow
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass instsimplify FILE
define <2 x i1> @f() {
entry:
  %v0 = icmp slt <2 x i200> zeroinitializer, zeroinitializer
  ret <2 x i1> %v0
}
