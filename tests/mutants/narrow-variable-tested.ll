; defect: a variable with fewer bits than the count is tested from now on
; pass: indvars
; sources: IV-T4
; seen by: illegal-rewrite
; knobs:
define void @f(ptr %p, i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i16 [ 7, %entry ], [ %k.next, %loop ]
  store volatile i16 %k, ptr %p
  %k.next = add i16 %k, 1
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
