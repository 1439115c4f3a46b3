@a = global i32 0
@b = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"

define void @f() {
  ret void
}
