target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@table = constant [4 x i8] c"\01\02\03\04"
@state = global i32 0
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i16 @llvm.bswap.i16(i16)
declare i8 @llvm.cttz.i8(i8, i1)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare float @llvm.fabs.f32(float)
declare float @llvm.maximumnum.f32(float, float)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i32 @known(i32) memory(none) nounwind willreturn
declare i32 @checked(i32 range(i32 0, 16))
declare void @sink(i32)
declare void @sink_noundef(i32 noundef)
declare i32 @counter() memory(inaccessiblemem: readwrite) nounwind willreturn
declare void @store_only(ptr) memory(argmem: write) nounwind willreturn
declare void @fill_first(ptr initializes((0, 4))) memory(argmem: write) nounwind willreturn
declare ptr @same_pointer(ptr returned)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare <2 x i16> @llvm.masked.load.v2i16.p0(ptr captures(none), <2 x i1>, <2 x i16>)
declare <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr>, <2 x i1>, <2 x i16>)
declare i32 @llvm.vector.reduce.umin.v2i32(<2 x i32>)

; saturated_sum_not_less: correct -- a saturating sum is not less than an operand (llvm.uadd.sat)
define i1 @src_saturated_sum_not_less(i8 noundef %x, i8 noundef %y) {
  %s = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
  %r = icmp uge i8 %s, %x
  ret i1 %r
}
define i1 @tgt_saturated_sum_not_less(i8 noundef %x, i8 noundef %y) {
  ret i1 true
}

; plain_sum_not_less: incorrect -- the sum may wrap (add)
define i1 @src_plain_sum_not_less(i8 noundef %x, i8 noundef %y) {
  %s = add i8 %x, %y
  %r = icmp uge i8 %s, %x
  ret i1 %r
}
define i1 @tgt_plain_sum_not_less(i8 noundef %x, i8 noundef %y) {
  ret i1 true
}

; swapped_bytes_shifted: correct -- the high byte becomes the low one (llvm.bswap)
define i8 @src_swapped_bytes_shifted(i16 %x) {
  %s = call i16 @llvm.bswap.i16(i16 %x)
  %r = trunc i16 %s to i8
  ret i8 %r
}
define i8 @tgt_swapped_bytes_shifted(i16 %x) {
  %s = lshr i16 %x, 8
  %r = trunc i16 %s to i8
  ret i8 %r
}

; swapped_bytes_low: incorrect -- the low byte becomes the high one (llvm.bswap)
define i8 @src_swapped_bytes_low(i16 %x) {
  %s = call i16 @llvm.bswap.i16(i16 %x)
  %r = trunc i16 %s to i8
  ret i8 %r
}
define i8 @tgt_swapped_bytes_low(i16 %x) {
  %r = trunc i16 %x to i8
  ret i8 %r
}

; trailing_zeros_of_negative: correct -- a number and its negative have the same trailing zeros (llvm.cttz)
define i8 @src_trailing_zeros_of_negative(i8 %x) {
  %n = sub i8 0, %x
  %r = call i8 @llvm.cttz.i8(i8 %n, i1 true)
  ret i8 %r
}
define i8 @tgt_trailing_zeros_of_negative(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x, i1 true)
  ret i8 %r
}

; trailing_zeros_flag_added: incorrect -- zero has eight trailing zeros in the source (llvm.cttz)
define i8 @src_trailing_zeros_flag_added(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  ret i8 %r
}
define i8 @tgt_trailing_zeros_flag_added(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x, i1 true)
  ret i8 %r
}

; product_overflows_by_division: correct -- the product wraps where the quotient is less (llvm.umul.with.overflow)
define i1 @src_product_overflows_by_division(i8 noundef %x) {
  %s = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 10)
  %r = extractvalue { i8, i1 } %s, 1
  ret i1 %r
}
define i1 @tgt_product_overflows_by_division(i8 noundef %x) {
  %r = icmp ugt i8 %x, 25
  ret i1 %r
}

