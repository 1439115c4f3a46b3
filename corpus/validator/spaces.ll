; Null of address spaces other than 0 is an address like others, at which an object may lie (X-3, LangRef on null_pointer_is_valid).
target triple = "nvptx64-nvidia-cuda"
@s = external addrspace(3) global [4 x i32], align 4

; shared_variable: incorrect -- the first variable of shared memory lies at its address 0
define i1 @src_shared_variable() {
  %c = icmp eq ptr addrspace(3) @s, null
  ret i1 %c
}
define i1 @tgt_shared_variable() {
  ret i1 false
}
; loaded_from: incorrect -- an access does not show that the pointer is not null
define i1 @src_loaded_from(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p, align 4
  %c = icmp eq ptr addrspace(3) %p, null
  ret i1 %c
}
define i1 @tgt_loaded_from(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i1 false
}
; dereferenceable: incorrect -- neither does the attribute
define i1 @src_dereferenceable(ptr addrspace(1) dereferenceable(4) %p) {
  %c = icmp ugt ptr addrspace(1) %p, null
  ret i1 %c
}
define i1 @tgt_dereferenceable(ptr addrspace(1) dereferenceable(4) %p) {
  ret i1 true
}
; number: incorrect -- nor is its number another than 0
define i64 @src_number(ptr addrspace(3) %p) {
  store i32 1, ptr addrspace(3) %p, align 4
  %n = ptrtoint ptr addrspace(3) %p to i64
  %z = icmp eq i64 %n, 0
  %r = select i1 %z, i64 7, i64 8
  ret i64 %r
}
define i64 @tgt_number(ptr addrspace(3) %p) {
  store i32 1, ptr addrspace(3) %p, align 4
  ret i64 8
}
; nonnull: correct -- the attribute says so
define i1 @src_nonnull(ptr addrspace(3) nonnull noundef %p) {
  %c = icmp eq ptr addrspace(3) %p, null
  ret i1 %c
}
define i1 @tgt_nonnull(ptr addrspace(3) nonnull noundef %p) {
  ret i1 false
}
; generic: correct -- an access in the generic space does
define i1 @src_generic(ptr %p) {
  %v = load i32, ptr %p, align 4
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @tgt_generic(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i1 false
}
; own: correct -- where an object of the function's own lies is the compiler's choice
define i1 @src_own() {
  %a = alloca i32, align 4, addrspace(5)
  %c = icmp eq ptr addrspace(5) %a, null
  ret i1 %c
}
define i1 @tgt_own() {
  ret i1 false
}
; two_variables: correct -- two objects are two, wherever they are
@t = internal addrspace(3) global [4 x i32] undef, align 4
define i1 @src_two_variables() {
  %c = icmp eq ptr addrspace(3) @s, @t
  ret i1 %c
}
define i1 @tgt_two_variables() {
  ret i1 false
}
