;; What is reached through a `noalias` pointer that a function keeps to itself is reached through nothing else, where one of the
;; accesses writes (LangRef, `noalias`): before a call and after it.
declare void @any()
declare void @quiet() willreturn nounwind
declare void @take(ptr)

; read_above_a_call: correct -- the callee may not write what is read through the pointer afterwards (noalias)
define i32 @src_read_above_a_call(ptr noalias align 4 dereferenceable(4) %p) {
  call void @any()
  %r = load i32, ptr %p
  ret i32 %r
}
define i32 @tgt_read_above_a_call(ptr noalias align 4 dereferenceable(4) %p) {
  %r = load i32, ptr %p
  call void @any()
  ret i32 %r
}
; read_once: correct -- nor what was read through it before (noalias)
define i32 @src_read_once(ptr noalias align 4 dereferenceable(4) %p) {
  %a = load i32, ptr %p
  call void @any()
  %b = load i32, ptr %p
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_read_once(ptr noalias align 4 dereferenceable(4) %p) {
  %a = load i32, ptr %p
  call void @any()
  ret i32 0
}
; read_through_another: incorrect -- without the promise the callee may write there (noalias)
define i32 @src_read_through_another(ptr align 4 dereferenceable(4) %p) {
  %a = load i32, ptr %p
  call void @any()
  %b = load i32, ptr %p
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_read_through_another(ptr align 4 dereferenceable(4) %p) {
  %a = load i32, ptr %p
  call void @any()
  ret i32 0
}
; read_of_what_was_given: incorrect -- the callee has the pointer and writes through it (captures)
define i32 @src_read_of_what_was_given(ptr noalias align 4 dereferenceable(4) %p) {
  call void @take(ptr %p)
  %a = load i32, ptr %p
  call void @any()
  %b = load i32, ptr %p
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_read_of_what_was_given(ptr noalias align 4 dereferenceable(4) %p) {
  call void @take(ptr %p)
  %a = load i32, ptr %p
  call void @any()
  ret i32 0
}
; read_on_one_way: incorrect -- where the source does not read, the callee may write (noalias)
define i32 @src_read_on_one_way(ptr noalias dereferenceable(4) %p, i1 %c) {
  call void @any()
  br i1 %c, label %read, label %exit
read:
  %r = load i32, ptr %p
  ret i32 %r
exit:
  ret i32 0
}
define i32 @tgt_read_on_one_way(ptr noalias dereferenceable(4) %p, i1 %c) {
  %before = load i32, ptr %p
  call void @any()
  %after = load i32, ptr %p
  %more = sub i32 %after, %before
  %r = select i1 %c, i32 %before, i32 %more
  ret i32 %r
}
; written_above_a_quiet_call: correct -- what is written in any case is written before a call that returns and cannot see it (noalias)
define void @src_written_above_a_quiet_call(ptr noalias align 4 dereferenceable(4) %p) {
  call void @quiet()
  store i32 1, ptr %p
  ret void
}
define void @tgt_written_above_a_quiet_call(ptr noalias align 4 dereferenceable(4) %p) {
  store i32 1, ptr %p
  call void @quiet()
  ret void
}
; written_above_any_call: incorrect -- if the call does not return, the source never writes (noalias)
define void @src_written_above_any_call(ptr noalias align 4 dereferenceable(4) %p) {
  call void @any()
  store i32 1, ptr %p
  ret void
}
define void @tgt_written_above_any_call(ptr noalias align 4 dereferenceable(4) %p) {
  store i32 1, ptr %p
  call void @any()
  ret void
}
; writable_above_any_call: correct -- as if it were written on entry (writable)
define void @src_writable_above_any_call(ptr noalias writable dead_on_unwind align 4 dereferenceable(4) %p) {
  call void @any()
  store i32 1, ptr %p
  ret void
}
define void @tgt_writable_above_any_call(ptr noalias writable dead_on_unwind align 4 dereferenceable(4) %p) {
  store i32 1, ptr %p
  call void @any()
  ret void
}
; given_away_later: correct -- until the pointer is given away nobody has it, so that no callee sees the first store (noalias)
define void @src_given_away_later(ptr noalias %p) {
  store i32 55, ptr %p
  call void @quiet()
  store i32 99, ptr %p
  call void @take(ptr %p)
  ret void
}
define void @tgt_given_away_later(ptr noalias %p) {
  call void @quiet()
  store i32 99, ptr %p
  call void @take(ptr %p)
  ret void
}
; given_away_before: incorrect -- who has the pointer sees what was stored (noalias)
define void @src_given_away_before(ptr noalias %p) {
  call void @take(ptr %p)
  store i32 55, ptr %p
  call void @quiet()
  store i32 99, ptr %p
  ret void
}
define void @tgt_given_away_before(ptr noalias %p) {
  call void @take(ptr %p)
  call void @quiet()
  store i32 99, ptr %p
  ret void
}
; given_away_on_one_way: incorrect -- on that way somebody may have the pointer (noalias)
define void @src_given_away_on_one_way(ptr noalias %p, i1 noundef %c) {
entry:
  br i1 %c, label %give, label %go
give:
  call void @take(ptr %p)
  br label %go
go:
  store i32 55, ptr %p
  call void @quiet()
  store i32 99, ptr %p
  ret void
}
define void @tgt_given_away_on_one_way(ptr noalias %p, i1 noundef %c) {
entry:
  br i1 %c, label %give, label %go
give:
  call void @take(ptr %p)
  br label %go
go:
  call void @quiet()
  store i32 99, ptr %p
  ret void
}
; lent: correct -- a callee that keeps no pointer has none after it (captures)
define void @src_lent(ptr noalias %p) {
  call void @take(ptr captures(none) %p)
  store i32 55, ptr %p
  call void @quiet()
  store i32 99, ptr %p
  ret void
}
define void @tgt_lent(ptr noalias %p) {
  call void @take(ptr captures(none) %p)
  call void @quiet()
  store i32 99, ptr %p
  ret void
}
; stack_object_of_who_unwinds: correct -- what a stack object holds is nobody's concern once the frame is gone (memory(write))
declare void @put(ptr) memory(write)
define void @src_stack_object_of_who_unwinds(i1 noundef %c) {
  %a = alloca i32
  store i32 55, ptr %a
  call void @put(ptr %a)
  br i1 %c, label %then, label %end
then:
  call void @put(ptr %a)
  br label %end
end:
  store i32 99, ptr %a
  call void @any()
  ret void
}
define void @tgt_stack_object_of_who_unwinds(i1 noundef %c) {
  %a = alloca i32
  call void @put(ptr %a)
  br i1 %c, label %then, label %end
then:
  call void @put(ptr %a)
  br label %end
end:
  store i32 99, ptr %a
  call void @any()
  ret void
}
