; defect: a block that is its own successor is looked at for ever
; pass: jump-threading
; sources: JT-R12
; seen by: hang
; measured: 5/5, 5/5, 0.15, 2
; knobs: 
; signature: jump-threading/hang/-/turns
define void @f(i1 noundef %c) {
entry:
  br label %b

b:
  br i1 %c, label %b, label %out

out:
  ret void
}
