target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = addrspace(1) global i32 1, align 4

define i64 @escapes(i1 %c, ptr %to) {
entry:
  call void @effect(ptr addrspacecast (ptr addrspace(1) @v to ptr))
  store ptr addrspacecast (ptr addrspace(1) @v to ptr), ptr %to, align 8
  %e = icmp eq ptr addrspacecast (ptr addrspace(1) @v to ptr), %to
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi ptr [ addrspacecast (ptr addrspace(1) @v to ptr), %entry ], [ %to, %a ]
  %x = load i32, ptr %p, align 4
  %n = ptrtoint ptr addrspacecast (ptr addrspace(1) @v to ptr) to i64
  %y = zext i32 %x to i64
  %z = zext i1 %e to i64
  %s = add i64 %n, %y
  %r = add i64 %s, %z
  ret i64 %r
}

declare void @effect(ptr)
