target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; What an access of a parameter by value promises of its alignment is no more than the parameter is declared with: `ld.param` has to be
; aligned by the declaration (PS-37).
%pair = type { i32, i32 }
%shorts = type { i16, i16 }

define i64 @whole(ptr byval(%pair) align 4 %a) {
  %v = load i64, ptr %a, align 8
  ret i64 %v
}

define i64 @extended(ptr byval(%shorts) align 2 %a) {
  %v = load i32, ptr %a, align 4
  %w = zext i32 %v to i64
  ret i64 %w
}

define <2 x i32> @lanes(ptr byval(%pair) align 4 %a) {
  %v = load <2 x i32>, ptr %a, align 8
  ret <2 x i32> %v
}

; Whoever takes a parameter by value for local memory reads a copy that lies there.
define i32 @local(ptr byval(%pair) align 4 %a) {
  %p = getelementptr %pair, ptr %a, i64 0, i32 1
  %l = addrspacecast ptr %p to ptr addrspace(5)
  %v = load i32, ptr addrspace(5) %l, align 4
  ret i32 %v
}

define i32 @caller(ptr align 4 %p) {
  %v = call i32 @local(ptr byval(%pair) align 4 %p)
  ret i32 %v
}
