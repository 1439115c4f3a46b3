@r = internal constant i16 -3
@z = global i32 0

define void @f() {
  ret void
}
