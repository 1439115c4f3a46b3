; A store of a pointer that compares equal to what is there is removed: the addresses are the same, the objects need not be.
; standing: known #184088
; subject: opt:dse
define void @f(ptr %slot, ptr %new) {
  %old = load ptr, ptr %slot
  %same = icmp eq ptr %old, %new
  br i1 %same, label %again, label %end

again:
  store ptr %new, ptr %slot
  br label %end

end:
  ret void
}
