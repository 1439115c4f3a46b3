target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@one = constant i32 1
@two = constant i32 2
@weak = weak alias i32, ptr @one
@strong = alias i32, ptr @two
; strong_alias_read: correct -- the alias is the variable (Aliases)
define i32 @src_strong_alias_read() {
  %r = load i32, ptr @strong
  ret i32 %r
}
define i32 @tgt_strong_alias_read() {
  ret i32 2
}
; weak_alias_read: unsupported -- another definition may take the place of the alias (Linkage Types)
define i32 @src_weak_alias_read() {
  %r = load i32, ptr @weak
  ret i32 %r
}
define i32 @tgt_weak_alias_read() {
  ret i32 1
}
