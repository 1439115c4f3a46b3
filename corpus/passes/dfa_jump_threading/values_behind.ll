; JT-T7: values of copied blocks are used in the cases, in the next round and behind the loop.

declare void @see(i32)

define i32 @values_behind(i32 %n) {
entry:
  br label %head

head:
  %state = phi i32 [ 0, %entry ], [ %next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %last = phi i32 [ 99, %entry ], [ %v, %latch ]
  %v = mul i32 %i, 3
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done

body:
  %w = add i32 %v, %last
  switch i32 %state, label %zero [
    i32 1, label %one
  ]

zero:
  %a = add i32 %w, %v
  br label %latch

one:
  %b = sub i32 %w, %i
  %odd = trunc i32 %b to i1
  br i1 %odd, label %latch, label %even

even:
  br label %latch

latch:
  %next = phi i32 [ 1, %zero ], [ 1, %one ], [ 0, %even ]
  %r = phi i32 [ %a, %zero ], [ %b, %one ], [ %v, %even ]
  %i.next = add i32 %i, 1
  %u = add i32 %r, %last
  call void @see(i32 %u)
  br label %head

done:
  %s = add i32 %v, %last
  ret i32 %s
}
