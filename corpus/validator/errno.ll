;; What a function of unknown code writes as errno may be any memory that others reach (LangRef, memory(errnomem)).
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "x86_64-unknown-linux-gnu"

@g = external global i32
declare void @sets() nounwind willreturn memory(errnomem: write)
declare i32 @reads() nounwind willreturn memory(errnomem: read)

; load_over_writer: incorrect -- errno may be what the pointer leads to (memory(errnomem: write))
define i32 @src_load_over_writer(ptr %p) {
  %v = load i32, ptr %p, align 4
  call void @sets()
  %w = load i32, ptr %p, align 4
  ret i32 %w
}
define i32 @tgt_load_over_writer(ptr %p) {
  %v = load i32, ptr %p, align 4
  call void @sets()
  ret i32 %v
}
; global_over_writer: incorrect -- errno may be a variable of another module (memory(errnomem: write))
define i32 @src_global_over_writer() {
  store i32 1, ptr @g, align 4
  call void @sets()
  %w = load i32, ptr @g, align 4
  ret i32 %w
}
define i32 @tgt_global_over_writer() {
  store i32 1, ptr @g, align 4
  call void @sets()
  ret i32 1
}
; own_over_writer: correct -- errno is no stack object of one's own (memory(errnomem: write))
define i32 @src_own_over_writer(i32 noundef %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @sets()
  %w = load i32, ptr %a, align 4
  ret i32 %w
}
define i32 @tgt_own_over_writer(i32 noundef %x) {
  call void @sets()
  ret i32 %x
}
; dead_before_reader: incorrect -- what is stored may be errno (memory(errnomem: read))
define i32 @src_dead_before_reader(ptr %p) {
  store i32 1, ptr %p, align 4
  %r = call i32 @reads()
  store i32 2, ptr %p, align 4
  ret i32 %r
}
define i32 @tgt_dead_before_reader(ptr %p) {
  %r = call i32 @reads()
  store i32 2, ptr %p, align 4
  ret i32 %r
}
