; GO-T18: in shared memory address 0 is a place like any other. Whether an allocation failed must not be asked of the
; address of a variable there, and a comparison of such an address with null must not be folded.
; keep: @s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global { i32, i32 } undef, align 4

define i32 @root() {
  %c = icmp eq ptr addrspace(3) @s, null
  %r = zext i1 %c to i32
  store i32 %r, ptr addrspace(3) @s, align 4
  store i32 5, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i32 4), align 4
  %a = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i32 4), align 4
  ret i32 %a
}
