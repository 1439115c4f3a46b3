; threads: 2
@where = addrspace(3) global ptr undef
define void @main() {
  %p = alloca i32
  store i32 1, ptr %p
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %give, label %wait
give:
  store ptr %p, ptr addrspace(3) @where
  br label %wait
wait:
  call void @llvm.nvvm.barrier0()
  %q = load ptr, ptr addrspace(3) @where
  br i1 %first, label %done, label %use
use:
  %v = load i32, ptr %p
  br label %done
done:
  call void @llvm.nvvm.barrier0()
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
