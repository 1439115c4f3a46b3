target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @fill(ptr)
declare i64 @sum(i64)
; added_through_gep: incorrect -- the callee reads the caller's array (call)
define i8 @src_added_through_gep() {
  %b = alloca [4 x i8]
  %p = getelementptr i8, ptr %b, i64 1
  call void @fill(ptr %p)
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt_added_through_gep() {
  %b = alloca [4 x i8]
  %p = getelementptr i8, ptr %b, i64 1
  tail call void @fill(ptr %p)
  %v = load i8, ptr %p
  ret i8 %v
}
; added_no_pointers: correct -- the local is not let go (call)
define i64 @src_added_no_pointers(i64 %x) {
  %a = alloca i64
  store i64 %x, ptr %a
  %v = load i64, ptr %a
  %r = call i64 @sum(i64 %v)
  ret i64 %r
}
define i64 @tgt_added_no_pointers(i64 %x) {
  %a = alloca i64
  store i64 %x, ptr %a
  %v = load i64, ptr %a
  %r = tail call i64 @sum(i64 %v)
  ret i64 %r
}
; dropped_with_local: correct -- the target drops the promise (call)
define void @src_dropped_with_local() {
  %a = alloca i64
  tail call void @fill(ptr null)
  ret void
}
define void @tgt_dropped_with_local() {
  %a = alloca i64
  call void @fill(ptr null)
  ret void
}
; escaped_before: incorrect -- the second callee may know the local from the first (call)
define void @src_escaped_before() {
  %a = alloca i64
  store i64 0, ptr %a
  call void @fill(ptr %a)
  call void @other()
  ret void
}
define void @tgt_escaped_before() {
  %a = alloca i64
  store i64 0, ptr %a
  call void @fill(ptr %a)
  tail call void @other()
  ret void
}
declare void @other()
