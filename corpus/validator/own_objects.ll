target datalayout = "e-i64:64-i128:128-n8:16:32:64"

declare void @keep(ptr)
; atomic_on_ones_own: correct -- no other thread has the address (atomicrmw)
define i32 @src_atomic_on_ones_own(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %o = atomicrmw add ptr %a, i32 3 seq_cst, align 4
  %r = load atomic i32, ptr %a acquire, align 4
  ret i32 %r
}
define i32 @tgt_atomic_on_ones_own(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
; atomic_on_ones_own_wraps: incorrect -- at the bound it is zero again (atomicrmw)
define i32 @src_atomic_on_ones_own_wraps(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %o = atomicrmw uinc_wrap ptr %a, i32 5 monotonic, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_atomic_on_ones_own_wraps(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
; atomic_on_a_known_one: incorrect -- somebody else has the address (atomicrmw)
define i32 @src_atomic_on_a_known_one(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @keep(ptr %a)
  %o = atomicrmw add ptr %a, i32 3 monotonic, align 4
  ret i32 %o
}
define i32 @tgt_atomic_on_a_known_one(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @keep(ptr %a)
  %o = load i32, ptr %a, align 4
  %n = add i32 %o, 3
  store i32 %n, ptr %a, align 4
  ret i32 %o
}
; store_of_what_is_there: correct -- what was compared with the memory is there already (store)
define void @src_store_of_what_is_there(ptr %x) {
  %v = load i32, ptr %x, align 4
  %c = icmp eq i32 %v, 4
  br i1 %c, label %a, label %b
a:
  store i32 4, ptr %x, align 4
  ret void
b:
  ret void
}
define void @tgt_store_of_what_is_there(ptr %x) {
  %v = load i32, ptr %x, align 4
  %c = icmp eq i32 %v, 4
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}
; store_of_something_else: incorrect -- on the other side something else is there (store)
define void @src_store_of_something_else(ptr %x) {
  %v = load i32, ptr %x, align 4
  %c = icmp eq i32 %v, 4
  br i1 %c, label %a, label %b
a:
  ret void
b:
  store i32 4, ptr %x, align 4
  ret void
}
define void @tgt_store_of_something_else(ptr %x) {
  ret void
}
; torn: incorrect -- another thread may write between the two (load)
define i64 @src_torn(ptr %p) {
  %r = load atomic i64, ptr %p unordered, align 8
  ret i64 %r
}
define i64 @tgt_torn(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %l = load atomic i32, ptr %p unordered, align 8
  %h = load atomic i32, ptr %q unordered, align 4
  %lz = zext i32 %l to i64
  %hz = zext i32 %h to i64
  %hs = shl i64 %hz, 32
  %r = or i64 %hs, %lz
  ret i64 %r
}
