; defect: what a comparison is in the first iteration it is taken to be in all
; pass: indvars
; sources: SE-7.2
; seen by: illegal-rewrite
; knobs:
define void @only_on_entry(ptr %p, i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %before, label %end

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %next ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %next, label %left

next:
  %more = load volatile i1, ptr %p
  %j = add i32 %i, 1
  br i1 %more, label %loop, label %done

done:
  br label %end

left:
  store volatile i32 -1, ptr %p
  br label %end

end:
  ret void
}
