; The test of the only exit compares what lies a number apart: whether it leaves is known, and nothing says that the loops make
; progress.

define void @same() {
entry:
  br label %loop

loop:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %x, %x
  br i1 %c, label %out, label %loop

out:
  ret void
}

define void @a_number_apart(i32 %n) {
entry:
  br label %loop

loop:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = add i32 %x, 7
  %c = icmp eq i32 %y, %x
  br i1 %c, label %loop, label %out

out:
  ret void
}

; Near miss: it never leaves.
define void @never_leaves() {
entry:
  br label %loop

loop:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %x, %x
  br i1 %c, label %out, label %loop

out:
  ret void
}

; Near miss: which of the two is less hangs on a wrap.
define void @which_is_less(i32 %n) {
entry:
  br label %loop

loop:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %y = add i32 %x, %n
  %c = icmp ult i32 %y, %x
  br i1 %c, label %loop, label %out

out:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
