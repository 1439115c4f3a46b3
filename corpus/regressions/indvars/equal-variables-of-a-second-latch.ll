; the reference refused variables that are the same on the second latch as well, and count on the first
; signature: indvars/illegal-rewrite/replace-uses/IV-7
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass indvars FILE
declare void @see(i64)

define void @f(i8 noundef %x) {
entry:
  br label %head

head:
  %i = phi i8 [ 0, %entry ], [ %i1, %body ], [ %x, %head ]
  %j = phi i8 [ 0, %entry ], [ %j1, %body ], [ %x, %head ]
  %wi = zext i8 %i to i64
  call void @see(i64 %wi)
  %wj = zext i8 %j to i64
  call void @see(i64 %wj)
  %few = icmp ult i8 %j, 4
  br i1 %few, label %body, label %head

body:
  %i1 = add nsw i8 %i, 1
  %j1 = add i8 %j, 1
  %more = icmp ugt i8 %i, 125
  br i1 %more, label %head, label %out

out:
  ret void
}
