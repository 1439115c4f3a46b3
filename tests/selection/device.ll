; Barriers, votes, special registers, arithmetic by its PTX name.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umin(i32, i32)
declare void @llvm.nvvm.membar.gl()
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare double @llvm.nvvm.lohi.i2d(i32, i32)
declare i32 @llvm.nvvm.d2i.hi(double)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare float @llvm.nvvm.add.rm.ftz.f(float, float)
declare double @llvm.nvvm.div.rp.d(double, double)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare float @llvm.nvvm.fmax.f(float, float)
declare float @llvm.nvvm.floor.f(float)
declare void @llvm.nvvm.bar.warp.sync(i32)
@s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @k(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp ult i32 %t, 64
  %m = and i32 %t, 63
  %e = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %m
  store i32 %t, ptr addrspace(3) %e
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = trunc i32 %t to i1
  %n = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)
  %o = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %c)
  %q = call i32 @llvm.nvvm.barrier0.popc(i32 %t)
  %z = zext i1 %o to i32
  %r = add i32 %n, %z
  %u = add i32 %r, %q
  %b = getelementptr i32, ptr %p, i32 %m
  store i32 %u, ptr %b
  ret void
}
define ptx_kernel void @wk(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %c = trunc i32 %t to i1
  %am = call i32 @llvm.nvvm.vote.ballot.sync(i32 1, i1 %c)
  %b = getelementptr i32, ptr %p, i32 %l
  store i32 %am, ptr %b
  ret void
}
define i32 @pm(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}
define double @lo(i32 %a, i32 %b) {
  %r = call double @llvm.nvvm.lohi.i2d(i32 %a, i32 %b)
  ret double %r
}
define i32 @hi(double %a) {
  %r = call i32 @llvm.nvvm.d2i.hi(double %a)
  ret i32 %r
}
define float @fm(float %a, float %b, float %c) {
  %r = call float @llvm.nvvm.fma.rz.f(float %a, float %b, float %c)
  ret float %r
}
define float @am(float %a, float %b) {
  %r = call float @llvm.nvvm.add.rm.ftz.f(float %a, float %b)
  ret float %r
}
define double @dp(double %a, double %b) {
  %r = call double @llvm.nvvm.div.rp.d(double %a, double %b)
  ret double %r
}
define float @sa(float %a) {
  %r = call float @llvm.nvvm.saturate.f(float %a)
  ret float %r
}
define i32 @mh(i32 %a, i32 %b) {
  %r = call i32 @llvm.nvvm.mulhi.i(i32 %a, i32 %b)
  ret i32 %r
}
define float @mx(float %a, float %b) {
  %r = call float @llvm.nvvm.fmax.f(float %a, float %b)
  ret float %r
}
define float @fl(float %a) {
  %r = call float @llvm.nvvm.floor.f(float %a)
  ret float %r
}
