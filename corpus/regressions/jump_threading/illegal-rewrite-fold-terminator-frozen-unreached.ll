; illegal-rewrite in pass jump-threading: the reference took a condition for a frozen poison because no value of its operand passes all the tests on the way to it
; signature: jump-threading/illegal-rewrite/fold-terminator/JT-R4
; found in: programs of the generator, judged in both forms; the reference was wrong, not production
; reduced: 12 instructions of 140, 1-minimal
; repeat: tandem check --pass jump-threading FILE
define void @f(i8 noundef %a0) {
entry:
  %v0 = icmp eq i8 %a0, 0
  br i1 %v0, label %b1, label %b2

b1:
  br label %b2

b2:
  %v1 = icmp eq i8 %a0, 0
  br i1 %v0, label %b3, label %b7

b3:
  switch i8 %a0, label %b5 [
    i8 2, label %b4
  ]

b4:
  %v2 = freeze i1 %v1
  br i1 %v2, label %b5, label %b6

b5:
  ret void

b6:
  ret void

b7:
  ret void
}
