target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @main() {
  ret i32 0
}

define i32 @api_open() {
  ret i32 1
}

define internal i32 @api() {
  ret i32 2
}

define internal i32 @helper() {
  ret i32 3
}
