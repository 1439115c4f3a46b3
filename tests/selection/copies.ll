; Copies of memory by length and alignment, overlapping or not.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @cv(ptr noalias %p, ptr noalias %q, i64 %n) {
  %m = and i64 %n, 63
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %m, i1 false)
  ret void
}
define void @mv(ptr %p, i64 %n) {
  %m = and i64 %n, 63
  %q = getelementptr i8, ptr %p, i64 5
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %m, i1 false)
  ret void
}
define void @mv2(ptr %p, i64 %n) {
  %m = and i64 %n, 63
  %q = getelementptr i8, ptr %p, i64 5
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 %m, i1 false)
  ret void
}
define void @sv(ptr %p, i8 %v, i64 %n) {
  %m = and i64 %n, 63
  %g = add i8 %v, %v
  call void @llvm.memset.p0.i64(ptr %p, i8 %g, i64 %m, i1 false)
  ret void
}

define void @c0_1(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 0, i1 false)
  ret void
}
define void @m0_1(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %q, ptr align 1 %p, i64 0, i1 false)
  ret void
}
define void @s0_1(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 0, i1 false)
  ret void
}

define void @c0_4(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 0, i1 false)
  ret void
}
define void @m0_4(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 0, i1 false)
  ret void
}
define void @s0_4(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 0, i1 false)
  ret void
}

define void @c0_8(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 0, i1 false)
  ret void
}
define void @m0_8(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 0, i1 false)
  ret void
}
define void @s0_8(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %v, i64 0, i1 false)
  ret void
}

define void @c1_1(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 1, i1 false)
  ret void
}
define void @m1_1(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %q, ptr align 1 %p, i64 1, i1 false)
  ret void
}
define void @s1_1(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 1, i1 false)
  ret void
}

define void @c1_4(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 1, i1 false)
  ret void
}
define void @m1_4(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 1, i1 false)
  ret void
}
define void @s1_4(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 1, i1 false)
  ret void
}

define void @c1_8(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 1, i1 false)
  ret void
}
define void @m1_8(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 1, i1 false)
  ret void
}
define void @s1_8(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %v, i64 1, i1 false)
  ret void
}

define void @c7_1(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 7, i1 false)
  ret void
}
define void @m7_1(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %q, ptr align 1 %p, i64 7, i1 false)
  ret void
}
define void @s7_1(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 7, i1 false)
  ret void
}

define void @c7_4(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 7, i1 false)
  ret void
}
define void @m7_4(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 7, i1 false)
  ret void
}
define void @s7_4(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 7, i1 false)
  ret void
}

define void @c7_8(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 7, i1 false)
  ret void
}
define void @m7_8(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 7, i1 false)
  ret void
}
define void @s7_8(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %v, i64 7, i1 false)
  ret void
}

define void @c16_1(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 16, i1 false)
  ret void
}
define void @m16_1(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %q, ptr align 1 %p, i64 16, i1 false)
  ret void
}
define void @s16_1(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 16, i1 false)
  ret void
}

define void @c16_4(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 16, i1 false)
  ret void
}
define void @m16_4(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 16, i1 false)
  ret void
}
define void @s16_4(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 16, i1 false)
  ret void
}

define void @c16_8(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 16, i1 false)
  ret void
}
define void @m16_8(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 16, i1 false)
  ret void
}
define void @s16_8(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %v, i64 16, i1 false)
  ret void
}

define void @c31_1(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 31, i1 false)
  ret void
}
define void @m31_1(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %q, ptr align 1 %p, i64 31, i1 false)
  ret void
}
define void @s31_1(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 31, i1 false)
  ret void
}

define void @c31_4(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 31, i1 false)
  ret void
}
define void @m31_4(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 31, i1 false)
  ret void
}
define void @s31_4(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 31, i1 false)
  ret void
}

define void @c31_8(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 31, i1 false)
  ret void
}
define void @m31_8(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 31, i1 false)
  ret void
}
define void @s31_8(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %v, i64 31, i1 false)
  ret void
}

define void @c128_1(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 128, i1 false)
  ret void
}
define void @m128_1(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %q, ptr align 1 %p, i64 128, i1 false)
  ret void
}
define void @s128_1(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 128, i1 false)
  ret void
}

define void @c128_4(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 128, i1 false)
  ret void
}
define void @m128_4(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 128, i1 false)
  ret void
}
define void @s128_4(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 128, i1 false)
  ret void
}

define void @c128_8(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 128, i1 false)
  ret void
}
define void @m128_8(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 128, i1 false)
  ret void
}
define void @s128_8(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %v, i64 128, i1 false)
  ret void
}

define void @c200_1(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 200, i1 false)
  ret void
}
define void @m200_1(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %q, ptr align 1 %p, i64 200, i1 false)
  ret void
}
define void @s200_1(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 200, i1 false)
  ret void
}

define void @c200_4(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 200, i1 false)
  ret void
}
define void @m200_4(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 200, i1 false)
  ret void
}
define void @s200_4(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 200, i1 false)
  ret void
}

define void @c200_8(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 200, i1 false)
  ret void
}
define void @m200_8(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 200, i1 false)
  ret void
}
define void @s200_8(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %v, i64 200, i1 false)
  ret void
}
