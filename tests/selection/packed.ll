; Lanes of parts of bytes lie side by side in memory.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @copy_8_1(ptr %p, ptr %q) {
  %v = load <8 x i1>, ptr %p, align 1
  %t = xor <8 x i1> %v, splat (i1 true)
  store <8 x i1> %t, ptr %q, align 1
  ret void
}
define void @copy_3_1(ptr %p, ptr %q) {
  %v = load <3 x i1>, ptr %p, align 1
  %t = xor <3 x i1> %v, splat (i1 true)
  store <3 x i1> %t, ptr %q, align 1
  ret void
}
define void @copy_4_4(ptr %p, ptr %q) {
  %v = load <4 x i4>, ptr %p, align 1
  %t = add <4 x i4> %v, splat (i4 3)
  store <4 x i4> %t, ptr %q, align 1
  ret void
}
define void @copy_5_12(ptr %p, ptr %q) {
  %v = load <5 x i12>, ptr %p, align 1
  %t = add <5 x i12> %v, splat (i12 1)
  store <5 x i12> %t, ptr %q, align 1
  ret void
}
define void @copy_32_1(ptr %p, ptr %q) {
  %v = load <32 x i1>, ptr %p, align 1
  %t = xor <32 x i1> %v, splat (i1 true)
  store <32 x i1> %t, ptr %q, align 1
  ret void
}
