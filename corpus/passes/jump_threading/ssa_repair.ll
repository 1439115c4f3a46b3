; JT-046, JT-T7: a value of the block is used in a block that is now reached around it.

define i32 @ssa_repair(i1 %c, i32 %a, i32 %d) {
entry:
  br i1 %c, label %known, label %open
known:
  br label %b
open:
  br label %b
b:
  %f = phi i32 [ 0, %known ], [ %d, %open ]
  %v = add i32 %a, %f
  %t = icmp eq i32 %f, 0
  br i1 %t, label %s, label %o
s:
  %w = mul i32 %v, 3
  br label %o
o:
  %r = phi i32 [ %w, %s ], [ 5, %b ]
  %q = add i32 %r, %v
  ret i32 %q
}
