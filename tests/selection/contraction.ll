target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Products that are added: one instruction where both say that they may be contracted, two where one does not; which of the factors and the
; sums is turned.
define float @add_float_contract_contract(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd contract float %m, %c
  ret float %r
}

define float @sub_float_contract_contract(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fsub contract float %m, %c
  ret float %r
}

define float @rsub_float_contract_contract(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fsub contract float %c, %m
  ret float %r
}

define float @neg_add_float_contract_contract(float %a, float %b, float %c) {
  %n = fneg contract float %a
  %m = fmul contract float %n, %b
  %r = fadd contract float %c, %m
  ret float %r
}

define float @neg_sub_float_contract_contract(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %n = fneg contract float %m
  %r = fsub contract float %n, %c
  ret float %r
}

define float @two_float_contract_contract(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %k = fmul contract float %c, %c
  %r = fadd contract float %m, %k
  ret float %r
}

define float @add_float_plain_contract(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fadd contract float %m, %c
  ret float %r
}

define float @sub_float_plain_contract(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fsub contract float %m, %c
  ret float %r
}

define float @rsub_float_plain_contract(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fsub contract float %c, %m
  ret float %r
}

define float @neg_add_float_plain_contract(float %a, float %b, float %c) {
  %n = fneg float %a
  %m = fmul float %n, %b
  %r = fadd contract float %c, %m
  ret float %r
}

define float @neg_sub_float_plain_contract(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %n = fneg float %m
  %r = fsub contract float %n, %c
  ret float %r
}

define float @two_float_plain_contract(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %k = fmul float %c, %c
  %r = fadd contract float %m, %k
  ret float %r
}

define float @add_float_contract_plain(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd float %m, %c
  ret float %r
}

define float @sub_float_contract_plain(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fsub float %m, %c
  ret float %r
}

define float @rsub_float_contract_plain(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fsub float %c, %m
  ret float %r
}

define float @neg_add_float_contract_plain(float %a, float %b, float %c) {
  %n = fneg contract float %a
  %m = fmul contract float %n, %b
  %r = fadd float %c, %m
  ret float %r
}

define float @neg_sub_float_contract_plain(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %n = fneg contract float %m
  %r = fsub float %n, %c
  ret float %r
}

define float @two_float_contract_plain(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %k = fmul contract float %c, %c
  %r = fadd float %m, %k
  ret float %r
}

define float @add_float_plain_plain(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fadd float %m, %c
  ret float %r
}

define float @sub_float_plain_plain(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fsub float %m, %c
  ret float %r
}

define float @rsub_float_plain_plain(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fsub float %c, %m
  ret float %r
}

define float @neg_add_float_plain_plain(float %a, float %b, float %c) {
  %n = fneg float %a
  %m = fmul float %n, %b
  %r = fadd float %c, %m
  ret float %r
}

define float @neg_sub_float_plain_plain(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %n = fneg float %m
  %r = fsub float %n, %c
  ret float %r
}

define float @two_float_plain_plain(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %k = fmul float %c, %c
  %r = fadd float %m, %k
  ret float %r
}

define float @add_float_nnan_contract_nsz_contract(float %a, float %b, float %c) {
  %m = fmul nnan contract float %a, %b
  %r = fadd nsz contract float %m, %c
  ret float %r
}

define float @sub_float_nnan_contract_nsz_contract(float %a, float %b, float %c) {
  %m = fmul nnan contract float %a, %b
  %r = fsub nsz contract float %m, %c
  ret float %r
}

define float @rsub_float_nnan_contract_nsz_contract(float %a, float %b, float %c) {
  %m = fmul nnan contract float %a, %b
  %r = fsub nsz contract float %c, %m
  ret float %r
}

define float @neg_add_float_nnan_contract_nsz_contract(float %a, float %b, float %c) {
  %n = fneg nnan contract float %a
  %m = fmul nnan contract float %n, %b
  %r = fadd nsz contract float %c, %m
  ret float %r
}

define float @neg_sub_float_nnan_contract_nsz_contract(float %a, float %b, float %c) {
  %m = fmul nnan contract float %a, %b
  %n = fneg nnan contract float %m
  %r = fsub nsz contract float %n, %c
  ret float %r
}

define float @two_float_nnan_contract_nsz_contract(float %a, float %b, float %c) {
  %m = fmul nnan contract float %a, %b
  %k = fmul nnan contract float %c, %c
  %r = fadd nsz contract float %m, %k
  ret float %r
}

