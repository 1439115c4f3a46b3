; GO-R6: the flag that says whether an allocation has happened, asked by every unsigned predicate, with null on
; either side, before the allocation and after it (GO-T1, GO-T24: each answer belongs to the load).
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@early = internal addrspace(1) global ptr null, align 8
@late = internal addrspace(1) global ptr null, align 8
@sides = internal addrspace(1) global ptr null, align 8
@bounds = internal global ptr null, align 8

define i32 @root(i32 %x) norecurse "tandem-entered-once" {
entry:
  %e0 = load ptr, ptr addrspace(1) @early, align 8
  %l0 = load ptr, ptr addrspace(1) @late, align 8
  %s0 = load ptr, ptr addrspace(1) @sides, align 8
  %b0 = load ptr, ptr @bounds, align 8
  %e = call ptr @malloc(i64 4)
  store ptr %e, ptr addrspace(1) @early, align 8
  %c = icmp ugt i32 %x, 3
  br i1 %c, label %some, label %ask

some:
  %l = call ptr @malloc(i64 16)
  store ptr %l, ptr addrspace(1) @late, align 8
  %s = call ptr @malloc(i64 1)
  store ptr %s, ptr addrspace(1) @sides, align 8
  %b = call ptr @malloc(i64 32)
  store ptr %b, ptr @bounds, align 8
  br label %ask

ask:
  %e1 = load ptr, ptr addrspace(1) @early, align 8
  %l1 = load ptr, ptr addrspace(1) @late, align 8
  %s1 = load ptr, ptr addrspace(1) @sides, align 8
  %b1 = load ptr, ptr @bounds, align 8
  %k0 = icmp eq ptr %e0, null
  %k1 = icmp ule ptr %e1, null
  %k2 = icmp ne ptr %l0, null
  %k3 = icmp ugt ptr %l1, null
  %k4 = icmp ult ptr %s0, null
  %k5 = icmp eq ptr null, %s1
  %k6 = icmp uge ptr %b0, null
  %k7 = icmp ult ptr null, %b1
  %k8 = icmp uge ptr null, %b0
  %n0 = zext i1 %k0 to i32
  %n1 = select i1 %k1, i32 2, i32 0
  %n2 = select i1 %k2, i32 4, i32 0
  %n3 = select i1 %k3, i32 8, i32 0
  %n4 = select i1 %k4, i32 16, i32 0
  %n5 = select i1 %k5, i32 32, i32 0
  %n6 = select i1 %k6, i32 64, i32 0
  %n7 = select i1 %k7, i32 128, i32 0
  %n8 = select i1 %k8, i32 256, i32 0
  %a0 = add i32 %n0, %n1
  %a1 = add i32 %a0, %n2
  %a2 = add i32 %a1, %n3
  %a3 = add i32 %a2, %n4
  %a4 = add i32 %a3, %n5
  %a5 = add i32 %a4, %n6
  %a6 = add i32 %a5, %n7
  %a7 = add i32 %a6, %n8
  ret i32 %a7
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
