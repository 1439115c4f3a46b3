; GO-T7: a store covers two fields, another one lands in padding. Such a struct must not be split.
; keep: @pair
; keep: @gap
; run: @root(i64 21474836483) = i32 8
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pair = internal addrspace(1) global { i32, i32 } { i32 1, i32 2 }, align 8
@gap = internal addrspace(1) global { i8, i32 } { i8 1, i32 2 }, align 4

define i32 @root(i64 %both) {
  store i64 %both, ptr addrspace(1) @pair, align 8
  %a = load i32, ptr addrspace(1) @pair, align 8
  %b = load i32, ptr addrspace(1) getelementptr inbounds ({ i32, i32 }, ptr addrspace(1) @pair, i32 0, i32 1), align 4
  store i8 9, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @gap, i64 2), align 1
  %t = trunc i32 %a to i8
  store i8 %t, ptr addrspace(1) @gap, align 4
  %c = load i32, ptr addrspace(1) getelementptr inbounds ({ i8, i32 }, ptr addrspace(1) @gap, i32 0, i32 1), align 4
  store i32 %c, ptr addrspace(1) getelementptr inbounds ({ i8, i32 }, ptr addrspace(1) @gap, i32 0, i32 1), align 4
  %r = add i32 %a, %b
  ret i32 %r
}
