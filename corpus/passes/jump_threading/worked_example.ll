; JT-048: the worked example of the documents: a merge whose phi is compared with 42.

define i32 @worked_example(i32 %x, i32 %b) {
entry:
  %cond = icmp sgt i32 %x, 0
  br i1 %cond, label %positive, label %negative
positive:
  br label %merge
negative:
  %n = mul i32 %b, 3
  br label %merge
merge:
  %val = phi i32 [ 42, %positive ], [ %n, %negative ]
  %cond2 = icmp eq i32 %val, 42
  br i1 %cond2, label %match, label %other
match:
  ret i32 %val
other:
  %r = add i32 %val, %x
  ret i32 %r
}
