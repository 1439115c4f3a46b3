; defect: objects of the stack lie on each other
; pass: selection
; sources: CG-T19
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a, i32 %b) {
  %x = alloca i32, align 4
  %y = alloca i8, align 1
  store i32 %a, ptr %x, align 4
  store i8 7, ptr %y, align 1
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
