define i32 @swapped_phis(i32 %n) {
entry:
  br label %state.entry

head.s2:
  %phi.res3 = phi i32 [ %phi.res1, %state.entry ]
  %phi.res4 = phi i32 [ %phi.res, %state.entry ]
  %z2 = mul i32 %phi.res3, 7
  %i2 = add i32 %i1, 1
  %more2 = icmp ult i32 %i2, %n
  br i1 %more2, label %state.entry, label %done

state.entry:
  %phi.res = phi i32 [ 3, %entry ], [ %phi.res4, %head.s2 ]
  %phi.res1 = phi i32 [ 10, %entry ], [ %phi.res3, %head.s2 ]
  %phi.res2 = phi i32 [ 0, %entry ], [ %i2, %head.s2 ]
  %z1 = mul i32 %phi.res, 7
  %i1 = add i32 %phi.res2, 1
  %more1 = icmp ult i32 %i1, %n
  br i1 %more1, label %head.s2, label %done

done:
  %phi.res12 = phi i32 [ %z1, %state.entry ], [ %z2, %head.s2 ]
  %phi.res9 = phi i32 [ %phi.res1, %state.entry ], [ %phi.res4, %head.s2 ]
  %w = add i32 %phi.res12, %phi.res9
  ret i32 %w
}
