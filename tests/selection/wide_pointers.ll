; Integers of more than 64 bits made of pointers and pointers made of them, where an address has 32 bits and where it has 64.
target datalayout = "e-p3:32:32-i64:64-i128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i128 @of_short(ptr addrspace(3) %p) {
  %r = ptrtoint ptr addrspace(3) %p to i128
  ret i128 %r
}

define i100 @of_long(ptr addrspace(1) %p) {
  %r = ptrtoint ptr addrspace(1) %p to i100
  ret i100 %r
}

define i64 @to_short(i65 %x) {
  %p = inttoptr i65 %x to ptr addrspace(3)
  %r = ptrtoint ptr addrspace(3) %p to i64
  ret i64 %r
}

define i64 @to_long(i128 %x) {
  %p = inttoptr i128 %x to ptr addrspace(1)
  %r = ptrtoint ptr addrspace(1) %p to i64
  ret i64 %r
}

define i32 @constant() {
  %p = inttoptr i65 4096 to ptr addrspace(3)
  %r = ptrtoint ptr addrspace(3) %p to i32
  ret i32 %r
}
