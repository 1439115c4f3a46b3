; Vectors of parts of bytes in memory, and bitcasts of bits.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i1 @take_8_1_1(ptr align 1 dereferenceable(1) %p) {
  %v = load <8 x i1>, ptr %p, align 1
  %a = extractelement <8 x i1> %v, i32 7
  %b = extractelement <8 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_8_1_1(ptr align 1 dereferenceable(1) %p, i1 %x, i1 %y) {
  %u = insertelement <8 x i1> zeroinitializer, i1 %x, i32 7
  %v = insertelement <8 x i1> %u, i1 %y, i32 4
  store <8 x i1> %v, ptr %p, align 1
  ret void
}
define i1 @take_8_1_4(ptr align 4 dereferenceable(1) %p) {
  %v = load <8 x i1>, ptr %p, align 4
  %a = extractelement <8 x i1> %v, i32 7
  %b = extractelement <8 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_8_1_4(ptr align 4 dereferenceable(1) %p, i1 %x, i1 %y) {
  %u = insertelement <8 x i1> zeroinitializer, i1 %x, i32 7
  %v = insertelement <8 x i1> %u, i1 %y, i32 4
  store <8 x i1> %v, ptr %p, align 4
  ret void
}
define void @move_8_1(ptr dereferenceable(1) %p, ptr dereferenceable(1) %q) {
  %v = load <8 x i1>, ptr %p, align 1
  %n = xor <8 x i1> %v, splat (i1 1)
  store <8 x i1> %n, ptr %q, align 1
  ret void
}
define i8 @mask_8_1(ptr dereferenceable(1) %p) {
  %v = load <8 x i1>, ptr %p, align 1
  %r = bitcast <8 x i1> %v to i8
  ret i8 %r
}
define i1 @lane_8_1(i8 %m) {
  %v = bitcast i8 %m to <8 x i1>
  %a = extractelement <8 x i1> %v, i32 7
  %b = extractelement <8 x i1> %v, i32 0
  %r = sub i1 %a, %b
  ret i1 %r
}
define i1 @take_3_1_1(ptr align 1 dereferenceable(1) %p) {
  %v = load <3 x i1>, ptr %p, align 1
  %a = extractelement <3 x i1> %v, i32 2
  %b = extractelement <3 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_3_1_1(ptr align 1 dereferenceable(1) %p, i1 %x, i1 %y) {
  %u = insertelement <3 x i1> zeroinitializer, i1 %x, i32 2
  %v = insertelement <3 x i1> %u, i1 %y, i32 1
  store <3 x i1> %v, ptr %p, align 1
  ret void
}
define i1 @take_3_1_4(ptr align 4 dereferenceable(1) %p) {
  %v = load <3 x i1>, ptr %p, align 4
  %a = extractelement <3 x i1> %v, i32 2
  %b = extractelement <3 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_3_1_4(ptr align 4 dereferenceable(1) %p, i1 %x, i1 %y) {
  %u = insertelement <3 x i1> zeroinitializer, i1 %x, i32 2
  %v = insertelement <3 x i1> %u, i1 %y, i32 1
  store <3 x i1> %v, ptr %p, align 4
  ret void
}
define void @move_3_1(ptr dereferenceable(1) %p, ptr dereferenceable(1) %q) {
  %v = load <3 x i1>, ptr %p, align 1
  %n = xor <3 x i1> %v, splat (i1 1)
  store <3 x i1> %n, ptr %q, align 1
  ret void
}
define i3 @mask_3_1(ptr dereferenceable(1) %p) {
  %v = load <3 x i1>, ptr %p, align 1
  %r = bitcast <3 x i1> %v to i3
  ret i3 %r
}
define i1 @lane_3_1(i3 %m) {
  %v = bitcast i3 %m to <3 x i1>
  %a = extractelement <3 x i1> %v, i32 2
  %b = extractelement <3 x i1> %v, i32 0
  %r = sub i1 %a, %b
  ret i1 %r
}
define i1 @take_32_1_1(ptr align 1 dereferenceable(4) %p) {
  %v = load <32 x i1>, ptr %p, align 1
  %a = extractelement <32 x i1> %v, i32 31
  %b = extractelement <32 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_32_1_1(ptr align 1 dereferenceable(4) %p, i1 %x, i1 %y) {
  %u = insertelement <32 x i1> zeroinitializer, i1 %x, i32 31
  %v = insertelement <32 x i1> %u, i1 %y, i32 16
  store <32 x i1> %v, ptr %p, align 1
  ret void
}
define i1 @take_32_1_4(ptr align 4 dereferenceable(4) %p) {
  %v = load <32 x i1>, ptr %p, align 4
  %a = extractelement <32 x i1> %v, i32 31
  %b = extractelement <32 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_32_1_4(ptr align 4 dereferenceable(4) %p, i1 %x, i1 %y) {
  %u = insertelement <32 x i1> zeroinitializer, i1 %x, i32 31
  %v = insertelement <32 x i1> %u, i1 %y, i32 16
  store <32 x i1> %v, ptr %p, align 4
  ret void
}
define void @move_32_1(ptr dereferenceable(4) %p, ptr dereferenceable(4) %q) {
  %v = load <32 x i1>, ptr %p, align 1
  %n = xor <32 x i1> %v, splat (i1 1)
  store <32 x i1> %n, ptr %q, align 1
  ret void
}
define i32 @mask_32_1(ptr dereferenceable(4) %p) {
  %v = load <32 x i1>, ptr %p, align 1
  %r = bitcast <32 x i1> %v to i32
  ret i32 %r
}
define i1 @lane_32_1(i32 %m) {
  %v = bitcast i32 %m to <32 x i1>
  %a = extractelement <32 x i1> %v, i32 31
  %b = extractelement <32 x i1> %v, i32 0
  %r = sub i1 %a, %b
  ret i1 %r
}
define i1 @take_40_1_1(ptr align 1 dereferenceable(5) %p) {
  %v = load <40 x i1>, ptr %p, align 1
  %a = extractelement <40 x i1> %v, i32 39
  %b = extractelement <40 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_40_1_1(ptr align 1 dereferenceable(5) %p, i1 %x, i1 %y) {
  %u = insertelement <40 x i1> zeroinitializer, i1 %x, i32 39
  %v = insertelement <40 x i1> %u, i1 %y, i32 20
  store <40 x i1> %v, ptr %p, align 1
  ret void
}
define i1 @take_40_1_4(ptr align 4 dereferenceable(5) %p) {
  %v = load <40 x i1>, ptr %p, align 4
  %a = extractelement <40 x i1> %v, i32 39
  %b = extractelement <40 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_40_1_4(ptr align 4 dereferenceable(5) %p, i1 %x, i1 %y) {
  %u = insertelement <40 x i1> zeroinitializer, i1 %x, i32 39
  %v = insertelement <40 x i1> %u, i1 %y, i32 20
  store <40 x i1> %v, ptr %p, align 4
  ret void
}
define void @move_40_1(ptr dereferenceable(5) %p, ptr dereferenceable(5) %q) {
  %v = load <40 x i1>, ptr %p, align 1
  %n = xor <40 x i1> %v, splat (i1 1)
  store <40 x i1> %n, ptr %q, align 1
  ret void
}
define i40 @mask_40_1(ptr dereferenceable(5) %p) {
  %v = load <40 x i1>, ptr %p, align 1
  %r = bitcast <40 x i1> %v to i40
  ret i40 %r
}
define i1 @lane_40_1(i40 %m) {
  %v = bitcast i40 %m to <40 x i1>
  %a = extractelement <40 x i1> %v, i32 39
  %b = extractelement <40 x i1> %v, i32 0
  %r = sub i1 %a, %b
  ret i1 %r
}
define i1 @take_70_1_1(ptr align 1 dereferenceable(9) %p) {
  %v = load <70 x i1>, ptr %p, align 1
  %a = extractelement <70 x i1> %v, i32 69
  %b = extractelement <70 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_70_1_1(ptr align 1 dereferenceable(9) %p, i1 %x, i1 %y) {
  %u = insertelement <70 x i1> zeroinitializer, i1 %x, i32 69
  %v = insertelement <70 x i1> %u, i1 %y, i32 35
  store <70 x i1> %v, ptr %p, align 1
  ret void
}
define i1 @take_70_1_4(ptr align 4 dereferenceable(9) %p) {
  %v = load <70 x i1>, ptr %p, align 4
  %a = extractelement <70 x i1> %v, i32 69
  %b = extractelement <70 x i1> %v, i32 0
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @put_70_1_4(ptr align 4 dereferenceable(9) %p, i1 %x, i1 %y) {
  %u = insertelement <70 x i1> zeroinitializer, i1 %x, i32 69
  %v = insertelement <70 x i1> %u, i1 %y, i32 35
  store <70 x i1> %v, ptr %p, align 4
  ret void
}
define void @move_70_1(ptr dereferenceable(9) %p, ptr dereferenceable(9) %q) {
  %v = load <70 x i1>, ptr %p, align 1
  %n = xor <70 x i1> %v, splat (i1 1)
  store <70 x i1> %n, ptr %q, align 1
  ret void
}
define i4 @take_4_4_1(ptr align 1 dereferenceable(2) %p) {
  %v = load <4 x i4>, ptr %p, align 1
  %a = extractelement <4 x i4> %v, i32 3
  %b = extractelement <4 x i4> %v, i32 0
  %r = xor i4 %a, %b
  ret i4 %r
}
define void @put_4_4_1(ptr align 1 dereferenceable(2) %p, i4 %x, i4 %y) {
  %u = insertelement <4 x i4> zeroinitializer, i4 %x, i32 3
  %v = insertelement <4 x i4> %u, i4 %y, i32 2
  store <4 x i4> %v, ptr %p, align 1
  ret void
}
define i4 @take_4_4_4(ptr align 4 dereferenceable(2) %p) {
  %v = load <4 x i4>, ptr %p, align 4
  %a = extractelement <4 x i4> %v, i32 3
  %b = extractelement <4 x i4> %v, i32 0
  %r = xor i4 %a, %b
  ret i4 %r
}
define void @put_4_4_4(ptr align 4 dereferenceable(2) %p, i4 %x, i4 %y) {
  %u = insertelement <4 x i4> zeroinitializer, i4 %x, i32 3
  %v = insertelement <4 x i4> %u, i4 %y, i32 2
  store <4 x i4> %v, ptr %p, align 4
  ret void
}
define void @move_4_4(ptr dereferenceable(2) %p, ptr dereferenceable(2) %q) {
  %v = load <4 x i4>, ptr %p, align 1
  %n = xor <4 x i4> %v, splat (i4 1)
  store <4 x i4> %n, ptr %q, align 1
  ret void
}
define i16 @mask_4_4(ptr dereferenceable(2) %p) {
  %v = load <4 x i4>, ptr %p, align 1
  %r = bitcast <4 x i4> %v to i16
  ret i16 %r
}
define i4 @lane_4_4(i16 %m) {
  %v = bitcast i16 %m to <4 x i4>
  %a = extractelement <4 x i4> %v, i32 3
  %b = extractelement <4 x i4> %v, i32 0
  %r = sub i4 %a, %b
  ret i4 %r
}
define i3 @take_5_3_1(ptr align 1 dereferenceable(2) %p) {
  %v = load <5 x i3>, ptr %p, align 1
  %a = extractelement <5 x i3> %v, i32 4
  %b = extractelement <5 x i3> %v, i32 0
  %r = xor i3 %a, %b
  ret i3 %r
}
define void @put_5_3_1(ptr align 1 dereferenceable(2) %p, i3 %x, i3 %y) {
  %u = insertelement <5 x i3> zeroinitializer, i3 %x, i32 4
  %v = insertelement <5 x i3> %u, i3 %y, i32 2
  store <5 x i3> %v, ptr %p, align 1
  ret void
}
define i3 @take_5_3_4(ptr align 4 dereferenceable(2) %p) {
  %v = load <5 x i3>, ptr %p, align 4
  %a = extractelement <5 x i3> %v, i32 4
  %b = extractelement <5 x i3> %v, i32 0
  %r = xor i3 %a, %b
  ret i3 %r
}
define void @put_5_3_4(ptr align 4 dereferenceable(2) %p, i3 %x, i3 %y) {
  %u = insertelement <5 x i3> zeroinitializer, i3 %x, i32 4
  %v = insertelement <5 x i3> %u, i3 %y, i32 2
  store <5 x i3> %v, ptr %p, align 4
  ret void
}
define void @move_5_3(ptr dereferenceable(2) %p, ptr dereferenceable(2) %q) {
  %v = load <5 x i3>, ptr %p, align 1
  %n = xor <5 x i3> %v, splat (i3 1)
  store <5 x i3> %n, ptr %q, align 1
  ret void
}
define i15 @mask_5_3(ptr dereferenceable(2) %p) {
  %v = load <5 x i3>, ptr %p, align 1
  %r = bitcast <5 x i3> %v to i15
  ret i15 %r
}
define i3 @lane_5_3(i15 %m) {
  %v = bitcast i15 %m to <5 x i3>
  %a = extractelement <5 x i3> %v, i32 4
  %b = extractelement <5 x i3> %v, i32 0
  %r = sub i3 %a, %b
  ret i3 %r
}
define i12 @take_7_12_1(ptr align 1 dereferenceable(11) %p) {
  %v = load <7 x i12>, ptr %p, align 1
  %a = extractelement <7 x i12> %v, i32 6
  %b = extractelement <7 x i12> %v, i32 0
  %r = xor i12 %a, %b
  ret i12 %r
}
define void @put_7_12_1(ptr align 1 dereferenceable(11) %p, i12 %x, i12 %y) {
  %u = insertelement <7 x i12> zeroinitializer, i12 %x, i32 6
  %v = insertelement <7 x i12> %u, i12 %y, i32 3
  store <7 x i12> %v, ptr %p, align 1
  ret void
}
define i12 @take_7_12_4(ptr align 4 dereferenceable(11) %p) {
  %v = load <7 x i12>, ptr %p, align 4
  %a = extractelement <7 x i12> %v, i32 6
  %b = extractelement <7 x i12> %v, i32 0
  %r = xor i12 %a, %b
  ret i12 %r
}
define void @put_7_12_4(ptr align 4 dereferenceable(11) %p, i12 %x, i12 %y) {
  %u = insertelement <7 x i12> zeroinitializer, i12 %x, i32 6
  %v = insertelement <7 x i12> %u, i12 %y, i32 3
  store <7 x i12> %v, ptr %p, align 4
  ret void
}
define void @move_7_12(ptr dereferenceable(11) %p, ptr dereferenceable(11) %q) {
  %v = load <7 x i12>, ptr %p, align 1
  %n = xor <7 x i12> %v, splat (i12 1)
  store <7 x i12> %n, ptr %q, align 1
  ret void
}
define i31 @take_2_31_1(ptr align 1 dereferenceable(8) %p) {
  %v = load <2 x i31>, ptr %p, align 1
  %a = extractelement <2 x i31> %v, i32 1
  %b = extractelement <2 x i31> %v, i32 0
  %r = xor i31 %a, %b
  ret i31 %r
}
define void @put_2_31_1(ptr align 1 dereferenceable(8) %p, i31 %x, i31 %y) {
  %u = insertelement <2 x i31> zeroinitializer, i31 %x, i32 1
  %v = insertelement <2 x i31> %u, i31 %y, i32 1
  store <2 x i31> %v, ptr %p, align 1
  ret void
}
define i31 @take_2_31_4(ptr align 4 dereferenceable(8) %p) {
  %v = load <2 x i31>, ptr %p, align 4
  %a = extractelement <2 x i31> %v, i32 1
  %b = extractelement <2 x i31> %v, i32 0
  %r = xor i31 %a, %b
  ret i31 %r
}
define void @put_2_31_4(ptr align 4 dereferenceable(8) %p, i31 %x, i31 %y) {
  %u = insertelement <2 x i31> zeroinitializer, i31 %x, i32 1
  %v = insertelement <2 x i31> %u, i31 %y, i32 1
  store <2 x i31> %v, ptr %p, align 4
  ret void
}
define void @move_2_31(ptr dereferenceable(8) %p, ptr dereferenceable(8) %q) {
  %v = load <2 x i31>, ptr %p, align 1
  %n = xor <2 x i31> %v, splat (i31 1)
  store <2 x i31> %n, ptr %q, align 1
  ret void
}
define i62 @mask_2_31(ptr dereferenceable(8) %p) {
  %v = load <2 x i31>, ptr %p, align 1
  %r = bitcast <2 x i31> %v to i62
  ret i62 %r
}
define i31 @lane_2_31(i62 %m) {
  %v = bitcast i62 %m to <2 x i31>
  %a = extractelement <2 x i31> %v, i32 1
  %b = extractelement <2 x i31> %v, i32 0
  %r = sub i31 %a, %b
  ret i31 %r
}
define i33 @take_3_33_1(ptr align 1 dereferenceable(13) %p) {
  %v = load <3 x i33>, ptr %p, align 1
  %a = extractelement <3 x i33> %v, i32 2
  %b = extractelement <3 x i33> %v, i32 0
  %r = xor i33 %a, %b
  ret i33 %r
}
define void @put_3_33_1(ptr align 1 dereferenceable(13) %p, i33 %x, i33 %y) {
  %u = insertelement <3 x i33> zeroinitializer, i33 %x, i32 2
  %v = insertelement <3 x i33> %u, i33 %y, i32 1
  store <3 x i33> %v, ptr %p, align 1
  ret void
}
define i33 @take_3_33_4(ptr align 4 dereferenceable(13) %p) {
  %v = load <3 x i33>, ptr %p, align 4
  %a = extractelement <3 x i33> %v, i32 2
  %b = extractelement <3 x i33> %v, i32 0
  %r = xor i33 %a, %b
  ret i33 %r
}
define void @put_3_33_4(ptr align 4 dereferenceable(13) %p, i33 %x, i33 %y) {
  %u = insertelement <3 x i33> zeroinitializer, i33 %x, i32 2
  %v = insertelement <3 x i33> %u, i33 %y, i32 1
  store <3 x i33> %v, ptr %p, align 4
  ret void
}
define void @move_3_33(ptr dereferenceable(13) %p, ptr dereferenceable(13) %q) {
  %v = load <3 x i33>, ptr %p, align 1
  %n = xor <3 x i33> %v, splat (i33 1)
  store <3 x i33> %n, ptr %q, align 1
  ret void
}
define i4 @compared(<4 x i32> %a, <4 x i32> %b) {
  %c = icmp slt <4 x i32> %a, %b
  %r = bitcast <4 x i1> %c to i4
  ret i4 %r
}
define i32 @chosen(i4 %m, <4 x i32> %a, <4 x i32> %b) {
  %c = bitcast i4 %m to <4 x i1>
  %s = select <4 x i1> %c, <4 x i32> %a, <4 x i32> %b
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
