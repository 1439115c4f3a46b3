target triple = "x86_64-unknown-linux-gnu"

declare ptr @memcpy(ptr, ptr, i64)
declare i64 @strlen(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; memcpy_known: correct -- known by its name (nobuiltin)
define ptr @src_memcpy_known(ptr noundef %d, ptr noundef %s) {
  %r = call ptr @memcpy(ptr noundef %d, ptr noundef %s, i64 16)
  ret ptr %r
}
define ptr @tgt_memcpy_known(ptr noundef %d, ptr noundef %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 16, i1 false)
  ret ptr %d
}
; memcpy_nobuiltin_call: incorrect -- at this call it is a function like any other (nobuiltin)
define ptr @src_memcpy_nobuiltin_call(ptr noundef %d, ptr noundef %s) {
  %r = call ptr @memcpy(ptr noundef %d, ptr noundef %s, i64 16) nobuiltin
  ret ptr %r
}
define ptr @tgt_memcpy_nobuiltin_call(ptr noundef %d, ptr noundef %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 16, i1 false)
  ret ptr %d
}
; strlen_not_empty: correct -- the first byte is the end exactly if the length is 0 (C library)
define i1 @src_strlen_not_empty(ptr noundef %s) {
  %n = call i64 @strlen(ptr noundef %s)
  %z = icmp ne i64 %n, 0
  ret i1 %z
}
define i1 @tgt_strlen_not_empty(ptr noundef %s) {
  %c = load i8, ptr %s, align 1
  %z = icmp ne i8 %c, 0
  ret i1 %z
}

; new_marked_builtin: correct -- LangRef, Function Attributes, `builtin`: a direct call of a function declared `nobuiltin` is the library's after all, and memory that nobody sees need not be asked for
declare ptr @_Znam(i64) nobuiltin
declare void @_ZdaPvRKSt9nothrow_t(ptr, ptr) nobuiltin
define void @src_new_marked_builtin() {
  %p = call ptr @_Znam(i64 4) builtin
  call void @_ZdaPvRKSt9nothrow_t(ptr %p, ptr null) builtin
  ret void
}
define void @tgt_new_marked_builtin() {
  ret void
}

; new_not_builtin: incorrect -- declared `nobuiltin`, it is a function like any other, which may do anything
define void @src_new_not_builtin() {
  %p = call ptr @_Znam(i64 4)
  ret void
}
define void @tgt_new_not_builtin() {
  ret void
}
