; defect: the entries of a jump table lead to the default
; pass: selection
; sources: CG-T20
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a) {
entry:
  switch i32 %a, label %no [
    i32 0, label %one
    i32 1, label %two
    i32 2, label %one
    i32 3, label %two
  ]
one:
  ret i32 11
two:
  ret i32 22
no:
  ret i32 33
}
