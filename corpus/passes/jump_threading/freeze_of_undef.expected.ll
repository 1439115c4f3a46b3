define i32 @freeze_of_undef(i1 %c, i1 %d) {
entry:
  br i1 %c, label %p, label %q

p:
  br label %b

q:
  br label %b

b:
  %v = phi i1 [ undef, %p ], [ %d, %q ]
  %fr = freeze i1 %v
  br i1 %fr, label %yes, label %no

yes:
  %z = zext i1 %fr to i32
  ret i32 %z

no:
  ret i32 7
}
