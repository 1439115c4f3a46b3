; Calls: direct, through a pointer, by value, with aggregates, with results that are extended, of the runtime.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { i8, i32, [3 x i16] }
@t = internal addrspace(1) global [2 x ptr] [ptr @one, ptr @two], align 8
define internal i32 @one(i32 %a) {
  %r = add i32 %a, 1
  ret i32 %r
}
define internal i32 @two(i32 %a) {
  %r = mul i32 %a, 3
  ret i32 %r
}
define i32 @indirect(i1 %c, i32 %a) {
  %i = zext i1 %c to i64
  %p = getelementptr [2 x ptr], ptr addrspace(1) @t, i64 0, i64 %i
  %f = load ptr, ptr addrspace(1) %p
  %r = call i32 %f(i32 %a)
  ret i32 %r
}
define i32 @bv(ptr byval(%S) align 4 %p, i32 %n) {
  %q = getelementptr %S, ptr %p, i32 0, i32 1
  %v = load i32, ptr %q
  store i32 %n, ptr %q
  %w = load i32, ptr %q
  %r = add i32 %v, %w
  ret i32 %r
}
define i32 @callbv(i32 %a, i32 %b) {
  %s = alloca %S
  %q = getelementptr %S, ptr %s, i32 0, i32 1
  store i32 %a, ptr %q
  %r = call i32 @bv(ptr byval(%S) align 4 %s, i32 %b)
  %v = load i32, ptr %q
  %x = xor i32 %r, %v
  ret i32 %x
}
define void @sr(ptr sret(%S) %p, i32 %n) {
  %q = getelementptr %S, ptr %p, i32 0, i32 1
  store i32 %n, ptr %q
  ret void
}
define i32 @callsr(i32 %a) {
  %s = alloca %S
  call void @sr(ptr sret(%S) %s, i32 %a)
  %q = getelementptr %S, ptr %s, i32 0, i32 1
  %v = load i32, ptr %q
  ret i32 %v
}
define signext i8 @sx(i8 signext %a, i16 zeroext %b) {
  %t = trunc i16 %b to i8
  %r = add i8 %a, %t
  ret i8 %r
}
define i32 @callsx(i8 %a, i16 %b) {
  %r = call signext i8 @sx(i8 signext %a, i16 zeroext %b)
  %x = sext i8 %r to i32
  ret i32 %x
}
define i1 @nb(i1 %a) {
  %r = xor i1 %a, true
  ret i1 %r
}
define i1 @callnb(i1 %a, i1 %b) {
  %r = call i1 @nb(i1 %a)
  %s = and i1 %r, %b
  ret i1 %s
}
define { i32, i1, half } @agg(i32 %a, i1 %b, half %c) {
  %x = insertvalue { i32, i1, half } poison, i32 %a, 0
  %y = insertvalue { i32, i1, half } %x, i1 %b, 1
  %z = insertvalue { i32, i1, half } %y, half %c, 2
  ret { i32, i1, half } %z
}
define i32 @callagg(i32 %a, i1 %b, half %c) {
  %r = call { i32, i1, half } @agg(i32 %a, i1 %b, half %c)
  %v = extractvalue { i32, i1, half } %r, 0
  %w = extractvalue { i32, i1, half } %r, 1
  %x = select i1 %w, i32 %v, i32 9
  ret i32 %x
}
declare i32 @vprintf(ptr, ptr)
@fmt = internal addrspace(4) constant [4 x i8] c"%d\0A\00"
define i32 @pr(i32 %a) {
  %b = alloca { i32 }
  store i32 %a, ptr %b
  %r = call i32 @vprintf(ptr addrspacecast (ptr addrspace(4) @fmt to ptr), ptr %b)
  ret i32 %a
}
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @heap(i32 %a) {
  %p = call ptr @malloc(i64 16)
  %z = icmp eq ptr %p, null
  br i1 %z, label %n, label %y
y:
  store i32 %a, ptr %p
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
n:
  ret i32 0
}
