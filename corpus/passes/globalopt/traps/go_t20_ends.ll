; GO-T20: what takes a variable's place is a candidate itself. The pass must come to an end, and running it again must
; change nothing.
; again: same
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%inner = type { i32, { i16, i16 } }
%outer = type { %inner, { %inner, i64 }, [2 x i32] }

@deep = internal addrspace(1) global %outer zeroinitializer, align 8
@small = internal addrspace(1) global { i64 } { i64 3 }, align 8

define i64 @root(i32 %x) {
  store i32 %x, ptr addrspace(1) @deep, align 8
  %half = trunc i32 %x to i16
  store i16 %half, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @deep, i64 6), align 2
  %a = load i16, ptr addrspace(1) getelementptr inbounds (%outer, ptr addrspace(1) @deep, i32 0, i32 0, i32 1, i32 1), align 2
  store i64 4, ptr addrspace(1) getelementptr inbounds (%outer, ptr addrspace(1) @deep, i32 0, i32 1, i32 1), align 8
  %b = load i64, ptr addrspace(1) getelementptr inbounds (%outer, ptr addrspace(1) @deep, i32 0, i32 1, i32 1), align 8
  %c = load i64, ptr addrspace(1) @small, align 8
  %a.wide = zext i16 %a to i64
  %s = add i64 %a.wide, %b
  %t = add i64 %s, %c
  store i64 %t, ptr addrspace(1) @small, align 8
  ret i64 %t
}
