; Integers of 65 to 128 bits: arithmetic, shifts by variables, division, comparisons, conversions.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i65 @add_65(i65 %a, i65 %b) {
  %r = add i65 %a, %b
  ret i65 %r
}
define i65 @sub_65(i65 %a, i65 %b) {
  %r = sub i65 %a, %b
  ret i65 %r
}
define i65 @mul_65(i65 %a, i65 %b) {
  %r = mul i65 %a, %b
  ret i65 %r
}
define i65 @and_65(i65 %a, i65 %b) {
  %r = and i65 %a, %b
  ret i65 %r
}
define i65 @or_65(i65 %a, i65 %b) {
  %r = or i65 %a, %b
  ret i65 %r
}
define i65 @xor_65(i65 %a, i65 %b) {
  %r = xor i65 %a, %b
  ret i65 %r
}
define i65 @udiv_65(i65 %a, i65 %b) {
  %r = udiv i65 %a, %b
  ret i65 %r
}
define i65 @sdiv_65(i65 %a, i65 %b) {
  %r = sdiv i65 %a, %b
  ret i65 %r
}
define i65 @urem_65(i65 %a, i65 %b) {
  %r = urem i65 %a, %b
  ret i65 %r
}
define i65 @srem_65(i65 %a, i65 %b) {
  %r = srem i65 %a, %b
  ret i65 %r
}
define i65 @shl_65(i65 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 65
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i65
  %r = shl i65 %a, %m
  ret i65 %r
}
define i65 @lshr_65(i65 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 65
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i65
  %r = lshr i65 %a, %m
  ret i65 %r
}
define i65 @ashr_65(i65 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 65
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i65
  %r = ashr i65 %a, %m
  ret i65 %r
}
define i1 @eq_65(i65 %a, i65 %b) {
  %r = icmp eq i65 %a, %b
  ret i1 %r
}
define i1 @ne_65(i65 %a, i65 %b) {
  %r = icmp ne i65 %a, %b
  ret i1 %r
}
define i1 @ult_65(i65 %a, i65 %b) {
  %r = icmp ult i65 %a, %b
  ret i1 %r
}
define i1 @ule_65(i65 %a, i65 %b) {
  %r = icmp ule i65 %a, %b
  ret i1 %r
}
define i1 @ugt_65(i65 %a, i65 %b) {
  %r = icmp ugt i65 %a, %b
  ret i1 %r
}
define i1 @uge_65(i65 %a, i65 %b) {
  %r = icmp uge i65 %a, %b
  ret i1 %r
}
define i1 @slt_65(i65 %a, i65 %b) {
  %r = icmp slt i65 %a, %b
  ret i1 %r
}
define i1 @sle_65(i65 %a, i65 %b) {
  %r = icmp sle i65 %a, %b
  ret i1 %r
}
define i1 @sgt_65(i65 %a, i65 %b) {
  %r = icmp sgt i65 %a, %b
  ret i1 %r
}
define i1 @sge_65(i65 %a, i65 %b) {
  %r = icmp sge i65 %a, %b
  ret i1 %r
}
define i65 @zext_1_65(i1 %a) {
  %r = zext i1 %a to i65
  ret i65 %r
}
define i65 @sext_1_65(i1 %a) {
  %r = sext i1 %a to i65
  ret i65 %r
}
define i1 @trunc_65_1(i65 %a) {
  %r = trunc i65 %a to i1
  ret i1 %r
}
define i65 @zext_8_65(i8 %a) {
  %r = zext i8 %a to i65
  ret i65 %r
}
define i65 @sext_8_65(i8 %a) {
  %r = sext i8 %a to i65
  ret i65 %r
}
define i8 @trunc_65_8(i65 %a) {
  %r = trunc i65 %a to i8
  ret i8 %r
}
define i65 @zext_32_65(i32 %a) {
  %r = zext i32 %a to i65
  ret i65 %r
}
define i65 @sext_32_65(i32 %a) {
  %r = sext i32 %a to i65
  ret i65 %r
}
define i32 @trunc_65_32(i65 %a) {
  %r = trunc i65 %a to i32
  ret i32 %r
}
define i65 @zext_40_65(i40 %a) {
  %r = zext i40 %a to i65
  ret i65 %r
}
define i65 @sext_40_65(i40 %a) {
  %r = sext i40 %a to i65
  ret i65 %r
}
define i40 @trunc_65_40(i65 %a) {
  %r = trunc i65 %a to i40
  ret i40 %r
}
define i65 @zext_64_65(i64 %a) {
  %r = zext i64 %a to i65
  ret i65 %r
}
define i65 @sext_64_65(i64 %a) {
  %r = sext i64 %a to i65
  ret i65 %r
}
define i64 @trunc_65_64(i65 %a) {
  %r = trunc i65 %a to i64
  ret i64 %r
}
define i128 @zext_65_128(i65 %a) {
  %r = zext i65 %a to i128
  ret i128 %r
}
define i128 @sext_65_128(i65 %a) {
  %r = sext i65 %a to i128
  ret i128 %r
}
define i65 @trunc_128_65(i128 %a) {
  %r = trunc i128 %a to i65
  ret i65 %r
}
define i65 @of_pointer_65(ptr %a) {
  %n = ptrtoint ptr %a to i65
  %p = inttoptr i65 %n to ptr
  %m = ptrtoint ptr %p to i64
  %r = zext i64 %m to i65
  %s = sub i65 %n, %r
  ret i65 %s
}
define i65 @loop_65(i65 %a, i65 %b) {
entry:
  br label %turn
turn:
  %x = phi i65 [ %a, %entry ], [ %next, %turn ]
  %k = phi i32 [ 0, %entry ], [ %up, %turn ]
  %c = icmp slt i65 %x, %b
  %y = select i1 %c, i65 %b, i65 %x
  %next = mul i65 %y, %x
  %up = add i32 %k, 1
  %more = icmp ult i32 %up, 5
  br i1 %more, label %turn, label %done
done:
  ret i65 %next
}
define i80 @add_80(i80 %a, i80 %b) {
  %r = add i80 %a, %b
  ret i80 %r
}
define i80 @sub_80(i80 %a, i80 %b) {
  %r = sub i80 %a, %b
  ret i80 %r
}
define i80 @mul_80(i80 %a, i80 %b) {
  %r = mul i80 %a, %b
  ret i80 %r
}
define i80 @and_80(i80 %a, i80 %b) {
  %r = and i80 %a, %b
  ret i80 %r
}
define i80 @or_80(i80 %a, i80 %b) {
  %r = or i80 %a, %b
  ret i80 %r
}
define i80 @xor_80(i80 %a, i80 %b) {
  %r = xor i80 %a, %b
  ret i80 %r
}
define i80 @udiv_80(i80 %a, i80 %b) {
  %r = udiv i80 %a, %b
  ret i80 %r
}
define i80 @sdiv_80(i80 %a, i80 %b) {
  %r = sdiv i80 %a, %b
  ret i80 %r
}
define i80 @urem_80(i80 %a, i80 %b) {
  %r = urem i80 %a, %b
  ret i80 %r
}
define i80 @srem_80(i80 %a, i80 %b) {
  %r = srem i80 %a, %b
  ret i80 %r
}
define i80 @shl_80(i80 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 80
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i80
  %r = shl i80 %a, %m
  ret i80 %r
}
define i80 @shl_80_by_1(i80 %a) {
  %r = shl i80 %a, 1
  ret i80 %r
}
define i80 @shl_80_by_63(i80 %a) {
  %r = shl i80 %a, 63
  ret i80 %r
}
define i80 @shl_80_by_64(i80 %a) {
  %r = shl i80 %a, 64
  ret i80 %r
}
define i80 @shl_80_by_79(i80 %a) {
  %r = shl i80 %a, 79
  ret i80 %r
}
define i80 @lshr_80(i80 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 80
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i80
  %r = lshr i80 %a, %m
  ret i80 %r
}
define i80 @lshr_80_by_1(i80 %a) {
  %r = lshr i80 %a, 1
  ret i80 %r
}
define i80 @lshr_80_by_63(i80 %a) {
  %r = lshr i80 %a, 63
  ret i80 %r
}
define i80 @lshr_80_by_64(i80 %a) {
  %r = lshr i80 %a, 64
  ret i80 %r
}
define i80 @lshr_80_by_79(i80 %a) {
  %r = lshr i80 %a, 79
  ret i80 %r
}
define i80 @ashr_80(i80 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 80
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i80
  %r = ashr i80 %a, %m
  ret i80 %r
}
define i80 @ashr_80_by_1(i80 %a) {
  %r = ashr i80 %a, 1
  ret i80 %r
}
define i80 @ashr_80_by_63(i80 %a) {
  %r = ashr i80 %a, 63
  ret i80 %r
}
define i80 @ashr_80_by_64(i80 %a) {
  %r = ashr i80 %a, 64
  ret i80 %r
}
define i80 @ashr_80_by_79(i80 %a) {
  %r = ashr i80 %a, 79
  ret i80 %r
}
define i1 @eq_80(i80 %a, i80 %b) {
  %r = icmp eq i80 %a, %b
  ret i1 %r
}
define i1 @ne_80(i80 %a, i80 %b) {
  %r = icmp ne i80 %a, %b
  ret i1 %r
}
define i1 @ult_80(i80 %a, i80 %b) {
  %r = icmp ult i80 %a, %b
  ret i1 %r
}
define i1 @ule_80(i80 %a, i80 %b) {
  %r = icmp ule i80 %a, %b
  ret i1 %r
}
define i1 @ugt_80(i80 %a, i80 %b) {
  %r = icmp ugt i80 %a, %b
  ret i1 %r
}
define i1 @uge_80(i80 %a, i80 %b) {
  %r = icmp uge i80 %a, %b
  ret i1 %r
}
define i1 @slt_80(i80 %a, i80 %b) {
  %r = icmp slt i80 %a, %b
  ret i1 %r
}
define i1 @sle_80(i80 %a, i80 %b) {
  %r = icmp sle i80 %a, %b
  ret i1 %r
}
define i1 @sgt_80(i80 %a, i80 %b) {
  %r = icmp sgt i80 %a, %b
  ret i1 %r
}
define i1 @sge_80(i80 %a, i80 %b) {
  %r = icmp sge i80 %a, %b
  ret i1 %r
}
define i80 @zext_1_80(i1 %a) {
  %r = zext i1 %a to i80
  ret i80 %r
}
define i80 @sext_1_80(i1 %a) {
  %r = sext i1 %a to i80
  ret i80 %r
}
define i1 @trunc_80_1(i80 %a) {
  %r = trunc i80 %a to i1
  ret i1 %r
}
define i80 @zext_8_80(i8 %a) {
  %r = zext i8 %a to i80
  ret i80 %r
}
define i80 @sext_8_80(i8 %a) {
  %r = sext i8 %a to i80
  ret i80 %r
}
define i8 @trunc_80_8(i80 %a) {
  %r = trunc i80 %a to i8
  ret i8 %r
}
define i80 @zext_32_80(i32 %a) {
  %r = zext i32 %a to i80
  ret i80 %r
}
define i80 @sext_32_80(i32 %a) {
  %r = sext i32 %a to i80
  ret i80 %r
}
define i32 @trunc_80_32(i80 %a) {
  %r = trunc i80 %a to i32
  ret i32 %r
}
define i80 @zext_40_80(i40 %a) {
  %r = zext i40 %a to i80
  ret i80 %r
}
define i80 @sext_40_80(i40 %a) {
  %r = sext i40 %a to i80
  ret i80 %r
}
define i40 @trunc_80_40(i80 %a) {
  %r = trunc i80 %a to i40
  ret i40 %r
}
define i80 @zext_64_80(i64 %a) {
  %r = zext i64 %a to i80
  ret i80 %r
}
define i80 @sext_64_80(i64 %a) {
  %r = sext i64 %a to i80
  ret i80 %r
}
define i64 @trunc_80_64(i80 %a) {
  %r = trunc i80 %a to i64
  ret i64 %r
}
define i128 @zext_80_128(i80 %a) {
  %r = zext i80 %a to i128
  ret i128 %r
}
define i128 @sext_80_128(i80 %a) {
  %r = sext i80 %a to i128
  ret i128 %r
}
define i80 @trunc_128_80(i128 %a) {
  %r = trunc i128 %a to i80
  ret i80 %r
}
define i80 @zext_66_80(i66 %a) {
  %r = zext i66 %a to i80
  ret i80 %r
}
define i80 @of_pointer_80(ptr %a) {
  %n = ptrtoint ptr %a to i80
  %p = inttoptr i80 %n to ptr
  %m = ptrtoint ptr %p to i64
  %r = zext i64 %m to i80
  %s = sub i80 %n, %r
  ret i80 %s
}
define i80 @loop_80(i80 %a, i80 %b) {
entry:
  br label %turn
turn:
  %x = phi i80 [ %a, %entry ], [ %next, %turn ]
  %k = phi i32 [ 0, %entry ], [ %up, %turn ]
  %c = icmp slt i80 %x, %b
  %y = select i1 %c, i80 %b, i80 %x
  %next = mul i80 %y, %x
  %up = add i32 %k, 1
  %more = icmp ult i32 %up, 5
  br i1 %more, label %turn, label %done
done:
  ret i80 %next
}
define i96 @add_96(i96 %a, i96 %b) {
  %r = add i96 %a, %b
  ret i96 %r
}
define i96 @sub_96(i96 %a, i96 %b) {
  %r = sub i96 %a, %b
  ret i96 %r
}
define i96 @mul_96(i96 %a, i96 %b) {
  %r = mul i96 %a, %b
  ret i96 %r
}
define i96 @and_96(i96 %a, i96 %b) {
  %r = and i96 %a, %b
  ret i96 %r
}
define i96 @or_96(i96 %a, i96 %b) {
  %r = or i96 %a, %b
  ret i96 %r
}
define i96 @xor_96(i96 %a, i96 %b) {
  %r = xor i96 %a, %b
  ret i96 %r
}
define i96 @udiv_96(i96 %a, i96 %b) {
  %r = udiv i96 %a, %b
  ret i96 %r
}
define i96 @sdiv_96(i96 %a, i96 %b) {
  %r = sdiv i96 %a, %b
  ret i96 %r
}
define i96 @urem_96(i96 %a, i96 %b) {
  %r = urem i96 %a, %b
  ret i96 %r
}
define i96 @srem_96(i96 %a, i96 %b) {
  %r = srem i96 %a, %b
  ret i96 %r
}
define i96 @shl_96(i96 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 96
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i96
  %r = shl i96 %a, %m
  ret i96 %r
}
define i96 @lshr_96(i96 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 96
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i96
  %r = lshr i96 %a, %m
  ret i96 %r
}
define i96 @ashr_96(i96 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 96
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i96
  %r = ashr i96 %a, %m
  ret i96 %r
}
define i1 @eq_96(i96 %a, i96 %b) {
  %r = icmp eq i96 %a, %b
  ret i1 %r
}
define i1 @ne_96(i96 %a, i96 %b) {
  %r = icmp ne i96 %a, %b
  ret i1 %r
}
define i1 @ult_96(i96 %a, i96 %b) {
  %r = icmp ult i96 %a, %b
  ret i1 %r
}
define i1 @ule_96(i96 %a, i96 %b) {
  %r = icmp ule i96 %a, %b
  ret i1 %r
}
define i1 @ugt_96(i96 %a, i96 %b) {
  %r = icmp ugt i96 %a, %b
  ret i1 %r
}
define i1 @uge_96(i96 %a, i96 %b) {
  %r = icmp uge i96 %a, %b
  ret i1 %r
}
define i1 @slt_96(i96 %a, i96 %b) {
  %r = icmp slt i96 %a, %b
  ret i1 %r
}
define i1 @sle_96(i96 %a, i96 %b) {
  %r = icmp sle i96 %a, %b
  ret i1 %r
}
define i1 @sgt_96(i96 %a, i96 %b) {
  %r = icmp sgt i96 %a, %b
  ret i1 %r
}
define i1 @sge_96(i96 %a, i96 %b) {
  %r = icmp sge i96 %a, %b
  ret i1 %r
}
define i96 @zext_1_96(i1 %a) {
  %r = zext i1 %a to i96
  ret i96 %r
}
define i96 @sext_1_96(i1 %a) {
  %r = sext i1 %a to i96
  ret i96 %r
}
define i1 @trunc_96_1(i96 %a) {
  %r = trunc i96 %a to i1
  ret i1 %r
}
define i96 @zext_8_96(i8 %a) {
  %r = zext i8 %a to i96
  ret i96 %r
}
define i96 @sext_8_96(i8 %a) {
  %r = sext i8 %a to i96
  ret i96 %r
}
define i8 @trunc_96_8(i96 %a) {
  %r = trunc i96 %a to i8
  ret i8 %r
}
define i96 @zext_32_96(i32 %a) {
  %r = zext i32 %a to i96
  ret i96 %r
}
define i96 @sext_32_96(i32 %a) {
  %r = sext i32 %a to i96
  ret i96 %r
}
define i32 @trunc_96_32(i96 %a) {
  %r = trunc i96 %a to i32
  ret i32 %r
}
define i96 @zext_40_96(i40 %a) {
  %r = zext i40 %a to i96
  ret i96 %r
}
define i96 @sext_40_96(i40 %a) {
  %r = sext i40 %a to i96
  ret i96 %r
}
define i40 @trunc_96_40(i96 %a) {
  %r = trunc i96 %a to i40
  ret i40 %r
}
define i96 @zext_64_96(i64 %a) {
  %r = zext i64 %a to i96
  ret i96 %r
}
define i96 @sext_64_96(i64 %a) {
  %r = sext i64 %a to i96
  ret i96 %r
}
define i64 @trunc_96_64(i96 %a) {
  %r = trunc i96 %a to i64
  ret i64 %r
}
define i128 @zext_96_128(i96 %a) {
  %r = zext i96 %a to i128
  ret i128 %r
}
define i128 @sext_96_128(i96 %a) {
  %r = sext i96 %a to i128
  ret i128 %r
}
define i96 @trunc_128_96(i128 %a) {
  %r = trunc i128 %a to i96
  ret i96 %r
}
define i96 @zext_66_96(i66 %a) {
  %r = zext i66 %a to i96
  ret i96 %r
}
define i96 @of_pointer_96(ptr %a) {
  %n = ptrtoint ptr %a to i96
  %p = inttoptr i96 %n to ptr
  %m = ptrtoint ptr %p to i64
  %r = zext i64 %m to i96
  %s = sub i96 %n, %r
  ret i96 %s
}
define i96 @loop_96(i96 %a, i96 %b) {
entry:
  br label %turn
turn:
  %x = phi i96 [ %a, %entry ], [ %next, %turn ]
  %k = phi i32 [ 0, %entry ], [ %up, %turn ]
  %c = icmp slt i96 %x, %b
  %y = select i1 %c, i96 %b, i96 %x
  %next = mul i96 %y, %x
  %up = add i32 %k, 1
  %more = icmp ult i32 %up, 5
  br i1 %more, label %turn, label %done
done:
  ret i96 %next
}
define i127 @add_127(i127 %a, i127 %b) {
  %r = add i127 %a, %b
  ret i127 %r
}
define i127 @sub_127(i127 %a, i127 %b) {
  %r = sub i127 %a, %b
  ret i127 %r
}
define i127 @mul_127(i127 %a, i127 %b) {
  %r = mul i127 %a, %b
  ret i127 %r
}
define i127 @and_127(i127 %a, i127 %b) {
  %r = and i127 %a, %b
  ret i127 %r
}
define i127 @or_127(i127 %a, i127 %b) {
  %r = or i127 %a, %b
  ret i127 %r
}
define i127 @xor_127(i127 %a, i127 %b) {
  %r = xor i127 %a, %b
  ret i127 %r
}
define i127 @udiv_127(i127 %a, i127 %b) {
  %r = udiv i127 %a, %b
  ret i127 %r
}
define i127 @sdiv_127(i127 %a, i127 %b) {
  %r = sdiv i127 %a, %b
  ret i127 %r
}
define i127 @urem_127(i127 %a, i127 %b) {
  %r = urem i127 %a, %b
  ret i127 %r
}
define i127 @srem_127(i127 %a, i127 %b) {
  %r = srem i127 %a, %b
  ret i127 %r
}
define i127 @shl_127(i127 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 127
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i127
  %r = shl i127 %a, %m
  ret i127 %r
}
define i127 @lshr_127(i127 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 127
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i127
  %r = lshr i127 %a, %m
  ret i127 %r
}
define i127 @ashr_127(i127 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 127
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i127
  %r = ashr i127 %a, %m
  ret i127 %r
}
define i1 @eq_127(i127 %a, i127 %b) {
  %r = icmp eq i127 %a, %b
  ret i1 %r
}
define i1 @ne_127(i127 %a, i127 %b) {
  %r = icmp ne i127 %a, %b
  ret i1 %r
}
define i1 @ult_127(i127 %a, i127 %b) {
  %r = icmp ult i127 %a, %b
  ret i1 %r
}
define i1 @ule_127(i127 %a, i127 %b) {
  %r = icmp ule i127 %a, %b
  ret i1 %r
}
define i1 @ugt_127(i127 %a, i127 %b) {
  %r = icmp ugt i127 %a, %b
  ret i1 %r
}
define i1 @uge_127(i127 %a, i127 %b) {
  %r = icmp uge i127 %a, %b
  ret i1 %r
}
define i1 @slt_127(i127 %a, i127 %b) {
  %r = icmp slt i127 %a, %b
  ret i1 %r
}
define i1 @sle_127(i127 %a, i127 %b) {
  %r = icmp sle i127 %a, %b
  ret i1 %r
}
define i1 @sgt_127(i127 %a, i127 %b) {
  %r = icmp sgt i127 %a, %b
  ret i1 %r
}
define i1 @sge_127(i127 %a, i127 %b) {
  %r = icmp sge i127 %a, %b
  ret i1 %r
}
define i127 @zext_1_127(i1 %a) {
  %r = zext i1 %a to i127
  ret i127 %r
}
define i127 @sext_1_127(i1 %a) {
  %r = sext i1 %a to i127
  ret i127 %r
}
define i1 @trunc_127_1(i127 %a) {
  %r = trunc i127 %a to i1
  ret i1 %r
}
define i127 @zext_8_127(i8 %a) {
  %r = zext i8 %a to i127
  ret i127 %r
}
define i127 @sext_8_127(i8 %a) {
  %r = sext i8 %a to i127
  ret i127 %r
}
define i8 @trunc_127_8(i127 %a) {
  %r = trunc i127 %a to i8
  ret i8 %r
}
define i127 @zext_32_127(i32 %a) {
  %r = zext i32 %a to i127
  ret i127 %r
}
define i127 @sext_32_127(i32 %a) {
  %r = sext i32 %a to i127
  ret i127 %r
}
define i32 @trunc_127_32(i127 %a) {
  %r = trunc i127 %a to i32
  ret i32 %r
}
define i127 @zext_40_127(i40 %a) {
  %r = zext i40 %a to i127
  ret i127 %r
}
define i127 @sext_40_127(i40 %a) {
  %r = sext i40 %a to i127
  ret i127 %r
}
define i40 @trunc_127_40(i127 %a) {
  %r = trunc i127 %a to i40
  ret i40 %r
}
define i127 @zext_64_127(i64 %a) {
  %r = zext i64 %a to i127
  ret i127 %r
}
define i127 @sext_64_127(i64 %a) {
  %r = sext i64 %a to i127
  ret i127 %r
}
define i64 @trunc_127_64(i127 %a) {
  %r = trunc i127 %a to i64
  ret i64 %r
}
define i128 @zext_127_128(i127 %a) {
  %r = zext i127 %a to i128
  ret i128 %r
}
define i128 @sext_127_128(i127 %a) {
  %r = sext i127 %a to i128
  ret i128 %r
}
define i127 @trunc_128_127(i128 %a) {
  %r = trunc i128 %a to i127
  ret i127 %r
}
define i127 @zext_66_127(i66 %a) {
  %r = zext i66 %a to i127
  ret i127 %r
}
define i127 @of_pointer_127(ptr %a) {
  %n = ptrtoint ptr %a to i127
  %p = inttoptr i127 %n to ptr
  %m = ptrtoint ptr %p to i64
  %r = zext i64 %m to i127
  %s = sub i127 %n, %r
  ret i127 %s
}
define i127 @loop_127(i127 %a, i127 %b) {
entry:
  br label %turn
turn:
  %x = phi i127 [ %a, %entry ], [ %next, %turn ]
  %k = phi i32 [ 0, %entry ], [ %up, %turn ]
  %c = icmp slt i127 %x, %b
  %y = select i1 %c, i127 %b, i127 %x
  %next = mul i127 %y, %x
  %up = add i32 %k, 1
  %more = icmp ult i32 %up, 5
  br i1 %more, label %turn, label %done
done:
  ret i127 %next
}
define i128 @add_128(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
define i128 @sub_128(i128 %a, i128 %b) {
  %r = sub i128 %a, %b
  ret i128 %r
}
define i128 @mul_128(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
define i128 @and_128(i128 %a, i128 %b) {
  %r = and i128 %a, %b
  ret i128 %r
}
define i128 @or_128(i128 %a, i128 %b) {
  %r = or i128 %a, %b
  ret i128 %r
}
define i128 @xor_128(i128 %a, i128 %b) {
  %r = xor i128 %a, %b
  ret i128 %r
}
define i128 @udiv_128(i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  ret i128 %r
}
define i128 @sdiv_128(i128 %a, i128 %b) {
  %r = sdiv i128 %a, %b
  ret i128 %r
}
define i128 @urem_128(i128 %a, i128 %b) {
  %r = urem i128 %a, %b
  ret i128 %r
}
define i128 @srem_128(i128 %a, i128 %b) {
  %r = srem i128 %a, %b
  ret i128 %r
}
define i128 @shl_128(i128 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 128
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i128
  %r = shl i128 %a, %m
  ret i128 %r
}
define i128 @shl_128_by_1(i128 %a) {
  %r = shl i128 %a, 1
  ret i128 %r
}
define i128 @shl_128_by_63(i128 %a) {
  %r = shl i128 %a, 63
  ret i128 %r
}
define i128 @shl_128_by_64(i128 %a) {
  %r = shl i128 %a, 64
  ret i128 %r
}
define i128 @shl_128_by_127(i128 %a) {
  %r = shl i128 %a, 127
  ret i128 %r
}
define i128 @lshr_128(i128 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 128
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i128
  %r = lshr i128 %a, %m
  ret i128 %r
}
define i128 @lshr_128_by_1(i128 %a) {
  %r = lshr i128 %a, 1
  ret i128 %r
}
define i128 @lshr_128_by_63(i128 %a) {
  %r = lshr i128 %a, 63
  ret i128 %r
}
define i128 @lshr_128_by_64(i128 %a) {
  %r = lshr i128 %a, 64
  ret i128 %r
}
define i128 @lshr_128_by_127(i128 %a) {
  %r = lshr i128 %a, 127
  ret i128 %r
}
define i128 @ashr_128(i128 %a, i8 %n) {
  %few = and i8 %n, 63
  %more = lshr i8 %n, 7
  %far = shl i8 %more, 6
  %all = or i8 %few, %far
  %low = icmp ult i8 %all, 128
  %in = select i1 %low, i8 %all, i8 %few
  %m = zext i8 %in to i128
  %r = ashr i128 %a, %m
  ret i128 %r
}
define i128 @ashr_128_by_1(i128 %a) {
  %r = ashr i128 %a, 1
  ret i128 %r
}
define i128 @ashr_128_by_63(i128 %a) {
  %r = ashr i128 %a, 63
  ret i128 %r
}
define i128 @ashr_128_by_64(i128 %a) {
  %r = ashr i128 %a, 64
  ret i128 %r
}
define i128 @ashr_128_by_127(i128 %a) {
  %r = ashr i128 %a, 127
  ret i128 %r
}
define i1 @eq_128(i128 %a, i128 %b) {
  %r = icmp eq i128 %a, %b
  ret i1 %r
}
define i1 @ne_128(i128 %a, i128 %b) {
  %r = icmp ne i128 %a, %b
  ret i1 %r
}
define i1 @ult_128(i128 %a, i128 %b) {
  %r = icmp ult i128 %a, %b
  ret i1 %r
}
define i1 @ule_128(i128 %a, i128 %b) {
  %r = icmp ule i128 %a, %b
  ret i1 %r
}
define i1 @ugt_128(i128 %a, i128 %b) {
  %r = icmp ugt i128 %a, %b
  ret i1 %r
}
define i1 @uge_128(i128 %a, i128 %b) {
  %r = icmp uge i128 %a, %b
  ret i1 %r
}
define i1 @slt_128(i128 %a, i128 %b) {
  %r = icmp slt i128 %a, %b
  ret i1 %r
}
define i1 @sle_128(i128 %a, i128 %b) {
  %r = icmp sle i128 %a, %b
  ret i1 %r
}
define i1 @sgt_128(i128 %a, i128 %b) {
  %r = icmp sgt i128 %a, %b
  ret i1 %r
}
define i1 @sge_128(i128 %a, i128 %b) {
  %r = icmp sge i128 %a, %b
  ret i1 %r
}
define i128 @zext_1_128(i1 %a) {
  %r = zext i1 %a to i128
  ret i128 %r
}
define i128 @sext_1_128(i1 %a) {
  %r = sext i1 %a to i128
  ret i128 %r
}
define i1 @trunc_128_1(i128 %a) {
  %r = trunc i128 %a to i1
  ret i1 %r
}
define i128 @zext_8_128(i8 %a) {
  %r = zext i8 %a to i128
  ret i128 %r
}
define i128 @sext_8_128(i8 %a) {
  %r = sext i8 %a to i128
  ret i128 %r
}
define i8 @trunc_128_8(i128 %a) {
  %r = trunc i128 %a to i8
  ret i8 %r
}
define i128 @zext_32_128(i32 %a) {
  %r = zext i32 %a to i128
  ret i128 %r
}
define i128 @sext_32_128(i32 %a) {
  %r = sext i32 %a to i128
  ret i128 %r
}
define i32 @trunc_128_32(i128 %a) {
  %r = trunc i128 %a to i32
  ret i32 %r
}
define i128 @zext_40_128(i40 %a) {
  %r = zext i40 %a to i128
  ret i128 %r
}
define i128 @sext_40_128(i40 %a) {
  %r = sext i40 %a to i128
  ret i128 %r
}
define i40 @trunc_128_40(i128 %a) {
  %r = trunc i128 %a to i40
  ret i40 %r
}
define i128 @zext_64_128(i64 %a) {
  %r = zext i64 %a to i128
  ret i128 %r
}
define i128 @sext_64_128(i64 %a) {
  %r = sext i64 %a to i128
  ret i128 %r
}
define i64 @trunc_128_64(i128 %a) {
  %r = trunc i128 %a to i64
  ret i64 %r
}
define i128 @zext_66_128(i66 %a) {
  %r = zext i66 %a to i128
  ret i128 %r
}
define i128 @of_pointer_128(ptr %a) {
  %n = ptrtoint ptr %a to i128
  %p = inttoptr i128 %n to ptr
  %m = ptrtoint ptr %p to i64
  %r = zext i64 %m to i128
  %s = sub i128 %n, %r
  ret i128 %s
}
define i128 @loop_128(i128 %a, i128 %b) {
entry:
  br label %turn
turn:
  %x = phi i128 [ %a, %entry ], [ %next, %turn ]
  %k = phi i32 [ 0, %entry ], [ %up, %turn ]
  %c = icmp slt i128 %x, %b
  %y = select i1 %c, i128 %b, i128 %x
  %next = mul i128 %y, %x
  %up = add i32 %k, 1
  %more = icmp ult i32 %up, 5
  br i1 %more, label %turn, label %done
done:
  ret i128 %next
}
