target triple = "nvptx64-nvidia-cuda"

; Fences side by side are one that orders what any of them orders; those with an access between are not.
; two_fences: correct -- the second orders nothing new (fence Instruction)
define void @src_two_fences(ptr %p) {
  store i32 1, ptr %p, align 4
  fence seq_cst
  fence seq_cst
  ret void
}
define void @tgt_two_fences(ptr %p) {
  store i32 1, ptr %p, align 4
  fence seq_cst
  ret void
}
; weaker_fence: correct -- a fence that is sequentially consistent acquires, too (fence Instruction)
define void @src_weaker_fence(i32 %a, i32 %b) {
  fence acquire
  %c = add i32 %a, %b
  fence seq_cst
  ret void
}
define void @tgt_weaker_fence(i32 %a, i32 %b) {
  fence seq_cst
  ret void
}
; joined_fence: correct -- acquire and release (fence Instruction)
define void @src_joined_fence() {
  fence acquire
  fence release
  ret void
}
define void @tgt_joined_fence() {
  fence acq_rel
  ret void
}
; release_before_acquire: incorrect -- the release has not seen what is acquired behind it (Atomic Memory Ordering Constraints)
define void @src_release_before_acquire() {
  fence acq_rel
  ret void
}
define void @tgt_release_before_acquire() {
  fence release
  fence acquire
  ret void
}
; lost_release: incorrect -- the release is gone (fence Instruction)
define void @src_lost_release() {
  fence acquire
  fence release
  ret void
}
define void @tgt_lost_release() {
  fence acquire
  ret void
}
; fence_of_block: incorrect -- a fence of another scope orders less (fence Instruction, syncscope)
define void @src_fence_of_block() {
  fence syncscope("block") seq_cst
  fence seq_cst
  ret void
}
define void @tgt_fence_of_block() {
  fence syncscope("block") seq_cst
  ret void
}
; access_between: incorrect -- the store is ordered by both (fence Instruction)
define void @src_access_between(ptr %p) {
  fence seq_cst
  store atomic i32 1, ptr %p monotonic, align 4
  fence seq_cst
  ret void
}
define void @tgt_access_between(ptr %p) {
  store atomic i32 1, ptr %p monotonic, align 4
  fence seq_cst
  ret void
}
; strong_for_weak: correct -- a weak exchange may fail for no reason, and need not (cmpxchg Instruction)
define i1 @src_strong_for_weak(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg weak ptr %p, i32 %e, i32 %n monotonic monotonic, align 4
  %b = extractvalue { i32, i1 } %r, 1
  ret i1 %b
}
define i1 @tgt_strong_for_weak(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg ptr %p, i32 %e, i32 %n monotonic monotonic, align 4
  %b = extractvalue { i32, i1 } %r, 1
  ret i1 %b
}
; weak_for_strong: incorrect -- it may fail for no reason (cmpxchg Instruction)
define i1 @src_weak_for_strong(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg ptr %p, i32 %e, i32 %n monotonic monotonic, align 4
  %b = extractvalue { i32, i1 } %r, 1
  ret i1 %b
}
define i1 @tgt_weak_for_strong(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg weak ptr %p, i32 %e, i32 %n monotonic monotonic, align 4
  %b = extractvalue { i32, i1 } %r, 1
  ret i1 %b
}
; weak_unused: incorrect -- nor may it leave the store away where nobody asks (cmpxchg Instruction)
define void @src_weak_unused(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg ptr %p, i32 %e, i32 %n monotonic monotonic, align 4
  ret void
}
define void @tgt_weak_unused(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg weak ptr %p, i32 %e, i32 %n monotonic monotonic, align 4
  ret void
}
; weak_for_weak: correct -- the same (cmpxchg Instruction)
define i1 @src_weak_for_weak(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg weak ptr %p, i32 %e, i32 %n acq_rel monotonic, align 4
  %b = extractvalue { i32, i1 } %r, 1
  %c = xor i1 %b, true
  ret i1 %c
}
define i1 @tgt_weak_for_weak(ptr %p, i32 %e, i32 %n) {
  %r = cmpxchg weak ptr %p, i32 %e, i32 %n acq_rel monotonic, align 4
  %b = extractvalue { i32, i1 } %r, 1
  %c = select i1 %b, i1 false, i1 true
  ret i1 %c
}
; read_that_acquires: correct -- what is written back is what was read (atomicrmw Instruction)
define i32 @src_read_that_acquires(ptr %p) {
  %a = atomicrmw xor ptr %p, i32 0 acquire, align 4
  ret i32 %a
}
define i32 @tgt_read_that_acquires(ptr %p) {
  %a = load atomic i32, ptr %p acquire, align 4
  ret i32 %a
}
; read_that_releases: incorrect -- a load releases nothing (Atomic Memory Ordering Constraints)
define i32 @src_read_that_releases(ptr %p) {
  %a = atomicrmw or ptr %p, i32 0 acq_rel, align 4
  ret i32 %a
}
define i32 @tgt_read_that_releases(ptr %p) {
  %a = load atomic i32, ptr %p acquire, align 4
  ret i32 %a
}
; read_again: correct -- another thread's store in between races with the second load, which is undef then (Memory Model for Concurrent Operations)
define i32 @src_read_again(ptr %p) {
  %x = load atomic i32, ptr %p seq_cst, align 4
  %y = load i32, ptr %p, align 4
  %z = add i32 %x, %y
  ret i32 %z
}
define i32 @tgt_read_again(ptr %p) {
  %x = load atomic i32, ptr %p seq_cst, align 4
  %z = shl i32 %x, 1
  ret i32 %z
}
; races_where_the_source_does_not: incorrect -- the source returns what it read atomically (Memory Model for Concurrent Operations)
define i32 @src_races_where_the_source_does_not(ptr %p) {
  %x = load atomic i32, ptr %p monotonic, align 4
  ret i32 %x
}
define i32 @tgt_races_where_the_source_does_not(ptr %p) {
  %x = load atomic i32, ptr %p monotonic, align 4
  %y = load i32, ptr %p, align 4
  ret i32 %y
}
; read_again_behind_an_acquire: incorrect -- the second acquire may have shown a store to q (Atomic Memory Ordering Constraints)
define i32 @src_read_again_behind_an_acquire(ptr %p, ptr %q) {
  %w = load atomic i32, ptr %q acquire, align 4
  %v = load atomic i32, ptr %p acquire, align 4
  %y = load i32, ptr %q, align 4
  ret i32 %y
}
define i32 @tgt_read_again_behind_an_acquire(ptr %p, ptr %q) {
  %w = load atomic i32, ptr %q acquire, align 4
  %v = load atomic i32, ptr %p acquire, align 4
  ret i32 %w
}
; atomic_load_of_a_constant: correct -- there is no store that it could synchronize with (load Instruction)
@never_written = constant i32 42
define i32 @src_atomic_load_of_a_constant() {
  %x = load atomic i32, ptr @never_written seq_cst, align 4
  ret i32 %x
}
define i32 @tgt_atomic_load_of_a_constant() {
  ret i32 42
}
; calls_through_constant: correct -- what the function is declared to do holds however it is called (Function Attributes)
@table = constant ptr @computes
declare i32 @computes(i32) memory(none) willreturn nounwind
define i32 @src_calls_through_constant(i32 %x) {
  %f = load ptr, ptr @table, align 8
  %a = call i32 %f(i32 %x)
  %b = call i32 @computes(i32 %x)
  %c = sub i32 %a, %b
  ret i32 %c
}
define i32 @tgt_calls_through_constant(i32 %x) {
  ret i32 0
}
