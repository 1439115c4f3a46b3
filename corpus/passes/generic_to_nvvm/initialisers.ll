; Initialisers that name the variable cast its address, inside of structs and expressions as well.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@p = internal global ptr @v, align 8
@q = internal global { i32, ptr } { i32 1, ptr getelementptr inbounds ([4 x i32], ptr @v, i64 0, i64 2) }, align 8
@r = internal addrspace(1) global ptr @v, align 8

define i32 @initialisers() {
  %a = load ptr, ptr @p, align 8
  %b = load i32, ptr %a, align 4
  ret i32 %b
}
