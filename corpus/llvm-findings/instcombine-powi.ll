; The sum of two exponents wraps: x^y * x^z is not x^(y + z) then.
; standing: known #197172
; subject: opt:instcombine
declare double @llvm.powi.f64.i32(double, i32)

define double @f(double %x) {
  %p = call reassoc double @llvm.powi.f64.i32(double %x, i32 2147483647)
  %q = call reassoc double @llvm.powi.f64.i32(double %x, i32 226)
  %r = fmul reassoc double %p, %q
  ret double %r
}
