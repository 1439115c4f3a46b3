target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@seven = constant i32 7
@variable = global i32 7
@elsewhere = external constant i32
@weak_seven = weak constant i32 7
@set_by_loader = internal externally_initialized constant i32 7
@own = internal global i32 7
@other_name = alias i32, ptr @variable
declare void @use(i32)
declare void @take(ptr)
declare void @reads(ptr) memory(argmem: read) nounwind willreturn
declare void @writes_only(ptr) memory(argmem: write) nounwind willreturn
declare void @changes(ptr) memory(argmem: readwrite) nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none))

; low_byte_of_stored: correct -- the first byte in memory is the lowest (load; Data Layout)
define i8 @src_low_byte_of_stored(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %r = load i8, ptr %p, align 4
  ret i8 %r
}
define i8 @tgt_low_byte_of_stored(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %r = trunc i32 %x to i8
  ret i8 %r
}

; high_byte_of_stored: incorrect -- the first byte in memory is the lowest (load; Data Layout)
define i8 @src_high_byte_of_stored(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %r = load i8, ptr %p, align 4
  ret i8 %r
}
define i8 @tgt_high_byte_of_stored(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %s = lshr i32 %x, 24
  %r = trunc i32 %s to i8
  ret i8 %r
}

; unused_load_removed: correct -- a load has no effect but its result (load)
define void @src_unused_load_removed(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret void
}
define void @tgt_unused_load_removed(ptr %p) {
  ret void
}

; unused_volatile_load_removed: incorrect -- a volatile access stays (Volatile Memory Accesses)
define void @src_unused_volatile_load_removed(ptr %p) {
  %x = load volatile i32, ptr %p, align 4
  ret void
}
define void @tgt_unused_volatile_load_removed(ptr %p) {
  ret void
}

