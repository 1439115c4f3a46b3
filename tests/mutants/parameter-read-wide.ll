; defect: a parameter by value is read with more than its alignment
; pass: selection
; sources: CG-T3
; seen by: verifier
target triple = "nvptx64-nvidia-cuda"
%s = type { i32, i32 }
define ptx_kernel void @f(ptr addrspace(1) %out, ptr byval(%s) align 4 %a) {
  store i32 5, ptr %a, align 4
  %q = getelementptr i8, ptr %a, i64 4
  %v = load i32, ptr %q, align 4
  %w = load i32, ptr %a, align 4
  %x = add i32 %v, %w
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}
