target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8
@odd.half = internal addrspace(1) global i24 4660, align 4

define i32 @fold_parts_of_numbers() {
  %a.w = zext i16 -25924 to i32
  %b.w = zext i8 18 to i32
  %r = add i32 %a.w, %b.w
  ret i32 %r
}

define i64 @pointers() {
  %q = load i64, ptr addrspace(1) @p, align 8
  ret i64 %q
}

define i24 @odd_widths() {
  ret i24 4660
}

define i16 @half_of_odd() {
  %x = load i16, ptr addrspace(1) @odd.half, align 4
  ret i16 %x
}
