; What no rule may touch: undefined operands that would gain uses (U1), null of other address spaces (X-3), addresses
; of another object, strict and flushing floating point, volatile accesses, warp collectives (passes.md 0.6.3).

target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global i32 undef, align 4

; The freeze of a value that may be poison is not the value.
define i32 @freeze_of_argument(i32 %x) {
  %f = freeze i32 %x
  ret i32 %f
}

; The arm that is not undef may be poison.
define i32 @select_undef_arm(i1 %c, i32 %x) {
  %r = select i1 %c, i32 undef, i32 %x
  ret i32 %r
}

; An object of shared memory may lie at address 0.
define i1 @shared_object_against_null() {
  %r = icmp eq ptr addrspace(3) @shared, null
  ret i1 %r
}

; p + (q - p) points into p's object.
define ptr @difference_added_back(ptr %p, ptr %q) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %b, %a
  %r = getelementptr i8, ptr %p, i64 %d
  ret ptr %r
}

; Equal addresses do not make equal pointers.
define ptr @select_of_equal_pointers(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  %r = select i1 %c, ptr %p, ptr %q
  ret ptr %r
}

; A product with 0.0 may be -0.0 or a NaN.
define float @times_zero(float %x) {
  %r = fmul float %x, 0.0
  ret float %r
}

; -0.0 + 0.0 is 0.0.
define float @plus_zero(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}

; x == x does not hold for a NaN.
define i1 @equal_to_itself(float %x) {
  %r = fcmp oeq float %x, %x
  ret i1 %r
}

; Denormal operands count as zero: the sum is not x.
define float @flushing(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fadd float %x, -0.0
  ret float %r
}

; Exceptions and the rounding mode are visible.
define float @strict(float %x) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float -0.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; The wait is an effect, whoever uses the answer.
define void @unused_ballot(i1 %c) {
  %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  ret void
}

; So is the access.
define void @unused_volatile_load(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  ret void
}

; The quotient of the least number and -1 is undefined, and the sum wraps.
define i1 @sum_may_wrap(i32 %x, i32 %y) {
  %s = add i32 %x, %y
  %r = icmp uge i32 %s, %x
  ret i1 %r
}

; Passes leave an optnone function as it is.
define i32 @optnone(i32 %x) noinline optnone {
  %r = add i32 %x, 0
  ret i32 %r
}

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

define double @"fptrunc-of-fpext, and the wide value is seen"(float %x, ptr %p) {
  %t1 = fpext float %x to double
  %t2 = fptrunc double %t1 to float
  store float %t2, ptr %p
  ret double %t1
}
