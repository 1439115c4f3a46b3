; Found by a hunt without defects, a mistake of the interpreter: what is written behind a variable in local memory are
; not its contents at start, so that a load of it may become undef (X-3, GO-R5).
@o = internal addrspace(5) global i64 118, align 8

define i64 @f() {
  %v = load i64, ptr addrspace(5) @o, align 8
  %w = freeze i64 %v
  ret i64 %w
}
