target triple = "x86_64-unknown-linux-gnu"
@g = global i32 0
declare void @plain()
declare i32 @pick(i32)
declare i32 @same(i32 returned)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @pure_may_hang(i32) memory(none) nounwind
declare i32 @reader(i32) memory(read) nounwind willreturn
declare void @stops() noreturn
declare i32 @free_to_move(i32) memory(none) nounwind willreturn speculatable
declare void @needs(ptr nonnull noundef)
declare void @likes(ptr nonnull)
declare void @gets_four(ptr noundef dereferenceable(4))
declare void @gets_four_or_null(ptr noundef dereferenceable_or_null(4))
declare fastcc i32 @fast(i32)
define internal fastcc i32 @fast_here(i32 %x) {
  ret i32 %x
}
declare i32 @converges(i32) convergent memory(none) nounwind willreturn
declare ptr @fresh()
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.donothing()
declare void @llvm.assume(i1)
declare i1 @llvm.expect.i1(i1, i1)
declare noundef i32 @well_defined()
declare i32 @any()
declare void @take(ptr)

; result_is_argument: correct -- the function returns its argument (returned)
define i32 @src_result_is_argument(i32 %x) {
  %r = call i32 @same(i32 %x)
  ret i32 %r
}
define i32 @tgt_result_is_argument(i32 %x) {
  %r = call i32 @same(i32 %x)
  ret i32 %x
}

; result_is_no_argument: incorrect -- the function may return anything (call)
define i32 @src_result_is_no_argument(i32 %x) {
  %r = call i32 @pick(i32 %x)
  ret i32 %r
}
define i32 @tgt_result_is_no_argument(i32 %x) {
  %r = call i32 @pick(i32 %x)
  ret i32 %x
}

; pure_call_removed: correct -- it returns and does nothing else (memory(...); willreturn)
define void @src_pure_call_removed(i32 %x) {
  %r = call i32 @pure(i32 %x)
  ret void
}
define void @tgt_pure_call_removed(i32 %x) {
  ret void
}

; hanging_call_removed: incorrect -- it need not return (willreturn)
define void @src_hanging_call_removed(i32 %x) {
  %r = call i32 @pure_may_hang(i32 %x)
  ret void
}
define void @tgt_hanging_call_removed(i32 %x) {
  ret void
}

