; defect: a switch that was refused is tried again for ever
; pass: dfa-jump-threading
; sources: JT-R16
; seen by: hang
; measured: 5/5, 5/5, 0.25, 5
; knobs: 
; signature: dfa-jump-threading/hang/-/turns
define void @f(i32 noundef %x) {
entry:
  br label %head

head:
  %state = phi i32 [ 1, %entry ], [ %x, %back ]
  switch i32 %state, label %out [
    i32 1, label %back
  ]

back:
  br label %head

out:
  ret void
}
