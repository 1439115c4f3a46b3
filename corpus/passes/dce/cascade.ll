; Unused instructions go, and then what only they used; effects stay (passes.md 0.6.3, LangRef willreturn, nounwind,
; memory).

target triple = "nvptx64-nvidia-cuda"

define i32 @chain(i32 %x, ptr %p) {
  %a = add i32 %x, 1
  %b = mul i32 %a, %a
  %c = load i32, ptr %p, align 4
  %d = udiv i32 %b, %c
  %e = call i32 @pure(i32 %d)
  %f = alloca i32, align 4
  ret i32 %x
}

define void @effects(i32 %x, ptr %p, i1 %c) {
  %a = load volatile i32, ptr %p, align 4
  %b = load atomic i32, ptr %p monotonic, align 4
  %d = call i32 @unknown(i32 %x)
  %e = call i32 @may_not_return(i32 %x)
  %f = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  %g = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %h = atomicrmw add ptr %p, i32 1 monotonic, align 4
  ret void
}

declare i32 @pure(i32) nounwind willreturn memory(read)
declare i32 @may_not_return(i32) nounwind memory(none)
declare i32 @unknown(i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
