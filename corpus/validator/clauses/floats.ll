declare float @llvm.minimum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.fma.f32(float, float, float)

; add_negative_zero: correct -- -0.0 is neutral for sums (fadd; Floating-Point Semantics)
define float @src_add_negative_zero(float %x) {
  %r = fadd float %x, -0.0
  ret float %r
}
define float @tgt_add_negative_zero(float %x) {
  ret float %x
}

; add_positive_zero: incorrect -- -0.0 plus +0.0 is +0.0 (fadd; Floating-Point Semantics)
define float @src_add_positive_zero(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
define float @tgt_add_positive_zero(float %x) {
  ret float %x
}

; add_positive_zero_nsz: correct -- the sign of zero does not matter (Fast-Math Flags, nsz)
define float @src_add_positive_zero_nsz(float %x) {
  %r = fadd nsz float %x, 0.0
  ret float %r
}
define float @tgt_add_positive_zero_nsz(float %x) {
  ret float %x
}

; subtract_positive_zero: correct -- +0.0 is neutral for differences (fsub)
define float @src_subtract_positive_zero(float %x) {
  %r = fsub float %x, 0.0
  ret float %r
}
define float @tgt_subtract_positive_zero(float %x) {
  ret float %x
}

; subtract_negative_zero: incorrect -- -0.0 minus -0.0 is +0.0 (fsub)
define float @src_subtract_negative_zero(float %x) {
  %r = fsub float %x, -0.0
  ret float %r
}
define float @tgt_subtract_negative_zero(float %x) {
  ret float %x
}

; zero_minus_as_fneg: incorrect -- +0.0 minus +0.0 is +0.0 (fsub; fneg)
define float @src_zero_minus_as_fneg(float %x) {
  %r = fsub float 0.0, %x
  ret float %r
}
define float @tgt_zero_minus_as_fneg(float %x) {
  %r = fneg float %x
  ret float %r
}

; zero_minus_as_fneg_nsz: correct -- the sign of zero does not matter (Fast-Math Flags, nsz)
define float @src_zero_minus_as_fneg_nsz(float %x) {
  %r = fsub nsz float 0.0, %x
  ret float %r
}
define float @tgt_zero_minus_as_fneg_nsz(float %x) {
  %r = fneg float %x
  ret float %r
}

; minus_zero_minus_as_fneg: correct -- the difference may be any NaN where the operand is one (Behavior of Floating-Point NaN values)
define float @src_minus_zero_minus_as_fneg(float %x) {
  %r = fsub float -0.0, %x
  ret float %r
}
define float @tgt_minus_zero_minus_as_fneg(float %x) {
  %r = fneg float %x
  ret float %r
}

; fneg_as_minus_zero_minus: incorrect -- fneg keeps all bits of a NaN but the sign, the difference need not (fneg; Behavior of Floating-Point NaN values)
define i32 @src_fneg_as_minus_zero_minus(i32 noundef %b) {
  %x = bitcast i32 %b to float
  %r = fneg float %x
  %i = bitcast float %r to i32
  ret i32 %i
}
define i32 @tgt_fneg_as_minus_zero_minus(i32 noundef %b) {
  %x = bitcast i32 %b to float
  %r = fsub float -0.0, %x
  %i = bitcast float %r to i32
  ret i32 %i
}

; times_one_dropped: correct -- the product of a NaN may be the same NaN (Behavior of Floating-Point NaN values)
define float @src_times_one_dropped(float %x) {
  %r = fmul float %x, 1.0
  ret float %r
}
define float @tgt_times_one_dropped(float %x) {
  ret float %x
}

; times_one_introduced: incorrect -- the product of a signalling NaN may be a quiet one (Behavior of Floating-Point NaN values)
define float @src_times_one_introduced(float %x) {
  ret float %x
}
define float @tgt_times_one_introduced(float %x) {
  %r = fmul float %x, 1.0
  ret float %r
}

; times_zero: incorrect -- infinity times zero is NaN, and a negative number gives -0.0 (fmul)
define float @src_times_zero(float %x) {
  %r = fmul float %x, 0.0
  ret float %r
}
define float @tgt_times_zero(float %x) {
  ret float 0.0
}

; times_zero_licensed: correct -- NaN is excluded and the sign of zero does not matter (Fast-Math Flags)
define float @src_times_zero_licensed(float %x) {
  %r = fmul nnan nsz float %x, 0.0
  ret float %r
}
define float @tgt_times_zero_licensed(float %x) {
  ret float 0.0
}

; double_negation: correct -- both change the sign bit alone (fneg)
define float @src_double_negation(float %x) {
  %a = fneg float %x
  %r = fneg float %a
  ret float %r
}
define float @tgt_double_negation(float %x) {
  ret float %x
}

; equal_to_itself: correct -- what is not equal to itself is NaN (fcmp)
define i1 @src_equal_to_itself(float %x) {
  %r = fcmp oeq float %x, %x
  ret i1 %r
}
define i1 @tgt_equal_to_itself(float %x) {
  %r = fcmp ord float %x, 0.0
  ret i1 %r
}

; unordered_equal_to_itself: incorrect -- NaN is unordered with itself, so that it is always true (fcmp)
define i1 @src_unordered_equal_to_itself(float %x) {
  %r = fcmp ueq float %x, %x
  ret i1 %r
}
define i1 @tgt_unordered_equal_to_itself(float %x) {
  %r = fcmp ord float %x, 0.0
  ret i1 %r
}

; select_as_minnum: incorrect -- a signalling NaN on the left may make it NaN (llvm.minnum)
define float @src_select_as_minnum(float %x, float %y) {
  %c = fcmp uge float %x, %y
  %r = select nnan nsz i1 %c, float %y, float %x
  ret float %r
}
define float @tgt_select_as_minnum(float %x, float %y) {
  %r = call nsz float @llvm.minnum.f32(float %x, float %y)
  ret float %r
}
; select_as_minnum_turned: incorrect -- of a NaN on the right it is the left operand (llvm.minnum)
define float @src_select_as_minnum_turned(float %x, float %y) {
  %c = fcmp uge float %x, %y
  %r = select i1 %c, float %y, float %x
  ret float %r
}
define float @tgt_select_as_minnum_turned(float %x, float %y) {
  %r = call nsz float @llvm.minnum.f32(float %x, float %y)
  ret float %r
}
; sum_with_choice: correct -- a sum with a choice is a choice of sums (fadd; select)
define float @src_sum_with_choice(i1 %c, float %x) {
  %s = select i1 %c, float 1.0, float %x
  %r = fadd float 2.0, %s
  ret float %r
}
define float @tgt_sum_with_choice(i1 %c, float %x) {
  %s = fadd float %x, 2.0
  %r = select i1 %c, float 3.0, float %s
  ret float %r
}
; quotient_of_choice: incorrect -- 2 / 1 is 2 (fdiv; select)
define float @src_quotient_of_choice(i1 %c, float %x) {
  %s = select i1 %c, float 1.0, float %x
  %r = fdiv float 2.0, %s
  ret float %r
}
define float @tgt_quotient_of_choice(i1 %c, float %x) {
  %s = fdiv float 2.0, %x
  %r = select i1 %c, float 1.0, float %s
  ret float %r
}
; minimum_as_minnum: incorrect -- minimum of NaN and a number is NaN (llvm.minimum; llvm.minnum)
define float @src_minimum_as_minnum(float %x, float %y) {
  %r = call float @llvm.minimum.f32(float %x, float %y)
  ret float %r
}
define float @tgt_minimum_as_minnum(float %x, float %y) {
  %r = call float @llvm.minnum.f32(float %x, float %y)
  ret float %r
}

; minimum_as_minnum_licensed: correct -- without NaN and signs of zeros both are the lesser (llvm.minimum; llvm.minnum)
define float @src_minimum_as_minnum_licensed(float %x, float %y) {
  %r = call nnan nsz float @llvm.minimum.f32(float %x, float %y)
  ret float %r
}
define float @tgt_minimum_as_minnum_licensed(float %x, float %y) {
  %r = call nnan nsz float @llvm.minnum.f32(float %x, float %y)
  ret float %r
}

; maxnum_of_nan: correct -- the other operand is the result (llvm.maxnum)
define float @src_maxnum_of_nan(float %x) {
  %r = call float @llvm.maxnum.f32(float %x, float 0x7FF8000000000000)
  ret float %r
}
define float @tgt_maxnum_of_nan(float %x) {
  ret float %x
}

; maximum_of_nan: incorrect -- the result is NaN (llvm.maximum)
define float @src_maximum_of_nan(float %x) {
  %r = call float @llvm.maximum.f32(float %x, float 0x7FF8000000000000)
  ret float %r
}
define float @tgt_maximum_of_nan(float %x) {
  ret float %x
}

; minimumnum_of_nan: correct -- the number is the result (llvm.minimumnum)
define float @src_minimumnum_of_nan(float %x) {
  %r = call float @llvm.minimumnum.f32(float 0x7FF8000000000000, float %x)
  ret float %r
}
define float @tgt_minimumnum_of_nan(float %x) {
  ret float %x
}

; fptosi_out_of_range: correct -- a number that does not fit is poison (fptosi)
define i8 @src_fptosi_out_of_range() {
  %r = fptosi float 300.0 to i8
  ret i8 %r
}
define i8 @tgt_fptosi_out_of_range() {
  ret i8 0
}

; fptosi_sat_made_plain: incorrect -- the source saturates where the target is poison (llvm.fptosi.sat; fptosi)
define i8 @src_fptosi_sat_made_plain(float noundef %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  ret i8 %r
}
define i8 @tgt_fptosi_sat_made_plain(float noundef %x) {
  %r = fptosi float %x to i8
  ret i8 %r
}

; fptosi_made_saturating: correct -- the target gives a number where the source is poison (llvm.fptosi.sat; fptosi)
define i8 @src_fptosi_made_saturating(float %x) {
  %r = fptosi float %x to i8
  ret i8 %r
}
define i8 @tgt_fptosi_made_saturating(float %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  ret i8 %r
}

; fptosi_wide_and_cut: incorrect -- cut to eight bits the number is one, where the source saturates (llvm.fptosi.sat)
define i8 @src_fptosi_wide_and_cut() {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float 257.0)
  ret i8 %r
}
define i8 @tgt_fptosi_wide_and_cut() {
  %w = fptosi float 257.0 to i32
  %r = trunc i32 %w to i8
  ret i8 %r
}

