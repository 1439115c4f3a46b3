; defect: the number of back edges is noted as that of trips, which is one more
; pass: annotate-trip-counts
; sources: TC-T3
; seen by: illegal-rewrite
; knobs:
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 16
  br i1 %more, label %loop, label %done
done:
  ret void
}
