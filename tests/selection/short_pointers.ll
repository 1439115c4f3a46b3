target datalayout = "e-p3:32:32-p5:32:32-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Pointers to shared and local memory have 32 bits where the data layout says so: they are counted and kept in such registers, and
; get zeros above where they become generic.
@buffer = internal addrspace(3) global [64 x i32] undef, align 16
@slot = internal addrspace(3) global ptr addrspace(3) undef, align 4

define i32 @shared(i32 %n, i64 %far, i8 %near) {
  %i = and i32 %n, 15
  %j = and i64 %far, 15
  %b = and i8 %near, 15
  %k = zext i8 %b to i32
  %p = getelementptr inbounds i32, ptr addrspace(3) @buffer, i32 %i
  store i32 7, ptr addrspace(3) %p, align 4
  %q = getelementptr [3 x i32], ptr addrspace(3) %p, i64 %j
  %r = getelementptr i8, ptr addrspace(3) %q, i32 -4
  store i32 %k, ptr addrspace(3) %q, align 4
  %s = getelementptr i32, ptr addrspace(3) %r, i8 %b
  %v = ptrtoint ptr addrspace(3) %s to i32
  %base = ptrtoint ptr addrspace(3) @buffer to i32
  %d = sub i32 %v, %base
  %w = load i32, ptr addrspace(3) %p, align 4
  %x = add i32 %w, %d
  ret i32 %x
}

; A generic pointer into shared memory is followed there, with the low half of its index.
define i32 @generic(i32 %n) {
  %i = and i32 %n, 7
  %u = zext nneg i32 %i to i64
  %k = sub i32 0, %i
  %s = sext i32 %k to i64
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @buffer to ptr), i64 %u
  store i32 %n, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @buffer, i32 60) to ptr), i64 %s
  store i32 %i, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i64 @numbers() {
  %a = ptrtoint ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @buffer, i32 12) to i64
  %b = ptrtoint ptr addrspace(3) @buffer to i64
  %d = sub i64 %a, %b
  %s = lshr exact i32 ptrtoint (ptr addrspace(3) @buffer to i32), 4
  %t = shl i32 %s, 4
  %u = zext i32 %t to i64
  %e = sub i64 %u, %b
  %r = add i64 %d, %e
  ret i64 %r
}

define i32 @kept(i32 %n) {
  %i = and i32 %n, 31
  %p = getelementptr inbounds i32, ptr addrspace(3) @buffer, i32 %i
  store i32 %n, ptr addrspace(3) %p, align 4
  store ptr addrspace(3) %p, ptr addrspace(3) @slot, align 4
  %q = load ptr addrspace(3), ptr addrspace(3) @slot, align 4
  %g = addrspacecast ptr addrspace(3) %q to ptr
  %h = getelementptr inbounds i32, ptr %g, i64 1
  store i32 5, ptr %h, align 4
  %back = addrspacecast ptr %h to ptr addrspace(3)
  %c = icmp ugt ptr addrspace(3) %back, %q
  %x = select i1 %c, ptr addrspace(3) %back, ptr addrspace(3) %q
  %v = load i32, ptr addrspace(3) %x, align 4
  ret i32 %v
}

define i32 @through(i32 %n) {
  %i = and i32 %n, 31
  %p = getelementptr inbounds i32, ptr addrspace(3) @buffer, i32 %i
  store i32 %n, ptr addrspace(3) %p, align 4
  %v = call i32 @callee(ptr addrspace(3) %p, i32 1)
  ret i32 %v
}

define internal i32 @callee(ptr addrspace(3) %p, i32 %n) noinline {
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i32 %n
  store i32 3, ptr addrspace(3) %q, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i32 %v
}

define i32 @local(i32 %n) {
  %a = alloca [4 x i32], align 16, addrspace(5)
  %i = and i32 %n, 3
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr addrspace(5) %a, align 16
  %p = getelementptr inbounds [4 x i32], ptr addrspace(5) %a, i32 0, i32 %i
  %g = addrspacecast ptr addrspace(5) %p to ptr
  %v = load i32, ptr %g, align 4
  ret i32 %v
}

define i32 @lanes(i32 %n) {
  %i = and i32 %n, 7
  %one = insertelement <2 x i32> poison, i32 %i, i64 0
  %both = insertelement <2 x i32> %one, i32 3, i64 1
  %p = getelementptr i32, ptr addrspace(3) @buffer, <2 x i32> %both
  %v = ptrtoint <2 x ptr addrspace(3)> %p to <2 x i32>
  %a = extractelement <2 x i32> %v, i64 0
  %b = extractelement <2 x i32> %v, i64 1
  %d = sub i32 %a, %b
  ret i32 %d
}

define i32 @copied(i32 %n) {
  %i = and i32 %n, 7
  %p = getelementptr inbounds i32, ptr addrspace(3) @buffer, i32 %i
  store i32 %n, ptr addrspace(3) %p, align 4
  %to = getelementptr inbounds i32, ptr addrspace(3) @buffer, i32 32
  %bytes = shl i32 %i, 2
  %more = add i32 %bytes, 4
  call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 @buffer, i8 1, i32 %bytes, i1 false)
  call void @llvm.memmove.p3.p3.i32(ptr addrspace(3) align 4 %to, ptr addrspace(3) align 4 @buffer, i32 %more, i1 false)
  %q = getelementptr inbounds i32, ptr addrspace(3) %to, i32 %i
  %v = load i32, ptr addrspace(3) %q, align 4
  ret i32 %v
}

define i8 @byte(i32 %n) {
  %i = and i32 %n, 7
  %p = getelementptr inbounds i8, ptr addrspace(3) @buffer, i32 %i
  store i64 0, ptr addrspace(3) @buffer, align 8
  %old = atomicrmw add ptr addrspace(3) %p, i8 3 monotonic, align 1
  %v = load i8, ptr addrspace(3) %p, align 1
  ret i8 %v
}

; The registers of inline assembly are as wide as its constraints say.
define i32 @written(i32 %n) {
  %i = and i32 %n, 7
  %p = getelementptr inbounds i32, ptr addrspace(3) @buffer, i32 %i
  store i32 %n, ptr addrspace(3) %p, align 4
  %v = call i32 asm sideeffect "ld.shared.b32 $0, [$1];", "=r,l"(ptr addrspace(3) %p)
  %q = call ptr addrspace(3) asm sideeffect "", "=l,0"(ptr addrspace(3) %p)
  %s = call i16 asm "mov.b32 $0, $1;", "=r,r"(i32 9)
  %w = load i32, ptr addrspace(3) %q, align 4
  %x = sub i32 %w, %v
  %t = zext i16 %s to i32
  %y = add i32 %x, %t
  ret i32 %y
}
