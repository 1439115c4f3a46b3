;; How a call is made is part of what it does where the callee is not here: its convention (LangRef, "Calling Conventions"), what
;; parameter attributes say of the place of an argument ("Parameter Attributes"), and of inline assembly its dialect.
declare i32 @f(i32)
declare void @g(ptr)

; convention_changed: incorrect -- the callee looks for its argument elsewhere (Calling Conventions)
define i32 @src_convention_changed(i32 noundef %x) {
  %r = call i32 @f(i32 %x)
  ret i32 %r
}
define i32 @tgt_convention_changed(i32 noundef %x) {
  %r = call fastcc i32 @f(i32 %x)
  ret i32 %r
}
; convention_kept: correct -- it is called in the same way (Calling Conventions)
define i32 @src_convention_kept(i32 noundef %x) {
  %y = add i32 %x, 0
  %r = call fastcc i32 @f(i32 %y)
  ret i32 %r
}
define i32 @tgt_convention_kept(i32 noundef %x) {
  %r = call fastcc i32 @f(i32 %x)
  ret i32 %r
}
; result_in_memory_dropped: incorrect -- a callee with sret looks for the address elsewhere (sret)
define void @src_result_in_memory_dropped(ptr noundef %f, ptr noundef %x) {
  call void %f(ptr sret(i32) align 4 %x)
  ret void
}
define void @tgt_result_in_memory_dropped(ptr noundef %f, ptr noundef %x) {
  call void %f(ptr %x)
  ret void
}
; extension_dropped: incorrect -- the callee counts on the upper bits (zeroext)
define void @src_extension_dropped(ptr noundef %f, i8 noundef %x) {
  call void %f(i8 zeroext %x)
  ret void
}
define void @tgt_extension_dropped(ptr noundef %f, i8 noundef %x) {
  call void %f(i8 %x)
  ret void
}
; extension_said_by_the_declaration: correct -- what the declaration says the call need not say again (zeroext)
declare void @h(i8 zeroext)
define void @src_extension_said_by_the_declaration(i8 noundef %x) {
  call void @h(i8 zeroext %x)
  ret void
}
define void @tgt_extension_said_by_the_declaration(i8 noundef %x) {
  call void @h(i8 %x)
  ret void
}
