declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, i32, <2 x i1>)
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v2i32(<2 x i32>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)

; shuffle_poison_lane_filled: correct -- the lane of the mask is poison (shufflevector)
define <2 x i32> @src_shuffle_poison_lane_filled(<2 x i32> %x, <2 x i32> %y) {
  %r = shufflevector <2 x i32> %x, <2 x i32> %y, <2 x i32> <i32 0, i32 poison>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_shuffle_poison_lane_filled(<2 x i32> %x, <2 x i32> %y) {
  %r = shufflevector <2 x i32> %x, <2 x i32> %y, <2 x i32> <i32 0, i32 3>
  ret <2 x i32> %r
}

; shuffle_lane_made_poison: incorrect -- the lane holds a value in the source (shufflevector)
define <2 x i32> @src_shuffle_lane_made_poison(<2 x i32> %x, <2 x i32> %y) {
  %r = shufflevector <2 x i32> %x, <2 x i32> %y, <2 x i32> <i32 0, i32 3>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_shuffle_lane_made_poison(<2 x i32> %x, <2 x i32> %y) {
  %r = shufflevector <2 x i32> %x, <2 x i32> %y, <2 x i32> <i32 0, i32 poison>
  ret <2 x i32> %r
}

; insert_out_of_range: correct -- the result is poison (insertelement)
define <4 x i8> @src_insert_out_of_range(<4 x i8> %x, i8 %y) {
  %r = insertelement <4 x i8> %x, i8 %y, i32 4
  ret <4 x i8> %r
}
define <4 x i8> @tgt_insert_out_of_range(<4 x i8> %x, i8 %y) {
  ret <4 x i8> zeroinitializer
}

; insert_in_range: incorrect -- three lanes stay (insertelement)
define <4 x i8> @src_insert_in_range(<4 x i8> %x, i8 %y) {
  %r = insertelement <4 x i8> %x, i8 %y, i32 3
  ret <4 x i8> %r
}
define <4 x i8> @tgt_insert_in_range(<4 x i8> %x, i8 %y) {
  ret <4 x i8> zeroinitializer
}

; extract_index_masked: correct -- an index beyond the lanes is poison (extractelement)
define i8 @src_extract_index_masked(<4 x i8> %x, i32 %i) {
  %r = extractelement <4 x i8> %x, i32 %i
  ret i8 %r
}
define i8 @tgt_extract_index_masked(<4 x i8> %x, i32 %i) {
  %j = and i32 %i, 3
  %r = extractelement <4 x i8> %x, i32 %j
  ret i8 %r
}

; extract_mask_dropped: incorrect -- the index may be beyond the lanes (extractelement)
define i8 @src_extract_mask_dropped(<4 x i8> %x, i32 %i) {
  %j = and i32 %i, 3
  %r = extractelement <4 x i8> %x, i32 %j
  ret i8 %r
}
define i8 @tgt_extract_mask_dropped(<4 x i8> %x, i32 %i) {
  %r = extractelement <4 x i8> %x, i32 %i
  ret i8 %r
}

; extract_of_insert: correct -- the lane is the one that was inserted (insertelement; extractelement)
define i8 @src_extract_of_insert(<4 x i8> %x, i8 %y) {
  %a = insertelement <4 x i8> %x, i8 %y, i32 1
  %r = extractelement <4 x i8> %a, i32 1
  ret i8 %r
}
define i8 @tgt_extract_of_insert(<4 x i8> %x, i8 %y) {
  ret i8 %y
}

; extract_of_insert_other: incorrect -- another lane is read (insertelement; extractelement)
define i8 @src_extract_of_insert_other(<4 x i8> %x, i8 %y) {
  %a = insertelement <4 x i8> %x, i8 %y, i32 1
  %r = extractelement <4 x i8> %a, i32 2
  ret i8 %r
}
define i8 @tgt_extract_of_insert_other(<4 x i8> %x, i8 %y) {
  ret i8 %y
}

; factor_lane_poison: incorrect -- the second lane is poison in the target (Poison Values)
define <2 x i32> @src_factor_lane_poison(<2 x i32> %x) {
  %r = mul <2 x i32> %x, <i32 1, i32 2>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_factor_lane_poison(<2 x i32> %x) {
  %r = mul <2 x i32> %x, <i32 1, i32 poison>
  ret <2 x i32> %r
}

; factor_lane_filled: correct -- poison may be any number (Poison Values)
define <2 x i32> @src_factor_lane_filled(<2 x i32> %x) {
  %r = mul <2 x i32> %x, <i32 1, i32 poison>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_factor_lane_filled(<2 x i32> %x) {
  %r = shl <2 x i32> %x, <i32 0, i32 1>
  ret <2 x i32> %r
}

; divisor_lane_zero: correct -- one zero among the divisors is undefined behaviour (udiv)
define <2 x i32> @src_divisor_lane_zero(<2 x i32> %x) {
  %r = udiv <2 x i32> %x, <i32 1, i32 0>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_divisor_lane_zero(<2 x i32> %x) {
  unreachable
}

; divisor_lane_poison: correct -- one poison among the divisors is undefined behaviour (udiv)
define <2 x i32> @src_divisor_lane_poison(<2 x i32> %x) {
  %r = udiv <2 x i32> %x, <i32 1, i32 poison>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_divisor_lane_poison(<2 x i32> %x) {
  unreachable
}

; dividend_lane_poison: incorrect -- poison among the dividends makes poison and nothing more (udiv)
define <2 x i32> @src_dividend_lane_poison() {
  %r = udiv <2 x i32> <i32 1, i32 poison>, <i32 1, i32 3>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_dividend_lane_poison() {
  unreachable
}

; dividend_lane_kept: correct -- the lane that is poison may be any number (udiv)
define <2 x i32> @src_dividend_lane_kept() {
  %r = udiv <2 x i32> <i32 9, i32 poison>, <i32 3, i32 3>
  ret <2 x i32> %r
}
define <2 x i32> @tgt_dividend_lane_kept() {
  ret <2 x i32> <i32 3, i32 7>
}

; sum_of_reversed: correct -- the order of integers does not change their sum (llvm.vector.reduce.add)
define i32 @src_sum_of_reversed(<4 x i32> %x) {
  %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s)
  ret i32 %r
}
define i32 @tgt_sum_of_reversed(<4 x i32> %x) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %x)
  ret i32 %r
}

; sum_of_repeated: incorrect -- one lane counts twice, another not at all (llvm.vector.reduce.add)
define i32 @src_sum_of_repeated(<4 x i32> %x) {
  %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 1>
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s)
  ret i32 %r
}
define i32 @tgt_sum_of_repeated(<4 x i32> %x) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %x)
  ret i32 %r
}

; ordered_float_sum: correct -- without reassoc the sum begins with the first lane (llvm.vector.reduce.fadd)
define float @src_ordered_float_sum(float %s, <2 x float> %x) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float %s, <2 x float> %x)
  ret float %r
}
define float @tgt_ordered_float_sum(float %s, <2 x float> %x) {
  %a = extractelement <2 x float> %x, i32 0
  %b = extractelement <2 x float> %x, i32 1
  %c = fadd float %s, %a
  %r = fadd float %c, %b
  ret float %r
}

