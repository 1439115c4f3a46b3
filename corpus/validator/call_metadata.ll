target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i64 @pick(i64)
declare ptr @where()
; range_used: correct -- in [8, 16), or poison (range Metadata)
define i1 @src_range_used(i64 %x) {
  %v = call i64 @pick(i64 %x), !range !0
  %c = icmp ugt i64 %v, 7
  ret i1 %c
}
define i1 @tgt_range_used(i64 %x) {
  %v = call i64 @pick(i64 %x), !range !0
  ret i1 true
}
; range_two_parts: incorrect -- the second part reaches further (range Metadata)
define i1 @src_range_two_parts(i64 %x) {
  %v = call i64 @pick(i64 %x), !range !1
  %c = icmp ult i64 %v, 16
  ret i1 %c
}
define i1 @tgt_range_two_parts(i64 %x) {
  %v = call i64 @pick(i64 %x), !range !1
  ret i1 true
}
; range_narrowed: incorrect -- the target's range is less than the source's (range Metadata)
define i64 @src_range_narrowed(i64 %x) {
  %v = call i64 @pick(i64 %x), !range !1
  ret i64 %v
}
define i64 @tgt_range_narrowed(i64 %x) {
  %v = call i64 @pick(i64 %x), !range !0
  ret i64 %v
}
; nonnull_of_call_dropped: correct -- the target drops the promise (nonnull)
define ptr @src_nonnull_of_call_dropped() {
  %v = call nonnull ptr @where()
  ret ptr %v
}
define ptr @tgt_nonnull_of_call_dropped() {
  %v = call ptr @where()
  ret ptr %v
}
; nonnull_of_call_added: incorrect -- null is poison in the target (nonnull)
define ptr @src_nonnull_of_call_added() {
  %v = call ptr @where()
  ret ptr %v
}
define ptr @tgt_nonnull_of_call_added() {
  %v = call nonnull ptr @where()
  ret ptr %v
}
!0 = !{i64 8, i64 16}
!1 = !{i64 8, i64 16, i64 32, i64 64}
