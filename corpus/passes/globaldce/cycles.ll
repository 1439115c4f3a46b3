; Functions that only call each other, and variables that only name each other.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal global ptr @b, align 8
@b = internal global ptr @a, align 8

define void @root() {
  ret void
}

define internal void @ping() {
  call void @pong()
  ret void
}

define internal void @pong() {
  call void @ping()
  ret void
}
