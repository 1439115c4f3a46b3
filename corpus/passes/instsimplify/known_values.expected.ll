define i1 @range_of_mask(i32 %x) {
  ret i1 true
}

define i32 @mask_of_shift(i8 %x) {
  %w = zext i8 %x to i32
  %s = shl i32 %w, 4
  ret i32 %s
}

define i32 @small_dividend(i8 %x) {
  %w = zext i8 %x to i32
  ret i32 %w
}

define i1 @sum_of_non_negatives(i32 %x, i16 %y) {
  ret i1 true
}

define i1 @exclusive_comparisons(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @nested_bounds(i32 %x) {
  %b = icmp ult i32 %x, 10
  ret i1 %b
}

define i1 @address_of_local() {
  ret i1 false
}

define i32 @phi_of_one_value(i1 %c, i32 %x) {
entry:
  %v = mul i32 %x, %x
  br i1 %c, label %a, label %b

a:
  br label %end

b:
  br label %end

end:
  ret i32 %v
}

define i32 @part_of_aggregate(i32 %x, i32 %y) {
  ret i32 %x
}

define <2 x i32> @element_back_in_place(<2 x i32> %v) {
  ret <2 x i32> %v
}
