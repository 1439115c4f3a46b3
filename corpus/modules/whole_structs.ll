; GO-R7: the struct is loaded and stored as a whole beside its fields: each such access becomes one for each field.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%complex = type { float, float }
%range = type { i32, i64 }

@value = internal addrspace(1) global %complex { float 1.0, float 0.0 }, align 4
@range = internal addrspace(3) global %range undef, align 8
@saved = internal addrspace(1) global %range { i32 -1, i64 -1 }, align 16

define float @rotate() {
  %v = load %complex, ptr addrspace(1) @value, align 4
  %re = extractvalue %complex %v, 0
  %im = extractvalue %complex %v, 1
  %minus = fneg float %im
  %a = insertvalue %complex poison, float %minus, 0
  %b = insertvalue %complex %a, float %re, 1
  store %complex %b, ptr addrspace(1) @value, align 4
  %again = load float, ptr addrspace(1) getelementptr inbounds (%complex, ptr addrspace(1) @value, i32 0, i32 1), align 4
  ret float %again
}

define i64 @narrow(i32 %x) {
  %wide = zext i32 %x to i64
  %a = insertvalue %range poison, i32 %x, 0
  %b = insertvalue %range %a, i64 %wide, 1
  store %range %b, ptr addrspace(3) @range, align 8
  %from = load i32, ptr addrspace(3) @range, align 8
  %old = load %range, ptr addrspacecast (ptr addrspace(1) @saved to ptr), align 16
  store %range %b, ptr addrspace(1) @saved, align 8
  %old.to = extractvalue %range %old, 1
  %from.wide = zext i32 %from to i64
  %r = add i64 %old.to, %from.wide
  ret i64 %r
}