; to_double_and_back: correct -- a double holds every number of 32 bits (sitofp; fptosi)
define i32 @src_to_double_and_back(i32 %x) {
  %d = sitofp i32 %x to double
  %r = fptosi double %d to i32
  ret i32 %r
}
define i32 @tgt_to_double_and_back(i32 %x) {
  ret i32 %x
}

; to_float_and_back: incorrect -- a float has 24 bits (sitofp; fptosi)
define i32 @src_to_float_and_back(i32 %x) {
  %d = sitofp i32 %x to float
  %r = fptosi float %d to i32
  ret i32 %r
}
define i32 @tgt_to_float_and_back(i32 %x) {
  ret i32 %x
}

; extended_and_back: correct -- each half is a float (fpext; fptrunc)
define half @src_extended_and_back(half %x) {
  %w = fpext half %x to float
  %r = fptrunc float %w to half
  ret half %r
}
define half @tgt_extended_and_back(half %x) {
  ret half %x
}

; copysign_negative: correct -- the sign of the second operand is set (llvm.copysign)
define float @src_copysign_negative(float %x) {
  %r = call float @llvm.copysign.f32(float %x, float -1.0)
  ret float %r
}
define float @tgt_copysign_negative(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fneg float %a
  ret float %r
}

; copysign_not_negative: incorrect -- -0.0 is not less than 0.0 and has the sign (llvm.copysign; fcmp)
define float @src_copysign_not_negative(float %x, float noundef %y) {
  %c = fcmp oge float %y, 0.0
  br i1 %c, label %a, label %b
a:
  %r = call float @llvm.copysign.f32(float %x, float %y)
  ret float %r
b:
  ret float 1.0
}
define float @tgt_copysign_not_negative(float %x, float noundef %y) {
  %c = fcmp oge float %y, 0.0
  br i1 %c, label %a, label %b
a:
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
b:
  ret float 1.0
}

