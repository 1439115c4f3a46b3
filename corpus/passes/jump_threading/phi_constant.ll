; JT-039, JT-R4 a: an incoming constant of a phi decides the branch for one predecessor.

define i32 @phi_constant(i1 %c, i32 %a) {
entry:
  br i1 %c, label %known, label %open
known:
  br label %merge
open:
  %t = icmp sgt i32 %a, 10
  br label %merge
merge:
  %flag = phi i1 [ true, %known ], [ %t, %open ]
  br i1 %flag, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 0
}
