; defect: the counts of an inner loop go, what its values are stays
; pass: scev
; sources: SE-T2
; seen by: scev-edits
; knobs: 
define void @f(ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %k, %next ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %l, %inner ]
  store i32 %j, ptr %p
  %l = add i32 %j, 1
  %c = icmp ult i32 %l, 10
  br i1 %c, label %inner, label %next

next:
  %k = add i32 %i, 1
  %d = icmp ult i32 %k, 4
  br i1 %d, label %outer, label %out

out:
  ret void
}
