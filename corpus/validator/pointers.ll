target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @escape(ptr)

; equal_pointer_loaded: incorrect -- equal addresses need not be one object (Pointer Aliasing Rules)
define i64 @src_equal_pointer_loaded(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  %s = select i1 %c, ptr %p, ptr %q
  store i64 3, ptr %s, align 8
  ret i64 0
}
define i64 @tgt_equal_pointer_loaded(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  %s = select i1 %c, ptr %q, ptr %q
  store i64 3, ptr %s, align 8
  ret i64 0
}
; equal_pointer_compared: correct -- a comparison speaks of addresses alone (icmp)
define i1 @src_equal_pointer_compared(ptr noundef %p, ptr noundef %q, ptr noundef %r) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %a, label %b
a:
  %d = icmp eq ptr %p, %r
  ret i1 %d
b:
  ret i1 false
}
define i1 @tgt_equal_pointer_compared(ptr noundef %p, ptr noundef %q, ptr noundef %r) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %a, label %b
a:
  %d = icmp eq ptr %q, %r
  ret i1 %d
b:
  ret i1 false
}
; null_on_one_way: correct -- a pointer that equals null is null, on one of several ways as well (icmp)
define ptr @src_null_on_one_way(ptr %a, ptr %b, i1 %c) {
  %z = icmp eq ptr %a, null
  br i1 %z, label %t, label %f
t:
  br i1 %c, label %x, label %y
x:
  br label %end
y:
  br label %end
end:
  %p = phi ptr [ %a, %x ], [ %b, %y ]
  ret ptr %p
f:
  ret ptr null
}
define ptr @tgt_null_on_one_way(ptr %a, ptr %b, i1 %c) {
  %z = icmp eq ptr %a, null
  br i1 %z, label %t, label %f
t:
  br i1 %c, label %x, label %y
x:
  br label %end
y:
  br label %end
end:
  %p = phi ptr [ null, %x ], [ %b, %y ]
  ret ptr %p
f:
  ret ptr null
}
; whole_object: correct -- an access of a whole object is at its start: elsewhere it is undefined (Pointer Aliasing Rules)
define void @src_whole_object(i32 %x, i64 %v) {
  %p = alloca i64, align 8
  %i = sext i32 %x to i64
  %a = getelementptr inbounds i64, ptr %p, i64 %i
  store i64 %v, ptr %a, align 8
  call void @escape(ptr %p)
  ret void
}
define void @tgt_whole_object(i32 %x, i64 %v) {
  %p = alloca i64, align 8
  store i64 %v, ptr %p, align 8
  call void @escape(ptr %p)
  ret void
}
; part_of_an_object: incorrect -- the other half may be the one that is written (Pointer Aliasing Rules)
define void @src_part_of_an_object(i32 noundef %x, i32 noundef %v) {
  %p = alloca i64, align 8
  store i64 0, ptr %p, align 8
  %i = sext i32 %x to i64
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %v, ptr %a, align 4
  call void @escape(ptr %p)
  ret void
}
define void @tgt_part_of_an_object(i32 noundef %x, i32 noundef %v) {
  %p = alloca i64, align 8
  store i64 0, ptr %p, align 8
  store i32 %v, ptr %p, align 8
  call void @escape(ptr %p)
  ret void
}
; undef_count: correct -- a stack object of an undef number of elements is undefined behaviour (alloca)
define void @src_undef_count(i64 %n) {
  %p = alloca i8, i64 %n, align 4
  call void @escape(ptr %p)
  ret void
}
define void @tgt_undef_count(i64 %n) {
  %p = alloca i8, i64 %n, align 4
  call void @escape(ptr nonnull %p)
  ret void
}
; count_of_another: incorrect -- the object has another size (alloca)
define i8 @src_count_of_another(i64 noundef %n) {
  %p = alloca i8, i64 %n, align 4
  store i8 0, ptr %p, align 1
  call void @escape(ptr %p)
  ret i8 0
}
define i8 @tgt_count_of_another(i64 noundef %n) {
  %m = lshr i64 %n, 1
  %p = alloca i8, i64 %m, align 4
  store i8 0, ptr %p, align 1
  call void @escape(ptr %p)
  ret i8 0
}
