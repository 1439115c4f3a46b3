; invariant-broken in pass globalopt: a new variable has the name of a local one that is gone; it is another one
; signature: globalopt/invariant-broken/-/address-space
; found in: a hunt for seeded defects (null-leaves-flag, seed 2); the oracle was wrong, not production
; repeat: tandem check --pass globalopt FILE
@o0 = internal addrspace(5) global { i64, i1 } undef
@o0.f0 = internal global i1 false

define void @f() {
entry:
  %v0 = getelementptr i1, ptr addrspace(5) @o0, i1 false
  %v1 = getelementptr i1, ptr addrspace(5) @o0, i1 false
  store i1 false, ptr addrspace(5) @o0, align 1
  store i1 false, ptr addrspace(5) getelementptr inbounds nuw (i1, ptr addrspace(5) @o0, i64 8), align 1
  %v2 = load i64, ptr addrspace(5) @o0, align 1
  ret void
}

define void @f1() {
entry:
  br i1 false, label %b1, label %b2

b1:
  %v0 = load i1, ptr addrspace(5) getelementptr (i1, ptr addrspace(5) @o0, i64 8), align 1
  ret void

b2:
  br i1 false, label %b3, label %b4

b3:
  %v1 = addrspacecast ptr addrspace(5) @o0 to ptr
  ret void

b4:
  %v2 = getelementptr i1, ptr addrspace(5) @o0, i64 0
  %v3 = load i1, ptr addrspace(5) @o0, align 1
  ret void
}
