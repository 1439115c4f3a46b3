; defect: an unused call that writes nothing is erased although it may not return
; pass: dce
; sources: JT-T10 M15
; seen by: illegal-rewrite
; knobs:
declare i32 @g(i32) nounwind memory(none)

define void @f(i32 %x) {
entry:
  %v0 = call i32 @g(i32 %x)
  ret void
}
