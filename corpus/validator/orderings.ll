target triple = "nvptx64-nvidia-cuda"

;; A target may order more than its source, and in a wider scope.

; load_strengthened: correct -- every value that a monotonic load may find an unordered one may find (Atomic Memory Ordering Constraints)
define i64 @src_load_strengthened(ptr noundef %p) {
  %v = load atomic i64, ptr %p unordered, align 8
  %r = add i64 %v, %v
  ret i64 %r
}
define i64 @tgt_load_strengthened(ptr noundef %p) {
  %v = load atomic i64, ptr %p monotonic, align 8
  %r = shl i64 %v, 1
  ret i64 %r
}
; load_made_acquire: correct -- and so with one that acquires (Atomic Memory Ordering Constraints)
define i32 @src_load_made_acquire(ptr noundef %p, ptr noundef %q) {
  %v = load atomic i32, ptr %p unordered, align 4
  %w = load i32, ptr %q, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}
define i32 @tgt_load_made_acquire(ptr noundef %p, ptr noundef %q) {
  %v = load atomic i32, ptr %p acquire, align 4
  %w = load i32, ptr %q, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}
; store_strengthened: correct -- a store that releases is one that does not (Atomic Memory Ordering Constraints)
define void @src_store_strengthened(ptr noundef %p, i32 noundef %x) {
  store atomic i32 %x, ptr %p unordered, align 4
  ret void
}
define void @tgt_store_strengthened(ptr noundef %p, i32 noundef %x) {
  store atomic i32 %x, ptr %p release, align 4
  ret void
}
; other_store_strengthened: incorrect -- another number (store Instruction)
define void @src_other_store_strengthened(ptr noundef %p, i32 noundef %x) {
  store atomic i32 %x, ptr %p unordered, align 4
  ret void
}
define void @tgt_other_store_strengthened(ptr noundef %p, i32 noundef %x) {
  %y = xor i32 %x, 1
  store atomic i32 %y, ptr %p monotonic, align 4
  ret void
}
; one_load_made_two: incorrect -- two loads need not find the same (Atomic Memory Ordering Constraints)
define i1 @src_one_load_made_two(ptr noundef %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  %r = icmp eq i32 %v, %v
  ret i1 %r
}
define i1 @tgt_one_load_made_two(ptr noundef %p) {
  %v = load atomic i32, ptr %p monotonic, align 4
  %w = load atomic i32, ptr %p monotonic, align 4
  %r = icmp eq i32 %v, %w
  ret i1 %r
}
; second_load_strengthened: correct -- the first is the same (Atomic Memory Ordering Constraints)
define i32 @src_second_load_strengthened(ptr noundef %p, ptr noundef %q) {
  %v = load atomic i32, ptr %p monotonic, align 4
  %w = load atomic i32, ptr %q unordered, align 4
  %r = xor i32 %v, %w
  ret i32 %r
}
define i32 @tgt_second_load_strengthened(ptr noundef %p, ptr noundef %q) {
  %v = load atomic i32, ptr %p monotonic, align 4
  %w = load atomic i32, ptr %q monotonic, align 4
  %r = xor i32 %w, %v
  ret i32 %r
}
; volatile_made: incorrect -- volatile is no ordering (Volatile Memory Accesses)
define i32 @src_volatile_made(ptr noundef %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 %v
}
define i32 @tgt_volatile_made(ptr noundef %p) {
  %v = load atomic volatile i32, ptr %p monotonic, align 4
  ret i32 %v
}
; synchronises_against_its_word: incorrect -- the target says that it does not (nosync)
define i32 @src_synchronises_against_its_word(ptr noundef %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 %v
}
define i32 @tgt_synchronises_against_its_word(ptr noundef %p) nosync {
  %v = load atomic i32, ptr %p acquire, align 4
  ret i32 %v
}
; fence_made_total: correct -- it acquires, too (fence Instruction)
define i32 @src_fence_made_total(ptr noundef %p, ptr noundef %q) {
  store i32 1, ptr %p, align 4
  fence acquire
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
define i32 @tgt_fence_made_total(ptr noundef %p, ptr noundef %q) {
  store i32 1, ptr %p, align 4
  fence seq_cst
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
; release_fence_made_total: correct -- it releases, too (fence Instruction)
define void @src_release_fence_made_total(ptr noundef %p) {
  store i32 1, ptr %p, align 4
  fence release
  ret void
}
define void @tgt_release_fence_made_total(ptr noundef %p) {
  store i32 1, ptr %p, align 4
  fence seq_cst
  ret void
}
; fence_that_no_longer_acquires: incorrect -- what others wrote need not be seen (fence Instruction)
define void @src_fence_that_no_longer_acquires() {
  fence acquire
  ret void
}
define void @tgt_fence_that_no_longer_acquires() {
  fence release
  ret void
}
; store_behind_an_acquire: incorrect -- the store is seen before the fence (fence Instruction)
define void @src_store_behind_an_acquire(ptr noundef %p) {
  fence acq_rel
  store i32 1, ptr %p, align 4
  ret void
}
define void @tgt_store_behind_an_acquire(ptr noundef %p) {
  store i32 1, ptr %p, align 4
  fence seq_cst
  ret void
}
; scope_widened: correct -- the device has all threads of the cluster (syncscope)
define i32 @src_scope_widened(ptr noundef %p) {
  %r = atomicrmw xchg ptr %p, i32 2 syncscope("cluster") acq_rel, align 4
  ret i32 %r
}
define i32 @tgt_scope_widened(ptr noundef %p) {
  %r = atomicrmw xchg ptr %p, i32 2 syncscope("device") acq_rel, align 4
  ret i32 %r
}
; scope_made_the_system: correct -- the system has all threads of the block (syncscope)
define void @src_scope_made_the_system(ptr noundef %p) {
  store i32 1, ptr %p, align 4
  fence syncscope("block") release
  ret void
}
define void @tgt_scope_made_the_system(ptr noundef %p) {
  store i32 1, ptr %p, align 4
  fence release
  ret void
}
; scope_narrowed: incorrect -- threads of other blocks of the cluster take part (syncscope)
define i32 @src_scope_narrowed(ptr noundef %p) {
  %r = load atomic i32, ptr %p syncscope("cluster") acquire, align 4
  ret i32 %r
}
define i32 @tgt_scope_narrowed(ptr noundef %p) {
  %r = load atomic i32, ptr %p syncscope("block") acquire, align 4
  ret i32 %r
}
; scope_below_the_system: incorrect -- the host takes part (syncscope)
define void @src_scope_below_the_system(ptr noundef %p) {
  store atomic i32 1, ptr %p release, align 4
  ret void
}
define void @tgt_scope_below_the_system(ptr noundef %p) {
  store atomic i32 1, ptr %p syncscope("device") release, align 4
  ret void
}
; scope_wider_and_order_weaker: incorrect -- it releases no more (Atomic Memory Ordering Constraints)
define void @src_scope_wider_and_order_weaker(ptr noundef %p) {
  store atomic i32 1, ptr %p syncscope("block") release, align 4
  ret void
}
define void @tgt_scope_wider_and_order_weaker(ptr noundef %p) {
  store atomic i32 1, ptr %p syncscope("device") monotonic, align 4
  ret void
}
; scope_that_nobody_knows: incorrect -- what it takes in is the target's to say (syncscope)
define void @src_scope_that_nobody_knows(ptr noundef %p) {
  store atomic i32 1, ptr %p syncscope("neighbours") release, align 4
  ret void
}
define void @tgt_scope_that_nobody_knows(ptr noundef %p) {
  store atomic i32 1, ptr %p syncscope("device") release, align 4
  ret void
}