; class_nan: correct -- only NaN is unordered (llvm.is.fpclass)
define i1 @src_class_nan(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  ret i1 %r
}
define i1 @tgt_class_nan(float %x) {
  %r = fcmp uno float %x, 0.0
  ret i1 %r
}

; class_zero: correct -- only the zeros are equal to zero (llvm.is.fpclass)
define i1 @src_class_zero(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %r
}
define i1 @tgt_class_zero(float %x) {
  %r = fcmp oeq float %x, 0.0
  ret i1 %r
}

; class_zero_flushed: incorrect -- a comparison may take a denormal number for zero, the class test may not ("denormal-fp-math"; llvm.is.fpclass)
define i1 @src_class_zero_flushed(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %r
}
define i1 @tgt_class_zero_flushed(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fcmp oeq float %x, 0.0
  ret i1 %r
}

; class_infinite_signed: incorrect -- the mask names positive infinity alone (llvm.is.fpclass)
define i1 @src_class_infinite_signed(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 512)
  ret i1 %r
}
define i1 @tgt_class_infinite_signed(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fcmp oeq float %a, 0x7FF0000000000000
  ret i1 %r
}

; division_by_eight: correct -- an eighth is exact (fdiv)
define half @src_division_by_eight(half %x) {
  %r = fdiv half %x, 8.0
  ret half %r
}
define half @tgt_division_by_eight(half %x) {
  %r = fmul half %x, 0.125
  ret half %r
}

