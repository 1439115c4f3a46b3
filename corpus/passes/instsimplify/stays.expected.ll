target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global i32 undef, align 4

define i32 @freeze_of_argument(i32 %x) {
  %f = freeze i32 %x
  ret i32 %f
}

define i32 @select_undef_arm(i1 %c, i32 %x) {
  %r = select i1 %c, i32 undef, i32 %x
  ret i32 %r
}

define i1 @shared_object_against_null() {
  %r = icmp eq ptr addrspace(3) @shared, null
  ret i1 %r
}

define ptr @difference_added_back(ptr %p, ptr %q) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %b, %a
  %r = getelementptr i8, ptr %p, i64 %d
  ret ptr %r
}

define ptr @select_of_equal_pointers(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  %r = select i1 %c, ptr %p, ptr %q
  ret ptr %r
}

define float @times_zero(float %x) {
  %r = fmul float %x, 0.000000e+00
  ret float %r
}

define float @plus_zero(float %x) {
  %r = fadd float %x, 0.000000e+00
  ret float %r
}

define i1 @equal_to_itself(float %x) {
  %r = fcmp oeq float %x, %x
  ret i1 %r
}

define float @flushing(float %x) #0 {
  %r = fadd float %x, -0.000000e+00
  ret float %r
}

define float @strict(float %x) #1 {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float -0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  ret float %r
}

define void @unused_ballot(i1 %c) {
  %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  ret void
}

define void @unused_volatile_load(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  ret void
}

define i1 @sum_may_wrap(i32 %x, i32 %y) {
  %s = add i32 %x, %y
  %r = icmp uge i32 %s, %x
  ret i1 %r
}

define i32 @optnone(i32 %x) #2 {
  %r = add i32 %x, 0
  ret i32 %r
}

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

define double @"fptrunc-of-fpext, and the wide value is seen"(float %x, ptr %p) {
  %t1 = fpext float %x to double
  %t2 = fptrunc double %t1 to float
  store float %t2, ptr %p, align 4
  ret double %t1
}

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { strictfp }
attributes #2 = { noinline optnone }
