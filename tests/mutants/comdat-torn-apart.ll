; knobs: 
$c = comdat any
@a = linkonce_odr global i32 1, comdat($c)
@b = internal global i32 1, comdat($c)
define i32 @f() {
  %v = load i32, ptr @a
  ret i32 %v
}
