; Conversions by their names in NVVM.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare double @llvm.nvvm.i2d.rm(i32)
declare double @llvm.nvvm.i2d.rn(i32)
declare double @llvm.nvvm.i2d.rp(i32)
declare double @llvm.nvvm.i2d.rz(i32)
declare double @llvm.nvvm.ll2d.rm(i64)
declare double @llvm.nvvm.ll2d.rn(i64)
declare double @llvm.nvvm.ll2d.rp(i64)
declare double @llvm.nvvm.ll2d.rz(i64)
declare double @llvm.nvvm.ui2d.rm(i32)
declare double @llvm.nvvm.ui2d.rn(i32)
declare double @llvm.nvvm.ui2d.rp(i32)
declare double @llvm.nvvm.ui2d.rz(i32)
declare double @llvm.nvvm.ull2d.rm(i64)
declare double @llvm.nvvm.ull2d.rn(i64)
declare double @llvm.nvvm.ull2d.rp(i64)
declare double @llvm.nvvm.ull2d.rz(i64)
declare float @llvm.nvvm.d2f.rn(double)
declare float @llvm.nvvm.d2f.rz.ftz(double)
declare float @llvm.nvvm.i2f.rm(i32)
declare float @llvm.nvvm.i2f.rn(i32)
declare float @llvm.nvvm.i2f.rp(i32)
declare float @llvm.nvvm.i2f.rz(i32)
declare float @llvm.nvvm.ll2f.rm(i64)
declare float @llvm.nvvm.ll2f.rn(i64)
declare float @llvm.nvvm.ll2f.rp(i64)
declare float @llvm.nvvm.ll2f.rz(i64)
declare float @llvm.nvvm.ui2f.rm(i32)
declare float @llvm.nvvm.ui2f.rn(i32)
declare float @llvm.nvvm.ui2f.rp(i32)
declare float @llvm.nvvm.ui2f.rz(i32)
declare float @llvm.nvvm.ull2f.rm(i64)
declare float @llvm.nvvm.ull2f.rn(i64)
declare float @llvm.nvvm.ull2f.rp(i64)
declare float @llvm.nvvm.ull2f.rz(i64)
declare i32 @llvm.nvvm.d2i.rm(double)
declare i32 @llvm.nvvm.d2i.rn(double)
declare i32 @llvm.nvvm.d2i.rp(double)
declare i32 @llvm.nvvm.d2i.rz(double)
declare i32 @llvm.nvvm.d2ui.rm(double)
declare i32 @llvm.nvvm.d2ui.rn(double)
declare i32 @llvm.nvvm.d2ui.rp(double)
declare i32 @llvm.nvvm.d2ui.rz(double)
declare i32 @llvm.nvvm.f2i.rm(float)
declare i32 @llvm.nvvm.f2i.rn(float)
declare i32 @llvm.nvvm.f2i.rp(float)
declare i32 @llvm.nvvm.f2i.rz(float)
declare i32 @llvm.nvvm.f2i.rz.ftz(float)
declare i32 @llvm.nvvm.f2ui.rm(float)
declare i32 @llvm.nvvm.f2ui.rn(float)
declare i32 @llvm.nvvm.f2ui.rp(float)
declare i32 @llvm.nvvm.f2ui.rz(float)
declare i64 @llvm.nvvm.d2ll.rm(double)
declare i64 @llvm.nvvm.d2ll.rn(double)
declare i64 @llvm.nvvm.d2ll.rp(double)
declare i64 @llvm.nvvm.d2ll.rz(double)
declare i64 @llvm.nvvm.d2ull.rm(double)
declare i64 @llvm.nvvm.d2ull.rn(double)
declare i64 @llvm.nvvm.d2ull.rp(double)
declare i64 @llvm.nvvm.d2ull.rz(double)
declare i64 @llvm.nvvm.f2ll.rm(float)
declare i64 @llvm.nvvm.f2ll.rn(float)
declare i64 @llvm.nvvm.f2ll.rp(float)
declare i64 @llvm.nvvm.f2ll.rz(float)
declare i64 @llvm.nvvm.f2ull.rm(float)
declare i64 @llvm.nvvm.f2ull.rn(float)
declare i64 @llvm.nvvm.f2ull.rp(float)
declare i64 @llvm.nvvm.f2ull.rz(float)
define i32 @d2i.rn(double %a) {
  %r = call i32 @llvm.nvvm.d2i.rn(double %a)
  ret i32 %r
}
define double @i2d.rn(i32 %a) {
  %r = call double @llvm.nvvm.i2d.rn(i32 %a)
  ret double %r
}
define i32 @d2i.rm(double %a) {
  %r = call i32 @llvm.nvvm.d2i.rm(double %a)
  ret i32 %r
}
define double @i2d.rm(i32 %a) {
  %r = call double @llvm.nvvm.i2d.rm(i32 %a)
  ret double %r
}
define i32 @d2i.rp(double %a) {
  %r = call i32 @llvm.nvvm.d2i.rp(double %a)
  ret i32 %r
}
define double @i2d.rp(i32 %a) {
  %r = call double @llvm.nvvm.i2d.rp(i32 %a)
  ret double %r
}
define i32 @d2i.rz(double %a) {
  %r = call i32 @llvm.nvvm.d2i.rz(double %a)
  ret i32 %r
}
define double @i2d.rz(i32 %a) {
  %r = call double @llvm.nvvm.i2d.rz(i32 %a)
  ret double %r
}
define i32 @d2ui.rn(double %a) {
  %r = call i32 @llvm.nvvm.d2ui.rn(double %a)
  ret i32 %r
}
define double @ui2d.rn(i32 %a) {
  %r = call double @llvm.nvvm.ui2d.rn(i32 %a)
  ret double %r
}
define i32 @d2ui.rm(double %a) {
  %r = call i32 @llvm.nvvm.d2ui.rm(double %a)
  ret i32 %r
}
define double @ui2d.rm(i32 %a) {
  %r = call double @llvm.nvvm.ui2d.rm(i32 %a)
  ret double %r
}
define i32 @d2ui.rp(double %a) {
  %r = call i32 @llvm.nvvm.d2ui.rp(double %a)
  ret i32 %r
}
define double @ui2d.rp(i32 %a) {
  %r = call double @llvm.nvvm.ui2d.rp(i32 %a)
  ret double %r
}
define i32 @d2ui.rz(double %a) {
  %r = call i32 @llvm.nvvm.d2ui.rz(double %a)
  ret i32 %r
}
define double @ui2d.rz(i32 %a) {
  %r = call double @llvm.nvvm.ui2d.rz(i32 %a)
  ret double %r
}
define i64 @d2ll.rn(double %a) {
  %r = call i64 @llvm.nvvm.d2ll.rn(double %a)
  ret i64 %r
}
define double @ll2d.rn(i64 %a) {
  %r = call double @llvm.nvvm.ll2d.rn(i64 %a)
  ret double %r
}
define i64 @d2ll.rm(double %a) {
  %r = call i64 @llvm.nvvm.d2ll.rm(double %a)
  ret i64 %r
}
define double @ll2d.rm(i64 %a) {
  %r = call double @llvm.nvvm.ll2d.rm(i64 %a)
  ret double %r
}
define i64 @d2ll.rp(double %a) {
  %r = call i64 @llvm.nvvm.d2ll.rp(double %a)
  ret i64 %r
}
define double @ll2d.rp(i64 %a) {
  %r = call double @llvm.nvvm.ll2d.rp(i64 %a)
  ret double %r
}
define i64 @d2ll.rz(double %a) {
  %r = call i64 @llvm.nvvm.d2ll.rz(double %a)
  ret i64 %r
}
define double @ll2d.rz(i64 %a) {
  %r = call double @llvm.nvvm.ll2d.rz(i64 %a)
  ret double %r
}
define i64 @d2ull.rn(double %a) {
  %r = call i64 @llvm.nvvm.d2ull.rn(double %a)
  ret i64 %r
}
define double @ull2d.rn(i64 %a) {
  %r = call double @llvm.nvvm.ull2d.rn(i64 %a)
  ret double %r
}
define i64 @d2ull.rm(double %a) {
  %r = call i64 @llvm.nvvm.d2ull.rm(double %a)
  ret i64 %r
}
define double @ull2d.rm(i64 %a) {
  %r = call double @llvm.nvvm.ull2d.rm(i64 %a)
  ret double %r
}
define i64 @d2ull.rp(double %a) {
  %r = call i64 @llvm.nvvm.d2ull.rp(double %a)
  ret i64 %r
}
define double @ull2d.rp(i64 %a) {
  %r = call double @llvm.nvvm.ull2d.rp(i64 %a)
  ret double %r
}
define i64 @d2ull.rz(double %a) {
  %r = call i64 @llvm.nvvm.d2ull.rz(double %a)
  ret i64 %r
}
define double @ull2d.rz(i64 %a) {
  %r = call double @llvm.nvvm.ull2d.rz(i64 %a)
  ret double %r
}
define i32 @f2i.rn(float %a) {
  %r = call i32 @llvm.nvvm.f2i.rn(float %a)
  ret i32 %r
}
define float @i2f.rn(i32 %a) {
  %r = call float @llvm.nvvm.i2f.rn(i32 %a)
  ret float %r
}
define i32 @f2i.rm(float %a) {
  %r = call i32 @llvm.nvvm.f2i.rm(float %a)
  ret i32 %r
}
define float @i2f.rm(i32 %a) {
  %r = call float @llvm.nvvm.i2f.rm(i32 %a)
  ret float %r
}
define i32 @f2i.rp(float %a) {
  %r = call i32 @llvm.nvvm.f2i.rp(float %a)
  ret i32 %r
}
define float @i2f.rp(i32 %a) {
  %r = call float @llvm.nvvm.i2f.rp(i32 %a)
  ret float %r
}
define i32 @f2i.rz(float %a) {
  %r = call i32 @llvm.nvvm.f2i.rz(float %a)
  ret i32 %r
}
define float @i2f.rz(i32 %a) {
  %r = call float @llvm.nvvm.i2f.rz(i32 %a)
  ret float %r
}
define i32 @f2ui.rn(float %a) {
  %r = call i32 @llvm.nvvm.f2ui.rn(float %a)
  ret i32 %r
}
define float @ui2f.rn(i32 %a) {
  %r = call float @llvm.nvvm.ui2f.rn(i32 %a)
  ret float %r
}
define i32 @f2ui.rm(float %a) {
  %r = call i32 @llvm.nvvm.f2ui.rm(float %a)
  ret i32 %r
}
define float @ui2f.rm(i32 %a) {
  %r = call float @llvm.nvvm.ui2f.rm(i32 %a)
  ret float %r
}
define i32 @f2ui.rp(float %a) {
  %r = call i32 @llvm.nvvm.f2ui.rp(float %a)
  ret i32 %r
}
define float @ui2f.rp(i32 %a) {
  %r = call float @llvm.nvvm.ui2f.rp(i32 %a)
  ret float %r
}
define i32 @f2ui.rz(float %a) {
  %r = call i32 @llvm.nvvm.f2ui.rz(float %a)
  ret i32 %r
}
define float @ui2f.rz(i32 %a) {
  %r = call float @llvm.nvvm.ui2f.rz(i32 %a)
  ret float %r
}
define i64 @f2ll.rn(float %a) {
  %r = call i64 @llvm.nvvm.f2ll.rn(float %a)
  ret i64 %r
}
define float @ll2f.rn(i64 %a) {
  %r = call float @llvm.nvvm.ll2f.rn(i64 %a)
  ret float %r
}
define i64 @f2ll.rm(float %a) {
  %r = call i64 @llvm.nvvm.f2ll.rm(float %a)
  ret i64 %r
}
define float @ll2f.rm(i64 %a) {
  %r = call float @llvm.nvvm.ll2f.rm(i64 %a)
  ret float %r
}
define i64 @f2ll.rp(float %a) {
  %r = call i64 @llvm.nvvm.f2ll.rp(float %a)
  ret i64 %r
}
define float @ll2f.rp(i64 %a) {
  %r = call float @llvm.nvvm.ll2f.rp(i64 %a)
  ret float %r
}
define i64 @f2ll.rz(float %a) {
  %r = call i64 @llvm.nvvm.f2ll.rz(float %a)
  ret i64 %r
}
define float @ll2f.rz(i64 %a) {
  %r = call float @llvm.nvvm.ll2f.rz(i64 %a)
  ret float %r
}
define i64 @f2ull.rn(float %a) {
  %r = call i64 @llvm.nvvm.f2ull.rn(float %a)
  ret i64 %r
}
define float @ull2f.rn(i64 %a) {
  %r = call float @llvm.nvvm.ull2f.rn(i64 %a)
  ret float %r
}
define i64 @f2ull.rm(float %a) {
  %r = call i64 @llvm.nvvm.f2ull.rm(float %a)
  ret i64 %r
}
define float @ull2f.rm(i64 %a) {
  %r = call float @llvm.nvvm.ull2f.rm(i64 %a)
  ret float %r
}
define i64 @f2ull.rp(float %a) {
  %r = call i64 @llvm.nvvm.f2ull.rp(float %a)
  ret i64 %r
}
define float @ull2f.rp(i64 %a) {
  %r = call float @llvm.nvvm.ull2f.rp(i64 %a)
  ret float %r
}
define i64 @f2ull.rz(float %a) {
  %r = call i64 @llvm.nvvm.f2ull.rz(float %a)
  ret i64 %r
}
define float @ull2f.rz(i64 %a) {
  %r = call float @llvm.nvvm.ull2f.rz(i64 %a)
  ret float %r
}
define float @d2f.rn(double %a) {
  %r = call float @llvm.nvvm.d2f.rn(double %a)
  ret float %r
}
define float @d2f.rz.ftz(double %a) {
  %r = call float @llvm.nvvm.d2f.rz.ftz(double %a)
  ret float %r
}
define i32 @f2i.rz.ftz(float %a) {
  %r = call i32 @llvm.nvvm.f2i.rz.ftz(float %a)
  ret i32 %r
}
