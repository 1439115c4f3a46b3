; Integers of 65 to 127 bits in memory, in aggregates, as parameters and results; and a kernel that returns a value, which nobody gets.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@plain = global i100 0
define i100 @f(i100 %a, ptr %p) {
  store i100 %a, ptr @plain
  %v = load i100, ptr @plain
  %w = add i100 %v, 1
  store i100 %w, ptr @plain
  ret i100 %v
}
define i65 @h(i65 %a) {
  %p = alloca i65
  store i65 %a, ptr %p
  %v = load i65, ptr %p
  ret i65 %v
}
define void @vol(i72 %a) {
  store volatile i72 %a, ptr @plain
  ret void
}
@g = global {i100, i8} zeroinitializer
@c = constant i100 -5
@v = global [2 x i70] [i70 3, i70 -1]
define void @s({i100, i8} %a) {
  store {i100, i8} %a, ptr @g
  ret void
}
define {i8, i90} @r(i90 %a) {
  %x = insertvalue {i8, i90} {i8 3, i90 undef}, i90 %a, 1
  ret {i8, i90} %x
}
define i100 @ld() {
  %v = load i100, ptr @c
  ret i100 %v
}
define i70 @ld2(i64 %i) {
  %k = and i64 %i, 1
  %p = getelementptr [2 x i70], ptr @v, i64 0, i64 %k
  %v = load i70, ptr %p
  %w = xor i70 %v, 1
  store i70 %w, ptr %p
  ret i70 %v
}
define ptx_kernel void @k(i99 %a, ptr addrspace(1) %p) {
  store i99 %a, ptr addrspace(1) %p, align 2
  %z = sext i99 %a to i127
  store i127 %z, ptr addrspace(1) @w
  ret void
}
@w = addrspace(1) global i127 0
define i127 @call(i67 %a) {
  %r = call i127 @callee(i67 %a)
  ret i127 %r
}
define i127 @callee(i67 signext %a) {
  %r = sext i67 %a to i127
  ret i127 %r
}
define <2 x i80> @vec(ptr %q, i80 %a) {
  %v = insertelement <2 x i80> zeroinitializer, i80 %a, i32 1
  ret <2 x i80> %v
}
define ptx_kernel i32 @returns(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret i32 7
}
