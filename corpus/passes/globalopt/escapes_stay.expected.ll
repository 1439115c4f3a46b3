target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@passed = internal global { i32, i32 } { i32 1, i32 2 }, align 4
@number = internal global { i32, i32 } { i32 1, i32 2 }, align 4
@compared = internal global { i32, i32 } { i32 1, i32 2 }, align 4
@chosen = internal global { i32, i32 } { i32 1, i32 2 }, align 4
@kept = internal global { i32, i32 } { i32 1, i32 2 }, align 4
@copied = internal global { i32, i32 } { i32 1, i32 2 }, align 4
@aliased = internal global { i32, i32 } { i32 1, i32 2 }, align 4
@added = internal global { i32, i32 } { i32 1, i32 2 }, align 4

@other = alias { i32, i32 }, ptr @aliased

define i32 @escapes_stay(i1 %c, ptr %to) {
  call void @effect(ptr @passed)
  %a = load i32, ptr @passed, align 4
  %n = ptrtoint ptr @number to i64
  store i64 %n, ptr %to, align 8
  %b = load i32, ptr @number, align 4
  %e = icmp eq ptr @compared, %to
  %d = load i32, ptr @compared, align 4
  %p = select i1 %c, ptr @chosen, ptr %to
  store i32 5, ptr %p, align 4
  %f = load i32, ptr @chosen, align 4
  store ptr @kept, ptr %to, align 8
  %g = load i32, ptr @kept, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @copied, i64 8, i1 false)
  %h = load i32, ptr @copied, align 4
  %i = load i32, ptr @aliased, align 4
  %j = atomicrmw add ptr @added, i32 1 monotonic, align 4
  %k = zext i1 %e to i32
  %s0 = add i32 %a, %b
  %s1 = add i32 %d, %f
  %s2 = add i32 %g, %h
  %s3 = add i32 %i, %j
  %s4 = add i32 %s0, %s1
  %s5 = add i32 %s2, %s3
  %s6 = add i32 %s4, %s5
  %r = add i32 %s6, %k
  ret i32 %r
}

declare void @effect(ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
