; expect: incorrect -- a name is listed no more
@a = global i32 0
@b = global i32 0
@llvm.used = appending global [2 x ptr] [ptr @a, ptr @b], section "llvm.metadata"

define void @f() {
  ret void
}
