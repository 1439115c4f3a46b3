; JT-T8: the phis of a copied block exchange their values.

define i32 @swapped_phis(i32 %n) {
entry:
  br label %head

head:
  %state = phi i32 [ 1, %entry ], [ 2, %one ], [ 1, %two ]
  %x = phi i32 [ 3, %entry ], [ %y, %one ], [ %y, %two ]
  %y = phi i32 [ 10, %entry ], [ %x, %one ], [ %x, %two ]
  %i = phi i32 [ 0, %entry ], [ %i1, %one ], [ %i2, %two ]
  %z = mul i32 %x, 7
  switch i32 %state, label %bad [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  %i1 = add i32 %i, 1
  %more1 = icmp ult i32 %i1, %n
  br i1 %more1, label %head, label %done

two:
  %i2 = add i32 %i, 1
  %more2 = icmp ult i32 %i2, %n
  br i1 %more2, label %head, label %done

bad:
  unreachable

done:
  %w = add i32 %z, %y
  ret i32 %w
}
