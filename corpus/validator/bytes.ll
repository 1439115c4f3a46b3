target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; half_word_computed: incorrect -- one poison byte makes all of the sum poison (Poison Values; load)
define i8 @src_half_word_computed(ptr noalias %d, ptr noalias %s) {
  %h = getelementptr i8, ptr %s, i64 1
  store i8 1, ptr %s, align 2
  store i8 poison, ptr %h
  %a = load i8, ptr %s, align 2
  store i8 %a, ptr %d, align 2
  ret i8 %a
}
define i8 @tgt_half_word_computed(ptr noalias %d, ptr noalias %s) {
  %h = getelementptr i8, ptr %s, i64 1
  store i8 1, ptr %s, align 2
  store i8 poison, ptr %h
  %w = load i16, ptr %s, align 2
  %x = xor i16 %w, 0
  %a = trunc i16 %x to i8
  store i8 %a, ptr %d, align 2
  ret i8 %a
}
; vector_lanes: correct -- each lane is poison by itself (Poison Values)
define <2 x i8> @src_vector_lanes(ptr %s) {
  %h = getelementptr i8, ptr %s, i64 1
  store i8 1, ptr %s, align 2
  store i8 poison, ptr %h
  %w = load <2 x i8>, ptr %s, align 2
  ret <2 x i8> %w
}
define <2 x i8> @tgt_vector_lanes(ptr %s) {
  %h = getelementptr i8, ptr %s, i64 1
  store i8 1, ptr %s, align 2
  store i8 poison, ptr %h
  ret <2 x i8> <i8 1, i8 poison>
}
; entry_undef_twice: incorrect -- the two looks at memory that may be undef differ (Undefined Values)
define i1 @src_entry_undef_twice(ptr %p) {
  %v = load i64, ptr %p, align 8
  %f = freeze i64 %v
  %c = icmp eq i64 %f, %f
  ret i1 %c
}
define i1 @tgt_entry_undef_twice(ptr %p) {
  %v = load i64, ptr %p, align 8
  %c = icmp eq i64 %v, %v
  ret i1 %c
}
; entry_noundef: correct -- !noundef excludes it (noundef Metadata)
define i1 @src_entry_noundef(ptr %p) {
  %v = load i64, ptr %p, align 8, !noundef !0
  %c = icmp eq i64 %v, %v
  ret i1 %c
}
define i1 @tgt_entry_noundef(ptr %p) {
  %v = load i64, ptr %p, align 8, !noundef !0
  ret i1 true
}
; undef_product: incorrect -- twice one undef is even, the sum of two looks is anything (Undefined Values)
define i8 @src_undef_product() {
  %f = freeze i8 undef
  %r = mul i8 %f, 2
  ret i8 %r
}
define i8 @tgt_undef_product() {
  %r = add i8 undef, undef
  ret i8 %r
}
; undef_product_back: correct -- any value is allowed where the sum is anything (Undefined Values)
define i8 @src_undef_product_back() {
  %r = add i8 undef, undef
  ret i8 %r
}
define i8 @tgt_undef_product_back() {
  ret i8 17
}
!0 = !{}
; byte_read_around_a_copy: correct -- what is stored is what was there, so that the other byte is as it was (store Instruction)
define void @src_byte_read_around_a_copy(ptr %g, ptr %p, ptr %d) {
  %v1 = load i8, ptr %g, align 1
  %pv = load i8, ptr %p, align 1
  store i8 %pv, ptr %p, align 1
  %v2 = load i8, ptr %g, align 1
  store i8 %v2, ptr %d, align 1
  ret void
}
define void @tgt_byte_read_around_a_copy(ptr %g, ptr %p, ptr %d) {
  %v1 = load i8, ptr %g, align 1
  %pv = load i8, ptr %p, align 1
  store i8 %v1, ptr %d, align 1
  ret void
}
; word_read_around_another: incorrect -- the other word may be the one that was written (store Instruction)
define void @src_word_read_around_another(ptr %g, ptr %p, ptr %q, ptr %d) {
  %v1 = load i32, ptr %g, align 4
  %pv = load i32, ptr %q, align 4
  store i32 %pv, ptr %p, align 4
  %v2 = load i32, ptr %g, align 4
  store i32 %v2, ptr %d, align 4
  ret void
}
define void @tgt_word_read_around_another(ptr %g, ptr %p, ptr %q, ptr %d) {
  %v1 = load i32, ptr %g, align 4
  %pv = load i32, ptr %q, align 4
  store i32 %pv, ptr %p, align 4
  store i32 %v1, ptr %d, align 4
  ret void
}
