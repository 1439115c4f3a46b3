; illegal-rewrite in pass internalize: production made an alias internal that is in the comdat of what it names, and that stays visible
; signature: internalize/illegal-rewrite/internalize/X-2
; found in: programs of the generator (seed 1, program 1034), judged in both forms; production was wrong
; reduced: 1 instructions of 66, 1-minimal
; repeat: tandem check --pass internalize FILE
$o2 = comdat any

@g = global <{}> zeroinitializer, comdat($o2)

@alias = alias <{}>, ptr @g

define ptx_kernel void @f() comdat($o2) {
entry:
  ret void
}
