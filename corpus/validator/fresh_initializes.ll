target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @fill16(ptr initializes((0, 16))) nounwind willreturn memory(argmem: readwrite)
declare void @fill_mid(ptr initializes((4, 8))) nounwind willreturn memory(argmem: readwrite)
declare void @fill_two(ptr initializes((0, 4), (8, 12))) nounwind willreturn memory(argmem: readwrite)
declare void @fill_and_see(ptr initializes((0, 8)), ptr) nounwind willreturn memory(argmem: readwrite)
declare void @fill_world(ptr initializes((0, 8))) nounwind willreturn
; middle_store_dead: correct -- the four bytes are written before they are read (initializes)
define void @src_middle_store_dead(ptr noalias %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 9, ptr %q, align 4
  call void @fill_mid(ptr %p)
  ret void
}
define void @tgt_middle_store_dead(ptr noalias %p) {
  call void @fill_mid(ptr %p)
  ret void
}
; gap_between_ranges: incorrect -- bytes 4 to 8 are in no range (initializes)
define void @src_gap_between_ranges(ptr noalias %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 9, ptr %q, align 4
  call void @fill_two(ptr %p)
  ret void
}
define void @tgt_gap_between_ranges(ptr noalias %p) {
  call void @fill_two(ptr %p)
  ret void
}
; other_argument_reads: incorrect -- the second argument leads to the same bytes (initializes)
define void @src_other_argument_reads(ptr %p) {
  store i64 9, ptr %p, align 8
  call void @fill_and_see(ptr %p, ptr %p)
  ret void
}
define void @tgt_other_argument_reads(ptr %p) {
  call void @fill_and_see(ptr %p, ptr %p)
  ret void
}
; memset_before_dead: correct -- all sixteen bytes are written first (initializes)
define void @src_memset_before_dead(ptr %p) {
  store i64 0, ptr %p, align 8
  %q = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %q, align 8
  call void @fill16(ptr %p)
  ret void
}
define void @tgt_memset_before_dead(ptr %p) {
  call void @fill16(ptr %p)
  ret void
}
; world_may_read: incorrect -- the callee may come to the memory by other ways (initializes)
define void @src_world_may_read(ptr %p) {
  store i64 9, ptr %p, align 8
  call void @fill_world(ptr %p)
  ret void
}
define void @tgt_world_may_read(ptr %p) {
  call void @fill_world(ptr %p)
  ret void
}
; offset_argument: incorrect -- the range counts from the pointer that is passed (initializes)
define void @src_offset_argument(ptr noalias %p) {
  store i32 9, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 4
  call void @fill_mid(ptr %q)
  ret void
}
define void @tgt_offset_argument(ptr noalias %p) {
  %q = getelementptr i8, ptr %p, i64 4
  call void @fill_mid(ptr %q)
  ret void
}
; dead_on_return_other_value: correct -- what is written there is nobody's to read (dead_on_return)
define void @src_dead_on_return_other_value(ptr dead_on_return noalias %p, i64 %x) {
  store i64 %x, ptr %p, align 8
  ret void
}
define void @tgt_dead_on_return_other_value(ptr dead_on_return noalias %p, i64 %x) {
  store i64 0, ptr %p, align 8
  ret void
}
; dead_on_return_of_other_parameter: incorrect -- the attribute is the other parameter's (dead_on_return)
define void @src_dead_on_return_of_other_parameter(ptr dead_on_return noalias %p, ptr %q, i64 %x) {
  store i64 %x, ptr %q, align 8
  ret void
}
define void @tgt_dead_on_return_of_other_parameter(ptr dead_on_return noalias %p, ptr %q, i64 %x) {
  ret void
}
; dead_on_return_added_to_output: incorrect -- the caller reads what was written (dead_on_return)
define void @src_dead_on_return_added_to_output(ptr %p, i16 %x) {
  store i16 %x, ptr %p, align 2
  ret void
}
define void @tgt_dead_on_return_added_to_output(ptr dead_on_return %p, i16 %x) {
  store i16 %x, ptr %p, align 2
  ret void
}
; dead_on_return_dropped: correct -- the target promises less (dead_on_return)
define i16 @src_dead_on_return_dropped(ptr dead_on_return %p, i16 %x) {
  store i16 %x, ptr %p, align 2
  ret i16 %x
}
define i16 @tgt_dead_on_return_dropped(ptr %p, i16 %x) {
  store i16 %x, ptr %p, align 2
  ret i16 %x
}
; writable_without_size: incorrect -- nothing says that the byte is there (writable)
define void @src_writable_without_size(ptr writable %p, i1 noundef %c, i8 %x) {
  br i1 %c, label %w, label %e
w:
  store i8 %x, ptr %p
  ret void
e:
  ret void
}
define void @tgt_writable_without_size(ptr writable %p, i1 noundef %c, i8 %x) {
  %o = load i8, ptr %p
  %n = select i1 %c, i8 %x, i8 %o
  store i8 %n, ptr %p
  ret void
}