; product_overflows_off_by_one: incorrect -- twenty-five times ten fits (llvm.umul.with.overflow)
define i1 @src_product_overflows_off_by_one(i8 noundef %x) {
  %s = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 10)
  %r = extractvalue { i8, i1 } %s, 1
  ret i1 %r
}
define i1 @tgt_product_overflows_off_by_one(i8 noundef %x) {
  %r = icmp ugt i8 %x, 24
  ret i1 %r
}

; selects_joined: correct -- both are chosen by one condition (select)
define i8 @src_selects_joined(i1 %c, i8 %x, i8 %y) {
  %a = select i1 %c, i8 %x, i8 %y
  %b = select i1 %c, i8 %a, i8 7
  ret i8 %b
}
define i8 @tgt_selects_joined(i1 %c, i8 %x, i8 %y) {
  %b = select i1 %c, i8 %x, i8 7
  ret i8 %b
}

; selects_joined_wrongly: incorrect -- the second value is the one for false (select)
define i8 @src_selects_joined_wrongly(i1 %c, i8 %x, i8 %y) {
  %a = select i1 %c, i8 %x, i8 %y
  %b = select i1 %c, i8 %a, i8 7
  ret i8 %b
}
define i8 @tgt_selects_joined_wrongly(i1 %c, i8 %x, i8 %y) {
  %b = select i1 %c, i8 %x, i8 %y
  ret i8 %b
}

; absolute_not_negative: correct -- an absolute value is not less than zero, NaN included (llvm.fabs; fcmp)
define i1 @src_absolute_not_negative(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fcmp olt float %a, 0.0
  ret i1 %r
}
define i1 @tgt_absolute_not_negative(float %x) {
  ret i1 false
}

; absolute_unordered: incorrect -- NaN is unordered with zero (llvm.fabs; fcmp)
define i1 @src_absolute_unordered(float noundef %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fcmp ult float %a, 0.0
  ret i1 %r
}
define i1 @tgt_absolute_unordered(float noundef %x) {
  ret i1 false
}

; greater_of_nan: correct -- the number is the result (llvm.maximumnum)
define float @src_greater_of_nan(float %x) {
  %r = call float @llvm.maximumnum.f32(float %x, float 0x7FF8000000000000)
  ret float %r
}
define float @tgt_greater_of_nan(float %x) {
  ret float %x
}

; saturated_negative: correct -- what is below zero becomes zero, NaN as well (llvm.fptoui.sat)
define i32 @src_saturated_negative() {
  %a = call i32 @llvm.fptoui.sat.i32.f32(float -3.0)
  %b = call i32 @llvm.fptoui.sat.i32.f32(float 0x7FF8000000000000)
  %r = or i32 %a, %b
  ret i32 %r
}
define i32 @tgt_saturated_negative() {
  ret i32 0
}

; converted_negative: incorrect -- the target is poison (fptoui)
define i32 @src_converted_negative() {
  %a = call i32 @llvm.fptoui.sat.i32.f32(float -3.0)
  ret i32 %a
}
define i32 @tgt_converted_negative() {
  %a = fptoui float -3.0 to i32
  ret i32 %a
}

; table_read_at_index: correct -- the bytes are one to four (Global Variables)
define i8 @src_table_read_at_index(i64 noundef %i) {
  %c = icmp ult i64 %i, 4
  br i1 %c, label %a, label %b
a:
  %p = getelementptr i8, ptr @table, i64 %i
  %r = load i8, ptr %p, align 1
  ret i8 %r
b:
  ret i8 0
}
define i8 @tgt_table_read_at_index(i64 noundef %i) {
  %c = icmp ult i64 %i, 4
  br i1 %c, label %a, label %b
a:
  %t = trunc i64 %i to i8
  %r = add i8 %t, 1
  ret i8 %r
b:
  ret i8 0
}

