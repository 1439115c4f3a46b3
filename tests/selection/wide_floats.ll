; Integers of 65 to 128 bits from and to floats.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define half @sitofp_65_half(i65 %a) {
  %r = sitofp i65 %a to half
  ret half %r
}
define half @sitofp_65_half_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = ashr i65 %a, %m
  %r = sitofp i65 %x to half
  ret half %r
}
define half @uitofp_65_half(i65 %a) {
  %r = uitofp i65 %a to half
  ret half %r
}
define half @uitofp_65_half_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = lshr i65 %a, %m
  %r = uitofp i65 %x to half
  ret half %r
}
define i65 @fptosi_65_half(half %a) {
  %r = fptosi half %a to i65
  ret i65 %r
}
define i65 @fptoui_65_half(half %a) {
  %r = fptoui half %a to i65
  ret i65 %r
}
define bfloat @sitofp_65_bfloat(i65 %a) {
  %r = sitofp i65 %a to bfloat
  ret bfloat %r
}
define bfloat @sitofp_65_bfloat_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = ashr i65 %a, %m
  %r = sitofp i65 %x to bfloat
  ret bfloat %r
}
define bfloat @uitofp_65_bfloat(i65 %a) {
  %r = uitofp i65 %a to bfloat
  ret bfloat %r
}
define bfloat @uitofp_65_bfloat_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = lshr i65 %a, %m
  %r = uitofp i65 %x to bfloat
  ret bfloat %r
}
define i65 @fptosi_65_bfloat(bfloat %a) {
  %r = fptosi bfloat %a to i65
  ret i65 %r
}
define i65 @fptoui_65_bfloat(bfloat %a) {
  %r = fptoui bfloat %a to i65
  ret i65 %r
}
define float @sitofp_65_float(i65 %a) {
  %r = sitofp i65 %a to float
  ret float %r
}
define float @sitofp_65_float_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = ashr i65 %a, %m
  %r = sitofp i65 %x to float
  ret float %r
}
define float @uitofp_65_float(i65 %a) {
  %r = uitofp i65 %a to float
  ret float %r
}
define float @uitofp_65_float_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = lshr i65 %a, %m
  %r = uitofp i65 %x to float
  ret float %r
}
define i65 @fptosi_65_float(float %a) {
  %r = fptosi float %a to i65
  ret i65 %r
}
define i65 @fptoui_65_float(float %a) {
  %r = fptoui float %a to i65
  ret i65 %r
}
define double @sitofp_65_double(i65 %a) {
  %r = sitofp i65 %a to double
  ret double %r
}
define double @sitofp_65_double_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = ashr i65 %a, %m
  %r = sitofp i65 %x to double
  ret double %r
}
define double @uitofp_65_double(i65 %a) {
  %r = uitofp i65 %a to double
  ret double %r
}
define double @uitofp_65_double_shifted(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = lshr i65 %a, %m
  %r = uitofp i65 %x to double
  ret double %r
}
define i65 @fptosi_65_double(double %a) {
  %r = fptosi double %a to i65
  ret i65 %r
}
define i65 @fptoui_65_double(double %a) {
  %r = fptoui double %a to i65
  ret i65 %r
}
define i65 @there_65_half(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = ashr i65 %a, %m
  %f = sitofp i65 %x to half
  %h = fmul half %f, 0xH3800
  %r = fptosi half %h to i65
  ret i65 %r
}
define i65 @there_65_float(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = ashr i65 %a, %m
  %f = sitofp i65 %x to float
  %h = fmul float %f, 5.000000e-01
  %r = fptosi float %h to i65
  ret i65 %r
}
define i65 @there_65_double(i65 %a, i7 %s) {
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %x = ashr i65 %a, %m
  %f = sitofp i65 %x to double
  %h = fmul double %f, 5.000000e-01
  %r = fptosi double %h to i65
  ret i65 %r
}
define half @sitofp_80_half(i80 %a) {
  %r = sitofp i80 %a to half
  ret half %r
}
define half @sitofp_80_half_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = ashr i80 %a, %m
  %r = sitofp i80 %x to half
  ret half %r
}
define half @uitofp_80_half(i80 %a) {
  %r = uitofp i80 %a to half
  ret half %r
}
define half @uitofp_80_half_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = lshr i80 %a, %m
  %r = uitofp i80 %x to half
  ret half %r
}
define i80 @fptosi_80_half(half %a) {
  %r = fptosi half %a to i80
  ret i80 %r
}
define i80 @fptoui_80_half(half %a) {
  %r = fptoui half %a to i80
  ret i80 %r
}
define bfloat @sitofp_80_bfloat(i80 %a) {
  %r = sitofp i80 %a to bfloat
  ret bfloat %r
}
define bfloat @sitofp_80_bfloat_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = ashr i80 %a, %m
  %r = sitofp i80 %x to bfloat
  ret bfloat %r
}
define bfloat @uitofp_80_bfloat(i80 %a) {
  %r = uitofp i80 %a to bfloat
  ret bfloat %r
}
define bfloat @uitofp_80_bfloat_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = lshr i80 %a, %m
  %r = uitofp i80 %x to bfloat
  ret bfloat %r
}
define i80 @fptosi_80_bfloat(bfloat %a) {
  %r = fptosi bfloat %a to i80
  ret i80 %r
}
define i80 @fptoui_80_bfloat(bfloat %a) {
  %r = fptoui bfloat %a to i80
  ret i80 %r
}
define float @sitofp_80_float(i80 %a) {
  %r = sitofp i80 %a to float
  ret float %r
}
define float @sitofp_80_float_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = ashr i80 %a, %m
  %r = sitofp i80 %x to float
  ret float %r
}
define float @uitofp_80_float(i80 %a) {
  %r = uitofp i80 %a to float
  ret float %r
}
define float @uitofp_80_float_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = lshr i80 %a, %m
  %r = uitofp i80 %x to float
  ret float %r
}
define i80 @fptosi_80_float(float %a) {
  %r = fptosi float %a to i80
  ret i80 %r
}
define i80 @fptoui_80_float(float %a) {
  %r = fptoui float %a to i80
  ret i80 %r
}
define double @sitofp_80_double(i80 %a) {
  %r = sitofp i80 %a to double
  ret double %r
}
define double @sitofp_80_double_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = ashr i80 %a, %m
  %r = sitofp i80 %x to double
  ret double %r
}
define double @uitofp_80_double(i80 %a) {
  %r = uitofp i80 %a to double
  ret double %r
}
define double @uitofp_80_double_shifted(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = lshr i80 %a, %m
  %r = uitofp i80 %x to double
  ret double %r
}
define i80 @fptosi_80_double(double %a) {
  %r = fptosi double %a to i80
  ret i80 %r
}
define i80 @fptoui_80_double(double %a) {
  %r = fptoui double %a to i80
  ret i80 %r
}
define i80 @there_80_half(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = ashr i80 %a, %m
  %f = sitofp i80 %x to half
  %h = fmul half %f, 0xH3800
  %r = fptosi half %h to i80
  ret i80 %r
}
define i80 @there_80_float(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = ashr i80 %a, %m
  %f = sitofp i80 %x to float
  %h = fmul float %f, 5.000000e-01
  %r = fptosi float %h to i80
  ret i80 %r
}
define i80 @there_80_double(i80 %a, i7 %s) {
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %x = ashr i80 %a, %m
  %f = sitofp i80 %x to double
  %h = fmul double %f, 5.000000e-01
  %r = fptosi double %h to i80
  ret i80 %r
}
define half @sitofp_96_half(i96 %a) {
  %r = sitofp i96 %a to half
  ret half %r
}
define half @sitofp_96_half_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = ashr i96 %a, %m
  %r = sitofp i96 %x to half
  ret half %r
}
define half @uitofp_96_half(i96 %a) {
  %r = uitofp i96 %a to half
  ret half %r
}
define half @uitofp_96_half_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = lshr i96 %a, %m
  %r = uitofp i96 %x to half
  ret half %r
}
define i96 @fptosi_96_half(half %a) {
  %r = fptosi half %a to i96
  ret i96 %r
}
define i96 @fptoui_96_half(half %a) {
  %r = fptoui half %a to i96
  ret i96 %r
}
define bfloat @sitofp_96_bfloat(i96 %a) {
  %r = sitofp i96 %a to bfloat
  ret bfloat %r
}
define bfloat @sitofp_96_bfloat_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = ashr i96 %a, %m
  %r = sitofp i96 %x to bfloat
  ret bfloat %r
}
define bfloat @uitofp_96_bfloat(i96 %a) {
  %r = uitofp i96 %a to bfloat
  ret bfloat %r
}
define bfloat @uitofp_96_bfloat_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = lshr i96 %a, %m
  %r = uitofp i96 %x to bfloat
  ret bfloat %r
}
define i96 @fptosi_96_bfloat(bfloat %a) {
  %r = fptosi bfloat %a to i96
  ret i96 %r
}
define i96 @fptoui_96_bfloat(bfloat %a) {
  %r = fptoui bfloat %a to i96
  ret i96 %r
}
define float @sitofp_96_float(i96 %a) {
  %r = sitofp i96 %a to float
  ret float %r
}
define float @sitofp_96_float_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = ashr i96 %a, %m
  %r = sitofp i96 %x to float
  ret float %r
}
define float @uitofp_96_float(i96 %a) {
  %r = uitofp i96 %a to float
  ret float %r
}
define float @uitofp_96_float_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = lshr i96 %a, %m
  %r = uitofp i96 %x to float
  ret float %r
}
define i96 @fptosi_96_float(float %a) {
  %r = fptosi float %a to i96
  ret i96 %r
}
define i96 @fptoui_96_float(float %a) {
  %r = fptoui float %a to i96
  ret i96 %r
}
define double @sitofp_96_double(i96 %a) {
  %r = sitofp i96 %a to double
  ret double %r
}
define double @sitofp_96_double_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = ashr i96 %a, %m
  %r = sitofp i96 %x to double
  ret double %r
}
define double @uitofp_96_double(i96 %a) {
  %r = uitofp i96 %a to double
  ret double %r
}
define double @uitofp_96_double_shifted(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = lshr i96 %a, %m
  %r = uitofp i96 %x to double
  ret double %r
}
define i96 @fptosi_96_double(double %a) {
  %r = fptosi double %a to i96
  ret i96 %r
}
define i96 @fptoui_96_double(double %a) {
  %r = fptoui double %a to i96
  ret i96 %r
}
define i96 @there_96_half(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = ashr i96 %a, %m
  %f = sitofp i96 %x to half
  %h = fmul half %f, 0xH3800
  %r = fptosi half %h to i96
  ret i96 %r
}
define i96 @there_96_float(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = ashr i96 %a, %m
  %f = sitofp i96 %x to float
  %h = fmul float %f, 5.000000e-01
  %r = fptosi float %h to i96
  ret i96 %r
}
define i96 @there_96_double(i96 %a, i7 %s) {
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %x = ashr i96 %a, %m
  %f = sitofp i96 %x to double
  %h = fmul double %f, 5.000000e-01
  %r = fptosi double %h to i96
  ret i96 %r
}
define half @sitofp_127_half(i127 %a) {
  %r = sitofp i127 %a to half
  ret half %r
}
define half @sitofp_127_half_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = ashr i127 %a, %m
  %r = sitofp i127 %x to half
  ret half %r
}
define half @uitofp_127_half(i127 %a) {
  %r = uitofp i127 %a to half
  ret half %r
}
define half @uitofp_127_half_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = lshr i127 %a, %m
  %r = uitofp i127 %x to half
  ret half %r
}
define i127 @fptosi_127_half(half %a) {
  %r = fptosi half %a to i127
  ret i127 %r
}
define i127 @fptoui_127_half(half %a) {
  %r = fptoui half %a to i127
  ret i127 %r
}
define bfloat @sitofp_127_bfloat(i127 %a) {
  %r = sitofp i127 %a to bfloat
  ret bfloat %r
}
define bfloat @sitofp_127_bfloat_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = ashr i127 %a, %m
  %r = sitofp i127 %x to bfloat
  ret bfloat %r
}
define bfloat @uitofp_127_bfloat(i127 %a) {
  %r = uitofp i127 %a to bfloat
  ret bfloat %r
}
define bfloat @uitofp_127_bfloat_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = lshr i127 %a, %m
  %r = uitofp i127 %x to bfloat
  ret bfloat %r
}
define i127 @fptosi_127_bfloat(bfloat %a) {
  %r = fptosi bfloat %a to i127
  ret i127 %r
}
define i127 @fptoui_127_bfloat(bfloat %a) {
  %r = fptoui bfloat %a to i127
  ret i127 %r
}
define float @sitofp_127_float(i127 %a) {
  %r = sitofp i127 %a to float
  ret float %r
}
define float @sitofp_127_float_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = ashr i127 %a, %m
  %r = sitofp i127 %x to float
  ret float %r
}
define float @uitofp_127_float(i127 %a) {
  %r = uitofp i127 %a to float
  ret float %r
}
define float @uitofp_127_float_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = lshr i127 %a, %m
  %r = uitofp i127 %x to float
  ret float %r
}
define i127 @fptosi_127_float(float %a) {
  %r = fptosi float %a to i127
  ret i127 %r
}
define i127 @fptoui_127_float(float %a) {
  %r = fptoui float %a to i127
  ret i127 %r
}
define double @sitofp_127_double(i127 %a) {
  %r = sitofp i127 %a to double
  ret double %r
}
define double @sitofp_127_double_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = ashr i127 %a, %m
  %r = sitofp i127 %x to double
  ret double %r
}
define double @uitofp_127_double(i127 %a) {
  %r = uitofp i127 %a to double
  ret double %r
}
define double @uitofp_127_double_shifted(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = lshr i127 %a, %m
  %r = uitofp i127 %x to double
  ret double %r
}
define i127 @fptosi_127_double(double %a) {
  %r = fptosi double %a to i127
  ret i127 %r
}
define i127 @fptoui_127_double(double %a) {
  %r = fptoui double %a to i127
  ret i127 %r
}
define i127 @there_127_half(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = ashr i127 %a, %m
  %f = sitofp i127 %x to half
  %h = fmul half %f, 0xH3800
  %r = fptosi half %h to i127
  ret i127 %r
}
define i127 @there_127_float(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = ashr i127 %a, %m
  %f = sitofp i127 %x to float
  %h = fmul float %f, 5.000000e-01
  %r = fptosi float %h to i127
  ret i127 %r
}
define i127 @there_127_double(i127 %a, i7 %s) {
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %x = ashr i127 %a, %m
  %f = sitofp i127 %x to double
  %h = fmul double %f, 5.000000e-01
  %r = fptosi double %h to i127
  ret i127 %r
}
define half @sitofp_128_half(i128 %a) {
  %r = sitofp i128 %a to half
  ret half %r
}
define half @sitofp_128_half_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = ashr i128 %a, %m
  %r = sitofp i128 %x to half
  ret half %r
}
define half @uitofp_128_half(i128 %a) {
  %r = uitofp i128 %a to half
  ret half %r
}
define half @uitofp_128_half_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = lshr i128 %a, %m
  %r = uitofp i128 %x to half
  ret half %r
}
define i128 @fptosi_128_half(half %a) {
  %r = fptosi half %a to i128
  ret i128 %r
}
define i128 @fptoui_128_half(half %a) {
  %r = fptoui half %a to i128
  ret i128 %r
}
define bfloat @sitofp_128_bfloat(i128 %a) {
  %r = sitofp i128 %a to bfloat
  ret bfloat %r
}
define bfloat @sitofp_128_bfloat_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = ashr i128 %a, %m
  %r = sitofp i128 %x to bfloat
  ret bfloat %r
}
define bfloat @uitofp_128_bfloat(i128 %a) {
  %r = uitofp i128 %a to bfloat
  ret bfloat %r
}
define bfloat @uitofp_128_bfloat_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = lshr i128 %a, %m
  %r = uitofp i128 %x to bfloat
  ret bfloat %r
}
define i128 @fptosi_128_bfloat(bfloat %a) {
  %r = fptosi bfloat %a to i128
  ret i128 %r
}
define i128 @fptoui_128_bfloat(bfloat %a) {
  %r = fptoui bfloat %a to i128
  ret i128 %r
}
define float @sitofp_128_float(i128 %a) {
  %r = sitofp i128 %a to float
  ret float %r
}
define float @sitofp_128_float_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = ashr i128 %a, %m
  %r = sitofp i128 %x to float
  ret float %r
}
define float @uitofp_128_float(i128 %a) {
  %r = uitofp i128 %a to float
  ret float %r
}
define float @uitofp_128_float_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = lshr i128 %a, %m
  %r = uitofp i128 %x to float
  ret float %r
}
define i128 @fptosi_128_float(float %a) {
  %r = fptosi float %a to i128
  ret i128 %r
}
define i128 @fptoui_128_float(float %a) {
  %r = fptoui float %a to i128
  ret i128 %r
}
define double @sitofp_128_double(i128 %a) {
  %r = sitofp i128 %a to double
  ret double %r
}
define double @sitofp_128_double_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = ashr i128 %a, %m
  %r = sitofp i128 %x to double
  ret double %r
}
define double @uitofp_128_double(i128 %a) {
  %r = uitofp i128 %a to double
  ret double %r
}
define double @uitofp_128_double_shifted(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = lshr i128 %a, %m
  %r = uitofp i128 %x to double
  ret double %r
}
define i128 @fptosi_128_double(double %a) {
  %r = fptosi double %a to i128
  ret i128 %r
}
define i128 @fptoui_128_double(double %a) {
  %r = fptoui double %a to i128
  ret i128 %r
}
define i128 @there_128_half(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = ashr i128 %a, %m
  %f = sitofp i128 %x to half
  %h = fmul half %f, 0xH3800
  %r = fptosi half %h to i128
  ret i128 %r
}
define i128 @there_128_float(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = ashr i128 %a, %m
  %f = sitofp i128 %x to float
  %h = fmul float %f, 5.000000e-01
  %r = fptosi float %h to i128
  ret i128 %r
}
define i128 @there_128_double(i128 %a, i7 %s) {
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %x = ashr i128 %a, %m
  %f = sitofp i128 %x to double
  %h = fmul double %f, 5.000000e-01
  %r = fptosi double %h to i128
  ret i128 %r
}
