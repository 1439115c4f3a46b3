; defect: a load with an extension by zeros extends by the sign
; pass: selection
; sources: CG-T10
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p) {
  %v = load i8, ptr %p, align 1
  %z = zext i8 %v to i32
  ret i32 %z
}
