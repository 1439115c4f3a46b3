target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$gone = comdat any

$kept = comdat any

@gone = internal constant i32 1, align 4
@kept = linkonce_odr constant i32 2, comdat, align 4
@beside = linkonce_odr constant i32 3, comdat($kept), align 4
