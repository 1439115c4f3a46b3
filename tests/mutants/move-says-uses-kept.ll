; knobs: 
target triple = "nvptx64-nvidia-cuda"
@g = global i32 1
@p = global ptr @g
