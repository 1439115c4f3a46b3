; What no root reaches goes, all at once: a variable, a function, and what only they mention.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dead = internal addrspace(1) global i32 1, align 4
@only.of.dead = internal addrspace(1) global i32 2, align 4
@live = internal addrspace(1) global i32 3, align 4

define i32 @root() {
  %a = load i32, ptr addrspace(1) @live, align 4
  ret i32 %a
}

define internal i32 @dead.function() {
  %a = load i32, ptr addrspace(1) @only.of.dead, align 4
  %b = call i32 @dead.too()
  %c = add i32 %a, %b
  ret i32 %c
}

define internal i32 @dead.too() {
  ret i32 4
}
