; Of two equal variables the one without flags stays; what the flags of the other one decided was still applied to it.
declare void @see(i32)

define i64 @f() {
entry:
  br label %l

l:
  %i = phi i32 [ 16386, %entry ], [ %i1, %k ]
  %j = phi i32 [ 16386, %entry ], [ %j1, %k ]
  %c = icmp sle i32 %i, 16385
  br i1 %c, label %e, label %k

k:
  call void @see(i32 %j)
  %i1 = add nuw nsw i32 %i, 1431655765
  %j1 = add i32 %j, 1431655765
  br label %l

e:
  ret i64 0
}