; table_read_off_by_one: incorrect -- the bytes are one to four (Global Variables)
define i8 @src_table_read_off_by_one(i64 noundef %i) {
  %c = icmp ult i64 %i, 4
  br i1 %c, label %a, label %b
a:
  %p = getelementptr i8, ptr @table, i64 %i
  %r = load i8, ptr %p, align 1
  ret i8 %r
b:
  ret i8 0
}
define i8 @tgt_table_read_off_by_one(i64 noundef %i) {
  %c = icmp ult i64 %i, 4
  br i1 %c, label %a, label %b
a:
  %r = trunc i64 %i to i8
  ret i8 %r
b:
  ret i8 0
}

; declared_argument_range_poison: incorrect -- outside of the range the argument is poison, which is not undefined (range (attribute))
define void @src_declared_argument_range_poison() {
  %r = call i32 @checked(i32 16)
  ret void
}
define void @tgt_declared_argument_range_poison() {
  unreachable
}

; noundef_argument_poison: correct -- poison at noundef is undefined (noundef)
define void @src_noundef_argument_poison(i32 %x) {
  %a = add nuw i32 %x, 1
  %b = sub nuw i32 %a, %a
  %p = shl i32 %b, 32
  call void @sink_noundef(i32 %p)
  ret void
}
define void @tgt_noundef_argument_poison(i32 %x) {
  unreachable
}

; plain_argument_poison: incorrect -- the callee may ignore its argument (call)
define void @src_plain_argument_poison() {
  call void @sink(i32 poison)
  ret void
}
define void @tgt_plain_argument_poison() {
  unreachable
}

; two_counts: incorrect -- each call changes what the next one gives (memory(...))
define i32 @src_two_counts() {
  %a = call i32 @counter()
  %b = call i32 @counter()
  %r = sub i32 %b, %a
  ret i32 %r
}
define i32 @tgt_two_counts() {
  %a = call i32 @counter()
  ret i32 0
}

; known_calls_merged: correct -- the result hangs on the argument alone (memory(...))
define i32 @src_known_calls_merged(i32 %x) {
  %a = call i32 @known(i32 %x)
  %b = call i32 @known(i32 %x)
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @tgt_known_calls_merged(i32 %x) {
  %a = call i32 @known(i32 %x)
  %r = xor i32 %a, %a
  ret i32 %r
}

; known_calls_of_others_merged: incorrect -- the arguments differ (memory(...))
define i32 @src_known_calls_of_others_merged(i32 %x) {
  %y = add i32 %x, 1
  %a = call i32 @known(i32 %x)
  %b = call i32 @known(i32 %y)
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @tgt_known_calls_of_others_merged(i32 %x) {
  %a = call i32 @known(i32 %x)
  %r = xor i32 %a, %a
  ret i32 %r
}

; written_before_initializing_call: correct -- the callee writes the four bytes in any case (initializes)
define void @src_written_before_initializing_call(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @fill_first(ptr %p)
  ret void
}
define void @tgt_written_before_initializing_call(ptr %p) {
  call void @fill_first(ptr %p)
  ret void
}

; written_before_writing_call: incorrect -- the callee may leave the bytes as they are (memory(...))
define i32 @src_written_before_writing_call() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @store_only(ptr %a)
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_written_before_writing_call() {
  %a = alloca i32, align 4
  call void @store_only(ptr %a)
  %r = load i32, ptr %a, align 4
  ret i32 %r
}

; second_value_before_writing_call: incorrect -- the callee may leave the bytes as they are (memory(...))
define i32 @src_second_value_before_writing_call(ptr %p) {
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  call void @store_only(ptr %p)
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
define i32 @tgt_second_value_before_writing_call(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @store_only(ptr %p)
  %r = load i32, ptr %p, align 4
  ret i32 %r
}

; returned_pointer_used: correct -- the result is the argument (returned)
define i32 @src_returned_pointer_used() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  %q = call ptr @same_pointer(ptr %a)
  store i32 2, ptr %q, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_returned_pointer_used() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  %q = call ptr @same_pointer(ptr %a)
  ret i32 2
}

; moved_onto_itself: correct -- nothing changes (llvm.memmove)
define void @src_moved_onto_itself(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)
  ret void
}
define void @tgt_moved_onto_itself(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}

; moved_by_one: incorrect -- three bytes move up by one (llvm.memmove)
define void @src_moved_by_one(ptr %p) {
  store i32 1, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 3, i1 false)
  ret void
}
define void @tgt_moved_by_one(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}

