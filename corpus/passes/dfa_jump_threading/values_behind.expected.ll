declare void @see(i32)

define i32 @values_behind(i32 %n) {
entry:
  %v1 = mul i32 0, 3
  %more1 = icmp ult i32 0, %n
  br i1 %more1, label %body.s0, label %done

body.s0:
  %w1 = add i32 %v1, 99
  br label %zero

zero:
  %phi.res15 = phi i32 [ %w1, %body.s0 ], [ %w3, %body.s01 ]
  %phi.res14 = phi i32 [ 0, %body.s0 ], [ %i.next2, %body.s01 ]
  %phi.res13 = phi i32 [ 99, %body.s0 ], [ %v2, %body.s01 ]
  %phi.res9 = phi i32 [ %v1, %body.s0 ], [ %v3, %body.s01 ]
  %a = add i32 %phi.res15, %phi.res9
  br label %state.entry

state.entry:
  %phi.res10 = phi i32 [ %phi.res9, %zero ], [ %v2, %body.s1 ]
  %phi.res6 = phi i32 [ %phi.res13, %zero ], [ %phi.res10, %body.s1 ]
  %phi.res5 = phi i32 [ %phi.res14, %zero ], [ %i.next1, %body.s1 ]
  %phi.res = phi i32 [ %a, %zero ], [ %b, %body.s1 ]
  %i.next1 = add i32 %phi.res5, 1
  %u1 = add i32 %phi.res, %phi.res6
  call void @see(i32 %u1)
  %v2 = mul i32 %i.next1, 3
  %more2 = icmp ult i32 %i.next1, %n
  br i1 %more2, label %body.s1, label %done

body.s1:
  %w2 = add i32 %v2, %phi.res10
  %b = sub i32 %w2, %i.next1
  %odd = trunc i32 %b to i1
  br i1 %odd, label %state.entry, label %even

even:
  %i.next2 = add i32 %i.next1, 1
  %u2 = add i32 %v2, %phi.res10
  call void @see(i32 %u2)
  %v3 = mul i32 %i.next2, 3
  %more3 = icmp ult i32 %i.next2, %n
  br i1 %more3, label %body.s01, label %done

body.s01:
  %w3 = add i32 %v3, %v2
  br label %zero

done:
  %phi.res12 = phi i32 [ %v1, %entry ], [ %v2, %state.entry ], [ %v3, %even ]
  %phi.res8 = phi i32 [ 99, %entry ], [ %phi.res10, %state.entry ], [ %v2, %even ]
  %s = add i32 %phi.res12, %phi.res8
  ret i32 %s
}
