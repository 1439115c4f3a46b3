define i32 @implication(i32 %x, i1 %c) {
entry:
  %small = icmp slt i32 %x, 5
  br i1 %small, label %a, label %b

a:
  br label %yes

b:
  br i1 %c, label %join, label %out

join:
  %p = phi i32 [ 2, %b ]
  %lt10 = icmp slt i32 %x, 10
  br i1 %lt10, label %yes, label %out

yes:
  %phi.res = phi i32 [ 1, %a ], [ %p, %join ]
  ret i32 %phi.res

out:
  ret i32 -1
}