; ordered_float_sum_turned: incorrect -- the order of rounding differs (llvm.vector.reduce.fadd)
define float @src_ordered_float_sum_turned(float %s, <2 x float> %x) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float %s, <2 x float> %x)
  ret float %r
}
define float @tgt_ordered_float_sum_turned(float %s, <2 x float> %x) {
  %a = extractelement <2 x float> %x, i32 0
  %b = extractelement <2 x float> %x, i32 1
  %c = fadd float %s, %b
  %r = fadd float %c, %a
  ret float %r
}

; masked_load_one_lane: correct -- the lane that is masked off is not accessed (llvm.masked.load)
define <2 x i32> @src_masked_load_one_lane(ptr %p, <2 x i32> %y) {
  %r = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %p, i32 4, <2 x i1> <i1 true, i1 false>, <2 x i32> %y)
  ret <2 x i32> %r
}
define <2 x i32> @tgt_masked_load_one_lane(ptr %p, <2 x i32> %y) {
  %v = load i32, ptr %p, align 4
  %r = insertelement <2 x i32> %y, i32 %v, i32 0
  ret <2 x i32> %r
}

; masked_load_all_lanes: incorrect -- the second lane is accessed in the target (llvm.masked.load)
define <2 x i32> @src_masked_load_all_lanes(ptr %p, <2 x i32> %y) {
  %r = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %p, i32 4, <2 x i1> <i1 true, i1 false>, <2 x i32> %y)
  ret <2 x i32> %r
}
define <2 x i32> @tgt_masked_load_all_lanes(ptr %p, <2 x i32> %y) {
  %v = load <2 x i32>, ptr %p, align 4
  %r = shufflevector <2 x i32> %v, <2 x i32> %y, <2 x i32> <i32 0, i32 3>
  ret <2 x i32> %r
}

; masked_store_one_lane: correct -- the lane that is masked off is not accessed (llvm.masked.store)
define void @src_masked_store_one_lane(ptr %p, <2 x i32> %y) {
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %y, ptr %p, i32 4, <2 x i1> <i1 true, i1 false>)
  ret void
}
define void @tgt_masked_store_one_lane(ptr %p, <2 x i32> %y) {
  %v = extractelement <2 x i32> %y, i32 0
  store i32 %v, ptr %p, align 4
  ret void
}