; masked_load_of_nothing: correct -- no lane is accessed (llvm.masked.load)
define <2 x i16> @src_masked_load_of_nothing(<2 x i16> %y) {
  %r = call <2 x i16> @llvm.masked.load.v2i16.p0(ptr align 2 null, <2 x i1> zeroinitializer, <2 x i16> %y)
  ret <2 x i16> %r
}
define <2 x i16> @tgt_masked_load_of_nothing(<2 x i16> %y) {
  ret <2 x i16> %y
}

; masked_load_of_null_lane: correct -- one lane is read at null (llvm.masked.load)
define <2 x i16> @src_masked_load_of_null_lane(<2 x i16> %y) {
  %r = call <2 x i16> @llvm.masked.load.v2i16.p0(ptr align 2 null, <2 x i1> <i1 true, i1 false>, <2 x i16> %y)
  ret <2 x i16> %r
}
define <2 x i16> @tgt_masked_load_of_null_lane(<2 x i16> %y) {
  unreachable
}

; masked_gather_lane: correct -- the second lane comes from the second pointer (llvm.masked.gather)
define i16 @src_masked_gather_lane(ptr %p, ptr %q, <2 x i16> %y) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  %v = call <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr> align 2 %b, <2 x i1> <i1 false, i1 true>, <2 x i16> %y)
  %r = extractelement <2 x i16> %v, i32 1
  ret i16 %r
}
define i16 @tgt_masked_gather_lane(ptr %p, ptr %q, <2 x i16> %y) {
  %r = load i16, ptr %q, align 2
  ret i16 %r
}

; masked_gather_other_lane: incorrect -- the first lane is masked off (llvm.masked.gather)
define i16 @src_masked_gather_other_lane(ptr %p, ptr %q, <2 x i16> %y) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  %v = call <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr> align 2 %b, <2 x i1> <i1 false, i1 true>, <2 x i16> %y)
  %r = extractelement <2 x i16> %v, i32 0
  ret i16 %r
}
define i16 @tgt_masked_gather_other_lane(ptr %p, ptr %q, <2 x i16> %y) {
  %r = load i16, ptr %p, align 2
  ret i16 %r
}

; least_lane: correct -- the reduction is the lesser lane (llvm.vector.reduce.umin)
define i32 @src_least_lane(<2 x i32> noundef %x) {
  %r = call i32 @llvm.vector.reduce.umin.v2i32(<2 x i32> %x)
  ret i32 %r
}
define i32 @tgt_least_lane(<2 x i32> noundef %x) {
  %a = extractelement <2 x i32> %x, i32 0
  %b = extractelement <2 x i32> %x, i32 1
  %c = icmp ult i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; least_lane_signed: incorrect -- the order is the unsigned one (llvm.vector.reduce.umin)
define i32 @src_least_lane_signed(<2 x i32> noundef %x) {
  %r = call i32 @llvm.vector.reduce.umin.v2i32(<2 x i32> %x)
  ret i32 %r
}
define i32 @tgt_least_lane_signed(<2 x i32> noundef %x) {
  %a = extractelement <2 x i32> %x, i32 0
  %b = extractelement <2 x i32> %x, i32 1
  %c = icmp slt i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
