; illegal-rewrite in pass annotate-trip-counts: a loop of a function was noted that has a cycle with two entries elsewhere (X-6)
; signature: annotate-trip-counts/illegal-rewrite/annotate-loop/structure
; found in: programs made for the pass (seed 1); production was wrong
; repeat: tandem check --pass annotate-trip-counts FILE
define void @f(ptr %p, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %behind

behind:
  br i1 %c, label %left, label %right

left:
  %a = load volatile i1, ptr %p
  br i1 %a, label %right, label %done

right:
  %b = load volatile i1, ptr %p
  br i1 %b, label %left, label %done

done:
  ret void
}
