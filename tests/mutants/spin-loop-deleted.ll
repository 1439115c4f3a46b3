; defect: a loop that waits with volatile loads for a flag is deleted
; pass: loop-deletion
; sources: LD-T3
; seen by: illegal-rewrite (LD-2)
; knobs:
define void @f(ptr %p) mustprogress {
entry:
  br label %loop
loop:
  %x = load volatile i32, ptr %p
  %more = icmp ne i32 %x, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}
