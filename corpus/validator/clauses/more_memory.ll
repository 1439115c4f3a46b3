target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@state = global i32 0
declare void @sink(i32)
declare void @look(ptr)
declare void @llvm.assume(i1)

; acquire_may_see_nothing: incorrect -- what the others do may be nothing, so that the store stays (Atomic Memory Ordering Constraints)
define i32 @src_acquire_may_see_nothing(ptr %flag) {
  store i32 5, ptr @state, align 4
  %r = load atomic i32, ptr %flag acquire, align 4
  ret i32 %r
}
define i32 @tgt_acquire_may_see_nothing(ptr %flag) {
  %r = load atomic i32, ptr %flag acquire, align 4
  ret i32 %r
}

; store_over_release: incorrect -- who acquires may see the store (Atomic Memory Ordering Constraints)
define void @src_store_over_release(ptr %flag) {
  store i32 5, ptr @state, align 4
  store atomic i32 1, ptr %flag release, align 4
  ret void
}
define void @tgt_store_over_release(ptr %flag) {
  store atomic i32 1, ptr %flag release, align 4
  store i32 5, ptr @state, align 4
  ret void
}

; release_strengthened: correct -- sequentially consistent is stronger than release (Atomic Memory Ordering Constraints)
define void @src_release_strengthened(ptr %flag) {
  store atomic i32 1, ptr %flag release, align 4
  ret void
}
define void @tgt_release_strengthened(ptr %flag) {
  store atomic i32 1, ptr %flag seq_cst, align 4
  ret void
}

; seq_cst_weakened: incorrect -- acquire and release order two locations less than a total order (Atomic Memory Ordering Constraints)
define i32 @src_seq_cst_weakened(ptr %p) {
  %r = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret i32 %r
}
define i32 @tgt_seq_cst_weakened(ptr %p) {
  %r = atomicrmw add ptr %p, i32 1 acq_rel, align 4
  ret i32 %r
}

; rmw_other_operation: incorrect -- a bit that is set is carried by the sum (atomicrmw)
define i32 @src_rmw_other_operation(ptr %p) {
  %r = atomicrmw or ptr %p, i32 1 monotonic, align 4
  ret i32 %r
}
define i32 @tgt_rmw_other_operation(ptr %p) {
  %r = atomicrmw add ptr %p, i32 1 monotonic, align 4
  ret i32 %r
}

; failure_order_raised: correct -- a stronger ordering where it fails (cmpxchg)
define i32 @src_failure_order_raised(ptr %p, i32 noundef %x) {
  %a = cmpxchg ptr %p, i32 %x, i32 0 acquire monotonic, align 4
  %r = extractvalue { i32, i1 } %a, 0
  ret i32 %r
}
define i32 @tgt_failure_order_raised(ptr %p, i32 noundef %x) {
  %a = cmpxchg ptr %p, i32 %x, i32 0 acquire acquire, align 4
  %r = extractvalue { i32, i1 } %a, 0
  ret i32 %r
}

; stated_address_written: incorrect -- memory at a stated address may be there (Pointer Aliasing Rules)
define void @src_stated_address_written() {
  store volatile i32 1, ptr inttoptr (i64 4096 to ptr), align 4
  ret void
}
define void @tgt_stated_address_written() {
  unreachable
}

; store_to_stated_address_dropped: incorrect -- memory at a stated address may be there (Pointer Aliasing Rules)
define void @src_store_to_stated_address_dropped() {
  store i32 1, ptr inttoptr (i64 4096 to ptr), align 4
  ret void
}
define void @tgt_store_to_stated_address_dropped() {
  ret void
}

; padding_changed: correct -- padding between fields holds nothing (store; Structure Type)
define void @src_padding_changed(ptr %p, i8 %x, i32 %y) {
  %a = insertvalue { i8, i32 } poison, i8 %x, 0
  %b = insertvalue { i8, i32 } %a, i32 %y, 1
  store { i8, i32 } %b, ptr %p, align 4
  ret void
}
define void @tgt_padding_changed(ptr %p, i8 %x, i32 %y) {
  store i8 %x, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %y, ptr %q, align 4
  ret void
}

; field_dropped: incorrect -- the second field is stored (store; Structure Type)
define void @src_field_dropped(ptr %p, i8 %x, i32 noundef %y) {
  %a = insertvalue { i8, i32 } poison, i8 %x, 0
  %b = insertvalue { i8, i32 } %a, i32 %y, 1
  store { i8, i32 } %b, ptr %p, align 4
  ret void
}
define void @tgt_field_dropped(ptr %p, i8 %x, i32 noundef %y) {
  store i8 %x, ptr %p, align 4
  ret void
}

; range_of_load_used: correct -- the value is below four, or poison (range Metadata)
define i1 @src_range_of_load_used(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0
  %r = icmp ult i32 %x, 4
  ret i1 %r
}
define i1 @tgt_range_of_load_used(ptr %p) {
  ret i1 true
}

; range_of_load_used_too_far: incorrect -- the value may be three (range Metadata)
define i1 @src_range_of_load_used_too_far(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0
  %r = icmp ult i32 %x, 3
  ret i1 %r
}
define i1 @tgt_range_of_load_used_too_far(ptr %p) {
  ret i1 true
}

