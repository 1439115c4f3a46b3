;; Calls that read what a program has stored, which may be undef: what a memory is to them hangs on the source's choice.
@place = global i8 0
declare i32 @look() memory(read)
declare i32 @look_at(ptr) memory(argmem: read)

; undef_is_read: correct -- both store the argument, whatever it is, and the call sees the same (memory)
define i8 @src_undef_is_read(i8 %c, i8 noundef %y) {
  store i8 %c, ptr @place
  %k = call i32 @look()
  %r = add i8 %y, %y
  ret i8 %r
}
define i8 @tgt_undef_is_read(i8 %c, i8 noundef %y) {
  store i8 %c, ptr @place
  %k = call i32 @look()
  %r = shl i8 %y, 1
  ret i8 %r
}
; undef_is_read_and_answered: correct -- the same with what the call gives (memory)
define i32 @src_undef_is_read_and_answered(i8 %c, i32 noundef %y) {
  store i8 %c, ptr @place
  %k = call i32 @look()
  %z = add i32 %y, %y
  %r = xor i32 %k, %z
  ret i32 %r
}
define i32 @tgt_undef_is_read_and_answered(i8 %c, i32 noundef %y) {
  store i8 %c, ptr @place
  %k = call i32 @look()
  %z = shl i32 %y, 1
  %r = xor i32 %z, %k
  ret i32 %r
}
; undef_is_read_behind_a_pointer: correct -- the same where the call is given the place (argmem)
define i8 @src_undef_is_read_behind_a_pointer(ptr %p, i8 %c, i8 noundef %y) {
  store i8 %c, ptr %p
  %k = call i32 @look_at(ptr %p)
  %r = add i8 %y, %y
  ret i8 %r
}
define i8 @tgt_undef_is_read_behind_a_pointer(ptr %p, i8 %c, i8 noundef %y) {
  store i8 %c, ptr %p
  %k = call i32 @look_at(ptr %p)
  %r = shl i8 %y, 1
  ret i8 %r
}
; something_else_is_read: incorrect -- the call sees another number (memory)
define i32 @src_something_else_is_read(i8 %c) {
  store i8 %c, ptr @place
  %k = call i32 @look()
  ret i32 %k
}
define i32 @tgt_something_else_is_read(i8 %c) {
  %d = xor i8 %c, 1
  store i8 %d, ptr @place
  %k = call i32 @look()
  store i8 %c, ptr @place
  ret i32 %k
}
; read_twice: incorrect -- both calls see one number, and the target's second sees another (memory)
define i32 @src_read_twice(i8 %c) {
  store i8 %c, ptr @place
  %k = call i32 @look()
  %l = call i32 @look()
  %r = sub i32 %k, %l
  ret i32 %r
}
define i32 @tgt_read_twice(i8 %c) {
  store i8 %c, ptr @place
  %k = call i32 @look()
  %d = add i8 %c, 1
  store i8 %d, ptr @place
  %l = call i32 @look()
  store i8 %c, ptr @place
  %r = sub i32 %k, %l
  ret i32 %r
}
