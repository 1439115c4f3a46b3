; A branch looks through the negation of a bit that the loop changes in front of it.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @turned(i32 %n, i1 %s) {
entry:
  br label %loop
loop:
  %p = phi i1 [ %s, %entry ], [ %v, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %nx = xor i1 %p, true
  %j = add i32 %i, 1
  %m = and i32 %j, 7
  %v = icmp eq i32 %m, 5
  br i1 %nx, label %loop, label %exit
exit:
  ret i32 %j
}
