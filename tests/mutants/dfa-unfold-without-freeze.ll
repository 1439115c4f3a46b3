; defect: a select between states becomes a branch on a condition that may be poison
; pass: dfa-jump-threading
; sources: JT-T9a JT-R7 M4
; seen by: illegal-rewrite (JT-R7)
; measured: 5/5, 5/5, 0.05, 7
; knobs: 
declare void @barrier() #0

declare void @see(i32)

declare void @once() #1

define i32 @f(i32 %c, i32 %n) {
entry:
  br label %H

H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a = phi i32 [ %c, %entry ], [ %a1, %latch ]
  %b = phi i32 [ 9, %entry ], [ %a, %latch ]
  %v = mul i32 %a, 3
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
  ]

C1:
  %q = icmp ult i32 poison, %n
  %s = select i1 %q, i32 1, i32 2
  %x1 = add i32 %a, 3
  br label %latch

C2:
  %x2 = sub i32 %b, %v
  br label %latch

latch:
  %ns = phi i32 [ %s, %C1 ], [ 1, %C2 ]
  %a1 = phi i32 [ %x1, %C1 ], [ %x2, %C2 ]
  %i1 = add i32 %i, 1
  %k = icmp ult i32 %i1, %n
  call void @see(i32 %b)
  br i1 %k, label %H, label %X

D:
  ret i32 %v

X:
  %p = phi i32 [ %a1, %latch ]
  %s0 = add i32 %p, %v
  %r = add i32 %s0, %ns
  ret i32 %r
}

attributes #0 = { convergent }
attributes #1 = { noduplicate }
