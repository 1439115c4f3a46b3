; defect: where values from two exits of a loop meet, the one from the first exit is taken for both
; pass: lcssa
; sources: LC-T2
; seen by: invariant-broken (verifier)
; knobs:
define i32 @f(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %next = add i32 %i, 1
  br i1 %c, label %left, label %latch
latch:
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %right
left:
  br label %join
right:
  br label %join
join:
  ret i32 %next
}
