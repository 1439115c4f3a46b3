; Bits, control flow, memory, atomics, calls, pointers, aggregates and floats, written without a look at the encoder.
target triple = "nvptx64-nvidia-cuda"
declare void @use(i32)
declare void @usep(ptr)
declare i32 @get()
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @reads() memory(read) nounwind willreturn
@g = global i32 5
; fshl_rotate: correct -- rotation by k is a funnel shift
define i8 @src_fshl_rotate(i8 %x, i8 %k) {
entry:
  %m = and i8 %k, 7
  %n = sub i8 0, %k
  %o = and i8 %n, 7
  %a = shl i8 %x, %m
  %b = lshr i8 %x, %o
  %r = or i8 %a, %b
  ret i8 %r
}
define i8 @tgt_fshl_rotate(i8 %x, i8 %k) {
entry:
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %k)
  ret i8 %r
}
; fshl_no_mask: correct -- unmasked shift by 0..8 is poison where the rotation is not
define i8 @src_fshl_no_mask(i8 %x, i8 %k) {
entry:
  %n = sub i8 8, %k
  %a = shl i8 %x, %k
  %b = lshr i8 %x, %n
  %r = or i8 %a, %b
  ret i8 %r
}
define i8 @tgt_fshl_no_mask(i8 %x, i8 %k) {
entry:
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %k)
  ret i8 %r
}
; fshl_unmasked_back: incorrect -- the shifts are poison for k of 0
define i8 @src_fshl_unmasked_back(i8 %x, i8 %k) {
entry:
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %k)
  ret i8 %r
}
define i8 @tgt_fshl_unmasked_back(i8 %x, i8 %k) {
entry:
  %n = sub i8 8, %k
  %a = shl i8 %x, %k
  %b = lshr i8 %x, %n
  %r = or i8 %a, %b
  ret i8 %r
}
; fshr_to_fshl_const: correct -- fshr by 3 is fshl by 5
define i8 @src_fshr_to_fshl_const(i8 %x, i8 %y) {
entry:
  %r = call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 3)
  ret i8 %r
}
define i8 @tgt_fshr_to_fshl_const(i8 %x, i8 %y) {
entry:
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 5)
  ret i8 %r
}
; fshr_to_fshl_zero: incorrect -- by 0 they yield different operands
define i8 @src_fshr_to_fshl_zero(i8 %x, i8 %y) {
entry:
  %r = call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 8)
  ret i8 %r
}
define i8 @tgt_fshr_to_fshl_zero(i8 %x, i8 %y) {
entry:
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 0)
  ret i8 %r
}
; ctlz_zero_poison_added: incorrect -- zero becomes poison
define i16 @src_ctlz_zero_poison_added(i16 %x) {
entry:
  %r = call i16 @llvm.ctlz.i16(i16 %x, i1 false)
  ret i16 %r
}
define i16 @tgt_ctlz_zero_poison_added(i16 %x) {
entry:
  %r = call i16 @llvm.ctlz.i16(i16 %x, i1 true)
  ret i16 %r
}
; cttz_zero_poison_or: correct -- never zero
define i16 @src_cttz_zero_poison_or(i16 %x) {
entry:
  %y = or i16 %x, 4
  %r = call i16 @llvm.cttz.i16(i16 %y, i1 false)
  ret i16 %r
}
define i16 @tgt_cttz_zero_poison_or(i16 %x) {
entry:
  %y = or i16 %x, 4
  %r = call i16 @llvm.cttz.i16(i16 %y, i1 true)
  ret i16 %r
}
; abs_int_min_poison_added: incorrect -- INT_MIN becomes poison
define i8 @src_abs_int_min_poison_added(i8 %x) {
entry:
  %r = call i8 @llvm.abs.i8(i8 %x, i1 false)
  ret i8 %r
}
define i8 @tgt_abs_int_min_poison_added(i8 %x) {
entry:
  %r = call i8 @llvm.abs.i8(i8 %x, i1 true)
  ret i8 %r
}
; abs_of_abs: correct -- abs twice
define i8 @src_abs_of_abs(i8 %x) {
entry:
  %a = call i8 @llvm.abs.i8(i8 %x, i1 true)
  %r = call i8 @llvm.abs.i8(i8 %a, i1 false)
  ret i8 %r
}
define i8 @tgt_abs_of_abs(i8 %x) {
entry:
  %r = call i8 @llvm.abs.i8(i8 %x, i1 true)
  ret i8 %r
}
; smul_overflow_bit: incorrect -- the bit is of the signed product
define i1 @src_smul_overflow_bit(i8 %x, i8 %y) {
entry:
  %p = call {i8, i1} @llvm.smul.with.overflow.i8(i8 %x, i8 %y)
  %r = extractvalue {i8, i1} %p, 1
  ret i1 %r
}
define i1 @tgt_smul_overflow_bit(i8 %x, i8 %y) {
entry:
  %p = call {i8, i1} @llvm.umul.with.overflow.i8(i8 %x, i8 %y)
  %r = extractvalue {i8, i1} %p, 1
  ret i1 %r
}
; uadd_overflow_as_icmp: incorrect -- an undef operand is another number at each use
define i1 @src_uadd_overflow_as_icmp(i8 %x, i8 %y) {
entry:
  %p = call {i8, i1} @llvm.uadd.with.overflow.i8(i8 %x, i8 %y)
  %r = extractvalue {i8, i1} %p, 1
  ret i1 %r
}
define i1 @tgt_uadd_overflow_as_icmp(i8 %x, i8 %y) {
entry:
  %s = add i8 %x, %y
  %r = icmp ult i8 %s, %y
  ret i1 %r
}
; usub_sat_as_select: correct -- saturating difference
define i8 @src_usub_sat_as_select(i8 %x, i8 %y) {
entry:
  %c = icmp ugt i8 %x, %y
  %d = sub i8 %x, %y
  %r = select i1 %c, i8 %d, i8 0
  ret i8 %r
}
define i8 @tgt_usub_sat_as_select(i8 %x, i8 %y) {
entry:
  %r = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}
