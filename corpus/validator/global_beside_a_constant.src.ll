; expect: correct -- a variable that nobody writes may be constant, and the one beside it stays as it is (Global Variables)
@r = internal global i16 -3
@z = global i32 0

define void @f() {
  ret void
}
