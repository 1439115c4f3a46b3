; What becomes internal has default visibility; what a DLL exports stays.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@h = hidden addrspace(1) global i32 1, align 4
@p = protected addrspace(1) global i32 2, align 4
@e = dllexport global i32 3, align 4

define hidden i32 @f() {
  ret i32 1
}
