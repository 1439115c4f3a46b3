target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; What others see of a volatile or atomic access is its place, its size and its bits, not whether the program takes them for a
; number or a float.
; load_as_number: correct -- the same bits (Volatile Memory Accesses; Atomic Memory Ordering Constraints)
define float @src_load_as_number(ptr %p) {
  %v = load atomic float, ptr %p monotonic, align 4
  ret float %v
}
define float @tgt_load_as_number(ptr %p) {
  %v = load atomic i32, ptr %p monotonic, align 4
  %f = bitcast i32 %v to float
  ret float %f
}
; store_as_number: correct -- the same bits (Volatile Memory Accesses)
define void @src_store_as_number(ptr %p, float %x) {
  store volatile float %x, ptr %p, align 4
  ret void
}
define void @tgt_store_as_number(ptr %p, float %x) {
  %b = bitcast float %x to i32
  store volatile i32 %b, ptr %p, align 4
  ret void
}
; store_as_float: correct -- the same bits (Volatile Memory Accesses)
define void @src_store_as_float(ptr %p, i64 %x) {
  store volatile i64 %x, ptr %p, align 8
  ret void
}
define void @tgt_store_as_float(ptr %p, i64 %x) {
  %b = bitcast i64 %x to double
  store volatile double %b, ptr %p, align 8
  ret void
}
; store_other_bits: incorrect -- a number is no cast of the float (Volatile Memory Accesses)
define void @src_store_other_bits(ptr %p, float noundef %x) {
  store volatile float %x, ptr %p, align 4
  ret void
}
define void @tgt_store_other_bits(ptr %p, float noundef %x) {
  %b = bitcast float %x to i32
  %c = and i32 %b, 2147483647
  store volatile i32 %c, ptr %p, align 4
  ret void
}
; store_in_halves: incorrect -- two accesses where there is one (Volatile Memory Accesses)
define void @src_store_in_halves(ptr %p, i64 noundef %x) {
  store volatile i64 %x, ptr %p, align 8
  ret void
}
define void @tgt_store_in_halves(ptr %p, i64 noundef %x) {
  %l = trunc i64 %x to i32
  %s = lshr i64 %x, 32
  %h = trunc i64 %s to i32
  store volatile i32 %l, ptr %p, align 8
  %q = getelementptr i8, ptr %p, i64 4
  store volatile i32 %h, ptr %q, align 4
  ret void
}
