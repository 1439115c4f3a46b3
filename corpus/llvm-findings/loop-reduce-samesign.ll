; The loop counts down instead of up, and the comparison keeps what was said of its operands: behind the first round it is poison.
; standing: new
; subject: opt:loop-reduce
target triple = "nvptx64-nvidia-cuda"

define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i16 [ 0, %entry ], [ %v2, %b2 ]
  %v1 = icmp samesign eq i16 %v0, 0
  br i1 %v1, label %b2, label %b3

b2:
  %v2 = add i16 %v0, 1
  br label %b1

b3:
  ret void
}
