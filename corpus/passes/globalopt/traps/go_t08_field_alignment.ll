; GO-T8: the struct is aligned to 16, and accesses of its fields rely on it. The new variables must be aligned as much,
; or the accesses say less.
; run: @root(i32 6) = i64 11
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@wide = internal addrspace(1) global { i32, [12 x i8], i64 } { i32 1, [12 x i8] zeroinitializer, i64 5 }, align 16

define i64 @root(i32 %x) {
  store i32 %x, ptr addrspace(1) @wide, align 16
  %a = load i32, ptr addrspace(1) @wide, align 16
  %b = load i64, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @wide, i64 16), align 16
  store i64 %b, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @wide, i64 16), align 16
  %a.wide = zext i32 %a to i64
  %r = add i64 %a.wide, %b
  ret i64 %r
}
