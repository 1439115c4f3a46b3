target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; expect: incorrect -- the last byte of the exported table differs (Global Variables)
@t = addrspace(1) constant [3 x i8] c"abc", align 1
define void @f() {
  ret void
}
