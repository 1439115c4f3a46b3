; An exit that leads out of two loops at once, and to which code outside leads, too: each loop gets an exit of its own.
define i32 @both(i32 %n, i1 %skip, i1 %stop) {
entry:
  br i1 %skip, label %out, label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner.latch ]
  br i1 %stop, label %out, label %inner.latch

inner.latch:
  %j.next = add i32 %j, 1
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %inner, label %outer.latch

outer.latch:
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %out

out:
  %r = phi i32 [ 0, %entry ], [ %j, %inner ], [ %i, %outer.latch ]
  ret i32 %r
}
