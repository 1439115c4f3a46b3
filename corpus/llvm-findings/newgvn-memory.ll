; The pass asks for memory without end.
; standing: new
; subject: opt:newgvn
define void @f() {
entry:
  br i1 false, label %b3, label %b1

b1:
  br label %b2

b2:
  br i1 false, label %b5, label %b3

b3:
  br i1 undef, label %b4, label %b5

b4:
  store i32 0, ptr null, align 1
  br label %b1

b5:
  br label %b2
}
