; What follows from known bits, ranges, definedness and structure, without a rule in the files: the validator decides
; each of these steps.

define i1 @range_of_mask(i32 %x) {
  %m = and i32 %x, 7
  %s = add i32 %m, 3
  %r = icmp ult i32 %s, 11
  ret i1 %r
}

define i32 @mask_of_shift(i8 %x) {
  %w = zext i8 %x to i32
  %s = shl i32 %w, 4
  %r = and i32 %s, 4095
  ret i32 %r
}

define i32 @small_dividend(i8 %x) {
  %w = zext i8 %x to i32
  %r = urem i32 %w, 300
  ret i32 %r
}

define i1 @sum_of_non_negatives(i32 %x, i16 %y) {
  %w = zext i16 %y to i32
  %s = add nsw i32 %x, %w
  %r = icmp sge i32 %s, %x
  ret i1 %r
}

define i1 @exclusive_comparisons(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp ugt i32 %x, %y
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @nested_bounds(i32 %x) {
  %a = icmp ult i32 %x, 5
  %b = icmp ult i32 %x, 10
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @address_of_local() {
  %p = alloca i32, align 4
  %r = icmp eq ptr %p, null
  ret i1 %r
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
  %r = phi i32 [ %v, %a ], [ %v, %b ]
  ret i32 %r
}

define i32 @part_of_aggregate(i32 %x, i32 %y) {
  %a = insertvalue { i32, i32 } poison, i32 %x, 0
  %b = insertvalue { i32, i32 } %a, i32 %y, 1
  %r = extractvalue { i32, i32 } %b, 0
  ret i32 %r
}

define <2 x i32> @element_back_in_place(<2 x i32> %v) {
  %e = extractelement <2 x i32> %v, i32 1
  %r = insertelement <2 x i32> %v, i32 %e, i32 1
  ret <2 x i32> %r
}
