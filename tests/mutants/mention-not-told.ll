; knobs: 
@h = internal global i32 1
@g = internal constant ptr @h
define ptr @f() {
  %p = load ptr, ptr @g
  ret ptr %p
}
