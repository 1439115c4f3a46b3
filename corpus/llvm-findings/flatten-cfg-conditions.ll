; A condition that was asked only if the first is false becomes an operand of or: poison reaches the branch.
; standing: known #217313
; subject: opt:flatten-cfg
declare void @g()

define void @f(i32 %x, i32 %y) {
entry:
  %a = icmp eq i32 %x, 0
  br i1 %a, label %then, label %next

next:
  %b = icmp eq i32 %y, 0
  br i1 %b, label %then, label %end

then:
  call void @g()
  br label %end

end:
  ret void
}
