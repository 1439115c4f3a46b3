; A value of the inner loop is used behind the outer one: it leaves both, one after the other. What is used in a phi of an
; exit block, for a block of the loop, is used in the loop.
define i32 @nest(i32 %n) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 1
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %inner, label %outer.latch

outer.latch:
  %i.next = add i32 %i, %j
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %done

done:
  %kept = phi i32 [ %i.next, %outer.latch ]
  %r = add i32 %kept, %j
  ret i32 %r
}

; The value is used in a loop behind, before the next value is computed: a phi where the two ways meet, in each iteration.
define void @around(i32 %n, i1 %c, ptr %p) {
entry:
  br label %outer

outer:
  br i1 %c, label %pre.a, label %pre.b

pre.a:
  br label %a

a:
  %x = load volatile i32, ptr %p
  %go = icmp ult i32 %x, %n
  br i1 %go, label %a.latch, label %a.out

a.latch:
  %go2 = icmp ult i32 %x, 10
  br i1 %go2, label %a, label %a.out2

a.out:
  br label %b

a.out2:
  br label %b

b:
  br i1 %c, label %b.latch, label %use

b.latch:
  br i1 %go, label %b, label %use

use:
  store i32 %x, ptr %p
  br label %outer

pre.b:
  ret void
}
