; A module with a bit of everything that LLVM 22 reads.
source_filename = "everything.c"
target datalayout = "e-p:64:64-p3:32:32-i64:64-v16:16-n16:32:64-A5"
target triple = "nvptx64-nvidia-cuda"

module asm ".globl a\0A"

%pair = type { i32, %opaque.ptr* }
%opaque.ptr = type opaque
%packed = type <{ i8, [2 x <4 x float>] }>
%0 = type { i8 }

$c = comdat any

@a = internal unnamed_addr addrspace(3) constant [3 x i8] c"a\00\FF", section "s", comdat($c), align 8
@"quoted name" = external thread_local(initialexec) global %pair, align 4 #0
@f = hidden global float 0x3FF8000000000000, !dbg !20
@h = dso_local global half 0xH3C00
@b = weak_odr global bfloat 0xR3F80
@x = global x86_fp80 0xK3FFF8000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
@p = global ppc_fp128 0xM3FF00000000000000000000000000000
@v = global <4 x i32> <i32 1, i32 -2, i32 undef, i32 poison>
@agg = global { i32, ptr, <{ i8, [2 x <4 x float>] }> } { i32 1, ptr @agg, <{ i8, [2 x <4 x float>] }> zeroinitializer }
@gep = global ptr getelementptr inbounds nuw inrange(-4, 8) ({ i32, ptr }, ptr @agg, i64 0, i32 1)
@expr = global i64 sub (i64 ptrtoint (ptr @agg to i64), i64 xor (i64 ptrtoint (ptr @f to i64), i64 3))
@ba = global ptr blockaddress(@all, %then)
@eq = global ptr dso_local_equivalent @all
@0 = private global i128 170141183460469231731687303715884105727
@tgt = external global target("spirv.Image", void, 1, 0)
@alias = weak alias i32, ptr @f
@ifn = ifunc void (), ptr @resolver


; Function Attrs: nounwind
define dso_local ptx_kernel void @all(ptr noundef align 8 captures(none) dereferenceable(16) %p, i32 signext range(i32 0, 10) %n, ptr byval(%pair) %bv, float nofpclass(nan inf) %fl, i1 %c) local_unnamed_addr #0 section "t" comdat($c) align 16 personality ptr @pers !dbg !5 {
entry:
  %a = alloca i64, i32 4, align 16, addrspace(5)
    #dbg_declare(ptr addrspace(5) %a, !7, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 32), !9)
  %l = load volatile i32, ptr %p, align 4, !range !21, !noundef !22
  store atomic i32 %l, ptr %p syncscope("agent") release, align 4
  fence seq_cst
  %cx = cmpxchg weak ptr %p, i32 0, i32 %n acq_rel monotonic, align 4
  %rmw = atomicrmw volatile fadd ptr %p, float %fl monotonic, align 4
  %ev = extractvalue { i32, i1 } %cx, 0
  %iv = insertvalue { i32, i1 } %cx, i32 %n, 0
  %g = getelementptr inbounds nuw %pair, ptr %bv, i64 0, i32 1
  %1 = add nuw nsw i32 %n, 1
  %or = or disjoint i32 %1, 8
  %div = sdiv exact i32 %or, 2
  %z = zext nneg i32 %div to i64
  %t = trunc nuw i64 %z to i8
  %cmp = icmp samesign ult i32 %n, 4
  %fc = fcmp fast ord float %fl, 0.0
  %fm = fmul nnan contract float %fl, 2.5e+00
  %fn = fneg float %fm
  %sel = select i1 %fc, float %fn, float 1.0
  %fr = freeze i32 %n
  %vec = insertelement <4 x i32> poison, i32 %fr, i64 0
  %shuf = shufflevector <4 x i32> %vec, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %ee = extractelement <2 x i32> %shuf, i32 0
  %asc = addrspacecast ptr %p to ptr addrspace(1)
  %asm = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A", "=r,r"(i32 %n) #1, !srcloc !22
  %call = call fastcc zeroext i8 (i8, ...) @callee(i8 signext %t, i32 1) #1 [ "deopt"(i32 1, ptr null), "x"() ]
    #dbg_value(!DIArgList(i32 %n, i32 %fr), !7, !DIExpression(), !9)
  call void @llvm.test.use(metadata i32 %n)
  br i1 %cmp, label %then, label %7, !prof !23

then:                                             ; preds = %entry
  %phi = phi i32 [ %ee, %entry ], [ %late, %join ]
  switch i32 %phi, label %join [
    i32 0, label %join
    i32 -1, label %7
  ]

7:                                                ; preds = %entry, %then
  %8 = call i32 @llvm.ctpop.i32(i32 %n)
  invoke void @thrower() to label %join unwind label %lpad

lpad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @f]
  resume { ptr, i32 } %lp

join:                                             ; preds = %then
  %late = add i32 %n, 3
  indirectbr ptr blockaddress(@all, %then), [label %then, label %done]

done:
  ret void
}

define internal ptr @resolver() {
  %s = add <vscale x 4 x i32> splat (i32 7), zeroinitializer
  ret ptr null
}

declare ptr @alloc(i64) allocsize(0) "alloc-family"="x"
declare i8 @callee(i8, ...)
declare void @thrower() nounwind memory(argmem: read, inaccessiblemem: write)
declare i32 @pers(...)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.test.use(metadata)

attributes #0 = { nounwind uwtable(sync) vscale_range(1,16) "target-cpu"="sm_90" "flag" }
attributes #1 = { convergent memory(none) }

!llvm.dbg.cu = !{!0}
!named = !{!22, !23}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p\22q", isOptimized: true, emissionKind: FullDebug, enums: !22)
!1 = !DIFile(filename: "everything.c", directory: "/", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!5 = distinct !DISubprogram(name: "all", scope: !1, file: !1, line: 1, type: !6, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !{null, !8})
!7 = !DILocalVariable(name: "v", arg: 1, scope: !5, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 2, column: 3, scope: !5)
!20 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!21 = !{i32 0, i32 7}
!22 = !{}
!23 = !{!"branch_weights", i32 1, i32 2}
!24 = distinct !DIGlobalVariable(name: "f", scope: !0, file: !1, line: 3, type: !8, isLocal: false, isDefinition: true)

uselistorder i32 7, { 1, 0 }
^0 = module: (path: "a", hash: (0, 0, 0, 0, 0))
