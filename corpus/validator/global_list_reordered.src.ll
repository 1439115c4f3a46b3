; expect: correct -- llvm.compiler.used lists names in no order
@a = global i32 0
@b = global i32 0
@llvm.compiler.used = appending global [2 x ptr] [ptr @a, ptr @b], section "llvm.metadata"

define void @f() {
  ret void
}
