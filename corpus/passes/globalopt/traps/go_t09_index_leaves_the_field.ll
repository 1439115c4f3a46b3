; GO-T9: an index that is not known walks from the first field into the second one, all of it inside the object. The struct
; must not be split.
; keep: @rows
; run: @root(i64 2) = i32 30
; run: @root(i64 3) = i32 40
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rows = internal addrspace(1) global { [2 x i32], [2 x i32] } { [2 x i32] [i32 10, i32 20], [2 x i32] [i32 30, i32 40] }, align 4

define i32 @root(i64 %i) {
  %k = and i64 %i, 3
  %at = getelementptr inbounds i32, ptr addrspace(1) @rows, i64 %k
  %r = load i32, ptr addrspace(1) %at, align 4
  ret i32 %r
}

define void @write(i32 %v) {
  store i32 %v, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @rows, i64 12), align 4
  ret void
}