; volatile_loads_merged: incorrect -- each volatile load is made (Volatile Memory Accesses)
define i32 @src_volatile_loads_merged(ptr %p) {
  %x = load volatile i32, ptr %p, align 4
  %y = load volatile i32, ptr %p, align 4
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @tgt_volatile_loads_merged(ptr %p) {
  %x = load volatile i32, ptr %p, align 4
  %r = add i32 %x, %x
  ret i32 %r
}

; plain_loads_merged: correct -- nothing writes between (load)
define i32 @src_plain_loads_merged(ptr %p) {
  %x = load i32, ptr %p, align 4
  %y = load i32, ptr %p, align 4
  %r = sub i32 %x, %y
  ret i32 %r
}
define i32 @tgt_plain_loads_merged(ptr %p) {
  %x = load i32, ptr %p, align 4
  %r = sub i32 %x, %x
  ret i32 %r
}

; volatile_stores_exchanged: incorrect -- volatile accesses keep their order (Volatile Memory Accesses)
define void @src_volatile_stores_exchanged(ptr noalias %p, ptr noalias %q) {
  store volatile i32 1, ptr %p, align 4
  store volatile i32 2, ptr %q, align 4
  ret void
}
define void @tgt_volatile_stores_exchanged(ptr noalias %p, ptr noalias %q) {
  store volatile i32 2, ptr %q, align 4
  store volatile i32 1, ptr %p, align 4
  ret void
}

; plain_store_over_volatile: correct -- a plain access may change its order with a volatile one of other memory (Volatile Memory Accesses)
define void @src_plain_store_over_volatile(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p, align 4
  store volatile i32 2, ptr %q, align 4
  ret void
}
define void @tgt_plain_store_over_volatile(ptr noalias %p, ptr noalias %q) {
  store volatile i32 2, ptr %q, align 4
  store i32 1, ptr %p, align 4
  ret void
}

; atomic_load_weakened: incorrect -- unordered is weaker than monotonic (Atomic Memory Ordering Constraints)
define i32 @src_atomic_load_weakened(ptr %p) {
  %r = load atomic i32, ptr %p monotonic, align 4
  ret i32 %r
}
define i32 @tgt_atomic_load_weakened(ptr %p) {
  %r = load atomic i32, ptr %p unordered, align 4
  ret i32 %r
}

; atomic_load_strengthened: correct -- monotonic is stronger than unordered (Atomic Memory Ordering Constraints)
define i32 @src_atomic_load_strengthened(ptr %p) {
  %r = load atomic i32, ptr %p unordered, align 4
  ret i32 %r
}
define i32 @tgt_atomic_load_strengthened(ptr %p) {
  %r = load atomic i32, ptr %p monotonic, align 4
  ret i32 %r
}

; load_above_acquire: incorrect -- what is read after an acquire may have been written before the release (Atomic Memory Ordering Constraints)
define i32 @src_load_above_acquire(ptr %p, ptr %q) {
  %f = load atomic i32, ptr %p acquire, align 4
  %x = load i32, ptr %q, align 4
  %r = add i32 %f, %x
  ret i32 %r
}
define i32 @tgt_load_above_acquire(ptr %p, ptr %q) {
  %x = load i32, ptr %q, align 4
  %f = load atomic i32, ptr %p acquire, align 4
  %r = add i32 %f, %x
  ret i32 %r
}

; cmpxchg_weakened: incorrect -- a weak exchange may fail without reason (cmpxchg)
define i1 @src_cmpxchg_weakened(ptr %p, i32 noundef %x, i32 noundef %y) {
  %a = cmpxchg ptr %p, i32 %x, i32 %y monotonic monotonic, align 4
  %r = extractvalue { i32, i1 } %a, 1
  ret i1 %r
}
define i1 @tgt_cmpxchg_weakened(ptr %p, i32 noundef %x, i32 noundef %y) {
  %a = cmpxchg weak ptr %p, i32 %x, i32 %y monotonic monotonic, align 4
  %r = extractvalue { i32, i1 } %a, 1
  ret i1 %r
}

; fence_removed: incorrect -- what is stored before the fence may be seen later (fence)
define void @src_fence_removed(ptr %p, ptr %q) {
  store atomic i32 1, ptr %p monotonic, align 4
  fence release
  store atomic i32 1, ptr %q monotonic, align 4
  ret void
}
define void @tgt_fence_removed(ptr %p, ptr %q) {
  store atomic i32 1, ptr %p monotonic, align 4
  store atomic i32 1, ptr %q monotonic, align 4
  ret void
}

; fence_strengthened: correct -- sequentially consistent is stronger than release (fence)
define void @src_fence_strengthened(ptr %p, ptr %q) {
  store atomic i32 1, ptr %p monotonic, align 4
  fence release
  store atomic i32 1, ptr %q monotonic, align 4
  ret void
}
define void @tgt_fence_strengthened(ptr %p, ptr %q) {
  store atomic i32 1, ptr %p monotonic, align 4
  fence seq_cst
  store atomic i32 1, ptr %q monotonic, align 4
  ret void
}

; alignment_raised: incorrect -- the pointer may be aligned to four only (load)
define i32 @src_alignment_raised(ptr %p) {
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
define i32 @tgt_alignment_raised(ptr %p) {
  %r = load i32, ptr %p, align 8
  ret i32 %r
}

; alignment_lowered: correct -- the target requires less (load)
define i32 @src_alignment_lowered(ptr %p) {
  %r = load i32, ptr %p, align 8
  ret i32 %r
}
define i32 @tgt_alignment_lowered(ptr %p) {
  %r = load i32, ptr %p, align 4
  ret i32 %r
}

; memmove_as_memcpy: incorrect -- the two regions may overlap (llvm.memcpy)
define void @src_memmove_as_memcpy(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}
define void @tgt_memmove_as_memcpy(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}

; memmove_to_local_as_memcpy: correct -- a new object overlaps with nothing (llvm.memcpy; alloca)
define i64 @src_memmove_to_local_as_memcpy(ptr %q) {
  %p = alloca i64, align 8
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  %r = load i64, ptr %p, align 8
  ret i64 %r
}
define i64 @tgt_memmove_to_local_as_memcpy(ptr %q) {
  %p = alloca i64, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  %r = load i64, ptr %p, align 8
  ret i64 %r
}

; memset_of_nothing: correct -- of length zero it does nothing, wherever the pointer leads (llvm.memset)
define void @src_memset_of_nothing(ptr noundef %p) {
  ret void
}
define void @tgt_memset_of_nothing(ptr noundef %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 0, i1 false)
  ret void
}

; memset_of_something: incorrect -- memory is written that the source does not write (llvm.memset)
define void @src_memset_of_something(ptr noundef %p) {
  ret void
}
define void @tgt_memset_of_something(ptr noundef %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1, i1 false)
  ret void
}

