; defect: a bit in memory has ones above it
; pass: selection
; sources: CG-T15
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %a) {
  %c = icmp eq i32 %a, 0
  store i1 %c, ptr %p, align 1
  ret void
}
