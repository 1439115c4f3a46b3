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
; undef_in_a_range: correct -- undef may be a number outside of it, which is poison (range Metadata)
define i8 @src_undef_in_a_range() {
  %s = alloca i8
  store i8 undef, ptr %s
  %v = load i8, ptr %s, !range !{i8 0, i8 4}
  ret i8 %v
}
define i8 @tgt_undef_in_a_range() {
  ret i8 poison
}
; undef_in_no_range: incorrect -- undef is no poison (range Metadata)
define i8 @src_undef_in_no_range() {
  %s = alloca i8
  store i8 undef, ptr %s
  %v = load i8, ptr %s
  ret i8 %v
}
define i8 @tgt_undef_in_no_range() {
  ret i8 poison
}
; poison_given_to_a_call: correct -- what is outside of the range may be anything to the callee (range (attribute))
define i8 @src_poison_given_to_a_call() {
  %v = call range(i8 0, 5) i8 @llvm.ctlz.i8(i8 0, i1 false)
  %r = call i8 @taken(i8 %v)
  ret i8 %r
}
define i8 @tgt_poison_given_to_a_call() {
  %r = call i8 @taken(i8 8)
  ret i8 %r
}
declare i8 @taken(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
