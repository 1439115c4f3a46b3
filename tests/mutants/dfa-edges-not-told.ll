; knobs: 
define void @f() {
entry:
  br label %h

h:
  %s = phi i8 [ 0, %entry ], [ 1, %a ]
  switch i8 %s, label %exit [
    i8 0, label %a
  ]

a:
  br label %h

exit:
  ret void
}
