target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

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
