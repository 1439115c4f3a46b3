; defect: the increment is tested against what the variable itself comes to
; pass: indvars
; sources: IV-5
; seen by: illegal-rewrite
; knobs:
define void @f(ptr %p, i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 7, %entry ], [ %k.next, %loop ]
  store volatile i32 %k, ptr %p
  %k.next = add i32 %k, 1
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
