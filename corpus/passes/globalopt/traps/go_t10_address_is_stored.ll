; GO-T10: a store that has the address as its *value* is no access of the variable: whoever finds it there can write.
; keep: @secret
; run: @root() = i32 9
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@secret = internal addrspace(1) global i32 5, align 4
@drop = addrspace(1) global ptr addrspace(1) null, align 8

define i32 @root() {
  store ptr addrspace(1) @secret, ptr addrspace(1) @drop, align 8
  call void @other()
  %r = load i32, ptr addrspace(1) @secret, align 4
  ret i32 %r
}

define void @other() {
  %p = load ptr addrspace(1), ptr addrspace(1) @drop, align 8
  store i32 9, ptr addrspace(1) %p, align 4
  ret void
}
