; GO-T6: when the struct is split, a load of a field is a load of the new variable, and nothing is stored there.
; run: @root(i32 5) = i32 8
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pair = internal addrspace(1) global { i32, i32 } { i32 3, i32 4 }, align 4

define i32 @root(i32 %x) {
  store i32 %x, ptr addrspace(1) @pair, align 4
  %a = load i32, ptr addrspace(1) @pair, align 4
  store i32 3, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @pair, i64 4), align 4
  %b = load i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @pair, i64 4), align 4
  %c = load i32, ptr addrspace(1) @pair, align 4
  %d = add i32 %b, %c
  ret i32 %d
}
