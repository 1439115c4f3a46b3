target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = internal addrspace(1) global { i32, i32 } { i32 1, i32 2 }, align 4

define i32 @volatile_stays(i32 %x) {
  store i32 %x, ptr addrspace(1) @v, align 4
  %a = load volatile i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @v, i64 4), align 4
  %b = load i32, ptr addrspace(1) @v, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
