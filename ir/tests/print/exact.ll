source_filename = "exact.c"
target datalayout = "e-p:64:64-p3:32:32-i64:64-n16:32:64-A5"
target triple = "nvptx64-nvidia-cuda"

module asm ".globl x"
module asm "quoted \22text\22"

%0 = type { i32, %named }
%named = type <{ i8, [3 x i16] }>

$c1 = comdat any

$c2 = comdat largest

@a = global i32 7, align 4
@b = internal unnamed_addr constant [3 x i8] c"a\22\00", section "s", align 1
@c = external addrspace(3) global [0 x float], align 16
@d = weak_odr hidden global %0 zeroinitializer, comdat($c1)
@e = linkonce_odr dso_local local_unnamed_addr global ptr @a, comdat($c2)
@f1 = thread_local(initialexec) global double 0x3FB999999999999B
@f2 = thread_local global float 1.000000e+00
@f3 = global [5 x half] [half 0xH3C00, half 0xH0000, half 0xH7C00, half 0xH7E00, half 0xH8000]
@f4 = global bfloat 0xR3F80
@f5 = global x86_fp80 0xK3FFF8000000000000000
@f6 = global fp128 0xL00000000000000003FFF000000000000
@f7 = global ppc_fp128 0xM3FF00000000000000000000000000000
@g1 = addrspace(1) externally_initialized global i64 -1, align 8, !md !0
@g2 = global <2 x i32> <i32 1, i32 2>
@g3 = global <2 x i32> splat (i32 3)
@g4 = global { i1, i128, <{ i8 }> } { i1 true, i128 -170141183460469231731687303715884105728, <{ i8 }> <{ i8 -1 }> }
@g5 = global ptr getelementptr inbounds (%0, ptr @d, i64 0, i32 1)
@g6 = global ptr getelementptr inbounds nuw (i8, ptr @d, i64 2)
@g7 = global ptr getelementptr inrange(-8, 16) (i8, ptr @d, i64 8)
@g8 = global i64 ptrtoint (ptr @a to i64)
@g9 = global ptr addrspacecast (ptr addrspace(3) @c to ptr)
@ga = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))
@gb = global ptr no_cfi @fn
@gc = global ptr dso_local_equivalent @fn
@gd = global i32 undef
@ge = global i32 poison
@"quoted name" = global ptr null
@0 = private global i32 1, no_sanitize_address
@1 = private global i32 2
@gf = global ptr blockaddress(@control, %then)
@gg = global i32 0, code_model "large"
@gh = global i32 0 #0

@al = alias i32, ptr @a
@al2 = weak hidden unnamed_addr alias i8, getelementptr inbounds (i8, ptr @a, i64 1)

@if = ifunc void (), ptr @resolver

declare void @fn()

define internal ptr @resolver() {
  ret ptr @fn
}

declare !md !0 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

declare i32 @printf(ptr noundef readonly captures(none), ...) #2

declare i32 @pers(...)

define weak_odr protected fastcc i32 @arith(i32 %x, i32 noundef range(i32 0, 9) %0, float %f, <4 x i32> %v, ptr align 8 dereferenceable(16) %p) unnamed_addr #3 section "text" align 16 gc "shadow" prefix i32 1 prologue i8 2 !prof !1 {
  %2 = add nuw nsw i32 %x, %0
  %s = sub i32 %2, -1
  %m = mul nsw i32 %s, 3
  %ud = udiv exact i32 %m, 2
  %sd = sdiv i32 %m, 2
  %ur = urem i32 %m, 2
  %sr = srem i32 %m, 2
  %sh = shl nuw i32 %m, 2
  %lr = lshr exact i32 %m, 2
  %ar = ashr i32 %m, 2
  %an = and i32 %m, 2
  %or = or disjoint i32 %m, 2
  %xo = xor i32 %m, -1
  %fa = fadd fast float %f, 1.000000e+00
  %fs = fsub nnan ninf float %f, 2.000000e+00
  %fm = fmul reassoc nsz arcp contract afn float %f, 0x3FB99999A0000000
  %fd = fdiv float %f, 0x7FF0000000000000
  %fr = frem float %f, 0xFFF8000000000000
  %fn = fneg nsz float %f
  %c1 = icmp samesign ult i32 %m, 2
  %c2 = icmp eq ptr %p, null
  %c3 = fcmp fast oeq float %f, 0.000000e+00
  %t = trunc nuw nsw i32 %m to i8
  %z = zext nneg i8 %t to i64
  %se = sext i8 %t to i64
  %pi = ptrtoint ptr %p to i64
  %ip = inttoptr i64 %pi to ptr
  %bc = bitcast float %f to i32
  %ac = addrspacecast ptr %p to ptr addrspace(1)
  %uf = uitofp nneg i32 %m to float
  %fx = fpext fast float %f to double
  %sel = select fast i1 %c1, float %f, float 0.000000e+00
  %fz = freeze i32 %m
  %ee = extractelement <4 x i32> %v, i64 0
  %ie = insertelement <4 x i32> %v, i32 1, i64 3
  %sv = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 2, i32 3>
  %sz = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> zeroinitializer
  %sp = shufflevector <4 x i32> %v, <4 x i32> %sv, <2 x i32> poison
  %sy = shufflevector <vscale x 4 x i32> undef, <vscale x 4 x i32> undef, <vscale x 4 x i32> zeroinitializer
  %iv = insertvalue { i32, [2 x i8] } undef, i8 1, 1, 0
  %ev = extractvalue { i32, [2 x i8] } %iv, 1, 0
  ret i32 %m
}

