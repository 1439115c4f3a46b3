target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @fold_constant(float %x) {
  %a.f = sitofp i32 3 to float
  %c.f = uitofp i8 2 to float
  %d.f = sitofp i16 3 to float
  %s = fadd float %a.f, 1.500000e+00
  %t = fadd float %c.f, %d.f
  %u = fadd float %s, %t
  %r = fmul float %u, %x
  ret float %r
}
