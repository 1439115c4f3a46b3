; defect: copysign takes the size of its second operand and the sign of its first
; pass: selection
; sources: CG-T12
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define double @f(double %a, double %b) {
  %r = call double @llvm.copysign.f64(double %a, double %b)
  ret double %r
}
declare double @llvm.copysign.f64(double, double)
