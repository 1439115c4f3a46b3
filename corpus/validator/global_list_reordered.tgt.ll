@a = global i32 0
@b = global i32 0
@llvm.compiler.used = appending global [2 x ptr] [ptr @b, ptr @a], section "llvm.metadata"

define void @f() {
  ret void
}
