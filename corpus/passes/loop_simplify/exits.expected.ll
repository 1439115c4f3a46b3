define i32 @both(i32 %n, i1 %skip, i1 %stop) {
entry:
  br i1 %skip, label %out, label %outer.preheader

outer.preheader:
  br label %outer

outer:
  %i = phi i32 [ %i.next, %outer.latch ], [ 0, %outer.preheader ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner.latch ]
  br i1 %stop, label %out.loopexit, label %inner.latch

out.loopexit:
  br label %out

inner.latch:
  %j.next = add i32 %j, 1
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %inner, label %outer.latch

outer.latch:
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %out.loopexit1

out.loopexit1:
  br label %out

out:
  %r = phi i32 [ 0, %entry ], [ %j, %out.loopexit ], [ %i, %out.loopexit1 ]
  ret i32 %r
}
