; defect: the sum of subscripts times extents is said not to wrap without proof
; pass: delinearization
; sources: DL-T7
; seen by: claims
; knobs: 
define void @f(i64 %m, i1 %take, ptr %p) {
entry:
  br label %rows

rows:
  %i = phi i64 [ 0, %entry ], [ %k, %next ]
  br label %row

row:
  %j = phi i64 [ 0, %rows ], [ %l, %latch ]
  %s = mul i64 %i, %m
  %at = add i64 %s, %j
  %q = getelementptr i8, ptr %p, i64 %at
  br i1 %take, label %access, label %latch

access:
  store i8 0, ptr %q
  br label %latch

latch:
  %l = add nuw nsw i64 %j, 1
  %c = icmp ult i64 %l, 3
  br i1 %c, label %row, label %next

next:
  %k = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %k, 3
  br i1 %d, label %rows, label %out

out:
  ret void
}
