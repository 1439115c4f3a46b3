target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @init(ptr initializes((0, 8))) nounwind willreturn memory(argmem: readwrite)
declare void @part(ptr initializes((4, 8))) nounwind willreturn memory(argmem: readwrite)
declare void @any(ptr) nounwind willreturn memory(argmem: readwrite)
; eight: correct -- the callee writes before it reads (initializes)
define void @src_eight(ptr %p) {
  store i64 1, ptr %p, align 8
  call void @init(ptr %p)
  ret void
}
define void @tgt_eight(ptr %p) {
  call void @init(ptr %p)
  ret void
}
; not_covered: incorrect -- the first four bytes are not in the range (initializes)
define void @src_not_covered(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @part(ptr %p)
  ret void
}
define void @tgt_not_covered(ptr %p) {
  call void @part(ptr %p)
  ret void
}
; added_at_call: incorrect -- the callee may read first (initializes)
define void @src_added_at_call(ptr %p) {
  call void @any(ptr %p)
  ret void
}
define void @tgt_added_at_call(ptr %p) {
  call void @any(ptr initializes((0, 4)) %p)
  ret void
}
; read_by_itself: incorrect -- the parameter is read before it is written (initializes)
define i8 @src_read_by_itself(ptr noundef %p, ptr noundef %q) {
  %v = load i8, ptr %q, align 1
  store i8 1, ptr %q, align 1
  ret i8 %v
}
define i8 @tgt_read_by_itself(ptr noundef %p, ptr noundef initializes((0, 1)) %q) {
  %v = load i8, ptr %q, align 1
  store i8 1, ptr %q, align 1
  ret i8 %v
}
