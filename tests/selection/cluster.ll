; What threads of a warp, a block and a cluster do together, and copies that are not waited for.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32, i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.all(i32, i1)
declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.is_explicit_cluster()
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare i32 @llvm.nvvm.getctarank(ptr)
declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1, i32)
declare i32 @llvm.nvvm.fns(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.f4e(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.rc8(i32, i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.cp.async.wait.all()
@s = internal addrspace(3) global [64 x i32] undef, align 16
define ptx_kernel void @counts(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = trunc i32 %t to i1
  %n = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32 1, i32 64, i1 %c)
  %a = call i1 @llvm.nvvm.barrier.cta.red.and.all(i32 2, i1 %c)
  %z = zext i1 %a to i32
  %r = add i32 %n, %z
  %e = getelementptr i32, ptr %p, i32 %t
  store i32 %r, ptr %e
  ret void
}
define ptx_kernel void @arrives(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp ult i32 %t, 32
  br i1 %first, label %x, label %y
x:
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 3, i32 64)
  ret void
y:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 3, i32 64)
  store i32 1, ptr %p
  ret void
}
define i1 @where(ptr %p) {
  %r = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %r
}
define i1 @same(i32 %v) {
  %m = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 1, i32 %v)
  %r = extractvalue { i32, i1 } %m, 1
  ret i1 %r
}
define i1 @elected() {
  %m = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %r = extractvalue { i32, i1 } %m, 1
  ret i1 %r
}
define i32 @products(i32 %a, i32 %b, i32 %c) {
  %x = call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 %c)
  %y = call i32 @llvm.nvvm.idp2a.u.s(i32 %a, i32 %b, i1 true, i32 %x)
  %z = call i32 @llvm.nvvm.fns(i32 %y, i32 0, i32 1)
  %u = call i32 @llvm.nvvm.prmt.f4e(i32 %z, i32 %a, i32 %b)
  %r = call i32 @llvm.nvvm.prmt.rc8(i32 %u, i32 %c)
  ret i32 %r
}
define ptx_kernel void @others(ptr %p) {
  %q = addrspacecast ptr addrspace(3) @s to ptr
  %o = call ptr @llvm.nvvm.mapa(ptr %q, i32 0)
  %k = call i32 @llvm.nvvm.getctarank(ptr %o)
  %d = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @s, i32 %k)
  %v = load i32, ptr addrspace(7) %d
  %c = call i1 @llvm.nvvm.is_explicit_cluster()
  %z = zext i1 %c to i32
  %r = add i32 %v, %z
  store i32 %r, ptr %p
  ret void
}
define ptx_kernel void @copies(ptr addrspace(1) align 16 %p) {
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) @s, ptr addrspace(1) %p)
  %t = getelementptr i8, ptr addrspace(3) @s, i32 16
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %t, ptr addrspace(1) %p, i32 4)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  call void @llvm.nvvm.cp.async.wait.all()
  ret void
}
