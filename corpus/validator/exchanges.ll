;; Whether a weak cmpxchg fails for no reason is something that others see: it writes, or it does not.

declare void @enter()

; spurious_failure_denied: incorrect -- memory may hold what is expected where the exchange fails (cmpxchg Instruction)
define i1 @src_spurious_failure_denied(ptr noundef %p, i16 noundef %e, i16 noundef %n) {
  %x = cmpxchg weak ptr %p, i16 %e, i16 %n release monotonic, align 2
  %r = extractvalue { i16, i1 } %x, 1
  ret i1 %r
}
define i1 @tgt_spurious_failure_denied(ptr noundef %p, i16 noundef %e, i16 noundef %n) {
  %x = cmpxchg weak ptr %p, i16 %e, i16 %n release monotonic, align 2
  %o = extractvalue { i16, i1 } %x, 0
  %r = icmp eq i16 %o, %e
  ret i1 %r
}
; entered_without_the_lock: incorrect -- the same by a branch (cmpxchg Instruction)
define void @src_entered_without_the_lock(ptr noundef %p) {
  %x = cmpxchg weak ptr %p, i32 0, i32 1 acquire acquire, align 4
  %s = extractvalue { i32, i1 } %x, 1
  br i1 %s, label %inside, label %out
inside:
  call void @enter()
  br label %out
out:
  ret void
}
define void @tgt_entered_without_the_lock(ptr noundef %p) {
  %x = cmpxchg weak ptr %p, i32 0, i32 1 acquire acquire, align 4
  %o = extractvalue { i32, i1 } %x, 0
  %s = icmp eq i32 %o, 0
  br i1 %s, label %inside, label %out
inside:
  call void @enter()
  br label %out
out:
  ret void
}
; success_denied: incorrect -- it may have written (cmpxchg Instruction)
define i1 @src_success_denied(ptr noundef %p) {
  %x = cmpxchg weak ptr %p, i32 5, i32 6 monotonic monotonic, align 4
  %r = extractvalue { i32, i1 } %x, 1
  ret i1 %r
}
define i1 @tgt_success_denied(ptr noundef %p) {
  %x = cmpxchg weak ptr %p, i32 5, i32 6 monotonic monotonic, align 4
  ret i1 false
}
; success_says_what_was_there: correct -- it succeeds only where memory holds what is expected (cmpxchg Instruction)
define i32 @src_success_says_what_was_there(ptr noundef %p) {
  %x = cmpxchg weak ptr %p, i32 5, i32 6 monotonic monotonic, align 4
  %s = extractvalue { i32, i1 } %x, 1
  %o = extractvalue { i32, i1 } %x, 0
  %r = select i1 %s, i32 %o, i32 1
  ret i32 %r
}
define i32 @tgt_success_says_what_was_there(ptr noundef %p) {
  %x = cmpxchg weak ptr %p, i32 5, i32 6 monotonic monotonic, align 4
  %s = extractvalue { i32, i1 } %x, 1
  %r = select i1 %s, i32 5, i32 1
  ret i32 %r
}
; strong_success_compared: correct -- a strong one succeeds where, and only where, it is there (cmpxchg Instruction)
define i1 @src_strong_success_compared(ptr noundef %p, i32 noundef %e) {
  %x = cmpxchg ptr %p, i32 %e, i32 6 seq_cst monotonic, align 4
  %r = extractvalue { i32, i1 } %x, 1
  ret i1 %r
}
define i1 @tgt_strong_success_compared(ptr noundef %p, i32 noundef %e) {
  %x = cmpxchg ptr %p, i32 %e, i32 6 seq_cst monotonic, align 4
  %o = extractvalue { i32, i1 } %x, 0
  %r = icmp eq i32 %o, %e
  ret i1 %r
}
; strong_for_the_first_of_two: correct -- each fails or not by itself (cmpxchg Instruction)
define i1 @src_strong_for_the_first_of_two(ptr noundef %p, ptr noundef %q) {
  %x = cmpxchg weak ptr %p, i32 0, i32 1 monotonic monotonic, align 4
  %y = cmpxchg weak ptr %q, i32 0, i32 1 monotonic monotonic, align 4
  %a = extractvalue { i32, i1 } %x, 1
  %b = extractvalue { i32, i1 } %y, 1
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @tgt_strong_for_the_first_of_two(ptr noundef %p, ptr noundef %q) {
  %x = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic, align 4
  %y = cmpxchg weak ptr %q, i32 0, i32 1 monotonic monotonic, align 4
  %o = extractvalue { i32, i1 } %x, 0
  %a = icmp eq i32 %o, 0
  %b = extractvalue { i32, i1 } %y, 1
  %r = and i1 %a, %b
  ret i1 %r
}
; one_attempt: incorrect -- the source tries again (cmpxchg Instruction)
define void @src_one_attempt(ptr noundef %p) {
  br label %try
try:
  %x = cmpxchg weak ptr %p, i32 0, i32 1 monotonic monotonic, align 4
  %s = extractvalue { i32, i1 } %x, 1
  br i1 %s, label %done, label %try
done:
  ret void
}
define void @tgt_one_attempt(ptr noundef %p) {
  %x = cmpxchg weak ptr %p, i32 0, i32 1 monotonic monotonic, align 4
  ret void
}
; exchange_on_ones_own: correct -- no other thread has the address (cmpxchg Instruction)
define i32 @src_exchange_on_ones_own(i32 noundef %v) {
  %a = alloca i32, align 4
  store i32 %v, ptr %a, align 4
  %x = cmpxchg ptr %a, i32 3, i32 4 acq_rel acquire, align 4
  %l = load i32, ptr %a, align 4
  %o = extractvalue { i32, i1 } %x, 0
  %r = add i32 %l, %o
  ret i32 %r
}
define i32 @tgt_exchange_on_ones_own(i32 noundef %v) {
  %e = icmp eq i32 %v, 3
  %d = shl i32 %v, 1
  %r = select i1 %e, i32 7, i32 %d
  ret i32 %r
}
; other_exchange_on_ones_own: incorrect -- what is not expected stays (cmpxchg Instruction)
define i32 @src_other_exchange_on_ones_own(i32 noundef %v) {
  %a = alloca i32, align 4
  store i32 %v, ptr %a, align 4
  %x = cmpxchg ptr %a, i32 3, i32 4 acq_rel acquire, align 4
  %l = load i32, ptr %a, align 4
  ret i32 %l
}
define i32 @tgt_other_exchange_on_ones_own(i32 noundef %v) {
  ret i32 4
}
; pointer_exchanged_on_ones_own: correct -- null is there, and the parameter behind it (cmpxchg Instruction)
define ptr @src_pointer_exchanged_on_ones_own(ptr noundef %p) {
  %a = alloca ptr, align 8
  store ptr null, ptr %a, align 8
  %x = cmpxchg ptr %a, ptr null, ptr %p monotonic monotonic, align 8
  %r = load ptr, ptr %a, align 8
  ret ptr %r
}
define ptr @tgt_pointer_exchanged_on_ones_own(ptr noundef %p) {
  ret ptr %p
}
; weak_succeeds_on_ones_own: correct -- it need not fail (cmpxchg Instruction)
define i1 @src_weak_succeeds_on_ones_own() {
  %a = alloca i8, align 1
  store i8 1, ptr %a, align 1
  %x = cmpxchg weak ptr %a, i8 1, i8 2 monotonic monotonic, align 1
  %r = extractvalue { i8, i1 } %x, 1
  ret i1 %r
}
define i1 @tgt_weak_succeeds_on_ones_own() {
  ret i1 true
}
; weak_fails_on_ones_own: incorrect -- where it fails it has not written (cmpxchg Instruction)
define i8 @src_weak_fails_on_ones_own() {
  %a = alloca i8, align 1
  store i8 1, ptr %a, align 1
  %x = cmpxchg weak ptr %a, i8 1, i8 2 monotonic monotonic, align 1
  %s = extractvalue { i8, i1 } %x, 1
  %z = zext i1 %s to i8
  %l = load i8, ptr %a, align 1
  %r = sub i8 %l, %z
  ret i8 %r
}
define i8 @tgt_weak_fails_on_ones_own() {
  ret i8 2
}
; weak_made_of_strong_on_ones_own: incorrect -- it may fail (cmpxchg Instruction)
define i8 @src_weak_made_of_strong_on_ones_own() {
  %a = alloca i8, align 1
  store i8 1, ptr %a, align 1
  %x = cmpxchg ptr %a, i8 1, i8 2 monotonic monotonic, align 1
  %r = load i8, ptr %a, align 1
  ret i8 %r
}
define i8 @tgt_weak_made_of_strong_on_ones_own() {
  %a = alloca i8, align 1
  store i8 1, ptr %a, align 1
  %x = cmpxchg weak ptr %a, i8 1, i8 2 monotonic monotonic, align 1
  %r = load i8, ptr %a, align 1
  ret i8 %r
}
; address_given_before: incorrect -- another thread may have written there (cmpxchg Instruction)
declare void @give(ptr)
define i32 @src_address_given_before() {
  %a = alloca i32, align 4
  call void @give(ptr %a)
  store i32 7, ptr %a, align 4
  %x = cmpxchg ptr %a, i32 7, i32 9 monotonic monotonic, align 4
  %r = extractvalue { i32, i1 } %x, 0
  ret i32 %r
}
define i32 @tgt_address_given_before() {
  %a = alloca i32, align 4
  call void @give(ptr %a)
  store i32 7, ptr %a, align 4
  store i32 9, ptr %a, align 4
  ret i32 7
}
