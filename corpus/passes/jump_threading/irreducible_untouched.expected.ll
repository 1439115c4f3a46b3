define i32 @irreducible_untouched(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b

a:
  %i = phi i32 [ 0, %entry ], [ %j, %b ]
  %f = phi i1 [ true, %entry ], [ false, %b ]
  br i1 %f, label %b, label %exit

b:
  %j = phi i32 [ 1, %entry ], [ %i, %a ]
  %t = icmp slt i32 %j, %n
  br i1 %t, label %a, label %exit

exit:
  ret i32 0
}
