; defect: an exit that only some iterations come to is counted like one of each iteration
; pass: scev
; sources: SE-2.1
; seen by: claims
; knobs: 
define void @f() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %some, label %latch

some:
  %t = icmp eq i32 %i, 4
  br i1 %t, label %out, label %latch

latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 10
  br i1 %c, label %loop, label %out

out:
  ret void
}
