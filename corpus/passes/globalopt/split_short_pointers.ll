; GO-R7, GO-R9: shared pointers of 32 bits: the field that is one has four bytes.
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@frame = internal addrspace(3) global { ptr addrspace(3), i32 } undef, align 4

define i32 @split_short_pointers(ptr addrspace(3) %p) {
  store ptr addrspace(3) %p, ptr addrspace(3) @frame, align 4
  store i32 5, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @frame, i32 4), align 4
  %q = load ptr addrspace(3), ptr addrspace(3) @frame, align 4
  %a = load i32, ptr addrspace(3) %q, align 4
  %b = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @frame, i32 4), align 4
  %r = add i32 %a, %b
  ret i32 %r
}