; nonnull_of_load_used: correct -- the pointer is not null, or poison (nonnull Metadata)
define i1 @src_nonnull_of_load_used(ptr %p) {
  %x = load ptr, ptr %p, align 8, !nonnull !1
  %r = icmp eq ptr %x, null
  ret i1 %r
}
define i1 @tgt_nonnull_of_load_used(ptr %p) {
  ret i1 false
}

; noundef_of_load_used: correct -- poison there is undefined behaviour, so that freeze is not needed (noundef Metadata)
define i32 @src_noundef_of_load_used(ptr %p) {
  %x = load i32, ptr %p, align 4, !noundef !1
  %r = freeze i32 %x
  ret i32 %r
}
define i32 @tgt_noundef_of_load_used(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

; freeze_of_load_dropped: incorrect -- the memory may hold poison (freeze; load)
define i32 @src_freeze_of_load_dropped(ptr %p) {
  %x = load i32, ptr %p, align 4
  %r = freeze i32 %x
  ret i32 %r
}
define i32 @tgt_freeze_of_load_dropped(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

; readonly_parameter_kept: correct -- nothing in the function writes (readonly)
define i32 @src_readonly_parameter_kept(ptr readonly noalias %p) {
  %x = load i32, ptr %p, align 4
  call void @sink(i32 %x)
  %y = load i32, ptr %p, align 4
  ret i32 %y
}
define i32 @tgt_readonly_parameter_kept(ptr readonly noalias %p) {
  %x = load i32, ptr %p, align 4
  call void @sink(i32 %x)
  ret i32 %x
}

; readonly_parameter_not_alone: incorrect -- the callee may write the same memory by another way (readonly)
define i32 @src_readonly_parameter_not_alone(ptr readonly %p) {
  %x = load i32, ptr %p, align 4
  call void @sink(i32 %x)
  %y = load i32, ptr %p, align 4
  ret i32 %y
}
define i32 @tgt_readonly_parameter_not_alone(ptr readonly %p) {
  %x = load i32, ptr %p, align 4
  call void @sink(i32 %x)
  ret i32 %x
}

; alignment_assumed: correct -- the assumption gives the alignment (llvm.assume; Assume Operand Bundles)
define i32 @src_alignment_assumed(ptr %p) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 16)]
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
define i32 @tgt_alignment_assumed(ptr %p) {
  %r = load i32, ptr %p, align 16
  ret i32 %r
}

; local_seen_by_callee: incorrect -- the callee sees what the local holds (alloca; call)
define void @src_local_seen_by_callee(i32 noundef %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @look(ptr %a)
  ret void
}
define void @tgt_local_seen_by_callee(i32 noundef %x) {
  %a = alloca i32, align 4
  call void @look(ptr %a)
  ret void
}

; local_not_seen: correct -- nobody looks at the local (alloca)
define void @src_local_not_seen(i32 noundef %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @sink(i32 %x)
  ret void
}
define void @tgt_local_not_seen(i32 noundef %x) {
  call void @sink(i32 %x)
  ret void
}

; two_locals_apart: correct -- different objects have different addresses (alloca; icmp)
define i1 @src_two_locals_apart() {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %b, align 4
  %x = load i32, ptr %a, align 4
  %r = icmp eq i32 %x, 1
  ret i1 %r
}
define i1 @tgt_two_locals_apart() {
  ret i1 true
}

; end_of_one_beside_other: incorrect -- the address behind an object may be that of another (icmp; getelementptr)
define i1 @src_end_of_one_beside_other(ptr %p, ptr %q) {
  %e = getelementptr inbounds i8, ptr %p, i64 4
  %r = icmp eq ptr %e, %q
  ret i1 %r
}
define i1 @tgt_end_of_one_beside_other(ptr %p, ptr %q) {
  ret i1 false
}

; loop_adds_up: correct -- four rounds of one each (phi; load; store)
define i32 @src_loop_adds_up(ptr noalias %p) {
  store i32 0, ptr %p, align 4
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %v = load i32, ptr %p, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %p, align 4
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 4
  br i1 %c, label %l, label %e
e:
  ret i32 %w
}
define i32 @tgt_loop_adds_up(ptr noalias %p) {
  store i32 4, ptr %p, align 4
  ret i32 4
}

; loop_leaves_too_little: incorrect -- the last round stores four (phi; load; store)
define i32 @src_loop_leaves_too_little(ptr noalias %p) {
  store i32 0, ptr %p, align 4
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %v = load i32, ptr %p, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %p, align 4
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 4
  br i1 %c, label %l, label %e
e:
  ret i32 %w
}
define i32 @tgt_loop_leaves_too_little(ptr noalias %p) {
  store i32 3, ptr %p, align 4
  ret i32 4
}

; endless_mustprogress_metadata_volatile: incorrect -- a volatile access is progress (llvm.loop.mustprogress)
define void @src_endless_mustprogress_metadata_volatile(ptr %p, i1 noundef %c) {
  br i1 %c, label %l, label %e
l:
  store volatile i32 0, ptr %p, align 4
  br label %l, !llvm.loop !2
e:
  ret void
}
define void @tgt_endless_mustprogress_metadata_volatile(ptr %p, i1 noundef %c) {
  ret void
}
!0 = !{i32 0, i32 4}
!1 = !{}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
