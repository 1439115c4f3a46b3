; Variables of each space, with initialisers of numbers, addresses and strings.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = addrspace(1) global i32 5, align 4
@b = global [3 x i16] [i16 1, i16 2, i16 3]
@p = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @a to ptr), align 8
@q = internal global { i8, ptr, i32 } { i8 1, ptr getelementptr inbounds ([3 x i16], ptr @b, i64 0, i64 2), i32 -7 }
@s = internal addrspace(3) global [8 x i32] undef, align 4
@c = internal addrspace(4) constant <4 x i16> <i16 1, i16 -1, i16 3, i16 4>
@f = internal constant [2 x float] [float 1.5, float -2.0]
@w = internal constant i128 -5
@z = internal constant [4 x i8] c"ab\00c"
@ext = external addrspace(1) global i32
@under.score$x = internal global i32 3
define i32 @ga() {
  %v = load i32, ptr addrspace(1) @a
  %n = add i32 %v, 1
  store i32 %n, ptr addrspace(1) @a
  %w = load i32, ptr addrspacecast (ptr addrspace(1) @a to ptr)
  ret i32 %w
}
define i16 @gb(i32 %i) {
  %m = urem i32 %i, 3
  %e = getelementptr [3 x i16], ptr @b, i32 0, i32 %m
  %v = load i16, ptr %e
  ret i16 %v
}
define i32 @gp() {
  %p = load ptr, ptr addrspace(1) @p
  %v = load i32, ptr %p
  ret i32 %v
}
define i16 @gq() {
  %p = load ptr, ptr getelementptr inbounds ({ i8, ptr, i32 }, ptr @q, i32 0, i32 1)
  %v = load i16, ptr %p
  ret i16 %v
}
define i32 @gs(i32 %i, i32 %v) {
  %m = and i32 %i, 7
  %e = getelementptr [8 x i32], ptr addrspace(3) @s, i32 0, i32 %m
  store i32 %v, ptr addrspace(3) %e
  %g = addrspacecast ptr addrspace(3) %e to ptr
  %x = load i32, ptr %g
  ret i32 %x
}
define i16 @gc(i32 %i) {
  %m = and i32 %i, 3
  %e = getelementptr i16, ptr addrspace(4) @c, i32 %m
  %x = load i16, ptr addrspace(4) %e
  ret i16 %x
}
define float @gf(i1 %i) {
  %m = zext i1 %i to i32
  %e = getelementptr float, ptr @f, i32 %m
  %x = load float, ptr %e
  ret float %x
}
define i128 @gw() {
  %x = load i128, ptr @w
  ret i128 %x
}
define i8 @gz(i32 %i) {
  %m = and i32 %i, 3
  %e = getelementptr i8, ptr @z, i32 %m
  %x = load i8, ptr %e
  ret i8 %x
}
define i32 @gu() {
  %x = load i32, ptr @under.score$x
  ret i32 %x
}
define i1 @same() {
  %x = icmp eq ptr @b, getelementptr (i8, ptr @b, i64 0)
  ret i1 %x
}
