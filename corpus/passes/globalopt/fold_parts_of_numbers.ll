; GO-R5: bytes of a number by other widths fold; a pointer read as a number, or half of it, does not, nor does an odd width that the field has not.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@n = internal addrspace(1) global i64 1311768467463790320, align 8
@p = internal addrspace(1) global ptr null, align 8
@odd = internal addrspace(1) global i24 4660, align 4
@odd.half = internal addrspace(1) global i24 4660, align 4

define i32 @fold_parts_of_numbers() {
  %a = load i16, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @n, i64 2), align 2
  %b = load i8, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @n, i64 7), align 1
  %a.w = zext i16 %a to i32
  %b.w = zext i8 %b to i32
  %r = add i32 %a.w, %b.w
  ret i32 %r
}

define i64 @pointers() {
  %q = load i64, ptr addrspace(1) @p, align 8
  ret i64 %q
}

define i24 @odd_widths() {
  %x = load i24, ptr addrspace(1) @odd, align 4
  ret i24 %x
}

define i16 @half_of_odd() {
  %x = load i16, ptr addrspace(1) @odd.half, align 4
  ret i16 %x
}
