;; Who executes a convergent operation with whom, and what a thread reads of itself.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @use(i32)

; barrier_behind_a_call: incorrect -- threads that wait at one barrier wait at two, whatever else each did before it (convergent)
define void @src_barrier_behind_a_call() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  call void @use(i32 1)
  br label %b
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %d, label %e
d:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
define void @tgt_barrier_behind_a_call() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  call void @use(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @use(i32 2)
  br label %e
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %e
e:
  ret void
}

; barrier_kept_together: correct -- what is done before a barrier by some threads alone may be done otherwise (convergent)
define void @src_barrier_kept_together() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  call void @use(i32 1)
  br label %b
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %d, label %e
d:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
define void @tgt_barrier_kept_together() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ne i32 %t, 0
  br i1 %c, label %b, label %a
a:
  call void @use(i32 1)
  br label %b
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %e, label %d
d:
  call void @use(i32 2)
  br label %e
e:
  ret void
}

; register_by_assembly: correct -- assembly without effects that copies a register of the thread has one answer (Inline Assembler Expressions)
define void @src_register_by_assembly(i32 %m) {
  %a = call i32 asm "mov.u32 $0, %laneid;", "=r"() convergent nounwind memory(none)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = call i32 asm "mov.u32 $0, %laneid;", "=r"() convergent nounwind memory(none)
  %s = add i32 %a, %b
  call void @use(i32 %s)
  ret void
}
define void @tgt_register_by_assembly(i32 %m) {
  %a = call i32 asm "mov.u32 $0, %laneid;", "=r"() convergent nounwind memory(none)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = shl i32 %a, 1
  call void @use(i32 %s)
  ret void
}

; registers_by_assembly: incorrect -- another register has another value (Inline Assembler Expressions)
define void @src_registers_by_assembly(i32 %m) {
  %a = call i32 asm "mov.u32 $0, %laneid;", "=r"() nounwind memory(none)
  call void @use(i32 %a)
  ret void
}
define void @tgt_registers_by_assembly(i32 %m) {
  %a = call i32 asm "mov.u32 $0, %warpid;", "=r"() nounwind memory(none)
  call void @use(i32 %a)
  ret void
}
