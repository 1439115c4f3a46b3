; an_object_more_in_front: correct -- what is private and comes first does not make the other one another object (volatile)
define void @src_an_object_more_in_front() {
  %s = alloca i64
  store volatile i64 1, ptr %s
  ret void
}
define void @tgt_an_object_more_in_front() {
  %s1 = alloca i64
  %s = alloca i64
  store volatile i64 1, ptr %s
  store i64 2, ptr %s1
  ret void
}
; objects_renamed: correct -- names mean nothing (volatile)
define void @src_objects_renamed() {
  %a = alloca i64
  %a1 = alloca i64
  store volatile i64 1, ptr %a
  store volatile i64 2, ptr %a1
  ret void
}
define void @tgt_objects_renamed() {
  %a.i = alloca i64
  %a.i2 = alloca i64
  store volatile i64 1, ptr %a.i
  store volatile i64 2, ptr %a.i2
  ret void
}
; two_objects_become_one: incorrect -- the second access is to another object than the first (volatile)
define void @src_two_objects_become_one() {
  %a = alloca i64
  %a1 = alloca i64
  store volatile i64 1, ptr %a
  store volatile i64 2, ptr %a1
  ret void
}
define void @tgt_two_objects_become_one() {
  %a = alloca i64
  store volatile i64 1, ptr %a
  store volatile i64 2, ptr %a
  ret void
}
