; invariant-broken in pass jump-threading: an execution took the second of two undefs for 0 and saw a value where lazy value info
; says undef
; signature: jump-threading/invariant-broken/-/claim of value
; found in: programs of the generator, judged in both forms; the interpreter was wrong, not production
; repeat: tandem check --pass jump-threading FILE
define void @f() {
entry:
  %v0 = icmp ult i32 undef, undef
  ret void
}
