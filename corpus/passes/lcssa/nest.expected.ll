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
  %j.lcssa = phi i32 [ %j, %inner ]
  %i.next = add i32 %i, %j.lcssa
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %done

done:
  %j.lcssa.lcssa = phi i32 [ %j.lcssa, %outer.latch ]
  %kept = phi i32 [ %i.next, %outer.latch ]
  %r = add i32 %kept, %j.lcssa.lcssa
  ret i32 %r
}

define void @around(i32 %n, i1 %c, ptr %p) {
entry:
  br label %outer

outer:
  br i1 %c, label %pre.a, label %pre.b

pre.a:
  br label %a

a:
  %x = load volatile i32, ptr %p, align 4
  %go = icmp ult i32 %x, %n
  br i1 %go, label %a.latch, label %a.out

a.latch:
  %go2 = icmp ult i32 %x, 10
  br i1 %go2, label %a, label %a.out2

a.out:
  %go.lcssa = phi i1 [ %go, %a ]
  %x.lcssa = phi i32 [ %x, %a ]
  br label %b

a.out2:
  %go.lcssa1 = phi i1 [ %go, %a.latch ]
  %x.lcssa1 = phi i32 [ %x, %a.latch ]
  br label %b

b:
  %go.lcssa2 = phi i1 [ %go.lcssa2, %b.latch ], [ %go.lcssa1, %a.out2 ], [ %go.lcssa, %a.out ]
  %x.lcssa2 = phi i32 [ %x.lcssa2, %b.latch ], [ %x.lcssa1, %a.out2 ], [ %x.lcssa, %a.out ]
  br i1 %c, label %b.latch, label %use

b.latch:
  br i1 %go.lcssa2, label %b, label %use

use:
  %x.lcssa2.lcssa = phi i32 [ %x.lcssa2, %b.latch ], [ %x.lcssa2, %b ]
  store i32 %x.lcssa2.lcssa, ptr %p, align 4
  br label %outer

pre.b:
  ret void
}
