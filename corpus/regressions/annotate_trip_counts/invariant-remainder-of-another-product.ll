; SE-2: x + 3*d*(x/d) was taken for the remainder of x by d where the divisor sorts before the quotient
; found in: production, read; no program of ours had it
; production was wrong
; repeat: tandem check --pass annotate-trip-counts FILE
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(i32 range(i32 0, 40) %x, i8 range(i8 1, 10) %d8, ptr %p) {
entry:
  %d = zext i8 %d8 to i32
  %q = udiv i32 %x, %d
  %m = mul i32 %q, %d
  %m3 = mul i32 %m, 3
  %n = add i32 %x, %m3
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  store volatile i32 %i, ptr %p
  %j = add nuw nsw i32 %i, 1
  %t = icmp ult i32 %j, %n
  br i1 %t, label %h, label %out
out:
  ret void
}
