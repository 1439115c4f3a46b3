@g = addrspace(1) global i32 7
define i32 @main() {
  %a = alloca i64
  store ptr addrspace(1) @g, ptr %a
  %p = load ptr addrspace(1), ptr %a
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
