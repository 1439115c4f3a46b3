; A variable that holds the address of a kernel: the kernel is declared in front of it (machine.md 5), without what its launches
; have to be.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@place = addrspace(1) global ptr @kernel, align 8
@behind = internal addrspace(1) constant ptr getelementptr (i8, ptr @kernel, i64 1), align 8

define ptx_kernel void @kernel(ptr noundef %out) #0 {
  %p = load i64, ptr addrspace(1) @place, align 8
  %q = load i64, ptr addrspace(1) @behind, align 8
  %d = sub i64 %q, %p
  store i64 %d, ptr %out, align 8
  ret void
}

attributes #0 = { "nvvm.maxntid"="128" }
