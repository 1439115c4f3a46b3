; GO-R5: every store stores the bytes that are there anyway, two fields at once in one case.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@state = internal addrspace(1) global { i32, i32, i64 } { i32 1, i32 2, i64 7 }, align 8

define i64 @fold_same_stores() {
  store i64 8589934593, ptr addrspace(1) @state, align 8
  store i64 7, ptr addrspace(1) getelementptr inbounds ({ i32, i32, i64 }, ptr addrspace(1) @state, i32 0, i32 2), align 8
  %a = load i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @state, i64 4), align 4
  %b = load i64, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @state, i64 8), align 8
  %c = zext i32 %a to i64
  %r = add i64 %b, %c
  ret i64 %r
}
