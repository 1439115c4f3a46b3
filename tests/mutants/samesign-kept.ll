; defect: a comparison keeps samesign where its operands lose the zero bits above them
; pass: iv-demotion
; sources: HB-43
; seen by: lockstep-difference
; knobs:
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 2147483640, %entry ], [ %next, %loop ]
  %low = trunc i64 %i to i32
  store volatile i32 %low, ptr %p
  %next = add i64 %i, 1
  %more = icmp samesign ult i64 %next, 2147483660
  br i1 %more, label %loop, label %done
done:
  ret void
}
