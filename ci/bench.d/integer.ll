; Integer loop of ci/bench interp: the 3n+1 chain lengths of argc * 5,000 numbers, mixed into a hash.
; Runs as a program under lli and as a function under `tandem run`.

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %n = mul nuw nsw i32 %argc, 5000
  br label %outer

outer:
  %i = phi i32 [ 1, %entry ], [ %i.next, %outer.latch ]
  %hash = phi i32 [ 17, %entry ], [ %hash.next, %outer.latch ]
  br label %chain

chain:
  %x = phi i32 [ %i, %outer ], [ %x.next, %chain.latch ]
  %length = phi i32 [ 0, %outer ], [ %length.next, %chain.latch ]
  %low = and i32 %x, 1
  %odd = icmp ne i32 %low, 0
  br i1 %odd, label %up, label %down

up:
  %triple = mul i32 %x, 3
  %more = add i32 %triple, 1
  br label %chain.latch

down:
  %half = lshr exact i32 %x, 1
  br label %chain.latch

chain.latch:
  %x.next = phi i32 [ %more, %up ], [ %half, %down ]
  %length.next = add nuw nsw i32 %length, 1
  %at.one = icmp ule i32 %x.next, 1
  %too.long = icmp uge i32 %length.next, 60
  %stop = or i1 %at.one, %too.long
  br i1 %stop, label %outer.latch, label %chain

outer.latch:
  %shifted = shl i32 %hash, 5
  %mixed = xor i32 %shifted, %length.next
  %hash.next = add i32 %mixed, %hash
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp ule i32 %i.next, %n
  br i1 %again, label %outer, label %exit

exit:
  %result = and i32 %hash.next, 127
  ret i32 %result
}
