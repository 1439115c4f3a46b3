; GO-T22: the flag only ever holds what it begins with, and still its releasing stores and acquiring loads order the data
; beside it. They must stay.
; keep: @flag
; count: store atomic = 1
; count: load atomic = 1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@flag = internal addrspace(1) global i32 0, align 4
@data = addrspace(1) global i32 0, align 4

define void @producer(i32 %v) {
  store i32 %v, ptr addrspace(1) @data, align 4
  store atomic i32 0, ptr addrspace(1) @flag syncscope("device") release, align 4
  ret void
}

define i32 @consumer() {
  %f = load atomic i32, ptr addrspace(1) @flag syncscope("device") acquire, align 4
  %v = load i32, ptr addrspace(1) @data, align 4
  %r = add i32 %f, %v
  ret i32 %r
}
