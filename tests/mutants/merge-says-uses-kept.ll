; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr constant i32 1
@p = global ptr @b
define ptr @f() {
  ret ptr @a
}
