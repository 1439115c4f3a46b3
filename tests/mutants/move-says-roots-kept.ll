; knobs: 
target triple = "nvptx64-nvidia-cuda"
@g = global i32 1
!nvvm.annotations = !{!0}
!0 = !{ptr @g, !"managed", i32 1}
