target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare nonnull ptr @table(i64)
declare i64 @count(ptr) memory(read)
; result_nonnull: correct -- where the pointer is @table its result is not null however it is called (Function Attributes)
define i1 @src_result_nonnull(ptr %f, i64 noundef %x) {
  %c = icmp eq ptr %f, @table
  br i1 %c, label %a, label %b
a:
  %r = call ptr %f(i64 %x)
  %n = icmp eq ptr %r, null
  ret i1 %n
b:
  ret i1 false
}
define i1 @tgt_result_nonnull(ptr %f, i64 noundef %x) {
  %c = icmp eq ptr %f, @table
  br i1 %c, label %a, label %b
a:
  %r = call ptr @table(i64 %x)
  %n = icmp eq ptr %r, null
  ret i1 %n
b:
  ret i1 false
}
; select_of_two: incorrect -- the arms are exchanged (call)
define i64 @src_select_of_two(i1 noundef %c, ptr noundef %p) {
  %f = select i1 %c, ptr @count, ptr @size
  %r = call i64 %f(ptr %p)
  ret i64 %r
}
define i64 @tgt_select_of_two(i1 noundef %c, ptr noundef %p) {
  br i1 %c, label %a, label %b
a:
  %r = call i64 @size(ptr %p)
  ret i64 %r
b:
  %q = call i64 @count(ptr %p)
  ret i64 %q
}
; select_of_one_kind: correct -- each arm calls its function (call)
define i64 @src_select_of_one_kind(i1 noundef %c, ptr noundef %p) {
  %f = select i1 %c, ptr @len, ptr @size
  %r = call i64 %f(ptr %p)
  ret i64 %r
}
define i64 @tgt_select_of_one_kind(i1 noundef %c, ptr noundef %p) {
  br i1 %c, label %a, label %b
a:
  %r = call i64 @len(ptr %p)
  ret i64 %r
b:
  %q = call i64 @size(ptr %p)
  ret i64 %q
}
declare i64 @size(ptr)
declare i64 @len(ptr)
