; invariant-broken in pass internalize: a signed range of an address was called stale that holds the unsigned one
; signature: internalize/invariant-broken/-/scalar evolution
; found in: small programs about variables (seed 1, program 5); the check was wrong
; repeat: tandem check --pass internalize FILE
@g = weak_odr global { half } zeroinitializer

define void @f() {
entry:
  %v0 = getelementptr i1, ptr @g, i64 0
  ret void
}
