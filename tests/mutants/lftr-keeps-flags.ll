; defect: the increment that a new exit test hangs on keeps flags that it breaks on the way
; pass: indvars
; sources: IV-T1
; seen by: illegal-rewrite
; knobs:
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 3, %entry ], [ %i.next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  store volatile i8 %i, ptr %p
  %i.next = add nsw i8 %i, 1
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 200
  br i1 %more, label %loop, label %done
done:
  ret void
}
