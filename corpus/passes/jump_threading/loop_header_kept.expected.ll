define i32 @loop_header_kept(i1 %c, i32 %n) {
entry:
  br i1 %c, label %p1, label %p2

p1:
  br label %header

p2:
  br label %header

header:
  %i = phi i32 [ 0, %p1 ], [ %n, %p2 ], [ %next, %body ]
  %go = phi i1 [ true, %p1 ], [ false, %p2 ], [ %more, %body ]
  br i1 %go, label %body, label %exit

body:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 100
  br label %header

exit:
  ret i32 %i
}
