target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@box.f0 = internal addrspace(1) global i32 0, align 8
@box.f1 = internal addrspace(1) global i32 0, align 4

define i32 @split_atomic_fields(i32 %v) {
  store i32 %v, ptr addrspace(1) @box.f1, align 4
  store atomic i32 1, ptr addrspace(1) @box.f0 syncscope("device") release, align 8
  %f = load atomic i32, ptr addrspace(1) @box.f0 syncscope("device") acquire, align 4
  %w = load i32, ptr addrspace(1) @box.f1, align 4
  %r = add i32 %f, %w
  ret i32 %r
}
