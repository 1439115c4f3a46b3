; LD-2, T1: neither side of the test counts or is a number, but their ranges decide it; nothing was known to say so.
define void @stated(i32 range(i32 0, 4) %a, i32 range(i32 4, 9) %b) {
entry:
  br label %head

head:
  %done = icmp ule i32 %a, %b
  br i1 %done, label %exit, label %head

exit:
  ret void
}

define void @computed(i32 %a, i32 %b) {
entry:
  %low = and i32 %a, 3
  %high = or i32 %b, 16
  br label %head

head:
  %done = icmp ule i32 %low, %high
  br i1 %done, label %exit, label %head

exit:
  ret void
}

; One side may be every number, but the other is made of it.
define void @related(i32 %a, i32 %b) {
entry:
  %low = and i32 %a, %b
  br label %head

head:
  %done = icmp ule i32 %low, %a
  br i1 %done, label %exit, label %head

exit:
  ret void
}
