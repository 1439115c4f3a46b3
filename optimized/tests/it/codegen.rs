//! Code generation: what is made of single constructs, the traps of selection (CG-T), and what is refused.

use crate::tandemc_support;
use tandem_ir::machine::text::{Style, print};
use tandem_optimized::codegen::{CodegenOptions, ExactSigns};
use tandem_optimized::driver::ptx::{GenerateError, generate};
use tandem_optimized::options::Options;
use tandemc_support::*;

const HEAD: &str = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n";

fn ptx(ir: &str) -> String {
    let module = tandem_ir::text::parse(format!("{HEAD}{ir}").as_bytes(), "t.ll").unwrap();
    match generate(&module, &CodegenOptions::default(), &Options::default()) {
        Ok(m) => print(&m, Style::Nvvm),
        Err(e) => panic!("{e:?}\n{ir}"),
    }
}
/// The PTX without the tabs that stand behind an opcode.
fn function(body: &str) -> String {
    ptx(body).replace(" \t", " ")
}
fn has(text: &str, words: &[&str]) {
    for w in words {
        assert!(text.contains(w), "no '{w}' in\n{text}");
    }
}
fn lacks(text: &str, words: &[&str]) {
    for w in words {
        assert!(!text.contains(w), "'{w}' in\n{text}");
    }
}

