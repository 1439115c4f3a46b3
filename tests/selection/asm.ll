; Inline assembly: registers of each kind, tied, several results, a predicate, an immediate.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @add3(i32 %a, i32 %b) {
  %r = call i32 asm "{ .reg .u32 t; add.u32 t, $1, $2; add.u32 $0, t, 3; }", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @tied(i32 %a, i32 %b) {
  %r = call i32 asm "add.u32 $0, $0, $2;", "=r,0,r"(i32 %a, i32 %b)
  ret i32 %r
}
define i64 @two(i32 %a, i32 %b) {
  %r = call { i32, i32 } asm "add.u32 $0, $2, $3; sub.u32 $1, $2, $3;", "=r,=r,r,r"(i32 %a, i32 %b)
  %x = extractvalue { i32, i32 } %r, 0
  %y = extractvalue { i32, i32 } %r, 1
  %z = zext i32 %x to i64
  %w = zext i32 %y to i64
  %v = shl i64 %z, 32
  %u = or i64 %v, %w
  ret i64 %u
}
define i32 @pr(i1 %c, i32 %a) {
  %r = call i32 asm "mov.u32 $0, 7; @$1 mov.u32 $0, $2;", "=r,b,r"(i1 %c, i32 %a)
  ret i32 %r
}
define i16 @sh(i16 %a) {
  %r = call i16 asm "not.b16 $0, $1;", "=h,h"(i16 %a)
  ret i16 %r
}
define i32 @imm(i32 %a) {
  %r = call i32 asm "add.u32 $0, $1, $2;", "=r,r,n"(i32 %a, i32 -5)
  ret i32 %r
}
