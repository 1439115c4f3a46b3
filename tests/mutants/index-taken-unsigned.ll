; defect: an index that is extended by its sign is extended by zeros
; pass: selection
; sources: CG-T23
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p, i32 %i) {
  %b = or i32 %i, -4
  %e = sext i32 %b to i64
  %q = getelementptr i8, ptr %p, i64 16
  %a = getelementptr i32, ptr %q, i64 %e
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
