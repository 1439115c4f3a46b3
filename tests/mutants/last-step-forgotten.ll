; defect: the number after the last step is not asked whether it fits into 32 bits
; pass: iv-demotion
; sources: ID-T1
; seen by: illegal-rewrite
; knobs:
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 2147483640, %entry ], [ %next, %loop ]
  %low = trunc i64 %i to i32
  store volatile i32 %low, ptr %p
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, 2147483648
  br i1 %more, label %loop, label %done
done:
  ret void
}
