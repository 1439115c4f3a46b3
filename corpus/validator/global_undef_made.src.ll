target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; expect: incorrect -- the exported variable holds undef where it held a number (Undefined Values)
@v = addrspace(1) global [2 x i16] [i16 1, i16 2]
define void @f() {
  ret void
}