define double @add_double_contract_contract(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fadd contract double %m, %c
  ret double %r
}

define double @sub_double_contract_contract(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fsub contract double %m, %c
  ret double %r
}

define double @rsub_double_contract_contract(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fsub contract double %c, %m
  ret double %r
}

define double @neg_add_double_contract_contract(double %a, double %b, double %c) {
  %n = fneg contract double %a
  %m = fmul contract double %n, %b
  %r = fadd contract double %c, %m
  ret double %r
}

define double @neg_sub_double_contract_contract(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %n = fneg contract double %m
  %r = fsub contract double %n, %c
  ret double %r
}

define double @two_double_contract_contract(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %k = fmul contract double %c, %c
  %r = fadd contract double %m, %k
  ret double %r
}

define double @add_double_plain_contract(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fadd contract double %m, %c
  ret double %r
}

define double @sub_double_plain_contract(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fsub contract double %m, %c
  ret double %r
}

define double @rsub_double_plain_contract(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fsub contract double %c, %m
  ret double %r
}

define double @neg_add_double_plain_contract(double %a, double %b, double %c) {
  %n = fneg double %a
  %m = fmul double %n, %b
  %r = fadd contract double %c, %m
  ret double %r
}

define double @neg_sub_double_plain_contract(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %n = fneg double %m
  %r = fsub contract double %n, %c
  ret double %r
}

define double @two_double_plain_contract(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %k = fmul double %c, %c
  %r = fadd contract double %m, %k
  ret double %r
}

define double @add_double_contract_plain(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fadd double %m, %c
  ret double %r
}

define double @sub_double_contract_plain(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fsub double %m, %c
  ret double %r
}

define double @rsub_double_contract_plain(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fsub double %c, %m
  ret double %r
}

define double @neg_add_double_contract_plain(double %a, double %b, double %c) {
  %n = fneg contract double %a
  %m = fmul contract double %n, %b
  %r = fadd double %c, %m
  ret double %r
}

define double @neg_sub_double_contract_plain(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %n = fneg contract double %m
  %r = fsub double %n, %c
  ret double %r
}

define double @two_double_contract_plain(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %k = fmul contract double %c, %c
  %r = fadd double %m, %k
  ret double %r
}

define double @add_double_plain_plain(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fadd double %m, %c
  ret double %r
}

define double @sub_double_plain_plain(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fsub double %m, %c
  ret double %r
}

define double @rsub_double_plain_plain(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fsub double %c, %m
  ret double %r
}

define double @neg_add_double_plain_plain(double %a, double %b, double %c) {
  %n = fneg double %a
  %m = fmul double %n, %b
  %r = fadd double %c, %m
  ret double %r
}

define double @neg_sub_double_plain_plain(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %n = fneg double %m
  %r = fsub double %n, %c
  ret double %r
}

define double @two_double_plain_plain(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %k = fmul double %c, %c
  %r = fadd double %m, %k
  ret double %r
}

define double @add_double_nnan_contract_nsz_contract(double %a, double %b, double %c) {
  %m = fmul nnan contract double %a, %b
  %r = fadd nsz contract double %m, %c
  ret double %r
}

define double @sub_double_nnan_contract_nsz_contract(double %a, double %b, double %c) {
  %m = fmul nnan contract double %a, %b
  %r = fsub nsz contract double %m, %c
  ret double %r
}

define double @rsub_double_nnan_contract_nsz_contract(double %a, double %b, double %c) {
  %m = fmul nnan contract double %a, %b
  %r = fsub nsz contract double %c, %m
  ret double %r
}

define double @neg_add_double_nnan_contract_nsz_contract(double %a, double %b, double %c) {
  %n = fneg nnan contract double %a
  %m = fmul nnan contract double %n, %b
  %r = fadd nsz contract double %c, %m
  ret double %r
}

define double @neg_sub_double_nnan_contract_nsz_contract(double %a, double %b, double %c) {
  %m = fmul nnan contract double %a, %b
  %n = fneg nnan contract double %m
  %r = fsub nsz contract double %n, %c
  ret double %r
}

define double @two_double_nnan_contract_nsz_contract(double %a, double %b, double %c) {
  %m = fmul nnan contract double %a, %b
  %k = fmul nnan contract double %c, %c
  %r = fadd nsz contract double %m, %k
  ret double %r
}
