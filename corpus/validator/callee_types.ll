target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @elsewhere(i32)
declare i32 @quiet(i32) memory(none) nounwind willreturn
define internal i32 @here(i32 %x) {
  ret i32 %x
}
; declared_call_kept: correct -- what a declaration says is not the signature of the body that runs (call)
define i32 @src_declared_call_kept(i32 %x) {
  %y = add i32 %x, 0
  %r = call i32 @elsewhere(i32 %y, i32 1)
  ret i32 %r
}
define i32 @tgt_declared_call_kept(i32 %x) {
  %r = call i32 @elsewhere(i32 %x, i32 1)
  ret i32 %r
}
; declared_call_dropped: incorrect -- such a call is not undefined, and may not go (call)
define i32 @src_declared_call_dropped(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %r = call i32 @elsewhere(i32 %x, i32 1)
  ret i32 %r
b:
  ret i32 0
}
define i32 @tgt_declared_call_dropped(i1 %c, i32 %x) {
  ret i32 0
}
; type_changed: incorrect -- the call of another type is another call (call)
define i32 @src_type_changed(i32 %x) {
  %r = call i32 @elsewhere(i32 %x)
  ret i32 %r
}
define i32 @tgt_type_changed(i32 %x) {
  %w = zext i32 %x to i64
  %r = call i32 @elsewhere(i64 %w)
  ret i32 %r
}
; defined_call_undefined: correct -- a call of a body by another type than its own is undefined (call)
define i32 @src_defined_call_undefined(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %r = call i32 @here(i32 %x, i32 1)
  ret i32 %r
b:
  ret i32 0
}
define i32 @tgt_defined_call_undefined(i1 %c, i32 %x) {
  ret i32 0
}
; defined_call_introduced: incorrect -- the target calls the body by another type (call)
define i32 @src_defined_call_introduced(i32 %x) {
  ret i32 %x
}
define i32 @tgt_defined_call_introduced(i32 %x) {
  %r = call i32 @here(i32 %x, i32 1)
  ret i32 %r
}