; load_after_end: correct -- a dead object is not to be accessed (llvm.lifetime.end)
define i32 @src_load_after_end() {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 5, ptr %a, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_load_after_end() {
  ret i32 0
}

; load_before_end: incorrect -- the object lives and holds five (llvm.lifetime.end)
define i32 @src_load_before_end() {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 5, ptr %a, align 4
  %r = load i32, ptr %a, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %r
}
define i32 @tgt_load_before_end() {
  ret i32 0
}

; constant_read: correct -- the constant holds seven for ever (Global Variables)
define i32 @src_constant_read() {
  %r = load i32, ptr @seven, align 4
  ret i32 %r
}
define i32 @tgt_constant_read() {
  ret i32 7
}

; variable_read: incorrect -- the variable may have been written (Global Variables)
define i32 @src_variable_read() {
  %r = load i32, ptr @variable, align 4
  ret i32 %r
}
define i32 @tgt_variable_read() {
  ret i32 7
}

; weak_constant_read: incorrect -- another definition may be linked (Linkage Types)
define i32 @src_weak_constant_read() {
  %r = load i32, ptr @weak_seven, align 4
  ret i32 %r
}
define i32 @tgt_weak_constant_read() {
  ret i32 7
}

; loaded_constant_read: incorrect -- the initialiser may have been replaced before the program runs (Global Variables, externally_initialized)
define i32 @src_loaded_constant_read() {
  %r = load i32, ptr @set_by_loader, align 4
  ret i32 %r
}
define i32 @tgt_loaded_constant_read() {
  ret i32 7
}

; external_constant_kept_by_call: correct -- unknown code does not change a constant (Global Variables)
define i32 @src_external_constant_kept_by_call() {
  %a = load i32, ptr @elsewhere, align 4
  call void @use(i32 1)
  %b = load i32, ptr @elsewhere, align 4
  %r = sub i32 %b, %a
  ret i32 %r
}
define i32 @tgt_external_constant_kept_by_call() {
  %a = load i32, ptr @elsewhere, align 4
  call void @use(i32 1)
  %r = sub i32 %a, %a
  ret i32 %r
}

; variable_kept_by_call: incorrect -- unknown code may change the variable (Global Variables)
define i32 @src_variable_kept_by_call() {
  %a = load i32, ptr @variable, align 4
  call void @use(i32 1)
  %b = load i32, ptr @variable, align 4
  %r = sub i32 %b, %a
  ret i32 %r
}
define i32 @tgt_variable_kept_by_call() {
  %a = load i32, ptr @variable, align 4
  call void @use(i32 1)
  %r = sub i32 %a, %a
  ret i32 %r
}

; constant_written: correct -- a write to a constant is undefined behaviour (Global Variables)
define void @src_constant_written() {
  store i32 8, ptr @seven, align 4
  ret void
}
define void @tgt_constant_written() {
  unreachable
}

; variable_written: incorrect -- a write to a variable is defined (Global Variables)
define void @src_variable_written() {
  store i32 8, ptr @variable, align 4
  ret void
}
define void @tgt_variable_written() {
  unreachable
}

; alias_written: correct -- both names are of one variable (Aliases)
define i32 @src_alias_written() {
  store i32 1, ptr @variable, align 4
  %r = load i32, ptr @other_name, align 4
  ret i32 %r
}
define i32 @tgt_alias_written() {
  store i32 1, ptr @variable, align 4
  ret i32 1
}

; alias_taken_for_other: incorrect -- both names are of one variable (Aliases)
define i32 @src_alias_taken_for_other() {
  store i32 1, ptr @variable, align 4
  store i32 2, ptr @other_name, align 4
  %r = load i32, ptr @variable, align 4
  ret i32 %r
}
define i32 @tgt_alias_taken_for_other() {
  store i32 1, ptr @variable, align 4
  store i32 2, ptr @other_name, align 4
  ret i32 1
}

; null_read: correct -- null is no object (load; null_pointer_is_valid)
define i32 @src_null_read() {
  %r = load i32, ptr null, align 4
  ret i32 %r
}
define i32 @tgt_null_read() {
  unreachable
}

; null_read_where_valid: incorrect -- the function may have an object at null (null_pointer_is_valid)
define i32 @src_null_read_where_valid() null_pointer_is_valid {
  %r = load i32, ptr null, align 4
  ret i32 %r
}
define i32 @tgt_null_read_where_valid() null_pointer_is_valid {
  unreachable
}

; null_read_of_other_space: incorrect -- in other address spaces null may be an address (Pointer Type; null_pointer_is_valid)
define i32 @src_null_read_of_other_space() {
  %r = load i32, ptr addrspace(1) null, align 4
  ret i32 %r
}
define i32 @tgt_null_read_of_other_space() {
  unreachable
}

; first_of_two_stores: correct -- nobody reads between (store)
define void @src_first_of_two_stores(ptr %p) {
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  ret void
}
define void @tgt_first_of_two_stores(ptr %p) {
  store i32 2, ptr %p, align 4
  ret void
}

; first_of_two_stores_read: incorrect -- the load may be of the same memory (store)
define i32 @src_first_of_two_stores_read(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 4
  %r = load i32, ptr %q, align 4
  store i32 2, ptr %p, align 4
  ret i32 %r
}
define i32 @tgt_first_of_two_stores_read(ptr %p, ptr %q) {
  %r = load i32, ptr %q, align 4
  store i32 2, ptr %p, align 4
  ret i32 %r
}

; store_before_writer: correct -- the callee does not read (memory(...))
define void @src_store_before_writer(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @writes_only(ptr %p)
  store i32 2, ptr %p, align 4
  ret void
}
define void @tgt_store_before_writer(ptr %p) {
  call void @writes_only(ptr %p)
  store i32 2, ptr %p, align 4
  ret void
}

; store_before_changer: incorrect -- the callee may read (memory(...))
define void @src_store_before_changer(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @changes(ptr %p)
  store i32 2, ptr %p, align 4
  ret void
}
define void @tgt_store_before_changer(ptr %p) {
  call void @changes(ptr %p)
  store i32 2, ptr %p, align 4
  ret void
}

; store_before_writer_not_overwritten: incorrect -- the callee need not write (memory(...))
define void @src_store_before_writer_not_overwritten(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @writes_only(ptr %p)
  ret void
}
define void @tgt_store_before_writer_not_overwritten(ptr %p) {
  call void @writes_only(ptr %p)
  ret void
}

; forwarded_over_reader: correct -- the callee does not write (memory(...))
define i32 @src_forwarded_over_reader() {
  %a = alloca i32, align 4
  store i32 5, ptr %a, align 4
  call void @reads(ptr %a)
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_forwarded_over_reader() {
  %a = alloca i32, align 4
  store i32 5, ptr %a, align 4
  call void @reads(ptr %a)
  ret i32 5
}

; forwarded_over_changer: incorrect -- the callee may write (memory(...))
define i32 @src_forwarded_over_changer() {
  %a = alloca i32, align 4
  store i32 5, ptr %a, align 4
  call void @changes(ptr %a)
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_forwarded_over_changer() {
  %a = alloca i32, align 4
  store i32 5, ptr %a, align 4
  call void @changes(ptr %a)
  ret i32 5
}

; word_of_set_bytes: correct -- each byte is one (llvm.memset)
define i32 @src_word_of_set_bytes(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 false)
  %r = load i32, ptr %p, align 1
  ret i32 %r
}
define i32 @tgt_word_of_set_bytes(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 false)
  ret i32 16843009
}

; word_of_too_few_set_bytes: incorrect -- the fourth byte is not written (llvm.memset)
define i32 @src_word_of_too_few_set_bytes(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 3, i1 false)
  %r = load i32, ptr %p, align 1
  ret i32 %r
}
define i32 @tgt_word_of_too_few_set_bytes(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 3, i1 false)
  ret i32 16843009
}