; masked_store_other_lane: incorrect -- the other lane is stored (llvm.masked.store)
define void @src_masked_store_other_lane(ptr %p, <2 x i32> %y) {
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %y, ptr %p, i32 4, <2 x i1> <i1 true, i1 false>)
  ret void
}
define void @tgt_masked_store_other_lane(ptr %p, <2 x i32> %y) {
  %v = extractelement <2 x i32> %y, i32 1
  store i32 %v, ptr %p, align 4
  ret void
}

; reinterpreted_low: correct -- the first lane is the low half of a little-endian word (bitcast)
define i16 @src_reinterpreted_low(i32 %x) {
  %v = bitcast i32 %x to <2 x i16>
  %r = extractelement <2 x i16> %v, i32 0
  ret i16 %r
}
define i16 @tgt_reinterpreted_low(i32 %x) {
  %r = trunc i32 %x to i16
  ret i16 %r
}

; reinterpreted_high: incorrect -- the first lane is the low half of a little-endian word (bitcast)
define i16 @src_reinterpreted_high(i32 %x) {
  %v = bitcast i32 %x to <2 x i16>
  %r = extractelement <2 x i16> %v, i32 0
  ret i16 %r
}
define i16 @tgt_reinterpreted_high(i32 %x) {
  %s = lshr i32 %x, 16
  %r = trunc i32 %s to i16
  ret i16 %r
}

; word_with_poison_half: correct -- poison in a part makes the word poison (bitcast; Poison Values)
define i32 @src_word_with_poison_half(i16 %x) {
  %v = insertelement <2 x i16> poison, i16 %x, i32 0
  %r = bitcast <2 x i16> %v to i32
  ret i32 %r
}
define i32 @tgt_word_with_poison_half(i16 %x) {
  ret i32 0
}

; word_with_frozen_half: incorrect -- the low half is the operand (bitcast; freeze)
define i32 @src_word_with_frozen_half(i16 noundef %x) {
  %v = insertelement <2 x i16> poison, i16 %x, i32 0
  %f = freeze <2 x i16> %v
  %r = bitcast <2 x i16> %f to i32
  ret i32 %r
}
define i32 @tgt_word_with_frozen_half(i16 noundef %x) {
  ret i32 0
}

; reversed_twice: correct -- the lanes are where they were (llvm.vector.reverse)
define <4 x i32> @src_reversed_twice(<4 x i32> %x) {
  %a = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %x)
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}
define <4 x i32> @tgt_reversed_twice(<4 x i32> %x) {
  ret <4 x i32> %x
}

; vector_select_by_lane: incorrect -- each lane has its own condition (select)
define <2 x i8> @src_vector_select_by_lane(<2 x i1> noundef %c, <2 x i8> %x, <2 x i8> %y) {
  %r = select <2 x i1> %c, <2 x i8> %x, <2 x i8> %y
  ret <2 x i8> %r
}
define <2 x i8> @tgt_vector_select_by_lane(<2 x i1> noundef %c, <2 x i8> %x, <2 x i8> %y) {
  %d = extractelement <2 x i1> %c, i32 0
  %r = select i1 %d, <2 x i8> %x, <2 x i8> %y
  ret <2 x i8> %r
}

; vector_select_splat: correct -- both lanes have the same condition (select)
define <2 x i8> @src_vector_select_splat(i1 %c, <2 x i8> %x, <2 x i8> %y) {
  %a = insertelement <2 x i1> poison, i1 %c, i32 0
  %s = shufflevector <2 x i1> %a, <2 x i1> poison, <2 x i32> zeroinitializer
  %r = select <2 x i1> %s, <2 x i8> %x, <2 x i8> %y
  ret <2 x i8> %r
}
define <2 x i8> @tgt_vector_select_splat(i1 %c, <2 x i8> %x, <2 x i8> %y) {
  %r = select i1 %c, <2 x i8> %x, <2 x i8> %y
  ret <2 x i8> %r
}

; greatest_of_two: correct -- the reduction is the greater lane (llvm.vector.reduce.smax)
define i32 @src_greatest_of_two(<2 x i32> noundef %x) {
  %r = call i32 @llvm.vector.reduce.smax.v2i32(<2 x i32> %x)
  ret i32 %r
}
define i32 @tgt_greatest_of_two(<2 x i32> noundef %x) {
  %a = extractelement <2 x i32> %x, i32 0
  %b = extractelement <2 x i32> %x, i32 1
  %c = icmp slt i32 %a, %b
  %r = select i1 %c, i32 %b, i32 %a
  ret i32 %r
}

; any_lane_as_first: incorrect -- the second lane may be the one (llvm.vector.reduce.or)
define i1 @src_any_lane_as_first(<2 x i1> noundef %x) {
  %r = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %x)
  ret i1 %r
}
define i1 @tgt_any_lane_as_first(<2 x i1> noundef %x) {
  %r = extractelement <2 x i1> %x, i32 0
  ret i1 %r
}
