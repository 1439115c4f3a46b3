; Lanes of a vector lie closer than elements of an array: those of 20 bits are three bytes apart.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptr @lane(ptr %p) {
  %r = getelementptr <4 x i20>, ptr %p, i64 0, i64 2
  ret ptr %r
}
define ptr @byte_lane(ptr %p, i32 %i) {
  %r = getelementptr <4 x i8>, ptr %p, i64 1, i32 %i
  ret ptr %r
}
