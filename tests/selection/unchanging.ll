; Loads of memory that nobody writes, with source lines: `.nc` for what says so and is global.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, ptr %any) !dbg !4 {
  %a = load i32, ptr addrspace(1) %in, !invariant.load !2, !dbg !5
  %b = load volatile i32, ptr addrspace(1) %in, !dbg !5
  %c = load i32, ptr %any, !invariant.load !2, !dbg !6
  %s = add i32 %a, %b, !dbg !6
  %t = add i32 %s, %c
  store i32 %t, ptr addrspace(1) %out, !dbg !7
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 3, column: 9, scope: !4)
!6 = !DILocation(line: 4, column: 5, scope: !4)
!7 = !DILocation(line: 5, column: 1, scope: !4)
