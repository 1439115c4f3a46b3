; defect: a division that only the way to the loop makes safe is done before it
; pass: indvars
; sources: IV-T9
; seen by: illegal-rewrite
; knobs:
define i32 @f(ptr %p, i32 noundef %a, i32 noundef %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %n = udiv i32 %a, %b
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}
