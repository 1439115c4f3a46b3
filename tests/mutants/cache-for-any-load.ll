; defect: a load goes through the read-only cache although memory is written
; pass: selection
; sources: CG-T16
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  store i32 7, ptr addrspace(1) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
