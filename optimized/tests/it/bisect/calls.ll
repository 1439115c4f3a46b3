; Functions that call each other, that others mention, that nobody can come to, and that an alias or a table makes known.
define i32 @f(i32 %x) memory(none) willreturn nounwind {
  %u = call i32 @g(i32 %x)
  ret i32 %x
}
define i32 @g(i32 %x) memory(none) willreturn nounwind {
  %u = call i32 @h(i32 %x)
  ret i32 %u
}
define i32 @h(i32 %x) memory(none) willreturn nounwind {
  %u = call i32 @f(i32 %x)
  ret i32 %u
}
define internal i32 @dead(i32 %x) {
  %u = add i32 %x, 1
  ret i32 %x
}
define internal i32 @in_table(i32 %x) {
  %u = call i32 @from_table(i32 %x)
  ret i32 0
}
define internal i32 @from_table(i32 %x) {
  ret i32 %x
}
@table = constant [2 x ptr] [ptr @in_table, ptr @self]
define internal i32 @self(i32 %x) {
  %u = call i32 @self(i32 %x)
  ret i32 %u
}
define internal void @behind() {
  call void @r()
  ret void
}
@also = alias void (), ptr @behind
define void @r() {
  call void @q()
  store ptr @w, ptr @v
  store ptr getelementptr (i8, ptr @w2, i64 4), ptr @v
  ret void
}
define internal void @q() {
  call void @r()
  ret void
}
@v = global ptr null
define internal void @w() {
  call void @y()
  ret void
}
define internal void @w2() {
  call void @y()
  ret void
}
define internal void @y() {
  store ptr @r, ptr @v
  ret void
}
define i32 @a(i32 %x) memory(none) willreturn nounwind {
  %u = call i32 @b(i32 %x)
  %v = call i32 @c(i32 %u)
  ret i32 %v
}
define i32 @b(i32 %x) memory(none) willreturn nounwind {
  %u = call i32 @c(i32 %x)
  %v = call i32 @a(i32 %x)
  ret i32 %v
}
define i32 @c(i32 %x) memory(none) willreturn nounwind {
  %u = call i32 @d(i32 %x)
  %v = call i32 @d(i32 %u)
  ret i32 %u
}
define i32 @d(i32 %x) memory(none) willreturn nounwind {
  %u = call i32 @b(i32 %x)
  ret i32 %x
}