; sadd_sat_commuted_chain: incorrect -- saturation does not associate
define i8 @src_sadd_sat_commuted_chain(i8 %x) {
entry:
  %a = call i8 @llvm.sadd.sat.i8(i8 %x, i8 100)
  %r = call i8 @llvm.sadd.sat.i8(i8 %a, i8 -100)
  ret i8 %r
}
define i8 @tgt_sadd_sat_commuted_chain(i8 %x) {
entry:
  ret i8 %x
}
; ucmp_sign: correct -- ucmp below zero
define i1 @src_ucmp_sign(i8 %x, i8 %y) {
entry:
  %c = call i8 @llvm.ucmp.i8.i8(i8 %x, i8 %y)
  %r = icmp slt i8 %c, 0
  ret i1 %r
}
define i1 @tgt_ucmp_sign(i8 %x, i8 %y) {
entry:
  %r = icmp ult i8 %x, %y
  ret i1 %r
}
; scmp_wrong_order: incorrect -- signed against unsigned
define i1 @src_scmp_wrong_order(i8 %x, i8 %y) {
entry:
  %c = call i8 @llvm.scmp.i8.i8(i8 %x, i8 %y)
  %r = icmp eq i8 %c, 1
  ret i1 %r
}
define i1 @tgt_scmp_wrong_order(i8 %x, i8 %y) {
entry:
  %r = icmp ugt i8 %x, %y
  ret i1 %r
}
; bswap_of_shl: correct -- bytes swapped
define i16 @src_bswap_of_shl(i16 %x) {
entry:
  %s = shl i16 %x, 8
  %r = call i16 @llvm.bswap.i16(i16 %s)
  ret i16 %r
}
define i16 @tgt_bswap_of_shl(i16 %x) {
entry:
  %r = and i16 %x, 255
  ret i16 %r
}
; bswap_of_shl_wrong: incorrect -- the byte lands low
define i16 @src_bswap_of_shl_wrong(i16 %x) {
entry:
  %s = shl i16 %x, 8
  %r = call i16 @llvm.bswap.i16(i16 %s)
  ret i16 %r
}
define i16 @tgt_bswap_of_shl_wrong(i16 %x) {
entry:
  %r = lshr i16 %x, 8
  ret i16 %r
}
; bitreverse_twice: correct -- identity
define i8 @src_bitreverse_twice(i8 %x) {
entry:
  %a = call i8 @llvm.bitreverse.i8(i8 %x)
  %r = call i8 @llvm.bitreverse.i8(i8 %a)
  ret i8 %r
}
define i8 @tgt_bitreverse_twice(i8 %x) {
entry:
  ret i8 %x
}
; ctpop_power_of_two: incorrect -- zero has no bit
define i1 @src_ctpop_power_of_two(i8 %x) {
entry:
  %c = call i8 @llvm.ctpop.i8(i8 %x)
  %r = icmp eq i8 %c, 1
  ret i1 %r
}
define i1 @tgt_ctpop_power_of_two(i8 %x) {
entry:
  %m = sub i8 %x, 1
  %a = and i8 %x, %m
  %r = icmp eq i8 %a, 0
  ret i1 %r
}
; ctpop_power_of_two_xor: correct -- one bit
define i1 @src_ctpop_power_of_two_xor(i8 %x) {
entry:
  %c = call i8 @llvm.ctpop.i8(i8 %x)
  %r = icmp eq i8 %c, 1
  ret i1 %r
}
define i1 @tgt_ctpop_power_of_two_xor(i8 %x) {
entry:
  %m = add i8 %x, -1
  %a = xor i8 %x, %m
  %r = icmp ugt i8 %a, %m
  ret i1 %r
}
; minmax_clamp_order: incorrect -- bounds cross
define i8 @src_minmax_clamp_order(i8 %x) {
entry:
  %a = call i8 @llvm.smin.i8(i8 %x, i8 5)
  %r = call i8 @llvm.smax.i8(i8 %a, i8 10)
  ret i8 %r
}
define i8 @tgt_minmax_clamp_order(i8 %x) {
entry:
  ret i8 5
}
; minmax_clamp_crossed: correct -- always 10
define i8 @src_minmax_clamp_crossed(i8 %x) {
entry:
  %a = call i8 @llvm.smin.i8(i8 %x, i8 5)
  %r = call i8 @llvm.smax.i8(i8 %a, i8 10)
  ret i8 %r
}
define i8 @tgt_minmax_clamp_crossed(i8 %x) {
entry:
  ret i8 10
}
; umin_poison_dropped: correct -- poison may be anything
define i8 @src_umin_poison_dropped() {
entry:
  %r = call i8 @llvm.umin.i8(i8 poison, i8 3)
  ret i8 %r
}
define i8 @tgt_umin_poison_dropped() {
entry:
  ret i8 77
}
; umin_undef_range: incorrect -- undef is at most 3 after the minimum
define i8 @src_umin_undef_range() {
entry:
  %r = call i8 @llvm.umin.i8(i8 undef, i8 3)
  ret i8 %r
}
define i8 @tgt_umin_undef_range() {
entry:
  ret i8 77
}
; switch_to_select: correct -- two cases
define i8 @src_switch_to_select(i8 %x) {
entry:
  switch i8 %x, label %d [ i8 0, label %a
  i8 1, label %a ]
a:
  ret i8 1
d:
  ret i8 2
}
define i8 @tgt_switch_to_select(i8 %x) {
entry:
  %c = icmp ult i8 %x, 2
  %r = select i1 %c, i8 1, i8 2
  ret i8 %r
}
; switch_default_unreachable: correct -- other values are undefined
define i8 @src_switch_default_unreachable(i8 %x) {
entry:
  switch i8 %x, label %d [ i8 0, label %a
  i8 1, label %b ]
a:
  ret i8 1
b:
  ret i8 2
d:
  unreachable
}
define i8 @tgt_switch_default_unreachable(i8 %x) {
entry:
  %c = icmp eq i8 %x, 0
  %r = select i1 %c, i8 1, i8 2
  ret i8 %r
}
; branch_to_select_undef: incorrect -- select passes poison on where the branch did not come
define i8 @src_branch_to_select_undef(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %e
a:
  br i1 %d, label %b, label %e
b:
  ret i8 1
e:
  ret i8 0
}
define i8 @tgt_branch_to_select_undef(i1 %c, i1 %d) {
entry:
  %k = and i1 %c, %d
  %r = select i1 %k, i8 1, i8 0
  ret i8 %r
}
; branch_to_logical_and: correct -- branch on poison is undefined
define i8 @src_branch_to_logical_and(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %e
a:
  br i1 %d, label %b, label %e
b:
  ret i8 1
e:
  ret i8 0
}
define i8 @tgt_branch_to_logical_and(i1 %c, i1 %d) {
entry:
  %k = select i1 %c, i1 %d, i1 false
  %r = select i1 %k, i8 1, i8 0
  ret i8 %r
}
; select_to_branch: incorrect -- branching on poison is undefined
define i8 @src_select_to_branch(i1 %c, i8 %x) {
entry:
  %r = select i1 %c, i8 %x, i8 0
  ret i8 %r
}
define i8 @tgt_select_to_branch(i1 %c, i8 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  ret i8 %x
b:
  ret i8 0
}
; select_to_branch_frozen: correct -- frozen
define i8 @src_select_to_branch_frozen(i1 %c, i8 %x) {
entry:
  %r = select i1 %c, i8 %x, i8 0
  ret i8 %r
}
define i8 @tgt_select_to_branch_frozen(i1 %c, i8 %x) {
entry:
  %f = freeze i1 %c
  br i1 %f, label %a, label %b
a:
  ret i8 %x
b:
  ret i8 0
}
; phi_of_undef_other: incorrect -- undef may not become poison
define i8 @src_phi_of_undef_other(i1 noundef %c, i8 noundef %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i8 [ undef, %entry ], [ %x, %a ]
  ret i8 %r
}
define i8 @tgt_phi_of_undef_other(i1 noundef %c, i8 noundef %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i8 [ poison, %entry ], [ %x, %a ]
  ret i8 %r
}
; phi_of_undef_taken: correct -- undef may be x
define i8 @src_phi_of_undef_taken(i1 noundef %c, i8 noundef %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i8 [ undef, %entry ], [ %x, %a ]
  ret i8 %r
}
define i8 @tgt_phi_of_undef_taken(i1 noundef %c, i8 noundef %x) {
entry:
  ret i8 %x
}
; phi_of_undef_taken_maybe_poison: incorrect -- x may be poison where undef was
define i8 @src_phi_of_undef_taken_maybe_poison(i1 noundef %c, i8 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i8 [ undef, %entry ], [ %x, %a ]
  ret i8 %r
}
define i8 @tgt_phi_of_undef_taken_maybe_poison(i1 noundef %c, i8 %x) {
entry:
  ret i8 %x
}
; speculated_division: incorrect -- divides where it did not
define i8 @src_speculated_division(i1 noundef %c, i8 noundef %x, i8 noundef %y) {
entry:
  br i1 %c, label %a, label %b
a:
  %q = udiv i8 %x, %y
  ret i8 %q
b:
  ret i8 0
}
define i8 @tgt_speculated_division(i1 noundef %c, i8 noundef %x, i8 noundef %y) {
entry:
  %q = udiv i8 %x, %y
  %r = select i1 %c, i8 %q, i8 0
  ret i8 %r
}
; speculated_load: incorrect -- p may not be dereferenceable
define i8 @src_speculated_load(i1 noundef %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %q = load i8, ptr %p
  ret i8 %q
b:
  ret i8 0
}
define i8 @tgt_speculated_load(i1 noundef %c, ptr %p) {
entry:
  %q = load i8, ptr %p
  %r = select i1 %c, i8 %q, i8 0
  ret i8 %r
}
; speculated_load_deref: correct -- p is dereferenceable
define i8 @src_speculated_load_deref(i1 noundef %c, ptr dereferenceable(1) noundef %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %q = load i8, ptr %p
  ret i8 %q
b:
  ret i8 0
}
define i8 @tgt_speculated_load_deref(i1 noundef %c, ptr dereferenceable(1) noundef %p) {
entry:
  %q = load i8, ptr %p
  %r = select i1 %c, i8 %q, i8 0
  ret i8 %r
}
; store_speculated: incorrect -- writes where it did not
define void @src_store_speculated(i1 noundef %c, ptr dereferenceable(1) noundef %p) {
entry:
  br i1 %c, label %a, label %b
a:
  store i8 1, ptr %p
  ret void
b:
  ret void
}
define void @tgt_store_speculated(i1 noundef %c, ptr dereferenceable(1) noundef %p) {
entry:
  %o = load i8, ptr %p
  %n = select i1 %c, i8 1, i8 %o
  store i8 %n, ptr %p
  ret void
}
; counted_loop_sum: correct -- three rounds
define i8 @src_counted_loop_sum(i8 %x) {
entry:
  br label %h
h:
  %i = phi i8 [ 0, %entry ], [ %j, %h ]
  %s = phi i8 [ 0, %entry ], [ %t, %h ]
  %t = add i8 %s, %x
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, 3
  br i1 %c, label %h, label %e
e:
  ret i8 %t
}
define i8 @tgt_counted_loop_sum(i8 %x) {
entry:
  %r = mul i8 %x, 3
  ret i8 %r
}
; counted_loop_sum_off: incorrect -- three rounds, not four
define i8 @src_counted_loop_sum_off(i8 %x) {
entry:
  br label %h
h:
  %i = phi i8 [ 0, %entry ], [ %j, %h ]
  %s = phi i8 [ 0, %entry ], [ %t, %h ]
  %t = add i8 %s, %x
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, 3
  br i1 %c, label %h, label %e
e:
  ret i8 %t
}
define i8 @tgt_counted_loop_sum_off(i8 %x) {
entry:
  %r = shl i8 %x, 2
  ret i8 %r
}
; memcpy_same: correct -- source and destination may be equal
define void @src_memcpy_same(ptr %p) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)
  ret void
}
define void @tgt_memcpy_same(ptr %p) {
entry:
  ret void
}
; memcpy_to_load_store: correct -- four bytes
define void @src_memcpy_to_load_store(ptr %p, ptr %q) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt_memcpy_to_load_store(ptr %p, ptr %q) {
entry:
  %v = load i32, ptr %q, align 1
  store i32 %v, ptr %p, align 1
  ret void
}
; memmove_to_memcpy: incorrect -- ranges may overlap
define void @src_memmove_to_memcpy(ptr %p, ptr %q) {
entry:
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt_memmove_to_memcpy(ptr %p, ptr %q) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
; memset_then_load: correct -- the byte four times
define i32 @src_memset_then_load(ptr %p) {
entry:
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 false)
  %v = load i32, ptr %p, align 1
  ret i32 %v
}
define i32 @tgt_memset_then_load(ptr %p) {
entry:
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 false)
  ret i32 16843009
}
; memset_short_then_load: incorrect -- one byte is not of it
define i32 @src_memset_short_then_load(ptr %p) {
entry:
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 3, i1 false)
  %v = load i32, ptr %p, align 1
  ret i32 %v
}
define i32 @tgt_memset_short_then_load(ptr %p) {
entry:
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 3, i1 false)
  ret i32 16843009
}
; volatile_memset_dropped: incorrect -- volatile
define void @src_volatile_memset_dropped(ptr %p) {
entry:
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 true)
  ret void
}
define void @tgt_volatile_memset_dropped(ptr %p) {
entry:
  ret void
}
; store_align_raised: incorrect -- p may be odd
define void @src_store_align_raised(ptr %p) {
entry:
  store i32 1, ptr %p, align 1
  ret void
}
define void @tgt_store_align_raised(ptr %p) {
entry:
  store i32 1, ptr %p, align 4
  ret void
}
; load_nonnull_added: incorrect -- may be null
define ptr @src_load_nonnull_added(ptr %p) {
entry:
  %v = load ptr, ptr %p
  ret ptr %v
}
define ptr @tgt_load_nonnull_added(ptr %p) {
entry:
  %v = load ptr, ptr %p, !nonnull !0
  ret ptr %v
}
; load_forward_smaller: correct -- low byte
define i8 @src_load_forward_smaller(ptr %p, i32 %x) {
entry:
  store i32 %x, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @tgt_load_forward_smaller(ptr %p, i32 %x) {
entry:
  store i32 %x, ptr %p
  %r = trunc i32 %x to i8
  ret i8 %r
}
; load_forward_high_byte: incorrect -- that is the low byte
define i8 @src_load_forward_high_byte(ptr %p, i32 %x) {
entry:
  store i32 %x, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  %r = load i8, ptr %q
  ret i8 %r
}
define i8 @tgt_load_forward_high_byte(ptr %p, i32 %x) {
entry:
  store i32 %x, ptr %p
  %r = trunc i32 %x to i8
  ret i8 %r
}
; dead_store_across_call: incorrect -- the call may read it
define void @src_dead_store_across_call(ptr %p) {
entry:
  store i8 1, ptr %p
  call void @use(i32 0)
  store i8 2, ptr %p
  ret void
}
define void @tgt_dead_store_across_call(ptr %p) {
entry:
  call void @use(i32 0)
  store i8 2, ptr %p
  ret void
}
; dead_store_across_pure: correct -- the call reads nothing
define i32 @src_dead_store_across_pure(ptr %p) {
entry:
  store i8 1, ptr %p
  %r = call i32 @pure(i32 0)
  store i8 2, ptr %p
  ret i32 %r
}
define i32 @tgt_dead_store_across_pure(ptr %p) {
entry:
  %r = call i32 @pure(i32 0)
  store i8 2, ptr %p
  ret i32 %r
}
; dead_store_across_reads: incorrect -- the call may read it
define i32 @src_dead_store_across_reads(ptr %p) {
entry:
  store i8 1, ptr %p
  %r = call i32 @reads()
  store i8 2, ptr %p
  ret i32 %r
}
define i32 @tgt_dead_store_across_reads(ptr %p) {
entry:
  %r = call i32 @reads()
  store i8 2, ptr %p
  ret i32 %r
}
; noalias_argument_forward: correct -- noalias
define i8 @src_noalias_argument_forward(ptr noalias %p, ptr %q) {
entry:
  store i8 1, ptr %p
  store i8 2, ptr %q
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @tgt_noalias_argument_forward(ptr noalias %p, ptr %q) {
entry:
  store i8 1, ptr %p
  store i8 2, ptr %q
  ret i8 1
}
; alias_argument_forward: incorrect -- may alias
define i8 @src_alias_argument_forward(ptr %p, ptr %q) {
entry:
  store i8 1, ptr %p
  store i8 2, ptr %q
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @tgt_alias_argument_forward(ptr %p, ptr %q) {
entry:
  store i8 1, ptr %p
  store i8 2, ptr %q
  ret i8 1
}
; alloca_escaped_load: incorrect -- the callee may write it
define i8 @src_alloca_escaped_load() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr %a)
  %r = load i8, ptr %a
  ret i8 %r
}
define i8 @tgt_alloca_escaped_load() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr %a)
  ret i8 1
}
; alloca_readonly_call: correct -- readonly and nocapture
define i8 @src_alloca_readonly_call() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr readonly captures(none) %a)
  %r = load i8, ptr %a
  ret i8 %r
}
define i8 @tgt_alloca_readonly_call() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr readonly captures(none) %a)
  ret i8 1
}
; alloca_readonly_captured: correct -- readonly forbids writes through it and what is based on it
define i8 @src_alloca_readonly_captured() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr readonly captures(none) %a)
  call void @use(i32 1)
  %r = load i8, ptr %a
  ret i8 %r
}
define i8 @tgt_alloca_readonly_captured() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr readonly captures(none) %a)
  call void @use(i32 1)
  ret i8 1
}
; alloca_captured_later: incorrect -- captured; a later call may write it
define i8 @src_alloca_captured_later() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr readonly %a)
  call void @use(i32 1)
  %r = load i8, ptr %a
  ret i8 %r
}
define i8 @tgt_alloca_captured_later() {
entry:
  %a = alloca i8
  store i8 1, ptr %a
  call void @usep(ptr readonly %a)
  call void @use(i32 1)
  ret i8 1
}
; atomic_to_plain: incorrect -- ordering weakened
define i32 @src_atomic_to_plain(ptr %p) {
entry:
  %a = load atomic i32, ptr %p acquire, align 4
  ret i32 %a
}
define i32 @tgt_atomic_to_plain(ptr %p) {
entry:
  %a = load i32, ptr %p, align 4
  ret i32 %a
}
; atomic_monotonic_to_seq_cst: correct -- stronger ordering
define i32 @src_atomic_monotonic_to_seq_cst(ptr %p) {
entry:
  %a = load atomic i32, ptr %p monotonic, align 4
  ret i32 %a
}
define i32 @tgt_atomic_monotonic_to_seq_cst(ptr %p) {
entry:
  %a = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %a
}
; rmw_or_zero_to_load: incorrect -- a release write goes
define i32 @src_rmw_or_zero_to_load(ptr %p) {
entry:
  %a = atomicrmw or ptr %p, i32 0 release, align 4
  ret i32 %a
}
define i32 @tgt_rmw_or_zero_to_load(ptr %p) {
entry:
  %a = load atomic i32, ptr %p monotonic, align 4
  ret i32 %a
}
; rmw_sub_to_add: correct -- negated operand
define i32 @src_rmw_sub_to_add(ptr %p, i32 %x) {
entry:
  %a = atomicrmw sub ptr %p, i32 %x monotonic, align 4
  ret i32 %a
}
define i32 @tgt_rmw_sub_to_add(ptr %p, i32 %x) {
entry:
  %n = sub i32 0, %x
  %a = atomicrmw add ptr %p, i32 %n monotonic, align 4
  ret i32 %a
}
; rmw_nand_to_and: incorrect -- another operation
define i32 @src_rmw_nand_to_and(ptr %p, i32 %x) {
entry:
  %a = atomicrmw nand ptr %p, i32 %x monotonic, align 4
  ret i32 %a
}
define i32 @tgt_rmw_nand_to_and(ptr %p, i32 %x) {
entry:
  %a = atomicrmw and ptr %p, i32 %x monotonic, align 4
  ret i32 %a
}
; cmpxchg_weak_added: incorrect -- weak may fail where it may not
define i1 @src_cmpxchg_weak_added(ptr %p) {
entry:
  %c = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic, align 4
  %r = extractvalue {i32, i1} %c, 1
  ret i1 %r
}
define i1 @tgt_cmpxchg_weak_added(ptr %p) {
entry:
  %c = cmpxchg weak ptr %p, i32 0, i32 1 monotonic monotonic, align 4
  %r = extractvalue {i32, i1} %c, 1
  ret i1 %r
}
; fence_dropped: incorrect -- an event goes
define void @src_fence_dropped(ptr %p) {
entry:
  store atomic i32 1, ptr %p monotonic, align 4
  fence release
  store atomic i32 2, ptr %p monotonic, align 4
  ret void
}
define void @tgt_fence_dropped(ptr %p) {
entry:
  store atomic i32 1, ptr %p monotonic, align 4
  store atomic i32 2, ptr %p monotonic, align 4
  ret void
}
; call_noundef_argument_added: incorrect -- x may be undef
define void @src_call_noundef_argument_added(i32 %x) {
entry:
  call void @use(i32 %x)
  ret void
}
define void @tgt_call_noundef_argument_added(i32 %x) {
entry:
  call void @use(i32 noundef %x)
  ret void
}
; call_pure_merged: correct -- pure calls of equal arguments
define i32 @src_call_pure_merged(i32 noundef %x) {
entry:
  %a = call i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @tgt_call_pure_merged(i32 noundef %x) {
entry:
  %a = call i32 @pure(i32 %x)
  %r = xor i32 %a, %a
  ret i32 %r
}
; call_twice_once: incorrect -- effects are lost
define void @src_call_twice_once(i32 %x) {
entry:
  call void @use(i32 %x)
  call void @use(i32 %x)
  ret void
}
define void @tgt_call_twice_once(i32 %x) {
entry:
  call void @use(i32 %x)
  ret void
}
; call_order: incorrect -- order of effects
define void @src_call_order() {
entry:
  call void @use(i32 1)
  call void @use(i32 2)
  ret void
}
define void @tgt_call_order() {
entry:
  call void @use(i32 2)
  call void @use(i32 1)
  ret void
}
; noreturn_added: incorrect -- it may return
define void @src_noreturn_added() {
entry:
  call void @use(i32 1)
  ret void
}
define void @tgt_noreturn_added() {
entry:
  call void @use(i32 1) noreturn
  unreachable
}
; result_range_added: incorrect -- result may be outside
define i32 @src_result_range_added() {
entry:
  %r = call i32 @get()
  ret i32 %r
}
define i32 @tgt_result_range_added() {
entry:
  %r = call range(i32 0, 10) i32 @get()
  ret i32 %r
}
; result_range_used: correct -- inside the range
define i1 @src_result_range_used() {
entry:
  %r = call range(i32 0, 10) i32 @get()
  %c = icmp ult i32 %r, 10
  ret i1 %c
}
define i1 @tgt_result_range_used() {
entry:
  %r = call range(i32 0, 10) i32 @get()
  ret i1 true
}
; gep_split: correct -- sum of offsets
define ptr @src_gep_split(ptr %p, i64 %i) {
entry:
  %a = getelementptr i8, ptr %p, i64 %i
  %r = getelementptr i8, ptr %a, i64 4
  ret ptr %r
}
define ptr @tgt_gep_split(ptr %p, i64 %i) {
entry:
  %j = add i64 %i, 4
  %r = getelementptr i8, ptr %p, i64 %j
  ret ptr %r
}
; gep_inbounds_joined: incorrect -- the sum may leave the object although the plain steps do not claim it
define ptr @src_gep_inbounds_joined(ptr %p, i64 %i) {
entry:
  %a = getelementptr i8, ptr %p, i64 %i
  %r = getelementptr inbounds i8, ptr %a, i64 4
  ret ptr %r
}
define ptr @tgt_gep_inbounds_joined(ptr %p, i64 %i) {
entry:
  %j = add i64 %i, 4
  %r = getelementptr inbounds i8, ptr %p, i64 %j
  ret ptr %r
}
; gep_nuw_added: incorrect -- offset may be negative
define ptr @src_gep_nuw_added(ptr %p, i64 %i) {
entry:
  %r = getelementptr inbounds i8, ptr %p, i64 %i
  ret ptr %r
}
define ptr @tgt_gep_nuw_added(ptr %p, i64 %i) {
entry:
  %r = getelementptr inbounds nuw i8, ptr %p, i64 %i
  ret ptr %r
}
; inttoptr_of_ptrtoint: incorrect -- provenance is not that of p
define ptr @src_inttoptr_of_ptrtoint(ptr %p) {
entry:
  ret ptr %p
}
define ptr @tgt_inttoptr_of_ptrtoint(ptr %p) {
entry:
  %i = ptrtoint ptr %p to i64
  %r = inttoptr i64 %i to ptr
  ret ptr %r
}
; ptr_eq_replaced: incorrect -- equal addresses, other provenance
define ptr @src_ptr_eq_replaced(ptr %p, ptr %q) {
entry:
  %c = icmp eq ptr %p, %q
  %r = select i1 %c, ptr %p, ptr %q
  ret ptr %r
}
define ptr @tgt_ptr_eq_replaced(ptr %p, ptr %q) {
entry:
  ret ptr %p
}
; ptr_select_eq_kept: correct -- it yields q either way
define i1 @src_ptr_select_eq_kept(ptr %p, ptr %q) {
entry:
  %c = icmp eq ptr %p, %q
  %s = select i1 %c, ptr %p, ptr %q
  %r = icmp eq ptr %s, %q
  ret i1 %r
}
define i1 @tgt_ptr_select_eq_kept(ptr %p, ptr %q) {
entry:
  %c = icmp eq ptr %p, %q
  %r = freeze i1 true
  ret i1 %r
}
; ptrtoint_truncated: correct -- low half
define i32 @src_ptrtoint_truncated(ptr %p) {
entry:
  %a = ptrtoint ptr %p to i64
  %r = trunc i64 %a to i32
  ret i32 %r
}
define i32 @tgt_ptrtoint_truncated(ptr %p) {
entry:
  %r = ptrtoint ptr %p to i32
  ret i32 %r
}
; null_is_not_alloca: correct -- an object is not at null
define i1 @src_null_is_not_alloca() {
entry:
  %a = alloca i32
  call void @usep(ptr %a)
  %r = icmp eq ptr %a, null
  ret i1 %r
}
define i1 @tgt_null_is_not_alloca() {
entry:
  %a = alloca i32
  call void @usep(ptr %a)
  ret i1 false
}
; global_not_alloca: correct -- two objects
define i1 @src_global_not_alloca() {
entry:
  %a = alloca i32
  call void @usep(ptr %a)
  %r = icmp eq ptr %a, @g
  ret i1 %r
}
define i1 @tgt_global_not_alloca() {
entry:
  %a = alloca i32
  call void @usep(ptr %a)
  ret i1 false
}
; end_of_global_not_alloca: unproven -- one past the end may be the address of another object, if the two lie side by side
define i1 @src_end_of_global_not_alloca() {
entry:
  %a = alloca i32
  call void @usep(ptr %a)
  %e = getelementptr i32, ptr @g, i64 1
  %r = icmp eq ptr %a, %e
  ret i1 %r
}
define i1 @tgt_end_of_global_not_alloca() {
entry:
  %a = alloca i32
  call void @usep(ptr %a)
  ret i1 false
}
; insert_extract_other: correct -- another field
define i8 @src_insert_extract_other({i8, i8} %s, i8 %x) {
entry:
  %t = insertvalue {i8, i8} %s, i8 %x, 0
  %r = extractvalue {i8, i8} %t, 1
  ret i8 %r
}
define i8 @tgt_insert_extract_other({i8, i8} %s, i8 %x) {
entry:
  %r = extractvalue {i8, i8} %s, 1
  ret i8 %r
}
; vector_poison_lane: incorrect -- lane 1 becomes poison
define <2 x i8> @src_vector_poison_lane(i8 %x) {
entry:
  %a = insertelement <2 x i8> zeroinitializer, i8 %x, i32 0
  ret <2 x i8> %a
}
define <2 x i8> @tgt_vector_poison_lane(i8 %x) {
entry:
  %a = insertelement <2 x i8> poison, i8 %x, i32 0
  ret <2 x i8> %a
}
; shuffle_reverse_twice: correct -- identity
define <4 x i8> @src_shuffle_reverse_twice(<4 x i8> %x) {
entry:
  %a = shufflevector <4 x i8> %x, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = shufflevector <4 x i8> %a, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i8> %r
}
define <4 x i8> @tgt_shuffle_reverse_twice(<4 x i8> %x) {
entry:
  ret <4 x i8> %x
}
; bitcast_vector_lane: correct -- little endian
define i8 @src_bitcast_vector_lane(<2 x i8> %x) {
entry:
  %b = bitcast <2 x i8> %x to i16
  %r = trunc i16 %b to i8
  ret i8 %r
}
define i8 @tgt_bitcast_vector_lane(<2 x i8> %x) {
entry:
  %r = extractelement <2 x i8> %x, i32 0
  ret i8 %r
}
; bitcast_vector_lane_wrong: incorrect -- that is the other lane
define i8 @src_bitcast_vector_lane_wrong(<2 x i8> %x) {
entry:
  %b = bitcast <2 x i8> %x to i16
  %r = trunc i16 %b to i8
  ret i8 %r
}
define i8 @tgt_bitcast_vector_lane_wrong(<2 x i8> %x) {
entry:
  %r = extractelement <2 x i8> %x, i32 1
  ret i8 %r
}
; bitcast_vector_poison_lane: incorrect -- a poison lane poisons the whole integer
define i8 @src_bitcast_vector_poison_lane(<2 x i8> %x) {
entry:
  %r = extractelement <2 x i8> %x, i32 0
  ret i8 %r
}
define i8 @tgt_bitcast_vector_poison_lane(<2 x i8> %x) {
entry:
  %b = bitcast <2 x i8> %x to i16
  %r = trunc i16 %b to i8
  ret i8 %r
}
; reduce_add_reordered: correct -- integer addition
define i8 @src_reduce_add_reordered(<2 x i8> %x) {
entry:
  %r = call i8 @llvm.vector.reduce.add.v2i8(<2 x i8> %x)
  ret i8 %r
}
define i8 @tgt_reduce_add_reordered(<2 x i8> %x) {
entry:
  %a = extractelement <2 x i8> %x, i32 1
  %b = extractelement <2 x i8> %x, i32 0
  %r = add i8 %a, %b
  ret i8 %r
}
; fsub_zero: correct -- x - 0 is x
define float @src_fsub_zero(float %x) {
entry:
  %r = fsub float %x, 0.0
  ret float %r
}
define float @tgt_fsub_zero(float %x) {
entry:
  ret float %x
}
; fadd_zero: incorrect -- -0 + 0 is 0
define float @src_fadd_zero(float %x) {
entry:
  %r = fadd float %x, 0.0
  ret float %r
}
define float @tgt_fadd_zero(float %x) {
entry:
  ret float %x
}
; fneg_as_fsub: incorrect -- NaN sign and flags of zero
define float @src_fneg_as_fsub(float %x) {
entry:
  %r = fneg float %x
  ret float %r
}
define float @tgt_fneg_as_fsub(float %x) {
entry:
  %r = fsub float -0.0, %x
  ret float %r
}
; fcmp_une_self: correct -- NaN test
define i1 @src_fcmp_une_self(float %x) {
entry:
  %r = fcmp une float %x, %x
  ret i1 %r
}
define i1 @tgt_fcmp_une_self(float %x) {
entry:
  %r = fcmp uno float %x, 0.0
  ret i1 %r
}
; fabs_of_fneg: correct -- sign is dropped
define float @src_fabs_of_fneg(float %x) {
entry:
  %n = fneg float %x
  %r = call float @llvm.fabs.f32(float %n)
  ret float %r
}
define float @tgt_fabs_of_fneg(float %x) {
entry:
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}
; copysign_of_self: correct -- own sign
define float @src_copysign_of_self(float %x) {
entry:
  %r = call float @llvm.copysign.f32(float %x, float %x)
  ret float %r
}
define float @tgt_copysign_of_self(float %x) {
entry:
  ret float %x
}
; fmul_two_as_fadd: incorrect -- an undef operand is another number at each use
define float @src_fmul_two_as_fadd(float %x) {
entry:
  %r = fmul float %x, 2.0
  ret float %r
}
define float @tgt_fmul_two_as_fadd(float %x) {
entry:
  %r = fadd float %x, %x
  ret float %r
}
; fdiv_as_reciprocal: incorrect -- 1/3 is rounded
define float @src_fdiv_as_reciprocal(float %x) {
entry:
  %r = fdiv float %x, 3.0
  ret float %r
}
define float @tgt_fdiv_as_reciprocal(float %x) {
entry:
  %r = fmul float %x, 0x3FD5555560000000
  ret float %r
}
; fdiv_by_power_of_two: correct -- exact reciprocal
define float @src_fdiv_by_power_of_two(float %x) {
entry:
  %r = fdiv float %x, 4.0
  ret float %r
}
define float @tgt_fdiv_by_power_of_two(float %x) {
entry:
  %r = fmul float %x, 0.25
  ret float %r
}
; nnan_added: incorrect -- NaN becomes poison
define float @src_nnan_added(float %x, float %y) {
entry:
  %r = fadd float %x, %y
  ret float %r
}
define float @tgt_nnan_added(float %x, float %y) {
entry:
  %r = fadd nnan float %x, %y
  ret float %r
}
; maxnum_as_select: incorrect -- NaN and zero
define float @src_maxnum_as_select(float %x, float %y) {
entry:
  %r = call float @llvm.maxnum.f32(float %x, float %y)
  ret float %r
}
define float @tgt_maxnum_as_select(float %x, float %y) {
entry:
  %c = fcmp ogt float %x, %y
  %r = select i1 %c, float %x, float %y
  ret float %r
}
; uitofp_nneg: correct -- not negative
define float @src_uitofp_nneg(i8 %x) {
entry:
  %m = and i8 %x, 127
  %r = sitofp i8 %m to float
  ret float %r
}
define float @tgt_uitofp_nneg(i8 %x) {
entry:
  %m = and i8 %x, 127
  %r = uitofp i8 %m to float
  ret float %r
}
; fptosi_of_sitofp: correct -- exact in 24 bits
define i16 @src_fptosi_of_sitofp(i16 %x) {
entry:
  %f = sitofp i16 %x to float
  %r = fptosi float %f to i16
  ret i16 %r
}
define i16 @tgt_fptosi_of_sitofp(i16 %x) {
entry:
  ret i16 %x
}
; fptosi_of_sitofp_rounded: incorrect -- 32 bits are rounded
define i32 @src_fptosi_of_sitofp_rounded(i32 %x) {
entry:
  %f = sitofp i32 %x to float
  %r = fptosi float %f to i32
  ret i32 %r
}
define i32 @tgt_fptosi_of_sitofp_rounded(i32 %x) {
entry:
  ret i32 %x
}
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.maxnum.f32(float, float)
declare i16 @llvm.bswap.i16(i16)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.scmp.i8.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.ucmp.i8.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.vector.reduce.add.v2i8(<2 x i8>)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare {i8, i1} @llvm.smul.with.overflow.i8(i8, i8)
declare {i8, i1} @llvm.uadd.with.overflow.i8(i8, i8)
declare {i8, i1} @llvm.umul.with.overflow.i8(i8, i8)
!0 = !{}