define ptx_kernel void @memory(ptr addrspace(1) %p, ptr %q, i32 %n) {
  %a = alloca i32, align 4, addrspace(5)
  %b = alloca { i32, i64 }, i32 %n, align 8, addrspace(5)
  %l = load i32, ptr addrspace(1) %p, align 4, !range !2
  %lv = load volatile i64, ptr %q, align 2
  %la = load atomic i32, ptr %q syncscope("block") acquire, align 4
  store i32 %l, ptr addrspace(5) %a, align 4
  store atomic volatile i32 %l, ptr %q seq_cst, align 4
  fence syncscope("agent") acq_rel
  fence seq_cst
  %cx = cmpxchg weak volatile ptr %q, i32 0, i32 1 syncscope("block") acq_rel monotonic, align 4
  %rm = atomicrmw volatile umax ptr %q, i32 1 syncscope("block") monotonic, align 4
  %g1 = getelementptr inbounds nuw i8, ptr %q, i64 8
  %g2 = getelementptr nusw { i32, i64 }, ptr %q, i64 1, i32 1
  %va = va_arg ptr %q, i32
  ret void
}

define void @control(i1 %c, i32 %x) personality ptr @pers {
entry:
  br i1 %c, label %then, label %0

then:
  switch i32 %x, label %join [
    i32 0, label %0
    i32 -5, label %join
  ]

0:
  %1 = phi i32 [ 1, %entry ], [ 2, %then ]
  br label %join

join:
  %p = phi fast float [ 1.000000e+00, %then ], [ 1.000000e+00, %then ], [ 0.000000e+00, %0 ]
  %2 = call i32 (ptr, ...) @printf(ptr noundef nonnull @b, i32 noundef %x) #5
  tail call void @fn()
  %3 = notail call fast float @flt(float %p)
  %4 = call fastcc noundef i32 @fcc(i32 inreg 1) #6 [ "deopt"(i32 1, ptr null), "x"() ]
  call void asm sideeffect alignstack "bar.sync \220\22", "~{memory}"()
  %5 = call i32 asm "mov $0, 1", "=r"()
  indirectbr ptr null, [label %then, label %inv]

inv:
  %6 = invoke i32 @pers()
          to label %ok unwind label %lpad

ok:
  callbr void asm "", "!i"()
          to label %dead [label %dead]

dead:
  unreachable

lpad:
  %7 = landingpad { ptr, i32 }
          cleanup
          catch ptr @a
          filter [1 x ptr] [ptr @b]
  resume { ptr, i32 } %7
}

declare float @flt(float)

declare fastcc i32 @fcc(i32)

define void @pads() personality ptr @pers {
  invoke void @fn()
          to label %done unwind label %cs

cs:
  %s = catchswitch within none [label %h] unwind label %cl

h:
  %p = catchpad within %s [ptr null, i32 64]
  catchret from %p to label %done

cl:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller

done:
  ret void
}

define i32 @"thunk me"(i32 %x, ...) {
  %r = musttail call i32 (i32, ...) @"thunk me"(i32 %x, ...)
  ret i32 %r
}

define void @debug(i32 %x) !dbg !6 {
    #dbg_value(i32 %x, !10, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !11)
    #dbg_value(!DIArgList(i32 %x, i32 1), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !11)
  call void @llvm.sideeffect(), !dbg !11
  ret void, !dbg !11
}

declare void @llvm.sideeffect() #4

attributes #0 = { "bss-section"="x" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { nofree nounwind }
attributes #3 = { alwaysinline convergent nounwind memory(argmem: read) uwtable(sync) "frame-pointer"="all" "target-cpu"="sm_70" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { convergent }

!named = !{!0, !2}
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!5}

!0 = !{!"string \22x\22", i32 1, null, ptr @a, !1}
!1 = !{!"function_entry_count", i64 7}
!2 = !{i32 0, i32 9}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "debug", scope: !4, file: !4, line: 1, type: !7, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !3)
!7 = !DISubroutineType(types: !8)
!8 = !{null, !9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !6, file: !4, line: 1, type: !9)
!11 = !DILocation(line: 1, column: 2, scope: !6)
