; GO-R8 in kernels: many threads reach the elements of two objects that one thread has allocated in the launch
; before; an object of the heap outlives the launch, and so do those of the fields.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%body = type { float, float, i32 }
%bin = type { i32, i64 }

@bodies = internal addrspace(1) global ptr null, align 8
@bins = internal addrspace(1) global ptr null, align 8

define ptx_kernel void @make() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %allocate, label %done

allocate:
  %b = call ptr @malloc(i64 384)
  store ptr %b, ptr addrspacecast (ptr addrspace(1) @bodies to ptr), align 8
  %n = call ptr @malloc(i64 512)
  store ptr %n, ptr addrspace(1) @bins, align 8
  br label %done

done:
  ret void
}

define ptx_kernel void @fill(ptr addrspace(1) %in) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %inside = icmp ult i64 %i, 32
  %b = load ptr, ptr addrspacecast (ptr addrspace(1) @bodies to ptr), align 8
  %there = icmp ne ptr %b, null
  %ok = and i1 %inside, %there
  br i1 %ok, label %write, label %done

write:
  %at = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %i
  %v = load i32, ptr addrspace(1) %at, align 4
  %f = sitofp i32 %v to float
  %x = getelementptr inbounds %body, ptr %b, i64 %i
  %x0 = getelementptr inbounds nuw %body, ptr %x, i32 0, i32 0
  store float %f, ptr %x0, align 4
  %x2 = getelementptr inbounds nuw %body, ptr %x, i32 0, i32 2
  store i32 %v, ptr %x2, align 4
  %n = load ptr, ptr addrspace(1) @bins, align 8
  %n.there = icmp ne ptr %n, null
  br i1 %n.there, label %count, label %done

count:
  %c = getelementptr inbounds %bin, ptr %n, i64 %i, i32 1
  store i64 %i, ptr %c, align 8
  br label %done

done:
  ret void
}

define ptx_kernel void @read(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %inside = icmp ult i64 %i, 32
  %b = load ptr, ptr addrspace(1) @bodies, align 8
  %n = load ptr, ptr addrspace(1) @bins, align 8
  %b.there = icmp ne ptr %b, null
  %n.there = icmp ne ptr %n, null
  %both = and i1 %b.there, %n.there
  %ok = and i1 %inside, %both
  br i1 %ok, label %write, label %done

write:
  %x2 = getelementptr inbounds %body, ptr %b, i64 %i, i32 2
  %v = load i32, ptr %x2, align 4
  %c = getelementptr inbounds %bin, ptr %n, i64 %i, i32 1
  %w = load i64, ptr %c, align 8
  %w.low = trunc i64 %w to i32
  %s = add i32 %v, %w.low
  %at = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  store i32 %s, ptr addrspace(1) %at, align 4
  br label %done

done:
  ret void
}

define ptx_kernel void @drop() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %release, label %done

release:
  %b = load ptr, ptr addrspace(1) @bodies, align 8
  call void @free(ptr %b)
  store ptr null, ptr addrspace(1) @bodies, align 8
  %n = load ptr, ptr addrspace(1) @bins, align 8
  call void @free(ptr %n)
  store ptr null, ptr addrspace(1) @bins, align 8
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
