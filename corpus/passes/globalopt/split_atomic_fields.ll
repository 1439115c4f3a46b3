; GO-R4: atomic accesses of a field stay atomic, with ordering and scope.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@box = internal addrspace(1) global { i32, i32, i64 } zeroinitializer, align 8

define i32 @split_atomic_fields(i32 %v) {
  store i32 %v, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @box, i64 4), align 4
  store atomic i32 1, ptr addrspace(1) @box syncscope("device") release, align 8
  %f = load atomic i32, ptr addrspace(1) @box syncscope("device") acquire, align 4
  %w = load i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @box, i64 4), align 4
  %r = add i32 %f, %w
  ret i32 %r
}