#[test]
fn a_kernel_end_to_end() {
    let folder = Folder::new();
    let ir = format!(
        "{HEAD}define ptx_kernel void @add(ptr %a, ptr %b, ptr %c, i32 %n) {{\n\
         %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n%in = icmp slt i32 %t, %n\nbr i1 %in, label %do, label %end\n\
         do:\n%i = sext i32 %t to i64\n%pa = getelementptr float, ptr %a, i64 %i\n%x = load float, ptr %pa\n\
         %pb = getelementptr float, ptr %b, i64 %i\n%y = load float, ptr %pb\n%s = fadd float %x, %y\n\
         %pc = getelementptr float, ptr %c, i64 %i\nstore float %s, ptr %pc\nbr label %end\nend:\nret void\n}}\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    );
    let file = folder.write("add.ll", ir);
    let out = folder.path("add.ptx");
    let ran = tandemc(&[&file, "--emit", "ptx", "-o", &out]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let text = std::fs::read_to_string(&out).unwrap().replace(" \t", " ");
    has(
        &text,
        &[
            ".version 7.8",
            ".target sm_90",
            ".visible .entry add(",
            ".param .u64 .ptr .align 1 add_param_0",
        ],
    );
    has(
        &text,
        &[
            "mov.u32 %r2, %tid.x;",
            "setp.lt.s32",
            "mad.wide.s32",
            "ld.global.f32",
            "add.rn.f32",
            "st.global.f32",
            "ret;",
        ],
    );
    for style in ["nvvm", "llc"] {
        let ran = tandemc(&[
            &file,
            "--emit",
            "ptx",
            "--ptx-style",
            style,
            "--gpu",
            "sm_100",
        ]);
        has(&ran.out, &[".version 8.6", ".target sm_100"]);
        let back = tandemc_on(
            ran.out.as_bytes(),
            &["-x", "ptx", "-", "--ptx-style", style],
        );
        assert_eq!(back.out, ran.out);
    }
    assert_refused(
        &tandemc(&[&file, "--emit", "ptx", "--gpu", "sm_9"]),
        &["--gpu", "sm_9"],
    );
    assert_refused(
        &tandemc(&[&file, "--gpu", "sm_90", "--passes=verify"]),
        &["--gpu"],
    );
}

#[test]
fn every_kernel_of_the_corpus_has_code() {
    let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/kernels");
    let mut count = 0;
    for entry in std::fs::read_dir(corpus).unwrap() {
        let path = entry.unwrap().path().join("O1.ll");
        let Ok(text) = std::fs::read(&path) else {
            continue;
        };
        let module = tandem_ir::text::parse(&text, "O1.ll").unwrap();
        let made = generate(&module, &CodegenOptions::default(), &Options::default());
        assert!(made.is_ok(), "{}: {made:?}", path.display());
        count += 1;
    }
    assert!(count >= 89, "{count}");
}

#[test]
fn cg_t1_a_float_becomes_a_bit_by_its_size() {
    let t = function("define i1 @f(double %x) {\n%r = fptoui double %x to i1\nret i1 %r\n}\n");
    has(&t, &["abs.f64", "setp.ge.f64"]);
}

#[test]
fn cg_t2_t26_orders_of_atomics_are_kept() {
    let f = |order: &str, scope: &str| {
        function(&format!(
            "define i32 @f(ptr addrspace(1) %p) {{\n%r = atomicrmw add ptr addrspace(1) %p, i32 1 {scope} {order}\nret i32 %r\n}}\n"
        ))
    };
    has(
        &f("seq_cst", ""),
        &["fence.sc.sys;", "atom.acquire.sys.global.add.s32"],
    );
    has(
        &f("acq_rel", "syncscope(\"device\")"),
        &["atom.acq_rel.gpu.global.add.s32"],
    );
    has(
        &f("monotonic", "syncscope(\"block\")"),
        &["atom.relaxed.cta.global.add.s32"],
    );
    lacks(&f("acq_rel", ""), &["fence"]);
    let cas = function(
        "define { i32, i1 } @f(ptr %p, i32 %a, i32 %b) {\n%r = cmpxchg ptr %p, i32 %a, i32 %b release acquire\nret { i32, i1 } %r\n}\n",
    );
    has(&cas, &["atom.acq_rel.sys.cas.b32"]);
}

#[test]
fn cg_t3_a_parameter_is_read_with_its_own_alignment() {
    let t = function(
        "define ptx_kernel void @f(ptr byval([16 x i8]) %p, ptr addrspace(1) %q) {\n%x = load i64, ptr %p, align 1\n\
         store i64 %x, ptr addrspace(1) %q\nret void\n}\n",
    );
    has(&t, &[".param .align 1 .b8 f_param_0[16]", "ld.param.b8"]);
    lacks(&t, &["ld.param.b64 %rd1, [f_param_0]"]);
}

#[test]
fn cg_t5_no_path_runs_into_the_next_block() {
    let t = function(
        "declare void @g() noreturn\ndefine void @f(i1 %c) {\nbr i1 %c, label %a, label %b\na:\ncall void @g() noreturn\nunreachable\n\
         b:\ncall void @llvm.trap()\nunreachable\n}\ndeclare void @llvm.trap()\n",
    );
    has(&t, &["trap;", "exit;"]);
    lacks(&t, &["ret;"]);
}

#[test]
fn cg_t6_t23_products_are_taken_in_only_where_they_may() {
    let f = |flags: &str| {
        function(&format!(
            "define float @f(float %a, float %b, float %c) {{\n%m = fmul {flags} float %a, %b\n%s = fadd {flags} float %m, %c\nret float %s\n}}\n"
        ))
    };
    has(&f("contract"), &["fma.rn.f32"]);
    let plain = f("");
    has(&plain, &["mul.rn.f32", "add.rn.f32"]);
    lacks(&plain, &["fma"]);
    let m = function(
        "define i32 @f(i32 %a, i32 %b, i32 %c) {\n%m = mul i32 %a, %b\n%s = add i32 %m, %c\nret i32 %s\n}\n",
    );
    has(&m, &["mad.lo.s32"]);
}

#[test]
fn cg_t9_copies_of_an_edge_are_parallel() {
    // The values change places in every iteration.
    let t = function(
        "define i32 @f(i32 %n, i32 %x, i32 %y) {\nbr label %l\nl:\n%a = phi i32 [ %x, %0 ], [ %b, %l ]\n%b = phi i32 [ %y, %0 ], [ %a, %l ]\n\
         %i = phi i32 [ 0, %0 ], [ %j, %l ]\n%j = add i32 %i, 1\n%c = icmp ult i32 %j, %n\nbr i1 %c, label %l, label %e\ne:\nret i32 %a\n}\n",
    );
    // a is wanted behind the loop: the copies stand on the way back, three for the two; all others are gone.
    assert_eq!(t.matches("mov.b32").count(), 4, "{t}");
    let back = t.split("bra").nth(1).unwrap_or("");
    assert_eq!(back.matches("mov.b32").count(), 3, "{t}");
}

#[test]
fn cg_t16_what_a_kernel_only_reads_goes_through_the_cache() {
    let kernel = |attrs: &str, kind: &str, access: &str| {
        function(&format!(
            "define {kind} void @f(ptr {attrs} %p, ptr noalias %q, i32 %i) {{\n%a = getelementptr float, ptr %p, i32 %i\n\
             %v = load {access} float, ptr %a, align 4\nstore float %v, ptr %q, align 4\nret void\n}}\n"
        ))
    };
    let t = kernel("noalias readonly", "ptx_kernel", "");
    has(&t, &["ld.global.nc.f32"]);
    // Somebody may write it, or the access asks for what is there now, or it may be local.
    for t in [
        kernel("noalias", "ptx_kernel", ""),
        kernel("readonly", "ptx_kernel", ""),
        kernel("noalias readonly", "ptx_kernel", "volatile"),
        kernel("noalias readonly", "", ""),
    ] {
        assert!(!t.contains(".nc"), "{t}");
    }
}

#[test]
fn what_is_known_of_halves_costs_nothing() {
    // A product of two words: neither upper half adds to it, and its own is renamed.
    let t = function(
        "define i64 @f(i64 %a, i64 %b) {\n%x = zext i64 %a to i128\n%y = zext i64 %b to i128\n%p = mul i128 %x, %y\n\
         %h = lshr i128 %p, 64\n%r = trunc i128 %h to i64\nret i64 %r\n}\n",
    );
    has(&t, &["mul.hi.u64"]);
    assert!(!t.contains("mad.lo") && !t.contains("shr.u64"), "{t}");
    assert!(!t.contains("mov.b64"), "{t}");
    // Two words side by side.
    let t = function(
        "define i128 @f(i64 %a, i64 %b) {\n%x = zext i64 %a to i128\n%y = zext i64 %b to i128\n%h = shl i128 %y, 64\n\
         %r = or disjoint i128 %x, %h\nret i128 %r\n}\n",
    );
    assert!(!t.contains("or.b64") && !t.contains("mov.b64"), "{t}");
}

#[test]
fn cg_t10_t15_upper_bits_are_cleaned_where_they_are_seen() {
    let t = function(
        "define i1 @f(i8 %a, i8 %b) {\n%s = add i8 %a, %b\n%c = icmp ult i8 %s, 7\nret i1 %c\n}\n",
    );
    has(&t, &["and.b16", "setp.lt.u16"]);
    // The amount of a shift is looked at, too.
    let shift = function(
        "define i24 @f(i24 %a, i24 %b) {\n%s = add i24 %b, 1\n%c = shl i24 %a, %s\nret i24 %c\n}\n",
    );
    has(&shift, &["and.b32", "16777215", "shl.b32"]);
    let signed = function(
        "define i32 @f(i8 %a) {\n%s = add i8 %a, 1\n%c = sext i8 %s to i32\nret i32 %c\n}\n",
    );
    has(&signed, &["cvt.s32.s8"]);
    let store = function("define void @f(i1 %a, ptr %p) {\nstore i1 %a, ptr %p\nret void\n}\n");
    has(&store, &["selp.b16", "st.b8"]);
}

#[test]
fn cg_t12_t13_t14_floats() {
    let t =
        function("define i1 @f(float %a, float %b) {\n%c = fcmp une float %a, %b\nret i1 %c\n}\n");
    has(&t, &["setp.neu.f32"]);
    let one =
        function("define i1 @f(float %a, float %b) {\n%c = fcmp one float %a, %b\nret i1 %c\n}\n");
    has(&one, &["setp.ne.f32"]);
    let call = |name: &str| {
        function(&format!(
            "define float @f(float %a, float %b) {{\n%c = call float @llvm.{name}.f32(float %a, float %b)\nret float %c\n}}\ndeclare float @llvm.{name}.f32(float, float)\n"
        ))
    };
    has(&call("minimum"), &["min.NaN.f32"]);
    has(&call("minnum"), &["min.f32"]);
    // Bits that can be seen are changed as bits.
    let neg = function(
        "define i32 @f(float %a) {\n%n = fneg float %a\n%b = bitcast float %n to i32\nret i32 %b\n}\n",
    );
    has(&neg, &["xor.b32"]);
}

#[test]
fn cg_t16_only_invariant_loads_go_past_the_caches() {
    let f = |md: &str| {
        function(&format!(
            "define i32 @f(ptr addrspace(1) %p) {{\n%x = load i32, ptr addrspace(1) %p{md}\nret i32 %x\n}}\n!0 = !{{}}\n"
        ))
    };
    has(&f(", !invariant.load !0"), &["ld.global.nc.b32"]);
    lacks(&f(""), &[".nc"]);
    let volatile = function(
        "define i32 @f(ptr addrspace(1) %p) {\n%x = load volatile i32, ptr addrspace(1) %p\nret i32 %x\n}\n",
    );
    has(&volatile, &["ld.volatile.global.b32"]);
}

#[test]
fn cg_t20_a_dense_switch_is_a_table_with_an_unsigned_check() {
    let cases: String = (10..16)
        .map(|n| format!("i32 {n}, label %b{}\n", n % 3))
        .collect();
    let t = function(&format!(
        "define i32 @f(i32 %x) {{\nswitch i32 %x, label %d [\n{cases}]\nb0:\nret i32 5\nb1:\nret i32 6\nb2:\nret i32 7\nd:\nret i32 8\n}}\n"
    ));
    has(&t, &["setp.gt.u32", ", 5;", ".branchtargets", "brx.idx"]);
    let sparse = function(
        "define i32 @f(i64 %x) {\nswitch i64 %x, label %d [ i64 1, label %a\ni64 9000000000, label %a ]\na:\nret i32 5\nd:\nret i32 8\n}\n",
    );
    has(&sparse, &["setp.eq.b64"]);
}

#[test]
fn cg_t21_t22_names_globals_and_initialisers() {
    let t = function(
        "@a.b = global i32 7\n@p = global ptr @a.b\n@s = internal addrspace(3) global [8 x i32] undef\n@dyn = external addrspace(3) global [0 x i32]\n\
         define ptx_kernel void @k.x(i32 %v) {\nstore i32 %v, ptr @a.b\nstore i32 %v, ptr addrspace(3) @s\nstore i32 %v, ptr addrspace(3) @dyn\nret void\n}\n",
    );
    has(
        &t,
        &[
            "a_$_b[4]",
            "generic(a_$_b)",
            ".shared .align",
            ".extern .shared",
            "st.global.b32 [a_$_b]",
            ".entry k_$_x(",
        ],
    );
}

#[test]
fn a_pointer_is_followed_to_its_space() {
    let t = function(
        "@t = addrspace(3) global [64 x float] undef\ndefine ptx_kernel void @f(ptr %p, i32 %i) {\n%b = alloca [4 x i32]\nstore i32 %i, ptr %b\n\
         %q = getelementptr [4 x i32], ptr %b, i32 0, i32 %i\n%x = load i32, ptr %q\n%f = sitofp i32 %x to float\n\
         %s = getelementptr float, ptr addrspacecast (ptr addrspace(3) @t to ptr), i32 %i\nstore float %f, ptr %s\n\
         %o = getelementptr i8, ptr %p, i64 12\nstore i32 %x, ptr %o\nret void\n}\n",
    );
    has(
        &t,
        &[
            "st.local.b32 [__local_depot0]",
            "ld.local.b32",
            "st.shared.f32",
            "st.global.b32 [%rd",
            "+12]",
        ],
    );
    lacks(&t, &["cvta.local", "cvta.shared"]);
}

/// PS-43: what does not stand between brackets is added before, also where an offset wraps.
#[test]
fn far_offsets_are_added() {
    let t = function(
        "@g = global [4 x i32] zeroinitializer\ndefine void @f(ptr %p, ptr %q) {\n\
         %a = getelementptr i8, ptr %p, i64 2147483640\n%v = load <4 x i32>, ptr %a, align 4\n\
         store <4 x i32> %v, ptr %q, align 4\n\
         %b = getelementptr i8, ptr %p, i64 9223372036854775800\n%w = load <4 x i32>, ptr %b, align 4\n\
         store <4 x i32> %w, ptr %q, align 4\n\
         %c = load i64, ptr getelementptr (i8, ptr getelementptr (i8, ptr @g, i64 9223372036854775807), i64 9223372036854775807), align 1\n\
         store i64 %c, ptr %q, align 1\nret void\n}\n",
    );
    has(&t, &["2147483640;", "0x7FFFFFFFFFFFFFF8;", "g+-2]"]);
    lacks(&t, &["+2147483", "+92233"]);
}

/// A vector of wide integers is not a vector of twice as many narrow ones.
#[test]
fn vectors_of_wide_integers_are_worked_on_lane_by_lane() {
    let folder = Folder::new();
    let t = function(
        "define <2 x i128> @f(<2 x i128> %a) {\n%r = add <2 x i128> %a, %a\nret <2 x i128> %r\n}\n",
    );
    assert_eq!(t.matches("add.cc.s64").count(), 2, "{t}");
    let file = folder.write(
        "v.ll",
        "declare <2 x i128> @llvm.smax.v2i128(<2 x i128>, <2 x i128>)\ndefine void @f(<2 x i128> %a) {\n\
         %r = call <2 x i128> @llvm.smax.v2i128(<2 x i128> %a, <2 x i128> %a)\nret void\n}\n",
    );
    let ran = tandemc(&[&file, "--emit", "ptx", "-o", "-"]);
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    has(&ran.err, &["llvm.smax of wide integers"]);
    // Bits beyond the width of a shift, and a call that disagrees with its callee.
    function(
        "define i128 @f(i128 %a) {\n%r = lshr i128 %a, 170141183460469231731687303715884105727\nret i128 %r\n}\n",
    );
    let text = "declare void @g(ptr)\ndefine void @f(ptr %p) {\ncall void @g(ptr byval({ i64, i64 }) %p)\nret void\n}\n";
    let file = folder.write("c.ll", text);
    let ran = tandemc(&[&file, "--emit", "ptx", "-o", "-"]);
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    has(
        &ran.err,
        &["c.ll:3:1: cannot generate code: a call that passes by value"],
    );
}

/// A value of a block that nothing reaches may be defined by itself.
#[test]
fn blocks_that_nothing_reaches_have_no_code() {
    let t = function(
        "define void @f() {\nret void\nl:\n%e = extractelement <2 x i64> %v, i32 0\n%p = inttoptr i64 %e to ptr\n\
         %v = insertelement <2 x i64> %v, i64 1, i32 1\nstore i8 0, ptr %p\nbr label %l\n}\n",
    );
    lacks(&t, &["st.", "bra"]);
}

#[test]
fn calls_pass_by_slots() {
    let t = function(
        "declare i32 @g(i8 signext, double, ptr byval({ i32, i32 }))\ndefine i32 @f(i8 %a, ptr %p, ptr %fn) {\n\
         %r = call i32 @g(i8 signext %a, double 1.0, ptr byval({ i32, i32 }) %p)\n%s = call i32 %fn(i32 %r)\nret i32 %s\n}\n",
    );
    has(
        &t,
        &[
            ".extern .func",
            "st.param.b32",
            "st.param.f64",
            "call.uni",
            ".callprototype",
            "ld.param.b32",
        ],
    );
}

#[test]
fn inline_assembly_is_taken_over() {
    let t = function(
        "define i32 @f(i32 %a, i32 %b) {\n%r = call i32 asm sideeffect \"{ .reg .pred q; setp.gt.s32 q, $1, $2; selp.b32 $0, $1, $2, q; }\", \"=r,r,r\"(i32 %a, i32 %b)\nret i32 %r\n}\n",
    );
    has(
        &t,
        &[
            "// begin inline asm",
            "setp.gt.s32",
            "selp.b32",
            "// end inline asm",
        ],
    );
}

#[test]
fn what_has_no_code_is_refused_all_at_once_with_its_place() {
    let folder = Folder::new();
    let ir = "define double @f(double %x, double %y) {\n  %r = call double @llvm.cos.f64(double %x)\n  ret double %r\n}\n\
              define i256 @g(i256 %x) {\n  ret i256 %x\n}\n@h = thread_local global i32 0\ndeclare double @llvm.cos.f64(double)\n";
    let file = folder.write("t.ll", ir);
    let out = folder.write("out.ptx", "precious");
    let ran = tandemc(&[&file, "--emit", "ptx", "-o", &out]);
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    has(
        &ran.err,
        &[
            "t.ll:2:3: cannot generate code: llvm.cos of f64",
            "cannot generate code: integer type i256",
            "t.ll:8:1: cannot generate code: a thread_local variable",
        ],
    );
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "precious");
    for (construct, word) in [
        (
            "define void @f(ptr %p) {\nindirectbr ptr %p, [label %a]\na:\nret void\n}",
            "indirectbr",
        ),
        ("define fp128 @f(fp128 %x) {\nret fp128 %x\n}", "fp128"),
        (
            "define <vscale x 2 x i32> @f(<vscale x 2 x i32> %x) {\nret <vscale x 2 x i32> %x\n}",
            "scalable",
        ),
        ("@a = alias i32, ptr @b\n@b = global i32 1", "alias"),
        (
            "define i64 @f(ptr %p, i64 %x) {\n%r = atomicrmw max ptr %p, i64 %x monotonic, align 4\nret i64 %r\n}",
            "an atomic operation that is not aligned",
        ),
        (
            "define i32 @f(ptr %p, i32 %x) {\n%r = cmpxchg ptr %p, i32 %x, i32 1 monotonic monotonic, align 2\n%v = extractvalue { i32, i1 } %r, 0\nret i32 %v\n}",
            "an atomic operation that is not aligned",
        ),
        (
            "define float @f(float %x) {\n%r = call float @llvm.sin.f32(float %x)\nret float %r\n}\ndeclare float @llvm.sin.f32(float)",
            "llvm.sin",
        ),
        ("@s = addrspace(3) global i32 4", "shared"),
        (
            "define void @f(ptr addrspace(9) %p) {\nret void\n}",
            "address space 9",
        ),
        (
            "define void @f() {\nfence syncscope(\"agent\") acquire\nret void\n}",
            "syncscope",
        ),
    ] {
        let module =
            tandem_ir::text::parse(format!("{HEAD}{construct}\n").as_bytes(), "t.ll").unwrap();
        match generate(&module, &CodegenOptions::default(), &Options::default()) {
            Err(GenerateError::Unsupported(all)) => {
                assert!(
                    all.iter().any(|u| u.construct.contains(word)),
                    "{word}: {all:?}"
                );
            }
            other => panic!("{construct}: {other:?}"),
        }
    }
}

#[test]
fn source_lines_are_kept() {
    let ir = "define i32 @f(i32 %a) !dbg !4 {\n%r = add i32 %a, 1, !dbg !6\nret i32 %r, !dbg !7\n}\n\
              !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)\n\
              !1 = !DIFile(filename: \"k.cu\", directory: \"/src\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
              !3 = !DISubroutineType(types: !5)\n!4 = distinct !DISubprogram(name: \"f\", file: !1, line: 3, type: !3, unit: !0)\n!5 = !{}\n\
              !6 = !DILocation(line: 4, column: 9, scope: !4)\n!7 = !DILocation(line: 5, column: 2, scope: !4)\n";
    let t = function(ir);
    has(
        &t,
        &[".file\t1 \"/src/k.cu\"", ".loc\t1 4 9", ".loc\t1 5 2"],
    );
    let module = tandem_ir::text::parse(format!("{HEAD}{ir}").as_bytes(), "t.ll").unwrap();
    let without = CodegenOptions {
        no_lines: true,
        ..CodegenOptions::default()
    };
    let bare = generate(&module, &without, &Options::default()).unwrap();
    let bare = print(&bare, Style::Nvvm).replace(" \t", " ");
    let code = |t: &str| -> Vec<String> {
        let lines = t
            .lines()
            .filter(|l| !l.contains(".loc") && !l.contains(".file"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(code(&bare), code(&t), "the code is the same without lines");
    lacks(&bare, &[".loc", ".file"]);
}

/// D2: a sign is changed as bits where they can be seen, always, or never, and then the PTX states the licence.
#[test]
fn exact_fneg_d2_chooses_how_a_sign_is_changed() {
    let ir = "define float @seen(float %a) {\n%r = fneg float %a\nret float %r\n}\n\
              define float @computed(float %a) {\n%n = fneg float %a\n%r = fadd float %n, %a\nret float %r\n}\n";
    let module = tandem_ir::text::parse(format!("{HEAD}{ir}").as_bytes(), "t.ll").unwrap();
    let made = |exact_signs| {
        let options = CodegenOptions {
            exact_signs,
            ..CodegenOptions::default()
        };
        let all = generate(&module, &options, &Options::default()).unwrap();
        let text = print(&all, Style::Nvvm);
        let count = |what: &str| text.matches(what).count();
        let licence = count("//! licence exact-fneg=never");
        (count("neg.f32"), count("xor.b32"), licence)
    };
    assert_eq!(made(ExactSigns::Auto), (1, 1, 0));
    assert_eq!(made(ExactSigns::Always), (0, 2, 0));
    assert_eq!(made(ExactSigns::Never), (2, 0, 1));
}

#[test]
fn odd_integers_and_blocks_of_memory() {
    let t = function(
        "define i24 @f(ptr %p) {\n%x = load i24, ptr %p, align 4\n%y = add i24 %x, 1\nstore i24 %y, ptr %p, align 2\nret i24 %y\n}\n",
    );
    has(&t, &["ld.u16", "ld.u8", "+2]", "st.b16", "st.b8"]);
    // Of 13 bits both bytes are written, whatever the alignment.
    let t =
        function("define void @f(ptr %p, i13 %x) {\nstore i13 %x, ptr %p, align 1\nret void\n}\n");
    has(&t, &["8191", "shr.u16", "st.b8 [%rd1+1]"]);
    // A generic pointer with an offset is made one of another space.
    let t = function(
        "define void @f(ptr %p, i8 %x) {\n%q = getelementptr i8, ptr %p, i64 2\n%l = addrspacecast ptr %q to ptr addrspace(5)\nstore i8 %x, ptr addrspace(5) %l, align 1\nret void\n}\n",
    );
    has(&t, &["add.s64", "cvta.to.local.u64", "st.local.b8"]);
    let copy = function(
        "define void @f(ptr %d, ptr addrspace(1) %s, i64 %n) {\ncall void @llvm.memcpy.p0.p1.i64(ptr align 4 %d, ptr addrspace(1) align 4 %s, i64 %n, i1 false)\n\
         call void @llvm.memcpy.p0.p1.i64(ptr align 8 %d, ptr addrspace(1) align 8 %s, i64 24, i1 false)\n\
         call void @llvm.memset.p0.i64(ptr align 4 %d, i8 7, i64 6, i1 false)\nret void\n}\n\
         declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
    );
    has(
        &copy,
        &[
            "setp.lt.u64",
            "ld.global.b8",
            "ld.global.b64",
            "+16]",
            "117901063",
            "1799",
        ],
    );
}
