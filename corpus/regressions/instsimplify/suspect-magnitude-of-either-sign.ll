; suspect in pass instsimplify: a magnitude that says `nsz` may be -0.0; taken again without that word it is 0.0
; signature: instsimplify/suspect/apply-rule/Value mismatch
; found in: a program of `tandem fuzz --pass instsimplify`, seed 4242, number 302; production was wrong
; reduced: by hand
; repeat: tandem check --pass instsimplify FILE
define half @f(half %x) {
  %t1 = call nsz half @llvm.fabs.f16(half %x)
  %t2 = call half @llvm.fabs.f16(half %t1)
  ret half %t2
}

define half @g(half %x) {
  %t1 = call half @llvm.fabs.f16(half %x)
  %t2 = call half @llvm.fabs.f16(half %t1)
  ret half %t2
}

declare half @llvm.fabs.f16(half)