; hanging_call_kept_once: correct -- the first call has returned, so that the second does (memory(...))
define i32 @src_hanging_call_kept_once(i32 %x) {
  %a = call i32 @pure_may_hang(i32 %x)
  %b = call i32 @pure_may_hang(i32 %x)
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_hanging_call_kept_once(i32 %x) {
  %a = call i32 @pure_may_hang(i32 %x)
  %r = sub i32 %a, %a
  ret i32 %r
}

; readers_merged: correct -- memory is the same at both (memory(...))
define i32 @src_readers_merged(i32 %x) {
  %a = call i32 @reader(i32 %x)
  %b = call i32 @reader(i32 %x)
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_readers_merged(i32 %x) {
  %a = call i32 @reader(i32 %x)
  %r = sub i32 %a, %a
  ret i32 %r
}

; readers_merged_over_store: incorrect -- memory has changed (memory(...))
define i32 @src_readers_merged_over_store(i32 %x) {
  %a = call i32 @reader(i32 %x)
  store i32 %x, ptr @g, align 4
  %b = call i32 @reader(i32 %x)
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_readers_merged_over_store(i32 %x) {
  %a = call i32 @reader(i32 %x)
  store i32 %x, ptr @g, align 4
  %r = sub i32 %a, %a
  ret i32 %r
}

; after_noreturn: correct -- the call does not return (noreturn)
define i32 @src_after_noreturn() {
  call void @stops()
  ret i32 0
}
define i32 @tgt_after_noreturn() {
  call void @stops()
  unreachable
}

; after_plain_call: incorrect -- the call may return (call)
define i32 @src_after_plain_call() {
  call void @plain()
  ret i32 0
}
define i32 @tgt_after_plain_call() {
  call void @plain()
  unreachable
}

; speculated: correct -- the call has no undefined behaviour (speculatable)
define i32 @src_speculated(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %v = call i32 @free_to_move(i32 %x)
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt_speculated(i1 noundef %c, i32 %x) {
  %v = call i32 @free_to_move(i32 %x)
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

; speculated_without_licence: incorrect -- the call may be undefined where the source does not make it (speculatable)
define i32 @src_speculated_without_licence(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %v = call i32 @pure(i32 %x)
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt_speculated_without_licence(i1 noundef %c, i32 %x) {
  %v = call i32 @pure(i32 %x)
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

; sunk_call: correct -- the call is made where its result is used (memory(...); willreturn)
define i32 @src_sunk_call(i1 noundef %c, i32 %x) {
  %v = call i32 @pure(i32 %x)
  br i1 %c, label %a, label %b
a:
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt_sunk_call(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %v = call i32 @pure(i32 %x)
  ret i32 %v
b:
  ret i32 0
}

; sunk_convergent_call: incorrect -- fewer threads may make the call together (convergent)
define i32 @src_sunk_convergent_call(i1 noundef %c, i32 %x) {
  %v = call i32 @converges(i32 %x)
  br i1 %c, label %a, label %b
a:
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt_sunk_convergent_call(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %v = call i32 @converges(i32 %x)
  ret i32 %v
b:
  ret i32 0
}

; null_passed_nonnull_noundef: correct -- poison at a noundef argument is undefined (nonnull; noundef)
define void @src_null_passed_nonnull_noundef() {
  call void @needs(ptr null)
  ret void
}
define void @tgt_null_passed_nonnull_noundef() {
  unreachable
}

; null_passed_nonnull: incorrect -- the argument is poison and nothing more (nonnull)
define void @src_null_passed_nonnull() {
  call void @likes(ptr null)
  ret void
}
define void @tgt_null_passed_nonnull() {
  unreachable
}

; null_passed_dereferenceable: correct -- null leads nowhere (dereferenceable)
define void @src_null_passed_dereferenceable() {
  call void @gets_four(ptr null)
  ret void
}
define void @tgt_null_passed_dereferenceable() {
  unreachable
}

; null_passed_dereferenceable_or_null: incorrect -- null is allowed (dereferenceable_or_null)
define void @src_null_passed_dereferenceable_or_null() {
  call void @gets_four_or_null(ptr null)
  ret void
}
define void @tgt_null_passed_dereferenceable_or_null() {
  unreachable
}

; conventions_differ: correct -- a call by another convention than the body's is undefined (Calling Conventions)
define i32 @src_conventions_differ(i32 %x) {
  %r = call i32 @fast_here(i32 %x)
  ret i32 %r
}
define i32 @tgt_conventions_differ(i32 %x) {
  unreachable
}

; convention_of_a_declaration: incorrect -- what a declaration says of its convention is no convention of a body (Calling Conventions)
define i32 @src_convention_of_a_declaration(i32 %x) {
  %r = call i32 @fast(i32 %x)
  ret i32 %r
}
define i32 @tgt_convention_of_a_declaration(i32 %x) {
  unreachable
}

; conventions_agree: incorrect -- the call is defined (Calling Conventions)
define i32 @src_conventions_agree(i32 %x) {
  %r = call fastcc i32 @fast_here(i32 %x)
  ret i32 %r
}
define i32 @tgt_conventions_agree(i32 %x) {
  unreachable
}

; false_assumed: correct -- the assumption does not hold (llvm.assume)
define i32 @src_false_assumed() {
  call void @llvm.assume(i1 false)
  ret i32 0
}
define i32 @tgt_false_assumed() {
  unreachable
}

; assumed_used: correct -- the condition holds after it has been assumed (llvm.assume)
define i1 @src_assumed_used(i1 %c) {
  call void @llvm.assume(i1 %c)
  ret i1 %c
}
define i1 @tgt_assumed_used(i1 %c) {
  ret i1 true
}

; expected_used: incorrect -- what is expected need not be so (llvm.expect)
define i1 @src_expected_used(i1 %c) {
  %e = call i1 @llvm.expect.i1(i1 %c, i1 true)
  ret i1 %e
}
define i1 @tgt_expected_used(i1 %c) {
  ret i1 true
}

; expected_dropped: correct -- the result is the first operand (llvm.expect)
define i1 @src_expected_dropped(i1 %c) {
  %e = call i1 @llvm.expect.i1(i1 %c, i1 true)
  ret i1 %e
}
define i1 @tgt_expected_dropped(i1 %c) {
  ret i1 %c
}

; unreachable_traps: correct -- anything may stand for undefined behaviour (unreachable; llvm.trap)
define void @src_unreachable_traps() {
  unreachable
}
define void @tgt_unreachable_traps() {
  call void @llvm.trap()
  unreachable
}

; trap_dropped: incorrect -- a trap is no undefined behaviour (llvm.trap)
define void @src_trap_dropped() {
  call void @llvm.trap()
  unreachable
}
define void @tgt_trap_dropped() {
  unreachable
}

; debugtrap_dropped: incorrect -- the debugger may be called (llvm.debugtrap)
define void @src_debugtrap_dropped() {
  call void @llvm.debugtrap()
  ret void
}
define void @tgt_debugtrap_dropped() {
  ret void
}

; donothing_dropped: correct -- it does nothing (llvm.donothing)
define void @src_donothing_dropped() {
  call void @llvm.donothing()
  ret void
}
define void @tgt_donothing_dropped() {
  ret void
}

; new_object_apart: correct -- the result is no memory that was there before (noalias (return))
define i32 @src_new_object_apart() {
  store i32 1, ptr @g, align 4
  %p = call noalias ptr @fresh()
  store i32 2, ptr @g, align 4
  store i32 3, ptr %p, align 4
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
define i32 @tgt_new_object_apart() {
  store i32 1, ptr @g, align 4
  %p = call noalias ptr @fresh()
  store i32 2, ptr @g, align 4
  store i32 3, ptr %p, align 4
  ret i32 2
}

; any_object_apart: incorrect -- the result may be the variable (call)
define i32 @src_any_object_apart() {
  %p = call ptr @fresh()
  store i32 2, ptr @g, align 4
  store i32 3, ptr %p, align 4
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
define i32 @tgt_any_object_apart() {
  %p = call ptr @fresh()
  store i32 2, ptr @g, align 4
  store i32 3, ptr %p, align 4
  ret i32 2
}

; calls_exchanged: incorrect -- both may have effects (call)
define void @src_calls_exchanged(ptr %p) {
  call void @plain()
  call void @take(ptr %p)
  ret void
}
define void @tgt_calls_exchanged(ptr %p) {
  call void @take(ptr %p)
  call void @plain()
  ret void
}

; load_over_call: incorrect -- the callee may write (call)
define i32 @src_load_over_call(ptr %p) {
  call void @plain()
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
define i32 @tgt_load_over_call(ptr %p) {
  %r = load i32, ptr %p, align 4
  call void @plain()
  ret i32 %r
}

; load_over_pure_call: correct -- the callee accesses no memory and returns (memory(...); willreturn)
define i32 @src_load_over_pure_call(ptr %p, i32 %x) {
  %a = call i32 @pure(i32 %x)
  %b = load i32, ptr %p, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @tgt_load_over_pure_call(ptr %p, i32 %x) {
  %b = load i32, ptr %p, align 4
  %a = call i32 @pure(i32 %x)
  %r = add i32 %a, %b
  ret i32 %r
}

; load_over_hanging_call: incorrect -- the load may be undefined where the call does not return (willreturn; load)
define i32 @src_load_over_hanging_call(ptr %p, i32 %x) {
  %a = call i32 @pure_may_hang(i32 %x)
  %b = load i32, ptr %p, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @tgt_load_over_hanging_call(ptr %p, i32 %x) {
  %b = load i32, ptr %p, align 4
  %a = call i32 @pure_may_hang(i32 %x)
  %r = add i32 %a, %b
  ret i32 %r
}
