; GO-R6: alignment and size. The call promises 32 bytes of alignment, accesses rely on 16 (GO-T8b);
; 2047 bytes are still small, 2048 are not (the limit of production: P2).
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@wide = internal addrspace(1) global ptr null, align 8
@vectors = internal addrspace(1) global ptr null, align 8
@almost = internal addrspace(1) global ptr null, align 8
@large = internal addrspace(1) global ptr null, align 8

define i32 @root(i32 %x) norecurse "tandem-entered-once" {
entry:
  %w = call align 32 ptr @malloc(i64 64)
  store ptr %w, ptr addrspace(1) @wide, align 8
  %v = call align 16 ptr @malloc(i64 48)
  store ptr %v, ptr addrspace(1) @vectors, align 8
  %a = call ptr @malloc(i64 2047)
  store ptr %a, ptr addrspace(1) @almost, align 8
  %l = call ptr @malloc(i64 2048)
  store ptr %l, ptr addrspace(1) @large, align 8
  %w.there = icmp ne ptr %w, null
  %v.there = icmp ne ptr %v, null
  %a.there = icmp ne ptr %a, null
  %l.there = icmp ne ptr %l, null
  %c0 = and i1 %w.there, %v.there
  %c1 = and i1 %a.there, %l.there
  %all = and i1 %c0, %c1
  br i1 %all, label %use, label %failed

use:
  store <4 x i64> <i64 1, i64 2, i64 3, i64 4>, ptr %w, align 32
  %v1 = getelementptr inbounds i8, ptr %v, i64 32
  store <4 x i32> <i32 5, i32 6, i32 7, i32 8>, ptr %v1, align 16
  %a1 = getelementptr inbounds i8, ptr %a, i64 2046
  store i8 11, ptr %a1, align 1
  %l1 = getelementptr inbounds i8, ptr %l, i64 2044
  store i32 %x, ptr %l1, align 4
  %r = call i32 @sum()
  ret i32 %r

failed:
  ret i32 -1
}

define internal i32 @sum() {
  %w = load ptr, ptr addrspace(1) @wide, align 8
  %w2 = getelementptr inbounds i64, ptr %w, i64 2
  %n0 = load i64, ptr %w2, align 16
  %v = load ptr, ptr addrspace(1) @vectors, align 8
  %v1 = getelementptr inbounds i8, ptr %v, i64 32
  %four = load <4 x i32>, ptr %v1, align 16
  %n1 = extractelement <4 x i32> %four, i32 3
  %a = load ptr, ptr addrspace(1) @almost, align 8
  %a1 = getelementptr inbounds i8, ptr %a, i64 2046
  %n2 = load i8, ptr %a1, align 1
  %l = load ptr, ptr addrspace(1) @large, align 8
  %l1 = getelementptr inbounds i8, ptr %l, i64 2044
  %n3 = load i32, ptr %l1, align 4
  %t0 = trunc i64 %n0 to i32
  %t2 = zext i8 %n2 to i32
  %s0 = add i32 %t0, %n1
  %s1 = add i32 %s0, %t2
  %s2 = add i32 %s1, %n3
  ret i32 %s2
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
