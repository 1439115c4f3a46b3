define i32 @known_start(i1 %c, i32 %n) {
entry:
  br i1 %c, label %e1, label %e2

e1:
  br label %one

e2:
  br label %one

one:
  %phi.res2 = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %y, %head.s12 ]
  %phi.res = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %i.next2, %head.s12 ]
  %x = add i32 %phi.res2, 3
  %i.next1 = add i32 %phi.res, 1
  %more1 = icmp ult i32 %i.next1, %n
  br i1 %more1, label %head.s2, label %done

head.s2:
  %y = mul i32 %x, 5
  %i.next2 = add i32 %i.next1, 1
  %more2 = icmp ult i32 %i.next2, %n
  br i1 %more2, label %head.s12, label %done

head.s12:
  br label %one

done:
  %phi.res4 = phi i32 [ %x, %one ], [ %y, %head.s2 ]
  ret i32 %phi.res4
}
