; GO-R5: a struct in constant memory and a table that nothing writes: loads become numbers, the variables go.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cfg = internal addrspace(4) constant { i32, float, i8 } { i32 3, float 1.5, i8 2 }, align 8
@table = internal addrspace(1) global [4 x i16] [i16 1, i16 2, i16 3, i16 4], align 2

define float @fold_constant(float %x) {
  %a = load i32, ptr addrspacecast (ptr addrspace(4) @cfg to ptr), align 8
  %b = load float, ptr getelementptr inbounds nuw ({ i32, float, i8 }, ptr addrspacecast (ptr addrspace(4) @cfg to ptr), i32 0, i32 1), align 4
  %c = load i8, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @cfg, i64 8), align 8
  %d = load i16, ptr addrspace(1) getelementptr inbounds ([4 x i16], ptr addrspace(1) @table, i64 0, i64 2), align 2
  %a.f = sitofp i32 %a to float
  %c.f = uitofp i8 %c to float
  %d.f = sitofp i16 %d to float
  %s = fadd float %a.f, %b
  %t = fadd float %c.f, %d.f
  %u = fadd float %s, %t
  %r = fmul float %u, %x
  ret float %r
}
