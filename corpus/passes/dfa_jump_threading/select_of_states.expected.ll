define i32 @select_of_states(i1 %c, i32 %n) {
entry:
  br i1 %c, label %e1, label %e2

e1:
  br label %one

e2:
  br label %one

one:
  %phi.res3 = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %phi.res, %head.s12 ]
  %phi.res1 = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %i.next2, %head.s12 ]
  %x = add i32 %phi.res3, 3
  %q = icmp ult i32 %x, %n
  %cond.fr = freeze i1 %q
  br i1 %cond.fr, label %phi.src1, label %latch.s2

latch.s2:
  %i.next1 = add i32 %phi.res1, 1
  %more1 = icmp ult i32 %i.next1, %n
  br i1 %more1, label %head.s2, label %done

head.s2:
  %y = mul i32 %x, 5
  br label %state.entry

phi.src1:
  br label %state.entry

state.entry:
  %phi.res2 = phi i32 [ %phi.res1, %phi.src1 ], [ %i.next1, %head.s2 ]
  %phi.res = phi i32 [ %x, %phi.src1 ], [ %y, %head.s2 ]
  %i.next2 = add i32 %phi.res2, 1
  %more2 = icmp ult i32 %i.next2, %n
  br i1 %more2, label %head.s12, label %done

head.s12:
  br label %one

done:
  %phi.res6 = phi i32 [ %x, %latch.s2 ], [ %phi.res, %state.entry ]
  ret i32 %phi.res6
}
