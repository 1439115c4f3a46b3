define i32 @ssa_repair(i1 %c, i32 %a, i32 %d) {
entry:
  br i1 %c, label %known, label %open

known:
  br label %s

open:
  %v = add i32 %a, %d
  %t = icmp eq i32 %d, 0
  br i1 %t, label %s, label %o

s:
  %phi.res = phi i32 [ %a, %known ], [ %v, %open ]
  %w = mul i32 %phi.res, 3
  br label %o

o:
  %phi.res1 = phi i32 [ %v, %open ], [ %phi.res, %s ]
  %r = phi i32 [ %w, %s ], [ 5, %open ]
  %q = add i32 %r, %phi.res1
  ret i32 %q
}
