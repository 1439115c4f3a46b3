target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i16 @llvm.smin.i16(i16, i16)
declare float @llvm.fabs.f32(float)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; noundef_result: incorrect -- poison is undefined in the target (noundef)
define i16 @src_noundef_result(i16 %x) {
  %m = call i16 @llvm.smin.i16(i16 %x, i16 9)
  ret i16 %m
}
define i16 @tgt_noundef_result(i16 %x) {
  %m = call noundef i16 @llvm.smin.i16(i16 %x, i16 9)
  ret i16 %m
}
; nofpclass_result: incorrect -- NaN becomes poison (nofpclass)
define float @src_nofpclass_result(float %x) {
  %m = call float @llvm.fabs.f32(float %x)
  ret float %m
}
define float @tgt_nofpclass_result(float %x) {
  %m = call nofpclass(nan) float @llvm.fabs.f32(float %x)
  ret float %m
}
; range_result_true: correct -- at most 32 bits are set (range (attribute))
define i32 @src_range_result_true(i32 %x) {
  %m = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %m
}
define i32 @tgt_range_result_true(i32 %x) {
  %m = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %m
}
; range_result_false: incorrect -- all 32 may be set (range (attribute))
define i32 @src_range_result_false(i32 %x) {
  %m = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %m
}
define i32 @tgt_range_result_false(i32 %x) {
  %m = call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %m
}
; range_of_dimension: incorrect -- a block may be larger (range (attribute))
define i32 @src_range_of_dimension() {
  %m = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %m
}
define i32 @tgt_range_of_dimension() {
  %m = call range(i32 1, 129) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %m
}
; range_metadata: incorrect -- !range of an intrinsic's call is a promise (range Metadata)
define i32 @src_range_metadata(i32 %x) {
  %m = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %m
}
define i32 @tgt_range_metadata(i32 %x) {
  %m = call i32 @llvm.ctpop.i32(i32 %x), !range !0
  ret i32 %m
}
!0 = !{i32 0, i32 16}
; clmul_exchanged: correct -- a product without carries commutes (llvm.clmul)
define i8 @src_clmul_exchanged(i8 %a, i8 %b) {
  %r = call i8 @llvm.clmul.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @tgt_clmul_exchanged(i8 %a, i8 %b) {
  %r = call i8 @llvm.clmul.i8(i8 %b, i8 %a)
  ret i8 %r
}
; clmul_as_mul: incorrect -- 3 * 3 is 9, without carries 5 (llvm.clmul)
define i8 @src_clmul_as_mul(i8 %a) {
  %r = call i8 @llvm.clmul.i8(i8 %a, i8 3)
  ret i8 %r
}
define i8 @tgt_clmul_as_mul(i8 %a) {
  %r = mul i8 %a, 3
  ret i8 %r
}
declare i8 @llvm.clmul.i8(i8, i8)
