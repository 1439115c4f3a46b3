; GO-R6: null is stored behind the free, and the question comes again: the flag falls with the store.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@first = internal addrspace(1) global ptr null, align 8
@second = internal addrspace(1) global ptr null, align 8
@third = internal addrspace(1) global ptr null, align 8

define i32 @root(i32 %x) norecurse "tandem-entered-once" {
entry:
  store ptr null, ptr addrspace(1) @first, align 8
  %a = call ptr @malloc(i64 4)
  store ptr %a, ptr addrspace(1) @first, align 8
  %b = call ptr @malloc(i64 12)
  store ptr %b, ptr addrspace(1) @second, align 8
  %c = call ptr @malloc(i64 40)
  store ptr %c, ptr addrspace(1) @third, align 8
  %q0 = call i32 @ask()
  %early = icmp ult i32 %x, 10
  br i1 %early, label %drop, label %keep

drop:
  %p = load ptr, ptr addrspace(1) @first, align 8
  call void @free(ptr %p)
  store ptr null, ptr addrspace(1) @first, align 8
  %q = load ptr, ptr addrspace(1) @second, align 8
  call void @free(ptr %q)
  store ptr null, ptr addrspace(1) @second, align 8
  br label %keep

keep:
  %q1 = call i32 @ask()
  %w = load ptr, ptr addrspace(1) @third, align 8
  call void @free(ptr %w)
  store ptr null, ptr addrspace(1) @third, align 8
  %q2 = call i32 @ask()
  %m1 = mul i32 %q1, 8
  %m2 = mul i32 %q2, 64
  %s = add i32 %q0, %m1
  %t = add i32 %s, %m2
  ret i32 %t
}

define internal i32 @ask() {
  %p = load ptr, ptr addrspace(1) @first, align 8
  %q = load ptr, ptr addrspace(1) @second, align 8
  %r = load ptr, ptr addrspace(1) @third, align 8
  %a = icmp ne ptr %p, null
  %b = icmp ne ptr %q, null
  %c = icmp ne ptr %r, null
  %x = zext i1 %a to i32
  %y = select i1 %b, i32 2, i32 0
  %z = select i1 %c, i32 4, i32 0
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
