; Remainders of floats are exact.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define half @rem_half(half %a, half %b) {
  %r = frem half %a, %b
  ret half %r
}
define bfloat @rem_bfloat(bfloat %a, bfloat %b) {
  %r = frem bfloat %a, %b
  ret bfloat %r
}
define float @rem_float(float %a, float %b) {
  %r = frem float %a, %b
  ret float %r
}
define double @rem_double(double %a, double %b) {
  %r = frem double %a, %b
  ret double %r
}
define half @bits_half(i16 %a, i16 %b) {
  %x = bitcast i16 %a to half
  %y = bitcast i16 %b to half
  %r = frem half %x, %y
  ret half %r
}
define half @small_half(i8 %a, i8 %b) {
  %n = zext i8 %a to i16
  %m = zext i8 %b to i16
  %x = bitcast i16 %n to half
  %y = bitcast i16 %m to half
  %r = frem half %x, %y
  ret half %r
}
define float @bits_float(i32 %a, i32 %b) {
  %x = bitcast i32 %a to float
  %y = bitcast i32 %b to float
  %r = frem float %x, %y
  ret float %r
}
define float @small_float(i8 %a, i8 %b) {
  %n = zext i8 %a to i32
  %m = zext i8 %b to i32
  %x = bitcast i32 %n to float
  %y = bitcast i32 %m to float
  %r = frem float %x, %y
  ret float %r
}
define double @bits_double(i64 %a, i64 %b) {
  %x = bitcast i64 %a to double
  %y = bitcast i64 %b to double
  %r = frem double %x, %y
  ret double %r
}
define double @small_double(i8 %a, i8 %b) {
  %n = zext i8 %a to i64
  %m = zext i8 %b to i64
  %x = bitcast i64 %n to double
  %y = bitcast i64 %m to double
  %r = frem double %x, %y
  ret double %r
}
define bfloat @bits_bfloat(i16 %a, i16 %b) {
  %x = bitcast i16 %a to bfloat
  %y = bitcast i16 %b to bfloat
  %r = frem bfloat %x, %y
  ret bfloat %r
}
define bfloat @small_bfloat(i8 %a, i8 %b) {
  %n = zext i8 %a to i16
  %m = zext i8 %b to i16
  %x = bitcast i16 %n to bfloat
  %y = bitcast i16 %m to bfloat
  %r = frem bfloat %x, %y
  ret bfloat %r
}
define float @flushed(float %a, float %b) #0 {
  %r = frem float %a, %b
  ret float %r
}
define float @flushed_small(i32 %a, i32 %b) #0 {
  %n = and i32 %a, -2113929217
  %m = and i32 %b, -2122317825
  %x = bitcast i32 %n to float
  %y = bitcast i32 %m to float
  %r = frem float %x, %y
  ret float %r
}
define float @by_three(float %a) {
  %r = frem float %a, 3.000000e+00
  ret float %r
}
define <3 x double> @lanes(<3 x double> %a, <3 x double> %b) {
  %r = frem <3 x double> %a, %b
  ret <3 x double> %r
}
define double @sum(double %a, double %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi double [ %a, %entry ], [ %y, %loop ]
  %r = frem double %x, %b
  %y = fmul double %r, 3.000000e+00
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 5
  br i1 %c, label %loop, label %end
end:
  ret double %y
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
