target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s.f0 = internal addrspace(1) global i32 1, align 8
@s.f1 = internal addrspace(1) global i64 2, align 8

define { i32, i64 } @split_whole_accesses({ i32, i64 } %new) {
  %1 = load i32, ptr addrspace(1) @s.f0, align 8
  %2 = insertvalue { i32, i64 } poison, i32 %1, 0
  %3 = load i64, ptr addrspace(1) @s.f1, align 8
  %4 = insertvalue { i32, i64 } %2, i64 %3, 1
  %5 = extractvalue { i32, i64 } %new, 0
  store i32 %5, ptr addrspace(1) @s.f0, align 8
  %6 = extractvalue { i32, i64 } %new, 1
  store i64 %6, ptr addrspace(1) @s.f1, align 8
  ret { i32, i64 } %4
}
