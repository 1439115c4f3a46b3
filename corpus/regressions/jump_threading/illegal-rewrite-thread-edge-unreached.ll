; illegal-rewrite in pass jump-threading: the reference called a thread over an edge illegal that nothing ever comes along
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R4
; found in: programs of the generator, judged in both forms; the reference was wrong, not production
; reduced: 8 instructions of 57, 1-minimal
; repeat: tandem check --pass jump-threading FILE
define void @f(i8 %a0) {
entry:
  %v0 = sub i8 %a0, %a0
  %v1 = icmp ugt i8 %v0, 1
  br i1 %v1, label %b1, label %b2

b1:
  br label %b2

b2:
  %v2 = icmp eq i8 %v0, 0
  br i1 %v2, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}
