target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @one(float)
declare float @two(float)
; added: incorrect -- any other callee is undefined in the target ('callees' Metadata)
define float @src_added(ptr %f, float %x) {
  %r = call float %f(float %x)
  ret float %r
}
define float @tgt_added(ptr %f, float %x) {
  %r = call float %f(float %x), !callees !0
  ret float %r
}
; reordered: correct -- a set has no order ('callees' Metadata)
define float @src_reordered(ptr %f, float %x) {
  %r = call float %f(float %x), !callees !0
  ret float %r
}
define float @tgt_reordered(ptr %f, float %x) {
  %r = call float %f(float %x), !callees !1
  ret float %r
}
; single_promoted: correct -- the callee can only be the one ('callees' Metadata)
define float @src_single_promoted(ptr %f, float %x) {
  %r = call float %f(float %x), !callees !2
  ret float %r
}
define float @tgt_single_promoted(ptr %f, float %x) {
  %r = call float @two(float %x)
  ret float %r
}
; wrong_promoted: incorrect -- the other of the set is called ('callees' Metadata)
define float @src_wrong_promoted(ptr %f, float %x) {
  %r = call float %f(float %x), !callees !2
  ret float %r
}
define float @tgt_wrong_promoted(ptr %f, float %x) {
  %r = call float @one(float %x)
  ret float %r
}
!0 = !{ptr @one, ptr @two}
!1 = !{ptr @two, ptr @one}
!2 = !{ptr @two}
