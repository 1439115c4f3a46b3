; defect: an address is computed from a 32-bit variable that is counted without sign, though the index is extended with sign
; pass: iv-demotion
; sources: ID-T3
; seen by: miscompile
; knobs:
define void @f(ptr %p) {
entry:
  %q = getelementptr i8, ptr %p, i64 -4294967280
  br label %loop
loop:
  %i = phi i64 [ 4294967280, %entry ], [ %next, %loop ]
  %low = trunc i64 %i to i32
  %a = getelementptr i8, ptr %q, i64 %i
  store volatile i32 %low, ptr %a, align 1
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 4294967284
  br i1 %more, label %loop, label %done
done:
  ret void
}
