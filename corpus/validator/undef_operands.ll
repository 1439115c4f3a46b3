target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @may_hang(i32) nounwind memory(none)
; one_answer_used_twice: incorrect -- the callee may freeze what it is given: one call has one answer (freeze)
define i32 @src_one_answer_used_twice(i32 %y) {
  %r = call i32 @pure(i32 %y)
  %d = sub i32 %r, %r
  ret i32 %d
}
define i32 @tgt_one_answer_used_twice(i32 %y) {
  %r = call i32 @pure(i32 %y)
  %q = call i32 @pure(i32 %y)
  %d = sub i32 %r, %q
  ret i32 %d
}
; two_answers_made_one: correct -- two calls may settle on the same value (undef)
define i32 @src_two_answers_made_one(i32 %y) {
  %r = call i32 @pure(i32 %y)
  %q = call i32 @pure(i32 %y)
  %d = sub i32 %r, %q
  ret i32 %d
}
define i32 @tgt_two_answers_made_one(i32 %y) {
  %r = call i32 @pure(i32 %y)
  %d = sub i32 %r, %r
  ret i32 %d
}
; sunk_out_of_branches: correct -- the one call has the operand of the branch that was taken (undef)
define i32 @src_sunk_out_of_branches(i1 %flag, i32 %x, i32 %y) {
  br i1 %flag, label %a, label %b
a:
  %x0 = call i32 @may_hang(i32 %x)
  br label %end
b:
  %y0 = call i32 @may_hang(i32 %y)
  br label %end
end:
  %r = phi i32 [ %x0, %a ], [ %y0, %b ]
  ret i32 %r
}
define i32 @tgt_sunk_out_of_branches(i1 %flag, i32 %x, i32 %y) {
  %s = select i1 %flag, i32 %x, i32 %y
  %r = call i32 @may_hang(i32 %s)
  ret i32 %r
}
; operation_on_undef_twice: correct -- an operation on undef is undef, another value at each use (undef)
declare i32 @llvm.ctpop.i32(i32)
define i32 @src_operation_on_undef_twice() {
  %r = call i32 @llvm.ctpop.i32(i32 undef)
  %d = sub i32 %r, %r
  ret i32 %d
}
define i32 @tgt_operation_on_undef_twice() {
  %r = call i32 @llvm.ctpop.i32(i32 undef)
  %q = call i32 @llvm.ctpop.i32(i32 undef)
  %d = sub i32 %r, %q
  ret i32 %d
}
; twice_by_a_stack_object: correct -- each load of what was stored may see another value where that is undef, so that the target has no more uses of it (Undefined Values)
define i64 @src_twice_by_a_stack_object(ptr noundef %p) {
  %z = alloca i64
  %l = load i64, ptr %p
  store i64 %l, ptr %z
  %a = load i64, ptr %z
  %b = load i64, ptr %z
  %s = lshr i64 %b, 30
  %r = xor i64 %a, %s
  ret i64 %r
}
define i64 @tgt_twice_by_a_stack_object(ptr noundef %p) {
  %l = load i64, ptr %p
  %s = lshr i64 %l, 30
  %r = xor i64 %l, %s
  ret i64 %r
}
