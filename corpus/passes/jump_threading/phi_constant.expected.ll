define i32 @phi_constant(i1 %c, i32 %a) {
entry:
  br i1 %c, label %known, label %open

known:
  br label %yes

open:
  %t = icmp sgt i32 %a, 10
  br i1 %t, label %yes, label %no

yes:
  ret i32 %a

no:
  ret i32 0
}