; division_by_three_licensed: correct -- the quotient may be a product with the reciprocal (Fast-Math Flags, arcp)
define float @src_division_by_three_licensed(float %x) {
  %r = fdiv arcp float %x, 3.0
  ret float %r
}
define float @tgt_division_by_three_licensed(float %x) {
  %r = fmul arcp float %x, 0x3FD5555560000000
  ret float %r
}

; ninf_added: incorrect -- an infinite sum is poison in the target (Fast-Math Flags)
define float @src_ninf_added(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @tgt_ninf_added(float %x, float %y) {
  %r = fadd ninf float %x, %y
  ret float %r
}

; ninf_dropped: correct -- the target is less often poison (Fast-Math Flags)
define float @src_ninf_dropped(float %x, float %y) {
  %r = fadd ninf float %x, %y
  ret float %r
}
define float @tgt_ninf_dropped(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}

; absolute_value_by_comparison: incorrect -- -0.0 is not less than 0.0 and keeps its sign (fcmp; llvm.fabs)
define float @src_absolute_value_by_comparison(float noundef %x) {
  %c = fcmp olt float %x, 0.0
  %n = fneg float %x
  %r = select i1 %c, float %n, float %x
  ret float %r
}
define float @tgt_absolute_value_by_comparison(float noundef %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}

; absolute_value_by_comparison_licensed: correct -- neither NaN nor the sign of zero matters (Fast-Math Flags)
define float @src_absolute_value_by_comparison_licensed(float noundef %x) {
  %c = fcmp olt float %x, 0.0
  %n = fneg float %x
  %r = select nnan nsz i1 %c, float %n, float %x
  ret float %r
}
define float @tgt_absolute_value_by_comparison_licensed(float noundef %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}

; canonical_twice: correct -- the second finds a canonical number (llvm.canonicalize)
define float @src_canonical_twice(float %x) {
  %a = call float @llvm.canonicalize.f32(float %x)
  %r = call float @llvm.canonicalize.f32(float %a)
  ret float %r
}
define float @tgt_canonical_twice(float %x) {
  %r = call float @llvm.canonicalize.f32(float %x)
  ret float %r
}

; canonical_dropped: incorrect -- a signalling NaN becomes quiet (llvm.canonicalize)
define float @src_canonical_dropped(float %x) {
  %r = call float @llvm.canonicalize.f32(float %x)
  ret float %r
}
define float @tgt_canonical_dropped(float %x) {
  ret float %x
}

; floor_as_trunc: incorrect -- below zero they differ (llvm.floor; llvm.trunc)
define float @src_floor_as_trunc(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}
define float @tgt_floor_as_trunc(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  ret float %r
}

; floor_as_trunc_of_absolute: correct -- from zero on both round downwards (llvm.floor; llvm.trunc)
define float @src_floor_as_trunc_of_absolute(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = call float @llvm.floor.f32(float %a)
  ret float %r
}
define float @tgt_floor_as_trunc_of_absolute(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = call float @llvm.trunc.f32(float %a)
  ret float %r
}

; truncated_overflow: correct -- a number that is too large is rounded to infinity (fptrunc)
define float @src_truncated_overflow() {
  %r = fptrunc double 1.0e300 to float
  ret float %r
}
define float @tgt_truncated_overflow() {
  ret float 0x7FF0000000000000
}

; truncated_overflow_to_largest: incorrect -- the nearest is infinity, not the largest number (fptrunc)
define float @src_truncated_overflow_to_largest() {
  %r = fptrunc double 1.0e300 to float
  ret float %r
}
define float @tgt_truncated_overflow_to_largest() {
  ret float 0x47EFFFFFE0000000
}

; unequal_ordered: incorrect -- NaN is unequal but not ordered (fcmp)
define i1 @src_unequal_ordered(float %x, float %y) {
  %r = fcmp une float %x, %y
  ret i1 %r
}
define i1 @tgt_unequal_ordered(float %x, float %y) {
  %r = fcmp one float %x, %y
  ret i1 %r
}

; unequal_ordered_nnan: correct -- NaN is excluded (fcmp; Fast-Math Flags)
define i1 @src_unequal_ordered_nnan(float %x, float %y) {
  %r = fcmp nnan une float %x, %y
  ret i1 %r
}
define i1 @tgt_unequal_ordered_nnan(float %x, float %y) {
  %r = fcmp one float %x, %y
  ret i1 %r
}

; uitofp_nneg_signed: correct -- the operand is not negative (uitofp)
define float @src_uitofp_nneg_signed(i32 %x) {
  %r = uitofp nneg i32 %x to float
  ret float %r
}
define float @tgt_uitofp_nneg_signed(i32 %x) {
  %r = sitofp i32 %x to float
  ret float %r
}

; uitofp_signed: incorrect -- the operand may be negative (uitofp)
define float @src_uitofp_signed(i32 %x) {
  %r = uitofp i32 %x to float
  ret float %r
}
define float @tgt_uitofp_signed(i32 %x) {
  %r = sitofp i32 %x to float
  ret float %r
}

; fma_of_one: correct -- the product with one is exact (llvm.fma)
define half @src_fma_of_one(half %x, half %y) {
  %m = fmul half %x, 1.0
  %r = fadd half %m, %y
  ret half %r
}
define half @tgt_fma_of_one(half %x, half %y) {
  %r = fadd half %y, %x
  ret half %r
}

; fma_split: incorrect -- the product is rounded in the target (llvm.fma)
define float @src_fma_split(float %x, float %y, float %z) {
  %r = call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %r
}
define float @tgt_fma_split(float %x, float %y, float %z) {
  %m = fmul float %x, %y
  %r = fadd float %m, %z
  ret float %r
}

; nan_payload_loaded: correct -- loads and stores keep all bits (load; Behavior of Floating-Point NaN values)
define void @src_nan_payload_loaded(ptr %p, ptr noalias %q) {
  %x = load float, ptr %p, align 4
  store float %x, ptr %q, align 4
  ret void
}
define void @tgt_nan_payload_loaded(ptr %p, ptr noalias %q) {
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  ret void
}
; minnum_of_signalling: incorrect -- a signalling NaN may make it NaN, which the source is not (llvm.minnum)
define float @src_minnum_of_signalling() {
  ret float 1.0
}
define float @tgt_minnum_of_signalling() {
  %m = call float @llvm.minnum.f32(float 0x7FF4000000000000, float 1.0)
  ret float %m
}
; minnum_of_signalling_as_quiet: correct -- or it counts as quiet (llvm.minnum)
define float @src_minnum_of_signalling_as_quiet() {
  %m = call float @llvm.minnum.f32(float 0x7FF4000000000000, float 1.0)
  ret float %m
}
define float @tgt_minnum_of_signalling_as_quiet() {
  ret float 1.0
}

; product_of_sum: correct -- the same real number (Fast-Math Flags, reassoc and nsz)
define float @src_product_of_sum(float %x, float %y, float %z) {
  %s = fmul reassoc nsz float %x, %z
  %u = fmul reassoc nsz float %y, %z
  %r = fadd reassoc nsz float %s, %u
  ret float %r
}
define float @tgt_product_of_sum(float %x, float %y, float %z) {
  %t = fadd reassoc nsz float %x, %y
  %r = fmul reassoc nsz float %t, %z
  ret float %r
}
; sum_of_three_unlicensed: incorrect -- the inner sum does not have the flag (Fast-Math Flags, reassoc)
define half @src_sum_of_three_unlicensed(half %x, half %y, half %z) {
  %s = fadd half %x, %y
  %r = fadd reassoc half %s, %z
  ret half %r
}
define half @tgt_sum_of_three_unlicensed(half %x, half %y, half %z) {
  %s = fadd half %x, %z
  %r = fadd half %s, %y
  ret half %r
}
; licence_added: unproven -- the outer sum may be put together otherwise in the target alone (Fast-Math Flags, reassoc)
define float @src_licence_added(float %x, float %y, float %z) {
  %m = fadd reassoc float %x, %y
  %r = fadd float %m, %z
  ret float %r
}
define float @tgt_licence_added(float %x, float %y, float %z) {
  %m = fadd reassoc float %x, %y
  %r = fadd reassoc float %m, %z
  ret float %r
}
; constants_together: correct -- the product of the constants, rounded (Fast-Math Flags, reassoc)
define double @src_constants_together(double %x) {
  %s = fmul reassoc double %x, 1.000000e-01
  %r = fmul reassoc double %s, 1.000000e-01
  ret double %r
}
define double @tgt_constants_together(double %x) {
  %r = fmul reassoc double %x, 0x3F847AE147AE147C
  ret double %r
}
; root_squared: correct -- the square of the root is the number (Fast-Math Flags, reassoc, nnan and nsz)
define half @src_root_squared(half noundef %x) {
  %s = call reassoc nnan nsz half @llvm.sqrt.f16(half %x)
  %r = fmul reassoc nnan nsz half %s, %s
  ret half %r
}
define half @tgt_root_squared(half noundef %x) {
  ret half %x
}
; sum_of_widened: correct -- a sum of halves that is rounded to float and then to half is one of halves (fptrunc; fadd)
define half @src_sum_of_widened(half %x, half %y) {
  %a = fpext half %x to float
  %b = fpext half %y to float
  %s = fadd float %a, %b
  %r = fptrunc float %s to half
  ret half %r
}
define half @tgt_sum_of_widened(half %x, half %y) {
  %r = fadd half %x, %y
  ret half %r
}
; product_rounded_twice: incorrect -- the product of floats has more bits than a double less two (fptrunc; fmul)
define float @src_product_rounded_twice(double %x, double %y) {
  %s = fmul double %x, %y
  %r = fptrunc double %s to float
  ret float %r
}
define float @tgt_product_rounded_twice(double %x, double %y) {
  %a = fptrunc double %x to float
  %b = fptrunc double %y to float
  %r = fmul float %a, %b
  ret float %r
}
; quotient_of_negated: correct -- the sign of a quotient stands outside of it (fneg; fdiv)
define double @src_quotient_of_negated(double %x, double %y) {
  %n = fneg double %y
  %r = fdiv double %x, %n
  ret double %r
}
define double @tgt_quotient_of_negated(double %x, double %y) {
  %q = fdiv double %x, %y
  %r = fneg double %q
  ret double %r
}
; sum_of_negated: incorrect -- -0.0 where both are +0.0 and +0.0 where they cancel (fneg; fadd)
define float @src_sum_of_negated(float %x, float %y) {
  %a = fneg float %x
  %b = fneg float %y
  %r = fadd float %a, %b
  ret float %r
}
define float @tgt_sum_of_negated(float %x, float %y) {
  %s = fadd float %x, %y
  %r = fneg float %s
  ret float %r
}
declare half @llvm.sqrt.f16(half)

; other_load_cancelled: unproven -- two loads of one place are two numbers (Fast-Math Flags, reassoc)
define half @src_other_load_cancelled(ptr %p, half %y) {
  %1 = load half, ptr %p
  store half 0xH4000, ptr %p
  %2 = load half, ptr %p
  %3 = fadd reassoc nsz half %1, %y
  %4 = fsub reassoc nsz half %3, %2
  ret half %4
}
define half @tgt_other_load_cancelled(ptr %p, half %y) {
  store half 0xH4000, ptr %p
  ret half %y
}
