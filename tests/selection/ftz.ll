; Functions that flush subnormal numbers of single precision.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @a(float %a, float %b) #0 {
  %r = fadd float %a, %b
  ret float %r
}
define float @m(float %a, float %b) #0 {
  %r = fmul float %a, %b
  ret float %r
}
define i1 @c(float %a, float %b) #0 {
  %r = fcmp olt float %a, %b
  ret i1 %r
}
define double @e(float %a) #0 {
  %r = fpext float %a to double
  ret double %r
}
define float @n(float %a) #0 {
  %r = fneg float %a
  ret float %r
}
define i32 @i(float %a) #0 {
  %r = fptosi float %a to i32
  ret i32 %r
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
