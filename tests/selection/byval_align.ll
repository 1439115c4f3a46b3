; A call that promises more of a value's alignment than its callee asks for, and one that promises less: the slot is as the callee
; declares it, and what is copied is read as the call says.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, i32 }

define i32 @narrow(ptr byval(%pair) align 4 %a) {
  %p = getelementptr %pair, ptr %a, i64 0, i32 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @wide(ptr byval(%pair) align 8 %a) {
  %v = load i64, ptr %a, align 8
  %t = trunc i64 %v to i32
  ret i32 %t
}

define i32 @more(ptr align 8 %p) {
  %v = call i32 @narrow(ptr byval(%pair) align 8 %p)
  ret i32 %v
}

define i32 @less(ptr align 4 %p) {
  %v = call i32 @wide(ptr byval(%pair) align 4 %p)
  ret i32 %v
}
