; defect: of two equal variables the one stands for the other that may be poison where that is not
; pass: indvars
; sources: IV-T10
; seen by: illegal-rewrite
; knobs:
define i32 @f(ptr %p, i32 %s, i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  %k = phi i32 [ %s, %entry ], [ %k.next, %loop ]
  store volatile i32 %i, ptr %p
  store volatile i32 %k, ptr %p
  %j = add nsw i32 %i, 3
  %k.next = add nuw i32 %k, 3
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