; other_byte_kept: correct -- the second byte is not the fourth (store)
define i8 @src_other_byte_kept(ptr %p, i32 %x, i8 %y) {
  store i32 %x, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %y, ptr %q, align 1
  %t = getelementptr i8, ptr %p, i64 3
  %r = load i8, ptr %t, align 1
  ret i8 %r
}
define i8 @tgt_other_byte_kept(ptr %p, i32 %x, i8 %y) {
  store i32 %x, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %y, ptr %q, align 1
  %s = lshr i32 %x, 24
  %r = trunc i32 %s to i8
  ret i8 %r
}

; word_not_kept: incorrect -- one byte of the word is written (store)
define i32 @src_word_not_kept(ptr %p, i32 %x, i8 %y) {
  store i32 %x, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %y, ptr %q, align 1
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
define i32 @tgt_word_not_kept(ptr %p, i32 %x, i8 %y) {
  store i32 %x, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %y, ptr %q, align 1
  ret i32 %x
}

; load_made_unconditional: incorrect -- the pointer may lead nowhere (load)
define i32 @src_load_made_unconditional(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  ret i32 %x
b:
  ret i32 0
}
define i32 @tgt_load_made_unconditional(ptr %p, i1 noundef %c) {
  %x = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}

; load_made_unconditional_dereferenceable: correct -- the parameter leads to four bytes (dereferenceable; align)
define i32 @src_load_made_unconditional_dereferenceable(ptr noundef dereferenceable(4) align 4 %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  ret i32 %x
b:
  ret i32 0
}
define i32 @tgt_load_made_unconditional_dereferenceable(ptr noundef dereferenceable(4) align 4 %p, i1 noundef %c) {
  %x = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}

; load_made_unconditional_unaligned: incorrect -- the parameter need not be aligned (dereferenceable; load)
define i32 @src_load_made_unconditional_unaligned(ptr noundef dereferenceable(4) %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  ret i32 %x
b:
  ret i32 0
}
define i32 @tgt_load_made_unconditional_unaligned(ptr noundef dereferenceable(4) %p, i1 noundef %c) {
  %x = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}

; internal_never_stored: correct -- nobody but the module could write it, and it does not (Linkage Types)
define i32 @src_internal_never_stored() {
  %x = load i32, ptr @own, align 4
  %y = load i32, ptr @own, align 4
  %r = sub i32 %x, %y
  ret i32 %r
}
define i32 @tgt_internal_never_stored() {
  %x = load i32, ptr @own, align 4
  %r = sub i32 %x, %x
  ret i32 %r
}

; fresh_object_read_twice: incorrect -- a word that was stored is not fresh memory (alloca; store)
define i32 @src_fresh_object_read_twice(i32 noundef %x) {
  %a = alloca [2 x i32], align 4
  store i32 %x, ptr %a, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_fresh_object_read_twice(i32 noundef %x) {
  ret i32 undef
}

; second_word_fresh: correct -- the second word was never written (alloca)
define i32 @src_second_word_fresh(i32 noundef %x) {
  %a = alloca [2 x i32], align 4
  store i32 %x, ptr %a, align 4
  %b = getelementptr i8, ptr %a, i64 4
  %r = load i32, ptr %b, align 4
  ret i32 %r
}
define i32 @tgt_second_word_fresh(i32 noundef %x) {
  ret i32 3
}

; loop_of_stores_as_memset: correct -- each of the eight bytes is written once (llvm.memset)
define void @src_loop_of_stores_as_memset(ptr %p) {
  br label %l
l:
  %i = phi i64 [ 0, %0 ], [ %n, %l ]
  %q = getelementptr inbounds i8, ptr %p, i64 %i
  store i8 0, ptr %q, align 1
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 4
  br i1 %c, label %l, label %e
e:
  ret void
}
define void @tgt_loop_of_stores_as_memset(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  ret void
}

; loop_of_stores_as_longer_memset: incorrect -- the fifth byte is not written by the source (llvm.memset)
define void @src_loop_of_stores_as_longer_memset(ptr %p) {
  br label %l
l:
  %i = phi i64 [ 0, %0 ], [ %n, %l ]
  %q = getelementptr inbounds i8, ptr %p, i64 %i
  store i8 0, ptr %q, align 1
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 4
  br i1 %c, label %l, label %e
e:
  ret void
}
define void @tgt_loop_of_stores_as_longer_memset(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 5, i1 false)
  ret void
}

; volatile_copy_made_plain: incorrect -- the copy is volatile (llvm.memcpy; Volatile Memory Accesses)
define void @src_volatile_copy_made_plain(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  ret void
}
define void @tgt_volatile_copy_made_plain(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}

; copy_of_copy: incorrect -- the middle object was changed in between (llvm.memcpy)
define void @src_copy_of_copy(ptr noalias %p, ptr noalias %q, ptr noalias %m) {
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %q, i64 8, i1 false)
  store i8 0, ptr %m, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %m, i64 8, i1 false)
  ret void
}
define void @tgt_copy_of_copy(ptr noalias %p, ptr noalias %q, ptr noalias %m) {
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %q, i64 8, i1 false)
  store i8 0, ptr %m, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}

; copy_of_copy_unchanged: correct -- the middle object holds the same bytes (llvm.memcpy)
define void @src_copy_of_copy_unchanged(ptr noalias %p, ptr noalias %q, ptr noalias %m) {
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %q, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %m, i64 8, i1 false)
  ret void
}
define void @tgt_copy_of_copy_unchanged(ptr noalias %p, ptr noalias %q, ptr noalias %m) {
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %q, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}
