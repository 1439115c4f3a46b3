; GO-T5: a variable that is never written is its initialiser. It must not become a variable without one that a function
; which nobody calls would fill.
; run: @root() = i32 42
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@answer = internal addrspace(1) global { i32, i32 } { i32 40, i32 2 }, align 4

define i32 @root() {
  %a = load i32, ptr addrspace(1) @answer, align 4
  %b = load i32, ptr addrspace(1) getelementptr inbounds ({ i32, i32 }, ptr addrspace(1) @answer, i32 0, i32 1), align 4
  %r = add i32 %a, %b
  ret i32 %r
}
