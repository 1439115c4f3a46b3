; GO-T13: names that somebody else can see or replace: external, weak, common, in the list of used names, in a section.
; All of them must stay as they are.
; keep: @outside
; keep: @weak
; keep: @shared.name
; keep: @used
; keep: @placed
; keep: @borrowed
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@outside = addrspace(1) global { i32, i32 } { i32 1, i32 2 }, align 4
@weak = weak addrspace(1) global { i32, i32 } { i32 1, i32 2 }, align 4
@shared.name = common addrspace(1) global i32 0, align 4
@used = internal addrspace(1) global { i32, i32 } { i32 1, i32 2 }, align 4
@placed = internal addrspace(1) global { i32, i32 } { i32 1, i32 2 }, section "config", align 4
@borrowed = available_externally addrspace(1) global i32 6, align 4
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @used to ptr)], section "llvm.metadata"

define i32 @root() {
  %a = load i32, ptr addrspace(1) @outside, align 4
  %b = load i32, ptr addrspace(1) @weak, align 4
  %c = load i32, ptr addrspace(1) @shared.name, align 4
  %d = load i32, ptr addrspace(1) @used, align 4
  %e = load i32, ptr addrspace(1) @placed, align 4
  %f = load i32, ptr addrspace(1) @borrowed, align 4
  %s0 = add i32 %a, %b
  %s1 = add i32 %c, %d
  %s2 = add i32 %e, %f
  %s3 = add i32 %s0, %s1
  %s4 = add i32 %s3, %s2
  ret i32 %s4
}
