; illegal-rewrite in pass jump-threading: the reference called it illegal to believe an assumption that can never be true
; signature: jump-threading/illegal-rewrite/replace-uses/X-1
; found in: tandem mutants --clean, seed 3, program 490; the reference was wrong, not production
; reduced: 7 instructions of 161, 1-minimal
; repeat: tandem check --pass jump-threading FILE
define void @f() {
entry:
  %v0 = freeze i8 0
  %v1 = icmp ne i8 %v0, 0
  %v2 = zext i1 %v1 to i8
  call void @llvm.assume(i1 %v1)
  br i1 %v1, label %b1, label %b2

b1:
  ret void

b2:
  unreachable
}

declare void @llvm.assume(i1)
