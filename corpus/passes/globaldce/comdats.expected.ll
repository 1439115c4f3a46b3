target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$keep = comdat any

$drop = comdat any

@keep = linkonce_odr constant i32 1, comdat, align 4
@beside = internal constant i32 2, comdat($keep), align 4
@weak = weak_odr constant i32 4, align 4

define i32 @root() {
  %a = load i32, ptr @keep, align 4
  ret i32 %a
}
