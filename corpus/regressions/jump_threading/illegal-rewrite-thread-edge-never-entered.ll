; illegal-rewrite in pass jump-threading: the reference called a thread over an endless loop illegal that is never entered
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R4
; found in: tandem mutants --clean, seed 1, program 653; the reference was wrong, not production
; reduced: 7 instructions of 53, 1-minimal
; repeat: tandem check --pass jump-threading -opt KNOBS FILE
; opt: -jt-load-threading -jump-threading-across-loop-headers
define void @f() {
entry:
  br label %b1

b1:
  %v0 = icmp eq i16 0, 1
  br i1 %v0, label %b2, label %b5

b2:
  br label %b3

b3:
  br label %b4

b4:
  br i1 %v0, label %b4, label %b3

b5:
  ret void
}
