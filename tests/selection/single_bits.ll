target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Between numbers and one bit: a bit is 0 and 1, with a sign 0 and -1.
define i1 @fptoui_float(float %a) {
  %r = fptoui float %a to i1
  ret i1 %r
}

define i32 @fptoui_float_asked(float %a, i32 %x, i32 %y) {
  %c = fptoui float %a to i1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i1 @fptosi_float(float %a) {
  %r = fptosi float %a to i1
  ret i1 %r
}

define i32 @fptosi_float_asked(float %a, i32 %x, i32 %y) {
  %c = fptosi float %a to i1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define float @uitofp_float(i1 %a) {
  %r = uitofp i1 %a to float
  ret float %r
}

define float @uitofp_float_of(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = uitofp i1 %c to float
  ret float %r
}

define float @sitofp_float(i1 %a) {
  %r = sitofp i1 %a to float
  ret float %r
}

define float @sitofp_float_of(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = sitofp i1 %c to float
  ret float %r
}

define i1 @fptoui_double(double %a) {
  %r = fptoui double %a to i1
  ret i1 %r
}

define i32 @fptoui_double_asked(double %a, i32 %x, i32 %y) {
  %c = fptoui double %a to i1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i1 @fptosi_double(double %a) {
  %r = fptosi double %a to i1
  ret i1 %r
}

define i32 @fptosi_double_asked(double %a, i32 %x, i32 %y) {
  %c = fptosi double %a to i1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define double @uitofp_double(i1 %a) {
  %r = uitofp i1 %a to double
  ret double %r
}

define double @uitofp_double_of(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = uitofp i1 %c to double
  ret double %r
}

define double @sitofp_double(i1 %a) {
  %r = sitofp i1 %a to double
  ret double %r
}

define double @sitofp_double_of(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = sitofp i1 %c to double
  ret double %r
}

define i1 @fptoui_half(half %a) {
  %r = fptoui half %a to i1
  ret i1 %r
}

define i32 @fptoui_half_asked(half %a, i32 %x, i32 %y) {
  %c = fptoui half %a to i1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i1 @fptosi_half(half %a) {
  %r = fptosi half %a to i1
  ret i1 %r
}

define i32 @fptosi_half_asked(half %a, i32 %x, i32 %y) {
  %c = fptosi half %a to i1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define half @uitofp_half(i1 %a) {
  %r = uitofp i1 %a to half
  ret half %r
}

define half @uitofp_half_of(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = uitofp i1 %c to half
  ret half %r
}

define half @sitofp_half(i1 %a) {
  %r = sitofp i1 %a to half
  ret half %r
}

define half @sitofp_half_of(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = sitofp i1 %c to half
  ret half %r
}
