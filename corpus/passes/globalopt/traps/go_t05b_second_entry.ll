; GO-T5b: the struct counts the calls. Filling it anew at each entry would forget them.
; run: @root() = i32 2
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@state = internal addrspace(1) global { i32, i32 } { i32 0, i32 7 }, align 4

define i32 @root() {
  %a = call i32 @step()
  %b = call i32 @step()
  ret i32 %b
}

define internal i32 @step() {
  %a = load i32, ptr addrspace(1) @state, align 4
  %b = add i32 %a, 1
  store i32 %b, ptr addrspace(1) @state, align 4
  ret i32 %b
}
