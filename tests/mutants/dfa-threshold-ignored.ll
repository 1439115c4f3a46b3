; defect: a machine may cost anything
; pass: dfa-jump-threading
; sources: JT-R16
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 0.07, 5
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
  %x1 = add i32 %a, 3
  br label %latch

C2:
  %x2 = sub i32 %b, %v
  br label %latch

latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ]
  %a1 = phi i32 [ %x1, %C1 ], [ %x2, %C2 ]
  %f0 = add i32 %i, 0
  %f1 = add i32 %i, 1
  %f2 = add i32 %i, 2
  %f3 = add i32 %i, 3
  %f4 = add i32 %i, 4
  %f5 = add i32 %i, 5
  %f6 = add i32 %i, 6
  %f7 = add i32 %i, 7
  %f8 = add i32 %i, 8
  %f9 = add i32 %i, 9
  %f10 = add i32 %i, 10
  %f11 = add i32 %i, 11
  %f12 = add i32 %i, 12
  %f13 = add i32 %i, 13
  %f14 = add i32 %i, 14
  %f15 = add i32 %i, 15
  %f16 = add i32 %i, 16
  %f17 = add i32 %i, 17
  %f18 = add i32 %i, 18
  %f19 = add i32 %i, 19
  %f20 = add i32 %i, 20
  %f21 = add i32 %i, 21
  %f22 = add i32 %i, 22
  %f23 = add i32 %i, 23
  %f24 = add i32 %i, 24
  %f25 = add i32 %i, 25
  %f26 = add i32 %i, 26
  %f27 = add i32 %i, 27
  %f28 = add i32 %i, 28
  %f29 = add i32 %i, 29
  %f30 = add i32 %i, 30
  %f31 = add i32 %i, 31
  %f32 = add i32 %i, 32
  %f33 = add i32 %i, 33
  %f34 = add i32 %i, 34
  %f35 = add i32 %i, 35
  %f36 = add i32 %i, 36
  %f37 = add i32 %i, 37
  %f38 = add i32 %i, 38
  %f39 = add i32 %i, 39
  %f40 = add i32 %i, 40
  %f41 = add i32 %i, 41
  %f42 = add i32 %i, 42
  %f43 = add i32 %i, 43
  %f44 = add i32 %i, 44
  %f45 = add i32 %i, 45
  %f46 = add i32 %i, 46
  %f47 = add i32 %i, 47
  %f48 = add i32 %i, 48
  %f49 = add i32 %i, 49
  %f50 = add i32 %i, 50
  %f51 = add i32 %i, 51
  %f52 = add i32 %i, 52
  %f53 = add i32 %i, 53
  %f54 = add i32 %i, 54
  %f55 = add i32 %i, 55
  %f56 = add i32 %i, 56
  %f57 = add i32 %i, 57
  %f58 = add i32 %i, 58
  %f59 = add i32 %i, 59
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
