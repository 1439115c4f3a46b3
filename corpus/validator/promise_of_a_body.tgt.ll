target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f() {
  call void @g() [ "unknown"() ]
  ret void
}
define void @g() nosync nofree nounwind {
  ret void
}
