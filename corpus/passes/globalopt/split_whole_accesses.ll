; GO-R7: a load and a store of the whole struct become one for each field; the loaded one is atomic-free and plain.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(1) global { i32, i64 } { i32 1, i64 2 }, align 8

define { i32, i64 } @split_whole_accesses({ i32, i64 } %new) {
  %old = load { i32, i64 }, ptr addrspace(1) @s, align 8
  store { i32, i64 } %new, ptr addrspace(1) @s, align 8
  ret { i32, i64 } %old
}
